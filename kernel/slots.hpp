// The open runs of one suit between two ranks: how many have one card, two, and three or more.
//
// Runs longer than five can always be cut, so "three or more" is all there is to know.  A run of three or more may end
// and loses nothing by growing, so the number of pieces for runs decides the next state: short runs must grow, long ones
// grow as far as the pieces go, and what is then left starts new runs.
#pragma once

#include <array>
#include <cstdint>

#include "counts.hpp"

namespace openrummy::table {

using SlotId = std::uint16_t;

inline constexpr SlotId kDead = 0xFFFF;  // a short run would be left behind

constexpr int slots_up_to(int runs) { return (runs + 1) * (runs + 2) * (runs + 3) / 6; }

inline constexpr int kSlotIds = slots_up_to(kMostPieces);

struct SlotTable {
    // Numbered by the number of open runs first, so that suits with few pieces use small numbers only.
    std::array<std::array<SlotId, kMostPieces + 1>, kSlotIds> next{};
    std::array<std::uint8_t, kSlotIds> shorts{};  // runs that must still grow

    constexpr bool closable(SlotId slots) const { return shorts[slots] == 0; }

    constexpr SlotTable() {
        for (int runs = 0; runs <= kMostPieces; ++runs) {
            for (int one = 0; one <= runs; ++one) {
                for (int two = 0; one + two <= runs; ++two) fill(one, two, runs - one - two);
            }
        }
    }

    static constexpr SlotId id(int one, int two, int three) {
        const int runs = one + two + three;
        const int before = runs == 0 ? 0 : slots_up_to(runs - 1);
        return static_cast<SlotId>(before + one * (runs + 1) - one * (one - 1) / 2 + two);
    }

  private:
    constexpr void fill(int one, int two, int three) {
        const SlotId from = id(one, two, three);
        shorts[from] = static_cast<std::uint8_t>(one + two);
        for (int pieces = 0; pieces <= kMostPieces; ++pieces) {
            const int spare = pieces - one - two;
            const int grown = spare < three ? spare : three;
            next[from][pieces] = spare < 0 ? kDead : id(spare - grown, one, two + grown);
        }
    }
};

inline constexpr SlotTable kSlots{};

// The state between two ranks in one word: slots of each suit, aces set aside for the top, jokers used.
using Key = std::uint64_t;

inline constexpr int kSlotBits = 9;
inline constexpr int kHighShift = kSlotBits * kSuits;
inline constexpr int kHighBits = 4;
inline constexpr int kJokerShift = kHighShift + kHighBits * kSuits;
inline constexpr Key kSlotsOnly = (Key{1} << kHighShift) - 1;

static_assert(kSlotIds <= 1 << kSlotBits && kMostPieces < 1 << kHighBits);

inline SlotId slot_of(Key key, int suit) { return key >> (kSlotBits * suit) & ((1 << kSlotBits) - 1); }
inline int high_of(Key key, int suit) { return key >> (kHighShift + kHighBits * suit) & ((1 << kHighBits) - 1); }
inline int jokers_of(Key key) { return static_cast<int>(key >> kJokerShift); }
inline Key high_part(const Four& high) {
    Key part = 0;
    for (int suit = 0; suit < kSuits; ++suit) part |= Key{high[suit]} << (kHighShift + kHighBits * suit);
    return part;
}

}  // namespace openrummy::table
