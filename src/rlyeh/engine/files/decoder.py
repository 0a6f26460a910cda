"""The decoder of saved games: builds a state from what an encoder, of this program or of an earlier one, made of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any, Final

from rlyeh.engine.files.forms import reading
from rlyeh.engine.files.layout import (
    ALWAYS,
    CARD,
    DICT,
    DOMAIN,
    ENUM,
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
    record_classes,
)
from rlyeh.engine.state.cards import Domain, Piece, new_piece
from rlyeh.engine.state.occurrence import Occurrence
from rlyeh.engine.state.occurrence_kinds import KINDS
from rlyeh.engine.state.records import Frame, Lasting, Snapshot
from rlyeh.engine.state.state import State
from rlyeh.engine.words.printed_card import Face, Faces
from rlyeh.errors import GameFileError
from rlyeh.model import Word, Zone
from rlyeh.model.word import VOCABULARY, check_word

_ZONES: Final[tuple[Zone, ...]] = tuple(Zone)


class Decoder:
    """Decodes one state, whose records and words have the forms that the head of the save says."""

    def __init__(self, faces: Faces, head: list[Any], enums: Mapping[str, type[Enum]]) -> None:
        forms, self.words = head
        self.all_faces = faces
        self.enums = enums
        self.faces: list[Face] = []
        self.records: list[Any] = []
        self.parts = {cls: reading(form, *forms[form.wire.name]) for cls, form in PARTS.items()}
        self.classes = record_classes()
        self.readings = {
            name: reading(form_of(cls), *forms[name]) for name, cls in self.classes.items() if name in forms
        }
        self.readers: dict[int, Callable[[list[Any]], Any]] = {
            TUPLE: lambda row: tuple([self.value(item) for item in row[1:]]),
            LIST: lambda row: [self.value(item) for item in row[1:]],
            DICT: lambda row: {
                self.value(row[place]): self.value(row[place + 1]) for place in range(1, len(row), 2)
            },
            RECORD: lambda row: self.records[row[1]],
            REF: lambda row: self.all_faces.pool.word(row[1]),
            WORD: self._word,
            CARD: lambda row: self._piece(row[1], row[2:]),
            ENUM: lambda row: self.enums[row[1]](row[2]),
            SNAPSHOT: lambda row: self._part(Snapshot(), row[1:]),
            SET: lambda row: frozenset(self.value(item) for item in row[1:]),
            DOMAIN: self._domain,
            LASTING: lambda row: self._part(Lasting.__new__(Lasting), row[1:]),
        }

    def state(self, encoded: list[Any]) -> State:
        """The whole state."""
        cards, sides, plain, rows, faces = encoded
        self.faces = [self.all_faces[card_id] for card_id in faces]
        for row in rows:
            cls = self.classes.get(row[0])
            if cls is None:
                raise GameFileError(f'it holds a record "{row[0]}", which this program does not know.')
            self.records.append(cls.__new__(cls))
        state = State(0)
        state.cards = [self._piece(number, row) for number, row in enumerate(cards)]
        for side, values in zip(state.sides, sides, strict=True):
            self._part(side, values)
        self._part(state, plain)
        for record, row in zip(self.records, rows, strict=True):
            self._fill(record, row)
        return state

    def value(self, encoded: Any) -> Any:
        """Any value that a state may hold."""
        return self.readers[encoded[0]](encoded) if type(encoded) is list else encoded

    def _fill(self, record: Any, row: list[Any]) -> None:
        """Give a record its fields."""
        schema = self.readings[row[0]]
        values = [self.readers[item[0]](item) if type(item) is list else item for item in row[1:]]
        at: str | int = 0
        for name, value in zip(schema.form.fields, schema.present(values), strict=True):
            if name == "pc":
                at = value
            else:
                setattr(record, name, value)
        if isinstance(record, Frame):
            record.pc = schema.step(record, at)
        if type(record) is Occurrence:
            record.kind = KINDS.get(record.kind, record.kind)

    def _part(self, part: Any, values: list[Any]) -> Any:
        """Give something else its fields."""
        schema = self.parts[type(part)]
        for name, value in zip(schema.form.fields, schema.present([*map(self.value, values)]), strict=True):
            setattr(part, name, value)
        return part

    def _piece(self, number: int, row: list[Any]) -> Piece:
        schema = self.parts[Piece]
        if not schema.same:
            row = schema.present(self._whole(schema.names, row))
        piece = new_piece(number, self.faces[row[0]], row[1], _ZONES[row[3]])
        piece.controller = row[2]
        piece.life = row[4]
        piece.seen = row[5]
        if len(row) > len(ALWAYS):
            piece.face = self.faces[row[6]]
            for name, value in zip(RARE, row[7:], strict=True):
                setattr(piece, name, self.value(value))
        return piece

    def _whole(self, names: list[str], row: list[Any]) -> list[Any]:
        """The row of a card with what was left out as usual."""
        usual = dict(zip(RARE, USUAL, strict=True))
        face = row[names.index("printed")]
        return row + [usual.get(name, face) for name in names[len(row) :]]

    def _domain(self, row: list[Any]) -> Domain:
        resources, drained, card = self.parts[Domain].present(row[1:])
        return Domain(tuple(resources), drained, card)

    def _word(self, row: list[Any]) -> Word:
        name = row[1]
        cls = VOCABULARY[name]
        fields = dict(zip(self.words[name].split(), [self.value(item) for item in row[2:]], strict=True))
        word = cls(**fields)
        if row[2:]:
            check_word(word, "a text made during play")
        return word
