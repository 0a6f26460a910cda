"""Draw phase and drawing: DRAW-1 to DRAW-6."""

import pytest

from rlyeh.engine.state.occurrence import Occurrence
from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.language import *
from rlyeh.language.conditions import More
from rlyeh.language.nouns.amounts import CountOf, Number
from rlyeh.model import Phase
from rlyeh.testing import Scenario

CLERK = character("test-1", "Clerk", NEUTRAL, cost=2, skill=1)


@pytest.mark.parametrize("active", ["darin", "tommy"])
def test_two_cards(active: str) -> None:
    """DRAW-1: the active player draws the top two; then both may act."""
    table = Scenario(active=active, phase="draw", cards=[CLERK], bells=["darin", "tommy"])
    player = table.active
    second, first = player.decked(CLERK), player.decked(CLERK)
    table.expects(player, "action")
    assert table.phase is Phase.DRAW
    assert player.hand == [first, second]
    assert not player.opponent.hand
    player.passes()
    table.expects(player.opponent, "action")


def test_one_card_in_the_first_turn() -> None:
    """DRAW-2: for the starting player only."""
    table = Scenario(phase="draw", turn=1, bells=["darin", "tommy"])
    table.expects(table.darin, "action")
    assert len(table.darin.hand) == 1
    table.run_to("refresh")
    table.run_to("draw")
    assert table.active is table.tommy
    assert len(table.tommy.hand) == 2


@pytest.mark.parametrize(("deck", "lost"), [(1, True), (2, True), (3, False)])
def test_the_last_card(deck: int, lost: bool) -> None:
    """DRAW-3; EX-146: taking the last card loses the game; one card left in the deck is enough to go on."""
    table = Scenario(phase="draw", bells=["darin"])
    table.darin.deck_of(deck)
    assert (table.decision is None) is lost
    assert table.tommy.has_won is lost


@pytest.mark.parametrize("phase", ["refresh", "operations", "story"])
def test_at_any_moment(phase: str) -> None:
    """DRAW-3: also by a card effect, in any phase, and before the rest of the effect."""
    greed = event("test-2", "Greed", NEUTRAL, cost=0, text=[action(draw(), wound(CHARACTER))])
    table = Scenario(cards=[greed, CLERK], phase=phase, bells=["darin"])
    held, clerk = table.darin.holds(greed), table.tommy.has(CLERK)
    table.darin.deck_of(1)
    table.darin.plays(held)
    assert table.tommy.has_won
    assert clerk.in_play


def test_no_largest_hand() -> None:
    """DRAW-4."""
    table = Scenario(phase="draw", cards=[CLERK], bells=["darin"])
    for _ in range(30):
        table.darin.holds(CLERK)
    table.expects(table.darin, "action")
    assert len(table.darin.hand) == 32


def test_a_card_may_set_one() -> None:
    """DRAW-4: the draw takes place, and the limit is enforced right afterwards."""
    too_many = More(CountOf(CARD.in_(HAND)), Number(5))
    ledger = support("test-2", "Ledger", NEUTRAL, cost=1, text=[whenever(too_many, discard_from_hand())])
    table = Scenario(phase="draw", cards=[ledger, CLERK], bells=["darin"])
    table.game.keep_journal()
    table.darin.has(ledger)
    cards = [table.darin.holds(CLERK) for _ in range(4)]
    table.darin.chooses(cards[0])
    drawn = [each for each in table.game.journal or [] if isinstance(each, Occurrence) and each.kind == Kind.DRAW]
    assert len(drawn) == 2
    assert cards[0].in_discard
    assert len(table.darin.hand) == 5


ROB = event("test-3", "Rob", NEUTRAL, cost=0, text=[action(must(OPPONENT, discard_from_hand()))])
ROB_IF_ABLE = event(
    "test-4", "Try to Rob", NEUTRAL, cost=0, text=[action(must(OPPONENT, discard_from_hand(2, if_able=True)))]
)
TOOL = support("test-5", "Tool", NEUTRAL, cost=1, text=[action(discard_from_hand(), to=wound(choose(CHARACTER)))])


def test_no_hand() -> None:
    """DRAW-5, PAY-28; EX-74: nothing that needs a hand can be aimed at a player without one, or paid by them."""
    table = Scenario(cards=[ROB, TOOL, CLERK], bells=["darin", "tommy"])
    rob, tool = table.darin.holds(ROB), table.tommy.has(TOOL)
    table.tommy.has(CLERK)
    assert not table.darin.may_play(rob)
    table.darin.passes()
    table.expects(table.tommy, "action")
    assert not table.tommy.may_use(tool)


def test_a_hand() -> None:
    """DRAW-5: one card is a hand."""
    table = Scenario(cards=[ROB, TOOL, CLERK], bells=["darin", "tommy"])
    rob, tool = table.darin.holds(ROB), table.tommy.has(TOOL)
    card, _ = table.tommy.holds(CLERK), table.tommy.has(CLERK)
    assert table.darin.may_play(rob)
    table.darin.passes()
    assert table.tommy.may_use(tool)
    table.tommy.passes()
    assert card.in_hand


@pytest.mark.parametrize("cards", [0, 1, 2])
def test_if_able(cards: int) -> None:
    """DRAW-5: "if able" may be aimed at an empty hand; whoever cannot comply in full ignores it."""
    table = Scenario(cards=[ROB_IF_ABLE, CLERK], bells=["darin"])
    rob = table.darin.holds(ROB_IF_ABLE)
    hand = [table.tommy.holds(CLERK) for _ in range(cards)]
    table.darin.plays(rob)
    assert rob.in_discard
    assert [card.in_discard for card in hand] == [cards == 2] * cards


def test_a_searched_deck_is_shuffled() -> None:
    """DRAW-6: also when nothing was found."""
    find = event("test-2", "Find", NEUTRAL, cost=0, text=[action(search(CHARACTER.subtype("Scholar")))])
    people = [character(f"test-{number}", f"Person {number}", NEUTRAL, cost=1, skill=1) for number in range(10, 30)]
    scholar = character("test-30", "Scholar", NEUTRAL, cost=1, skill=1, subtypes="Scholar")
    for found in (False, True):
        table = Scenario(cards=[find, scholar, *people], deck=0, bells=["darin"])
        wanted = table.darin.decked(scholar)
        for person in people:
            table.darin.decked(person)
        table.tommy.deck_of(5)
        held = table.darin.holds(find)
        before = [card for card in table.darin.deck if card != wanted or not found]
        table.darin.plays(held)
        if found:
            table.darin.chooses(wanted)
        else:
            table.darin.picks_no_more()
        assert wanted.in_hand is found
        assert sorted(table.darin.deck, key=lambda card: card.id) == sorted(before, key=lambda card: card.id)
        assert table.darin.deck != before
