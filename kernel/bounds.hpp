// A floor for the cost of the ranks still to come: each suit by itself, as if the other suits always had time for its
// sets and left it every joker.
#pragma once

#include <vector>

#include "slots.hpp"

namespace openrummy::table {

class Bounds {
  public:
    static constexpr int kNever = 1 << 28;  // no way to lay what must be laid; four of them still fit an int

    explicit Bounds(const Counted& counted);

    // The floor after rank `rank` (0 before the aces, 13 before the high aces).
    int after(int rank, Key key) const {
        const int left = jokers_ - jokers_of(key);
        int sum = 0;
        for (int suit = 0; suit < kSuits; ++suit) sum += at(rank, suit, high_of(key, suit), left, slot_of(key, suit));
        return sum;
    }
    int at(int rank, int suit, int high, int jokers_left, SlotId slots) const {
        const Suit& s = suits_[suit];
        return s.floor[((static_cast<std::size_t>(rank) * s.highs + high) * (jokers_ + 1) + jokers_left) * s.slots + slots];
    }

    // The most run pieces that a face of the suit can have.
    int tallest(int suit) const { return suits_[suit].tallest; }

  private:
    struct Suit {
        int highs = 1, slots = 1, tallest = 0;
        std::vector<std::int32_t> floor;
    };
    struct Option {
        int run, high, jokers, cost;
    };

    void fill(int suit, const Counted& counted);
    static std::vector<Option> options(int suit, int rank, const Counted& counted);

    int jokers_;
    std::array<Suit, kSuits> suits_;
};

}  // namespace openrummy::table
