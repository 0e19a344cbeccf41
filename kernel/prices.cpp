#include "prices.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace openrummy::table {

namespace {

constexpr int kMostRounds = 40;
constexpr double kLastStride = kMeld / 8.0;
constexpr int kPatience = 2;  // rounds that may bring nothing before the stride is halved

}  // namespace

Prices::Prices(const Lanes& lanes, int price, bool melds)
    : lanes_(lanes), lefts_(static_cast<std::uint32_t>(lanes.jokers() + 1)), price_(price), meld_(melds ? kMeld : 0) {
    for (int rank = 1; rank <= kRanks; ++rank) {
        const std::size_t sets = lanes.sets_at(rank).size();
        asked_.shares[rank].resize(sets);
        for (int suit = 0; suit < kSuits; ++suit) shares_[index(rank, suit)].assign(std::size_t{1} << sets, 0);
        for (std::size_t n = 0; n < sets; ++n) {
            int suits = 0;
            for (int suit = 0; suit < kSuits; ++suit) suits += lanes.sets_of(rank, suit) >> n & 1;
            for (int suit = 0; suit < kSuits; ++suit) {
                if (lanes.sets_of(rank, suit) >> n & 1) asked_.shares[rank][n][suit] = static_cast<double>(kMeld) / suits;
            }
        }
    }
    if (!melds) asked_.joker = 0;
    ask(asked_);
}

int Prices::floor() const {
    int sum = -joker_ * lanes_.jokers();
    for (int suit = 0; suit < kSuits; ++suit) sum += floor(0, suit, 0, lanes_.jokers());
    return sum;
}

// Makes whole numbers of the prices that are asked for.
void Prices::ask(const Asked& asked) {
    joker_ = lanes_.jokers() > 0 ? static_cast<int>(asked.joker) : 0;
    for (int rank = 1; rank <= kRanks; ++rank) ask_rank(rank, asked);
    for (int suit = 0; suit < kSuits; ++suit) {
        for (int rank = 1; rank <= kRanks; ++rank) weigh(rank, suit);
        if (meld_ == 0 && rounds_ == 0) {
            copy_floors(suit);
        } else {
            find_floors(suit);
        }
    }
    ++rounds_;
}

// Before anything is paid, the floors are those of the cost.
void Prices::copy_floors(int suit) {
    for (int rank = 0; rank <= kRanks; ++rank) {
        const std::vector<std::int32_t>& known = lanes_.floors(rank, suit);
        std::vector<std::int32_t>& floors = floors_[index(rank, suit)];
        floors.resize(known.size());
        std::transform(known.begin(), known.end(), floors.begin(),
                       [this](int cost) { return cost == kNever ? kNever : price_ * cost; });
    }
}

void Prices::weigh(int rank, int suit) {
    const std::size_t i = index(rank, suit);
    weights_[i].resize(lanes_.steps(rank - 1, suit));
    for (std::uint32_t n = 0; n < weights_[i].size(); ++n) {
        const Step& step = lanes_.step(rank - 1, suit, n);
        weights_[i][n] = price_ * step.cost - meld_ * step.started - shares_[i][step.sets] + group_[i] * step.group +
                         joker_ * step.jokers;
    }
}

// With G sets a suit has at most G pieces in them, and all suits and free jokers together at least 3 G.  So three times
// a suit's pieces are at most the sum, and each suit pays its price three times and gets those of all.
void Prices::ask_rank(int rank, const Asked& asked) {
    std::array<int, kSuits> tall;
    int sum = 0;
    for (int suit = 0; suit < kSuits; ++suit) sum += tall[suit] = static_cast<int>(asked.tall[index(rank, suit)]);
    // A free joker in a set gets the prices, too, which must not be more than it pays.
    if (lanes_.jokers() > 0 && !lanes_.declared() && sum > joker_) {
        const int all = std::exchange(sum, 0);
        for (int& t : tall) sum += t = static_cast<int>(static_cast<std::int64_t>(t) * joker_ / all);
    }
    for (int suit = 0; suit < kSuits; ++suit) group_[index(rank, suit)] = kLeast * tall[suit] - sum;
    if (meld_ == 0) return;
    for (std::size_t n = 0; n < lanes_.sets_at(rank).size(); ++n) {
        int left = meld_, last = 0;
        std::array<int, kSuits> share{};
        for (int suit = 0; suit < kSuits; ++suit) {
            if (!(lanes_.sets_of(rank, suit) >> n & 1)) continue;
            left -= share[suit] = static_cast<int>(asked.shares[rank][n][suit]);
            last = suit;
        }
        share[last] += left;
        for (int suit = 0; suit < kSuits; ++suit) {
            std::vector<int>& shares = shares_[index(rank, suit)];
            const std::size_t bit = std::size_t{1} << n;
            for (std::size_t sets = 0; sets < bit; ++sets) shares[sets | bit] = shares[sets] + share[suit];
        }
    }
}

