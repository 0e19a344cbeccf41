// Among cheapest ways, the one that leaves most melds of the table as they lie.
#pragma once

#include <vector>

#include "sweep.hpp"

namespace openrummy::table {

// A meld of the table that may stay: each card by place (14 is a high ace), suit and nature.
struct Old {
    bool run = false;
    std::vector<int> places, suits;
    std::vector<bool> jokers;

    int low() const { return places.front(); }
    int top() const { return places.back(); }
    bool high_ace() const { return run && top() == kHighAce; }
};
// Throws std::invalid_argument for cards that are no meld in table order.
std::vector<Old> old_melds(const std::vector<Meld>& table, bool ace_both);

// What a rank does outside the kept melds, by suit: pieces for runs and sets, naturals among all pieces.
struct RankPlan {
    Four run{}, group{}, naturals{};
};
struct Plan {
    std::array<RankPlan, kHighAce> ranks{};  // index 13: the high aces
    std::vector<int> kept;                   // indices of the melds of the table that stay
};

struct Kept {
    Plan plan;
    bool proved = true;  // that no marked way keeps more; false when the meter was spent or the nodes were too many
};
Kept least_disturbed(const Ways& ways, const Counted& counted, std::vector<Old> table, Meter& meter);

}  // namespace openrummy::table
