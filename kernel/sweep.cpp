#include "sweep.hpp"

#include <algorithm>
#include <limits>

namespace openrummy::table {

namespace {

// Sweeps are tried in growing widths.  A narrow one is quick and its answer is a limit for the next; one that never had
// to leave a state out is exact.
constexpr std::array<std::size_t, 3> kWidths{64, 1024, std::numeric_limits<std::size_t>::max()};
constexpr std::size_t kSpentWidth = 64;
// Where the floor is met, the ways that meet it are soon found suit by suit (fewest.hpp).  Where it is not, that takes
// longer, and this many times as many states may be looked at before.
constexpr std::size_t kLoose = 60;
constexpr std::size_t kMostLinks = std::size_t{1} << 22;  // 48 MB; with more, the moves are worked out a second time

class Sweep {
  public:
    Sweep(const Counted& counted, std::size_t few, Meter& meter)
        : counted_(counted), few_(few), meter_(meter), bounds_(counted) {
        for (int rank = 1; rank <= kRanks; ++rank) moves_.push_back(moves(rank, counted));
        for (int suit = 0; suit < kSuits; ++suit) tallest_ = std::max(tallest_, bounds_.tallest(suit));
    }

    Swept run(int limit) {
        std::optional<int> best;
        std::vector<Layer> layers;
        bool complete = true;
        for (const std::size_t width : kWidths) {
            const bool floor_met = best && *best == bounds_.after(0, 0);
            // Once the floor is met a middling pass can teach nothing: all that is missing is the other cheapest ways.
            if (floor_met && width != kWidths.back()) continue;
            const Pass pass = forward(width, best.value_or(limit), floor_met ? few_ : kLoose * few_, layers);
            complete = pass.complete;
            if (pass.cost) {
                best = pass.cost;
                best_layers_ = std::move(layers);
            } else {
                linked_ = false;  // the links are not those of the layers that count
            }
            if (complete || pass.many || meter_.spent(0)) break;
        }
        if (!best) return {std::nullopt, std::nullopt, complete, complete};
        const bool proved = complete || *best == bounds_.after(0, 0);
        if (!complete && !meter_.spent(0)) return {std::nullopt, best, proved, false};
        return {mark(best_layers_, *best), best, proved, complete};
    }

  private:
    struct Pass {
        std::optional<int> cost;  // of the cheapest end within the limit
        bool complete = true;     // whether no state was left out
        bool many = false;        // whether it was given up for too many states
    };

    // A move between two layers, by the places of its states.
    struct Link {
        std::uint32_t from, move, to;
    };

    // One suit of a state: where each number of run pieces leads, and the floor of this suit from there with all the
    // jokers that are left now.
    struct Lane {
        std::array<SlotId, kMostPieces + 1> next;
        std::array<std::int32_t, kMostPieces + 1> floor;
    };

    // Calls act(move index, next key, cost, floor) for each move of a state that may end within the limit.
    template <typename Act>
    void each_move(int rank, const State& state, int limit, Act act) const {
        const std::vector<Move>& all = moves_[static_cast<std::size_t>(rank - 1)];
        const int used = jokers_of(state.key);
        const Key high = state.key & ~kSlotsOnly;
        std::array<Lane, kSuits> lanes;
        for (int suit = 0; suit < kSuits; ++suit) open_lane(rank, state.key, suit, lanes[suit]);
        for (std::uint32_t i = 0; i < all.size();) {
            const Move& move = all[i];
            int least = state.cost, suit = 0;
            for (; suit < kSuits; ++suit) {
                least += lanes[suit].floor[move.run[suit]];
                if (least > limit) break;
            }
            if (suit < kSuits) {
                i = move.skip[suit];
                continue;
            }
            if (used + move.jokers <= counted_.jokers && least + move.cost <= limit) {
                Key key = (high + move.high_part) + (Key(move.jokers) << kJokerShift);
                for (int s = 0; s < kSuits; ++s) key |= Key{lanes[s].next[move.run[s]]} << (kSlotBits * s);
                const int cost = state.cost + move.cost, floor = bounds_.after(rank, key);
                if (cost + floor <= limit) act(i, key, cost, floor);
            }
            ++i;
        }
    }

    void open_lane(int rank, Key key, int suit, Lane& lane) const {
        const int left = counted_.jokers - jokers_of(key), high = high_of(key, suit);
        const SlotId slot = slot_of(key, suit);
        for (int pieces = 0; pieces <= tallest_; ++pieces) {
            const SlotId next = kSlots.next[slot][pieces];
            lane.next[pieces] = next;
            if (next == kDead || pieces > bounds_.tallest(suit)) {
                lane.floor[pieces] = Bounds::kNever;
            } else {
                // Before the aces it is not known how many of them will be high.
                lane.floor[pieces] = rank == 1 ? 0 : bounds_.at(rank, suit, high, left, next);
            }
        }
    }

