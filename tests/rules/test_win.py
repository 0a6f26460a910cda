"""Ending the game: WIN-1 to WIN-8."""

import pytest

from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.language import *
from rlyeh.model import Card
from rlyeh.testing import Scenario

TOKEN = event("test-1", "Token", NEUTRAL, cost=0, text=[action(place_token(choose(STORY)), draw())])
GIFT = event("test-2", "Gift", NEUTRAL, cost=0, text=[action(place_token(choose(STORY), who=OPPONENT))])
PLOT = conspiracy("test-3", "Plot", NEUTRAL, cost=0, struggles="TCAI")
FEAST = story("test-4", "Feast", text=[draw(3)])
REPORTER = support("test-5", "Reporter", NEUTRAL, cost=0, text=[response(after(wins_story(ANY_PLAYER)), draw())])
FORGET = event(
    "test-6", "Forget", NEUTRAL, cost=0, text=[action(must(EACH_PLAYER, shuffle_into_deck(choose(WON_STORY))))]
)
SLOW = character("test-7", "Slow Sage", NEUTRAL, cost=0, skill=1, text=[more_stories_needed()])
NEVER_SAGE = character(
    "test-8", "Never Sage", NEUTRAL, cost=0, skill=1,
    text=[cannot_win_by_stories(unless=exists(CONSPIRACY.in_(WON)))],
)
BLOW = event("test-9", "Blow", NEUTRAL, cost=0, text=[action(destroy(choose(CHARACTER)))])
FLOOD = event("test-10", "Flood", NEUTRAL, cost=0, text=[action(mill(2), draw())])
ALL = event("test-11", "Flowers for All", NEUTRAL, cost=0, text=[action(place_token(STORY, who=EACH_PLAYER))])
BOOK = event("test-12", "Book", NEUTRAL, cost=0, text=[action(draw(3))])
PARADE = event("test-13", "Parade", NEUTRAL, cost=0, text=[action(mill(1, YOU, but=CARD))])
CARDS = [TOKEN, GIFT, PLOT, FEAST, REPORTER, FORGET, SLOW, NEVER_SAGE, BLOW, FLOOD, ALL, BOOK, PARADE]


def scene(darin: int = 0, tommy: int = 0, active: str = "darin") -> Scenario:
    """A table at which the players have won so many plain stories; the first story in play has an effect."""
    table = Scenario(cards=CARDS, stories=[FEAST], bells=["darin", "tommy"], active=active)
    for player, number in ((table.darin, darin), (table.tommy, tommy)):
        for _ in range(number):
            player.won("Obsessive Research")
    return table


@pytest.mark.parametrize(("won", "over"), [(1, False), (2, True)])
def test_three_won_stories(won: int, over: bool) -> None:
    """WIN-1: immediately; two are too few."""
    table = scene(won)
    table.tokens(table.b, {table.darin: 4})
    table.darin.plays(table.darin.holds(TOKEN), on=table.b)
    assert len(table.darin.won_pile) == won + 1
    assert table.darin.has_won is over


def test_conspiracies_count_with_stories() -> None:
    """WIN-1: whoever played them."""
    table = scene(1)
    table.darin.won(PLOT)
    plot = table.tommy.has(PLOT)
    table.tokens(plot, {table.darin: 4})
    table.darin.plays(table.darin.holds(TOKEN), on=plot)
    assert table.darin.has_won
    assert table.game.state.won_by == "WIN-1"


def test_on_the_opponents_turn_too() -> None:
    """WIN-1: in whatever turn, by whatever effect."""
    table = scene(tommy=2)
    table.tokens(table.b, {table.tommy: 4})
    table.darin.plays(table.darin.holds(GIFT), on=table.b)
    assert table.tommy.has_won


def test_the_game_stops_at_once() -> None:
    """WIN-2: the story's effect is not asked for, nobody responds, and the rest of the effect is not carried out."""
    table = scene(2)
    table.tommy.has(REPORTER)
    table.tokens(table.a, {table.darin: 4})
    table.game.keep_journal()
    table.darin.plays(table.darin.holds(TOKEN), on=table.a)
    assert table.decision is None
    assert table.darin.hand == []
    assert table.happened(Kind.DRAW, Kind.DEAL_STORY) == []


def test_otherwise_they_come() -> None:
    """WIN-2: with only two won stories the effect, the rest and the response all happen."""
    table = scene(1)
    reporter = table.tommy.has(REPORTER)
    table.tokens(table.a, {table.darin: 4})
    table.darin.plays(table.darin.holds(TOKEN), on=table.a)
    table.darin.accepts()
    assert len(table.darin.hand) == 4
    table.tommy.responds_with(reporter)
    assert len(table.tommy.hand) == 1


