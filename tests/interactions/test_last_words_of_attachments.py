"""What is attached to a card answers that its host left play, went insane or was won, as if both were there."""

import pytest

from rlyeh.language import *
from rlyeh.testing import Scenario
from tests.interactions.at_the_table import BOTH

MAN = character("test-1", "Man", NEUTRAL, cost=2, skill=2)
STRIKE = event("test-2", "Strike", NEUTRAL, cost=0, text=[action(destroy(choose(CHARACTER_OR_SUPPORT)))])
SCREAM = event("test-3", "Scream", NEUTRAL, cost=0, text=[action(drive_insane(choose(CHARACTER)))])
WILL = support(
    "test-4", "Will", NEUTRAL, cost=0, subtypes="Attachment", attach_to=CHARACTER,
    text=[response(after(is_("destroyed", HOST)), draw(skill_of(HOST)))],
)
GRUDGE = support(
    "test-5", "Grudge", NEUTRAL, cost=0, subtypes="Attachment", attach_to=CHARACTER,
    text=[forced_response(after(is_("insane", HOST)), draw())],
)
OMEN = support(
    "test-6", "Omen", NEUTRAL, cost=0, subtypes="Attachment", attach_to=CHARACTER,
    text=[passive(after(is_("destroyed", HOST)), draw())],
)
THANKS = support(
    "test-7", "Thanks", NEUTRAL, cost=0, subtypes="Attachment", attach_to=STORY,
    text=[response(after(wins_story(ANY_PLAYER, HOST_STORY)), draw())],
)
MUTE = support("test-8", "Mute", NEUTRAL, cost=0, text=[blank(ATTACHMENT)])
CARDS = [MAN, STRIKE, SCREAM, WILL, GRUDGE, OMEN, THANKS, MUTE]


@pytest.mark.parametrize("rules", BOTH)
class TestAHostThatIsDestroyed:
    """TIME-32: the attachment lies in the discard pile by then."""

    def test_by_a_response(self, rules: str) -> None:
        """TIME-32, TIME-30: with the skill that the host had."""
        table = Scenario(cards=CARDS, rules=rules, bells=["darin"])
        man = table.tommy.has(MAN)
        will = table.tommy.has(WILL, on=man)
        table.darin.plays(table.darin.holds(STRIKE), on=man)
        assert will.in_discard
        table.tommy.responds_with(will)
        assert len(table.tommy.hand) == 2

    def test_by_passive_text(self, rules: str) -> None:
        """TIME-32: that comes by itself."""
        table = Scenario(cards=CARDS, rules=rules, bells=["darin"])
        man = table.tommy.has(MAN)
        table.tommy.has(OMEN, on=man)
        table.darin.plays(table.darin.holds(STRIKE), on=man)
        assert len(table.tommy.hand) == 1

    def test_what_was_attached_to_another_card_does_not(self, rules: str) -> None:
        """TIME-32: it is its host that it waits for."""
        table = Scenario(cards=CARDS, rules=rules, bells=["darin"])
        man, other = table.tommy.has(MAN), table.tommy.has(MAN)
        table.tommy.has(WILL, on=other)
        table.tommy.has(OMEN, on=other)
        table.darin.plays(table.darin.holds(STRIKE), on=man)
        assert table.tommy.hand == []
        table.expects(table.darin, "action")

    def test_nor_does_one_that_was_destroyed_before(self, rules: str) -> None:
        """TIME-18, TIME-32: it did not leave play with its host."""
        table = Scenario(cards=CARDS, rules=rules, bells=["darin"])
        man = table.tommy.has(MAN)
        will = table.tommy.has(WILL, on=man)
        strikes = [table.darin.holds(STRIKE), table.darin.holds(STRIKE)]
        table.darin.plays(strikes[0], on=will)
        table.darin.plays(strikes[1], on=man)
        table.expects(table.darin, "action")
        assert table.tommy.hand == []

    def test_nor_does_a_blank_one(self, rules: str) -> None:
        """STATE-5: what left play blank answers nothing."""
        table = Scenario(cards=CARDS, rules=rules, bells=["darin"])
        man = table.tommy.has(MAN)
        table.tommy.has(MUTE)
        table.tommy.has(WILL, on=man)
        table.darin.plays(table.darin.holds(STRIKE), on=man)
        table.expects(table.darin, "action")
        assert table.tommy.hand == []

    def test_a_host_that_goes_insane(self, rules: str) -> None:
        """TIME-32, STATE-10: the attachment is destroyed by that, and answers it."""
        table = Scenario(cards=CARDS, rules=rules, bells=["darin"])
        man = table.tommy.has(MAN)
        grudge = table.tommy.has(GRUDGE, on=man)
        table.darin.plays(table.darin.holds(SCREAM), on=man)
        assert grudge.in_discard
        assert len(table.tommy.hand) == 1


@pytest.mark.parametrize("rules", BOTH)
def test_a_story_that_is_won(rules: str) -> None:
    """TIME-32, STORY-38: what was attached to it answers that in the next window."""
    table = Scenario(phase="resolution", cards=CARDS, rules=rules, bells=["darin"])
    thanks = table.darin.has(THANKS, on=table.a)
    table.darin.has(MAN, at=table.a)
    table.tokens(table.a, {table.darin: 4})
    while table.open_decision().kind == "token":
        table.darin.accepts()
    assert table.a.is_won
    assert thanks.in_discard
    table.darin.responds_with(thanks)
    assert len(table.darin.hand) == 1
