"""Numbers of struggles at a story: its own, boosters there, and what texts in force add, take or change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.engine.state.cards import NOTHING
from rlyeh.engine.words.modifiers import Layer
from rlyeh.model import Icons

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.in_force.texts import InForce
    from rlyeh.engine.state.cards import Piece

STRUGGLES: Final = int(Layer.STRUGGLES)


def struggles_at(game: Game, story: int, kind: int) -> int:
    """The number of struggles of a kind that a story has now: own icons, boosters there, what texts add or take
    (STORY-27)."""
    cards = game.state.cards
    total = cards[story].face.struggle_icons[kind]
    index = game.force or game.index()
    changes = index.layers[STRUGGLES]
    if not index.boosters and not changes:
        return total
    if _changes_kinds(game, changes, story):
        return all_struggles(game, story)[kind]
    for card in index.boosters:
        piece = cards[card]
        if boosts(game, piece, story):
            total += piece.face.own_boosters.count(kind)
    for entry in changes:
        if entry.reaches(game, story):
            total += entry.modifier.change_number(game, entry.context, story, kind)
    return total if total > 0 else 0


def boosts(game: Game, piece: Piece, story: int) -> bool:
    """Whether a card with boosters stands at a story: committed, attached to it, or to what is committed (CARD-18)."""
    if piece.story == story or piece.host == story:
        return True
    return piece.host != NOTHING and game.state.cards[piece.host].story == story


def all_struggles(game: Game, story: int) -> Icons:
    """The number of struggles of each kind that a story has now: what `struggles_at` says of each, found in one go."""
    cards = game.state.cards
    printed = cards[story].face.struggle_icons
    index = game.force or game.index()
    counts: list[int] | None = None
    for card in index.boosters:
        piece = cards[card]
        if boosts(game, piece, story):
            counts = counts or list(printed)
            for icon in piece.face.own_boosters:
                counts[icon] += 1
    for entry in index.layers[STRUGGLES]:
        if entry.reaches(game, story):
            counts = counts or list(printed)
            for kind in range(4):
                counts[kind] += entry.modifier.change_number(game, entry.context, story, kind)
    if counts is None:
        return printed
    terror, combat, arcane, investigation = [max(0, number) for number in counts]
    if _changes_kinds(game, index.layers[STRUGGLES], story):
        return _of_other_kinds(game, index.layers[STRUGGLES], story, (terror, combat, arcane, investigation))
    return terror, combat, arcane, investigation


def _changes_kinds(game: Game, texts: list[InForce], story: int) -> bool:
    """Whether a text makes struggles at the story struggles of another kind."""
    return any(
        entry.modifier.kind_instead(kind) != kind and entry.reaches(game, story) for entry in texts for kind in range(4)
    )


def _of_other_kinds(game: Game, texts: list[InForce], story: int, before: Icons) -> Icons:
    """The struggles of a story where texts make some of them struggles of another kind (STORY-61)."""
    counts = [0, 0, 0, 0]
    for kind in range(4):
        becomes = kind
        for entry in texts:
            if entry.reaches(game, story):
                becomes = entry.modifier.kind_instead(becomes)
        counts[becomes] += before[kind]
    return counts[0], counts[1], counts[2], counts[3]
