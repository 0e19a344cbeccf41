// What a way can still come to, when the suits pay each other for what they share.
//
// A way is worth kMeld for each meld that stays, less `price` for each unit of cost.  Suits by themselves promise too
// much: sets need other suits, and jokers can be used once.  So a suit pays for pieces in sets that the others would have
// to match, and for jokers; whatever the prices, the sum of the promises is a bound (Lagrangian relaxation: Geoffrion,
// 1974), and a few steps against what was promised twice make it a near one.
#pragma once

#include <vector>

#include "lanes.hpp"

namespace openrummy::table {

inline constexpr int kMeld = 240;  // divides into shares for 1 to 4 suits

class Prices {
  public:
    // Without `melds` the melds that stay are worth nothing, and the floors are those of the cost.
    Prices(const Lanes& lanes, int price, bool melds);

    // The least of price * cost - worth of the melds that stay, over the ranks after `rank`, in one suit.
    int floor(int rank, int suit, std::uint32_t lane, int jokers_left) const {
        return floors_[index(rank, suit)][lane * lefts_ + static_cast<std::uint32_t>(jokers_left)];
    }
    // Of all suits, from the start.
    int floor() const;
    // What a step comes to in its suit, with what it pays.
    int weight(int rank, int suit, std::uint32_t step) const { return weights_[index(rank, suit)][step]; }
    int price() const { return price_; }
    int meld() const { return meld_; }
    int joker() const { return joker_; }

    // Looks for prices that raise the floor, which is at most `far` too low.
    void improve(int far);

  private:
    // The prices as they are looked for: of being taller than the sets of a rank, by suit; of a joker; and the part of
    // each set that is each suit's.
    struct Asked {
        std::array<double, (kRanks + 1) * kSuits> tall{};
        double joker = kMeld / 2;
        std::array<std::vector<std::array<double, kSuits>>, kRanks + 1> shares;
    };
    // The best way of each suit: pieces in sets and sets that stay at each rank; and the jokers of all.
    struct Promised {
        std::array<int, (kRanks + 1) * kSuits> group{};
        std::array<Subset, (kRanks + 1) * kSuits> sets{};
        int jokers = 0;
    };

    static std::size_t index(int rank, int suit) { return static_cast<std::size_t>(rank * kSuits + suit); }

    void ask(const Asked& asked);
    void ask_rank(int rank, const Asked& asked);
    void weigh(int rank, int suit);
    void find_floors(int suit);
    void copy_floors(int suit);
    Promised promised() const;
    double gradient(const Asked& asked, Asked& against) const;

    const Lanes& lanes_;
    std::uint32_t lefts_;
    int price_, meld_, joker_ = 0;
    std::array<int, (kRanks + 1) * kSuits> group_{};
    std::array<std::vector<int>, (kRanks + 1) * kSuits> shares_;  // by the sets that stay
    std::array<std::vector<std::int32_t>, (kRanks + 1) * kSuits> floors_, weights_;
    Asked asked_;
    int rounds_ = 0;
};

}  // namespace openrummy::table
