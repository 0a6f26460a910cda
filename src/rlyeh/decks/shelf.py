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
    return {shelved.slug: shelved for shelved in (*_quick_decks(), *_stored_decks())}


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
            for path in sorted(folder.iterdir(), key=lambda path: path.name):
                yield Shelved(path.name.removesuffix(".json"), kind, read_deck(path.read_bytes()).deck)


def find_deck(text: str) -> Reading:
    """The deck that somebody means: a file, a deck code, a quick deck, or a deck of the program by its name."""
    path = Path(text)
    if _is_file(path):
        return read_file(path)
    if code.is_code(text):
        return read_deck(text.encode())
    if (deck := _by_name(text)) is not None:
        return Reading(deck)
    if "+" in text:
        return Reading(read_quick_deck(text))
    if (deck := _by_beginning(text)) is not None:
        return Reading(deck, (f'"{text}" was taken as {deck.name}.',))
    raise DeckError(_not_found(text))


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


def _by_name(text: str) -> Deck | None:
    name = key(text)
    return next((entry.deck for entry in shelf().values() if name in (key(entry.slug), key(entry.deck.name))), None)


def _by_beginning(text: str) -> Deck | None:
    """The one deck whose name begins so."""
    beginning = key(text)
    others = [entry for entry in shelf().values() if entry.kind != "quick"]
    decks = [entry.deck for entry in others if key(entry.slug).startswith(f"{beginning} ")]
    return decks[0] if beginning and len(decks) == 1 else None


def read_quick_deck(text: str) -> Deck:
    """A quick deck as people write it: cthulhu+hastur, or cthulhu+hastur+2 with the second packet."""
    parts = text.split("+")
    if len(parts) != 3:
        return named_quick_deck(read_pair(text), 0)
    if parts[2].strip() not in ("1", "2"):
        raise DeckError(f'"{shortened(text)}": the packet of a quick deck is 1 or 2.', source="DECK-6")
    return named_quick_deck(read_pair("+".join(parts[:2])), int(parts[2]) - 1)


def _not_found(text: str) -> str:
    text = shortened(text, 80)
    if text and Path(text).is_dir():
        return f'"{text}" is a folder; say which file in it.'
    if form_of_file(text) is not None or "/" in text:
        return f'There is no file "{text}".'
    begun = [slug for slug in shelf() if slug.startswith(text.casefold())]
    names = [entry.deck.name for entry in shelf().values() if entry.kind != "quick"]
    suggestion = did_you_mean(text, begun or [*shelf(), *names])
    return f'There is no deck or file "{text}".{suggestion} "rlyeh deck list" shows all decks.'
