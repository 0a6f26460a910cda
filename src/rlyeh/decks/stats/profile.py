"""Deck composition: cost curve, types, factions, resource icons, struggle icons, skill, keywords, subtypes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TypeVar

from rlyeh.decks.catalogue import printed_card
from rlyeh.decks.deck import Deck
from rlyeh.model import Card, CardType, Faction, Icon, Pool, X

T = TypeVar("T")

Cost = int | str
"""A printed cost: a number, or X."""


@dataclass(frozen=True)
class IconCount:
    """A struggle icon in a deck: how many there are, on how many characters."""

    icon: Icon
    icons: int
    characters: int


@dataclass(frozen=True)
class SkillAtCost:
    """The characters of one cost: how many, and what they bring on average."""

    cost: Cost
    characters: int
    skill: float
    """The mean of the printed numbers; an X is left out."""
    icons: float

    @property
    def skill_per_cost(self) -> float | None:
        """Skill for each resource that is paid; nothing where nothing, or an X, is paid."""
        return self.skill / self.cost if isinstance(self.cost, int) and self.cost else None


@dataclass(frozen=True)
class Profile:
    """A deck, counted. Each copy counts for itself."""

    deck: Deck
    cards: tuple[tuple[Card, int], ...]
    """By type, cost and name."""
    total: int
    types: Mapping[CardType, int]
    factions: Mapping[Faction, int]
    resources: Mapping[Faction, int]
    """Resource icons by faction (CARD-10)."""
    curve: Mapping[Cost, Mapping[CardType, int]]
    """Cards by cost and type, every cost from 0 to the highest, X last."""
    mean_cost: float
    icons: tuple[IconCount, ...]
    skill: tuple[SkillAtCost, ...]
    keywords: Mapping[str, int]
    """The most frequent first; so are the subtypes."""
    subtypes: Mapping[str, int]
    uniques: int
    undeclared: int
    """Cards that the program cannot play yet; they are counted like all others, by what is printed on them."""

    @property
    def characters(self) -> int:
        """How many characters there are."""
        return self.types.get(CardType.CHARACTER, 0)


def profile(deck: Deck, pool: Pool) -> Profile:
    """Count a deck."""
    cards = sorted(((printed_card(card_id, pool), count) for card_id, count in deck.cards.items()), key=_place)
    people = [(card, count) for card, count in cards if card.type is CardType.CHARACTER]
    costs = [(card.cost, count) for card, count in cards if isinstance(card.cost, int)]
    return Profile(
        deck=deck,
        cards=tuple(cards),
        total=deck.total,
        types=_ordered(_count(cards, lambda card: [card.type]), CardType),
        factions=_ordered(_count(cards, lambda card: [card.faction]), Faction),
        resources=_ordered(_count(cards, lambda card: [card.resource or card.faction]), Faction),
        curve=_curve(cards),
        mean_cost=_mean(costs),
        icons=tuple(_icon(icon, people) for icon in Icon),
        skill=tuple(_skill(people)),
        keywords=_frequent(_count(cards, _keywords)),
        subtypes=_frequent(_count(cards, lambda card: card.subtypes)),
        uniques=sum(count for card, count in cards if card.unique),
        undeclared=sum(count for card_id, count in deck.cards.items() if card_id not in pool),
    )


_Cards = Iterable[tuple[Card, int]]


def cost_order(cost: Cost | None) -> tuple[int, int]:
    """Numbers in their order, then X, then no cost at all."""
    return (0, cost) if isinstance(cost, int) else (1, 0) if cost == X else (2, 0)


def _place(entry: tuple[Card, int]) -> tuple[int, tuple[int, int], str]:
    card = entry[0]
    return list(CardType).index(card.type), cost_order(card.cost), card.name


def _count(cards: _Cards, values: Callable[[Card], Iterable[T]]) -> Counter[T]:
    counts: Counter[T] = Counter()
    for card, count in cards:
        for value in values(card):
            counts[value] += count
    return counts


def _ordered(counts: Counter[T], order: Iterable[T]) -> dict[T, int]:
    return {value: counts[value] for value in order if counts[value]}


def _frequent(counts: Counter[str]) -> dict[str, int]:
    return dict(sorted(counts.items(), key=lambda item: (-item[1], item[0])))


def _curve(cards: _Cards) -> dict[Cost, dict[CardType, int]]:
    counts: dict[Cost, Counter[CardType]] = {}
    for card, count in cards:
        if card.cost is not None:
            counts.setdefault(card.cost, Counter())[card.type] += count
    highest = max((cost for cost in counts if isinstance(cost, int)), default=-1)
    costs: list[Cost] = [*range(highest + 1), *([X] if X in counts else [])]
    return {cost: _ordered(counts.get(cost, Counter()), CardType) for cost in costs}


def _icon(icon: Icon, people: _Cards) -> IconCount:
    bearing = [(card.icons[icon], count) for card, count in people if card.icons[icon]]
    return IconCount(icon, sum(icons * count for icons, count in bearing), sum(count for _, count in bearing))


def _skill(people: _Cards) -> Iterable[SkillAtCost]:
    by_cost: dict[Cost, list[tuple[Card, int]]] = {}
    for card, count in people:
        if card.cost is not None:
            by_cost.setdefault(card.cost, []).append((card, count))
    for cost in sorted(by_cost, key=cost_order):
        cards = by_cost[cost]
        skill = _mean((card.skill, count) for card, count in cards if isinstance(card.skill, int))
        icons = _mean((sum(card.icons), count) for card, count in cards)
        yield SkillAtCost(cost, sum(count for _, count in cards), skill, icons)


def _mean(values: Iterable[tuple[int, int]]) -> float:
    """The mean of values with their counts; of nothing, 0."""
    listed = list(values)
    number = sum(count for _, count in listed)
    return sum(value * count for value, count in listed) / number if number else 0.0


def _keywords(card: Card) -> list[str]:
    """Keywords without their values, so that Toughness is one row."""
    words = [str(word) for word in card.keywords]
    others = (("Steadfast", card.steadfast), ("Transient", card.transient), ("Zoog", card.zoog))
    return words + [word for word, is_printed in others if is_printed]
