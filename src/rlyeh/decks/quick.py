"""Quick decks: two factions of the Core Set and one packet of neutral cards (DECK-7)."""

from __future__ import annotations

from itertools import combinations

from rlyeh.decks.deck import Deck
from rlyeh.engine import Chance
from rlyeh.errors import DeckError, one_of
from rlyeh.model import Faction

PLAYED = (
    Faction.AGENCY,
    Faction.MISKATONIC,
    Faction.CTHULHU,
    Faction.SYNDICATE,
    Faction.HASTUR,
    Faction.YOG_SOTHOTH,
    Faction.SHUB_NIGGURATH,
)
"""The seven factions in the order of their collector numbers (GEN-7)."""


def _ids(first: int, last: int) -> tuple[str, ...]:
    return tuple(f"core-{number:03d}" for number in range(first, last + 1))


BLOCKS: dict[Faction, tuple[str, ...]] = {
    faction: _ids(20 * place + 1, 20 * place + 20) for place, faction in enumerate(PLAYED)
}
"""Each faction's twenty cards by collector number (DECK-6). F23 is printed as an Agency card among those of
Miskatonic University; the number decides where it belongs."""

PACKETS: tuple[tuple[str, ...], ...] = (_ids(141, 147), _ids(148, 154))
"""The two packets of neutral cards; F155 is in neither (AMB-63)."""

STORIES: tuple[str, ...] = _ids(156, 165)
"""The ten stories of the Core Set (DECK-5)."""

Pair = tuple[Faction, Faction]

PAIRS: tuple[Pair, ...] = tuple(combinations(PLAYED, 2))
"""The 21 pairs of factions."""


def quick_deck(pair: Pair, packet: int) -> Deck:
    """The quick deck of two factions and a packet (0 or 1)."""
    if len(set(pair)) != 2 or not set(pair) <= set(PLAYED):
        raise DeckError("A quick deck is made of two different factions of the Core Set.", source="DECK-7")
    if packet not in range(len(PACKETS)):
        raise DeckError(f"There are two packets of neutral cards, 0 and 1, not {packet}.", source="DECK-6")
    first, second = pair
    cards = (*BLOCKS[first], *BLOCKS[second], *PACKETS[packet])
    return Deck.of(f"{first.title} and {second.title}", cards, STORIES)


def contested(first: Pair, second: Pair) -> list[Faction]:
    """The factions that both players want; each exists only once (DECK-8)."""
    return [faction for faction in PLAYED if faction in first and faction in second]


def coin_flips(first: Pair, second: Pair, chance: Chance) -> dict[Faction, int]:
    """Who gets each contested faction, 0 for the first player or 1 for the second; the other picks again (DECK-7)."""
    return {faction: chance.below(2) for faction in contested(first, second)}

Matchup = tuple[Pair, Pair, int]
"""Two disjoint pairs and the packet of the first; the second has the other one (DECK-8)."""

MATCHUPS: tuple[Matchup, ...] = tuple(
    (first, second, packet)
    for first in PAIRS
    for second in PAIRS
    if not set(first) & set(second)
    for packet in range(len(PACKETS))
)
"""All 420 games between quick decks: who has which pair and which packet."""


def matchup_decks(matchup: Matchup) -> tuple[Deck, Deck]:
    """The two decks of a match-up."""
    first, second, packet = matchup
    return quick_deck(first, packet), quick_deck(second, 1 - packet)


def read_pair(text: str) -> Pair:
    """Two factions as people write them: "cthulhu+hastur", "yog+shub"."""
    names = [part.strip() for part in text.split("+")]
    if len(names) != 2:
        help_ = "write two with a plus, such as cthulhu+hastur"
        raise DeckError(f'"{text}" is no pair of factions: {help_}.', source="DECK-7")
    first, second = (_faction(name) for name in names)
    if first is second:
        raise DeckError("A quick deck is made of two different factions of the Core Set.", source="DECK-7")
    return first, second


def _faction(name: str) -> Faction:
    """A faction by its name or by how its name begins."""
    beginning = name.casefold()
    matches = [faction for faction in PLAYED if beginning and faction.startswith(beginning)]
    if len(matches) != 1:
        raise DeckError(f'The Core Set has no faction "{name}".{one_of(name, map(str, PLAYED))}', source="DECK-7")
    return matches[0]


def pairs_after_flips(first: Pair, second: Pair, chance: Chance) -> tuple[Pair, Pair, dict[Faction, int]]:
    """Both pairs after the coin flips, and who won those: the loser of a flip gets one of the factions that nobody
    wants, by chance (DECK-7)."""
    flips = coin_flips(first, second, chance)
    pairs = [list(first), list(second)]
    for faction, winner in flips.items():
        unclaimed = [candidate for candidate in PLAYED if candidate not in pairs[0] and candidate not in pairs[1]]
        pair = pairs[1 - winner]
        pair[pair.index(faction)] = unclaimed[chance.below(len(unclaimed))]
    (one, two), (three, four) = pairs
    return (one, two), (three, four), flips


def random_pair(other_than: Pair | None, chance: Chance) -> Pair:
    """A pair by chance, disjoint from another one."""
    pairs = [pair for pair in PAIRS if other_than is None or not set(pair) & set(other_than)]
    return pairs[chance.below(len(pairs))]
