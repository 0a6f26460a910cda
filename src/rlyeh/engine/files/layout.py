"""The layout of a saved state: what stands in it for what, and the form of everything that has fields.

A value is itself, or a list whose first item is a tag. A record is `[wire name, value of each field]`, a card the
values of its fields, of which usual ones at the end are left out.
"""

from __future__ import annotations

from enum import Enum
from typing import Any, Final

from rlyeh.engine.files.forms import Form
from rlyeh.engine.state.cards import NOTHING, Domain, Piece, Side
from rlyeh.engine.state.occurrence import Occurrence
from rlyeh.engine.state.occurrence_kinds import Kind, Until
from rlyeh.engine.state.records import Context, Frame, Lasting, Record, Snapshot
from rlyeh.engine.state.state import State
from rlyeh.model import CardType, Faction, Icon, Keyword, Label, Phase, Position, Zone

TUPLE: Final = 0
LIST: Final = 1
DICT: Final = 2
RECORD: Final = 3
REF: Final = 4
WORD: Final = 5
CARD: Final = 6
ENUM: Final = 7
SNAPSHOT: Final = 8
SET: Final = 9
DOMAIN: Final = 10
LASTING: Final = 11
"""What a list in the bytes stands for: its first item says it."""

ENUMS: Final[dict[str, type[Enum]]] = {
    "card_type": CardType,
    "faction": Faction,
    "icon": Icon,
    "keyword": Keyword,
    "kind": Kind,
    "label": Label,
    "phase": Phase,
    "position": Position,
    "until": Until,
    "zone": Zone,
}
"""The enumerations by their wire names. A member is saved by its value, so values stay, and none is given twice."""

ENUM_NAMES: Final[dict[type[Any], str]] = {cls: name for name, cls in ENUMS.items()}

ALWAYS: Final = ("printed", "owner", "controller", "zone", "life", "seen")
"""What is written of every card."""

RARE: Final = ("domain", "face_up", "facedown", "host", "position", "story", "tokens", "wounds")
USUAL: Final[tuple[Any, ...]] = (NOTHING, False, False, NOTHING, Position.READY, NOTHING, (0, 0), 0)
"""How most cards are: in a pile, with nothing on them. Where a card differs from it, this and its face are written."""

_NO_STATE: Final = ("cards", "order_seed", "seat", "sides", "unordered", "version")
"""What is written elsewhere, settled before, known anyway, or worked out anew."""

PARTS: Final[dict[type[Any], Form]] = {
    cls: Form(cls, fields)
    for cls, fields in (
        (Piece, (*ALWAYS, "face", *RARE)),
        (Domain, ("resources", "drained", "card")),
        (Lasting, Lasting.FIELDS),
        (Side, tuple([name for name in Side.FIELDS if name not in _NO_STATE])),
        (Snapshot, Snapshot.FIELDS),
        (State, tuple([name for name in State.FIELDS if name not in _NO_STATE])),
    )
}
"""The forms of what is no record: it stands where it belongs, and is shared with nobody."""

FORMS: Final[dict[type[Any], Form]] = {}
"""The forms of records, as they are first needed."""


def form_of(cls: type[Record]) -> Form:
    """The form in which a record is written."""
    form = FORMS.get(cls)
    if form is None:
        form = FORMS[cls] = Form(cls, cls.FIELDS)
    return form


def record_classes() -> dict[str, type[Record]]:
    """Every class of record by its wire name."""
    classes: dict[str, type[Record]] = {}
    waiting: list[type[Record]] = [Context, Occurrence, Frame]
    while waiting:
        cls = waiting.pop()
        waiting += cls.__subclasses__()
        if "WIRE" in vars(cls):
            name = form_of(cls).wire.name
            if name in classes:
                raise TypeError(f'{cls.__name__} and {classes[name].__name__} are both saved as "{name}"')
            classes[name] = cls
    return classes
