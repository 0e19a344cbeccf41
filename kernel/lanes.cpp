#include "lanes.hpp"

#include <algorithm>
#include <bit>

namespace openrummy::table {

namespace {

constexpr std::size_t kMostLanes = std::size_t{1} << kLaneBits;
constexpr std::size_t kMostSteps = 1 << 21;  // in all: 64 MB

std::uint8_t small(int number) { return static_cast<std::uint8_t>(number); }

}  // namespace

// Finds or adds the lanes after a rank: open addressing.
class Lanes::Numbering {
  public:
    explicit Numbering(std::vector<Lane>& lanes) : lanes_(lanes), places_(64, kFree) {}

    std::uint32_t of(SlotId slots, int high, Going going, int jokers) {
        const std::size_t mask = places_.size() - 1;
        std::size_t at = home(slots, high, going) & mask;
        for (; places_[at] != kFree; at = (at + 1) & mask) {
            Lane& known = lanes_[places_[at]];
            if (known.slots != slots || known.high != high || known.going != going) continue;
            known.jokers = std::min(known.jokers, small(jokers));
            return places_[at];
        }
        const auto number = static_cast<std::uint32_t>(lanes_.size());
        places_[at] = number;
        lanes_.push_back({slots, small(high), going, small(jokers), 0, 0});
        if (2 * lanes_.size() > places_.size()) grow();
        return number;
    }

  private:
    static constexpr std::uint32_t kFree = ~std::uint32_t{0};

    static std::size_t home(SlotId slots, int high, Going going) {
        const std::uint64_t key = std::uint64_t{going} << 32 | static_cast<std::uint64_t>(high) << 16 | slots;
        return (key * 0x9E3779B97F4A7C15u) >> 40;
    }

    void grow() {
        places_.assign(4 * places_.size(), kFree);
        for (std::uint32_t n = 0; n < lanes_.size(); ++n) {
            std::size_t at = home(lanes_[n].slots, lanes_[n].high, lanes_[n].going) & (places_.size() - 1);
            while (places_[at] != kFree) at = (at + 1) & (places_.size() - 1);
            places_[at] = n;
        }
    }

