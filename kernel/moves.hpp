// The ways to use one rank, as far as they differ for the ranks that follow.
#pragma once

#include <vector>

#include "slots.hpp"

namespace openrummy::table {

// One suit at one rank: pieces for runs, aces set aside for the top, pieces for sets, jokers among them, cost.
struct Use {
    std::uint8_t run, high, group, jokers;
    std::int32_t cost;
};

// One whole rank.  `skip[n]` is the next move that differs in the run pieces of the suits 0..n.
struct Move {
    Four run, high;
    std::int32_t jokers, cost;
    std::array<std::uint32_t, kSuits> skip;
    Key high_part;
};

// The ways to use one face, the cheapest for each effect.  A free joker in a set has no suit, so for free jokers the
// group pieces are naturals only and the jokers of the sets are added by `moves`.
std::vector<Use> uses(int face, const Counted& counted, bool ace_rank);

// The ways to use a rank (1-13), sorted by their run pieces, the cheapest for each effect.
std::vector<Move> moves(int rank, const Counted& counted);

}  // namespace openrummy::table
