// The states between two ranks in four lanes, and how each was reached.
#pragma once

#include <vector>

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

// States by key, the best of each: open addressing, so that a state is one probe away.
class Frontier {
  public:
    Frontier() : places_(kSmallest, kFree) {}
    void offer(const Reached& state);
    void narrow(std::size_t width);  // to the most hopeful
    const std::vector<Reached>& states() const { return states_; }
    std::size_t size() const { return states_.size(); }

  private:
    static constexpr std::size_t kSmallest = 64;
    static constexpr std::int32_t kFree = -1;

    std::size_t home(Key key) const { return (key * 0x9E3779B97F4A7C15u) >> shift_; }
    void rebuild(std::size_t places);

    std::vector<Reached> states_;
    std::vector<std::int32_t> places_;
    int shift_ = 64 - 6;
};

}  // namespace openrummy::table
