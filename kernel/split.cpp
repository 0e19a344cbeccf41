#include "split.hpp"

#include <algorithm>
#include <bit>

namespace openrummy::split {

namespace {

constexpr int kLeast = 3;

using Lanes = std::array<Lane, kSuits>;

Lanes lanes_of(Hand hand) {
    return {static_cast<Lane>(hand & kLane), static_cast<Lane>(hand >> kRanks & kLane),
            static_cast<Lane>(hand >> 2 * kRanks & kLane), static_cast<Lane>(hand >> 3 * kRanks & kLane)};
}

// The ranks of which at least three suits are held.
Lane set_ranks(const Lanes& lane) {
    return (lane[0] & lane[1] & (lane[2] | lane[3])) | (lane[2] & lane[3] & (lane[0] | lane[1]));
}

// The suits of the sets that a rank can give: any three of those held, or all four.
constexpr std::array<unsigned, 5> kSets{0b0111, 0b1011, 0b1101, 0b1110, 0b1111};

unsigned suits_with(const Lanes& lane, Lane rank) {
    unsigned suits = 0;
    for (unsigned s = 0; s < kSuits; ++s) suits |= (lane[s] & rank ? 1u : 0u) << s;
    return suits;
}

void toggle(Lanes& lane, unsigned suits, Lane rank) {
    for (unsigned s = 0; s < kSuits; ++s) lane[s] ^= suits >> s & 1 ? rank : 0;
}

Hand set_of(unsigned suits, Lane rank) {
    Hand set = 0;
    for (unsigned s = 0; s < kSuits; ++s) set |= suits >> s & 1 ? Hand{rank} << (s * kRanks) : 0;
    return set;
}

bool same_in_all_suits(const std::array<int, kCards>& values) {
    for (int face = kRanks; face < kCards; ++face) {
        if (values[static_cast<std::size_t>(face)] != values[static_cast<std::size_t>(face % kRanks)]) return false;
    }
    return true;
}

}  // namespace

Hand Division::melded() const {
    Hand all = 0;
    for (const Hand meld : melds) all |= meld;
    return all;
}

Splitter::Splitter(const std::array<int, kCards>& values, bool ace_both)
    : alike_(same_in_all_suits(values)), runs_(alike_ ? 1 : kSuits), values_(values) {
    for (int suit = 0; suit < static_cast<int>(runs_.size()); ++suit) fill(suit, values, ace_both);
}

// Ascending by the set of ranks: the lowest card is left, or starts a run; an ace may instead end one above the king.
void Splitter::fill(int suit, const std::array<int, kCards>& values, bool ace_both) {
    Runs& runs = runs_[static_cast<std::size_t>(suit)];
    for (Lane held = 1; held <= kLane; ++held) {
        const int low = std::countr_zero(held);
        const Lane rest = held & (held - 1);
        runs.worth[held] = runs.worth[rest] + values[static_cast<std::size_t>(suit * kRanks + low)];
        runs.saved[held] = runs.saved[rest];
        const auto take = [&](Lane run) {
            const int saved = runs.worth[run] + runs.saved[held ^ run];
            if (saved <= runs.saved[held]) return;
            runs.saved[held] = saved;
            runs.first[held] = static_cast<std::uint16_t>(run);
        };
        // `worth` of a run below is ready: a run is a smaller number than `held`, or `held` itself.
        Lane run = 0;
        for (int rank = low; rank < kRanks && held >> rank & 1; ++rank) {
            run |= Lane{1} << rank;
            if (std::popcount(run) >= kLeast) take(run);
        }
        if (!ace_both || low != 0) continue;
        run = 1;
        for (int rank = kRanks - 1; rank > 0 && held >> rank & 1; --rank) {
            run |= Lane{1} << rank;
            if (std::popcount(run) >= kLeast) take(run);
        }
    }
}

int Splitter::worth(Hand hand) const {
    const Lanes lane = lanes_of(hand);
    int sum = 0;
    for (int s = 0; s < kSuits; ++s) sum += runs(s).worth[lane[static_cast<std::size_t>(s)]];
    return sum;
}

int Splitter::runs_saved(const Lanes& lane) const {
    return runs(0).saved[lane[0]] + runs(1).saved[lane[1]] + runs(2).saved[lane[2]] + runs(3).saved[lane[3]];
}

// The most that sets of `ranks` and runs can save; `lane` is as before when it returns.
int Splitter::best(Lanes& lane, Lane ranks) const {
    if (!ranks) return runs_saved(lane);
    const Lane rank = ranks & -ranks;
    const unsigned held = suits_with(lane, rank);
    int most = best(lane, ranks ^ rank);
    for (const unsigned suits : kSets) {
        if (suits & ~held) continue;
        int value = 0;
        const int low = std::countr_zero(rank);
        for (int s = 0; s < kSuits; ++s) value += suits >> s & 1 ? values_[static_cast<std::size_t>(s * kRanks + low)] : 0;
        toggle(lane, suits, rank);
        most = std::max(most, value + best(lane, ranks ^ rank));
        toggle(lane, suits, rank);
    }
    return most;
}

int Splitter::deadwood(Hand hand) const {
    Lanes lane = lanes_of(hand);
    return worth(hand) - best(lane, set_ranks(lane));
}

Division Splitter::divide(Hand hand) const {
    Division division;
    Lanes lane = lanes_of(hand);
    Lane ranks = set_ranks(lane);
    division.saved = best(lane, ranks);
    for (int left = division.saved; ranks; ranks &= ranks - 1) {
        // The first choice at this rank from which the rest of the best sum can still be saved.
        const Lane rank = ranks & -ranks;
        const unsigned held = suits_with(lane, rank);
        if (best(lane, ranks ^ rank) == left) continue;
        for (const unsigned suits : kSets) {
            if (suits & ~held) continue;
            const int value = worth(set_of(suits, rank));
            toggle(lane, suits, rank);
            if (value + best(lane, ranks ^ rank) == left) {
                left -= value;
                division.add(set_of(suits, rank));
                break;
            }
            toggle(lane, suits, rank);
        }
    }
    division.sets = division.count;
    for (int s = 0; s < kSuits; ++s) {
        for (Lane held = lane[static_cast<std::size_t>(s)]; held;) {
            const Lane run = runs(s).first[held];
            if (run) division.add(Hand{run} << (s * kRanks));
            held = run ? held ^ run : held & (held - 1);
        }
    }
    return division;
}

std::uint64_t Splitter::count(int cards, int most) const {
    std::array<std::vector<Lane>, kRanks + 1> by_size;
    for (Lane lane = 0; lane <= kLane; ++lane) by_size[static_cast<std::size_t>(std::popcount(lane))].push_back(lane);
    std::uint64_t total = 0;
    // Four suits in descending order stand for all their arrangements.
    std::array<Lane, kSuits> lane{};
    const auto arrangements = [&] {
        std::uint64_t ways = 24;
        for (int s = 0; s < kSuits;) {
            int same = 1;
            while (s + same < kSuits && lane[static_cast<std::size_t>(s + same)] == lane[static_cast<std::size_t>(s)]) ++same;
            for (int n = 2; n <= same; ++n) ways /= static_cast<std::uint64_t>(n);
            s += same;
        }
        return ways;
    };
    const auto deal = [&](auto& self, std::size_t suit, int left, Lane top) -> void {
        if (suit == kSuits) {
            Lanes held = lane;
            int worth = 0;
            for (const Lane l : lane) worth += runs_[0].worth[l];
            if (worth - best(held, set_ranks(held)) <= most) total += arrangements();
            return;
        }
        const int fewest = suit + 1 == kSuits ? left : 0;
        for (int size = fewest; size <= std::min(left, kRanks); ++size) {
            for (const Lane l : by_size[static_cast<std::size_t>(size)]) {
                if (l > top) break;  // each list ascends
                lane[suit] = l;
                self(self, suit + 1, left - size, l);
            }
        }
    };
    deal(deal, 0, cards, kLane);
    return total;
}

}  // namespace openrummy::split
