#pragma once

#include <nanobind/nanobind.h>

namespace openrummy::table {

// Adds `rebuild` to the module.
void bind(nanobind::module_& m);

}  // namespace openrummy::table
