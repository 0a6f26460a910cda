"""Card names in lists: which card a line means, by id, name or place, with the reason where that is not clear."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache

from rlyeh.decks.catalogue import Catalogue, CatalogueCard, Pack, catalogue, labels
from rlyeh.decks.reading import LONGEST_LINE, shortened
from rlyeh.decks.spelling import key
from rlyeh.model import CardType

_ID = re.compile(r"[a-z]{2,4}-\d{3}")
_BRACKETS = re.compile(r"(?P<head>.*\S)\s*[(\[{](?P<tail>[^()\[\]{}]*)[)\]}]")
_TAILS = (
    re.compile(r"(?P<head>.*\S)\s*[,;|\t–—]\s*(?P<tail>[^,;|\t–—]+)"),
    re.compile(r"(?P<head>.*\S)\s+-\s+(?P<tail>.+)"),
    re.compile(r"(?P<head>.*\S)\s+(?P<tail>(?:[Ff]|#)\s?\d{1,3})"),
)
_PLACE = re.compile(r"(?P<where>.*?)[\s,:-]*(?P<mark>[Ff]|#|[Nn][or]\.?)?\s?(?P<number>\d{1,3})")
_MOST_TAILS = 6


@dataclass(frozen=True)
class Lookup:
    """The card that was meant, and what had to be decided; or what is wrong."""

    entry: CatalogueCard | None
    remark: str = ""
    problem: str = ""


@dataclass(frozen=True)
class PrintedPlace:
    """Where a card is said to come from: sets or packs, a number, or both."""

    written: str
    packs: tuple[Pack, ...]
    """Empty where only a number is said."""
    number: int | None = None

    def has(self, entry: CatalogueCard) -> bool:
        """Whether the card comes from here. Old packs counted from one, so the number may be the pack's own."""
        packs = [pack for pack in self.packs if pack in (entry.pack, _whole(entry.pack))]
        if self.packs and not packs:
            return False
        if self.number is None or self.number == entry.number:
            return True
        return any(self.number == entry.number - pack.first + 1 for pack in packs)


@cache
def namer() -> Namer:
    """Who finds cards in the catalogue of the package."""
    return Namer(catalogue())


def _whole(pack: Pack) -> Pack:
    """The set of a pack, as if it were one pack."""
    return Pack(pack.code, pack.set_name, pack.set_name, 1, 1)


@dataclass
class _TakenApart:
    """A name while what stands behind it is being taken off."""

    name: str
    places: list[PrintedPlace] = field(default_factory=list)
    unclear: list[str] = field(default_factory=list)