void Prices::find_floors(int suit) {
    for (int rank = kRanks; rank >= 0; --rank) {
        const std::vector<Lane>& lanes = lanes_.at(rank, suit);
        std::vector<std::int32_t>& floors = floors_[index(rank, suit)];
        floors.assign(lanes.size() * lefts_, kNever);
        for (std::uint32_t n = 0; n < lanes.size(); ++n) {
            std::int32_t* const here = &floors[n * lefts_];
            if (rank == kRanks) {
                std::fill_n(here, lefts_, lanes_.floor(rank, suit, n, 0));
                continue;
            }
            const std::vector<std::int32_t>& after = floors_[index(rank + 1, suit)];
            for (std::uint32_t s = lanes[n].first; s < lanes[n].last; ++s) {
                const Step& step = lanes_.step(rank, suit, s);
                const int weight = this->weight(rank + 1, suit, s);
                const std::int32_t* const to = &after[step.next * lefts_];
                for (std::uint32_t left = step.need; left < lefts_; ++left) {
                    if (to[left - step.need] != kNever) here[left] = std::min(here[left], weight + to[left - step.need]);
                }
            }
        }
    }
}

void Prices::improve(int far) {
    Asked best = asked_;
    int highest = floor(), patience = kPatience;
    double stride = far;
    for (int round = 0; round < kMostRounds && stride > kLastStride; ++round) {
        Asked against;
        const double norm = gradient(asked_, against);
        if (norm == 0) break;
        const double step = stride / norm;
        asked_.joker = std::max(0.0, asked_.joker + step * against.joker);
        for (std::size_t i = 0; i < asked_.tall.size(); ++i) {
            asked_.tall[i] = std::max(0.0, asked_.tall[i] + step * against.tall[i]);
        }
        for (int rank = 1; rank <= kRanks; ++rank) {
            for (std::size_t n = 0; n < asked_.shares[rank].size(); ++n) {
                for (int suit = 0; suit < kSuits; ++suit) asked_.shares[rank][n][suit] += step * against.shares[rank][n][suit];
            }
        }
        ask(asked_);
        if (floor() > highest) {
            highest = floor();
            best = asked_;
            patience = kPatience;
        } else if (--patience == 0) {
            stride /= 2;
            patience = kPatience;
        }
    }
    if (floor() < highest) ask(asked_ = best);
}

// What was promised twice, as a direction for the prices, and its length squared.
double Prices::gradient(const Asked& asked, Asked& against) const {
    const Promised way = promised();
    double norm = 0;
    const auto along = [&norm](double price, double amount) {
        if (amount < 0 && price <= 0) amount = 0;
        norm += amount * amount;
        return amount;
    };
    against.joker = lanes_.jokers() > 0 ? along(asked.joker, way.jokers - lanes_.jokers()) : 0;
    for (int rank = 1; rank <= kRanks; ++rank) {
        int total = 0;
        for (int suit = 0; suit < kSuits; ++suit) total += way.group[index(rank, suit)];
        for (int suit = 0; suit < kSuits; ++suit) {
            const std::size_t i = index(rank, suit);
            against.tall[i] = along(asked.tall[i], kLeast * way.group[i] - total);
        }
        against.shares[rank].resize(asked.shares[rank].size());
        for (std::size_t n = 0; n < asked.shares[rank].size(); ++n) {
            double suits = 0, say = 0;
            for (int suit = 0; suit < kSuits; ++suit) {
                suits += lanes_.sets_of(rank, suit) >> n & 1;
                say += way.sets[index(rank, suit)] >> n & 1;
            }
            for (int suit = 0; suit < kSuits; ++suit) {
                if (!(lanes_.sets_of(rank, suit) >> n & 1)) continue;
                const double more = say / suits - (way.sets[index(rank, suit)] >> n & 1);
                against.shares[rank][n][suit] = more;
                norm += more * more;
            }
        }
    }
    return norm;
}

Prices::Promised Prices::promised() const {
    Promised way;
    for (int suit = 0; suit < kSuits; ++suit) {
        std::uint32_t lane = 0, left = lefts_ - 1;
        for (int rank = 1; rank <= kRanks; ++rank) {
            const Lane& from = lanes_.at(rank - 1, suit)[lane];
            const int floor = floors_[index(rank - 1, suit)][lane * lefts_ + left];
            for (std::uint32_t s = from.first; s < from.last; ++s) {
                const Step& step = lanes_.step(rank - 1, suit, s);
                if (step.need > left) continue;
                const int after = floors_[index(rank, suit)][step.next * lefts_ + left - step.need];
                if (after == kNever || weight(rank, suit, s) + after != floor) continue;
                way.group[index(rank, suit)] = step.group;
                way.sets[index(rank, suit)] = step.sets;
                way.jokers += step.jokers;
                lane = step.next;
                left -= step.need;
                break;
            }
        }
    }
    return way;
}

}  // namespace openrummy::table
