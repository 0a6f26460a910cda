"""Mulligans, the cards that become resources, and the domains they go to."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from rlyeh.bots.acolyte import worth
from rlyeh.model import CardType, Faction

if TYPE_CHECKING:
    from rlyeh.engine import Decision, Game
    from rlyeh.engine.words import Face

PLAN: Final[tuple[tuple[int, int, int], ...]] = (
    *((1, 1, 1), (2, 1, 1), (3, 1, 1), (3, 2, 1), (4, 2, 1)),
    *((4, 3, 1), (4, 3, 2), (5, 3, 2), (5, 4, 2), (6, 4, 3)),
)
"""How three domains grow, the largest first."""
ENOUGH: Final = 12
"""So many resources, and a card in hand is worth more than another one."""
EARLY: Final = 3
"""What a card may cost to be played in the first turns."""
LATER: Final[tuple[float, ...]] = (1.0, 0.7, 0.4, 0.2)
"""The share of its worth that is left of a card in hand that costs one, two, three more than can be paid soon."""
NEUTRAL: Final = 0.8
"""What a resource that matches no card counts for less."""


def mulligan(game: Game, decision: Decision) -> list[float]:
    """Keep a hand with characters for the first turns that its own cards can pay for."""
    hand = [game.state.cards[card].face for card in game.state.sides[decision.seat].hand]
    early = sum(1 for face in hand if face.is_character and face.cost <= EARLY)
    characters = sum(1 for face in hand if face.is_character)
    keep = early >= 2 and characters >= 3
    return [float(keep) if option.verb == "keep" else float(not keep) for option in decision.options]


def setup(game: Game, decision: Decision) -> list[float]:
    """Three cards for the first domains: what can be missed, and every faction of the hand at least once."""
    cards = game.state.cards
    hand = [cards[card].face for card in game.state.sides[decision.seat].hand]
    supplied = Counter([cards[card].face.resource for card in game.topic.picked])
    wanted = _wanted(hand)
    scores = []
    for option in decision.options:
        face = cards[option.card].face
        scores.append(_supply(face, supplied, wanted) - 0.8 * keeping(face, early=True))
    return scores


def starting_worth(hand: list[Face], chosen: list[Face]) -> float:
    """What cards of a hand are worth together as the first resources."""
    wanted = _wanted(hand)
    supplied: Counter[Faction | None] = Counter()
    total = 0.0
    for face in chosen:
        total += _supply(face, supplied, wanted) - 0.8 * keeping(face, early=True)
        supplied[face.resource] += 1
    return total


def resource(game: Game, decision: Decision) -> list[float]:
    """Which card goes to which domain, or none: what is missed least, where it helps the rest of the hand most."""
    side = game.state.sides[decision.seat]
    cards = game.state.cards
    sizes = [len(domain.resources) for domain in side.domains]
    factions = [{cards[card].face.resource for card in domain.resources} for domain in side.domains]
    hand = [_Wish(cards[card].face, sizes, factions) for card in side.hand]
    total = sum(sizes)
    wanted = _wanted([wish.face for wish in hand])
    fits = [_fit(_grown(sizes, place)) for place in range(len(sizes))]
    scores = []
    keep_values: dict[Face, float] = {}
    for option in decision.options:
        if option.verb != "resource":
            scores.append(_passing(total, len(hand), [wish.value for wish in hand]))
            continue
        place = option.number
        if option.card < 0:
            scores.append(fits[place])
            continue
        face = cards[option.card].face
        if face not in keep_values:
            keep_values[face] = keeping(face, early=total < 6)
        gain = 0.0
        for wish in hand:
            if wish.face is not face:
                gain += 0.35 * (wish.with_resource(place, face.resource) - wish.value)
        scores.append(fits[place] + gain + _match(face, factions[place], wanted) - keep_values[face])
    return scores


class _Wish:
    """A card in hand, and what it is worth that it can be paid for: something, and a little for each further domain
    that could."""

    __slots__ = ("_elsewhere", "_grown", "_suits", "_worth", "face", "value")

    def __init__(self, face: Face, sizes: list[int], factions: list[set[Faction | None]]) -> None:
        self.face = face
        self._worth = 2.0 if face.is_event else 0.5 * worth.printed(face)
        self._suits = [
            face.faction is Faction.NEUTRAL or face.faction in domain_factions for domain_factions in factions
        ]
        """Whether each domain has its faction."""
        self._grown = [size + 1 >= face.cost for size in sizes]
        """Whether each would be large enough with one resource more."""
        able = [int(suits and size >= face.cost) for suits, size in zip(self._suits, sizes, strict=True)]
        number = sum(able)
        self._elsewhere = [number - pays for pays in able]
        """How many domains can pay besides each of them."""
        self.value = self._castable(number)

    def with_resource(self, place: int, faction: Faction | None) -> float:
        """The value with one more resource of a faction on one of the domains."""
        able = self._elsewhere[place]
        if self._grown[place] and (self._suits[place] or self.face.faction is faction):
            able += 1
        return self._castable(able)

    def _castable(self, able: int) -> float:
        return self._worth + 0.2 * (able - 1) if able else 0.0


def _match(face: Face, domain_factions: set[Faction | None], wanted: dict[Faction | None, float]) -> float:
    """What the faction of a resource is worth on a domain."""
    if face.resource in (None, Faction.NEUTRAL):
        return -NEUTRAL
    return 0.6 * wanted.get(face.resource, 0.0) if face.resource not in domain_factions else 0.0


def _passing(total: int, hand: int, values: list[float]) -> float:
    """What it is worth to keep all cards: little at first, more as domains grow."""
    if total >= ENOUGH:
        return 1.5 + 0.3 * (total - ENOUGH)
    if hand <= 1:
        return -1.0 if not all(values) else 0.5 * (total - 4)
    return -6.0 + 0.5 * total


def keeping(face: Face, early: bool) -> float:
    """What it is worth to have a card in hand rather than on a domain: the dearer it is, the later it can be played."""
    value = 1.3 if face.is_event else 0.35 * worth.printed(face)
    value *= LATER[min(len(LATER) - 1, max(0, face.cost - (EARLY if early else EARLY + 1)))]
    if face.is_character and face.cost <= 2:
        value += 0.4
    if face.type is CardType.SUPPORT:
        value -= 0.3
    return value


def _wanted(hand: list[Face]) -> dict[Faction | None, float]:
    """How much of the hand wants each faction."""
    counts = Counter([face.faction for face in hand if face.faction is not Faction.NEUTRAL])
    total = sum(counts.values()) or 1
    return {faction: number / total for faction, number in counts.items()}


def _supply(face: Face, supplied: Counter[Faction | None], wanted: dict[Faction | None, float]) -> float:
    """A faction that no domain has yet is wanted most."""
    if face.resource in (None, Faction.NEUTRAL):
        return -NEUTRAL
    want = wanted.get(face.resource, 0.0)
    return 3.0 * want if not supplied[face.resource] else 1.2 * want / supplied[face.resource]


def _grown(sizes: list[int], place: int) -> list[int]:
    grown = sizes[:]
    grown[place] += 1
    return grown


def _fit(sizes: list[int]) -> float:
    """How well domains of these sizes fit the plan."""
    three = sorted(sizes, reverse=True)[:3]
    total = sum(three)
    plan = next((planned for planned in PLAN if sum(planned) >= total), PLAN[-1])
    return -0.5 * sum(abs(have - want) for have, want in zip(three, plan, strict=False))
