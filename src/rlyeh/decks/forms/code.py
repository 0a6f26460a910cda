"""The deck code: a whole deck in one word that survives links, chats and a reader's eye.

    rlyeh1-<base64url of a body and its CRC-32>

The body is a byte of flags, the piles of cards, the name and the notes; long notes are deflated. A pile is the number
of its sets; for each set its place in `SETS` and how many different cards follow; for each card one number for the step
from the previous collector number and for the copies. Numbers are LEB128 varints. Version 1 is fixed for ever: `SETS`
may grow at its end, everything else needs a version of its own.
"""

from __future__ import annotations

import base64
import binascii
import re
import zlib
from collections import Counter
from collections.abc import Iterator, Mapping

from rlyeh.decks.catalogue import catalogue
from rlyeh.decks.deck import MOST_COPIES, Deck
from rlyeh.decks.reading import Draft, Reading, refuse_too_large, text_of
from rlyeh.decks.story_decks import STORY_DECKS, story_deck_of
from rlyeh.errors import DeckError, RlyehError, UnreadableDeck

VERSION = 1
PREFIX = "rlyeh"
SETS = (
    "core", "fl", "sotd", "dl", "soa", "yc", "ost", "roto", "ar", "rev", "sok", "katg", "tiv", "dotu", "tsb", "ftgg",
    "tty", "tmom",
)  # fmt: skip
"""The sets by the number they have in a code."""
STORIES = ("", "core", "secrets-of-arkham", "ancient-relics")
"""The story decks by the number they have in a code; one more than the last is a pile of its own."""

_SHAPE = re.compile(rf"{PREFIX}(?P<version>\d{{1,4}})-(?P<body>[A-Za-z0-9_-]*)", re.IGNORECASE)
_DEFLATED = 1
_CHECKSUM = 4
_FEW = 3
"""Up to so many copies fit into a card's own number; more of them follow in one of their own."""
_LONG = 256
"""Bytes from which on a body is deflated. Programs that deflate do not all give the same bytes, and a deck without an
essay about it should have one code everywhere."""
_MOST_BODY = 128 * 1024
_DAMAGED = "This deck code is damaged; copy it again, whole."


def is_code(text: str) -> bool:
    """Whether this looks like a deck code, whole or not."""
    return _SHAPE.match(text.strip()) is not None


def write(deck: Deck, bare: bool = False) -> str:
    """The code of a deck; a bare one leaves name and notes out and is shorter."""
    body = b"".join(_body(deck, bare))
    packed = bytes([_DEFLATED]) + _deflate(body) if len(body) > _LONG else bytes([0]) + body
    packed += zlib.crc32(packed).to_bytes(_CHECKSUM, "big")
    return f"{PREFIX}{VERSION}-{base64.urlsafe_b64encode(packed).decode().rstrip('=')}\n"


def read(data: bytes, name: str = "") -> Reading:
    """The deck of a code; the checksum tells a code that was cut off or mistyped."""
    try:
        return _read(data, name)
    except UnreadableDeck:
        raise
    except RlyehError as problem:
        raise UnreadableDeck([(0, str(problem))]) from None


def _read(data: bytes, name: str) -> Reading:
    refuse_too_large(data)
    # Long codes are broken into lines by some programs.
    match = _SHAPE.fullmatch("".join(text_of(data).split()))
    if match is None:
        raise DeckError(f"This is no deck code: one begins with {PREFIX}{VERSION}- and has letters, digits, - and _.")
    if int(match["version"]) != VERSION:
        raise DeckError(
            f"This deck code is of version {int(match['version'])}; this R'lyeh reads version {VERSION}. Update it."
        )
    numbers = _Numbers(_unpacked(match["body"]))
    draft = Draft()
    _read_pile(numbers, draft, stories=False)
    _read_stories(numbers, draft)
    draft.name = numbers.text() or name
    draft.notes = numbers.text()
    numbers.end()
    return draft.finish()


# -- the body ----------------------------------------------------------------------------------------------------------


def _body(deck: Deck, bare: bool) -> Iterator[bytes]:
    yield from _pile(deck.cards)
    fixed = story_deck_of(deck.stories)
    if fixed is not None and fixed.id in STORIES:
        yield _varint(STORIES.index(fixed.id))
    elif not deck.stories:
        yield _varint(0)
    else:
        yield _varint(len(STORIES))
        yield from _pile(Counter(deck.stories))
    for text in (deck.name, deck.notes):
        encoded = b"" if bare else text.encode()
        yield _varint(len(encoded)) + encoded


