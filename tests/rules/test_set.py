"""Setting up: SET-1 to SET-10."""

import pytest

from rlyeh.engine import CCG, LCG, LCG_FINAL, Game, RuleSet, new_game
from rlyeh.engine.in_force.characteristics import is_day, is_night
from rlyeh.engine.state.knowledge import knowers
from rlyeh.language import *
from rlyeh.model import Phase, Pool, Zone
from rlyeh.testing import STORIES

PEOPLE = [character(f"test-{number}", f"Person {number}", NEUTRAL, cost=9, skill=1) for number in range(1, 51)]
POOL_OF_TEST = Pool([*PEOPLE, *STORIES])
FIFTY = [card.id for card in PEOPLE]
TEN = [card.id for card in STORIES]


def begin(seed: int = 1, rules: RuleSet = LCG) -> Game:
    """A game of two decks of fifty different cards, at its first decision."""
    return new_game(POOL_OF_TEST, [FIFTY, FIFTY], TEN, seed, rules)


def kinds_asked(game: Game) -> list[tuple[str, int]]:
    """Play setup with the first option everywhere; returns kind and seat of each decision before the first turn."""
    asked = []
    while game.decision is not None and game.state.phase is Phase.SETUP:
        asked.append((game.decision.kind, game.decision.seat))
        game.apply(game.decision.options[0])
    return asked


def finish(game: Game) -> Game:
    """Play setup to its end, keeping hands and taking the first resources offered."""
    kinds_asked(game)
    return game


def ids(game: Game, cards: list[int]) -> list[str]:
    """The printed cards behind pieces."""
    return [game.state.cards[card].face.id for card in cards]


def test_order_of_setup() -> None:
    """SET-1, SET-6, SET-7: mulligans come before resources, the first player's before the other's."""
    game = begin()
    game.decision  # noqa: B018
    first = game.state.first
    asked = kinds_asked(game)
    assert asked == [
        ("mulligan", first), ("mulligan", 1 - first),
        *[("setup-resource", first)] * 3, *[("setup-resource", 1 - first)] * 3,
    ]
    assert game.state.active == first
    assert game.state.turn == 1


def test_the_board_is_ready_when_hands_are_seen() -> None:
    """SET-1: decks, stories and domains are there before the first decision about a hand."""
    game = begin()
    assert game.decision is not None
    assert game.decision.kind == "mulligan"
    assert len(game.state.row) == 3
    assert [len(side.domains) for side in game.state.sides] == [3, 3]
    assert [len(side.hand) for side in game.state.sides] == [8, 8]


def test_decks_are_shuffled() -> None:
    """SET-2, SET-3: another seed gives another order, no card gets lost, and the decks are shuffled each for itself."""
    orders = set()
    for seed in range(5):
        game = begin(seed)
        game.decision  # noqa: B018
        for side in game.state.sides:
            assert sorted(ids(game, [*side.deck, *side.hand])) == sorted(FIFTY)
            orders.add(tuple(ids(game, side.deck)))
    assert len(orders) == 10
    rows = {tuple(ids(game, game.state.row)) for game in map(begin, range(20)) if game.decision}
    assert len(rows) > 10


def test_the_story_deck() -> None:
    """SET-3: three stories face up, seven face down; no token anywhere."""
    game = finish(begin())
    state = game.state
    assert (len(state.row), len(state.story_deck)) == (3, 7)
    assert sorted(ids(game, [*state.row, *state.story_deck])) == sorted(TEN)
    assert all(state.cards[story].zone is Zone.PLAY for story in state.row)
    assert all(knowers(state.cards[story]) == 3 for story in state.row)
    assert all(knowers(state.cards[story]) == 0 for story in state.story_deck)
    assert all(piece.tokens == (0, 0) and piece.wounds == 0 for piece in state.cards)


def test_domains() -> None:
    """SET-4, SET-7, SET-8: three domains that are no deck cards, each with exactly one resource that both may see."""
    game = finish(begin())
    state = game.state
    for side in state.sides:
        assert [domain.card for domain in side.domains] == [-1, -1, -1]
        assert [len(domain.resources) for domain in side.domains] == [1, 1, 1]
        resources = [card for domain in side.domains for card in domain.resources]
        assert all(knowers(state.cards[card]) == 3 for card in resources)
        assert len({*resources, *side.hand, *side.deck}) == 50


