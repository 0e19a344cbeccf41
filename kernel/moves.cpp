#include "moves.hpp"

#include <algorithm>
#include <tuple>

namespace openrummy::table {

namespace {

// Two suits of a rank, with the tallest and the total number of their group pieces.
struct Half {
    std::array<std::uint8_t, 2> run, high;
    std::uint8_t tallest, total, jokers;
    std::int32_t cost;

    auto effect() const { return std::tie(jokers, run, high, tallest, total); }
};

template <typename Item, typename Effect>
void keep_cheapest(std::vector<Item>& items, Effect effect) {
    std::sort(items.begin(), items.end(), [&](const Item& a, const Item& b) {
        return std::tuple_cat(effect(a), std::tie(a.cost)) < std::tuple_cat(effect(b), std::tie(b.cost));
    });
    const auto same = [&](const Item& a, const Item& b) { return effect(a) == effect(b); };
    items.erase(std::unique(items.begin(), items.end(), same), items.end());
}

std::uint8_t small(int number) { return static_cast<std::uint8_t>(number); }

// The ways to use two suits, those with fewest jokers first.
std::vector<Half> halves(int rank, int suit, const Counted& counted) {
    const std::vector<Use> first = uses(face_at(suit, rank), counted, rank == 1);
    const std::vector<Use> second = uses(face_at(suit + 1, rank), counted, rank == 1);
    std::vector<Half> found;
    found.reserve(first.size() * second.size());
    for (const Use& a : first) {
        for (const Use& b : second) {
            if (a.jokers + b.jokers > counted.jokers) continue;
            found.push_back({{a.run, b.run}, {a.high, b.high}, std::max(a.group, b.group), small(a.group + b.group),
                             small(a.jokers + b.jokers), a.cost + b.cost});
        }
    }
    // Without jokers no effect comes twice, but for the sums of group pieces, which the join takes care of.
    if (counted.jokers > 0) keep_cheapest(found, [](const Half& h) { return h.effect(); });
    return found;
}

int tallest_run(const std::vector<Half>& halves, int which) {
    int most = 0;
    for (const Half& h : halves) most = std::max(most, int{h.run[static_cast<std::size_t>(which)]});
    return most;
}

// Calls act(a, b, jokers, cost) for each pair of halves whose sets can be dealt; free jokers fill the sets up here.
template <typename Act>
void join(const std::vector<Half>& left, const std::vector<Half>& right, const Counted& counted, Act act) {
    for (const Half& a : left) {
        for (const Half& b : right) {
            const int jokers = a.jokers + b.jokers;
            if (jokers > counted.jokers) break;
            const int tallest = std::max(a.tallest, b.tallest), total = a.total + b.total;
            const int fill = counted.rules.declared ? 0 : counted.jokers - jokers;
            for (int extra = 0; extra <= fill; ++extra) {
                if (sets_needed(tallest, total + extra) >= 0) act(a, b, jokers + extra, a.cost + b.cost);
            }
        }
    }
}

Move move_of(const Four& run, const Four& high, int jokers, int cost) {
    return {run, high, jokers, cost, {}, high_part(high)};
}

// Without high aces the effects are few enough for a table with a cell for each.
std::vector<Move> by_table(const std::vector<Half>& left, const std::vector<Half>& right, const Counted& counted) {
    const std::array<std::size_t, kSuits> sizes{
        static_cast<std::size_t>(tallest_run(left, 0) + 1), static_cast<std::size_t>(tallest_run(left, 1) + 1),
        static_cast<std::size_t>(tallest_run(right, 0) + 1), static_cast<std::size_t>(tallest_run(right, 1) + 1)};
    const std::size_t ways = static_cast<std::size_t>(counted.jokers) + 1;
    constexpr std::int32_t kNone = -1;
    std::vector<std::int32_t> cheapest(sizes[0] * sizes[1] * sizes[2] * sizes[3] * ways, kNone);
    join(left, right, counted, [&](const Half& a, const Half& b, int jokers, int cost) {
        const std::size_t run = ((a.run[0] * sizes[1] + a.run[1]) * sizes[2] + b.run[0]) * sizes[3] + b.run[1];
        std::int32_t& cell = cheapest[run * ways + static_cast<std::size_t>(jokers)];
        if (cell == kNone || cell > cost) cell = cost;
    });
    std::vector<Move> found;
    for (std::size_t at = 0; at < cheapest.size(); ++at) {
        if (cheapest[at] == kNone) continue;
        const std::size_t run = at / ways;
        const Four runs{small(static_cast<int>(run / (sizes[1] * sizes[2] * sizes[3]))),
                        small(static_cast<int>(run / (sizes[2] * sizes[3]) % sizes[1])),
                        small(static_cast<int>(run / sizes[3] % sizes[2])), small(static_cast<int>(run % sizes[3]))};
        found.push_back(move_of(runs, {}, static_cast<int>(at % ways), cheapest[at]));
    }
    return found;
}

std::vector<Move> by_sorting(const std::vector<Half>& left, const std::vector<Half>& right, const Counted& counted) {
    std::vector<Move> found;
    join(left, right, counted, [&](const Half& a, const Half& b, int jokers, int cost) {
        found.push_back(move_of({a.run[0], a.run[1], b.run[0], b.run[1]}, {a.high[0], a.high[1], b.high[0], b.high[1]},
                                jokers, cost));
    });
    keep_cheapest(found, [](const Move& m) { return std::tie(m.run, m.high, m.jokers); });
    return found;
}

void link(std::vector<Move>& found) {
    std::array<std::uint32_t, kSuits> skip;
    skip.fill(static_cast<std::uint32_t>(found.size()));
    for (std::size_t i = found.size(); i-- > 0;) {
        if (i + 1 < found.size()) {
            bool differs = false;
            for (int suit = 0; suit < kSuits; ++suit) {
                differs = differs || found[i].run[suit] != found[i + 1].run[suit];
                if (differs) skip[suit] = static_cast<std::uint32_t>(i + 1);
            }
        }
        found[i].skip = skip;
    }
}

}  // namespace

std::vector<Use> uses(int face, const Counted& counted, bool ace_rank) {
    std::vector<Use> found;
    const bool declared = counted.rules.declared;
    const int top = ace_rank && counted.rules.ace_both ? kMostPieces : 0;
    for (int naturals = counted.least[face]; naturals <= counted.most[face]; ++naturals) {
        const int cost = (counted.most[face] - naturals) * counted.cost[face];
        for (int jokers = 0; jokers <= counted.jokers; ++jokers) {
            if (!counted.may_release(face, naturals, jokers)) continue;
            const int pieces = naturals + jokers;
            for (int group = 0; group <= (declared ? pieces : naturals); ++group) {
                for (int high = 0; high <= std::min(top, pieces - group); ++high) {
                    found.push_back({static_cast<std::uint8_t>(pieces - group - high), static_cast<std::uint8_t>(high),
                                     static_cast<std::uint8_t>(group), static_cast<std::uint8_t>(jokers), cost});
                }
            }
        }
    }
    if (counted.jokers > 0) keep_cheapest(found, [](const Use& u) { return std::tie(u.run, u.high, u.group, u.jokers); });
    return found;
}

std::vector<Move> moves(int rank, const Counted& counted) {
    const std::vector<Half> left = halves(rank, 0, counted), right = halves(rank, 2, counted);
    const bool high = rank == 1 && counted.rules.ace_both;
    std::vector<Move> found = high ? by_sorting(left, right, counted) : by_table(left, right, counted);
    link(found);
    return found;
}

}  // namespace openrummy::table
