#include "search.hpp"

#include <algorithm>
#include <bit>

namespace openrummy::table {

namespace {

constexpr std::size_t kSpentWidth = 64;
constexpr int kUsedShift = static_cast<int>(kLaneBits) * kSuits;

std::uint32_t lane_of(Key key, int suit) { return key >> (kLaneBits * suit) & ((1u << kLaneBits) - 1); }
int used_of(Key key) { return static_cast<int>(key >> kUsedShift); }

}  // namespace

Search::Search(const Counted& counted, const Lanes& lanes, const Prices& prices, Meter& meter)
    : counted_(counted), lanes_(lanes), prices_(prices), meter_(meter) {}

Search::Pass Search::pass(std::size_t width, std::int64_t most_work, Limits limits) {
    Pass out;
    limits_ = limits;
    work_ = 0;
    layers_.assign(1, Frontier{});
    Reached start;
    start.hope = prices_.floor();
    if (lanes_.floor() > limits.cost || start.hope > limits.hope) return out;
    layers_[0].offer(start);
    for (rank_ = 1; rank_ <= kRanks; ++rank_) {
        steps_.clear();
        for (int suit = 0; suit < kSuits; ++suit) {
            known_[suit].assign(lanes_.at(rank_ - 1, suit).size() * static_cast<std::size_t>(counted_.jokers + 1), {});
        }
        layers_.emplace_back();
        const std::vector<Reached>& from = layers_[static_cast<std::size_t>(rank_ - 1)].states();
        for (std::uint32_t i = 0; i < from.size(); ++i) {
            leave(from[i], i);
            if (work_ > most_work && i >= kSpentWidth) {
                out.complete = out.complete && i + 1 == from.size();
                break;
            }
        }
        Frontier& to = layers_.back();
        const std::size_t wide = meter_.spent(to.size()) || work_ > most_work ? std::min(width, kSpentWidth) : width;
        if (to.size() > wide) {
            to.narrow(wide);
            out.complete = false;
        }
    }
    for (const Reached& state : layers_.back().states()) end(state, out.end);
    out.work = work_;
    return out;
}

int Search::cost_floor(int rank, Key key, int left) const {
    int sum = 0;
    for (int suit = 0; suit < kSuits; ++suit) sum += lanes_.floor(rank, suit, lane_of(key, suit), left);
    return sum;
}

// The useful steps of a lane, the most hopeful first.
Search::List Search::ranked(int suit, std::uint32_t lane) {
    List& list = known_[suit][lane * static_cast<std::size_t>(counted_.jokers + 1) + static_cast<std::size_t>(left_)];
    if (list.known) return list;
    const int before = rank_ - 1;
    const int hope = prices_.floor(before, suit, lane, left_), cost = lanes_.floor(before, suit, lane, left_);
    const int hope_slack = limits_.hope - prices_.floor(), cost_slack = limits_.cost - lanes_.floor();
    list = {static_cast<std::uint32_t>(steps_.size()), 0, true};
    const Lane& from = lanes_.at(before, suit)[lane];
    for (std::uint32_t n = from.first; n < from.last; ++n) {
        const Step& step = lanes_.step(before, suit, n);
        if (step.need > left_) continue;
        const int after = left_ - step.need, cost_after = lanes_.floor(rank_, suit, step.next, after);
        if (cost_after == kNever) continue;
        const Ranked r{prices_.weight(rank_, suit, n) + prices_.floor(rank_, suit, step.next, after) - hope,
                       step.cost + cost_after - cost, n};
        // What is left of the limits only shrinks on the way.
        if (r.hope <= hope_slack && r.cost <= cost_slack) steps_.push_back(r);
    }
    list.last = static_cast<std::uint32_t>(steps_.size());
    std::sort(steps_.begin() + list.first, steps_.end(), [](const Ranked& a, const Ranked& b) {
        return a.hope != b.hope ? a.hope < b.hope : a.step < b.step;
    });
    return list;
}

// One suit after another, as long as the limits allow.
template <int suit>
void Search::choose(const Choice& sofar) {
    const Subset mine = lanes_.sets_of(rank_, suit), both = mine & sofar.decided;
    for (std::uint32_t i = lists_[suit].first; i < lists_[suit].last; ++i) {
        ++work_;
        const Ranked& r = steps_[i];
        if (r.hope > sofar.hope) break;
        const Step& step = lanes_.step(rank_ - 1, suit, r.step);
        if (r.cost > sofar.cost || sofar.jokers + step.jokers > left_ || (step.sets & both) != (sofar.sets & both)) continue;
        Choice next = sofar;
        chosen_[suit] = r.step;
        next.key |= Key{step.next} << (kLaneBits * suit);
        next.hope -= r.hope;
        next.cost -= r.cost;
        next.jokers += step.jokers;
        next.tallest = std::max(next.tallest, int{step.group});
        next.total += step.group;
        next.decided |= mine;
        next.sets |= step.sets;
        if constexpr (suit + 1 < kSuits) {
            choose<suit + 1>(next);
        } else {
            arrive(next);
        }
    }
}

// Offers the states that a state leads to.
void Search::leave(const Reached& state, std::uint32_t at) {
    from_ = &state;
    at_ = at;
    left_ = counted_.jokers - used_of(state.key);
    Choice choice;
    choice.hope = limits_.hope - state.hope;
    choice.cost = limits_.cost - state.cost - cost_floor(rank_ - 1, state.key, left_);
    for (int suit = 0; suit < kSuits; ++suit) lists_[suit] = ranked(suit, lane_of(state.key, suit));
    choose<0>(choice);
}

// Deals the sets; free jokers fill them up.
void Search::arrive(const Choice& choice) {
    const bool declared = counted_.rules.declared;
    const int used = choice.jokers + (declared || !choice.sets ? 0 : lanes_.set_jokers(rank_, choice.sets));
    const int fill = declared ? 0 : left_ - used;
    for (int extra = 0; extra <= fill && used <= left_; ++extra) {
        if (sets_needed(choice.tallest, choice.total + extra) >= 0) offer(choice, used + extra, extra);
    }
}

void Search::offer(const Choice& choice, int jokers, int extra) {
    Reached next;
    const int left = left_ - jokers;
    next.cost = from_->cost;
    next.kept = from_->kept + (choice.sets ? std::popcount(choice.sets) : 0);
    int cost_after = 0, hope_after = -prices_.joker() * left;
    for (int suit = 0; suit < kSuits; ++suit) {
        const Step& step = lanes_.step(rank_ - 1, suit, chosen_[suit]);
        next.cost += step.cost;
        next.kept += step.started;
        cost_after += lanes_.floor(rank_, suit, step.next, left);
        hope_after += prices_.floor(rank_, suit, step.next, left);
    }
    next.hope = prices_.price() * next.cost - prices_.meld() * next.kept + hope_after;
    if (next.cost + cost_after > limits_.cost || next.hope > limits_.hope) return;
    next.key = choice.key | Key(counted_.jokers - left) << kUsedShift;
    next.before = at_;
    next.steps = chosen_;
    next.extra = extra;
    layers_.back().offer(next);
}

// Whether a state after the king may be the end, and a better one than those before.
void Search::end(Reached state, std::optional<Reached>& best) const {
    const int jokers = used_of(state.key);
    if (jokers < counted_.table_jokers) return;
    state.cost += counted_.spare_cost(jokers);
    if (state.cost > limits_.cost || prices_.price() * state.cost - prices_.meld() * state.kept > limits_.hope) return;
    if (!best || state.cost < best->cost || (state.cost == best->cost && state.kept > best->kept)) best = state;
}

Plan Search::trace(Reached state) const {
    Plan plan;
    for (int suit = 0; suit < kSuits; ++suit) {
        plan.ranks[kRanks].run[suit] = lanes_.at(kRanks, suit)[lane_of(state.key, suit)].high;
    }
    for (int rank = kRanks; rank >= 1; --rank) {
        trace_rank(rank, state, plan);
        state = layers_[static_cast<std::size_t>(rank - 1)].states()[state.before];
    }
    std::sort(plan.kept.begin(), plan.kept.end());
    return plan;
}

void Search::trace_rank(int rank, const Reached& state, Plan& plan) const {
    RankPlan& here = plan.ranks[static_cast<std::size_t>(rank - 1)];
    const auto keep = [&plan](const std::vector<int>& from, Subset chosen) {
        for (std::size_t i = 0; i < from.size(); ++i) {
            if (chosen >> i & 1) plan.kept.push_back(from[i]);
        }
    };
    Subset sets = 0;
    for (int suit = 0; suit < kSuits; ++suit) {
        const Step& step = lanes_.step(rank - 1, suit, state.steps[suit]);
        here.run[suit] = step.run;
        here.group[suit] = step.group;
        here.naturals[suit] = step.naturals;
        keep(lanes_.runs_at(rank, suit), step.starts);
        sets |= step.sets;
    }
    keep(lanes_.sets_at(rank), sets);
    // Free jokers have no suit of their own, so they go where fewest pieces are.
    for (int n = 0; n < state.extra; ++n) ++*std::min_element(here.group.begin(), here.group.end());
}

}  // namespace openrummy::table
