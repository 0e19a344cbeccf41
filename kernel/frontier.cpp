#include "frontier.hpp"

#include <algorithm>

namespace openrummy::table {

void Frontier::offer(const Reached& state) {
    const std::size_t mask = places_.size() - 1;
    std::size_t at = home(state.key);
    while (places_[at] != kFree) {
        Reached& known = states_[static_cast<std::size_t>(places_[at])];
        if (known.key == state.key) {
            // The dearer way to a state is on no cheapest way.
            if (state.cost < known.cost || (state.cost == known.cost && state.kept > known.kept)) known = state;
            return;
        }
        at = (at + 1) & mask;
    }
    places_[at] = static_cast<std::int32_t>(states_.size());
    states_.push_back(state);
    if (2 * states_.size() > places_.size()) rebuild(4 * places_.size());
}

void Frontier::narrow(std::size_t width) {
    const auto better = [](const Reached& a, const Reached& b) { return a.hope < b.hope; };
    std::nth_element(states_.begin(), states_.begin() + static_cast<std::ptrdiff_t>(width), states_.end(), better);
    states_.resize(width);
    rebuild(places_.size());
}

void Frontier::rebuild(std::size_t places) {
    places_.assign(places, kFree);
    shift_ = 64;
    for (std::size_t n = places; n > 1; n /= 2) --shift_;
    const std::size_t mask = places - 1;
    for (std::size_t i = 0; i < states_.size(); ++i) {
        std::size_t at = home(states_[i].key);
        while (places_[at] != kFree) at = (at + 1) & mask;
        places_[at] = static_cast<std::int32_t>(i);
    }
}

}  // namespace openrummy::table
