"""Payment chances: when a card can be paid, exactly, turn by turn, under a plan for where resources go.

A card of faction F and cost C is paid by draining one domain with C resources, one of which shows F (PAY-1, PAY-2);
Loyal wants all C to show it (PAY-20), Steadfast N wants N on all domains together (PAY-22). A *plan* fixes the domain
that gets the resource of each turn. What becomes a resource is then chosen as well as it can be: a card is attached
where it helps, and kept back for a later turn where that helps more.

The question is asked for a card that is held from the setup hand on, so that it is not itself a resource. Of the other
cards, as many have been seen as rules deal out: eight for setup, two a turn. Whether enough of them showed F in time
for the places that the plan leaves is a walk through hypergeometric draws, counted in whole numbers.

Left out: mulligans, cards drawn by effects, what cards take off costs, and that Transient resources count double.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import comb

from rlyeh.engine.reading import HAND, RESOURCES
from rlyeh.errors import DeckError
from rlyeh.model import Card, CardType, Faction, Keyword

DRAW = 2
"""Cards drawn in a draw phase (DRAW-1)."""


@dataclass(frozen=True)
class Plan:
    """Which domain gets the resource of each turn; after the last turn it begins anew. Domains count from 0."""

    domains: tuple[int, ...] = (0, 1)

    @staticmethod
    def read(text: str) -> Plan:
        """A plan as a row of digits: "12" is the first and the second domain in turn."""
        digits = "".join(str(number + 1) for number in range(RESOURCES))
        if not text or set(text) - set(digits):
            raise DeckError(f'"{text}" is no plan: write domains from 1 to {RESOURCES} in a row, such as 12 or 1123.')
        return Plan(tuple(int(digit) - 1 for digit in text))

    def __str__(self) -> str:
        return "".join(str(domain + 1) for domain in self.domains)

    def places(self, turn: int) -> list[tuple[int, int]]:
        """Every place for a resource up to a turn, as turn and domain; setup is turn 0, one for each (SET-7)."""
        later = [(number, self.domains[(number - 1) % len(self.domains)]) for number in range(1, turn + 1)]
        return [(0, domain) for domain in range(RESOURCES)] + later


TWO_DOMAINS = Plan()
"""The usual plan: two domains grow, the third stays small for cheap cards and abilities."""


@dataclass(frozen=True)
class Demand:
    """What has to be there before a card can be played. Cards that demand the same are one row of the table."""

    faction: Faction
    cost: int
    loyal: bool = False
    steadfast: tuple[tuple[Faction, int], ...] = ()
    supplies: Faction = Faction.NEUTRAL
    """The resource icon of the card itself, which is not among those it can be paid with."""

    @staticmethod
    def of(card: Card) -> Demand | None:
        """What a card demands; nothing for a card whose cost is no number."""
        if card.type is CardType.STORY or not isinstance(card.cost, int):
            return None
        steadfast = tuple(sorted(card.steadfast.items()))
        return Demand(card.faction, card.cost, Keyword.LOYAL in card.keywords, steadfast, card.resource or card.faction)

    @property
    def on_domain(self) -> int:
        """How many resources of the card's faction the drained domain needs (PAY-2, PAY-3, PAY-4, PAY-20)."""
        if self.faction is Faction.NEUTRAL or self.cost == 0:
            return 0
        return self.cost if self.loyal else 1

    def __str__(self) -> str:
        steadfast = [f"Steadfast {number} {faction.title}" for faction, number in self.steadfast]
        return ", ".join([f"{self.faction.title} {self.cost}", *(["Loyal"] if self.loyal else []), *steadfast])


@dataclass(frozen=True)
class Outlook:
    """How the cards of one demand come into reach."""

    demand: Demand
    cards: int
    """How many cards of the deck demand this."""
    chances: tuple[float, ...]
    """For each turn, the first being turn 1."""


