#include "judge.hpp"

#include "judge_search.hpp"
#include "judge_special.hpp"

namespace openrummy::judge {

namespace {

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
