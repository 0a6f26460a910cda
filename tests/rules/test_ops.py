"""Operations phase: OPS-1 to OPS-9."""

import pytest

from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.language import *
from rlyeh.language.conditions import During
from rlyeh.model import Card, Phase
from rlyeh.testing import Scenario
from tests.words_for_rules import play_only_if

CLERK = character("test-1", "Clerk", NEUTRAL, cost=2, skill=1)
SHELF = support("test-2", "Shelf", NEUTRAL, cost=2)
PLOT = conspiracy("test-3", "Plot", NEUTRAL, cost=2, struggles="TI")
GIFT = event("test-4", "Gift", NEUTRAL, cost=2, text=[action(draw())])
CHAIN = support(
    "test-5", "Chain", NEUTRAL, cost=2, subtypes="Attachment", attach_to=CHARACTER, text=[loses(HOST, skill=1)]
)
BOTH = ["darin", "tommy"]


@pytest.mark.parametrize("phase", ["refresh", "draw", "resource", "operations", "story"])
def test_when_cards_are_played(phase: str) -> None:
    """OPS-1, OPS-2: characters, supports and conspiracies only in operations; events in any action window."""
    table = Scenario(phase=phase, cards=[CLERK, SHELF, PLOT, GIFT], bells=BOTH)
    clerk, shelf, plot, gift = (table.darin.holds(card) for card in (CLERK, SHELF, PLOT, GIFT))
    table.darin.domain(neutral=2)
    if phase == "resource":
        table.darin.passes()
    table.expects(table.darin, "action")
    playable = phase == "operations"
    assert [table.darin.may_play(card) for card in (clerk, shelf, plot, gift)] == [playable] * 3 + [True]
    if not playable:
        assert table.darin.why_not(clerk) == table.darin.why_not(shelf) == {"OPS-1"}
        assert table.darin.why_not(plot) == {"OPS-2"}


def test_only_the_active_player_plays_them() -> None:
    """OPS-1, OPS-2: the opponent may use the window for events alone."""
    table = Scenario(cards=[CLERK, SHELF, PLOT, GIFT], bells=BOTH)
    cards = [table.tommy.holds(card) for card in (CLERK, SHELF, PLOT, GIFT)]
    table.tommy.domain(neutral=2)
    table.darin.passes()
    assert [table.tommy.may_play(card) for card in cards] == [False, False, False, True]
    assert [table.tommy.why_not(card) for card in cards] == [{"OPS-1"}, {"OPS-1"}, {"OPS-2"}, set()]


@pytest.mark.parametrize("card", [CLERK, SHELF, PLOT])
def test_playing_a_card_is_an_action(card: Card) -> None:
    """OPS-3: the opponent may act after each one."""
    table = Scenario(cards=[CLERK, SHELF, PLOT], bells=BOTH)
    held = table.darin.holds(card)
    table.darin.domain(neutral=2)
    table.darin.plays(held)
    assert held.in_play
    table.expects(table.tommy, "action")
    assert table.phase.name == "OPERATIONS"


def test_one_window() -> None:
    """OPS-4: operations begins with the active player's opportunity and ends with two passes in a row."""
    table = Scenario(phase="operations", bells=BOTH)
    table.game.keep_journal()
    table.expects(table.darin, "action")
    assert [entry.kind for entry in table.happened(*Kind)] == [Kind.BEGIN_PHASE]
    table.darin.uses("Bell")
    table.tommy.passes()
    table.darin.passes()
    assert table.phase.name == "STORY"


def test_cards_enter_ready() -> None:
    """OPS-5: in their player's area, face up."""
    table = Scenario(active="tommy", cards=[CLERK, SHELF], bells=["tommy"])
    clerk, shelf = table.tommy.holds(CLERK), table.tommy.holds(SHELF)
    for _ in range(2):
        table.tommy.domain(neutral=2)
    for card in (clerk, shelf):
        table.tommy.plays(card)
        assert card.ready
        assert card.controller is table.tommy
        assert not card.piece.facedown


def test_no_limit_but_paying() -> None:
    """OPS-6."""
    table = Scenario(cards=[CLERK], bells=["darin"])
    cards = [table.darin.holds(CLERK) for _ in range(7)]
    for _ in range(6):
        table.darin.domain(neutral=2)
    for card in cards[:6]:
        table.darin.plays(card)
        assert card.in_play
    assert table.darin.why_not(cards[6]) == {"RES-9"}


