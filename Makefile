# Every command of the project, each in an environment of its own under .venv.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:

VENV   := .venv
BIN    := $(VENV)/bin
PY     := $(BIN)/python
STAMPS := $(VENV)/.stamps
PIP    := $(PY) -m pip --disable-pip-version-check --quiet install

KERNEL_SOURCES := $(wildcard kernel/*.cpp kernel/*.hpp kernel/*.h) kernel/CMakeLists.txt

WEB       := web
WEB_READY := $(WEB)/node_modules/.ready
CLIENT    := src/openrummy/server/static

# Extra words for a command: make play PORT=9000 ARGS="--host 0.0.0.0", make test ARGS="-k ace", make bench ARGS=--quick
ARGS ?=
# The Python to build .venv with; the first one found that is new enough unless given.
PYTHON ?=

export UV_CUSTOM_COMPILE_COMMAND := make lock
export UV_PYTHON_DOWNLOADS := never
export PYRIGHT_PYTHON_IGNORE_WARNINGS := 1

.PHONY: help
help: ## list the commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: play
play: $(STAMPS)/runtime $(STAMPS)/project $(STAMPS)/kernel ## serve tables and open the page in a browser
	@$(BIN)/openrummy serve --open $(if $(PORT),--port $(PORT)) $(ARGS)

.PHONY: test
test: dev $(WEB_READY) browser ## run every test
	@cd $(WEB) && npm run --silent test
	@$(PY) -m pytest -n auto $(ARGS)

.PHONY: lint
lint: dev $(WEB_READY) ## check style and types: ruff, pyright, mypy --strict, svelte-check, eslint
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/pyright
	$(BIN)/mypy --strict
	cd $(WEB) && npm run --silent check && npm run --silent lint

.PHONY: format
format: $(STAMPS)/lint ## let ruff put the sources in order
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

.PHONY: bench
bench: dev $(STAMPS)/bench ## measure speed beside other projects
	@for script in benchmarks/[a-z]*.py; do echo "== $$script"; $(PY) "$$script" $(ARGS); done

.PHONY: strength
strength: dev ## let the bots play each other, and write docs/strength.md
	@$(PY) scripts/strength.py $(ARGS)

.PHONY: mutants
mutants: dev ## plant small faults and show which test catches each
	@$(PY) scripts/mutants.py $(ARGS)

.PHONY: golden
golden: dev ## play the golden matches again, and add those that are new
	@$(PY) scripts/golden.py $(ARGS)

.PHONY: crash
crash: dev ## kill a server again and again while people play: ARGS="--kills 500 --disk-full"
	@$(PY) scripts/crash.py $(ARGS)

.PHONY: pages
pages: dev ## write the tables on the pages from the code
	@$(PY) scripts/game_docs.py $(ARGS)
	@$(PY) scripts/settings_docs.py $(ARGS)

.PHONY: web
web: $(WEB_READY) ## build the page that the server serves
	@cd $(WEB) && node scripts/types.mjs && npm run --silent build -- --logLevel warn

.PHONY: web-check
web-check: $(WEB_READY) ## say whether the built page is current
	@cd $(WEB) && node scripts/types.mjs --check && npm run --silent build -- --logLevel warn --outDir ../build/page
	@diff -r --brief build/page $(CLIENT) || { echo "the built page is not current: make web" >&2; exit 1; }

.PHONY: pictures
pictures: dev $(WEB_READY) browser ## keep a picture of every page in every language, size and theme in build/pictures
	@PYTHONPATH=tests $(PY) -m browser.gallery --axe $(ARGS)

.PHONY: lighthouse
lighthouse: $(STAMPS)/runtime $(STAMPS)/project $(STAMPS)/kernel $(WEB_READY) browser ## measure the table page with Lighthouse
	@cd $(WEB) && node scripts/lighthouse.mjs $(ARGS)

.PHONY: web-ready
web-ready: $(WEB_READY) ## install what the page is built and tested with

.PHONY: dev
dev: $(STAMPS)/test $(STAMPS)/lint $(STAMPS)/project $(STAMPS)/kernel ## make .venv ready for work

.PHONY: kernel
kernel: $(STAMPS)/kernel ## compile the C++ kernel into the sources

.PHONY: lock
lock: $(STAMPS)/lock ## compile the pinned requirement files anew
	@compile() { $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url "$$@"; }; \
	cd $(CURDIR); \
	compile requirements/build.in -o requirements/build.txt; \
	compile requirements/lock.in -o requirements/lock.txt; \
	compile pyproject.toml -o requirements/runtime.txt; \
	compile pyproject.toml --extra test -c requirements/runtime.txt -o requirements/test.txt; \
	compile pyproject.toml --extra lint -c requirements/test.txt -o requirements/lint.txt; \
	compile pyproject.toml --extra bench -c requirements/test.txt -o requirements/bench.txt

.PHONY: clean
clean: ## remove the environment, the build and every cache
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis src/openrummy/melds/_kernel*.so
	find src tests scripts benchmarks -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# -- the environment: a stamp for each step, so that a second run has nothing to do --

$(PY):
	@for python in $(PYTHON) python3.11 python3.12 python3.13 python3.14 python3 python; do \
	  if "$$python" -c 'import sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
	    echo "making $(VENV) with $$("$$python" --version)"; exec "$$python" -m venv $(VENV); \
	  fi; \
	done; \
	echo "OpenRummy needs Python 3.11 or newer; none was found. Name one with: make PYTHON=/path/to/python" >&2; exit 1

$(STAMPS)/%: requirements/%.txt | $(PY)
	@echo "installing requirements/$*.txt"
	@$(PIP) --require-hashes -r $<
	@mkdir -p $(STAMPS) && touch $@

$(WEB_READY): $(WEB)/package.json $(WEB)/package-lock.json
	@command -v npm > /dev/null || { echo "the page is built and tested with node 20 or newer and npm, which are not here" >&2; exit 1; }
	@echo "installing web/package-lock.json"
	@cd $(WEB) && npm ci --ignore-scripts --no-fund --no-audit --silent
	@touch $@

# The page is tested in Debian's chromium. Where it is not there and cannot be installed, those tests are left out, aloud.
.PHONY: browser
browser:
	@if ! command -v chromium > /dev/null; then \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; then \
	    echo "installing chromium"; export DEBIAN_FRONTEND=noninteractive; \
	    apt-get install -y -qq chromium > /dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq chromium; } > /dev/null; \
	  else echo "no chromium here: the page's tests in a browser are left out (as root: apt-get install chromium)"; fi; \
	fi

# The build backend adds an import hook to the path entry. It would win over PYTHONPATH, and so hide a changed copy of
# the sources from the tests that are run against it: only the path entry stays.
$(STAMPS)/project: pyproject.toml $(STAMPS)/build
	@echo "installing openrummy from $(CURDIR)/src"
	@$(PIP) --no-deps --no-build-isolation --editable .
	@$(PY) -c 'import pathlib, sys, sysconfig; \
	  pathlib.Path(sysconfig.get_path("purelib"), "_editable_skbc_openrummy.pth").write_text(sys.argv[1] + "\n")' "$(CURDIR)/src"
	@touch $@

$(STAMPS)/kernel: $(KERNEL_SOURCES) $(STAMPS)/build
	@if echo 'int main() {}' | $${CXX:-c++} -std=c++20 -x c++ -o /dev/null - 2>/dev/null; then \
	  echo "compiling the kernel"; mkdir -p build; \
	  $(BIN)/cmake -S kernel -B build/kernel -G Ninja --log-level=WARNING -DCMAKE_BUILD_TYPE=Release -DOPENRUMMY_BUILD_IN_PLACE=ON \
	    -DCMAKE_MAKE_PROGRAM=$(CURDIR)/$(BIN)/ninja -DPython_EXECUTABLE=$(CURDIR)/$(PY) \
	    -Dnanobind_DIR="$$($(PY) -m nanobind --cmake_dir)" > build/kernel.log || { cat build/kernel.log; exit 1; }; \
	  $(BIN)/cmake --build build/kernel -- --quiet; \
	else \
	  echo "no C++20 compiler ($${CXX:-c++}): the solvers run in plain Python, which is slower"; \
	fi
	@touch $@
