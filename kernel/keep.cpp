#include "keep.hpp"

#include <algorithm>
#include <bit>
#include <optional>
#include <unordered_map>

#include "keep_step.hpp"

namespace openrummy::table {

namespace {

using namespace keep;

constexpr std::array<std::size_t, 3> kWidths{32, 512, 20'000};

class Keeper {
  public:
    Keeper(const Ways& ways, const Counted& counted, std::vector<Old> table, Meter& meter)
        : ways_(ways), counted_(counted), meter_(meter), olds_(std::move(table)), bits_(olds_.size()) {
        for (int i = 0; i < static_cast<int>(olds_.size()); ++i) {
            (olds_[i].run ? runs_at_[olds_[i].decided()] : sets_at_[olds_[i].low()]).push_back(i);
        }
        give_bits();
        hope();
    }

    // Narrow passes first: what they keep is a floor for the next, and one that left nothing out is exact.
    Kept plan() {
        std::optional<Plan> best;
        for (const std::size_t width : kWidths) {
            const int floor = best ? static_cast<int>(best->kept.size()) : -1;
            const bool complete = forward(width, floor);
            if (const std::optional<std::uint32_t> end = finish()) best = trace(*end);
            const bool most = best && static_cast<int>(best->kept.size()) == hope_[0][0];
            if (complete || most) return {best.value(), true};
            if (meter_.spent(0)) break;
        }
        if (best) return {*best, false};
        // The budget cut every way: any marked way ends when no meld is kept on purpose.
        for (auto* at : {&runs_at_, &sets_at_, &going_at_}) at->fill({});
        for (std::vector<int>& sets : most_sets_) std::fill(sets.begin(), sets.end(), 0);
        forward(1, -1);
        return {trace(finish().value()), false};
    }

  private:
    // One pass; whether no node was left out.
    bool forward(std::size_t width, int floor) {
        steps_.assign(kHighAce, {});
        steps_[0].offer({0, 0, 0}, {});
        bool complete = true;
        for (int rank = 1; rank <= kRanks; ++rank) {
            advance(rank, floor);
            Step& step = steps_[rank];
            if (step.narrow(meter_.spent(step.nodes.size()) ? std::min(width, kWidths[0]) : width)) complete = false;
        }
        return complete;
    }

    // Runs that never go on at the same time share a bit; two packs with jokers need far fewer than 64.
    void give_bits() {
        std::array<Going, kHighAce + 1> busy{};
        for (int rank = 1; rank <= kRanks; ++rank) {
            for (const int i : runs_at_[rank]) {
                int bit = 0;
                while (busy[rank] >> bit & 1) ++bit;
                bits_[i] = Going{1} << bit;
                for (int later = rank; later < olds_[i].top(); ++later) busy[later] |= bits_[i];
                for (int later = rank + 1; later <= olds_[i].top(); ++later) going_at_[later].push_back(i);
            }
        }
    }

    // From the last rank back: the most melds that can still stay after each marked state, as if runs that stay had only
    // to start.  A run that stays takes a piece that no short run needs.
    void hope() {
        hope_.resize(kRanks + 1);
        hope_[kRanks].assign(ways_.ranks[kRanks].states.size(), 0);
        most_sets_.resize(kRanks + 1);
        for (int rank = kRanks; rank >= 1; --rank) {
            const Marked& marked = ways_.ranks[rank - 1];
            most_sets_[rank].assign(ways_.moves[rank - 1].size(), kUnknown);
            for (std::size_t state = 0; state < marked.states.size(); ++state) {
                int best = 0;
                for (std::uint32_t e = marked.first[state]; e < marked.first[state + 1]; ++e) {
                    const Marked::Edge edge = marked.edges[e];
                    best = std::max(best, hope_[rank][edge.to] + may_start(rank, marked.states[state], edge.move));
                }
                hope_[rank - 1].push_back(best);
            }
        }
    }

    int may_start(int rank, Key state, std::uint32_t move_index) {
        const Move& move = ways_.moves[rank - 1][move_index];
        int& sets = most_sets_[rank][move_index];
        if (sets == kUnknown) sets = best_variant(rank, move, {}, {}).value().kept;
        int sum = sets;
        Four low{}, high{};
        for (const int i : runs_at_[rank]) ++(olds_[i].high_ace() ? high : low)[olds_[i].suits[0]];
        for (int suit = 0; suit < kSuits; ++suit) {
            const int free = move.run[suit] - kSlots.shorts[slot_of(state, suit)];
            sum += std::min(int{low[suit]}, free) + std::min(high[suit], move.high[suit]);
        }
        return sum;
    }

    // Adds what a kept meld takes of a rank.
    void take(int i, int rank, Taken& taken) const {
        const Old& old = olds_[i];
        if (!old.run) {
            for (std::size_t at = 0; at < old.suits.size(); ++at) {
                ++(old.jokers[at] ? taken.jokers : taken.naturals)[old.suits[at]];
            }
            return;
        }
        const int suit = old.suits[0];
        if (rank == 1 && old.high_ace()) {
            ++taken.high[suit];
            ++(old.jokers.back() ? taken.jokers : taken.naturals)[suit];
        } else if (old.low() <= rank && rank <= old.top()) {
            ++taken.run[suit];
            ++(old.jokers[rank - old.low()] ? taken.jokers : taken.naturals)[suit];
        }
    }

    void take_on(int i, int rank, Taken& taken, Going& going) const {
        take(i, rank, taken);
        if (olds_[i].top() > rank) going |= bits_[i];
    }

    void advance(int rank, int floor) {
        const Marked& marked = ways_.ranks[rank - 1];
        const Step& from = steps_[rank - 1];
        variant_of_.clear();
        for (std::uint32_t n = 0; n < from.nodes.size(); ++n) {
            const Node& node = from.nodes[n];
            Taken before;
            Going still = 0;
            for (const int i : going_at_[rank]) {
                if (node.going & bits_[i]) take_on(i, rank, before, still);
            }
            for (Subset chosen = 0; chosen < Subset{1} << runs_at_[rank].size(); ++chosen) {
                Taken taken = before;
                Going going = still;
                for (std::size_t i = 0; i < runs_at_[rank].size(); ++i) {
                    if (chosen >> i & 1) take_on(runs_at_[rank][i], rank, taken, going);
                }
                for (std::uint32_t e = marked.first[node.state]; e < marked.first[node.state + 1]; ++e) {
                    try_edge(rank, n, chosen, taken, going, marked.edges[e], floor);
                }
            }
        }
    }

    void try_edge(int rank, std::uint32_t n, Subset chosen, const Taken& taken, Going going, Marked::Edge edge, int floor) {
        const Move& move = ways_.moves[rank - 1][edge.move];
        const Node& node = steps_[rank - 1].nodes[n];
        const int kept = steps_[rank - 1].ways[n].kept + std::popcount(chosen);
        if (kept + most_sets_[rank][edge.move] + hope_[rank][edge.to] <= floor) return;
        Key free = 0;
        for (int suit = 0; suit < kSuits; ++suit) {
            if (move.run[suit] < taken.run[suit] || move.high[suit] < taken.high[suit]) return;
            const SlotId slot = kSlots.next[slot_of(node.free, suit)][move.run[suit] - taken.run[suit]];
            if (slot == kDead) return;
            free |= Key{slot} << (kSlotBits * suit);
        }
        const int variant = variant_for(rank, edge.move, taken);
        if (variant < 0) return;
        Step& to = steps_[rank];
        const int all = kept + to.variants[static_cast<std::size_t>(variant)].kept;
        const int hope = all + hope_[rank][edge.to];
        if (hope <= floor) return;
        to.offer({edge.to, free, going}, {all, n, edge.move, static_cast<std::uint32_t>(variant), chosen, hope});
    }

    // The best variant of a move beside kept runs, in the variants of the step; -1 if there is none.
    int variant_for(int rank, std::uint32_t move, const Taken& taken) {
        // Without jokers a run piece is a natural, so what the kept runs take makes no difference.
        std::uint64_t needs = move;
        for (int suit = 0; suit < kSuits && counted_.jokers; ++suit) {
            needs |= (std::uint64_t{taken.naturals[suit]} << 4 | taken.jokers[suit]) << (24 + 8 * suit);
        }
        const auto [at, fresh] = variant_of_.try_emplace(needs, -1);
        if (fresh) {
            const bool any = counted_.jokers > 0;
            const std::optional<Variant> found = best_variant(
                rank, ways_.moves[rank - 1][move], any ? taken.naturals : Four{}, any ? taken.jokers : Four{});
            if (found) {
                at->second = static_cast<int>(steps_[rank].variants.size());
                steps_[rank].variants.push_back(*found);
            }
        }
        return at->second;
    }

    // The way to make this move that lets most sets of the table stay, given what kept runs need of each face.
    std::optional<Variant> best_variant(int rank, const Move& move, const Four& naturals, const Four& jokers) const {
        std::optional<Variant> best;
        Four used_naturals{}, used_jokers{};
        const auto leaf = [&](const Four& group) {
            const std::vector<int>& sets = sets_at_[rank];
            for (Subset chosen = 0; chosen < Subset{1} << sets.size(); ++chosen) {
                const int kept = std::popcount(chosen);
                if (best && best->kept >= kept) continue;
                Taken taken;
                for (std::size_t i = 0; i < sets.size(); ++i) {
                    if (chosen >> i & 1) take(sets[i], rank, taken);
                }
                Four rest{};
                int tallest = 0, total = 0;
                bool fits = true;
                for (int suit = 0; suit < kSuits && fits; ++suit) {
                    const int pieces = taken.naturals[suit] + taken.jokers[suit];
                    fits = pieces <= group[suit] && naturals[suit] + taken.naturals[suit] <= used_naturals[suit] &&
                           jokers[suit] + taken.jokers[suit] <= used_jokers[suit];
                    rest[suit] = static_cast<std::uint8_t>(group[suit] - pieces);
                    tallest = std::max(tallest, int{rest[suit]});
                    total += rest[suit];
                }
                if (fits && sets_needed(tallest, total) >= 0) best = Variant{used_naturals, rest, chosen, kept};
            }
        };
        Four group{};
        const auto spread = [&](auto& self, int suit, int jokers_left, int cost_left) -> void {
            if (best && best->kept == static_cast<int>(sets_at_[rank].size())) return;
            if (suit == kSuits) {
                if (jokers_left == 0 && cost_left == 0) leaf(group);
                return;
            }
            const int face = face_at(suit, rank), wanted = move.run[suit] + move.high[suit];
            for (int u = counted_.most[face]; u >= counted_.least[face]; --u) {
                const int cost = (counted_.most[face] - u) * counted_.cost[face];
                if (cost > cost_left) break;
                for (int j = std::max(0, wanted - u); j <= jokers_left; ++j) {
                    if (!counted_.may_release(face, u, j)) continue;
                    used_naturals[suit] = static_cast<std::uint8_t>(u);
                    used_jokers[suit] = static_cast<std::uint8_t>(j);
                    group[suit] = static_cast<std::uint8_t>(u + j - wanted);
                    self(self, suit + 1, jokers_left - j, cost_left - cost);
                }
            }
        };
        spread(spread, 0, move.jokers, move.cost);
        return best;
    }

    // The node after the king that keeps most; the high aces follow from it.
    std::optional<std::uint32_t> finish() const {
        const Step& last = steps_[kRanks];
        std::optional<std::uint32_t> best;
        for (std::uint32_t n = 0; n < last.nodes.size(); ++n) {
            const Node& node = last.nodes[n];
            const Four tops = free_tops(node);
            bool ends = true;
            for (int suit = 0; suit < kSuits && ends; ++suit) {
                const SlotId end = kSlots.next[slot_of(node.free, suit)][tops[suit]];
                ends = end != kDead && kSlots.closable(end);
            }
            if (ends && (!best || last.ways[*best].kept < last.ways[n].kept)) best = n;
        }
        return best;
    }

    // The high aces of a last state that no kept run takes.
    Four free_tops(const Node& node) const {
        const Key key = ways_.ranks[kRanks].states[node.state];
        Taken taken;
        for (const int i : going_at_[kHighAce]) {
            if (node.going & bits_[i]) take(i, kHighAce, taken);
        }
        Four tops{};
        for (int suit = 0; suit < kSuits; ++suit) {
            tops[suit] = static_cast<std::uint8_t>(high_of(key, suit) - taken.run[suit]);
        }
        return tops;
    }

    Plan trace(std::uint32_t n) const {
        Plan plan;
        plan.ranks[kRanks].run = free_tops(steps_[kRanks].nodes[n]);
        for (int rank = kRanks; rank >= 1; --rank) {
            const Step& step = steps_[rank];
            const Way& way = step.ways[n];
            const Variant& variant = step.variants[way.variant];
            const Move& move = ways_.moves[rank - 1][way.move];
            Taken taken;
            for (const int i : going_at_[rank]) {
                if (steps_[rank - 1].nodes[way.before].going & bits_[i]) take(i, rank, taken);
            }
            keep_chosen(runs_at_[rank], way.runs, rank, taken, plan);
            RankPlan& here = plan.ranks[rank - 1];
            for (int suit = 0; suit < kSuits; ++suit) {
                here.run[suit] = static_cast<std::uint8_t>(move.run[suit] - taken.run[suit]);
            }
            keep_chosen(sets_at_[rank], variant.sets, rank, taken, plan);
            here.group = variant.group;
            for (int suit = 0; suit < kSuits; ++suit) {
                here.naturals[suit] = static_cast<std::uint8_t>(variant.naturals[suit] - taken.naturals[suit]);
            }
            n = way.before;
        }
        std::sort(plan.kept.begin(), plan.kept.end());
        return plan;
    }

    void keep_chosen(const std::vector<int>& from, Subset chosen, int rank, Taken& taken, Plan& plan) const {
        for (std::size_t i = 0; i < from.size(); ++i) {
            if (!(chosen >> i & 1)) continue;
            take(from[i], rank, taken);
            plan.kept.push_back(from[i]);
        }
    }

    static constexpr int kUnknown = -1;

    const Ways& ways_;
    const Counted& counted_;
    Meter& meter_;
    std::vector<Old> olds_;
    std::vector<Going> bits_;
    std::array<std::vector<int>, kHighAce + 1> runs_at_, sets_at_, going_at_;
    std::vector<std::vector<int>> hope_;       // after each rank, by marked state
    std::vector<std::vector<int>> most_sets_;  // by rank and move
    std::unordered_map<std::uint64_t, int> variant_of_;
    std::vector<Step> steps_;
};

}  // namespace

Kept least_disturbed(const Ways& ways, const Counted& counted, std::vector<Old> table, Meter& meter) {
    return Keeper(ways, counted, std::move(table), meter).plan();
}

}  // namespace openrummy::table
