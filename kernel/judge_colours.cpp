#include <utility>

#include "judge_special.hpp"

namespace openrummy::judge {

namespace {

Held lane(const Held& held, int suit) { return {held.one >> kRanks * suit & kLane, held.two >> kRanks * suit & kLane}; }

// The ways to lay `tiles` tiles in runs of one suit that lack exactly `missing`.
std::optional<Found> lane_runs(const Held& lane, std::span<const Shape> sizes, int tiles, int missing) {
    if (tiles == 0) return missing == 0 ? std::optional(Found{}) : std::nullopt;
    return nearest(lane, kOneLane, sizes, missing, missing);
}

void append(Way& way, const Found& found, int suit) {
    way.missing += found.missing;
    way.helps |= found.helps << kRanks * suit;
    for (int i = 0; i < found.parts; ++i) way.parts.push_back(in_order(found.part[i] << kRanks * suit));
}

using Runs = std::array<std::array<std::optional<Found>, kTiles + 1>, kSuits>;  // by suit and number of tiles

// The best of two suits that together lack no more than `limit`.
std::optional<Way> two_of(const Runs& runs, int limit) {
    std::optional<Way> best;
    for (int s = 0; s < kSuits; ++s)
        for (int t = s + 1; t < kSuits; ++t)
            for (int n = 0; n <= kTiles; ++n) {
                const auto& a = runs[s][n];
                const auto& b = runs[t][kTiles - n];
                if (!a || !b || a->missing + b->missing > limit) continue;
                Way way;
                append(way, *a, s);
                append(way, *b, t);
                better(best, std::move(way));
            }
    return best;
}

}  // namespace

std::optional<Way> one_colour(const Held& held, int limit) {
    const auto sizes = shapes(kTiles);
    std::optional<Way> best;
    for (int missing = 0; missing <= limit && !best; ++missing)
        for (int s = 0; s < kSuits; ++s)
            if (const auto found = lane_runs(lane(held, s), sizes, kTiles, missing)) {
                Way way;
                append(way, *found, s);
                better(best, std::move(way));
            }
    return best;
}

// The suits do not touch each other, so each is laid for itself: the best way for each number of tiles is looked for
// with one missing tile more at a time, until two suits together lack no more than that.
std::optional<Way> two_colours(const Held& held, int limit) {
    std::array<std::vector<Shape>, kTiles + 1> sizes;
    for (int n = 1; n <= kTiles; ++n) sizes[n] = shapes(n);
    Runs runs;
    std::optional<Way> best;
    for (int missing = 0; missing <= limit && !best; ++missing) {
        for (int s = 0; s < kSuits; ++s)
            for (int n = 0; n <= kTiles; ++n)
                if (!runs[s][n]) runs[s][n] = lane_runs(lane(held, s), sizes[n], n, missing);
        best = two_of(runs, missing);
    }
    return best;
}

}  // namespace openrummy::judge
