"""Starting resources for a hint: the three cards of a hand that are best together.

The engine asks for them one by one in an order of its own, in which an early pick forecloses others; a person chooses
all three at once, and so does the hint.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING, Final

from rlyeh.bots.acolyte.resources import starting_worth
from rlyeh.engine.reading import RESOURCES, starting_picks
from rlyeh.model import Faction

if TYPE_CHECKING:
    from rlyeh.engine import Game

SPLASH: Final = 0.15
"""A faction with a smaller share of the deck is no faction of the deck."""


def factions_of_deck(game: Game, seat: int) -> set[Faction]:
    """The factions that a deck is made of."""
    side = game.state.sides[seat]
    game.state.place_top(side, len(side.deck))
    faces = [game.state.cards[card].face for card in (*side.deck, *side.hand)]
    counts = Counter(face.faction for face in faces if face.faction is not Faction.NEUTRAL)
    return {faction for faction, number in counts.items() if number >= SPLASH * counts.total()}


def best_starting(game: Game, seat: int) -> list[int]:
    """The cards that are still to become starting resources, in the order in which they are asked for: those that
    supply as many factions of the deck as the hand can, and are missed least."""
    state = game.state
    picked = starting_picks(game, seat)
    hand = state.sides[seat].hand
    first: dict[str, int] = {}
    for card in sorted(hand):
        first.setdefault(state.cards[card].face.id, card)
    order = {card: (first[state.cards[card].face.id], card) for card in hand}
    after = order[picked[-1]][0] if picked else 0
    left = [card for card in sorted(hand, key=order.__getitem__) if card not in picked and order[card][0] >= after]
    factions = factions_of_deck(game, seat)
    faces = [state.cards[card].face for card in hand]

    def value(cards: tuple[int, ...]) -> tuple[int, float]:
        chosen = [state.cards[card].face for card in (*picked, *cards)]
        return len(factions & {face.resource for face in chosen}), starting_worth(faces, chosen)

    threes: list[tuple[int, ...]] = list(combinations(left, RESOURCES - len(picked)))
    best = max(threes, key=value)
    return list(best)
