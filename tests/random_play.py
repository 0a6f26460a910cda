"""Random games between the test decks, the same for the same seed on every machine."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from rlyeh.engine import LCG, Game, RuleSet, new_game
from rlyeh.engine.files.save import load
from rlyeh.engine.state.random import Chance
from tests.cards_for_tests import DECKS, POOL, STORY_DECK, faces


def start(seed: int, rules: RuleSet = LCG) -> Game:
    """A new game between the test decks."""
    decks = DECKS
    if not rules.conspiracies:
        decks = [[card for card in deck if POOL[card].type != "conspiracy"] for deck in DECKS]
    return new_game(POOL, decks, STORY_DECK, seed, rules, faces(rules.name))


def play(game: Game, chance: Chance) -> None:
    """Give one random answer; passing is a little rarer than the rest, so that more happens."""
    decision = game.decision
    assert decision is not None
    options = decision.options
    option = options[chance.below(len(options))]
    if option.verb == "pass":
        option = options[chance.below(len(options))]
    game.apply(option)


def positions(seed: int, every: int = 1, rules: RuleSet = LCG) -> Iterator[Game]:
    """The positions of a random game, one in so many: the live game, so clone what is to be kept."""
    game = start(seed, rules)
    chance = Chance(seed + 1)
    number = 0
    while game.decision is not None:
        if number % every == 0:
            yield game
        play(game, chance)
        number += 1
    yield game


def position(seed: int, answers: int, rules: RuleSet = LCG) -> Game:
    """A random game after so many answers."""
    game = start(seed, rules)
    chance = Chance(seed + 1)
    for _ in range(answers):
        play(game, chance)
    return game


def places(game: Game) -> list[tuple[int, str]]:
    """What lies in each place of hands and decks, cards and their faces; decks lie in the order in which they will be
    drawn."""
    state = game.state
    for side in state.sides:
        state.place_top(side, len(side.deck))
    piles = [state.story_deck, *[pile for side in state.sides for pile in (side.hand, side.deck)]]
    return [(card, state.cards[card].printed.id) for pile in piles for card in pile]


@cache
def _finished(seed: int, rules: RuleSet) -> bytes:
    return list(positions(seed, 10_000, rules))[-1].save()


def finished(seed: int, rules: RuleSet = LCG) -> Game:
    """A random game that is over."""
    return load(_finished(seed, rules), faces(rules.name))
