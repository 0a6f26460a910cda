"""What things are worth: cards in play, cards in hand, success tokens. One skill on a character is the unit.

Every judgement of the acolyte comes down to these numbers, so they are all here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rlyeh.engine import reading
from rlyeh.engine.reading import stories_needed, tokens_needed
from rlyeh.engine.words import Ability
from rlyeh.model import CardType, Keyword, Label, Position, Zone

if TYPE_CHECKING:
    from rlyeh.engine import Game
    from rlyeh.engine.words import Face

BODY = 1.2
"""A character at all: somebody who can be sent to a story."""
ICON = (0.9, 1.0, 0.7, 1.1)
"""An icon, by its kind: terror, combat, arcane, investigation."""
KEYWORD: dict[Keyword, float] = {
    Keyword.FAST: 0.5,
    Keyword.WILLPOWER: 0.8,
    Keyword.TOUGHNESS: 0.8,
    Keyword.INVULNERABILITY: 2.0,
}
"""A keyword, each point of Toughness for itself; those that are not listed count for nothing."""
ABILITY: dict[Label, float] = {Label.ACTION: 0.9, Label.DISRUPT: 0.6, Label.RESPONSE: 0.6, Label.FORCED: 0.0}
"""A triggered ability, by its label: a forced one may as well hurt its player."""
STANDING = 0.4
"""A standing text of a character."""
INSANE = 0.35
"""What is left of a character's worth while it is insane."""
SUPPORT = 1.2
"""A support, beside what it costs: somebody thought it worth its price."""
CARD = 1.5
"""A card in hand."""
RESOURCE = 1.0
"""A resource on a domain."""

STEPS = (0.0, 2.5, 5.5, 9.0, 13.5, 20.0)
"""Success tokens on one side of a story; the last number is a story won."""
GAME = 400.0
"""The game won."""


def printed(face: Face) -> float:
    """What a card of this face is worth in play, by what is printed on it."""
    known = _PRINTED.get(face)
    if known is None:
        known = _PRINTED[face] = _printed(face)
    return known


_PRINTED: dict[Face, float] = {}


def _printed(face: Face) -> float:
    if face.type is CardType.CHARACTER:
        skill = max(1.5, face.cost - 1.0) if face.skill_is_x else face.skill
        icons = sum(number * each for number, each in zip(face.icons, ICON, strict=True))
        return BODY + skill + icons + sum(map(_keyword, face.keywords.items())) + texts(face)
    return SUPPORT + max(1, face.cost) + 0.5 * texts(face)


def texts(face: Face) -> float:
    """What a card's text box is worth, without asking what it says."""
    abilities = sum(ABILITY[text.label] for text in face.text if isinstance(text, Ability) and text.label in ABILITY)
    return abilities + STANDING * len(face.standing)


def _keyword(keyword: tuple[Keyword, int]) -> float:
    return KEYWORD.get(keyword[0], 0.0) * max(1, keyword[1])


def of(game: Game, card: int) -> float:
    """What a card in play is worth to its controller now; elsewhere, what it would be worth there."""
    piece = game.state.cards[card]
    face = piece.face
    if piece.zone is not Zone.PLAY:
        return printed(face)
    if piece.position is Position.INSANE:
        return INSANE * printed(piece.printed)
    if not reading.is_character(game, card):
        return printed(face)
    return character(game, card)


def character(game: Game, card: int) -> float:
    """What a sane character is worth as it is now."""
    face = game.state.cards[card].face
    icons = reading.icons(game, card)
    total = BODY + reading.skill(game, card) + texts(face)
    for number, each in zip(icons, ICON, strict=True):
        total += number * each
    for keyword in reading.keywords(game, card).items():
        total += _keyword(keyword)
    return total - 0.5 * game.state.cards[card].wounds


def tokens(game: Game, story: int, seat: int, number: int) -> float:
    """What so many more success tokens on a side of a story are worth to that side."""
    return token_table(game, story, seat)[min(5, number)]


def token_table(game: Game, story: int, seat: int) -> tuple[float, ...]:
    """What one, two ... five more success tokens on a side of a story are worth to that side; nought are worth nothing.

    With the last one that is needed the story is won, and the other side's tokens there are lost; with the last story
    the game.
    """
    state = game.state
    needed = max(1, tokens_needed(game, story))
    have, theirs = state.cards[story].tokens[seat], state.cards[story].tokens[1 - seat]
    won = len(state.sides[seat].won)
    weight = importance(won)
    now = step(have, needed)
    missing = needed - have
    table = [weight * (step(have + number, needed) - now) for number in range(min(6, max(1, missing)))]
    if len(table) < 6:
        if won + 1 >= stories_needed(game, seat):
            prize = GAME
        else:
            prize = weight * (STEPS[5] - now) + importance(len(state.sides[1 - seat].won)) * step(theirs, needed)
        table += [prize] * (6 - len(table))
    return tuple(table)


def importance(won: int) -> float:
    """Tokens matter more to a player who has won stories already."""
    return (1.0, 1.25, 1.7)[won] if won < 3 else 1.7


def step(number: int, needed: int) -> float:
    """Tokens on one side by how many are still missing."""
    return STEPS[max(0, min(5, number + 5 - needed))]
