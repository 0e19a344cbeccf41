#include "judge_special.hpp"

#include <algorithm>
#include <utility>

namespace openrummy::judge {

namespace {

// Eight tiles of a number need two groups of it: four parts with one group of it hold at most seven.
std::optional<Way> from_groups(const Held& held, Faces a, Faces b, std::span<const Shape> sizes, Faces number,
                               int times, int limit) {
    const Faces miss_a = a & ~held.one;
    const Held after_a = take(held, a);
    const Faces miss_b = b & ~after_a.one;
    const int spent = count(miss_a) + count(miss_b);
    const auto rest = nearest(take(after_a, b), kAny, sizes, limit - spent, 0, number, times);
    if (!rest) return std::nullopt;
    Way way{spent + rest->missing, miss_a | miss_b | rest->helps, {in_order(a), in_order(b)}};
    for (int i = 0; i < rest->parts; ++i) way.parts.push_back(in_order(rest->part[i]));
    return way;
}

// The best beginnings of a Mosaic that end in one tile.
struct Path {
    int missing = 0;
    Faces helps = 0;
    Part row;

    void step(int face, Faces stock) {
        row.faces[row.size++] = static_cast<std::uint8_t>(face);
        if (stock & bit(face)) return;
        ++missing;
        helps |= bit(face);
    }
};

using Ends = std::array<std::optional<Path>, kSuits>;  // by the colour of the last tile

void better(std::optional<Path>& best, const Path& path) {
    if (!best || path.missing < best->missing)
        best = path;
    else if (path.missing == best->missing)
        best->helps |= path.helps;
}

// The first tile is the only one whose face can come again, as the last one, so it alone must be remembered.
Ends mosaics_from(const Held& held, int first) {
    Ends ends;
    std::array<int, 3> colours{};
    for (int s = 0, i = 0; s < kSuits; ++s)
        if (s != first) colours[i++] = s;
    do {
        Path path;
        path.step(kRanks * first, held.one);
        for (int i = 0; i < 3; ++i) path.step(kRanks * colours[i] + i + 1, held.one);
        better(ends[colours[2]], path);
    } while (std::next_permutation(colours.begin(), colours.end()));
    for (int i = kSuits; i < kTiles; ++i) {
        const Faces stock = i == kRanks ? (held.one & ~bit(kRanks * first)) | held.two : held.one;
        Ends after;
        for (int s = 0; s < kSuits; ++s)
            for (int t = 0; t < kSuits; ++t) {
                if (s == t || !ends[s]) continue;
                Path path = *ends[s];
                path.step(kRanks * t + i % kRanks, stock);
                better(after[t], path);
            }
        ends = after;
    }
    return ends;
}

}  // namespace

std::optional<Way> eight_of_a_number(const Held& held, bool two_quads, int limit) {
    static constexpr std::array<Shape, 1> k33{{{2, {3, 3}}}};
    static constexpr std::array<Shape, 1> k43{{{2, {4, 3}}}};
    static constexpr std::array<Shape, 2> k44_53{{{2, {4, 4}}, {2, {5, 3}}}};
    std::optional<Way> best;
    const auto consider = [&](Faces a, Faces b, std::span<const Shape> sizes, Faces of, int times) {
        auto way = from_groups(held, a, b, sizes, of, times, limit);
        if (way) limit = way->missing;
        better(best, std::move(way));
    };
    for (int r = 0; r < kRanks; ++r) {
        const Faces quad = number(r);
        if (8 - count(held.one & quad) - count(held.two & quad) > limit) continue;
        consider(quad, quad, k33, quad, 0);
        if (two_quads) continue;
        const auto three = [&](int without) { return quad & ~bit(kRanks * without + r); };
        for (int s = 0; s < kSuits; ++s) consider(quad, three(s), k43, quad, 1);
        for (int s = 0; s < kSuits; ++s)
            for (int t = s; t < kSuits; ++t) consider(three(s), three(t), k44_53, quad, 2);
    }
    if (best) best->helps &= ~held.two;
    return best;
}

std::optional<Way> doubles(const Held& held) {
    constexpr int kPairs = 7;
    const Faces halves = held.one & ~held.two;
    const int blank = std::countr_one(held.one);
    const int wanted = std::max(0, kPairs - count(held.two));
    const int blanks = std::max(0, wanted - count(halves));
    Way way{wanted + blanks, (wanted ? halves : 0) | (blanks ? bit(blank) : 0), {}};
    const auto add = [&](int face) {
        if (static_cast<int>(way.parts.size()) == kPairs) return;
        const auto f = static_cast<std::uint8_t>(face);
        way.parts.push_back({2, {f, f}});
    };
    for (Faces left = held.two; left; left &= left - 1) add(std::countr_zero(left));
    for (Faces left = halves; left; left &= left - 1) add(std::countr_zero(left));
    for (int i = 0; i < blanks; ++i) add(blank);
    return way;
}

std::optional<Way> mosaic(const Held& held, int limit) {
    int absent = 0;
    for (int r = 1; r < kRanks; ++r) absent += !(held.one & number(r));
    if (absent > limit) return std::nullopt;
    std::optional<Way> best;
    for (int first = 0; first < kSuits; ++first)
        for (const auto& path : mosaics_from(held, first))
            if (path) better(best, Way{path->missing, path->helps, {path->row}});
    return best;
}

}  // namespace openrummy::judge
