# Everything runs in .venv, which is set up on first use and again whenever pyproject.toml changes.

# The least line and branch coverage of the rules of play, in per cent.
COVERAGE := 95
# How many processes the tests use.
WORKERS := 2
# Tests that count for coverage: those that say what the rules and the cards do. Measuring it takes three times as long,
# so it is not measured in tests that play many games or stand on top.
COVERED := tests/rules tests/cards tests/engine tests/language tests/interactions

# What is tested once more with the compiled rules.
NATIVE_TESTS := tests/rules tests/engine tests/language tests/properties tests/interactions \
    tests/bots/test_acolyte.py tests/bots/test_battle.py tests/bots/test_evaluation.py tests/bots/test_race.py \
    tests/bots/test_sorcerer.py tests/docs/test_card_language_page.py tests/envs/test_pettingzoo.py

# How many workers the server has in `make load` and `make chaos`; several run on PostgreSQL and Redis.
SERVERS := 1
# Who plays all the decks of the report, and how many games each two decks play.
REPORT_BOT := acolyte
REPORT_GAMES := 20

BIN := .venv/bin
READY := .venv/.ready
# Whoever has run out of tests takes some of the other's: they take very different times.
PYTEST := $(BIN)/pytest -q -n $(WORKERS) --dist worksteal
# Where each part of the tests leaves its report, for the summary at the end.
REPORTS := build/test-reports

# The browser table: what it is built from. The browser that it is tested in is looked for by web/browser/run.js.
NODE := sh tools/with-node.sh
WEB_SOURCES := $(shell find web/src web/public -type f) web/index.html web/vite.config.ts web/svelte.config.js web/tsconfig.json

# Servers that are tested are on this machine: a proxy for the world outside is not asked for them.
comma := ,
export NO_PROXY := 127.0.0.1,localhost$(if $(NO_PROXY),$(comma)$(NO_PROXY))
export no_proxy := $(NO_PROXY)$(if $(no_proxy),$(comma)$(no_proxy))

# Tests start hundreds of Pythons. Where this is set, as in many containers, each would compile all it imports anew.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play play-terminal web serve native native-clean native-copy wheel container test test-parts test-native test-web \
    test-lowest test-packages web-static web-browser web-types web-style web-units web-size lint lint-style lint-types lint-packages lint-layers \
    bench bench-peers bench-growth bench-bots bench-envs bench-prompts train fuzz mutants load chaos report clean

help:
	@echo "make play    open the table in your browser"
	@echo "make play-terminal  play a game in the terminal"
	@echo "make web     build the browser table"
	@echo "make test    check style, types, layers, tests, coverage, that every rule has a test, and the browser table"
	@echo "make test-native  the part of it that tests the compiled rules"
	@echo "make test-web  the browser table's part of it"
	@echo "make lint    the quick half of it: style, types and layers"
	@echo "make native  compile the rules of play in place: the same program, several times as fast"
	@echo "make native-clean  remove what make native has compiled"
	@echo "make test-lowest  test with the oldest packages that are allowed"
	@echo "make wheel   an sdist, a wheel for any machine and one with the rules compiled for this one, in dist/"
	@echo "make container  try the steps of the container recipe on this machine, without Docker"
	@echo "make bench   measure the engine"
	@echo "make bench-peers  measure other libraries beside it, and write docs/benchmarks.md"
	@echo "make bench-growth  how cost grows with cards, modifiers and turns, and write docs/growth.md"
	@echo "make bench-bots  measure how long each level thinks"
	@echo "make bench-envs  measure the environments beside other people's card games"
	@echo "make bench-prompts  how often a person is asked, and how often for nothing"
	@echo "make train   train a policy from nothing, and write it as a bot to build/training"
	@echo "make fuzz    play thousands of random games and look for mistakes"
	@echo "make mutants  would a test notice if a card said something else? CARDS=dl asks about one set"
	@echo "make serve   serve the game on http://localhost:8000"
	@echo "make load    200 tables at once for two minutes: how quick is the server?"
	@echo "make chaos   kill the server fifty times under load: is anything lost?"
	@echo "make report  play all quick decks against each other and write build/report/report.html (takes a while)"
	@echo "make clean   remove everything that make has made, .venv included"

