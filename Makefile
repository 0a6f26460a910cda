# Everything runs in .venv, which is set up on first use and again whenever pyproject.toml changes.

# The least line and branch coverage of the rules of play, in per cent.
COVERAGE := 95
# How many processes the tests use.
WORKERS := 2
# Tests that play many games and count for no coverage: measuring it would take them three times as long.
APART := tests/arena tests/bots tests/encoding tests/envs tests/server

# How many workers the server has in `make load` and `make chaos`; several run on PostgreSQL and Redis.
SERVERS := 1
# Who plays all the decks of the report, and how many games each two decks play.
REPORT_BOT := acolyte
REPORT_GAMES := 20

BIN := .venv/bin
READY := .venv/.ready

.DEFAULT_GOAL := help
.PHONY: help play serve test bench bench-bots bench-envs train fuzz load chaos report lint clean

help:
	@echo "make play    play a game in the terminal"
	@echo "make test    check style, types, layers, tests, coverage and that every rule has a test"
	@echo "make lint    the quick half of it: style, types and layers"
	@echo "make bench   measure the engine"
	@echo "make bench-bots  measure how long each level thinks"
	@echo "make bench-envs  measure the environments beside other people's card games"
	@echo "make train   train a policy from nothing, and write it as a bot to build/training"
	@echo "make fuzz    play thousands of random games and look for mistakes"
	@echo "make serve   serve the game on http://localhost:8000"
	@echo "make load    200 tables at once for two minutes: how quick is the server?"
	@echo "make chaos   kill the server fifty times under load: is anything lost?"
	@echo "make report  play all quick decks against each other and write build/report/report.html (takes a while)"
	@echo "make clean   remove everything that make has made, .venv included"

play: $(READY)
	@$(BIN)/rlyeh play --terminal

serve: $(READY)
	@$(BIN)/rlyeh serve

test: lint
	@echo "== tests of the rules of play"
	@$(BIN)/pytest -q -n $(WORKERS) --cov --cov-report= $(APART:%=--ignore=%)
	@echo "== tests of what stands on them"
	@$(BIN)/pytest -q -n $(WORKERS) $(APART)
	@echo "== coverage of engine and language (at least $(COVERAGE) %)"
	@$(BIN)/coverage report --include='src/rlyeh/engine/*,src/rlyeh/language/*' --fail-under=$(COVERAGE)
	@echo "== rules without a test"
	@$(BIN)/rlyeh rules --missing

lint: $(READY)
	@echo "== ruff"
	@$(BIN)/ruff check --quiet .
	@echo "== mypy"
	@$(BIN)/mypy --strict
	@echo "== packages"
	@$(BIN)/pip check --disable-pip-version-check
	@echo "== layers"
	@$(BIN)/lint-imports --no-logo

bench: $(READY)
	@$(BIN)/python -m benchmarks

# Goes on where an earlier one was interrupted.
report: $(READY)
	@$(BIN)/rlyeh field --bots $(REPORT_BOT) --games $(REPORT_GAMES) --save build/report $(if $(wildcard build/report/run.json),--resume)

# In an environment of its own: other people's card games want other packages than we do.
bench-envs: build/bench-envs/.ready
	@build/bench-envs/bin/python -m benchmarks.envs

build/bench-envs/.ready: pyproject.toml $(READY)
	@echo "== setting up build/bench-envs"
	@$(BIN)/python -m venv build/bench-envs
	@build/bench-envs/bin/pip install --quiet --disable-pip-version-check -e '.[rl]' 'pettingzoo[classic]' rlcard
	@touch $@

# A policy that learns the game from nothing; PyTorch is large, so only who trains gets it.
train: build/train/.ready
	@build/train/bin/python -m examples.training

build/train/.ready: pyproject.toml $(READY)
	@echo "== setting up build/train"
	@$(BIN)/python -m venv build/train
	@build/train/bin/pip install --quiet --disable-pip-version-check -e '.[train]'
	@touch $@

bench-bots: $(READY)
	@$(BIN)/python -m benchmarks.bots

fuzz: $(READY)
	@$(BIN)/python -m tools.fuzz
	@$(BIN)/python -m tools.scramble

load: $(READY)
	@$(BIN)/python -m tools.load --workers $(SERVERS)

chaos: $(READY)
	@$(BIN)/python -m tools.chaos --workers $(SERVERS)

clean:
	@rm -rf .venv build dist .coverage .coverage.* .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	@find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

$(READY): pyproject.toml
	@python=; \
	for name in python3.11 python3 python3.12 python3.13 python3.14; do \
	    if $$name -c 'import sys, ensurepip; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then \
	        python=$$name; break; \
	    fi; \
	done; \
	if [ -z "$$python" ]; then \
	    echo "R'lyeh needs Python 3.11 or newer with its venv module, and none was found on the PATH." >&2; exit 1; \
	fi; \
	echo "== setting up .venv with $$($$python --version)"; \
	$$python -m venv .venv && $(BIN)/pip install --quiet --disable-pip-version-check -e '.[dev]'
	@touch $@
