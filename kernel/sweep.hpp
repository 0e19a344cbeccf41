// The sweep over the ranks (after van Rijn, Takes and Vis, 2015): the least cost of every state, with a floor for the
// ranks to come, and then the states that lie on cheapest ways.
#pragma once

#include <optional>
#include <vector>

#include "bounds.hpp"
#include "by_key.hpp"
#include "meter.hpp"
#include "moves.hpp"

namespace openrummy::table {

struct State {
    Key key;
    std::int32_t cost, floor;  // floor: of the ranks to come
};

// The least cost of each state so far.
class Layer : public ByKey<State> {
  public:
    std::uint32_t offer(Key key, std::int32_t cost, std::int32_t floor) {  // the index of the state
        const std::uint32_t at = add({key, cost, floor}).first;
        State& known = (*this)[at];
        known.cost = std::min(known.cost, cost);
        return at;
    }

    void narrow(std::size_t width) {
        ByKey::narrow(width, [](const State& a, const State& b) { return a.cost + a.floor < b.cost + b.floor; });
    }
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
