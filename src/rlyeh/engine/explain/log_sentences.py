"""Log sentences: what is told of an occurrence, and the rule that it comes from.

The sentences themselves are in the table of kinds (`rlyeh.engine.state.kind_table`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rlyeh.engine.state.cards import NOBODY, NOTHING, Piece
from rlyeh.engine.state.kind_table import FACTS
from rlyeh.engine.state.occurrence import Occurrence
from rlyeh.engine.state.occurrence_kinds import BY_RULE, KINDS, PLAYED_FROM_HAND, Kind

if TYPE_CHECKING:
    from rlyeh.engine.game import Game


def rule_of(occurrence: Occurrence) -> str:
    """The rule an occurrence comes from; where a card causes it, that card stands beside it."""
    facts = FACTS[KINDS[occurrence.kind]]
    struggle, rule = facts.by_struggle
    if rule and occurrence.struggle == struggle:
        return rule
    if facts.by_rule and occurrence.cause == BY_RULE:
        return facts.by_rule
    return facts.rule


def is_minor(occurrence: Occurrence) -> bool:
    """Whether it is a step of the game's own clockwork, or told by another line already."""
    kind = occurrence.kind
    if kind == Kind.ENTER_PLAY:
        return occurrence.manner == PLAYED_FROM_HAND
    if kind == Kind.COMMITTED:
        return occurrence.number > 0
    return FACTS[KINDS[kind]].minor or (kind in (Kind.UNCOMMIT, Kind.READY) and occurrence.cause == BY_RULE)


def piece_before(game: Game, occurrence: Occurrence) -> Piece | None:
    """The card as it was just before; what has not happened yet finds it as it is."""
    if occurrence.before is not None or occurrence.card == NOTHING:
        return occurrence.before
    return game.state.cards[occurrence.card]


def together(first: Occurrence, second: Occurrence) -> bool:
    """Whether two occurrences in a row are told in one sentence."""
    facts = FACTS[KINDS[first.kind]]
    if facts.own_line or ("cards}" not in facts.sentence and first.kind != Kind.REFRESH_DOMAIN):
        return False
    return _mark(first) == _mark(second)


def _mark(occurrence: Occurrence) -> tuple[object, ...]:
    place = NOTHING if occurrence.kind == Kind.REFRESH_DOMAIN else occurrence.place
    whose = NOBODY if occurrence.before is None else occurrence.before.controller
    return (
        occurrence.kind, occurrence.seat, occurrence.source, occurrence.by, occurrence.story, occurrence.other, place,
        occurrence.via, occurrence.status, whose,
    )  # fmt: skip


def once(together: list[Occurrence]) -> tuple[list[Occurrence], int]:
    """One occurrence for each card, and how often it happens to each of them; all of them where that differs."""
    cards = [occurrence.card for occurrence in together]
    by_card = {occurrence.card: occurrence for occurrence in reversed(together)}
    times = cards.count(cards[0])
    if not FACTS[KINDS[together[0].kind]].repeated or any(cards.count(card) != times for card in by_card):
        return together, 1
    return [by_card[card] for card in dict.fromkeys(cards)], times
