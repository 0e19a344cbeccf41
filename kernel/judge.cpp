#include "judge.hpp"

#include <algorithm>
#include <bit>
#include <span>
#include <utility>

namespace openrummy::judge {
namespace {

constexpr int kTiles = 14;
constexpr int kRanks = 13;
constexpr int kSuits = 4;
constexpr int kFaces = kRanks * kSuits;
constexpr Faces kLane = (Faces{1} << kRanks) - 1;

int count(Faces faces) { return std::popcount(faces); }

constexpr Faces bit(int face) { return Faces{1} << face; }

constexpr Faces number(int rank) {
    return bit(rank) | bit(rank + kRanks) | bit(rank + 2 * kRanks) | bit(rank + 3 * kRanks);
}

// ---------------------------------------------------------------------------------------------- parts and pools

// Runs of one size are at most 48, groups of three 52.
struct Parts {
    int size = 0;
    std::array<Faces, 100> part{};
    constexpr void add(Faces faces) { part[size++] = faces; }
};

struct Pool {
    std::array<Parts, 3> of{};  // parts of 3, 4 and 5 tiles
    Faces faces = 0;            // all faces in them
};

// Runs within ranks `low` to `high`, counted from 0; rank 13 is the ace on top.
constexpr void add_runs(Parts& to, int size, int low, int high, int suits) {
    for (int s = 0; s < suits; ++s)
        for (int first = low; first + size - 1 <= high; ++first) {
            Faces faces = 0;
            for (int i = 0; i < size; ++i) faces |= bit(kRanks * s + (first + i) % kRanks);
            to.add(faces);
        }
}

// Groups of three in the order of combinations: without the last suit first.
constexpr void add_groups(Parts& to, int size, int rank) {
    if (size == 4) to.add(number(rank));
    if (size == 3)
        for (int without = kSuits - 1; without >= 0; --without) to.add(number(rank) & ~bit(kRanks * without + rank));
}

constexpr Pool make_pool(int low, int high, bool lane_only) {
    Pool pool;
    for (int size = 3; size <= 5; ++size) {
        Parts& parts = pool.of[size - 3];
        add_runs(parts, size, low, high, lane_only ? 1 : kSuits);
        if (lane_only) continue;
        for (int rank = 0; rank < kRanks; ++rank)
            if ((low <= rank && rank <= high) || (rank == 0 && high == kRanks)) add_groups(parts, size, rank);
    }
    for (int i = 0; i < pool.of[0].size; ++i) pool.faces |= pool.of[0].part[i];
    return pool;
}

constexpr Pool kAny = make_pool(0, kRanks, false);
constexpr Pool kMinor = make_pool(0, 6, false);
constexpr Pool kMajor = make_pool(7, kRanks, false);
constexpr Pool kOneLane = make_pool(0, kRanks, true);

// A part in table order: runs upwards (the ace goes on top of a king), groups by suit.
Part in_order(Faces faces) {
    Part part;
    for (Faces left = faces; left; left &= left - 1)
        part.faces[part.size++] = static_cast<std::uint8_t>(std::countr_zero(left));
    const int lane = part.faces[0] / kRanks * kRanks;
    const bool run = part.faces[1] / kRanks * kRanks == lane;
    if (run && part.faces[0] == lane && part.faces[1] != lane + 1)
        std::rotate(part.faces.begin(), part.faces.begin() + 1, part.faces.begin() + part.size);
    return part;
}

Held take(Held held, Faces part) { return {(held.one & ~part) | (held.two & part), held.two & ~part}; }

// ---------------------------------------------------------------------------------------------- shapes

struct Shape {
    int parts = 0;
    std::array<int, 4> size{};
    int tiles() const { return size[0] + size[1] + size[2] + size[3]; }
};

// Every way to write a number of tiles as up to four parts of 5, 4 and 3, in the order of the Python twin.
std::vector<Shape> shapes(int tiles) {
    std::vector<Shape> out;
    for (int n = 1; n <= 4; ++n)
        for (int fives = n; fives >= 0; --fives) {
            const int fours = tiles - 5 * fives - 3 * (n - fives);
            if (fours < 0 || fives + fours > n) continue;
            Shape shape{n, {}};
            for (int i = 0; i < n; ++i) shape.size[i] = i < fives ? 5 : i < fives + fours ? 4 : 3;
            out.push_back(shape);
        }
    return out;
}

// ---------------------------------------------------------------------------------------------- the search

struct Found {
    int missing = 0;
    Faces helps = 0;
    int parts = 0;
    std::array<Faces, 4> part{};
};

// Parts with few tiles missing first, otherwise in the order of the pool.
struct Ranked {
    int size = 0;
    int least = 0;
    std::array<std::pair<int, Faces>, 100> part;
};

Ranked rank(Faces one, const Parts& parts, int limit) {
    std::array<int, 7> at{};
    for (int i = 0; i < parts.size; ++i) ++at[count(parts.part[i] & ~one) + 1];
    for (std::size_t n = 1; n < at.size(); ++n) at[n] += at[n - 1];
    Ranked out;
    out.size = at[std::min(limit, 5) + 1];
    for (int i = 0; i < parts.size; ++i) {
        const Faces faces = parts.part[i];
        const int lacking = count(faces & ~one);
        if (lacking <= limit) out.part[at[lacking]++] = {lacking, faces};
    }
    out.least = out.size ? out.part[0].first : limit + 1;
    return out;
}

int tiles(const Held& held) { return count(held.one) + count(held.two); }

// One walk through the combinations of parts that lack at most `budget` tiles together; it ends early when every face
// that could help is known to help.
class Search {
   public:
    Search(const Held& held, const Pool& pool, int limit, Faces number, int times)
        : held_{held.one & pool.faces, held.two & pool.faces},
          useful_(pool.faces & ~held.two),
          number_(number),
          times_(times) {
        for (std::size_t i = 0; i < pool.of.size(); ++i) ranked_[i] = rank(held_.one, pool.of[i], limit);
    }

