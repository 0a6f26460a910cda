"""Schedules for the usual questions: two decks, bots against bots, every deck against every other."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, permutations

from rlyeh.arena.schedule import Entrant, Pairing, Schedule, common_stories
from rlyeh.decks import MATCHUPS, Deck
from rlyeh.decks.shelf import named_quick_deck
from rlyeh.engine import LCG, rule_set
from rlyeh.errors import ArenaError

STRIDE = 23
"""Without a common factor with the number of match-ups: so a few games already see every faction."""


def even(games: int) -> int:
    """Games come in pairs, so an odd number gets one more."""
    if games < 1:
        raise ArenaError(f"{games} games cannot be played: ask for one or more.")
    return games + games % 2


def match(
    decks: tuple[Deck, Deck], bots: tuple[str, str], games: int, seed: int = 0, rules: str = LCG.name
) -> Schedule:
    """Two decks against each other; both change seats after every game, and each deal is played twice."""
    rule_set(rules)
    entrants = (Entrant(0, bots[0]), Entrant(1, bots[1]))
    pairing = Pairing((0, 1), (1, 0))
    return Schedule("simulate", decks, entrants, (pairing,), even(games), seed, rules, common_stories(decks))


def field(decks: Sequence[Deck], bot: str, games: int, seed: int = 0, rules: str = LCG.name) -> Schedule:
    """Every deck against every other, so many games each, all in the hands of the same bot."""
    rule_set(rules)
    if len(decks) < 2:
        raise ArenaError("A field needs two decks or more.")
    _all_different([deck.name for deck in decks], "deck")
    entrants = tuple(Entrant(place, bot) for place in range(len(decks)))
    pairings = tuple(Pairing((first, second), (second, first)) for first, second in combinations(range(len(decks)), 2))
    total = even(games) * len(pairings)
    return Schedule("field", tuple(decks), entrants, pairings, total, seed, rules, common_stories(decks))


def ladder(
    bots: Sequence[str], games: int, seed: int = 0, rules: str = LCG.name, decks: Sequence[Deck] | None = None
) -> Schedule:
    """Every bot against every other, so many games each, with the same decks from both sides of the same deal.

    Without decks these are all quick decks of the Core Set, mixed; otherwise every given deck against every other.
    """
    rule_set(rules)
    if len(bots) < 2:
        raise ArenaError("A ladder needs two bots or more.")
    _all_different(bots, "bot")
    tables = _quick_tables() if decks is None else _tables(decks)
    deck_names = list(dict.fromkeys(deck.name for table in tables for deck in table))
    by_name = {deck.name: deck for table in tables for deck in table}
    place = {name: number for number, name in enumerate(deck_names)}

    def entrant(bot: int, deck: Deck) -> int:
        return bot * len(deck_names) + place[deck.name]

    pairings = tuple(
        Pairing((entrant(a, left), entrant(b, right)), (entrant(b, left), entrant(a, right)))
        for left, right in tables
        for a, b in combinations(range(len(bots)), 2)
    )
    entrants = tuple(Entrant(number, bot) for bot in bots for number in range(len(deck_names)))
    total = even(games) * len(bots) * (len(bots) - 1) // 2
    listed = tuple(by_name[name] for name in deck_names)
    return Schedule("ladder", listed, entrants, pairings, total, seed, rules, common_stories(listed))


def mixed(bots: tuple[str, str], games: int, seed: int = 0, rules: str = LCG.name) -> Schedule:
    """Two bots, or one against itself, with all quick decks of the Core Set, mixed."""
    rule_set(rules)
    tables = _quick_tables()
    by_name = {deck.name: deck for table in tables for deck in table}
    place = {name: number for number, name in enumerate(by_name)}
    entrants = tuple(Entrant(number, bot) for bot in bots for number in range(len(place)))
    other = len(place)
    pairings = tuple(
        Pairing((place[first.name], other + place[second.name]), (other + place[first.name], place[second.name]))
        for first, second in tables
    )
    decks = tuple(by_name.values())
    return Schedule("dataset", decks, entrants, pairings, even(games), seed, rules, common_stories(decks))


def _quick_tables() -> list[tuple[Deck, Deck]]:
    """All 420 games between quick decks, in an order that soon shows every faction; packets are part of the names."""
    matchups = (MATCHUPS[number * STRIDE % len(MATCHUPS)] for number in range(len(MATCHUPS)))
    return [
        (named_quick_deck(first, packet), named_quick_deck(second, 1 - packet)) for first, second, packet in matchups
    ]


def _tables(decks: Sequence[Deck]) -> list[tuple[Deck, Deck]]:
    if len(decks) == 1:
        return [(decks[0], decks[0])]
    _all_different([deck.name for deck in decks], "deck")
    return list(permutations(decks, 2))


def _all_different(names: Sequence[str], kind: str) -> None:
    twice = next((name for name in names if list(names).count(name) > 1), None)
    if twice is not None:
        raise ArenaError(f'The {kind} "{twice}" is named twice.')