def test_only_the_present_won_pile_counts() -> None:
    """WIN-3: a story that was shuffled back no longer does."""
    table = scene(2, 1)
    table.tokens(table.b, {table.darin: 4})
    forget, token = table.darin.holds(FORGET), table.darin.holds(TOKEN)
    left = len(table.game.state.story_deck)
    table.darin.plays(forget)
    table.darin.chooses(table.darin.won_pile[0])
    assert (len(table.darin.won_pile), len(table.tommy.won_pile)) == (1, 0)
    assert len(table.game.state.story_deck) == left + 2
    table.tommy.passes()
    table.darin.plays(token, on=table.b)
    assert len(table.darin.won_pile) == 2
    assert not table.darin.has_won


@pytest.mark.parametrize("blocker", [SLOW, NEVER_SAGE])
def test_texts_may_keep_a_player_from_winning(blocker: Card) -> None:
    """WIN-4: tested again as soon as the text stops being in force."""
    table = scene(2)
    sage = table.tommy.has(blocker)
    table.tokens(table.b, {table.darin: 4})
    token, blow = table.darin.holds(TOKEN), table.darin.holds(BLOW)
    table.darin.plays(token, on=table.b)
    assert len(table.darin.won_pile) == 3
    assert not table.game.is_over
    table.tommy.passes()
    table.darin.plays(blow, on=sage)
    assert table.darin.has_won


def test_one_more_story() -> None:
    """WIN-4: with one more needed, the fourth wins."""
    table = scene(3)
    table.tommy.has(SLOW)
    table.tokens(table.b, {table.darin: 4})
    token = table.darin.holds(TOKEN)
    assert not table.game.is_over
    table.darin.plays(token, on=table.b)
    assert table.darin.has_won


@pytest.mark.parametrize("active", ["darin", "tommy"])
def test_both_at_once(active: str) -> None:
    """WIN-5: the active player wins, whoever ended it."""
    table = scene(3, 3, active)
    sage = table.tommy.has(NEVER_SAGE)
    table.active.plays(table.active.holds(BLOW), on=sage)
    assert table.active.has_won


def test_no_card_left() -> None:
    """WIN-6: eliminated at once, before the rest of the effect (AMB-1)."""
    table = scene()
    table.tommy.deck_of(2)
    table.darin.plays(table.darin.holds(FLOOD))
    assert table.darin.has_won
    assert table.game.state.won_by == "WIN-6"
    assert table.darin.hand == []


def test_the_last_card_is_enough() -> None:
    """WIN-6: by drawing it, too; with one card left the game goes on."""
    lost = scene()
    lost.darin.deck_of(3)
    lost.darin.plays(lost.darin.holds(BOOK))
    assert lost.tommy.has_won
    saved = scene()
    saved.darin.deck_of(4)
    saved.darin.plays(saved.darin.holds(BOOK))
    assert not saved.game.is_over


@pytest.mark.parametrize(("left", "lost"), [(1, True), (2, False)])
def test_the_last_card_enters_play(left: int, lost: bool) -> None:
    """WIN-6: whatever takes it, also by entering play, and at once: before the rest of the effect (AMB-1)."""
    table = scene()
    table.darin.deck_of(left)
    parade = table.darin.holds(PARADE)
    table.darin.plays(parade)
    assert table.tommy.has_won is lost
    assert (parade in table.darin.discard) is not lost


@pytest.mark.parametrize("blocker", [SLOW, NEVER_SAGE])
def test_nothing_prevents_that_win(blocker: Card) -> None:
    """WIN-7: texts about stories are irrelevant when a player is eliminated."""
    table = scene()
    table.tommy.has(blocker)
    table.tommy.deck_of(1)
    table.darin.plays(table.darin.holds(FLOOD))
    assert table.darin.has_won


@pytest.mark.parametrize("first", ["b", "c"])
def test_the_order_of_wins_decides(first: str) -> None:
    """WIN-8, STORY-42: the active player orders the wins, and the first completed one may end the game."""
    table = scene(2, 2)
    table.tokens(table.b, {table.darin: 4})
    table.tokens(table.c, {table.tommy: 4})
    table.darin.plays(table.darin.holds(ALL))
    table.expects(table.darin, "order")
    table.darin.chooses({"b": table.b, "c": table.c}[first])
    assert table.darin.has_won is (first == "b")
    assert table.tommy.has_won is (first == "c")
