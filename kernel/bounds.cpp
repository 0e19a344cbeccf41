#include "bounds.hpp"

#include <algorithm>
#include <tuple>

#include "moves.hpp"

namespace openrummy::table {

Bounds::Bounds(const Counted& counted) : jokers_(counted.jokers) {
    for (int suit = 0; suit < kSuits; ++suit) fill(suit, counted);
}

// The uses of a face when the other suits lend whatever they may have at that rank, and jokers for the rest.
std::vector<Bounds::Option> Bounds::options(int suit, int rank, const Counted& counted) {
    std::vector<Option> found;
    for (const Use& use : uses(face_at(suit, rank), counted, rank == 1)) {
        int lent = 0;
        for (int other = 0; other < kSuits; ++other) {
            if (other != suit) lent += std::min(counted.most[face_at(other, rank)], int{use.group});
        }
        const int jokers = use.jokers + std::max(0, (kLeast - 1) * use.group - lent);
        if (jokers <= counted.jokers) found.push_back({use.run, use.high, jokers, use.cost});
    }
    const auto effect = [](const Option& o) { return std::tie(o.run, o.high, o.jokers, o.cost); };
    std::sort(found.begin(), found.end(), [&](const Option& a, const Option& b) { return effect(a) < effect(b); });
    const auto same = [](const Option& a, const Option& b) {
        return std::tie(a.run, a.high, a.jokers) == std::tie(b.run, b.high, b.jokers);
    };
    found.erase(std::unique(found.begin(), found.end(), same), found.end());
    return found;
}

void Bounds::fill(int suit, const Counted& counted) {
    Suit& s = suits_[suit];
    int tallest = 0;
    for (int rank = 1; rank <= kRanks; ++rank) tallest = std::max(tallest, counted.most[face_at(suit, rank)]);
    s.tallest = tallest + counted.jokers;
    s.slots = slots_up_to(s.tallest);
    s.highs = counted.rules.ace_both ? counted.most[face_at(suit, 1)] + counted.jokers + 1 : 1;
    s.floor.assign(static_cast<std::size_t>(kHighAce) * s.highs * (jokers_ + 1) * s.slots, kNever);
    const auto cell = [&](int rank, int high, int left, int slots) -> std::int32_t& {
        return s.floor[((static_cast<std::size_t>(rank) * s.highs + high) * (jokers_ + 1) + left) * s.slots + slots];
    };
    for (int high = 0; high < s.highs; ++high) {
        for (int slots = 0; slots < s.slots; ++slots) {
            const SlotId end = kSlots.next[slots][high];
            if (end == kDead || !kSlots.closable(end)) continue;
            for (int left = 0; left <= jokers_; ++left) cell(kRanks, high, left, slots) = 0;
        }
    }
    for (int rank = kRanks; rank >= 1; --rank) {
        const std::vector<Option> here = options(suit, rank, counted);
        const int highs = rank == 1 ? 1 : s.highs;
        for (int high = 0; high < highs; ++high) {
            for (int left = 0; left <= jokers_; ++left) {
                for (int slots = 0; slots < (rank == 1 ? 1 : s.slots); ++slots) {
                    int best = kNever;
                    for (const Option& o : here) {
                        const SlotId next = kSlots.next[slots][o.run];
                        if (o.jokers > left || next == kDead) continue;
                        best = std::min(best, o.cost + cell(rank, high + o.high, left - o.jokers, next));
                    }
                    cell(rank - 1, high, left, slots) = std::min(best, kNever);
                }
            }
        }
    }
}

}  // namespace openrummy::table