def test_attachments() -> None:
    """OPS-7: they enter play on their host, of either player, and not without one."""
    table = Scenario(cards=[CLERK, CHAIN], bells=["darin"])
    chain = table.darin.holds(CHAIN)
    mine, theirs = table.darin.has(CLERK), table.tommy.has(CLERK)
    table.darin.domain(neutral=2)
    table.darin.plays(chain, on=theirs)
    assert chain.host == theirs
    assert chain.controller is table.darin
    assert (mine.skill, theirs.skill) == (1, 0)

    table = Scenario(cards=[CLERK, CHAIN], bells=["darin"])
    chain = table.darin.holds(CHAIN)
    table.darin.domain(neutral=2)
    assert table.darin.why_not(chain) == {"STATE-26"}


HERO = character("test-6", "Hero", NEUTRAL, cost=1, skill=1, keywords=[HEROIC])
VILLAIN = character("test-7", "Villain", NEUTRAL, cost=1, skill=1, keywords=[VILLAINOUS])
ONLY_ONE = character("test-8", "Only One", NEUTRAL, cost=1, skill=1, unique=True)
STEADY = character("test-9", "Steady", AGENCY, cost=1, skill=1, steadfast={AGENCY: 3})
LOYALIST = character("test-10", "Loyalist", AGENCY, cost=2, skill=1, keywords=[LOYAL])
MATCHED = character("test-11", "Matched", HASTUR, cost=1, skill=1)
NIGHTLY = event("test-12", "Nightly", NEUTRAL, cost=1, text=[action(draw(), only=During(Phase.STORY))])
PICKY = character("test-13", "Picky", NEUTRAL, cost=1, skill=1, text=[play_only_if(exists(MINE.wounded))])
RESTRICTED = [PICKY, HERO, VILLAIN, ONLY_ONE, STEADY, LOYALIST, MATCHED, NIGHTLY, PLOT, CHAIN]


@pytest.mark.parametrize(
    ("card", "in_play", "rule"),
    [
        (ONLY_ONE, ONLY_ONE, "STATE-43"),
        (HERO, VILLAIN, "KEY-4"),
        (VILLAIN, HERO, "KEY-4"),
        (PLOT, PLOT, "CONSP-4"),
        (STEADY, None, "PAY-22"),
        (LOYALIST, None, "PAY-20"),
        (MATCHED, None, "PAY-2"),
        (CHAIN, None, "STATE-26"),
        (NIGHTLY, None, "OPS-8"),
        (PICKY, None, "OPS-8"),
        (PICKY, HERO, "OPS-8"),
    ],
)
def test_what_is_checked_before_playing(card: Card, in_play: Card | None, rule: str) -> None:
    """OPS-8: each requirement refuses by itself."""
    table = Scenario(cards=RESTRICTED, bells=["darin"])
    held = table.darin.holds(card)
    if in_play is not None:
        table.darin.has(in_play)
    table.darin.domain(agency=1, neutral=1)
    assert not table.darin.may_play(held)
    assert table.darin.why_not(held) == {rule}


def test_play_only_if() -> None:
    """OPS-8: with its circumstance the card is played as any other; putting it into play asks for nothing (EFF-41)."""
    tough = character("test-14", "Tough", NEUTRAL, cost=1, skill=1, keywords=[TOUGHNESS(1)])
    gate = event("test-15", "Gate", NEUTRAL, cost=0, text=[action(put_into_play(choose(CHARACTER.in_(HAND))))])
    table = Scenario(cards=[PICKY, tough], bells=["darin"])
    held = table.darin.holds(PICKY)
    table.darin.has(tough, wounds=1)
    table.darin.domain(neutral=1)
    table.darin.plays(held)
    assert held.in_play

    table = Scenario(cards=[PICKY, tough, gate], bells=["darin"])
    held, gate_ = table.darin.holds(PICKY), table.darin.holds(gate)
    table.tommy.has(tough, wounds=1)
    table.darin.domain(neutral=1)
    assert table.darin.why_not(held) == {"OPS-8"}
    table.darin.plays(gate_, on=held)
    assert held.in_play


@pytest.mark.parametrize("card", [ONLY_ONE, HERO, VILLAIN, PLOT])
def test_the_opponents_cards_are_no_obstacle(card: Card) -> None:
    """OPS-8: what must not stand together must not do so on one side."""
    table = Scenario(cards=RESTRICTED, bells=["darin"])
    held = table.darin.holds(card)
    for other in (ONLY_ONE, PLOT, HERO if card is VILLAIN else VILLAIN):
        table.tommy.has(other)
    table.darin.domain(neutral=2)
    table.darin.plays(held)
    assert held.in_play


def test_fresh_characters_commit() -> None:
    """OPS-9: in the turn in which they entered play."""
    table = Scenario(cards=[CLERK], bells=["tommy"])
    held = table.darin.holds(CLERK)
    table.darin.domain(neutral=2)
    table.darin.plays(held)
    table.tommy.passes()
    table.tommy.passes()
    table.darin.commits(held, to=table.a)
    assert held.story == table.a
    assert held.exhausted
