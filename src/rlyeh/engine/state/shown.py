"""Reprs: how the objects of a game show themselves to who prints them.

Cards are numbers there, as in `#12`; `rlyeh.engine.explain.position` puts their titles beside these.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final

from rlyeh.engine.state.cards import NOBODY, NOTHING
from rlyeh.engine.state.kind_table import FACTS
from rlyeh.engine.state.occurrence_kinds import KINDS
from rlyeh.model import Icon, Word

if TYPE_CHECKING:
    from rlyeh.engine.state.occurrence import Occurrence
    from rlyeh.engine.state.records import Context, Frame, Lasting, Record

CARDS: Final = frozenset(
    (
        "card", "cards", "host", "left", "other", "partner", "picked", "receiver", "resources", "source", "stories",
        "story", "targets",
    )
)  # fmt: skip
"""Registers that hold cards."""
FROM_NOUGHT: Final = frozenset(("by", "domain", "loser", "place_in_row", "seat", "side", "where", "winner"))
"""Registers in which 0 says something: it is a seat, or a place."""
EMPTY: Final[tuple[object, ...]] = (NOTHING, 0, "", (), [], {})
UNTIL: Final = ("the phase ends", "the turn ends", "it leaves play", "its player's next turn", "its source leaves play")
STATUS: Final = ("pending", "done", "cancelled", "replaced", "failed")
APART: Final = frozenset(("card", "context", "struggle"))
"""Parts of an occurrence that are shown in their own way."""


def number(card: int) -> str:
    """A card by its number."""
    return f"#{card}"


def phrase(word: Word) -> str:
    """A word of the card language in English, as a quotation; one that has no English, by its name."""
    try:
        return f'"{word.english()}"'
    except NotImplementedError:
        return f"<{word.name}>"


def value(name: str, held: object) -> str:
    """What a register holds."""
    if isinstance(held, Word):
        return phrase(held)
    if isinstance(held, Enum):
        return held.name.lower()
    if isinstance(held, (list, tuple)):
        return f"[{', '.join([value(name, item) for item in held])}]"
    if isinstance(held, dict):
        return f"{{{', '.join([f'{key}: {value(name, item)}' for key, item in held.items()])}}}"
    if isinstance(held, int) and not isinstance(held, bool) and name in CARDS:
        return number(held)
    return repr(held)


def registers(record: object, names: tuple[str, ...]) -> list[str]:
    """The registers that hold something worth a word, each with its name; what is true or false is told by its name."""
    phrases: list[str] = []
    for name in names:
        held = getattr(record, name, None)
        if held is True:
            phrases.append(name)
        elif (held is not None and held not in EMPTY) or (held == 0 and name in FROM_NOUGHT):
            phrases.append(f"{name} {value(name, held)}")
    return phrases


def record(one: Record, at: str = "") -> str:
    """Any record: its class, how far it is, and what it holds."""
    held = registers(one, tuple([name for name in type(one).FIELDS if name != "pc"]))
    return f"<{type(one).__name__}{at}{': ' if held else ''}{', '.join(held)}>"


def frame(one: Frame) -> str:
    """A step in progress: as any record, with the name or the number of the step that it takes next."""
    names = one.step_names()
    at = f"step {one.pc}" if not names else names[one.pc] if one.pc < len(names) else names[0]
    return record(one, f" at {at}")


def plain(one: object, *names: str) -> str:
    """Any other object: its class and these of its fields."""
    return f"<{type(one).__name__}: {', '.join(registers(one, names))}>"


def occurrence(one: Occurrence) -> str:
    """What happens to which card, with its details and what became of it."""
    kind = KINDS[one.kind].name.lower().replace("_", " ")
    card = "" if one.card == NOTHING else f" {number(one.card)}"
    parts = FACTS[KINDS[one.kind]].parts
    details = registers(one, tuple([part for part in parts if part not in APART]))
    if one.struggle != NOTHING:
        details.append(f"struggle {Icon(one.struggle).slug}")
    if one.context is not None and one.context.ability is not None:
        details.append(f"ability {phrase(one.context.ability)}")
    return f"<{', '.join([kind + card, *details])}: {STATUS[one.status]}>"


def context(one: Context) -> str:
    """Whose effect it is, and what it knows."""
    source = "the rules" if one.source == NOTHING else number(one.source)
    player = "nobody" if one.seat == NOBODY else f"seat {one.seat}"
    names = ("bound", "targets", "x", "paid", "overpaid", "domain", "played", "free", "cancelled")
    held = [f"what {source} does for {player}", *registers(one, names)]
    if one.ability is not None:
        held.append(f"by {phrase(one.ability)}")
    if one.trigger is not None:
        trigger = one.trigger
        kind = KINDS[trigger.kind].name.lower().replace("_", " ")
        held.append(f"in answer to {kind}{'' if trigger.card == NOTHING else f' {number(trigger.card)}'}")
    return f"<{', '.join(held)}>"


def lasting(one: Lasting) -> str:
    """What holds for a time, for which cards, and until when."""
    held = [f"{phrase(one.text)} from {number(one.context.source)} until {UNTIL[one.until]}"]
    if one.subjects:
        held.append(f"for {', '.join([number(card) for card, _ in one.subjects])}")
    return f"<{', '.join(held)}>"
