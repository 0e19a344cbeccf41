// The best rearrangement of a table with cards of a hand: the compiled twin of openrummy.melds.plain.rebuild.
#pragma once

#include <optional>
#include <vector>

#include "counts.hpp"

namespace openrummy::table {

struct Answer {
    std::vector<Meld> table;
    std::vector<Card> played;  // physical, ascending
    int changed = 0, cost = 0;
    bool proved = true;  // that nothing costs less
    bool fewest = true;  // that no answer of this cost changes fewer melds
};

inline constexpr std::size_t kFew = 4'000;

// The cheapest rearrangement of a checked position, or nothing where the limit cannot be reached.  Negative budgets are
// none.  With more states than `few` the cheapest ways are not followed one by one, but looked for by the lanes of the
// single suits (fewest.hpp); the answers are as good.  Nothing is shared between calls.
// Throws std::invalid_argument for a table that is not made of melds.
std::optional<Answer> rebuild(const Position& position, std::int64_t nodes, double seconds, std::size_t few = kFew);

}  // namespace openrummy::table
