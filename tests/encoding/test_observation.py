"""Observations: what a seat sees, as bytes, and not a bit of what it does not see."""

import numpy as np
import pytest

from rlyeh.encoding import Layout, Observer, Schema, features, observe
from rlyeh.encoding.features import FEATURES
from rlyeh.engine.state.random import Chance
from rlyeh.engine.visibility import Lookout, sight
from rlyeh.envs import Duel, Setting
from tests.random_play import play, start

SETTING = Setting()


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_hidden_cards_are_in_no_observation(seed: int) -> None:
    """All that a seat does not know is dealt anew: its observation, mask and features stay the same byte for byte."""
    duel = Duel.deal(SETTING, seed)
    chance = Chance(seed)
    changed = 0
    while not duel.is_over:
        for seat in (0, 1):
            if duel.seat != seat and chance.below(4):
                continue
            other = duel.imagine(seat, seed)
            changed += other.digest() != duel.digest()
            assert duel.observation(seat).tobytes() == other.observation(seat).tobytes()
            if duel.seat == seat:
                assert duel.legal() == other.legal()
                for here, there in zip(duel.features(), other.features(), strict=True):
                    assert np.array_equal(here, there)  # type: ignore[arg-type]
        play(duel.game, chance)
        duel = Duel(SETTING, duel.game)
    assert changed > 50


@pytest.mark.parametrize("seed", [4, 5])
def test_who_looks_again_sees_what_a_newcomer_sees(seed: int) -> None:
    """An observer writes only what has changed, whether it looks at every decision or at some; that must give what is
    written from nothing, which is what one does who has looked at somebody else's sight before."""
    game = start(seed)
    assert game.header is not None
    schema = Schema.of(game.pool, [(game.header.decks[0], game.header.decks[1])], game.header.stories)
    layout = Layout(schema)
    lookouts = [Lookout(0), Lookout(1)]
    observers = [Observer(layout), Observer(layout)]
    wanderer = Observer(layout)
    chance = Chance(seed)
    while game.decision is not None:
        for seat in (0, 1):
            newcomer = observe(layout, sight(game, seat))
            assert wanderer.observe(lookouts[seat].look(game)) == newcomer
            if chance.below(3):
                assert observers[seat].observe(lookouts[seat].look(game)) == newcomer
        play(game, chance)


def test_every_number_has_a_name_and_means_it() -> None:
    duel = Duel.deal(SETTING, 11)
    chance = Chance(11)
    layout = SETTING.layout
    assert len(layout.names) == len(set(layout.names)) == layout.size
    place = {name: at for at, name in enumerate(layout.names)}
    committed = exhausted = 0
    while not duel.is_over:
        seat = duel.seat
        seen, view = duel.observation(seat), duel.view(seat)
        assert seen[place["turn"]] == view.turn
        assert seen[place[view.phase]] == 1
        assert seen[place["own turn"]] == (view.active == seat)
        assert view.decision is not None
        assert seen[place[f"question {view.decision.kind}"]] == 1
        assert seen[place["own hand size"]] == len(view.sides[seat].hand)
        assert seen[place["other deck size"]] == view.sides[1 - seat].deck_size
        for card in view.sides[seat].hand:
            assert seen[place[f"own {card.card}: in hand"]] >= 1
        for domain, held in enumerate(view.sides[1 - seat].domains):
            assert seen[place[f"other domain {domain}: resources"]] == len(held.resources)
            assert seen[place[f"other domain {domain}: drained"]] == held.drained
        for at, story in enumerate(view.stories):
            assert seen[place[f"row {at}: own tokens"]] == story.tokens[seat]
            there = [card for card in view.play if card.story == story.id and card.controller != seat]
            assert seen[place[f"row {at}: other skill"]] == sum(card.skill for card in there)
            committed += len(there)
        for each in view.play:
            assert seen[place[f"{each.card} copy 1: skill"]] == each.skill
            assert seen[place[f"{each.card} copy 1: wounds"]] == each.wounds
            assert seen[place[f"{each.card} copy 1: exhausted"]] == (each.position == "exhausted")
            exhausted += each.position == "exhausted"
        play(duel.game, chance)
        duel = Duel(SETTING, duel.game)
    assert committed
    assert exhausted


def test_features_have_a_row_for_every_option() -> None:
    duel = Duel.deal(SETTING, 3)
    chance = Chance(3)
    for _ in range(150):
        if duel.is_over:
            break
        found = duel.features()
        assert found.state.shape == (FEATURES[0],)
        assert found.options.shape == (len(duel.options), FEATURES[1])
        assert found.cards.shape == (len(duel.options), 2)
        assert np.isfinite(found.options).all()
        different = {(*row, *cards) for row, cards in zip(found.options.tolist(), found.cards.tolist(), strict=True)}
        assert len(different) > len(duel.options) // 3
        play(duel.game, chance)
        duel = Duel(SETTING, duel.game)
    assert features(sight(duel.game, duel.seat)).options.dtype == np.float32
