"""Terror in Venice: The Agency."""

from rlyeh.language import *
from rlyeh.testing import CardHandle, Scenario

SUN = support("test-1", "Sun", NEUTRAL, cost=0, keywords=[DAY])
SHOT = event("test-2", "Shot", NEUTRAL, cost=0, text=[action(destroy(choose(CHARACTER)))])
BLAST = event("test-3", "Blast", NEUTRAL, cost=0, text=[action(destroy(CHARACTER.faction(AGENCY)))])
COP = character("test-4", "Cop", AGENCY, cost=2, skill=1)
ACTOR = character("test-5", "Actor", HASTUR, cost=2, skill=1)
LATE = event("test-6", "Late Shot", NEUTRAL, cost=0, text=[action(then(draw(), destroy(choose(CHARACTER))))])
CARDS = [SUN, SHOT, BLAST, COP, ACTOR, LATE]


class TestChurchOperative:
    """tiv-003."""

    def scene(self, *, day: bool = True, cards: int = 1) -> tuple[Scenario, CardHandle, CardHandle]:
        """Tommy has the Operative and a cop; Darin is active and holds so many cards besides what he plays."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        operative, cop = table.tommy.has("Church Operative"), table.tommy.has(COP)
        if day:
            table.tommy.has(SUN)
        for _ in range(cards):
            table.darin.holds("Byakhee Servant")
        return table, operative, cop

    def test_a_card_is_discarded_for_the_target(self) -> None:
        """tiv-003; PAY-34."""
        table, _, cop = self.scene()
        table.darin.plays(table.darin.holds(SHOT), on=cop)
        assert cop.in_discard
        assert table.darin.hand == []
        assert len(table.darin.discard) == 2

    def test_without_a_card_there_is_no_such_target(self) -> None:
        """tiv-003; PAY-34: others may still be chosen; the event itself has left the hand."""
        table, operative, cop = self.scene(cards=0)
        actor = table.tommy.has(ACTOR)
        mine = table.darin.has(ACTOR)
        shot = table.darin.holds(SHOT)
        table.darin.plays(shot)
        assert table.darin.may_choose(actor, mine)
        table.darin.chooses(actor)
        assert actor.in_discard
        assert operative.in_play
        assert cop.in_play

    def test_without_any_other_target_the_effect_cannot_be_used(self) -> None:
        """tiv-003; EFF-1."""
        table, _, _ = self.scene(cards=0)
        shot = table.darin.holds(SHOT)
        table.darin.stops()
        assert table.darin.why_not(shot) == {"EFF-1"}

    def test_only_by_day(self) -> None:
        """tiv-003."""
        table, _, cop = self.scene(day=False)
        table.darin.plays(table.darin.holds(SHOT), on=cop)
        assert cop.in_discard
        assert len(table.darin.hand) == 1

    def test_characters_of_other_factions_and_of_the_opponent_are_free(self) -> None:
        """tiv-003: your own Agency characters only."""
        table, _, _ = self.scene()
        theirs = table.darin.has(COP)
        table.darin.plays(table.darin.holds(SHOT), on=theirs)
        assert theirs.in_discard
        assert len(table.darin.hand) == 1

    def test_an_effect_that_chooses_nobody_is_free(self) -> None:
        """tiv-003; EFF-1: all Agency characters are no target."""
        table, operative, cop = self.scene()
        table.darin.plays(table.darin.holds(BLAST))
        table.tommy.chooses("done")
        assert operative.in_discard
        assert cop.in_discard
        assert len(table.darin.hand) == 1

    def test_its_own_player_pays_nothing(self) -> None:
        """tiv-003: each opponent."""
        table = Scenario(cards=CARDS, active="tommy")
        table.tommy.has("Church Operative")
        table.tommy.has(SUN)
        cop = table.tommy.has(COP)
        table.tommy.holds("Byakhee Servant")
        table.tommy.plays(table.tommy.holds(SHOT), on=cop)
        assert cop.in_discard
        assert len(table.tommy.hand) == 1

    def test_a_target_chosen_while_the_effect_resolves_costs_the_same(self) -> None:
        """tiv-003; PAY-34: the drawn card pays."""
        table, _, cop = self.scene(cards=0)
        drawn = table.darin.decked("Byakhee Servant")
        table.darin.plays(table.darin.holds(LATE))
        table.darin.chooses(cop)
        assert drawn.in_discard
        assert cop.in_discard

    def test_the_price_is_not_given_back(self) -> None:
        """tiv-003; PAY-8: the effect is cancelled, the card stays discarded."""
        stop = event("test-7", "Stop", NEUTRAL, cost=0, text=[disrupt(when(triggered(ACTION)), cancel())])
        table = Scenario(cards=[*CARDS, stop])
        table.tommy.has("Church Operative")
        table.tommy.has(SUN)
        cop = table.tommy.has(COP)
        paid, halt = table.darin.holds("Byakhee Servant"), table.tommy.holds(stop)
        table.darin.plays(table.darin.holds(SHOT), on=cop)
        table.tommy.disrupts_with(halt)
        assert paid.in_discard
        assert cop.in_play