def _pile(cards: Mapping[str, int]) -> Iterator[bytes]:
    by_set: dict[int, list[tuple[int, int]]] = {}
    for card_id, count in cards.items():
        entry = catalogue()[card_id]
        if entry.code not in SETS:
            raise DeckError(f"{entry.label} is from a pack that people made, which deck codes do not know. "
                            "Write the deck to a file instead.")  # fmt: skip
        by_set.setdefault(SETS.index(entry.code), []).append((entry.number, count))
    yield _varint(len(by_set))
    for place, numbers in sorted(by_set.items()):
        yield _varint(place) + _varint(len(numbers))
        before = 0
        for number, count in sorted(numbers):
            few = min(count - 1, _FEW)
            yield _varint((number - before - 1) * (_FEW + 1) + few)
            if few == _FEW:
                yield _varint(count - 1 - _FEW)
            before = number


def _read_pile(numbers: _Numbers, draft: Draft, stories: bool) -> None:
    for _ in range(numbers.below(len(SETS) + 1)):
        code = SETS[numbers.below(len(SETS))]
        number = 0
        for _ in range(numbers.below(1000)):
            step, few = divmod(numbers.below(4000), _FEW + 1)
            number += step + 1
            count = 1 + few + (numbers.below(MOST_COPIES) if few == _FEW else 0)
            draft.add(0, catalogue()[f"{code}-{number:03d}"], count, stories)


def _read_stories(numbers: _Numbers, draft: Draft) -> None:
    place = numbers.below(len(STORIES) + 1)
    if place == len(STORIES):
        _read_pile(numbers, draft, stories=True)
    elif place:
        draft.named_stories = STORY_DECKS[STORIES[place]]


class _Numbers:
    """Numbers and texts out of a body, one after the other."""

    def __init__(self, body: bytes) -> None:
        self.body = body
        self.at = 0

    def below(self, limit: int) -> int:
        """The next number, which must be below a limit."""
        number = shift = 0
        while True:
            if self.at >= len(self.body):
                raise DeckError(_DAMAGED)
            byte = self.body[self.at]
            self.at += 1
            number |= (byte & 0x7F) << shift
            shift += 7
            if number >= limit:
                raise DeckError(_DAMAGED)
            if byte < 0x80:
                return number

    def text(self) -> str:
        """The next text."""
        length = self.below(len(self.body) + 1)
        encoded = self.body[self.at : self.at + length]
        self.at += length
        try:
            return encoded.decode()
        except UnicodeDecodeError:
            raise DeckError(_DAMAGED) from None

    def end(self) -> None:
        """Nothing may be left over."""
        if self.at != len(self.body):
            raise DeckError(_DAMAGED)


def _varint(number: int) -> bytes:
    out = bytearray()
    while number > 0x7F:
        out.append(number & 0x7F | 0x80)
        number >>= 7
    out.append(number)
    return bytes(out)


def _deflate(body: bytes) -> bytes:
    packer = zlib.compressobj(9, wbits=-15)
    return packer.compress(body) + packer.flush()


def _unpacked(encoded: str) -> bytes:
    """The body of a code, after its checksum."""
    try:
        packed = base64.b64decode(encoded + "=" * (-len(encoded) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        raise DeckError(_DAMAGED) from None
    data, checksum = packed[:-_CHECKSUM], packed[-_CHECKSUM:]
    if not data or zlib.crc32(data).to_bytes(_CHECKSUM, "big") != checksum or data[0] not in (0, _DEFLATED):
        raise DeckError(_DAMAGED)
    return _inflated(data[1:]) if data[0] == _DEFLATED else data[1:]


def _inflated(data: bytes) -> bytes:
    """Inflate, but never to more than any deck has."""
    unpacker = zlib.decompressobj(wbits=-15)
    try:
        body = unpacker.decompress(data, _MOST_BODY)
    except zlib.error:
        raise DeckError(_DAMAGED) from None
    if not unpacker.eof or unpacker.unused_data:
        raise DeckError(_DAMAGED)
    return body
