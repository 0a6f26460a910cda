"""Dreamlands: cards about stories and phases."""

from rlyeh.language import *
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=3, skill=2, icons="TCAI")
ZOOG = character("test-2", "A Zoog", NEUTRAL, cost=1, skill=1, subtypes="Zoog")
BILL = event("test-3", "Bill", NEUTRAL, cost=1, text=[action(draw())])
QUIET = story("test-20", "Quiet", struggles="")
GIFT = story("test-30", "Gift", struggles="", text=[draw()])
CARDS = [MAN, ZOOG, BILL, QUIET, GIFT]


class TestDholeTunnel:
    """dl-014."""

    def test_characters_do_not_exhaust_to_commit_there(self) -> None:
        """dl-014: to that story; of both sides."""
        table = Scenario(phase="story", cards=CARDS, bells=["darin"])
        tunnel = table.darin.has("Dhole Tunnel")
        one, two, theirs = table.darin.has(MAN), table.darin.has(MAN), table.tommy.has(MAN)
        table.darin.uses(tunnel, on=table.a)
        table.darin.passes()
        table.darin.commits({one: table.a, two: table.b})
        table.darin.passes()
        table.tommy.commits(theirs, to=table.a)
        assert tunnel.in_discard
        assert one.ready
        assert two.exhausted
        assert theirs.ready


class TestTheSleepOfTheDead:
    """dl-100."""

    def test_two_are_not_readied_in_the_next_refresh_phase(self) -> None:
        """dl-100; REF-10: which is the opponent's; in the one after that they are."""
        table = Scenario(phase="resolution", cards=CARDS, stories=[QUIET], bells=["darin"])
        table.darin.has(MAN, at=table.a)
        one, two, three = [table.tommy.has(MAN, exhausted=True) for _ in range(3)]
        table.darin.domain(neutral=2)
        table.darin.holds("The Sleep of the Dead")
        table.decline_all()
        table.darin.plays("The Sleep of the Dead", on=[one, two])
        table.run_to("draw")
        assert [card.ready for card in (one, two, three)] == [False, False, True]
        table.run_to("operations")
        table.run_to("draw")
        table.run_to("operations")
        table.run_to("draw")
        assert one.ready

    def test_not_before_all_stories_have_resolved(self) -> None:
        """dl-100."""
        table = Scenario(phase="after defend", cards=CARDS, stories=[QUIET], bells=["darin"])
        table.darin.has(MAN, at=table.a)
        table.darin.domain(neutral=2)
        card = table.darin.holds("The Sleep of the Dead")
        assert not table.darin.may_play(card)


class TestStealthyZoog:
    """dl-115."""

    def test_the_winner_has_to_use_the_effect(self) -> None:
        """dl-115; STORY-66."""
        table = Scenario(phase="after commit", cards=CARDS, stories=[GIFT], bells=["tommy"])
        gift = table.a
        table.tokens(gift, {table.darin: 4})
        table.darin.has(MAN, at=gift)
        table.darin.domain("Stealthy Zoog")
        table.darin.holds(BILL)
        table.darin.plays("Bill")
        zoog = table.darin.responds_with("Stealthy Zoog", on=gift)
        assert zoog.host == gift
        hand = len(table.darin.hand)
        table.tommy.passes()
        table.tommy.passes()
        table.darin.accepts()  # the token that wins it
        assert gift.is_won
        assert len(table.darin.hand) == hand + 1  # nothing was asked


class TestTheCatsOfUlthar:
    """dl-116."""

    def test_they_come_committed_to_a_story(self) -> None:
        """dl-116: in the story phase, of either player; ready."""
        table = Scenario(phase="after commit", cards=CARDS, bells=["tommy"])
        table.darin.has(MAN, at=table.a)
        cats = table.darin.holds("The Cats of Ulthar")
        table.darin.domain(neutral=3)
        table.darin.uses(cats, on=table.b)
        assert cats.story == table.b
        assert cats.ready

    def test_not_in_another_phase(self) -> None:
        """dl-116."""
        table = Scenario(phase="operations", cards=CARDS, bells=["darin"])
        cats = table.darin.holds("The Cats of Ulthar")
        table.darin.domain(neutral=3)
        assert not table.darin.may("use", cats)

    def test_a_zoog_is_their_way_home(self) -> None:
        """dl-116."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        cats, zoog = table.darin.has("The Cats of Ulthar"), table.tommy.has(ZOOG)
        table.darin.domain(neutral=1)
        table.darin.uses(cats)
        assert zoog.in_discard
        assert cats.in_hand
