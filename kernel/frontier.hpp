// The states between two ranks in four lanes, and how each was reached.
#pragma once

#include "by_key.hpp"
#include "lanes.hpp"

namespace openrummy::table {

// A state and how it was reached; the key is its four lanes and the jokers used.
struct Reached {
    Key key = 0;
    std::int32_t cost = 0;
    std::int32_t kept = 0;  // melds that stay so far
    std::int32_t hope = 0;  // the least of price * cost - worth of the melds that stay that it can come to
    std::uint32_t before = 0;
    std::array<std::uint32_t, kSuits> steps{};
    std::int32_t extra = 0;  // free jokers in the sets of the rank
};

// The best way to each state.
class Frontier : public ByKey<Reached> {
  public:
    // The dearer way to a state is on no cheapest way.
    void offer(const Reached& state) {
        const auto [at, added] = add(state);
        Reached& known = (*this)[at];
        if (!added && (state.cost < known.cost || (state.cost == known.cost && state.kept > known.kept))) known = state;
    }

    void narrow(std::size_t width) {  // to the most hopeful
        ByKey::narrow(width, [](const Reached& a, const Reached& b) { return a.hope < b.hope; });
    }
};

}  // namespace openrummy::table