def test_hands() -> None:
    """SET-5, SET-7: eight cards are drawn, five kept."""
    game = begin()
    assert game.decision is not None
    hands = [set(side.hand) for side in game.state.sides]
    assert [len(hand) for hand in hands] == [8, 8]
    finish(game)
    first = game.state.first
    drawn = 1 if game.state.phase >= Phase.DRAW else 0
    for seat, side in enumerate(game.state.sides):
        assert len(set(side.hand) & hands[seat]) == 5
        assert len(side.hand) == 5 + (drawn if seat == first else 0)


@pytest.mark.parametrize("rules", [LCG, LCG_FINAL])
def test_mulligan(rules: RuleSet) -> None:
    """SET-6, FINAL-20; EX-73: once each, the first player first, for eight new cards that must be kept."""
    game = begin(3, rules)
    assert game.decision is not None
    first = game.state.first
    mine = game.state.sides[first]
    before, theirs = list(mine.hand), list(game.state.sides[1 - first].hand)
    deck = list(mine.deck)
    game.apply("mulligan")
    assert len(mine.hand) == 8
    assert sorted(mine.hand) != sorted(before)
    assert sorted([*mine.hand, *mine.deck]) == sorted([*before, *deck])
    assert all(knowers(game.state.cards[card]) == 0 for card in mine.deck)
    assert game.state.sides[1 - first].hand == theirs
    assert (game.decision.kind, game.decision.seat) == ("mulligan", 1 - first)
    game.apply("keep")
    assert game.state.sides[1 - first].hand == theirs
    assert game.decision.kind == "setup-resource"


def test_both_players_may_take_a_mulligan() -> None:
    """SET-6: the second player too, whatever the first one did."""
    for answer in ("keep", "mulligan"):
        game = begin(3)
        assert game.decision is not None
        game.apply(answer)
        second = game.state.sides[1 - game.state.first]
        before = list(second.hand)
        game.apply("mulligan")
        assert sorted(second.hand) != sorted(before)
        assert len(second.hand) == 8


def test_no_mulligan_in_the_ccg() -> None:
    """SET-6 is a rule of the LCG."""
    assert {kind for kind, _ in kinds_asked(begin(3, CCG))} == {"setup-resource"}


def test_resources_are_revealed_together() -> None:
    """SET-7, AMB-51: what the first player picked stays in hand, unseen, until both have picked."""
    game = begin()
    assert game.decision is not None
    first = game.state.first
    game.apply("keep")
    game.apply("keep")
    for _ in range(3):
        game.apply(game.decision.options[0])
    assert game.decision.seat == 1 - first
    assert len(game.state.sides[first].hand) == 8
    assert all(knowers(game.state.cards[card]) == 1 << first for card in game.state.sides[first].hand)


def test_any_three_cards_may_become_resources() -> None:
    """SET-7: whichever three of the eight the player wants."""
    game = begin()
    assert game.decision is not None
    game.apply("keep")
    game.apply("keep")
    first = game.state.first
    hand = sorted(game.state.sides[first].hand)
    wanted = [hand[0], hand[3], hand[6]]
    for card in wanted:
        game.apply(f"resource:{card}")
    finish(game)
    assert [card for domain in game.state.sides[first].domains for card in domain.resources] == wanted


def test_the_first_player_is_random() -> None:
    """SET-9."""
    firsts = []
    for seed in range(40):
        game = begin(seed)
        game.decision  # noqa: B018
        firsts.append(game.state.first)
    assert 10 < sum(firsts) < 30


def test_the_start() -> None:
    """SET-10: neither Day nor Night, nothing drained, no tokens, nothing in play but the stories."""
    game = finish(begin())
    state = game.state
    assert not is_day(game)
    assert not is_night(game)
    assert not any(domain.drained for side in state.sides for domain in side.domains)
    assert state.play == []
    assert all(state.cards[story].tokens == (0, 0) for story in state.row)
    assert not any(side.discard or side.won for side in state.sides)


def test_complete_setup() -> None:
    """EX-151; SET-1 to SET-10, GEN-8."""
    game = finish(begin(7))
    state = game.state
    drawn = 1 if state.phase >= Phase.DRAW else 0
    for seat, side in enumerate(state.sides):
        more = drawn if seat == state.first else 0
        assert (len(side.hand), len(side.deck)) == (5 + more, 42 - more)
        assert [len(domain.resources) for domain in side.domains] == [1, 1, 1]
    assert (len(state.row), len(state.story_deck)) == (3, 7)
