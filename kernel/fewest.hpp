// The least cost, and, at that cost, the most melds of the table that stay, on full tables: by the lanes of the suits.
#pragma once

#include "search.hpp"

namespace openrummy::table {

struct Found {
    bool possible = true;  // false for more lanes than can be held; then nothing is known
    std::optional<Plan> plan;
    int cost = 0;
    bool proved = true;  // that nothing is cheaper; false only when the meter was spent
    bool fewest = true;  // that no way of this cost keeps more melds
};

// The cheapest way that leaves at most `limit`, or nothing; among the cheapest one that keeps most melds.  `least`: that
// `limit` is known to be the least cost.
Found fewest_changes(const Counted& counted, const std::vector<Old>& olds, int limit, bool least, Meter& meter);

}  // namespace openrummy::table