play: $(READY) web
	@$(BIN)/rlyeh play

play-terminal: $(READY)
	@$(BIN)/rlyeh play --terminal

web: web/dist/index.html

web/dist/index.html: web/node_modules/.ready $(WEB_SOURCES)
	@echo "== building the browser table"
	@$(NODE) npm run --silent build -- --logLevel warn
	@touch $@

# Where there is no Node.js, that is all there is to say.
web/node_modules/.ready: web/package.json web/package-lock.json | $(READY)
	@echo "== setting up what the browser table is built with"
	@$(NODE) true
	@$(NODE) npm ci --no-audit --no-fund --no-update-notifier --loglevel=error || { \
	    echo "The packages of the browser table could not be fetched: see above, check the network and the disk (df -h .)," \
	    "and run make again; it goes on from here." >&2; exit 1; }
	@touch $@

serve: $(READY) web
	@$(BIN)/rlyeh serve

native: $(READY)
	@$(BIN)/python -m tools.native in-place
	@$(BIN)/rlyeh --version

native-clean: $(READY)
	@$(BIN)/python -m tools.native clean

# The plain wheel is built from the sdist, which shows that nothing is missing there.
wheel: $(READY)
	@echo "== an sdist, and a wheel for any machine"
	@$(BIN)/uv build --quiet --out-dir dist
	@echo "== a wheel with the rules compiled for this machine"
	@RLYEH_NATIVE=1 $(BIN)/uv build --quiet --wheel --out-dir dist
	@ls dist/*.tar.gz dist/*.whl

container:
	@sh container/try.sh

# The summary comes also where a part fails; the parts after it are not run.
test: $(READY)
	@$(BIN)/python -m tools.native clean-source
	@rm -rf $(REPORTS) && mkdir -p $(REPORTS) && touch $(REPORTS)/began
	@status=0; $(MAKE) --no-print-directory test-parts || status=$$?; \
	    echo "== all tests"; $(BIN)/python -m tools.test_summary $(REPORTS) && exit $$status

# First what needs one core each, side by side, then what takes them all.
test-parts: $(READY)
	@$(MAKE) --no-print-directory -j$(WORKERS) --output-sync=target native-copy lint web-static
	@$(MAKE) --no-print-directory test-packages
	@echo "== tests of the rules of play"
	@$(PYTEST) --junitxml=$(REPORTS)/10-rules-of-play.xml --cov --cov-report= $(COVERED)
	@echo "== tests of what stands on them"
	@$(PYTEST) --junitxml=$(REPORTS)/20-what-stands-on-them.xml $(COVERED:%=--ignore=%)
	@echo "== coverage of engine and language (at least $(COVERAGE) %)"
	@$(BIN)/coverage report --include='src/rlyeh/engine/*,src/rlyeh/language/*' --fail-under=$(COVERAGE)
	@echo "== rules without a test"
	@$(BIN)/rlyeh rules --missing
	@$(MAKE) --no-print-directory test-native
	@$(MAKE) --no-print-directory web-browser

test-native: native-copy
	@echo "== the compiled build: rules, recorded games, properties"
	@test ! -e build/native-tested/stamp || \
	    PYTHONPATH=build/native-tested:. RLYEH_BUILD=compiled $(PYTEST) --junitxml=$(REPORTS)/30-compiled-rules.xml $(NATIVE_TESTS)

# After the table has been built for the other tests, so that building it again is quick.
test-packages: web
	@echo "== packages as people install them"
	@$(BIN)/python -m tools.try_packages

# The oldest packages that pyproject.toml allows, in an environment of its own: what they lack shows here.
test-lowest: $(READY)
	@echo "== setting up build/lowest"
	@$(BIN)/python -m venv --clear build/lowest
	@VIRTUAL_ENV=build/lowest $(BIN)/uv pip install --quiet --resolution lowest-direct -e '.[dev]'
	@build/lowest/bin/pytest -q -n $(WORKERS) --dist worksteal tests/cli tests/server tests/decks tests/arena tests/envs tests/bots

# Compiled as quickly as can be, since it is only tested. Without a C compiler this says so, and that is all.
native-copy: $(READY)
	@echo "== compiling the rules of play"
	@RLYEH_NATIVE_OPT=0 $(BIN)/python -m tools.native copy build/native-tested --if-possible

test-web: web-static
	@$(MAKE) --no-print-directory web-browser

web-browser: $(READY) web
	@echo "== the browser table in a real browser"
	@RLYEH_REPORTS='$(CURDIR)/$(REPORTS)' RLYEH_PYTHON='$(CURDIR)/$(BIN)/python' $(NODE) npm run --silent e2e

# What can be said of the browser table without a browser.
web-static: web-types web-style web-units web-size
web-types: web/node_modules/.ready
	@echo "== the browser table: types"
	@$(NODE) npm run --silent check
web-style: web/node_modules/.ready
	@echo "== the browser table: style"
	@$(NODE) npm run --silent lint
web-units: web/node_modules/.ready
	@echo "== the browser table: unit tests"
	@RLYEH_REPORTS='$(CURDIR)/$(REPORTS)' $(NODE) npm run --silent test
web-size: web
	@echo "== the browser table: size"
	@$(NODE) npm run --silent budget

lint: lint-style lint-types lint-packages lint-layers
lint-style: $(READY)
	@echo "== ruff"
	@$(BIN)/ruff check --quiet .
lint-types: $(READY)
	@echo "== mypy"
	@$(BIN)/mypy --strict
lint-packages: $(READY)
	@echo "== packages"
	@$(BIN)/pip check --disable-pip-version-check
lint-layers: $(READY)
	@echo "== layers"
	@$(BIN)/lint-imports --no-logo

bench: $(READY)
	@$(BIN)/python -m benchmarks

# Goes on where an earlier one was interrupted.
report: $(READY)
	@$(BIN)/rlyeh field --bots $(REPORT_BOT) --games $(REPORT_GAMES) --save build/report $(if $(wildcard build/report/run.json),--resume)

bench-peers: $(READY)
	@$(BIN)/python -m tools.native copy --if-possible
	@$(BIN)/python -m benchmarks.peers

bench-growth: $(READY)
	@$(BIN)/python -m benchmarks.growth

# In an environment of its own: other people's card games want other packages than we do.
bench-envs: build/bench-envs/.ready
	@$(BIN)/python -m tools.native copy --if-possible
	@build/bench-envs/bin/python -m benchmarks.envs

build/bench-envs/.ready: pyproject.toml $(READY)
	@echo "== setting up build/bench-envs"
	@sh tools/set-up.sh build/bench-envs rl
	@build/bench-envs/bin/python -m pip install --quiet --disable-pip-version-check 'pettingzoo[classic]' rlcard
	@touch $@

# A policy that learns the game from nothing; PyTorch is large, so only who trains gets it.
train: build/train/.ready
	@build/train/bin/python -m examples.training

build/train/.ready: pyproject.toml $(READY)
	@echo "== setting up build/train"
	@sh tools/set-up.sh build/train train
	@touch $@

bench-bots: $(READY)
	@$(BIN)/python -m benchmarks.bots

bench-prompts: $(READY)
	@$(BIN)/python -m benchmarks.prompts

# Would a test notice if a card said something else? CARDS="dl" asks about some.
mutants: $(READY)
	@$(BIN)/python -m tools.card mutants $(or $(CARDS),all) --jobs $(WORKERS) --least 97

fuzz: $(READY)
	@$(BIN)/python -m tools.fuzz
	@$(BIN)/python -m tools.scramble

load: $(READY)
	@$(BIN)/python -m tools.load --workers $(SERVERS)

chaos: $(READY)
	@$(BIN)/python -m tools.chaos --workers $(SERVERS)

clean:
	@rm -rf .venv build dist web/node_modules web/browser/node_modules web/dist web/test-results web/playwright-report .coverage .coverage.* .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	@find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

$(READY): pyproject.toml tools/set-up.sh
	@sh tools/set-up.sh .venv dev
	@touch $@
