"""Beats: what a picture of an event needs beside its words, as plain data. Nothing in them is hidden from anybody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rlyeh.engine.state.cards import NOBODY, NOTHING
from rlyeh.engine.state.journal import SkillTally
from rlyeh.engine.state.kind_table import FACTS
from rlyeh.engine.state.occurrence import CANCELLED, Occurrence
from rlyeh.engine.state.occurrence_kinds import KINDS, Kind
from rlyeh.model import Icon, Phase

if TYPE_CHECKING:
    from rlyeh.engine.game import Game

Beat = dict[str, object]


def beat_of(game: Game, group: list[Occurrence], tally: SkillTally | None) -> Beat:
    """The beat of occurrences that share one sentence; `tally` is what was counted for it."""
    first = group[0]
    kind = first.kind
    facts = FACTS[KINDS[kind]]
    beat: Beat = {}
    if first.seat != NOBODY:
        beat["seat"] = first.seat
    story = first.card if facts.is_story else first.story
    if story != NOTHING:
        beat["story"] = story
    if first.struggle != NOTHING:
        beat["struggle"] = Icon(first.struggle).slug
    if "winner" in facts.parts:
        beat["winner"] = first.seat
    if kind == Kind.SKILL_CHECK:
        beat["winner"] = NOBODY
    if "domain" in facts.parts and first.domain != NOTHING and len({occurrence.domain for occurrence in group}) == 1:
        beat["domain"] = first.domain
    if kind == Kind.ATTACH and first.host != NOTHING:
        beat["host"] = first.host
    if kind == Kind.BEGIN_TURN:
        beat["turn"] = game.state.turn
    if kind in (Kind.BEGIN_PHASE, Kind.END_PHASE):
        beat["phase"] = Phase(first.phase).name.lower()
    if first.status == CANCELLED:
        beat["cancelled"] = True
    number = _number(group)
    if number > 1:
        beat["number"] = number
    if tally is not None:
        beat["tally"] = list(tally.totals)
    return beat


def _number(group: list[Occurrence]) -> int:
    """How many there are of it: cards drawn, or how often it happens to each card."""
    if group[0].kind in (Kind.DRAW, Kind.MILL):
        return len(group)
    return len(group) // len({occurrence.card for occurrence in group})


def tally_beat(tally: SkillTally) -> Beat:
    """The beat of something that was counted and has no line of its own."""
    beat: Beat = {"story": tally.story, "tally": list(tally.totals), "winner": tally.winner}
    if tally.struggle != NOTHING:
        beat["struggle"] = Icon(tally.struggle).slug
    return beat


def belongs(tally: SkillTally, occurrence: Occurrence) -> bool:
    """Whether an occurrence is what came of the counting."""
    if tally.struggle == NOTHING:
        return occurrence.kind in (Kind.SUCCEED, Kind.SKILL_CHECK) and occurrence.card == tally.story
    struggle = (tally.story, tally.struggle)
    return occurrence.kind == Kind.DECIDE_STRUGGLE and (occurrence.card, occurrence.struggle) == struggle
