// Each suit by itself: what its open runs can become rank by rank, and a floor for what that costs.
//
// A lane is one suit between two ranks.  What one suit can do does not depend on the others but for the sets, so lanes
// are worked out once; the sweep then only combines them.
#pragma once

#include <vector>

#include "olds.hpp"
#include "slots.hpp"

namespace openrummy::table {

using Going = std::uint32_t;   // kept runs of a suit that are not finished, by their bit
using Subset = std::uint16_t;  // of the melds of the table that are decided at one rank

inline constexpr int kNever = 1 << 28;        // no way to lay what must be laid; four of them still fit an int
inline constexpr std::size_t kLaneBits = 15;  // lanes of a suit before a rank: four of them and the jokers fit one word

// One way to use one face.  Pieces and naturals are those outside the melds that stay.
struct Step {
    std::uint32_t next;  // the lane after it
    std::uint8_t run, high, group, naturals;
    std::uint8_t jokers;   // of this face, with those of melds that stay; without those of sets where jokers are free
    std::uint8_t need;     // jokers that the whole rank takes at least
    std::uint8_t started;  // runs of the suit that stay from here
    Subset starts, sets;   // runs of the suit, and sets of the rank, that stay
    std::int32_t cost;
};

struct Lane {
    SlotId slots = 0;
    std::uint8_t high = 0;
    Going going = 0;
    std::uint8_t jokers = 0;            // the fewest of the way to it
    std::uint32_t first = 0, last = 0;  // its steps
};

class Lanes {
  public:
    // Melds of `olds` may stay.
    Lanes(const Counted& counted, const std::vector<Old>& olds);

    // False when there are too many lanes to hold; then nothing else may be asked.
    bool complete() const { return complete_; }
    // Forgets what is on no way of at most this cost.
    void keep_within(int cost);

    const std::vector<Lane>& at(int rank, int suit) const { return places_[index(rank, suit)].lanes; }
    const Step& step(int rank, int suit, std::uint32_t n) const { return places_[index(rank, suit)].steps[n]; }
    std::size_t steps(int rank, int suit) const { return places_[index(rank, suit)].steps.size(); }
    // The floor for the cost of the ranks after `rank`, as if the other suits always had time for its sets and left it
    // every joker.
    int floor(int rank, int suit, std::uint32_t lane, int jokers_left) const {
        return places_[index(rank, suit)].floor[lane * lefts_ + static_cast<std::uint32_t>(jokers_left)];
    }
    const std::vector<std::int32_t>& floors(int rank, int suit) const { return places_[index(rank, suit)].floor; }
    int floor() const {
        int sum = 0;
        for (int suit = 0; suit < kSuits; ++suit) sum += floor(0, suit, 0, jokers());
        return sum;
    }

    int jokers() const { return counted_.jokers; }
    bool declared() const { return counted_.rules.declared; }

    // The melds decided at a rank, by their bits in Step::starts and Step::sets.
    const std::vector<int>& runs_at(int rank, int suit) const { return runs_at_[index(rank, suit)]; }
    const std::vector<int>& sets_at(int rank) const { return sets_at_[rank]; }
    // The sets of a rank in which a suit has a say, and their jokers where jokers are free.
    Subset sets_of(int rank, int suit) const { return sets_of_[index(rank, suit)]; }
    int set_jokers(int rank, Subset sets) const;

  private:
    struct Place {  // the lanes before the next rank, and the steps away from them
        std::vector<Lane> lanes;
        std::vector<Step> steps;
        std::vector<std::int32_t> floor;
    };
    // What melds that stay take of one face.
    struct Taken {
        int naturals = 0, jokers = 0;
        int set_jokers = 0;  // in the sets, of other faces or of none
        Going going = 0;
    };
    class Numbering;

    static std::size_t index(int rank, int suit) { return static_cast<std::size_t>(rank * kSuits + suit); }

    void place_olds();
    void give_bits();
    void build(int suit);
    void expand(int rank, int suit, const Lane& lane, Numbering& next);
    void expand(int rank, int suit, const Lane& lane, const Taken& taken, Subset starts, Subset sets, Numbering& next);
    Taken going_on(int rank, int suit, Going going) const;
    void take_run(int i, int rank, Taken& taken) const;
    void take_set(int i, int suit, Taken& taken) const;
    bool in_order(const std::vector<int>& melds, Subset chosen) const;
    void find_floors(int suit);
    void keep_within(int suit, int slack);

    const Counted& counted_;
    const std::vector<Old>& olds_;
    std::uint32_t lefts_;
    bool complete_ = true;
    std::size_t steps_ = 0;  // of all suits and ranks
    std::array<Place, (kRanks + 1) * kSuits> places_;
    std::array<std::vector<int>, (kRanks + 1) * kSuits> runs_at_, going_at_;
    std::array<std::vector<int>, kRanks + 1> sets_at_;
    std::array<Subset, (kRanks + 1) * kSuits> sets_of_{};
    std::vector<Going> bits_;
};

}  // namespace openrummy::table
