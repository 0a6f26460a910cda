"""Mulligans, the cards that become resources, and the domains they go to."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rlyeh.bots.reference_1 import worth
from rlyeh.model import CardType, Faction

if TYPE_CHECKING:
    from rlyeh.engine import Decision, Game
    from rlyeh.engine.words import Face

PLAN = ((1, 1, 1), (2, 1, 1), (2, 2, 1), (3, 2, 1), (3, 2, 2), (3, 3, 2), (4, 3, 2), (4, 3, 3), (5, 4, 3), (6, 5, 4))
"""How three domains grow, the largest first."""
ENOUGH = 9
"""So many resources, and a card in hand is worth more than another one."""
EARLY = 3
"""What a card may cost to be played in the first turns."""
LATER = (1.0, 0.7, 0.4, 0.2)
"""The share of its worth that is left of a card in hand that costs one, two, three more than can be paid soon."""
NEUTRAL = 0.8
"""What a resource that matches no card counts for less."""


def mulligan(game: Game, decision: Decision) -> list[float]:
    """Keep a hand with characters for the first turns that its own cards can pay for."""
    hand = [game.state.cards[card].face for card in game.state.sides[decision.seat].hand]
    early = sum(1 for face in hand if face.is_character and face.cost <= EARLY)
    characters = sum(1 for face in hand if face.is_character)
    good = early >= 2 and characters >= 3
    return [float(good) if option.verb == "keep" else float(not good) for option in decision.options]


def setup(game: Game, decision: Decision) -> list[float]:
    """Three cards for the first domains: what can be missed, and every faction of the hand at least once."""
    picked = game.topic.picked
    cards = game.state.cards
    hand = [cards[card].face for card in game.state.sides[decision.seat].hand]
    there = Counter(cards[card].face.resource for card in picked)
    wanted = _wanted(hand)
    scores = []
    for option in decision.options:
        face = cards[option.card].face
        scores.append(_supply(face, there, wanted) - 0.8 * keeping(face, early=True))
    return scores


def resource(game: Game, decision: Decision) -> list[float]:
    """Which card goes to which domain, or none: what is missed least, where it helps the rest of the hand most."""
    side = game.state.sides[decision.seat]
    cards = game.state.cards
    domains = side.domains
    sizes = [len(domain.resources) for domain in domains]
    factions = [{cards[card].face.resource for card in domain.resources} for domain in domains]
    hand = [cards[card].face for card in side.hand]
    total = sum(sizes)
    wanted = _wanted(hand)
    here = [_castable(face, sizes, factions) for face in hand]
    scores = []
    kept: dict[Face, float] = {}
    for option in decision.options:
        if option.verb != "resource":
            scores.append(_passing(total, len(hand), here))
            continue
        place = option.number
        grown = _grown(sizes, place)
        fit = _fit(grown)
        if option.card < 0:
            scores.append(fit)
            continue
        face = cards[option.card].face
        if face not in kept:
            kept[face] = keeping(face, early=total < 6)
        mixed = [*factions]
        mixed[place] = factions[place] | {face.resource}
        gain = sum(
            0.35 * (_castable(other, grown, mixed) - before)
            for other, before in zip(hand, here, strict=True)
            if other is not face
        )
        scores.append(fit + gain + _match(face, factions[place], wanted) - kept[face])
    return scores


def _match(face: Face, there: set[Faction | None], wanted: dict[Faction | None, float]) -> float:
    """What the faction of a resource is worth on a domain."""
    if face.resource in (None, Faction.NEUTRAL):
        return -NEUTRAL
    return 0.6 * wanted.get(face.resource, 0.0) if face.resource not in there else 0.0


def _passing(total: int, hand: int, here: list[float]) -> float:
    """What it is worth to keep all cards: little at first, more as domains grow."""
    if total >= ENOUGH:
        return 1.5 + 0.3 * (total - ENOUGH)
    if hand <= 1:
        return -1.0 if not all(here) else 0.5 * (total - 4)
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
    counts = Counter(face.faction for face in hand if face.faction is not Faction.NEUTRAL)
    total = sum(counts.values()) or 1
    return {faction: number / total for faction, number in counts.items()}


def _supply(face: Face, there: Counter[Faction | None], wanted: dict[Faction | None, float]) -> float:
    """A faction that no domain has yet is wanted most."""
    if face.resource in (None, Faction.NEUTRAL):
        return -NEUTRAL
    want = wanted.get(face.resource, 0.0)
    return 3.0 * want if not there[face.resource] else 1.2 * want / there[face.resource]


def _grown(sizes: list[int], place: int) -> list[int]:
    grown = sizes[:]
    grown[place] += 1
    return grown


def _fit(sizes: list[int]) -> float:
    """How well domains of these sizes fit the plan."""
    three = sorted(sizes, reverse=True)[:3]
    total = sum(three)
    plan = next((each for each in PLAN if sum(each) >= total), PLAN[-1])
    return -0.5 * sum(abs(have - want) for have, want in zip(three, plan, strict=False))


def _castable(face: Face, sizes: list[int], factions: list[set[Faction | None]]) -> float:
    """What it is worth that a card can be paid for: its worth, and a little for each further domain that could."""
    able = 0
    for size, there in zip(sizes, factions, strict=True):
        if size >= face.cost and (face.faction is Faction.NEUTRAL or face.faction in there):
            able += 1
    if not able:
        return 0.0
    value = 2.0 if face.is_event else 0.5 * worth.printed(face)
    return value + 0.2 * (able - 1)
