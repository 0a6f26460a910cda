"""The Yuggoth Contract: Shub-Niggurath."""

import pytest

from rlyeh.language import *
from rlyeh.testing import Scenario

FUNGUS = character("test-1", "Fungus", SHUB_NIGGURATH, cost=2, skill=2, icons="T", subtypes="Mi-Go")
MAN = character("test-2", "Man", AGENCY, cost=2, skill=2)
STAB = event("test-3", "Stab", NEUTRAL, cost=0, text=[action(wound(choose(CHARACTER)))])
CARDS = [FUNGUS, MAN, STAB]


class TestMiGoScalpel:
    """yc-056."""

    @pytest.mark.parametrize(("icon", "icons"), [("arcane", "TAAA"), ("terror", "TTTT")])
    def test_its_host_gains_an_icon_for_each_mi_go(self, icon: str, icons: str) -> None:
        """yc-056: of one kind, its own or another; the opponent's do not count, nor who is no Mi-Go."""
        table = Scenario(cards=CARDS, bells=["darin", "tommy"])
        fungus = table.darin.has(FUNGUS)
        scalpel = table.darin.has("Mi-Go Scalpel", on=fungus)
        others = [table.darin.has(FUNGUS), table.darin.has(FUNGUS, exhausted=True), table.darin.has(MAN)]
        table.tommy.has(FUNGUS)
        table.darin.uses(scalpel)
        table.darin.chooses(icon)
        assert fungus.icons == icons
        assert [card.icons for card in others] == ["T", "T", ""]

    def test_the_number_is_settled_until_the_end_of_the_phase(self) -> None:
        """yc-056; EFF-15: a Mi-Go that dies later takes nothing away, and the next phase all of it."""
        table = Scenario(cards=CARDS, bells=["darin", "tommy"])
        fungus = table.darin.has(FUNGUS)
        scalpel, other = table.darin.has("Mi-Go Scalpel", on=fungus), table.darin.has(FUNGUS)
        stab = table.darin.holds(STAB)
        table.darin.uses(scalpel)
        table.darin.chooses("combat")
        table.tommy.passes()
        table.darin.plays(stab, on=other)
        assert (other.in_discard, fungus.icons) == (True, "TCC")
        table.run_to("story")
        assert fungus.icons == "T"

    def test_only_a_mi_go_carries_it(self) -> None:
        """yc-056; STATE-26."""
        table = Scenario(cards=CARDS, bells=["darin"])
        man = table.darin.has(MAN)
        scalpel = table.darin.holds("Mi-Go Scalpel")
        table.darin.domain(shub_niggurath=2)
        assert not table.darin.may_play(scalpel)
        assert man.attachments == []
