"""Silent listeners: abilities that wait for such an occurrence and do not answer it, each with the reason.

It is asked again here what `rlyeh.engine.timing.pipeline` asks, but part by part: which filter of the trigger fails,
which condition does not hold, which limit, cost or target stands in the way."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import MISSING, dataclass, replace
from typing import TYPE_CHECKING, Any

from rlyeh.engine.actions.legality import use_refusal_in_full
from rlyeh.engine.explain.log_blanks import NAMES
from rlyeh.engine.explain.position import name
from rlyeh.engine.in_force.texts import Listener
from rlyeh.engine.state.cards import NOBODY, NOTHING
from rlyeh.engine.state.occurrence import Occurrence
from rlyeh.engine.state.records import Context
from rlyeh.engine.timing.who_may_answer import opportunities
from rlyeh.engine.words.parts import Subject, Trigger
from rlyeh.model import Label, Position, Word
from rlyeh.model.grammar import PLAIN
from rlyeh.model.word import word_fields

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.words.text_box import Ability

BLANK = ("CARD-14", "its text box counts as blank")
INSANE = ("STATE-13", "it is insane, and has no text")
ELSEWHERE = ("EFF-31", "its text does not work from where it lies")
CHANGED = ("EFF-42", "it counts as another card at the moment")
NO_SUBSTITUTE = ("EFF-13", "it cannot do what it would put in its place")


@dataclass(frozen=True)
class Waiting:
    """An ability that waits for such an occurrence, and why it does not answer this one."""

    card: int
    seat: int
    ability: Ability
    reason: str = ""
    """Empty if nothing stands in its way."""
    rule: str = ""


def waiting_for(game: Game, label: Label, before: bool, occurrence: Occurrence) -> list[Waiting]:
    """The abilities of a label that wait for this kind of occurrence, each with what keeps it from answering."""
    return [heard_by(game, listener, occurrence) for listener in opportunities(game, label, before, occurrence)]


def replacements_of(game: Game, occurrence: Occurrence) -> list[Waiting]:
    """The same for passive text that would put something else in its place (EFF-13)."""
    return [heard_by(game, listener, occurrence) for listener in game.index().replacements.get(occurrence.kind, ())]


def out_of_force(game: Game, occurrence: Occurrence) -> list[Waiting]:
    """The abilities that are printed on cards in play and wait for this kind, but are not in force at all."""
    index = game.index()
    heard = [*index.listeners.values(), *index.replacements.values()]
    in_force = {(listener.card, id(listener.ability)) for listeners in heard for listener in listeners}
    waiting: list[Waiting] = []
    for card in [*game.state.play, *game.state.row]:
        piece = game.state.cards[card]
        for ability in piece.face.abilities_in[piece.zone]:
            if occurrence.kind in ability.kinds() and (card, id(ability)) not in in_force:
                rule, reason = _why_out_of_force(game, card)
                waiting.append(Waiting(card, piece.controller, ability, reason, rule))
    return waiting


def _why_out_of_force(game: Game, card: int) -> tuple[str, str]:
    if game.state.cards[card].position is Position.INSANE:
        return INSANE
    if card in game.index().becomes:
        return CHANGED
    return BLANK if card in game.index().blanked else ELSEWHERE


def heard_by(game: Game, listener: Listener, occurrence: Occurrence) -> Waiting:
    """Whether an ability in force can answer an occurrence, and if not, why."""
    ability = listener.ability
    rule, reason = _obstacle(game, listener, _asking(game, listener, occurrence), occurrence)
    return Waiting(listener.card, listener.seat, ability, reason, rule)


def _asking(game: Game, listener: Listener, occurrence: Occurrence) -> Context:
    """A context of its own, so that the one in which the engine asks stays as it is."""
    context = Context(listener.card, listener.seat, game.state.cards[listener.card].life)
    if listener.context is not None:
        context.bound = dict(listener.context.bound)
    context.ability = listener.ability
    context.trigger = occurrence
    return context


def _obstacle(game: Game, listener: Listener, context: Context, occurrence: Occurrence) -> tuple[str, str]:
    ability = listener.ability
    if ability.trigger is None or not ability.trigger.matches(game, context, occurrence):
        return "", _mismatch(game, ability.trigger, context, occurrence)
    if ability.if_ is not None and not ability.if_.holds(game, context):
        return "GEN-3", f"its text asks that {ability.if_.circumstance(PLAIN).stated()}"
    if ability.label is Label.PASSIVE:
        able = not ability.instead or all(effect.possible(game, context) for effect in ability.effects)
        return ("", "") if able else NO_SUBSTITUTE
    refusal = use_refusal_in_full(game, listener, context)
    return ("", "") if refusal is None else (refusal.rule, refusal.text.rstrip("."))


def _mismatch(game: Game, trigger: Trigger | None, context: Context, occurrence: Occurrence) -> str:
    """Which parts of the trigger this occurrence does not fit."""
    if trigger is None:
        return "it waits for nothing"
    failed = Trial(game, context, occurrence).failed(trigger)
    return f'it waits for "{trigger.english()}"{", but " if failed else ""}{" and ".join(failed)}'


class Trial:
    """A trigger that does not match, tried part by part: all that narrows it is taken out, and each part is put back
    alone."""

    def __init__(self, game: Game, context: Context, occurrence: Occurrence) -> None:
        self.game = game
        self.context = context
        self.occurrence = occurrence

    def matches(self, trigger: Trigger) -> bool:
        """Whether a trigger of these parts would match."""
        return trigger.matches(self.game, self.context, self.occurrence)

    def failed(self, trigger: Trigger) -> list[str]:
        """The parts that fail, in words; where none does by itself, who or what the trigger speaks of."""
        for _, inner in trigger.children():
            if isinstance(inner, Trigger) and not self.matches(inner):
                return self.failed(inner)
        bare = self._bare(trigger)
        if not self.matches(bare):
            whole = trigger.mismatch()
            return self._strangers(trigger) or ([whole] if whole else [])
        return [text for part, text in self._parts(trigger, bare) if not self.matches(part)]

    def _bare(self, trigger: Trigger) -> Trigger:
        """The trigger without anything that narrows it."""
        for place, value, usual in _narrowing(trigger):
            trigger = _with(trigger, place, _filtered(value, ()) if _is_filtered(value) else usual)
        return trigger

    def _parts(self, trigger: Trigger, bare: Trigger) -> Iterator[tuple[Trigger, str]]:
        """What narrows a trigger, each alone in the bare one, and what is said if that fails."""
        for place, value, _ in _narrowing(trigger):
            if not _is_filtered(value):
                yield _with(bare, place, value), f"{place.rstrip('_')} is not {_in_words(value)}"
                continue
            for test in value.tests:
                only = _filtered(value, (test,))
                yield _with(bare, place, only), f"{self._card()} is not {only.single()}"

    def _strangers(self, trigger: Trigger) -> list[str]:
        """The card or the player of the occurrence, where the trigger speaks of another one."""
        game, context, seat = self.game, self.context, self.occurrence.seat
        mismatches: list[str] = []
        for _, part in trigger.children():
            if isinstance(part, Subject):
                if self.occurrence.card != NOTHING and not part.includes(game, context, self.occurrence.card):
                    mismatches.append(f"{self._card()} is not {part.single()}")
            elif hasattr(part, "seats") and seat not in (NOBODY, *part.seats(game, context)):
                mismatches.append(f'{NAMES[seat]} is not "{part.english()}"')
        return mismatches

    def _card(self) -> str:
        return name(self.game, self.occurrence.card)


def _with(trigger: Trigger, place: str, value: object) -> Trigger:
    """The trigger with another part in one place."""
    changed: Trigger = replace(trigger, **{place: value})  # type: ignore[type-var]
    return changed


def _filtered(noun: Any, tests: tuple[Word, ...]) -> Any:
    """A noun with other filters."""
    return replace(noun, tests=tests)


def _is_filtered(value: object) -> bool:
    """Whether it is a noun that has filters."""
    return isinstance(value, Subject) and bool(getattr(value, "tests", ()))


def _narrowing(trigger: Trigger) -> list[tuple[str, Any, Any]]:
    """The parts that narrow a trigger, each with what is usual in its place: nouns with filters, and whatever is not as
    usual. That it comes before what happens says when, and narrows nothing."""
    parts: list[tuple[str, Any, Any]] = []
    for field in word_fields(type(trigger)):
        value = getattr(trigger, field.name)
        optional = field.default is not MISSING and field.name != "before" and value != field.default
        if optional or _is_filtered(value):
            parts.append((field.name, value, field.default))
    return parts


def _in_words(value: object) -> str:
    return value.english() if isinstance(value, Word) else str(getattr(value, "name", value)).lower()
