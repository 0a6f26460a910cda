"""One game of a schedule."""

import json
from dataclasses import replace

import pytest

from rlyeh.arena import Outcome, check, match, play
from rlyeh.arena.table import Touched
from rlyeh.bots import Chair, make
from rlyeh.cards import POOL
from rlyeh.decks import Deck
from rlyeh.engine import new_game
from rlyeh.engine.files.game_file import GameRecord
from rlyeh.engine.state.cards import NOBODY
from rlyeh.errors import RlyehError
from rlyeh.model import Zone
from tests.arena.helpers import deck, small_match


def test_a_game_is_what_its_seeds_make_of_it() -> None:
    """The same game, played by hand."""
    schedule = small_match(4)
    outcome = play(schedule, 3)
    fixture = schedule.fixture(3)
    cards = [schedule.decks[1].card_ids(), schedule.decks[0].card_ids()]
    game = new_game(POOL, cards, schedule.stories, fixture.seed)
    bots = [make("random", fixture.bot_seed(seat)) for seat in (0, 1)]
    while game.decision is not None:
        game.apply(bots[game.decision.seat].choose(Chair(game)))
    state = game.state
    assert (outcome.winner, outcome.won_by, outcome.turns) == (game.winner, state.won_by, state.turn)
    assert (sum(outcome.answers), outcome.first, outcome.error) == (len(game.answers), state.first, "")


def test_the_game_file_replays_to_the_same_end() -> None:
    outcome = play(small_match(2, ("random", "random")), 1, keep=True)
    record = GameRecord.loads(outcome.record)
    assert record.names == ("random: The Agency and Miskatonic University", "random: Cthulhu and Hastur")
    game = record.replay(POOL)
    assert (game.winner, game.state.turn) == (outcome.winner, outcome.turns)
    assert play(small_match(2), 1).record == ""


PLAIN = ["007", "008", "009", "010", "029", "043", "044", "047", "052", "064", "067", "088", "092", "108", "112", "132"]
"""Characters of the Core Set without text."""
QUIET = ("core-156", "core-161", "core-162", "core-165")
"""Stories that move no card between deck, hand and domains."""


def test_cards_drawn_played_and_resourced() -> None:
    """Where no text moves cards about, the piles at the end tell what happened to each card: what left the deck was
    drawn, what lies in a domain is a resource, what is in play or discarded was played. SET-6: cards that a mulligan
    gave back were not drawn."""
    plain = Deck("Plain", {f"core-{number}": 3 for number in PLAIN})
    schedule = replace(match((plain, plain), ("random", "random"), 12), stories=QUIET)
    mulligans = 0
    for number in range(12):
        outcome = play(schedule, number, keep=True)
        record = GameRecord.loads(outcome.record)
        mulligans += record.answers.count("mulligan")
        cards = record.replay(POOL).state.cards
        for seat in (0, 1):
            own = [piece for piece in cards if piece.owner == seat]
            assert _listed(plain, outcome.cards[seat].drawn) == {
                piece.printed.id for piece in own if piece.zone is not Zone.DECK
            }
            assert _listed(plain, outcome.cards[seat].played) == {
                piece.printed.id for piece in own if piece.zone in (Zone.PLAY, Zone.DISCARD)
            }
            assert _listed(plain, outcome.cards[seat].resourced) == {
                piece.printed.id for piece in own if piece.zone is Zone.RESOURCE
            }
    assert mulligans > 3


def _listed(deck: Deck, bits: int) -> set[str]:
    return {card for place, card in enumerate(deck.cards) if bits >> place & 1}


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("Faller", "RuntimeError: the stars are wrong"),
        ("Cheat", 'IllegalOption: "win" is not among the'),
        ("Quitter", "SystemExit: 3"),
    ],
)
def test_a_bot_that_goes_wrong_fails_its_game_and_no_more(bot: str, said: str) -> None:
    schedule = small_match(20, (f"tests.arena.helpers:{bot}", "random"))
    failed = [outcome for outcome in (play(schedule, number) for number in range(12)) if outcome.failed]
    assert failed
    for outcome in failed:
        assert said in outcome.error
        record = GameRecord.loads(outcome.record)
        assert record.result is None
        assert record.replay(POOL).decision is not None


def test_a_failed_game_is_kept_up_to_the_bad_answer() -> None:
    schedule = small_match(20, ("tests.arena.helpers:Faller", "random"))
    failed = next(outcome for outcome in (play(schedule, number) for number in range(20)) if outcome.failed)
    seat = failed.number % 2
    assert failed.winner == NOBODY
    assert failed.answers[seat] == 19
    assert len(GameRecord.loads(failed.record).answers) == sum(failed.answers)


def test_an_outcome_survives_json() -> None:
    outcome = play(small_match(2), 0)
    assert Outcome.from_json(json.loads(json.dumps(outcome.to_json()))) == outcome
    failed = replace(outcome, winner=NOBODY, error="why")
    assert Outcome.from_json(failed.to_json()) == failed
    assert Touched.read(str(Touched(0b101, 0, 1 << 46))) == Touched(0b101, 0, 1 << 46)


@pytest.mark.parametrize(
    ("bots", "said"),
    [
        (("acolite", "random"), 'No bot is called "acolite".'),
        (("random", "no.such.place:Bot"), 'The bot "no.such.place:Bot" cannot be brought in: No module named'),
        (("random", "tests.arena.helpers:Nobody"), 'The bot "tests.arena.helpers:Nobody" cannot be brought in:'),
    ],
)
def test_an_unknown_bot_is_found_out_before_the_first_game(bots: tuple[str, str], said: str) -> None:
    with pytest.raises(RlyehError) as told:
        check(small_match(2, bots))
    assert str(told.value).startswith(said)


def test_a_deck_that_cannot_be_dealt_is_found_out_before_the_first_game() -> None:
    """SET-5."""
    with pytest.raises(RlyehError, match="has 3 cards"):
        check(match((deck(), Deck("Tiny", {"core-001": 3})), ("random", "random"), 2))


def test_a_game_without_end_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rlyeh.arena.table.LONGEST", 50)
    outcome = play(small_match(2), 0)
    assert outcome.failed
    assert "ArenaError: The game did not end within 50 answers." in outcome.error
    assert len(GameRecord.loads(outcome.record).answers) == 51
