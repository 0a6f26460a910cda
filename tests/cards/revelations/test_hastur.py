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
