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
class Found:
    """The card that was meant, and what had to be decided; or what is wrong."""

    entry: CatalogueCard | None
    remark: str = ""
    problem: str = ""


@dataclass(frozen=True)
class PrintedPlace:
    """Where a card is said to come from: sets or packs, a number, or both."""

    said: str
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
class _Said:
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
            for one in (pack, _whole(pack)):
                for name in (key(one.name), key(one.name).removeprefix("the ")):
                    self._note(name, one)
            self._note(pack.code, _whole(pack))

    def _note(self, name: str, pack: Pack) -> None:
        packs = self._places.setdefault(name, [])
        if pack not in packs:
            packs.append(pack)

    def is_place(self, said: str) -> bool:
        """Whether this is the name of a set or pack."""
        return key(said) in self._places

    def find(self, said: str, stories: bool | None = None) -> Found:
        """The card that is meant. `stories` tells whether the line stands in the story deck, where that is known."""
        if _ID.fullmatch(said) and said in self.catalogue:
            return Found(self.catalogue[said])
        names = self._taken_apart(said)
        for name in names:
            found = self.catalogue.called(name.name)
            if found:
                return self._chosen(name, found, stories)
        plain = min((name.name for name in names), key=len)
        return Found(None, problem=f'No card is called "{plain}".{self.catalogue.nearest(plain)}')

    def _taken_apart(self, said: str) -> list[_Said]:
        """The line as a name, with less and less of its end belonging to the name."""
        name = _Said(said.strip())
        names = [name]
        while len(names) <= _MOST_TAILS:
            shorter = self._without_tail(name)
            if shorter is None:
                break
            name = shorter
            names.append(name)
        return names

    def _without_tail(self, said: _Said) -> _Said | None:
        """The name without the place at its end; brackets go in any case, and what is unclear in them is kept."""
        for pattern in _TAILS:
            match = pattern.fullmatch(said.name)
            place = self._place(match["tail"]) if match else None
            if match and place:
                return _Said(match["head"], [*said.places, place], said.unclear)
        match = _BRACKETS.fullmatch(said.name)
        if match is None:
            return None
        place = self._place(match["tail"])
        if place:
            return _Said(match["head"], [*said.places, place], said.unclear)
        return self._from_brackets(match["head"], match["tail"], said)

    def _from_brackets(self, head: str, inside: str, said: _Said) -> _Said:
        """Brackets that hold more than a place: a descriptor before it, or something that no reader can know."""
        for pattern in _TAILS:
            match = pattern.fullmatch(inside)
            place = self._place(match["tail"]) if match else None
            if match and place and self.catalogue.called(f"{head} {match['head']}"):
                return _Said(f"{head}, {match['head']}", [*said.places, place], said.unclear)
        unclear = [*said.unclear, inside.strip()] if inside.strip() else said.unclear
        return _Said(head, said.places, unclear)

    def _place(self, said: str) -> PrintedPlace | None:
        """A set, a pack, either with a number, or a number that is marked as one: "Core Set F88", "F88", "core-088"."""
        said = said.strip()
        packs = self._places.get(key(said))
        if packs:
            return PrintedPlace(said, tuple(packs))
        match = _PLACE.fullmatch(said)
        if match is None:
            return None
        where = match["where"].strip()
        packs = self._places.get(key(where), []) if where else []
        if packs or (not where and match["mark"]):
            return PrintedPlace(said, tuple(packs), int(match["number"]))
        return None

    def _chosen(self, said: _Said, found: Sequence[CatalogueCard], stories: bool | None) -> Found:
        """One of the cards of this name: by place, by pile, and by being one card in several sets."""
        there = [entry for entry in found if all(place.has(entry) for place in said.places)]
        if not there:
            places = ", ".join(place.said for place in said.places)
            return Found(None, problem=f'"{said.name}" is not in {places}: there is {labels(found)}.')
        if stories is not None:
            there = [entry for entry in there if (entry.type is CardType.STORY) is stories] or there
        if len({entry.first_printing for entry in there}) > 1:
            return Found(None, problem=f'"{said.name}" may be any of these: {labels(there)}. Say which one.')
        remarks = [f'what stands in brackets was passed over: "{unclear}".' for unclear in said.unclear]
        if len(there) > 1:
            remarks.append(f"{there[0].title} is in several sets; {there[0].label} was taken.")
        return Found(there[0], " ".join(remarks))


def identified(known: CatalogueCard | None, identifier: str, name: str, stories: bool | None) -> Found:
    """A card that a file gives by identifier and by name: the identifier counts, then the name; where they differ, that
    is told."""
    name = shortened(name, LONGEST_LINE).removeprefix("*").strip()
    if known is None:
        if not name:
            said = f'The identifier "{shortened(identifier)}" is not known' if identifier else "There is no identifier"
            return Found(None, problem=f"{said}, and there is no name.")
        found = namer().find(name, stories)
        if found.entry is None or not identifier:
            return found
        remark = f'The identifier "{shortened(identifier)}" is not known; {found.entry.label} was found by its name.'
        return Found(found.entry, f"{remark} {found.remark}".strip())
    if name and key(name) not in (key(known.title), key(known.name)):
        return Found(known, f'The identifier is that of {known.label}, not of "{name}"; the identifier was taken.')
    return Found(known)
