// The best division of a one-pack hand without jokers: a table of the best runs of every suit, and a choice of sets.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace openrummy::split {

using Hand = std::uint64_t;  // one bit for each face 0-51
using Lane = std::uint32_t;  // the 13 ranks of one suit, the ace lowest

inline constexpr int kSuits = 4;
inline constexpr int kRanks = 13;
inline constexpr int kCards = kSuits * kRanks;
inline constexpr Lane kLane = (1 << kRanks) - 1;
inline constexpr Hand kPack = (Hand{1} << kCards) - 1;

// A division: sets as the faces of one rank, runs as the faces of one suit.
struct Division {
    std::array<Hand, kCards / 3> melds{};
    int sets = 0, count = 0;  // the sets come first
    int saved = 0;            // the worth of the melds

    void add(Hand meld) { melds[static_cast<std::size_t>(count++)] = meld; }
    Hand melded() const;
};

// Answers for one choice of values and of aces.  Immutable once built, so threads may share it.
class Splitter {
  public:
    Splitter(const std::array<int, kCards>& values, bool ace_both);

    int worth(Hand hand) const;
    int deadwood(Hand hand) const;
    Division divide(Hand hand) const;

    // The number of hands of `cards` cards whose deadwood is at most `most`, by suit symmetry: the values must be the
    // same in every suit.
    std::uint64_t count(int cards, int most) const;
    bool alike() const { return alike_; }

  private:
    // The best runs within each set of ranks of a suit: what they are worth, and one run to take first (0: leave the
    // lowest card).
    struct Runs {
        std::array<std::int32_t, 1 << kRanks> saved{}, worth{};
        std::array<std::uint16_t, 1 << kRanks> first{};
    };

    void fill(int suit, const std::array<int, kCards>& values, bool ace_both);
    const Runs& runs(int suit) const { return runs_[alike_ ? 0 : static_cast<std::size_t>(suit)]; }
    int best(std::array<Lane, kSuits>& lanes, Lane ranks) const;
    int runs_saved(const std::array<Lane, kSuits>& lanes) const;

    bool alike_;
    std::vector<Runs> runs_;
    std::array<int, kCards> values_;
};

}  // namespace openrummy::split
