"""Summons of the Deep: Yog-Sothoth."""

import pytest

from rlyeh.language import *
from rlyeh.testing import Scenario

WIZARD = character("test-1", "Wizard", YOG_SOTHOTH, cost=2, skill=2, icons="A")
THUG = character("test-2", "Thug", SYNDICATE, cost=2, skill=2, icons="C")
SHED = support("test-3", "Shed", NEUTRAL, cost=0)
POOR = character("test-4", "Poor", SYNDICATE, cost=2, skill=2)
DISARM = event(
    "test-5", "Disarm", NEUTRAL, cost=0, text=[action(until_end_of_phase(loses(choose(CHARACTER), "C")))]
)
BRIBE = event("test-6", "Bribe", NEUTRAL, cost=0, text=[action(take_control(choose(CHARACTER)))])
FEAST = story("test-20", "Feast", text=[must(EACH_PLAYER, draw_until(8))])
CARDS = [WIZARD, THUG, SHED, POOR, DISARM, BRIBE, FEAST]


class TestBookOfEibon:
    """sotd-034."""

    @pytest.mark.parametrize(("before", "discards"), [(3, 0), (4, 1), (5, 2)])
    def test_beyond_five_cards_are_drawn_and_then_discarded(self, before: int, discards: int) -> None:
        """EX-33, sotd-034; ERR-11, DRAW-4: at, under and over; the other player keeps six."""
        table = Scenario(phase="draw", cards=CARDS, bells=["tommy"])
        host = table.darin.has(THUG)
        table.tommy.has("Book of Eibon", on=host)
        hand = [table.darin.holds(card) for card in (THUG, WIZARD, SHED, POOR, DISARM)[:before]]
        for _ in range(6):
            table.tommy.holds(POOR)
        assert table.decision is not None
        assert len(table.darin.hand) == before + 2
        for card in hand[:discards]:
            table.darin.chooses(card)
        assert len(table.darin.hand) == 5
        assert table.darin.discard == hand[:discards]
        assert len(table.tommy.hand) == 6

    def test_it_holds_for_whoever_controls_its_bearer(self) -> None:
        """sotd-034; STATE-34: a stolen bearer brings the limit along."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        host = table.darin.has(THUG)
        table.tommy.has("Book of Eibon", on=host)
        table.tommy.holds(BRIBE)
        shed = table.tommy.holds(SHED)
        for _ in range(5):
            table.tommy.holds(POOR)
        table.tommy.plays("Bribe")
        table.tommy.chooses(shed)
        assert len(table.tommy.hand) == 5

    def test_drawing_up_to_eight_comes_first(self) -> None:
        """EX-123, sotd-034; ERR-11, DRAW-4, EFF-25."""
        table = Scenario(phase="resolution", stories=[FEAST], cards=CARDS, bells=["tommy"])
        table.tokens(table.a, {table.darin: 4})
        host = table.darin.has(THUG, at=table.a)
        table.darin.has("Book of Eibon", on=host)
        table.tommy.has("Book of Eibon", on=table.tommy.has(THUG))
        table.darin.accepts()
        table.darin.accepts()
        for player in (table.darin, table.tommy):
            assert len(player.deck) == 12
            assert len(player.hand) == 5
            assert len(player.discard) == 3


class TestTheSleepwalker:
    """sotd-052."""

    def test_the_chosen_character_cannot_join_her_story(self) -> None:
        """sotd-052: another story is open to it, and its friends may come; losing the icon later does not help."""
        table = Scenario(phase="commit", cards=CARDS, bells=["tommy"])
        walker, other = table.darin.has("The Sleepwalker"), table.darin.has(WIZARD)
        thug, friend = table.tommy.has(THUG), table.tommy.has(THUG)
        poor = table.tommy.has(POOR)
        table.tommy.holds(DISARM)
        table.darin.commits({walker: table.a, other: table.b})
        table.darin.responds_with(walker)
        assert table.darin.may_choose(thug, friend)
        table.darin.chooses(thug)
        table.tommy.plays("Disarm", on=thug)
        table.tommy.passes()
        assert not table.tommy.may("commit", thug, to=table.a)
        assert table.tommy.may("commit", thug, to=table.b)
        assert table.tommy.may("commit", friend, to=table.a)
        assert table.tommy.may("commit", poor, to=table.a)

    def test_without_such_a_character_there_is_no_response(self) -> None:
        """sotd-052; EFF-1."""
        table = Scenario(phase="commit", cards=CARDS, bells=["tommy"])
        walker = table.darin.has("The Sleepwalker")
        table.tommy.has(POOR)
        table.darin.has(THUG)
        table.darin.commits(walker, to=table.a)
        table.expects(table.tommy, "action")


class TestAcrossDimensions:
    """sotd-053."""

    def test_every_yog_sothoth_character_gains_combat_icons_for_each_of_them(self) -> None:
        """EX-44, sotd-053; ERR-13, AMB-66: X is settled when it resolves."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        table.darin.has(SHED)
        one, two, theirs = table.darin.has(WIZARD), table.darin.has(WIZARD), table.tommy.has(WIZARD)
        thug = table.tommy.has(THUG)
        late = table.darin.holds(WIZARD)
        table.darin.holds("Across Dimensions")
        table.darin.domain(yog_sothoth=2)
        table.darin.domain(yog_sothoth=2)
        table.darin.plays("Across Dimensions")
        assert one.icons == two.icons == theirs.icons == "CCCA"
        assert thug.icons == "C"
        table.tommy.passes()
        table.darin.plays(late)
        assert late.icons == "A"
        assert one.icons == "CCCA"
        table.run_to("story")
        assert one.icons == "A"

    @pytest.mark.parametrize("insane", [False, True])
    def test_not_beside_a_character_without_the_faction(self, insane: bool) -> None:
        """EX-44, sotd-053; ERR-13, STATE-13: insane characters have no faction."""
        table = Scenario(cards=CARDS, bells=["darin"])
        table.darin.has(WIZARD)
        table.darin.has(WIZARD if insane else THUG, insane=insane)
        event = table.darin.holds("Across Dimensions")
        table.darin.domain(yog_sothoth=2)
        assert not table.darin.may_play(event)
