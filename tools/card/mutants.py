"""Mutants of declarations, and which of them no test notices.

Changes declarations one word at a time (a text, a cost, a filter or an effect is dropped, a number becomes one more or
one less, a flag is lowered, an icon or faction becomes the next) and runs, for each change, the tests that have the
card on their table. A change that no test notices is printed with what the card then says: either a test is missing, or
the change means nothing; then it is listed with the reason in `meaningless.json`.

With --rules the policies of a rule set are turned instead, one at a time, and all tests of cards are asked.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from tools.card.chosen import ROOT, chosen_cards
from tools.card.doubting import NOTICED, UNNOTICED, CardMutants, Doubt, RuleMutants, Verdict

REASONS = Path(__file__).with_name("meaningless.json")
TESTS = ("tests/cards", "tests/interactions")
QUIET = ("-q", "-p", "no:xdist", "-p", "no:cacheprovider", "-p", "no:cov", "--no-header")


def known_reasons() -> dict[str, dict[str, str]]:
    """Changes that mean nothing, by card and change, with the reason why."""
    reasons: dict[str, dict[str, str]] = json.loads(REASONS.read_text(encoding="utf-8"))
    return reasons


def report(verdicts: Sequence[Verdict], show: int) -> float:
    """Print what nobody noticed; returns the share of what was noticed of all that means something."""
    reasons = known_reasons()
    open_ones = [each for each in verdicts if each.outcome == UNNOTICED and each.change not in reasons.get(each.id, {})]
    for each in sorted(open_ones, key=lambda each: (each.id, each.change))[:show]:
        print(f"{each.id} {each.title} · {each.change}\n    then says: {each.says[:300]}")
    noticed = sum(each.outcome == NOTICED for each in verdicts)
    listed = sum(each.outcome == UNNOTICED for each in verdicts) - len(open_ones)
    asked = noticed + len(open_ones)
    share = 100 * noticed / asked if asked else 100.0
    print(f"{noticed} of {asked} changes noticed ({share:.1f} %), {len(open_ones)} not; "
          f"{listed} mean nothing, for reasons that are listed; {len(verdicts) - asked - listed} cannot be said, "
          "or read the same")  # fmt: skip
    return share


def main(arguments: Sequence[str]) -> None:
    """The command line."""
    ask = argparse.ArgumentParser("python -m tools.card mutants", description=__doc__)
    ask.add_argument("cards", nargs="*", help="ids, sets or modules; those changed last if left out; all: every card")
    ask.add_argument("--tests", nargs="+", default=TESTS)
    ask.add_argument("--rules", default="", metavar="SET", help="turn the policies of this rule set, and no cards")
    ask.add_argument("--sample", type=int, default=0, help="try so many changes only, drawn at random")
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--jobs", type=int, default=2)
    ask.add_argument("--least", type=float, default=0.0, help="exit status 1 where fewer per cent are noticed")
    ask.add_argument("--show", type=int, default=80, help="how many unnoticed changes to print")
    ask.add_argument("--json", type=Path, help="write all verdicts to this file")
    options = ask.parse_args(arguments)
    plugin: Doubt
    if options.rules:
        plugin = RuleMutants(options.rules, options.jobs)
    else:
        cards = chosen_cards([] if options.cards == ["all"] else options.cards) if options.cards != ["all"] else None
        plugin = CardMutants(cards, options.sample, options.seed, options.jobs)
    code = pytest.main([*QUIET, f"--rootdir={ROOT}", *options.tests], plugins=[plugin])
    share = report(plugin.verdicts, options.show)
    if options.json:
        options.json.write_text(json.dumps([each._asdict() for each in plugin.verdicts], indent=0), encoding="utf-8")
    sys.exit(1 if share < options.least or code not in (0, 5) else 0)
