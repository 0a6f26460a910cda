"""Terror in Venice: one Disrupt for several characters that leave play together, and a text blank by skill."""

import pytest

from rlyeh.language import *
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=2, skill=2)
DOOM = event("test-2", "Doom", NEUTRAL, cost=0, text=[action(destroy(CHARACTER))])
STRIKE = event("test-3", "Strike", NEUTRAL, cost=0, text=[action(destroy(choose(CHARACTER_OR_SUPPORT)))])
BOOST = support("test-4", "Boost", NEUTRAL, cost=0, text=[gains(CHARACTER.subtype("Ally"), skill=1)])
ALLY = character("test-5", "Ally", NEUTRAL, cost=2, skill=2, icons="C", subtypes="Ally", text=[gains(THIS, "I")])
PROUD = character("test-6", "Proud", NEUTRAL, cost=2, skill=2, text=[gains(THIS, skill=1)])
PLAIN = character("test-7", "Plain", NEUTRAL, cost=2, skill=2, text=[gains(THIS, "I")])
STRONG = character("test-8", "Strong", NEUTRAL, cost=2, skill=4, text=[gains(THIS, "I")])
GIANT = character("test-9", "Giant", NEUTRAL, cost=2, skill=5, text=[gains(THIS, "I")])
DUSK = support("test-10", "Dusk", NEUTRAL, cost=0, keywords=[NIGHT])
CARDS = [MAN, DOOM, STRIKE, BOOST, ALLY, PROUD, PLAIN, STRONG, GIANT, DUSK]


class TestHandOfFate:
    """tiv-006."""

    @pytest.mark.parametrize("rules", ["lcg", "lcg-final"])
    def test_all_of_them_go_on_top_of_the_deck(self, rules: str) -> None:
        """tiv-006; EFF-13, TIME-7: used once, for its player's cards; the others die."""
        table = Scenario(cards=CARDS, rules=rules, bells=["darin"])
        mine = [table.tommy.has(MAN), table.tommy.has(MAN), table.tommy.has(ALLY)]
        theirs, hand = table.darin.has(MAN), table.tommy.holds("Hand of Fate")
        doom = table.darin.holds(DOOM)
        table.tommy.domain(agency=2)
        table.darin.plays(doom)
        while table.open_decision().kind == "order":
            table.game.apply(table.open_decision().options[-1])
        table.tommy.disrupts_with(hand)
        assert {card.id for card in table.tommy.deck[-3:]} == {card.id for card in mine}
        assert theirs.in_discard
        assert hand.in_discard

    def test_a_single_one(self) -> None:
        """tiv-006: 1 or more."""
        table = Scenario(cards=CARDS, bells=["darin"])
        man, hand, strike = table.tommy.has(MAN), table.tommy.holds("Hand of Fate"), table.darin.holds(STRIKE)
        table.tommy.domain(agency=2)
        table.darin.plays(strike, on=man)
        table.tommy.disrupts_with(hand)
        assert table.tommy.deck[-1] == man

    def test_not_for_a_support_and_not_for_the_opponents(self) -> None:
        """tiv-006: a character, and its player's discard pile."""
        for card, mine in ((BOOST, True), (MAN, False)):
            table = Scenario(cards=CARDS, bells=["darin"])
            gone, strike = (table.tommy if mine else table.darin).has(card), table.darin.holds(STRIKE)
            table.tommy.holds("Hand of Fate")
            table.tommy.domain(agency=2)
            table.darin.plays(strike, on=gone)
            assert gone.in_discard


class TestDeviousNightgaunt:
    """tiv-053."""

    def test_low_skill_makes_blank(self) -> None:
        """tiv-053; CARD-14: at 2; not at 4, nobody elsewhere, nobody of its own player."""
        table = Scenario(phase="after defend", cards=CARDS, bells=["darin"])
        table.darin.has("Devious Nightgaunt", at=table.a)
        plain, strong = table.tommy.has(PLAIN, at=table.a), table.tommy.has(STRONG, at=table.a)
        elsewhere, mine = table.tommy.has(PLAIN, at=table.b), table.darin.has(PLAIN, at=table.a)
        assert [card.blank for card in (plain, strong, elsewhere, mine)] == [True, False, False, False]
        assert (plain.icons, strong.icons) == ("", "I")

    def test_what_others_and_their_own_text_add_counts(self) -> None:
        """tiv-053; EFF-19: with 3 they are above it."""
        table = Scenario(phase="after defend", cards=CARDS, bells=["darin"])
        table.darin.has("Devious Nightgaunt", at=table.a)
        ally, proud = table.tommy.has(ALLY, at=table.a), table.tommy.has(PROUD, at=table.a)
        boost, strike = table.tommy.has(BOOST), table.darin.holds(STRIKE)
        assert (ally.blank, ally.skill, ally.icons) == (False, 3, "CI")
        assert (proud.blank, proud.skill) == (False, 3)
        table.darin.plays(strike, on=boost)
        assert (ally.blank, ally.skill, ally.icons) == (True, 2, "C")

    def test_at_night_up_to_four(self) -> None:
        """tiv-053; EFF-37: at 4, not at 5."""
        table = Scenario(phase="after defend", cards=CARDS, bells=["darin"])
        table.darin.has("Devious Nightgaunt", at=table.a)
        strong, giant = table.tommy.has(STRONG, at=table.a), table.tommy.has(GIANT, at=table.a)
        table.darin.has(DUSK)
        assert (strong.blank, giant.blank) == (True, False)
