#pragma once

#include <nanobind/nanobind.h>

namespace openrummy::judge {

// Adds the judge's functions to the module.
void bind(nanobind::module_& m);

}  // namespace openrummy::judge
