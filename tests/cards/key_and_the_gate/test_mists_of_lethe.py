"""Mists of Lethe (katg-032): an event with an ability of its own in the discard pile."""

from rlyeh.language import *
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=2, skill=2)
KEY = character("test-2", "Key", YOG_SOTHOTH, cost=2, skill=2)
CARDS = [MAN, KEY]


class TestMistsOfLethe:
    """katg-032."""

    def test_a_character_goes_to_another_story(self) -> None:
        """katg-032: after an opponent has committed it."""
        table = Scenario(phase="commit", cards=CARDS, bells=["darin"])
        man, mists = table.darin.has(MAN), table.tommy.holds("Mists of Lethe")
        table.tommy.domain(yog_sothoth=3)
        table.darin.commits(man, to=table.a)
        table.tommy.responds_with(mists)
        assert table.tommy.may_choose(table.b, table.c)
        table.tommy.chooses(table.b)
        assert man.story == table.b

    def test_from_the_discard_pile_it_goes_under_the_deck(self) -> None:
        """katg-032; TIME-31: that is no playing of it, so that Steadfast asks for nothing."""
        table = Scenario(cards=CARDS, bells=["darin"])
        mists, key = table.darin.discarded("Mists of Lethe"), table.darin.has(KEY)
        table.darin.has(MAN)
        table.darin.uses(mists)
        assert key.in_hand
        assert table.darin.deck[0] == mists

    def test_not_without_a_card_of_the_faction_and_not_from_hand(self) -> None:
        """katg-032; PAY-7, EFF-31: one of the opponent does not pay either."""
        table = Scenario(cards=CARDS, bells=["darin"])
        mists = table.darin.discarded("Mists of Lethe")
        table.darin.has(MAN)
        table.tommy.has(KEY)
        assert not table.darin.may_use(mists)
        table = Scenario(cards=CARDS, bells=["darin"])
        mists = table.darin.holds("Mists of Lethe")
        table.darin.has(KEY)
        table.darin.domain(yog_sothoth=3)
        assert not table.darin.may_use(mists)
