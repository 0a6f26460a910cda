"""Blasphemous Dreams (dl-059): an event that is cheaper at Night."""

from rlyeh.language import *
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=2, skill=2)
DREAMER = character("test-2", "Sleeper", NEUTRAL, cost=2, skill=2, subtypes="Dreamer")
DUSK = support("test-3", "Dusk", NEUTRAL, cost=0, keywords=[NIGHT])
CARDS = [MAN, DREAMER, DUSK]


class TestBlasphemousDreams:
    """dl-059."""

    def test_at_night_it_costs_nothing(self) -> None:
        """dl-059; PAY-11, PAY-4: 2 less, and it can be paid for like that."""
        table = Scenario(cards=CARDS, bells=["darin"])
        dreams, dreamer = table.darin.holds("Blasphemous Dreams"), table.darin.has(DREAMER, exhausted=True)
        man = table.tommy.has(MAN)
        table.tommy.has(DREAMER)
        table.darin.has(DUSK)
        table.darin.plays(dreams)
        assert (dreamer.ready, man.exhausted) == (True, True)
        assert dreams.in_discard

    def test_otherwise_it_costs_two(self) -> None:
        """dl-059: a domain of one does not pay for it, one of two does."""
        for size in (1, 2):
            table = Scenario(cards=CARDS, bells=["darin"])
            dreams = table.darin.holds("Blasphemous Dreams")
            table.darin.has(DREAMER, exhausted=True)
            table.tommy.has(MAN)
            table.darin.domain(neutral=size)
            assert table.darin.may_play(dreams) == (size == 2)

    def test_without_an_exhausted_dreamer_or_anybody_to_exhaust_it_cannot_be_played(self) -> None:
        """dl-059; PAY-7, EFF-1: a ready Dreamer pays nothing, and a Dreamer is no target."""
        for dreamer_lies, target in ((False, MAN), (True, DREAMER)):
            table = Scenario(cards=CARDS, bells=["darin"])
            dreams = table.darin.holds("Blasphemous Dreams")
            table.darin.has(DREAMER, exhausted=dreamer_lies)
            table.tommy.has(target)
            table.darin.has(DUSK)
            assert not table.darin.may_play(dreams)
