"""For the Greater Good: The Syndicate."""

from rlyeh.language import *
from rlyeh.testing import CardHandle, Scenario

MAN = character("test-1", "Man", AGENCY, cost=2, skill=1)
CARDS = [MAN]


class TestOnTheTake:
    """ftgg-053."""

    def scene(self, cards: int) -> tuple[Scenario, CardHandle, CardHandle]:
        """Tommy's On the Take lies on A; Darin commits, with so many cards in hand."""
        table = Scenario(cards=CARDS, phase="commit", bells=["tommy"])
        table.tommy.has("On the Take", on=table.a)
        one, two = table.darin.has(MAN), table.darin.has(MAN)
        for _ in range(cards):
            table.darin.holds("Byakhee Servant")
        return table, one, two

    def test_one_card_goes_under_the_deck_for_any_number_of_characters(self) -> None:
        """ftgg-053; PAY-34."""
        table, one, two = self.scene(1)
        (card,) = table.darin.hand
        table.darin.commits({one: table.a, two: table.a})
        assert one.story == table.a
        assert two.story == table.a
        assert table.darin.deck[0] == card

    def test_without_a_card_nobody_goes_there(self) -> None:
        """ftgg-053; PAY-34: elsewhere everybody may."""
        table, one, _ = self.scene(0)
        assert not table.darin.may("commit", one, table.a)
        assert table.darin.why_not(one, table.a) == {"PAY-34"}
        table.darin.commits(one, to=table.b)
        assert one.story == table.b

    def test_its_own_player_goes_there_free(self) -> None:
        """ftgg-053: each opponent."""
        table = Scenario(cards=CARDS, phase="commit", bells=["tommy"])
        table.darin.has("On the Take", on=table.a)
        man = table.darin.has(MAN)
        table.darin.commits(man, to=table.a)
        assert man.story == table.a
