"""The concordance of rules and documents: where a rule comes from, and who won where documents disagree.

The rules of a document are found in its own order.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from rlyeh.errors import UnknownRule, one_of
from rlyeh.reference import rule, rules
from rlyeh.reference.origins import Document, Origin, Origins, read_documents, read_origins
from rlyeh.reference.parsing import Rule

__all__ = ["Conflict", "Document", "Origin", "conflicts", "document", "documents", "in_order", "labels", "origins"]


@dataclass(frozen=True, slots=True)
class Conflict:
    """Documents that disagree about a rule: the entry that says what the engine does and why, who won, over whom."""

    entry: Rule
    won: tuple[Origin, ...]
    lost: tuple[Origin, ...]

    @property
    def verdict(self) -> str:
        """Who won over whom, and why: "FAQ 1.3 over rulebook: ..."; where nobody did, texts are read together. Of a
        document that speaks on both sides the sections are named."""
        torn = {origin.document for origin in self.won} & {origin.document for origin in self.lost}
        won, lost = (_names(side, torn) for side in (self.won, self.lost))
        sides = f"{won} over {lost}" if lost else f"{won}, read together"
        return f"{sides}: {self.entry.text.rpartition('→ ')[2]} ({self.entry.id})"


def _names(side: tuple[Origin, ...], torn: set[str]) -> str:
    names = (
        document(origin.document).name + (f", {origin.section}" if origin.document in torn else "") for origin in side
    )
    return " and ".join(dict.fromkeys(names))


@cache
def documents() -> tuple[Document, ...]:
    """The documents, in the order of their numbers."""
    return read_documents(files("rlyeh.reference").joinpath("documents.md").read_text("utf-8"))


def document(name: str) -> Document:
    """The document of this number or name, or both; raises `UnknownRule`, naming those there are."""
    letters = _letters(name)
    for candidate in documents():
        if letters in (_letters(candidate.number), _letters(candidate.name), _letters(candidate.label)):
            return candidate
    raise UnknownRule(f'There is no document "{name}".{one_of(name, [candidate.number for candidate in documents()])}')


def _letters(name: str) -> str:
    """Letters and digits alone: however a name is written, "FAQ 1.3" is "faq-1.3"."""
    return "".join(letter for letter in name.casefold() if letter.isalnum())


@cache
def _brackets() -> Mapping[str, Origins]:
    return {id: read_origins(entry.source or entry.basis, documents()) for id, entry in rules().items()}


@cache
def _stated() -> Mapping[str, tuple[Origin, ...]]:
    """The sections that state rules without being cited for them."""
    stated: dict[str, tuple[Origin, ...]] = {}
    for source in documents():
        for section, ids in source.stated:
            for id in ids:
                stated[id] = (*stated.get(id, ()), Origin(source.number, section))
    return stated


def origins(id: str) -> tuple[Origin, ...]:
    """The sections a rule comes from: those it cites, else those of the decisions it cites, then those that state it as
    well. A conflict comes from both sides."""
    id = rule(id).id
    bracket = _brackets()[id]
    cited = (*bracket.won, *bracket.lost) or tuple(origin for decision in bracket.ids for origin in origins(decision))
    return tuple(dict.fromkeys((*cited, *_stated().get(id, ()))))


def labels(id: str) -> tuple[str, ...]:
    """The documents a rule comes from, in their order, by number and name."""
    numbers = {origin.document for origin in origins(id)}
    return tuple(source.label for source in documents() if source.number in numbers)


def conflicts(id: str) -> tuple[Conflict, ...]:
    """Where documents disagree about a rule, and who won."""
    id = rule(id).id
    return tuple(
        Conflict(rules()[decision], bracket.won, bracket.lost)
        for decision, bracket in _brackets().items()
        if id in bracket.decided
    )


def in_order(number: str) -> tuple[tuple[str, tuple[Rule, ...]], ...]:
    """The rules of a document by its sections, in its own order; what comes from it as a whole is last."""
    source = document(number)
    by_place: dict[tuple[int, str], dict[str, Rule]] = {}
    names: dict[tuple[int, str], str] = {}
    for entry in rules().values():
        for origin in origins(entry.id):
            if origin.document == source.number:
                place = source.place(origin.section)
                names[place] = origin.section
                by_place.setdefault(place, {})[entry.id] = entry
    return tuple((names[place], tuple(by_place[place].values())) for place in sorted(by_place))