@dataclass(frozen=True)
class Dealing:
    """What is dealt: the deck's size and resource icons, and whether its player begins."""

    total: int
    resources: Mapping[Faction, int]
    first: bool = False

    def seen(self, turn: int) -> int:
        """How many cards a player has seen after drawing on a turn; who begins draws one less (DRAW-2)."""
        return HAND + DRAW * turn - (1 if self.first and turn else 0)

    def turns(self, at_most: int) -> int:
        """How many turns can be played before the deck runs out (DRAW-3), as far as wanted."""
        return max(0, min(at_most, (self.total - HAND + self.first - 1) // DRAW))


def outlooks(cards: Sequence[tuple[Card, int]], dealing: Dealing, plan: Plan, turns: int) -> list[Outlook]:
    """The chances of all demands in a deck, by faction and cost."""
    demands: Counter[Demand] = Counter()
    for card, count in cards:
        if (demand := Demand.of(card)) is not None:
            demands[demand] += count
    order = sorted(demands, key=lambda demand: (
        list(Faction).index(demand.faction), demand.cost, demand.loyal, demand.steadfast
    ))  # fmt: skip
    return [Outlook(demand, demands[demand], by_turn(demand, dealing, plan, turns)) for demand in order]


def by_turn(demand: Demand, dealing: Dealing, plan: Plan, turns: int) -> tuple[float, ...]:
    """The chance that a card of this demand can be paid, for each turn that can be played."""
    return tuple(chance(demand, dealing, plan, turn) for turn in range(1, dealing.turns(turns) + 1))


def chance(demand: Demand, dealing: Dealing, plan: Plan, turn: int) -> float:
    """The chance that a card held since setup can be paid on a turn, by way of the domain that suits it best."""
    places = plan.places(turn)
    sizes = Counter(domain for _, domain in places)
    large = [domain for domain in sizes if sizes[domain] >= demand.cost]
    return max((_by_domain(demand, dealing, places, domain) for domain in large), default=0.0)


def _by_domain(demand: Demand, dealing: Dealing, places: list[tuple[int, int]], domain: int) -> float:
    """The chance by way of one domain: enough resources of the right faction in time for its places."""
    own = [turn for turn, where in places if where == domain]
    reserved = own[len(own) - demand.on_domain :] if demand.on_domain else []
    needs = [(demand.faction, demand.on_domain, own)] if demand.on_domain else []
    for faction, number in demand.steadfast:
        free = [turn for turn, _ in places]
        if faction is not demand.faction:
            free = list((Counter(free) - Counter(reserved)).elements())
        needs.append((faction, number, sorted(free)))
    return _all_met(needs, demand, dealing)


_Need = tuple[Faction, int, list[int]]
"""So many resources of a faction on places that are filled on these turns."""


def _all_met(needs: list[_Need], demand: Demand, dealing: Dealing) -> float:
    """The chance that all needs are met.

    A need of n places among m that are filled on turns t1 ... tm can be met if on turn tj at least n - (m - j) cards of
    the faction have been seen: one place after the other is filled as soon as it can be. Needs of the same faction do
    not get in each other's way: whichever places can be filled for one can be completed to the most that can be filled
    at all. For needs of different factions, the places of the match are kept free.
    """
    factions = tuple(dict.fromkeys(faction for faction, _, _ in needs))
    least: dict[int, list[int]] = {}
    for faction, number, turns in needs:
        if number > len(turns):
            return 0.0
        for place, turn in enumerate(turns, 1):
            marks = least.setdefault(turn, [0] * len(factions))
            index = factions.index(faction)
            marks[index] = max(marks[index], number - (len(turns) - place))
    in_deck = tuple(dealing.resources.get(faction, 0) - (faction is demand.supplies) for faction in factions)
    walk = [(dealing.seen(turn) - 1, tuple(least[turn])) for turn in sorted(least)]
    return _walked(in_deck, dealing.total - 1, walk)


def _walked(in_deck: tuple[int, ...], total: int, walk: list[tuple[int, tuple[int, ...]]]) -> float:
    """The chance that draws without putting back never fall behind.

    Of `total` cards, `there` are of each kind that counts. After so many draws, at least so many of each kind must have
    come: that is a step of the walk. Ways are counted in whole numbers and divided once.
    """
    ways: Counter[tuple[int, ...]] = Counter({(0,) * len(in_deck): 1})
    every, seen = 1, 0
    for now, least in walk:
        further: Counter[tuple[int, ...]] = Counter()
        for drawn, number in ways.items():
            left = tuple(kind - got for kind, got in zip(in_deck, drawn, strict=True))
            for outcome, choices in _draws(left, total - seen - sum(left), now - seen):
                reached = tuple(got + new for got, new in zip(drawn, outcome, strict=True))
                if all(got >= need for got, need in zip(reached, least, strict=True)):
                    further[reached] += number * choices
        ways, every, seen = further, every * comb(total - seen, now - seen), now
    return sum(ways.values()) / every


def _draws(left: tuple[int, ...], uncounted: int, number: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Every outcome that drawing a number of cards can have, with the number of ways to it."""
    if not left:
        if number <= uncounted:
            yield (), comb(uncounted, number)
        return
    first, *others = left
    for of_first in range(min(first, number) + 1):
        for of_others, ways in _draws(tuple(others), uncounted, number - of_first):
            yield (of_first, *of_others), comb(first, of_first) * ways
