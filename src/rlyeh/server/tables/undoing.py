"""Undo: which answers can be taken back, whether that needs somebody's leave, and what the game was before them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from rlyeh.asking import Step
from rlyeh.engine import NOTE_OF_CHANCE, Game
from rlyeh.engine.files import give
from rlyeh.engine.visibility import knowers
from rlyeh.server.errors import NotNow
from rlyeh.server.tables.tale import Tale

if TYPE_CHECKING:
    from rlyeh.server.tables.table_state import Fold


class Given(NamedTuple):
    """An answer that still counts."""

    seat: int
    follows: bool
    """Whether it came of the answer before it: given by the player's settings, or as part of the same choice."""
    entry: int
    spans: bool
    """Whether somebody else may have been asked something after it."""
    step: Step
    chance: int
    """Where the random source stood before it."""
    known: bytes
    """For each card, the seats (as bits) that knew it before."""
    tale: Tale
    """What was to be told of the game before."""


def known_cards(game: Game) -> bytes:
    """For each card, the seats that know it, as bits."""
    return bytes([knowers(piece) for piece in game.state.cards])


def is_free(fold: Fold, seat: int) -> bool:
    """Whether a seat may take back whatever it likes: bots always agree, and nobody has to ask themselves."""
    return fold.setup.solo or not fold.setup.people[1 - seat]


def _is_own(seat: int, given: Given) -> bool:
    return not given.follows and given.seat == seat


def last_given(fold: Fold, seat: int) -> int:
    """The place, among the answers that count, of the last one that a player gave; raises if there is none."""
    for place in range(len(fold.given) - 1, -1, -1):
        if _is_own(seat, fold.given[place]):
            return place
    raise NotNow("You have nothing to take back.")


def turn_begin(fold: Fold, seat: int) -> int:
    """The place of the first answer that a player gave in their turn: the present one, or if that is the other
    player's, the one before it; raises if there is no answer of theirs since."""
    place = last_given(fold, seat)
    game = fold.game.state
    turn = game.turn if game.active == seat else game.turn - 1
    for earlier in range(place, -1, -1):
        if fold.given[earlier].step.turn < turn:
            break
        if _is_own(seat, fold.given[earlier]):
            place = earlier
    return place


def place_of(fold: Fold, seat: int, turn: bool) -> int:
    """The first of the answers that would be taken back."""
    return turn_begin(fold, seat) if turn else last_given(fold, seat)


def may(fold: Fold, seat: int, turn: bool = False) -> bool:
    """Whether a player may take back without asking. Against bots they may; against people as long as nothing hidden
    was revealed to anybody, chance had no say, and the other one has not answered since."""
    place = place_of(fold, seat, turn)
    if is_free(fold, seat):
        return True
    if turn:
        return False
    later = fold.given[place:]
    if any(given.seat != seat and not given.follows for given in later):
        return False
    if fold.manners[1 - seat].hide and any(given.spans for given in later):
        return False
    before = later[0]
    if before.chance != fold.game.state.seed:
        return False
    return not any(now & ~then for now, then in zip(known_cards(fold.game), before.known, strict=True))


def check(fold: Fold, seat: int, turn: bool) -> None:
    """Raise why a player may not take back without asking."""
    if not may(fold, seat, turn):
        if turn:
            raise NotNow("Only against the machine can you go back to the beginning of your turn.")
        raise NotNow("A hidden card was revealed, or your opponent has answered: ask your opponent instead.")


def standing(fold: Fold, seat: int) -> Literal["", "free", "ask"]:
    """"free", "ask" or nothing: how a player can take back their last answer."""
    try:
        return "free" if may(fold, seat) else "ask"
    except NotNow:
        return ""


def before(fold: Fold, place: int) -> Game:
    """The game at the question that the answer at a place was for."""
    game = fold.setup.begin()
    keys = fold.game.answers[len(fold.setup.prefix) :]
    for key in keys[: _keys_before(keys, place)]:
        give(game, key)
    assert game.decision is not None
    return game


def _keys_before(keys: list[str], place: int) -> int:
    """How many keys stand before an answer: answers, and notes of where chance went on."""
    answers = 0
    for number, key in enumerate(keys):
        if not key.startswith(NOTE_OF_CHANCE):
            if answers == place:
                return number
            answers += 1
    return len(keys)
