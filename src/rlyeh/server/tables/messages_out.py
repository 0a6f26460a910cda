"""Messages about a table: what each viewer is shown of it.

The engine's visibility module decides what a seat knows; here it is put into messages, with what belongs to the table
and not to the game.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import replace
from typing import Literal

from rlyeh import asking
from rlyeh.server.protocol import messages
from rlyeh.server.protocol.messages import ClockState, Ending, Line, SeveralOption, SeveralState, State, What
from rlyeh.server.tables import log_entries as log
from rlyeh.server.tables import undoing
from rlyeh.server.tables.log_entries import NOBODY, Happening
from rlyeh.server.tables.table_state import EntryLines, Fold
from rlyeh.translation import ENGLISH, Language

WATCHING, BOTH = 2, 3
"""Viewers beside the seats 0 and 1: those who watch, and somebody who plays both sides."""


NOTHING_YET = State(None, 0, "", (), None, {}, False, None, None, False)
"""What those who see everything later see at first."""


def engine_seat(fold: Fold, viewer: int) -> int:
    """The seat whose view a viewer gets: who plays both sides sees whichever side is asked."""
    if viewer == WATCHING:
        return NOBODY
    if viewer != BOTH:
        return viewer
    decision = fold.game.decision
    return fold.game.state.active if decision is None else decision.seat


def state_of(fold: Fold, viewer: int, now: int, hands: bool = False, language: Language = ENGLISH) -> State:
    """Everything that a viewer sees of the table, in their language."""
    game = fold.game
    seat = engine_seat(fold, viewer)
    decision = fold.decision
    view = fold.view(seat)
    view = replace(view, answers=number_of(fold, viewer), decision=None if decision is None else view.decision)
    is_asked = decision is not None and decision.seat == seat
    undo = _undo(fold, viewer)
    return State(
        view=language.view(game, view),
        stamp=fold.stamps[seat] if is_asked else 0,
        prompt=language.prompt(game, decision) if is_asked and decision is not None else "",
        texts=tuple(language.option_texts(game, decision)) if is_asked and decision is not None else (),
        clock=_clock(fold, now),
        offers=dict(fold.offers),
        paused=fold.paused,
        outcome=_ending(fold),
        manners=fold.manners[seat] if viewer != WATCHING else None,
        may_undo=undo != "",
        hands=tuple(fold.view(side).sides[side].hand for side in (0, 1)) if hands else None,
        undo=undo,
        undo_turn=undo == "free" and undoing.is_free(fold, seat),
        several=_several(fold, language) if is_asked else None,
        twins=asking.twins(game) if is_asked else {},
    )


def _undo(fold: Fold, viewer: int) -> Literal["", "free", "ask"]:
    """How a viewer can take back."""
    if viewer == WATCHING or fold.outcome is not None:
        return ""
    return undoing.standing(fold, fold.last_player(0) if viewer == BOTH else viewer)


def _ending(fold: Fold) -> Ending | None:
    """How the game ended, and what is told of it."""
    outcome = fold.outcome
    return None if outcome is None else Ending(outcome.winner, outcome.by, fold.game.state.turn, fold.tale)


def _several(fold: Fold, language: Language) -> SeveralState | None:
    """The open question as one choice of several things."""
    choice = asking.several(fold.game)
    if choice is None:
        return None
    options = tuple(
        [
            SeveralOption(option.key, option.card, option.number, option.other, language.option_text(fold.game, option))
            for option in choice.options
        ]
    )
    return SeveralState(choice.least, choice.most, options, choice.ordered, choice.factions)


def _clock(fold: Fold, now: int) -> ClockState | None:
    clock = fold.clock
    if clock.rule.kind == "none":
        return None
    left = list(clock.left)
    if clock.running != NOBODY:
        left[clock.running] = max(0, left[clock.running] - max(0, now - clock.since))
    return ClockState(clock.rule.kind, (left[0], left[1]), clock.running)


def number_of(fold: Fold, viewer: int) -> int:
    """How many entries a viewer knows of."""
    return fold.number if viewer == BOTH else fold.seen[viewer]


def _number_at(entry_lines: EntryLines, viewer: int) -> int:
    return entry_lines.entry.number if viewer == BOTH else entry_lines.numbers[viewer]


def _is_hidden(entry_lines: EntryLines, viewer: int) -> bool:
    return viewer != BOTH and bool(entry_lines.hidden_from >> viewer & 1)


def what_of(happening: Happening, viewer: int = WATCHING) -> What:
    """What an event is about. What was answered is not said here: the lines say as much of it as one may know; and
    whose settings answered, only they know."""
    kind = type(happening).__struct_config__.tag
    assert isinstance(kind, str)
    seat = log.seat_of(happening)
    if isinstance(happening, log.Offered | log.Agreed | log.Declined):
        return What(kind, seat, offer=happening.what)
    if isinstance(happening, log.Answered):
        return What(kind, seat, auto=happening.auto and viewer in (seat, BOTH))
    return What(kind, seat, text=happening.text) if isinstance(happening, log.ChatLine) else What(kind, seat)


def lines_of(entry_lines: EntryLines, viewer: int, language: Language = ENGLISH) -> tuple[Line, ...]:
    """The lines of an entry as a viewer may read them."""
    return tuple(_line(entry_lines, place, viewer, language) for place in range(len(entry_lines.events)))


def _line(entry_lines: EntryLines, place: int, viewer: int, language: Language) -> Line:
    event, sources = entry_lines.events[place]
    if language.code in entry_lines.abroad:
        event = entry_lines.abroad[language.code][place]
    known_cards = entry_lines.cards[place]
    if viewer == BOTH:
        text = event.text(event.seats[0] if event.seats else None)
        cards: tuple[int, ...] = event.cards
        shows = True
    else:
        text = event.text(None if viewer == WATCHING else viewer)
        cards = known_cards[viewer]
        shows = bool(sources >> viewer & 1)
    source = (event.card if shows else "") or event.rule
    return Line(event.kind, text, cards, event.seats, source, event.minor, event.beat)


def _later(entries: deque[EntryLines], viewer: int, after: int) -> Iterable[EntryLines]:
    """What has a number after one; that is looked for from the end, where it is."""
    later: list[EntryLines] = []
    for entry_lines in reversed(entries):
        if _number_at(entry_lines, viewer) <= after:
            break
        later.append(entry_lines)
    return reversed(later)


def events_between(
    entries: deque[EntryLines], viewer: int, after: int, upto: int, language: Language = ENGLISH
) -> list[messages.Event]:
    """The events of a viewer with numbers after one, from entries up to one. What came of an entry that a viewer may
    not notice belongs to the event before it, as if it had come of that."""
    events: list[messages.Event] = []
    for entry_lines in _later(entries, viewer, after):
        if entry_lines.entry.number > upto:
            break
        lines = lines_of(entry_lines, viewer, language)
        if not _is_hidden(entry_lines, viewer):
            events.append(
                messages.Event(_number_at(entry_lines, viewer), what_of(entry_lines.entry.what, viewer), lines)
            )
        elif events and lines:
            last = events[-1]
            events[-1] = messages.Event(last.n, last.what, last.lines + lines)
    return events


def reaches_back(entries: Iterable[EntryLines], viewer: int, after: int) -> bool:
    """Whether the lines that are kept go back far enough for a client that has seen the events up to one."""
    first = next(iter(entries), None)
    return first is None or first.entry.number == 1 or _number_at(first, viewer) <= after + 1


def recent_lines(
    entries: Iterable[EntryLines], viewer: int, upto: int, after: int = 0, language: Language = ENGLISH
) -> tuple[Line, ...]:
    """The lines that are kept of the entries after one and up to one."""
    shown = [entry_lines for entry_lines in entries if after < entry_lines.entry.number <= upto]
    return tuple(line for entry_lines in shown for line in lines_of(entry_lines, viewer, language))
