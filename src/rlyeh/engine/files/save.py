"""A game as bytes, at any decision, and back again.

Everything that changes during a game is written; cards and their words stay outside and are named by id and address.
Objects that several places share (contexts, occurrences) are written once, in a table, and stay shared. The same
state always gives the same bytes, so the hash of a game is the hash of these bytes.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from hashlib import blake2b
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final

import msgpack

from rlyeh.engine.game import Game, Header
from rlyeh.engine.state.cards import NOBODY, NOTHING, Domain, Piece, Side, new_piece
from rlyeh.engine.state.occurrence_kinds import KINDS, Kind, Until
from rlyeh.engine.state.records import Context, Frame, Lasting, Occurrence, Record, Snapshot
from rlyeh.engine.state.rule_sets import rule_set
from rlyeh.engine.state.state import State
from rlyeh.engine.words.printed_card import Face, Faces
from rlyeh.errors import GameFileError, RlyehError
from rlyeh.model import CardType, Faction, Icon, Keyword, Label, Phase, Pool, Position, Word, Zone
from rlyeh.model.word import VOCABULARY, check_word, word_fields

if TYPE_CHECKING:
    from collections.abc import Iterable

MAGIC: Final = b"rlyeh-save"
VERSION: Final = 1
_SUM: Final = 8
"""Bytes of the checksum."""

ENUMS: Final[dict[str, type[Enum]]] = {
    cls.__name__: cls
    for cls in (CardType, Faction, Icon, Keyword, Kind, Label, Phase, Position, Until, Zone)
}
_ZONES: Final[tuple[Zone, ...]] = tuple(Zone)

_TUPLE: Final = 0
_LIST: Final = 1
_DICT: Final = 2
_RECORD: Final = 3
_REF: Final = 4
_WORD: Final = 5
_PIECE: Final = 6
_ENUM: Final = 7
_LAST: Final = 8
_SET: Final = 9
_DOMAIN: Final = 10
_LASTING: Final = 11
"""What a list in the bytes stands for: its first item says it."""

_RARE: Final = ("domain", "facedown", "host", "position", "story", "tokens", "wounds")
_rare_of = attrgetter(*_RARE)
_USUAL: Final[tuple[Any, ...]] = (NOTHING, False, NOTHING, Position.READY, NOTHING, (0, 0), 0)
"""How most cards are: in a pile, with nothing on them. Only what differs from it is written."""

_PLAIN: Final = tuple(name for name in State.FIELDS if name not in ("cards", "sides", "version"))
_SIDE: Final = tuple(name for name in Side.FIELDS if name not in ("loose", "luck", "most", "reach", "seat"))
_LASTING_FIELDS: Final = Lasting.FIELDS


def save(game: Game) -> bytes:
    """The game as bytes."""
    header = game.header
    start = None if header is None else [[list(deck) for deck in header.decks], list(header.stories), header.seed]
    state = state_bytes(game)  # First of all: this settles which cards lie in the decks of an imagined game.
    faces = {piece.printed.id: piece.printed for piece in game.state.cards}
    payload: bytes = msgpack.packb([game.rules.name, fingerprint(faces.values()), start, game.answers, state])
    return MAGIC + bytes((VERSION,)) + blake2b(payload, digest_size=_SUM).digest() + payload


def load(data: bytes, cards: Pool | Faces) -> Game:
    """The game that was saved. Passing the faces of an earlier game spares preparing the cards again."""
    name, printed, start, answers, body = _payload(data)
    try:
        rules = rule_set(name)
        faces = cards if isinstance(cards, Faces) else Faces(cards.under(rules.errata))
        state = _Reader(faces).state(msgpack.unpackb(body, strict_map_key=False))
        header = None if start is None else Header(tuple(tuple(deck) for deck in start[0]), tuple(start[1]), start[2])
    except RlyehError as problem:
        raise GameFileError(f"The saved game does not fit these cards: {problem}") from problem
    except _BROKEN as problem:
        raise GameFileError(f"The saved game is damaged inside: {type(problem).__name__}.") from problem
    if fingerprint({piece.printed.id: piece.printed for piece in state.cards}.values()) != printed:
        raise GameFileError("The saved game was played with other versions of its cards.")
    game = Game(state, rules, faces, header)
    game.answers = list(answers)
    game.checkpoint()
    return game


_BROKEN: Final = (ValueError, TypeError, KeyError, IndexError, AttributeError, RecursionError, OverflowError)


def _payload(data: bytes) -> list[Any]:
    """What lies behind the header of a save, once it has been found whole."""
    start = len(MAGIC) + 1 + _SUM
    if not data.startswith(MAGIC):
        raise GameFileError("This is no saved game: it does not begin like one.")
    if len(data) <= start:
        raise GameFileError(f"The saved game is cut off after {len(data)} bytes.")
    version = data[len(MAGIC)]
    if version != VERSION:
        raise GameFileError(f"The saved game has version {version}; this program reads version {VERSION}.")
    payload = data[start:]
    if blake2b(payload, digest_size=_SUM).digest() != data[len(MAGIC) + 1 : start]:
        raise GameFileError(f"The saved game of {len(data)} bytes is cut off or was changed: its checksum is wrong.")
    try:
        said = msgpack.unpackb(payload, strict_map_key=False)
    except _BROKEN as problem:
        raise GameFileError("The saved game is damaged: its parts cannot be told apart.") from problem
    if not isinstance(said, list) or len(said) != 5 or not isinstance(said[0], str) or not isinstance(said[4], bytes):
        raise GameFileError("The saved game is damaged: it does not have its five parts.")
    return said


def fingerprint(faces: Iterable[Face]) -> str:
    """A hash over the declarations of these cards: the same exactly if all of them read the same."""
    digest = blake2b(digest_size=16)
    for face in sorted(faces, key=lambda each: each.id):
        digest.update(face.digest())
    return digest.hexdigest()


def state_bytes(game: Game) -> bytes:
    """The state at the open decision, as bytes that are the same for the same state."""
    assert game.decision is not None or game.winner != NOBODY
    for side in game.state.sides:
        game.state.settle(side, len(side.deck))
    packed: bytes = msgpack.packb(_Writer().state(game.state))
    return packed


def state_hash(game: Game) -> str:
    """A hash of the state and the rule set; the same on every machine."""
    digest = blake2b(game.rules.name.encode(), digest_size=16)
    digest.update(state_bytes(game))
    return digest.hexdigest()


def same_state(one: Game, other: Game) -> bool:
    """Whether two games are at the same point in every respect."""
    return one.rules.name == other.rules.name and state_bytes(one) == state_bytes(other)


class _Writer:
    """Turns a state into lists, numbers and strings."""

    def __init__(self) -> None:
        self.faces: dict[str, int] = {}
        self.places: dict[int, int] = {}
        self.records: list[Record] = []
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
        sides = [[self.value(getattr(side, name)) for name in _SIDE] for side in state.sides]
        plain = [self.value(getattr(state, name)) for name in _PLAIN]
        rows: list[list[Any]] = []
        for record in self.records:  # grows while it is walked
            rows.append(self._record(record))
        return [cards, sides, plain, rows, list(self.faces)]

    def value(self, value: Any) -> Any:
        """Any value that a state may hold."""
        cls = type(value)
        if cls is int or value is None or cls is str or cls is bool:
            return value
        writer = self.writers.get(cls)
        if writer is not None:
            return writer(value)
        if isinstance(value, Record):
            return [_RECORD, self._place(value)]
        if isinstance(value, Word):
            return [_REF, value.ref] if value.ref else self._word(value)
        if isinstance(value, Enum):
            return [_ENUM, cls.__name__, value.value]
        raise TypeError(f"a state cannot hold a {cls.__name__}")

    def _place(self, record: Record) -> int:
        place = self.places.get(id(record))
        if place is None:
            place = self.places[id(record)] = len(self.records)
            self.records.append(record)
        return place

    def _record(self, record: Record) -> list[Any]:
        """The fields of a record. Numbers of contexts and occurrences may be enums: they are used as numbers."""
        row: list[Any] = [type(record).__name__]
        if isinstance(record, (Occurrence, Context)):
            for name in record.FIELDS:
                value = getattr(record, name)
                is_number = isinstance(value, int)
                row.append(value if is_number else self.value(value))
        else:
            row += [self.value(getattr(record, name)) for name in record.FIELDS]
        return row

    def _face(self, face: Face) -> int:
        return self.faces.setdefault(face.id, len(self.faces))

    def _row(self, piece: Piece) -> list[Any]:
        row: list[Any] = [
            self._face(piece.printed),
            piece.owner,
            piece.controller,
            piece.zone,
            piece.life,
            piece.seen,
        ]
        rare = _rare_of(piece)
        if rare != _USUAL or piece.face is not piece.printed:
            row.append(self._face(piece.face))
            row += [self.value(value) for value in rare]
        return row

    def _piece(self, piece: Piece) -> list[Any]:
        return [_PIECE, piece.id, *self._row(piece)]

    def _snapshot(self, last: Snapshot) -> list[Any]:
        return [_LAST, *[self.value(getattr(last, name)) for name in Snapshot.FIELDS]]

    def _domain(self, domain: Domain) -> list[Any]:
        return [_DOMAIN, list(domain.resources), domain.drained, domain.card]

    def _lasting(self, lasting: Lasting) -> list[Any]:
        return [_LASTING, *[self.value(getattr(lasting, name)) for name in _LASTING_FIELDS]]

    def _tuple(self, items: tuple[Any, ...]) -> list[Any]:
        return [_TUPLE, *[item if type(item) is int else self.value(item) for item in items]]

    def _list(self, items: list[Any]) -> list[Any]:
        return [_LIST, *[item if type(item) is int else self.value(item) for item in items]]

    def _set(self, items: frozenset[Any]) -> list[Any]:
        return [_SET, *[self.value(item) for item in sorted(items)]]

    def _dict(self, items: dict[Any, Any]) -> list[Any]:
        row: list[Any] = [_DICT]
        for key in sorted(items):
            row += (self.value(key), self.value(items[key]))
        return row

    def _word(self, word: Word) -> list[Any]:
        """A word that was made during play; the printed words inside it are named by their addresses."""
        return [_WORD, word.name, *[self.value(getattr(word, field.name)) for field in _fields(type(word))]]


def _fields(cls: type[Word]) -> tuple[Any, ...]:
    return word_fields(cls) if hasattr(cls, "__dataclass_fields__") else ()


class _Reader:
    """Builds a state from what a writer made of it."""

    def __init__(self, faces: Faces) -> None:
        self.all_faces = faces
        self.faces: list[Face] = []
        self.records: list[Any] = []
        self.readers: dict[int, Callable[[list[Any]], Any]] = {
            _TUPLE: lambda said: tuple([self.value(item) for item in said[1:]]),
            _LIST: lambda said: [self.value(item) for item in said[1:]],
            _DICT: lambda said: {
                self.value(said[place]): self.value(said[place + 1]) for place in range(1, len(said), 2)
            },
            _RECORD: lambda said: self.records[said[1]],
            _REF: lambda said: self.all_faces.pool.word(said[1]),
            _WORD: self._word,
            _PIECE: lambda said: self._piece(said[1], said[2:]),
            _ENUM: lambda said: ENUMS[said[1]](said[2]),
            _LAST: self._snapshot,
            _SET: lambda said: frozenset(self.value(item) for item in said[1:]),
            _DOMAIN: lambda said: Domain(tuple(said[1]), said[2], said[3]),
            _LASTING: self._lasting,
        }

    def state(self, said: list[Any]) -> State:
        """The whole state."""
        cards, sides, plain, rows, faces = said
        self.faces = [self.all_faces[card_id] for card_id in faces]
        classes = _record_classes()
        for row in rows:
            cls = classes[row[0]]
            self.records.append(cls.__new__(cls))
        state = State(0)
        state.cards = [self._piece(number, row) for number, row in enumerate(cards)]
        for side, values in zip(state.sides, sides, strict=True):
            for name, value in zip(_SIDE, values, strict=True):
                setattr(side, name, self.value(value))
        for name, value in zip(_PLAIN, plain, strict=True):
            setattr(state, name, self.value(value))
        for record, row in zip(self.records, rows, strict=True):
            self._fill(record, row)
        return state

    def value(self, said: Any) -> Any:
        """Any value that a state may hold."""
        return self.readers[said[0]](said) if type(said) is list else said

    def _fill(self, record: Any, row: list[Any]) -> None:
        for name, value in zip(record.FIELDS, row[1:], strict=True):
            setattr(record, name, self.readers[value[0]](value) if type(value) is list else value)
        if type(record) is Occurrence:
            record.kind = KINDS.get(record.kind, record.kind)

    def _piece(self, number: int, row: list[Any]) -> Piece:
        face = self.faces[row[0]]
        piece = new_piece(number, face, row[1], _ZONES[row[3]])
        piece.controller = row[2]
        piece.life = row[4]
        piece.seen = row[5]
        if len(row) > 6:
            piece.face = self.faces[row[6]]
            for name, value in zip(_RARE, row[7:], strict=True):
                setattr(piece, name, self.value(value))
        return piece

    def _snapshot(self, said: list[Any]) -> Snapshot:
        last = Snapshot()
        for name, value in zip(Snapshot.FIELDS, said[1:], strict=True):
            setattr(last, name, self.value(value))
        return last

    def _lasting(self, said: list[Any]) -> Lasting:
        lasting = Lasting.__new__(Lasting)
        for name, value in zip(_LASTING_FIELDS, said[1:], strict=True):
            setattr(lasting, name, self.value(value))
        return lasting

    def _word(self, said: list[Any]) -> Word:
        cls = VOCABULARY[said[1]]
        word = cls(*[self.value(item) for item in said[2:]])
        if _fields(cls):
            check_word(word, "a text made during play")
        return word


def _record_classes() -> dict[str, type[Record]]:
    """Every class of record by its name."""
    found: dict[str, type[Record]] = {}
    waiting: list[type[Record]] = [Context, Occurrence, Frame]
    while waiting:
        cls = waiting.pop()
        found[cls.__name__] = cls
        waiting += cls.__subclasses__()
    return found


__all__ = ["fingerprint", "load", "same_state", "save", "state_hash"]
