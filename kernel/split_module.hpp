#pragma once

#include <nanobind/nanobind.h>

namespace openrummy::split {

// Adds `Splitter` to the module.
void bind(nanobind::module_& m);

}  // namespace openrummy::split
