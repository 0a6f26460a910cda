"""Values of things: cards in play, cards in hand, success tokens. One skill on a character is the unit.

Every judgement of the acolyte comes down to these numbers, so they are all here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.engine import reading
from rlyeh.engine.reading import stories_needed, tokens_needed
from rlyeh.engine.words import Ability
from rlyeh.model import CardType, Icons, Keyword, Label, Position, Zone

if TYPE_CHECKING:
    from rlyeh.engine import Game
    from rlyeh.engine.reading import Piece
    from rlyeh.engine.words import Face

PLAY: Final = Zone.PLAY
BODY: Final = 1.2
"""A character at all: somebody who can be sent to a story."""
ICON: Final[tuple[float, ...]] = (0.9, 1.0, 0.7, 1.1)
"""An icon, by its kind: terror, combat, arcane, investigation."""
KEYWORD: Final[dict[Keyword, float]] = {
    Keyword.FAST: 0.5,
    Keyword.WILLPOWER: 0.8,
    Keyword.TOUGHNESS: 0.8,
    Keyword.INVULNERABILITY: 2.0,
    Keyword.RESILIENT: 0.8,
}
"""A keyword, each point of Toughness for itself; those that are not listed count for nothing in play."""
ABILITY: Final[dict[Label, float]] = {Label.ACTION: 0.9, Label.DISRUPT: 0.6, Label.RESPONSE: 0.6, Label.FORCED: 0.0}
"""A triggered ability, by its label: a forced one may as well hurt its player."""
STANDING: Final = 0.4
"""A standing text of a character."""
INSANE: Final = 0.35
"""What is left of a character's worth while it is insane."""
SUPPORT: Final = 1.2
"""A support, beside what it costs: somebody thought it worth its price."""
CARD: Final = 1.5
"""A card in hand."""
RESOURCE: Final = 1.0
"""A resource on a domain."""

STEPS: Final[tuple[float, ...]] = (0.0, 2.5, 5.5, 9.0, 13.5, 20.0)
"""Success tokens on one side of a story; the last number is a story won."""
GAME: Final = 400.0
"""The game won."""


def printed(face: Face) -> float:
    """What a card of this face is worth in play, by what is printed on it."""
    value = _PRINTED.get(face)
    if value is None:
        value = _PRINTED[face] = _printed(face)
    return value


_PRINTED: Final[dict[Face, float]] = {}


def _printed(face: Face) -> float:
    if face.type is CardType.CHARACTER:
        total = BODY + (max(1.5, face.cost - 1.0) if face.skill_is_x else float(face.skill)) + texts(face)
        for at, number in enumerate(face.icons):
            total += number * ICON[at]
        for keyword, value in face.keywords.items():
            total += _keyword(keyword, value)
        return total
    return SUPPORT + max(1, face.cost) + 0.5 * texts(face)


def texts(face: Face) -> float:
    """What a card's text box is worth, without asking what it says."""
    value = _TEXTS.get(face)
    if value is None:
        value = STANDING * len(face.standing)
        for text in face.text:
            if isinstance(text, Ability):
                value += ABILITY.get(text.label, 0.0)
        _TEXTS[face] = value
    return value


_TEXTS: Final[dict[Face, float]] = {}


def _keyword(keyword: Keyword, value: int) -> float:
    return KEYWORD.get(keyword, 0.0) * max(1, value)


def of(game: Game, card: int) -> float:
    """What a card in play is worth to its controller now; elsewhere, what it would be worth there."""
    piece = game.state.cards[card]
    face = piece.face
    if piece.zone is not PLAY:
        return printed(face)
    if piece.position is Position.INSANE:
        return INSANE * printed(piece.printed)
    if not reading.is_character(game, card):
        return printed(face)
    return character(game, card)


def character(game: Game, card: int) -> float:
    """What a sane character is worth as it is now."""
    piece = game.state.cards[card]
    return sane(
        piece,
        reading.skill(game, card),
        reading.icons(game, card),
        reading.keywords(game, card),
    )


def sane(piece: Piece, skill: int, icons: Icons, words: dict[Keyword, int]) -> float:
    """What a sane character with this skill, these icons and keywords is worth."""
    face = piece.face
    if words is face.keywords and skill == face.skill and icons == face.icons:
        total = _UNCHANGED.get(face)
        if total is None:
            total = _UNCHANGED[face] = _sane(face, skill, icons, words)
    else:
        total = _sane(face, skill, icons, words)
    return total - 0.5 * piece.wounds


_UNCHANGED: Final[dict[Face, float]] = {}


def _sane(face: Face, skill: int, icons: Icons, words: dict[Keyword, int]) -> float:
    total = BODY + skill + texts(face)
    total += icons[0] * ICON[0] + icons[1] * ICON[1] + icons[2] * ICON[2] + icons[3] * ICON[3]
    for keyword, value in words.items():
        total += _keyword(keyword, value)
    return total


def tokens(game: Game, story: int, seat: int, number: int) -> float:
    """What so many more success tokens on a side of a story are worth to that side."""
    return _token_table(game, story, seat, tokens_needed(game, story, seat))[min(5, number)]


def token_tables(game: Game, story: int, seat: int) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """What one, two ... five more success tokens on a side of a story are worth to that side, nought being worth
    nothing: to this seat, and to the other.

    With the last one that is needed the story is won, and the other side's tokens there are lost; with the last story
    the game.
    """
    mine, theirs = tokens_needed(game, story, seat), tokens_needed(game, story, 1 - seat)
    return _token_table(game, story, seat, mine), _token_table(game, story, 1 - seat, theirs)


def _token_table(game: Game, story: int, seat: int, needed: int) -> tuple[float, ...]:
    state = game.state
    tokens = state.cards[story].tokens
    won = len(state.sides[seat].won)
    last = won + 1 >= stories_needed(game, seat)
    key = (max(1, needed), tokens[seat], tokens[1 - seat], won, len(state.sides[1 - seat].won), last)
    table = _TABLES.get(key)
    if table is None:
        table = _TABLES[key] = _made_table(*key)
    return table


_TABLES: Final[dict[tuple[int, int, int, int, int, bool], tuple[float, ...]]] = {}


def _made_table(needed: int, have: int, theirs: int, won: int, lost: int, last: bool) -> tuple[float, ...]:
    weight = importance(won)
    now = step(have, needed)
    table = [weight * (step(have + number, needed) - now) for number in range(min(6, max(1, needed - have)))]
    if len(table) < 6:
        prize = GAME if last else weight * (STEPS[5] - now) + importance(lost) * step(theirs, needed)
        table += [prize] * (6 - len(table))
    return tuple(table)


def importance(won: int) -> float:
    """Tokens matter more to a player who has won stories already."""
    return (1.0, 1.25, 1.7)[won] if won < 3 else 1.7


def step(number: int, needed: int) -> float:
    """Tokens on one side by how many are still missing."""
    return STEPS[max(0, min(5, number + 5 - needed))]