    std::vector<Lane>& lanes_;
    std::vector<std::uint32_t> places_;
};

Lanes::Lanes(const Counted& counted, const std::vector<Old>& olds)
    : counted_(counted), olds_(olds), lefts_(static_cast<std::uint32_t>(counted.jokers + 1)), bits_(olds.size()) {
    place_olds();
    give_bits();
    for (int suit = 0; suit < kSuits && complete_; ++suit) build(suit);
    for (int suit = 0; suit < kSuits && complete_; ++suit) find_floors(suit);
}

int Lanes::set_jokers(int rank, Subset sets) const {
    int sum = 0;
    for (std::size_t n = 0; sets >> n; ++n) {
        if (sets >> n & 1) sum += olds_[sets_at_[rank][n]].joker_count();
    }
    return sum;
}

void Lanes::place_olds() {
    for (int i = 0; i < static_cast<int>(olds_.size()); ++i) {
        const Old& old = olds_[i];
        const int rank = old.decided();
        if (old.run) {
            runs_at_[index(rank, old.suits[0])].push_back(i);
            continue;
        }
        const auto bit = static_cast<Subset>(1u << sets_at_[rank].size());
        sets_at_[rank].push_back(i);
        bool named = false;
        for (std::size_t at = 0; at < old.suits.size(); ++at) {
            // A free joker in a set is of no suit.
            if (old.jokers[at] && !counted_.rules.declared) continue;
            sets_of_[index(rank, old.suits[at])] |= bit;
            named = true;
        }
        if (!named) sets_of_[index(rank, 0)] |= bit;
    }
}

// Runs of a suit that never go on at the same time share a bit; its pieces, 12 and 12 aces, are fewer than 32.
void Lanes::give_bits() {
    for (int suit = 0; suit < kSuits; ++suit) {
        std::array<Going, kHighAce + 1> busy{};
        for (int rank = 1; rank <= kRanks; ++rank) {
            for (const int i : runs_at(rank, suit)) {
                int bit = 0;
                while (busy[rank] >> bit & 1) ++bit;
                bits_[i] = Going{1} << bit;
                for (int later = rank; later < olds_[i].top(); ++later) busy[later] |= bits_[i];
                for (int later = rank + 1; later <= std::min(kRanks, olds_[i].top()); ++later) {
                    going_at_[index(later, suit)].push_back(i);
                }
            }
        }
    }
}

void Lanes::build(int suit) {
    places_[index(0, suit)].lanes.push_back({});
    for (int rank = 1; rank <= kRanks && complete_; ++rank) {
        Place& from = places_[index(rank - 1, suit)];
        Place& to = places_[index(rank, suit)];
        Numbering next(to.lanes);
        for (Lane& lane : from.lanes) {
            lane.first = static_cast<std::uint32_t>(from.steps.size());
            expand(rank, suit, lane, next);
            lane.last = static_cast<std::uint32_t>(from.steps.size());
            if (to.lanes.size() > kMostLanes || steps_ + from.steps.size() > kMostSteps) {
                complete_ = false;
                return;
            }
        }
        steps_ += from.steps.size();
    }
}

// Of melds that are alike the first ones stay.
bool Lanes::in_order(const std::vector<int>& melds, Subset chosen) const {
    for (std::size_t n = 1; n < melds.size(); ++n) {
        if (!(chosen >> n & 1)) continue;
        for (std::size_t before = 0; before < n; ++before) {
            if (!(chosen >> before & 1) && olds_[melds[before]] == olds_[melds[n]]) return false;
        }
    }
    return true;
}

// The way on of a lane with each choice of runs and sets that stay.
void Lanes::expand(int rank, int suit, const Lane& lane, Numbering& next) {
    const std::vector<int>&runs = runs_at(rank, suit), &sets = sets_at_[rank];
    const Taken before = going_on(rank, suit, lane.going);
    const Subset mine = sets_of(rank, suit);
    for (Subset starts = 0; starts < 1u << runs.size(); ++starts) {
        if (!in_order(runs, starts)) continue;
        Taken with_runs = before;
        for (std::size_t n = 0; n < runs.size(); ++n) {
            if (starts >> n & 1) take_run(runs[n], rank, with_runs);
        }
        for (Subset kept = mine;; kept = static_cast<Subset>((kept - 1) & mine)) {
            if (in_order(sets, kept)) {
                Taken taken = with_runs;
                for (std::size_t n = 0; n < sets.size(); ++n) {
                    if (kept >> n & 1) take_set(sets[n], suit, taken);
                }
                expand(rank, suit, lane, taken, starts, kept, next);
            }
            if (kept == 0) break;
        }
    }
}

// The ways to use what the kept melds leave of a face.
void Lanes::expand(int rank, int suit, const Lane& lane, const Taken& taken, Subset starts, Subset sets, Numbering& next) {
    const int face = face_at(suit, rank), most = counted_.most[face];
    const bool declared = counted_.rules.declared, highs = rank == 1 && counted_.rules.ace_both;
    std::vector<Step>& steps = places_[index(rank - 1, suit)].steps;
    for (int naturals = std::max(counted_.least[face], taken.naturals); naturals <= most; ++naturals) {
        for (int jokers = taken.jokers; lane.jokers + jokers <= counted_.jokers; ++jokers) {
            if (!counted_.may_release(face, naturals, jokers)) continue;
            const int own = naturals - taken.naturals, pieces = own + jokers - taken.jokers;
            for (int group = 0; group <= (declared ? pieces : own); ++group) {
                int lent = 0;
                for (int other = 0; other < kSuits; ++other) {
                    if (other != suit) lent += std::min(counted_.most[face_at(other, rank)], group);
                }
                const int need = jokers + taken.set_jokers + std::max(0, (kLeast - 1) * group - lent);
                if (lane.jokers + need > counted_.jokers) break;
                for (int high = 0; high <= (highs ? pieces - group : 0); ++high) {
                    const int run = pieces - group - high;
                    const SlotId slots = kSlots.next[lane.slots][run];
                    if (slots == kDead) continue;
                    const std::uint32_t to = next.of(slots, lane.high + high, taken.going, lane.jokers + need);
                    steps.push_back({to, small(run), small(high), small(group), small(own), small(jokers), small(need),
                                     small(std::popcount(starts)), starts, sets, (most - naturals) * counted_.cost[face]});
                }
            }
        }
    }
}

Lanes::Taken Lanes::going_on(int rank, int suit, Going going) const {
    Taken taken;
    for (const int i : going_at_[index(rank, suit)]) {
        if (going & bits_[i]) take_run(i, rank, taken);
    }
    return taken;
}

void Lanes::take_run(int i, int rank, Taken& taken) const {
    const Old& old = olds_[i];
    if (rank == 1 && old.high_ace()) {
        ++(old.jokers.back() ? taken.jokers : taken.naturals);
    } else if (old.low() <= rank) {
        ++(old.jokers[rank - old.low()] ? taken.jokers : taken.naturals);
    }
    if (old.top() > rank) taken.going |= bits_[i];
}

void Lanes::take_set(int i, int suit, Taken& taken) const {
    const Old& old = olds_[i];
    for (std::size_t at = 0; at < old.suits.size(); ++at) {
        const bool here = old.suits[at] == suit;
        if (!old.jokers[at]) {
            taken.naturals += here;
        } else if (here && counted_.rules.declared) {
            ++taken.jokers;
        } else {
            ++taken.set_jokers;
        }
    }
}

void Lanes::find_floors(int suit) {
    for (int rank = kRanks; rank >= 0; --rank) {
        Place& place = places_[index(rank, suit)];
        place.floor.assign(place.lanes.size() * lefts_, kNever);
        for (std::uint32_t n = 0; n < place.lanes.size(); ++n) {
            const Lane& lane = place.lanes[n];
            std::int32_t* const floors = &place.floor[n * lefts_];
            if (rank == kRanks) {
                const SlotId end = kSlots.next[lane.slots][lane.high];
                if (end != kDead && kSlots.closable(end)) std::fill_n(floors, lefts_, 0);
                continue;
            }
            const std::vector<std::int32_t>& after = places_[index(rank + 1, suit)].floor;
            for (std::uint32_t s = lane.first; s < lane.last; ++s) {
                const Step& step = place.steps[s];
                const std::int32_t* const to = &after[step.next * lefts_];
                for (std::uint32_t left = step.need; left < lefts_; ++left) {
                    floors[left] = std::min(floors[left], step.cost + to[left - step.need]);
                }
            }
            for (std::uint32_t left = 0; left < lefts_; ++left) floors[left] = std::min(floors[left], kNever);
        }
    }
}

void Lanes::keep_within(int cost) {
    for (int suit = 0; suit < kSuits; ++suit) keep_within(suit, cost - floor());
}

void Lanes::keep_within(int suit, int slack) {
    const int most = floor(0, suit, 0, jokers()) + slack;
    std::vector<int> reached{0};
    for (int rank = 0; rank < kRanks; ++rank) {
        Place &place = places_[index(rank, suit)], &after = places_[index(rank + 1, suit)];
        std::vector<int> next(after.lanes.size(), kNever);
        std::uint32_t kept = 0;
        for (std::uint32_t n = 0; n < place.lanes.size(); ++n) {
            Lane& lane = place.lanes[n];
            const std::uint32_t first = lane.first;
            lane.first = kept;
            for (std::uint32_t s = first; s < lane.last && reached[n] != kNever; ++s) {
                const Step& step = place.steps[s];
                const int cost = reached[n] + step.cost;
                if (cost + after.floor[step.next * lefts_ + lefts_ - 1 - step.need] > most) continue;
                next[step.next] = std::min(next[step.next], cost);
                place.steps[kept++] = step;
            }
            lane.last = kept;
        }
        place.steps.resize(kept);
        reached = std::move(next);
    }
}

}  // namespace openrummy::table
