"""The workbench for cards: `python -m tools.card`."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from rlyeh.cards import POOL
from rlyeh.decks.agreement import disagreements
from rlyeh.decks.catalogue import catalogue
from rlyeh.decks.facts import CatalogueCard, printed_sets
from rlyeh.errors import UnknownCard
from rlyeh.language import *
from rlyeh.model import Card, Keyword
from tools.card import scaffold
from tools.card.changes import changed_cards, said
from tools.card.chosen import chosen_cards, chosen_ids
from tools.card.mutants import known_reasons
from tools.card.sheet import sheet

ROOT = Path(__file__).parents[2]
GUG = "core-124"


def workbench(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The command, in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "tools.card", *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("code", [facts.code for facts in printed_sets()])
def test_scaffolds_declare_all_facts_of_a_set(code: str) -> None:
    """What is written runs as it stands, and agrees with the catalogue in every field."""
    for entry in (entry for entry in catalogue() if entry.code == code):
        card = declared(entry)
        assert list(disagreements(card)) == [], entry.label


def declared(entry: CatalogueCard) -> Card:
    names: dict[str, object] = {"FATED": lambda value: (Keyword.FATED, value), "PROPHECY": Keyword.PROPHECY}
    exec(f"from rlyeh.language import *\n{scaffold.declaration(entry)}", names)
    return next(value for value in names.values() if isinstance(value, Card))


def test_cards_of_one_title_get_names_of_their_own() -> None:
    """dl has two Twila Katherine Prices; an Ancient One may be called as its faction is."""
    modules: dict[tuple[str, str], list[str]] = {}
    for entry in catalogue():
        name = scaffold.declaration(entry).partition(" ")[0]
        modules.setdefault((entry.code, entry.faction), []).append(name)
        assert name not in ("CTHULHU", "HASTUR", "SHUB_NIGGURATH", "YOG_SOTHOTH")
    assert all(len(names) == len(set(names)) for names in modules.values())


def test_wording_stands_beside_as_comments() -> None:
    entry = catalogue()["dl-006"]
    wording = "Attach to a [hastur] Cultist character you control.\nFly."
    written = scaffold.declaration(entry, {"reference_text": wording})
    assert "    # Fly." in written.splitlines()
    assert 'attach_to=MINE.faction(HASTUR).subtype("Cultist"),' in written


def test_cards_are_named_by_id_set_and_module() -> None:
    assert [card.id for card in chosen_cards([GUG])] == [GUG]
    assert {card.id.partition("-")[0] for card in chosen_cards(["dl"])} == {"dl"}
    assert GUG in chosen_ids(["core/shub_niggurath"])
    with pytest.raises(UnknownCard, match=r'"dreamland/cthulhu" is no card, set or module\. Did you mean'):
        chosen_cards(["dreamland/cthulhu"])


def test_random_games_are_made_of_the_cards_that_are_named() -> None:
    done = workbench("random", GUG, "core-016", "--games", "2", "--every", "200")
    assert done.stdout == "2 cards, 2 games, 0 failures\n", done.stderr


def test_the_sheet_shows_both_languages_and_the_wording() -> None:
    gug = POOL[GUG]
    page = sheet([gug], {GUG: "What a friend wrote down."})
    for text in ("choose and wound a character", "verwunde", "What a friend wrote down.", gug.name):
        assert text in page
    assert "wording" not in sheet([gug], {})


def test_changes_drop_and_count_and_turn() -> None:
    """One thing at a time: a text, a cost, a filter, a number, an icon."""
    card = event(
        "test-1", "Fall", NEUTRAL, cost=1,
        text=[action(pay(2), to=wound(choose(CHARACTER.faction(CTHULHU)))), gains(THIS, "T")],
    )  # fmt: skip
    changes = dict(changed_cards(card))
    assert len(changes["without text 1"].text) == 1
    assert "Pay 3" in said(next(other for what, other in changes.items() if what.endswith("2 -> 3")))
    assert any("cthulhu -> hastur" in what for what in changes)
    assert any(what.endswith("without pay") for what in changes)


def test_mutants_are_noticed_by_the_tests_of_the_card(tmp_path: Path) -> None:
    """Every change of Shuggob is noticed by its tests, or reads the same."""
    out = tmp_path / "verdicts.json"
    tests = "tests/cards/dreamlands/test_shub_niggurath.py"
    done = workbench("mutants", "dl-093", "--tests", tests, "--json", str(out), "--least", "97")
    assert done.returncode == 0, done.stdout + done.stderr
    outcomes = [verdict["outcome"] for verdict in json.loads(out.read_text(encoding="utf-8"))]
    assert outcomes.count("noticed") >= 4
    assert outcomes.count("unnoticed") == 0


def test_reasons_are_given_for_cards_that_exist() -> None:
    for card, changes in known_reasons().items():
        assert card in POOL
        assert all(reason.endswith(".") for reason in changes.values())
