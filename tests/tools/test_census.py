"""Drafts: every one is a card that the pool would take, and reads in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from rlyeh.cards import POOL
from rlyeh.decks.catalogue import catalogue
from rlyeh.model.sets import PRINTED_SETS
from rlyeh.translation import card_text
from rlyeh.translation.guards import faults
from tools.card import scaffold
from tools.card.census import take


@pytest.mark.parametrize("code", PRINTED_SETS)
def test_every_draft_of_a_set_is_right(code: str) -> None:
    assert take(code).problems == {}


@pytest.mark.parametrize("code", PRINTED_SETS)
def test_every_draft_of_a_set_reads_well(code: str) -> None:
    for card in take(code).drafts.values():
        assert faults(card) == [], card_text(card)


def test_a_draft_that_is_wrong_hides_no_other(tmp_path: Path) -> None:
    """Facts, names and meaning are checked; each problem is told with the card."""
    first, second, third, fourth, *_ = [entry for entry in catalogue() if entry.code == "tmom" and entry.id not in POOL]
    folder = tmp_path / "mark_of_madness"
    folder.mkdir()
    drafts = [scaffold.declaration(entry) for entry in (first, second, third, fourth)]
    drafts[0] = drafts[0].replace(f'"{first.title}"', '"Somebody Else"')
    drafts[1] = drafts[1].replace("text=[],", 'text=[action(wound(the("x")))],')
    drafts[2] = drafts[2].replace("text=[],", "text=[flies(THIS)],")
    (folder / "hastur.py").write_text("from rlyeh.language import *\n\n" + "\n\n".join(drafts), encoding="utf-8")
    found = take("tmom", tmp_path)
    assert list(found.drafts) == [fourth.id]
    assert 'title is declared as "Somebody Else", but the catalogue has' in found.problems[first.id]
    assert 'the("x") speaks of something that nothing before it names' in found.problems[second.id]
    assert "name 'flies' is not defined" in found.problems[third.id]
    assert third.id in found.missing
