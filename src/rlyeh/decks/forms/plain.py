"""Our own JSON: what the deck is, one card a line, with names beside the ids for whoever reads it."""

from __future__ import annotations

import json
import re
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from typing import Any

from rlyeh.decks.catalogue import catalogue
from rlyeh.decks.deck import Deck
from rlyeh.decks.naming import identified, namer
from rlyeh.decks.reading import LONGEST_LINE, Draft, Reading, bad_count, count_in, shortened, text_of
from rlyeh.decks.story_decks import STORY_DECKS, story_deck_named, story_deck_of
from rlyeh.errors import UnreadableDeck, one_of
from rlyeh.model import Json

KIND, VERSION = "deck", 1
FIELDS = ("rlyeh", "version", "name", "cards", "stories", "notes")

_SPACE = re.compile(r"[ \t\n\r]*")


# -- writing -----------------------------------------------------------------------------------------------------------


def write(deck: Deck) -> str:
    """The deck as JSON."""
    head = [("rlyeh", KIND), ("version", VERSION), ("name", deck.name)]
    fields = [f" {_json(field)}: {_json(value)}" for field, value in head]
    fields.append(f' "cards": [{_one_a_line(_cards(deck))}]')
    fields.append(f' "stories": {_json(_stories(deck))}')
    fields.append(f' "notes": {_json(deck.notes)}')
    return "{\n" + ",\n".join(fields) + "\n}\n"


def _cards(deck: Deck) -> Iterator[Json]:
    for card_id, count in deck.cards.items():
        yield {"count": count, "card": card_id, "name": catalogue()[card_id].name}


def _stories(deck: Deck) -> Json:
    """The name of a fixed set, or a list of ids."""
    fixed = story_deck_of(deck.stories)
    return fixed.id if fixed is not None else [catalogue()[card_id].id for card_id in deck.stories]


def _one_a_line(values: Iterator[Json]) -> str:
    lines = ",".join(f"\n  {_json(value)}" for value in values)
    return f"{lines}\n " if lines else ""


def _json(value: Json) -> str:
    return json.dumps(value, ensure_ascii=False)


# -- reading -----------------------------------------------------------------------------------------------------------


def read(data: bytes, name: str = "") -> Reading:
    """A deck in our JSON."""
    text = text_of(data)
    start = _space(text, 0)
    if text[start : start + 1] != "{":
        line = text.count("\n", 0, start) + 1
        raise UnreadableDeck([(line, "A deck in JSON is an object: it begins with {.")])
    _check(text)
    return _Reader(text, name).read(start)


def _check(text: str) -> None:
    """Read the whole text once, so that what follows may rely on its being JSON."""
    try:
        json.loads(text, object_pairs_hook=_unique_fields, parse_constant=_no_number)
    except json.JSONDecodeError as problem:
        raise UnreadableDeck([(problem.lineno, f"This is not JSON ({problem.msg}).")]) from None
    except RecursionError:
        raise UnreadableDeck([(0, "The JSON is nested deeper than any deck.")]) from None
    except ValueError as problem:
        raise UnreadableDeck([(0, f"This JSON cannot be read: {problem}.")]) from None


