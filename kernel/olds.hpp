// The melds of the table that may stay as they lie, by what they take of each rank.
#pragma once

#include <vector>

#include "counts.hpp"

namespace openrummy::table {

// A meld of the table that may stay: each card by place (14 is a high ace), suit and nature.
struct Old {
    bool run = false;
    std::vector<int> places, suits;
    std::vector<bool> jokers;

    int low() const { return places.front(); }
    int top() const { return places.back(); }
    bool high_ace() const { return run && top() == kHighAce; }
    // The rank at which it is decided whether the meld stays: a high ace is set aside with the other aces.
    int decided() const { return high_ace() ? 1 : low(); }
    int joker_count() const;

    bool operator==(const Old&) const = default;
};

// A free joker of a set takes the first suit that the set lacks.
// Throws std::invalid_argument for cards that are no meld in table order.
std::vector<Old> old_melds(const std::vector<Meld>& table, bool ace_both);

}  // namespace openrummy::table
