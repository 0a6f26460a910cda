"""The record of everything that is told about a deck."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rlyeh.decks.deck import Deck
from rlyeh.decks.stats.chances import TWO_DOMAINS, Dealing, Demand, Outlook, Plan, by_turn, outlooks
from rlyeh.decks.stats.hands import setup_hands
from rlyeh.decks.stats.profile import Profile, profile
from rlyeh.engine.reading import HAND
from rlyeh.model import Card, Faction, Json, Pool

TURNS = 8
"""How far ahead chances are told."""
HANDS = 3
"""How many sample hands are dealt."""


@dataclass(frozen=True)
class Wishes:
    """What a person may choose about the statistics."""

    plan: Plan = TWO_DOMAINS
    turns: int = TURNS
    first: bool = False
    """Whether the player begins the game."""
    hands: int = HANDS
    seed: int = 0


@dataclass(frozen=True)
class Statistics:
    """A deck's profile, its chances and some hands."""

    profile: Profile
    wishes: Wishes
    outlooks: tuple[Outlook, ...]
    """When the cards of the deck can be paid."""
    matches: tuple[tuple[Faction, tuple[float, ...]], ...]
    """For each faction, the chance by turn of a resource match for a card of cost 1, which no plan delays."""
    hands: tuple[tuple[Card, ...], ...]

    @property
    def turns(self) -> int:
        """How many turns the chances tell of; none for a deck that cannot be dealt."""
        return len(self.matches[0][1]) if self.matches else 0

    def gaps(self) -> str:
        """Whether the deck is more than can be played; nothing for one whose cards all can."""
        number = self.profile.undeclared
        if not number:
            return ""
        cards = "1 card cannot" if number == 1 else f"{number} cards cannot"
        return f"{cards} be played here yet; what is printed on them is counted all the same."

    def method(self) -> str:
        """How the chances were found, and what they suppose."""
        place = "going first (one card on the first turn)" if self.wishes.first else "going second"
        return (
            "Exact, by counting hypergeometric draws; nothing is simulated. For a card that is in the setup hand, "
            f"{place}: eight cards, then two a turn. One resource a turn goes to a domain by plan {self.wishes.plan} "
            "(these domains in turn, over and over), and it is the most useful card for this purpose. Mulligans, cards "
            "drawn by effects, changed costs, costs of X and the double worth of Transient resources are left out."
        )

    def to_json(self) -> dict[str, Json]:
        """All of it as JSON."""
        own = self.profile
        return {
            "deck": own.deck.name,
            "cards": own.total,
            "mean_cost": own.mean_cost,
            "unique": own.uniques,
            "undeclared": own.undeclared,
            "curve": {str(cost): {str(type): n for type, n in types.items()} for cost, types in own.curve.items()},
            "types": {str(type): number for type, number in own.types.items()},
            "factions": {str(faction): number for faction, number in own.factions.items()},
            "resources": {str(faction): number for faction, number in own.resources.items()},
            "icons": {count.icon.slug: {"icons": count.icons, "characters": count.characters} for count in own.icons},
            "skill": [{**vars(row), "skill_per_cost": row.skill_per_cost} for row in own.skill],
            "keywords": dict(own.keywords),
            "subtypes": dict(own.subtypes),
            "chances": {
                "method": self.method(),
                "plan": str(self.wishes.plan),
                "first": self.wishes.first,
                "match": {str(faction): list(chances) for faction, chances in self.matches},
                "rows": [_row(outlook) for outlook in self.outlooks],
            },
            "hands": {"seed": self.wishes.seed, "dealt": [[card.id for card in hand] for hand in self.hands]},
        }


def statistics(deck: Deck, pool: Pool, wishes: Wishes | None = None) -> Statistics:
    """Work out everything about a deck."""
    wishes = wishes or Wishes()
    counted = profile(deck, pool)
    dealing = Dealing(counted.total, counted.resources, wishes.first)
    dealt = setup_hands(deck, pool, wishes.hands, wishes.seed) if counted.total >= HAND else []
    return Statistics(
        profile=counted,
        wishes=wishes,
        outlooks=tuple(outlooks(counted.cards, dealing, wishes.plan, wishes.turns)),
        matches=tuple(_matches(counted.factions, dealing, wishes)),
        hands=tuple(map(tuple, dealt)),
    )


def _matches(
    factions: Iterable[Faction], dealing: Dealing, wishes: Wishes
) -> Iterable[tuple[Faction, tuple[float, ...]]]:
    for faction in factions:
        if faction is not Faction.NEUTRAL:
            yield faction, by_turn(Demand(faction, 1, supplies=faction), dealing, wishes.plan, wishes.turns)


def _row(outlook: Outlook) -> dict[str, Json]:
    demand = outlook.demand
    return {
        "demand": str(demand),
        "faction": str(demand.faction),
        "cost": demand.cost,
        "loyal": demand.loyal,
        "steadfast": {str(faction): number for faction, number in demand.steadfast},
        "cards": outlook.cards,
        "by_turn": list(outlook.chances),
    }
