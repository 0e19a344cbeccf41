// Among cheapest ways, the one that leaves most melds of the table as they lie.
#pragma once

#include "olds.hpp"
#include "plan.hpp"
#include "sweep.hpp"

namespace openrummy::table {

struct Kept {
    Plan plan;
    bool proved = true;  // that no marked way keeps more; false when the meter was spent or the nodes were too many
};
Kept least_disturbed(const Ways& ways, const Counted& counted, std::vector<Old> table, Meter& meter);

}  // namespace openrummy::table
