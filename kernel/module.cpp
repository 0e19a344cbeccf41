// The Python face of the kernel: what openrummy.melds._kernel offers.
#include <nanobind/nanobind.h>

#include "judge_module.hpp"
#include "rebuild_module.hpp"
#include "split_module.hpp"

namespace nb = nanobind;

namespace {

// Raised by one whenever a function changes its signature or its answers.
constexpr int kKernelVersion = 1;

}  // namespace

NB_MODULE(_kernel, m) {
    // At the end of Python some of our objects may still sit in its caches; the system takes them back all the same, and
    // a list of them on somebody's terminal helps nobody.  scripts/sanitize.sh looks for true faults.
    nb::set_leak_warnings(false);
    m.doc() = "Exact answers about melds, in C++; each function has a Python twin in openrummy.melds.";
    m.def(
        "version", [] { return kKernelVersion; },
        "The version of the kernel's interface, raised whenever a signature or an answer changes.");
    openrummy::judge::bind(m);
    openrummy::table::bind(m);
    openrummy::split::bind(m);
}
