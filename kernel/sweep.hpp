// The sweep over the ranks (after van Rijn, Takes and Vis, 2015): the least cost of every state, with a floor for the
// ranks to come, and then the states that lie on cheapest ways.
#pragma once

#include <optional>
#include <vector>

#include "bounds.hpp"
#include "meter.hpp"
#include "moves.hpp"

namespace openrummy::table {

// States by key, with the least cost so far: open addressing, so that a state is one probe away.
class Layer {
  public:
    struct State {
        Key key;
        std::int32_t cost, floor;  // floor: of the ranks to come
    };

    Layer() : places_(kSmallest, kFree) {}
    std::uint32_t offer(Key key, std::int32_t cost, std::int32_t floor);  // the index of the state
    int index(Key key) const;  // -1 if absent
    void narrow(std::size_t width);
    const std::vector<State>& states() const { return states_; }
    std::size_t size() const { return states_.size(); }

  private:
    static constexpr std::size_t kSmallest = 64;
    static constexpr std::int32_t kFree = -1;

    std::size_t home(Key key) const { return (key * 0x9E3779B97F4A7C15u) >> shift_; }
    void rebuild(std::size_t places);

    std::vector<State> states_;
    std::vector<std::int32_t> places_;
    int shift_ = 64 - 6;
};

// One rank of the cheapest ways: the states on them, and for each the moves that stay on such a way.
struct Marked {
    struct Edge {
        std::uint32_t move, to;
    };
    std::vector<Key> states;
    std::vector<std::uint32_t> first;  // of the edges of state i: first[i] .. first[i + 1]
    std::vector<Edge> edges;
};

struct Ways {
    std::vector<std::vector<Move>> moves;  // by rank, from 1 at index 0; the high aces need none
    std::vector<Marked> ranks;             // the states before each rank, then before and after the high aces
    int cost = 0;
};

// The cheapest ways that leave at most `limit`, or nothing.  With more states than `few` they are not followed: then the
// lanes of the single suits are quicker (fewest.hpp).
struct Swept {
    std::optional<Ways> ways;  // all of them, where they are few enough to be followed one by one
    std::optional<int> cost;   // of the cheapest way that was found
    bool proved = true;        // that nothing is cheaper
    bool all_ways = true;      // false when the meter was spent before they were found
};
Swept sweep(const Counted& counted, int limit, std::size_t few, Meter& meter);

}  // namespace openrummy::table