class Namer:
    """Finds cards in a catalogue by what people write."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self._places: dict[str, list[Pack]] = {}
        for pack in catalogue.packs:
            for place in (pack, _whole(pack)):
                for name in (key(place.name), key(place.name).removeprefix("the ")):
                    self._note(name, place)
            self._note(pack.code, _whole(pack))

    def _note(self, name: str, pack: Pack) -> None:
        packs = self._places.setdefault(name, [])
        if pack not in packs:
            packs.append(pack)

    def is_place(self, name: str) -> bool:
        """Whether this is the name of a set or pack."""
        return key(name) in self._places

    def find(self, written: str, stories: bool | None = None) -> Lookup:
        """The card that is meant. `stories` tells whether the line stands in the story deck, where that is known."""
        if _ID.fullmatch(written) and written in self.catalogue:
            return Lookup(self.catalogue[written])
        names = self._taken_apart(written)
        for name in names:
            candidates = self.catalogue.called(name.name)
            if candidates:
                return self._chosen(name, candidates, stories)
        plain = min((name.name for name in names), key=len)
        return Lookup(None, problem=f'No card is called "{plain}".{self.catalogue.nearest(plain)}')

    def _taken_apart(self, written: str) -> list[_TakenApart]:
        """The line as a name, with less and less of its end belonging to the name."""
        name = _TakenApart(written.strip())
        names = [name]
        while len(names) <= _MOST_TAILS:
            shorter = self._without_tail(name)
            if shorter is None:
                break
            name = shorter
            names.append(name)
        return names

    def _without_tail(self, taken_apart: _TakenApart) -> _TakenApart | None:
        """The name without the place at its end; brackets go in any case, and what is unclear in them is kept."""
        for pattern in _TAILS:
            match = pattern.fullmatch(taken_apart.name)
            place = self._place(match["tail"]) if match else None
            if match and place:
                return _TakenApart(match["head"], [*taken_apart.places, place], taken_apart.unclear)
        match = _BRACKETS.fullmatch(taken_apart.name)
        if match is None:
            return None
        place = self._place(match["tail"])
        if place:
            return _TakenApart(match["head"], [*taken_apart.places, place], taken_apart.unclear)
        return self._from_brackets(match["head"], match["tail"], taken_apart)

    def _from_brackets(self, head: str, inside: str, taken_apart: _TakenApart) -> _TakenApart:
        """Brackets that hold more than a place: a descriptor before it, or something that no reader can know."""
        for pattern in _TAILS:
            match = pattern.fullmatch(inside)
            place = self._place(match["tail"]) if match else None
            if match and place and self.catalogue.called(f"{head} {match['head']}"):
                return _TakenApart(f"{head}, {match['head']}", [*taken_apart.places, place], taken_apart.unclear)
        unclear = [*taken_apart.unclear, inside.strip()] if inside.strip() else taken_apart.unclear
        return _TakenApart(head, taken_apart.places, unclear)

    def _place(self, text: str) -> PrintedPlace | None:
        """A set, a pack, either with a number, or a number that is marked as one: "Core Set F88", "F88", "core-088"."""
        text = text.strip()
        packs = self._places.get(key(text))
        if packs:
            return PrintedPlace(text, tuple(packs))
        match = _PLACE.fullmatch(text)
        if match is None:
            return None
        where = match["where"].strip()
        packs = self._places.get(key(where), []) if where else []
        if packs or (not where and match["mark"]):
            return PrintedPlace(text, tuple(packs), int(match["number"]))
        return None

    def _chosen(self, taken_apart: _TakenApart, candidates: Sequence[CatalogueCard], stories: bool | None) -> Lookup:
        """One of the cards of this name: by place, by pile, and by being one card in several sets."""
        fitting = [entry for entry in candidates if all(place.has(entry) for place in taken_apart.places)]
        if not fitting:
            places = ", ".join(place.written for place in taken_apart.places)
            return Lookup(None, problem=f'"{taken_apart.name}" is not in {places}: there is {labels(candidates)}.')
        if stories is not None:
            fitting = [entry for entry in fitting if (entry.type is CardType.STORY) is stories] or fitting
        if len({entry.first_printing for entry in fitting}) > 1:
            return Lookup(None, problem=f'"{taken_apart.name}" may be any of these: {labels(fitting)}. Say which one.')
        remarks = [f'what stands in brackets was passed over: "{unclear}".' for unclear in taken_apart.unclear]
        if len(fitting) > 1:
            remarks.append(f"{fitting[0].title} is in several sets; {fitting[0].label} was taken.")
        return Lookup(fitting[0], " ".join(remarks))


def identified(entry: CatalogueCard | None, identifier: str, name: str, stories: bool | None) -> Lookup:
    """A card that a file gives by identifier and by name: the identifier counts, then the name; where they differ, that
    is told."""
    name = shortened(name, LONGEST_LINE).removeprefix("*").strip()
    if entry is None:
        if not name:
            fault = f'The identifier "{shortened(identifier)}" is not known' if identifier else "There is no identifier"
            return Lookup(None, problem=f"{fault}, and there is no name.")
        result = namer().find(name, stories)
        if result.entry is None or not identifier:
            return result
        remark = f'The identifier "{shortened(identifier)}" is not known; {result.entry.label} was found by its name.'
        return Lookup(result.entry, f"{remark} {result.remark}".strip())
    if name and key(name) not in (key(entry.title), key(entry.name)):
        return Lookup(entry, f'The identifier is that of {entry.label}, not of "{name}"; the identifier was taken.')
    return Lookup(entry)
