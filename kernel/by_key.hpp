// States by key: open addressing, so that a state is one probe away.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "slots.hpp"

namespace openrummy::table {

// The states of one place in a sweep, each with a `key` of its own, in the order in which they were first found.
template <typename State>
class ByKey {
  public:
    ByKey() : places_(kSmallest, kFree) {}

    const std::vector<State>& states() const { return states_; }
    std::size_t size() const { return states_.size(); }
    State& operator[](std::uint32_t at) { return states_[at]; }

    // The index of the state with this key, and whether it is this one, added just now.
    std::pair<std::uint32_t, bool> add(const State& state) {
        std::size_t at = probe(state.key);
        if (places_[at] != kFree) return {static_cast<std::uint32_t>(places_[at]), false};
        places_[at] = static_cast<std::int32_t>(states_.size());
        states_.push_back(state);
        if (2 * states_.size() > places_.size()) place(4 * places_.size());
        return {static_cast<std::uint32_t>(states_.size() - 1), true};
    }

    int index(Key key) const { return places_[probe(key)]; }  // -1 if absent

    // Keeps so many of the best.
    template <typename Better>
    void narrow(std::size_t width, Better better) {
        std::nth_element(states_.begin(), states_.begin() + static_cast<std::ptrdiff_t>(width), states_.end(), better);
        states_.resize(width);
        place(places_.size());
    }

  private:
    static constexpr std::size_t kSmallest = 64;
    static constexpr std::int32_t kFree = -1;

    // Where the key is, or would be.
    std::size_t probe(Key key) const {
        const std::size_t mask = places_.size() - 1;
        std::size_t at = (key * 0x9E3779B97F4A7C15u) >> shift_;
        while (places_[at] != kFree && states_[static_cast<std::size_t>(places_[at])].key != key) at = (at + 1) & mask;
        return at;
    }

    void place(std::size_t places) {
        places_.assign(places, kFree);
        shift_ = 64;
        for (std::size_t n = places; n > 1; n /= 2) --shift_;
        for (std::size_t i = 0; i < states_.size(); ++i) places_[probe(states_[i].key)] = static_cast<std::int32_t>(i);
    }

    std::vector<State> states_;
    std::vector<std::int32_t> places_;
    int shift_ = 64 - 6;
};

}  // namespace openrummy::table
