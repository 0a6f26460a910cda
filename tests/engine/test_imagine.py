"""Law 4: `imagine` gives a full game that a seat could be in: everything it knows holds, the rest is dealt anew."""

from collections import Counter

import pytest

from rlyeh.engine import Game, changes
from rlyeh.engine.actions.commit import Commit
from rlyeh.engine.files.game_file import GameRecord
from rlyeh.engine.files.save import load
from rlyeh.engine.state.occurrence import happening
from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.engine.state.random import Chance
from rlyeh.engine.timing.setup import Setup
from rlyeh.engine.visibility import knows
from rlyeh.errors import GameFileError
from rlyeh.testing import Scenario
from tests.broken_frames import Breaking
from tests.random_play import places, play, position, positions, start


def owned(game: Game) -> list[Counter[str]]:
    """The cards of each owner, those of an imagined deck laid out."""
    for side in game.state.sides:
        game.state.lay_out_deck(side)
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
    found = (position(seed, 70) for seed in range(20))
    asked = (game for game in found if game.decision is not None and game.decision.seat == 0)
    game = next(game for game in asked if len(game.state.sides[1].hand) > 3)
    chance = Chance(1)
    deals = [game.imagine(0, chance) for _ in range(40)]
    for place, deal in zip(places(game), zip(*map(places, deals), strict=True), strict=True):
        if knows(game, 0, place[0]):
            assert set(deal) == {place}
        else:
            assert len({name for _, name in deal}) > 1
    assert len({deal.state.seed for deal in deals}) == len(deals)
    hand = game.state.sides[1].hand
    hands = {tuple(deal.state.cards[card].printed.id for card in hand) for deal in deals}
    assert len(hands) > 30


@pytest.mark.parametrize("seed", range(6))
def test_the_deal_hangs_on_what_is_unknown_but_not_on_how_it_truly_lies(seed: int) -> None:
    """Two games that a seat cannot tell from one another are imagined alike, down to the numbers of the cards, by which
    hands and options are put in order."""
    for game in positions(seed, 25):
        if game.decision is None:
            continue
        seat = game.decision.seat
        other = game.imagine(seat, Chance(77))
        one, two = (each.imagine(seat, Chance(5)) for each in (game, other))
        assert places(one) == places(two)
        assert one.hash() == two.hash()


def draws(game: Game, seat: int) -> int:
    """Let a seat draw a card; returns it."""
    changes.execute(game, happening(Kind.DRAW, seat=seat))
    return game.state.sides[seat].hand[-1]


def test_the_order_of_an_imagined_deck_is_drawn_as_its_cards_are() -> None:
    """Every card of the deck may come next, about equally often; no two deals need be alike."""
    games = (position(seed, 40) for seed in range(20))
    unseen = (game for game in games if not any(game.state.cards[card].seen for card in game.state.sides[0].deck))
    game = next(unseen)
    deck = set(game.state.sides[0].deck)
    chance = Chance(9)
    drawn: Counter[int] = Counter()
    for _ in range(60 * len(deck)):
        imagined = game.imagine(0, chance)
        card = draws(imagined, 0)
        drawn[card] += 1
        assert deck == {*imagined.state.sides[0].deck, card}
    assert set(drawn) == deck
    assert min(drawn.values()) > 30
    assert max(drawn.values()) < 100


def test_what_was_looked_at_on_an_imagined_deck_is_what_is_drawn() -> None:
    """The topmost cards lie where they lie from the moment on in which somebody looks at them."""
    for seed in range(10):
        imagined = position(6, 40).imagine(0, Chance(seed))
        side = imagined.state.sides[0]
        *_, second, first = imagined.state.topmost(0, 3)
        bottom = side.deck[0]
        changes.execute(imagined, happening(Kind.TO_DECK, first, 0, place=changes.BOTTOM))
        assert imagined.state.topmost(0, 1) == [second]
        assert side.deck[0] == first != bottom
        assert draws(imagined, 0) == second
        assert imagined.state.topmost(0, 0) == []


def test_a_copy_of_an_imagined_game_draws_the_same_cards() -> None:
    imagined = position(6, 40).imagine(0, Chance(3))
    copy = imagined.clone()
    seats = (1, 1, 0, 1, 0)
    assert [draws(imagined, seat) for seat in seats] == [draws(copy, seat) for seat in seats]
    assert imagined.hash() == copy.hash()


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


def test_what_was_made_for_earlier_deals_changes_no_later_one() -> None:
    """Games imagined at one decision share what they can; playing one of them leaves the others as they are."""
    game = position(6, 50)
    fresh = game.clone()
    chance = Chance(2)
    for _ in range(30):
        imagined = game.imagine(0, chance)
        for _ in range(3):
            play(imagined, chance)
    assert game.imagine(0, Chance(5)).hash() == fresh.imagine(0, Chance(5)).hash()


def test_who_searches_an_imagined_deck_finds_what_is_in_no_hand() -> None:
    game = position(6, 50)
    side = game.state.sides[1]
    mine = Counter(game.state.cards[card].printed.id for card in (*side.deck, *side.hand))
    for seed in range(20):
        imagined = game.imagine(0, Chance(seed))
        changes.execute(imagined, happening(Kind.SEARCH, seat=1, by=0))
        found = [imagined.state.cards[card] for card in (*imagined.state.sides[1].deck, *imagined.state.sides[1].hand)]
        assert Counter(piece.printed.id for piece in found) == mine


def test_an_imagined_game_can_be_saved_and_loaded() -> None:
    """The only card of its name lies somewhere in a deck at which nobody has looked yet."""
    table = Scenario(active="darin", phase="draw")
    table.darin.has("Zoog Burrow")
    table.darin.domain(neutral=1)
    table.darin.decked("Furtive Zoog")
    table.tommy.holds("Professor Albert Wilmarth")
    table.expects(table.darin, "response")
    for seed in range(5):
        imagined = table.game.imagine(table.darin.seat, Chance(seed))
        assert load(imagined.save(), table.game.faces).hash() == imagined.hash()
    table.darin.passes()


def test_the_stories_to_come_are_drawn_as_well() -> None:
    """Each of them may come next, about equally often, and a copy has them in the same order."""
    game = position(6, 50)
    stories = game.state.story_deck
    chance = Chance(4)
    following: Counter[int] = Counter()
    for _ in range(60 * len(stories)):
        imagined = game.imagine(0, chance)
        copy = imagined.clone()
        assert imagined.state.story_deck == copy.state.story_deck
        assert sorted(copy.state.story_deck) == sorted(stories)
        following[copy.state.story_deck[-1]] += 1
    assert set(following) == set(stories)
    assert min(following.values()) > 30
    assert max(following.values()) < 100


def test_what_is_skipped_is_as_if_it_had_been_drawn() -> None:
    one, other = Chance(3), Chance(3)
    for _ in range(4):
        one.number()
    other.skip(4)
    assert one.number() == other.number()
