#include "sweep.hpp"

#include <algorithm>
#include <limits>

namespace openrummy::table {

void Layer::offer(Key key, std::int32_t cost, std::int32_t floor) {
    const std::size_t mask = places_.size() - 1;
    std::size_t at = home(key);
    while (places_[at] != kFree) {
        State& known = states_[static_cast<std::size_t>(places_[at])];
        if (known.key == key) {
            known.cost = std::min(known.cost, cost);
            return;
        }
        at = (at + 1) & mask;
    }
    places_[at] = static_cast<std::int32_t>(states_.size());
    states_.push_back({key, cost, floor});
    if (2 * states_.size() > places_.size()) rebuild(4 * places_.size());
}

int Layer::index(Key key) const {
    const std::size_t mask = places_.size() - 1;
    for (std::size_t at = home(key); places_[at] != kFree; at = (at + 1) & mask) {
        if (states_[static_cast<std::size_t>(places_[at])].key == key) return places_[at];
    }
    return -1;
}

const Layer::State* Layer::find(Key key) const {
    const int at = index(key);
    return at < 0 ? nullptr : &states_[static_cast<std::size_t>(at)];
}

void Layer::narrow(std::size_t width) {
    const auto cheaper = [](const State& a, const State& b) { return a.cost + a.floor < b.cost + b.floor; };
    std::nth_element(states_.begin(), states_.begin() + static_cast<std::ptrdiff_t>(width), states_.end(), cheaper);
    states_.resize(width);
    rebuild(places_.size());
}

void Layer::rebuild(std::size_t places) {
    places_.assign(places, kFree);
    shift_ = 64;
    for (std::size_t n = places; n > 1; n /= 2) --shift_;
    const std::size_t mask = places - 1;
    for (std::size_t i = 0; i < states_.size(); ++i) {
        std::size_t at = home(states_[i].key);
        while (places_[at] != kFree) at = (at + 1) & mask;
        places_[at] = static_cast<std::int32_t>(i);
    }
}

Meter::Meter(std::int64_t nodes, double seconds) : nodes_(nodes < 0 ? std::numeric_limits<std::int64_t>::max() : nodes) {
    using std::chrono::steady_clock;
    if (seconds >= 0) {
        until_ = steady_clock::now() + std::chrono::duration_cast<steady_clock::duration>(
                                           std::chrono::duration<double>(std::min(seconds, 1e9)));
    }
}

bool Meter::spent(std::size_t more) {
    nodes_ -= static_cast<std::int64_t>(more);
    spent_ = spent_ || nodes_ < 0 || (until_ && std::chrono::steady_clock::now() > *until_);
    return spent_;
}

namespace {

// Sweeps are tried in growing widths.  A narrow one is quick and its answer is a limit for the next; one that never had
// to leave a state out is exact.
constexpr std::array<std::size_t, 3> kWidths{64, 1024, std::numeric_limits<std::size_t>::max()};
constexpr std::size_t kSpentWidth = 64;

class Sweep {
  public:
    Sweep(const Counted& counted, Meter& meter) : counted_(counted), meter_(meter), bounds_(counted) {
        for (int rank = 1; rank <= kRanks; ++rank) moves_.push_back(moves(rank, counted));
    }

    Swept run(int limit) {
        bool proved = true;
        std::optional<int> best;
        std::vector<Layer> layers;
        for (const std::size_t width : kWidths) {
            const Pass pass = forward(width, best.value_or(limit), layers);
            if (pass.cost) {
                best = pass.cost;
                best_layers_ = std::move(layers);
            }
            proved = pass.complete;
            if (pass.complete || meter_.spent(0)) break;
        }
        if (!best) return {std::nullopt, proved};
        return {mark(best_layers_, *best, proved), proved};
    }

  private:
    struct Pass {
        std::optional<int> cost;  // of the cheapest end within the limit
        bool complete = true;     // whether no state was left out
    };

