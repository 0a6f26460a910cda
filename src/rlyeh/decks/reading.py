"""Shared parts of deck readers: limits, encodings, and a draft that collects cards and all that is wrong."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass

from rlyeh.decks.catalogue import CatalogueCard
from rlyeh.decks.deck import LONGEST_NAME, MOST_COPIES, Deck
from rlyeh.decks.story_decks import StoryDeck
from rlyeh.errors import DeckError, UnreadableDeck
from rlyeh.model import CardType

MOST_BYTES = 512 * 1024
"""No deck comes near this; whatever is larger is refused before anything else is done with it."""
LONGEST_LINE = 300
MOST_PROBLEMS = 20
"""So many are told at once; somebody with more of them has given us something else than a deck."""
MOST_REMARKS = 100
UNNAMED = "Untitled"
_DIGITS = re.compile(r"\s*[0-9]{1,4}\s*")


@dataclass(frozen=True)
class Reading:
    """A deck that was read, and what the reader had to decide on the way: nothing is guessed silently."""

    deck: Deck
    remarks: tuple[str, ...] = ()


def text_of(data: bytes) -> str:
    """Bytes as text: UTF-8, or UTF-16 where the file begins with its mark."""
    refuse_too_large(data)
    utf16 = data.startswith((b"\xff\xfe", b"\xfe\xff"))
    try:
        text = data.decode("utf-16" if utf16 else "utf-8-sig")
    except UnicodeDecodeError as problem:
        line = data.count(b"\n", 0, problem.start) + 1
        sentence = f"The byte 0x{data[problem.start]:02X} is not text in UTF-8. Save the file as UTF-8 and try again."
        raise UnreadableDeck([(line, sentence)]) from None
    if "\0" in text:
        line = text.count("\n", 0, text.index("\0")) + 1
        raise UnreadableDeck([(line, "There is a zero byte, so this is no text file.")])
    return text.replace("\r\n", "\n").replace("\r", "\n")


def refuse_too_large(data: bytes | str) -> None:
    """Refuse what is larger than any deck."""
    if len(data) > MOST_BYTES:
        raise UnreadableDeck([(0, f"This has more than {MOST_BYTES // 1024} KB, which is no deck list.")])


class Draft:
    """A deck while it is being read."""

    def __init__(self, name: str = "") -> None:
        self.name = name
        self.notes = ""
        self.cards: Counter[str] = Counter()
        self.stories: Counter[str] = Counter()
        self.named_stories: StoryDeck | None = None
        """A story deck that is named instead of listed."""
        self._lines: dict[tuple[str, bool], int] = {}
        self._problems: list[tuple[int, str]] = []
        self._remarks: list[str] = []

    def wrong(self, line: int, sentence: str) -> None:
        """Something cannot be read; reading goes on, so that everything is told at once, but not for ever."""
        self._problems.append((line, sentence))
        if len(self._problems) >= MOST_PROBLEMS:
            self._problems.append((0, "Only so many are listed; there may be more."))
            self.refuse()

    def remark(self, line: int, sentence: str) -> None:
        """Something that the reader decided and the person should know."""
        self._remarks.append(f"line {line}: {sentence}" if line else sentence)
        if len(self._remarks) == MOST_REMARKS:
            self.wrong(line, "So many lines were unclear up to here that this is hardly a deck list.")
            self.refuse()

    @property
    def flawed(self) -> bool:
        """Whether anything was wrong up to here."""
        return bool(self._problems)

    def refuse(self) -> None:
        """Stop here if anything was wrong."""
        if self._problems:
            raise UnreadableDeck(self._problems)

    def add(self, line: int, entry: CatalogueCard, count: int, stories: bool | None) -> None:
        """Put copies of a card into the story deck or the deck; where neither was said, its type decides (DECK-1)."""
        into_stories = entry.type is CardType.STORY if stories is None else stories
        pile = self.stories if into_stories else self.cards
        before = self._lines.setdefault((entry.id, into_stories), line)
        if before != line:
            self.remark(line, f"{entry.name} stands in line {before} already; the copies are added up.")
        pile[entry.id] += count
        if pile[entry.id] > MOST_COPIES:
            self.wrong(line, f"These are {pile[entry.id]} copies of {entry.name}; {MOST_COPIES} are the most.")

    def finish(self) -> Reading:
        """The deck, if nothing was wrong."""
        self.refuse()
        try:
            deck = Deck(self.name or UNNAMED, self.cards, self._story_deck(), self.notes)
        except DeckError as problem:
            raise UnreadableDeck([(0, str(problem))]) from None
        return Reading(deck, tuple(self._remarks))

    def _story_deck(self) -> tuple[str, ...]:
        listed = tuple(self.stories.elements())
        if self.named_stories is None:
            return listed
        if listed and sorted(listed) != sorted(self.named_stories.stories):
            self.remark(0, f"The listed stories are not those of {self.named_stories.name}; the list was taken.")
        return listed or self.named_stories.stories


def count_in(value: object) -> int | None:
    """A number of copies as files and lists write it, or None if it is no such number."""
    if isinstance(value, str) and _DIGITS.fullmatch(value):
        value = int(value)
    if isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= MOST_COPIES:
        return value
    return None


def bad_count(value: object) -> str:
    """What is wrong with a number of copies."""
    return f'"{shortened(str(value))}" is no number of copies: it is 1 to {MOST_COPIES}.'


def shortened(text: str, most: int = 60) -> str:
    """A piece of somebody's file as it can stand in a sentence: one line, not too long, nothing invisible."""
    line = " ".join("".join(letter if letter.isprintable() else " " for letter in text[: 4 * most]).split())
    return line if len(line) <= most else f"{line[: most - 1]}…"


def name_from(file_name: str) -> str:
    """The name of a deck that is named by its file only."""
    stem = file_name.rsplit("/", 1)[-1].rsplit("\\", 1)[-1]
    stem = stem.rsplit(".", 1)[0] if "." in stem[1:] else stem
    plain = "".join(letter if letter.isprintable() else " " for letter in stem)
    return " ".join(plain.split())[:LONGEST_NAME].strip() or UNNAMED
