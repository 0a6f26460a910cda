"""Lists as people post them: "3x Byakhee Servant (Core Set F88)", "2 Dagon", with headings, comments and prose."""

from __future__ import annotations

import html
import re
from collections.abc import Iterable, Iterator
from itertools import chain

from rlyeh.decks.catalogue import CatalogueCard, catalogue
from rlyeh.decks.deck import Deck
from rlyeh.decks.naming import Lookup, namer
from rlyeh.decks.reading import LONGEST_LINE, Draft, Reading, bad_count, count_in, shortened, text_of
from rlyeh.decks.spelling import key
from rlyeh.decks.story_decks import STORY_DECKS, story_deck_named, story_deck_of
from rlyeh.errors import one_of
from rlyeh.model import CardType, Faction

# -- writing -----------------------------------------------------------------------------------------------------------

_GROUPS = {
    CardType.CHARACTER: "Characters",
    CardType.SUPPORT: "Support",
    CardType.EVENT: "Events",
    CardType.CONSPIRACY: "Conspiracies",
    CardType.STORY: "Draw deck",
}
"""Headings. A story that somebody put into the deck itself stays there, under a heading that says so."""


def write(deck: Deck) -> str:
    """The deck as a list that people can read and every reader understands."""
    return "\n".join(_written(deck)) + "\n"


def _written(deck: Deck) -> Iterator[str]:
    yield f"Name: {deck.name}"
    cards = [(catalogue()[card_id], count) for card_id, count in deck.cards.items()]
    for type_, heading in _GROUPS.items():
        yield from _group(heading, [(entry, count) for entry, count in cards if entry.type is type_])
    fixed = story_deck_of(deck.stories)
    if fixed is not None:
        yield from ("", f"Story deck: {fixed.name}")
    else:
        stories = dict.fromkeys(deck.stories)
        yield from _group("Story deck", [(catalogue()[story], deck.stories.count(story)) for story in stories])
    if deck.notes:
        yield ""
        yield from (f"> {line}".rstrip() for line in deck.notes.split("\n"))


def _group(heading: str, cards: list[tuple[CatalogueCard, int]]) -> Iterator[str]:
    if cards:
        yield from ("", f"{heading} ({sum(count for _, count in cards)})")
        yield from (f"{count}x {entry.label}" for entry, count in cards)


# -- reading -----------------------------------------------------------------------------------------------------------

MOST_ENTRIES = 4000
"""Lines; a list of every card that was printed has fewer."""

_ALMOST = 80
"""How like a card's name a line without a number must be, in per cent, to be a misspelt card and no prose."""

_COMMENT = re.compile(r"\s*(#|//|;)")
_NOTE = re.compile(r"\s*>( ?)(?P<text>.*)")
_LABEL = re.compile(r"\s*(?P<label>deck|deck name|name|title|story deck|stories)\s*:\s*(?P<value>\S.*)", re.IGNORECASE)
_MARKUP = re.compile(r"\[/?[a-z*]{1,6}(?:=[^\]]{0,200})?\]|</?[a-z]{1,6}>|\*\*|__|`", re.IGNORECASE)
_BULLET = re.compile(r"^(?:[-•·–*+]\s+)+")
_NEGATIVE = re.compile(r"(?P<count>[-–−]\s*\d+)\s*[x×]?\s+\S.*", re.IGNORECASE)
_COUNTED = (
    re.compile(r"\(?(?P<count>\d+)\s*[x×*]?\)?(?:\s*[|;,]\s*|\s+)(?P<name>\S.*)", re.IGNORECASE),
    re.compile(r"(?P<count>\d+)[x×*](?P<name>\S.*)", re.IGNORECASE),
    re.compile(r"[x×]\s*(?P<count>\d+)\s+(?P<name>\S.*)", re.IGNORECASE),
    re.compile(r"(?P<name>.*\S)\s*[(\[]?\s*[x×]\s*(?P<count>\d+)\s*[)\]]?", re.IGNORECASE),
    re.compile(r"(?P<name>.*\S)\s+[(\[]?(?P<count>\d+)\s*[x×]\s*[)\]]?", re.IGNORECASE),
)
_CERTAIN = re.compile(r"\d+\s*[x×]", re.IGNORECASE)
"""How a line begins that is certainly no heading."""
_SUM = re.compile(r"(?P<text>.*?)[\s:–—-]*[(\[]?\s*(?:\d+\s*(?:cards?)?)?\s*[)\]]?[\s:]*")
_SUM_BEFORE = re.compile(r"\d+\s+(?P<text>\S.*)")
_FRAME = "=-–—~_*#|:. \t"

