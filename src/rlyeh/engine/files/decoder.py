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


GONE: Final[dict[str, tuple[str, ...]]] = {"ability": ("optional",)}
"""Fields that words once had and that nothing ever read."""


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
            TUPLE: lambda said: tuple([self.value(item) for item in said[1:]]),
            LIST: lambda said: [self.value(item) for item in said[1:]],
            DICT: lambda said: {
                self.value(said[place]): self.value(said[place + 1]) for place in range(1, len(said), 2)
            },
            RECORD: lambda said: self.records[said[1]],
            REF: lambda said: self.all_faces.pool.word(said[1]),
            WORD: self._word,
            CARD: lambda said: self._piece(said[1], said[2:]),
            ENUM: lambda said: self.enums[said[1]](said[2]),
            SNAPSHOT: lambda said: self._part(Snapshot(), said[1:]),
            SET: lambda said: frozenset(self.value(item) for item in said[1:]),
            DOMAIN: self._domain,
            LASTING: lambda said: self._part(Lasting.__new__(Lasting), said[1:]),
        }

    def state(self, said: list[Any]) -> State:
        """The whole state."""
        cards, sides, plain, rows, faces = said
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

    def value(self, said: Any) -> Any:
        """Any value that a state may hold."""
        return self.readers[said[0]](said) if type(said) is list else said

    def _fill(self, record: Any, row: list[Any]) -> None:
        """Give a record its fields."""
        known = self.readings[row[0]]
        values = [self.readers[one[0]](one) if type(one) is list else one for one in row[1:]]
        for name, value in zip(known.form.fields, known.present(values), strict=True):
            setattr(record, name, value)
        if isinstance(record, Frame):
            record.pc = known.step(record)
        if type(record) is Occurrence:
            record.kind = KINDS.get(record.kind, record.kind)

    def _part(self, part: Any, values: list[Any]) -> Any:
        """Give something else its fields."""
        known = self.parts[type(part)]
        for name, value in zip(known.form.fields, known.present([*map(self.value, values)]), strict=True):
            setattr(part, name, value)
        return part

    def _piece(self, number: int, row: list[Any]) -> Piece:
        known = self.parts[Piece]
        if not known.same:
            row = known.present(self._whole(known.names, row))
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

    def _domain(self, said: list[Any]) -> Domain:
        resources, drained, card = self.parts[Domain].present(said[1:])
        return Domain(tuple(resources), drained, card)

    def _word(self, said: list[Any]) -> Word:
        name = said[1]
        cls = VOCABULARY[name]
        fields = dict(zip(self.words[name].split(), [self.value(item) for item in said[2:]], strict=True))
        for gone in GONE.get(name, ()):
            fields.pop(gone, None)
        word = cls(**fields)
        if said[2:]:
            check_word(word, "a text made during play")
        return word
