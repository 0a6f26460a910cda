"""Choices that speak of each other are judged together: none is offered that leaves another one impossible."""

from rlyeh.language import *
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=2, skill=2)
HEIR = event(
    "test-2", "Heir", NEUTRAL, cost=0,
    text=[action(
        sacrifice(a(MINE, as_="it")), to=until_end_of_phase(gains(choose(MINE.that(is_not(the("it")))), skill=3))
    )],
)
DUEL = event(
    "test-3", "Duel", NEUTRAL, cost=0,
    text=[action(wound(choose(CHARACTER, as_="one")), wound(choose(CHARACTER.that(is_not(the("one"))), as_="other")))],
)
GIFT = event(
    "test-4", "Gift", NEUTRAL, cost=0,
    text=[action(
        choosing(choose(STORY, as_="story")), wound(a(MINE.at(the("story", "story")))), to=place_token(the("story"))
    )],
)
RAID = event(
    "test-5", "Raid", NEUTRAL, cost=0,
    text=[action(choosing(choose(STORY, as_="story")), wound(choose(THEIRS.at(the("story", "story")))))],
)


class TestACostAndATarget:
    """EFF-1, PAY-7: what is given up cannot be what gets something for it."""

    def test_with_one_card_for_both_it_cannot_be_played(self) -> None:
        """EFF-1: one character is not enough."""
        table = Scenario(cards=[MAN, HEIR], bells=["darin"])
        table.darin.has(MAN)
        assert not table.darin.may_play(table.darin.holds(HEIR))

    def test_with_two_the_target_cannot_be_given_up(self) -> None:
        """EFF-3, PAY-7: who pays is picked first, as the text speaks of them; the other one is the target."""
        table = Scenario(cards=[MAN, HEIR], bells=["darin"])
        one, other = table.darin.has(MAN), table.darin.has(MAN)
        table.darin.plays(table.darin.holds(HEIR), on=other)
        assert other.in_discard
        assert one.skill == 5

    def test_with_three_it_is_asked_who_pays(self) -> None:
        """PAY-7: anybody may pay, and anybody else is the target."""
        table = Scenario(cards=[MAN, HEIR], bells=["darin"])
        one, other, third = table.darin.has(MAN), table.darin.has(MAN), table.darin.has(MAN)
        table.darin.plays(table.darin.holds(HEIR), on=one)
        assert table.darin.may_choose(other, third)
        table.darin.chooses(other)
        assert (other.skill, third.skill) == (5, 2)


class TestTwoTargets:
    """EFF-2: two different cards must be there."""

    def test_one_card_is_not_enough(self) -> None:
        """EFF-2: nobody else is there to be the other one."""
        table = Scenario(cards=[MAN, DUEL], bells=["darin"])
        table.tommy.has(MAN)
        assert not table.darin.may_play(table.darin.holds(DUEL))

    def test_two_cards_are(self) -> None:
        """EFF-2: each of them is hit."""
        table = Scenario(cards=[MAN, DUEL], bells=["darin"])
        one, other = table.tommy.has(MAN), table.tommy.has(MAN)
        table.darin.plays(table.darin.holds(DUEL), on=one)
        assert one.in_discard
        assert other.in_discard


class TestAChoiceThatLooksAtAnother:
    """EFF-1: who pays must be at the story that is chosen."""

    def test_it_can_be_announced_and_offers_only_what_can_be_paid_for(self) -> None:
        """EFF-1, PAY-7: at the other stories there is nobody to be wounded."""
        table = Scenario(phase="after defend", cards=[MAN, GIFT], bells=["darin"])
        man = table.darin.has(MAN, at=table.b)
        table.darin.has(MAN)
        table.darin.plays(table.darin.holds(GIFT))
        assert man.in_discard
        assert [story.tokens(table.darin) for story in (table.a, table.b, table.c)] == [0, 1, 0]

    def test_without_anybody_there_it_cannot(self) -> None:
        """PAY-7: a character at home does not pay."""
        table = Scenario(cards=[MAN, GIFT], bells=["darin"])
        table.darin.has(MAN)
        assert not table.darin.may_play(table.darin.holds(GIFT))

    def test_a_target_that_looks_at_another_target(self) -> None:
        """EFF-1, EFF-3: a story can be chosen where somebody is to be wounded."""
        table = Scenario(phase="after defend", cards=[MAN, RAID], bells=["darin"])
        man, home = table.tommy.has(MAN, at=table.c), table.tommy.has(MAN)
        table.darin.plays(table.darin.holds(RAID))
        assert man.in_discard
        assert home.in_play
