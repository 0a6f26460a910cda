"""The Sleeper Below: Silver Twilight."""

from rlyeh.language import *
from rlyeh.testing import CardHandle, Scenario

FIGHTER = character("test-1", "Fighter", AGENCY, cost=2, skill=2, icons="CC")
MAGE = character("test-2", "Mage", AGENCY, cost=2, skill=2, icons="AAAI")
SLEUTH = character("test-3", "Sleuth", AGENCY, cost=2, skill=2, icons="I")
SAINT = character("test-4", "Saint", AGENCY, cost=2, skill=2, icons="II", keywords=[WILLPOWER])
GOD = character("test-5", "God", CTHULHU, cost=6, skill=6, subtypes="Ancient One")
CARDS = [FIGHTER, MAGE, SLEUTH, SAINT, GOD]


class TestCallingTheDarkness:
    """tsb-051."""

    def scene(self, *cards: object) -> tuple[Scenario, list[CardHandle], CardHandle]:
        table = Scenario(cards=CARDS, bells=["darin", "tommy"])
        people = [table.darin.has(card) for card in cards]  # type: ignore[arg-type]
        table.darin.domain(silver_twilight=3)
        table.darin.decked(GOD)
        return table, people, table.darin.holds("Calling The Darkness")

    def test_their_icons_together_are_the_price(self) -> None:
        """tsb-051; PAY-7: two combat, three arcane, two investigation; who is not needed need not go insane."""
        table, (fighter, mage, sleuth, other), calling = self.scene(FIGHTER, MAGE, SLEUTH, FIGHTER)
        god = table.darin.deck[-1]
        table.darin.plays(calling)
        table.darin.chooses(sleuth, fighter, mage)
        table.darin.picks_no_more()
        table.darin.chooses(god)
        assert [card.insane for card in (fighter, mage, sleuth, other)] == [True, True, True, False]
        assert god.in_play

    def test_they_are_picked_until_it_is_enough(self) -> None:
        """tsb-051: one investigation icon short, nobody can stop yet."""
        table, (fighter, mage, sleuth, other), calling = self.scene(FIGHTER, MAGE, SLEUTH, SLEUTH)
        table.darin.plays(calling)
        table.darin.chooses(mage, fighter)
        assert table.darin.choices() == [sleuth, other]
        assert not any(option.verb == "done" for option in table.open_decision().options)
        table.darin.chooses(other)
        table.darin.picks_no_more()
        table.darin.picks_no_more()
        assert (sleuth.insane, other.insane) == (False, True)

    def test_it_cannot_be_played_without_enough_icons(self) -> None:
        """tsb-051; PAY-7, STATE-18: the saint's two icons do not help, as she stays sane."""
        table, _, calling = self.scene(FIGHTER, MAGE, SAINT)
        assert not table.darin.may_play(calling)
