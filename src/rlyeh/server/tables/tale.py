"""The tale of a game: what is told of it when it is over."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from rlyeh.engine import Game
from rlyeh.engine.explain import Entry
from rlyeh.engine.reading import DONE, Kind, Occurrence

LOST = frozenset((Kind.DESTROY, Kind.SACRIFICE, Kind.DISCARD_PLAY))

Pair = tuple[int, int]


class WonStory(msgspec.Struct, frozen=True):
    """A story that was won."""

    seat: int
    story: int
    card: str
    title: str
    turn: int


class Tale(msgspec.Struct, frozen=True):
    """What both players did, in a few figures by seat. Never changed: an answer that is taken back leads back to the
    tale before it."""

    stories: tuple[WonStory, ...] = ()
    """In the order in which they were won."""
    tokens: Pair = (0, 0)
    """Success tokens placed on each player's side."""
    lost: Pair = (0, 0)
    """Characters of each player that were destroyed, sacrificed or discarded."""
    drawn: Pair = (0, 0)
    """Cards that each player drew in turns, without the setup hand."""


def tale_after(tale: Tale, game: Game, journal: Iterable[Entry]) -> Tale:
    """The tale with what has happened since."""
    stories = list(tale.stories)
    tokens, lost, drawn = list(tale.tokens), list(tale.lost), list(tale.drawn)
    for occurrence in journal:
        if not isinstance(occurrence, Occurrence) or occurrence.status != DONE:
            continue
        if occurrence.kind in LOST:
            _lose(occurrence, lost)
        elif occurrence.kind == Kind.WIN_STORY:
            face = game.state.cards[occurrence.card].face
            stories.append(WonStory(occurrence.seat, occurrence.card, face.id, face.title, game.state.turn))
        elif occurrence.kind == Kind.PLACE_TOKEN:
            tokens[occurrence.seat] += 1
        elif occurrence.kind == Kind.DRAW and game.state.turn:
            drawn[occurrence.seat] += 1
    return Tale(tuple(stories), _pair(tokens), _pair(lost), _pair(drawn))


def _lose(loss: Occurrence, lost: list[int]) -> None:
    before = loss.before
    if before is not None and before.face.is_character and before.controller in (0, 1):
        lost[before.controller] += 1


def _pair(numbers: list[int]) -> Pair:
    return numbers[0], numbers[1]
