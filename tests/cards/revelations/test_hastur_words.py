"""Revelations: Hastur."""

import pytest

from rlyeh.language import *
from rlyeh.testing import CardHandle, Scenario

GHOST = character("test-1", "Ghost", NEUTRAL, cost=2, skill=2, icons="TTC")
OLD_ONE = character("test-2", "Old One", NEUTRAL, cost=2, skill=2, icons="TT", subtypes="Ancient One")
READER = character("test-3", "Reader", NEUTRAL, cost=2, skill=2, text=[action(exhaust(THIS), to=draw(2))])
WITNESS = character(
    "test-4", "Witness", NEUTRAL, cost=2, skill=2,
    text=[forced_response(after(is_("exhausted", CHARACTER)), mill(1, OPPONENT))],
)
BOOK = support("test-5", "Book", NEUTRAL, cost=1, text=[action(exhaust(THIS), to=draw(2))])
DREAD = event("test-6", "Dread", NEUTRAL, cost=0, text=[action(until_end_of_phase(gains(choose(CHARACTER), "TT")))])
BLAST = event("test-7", "Blast", NEUTRAL, cost=0, text=[action(destroy(choose(CHARACTER)))])
CARDS = [GHOST, OLD_ONE, READER, WITNESS, BOOK, DREAD, BLAST]


class TestTheMarked:
    """rev-106."""

    def test_nobody_but_ancient_ones_has_terror_icons(self) -> None:
        """rev-106; EFF-21: on both sides, whatever else gives them, as long as he is there."""
        table = Scenario(cards=CARDS, bells=["darin"])
        ghost, old_one, theirs = table.darin.has(GHOST), table.darin.has(OLD_ONE), table.tommy.has(GHOST)
        marked, dread, blast = table.darin.has("The Marked"), table.darin.holds(DREAD), table.darin.holds(BLAST)
        assert (ghost.icons, old_one.icons, theirs.icons) == ("C", "TT", "C")
        table.darin.plays(dread, on=ghost)
        assert ghost.icons == "C"
        table.darin.plays(blast, on=marked)
        assert (ghost.icons, old_one.icons, theirs.icons) == ("TTTTC", "TT", "TTC")

    def marked(self, insane: int) -> tuple[Scenario, CardHandle]:
        """Darin has The Marked and so many insane characters; it is Tommy's turn."""
        table = Scenario(cards=CARDS, active="tommy", bells=["tommy"])
        marked = table.darin.has("The Marked")
        for _ in range(insane):
            table.darin.has(GHOST, insane=True)
        return table, marked

    def test_he_goes_insane_to_cancel_a_character_s_ability(self) -> None:
        """rev-106; TIME-12: and the character goes insane."""
        table, marked = self.marked(2)
        reader = table.tommy.has(READER)
        table.tommy.uses(reader)
        table.darin.disrupts_with(marked)
        assert marked.insane
        assert reader.insane
        assert not table.tommy.hand

    @pytest.mark.parametrize("insane", [0, 1])
    def test_not_with_fewer_than_two_insane_characters(self, insane: int) -> None:
        """rev-106: insane characters of the opponent do not count."""
        table, marked = self.marked(insane)
        table.tommy.has(GHOST, insane=True)
        table.tommy.uses(table.tommy.has(READER))
        assert len(table.tommy.hand) == 2
        assert marked.ready

    def test_neither_other_cards_nor_forced_responses(self) -> None:
        """rev-106; TIME-21, FINAL-101: no player triggers a Forced Response."""
        table, marked = self.marked(2)
        book, witness, reader = table.tommy.has(BOOK), table.tommy.has(WITNESS), table.tommy.has(READER)
        table.tommy.uses(book)
        assert len(table.tommy.hand) == 2
        table.tommy.uses(reader)
        table.darin.passes()
        assert len(table.darin.discard) == 1
        assert (marked.ready, witness.ready) == (True, True)


TEACHER = character(
    "test-11", "Teacher", NEUTRAL, cost=2, skill=4, icons="II", subtypes="Faculty", keywords=[FAST],
    text=[
        action(exhaust(ITSELF), to=draw(2)),
        gains(CHARACTER.other.of(YOU), skill=1),
        passive(after(enters_play(CHARACTER)), mill(1, OPPONENT)),
    ],
)
SHAM = character("test-12", "Sham", NEUTRAL, cost=2, skill=2, text=[gains(CHARACTER.subtype("Faculty"), "C")])


class TestMaureenDeGarmeaux:
    """rev-067."""

    def test_she_gains_skill_icons_and_the_whole_text(self) -> None:
        """rev-067; CARD-14, FINAL-127: on top of her own, until the phase ends, when she goes insane."""
        table = Scenario(cards=[TEACHER, SHAM], bells=["darin"])
        maureen, teacher = table.darin.has("Maureen de Garmeaux"), table.tommy.has(TEACHER)
        other, sham = table.darin.has(SHAM), table.tommy.has(SHAM)
        table.darin.domain(hastur=3)
        assert (teacher.icons, sham.skill) == ("CCII", 3)
        table.darin.uses(maureen, on=teacher)
        assert maureen.skill == 1 + 4
        assert sorted(maureen.icons) == sorted("A" + "CCII" + "CC")
        assert "Faculty" in maureen.subtypes
        assert maureen.has(FAST)
        assert (other.skill, sham.skill) == (3, 3)
        table.tommy.passes()
        table.darin.uses(maureen)
        assert maureen.exhausted
        assert len(table.darin.hand) == 2
        table.run_to("story")
        assert maureen.insane

    def test_what_has_left_play_still_lends_what_it_had(self) -> None:
        """rev-067; EFF-15: it was settled when the effect resolved."""
        table = Scenario(cards=[TEACHER, BLAST], bells=["darin"])
        maureen, teacher = table.darin.has("Maureen de Garmeaux"), table.tommy.has(TEACHER)
        blast = table.darin.holds(BLAST)
        table.darin.domain(hastur=3)
        table.darin.uses(maureen, on=teacher)
        table.tommy.passes()
        table.darin.plays(blast, on=teacher)
        assert maureen.skill == 5
        assert maureen.has(FAST)
        assert "Faculty" in maureen.subtypes

    def test_nobody_else_and_no_ancient_one(self) -> None:
        """rev-067."""
        table = Scenario(cards=CARDS, bells=["darin"])
        maureen, ghost = table.darin.has("Maureen de Garmeaux"), table.tommy.has(GHOST)
        table.tommy.has(OLD_ONE)
        table.darin.domain(hastur=3)
        table.darin.uses(maureen)
        assert table.darin.may_choose(maureen, ghost)
        table.darin.chooses(ghost)
        assert (ghost.skill, ghost.icons) == (2, "TTC")