_STORY_WORDS = frozenset(("story", "stories", "story deck", "story cards", "storydeck"))
_DECK_WORDS = frozenset(
    (
        "deck", "draw deck", "main deck", "maindeck", "cards", "decklist", "deck list",
        "character", "characters", "support", "supports", "support cards", "event", "events", "event cards",
        "character cards", "conspiracy", "conspiracies", "conspiracy cards", "attachment", "attachments",
    )
)  # fmt: skip
_OTHER_WORDS = frozenset(
    (
        "total", "total cards", "cards total", "notes", "comments", "description", "strategy", "tokens", "domains",
        "neutral", "neutrals", "faction", "factions", "agency", "miskatonic", "syndicate", "silver twilight",
        "order of the silver twilight", "yog sothoth", "shub niggurath",
    )
) | frozenset(key(faction.title) for faction in Faction)  # fmt: skip


def read(data: bytes, name: str = "") -> Reading:
    """A list as somebody typed or posted it."""
    return _Reader(name).read(text_of(data).split("\n"))


class _Reader:
    """Goes through the lines and remembers under which heading it is."""

    def __init__(self, name: str) -> None:
        self.draft = Draft(name)
        self.stories: bool | None = None
        """Which pile the heading means; None where there was none that says so."""
        self.labelled = False
        """Whether the list says its name."""
        self.begun = False
        """Whether a card or heading has been read; before that, a line of its own is the deck's name."""
        self.notes: list[str] = []
        self.entries = 0
        """How many lines were neither empty nor notes nor comments."""

    def read(self, lines: Iterable[str]) -> Reading:
        """The deck of the whole list."""
        for number, line in enumerate(lines, 1):
            self._line(number, line)
        self.draft.notes = "\n".join(self.notes)
        if not (self.draft.cards or self.draft.stories or self.labelled or self.draft.flawed):
            hint = " Lines that begin with > are notes." if self.notes else ""
            self.draft.wrong(0, f'There is no card in it; a card is a line such as "3x Byakhee Servant".{hint}')
        return self.draft.finish()

    def _line(self, number: int, line: str) -> None:
        note = _NOTE.fullmatch(line)
        if note:
            self.notes.append(note["text"])
        elif not line.strip() or _COMMENT.match(line):
            return
        elif self.entries == MOST_ENTRIES:
            self.draft.wrong(number, f"There are more than {MOST_ENTRIES} lines, which is no deck list.")
            self.draft.refuse()
        elif len(line) > LONGEST_LINE:
            self.draft.wrong(number, f"The line has {len(line)} letters; no card needs more than {LONGEST_LINE}.")
        else:
            self.entries += 1
            if not self._label(number, line):
                self._entry(number, _without_markup(line))

    def _label(self, number: int, line: str) -> bool:
        """Whether the line says the deck's name or its story deck."""
        match = _LABEL.fullmatch(line)
        if match is None:
            return False
        label, value = key(match["label"]), match["value"].strip()
        if label in _STORY_WORDS:
            return self._story_deck(number, value)
        if label == "deck" and not key(_without_frame(value)):
            return False
        self.draft.name = value
        self.labelled = self.begun = True
        return True

    def _story_deck(self, number: int, value: str) -> bool:
        named = story_deck_named(_without_frame(value))
        self.draft.named_stories = named or self.draft.named_stories
        self.stories = True
        self.begun = True
        if named is None and _without_frame(value):
            names = [deck.name for deck in STORY_DECKS.values()]
            self.draft.wrong(number, f'There is no story deck "{shortened(value)}".{one_of(value, names)}')
        return True

    def _entry(self, number: int, line: str) -> None:
        """A line with a card, a heading, or something else."""
        if not line or self._heading(number, line):
            return
        if catalogue().called(line):
            self._uncounted(number, line)
            return
        negative = _NEGATIVE.fullmatch(line)
        if negative:
            self.draft.wrong(number, bad_count(negative["count"]))
        elif not self._counted(number, line):
            self._other_line(number, line)

    def _heading(self, number: int, line: str) -> bool:
        """Whether the line is a heading; which pile it means counts for what follows."""
        if _CERTAIN.match(line):
            return False
        framed = _without_frame(line)
        word = key(framed)
        counted = _SUM_BEFORE.fullmatch(framed)
        if counted and not catalogue().called(counted["text"]):
            word = key(counted["text"])
        if word in _STORY_WORDS:
            self.stories = True
        elif word in _DECK_WORDS:
            self.stories = False
        elif word in _OTHER_WORDS or namer().is_place(word) or line.endswith(":"):
            self.stories = None
        else:
            # A rule of dashes is no heading, but nothing to tell about either.
            return not key(line)
        if catalogue().called(word) and not (line.endswith(":") and word in _OTHER_WORDS):
            self.draft.remark(number, f'"{line}" was read as a heading. Write "1x {framed}" for the card.')
        self.begun = True
        return True

    def _uncounted(self, number: int, line: str) -> None:
        result = namer().find(line, self.stories)
        if result.entry is None:
            self.draft.wrong(number, result.problem)
            return
        self.begun = True
        remark = f"{result.entry.name} has no number before it; one copy was taken. {result.remark}"
        self.draft.remark(number, remark.strip())
        self.draft.add(number, result.entry, 1, self.stories)

    def _counted(self, number: int, line: str) -> bool:
        """Whether the line has a card with its count. Where it can be read in two ways, the one that names a card is
        right; where none does, the first is told."""
        readings = self._readings(line)
        first = next(readings, None)
        if first is None:
            return False
        named = (reading for reading in chain([first], readings) if reading[1].entry is not None)
        number_text, result = next(named, first)
        if result.entry is None and self._is_title(line):
            return False
        self.begun = True
        count = count_in(number_text)
        if count is None:
            self.draft.wrong(number, bad_count(number_text))
        if result.remark:
            self.draft.remark(number, result.remark)
        if result.entry is None:
            self.draft.wrong(number, result.problem)
        elif count is not None:
            self.draft.add(number, result.entry, count, self.stories)
        return True

    def _is_title(self, line: str) -> bool:
        """Whether a line with a number and no card is the name of the deck, such as "2012 champions"."""
        return not (self.begun or _CERTAIN.match(line) or catalogue().nearest(line, _ALMOST))

    def _readings(self, line: str) -> Iterator[tuple[str, Lookup]]:
        """A line as a count and a card, in every way that it can be taken apart."""
        for pattern in _COUNTED:
            match = pattern.fullmatch(line)
            if match:
                yield match["count"], namer().find(match["name"], self.stories)

    def _other_line(self, number: int, line: str) -> None:
        """A line without a count that names no card: the deck's name, or prose; but not a misspelt card."""
        if not self.begun:
            self.begun = True
            self.draft.name = line
            return
        suggestion = catalogue().nearest(line, _ALMOST)
        if suggestion:
            self.draft.wrong(number, f'"{shortened(line)}" is no card.{suggestion} Put # before it if it is a comment.')
        else:
            self.draft.remark(number, f'"{shortened(line)}" is no card and was passed over.')


def _without_markup(line: str) -> str:
    """A line without what forums put around words, without bullets, and with a stroke for the tabs of spreadsheets."""
    text = html.unescape(_MARKUP.sub("", line)).strip().replace("\t", " | ")
    return _BULLET.sub("", " ".join(text.split()))


def _without_frame(line: str) -> str:
    """A heading without the signs around it and without the sum behind it: "== Events (12) ==" is Events."""
    match = _SUM.fullmatch(line.strip(_FRAME))
    return (match["text"] if match else line).strip(_FRAME)
