"""What is in force is brought up to date where cards come and go: that must be what building it anew would find."""

import random
from functools import cache
from typing import Any

import pytest

from rlyeh.cards import POOL
from rlyeh.engine import RULE_SETS, Game
from rlyeh.engine.entries import InForce, Listener
from rlyeh.engine.faces import Faces
from rlyeh.engine.force import Index
from rlyeh.testing.invariants import random_game

GAMES = 8
LONGEST = 1_500


@cache
def faces(rules: str) -> Faces:
    return Faces(POOL.under(RULE_SETS[rules].errata))


@pytest.mark.parametrize("rules", sorted(RULE_SETS))
def test_an_index_that_was_kept_up_to_date_is_the_one_that_a_copy_builds(rules: str) -> None:
    for seed in range(GAMES):
        game = random_game(POOL, RULE_SETS[rules], seed, faces(rules))
        chance = random.Random(seed)
        for _ in range(LONGEST):
            decision = game.decision
            if decision is None:
                break
            assert what_is_in_force(game) == what_is_in_force(game.clone())
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


SUMS = (
    "heard", "answered", "blanked", "silenced", "volatile", "committal", "modest",
    "restless", "wavering", "uneasy", "may_clash", "barred",
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
