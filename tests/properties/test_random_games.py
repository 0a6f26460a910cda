"""Laws 1 to 4 in any game with any decks from the cards there are. The long version is `make fuzz`."""

from functools import cache

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rlyeh.cards import POOL
from rlyeh.engine import RULE_SETS
from rlyeh.engine.words.printed_card import Faces
from rlyeh.testing.invariants import play_checked, random_game


@cache
def faces(rules: str) -> Faces:
    return Faces(POOL.under(RULE_SETS[rules].errata))


@pytest.mark.parametrize("rules", sorted(RULE_SETS))
@settings(max_examples=6, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(seed=st.integers(min_value=0, max_value=2**32))
def test_any_random_game_keeps_the_laws_and_ends(rules: str, seed: int) -> None:
    """Cards are conserved, every option can be applied and none is listed twice, clone and saved copy agree, imagined
    games look the same, what happens in copies leaves no trace in the game, and somebody wins."""
    game = random_game(POOL, RULE_SETS[rules], seed, faces(rules))
    play_checked(game, seed, every=20)
    assert game.winner in (0, 1)