def _unique_fields(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    fields = dict(pairs)
    if len(fields) < len(pairs):
        twice = next(name for name, number in Counter(name for name, _ in pairs).items() if number > 1)
        raise ValueError(f'"{shortened(twice)}" stands twice in one object')
    return fields


def _no_number(literal: str) -> None:
    raise ValueError(f"{literal} is no number")


class _Reader:
    """Walks through the text, so that what is wrong can be told by its line."""

    def __init__(self, text: str, name: str) -> None:
        self.text = text
        self.draft = Draft(name)
        self.decoder = json.JSONDecoder()
        self.ends = [match.start() for match in re.finditer("\n", text)]

    def read(self, start: int) -> Reading:
        """The whole deck."""
        fields = dict(self._values(start, of_object=True))
        self._check_head(fields, start)
        for field, at in fields.items():
            if field not in FIELDS:
                self.draft.remark(self._line(at), f'The field "{shortened(field)}" is none of a deck.')
        self.draft.name = self._string(fields, "name") or self.draft.name
        self.draft.notes = self._string(fields, "notes")
        if "cards" in fields:
            self._cards(fields["cards"])
        else:
            self.draft.wrong(self._line(start), 'The deck has no list of "cards".')
        if "stories" in fields:
            self._stories(fields["stories"])
        return self.draft.finish()

    def _check_head(self, fields: dict[str, int], start: int) -> None:
        kind = self._value(fields["rlyeh"]) if "rlyeh" in fields else None
        if kind != KIND:
            self.draft.wrong(self._line(fields.get("rlyeh", start)), f'A deck of ours says "rlyeh": "{KIND}".')
            self.draft.refuse()
        version = self._value(fields["version"]) if "version" in fields else None
        if type(version) is not int or not 1 <= version <= VERSION:
            problem = f"This deck is of version {shortened(str(version))}; this R'lyeh reads version {VERSION}."
            self.draft.wrong(self._line(fields.get("version", start)), problem)
            self.draft.refuse()

    def _string(self, fields: dict[str, int], field: str) -> str:
        value = self._value(fields[field]) if field in fields else ""
        if isinstance(value, str):
            return value
        self.draft.wrong(self._line(fields[field]), f'"{field}" is text in quotation marks.')
        return ""

    def _cards(self, at: int) -> None:
        if self.text[at] != "[":
            self.draft.wrong(self._line(at), '"cards" is a list.')
            return
        for _, place in self._values(at, of_object=False):
            self._card(self._line(place), self._value(place))

    def _card(self, line: int, row: Json) -> None:
        if not isinstance(row, dict):
            self.draft.wrong(line, 'A card is an object such as {"count": 3, "card": "core-088"}.')
            return
        card_id, name = row.get("card", ""), row.get("name", "")
        count = count_in(row.get("count"))
        if count is None:
            self.draft.wrong(line, bad_count(row.get("count", "")))
        if not isinstance(card_id, str) or not isinstance(name, str):
            self.draft.wrong(line, "The id and the name of a card are text in quotation marks.")
            return
        result = identified(catalogue().entries.get(card_id), card_id, name, stories=False)
        if result.remark:
            self.draft.remark(line, result.remark)
        if result.entry is None:
            self.draft.wrong(line, result.problem)
        elif count is not None:
            self.draft.add(line, result.entry, count, stories=False)

    def _stories(self, at: int) -> None:
        value = self._value(at)
        if isinstance(value, str) and (fixed := story_deck_named(value)) is not None:
            self.draft.named_stories = fixed
        elif isinstance(value, list):
            for _, place in self._values(at, of_object=False):
                self._story(self._line(place), self._value(place))
        elif value is not None:
            name = shortened(str(value))
            self.draft.wrong(self._line(at), f'There is no story deck "{name}".{one_of(name, STORY_DECKS)}')

    def _story(self, line: int, name: Json) -> None:
        result = namer().find(shortened(str(name), LONGEST_LINE), stories=True)
        if result.remark:
            self.draft.remark(line, result.remark)
        if result.entry is None:
            self.draft.wrong(line, result.problem)
        else:
            self.draft.add(line, result.entry, 1, stories=True)

    def _value(self, at: int) -> Json:
        return self.decoder.raw_decode(self.text, at)[0]

    def _values(self, at: int, of_object: bool) -> Iterator[tuple[str, int]]:
        """Where each value of the object or list that begins here begins, with its name in an object."""
        at = _space(self.text, at + 1)
        while self.text[at] not in "]}":
            name = ""
            if of_object:
                name, at = self.decoder.raw_decode(self.text, at)
                at = _space(self.text, _space(self.text, at) + 1)
            yield name, at
            at = _space(self.text, self.decoder.raw_decode(self.text, at)[1])
            if self.text[at] == ",":
                at = _space(self.text, at + 1)

    def _line(self, at: int) -> int:
        return bisect_left(self.ends, at) + 1


def _space(text: str, at: int) -> int:
    """Where the next thing that is not white space stands."""
    match = _SPACE.match(text, at)
    return match.end() if match else at

