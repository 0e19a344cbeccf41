// From numbers back to cards: the twin of openrummy.melds.plain.lay.
#pragma once

#include <vector>

#include "plan.hpp"

namespace openrummy::table {

// The new table: kept melds as they were, then new sets by rank and new runs by suit, in table order.  Jokers take the
// places that no natural is left for; a declared joker keeps its identity where it can.
std::vector<Meld> lay_cards(const Plan& plan, const Position& position);

}  // namespace openrummy::table
