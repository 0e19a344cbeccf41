#!/usr/bin/env bash
# Runs the kernel's tests once under the address and undefined-behaviour sanitizers.
#
# The instrumented module is built and used in a copy of the sources, so the development environment keeps its own.
# Usage: scripts/sanitize.sh [words for pytest]; needs `make dev` and GCC or Clang with their sanitizers.
set -euo pipefail
cd "$(dirname "$0")/.."

python="$PWD/.venv/bin/python"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
cp -r kernel src tests pyproject.toml "$work"
rm -f "$work"/src/openrummy/melds/_kernel*.so

.venv/bin/cmake -S "$work/kernel" -B "$work/build" -G Ninja --log-level=WARNING \
  -DCMAKE_BUILD_TYPE=RelWithDebInfo -DOPENRUMMY_BUILD_IN_PLACE=ON \
  -DCMAKE_CXX_FLAGS="-fsanitize=address,undefined -fno-sanitize-recover=undefined -fno-omit-frame-pointer -D_GLIBCXX_ASSERTIONS" \
  -DCMAKE_MAKE_PROGRAM="$PWD/.venv/bin/ninja" -DPython_EXECUTABLE="$python" \
  -Dnanobind_DIR="$("$python" -m nanobind --cmake_dir)" > "$work/cmake.log"
.venv/bin/cmake --build "$work/build" -- --quiet

# Python itself is not instrumented: the runtime is loaded first, and what the interpreter keeps is no leak of ours.
compiler="${CXX:-c++}"
runtime="$("$compiler" -print-file-name=libasan.so) $("$compiler" -print-file-name=libubsan.so)"
cd "$work"
LD_PRELOAD="$runtime" ASAN_OPTIONS=detect_leaks=0 UBSAN_OPTIONS=print_stacktrace=1 PYTHONPATH="$work/src" PYTHONMALLOC=malloc \
  "$python" -m pytest -q -p no:cacheprovider -m "not slow" \
  tests/melds/test_kernel.py tests/melds/test_rebuild.py tests/melds/test_split.py \
  tests/melds/test_rebuild_exact.py::test_the_lanes_of_the_suits_lead_where_the_ways_one_by_one_lead \
  tests/melds/test_rebuild_exact.py::test_nothing_is_better_on_full_tables_either "$@"
