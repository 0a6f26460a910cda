"""Terror in Venice: Hastur."""

from rlyeh.language import *
from rlyeh.testing import BELL, CardHandle, Scenario

SUN = support("test-1", "Sun", NEUTRAL, cost=0, keywords=[DAY])
RAY = event("test-2", "Ray", NEUTRAL, cost=0, keywords=[DAY], text=[action(destroy(choose(SUPPORT)))])
FIRE = event("test-3", "Fire", NEUTRAL, cost=0, text=[action(destroy(choose(SUPPORT)))])
FEAR = event("test-4", "Fear", NEUTRAL, cost=0, text=[action(drive_insane(choose(CHARACTER)))])
MAN = character("test-5", "Man", AGENCY, cost=2, skill=1)
CALM = character("test-6", "Calm", AGENCY, cost=2, skill=1, icons="T")
CARDS = [SUN, RAY, FIRE, FEAR, MAN, CALM]


class TestSanServolo:
    """tiv-015."""

    def scene(self, *, one: int = 1) -> tuple[Scenario, CardHandle, CardHandle, CardHandle]:
        """Tommy has San Servolo, Darin two men and a domain; Tommy drives one of them insane."""
        table = Scenario(cards=CARDS, active="tommy")
        house = table.tommy.has("San Servolo")
        first, second = table.darin.has(MAN), table.darin.has(MAN)
        table.tommy.has(MAN)
        if one:
            table.darin.domain(agency=one)
        table.tommy.plays(table.tommy.holds(FEAR), on=first)
        return table, house, first, second

    def test_another_character_of_that_player_goes_insane(self) -> None:
        """tiv-015; PAY-32: nobody pays."""
        table, house, first, second = self.scene()
        table.tommy.responds_with(house, on=second)
        table.darin.declines()
        assert first.insane
        assert second.insane
        assert house.exhausted
        assert not table.darin.domains[0].drained

    def test_its_controller_may_pay(self) -> None:
        """tiv-015; PAY-32."""
        table, house, _, second = self.scene()
        table.tommy.responds_with(house, on=second)
        table.darin.accepts()
        assert not second.insane
        assert table.darin.domains[0].drained

    def test_who_cannot_pay_is_not_asked(self) -> None:
        """tiv-015; PAY-32."""
        table, house, _, second = self.scene(one=0)
        table.tommy.responds_with(house, on=second)
        assert second.insane

    def test_only_characters_of_the_same_player(self) -> None:
        """tiv-015: not Tommy's own, and not the one that went insane."""
        table, house, _, second = self.scene()
        table.tommy.responds_with(house)  # with a single candidate nobody is asked whom
        table.darin.declines()
        assert second.insane

    def test_there_must_be_another_one_without_protection(self) -> None:
        """tiv-015; STATE-18: a terror icon protects."""
        table = Scenario(cards=CARDS, active="tommy")
        table.tommy.has("San Servolo")
        table.darin.has(CALM)
        first = table.darin.has(MAN)
        table.darin.stops()
        table.tommy.plays(table.tommy.holds(FEAR), on=first)
        table.expects(table.darin, "action")

    def test_day_cards_are_destroyed_as_it_enters_play(self) -> None:
        """tiv-015."""
        table = Scenario(cards=CARDS)
        sun, other = table.tommy.has(SUN), table.tommy.has(BELL)
        table.darin.domain(hastur=1)
        table.darin.plays(table.darin.holds("San Servolo"))
        assert sun.in_discard
        assert other.in_play

    def test_only_day_cards_reach_it(self) -> None:
        """tiv-015; EFF-29."""
        table = Scenario(cards=CARDS, active="tommy")
        house, bell = table.darin.has("San Servolo"), table.darin.has(BELL)
        table.tommy.plays(table.tommy.holds(FIRE))
        assert bell.in_discard
        assert house.in_play

    def test_a_day_card_does(self) -> None:
        """tiv-015; EFF-29."""
        table = Scenario(cards=CARDS, active="tommy")
        house = table.darin.has("San Servolo")
        table.darin.has(BELL)
        table.tommy.plays(table.tommy.holds(RAY), on=house)
        assert house.in_discard
