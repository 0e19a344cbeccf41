#include "judge_search.hpp"

#include <algorithm>
#include <utility>

namespace openrummy::judge {

namespace {

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

}  // namespace

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

std::optional<Found> nearest(const Held& held, const Pool& pool, std::span<const Shape> sizes, int limit, int floor,
                             Faces number, int times) {
    if (sizes.empty() || limit < floor) return std::nullopt;
    return Search(held, pool, limit, number, times).nearest(sizes, floor, limit);
}

Way in_order(const Found& found) {
    Way way{found.missing, found.helps, {}};
    for (int i = 0; i < found.parts; ++i) way.parts.push_back(in_order(found.part[i]));
    return way;
}

void better(std::optional<Way>& best, std::optional<Way> way) {
    if (!way) return;
    if (!best || way->missing < best->missing)
        best = std::move(way);
    else if (way->missing == best->missing)
        best->helps |= way->helps;
}

}  // namespace openrummy::judge
