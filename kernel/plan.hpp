// A rearrangement in numbers.
#pragma once

#include <vector>

#include "counts.hpp"

namespace openrummy::table {

// What a rank does outside the kept melds, by suit: pieces for runs and sets, naturals among all pieces.
struct RankPlan {
    Four run{}, group{}, naturals{};
};
struct Plan {
    std::array<RankPlan, kHighAce> ranks{};  // index 13: the high aces
    std::vector<int> kept;                   // indices of the melds of the table that stay
};

}  // namespace openrummy::table
