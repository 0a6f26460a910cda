"""Drafts: every one is a card that the pool would take, and reads in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from rlyeh.model.sets import PRINTED_SETS
from rlyeh.translation import card_text
from rlyeh.translation.guards import faults
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
    folder = tmp_path / "forgotten_lore"
    folder.mkdir()
    (folder / "agency.py").write_text(
        "from rlyeh.language import *\n"
        'ONE = character("fl-001", "Shadow Team", AGENCY, cost=3, skill=1, icons="CC", subtypes="Government")\n'
        'TWO = event("fl-002", "Torch the Joint!", AGENCY, cost=2, steadfast={AGENCY: 2},\n'
        '    text=[action(wound(the("x")))])\n'
        'THREE = character("fl-041", "Mr. Grey", AGENCY, unique=True, descriptor="Corrupt Politician", cost=2,\n'
        '    skill=2, icons="CC", subtypes="Government", text=[flies(THIS)])\n'
        'FOUR = character("fl-061", "Canine Guardian", AGENCY, cost=2, skill=1, icons="C", subtypes="Creature")\n',
        encoding="utf-8",
    )
    found = take("fl", tmp_path)
    assert list(found.drafts) == ["fl-061"]
    assert "skill is declared as 1, but the catalogue has 2" in found.problems["fl-001"]
    assert 'the("x") speaks of something that nothing before it names' in found.problems["fl-002"]
    assert "name 'flies' is not defined" in found.problems["fl-041"]
    assert "fl-003" in found.missing
