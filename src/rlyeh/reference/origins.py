"""Origins of rules: which sections of which documents a rule comes from, and who won where documents disagree.

The bracket of a rule cites sections: `[rulebook, Fast; derived: FAQ 1.3 (v1.0), "X"]`. A decided conflict says for
which rules it was decided, and which documents won over which: `[for REF-1: rulebook, X over CCG reference sheet, Y]`.
The documents and the order of their sections stand in `documents.md`.
"""

import re
from dataclasses import dataclass

from rlyeh.reference.parsing import ID

_DOCUMENT = re.compile(r"## (\S+) ([^:]+): (.+)")
_SECTION = re.compile(r"- (.+?)(?:: ((?:[A-Z]+-\d+ ?)+))?")
_FOR = re.compile(r"for ([A-Z0-9, -]+): (.*)")
_DERIVED = re.compile(r"derived(?: for LCG)?(?:: |$)")
_VERSION = re.compile(r" \(v1\.\d\)")


@dataclass(frozen=True, slots=True)
class Document:
    """A published text. `number` is what it is asked for by (`rlyeh rules --source 003`), `name` what rules cite."""

    number: str
    name: str
    what: str
    sections: tuple[str, ...]
    """In the order of the document."""
    stated: tuple[tuple[str, tuple[str, ...]], ...]
    """Sections with rules that they state as well."""

    @property
    def label(self) -> str:
        """Number and name: 003 FAQ 1.3."""
        return f"{self.number} {self.name}" if self.number.isdigit() else self.name

    def place(self, section: str) -> tuple[int, str]:
        """Where a section stands in the document; numbered parts of a section stand behind it in their order."""
        for at, name in enumerate(self.sections):
            if section == name:
                return at, ""
        for at, name in enumerate(self.sections):
            if re.fullmatch(rf"{re.escape(name)}[. ]\d[\d-]*", section):
                return at, ".".join(f"{int(number):03d}" for number in re.findall(r"\d+", section.removeprefix(name)))
        return len(self.sections), section

    def knows(self, section: str) -> bool:
        """Whether the section is listed, or is the document as a whole."""
        return not section or self.place(section)[0] < len(self.sections)


@dataclass(frozen=True, slots=True)
class Origin:
    """A section of a document that a rule comes from; the section is empty where it is the document as a whole."""

    document: str
    """Its number."""
    section: str
    derived: bool = False
    """Whether the section does not say it in so many words."""


@dataclass(frozen=True, slots=True)
class Origins:
    """What a bracket says: sections, for a conflict those that lost and the rules it was decided for, and other ids."""

    won: tuple[Origin, ...] = ()
    lost: tuple[Origin, ...] = ()
    decided: tuple[str, ...] = ()
    ids: tuple[str, ...] = ()


def read_documents(text: str) -> tuple[Document, ...]:
    """The documents of `documents.md`."""
    documents = []
    for part in re.split(r"^(?=## )", text, flags=re.MULTILINE)[1:]:
        heading, *lines = part.splitlines()
        named = _DOCUMENT.fullmatch(heading)
        rows = [row for row in map(_SECTION.fullmatch, lines) if row is not None]
        if named is not None:
            sections = tuple(row[1] for row in rows)
            stated = tuple((row[1], tuple(row[2].split())) for row in rows if row[2])
            documents.append(Document(named[1], named[2], named[3], sections, stated))
    return tuple(documents)


def read_origins(source: str, documents: tuple[Document, ...]) -> Origins:
    """Read a bracket."""
    decided: tuple[str, ...] = ()
    if conflict := _FOR.fullmatch(source):
        decided, source = tuple(conflict[1].split(", ")), conflict[2]
    winning, _, losing = source.partition(" over ")
    won, ids = _cited(winning, documents)
    lost, _ = _cited(losing, documents)
    return Origins(won, lost, decided, ids)


def _cited(bracket: str, documents: tuple[Document, ...]) -> tuple[tuple[Origin, ...], tuple[str, ...]]:
    """The sections and the ids that a part of a bracket cites; what follows "derived:" is derived."""
    sections: list[Origin] = []
    ids: list[str] = []
    derived = False
    for part in bracket.split("; "):
        derived = derived or bool(_DERIVED.match(part))
        cite = _DERIVED.sub("", part)
        document = next((candidate for candidate in documents if cite.startswith(candidate.name)), None)
        if document is not None:
            section = _VERSION.sub("", cite.removeprefix(document.name)).removeprefix(",").strip()
            sections.append(Origin(document.number, section, derived))
        elif ID.fullmatch(cite):
            ids.append(cite)
    return tuple(sections), tuple(ids)
