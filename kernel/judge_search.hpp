// The combinations of parts that lack the fewest tiles.
#pragma once

#include <span>

#include "judge_parts.hpp"

namespace openrummy::judge {

struct Shape {
    int parts = 0;
    std::array<int, 4> size{};
    int tiles() const { return size[0] + size[1] + size[2] + size[3]; }
};

// Every way to write a number of tiles as up to four parts of 5, 4 and 3, in the order of the Python twin.
std::vector<Shape> shapes(int tiles);

struct Found {
    int missing = 0;
    Faces helps = 0;
    int parts = 0;
    std::array<Faces, 4> part{};
};

// The best parts of a pool in one of the shapes that lack `floor` to `limit` tiles; at least `times` of them hold a face of
// `number`.
std::optional<Found> nearest(const Held& held, const Pool& pool, std::span<const Shape> sizes, int limit, int floor = 0,
                             Faces number = 0, int times = 0);

Way in_order(const Found& found);

// The way that lacks less; of equal ones the first, with the helping faces of both.
void better(std::optional<Way>& best, std::optional<Way> way);

}  // namespace openrummy::judge
