#include "moves.hpp"

#include <algorithm>
#include <tuple>

namespace openrummy::table {

namespace {

// A rank in the making: the suits so far, with the tallest and the total number of group pieces.
struct Partial {
    Four run{}, high{};
    int tallest = 0, total = 0, jokers = 0, cost = 0;

    auto effect() const { return std::tie(run, high, jokers, tallest, total); }
};

void keep_cheapest(std::vector<Partial>& partials) {
    std::sort(partials.begin(), partials.end(), [](const Partial& a, const Partial& b) {
        return std::tuple_cat(a.effect(), std::tie(a.cost)) < std::tuple_cat(b.effect(), std::tie(b.cost));
    });
    const auto same = [](const Partial& a, const Partial& b) { return a.effect() == b.effect(); };
    partials.erase(std::unique(partials.begin(), partials.end(), same), partials.end());
}

Partial joined(const Partial& done, const Use& use, int suit) {
    Partial next = done;
    next.run[suit] = use.run;
    next.high[suit] = use.high;
    next.tallest = std::max(done.tallest, int{use.group});
    next.total += use.group;
    next.jokers += use.jokers;
    next.cost += use.cost;
    return next;
}

// Moves whose sets can be dealt; free jokers fill the sets up here.
std::vector<Move> with_sets(const std::vector<Partial>& partials, const Counted& counted) {
    std::vector<Move> found;
    for (const Partial& done : partials) {
        const int fill = counted.rules.declared ? 0 : counted.jokers - done.jokers;
        for (int extra = 0; extra <= fill; ++extra) {
            if (sets_needed(done.tallest, done.total + extra) < 0) continue;
            found.push_back({done.run, done.high, done.jokers + extra, done.cost, {}, high_part(done.high)});
        }
    }
    return found;
}

void link(std::vector<Move>& found) {
    const auto effect = [](const Move& m) { return std::tie(m.run, m.high, m.jokers); };
    std::sort(found.begin(), found.end(), [&](const Move& a, const Move& b) {
        return std::tuple_cat(effect(a), std::tie(a.cost)) < std::tuple_cat(effect(b), std::tie(b.cost));
    });
    const auto same = [&](const Move& a, const Move& b) { return effect(a) == effect(b); };
    found.erase(std::unique(found.begin(), found.end(), same), found.end());
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
    const auto effect = [](const Use& u) { return std::tie(u.run, u.high, u.group, u.jokers); };
    std::sort(found.begin(), found.end(), [&](const Use& a, const Use& b) {
        return std::tuple_cat(effect(a), std::tie(a.cost)) < std::tuple_cat(effect(b), std::tie(b.cost));
    });
    const auto same = [&](const Use& a, const Use& b) { return effect(a) == effect(b); };
    found.erase(std::unique(found.begin(), found.end(), same), found.end());
    return found;
}

std::vector<Move> moves(int rank, const Counted& counted) {
    std::vector<Partial> partials{Partial{}};
    for (int suit = 0; suit < kSuits; ++suit) {
        const std::vector<Use> options = uses(face_at(suit, rank), counted, rank == 1);
        std::vector<Partial> next;
        next.reserve(partials.size() * options.size());
        for (const Partial& done : partials) {
            for (const Use& use : options) {
                if (done.jokers + use.jokers <= counted.jokers) next.push_back(joined(done, use, suit));
            }
        }
        if (partials.size() > 1 && options.size() > 1) keep_cheapest(next);
        partials = std::move(next);
    }
    std::vector<Move> found = with_sets(partials, counted);
    link(found);
    return found;
}

}  // namespace openrummy::table
