"""The journal beside the occurrences, an event log: answers worth telling, and turns of the game nobody caused."""

from __future__ import annotations

from typing import Final

from rlyeh.engine.state import shown
from rlyeh.engine.state.cards import BOTH, NOBODY, NOTHING
from rlyeh.engine.state.decision import Decision, Option
from rlyeh.engine.state.knowledge import knowers
from rlyeh.engine.state.occurrence import Occurrence
from rlyeh.engine.state.state import State

SILENT: Final = frozenset(
    (
        "pass", "done", "commit", "resource", "drain", "free", "restore", "place", "ready", "discard", "win", "dormant",
        "awaken",
    )
)  # fmt: skip
"""Answers that are not told: nothing comes of them, or what comes of them is told as it happens."""

OPEN: Final = frozenset(("play", "use", "order"))
"""Answers that lay the card they name open."""


class JournalAnswer:
    """An answer in the event log: a card played, an ability used, a target chosen. Never changed."""

    __slots__ = ("card", "kind", "known", "option", "rule", "seat")

    def __init__(self, state: State, decision: Decision, option: Option) -> None:
        self.seat = decision.seat
        self.kind = decision.kind
        self.rule = decision.rule
        self.card = decision.card
        """The card that asked, if one did."""
        self.option = option
        is_open = option.card == NOTHING or option.verb in OPEN
        self.known = BOTH if is_open else knowers(state.cards[option.card]) | 1 << decision.seat
        """The seats (as bits) that know the card that was named."""

    def __repr__(self) -> str:
        return shown.plain(self, "seat", "kind", "option", "card", "rule")


class Note:
    """A turn of the game in the event log that is no occurrence: who begins, a story dealt, the end. Never changed."""

    __slots__ = ("card", "kind", "rule", "seat")

    def __init__(self, kind: str, rule: str, seat: int = NOBODY, card: int = NOTHING) -> None:
        self.kind = kind
        """FIRST, DEALT or END."""
        self.rule = rule
        self.seat = seat
        self.card = card

    def __repr__(self) -> str:
        return shown.plain(self, "kind", "seat", "card", "rule")


class SkillTally:
    """The totals of a struggle or skill check: what both players counted when it was decided. Never changed."""

    __slots__ = ("story", "struggle", "totals", "winner")

    def __init__(self, story: int, struggle: int, totals: tuple[int, int], winner: int) -> None:
        self.story = story
        self.struggle = struggle
        """The kind of the struggle; NOTHING for a skill check."""
        self.totals = totals
        self.winner = winner
        """The seat that won it, or NOBODY."""

    def __repr__(self) -> str:
        return shown.plain(self, "story", "struggle", "totals", "winner")


FIRST: Final = "first"
DEALT: Final = "dealt"
END: Final = "end"

Entry = Occurrence | JournalAnswer | Note | SkillTally
"""One entry of the journal."""


def is_told(decision: Decision, option: Option) -> bool:
    """Whether an answer is worth an entry."""
    return option.verb not in SILENT and decision.kind not in ("setup-resource", "keep", "divide")
