"""Features of a side of the table, as numbers: what the evaluation looks at.

How many domains are drained is not among them: who has drained them has mostly done something useful, and a network
that learns that drains them for nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.bots.acolyte import worth
from rlyeh.engine import reading
from rlyeh.model import CardType, Keyword, Position

if TYPE_CHECKING:
    from rlyeh.engine import Game

_STORIES: Final = (
    "a story won",
    "a second story won",
    "stories with one token",
    "with two tokens",
    "with three tokens",
    "with four tokens or more",
    "most tokens on a story",
    "three tokens or more for the third story",
)
_PEOPLE: Final = (
    "characters",
    "skill",
    "terror icons",
    "combat icons",
    "arcane icons",
    "investigation icons",
    "with Willpower",
    "Toughness",
    "wounds",
    "worth of their texts",
)
_REST: Final = (
    "insane characters",
    "supports",
    "worth of supports",
    "resources on the largest domain",
    "on the second",
    "on the third",
    "cards in the deck",
    "five cards or fewer there",
    "two cards or fewer there",
    "cards in hand",
    "characters in hand",
    "cards in hand that the largest domain could pay for",
    "what cards in hand cost on average",
    "worth of characters in hand",
)
NAMES: Final[tuple[str, ...]] = (
    *_STORIES,
    *["ready: " + name for name in _PEOPLE],
    *["exhausted: " + name for name in _PEOPLE],
    *_REST,
)
"""What the numbers of a side stand for."""
IMMORTAL: Final = 2
"""How much Toughness Invulnerability counts as."""


def numbers(game: Game, seat: int) -> list[float]:
    """The numbers of a side, in the order of their names."""
    domains = sorted([len(domain.resources) for domain in game.state.sides[seat].domains], reverse=True)
    domains += [0] * 3
    return [
        *_stories(game, seat),
        *_in_play(game, seat),
        float(domains[0]),
        float(domains[1]),
        float(domains[2]),
        *_cards(game, seat, domains[0]),
    ]


def _stories(game: Game, seat: int) -> list[float]:
    state = game.state
    won = len(state.sides[seat].won)
    counts = [0.0] * 4
    most = 0
    for story in state.row:
        tokens = state.cards[story].tokens[seat]
        if tokens:
            counts[min(4, tokens) - 1] += 1.0
            most = max(most, tokens)
    return [float(won >= 1), float(won >= 2), *counts, float(most), float(won >= 2 and most >= 3)]


def _in_play(game: Game, seat: int) -> list[float]:
    """The ready, the exhausted and the insane, and the supports."""
    ready = [0.0] * len(_PEOPLE)
    exhausted = [0.0] * len(_PEOPLE)
    insane = supports = value = 0.0
    for card in reading.controls(game, seat):
        position = game.state.cards[card].position
        if position is Position.INSANE:
            insane += 1.0
        elif not reading.is_character(game, card):
            supports += 1.0
            value += worth.of(game, card)
        else:
            _add(game, card, ready if position is Position.READY else exhausted)
    return [*ready, *exhausted, insane, supports, value]


def _add(game: Game, card: int, people: list[float]) -> None:
    piece = game.state.cards[card]
    icons = reading.icons(game, card)
    words = reading.keywords(game, card)
    people[0] += 1.0
    people[1] += reading.skill(game, card)
    for kind in range(4):
        people[2 + kind] += icons[kind]
    if words:
        people[6] += Keyword.WILLPOWER in words
        people[7] += words.get(Keyword.TOUGHNESS, 0) + IMMORTAL * (Keyword.INVULNERABILITY in words)
    people[8] += piece.wounds
    people[9] += worth.texts(piece.face)


def _cards(game: Game, seat: int, largest: int) -> list[float]:
    """The deck and the hand."""
    side = game.state.sides[seat]
    deck = len(side.deck)
    characters = payable = cost = value = 0.0
    for card in side.hand:
        face = game.state.cards[card].face
        cost += face.cost
        payable += face.cost <= largest
        if face.type is CardType.CHARACTER:
            characters += 1.0
            value += worth.printed(face)
    return [
        float(deck),
        float(deck <= 5),
        float(deck <= 2),
        float(len(side.hand)),
        characters,
        payable,
        cost / max(1, len(side.hand)),
        value,
    ]
