// The categories that are not four parts of one pool.
#pragma once

#include "judge_search.hpp"

namespace openrummy::judge {

std::optional<Way> eight_of_a_number(const Held& held, bool two_quads, int limit);
std::optional<Way> one_colour(const Held& held, int limit);
std::optional<Way> two_colours(const Held& held, int limit);
std::optional<Way> doubles(const Held& held);
std::optional<Way> mosaic(const Held& held, int limit);

}  // namespace openrummy::judge
