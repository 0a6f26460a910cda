"""Values of deeds: what it is worth to a player that a card is wounded, readied, destroyed ..."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.bots.acolyte import battle, worth
from rlyeh.engine import NOTHING, reading
from rlyeh.engine.reading import Kind
from rlyeh.model import Keyword, Phase, Position, Zone

if TYPE_CHECKING:
    from collections.abc import Callable

    from rlyeh.engine import Game

PLAY: Final = Zone.PLAY
HAND: Final = Zone.HAND


def deed(game: Game, kind: int, card: int, me: int, times: int = 1) -> float:
    """What it is worth to `me` that this happens to the card now, so many times at once."""
    judge = DEEDS.get(kind)
    if judge is None or card == NOTHING:
        return 0.0
    value = judge(game, card, times)
    piece = game.state.cards[card]
    whose = piece.controller if piece.zone is PLAY else piece.owner
    return value if whose == me else -value


def stake(game: Game, card: int) -> float:
    """What it means for the story that a committed character is no longer there, to its controller: mostly a loss."""
    if game.state.phase is not Phase.STORY or game.state.cards[card].story == NOTHING:
        return 0.0
    swing = battle.swing(game, card, gone=True)
    return swing if game.state.cards[card].controller == game.state.active else -swing


def readiness(game: Game, card: int) -> float:
    """What it is worth to its controller that a character is ready at this moment, until it becomes ready anyway."""
    if not reading.is_character(game, card):
        return 0.3 * worth.of(game, card)
    worthy = worth.of(game, card)
    mine = game.state.cards[card].controller == game.state.active
    late = reading.has_begun(game, "commit" if mine else "defend")
    if mine:
        return (0.2 if late else 0.45) * worthy
    return (0.02 if late else 0.3) * worthy


def _gone(game: Game, card: int, times: int) -> float:
    if game.state.cards[card].zone is Zone.RESOURCE:
        return -worth.RESOURCE
    return -_in_play(game, card) + stake(game, card)


def _in_play(game: Game, card: int) -> float:
    """What a card in play is worth with all that is attached to it."""
    total = worth.of(game, card)
    cards = game.state.cards
    mine = cards[card].controller
    for other in game.state.play:
        if cards[other].host == card:
            total += (0.6 if cards[other].controller == mine else -0.6) * worth.of(game, other)
    return total


def _wound(game: Game, card: int, times: int) -> float:
    if not reading.can_happen(game, Kind.WOUND, card):
        return 0.0
    left = reading.toughness(game, card) - game.state.cards[card].wounds
    return _gone(game, card, 1) if times > left else -battle.WOUND * times


def _go_insane(game: Game, card: int, times: int) -> float:
    if not reading.can_happen(game, Kind.GO_INSANE, card):
        return 0.0
    return madness(game, card)


def madness(game: Game, card: int) -> float:
    """What it is worth to its controller that a character goes insane, whatever protects it."""
    return -battle.INSANITY * worth.of(game, card) + stake(game, card)


def _restore(game: Game, card: int, times: int) -> float:
    piece = game.state.cards[card]
    return 0.55 * worth.printed(piece.printed) if piece.position is Position.INSANE else 0.0


def _ready(game: Game, card: int, times: int) -> float:
    return readiness(game, card) if game.state.cards[card].position is Position.EXHAUSTED else 0.0


def _exhaust(game: Game, card: int, times: int) -> float:
    return -readiness(game, card) if game.state.cards[card].position is Position.READY else 0.0


def _to_hand(game: Game, card: int, times: int) -> float:
    piece = game.state.cards[card]
    if piece.zone is PLAY:
        insane = piece.position is Position.INSANE
        return (worth.CARD if insane else -0.6 * _in_play(game, card)) + stake(game, card)
    return worth.CARD + 0.25 * worth.printed(piece.face)


def _to_deck(game: Game, card: int, times: int) -> float:
    return {PLAY: -_in_play(game, card), HAND: -worth.CARD}.get(game.state.cards[card].zone, 0.2)


def _uncommit(game: Game, card: int, times: int) -> float:
    return stake(game, card)


def _enter(game: Game, card: int, times: int) -> float:
    return worth.printed(game.state.cards[card].printed)


def _discard(game: Game, card: int, times: int) -> float:
    return -worth.CARD - 0.1 * worth.printed(game.state.cards[card].face)


def _taken(game: Game, card: int, times: int) -> float:
    return -1.6 * _in_play(game, card)


def _heal(game: Game, card: int, times: int) -> float:
    return battle.WOUND * min(times, game.state.cards[card].wounds)


DEEDS: Final[dict[int, Callable[[Game, int, int], float]]] = {
    Kind.WOUND: _wound,
    Kind.HEAL: _heal,
    Kind.GO_INSANE: _go_insane,
    Kind.RESTORE: _restore,
    Kind.READY: _ready,
    Kind.EXHAUST: _exhaust,
    Kind.DESTROY: _gone,
    Kind.SACRIFICE: _gone,
    Kind.DISCARD_PLAY: _gone,
    Kind.REMOVE: _gone,
    Kind.DESTROY_RESOURCE: lambda game, card, times: -worth.RESOURCE,
    Kind.DISCARD_RESOURCE: lambda game, card, times: -worth.RESOURCE,
    Kind.RETURN_HAND: _to_hand,
    Kind.TO_DECK: _to_deck,
    Kind.UNCOMMIT: _uncommit,
    Kind.ENTER_PLAY: _enter,
    Kind.DISCARD_HAND: _discard,
    Kind.TAKE_CONTROL: _taken,
}
"""What a thing is worth to whoever controls the card it happens to."""


def keyword(word: Keyword, number: int = 1) -> float:
    """What a keyword is worth."""
    return worth.KEYWORD.get(word, 0.0) * number
