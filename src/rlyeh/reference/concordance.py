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
    names = (document(one.document).name + (f", {one.section}" if one.document in torn else "") for one in side)
    return " and ".join(dict.fromkeys(names))


@cache
def documents() -> tuple[Document, ...]:
    """The documents, in the order of their numbers."""
    return read_documents(files("rlyeh.reference").joinpath("documents.md").read_text("utf-8"))


def document(said: str) -> Document:
    """The document of this number or name; raises `UnknownRule`, naming those there are."""
    wanted = said.casefold()
    for each in documents():
        if wanted in (each.number.casefold(), each.name.casefold()):
            return each
    raise UnknownRule(f'There is no document "{said}".{one_of(said, [each.number for each in documents()])}')


@cache
def _brackets() -> Mapping[str, Origins]:
    return {id: read_origins(each.source or each.basis, documents()) for id, each in rules().items()}


@cache
def _stated() -> Mapping[str, tuple[Origin, ...]]:
    """The sections that state rules without being cited for them."""
    found: dict[str, tuple[Origin, ...]] = {}
    for each in documents():
        for section, ids in each.stated:
            for id in ids:
                found[id] = (*found.get(id, ()), Origin(each.number, section))
    return found


def origins(id: str) -> tuple[Origin, ...]:
    """The sections a rule comes from: those it cites, else those of the decisions it cites, then those that state it as
    well. A conflict comes from both sides."""
    id = rule(id).id
    said = _brackets()[id]
    cited = (*said.won, *said.lost) or tuple(origin for each in said.ids for origin in origins(each))
    return tuple(dict.fromkeys((*cited, *_stated().get(id, ()))))


def labels(id: str) -> tuple[str, ...]:
    """The documents a rule comes from, in their order, by number and name."""
    numbers = {origin.document for origin in origins(id)}
    return tuple(each.label for each in documents() if each.number in numbers)


def conflicts(id: str) -> tuple[Conflict, ...]:
    """Where documents disagree about a rule, and who won."""
    id = rule(id).id
    return tuple(
        Conflict(rules()[each], said.won, said.lost) for each, said in _brackets().items() if id in said.decided
    )


def in_order(number: str) -> tuple[tuple[str, tuple[Rule, ...]], ...]:
    """The rules of a document by its sections, in its own order; what comes from it as a whole is last."""
    source = document(number)
    found: dict[tuple[int, str], dict[str, Rule]] = {}
    names: dict[tuple[int, str], str] = {}
    for each in rules().values():
        for origin in origins(each.id):
            if origin.document == source.number:
                place = source.place(origin.section)
                names[place] = origin.section
                found.setdefault(place, {})[each.id] = each
    return tuple((names[place], tuple(found[place].values())) for place in sorted(found))
