"""What is in force, and what lies on cards, is kept and brought up to date where cards come and go: that must be what
looking for it anew would find."""

import random
from functools import cache
from typing import Any

import pytest

from rlyeh.cards import POOL
from rlyeh.engine import RULE_SETS, Game
from rlyeh.engine.in_force import board_cache, characteristics
from rlyeh.engine.in_force.index import Index
from rlyeh.engine.in_force.texts import InForce, Listener
from rlyeh.engine.words.printed_card import Faces
from rlyeh.testing.invariants import random_game

GAMES = 12
LONGEST = 1_500


@cache
def faces(rules: str) -> Faces:
    return Faces(POOL.under(RULE_SETS[rules].errata))


@pytest.mark.parametrize("rules", sorted(RULE_SETS))
def test_what_is_kept_is_what_a_copy_of_the_game_finds(rules: str) -> None:
    for seed in range(GAMES):
        game = random_game(POOL, RULE_SETS[rules], seed, faces(rules))
        chance = random.Random(seed)
        for _ in range(LONGEST):
            decision = game.decision
            if decision is None:
                break
            twin = game.clone()
            assert what_is_in_force(game) == what_is_in_force(twin)
            assert what_lies_on_cards(game) == what_lies_on_cards(twin)
            game.apply(chance.choice(decision.options))


def what_is_in_force(game: Game) -> dict[str, Any]:
    """The index as plain data, in order where order counts."""
    index = game.index()
    return {
        "layers": [[modifier(entry) for entry in entries] for entries in index.layers],
        "listeners": {key: [ability(each) for each in listeners] for key, listeners in index.listeners.items()},
        "actions": [[ability(each) for each in listeners] for listeners in index.actions],
        "replacements": {kind: [ability(each) for each in found] for kind, found in index.replacements.items()},
        "watches": [(id(watch), context.source, context.seat, context.life) for watch, context in index.watches],
        "becomes": {card: id(become) for card, become in index.becomes.items()},
        "cards": [set(index.said), set(index.rare), set(index.boosters), set(index.elsewhere)],
        **{name: getattr(index, name) for name in SUMS},
    }


def what_lies_on_cards(game: Game) -> list[list[int]]:
    """Who is committed where, and which cards have wounds, attachments and tokens."""
    return [
        *[characteristics.committed(game, story, seat) for story in game.state.row for seat in (0, 1, None)],
        characteristics.all_committed(game),
        board_cache.wounded(game),
        board_cache.attached(game),
        board_cache.ripe(game),
    ]


SUMS = (
    "heard", "answered", "blanked", "silenced", "volatile", "committal", "modest",
    "restless", "wavering", "uneasy", "may_clash", "clashing", "barred", "moot", "loyalty", "repriced",
)  # fmt: skip


def modifier(entry: InForce) -> tuple[int, ...]:
    context = entry.context
    return id(entry.modifier), context.source, context.seat, context.life, entry.lasting.id if entry.lasting else 0


def ability(listener: Listener) -> tuple[int, ...]:
    return listener.card, listener.seat, id(listener.ability), listener.lasting


def test_what_a_card_brings_goes_with_it() -> None:
    """Nothing is left of a card whose text was taken in and out again."""
    game = random_game(POOL, RULE_SETS["lcg"], 3, faces("lcg"))
    assert game.decision is not None
    index = game.index()
    bare = Index()
    bare.insert(game, index.said)
    assert bare.actions == index.actions
    bare.said = {}
    bare.remove(list(index.said.values()))
    assert not any([*bare.layers, bare.listeners, bare.replacements, bare.watches, bare.heard, bare.answered])