    std::optional<Found> nearest(std::span<const Shape> sizes, int floor, int limit) {
        for (budget_ = std::max(floor, sizes[0].tiles() - tiles(held_)); budget_ <= limit; ++budget_) {
            for (const Shape& shape : sizes) {
                shape_ = &shape;
                rest_[shape.parts - 1] = to_lay_[shape.parts - 1] = 0;
                for (int k = shape.parts - 1; k > 0; --k) {
                    rest_[k - 1] = rest_[k] + of(shape.size[k]).least;
                    to_lay_[k - 1] = to_lay_[k] + shape.size[k];
                }
                walk(held_, 0, 0, 0, 0);
            }
            if (found_) {
                found_->missing = budget_;
                return found_;
            }
        }
        return std::nullopt;
    }

   private:
    const Ranked& of(int size) const { return ranked_[size - 3]; }

    // Adds part `k`, every one that the budget allows; parts of one size come in ranked order.
    void walk(const Held& held, int k, int start, int spent, Faces lacking) {
        const int size = shape_->size[k];
        const Ranked& candidates = of(size);
        const int budget = budget_ - spent;
        const int room = budget - rest_[k];
        const bool last = k + 1 == shape_->parts;
        for (int i = start; i < candidates.size; ++i) {
            const auto& [at_least, part] = candidates.part[i];
            if (at_least > room || over_) return;
            const Faces miss = part & ~held.one;
            const int cost = count(miss);
            if (cost > room) continue;
            chosen_[k] = part;
            if (last) {
                note(lacking | miss);
                continue;
            }
            const Held after = take(held, part);
            if (cost + to_lay_[k] - tiles(after) <= budget)
                walk(after, k + 1, shape_->size[k + 1] == size ? i : 0, spent + cost, lacking | miss);
        }
    }

    void note(Faces lacking) {
        if (times_) {
            int held_by = 0;
            for (int k = 0; k < shape_->parts; ++k) held_by += (chosen_[k] & number_) != 0;
            if (held_by < times_) return;
        }
        if (!found_) found_ = Found{0, 0, shape_->parts, chosen_};
        found_->helps |= lacking & useful_;
        over_ = found_->helps == useful_;
    }

    Held held_;
    Faces useful_;
    Faces number_;
    int times_;
    int budget_ = 0;
    bool over_ = false;
    const Shape* shape_ = nullptr;
    std::array<Ranked, 3> ranked_;
    std::array<int, 4> rest_{};    // the least that the parts after this one lack
    std::array<int, 4> to_lay_{};  // the tiles of the parts after this one
    std::array<Faces, 4> chosen_{};
    std::optional<Found> found_;
};

std::optional<Found> nearest(const Held& held, const Pool& pool, std::span<const Shape> sizes, int limit, int floor = 0,
                             Faces number = 0, int times = 0) {
    if (sizes.empty() || limit < floor) return std::nullopt;
    return Search(held, pool, limit, number, times).nearest(sizes, floor, limit);
}

Way in_order(const Found& found) {
    Way way{found.missing, found.helps, {}};
    for (int i = 0; i < found.parts; ++i) way.parts.push_back(in_order(found.part[i]));
    return way;
}

// The way that lacks less; of equal ones the first, with the helping faces of both.
void better(std::optional<Way>& best, std::optional<Way> way) {
    if (!way) return;
    if (!best || way->missing < best->missing)
        best = std::move(way);
    else if (way->missing == best->missing)
        best->helps |= way->helps;
}

// ---------------------------------------------------------------------------------------------- one or two colours

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

// ---------------------------------------------------------------------------------------------- Grand Care

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

// ---------------------------------------------------------------------------------------------- Doubles and Mosaic

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

std::optional<Way> melds(const Held& held, const Pool& pool, int limit) {
    const auto found = nearest(held, pool, shapes(kTiles), limit);
    return found ? std::optional(in_order(*found)) : std::nullopt;
}

std::optional<Way> any_way(const Held& held, Category category, bool two_quads, int limit) {
    switch (category) {
        case Category::kDoubles: return doubles(held);
        case Category::kGrandCare: return eight_of_a_number(held, two_quads, limit);
        case Category::kMonocolor: return one_colour(held, limit);
        case Category::kBicolor: return two_colours(held, limit);
        case Category::kMinor: return melds(held, kMinor, limit);
        case Category::kMajor: return melds(held, kMajor, limit);
        case Category::kMosaic: return mosaic(held, limit);
        case Category::kSimple: return melds(held, kAny, limit);
    }
    return std::nullopt;
}

}  // namespace

std::optional<Way> find(const Held& held, Category category, bool two_quads, int limit) {
    if (kTiles - tiles(held) > limit) return std::nullopt;
    auto way = any_way(held, category, two_quads, limit);
    if (way && way->missing > limit) way.reset();
    return way;
}

}  // namespace openrummy::judge
