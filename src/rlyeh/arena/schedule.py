"""Schedules of games: numbered, so that a game's number says everything about it.

Whoever plays game 17 of a schedule, on whichever machine and after however many others, plays the same game. That is
what makes runs independent of the number of workers and able to go on after an interruption.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from rlyeh.decks import STORIES, Deck
from rlyeh.engine import LCG, advance
from rlyeh.model.word import Json

SEATS = (0, 1)


def derived(seed: int, *numbers: int) -> int:
    """A seed of its own for each list of numbers, far from that of its neighbours."""
    for number in numbers:
        seed = advance(advance(seed)[1] ^ number)[1]
    return seed


@dataclass(frozen=True)
class Entrant:
    """A deck in the hands of a bot."""

    deck: int
    """The place of the deck in the schedule's list."""
    bot: str


@dataclass(frozen=True)
class Pairing:
    """Two games with the same deal: who sits where in the first, and who in the second.

    The first contestant has seat 0 in the first game and seat 1 in the second. What changes seats is up to whoever
    makes the schedule: bots with their decks, or bots alone, with the decks staying where they are.
    """

    first: tuple[int, int]
    second: tuple[int, int]

    def seats(self, game: int) -> tuple[int, int]:
        """The entrants at both seats in game 0 or 1."""
        return self.second if game else self.first


@dataclass(frozen=True)
class Fixture:
    """One game that is to be played."""

    number: int
    pairing: int
    """The place of its pairing in the schedule's list."""
    entrants: tuple[int, int]
    """Who has seat 0, and who seat 1: places in the schedule's list."""
    seed: int

    @property
    def pair(self) -> int:
        """The number of the two games that belong together."""
        return self.number // 2

    @property
    def first_seat(self) -> int:
        """Where the first contestant of the pairing sits."""
        return self.number % 2

    def bot_seed(self, seat: int) -> int:
        """The seed of the bot at a seat: a contestant has the same in both games of a pair."""
        return derived(self.seed, 1 + (seat ^ self.first_seat))


@dataclass(frozen=True)
class Schedule:
    """A run of games: pair by pair through all pairings, again and again until there are as many as wanted.

    A longer schedule begins with the games of a shorter one, so a finished run can be made longer.
    """

    kind: str
    """What it is for: "simulate", "ladder" or "field"."""
    decks: tuple[Deck, ...]
    entrants: tuple[Entrant, ...]
    pairings: tuple[Pairing, ...]
    games: int
    seed: int = 0
    rules: str = LCG.name
    stories: tuple[str, ...] = field(default=STORIES)

    def fixture(self, number: int) -> Fixture:
        """The game with this number."""
        pair = number // 2
        place = pair % len(self.pairings)
        seats = self.pairings[place].seats(number % 2)
        return Fixture(number, place, seats, derived(self.seed, pair))

    def deck_of(self, entrant: int) -> Deck:
        """The deck that an entrant plays."""
        return self.decks[self.entrants[entrant].deck]

    def bots(self) -> list[str]:
        """The bots that take part, each once, in the order of their first appearance."""
        return list(dict.fromkeys(entrant.bot for entrant in self.entrants))

    @cached_property
    def digest(self) -> str:
        """A name for everything but the number of games."""
        text = json.dumps(replace(self, games=0).to_json(), sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def to_json(self) -> Json:
        """The schedule as JSON."""
        return {
            "kind": self.kind,
            "decks": [
                {"name": deck.name, "cards": dict(deck.cards), "stories": list(deck.stories)} for deck in self.decks
            ],
            "entrants": [[entrant.deck, entrant.bot] for entrant in self.entrants],
            "pairings": [[*pairing.first, *pairing.second] for pairing in self.pairings],
            "games": self.games,
            "seed": self.seed,
            "rules": self.rules,
            "stories": list(self.stories),
        }

    @staticmethod
    def from_json(data: Json) -> Schedule:
        """Read a schedule from JSON."""
        return Schedule(
            data["kind"],
            tuple(Deck(deck["name"], deck["cards"], tuple(deck["stories"])) for deck in data["decks"]),
            tuple(Entrant(deck, bot) for deck, bot in data["entrants"]),
            tuple(Pairing((a, b), (c, d)) for a, b, c, d in data["pairings"]),
            data["games"],
            data["seed"],
            data["rules"],
            tuple(data["stories"]),
        )


def common_stories(decks: Sequence[Deck]) -> tuple[str, ...]:
    """The story deck that all decks bring, or the ten of the Core Set where they bring none or do not agree."""
    brought = {deck.stories for deck in decks if deck.stories}
    return brought.pop() if len(brought) == 1 else STORIES
