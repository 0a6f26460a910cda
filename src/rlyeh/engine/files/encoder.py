"""The encoder of saved games: turns a state into lists, numbers and strings."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, IntEnum
from operator import attrgetter
from typing import Any, Final

from rlyeh.engine.files.forms import END, Form
from rlyeh.engine.files.layout import (
    CARD,
    DICT,
    DOMAIN,
    ENUM,
    ENUM_NAMES,
    FORMS,
    LASTING,
    LIST,
    PARTS,
    RARE,
    RECORD,
    REF,
    SET,
    SNAPSHOT,
    TUPLE,
    USUAL,
    WORD,
    form_of,
)
from rlyeh.engine.state.cards import Domain, Piece, Side
from rlyeh.engine.state.occurrence import Occurrence
from rlyeh.engine.state.records import Context, Frame, Lasting, Record, Snapshot
from rlyeh.engine.state.state import State
from rlyeh.engine.words.printed_card import Face
from rlyeh.model import Word
from rlyeh.model.word import word_fields

_rare_of = attrgetter(*RARE)
_side_of: Final = PARTS[Side].values
_state_of: Final = PARTS[State].values
_snapshot_of: Final = PARTS[Snapshot].values
_lasting_of: Final = PARTS[Lasting].values


class Encoder:
    """Encodes one state."""

    def __init__(self) -> None:
        self.faces: dict[str, int] = {}
        self.places: dict[int, int] = {}
        self.records: list[Record] = []
        self.words: dict[str, str] = {}
        """The words that were made during play, each with its fields."""
        self.writers: dict[type[Any], Callable[[Any], list[Any]]] = {
            tuple: self._tuple,
            list: self._list,
            dict: self._dict,
            frozenset: self._set,
            Piece: self._piece,
            Snapshot: self._snapshot,
            Domain: self._domain,
            Lasting: self._lasting,
        }

    def state(self, state: State) -> list[Any]:
        """The whole state; records that turn up on the way are written behind the rest, each once."""
        cards = [self._row(piece) for piece in state.cards]
        sides = [[self.value(value) for value in _side_of(side)] for side in state.sides]
        plain = [self.value(value) for value in _state_of(state)]
        rows: list[list[Any]] = []
        for record in self.records:  # grows while it is walked
            rows.append(self._record(record))
        return [cards, sides, plain, rows, list(self.faces)]

    def head(self) -> list[Any]:
        """What a later program has to know to read it: version and fields of everything that is in the state."""
        forms: list[Form] = [*PARTS.values(), *[FORMS[cls] for cls in dict.fromkeys(map(type, self.records))]]
        return [{form.wire.name: form.head_entry for form in forms}, self.words]

    def value(self, value: Any) -> Any:
        """Any value that a state may hold."""
        cls = type(value)
        if cls is int or value is None or cls is str or cls is bool:
            return value
        writer = self.writers.get(cls)
        if writer is not None:
            return writer(value)
        if isinstance(value, Record):
            return [RECORD, self._place(value)]
        if isinstance(value, Word):
            return [REF, value.ref] if value.ref else self._word(value)
        if isinstance(value, Enum):
            return [ENUM, ENUM_NAMES[cls], value.value]
        raise TypeError(f"a state cannot hold a {cls.__name__}")

    def _place(self, record: Record) -> int:
        place = self.places.get(id(record))
        if place is None:
            place = self.places[id(record)] = len(self.records)
            self.records.append(record)
        return place

    def _record(self, record: Record) -> list[Any]:
        """The fields of a record. Numbers of contexts and occurrences may be enums: they are used as numbers."""
        form = FORMS.get(type(record)) or form_of(type(record))
        row: list[Any] = [form.wire.name]
        if isinstance(record, (Occurrence, Context)):
            for value in form.values(record):
                row.append(int(value) if isinstance(value, IntEnum) else self.value(value))
            return row
        for value in form.values(record):
            row.append(self.value(value))
        if isinstance(record, Frame) and (names := record.step_names()):
            row[form.pc] = names[record.pc] if record.pc < len(names) else END
        return row

    def _face(self, face: Face) -> int:
        return self.faces.setdefault(face.id, len(self.faces))

    def _row(self, piece: Piece) -> list[Any]:
        """What is always written of a card, and where it is not as most are, the rest."""
        row: list[Any] = [
            self._face(piece.printed),
            piece.owner,
            piece.controller,
            piece.zone,
            piece.life,
            piece.seen,
        ]
        rare = _rare_of(piece)
        if rare != USUAL or piece.face is not piece.printed:
            row.append(self._face(piece.face))
            row += [self.value(value) for value in rare]
        return row

    def _piece(self, piece: Piece) -> list[Any]:
        return [CARD, piece.id, *self._row(piece)]

    def _snapshot(self, last: Snapshot) -> list[Any]:
        return [SNAPSHOT, *[self.value(value) for value in _snapshot_of(last)]]

    def _domain(self, domain: Domain) -> list[Any]:
        return [DOMAIN, list(domain.resources), domain.drained, domain.card]

    def _lasting(self, lasting: Lasting) -> list[Any]:
        return [LASTING, *[self.value(value) for value in _lasting_of(lasting)]]

    def _tuple(self, items: tuple[Any, ...]) -> list[Any]:
        return [TUPLE, *[item if type(item) is int else self.value(item) for item in items]]

    def _list(self, items: list[Any]) -> list[Any]:
        return [LIST, *[item if type(item) is int else self.value(item) for item in items]]

    def _set(self, items: frozenset[Any]) -> list[Any]:
        return [SET, *[self.value(item) for item in sorted(items)]]

    def _dict(self, items: dict[Any, Any]) -> list[Any]:
        row: list[Any] = [DICT]
        for key in sorted(items):
            row += (self.value(key), self.value(items[key]))
        return row

    def _word(self, word: Word) -> list[Any]:
        """A word that was made during play; the printed words inside it are named by their addresses."""
        names = [field.name for field in word_fields(type(word))] if hasattr(word, "__dataclass_fields__") else []
        self.words[word.name] = " ".join(names)
        return [WORD, word.name, *[self.value(getattr(word, name)) for name in names]]
