// How near a rack of board rummy is to a layout of each category, counted in missing tiles.
//
// The twin of openrummy.melds.judge_search and judge_special: the same search in the same order, so the same answers to
// the last tile.  Everything is about faces (0-51); a rack is the faces it has and the faces it has twice.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace openrummy::judge {

using Faces = std::uint64_t;  // one bit for each face 0-51

struct Held {
    Faces one = 0;
    Faces two = 0;
};

// In the order of openrummy.melds.Category.
enum class Category : int { kDoubles, kGrandCare, kMonocolor, kBicolor, kMinor, kMajor, kMosaic, kSimple };
inline constexpr int kCategories = 8;

// A meld, a pair or a whole Mosaic, in table order.
struct Part {
    int size = 0;
    std::array<std::uint8_t, 14> faces{};
};

// The least number of missing tiles, the missing faces of every layout that needs no more, and one such layout.
// A face that is held twice is no helping face, even where a third copy is missing: the box has none.
struct Way {
    int missing = 0;
    Faces helps = 0;
    std::vector<Part> parts;
};

// The layouts of a category with the fewest missing tiles; nothing when every one lacks more than `limit`.
// `two` must be within `one`, and both within the 52 faces.
std::optional<Way> find(const Held& held, Category category, bool two_quads, int limit);

}  // namespace openrummy::judge
