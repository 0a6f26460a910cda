"""Serialization: a game as bytes, at any decision, and back again.

Everything that changes during a game is written; cards and their words stay outside and are named by id and address.
Objects that several places share (contexts, occurrences) are written once, in a table, and stay shared. The same
state always gives the same bytes, so the hash of a game is the hash of these bytes.

Nothing in them is called as the source calls it: records have wire names, their fields are named in the head, and
frames stand at steps with names. So a later program reads them whatever it calls things (docs/formats.md).
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

import msgpack

from rlyeh.engine.files import version_1
from rlyeh.engine.files.decoder import Decoder
from rlyeh.engine.files.encoder import Encoder
from rlyeh.engine.files.layout import ENUMS
from rlyeh.engine.game import Game, Header
from rlyeh.engine.state.cards import NOBODY
from rlyeh.engine.state.rule_sets import rule_set
from rlyeh.engine.words.printed_card import Face, Faces
from rlyeh.errors import GameFileError, RlyehError
from rlyeh.model import Pool

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rlyeh.engine.state.state import State

MAGIC: Final = b"rlyeh-save"
VERSION: Final = 2
_SUM: Final = 8
"""Bytes of the checksum."""


def save(game: Game) -> bytes:
    """The game as bytes."""
    header = game.header
    start = None if header is None else [[list(deck) for deck in header.decks], list(header.stories), header.seed]
    encoder = Encoder()
    state = _encoded(game, encoder)  # First of all: this settles which cards lie in the decks of an imagined game.
    faces = {piece.printed.id: piece.printed for piece in game.state.cards}
    parts = [game.rules.name, fingerprint(faces.values()), start, game.answers, state, encoder.head()]
    payload: bytes = msgpack.packb(parts)
    return MAGIC + bytes((VERSION,)) + blake2b(payload, digest_size=_SUM).digest() + payload


def load(data: bytes, cards: Pool | Faces) -> Game:
    """The game that was saved. Passing the faces of an earlier game spares preparing the cards again."""
    version, (name, printed, start, answers, body, *head) = _payload(data)
    try:
        rules = rule_set(name)
        faces = cards if isinstance(cards, Faces) else Faces(cards.under(rules.errata))
        encoded = msgpack.unpackb(body, strict_map_key=False)
        state = _state_of_version_1(faces, encoded) if version == 1 else Decoder(faces, head[0], ENUMS).state(encoded)
        header = None if start is None else Header(tuple(tuple(deck) for deck in start[0]), tuple(start[1]), start[2])
    except GameFileError as problem:
        raise GameFileError(f"The saved game does not fit this program: {problem}") from problem
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


_PARTS: Final = {1: 5, VERSION: 6}
"""How many parts there are in each version."""


def _state_of_version_1(faces: Faces, encoded: list[Any]) -> State:
    """A state that hung on names in the source."""
    version_1.rename(encoded[3])
    enums = {former: ENUMS[name] for former, name in version_1.ENUMS.items()}
    return Decoder(faces, version_1.head(), enums).state(encoded)


def _payload(data: bytes) -> tuple[int, list[Any]]:
    """The version of a save and what lies behind its header, once that has been found whole."""
    start = len(MAGIC) + 1 + _SUM
    if not data.startswith(MAGIC):
        raise GameFileError("This is no saved game: it does not begin like one.")
    if len(data) <= start:
        raise GameFileError(f"The saved game is cut off after {len(data)} bytes.")
    version = data[len(MAGIC)]
    if version not in _PARTS:
        raise GameFileError(f"The saved game has version {version}; this program reads versions 1 to {VERSION}.")
    payload = data[start:]
    if blake2b(payload, digest_size=_SUM).digest() != data[len(MAGIC) + 1 : start]:
        raise GameFileError(f"The saved game of {len(data)} bytes is cut off or was changed: its checksum is wrong.")
    try:
        parts = msgpack.unpackb(payload, strict_map_key=False)
    except _BROKEN as problem:
        raise GameFileError("The saved game is damaged: its parts cannot be told apart.") from problem
    count = len(parts) if isinstance(parts, list) and len(parts) >= 5 else 0
    if count != _PARTS[version] or not isinstance(parts[0], str) or not isinstance(parts[4], bytes):
        raise GameFileError(f"The saved game is damaged: it does not have its {_PARTS[version]} parts.")
    return version, parts


def fingerprint(faces: Iterable[Face]) -> str:
    """A hash over the declarations of these cards: the same exactly if all of them read the same."""
    digest = blake2b(digest_size=16)
    for face in sorted(faces, key=lambda face: face.id):
        digest.update(face.digest())
    return digest.hexdigest()


def state_bytes(game: Game) -> bytes:
    """The state at the open decision, as bytes that are the same for the same state."""
    return _encoded(game, Encoder())


def _encoded(game: Game, encoder: Encoder) -> bytes:
    assert game.decision is not None or game.winner != NOBODY
    for side in game.state.sides:
        game.state.place_top(side, len(side.deck))
    packed: bytes = msgpack.packb(encoder.state(game.state))
    return packed


def state_hash(game: Game) -> str:
    """A hash of the state and the rule set; the same on every machine."""
    digest = blake2b(game.rules.name.encode(), digest_size=16)
    digest.update(state_bytes(game))
    return digest.hexdigest()


def same_state(one: Game, other: Game) -> bool:
    """Whether two games are at the same point in every respect."""
    return one.rules.name == other.rules.name and state_bytes(one) == state_bytes(other)


__all__ = ["fingerprint", "load", "same_state", "save", "state_hash"]