    // After the king: the aces set aside go on top, and every run must be able to end.  The cost of the whole way.
    std::optional<int> end_cost(const State& state) const {
        if (jokers_of(state.key) < counted_.table_jokers) return std::nullopt;
        for (int suit = 0; suit < kSuits; ++suit) {
            const SlotId end = kSlots.next[slot_of(state.key, suit)][high_of(state.key, suit)];
            if (end == kDead || !kSlots.closable(end)) return std::nullopt;
        }
        return state.cost + counted_.spare_cost(jokers_of(state.key));
    }

    Pass forward(std::size_t width, int limit, std::size_t most_states, std::vector<Layer>& layers) {
        Pass pass;
        layers.assign(1, Layer{});
        layers[0].offer(0, 0, bounds_.after(0, 0));
        links_.assign(kRanks, {});
        std::size_t linked = 0, states = 0;
        linked_ = width == kWidths.back();
        if (layers[0].states()[0].floor > limit) return pass;
        for (int rank = 1; rank <= kRanks; ++rank) {
            layers.emplace_back();
            Layer& to = layers.back();
            const std::vector<State>& from = layers[static_cast<std::size_t>(rank - 1)].states();
            std::vector<Link>& links = links_[static_cast<std::size_t>(rank - 1)];
            for (std::uint32_t i = 0; i < from.size(); ++i) {
                each_move(rank, from[i], limit, [&](std::uint32_t move, Key key, int cost, int floor) {
                    const std::uint32_t at = to.offer(key, cost, floor);
                    if (linked_) links.push_back({i, move, at});
                });
            }
            states += to.size();
            if (states > most_states) {
                pass.complete = false;
                pass.many = true;
                return pass;
            }
            linked += links.size();
            if (linked > kMostLinks) {
                linked_ = false;
                links_.assign(kRanks, {});
            }
            const bool spent = meter_.spent(to.size());
            const std::size_t wide = spent ? std::min(width, kSpentWidth) : width;
            if (to.size() > wide) {
                to.narrow(wide);
                pass.complete = linked_ = false;
            }
        }
        for (const State& state : layers.back().states()) {
            const std::optional<int> cost = end_cost(state);
            if (cost && *cost <= limit && (!pass.cost || *cost < *pass.cost)) pass.cost = cost;
        }
        return pass;
    }

    // Walks back from the cheapest ends and keeps the states from which one is reached at least cost.
    Ways mark(const std::vector<Layer>& layers, int cost) {
        Ways ways;
        ways.cost = cost;
        ways.ranks.resize(layers.size());
        // Where each state of the later layer went among the marked ones.
        std::vector<std::int32_t> marked(layers.back().size(), kUnmarked);
        for (std::size_t i = 0; i < marked.size(); ++i) {
            const State& state = layers.back().states()[i];
            if (end_cost(state) == cost) add(ways.ranks.back(), state.key, marked[i]);
        }
        for (int rank = kRanks; rank >= 1; --rank) {
            const Layer &from = layers[static_cast<std::size_t>(rank - 1)], &to = layers[static_cast<std::size_t>(rank)];
            Marked& here = ways.ranks[static_cast<std::size_t>(rank - 1)];
            std::vector<std::int32_t> before(from.size(), kUnmarked);
            each_link(rank, from, to, cost, [&](Link link) {
                const std::int32_t next = marked[link.to];
                const Move& move = moves_[static_cast<std::size_t>(rank - 1)][link.move];
                if (next == kUnmarked) return;
                if (from.states()[link.from].cost + move.cost != to.states()[link.to].cost) return;
                if (before[link.from] == kUnmarked) {
                    here.first.push_back(static_cast<std::uint32_t>(here.edges.size()));
                    add(here, from.states()[link.from].key, before[link.from]);
                }
                here.edges.push_back({link.move, static_cast<std::uint32_t>(next)});
            });
            here.first.push_back(static_cast<std::uint32_t>(here.edges.size()));
            marked = std::move(before);
        }
        ways.moves = std::move(moves_);
        return ways;
    }

    static void add(Marked& marked, Key key, std::int32_t& place) {
        place = static_cast<std::int32_t>(marked.states.size());
        marked.states.push_back(key);
    }

    // Calls act(link) for the moves between two layers, state by state.
    template <typename Act>
    void each_link(int rank, const Layer& from, const Layer& to, int cost, Act act) const {
        if (linked_) {
            for (const Link& link : links_[static_cast<std::size_t>(rank - 1)]) act(link);
            return;
        }
        for (std::uint32_t i = 0; i < from.size(); ++i) {
            each_move(rank, from.states()[i], cost, [&](std::uint32_t move, Key key, int, int) {
                const int at = to.index(key);
                if (at >= 0) act({i, move, static_cast<std::uint32_t>(at)});
            });
        }
    }

    static constexpr std::int32_t kUnmarked = -1;

    const Counted& counted_;
    const std::size_t few_;
    Meter& meter_;
    Bounds bounds_;
    int tallest_ = 0;  // the most run pieces of any face
    std::vector<std::vector<Move>> moves_;
    std::vector<Layer> best_layers_;
    std::vector<std::vector<Link>> links_;  // of the last pass, where `linked_`
    bool linked_ = false;
};

}  // namespace

Swept sweep(const Counted& counted, int limit, std::size_t few, Meter& meter) { return Sweep(counted, few, meter).run(limit); }

}  // namespace openrummy::table
