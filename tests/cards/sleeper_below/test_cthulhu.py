"""The Sleeper Below: Cthulhu."""

import pytest

from rlyeh.engine.plans import several
from rlyeh.language import *
from rlyeh.model import Card
from rlyeh.testing import CardHandle, Scenario

COP = character("test-1", "Cop", AGENCY, cost=2, skill=1)
OATH = character("test-2", "Oath", HASTUR, cost=2, skill=1, keywords=[LOYAL])
GUARD = character("test-3", "Guard", HASTUR, cost=2, skill=1, steadfast={HASTUR: 2})
SHED = support("test-4", "Shed", AGENCY, cost=2)
CLERK = character("test-5", "Clerk", NEUTRAL, cost=0, skill=1)
JUMP = event("test-6", "Jump", NEUTRAL, cost=0, text=[action(put_into_play(choose(CHARACTER.in_(HAND))))])
CARDS = [COP, OATH, GUARD, SHED, CLERK, JUMP]
STRIKE = event("test-7", "Strike", NEUTRAL, cost=0, text=[action(destroy(choose(CHARACTER)))])
COLLAR = support("test-8", "Collar", NEUTRAL, cost=0, subtypes="Attachment", attach_to=CHARACTER)
FIFTH = event("test-9", "Fifth", NEUTRAL, cost=0, text=[action(place_token(choose(STORY_CARD)))])
ALTAR = support("test-10", "Altar", NEUTRAL, cost=0, text=[action(sacrifice(a(CHARACTER)), to=draw())])


class TestAuroraBorealis:
    """tsb-028."""

    def scene(self, *hand: Card, rules: str = "lcg-final") -> tuple[Scenario, list[CardHandle]]:
        """It has been played; Darin holds these cards and has three domains with Cthulhu resources alone."""
        table = Scenario(cards=CARDS, rules=rules, bells=["darin"])
        for _ in range(3):
            table.darin.domain(cthulhu=2)
        held = [table.darin.holds(card) for card in hand]
        table.darin.plays(table.darin.holds("Aurora Borealis"))
        return table, held

    @pytest.mark.parametrize("rules", ["lcg", "lcg-final", "ccg"])
    def test_the_next_character_needs_no_match(self, rules: str) -> None:
        """tsb-028; PAY-21, PAY-2: the first one only."""
        table, (one, two) = self.scene(COP, COP, rules=rules)
        table.darin.plays(one)
        assert one.in_play
        assert table.darin.why_not(two) == {"PAY-2"}

    def test_loyal_but_not_steadfast(self) -> None:
        """EX-97, tsb-028; PAY-21, AMB-57."""
        table, (oath, guard) = self.scene(OATH, GUARD)
        assert table.darin.why_not(guard) == {"PAY-22"}
        table.darin.plays(oath)
        assert oath.in_play

    def test_no_support(self) -> None:
        """tsb-028: a character card."""
        table, (shed,) = self.scene(SHED)
        assert table.darin.why_not(shed) == {"PAY-2"}

    def test_the_opponent_gets_nothing_of_it(self) -> None:
        """tsb-028: the next character that its player plays, in its player's own operations phase or not at all."""
        table = Scenario(cards=CARDS, rules="lcg-final", active="tommy", bells=["darin", "tommy"])
        cop = table.tommy.holds(COP)
        table.tommy.domain(cthulhu=2)
        table.darin.domain(cthulhu=3)
        aurora = table.darin.holds("Aurora Borealis")
        table.tommy.passes()
        table.darin.plays(aurora)
        assert table.tommy.why_not(cop) == {"PAY-2"}

    def test_any_character_that_is_played_uses_it_up(self) -> None:
        """tsb-028; EFF-39: one that needs no match as well, but not one that is put into play."""
        table, (jump, jumper, cop, clerk) = self.scene(JUMP, COP, COP, CLERK)
        table.darin.plays(jump, on=jumper)
        assert jumper.in_play
        assert table.darin.may_play(cop)
        table.darin.plays(clerk)
        assert table.darin.why_not(cop) == {"PAY-2"}

    def test_it_ends_with_the_phase(self) -> None:
        """tsb-028; EFF-15."""
        table, (cop,) = self.scene(COP)
        for phase in ("refresh", "draw", "refresh", "operations"):
            table.run_to(phase)
        assert table.darin.why_not(cop) == {"PAY-2"}

    def test_it_is_steadfast_itself(self) -> None:
        """tsb-028; PAY-24: free, with three Cthulhu resources."""
        table = Scenario(cards=CARDS, rules="lcg-final", bells=["darin"])
        table.darin.domain(cthulhu=2)
        assert table.darin.why_not(table.darin.holds("Aurora Borealis")) == {"PAY-22"}


