"""The Thousand Young: Miskatonic University."""

import pytest

from rlyeh.language import *
from rlyeh.testing import Scenario

DEAN = character("test-1", "Dean", MISKATONIC, cost=1, skill=1, subtypes="Faculty")
FRESHMAN = character("test-2", "Freshman", MISKATONIC, cost=1, skill=1, subtypes="Student")
COP = character("test-3", "Cop", AGENCY, cost=1, skill=1, subtypes="Police")
LECTURE = event("test-4", "Lecture", NEUTRAL, cost=0, text=[action(draw())])
FLIP = support("test-5", "Flip", NEUTRAL, cost=0, text=[action(reveal(TOP_CARD, until=END_OF_PHASE))])
SHUFFLE = event("test-6", "Shuffle", NEUTRAL, cost=0, text=[action(search(CHARACTER.subtype("Gug")))])
CARDS = [DEAN, FRESHMAN, COP, LECTURE, FLIP, SHUFFLE]


class TestAudubon:
    """tty-045."""

    @pytest.mark.parametrize("on_top", [DEAN, FRESHMAN])
    def test_a_card_is_readied_for_faculty_or_student(self, on_top: object) -> None:
        """tty-045: any card you control, a support too."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        audubon, hut = table.darin.has("Audubon"), table.darin.has(FLIP, exhausted=True)
        top = table.darin.decked(on_top)  # type: ignore[arg-type]
        theirs = table.tommy.has(COP, exhausted=True)
        table.darin.uses(audubon)
        assert table.darin.may_choose(audubon, hut)
        table.darin.chooses(hut)
        assert hut.ready
        assert theirs.exhausted
        assert table.darin.deck[-1] == top
        assert top.face_up
        assert table.tommy.knows(top)

    def test_another_character_is_only_revealed(self) -> None:
        """tty-045."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        audubon, hut = table.darin.has("Audubon"), table.darin.has(FLIP, exhausted=True)
        top = table.darin.decked(COP)
        table.darin.uses(audubon)
        assert hut.exhausted
        assert top.face_up

    def test_the_card_lies_face_down_again_when_the_phase_has_ended(self) -> None:
        """tty-045; GEN-13, GEN-14: both still know what it is."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        audubon = table.darin.has("Audubon")
        top = table.darin.decked(COP)
        table.darin.uses(audubon)
        table.tommy.passes()
        table.run_to("story", "action")
        assert not top.face_up
        assert table.tommy.knows(top)
        assert table.game.state.revealed == ()

    def test_what_lies_revealed_is_not_revealed_again(self) -> None:
        """tty-045; GEN-13, FINAL-107: of two texts that would reveal the top card only one can."""
        table = Scenario(cards=CARDS, bells=["tommy", "darin"])
        audubon, flip = table.darin.has("Audubon"), table.darin.has(FLIP)
        table.darin.decked(DEAN)
        table.darin.uses(flip)
        table.tommy.passes()
        assert not table.darin.may_use(audubon)
        assert not table.darin.may_use(flip)

    def test_a_prophecy_is_not_revealed_again(self) -> None:
        """tty-045; GEN-13: it lies face up already."""
        table = Scenario(cards=CARDS, bells=["darin"])
        audubon = table.darin.has("Audubon")
        table.darin.decked("Hamu IV 1:13", face_up=True)
        assert not table.darin.may_use(audubon)

    def test_the_top_of_an_open_deck_is_not_revealed_again(self) -> None:
        """tty-045; GEN-13, FINAL-107: it lies open as long as the Prism is there."""
        burn = event("test-7", "Burn", NEUTRAL, cost=0, text=[action(destroy(choose(SUPPORT.subtype("Artifact"))))])
        table = Scenario(cards=[*CARDS, burn], bells=["tommy", "darin"])
        audubon, prism = table.darin.has("Audubon"), table.tommy.has("Prism of Many Views")
        dean = table.darin.decked(DEAN)
        table.darin.holds(burn)
        assert not table.darin.may_use(audubon)
        table.darin.plays("Burn", on=prism)
        table.tommy.passes()
        table.darin.uses(audubon)
        assert dean.face_up

    def test_the_card_below_is_revealed_when_the_other_was_drawn(self) -> None:
        """tty-045; GEN-13: drawn, it lies face up no longer."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        audubon, flip = table.darin.has("Audubon"), table.darin.has(FLIP, exhausted=True)
        student = table.darin.decked(FRESHMAN)
        cop = table.darin.decked(COP)
        table.darin.holds(LECTURE)
        other = table.darin.has(FLIP)
        table.darin.uses(other)
        table.tommy.passes()
        table.darin.plays("Lecture")
        assert cop.in_hand
        assert not cop.face_up
        table.tommy.passes()
        table.darin.uses(audubon)
        table.darin.chooses(flip)
        assert student.face_up
        assert flip.ready

    def test_a_shuffled_deck_has_no_revealed_card(self) -> None:
        """GEN-13, DRAW-6."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        audubon = table.darin.has("Audubon")
        top = table.darin.decked(COP)
        table.darin.holds(SHUFFLE)
        table.darin.uses(audubon)
        table.tommy.passes()
        table.darin.plays("Shuffle")
        assert top.in_deck
        assert not top.face_up
        assert not table.tommy.knows(top)

    def test_once_per_turn(self) -> None:
        """tty-045: also in another phase."""
        table = Scenario(cards=CARDS, bells=["tommy", "darin"])
        audubon = table.darin.has("Audubon")
        table.darin.decked(COP)
        table.darin.uses(audubon)
        table.tommy.passes()
        table.darin.passes()
        table.run_to("story", "action")
        assert not table.darin.may_use(audubon)
