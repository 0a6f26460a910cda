"""The decks that come with the program, and how any deck is found by what somebody calls it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from pathlib import Path

from rlyeh.decks.deck import Deck
from rlyeh.decks.forms import code, form_of_file, read_deck
from rlyeh.decks.quick import PACKETS, PAIRS, Pair, quick_deck, read_pair
from rlyeh.decks.reading import MOST_BYTES, Reading, shortened
from rlyeh.decks.spelling import key
from rlyeh.errors import DeckError, did_you_mean

KINDS = {
    "quick": "Quick decks of the Core Set: two factions and a packet of neutral cards",
    "preconstructed": "Decks that came with a product as a suggestion",
    "player-built": "Decks by players, of many sets",
    "parts": "Halves and packets, as they lie in the box of the Core Set",
}
"""The kinds of decks on the shelf, in the order in which they stand there."""


@dataclass(frozen=True)
class Shelved:
    """A deck of the program: what it is called on the command line, and what kind of deck it is."""

    slug: str
    kind: str
    deck: Deck


@cache
def shelf() -> dict[str, Shelved]:
    """All decks of the program by their short names."""
    return {each.slug: each for each in (*_quick_decks(), *_stored_decks())}


def _quick_decks() -> Iterator[Shelved]:
    for pair in PAIRS:
        for packet in range(len(PACKETS)):
            yield Shelved(quick_name(pair, packet), "quick", named_quick_deck(pair, packet))


def quick_name(pair: Pair, packet: int) -> str:
    """How a quick deck is called: cthulhu+hastur with the first packet, cthulhu+hastur+2 with the second."""
    return f"{pair[0]}+{pair[1]}" + (f"+{packet + 1}" if packet else "")


def named_quick_deck(pair: Pair, packet: int) -> Deck:
    """A quick deck with the packet in its name."""
    deck = quick_deck(pair, packet)
    return replace(deck, name=f"{deck.name}, packet {packet + 1}")


def _stored_decks() -> Iterator[Shelved]:
    for kind in KINDS:
        folder = files("rlyeh.decks") / "data" / "decks" / kind
        if folder.is_dir():
            for file in sorted(folder.iterdir(), key=lambda each: each.name):
                yield Shelved(file.name.removesuffix(".json"), kind, read_deck(file.read_bytes()).deck)


def find_deck(said: str) -> Reading:
    """The deck that somebody means: a file, a deck code, a quick deck, or a deck of the program by its name."""
    path = Path(said)
    if _is_file(path):
        return read_file(path)
    if code.is_code(said):
        return read_deck(said.encode())
    if (deck := _by_name(said)) is not None:
        return Reading(deck)
    if "+" in said:
        return Reading(read_quick_deck(said))
    if (deck := _by_beginning(said)) is not None:
        return Reading(deck, (f'"{said}" was taken as {deck.name}.',))
    raise DeckError(_not_found(said))


def read_file(path: Path) -> Reading:
    """The deck in a file."""
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as problem:
        raise DeckError(f"{path} cannot be read: {problem.strerror or problem}.") from None
    return read_deck(data, str(path))


def _is_file(path: Path) -> bool:
    try:
        return path.exists() and not path.is_dir()
    except (OSError, ValueError):
        # A deck code is longer than the name of any file may be.
        return False


def _by_name(said: str) -> Deck | None:
    wanted = key(said)
    return next((each.deck for each in shelf().values() if wanted in (key(each.slug), key(each.deck.name))), None)


def _by_beginning(said: str) -> Deck | None:
    """The one deck whose name begins so."""
    wanted = key(said)
    found = [each.deck for each in shelf().values() if each.kind != "quick" and key(each.slug).startswith(f"{wanted} ")]
    return found[0] if wanted and len(found) == 1 else None


def read_quick_deck(said: str) -> Deck:
    """A quick deck as people write it: cthulhu+hastur, or cthulhu+hastur+2 with the second packet."""
    parts = said.split("+")
    if len(parts) != 3:
        return named_quick_deck(read_pair(said), 0)
    if parts[2].strip() not in ("1", "2"):
        raise DeckError(f'"{shortened(said)}": the packet of a quick deck is 1 or 2.', source="DECK-6")
    return named_quick_deck(read_pair("+".join(parts[:2])), int(parts[2]) - 1)


def _not_found(said: str) -> str:
    said = shortened(said, 80)
    if said and Path(said).is_dir():
        return f'"{said}" is a folder; say which file in it.'
    if form_of_file(said) is not None or "/" in said:
        return f'There is no file "{said}".'
    begun = [slug for slug in shelf() if slug.startswith(said.casefold())]
    names = [each.deck.name for each in shelf().values() if each.kind != "quick"]
    meant = did_you_mean(said, begun or [*shelf(), *names])
    return f'There is no deck or file "{said}".{meant} "rlyeh deck list" shows all decks.'