ONE = character("test-7", "Novice", CTHULHU, cost=1, skill=1, subtypes="Cultist")
TWO = character("test-8", "Adept", CTHULHU, cost=2, skill=2, subtypes="Cultist")
FOUR = character("test-9", "Elder", CTHULHU, cost=4, skill=4, subtypes="Cultist")


class TestFoulInduction:
    """tsb-031."""

    def scene(self, *cards: Card) -> tuple[Scenario, list[CardHandle], CardHandle]:
        table = Scenario(cards=[*CARDS, ONE, TWO, FOUR], bells=["darin", "tommy"])
        pile = [table.darin.discarded(card) for card in cards]
        table.darin.domain(cthulhu=3)
        return table, pile, table.darin.holds("Foul Induction")

    def test_cultists_with_a_combined_cost_of_three(self) -> None:
        """tsb-031: 2 and 1 are just enough, 4 is too much alone, another 1 is one too many."""
        table, (one, two, four, second), induction = self.scene(ONE, TWO, FOUR, ONE)
        table.darin.plays(induction, on=[two, one])
        assert [card.in_play for card in (one, two, four, second)] == [True, True, False, False]

    def test_what_is_over_the_limit_is_not_offered(self) -> None:
        """tsb-031: after 2 come no 2 and no 4, but 1 does."""
        table, (one, two, four, other), induction = self.scene(ONE, TWO, FOUR, TWO)
        table.darin.plays(induction, on=[two])
        assert several(table.game) is None  # What may come next depends on what was picked: it is asked one by one.
        assert table.darin.choices() == [one]
        table.darin.picks_no_more()
        assert [card.in_play for card in (one, two, four, other)] == [False, True, False, False]

    def test_only_cultists_of_ones_own_pile(self) -> None:
        """tsb-031: a Cop and Tommy's Novice stay."""
        table, (cop, one), induction = self.scene(COP, ONE)
        theirs = table.tommy.discarded(ONE)
        table.darin.plays(induction, on=[one])
        assert (one.in_play, cop.in_discard, theirs.in_discard) == (True, True, True)


class TestHuntingWendigo:
    """tsb-016."""

    def struck(self, resources: int = 2) -> tuple[Scenario, CardHandle]:
        """A Wendigo with an attachment that the opponent is about to destroy, and four tokens at story B."""
        table = Scenario(cards=[STRIKE, COLLAR, FIFTH], bells=["darin", "tommy"])
        table.darin.domain(cthulhu=resources)
        table.tokens(table.b, {table.tommy: 4})
        wendigo = table.darin.has("Hunting Wendigo")
        table.darin.has(COLLAR, on=wendigo)
        table.tommy.holds(STRIKE)
        table.tommy.holds(FIFTH)
        table.darin.passes()
        table.tommy.plays("Strike", on=wendigo)
        return table, wendigo

    def test_instead_of_dying_it_lies_dormant_at_a_story(self) -> None:
        """KEY-27: what was attached to it is discarded; both know what lies there."""
        table, wendigo = self.struck()
        table.darin.disrupts_with(wendigo)
        table.darin.chooses(table.b)
        assert not wendigo.in_discard
        assert [each.host for each in table.game.view(1).stored] == [table.b.id]
        assert [each.card and each.card.title for each in table.game.view(1).stored] == ["Hunting Wendigo"]
        assert [card.title for card in table.darin.discard] == ["Collar"]

    def test_it_may_die_as_well(self) -> None:
        table, wendigo = self.struck()
        table.darin.passes()
        assert wendigo.in_discard

    def test_when_the_story_is_won_it_hunts_again(self) -> None:
        """KEY-26, PAY-22: for nothing, but it is Steadfast: with one resource it is discarded."""
        for resources in (1, 2):
            table, wendigo = self.struck(resources)
            table.darin.disrupts_with(wendigo)
            table.darin.chooses(table.b)
            table.darin.passes()
            table.tommy.plays("Fifth", on=table.b)
            if resources == 2:
                table.darin.chooses(wendigo)
            assert wendigo.in_play is (resources == 2)
            assert wendigo.in_discard is (resources == 1)
            assert not table.darin.domains[0].drained

    def test_only_destruction_can_be_answered_so(self) -> None:
        """Not a sacrifice, and not by a Wendigo that is insane."""
        table = Scenario(cards=[STRIKE, ALTAR], bells=["darin", "tommy"])
        wendigo, altar = table.darin.has("Hunting Wendigo"), table.darin.has(ALTAR)
        table.darin.uses(altar)
        assert wendigo.in_discard
        table = Scenario(cards=[STRIKE, ALTAR], bells=["darin", "tommy"])
        wendigo = table.darin.has("Hunting Wendigo", insane=True)
        table.darin.holds(STRIKE)
        table.darin.plays("Strike", on=wendigo)
        assert wendigo.in_discard
