"""Law 4: `imagine` gives a full game that a seat could be in: everything it knows holds, the rest is dealt anew."""

from collections import Counter

import pytest

from rlyeh.engine import Game, changes
from rlyeh.engine.chance import Chance
from rlyeh.engine.commit import Commit
from rlyeh.engine.kinds import Kind
from rlyeh.engine.record import GameRecord
from rlyeh.engine.records import happening
from rlyeh.engine.setup import Setup
from rlyeh.engine.visibility import knows
from rlyeh.errors import GameFileError
from rlyeh.testing import Scenario
from tests.broken_frames import Breaking
from tests.random_play import play, position, positions, start


def owned(game: Game) -> list[Counter[str]]:
    """The cards of each owner."""
    return [
        Counter(piece.printed.id for piece in game.state.cards if piece.owner == owner) for owner in (-1, 0, 1)
    ]


@pytest.mark.parametrize("seed", range(3))
def test_an_imagined_game_looks_the_same_to_the_seat_that_imagines_it(seed: int) -> None:
    chance = Chance(seed)
    for game in positions(seed, 7):
        before = game.save()
        for seat in (0, 1):
            imagined = game.imagine(seat, chance)
            assert imagined.view(seat) == game.view(seat)
            assert owned(imagined) == owned(game)
        assert game.save() == before


@pytest.mark.parametrize("seed", range(2))
def test_an_imagined_game_can_be_played_to_its_end(seed: int) -> None:
    chance = Chance(seed)
    for game in positions(seed, 90):
        for seat in (0, 1):
            imagined = game.imagine(seat, chance)
            while imagined.decision is not None:
                play(imagined, chance)
            assert imagined.winner in (0, 1)


def test_known_cards_stay_and_all_others_may_be_anything() -> None:
    """Over many deals, every place that a seat cannot look into holds different cards."""
    game = next(game for game in (position(seed, 70) for seed in range(20)) if len(game.state.sides[1].hand) > 3)
    chance = Chance(1)
    deals = [game.imagine(0, chance) for _ in range(40)]
    state = game.state
    for piece in state.cards:
        faces = {deal.state.cards[piece.id].printed.id for deal in deals}
        if knows(game, 0, piece.id):
            assert faces == {piece.printed.id}
        else:
            assert len(faces) > 1
    assert len({deal.state.seed for deal in deals}) == len(deals)
    hands = {tuple(deal.state.cards[card].printed.id for card in state.sides[1].hand) for deal in deals}
    assert len(hands) > 30


def test_what_a_seat_has_looked_at_stays_where_it_is() -> None:
    game = start(2)
    while game.state.turn == 0 and game.decision is not None:
        game.apply(game.decision.options[0])
    theirs = [*game.state.sides[1].deck[-2:], game.state.sides[1].hand[0], game.state.story_deck[-1]]
    for card in theirs:
        changes.execute(game, happening(Kind.LOOK, card, by=0))
    chance = Chance(3)
    for _ in range(10):
        imagined = game.imagine(0, chance)
        for card in theirs:
            assert imagined.state.cards[card].printed is game.state.cards[card].printed


def test_secret_picks_of_the_other_seat_are_not_kept() -> None:
    """AMB-51: neither starting resources nor planned commitments of the other seat are known."""
    picks = plans = 0
    for seed in range(5):
        chance = Chance(seed)
        for game in positions(seed):
            frame = game.state.stack[-1] if game.state.stack else None
            decision = game.decision
            if decision is None:
                continue
            if isinstance(frame, Setup) and 0 < len(frame.picked[decision.seat]) < 3:
                imagined = game.imagine(1 - decision.seat, chance).state.stack[-1]
                assert isinstance(imagined, Setup)
                assert imagined.picked[decision.seat] == ()
                assert imagined.picked[1 - decision.seat] == frame.picked[1 - decision.seat]
                picks += 1
            if isinstance(frame, Commit) and frame.cards:
                theirs = game.imagine(1 - frame.seat, chance).state.stack[-1]
                mine = game.imagine(frame.seat, chance).state.stack[-1]
                assert isinstance(theirs, Commit)
                assert isinstance(mine, Commit)
                assert theirs.cards == ()
                assert mine.cards == frame.cards
                plans += 1
    assert picks
    assert plans


def test_a_window_that_opens_for_the_only_right_card_opens_in_the_imagined_game_too() -> None:
    """Where nearly every other deal would close the window, the card it opened for stays."""
    met = 0
    for seed in range(12):
        for game in positions(seed):
            decision = game.decision
            if decision is not None and decision.kind in ("disrupt", "response") and len(decision.options) == 2:
                imagined = game.imagine(1 - decision.seat, Chance(seed)).decision
                assert imagined is not None
                assert imagined.seat == decision.seat
                met += 1
    assert met


def test_the_same_chance_imagines_the_same_game_and_none_of_it_can_be_recorded() -> None:
    game = position(6, 50)
    one, other = game.imagine(1, Chance(5)), game.imagine(1, Chance(5))
    assert one.hash() == other.hash() != game.hash()
    with pytest.raises(GameFileError, match="no record"):
        GameRecord.of(one)


def test_a_failed_answer_in_an_imagined_game_goes_back_to_the_imagined_game() -> None:
    imagined = position(6, 50).imagine(0, Chance(5))
    play(imagined, Chance(1))
    before = imagined.hash()
    decision = imagined.decision
    assert decision is not None
    imagined.state.stack[-1] = Breaking()
    with pytest.raises(RuntimeError, match="half-way"):
        imagined.apply(decision.options[0])
    assert imagined.hash() == before


def test_what_the_other_is_asked_about_a_hidden_card_that_was_drawn() -> None:
    """dl-056 answers the drawing of a Zoog, which the opponent has not seen: the drawn card must stay one."""
    table = Scenario(active="darin", phase="draw")
    table.darin.has("Zoog Burrow")
    table.darin.domain(neutral=1)
    table.darin.decked("Furtive Zoog")
    table.expects(table.darin, "response")
    real = table.game.view(table.tommy.seat)
    for seed in range(20):
        assert table.game.imagine(table.tommy.seat, Chance(seed)).view(table.tommy.seat) == real
    table.darin.passes()