    // Calls act(move index, next key, cost, floor) for each move of a state that may end within the limit.
    template <typename Act>
    void each_move(int rank, const Layer::State& state, int limit, Act act) const {
        const std::vector<Move>& all = moves_[static_cast<std::size_t>(rank - 1)];
        const std::array<const SlotId*, kSuits> next{
            kSlots.next[slot_of(state.key, 0)].data(), kSlots.next[slot_of(state.key, 1)].data(),
            kSlots.next[slot_of(state.key, 2)].data(), kSlots.next[slot_of(state.key, 3)].data()};
        const int used = jokers_of(state.key);
        const Key high = state.key & ~kSlotsOnly;
        for (std::uint32_t i = 0; i < all.size();) {
            const Move& move = all[i];
            Key key = 0;
            int suit = 0;
            for (; suit < kSuits; ++suit) {
                const SlotId slot = next[suit][move.run[suit]];
                if (slot == kDead) break;
                key |= Key{slot} << (kSlotBits * suit);
            }
            if (suit < kSuits) {
                i = move.skip[suit];
                continue;
            }
            const int cost = state.cost + move.cost;
            if (used + move.jokers <= counted_.jokers && cost <= limit) {
                key |= (high + move.high_part) + (Key(move.jokers) << kJokerShift);
                const int floor = bounds_.after(rank, key);
                if (cost + floor <= limit) act(i, key, cost, floor);
            }
            ++i;
        }
    }

    // After the king: the aces set aside go on top, and every run must be able to end.  The cost of the whole way.
    std::optional<int> end_cost(const Layer::State& state) const {
        if (jokers_of(state.key) < counted_.table_jokers) return std::nullopt;
        for (int suit = 0; suit < kSuits; ++suit) {
            const SlotId end = kSlots.next[slot_of(state.key, suit)][high_of(state.key, suit)];
            if (end == kDead || !kSlots.closable[end]) return std::nullopt;
        }
        return state.cost + counted_.spare_cost(jokers_of(state.key));
    }

    Pass forward(std::size_t width, int limit, std::vector<Layer>& layers) {
        Pass pass;
        layers.assign(1, Layer{});
        layers[0].offer(0, 0, bounds_.after(0, 0));
        if (layers[0].states()[0].floor > limit) return pass;
        for (int rank = 1; rank <= kRanks; ++rank) {
            layers.emplace_back();
            Layer& to = layers.back();
            for (const Layer::State& state : layers[static_cast<std::size_t>(rank - 1)].states()) {
                each_move(rank, state, limit, [&](auto, Key key, int cost, int floor) { to.offer(key, cost, floor); });
            }
            const bool spent = meter_.spent(to.size());
            const std::size_t wide = spent ? std::min(width, kSpentWidth) : width;
            if (to.size() > wide) {
                to.narrow(wide);
                pass.complete = false;
            }
        }
        for (const Layer::State& state : layers.back().states()) {
            const std::optional<int> cost = end_cost(state);
            if (cost && *cost <= limit && (!pass.cost || *cost < *pass.cost)) pass.cost = cost;
        }
        return pass;
    }

    // Walks back from the cheapest ends and keeps the states from which one is reached at least cost.
    Ways mark(const std::vector<Layer>& layers, int cost, bool proved) {
        Ways ways;
        ways.cost = cost;
        ways.proved = proved;
        ways.ranks.resize(layers.size());
        Layer alive;  // here `cost` is the least cost so far, as in the sweep
        for (const Layer::State& state : layers.back().states()) {
            if (end_cost(state) == cost) alive.offer(state.key, state.cost, 0);
        }
        for (const Layer::State& state : alive.states()) ways.ranks.back().states.push_back(state.key);
        for (int rank = kRanks; rank >= 1; --rank) {
            Marked& here = ways.ranks[static_cast<std::size_t>(rank - 1)];
            Layer before;
            for (const Layer::State& state : layers[static_cast<std::size_t>(rank - 1)].states()) {
                if (state.cost + state.floor > cost) continue;
                const std::size_t edges = here.edges.size();
                each_move(rank, state, cost, [&](std::uint32_t move, Key key, int reached, int) {
                    const int to = alive.index(key);
                    if (to >= 0 && alive.states()[static_cast<std::size_t>(to)].cost == reached) {
                        here.edges.push_back({move, static_cast<std::uint32_t>(to)});
                    }
                });
                if (here.edges.size() == edges) continue;
                here.first.push_back(static_cast<std::uint32_t>(edges));
                here.states.push_back(state.key);
                before.offer(state.key, state.cost, 0);
            }
            here.first.push_back(static_cast<std::uint32_t>(here.edges.size()));
            alive = std::move(before);
        }
        ways.moves = std::move(moves_);
        return ways;
    }

    const Counted& counted_;
    Meter& meter_;
    Bounds bounds_;
    std::vector<std::vector<Move>> moves_;
    std::vector<Layer> best_layers_;
};

}  // namespace

Swept sweep(const Counted& counted, int limit, Meter& meter) { return Sweep(counted, meter).run(limit); }

}  // namespace openrummy::table
