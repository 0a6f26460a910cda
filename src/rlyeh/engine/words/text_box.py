"""The entries of a text box: abilities, standing texts, watching texts."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final, Literal
from zlib import crc32

from rlyeh.engine.state.kind_table import FACTS
from rlyeh.engine.state.occurrence_kinds import KINDS
from rlyeh.engine.words.modifiers import Layer, Modifier
from rlyeh.engine.words.parts import Amount, Choice, Condition, Effect, Subject, Trigger
from rlyeh.model import CardType, Icon, Keyword, Label, Text, Word, Zone
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import (
    PLAIN,
    Claim,
    Sentence,
    TextInForce,
    Voice,
    article,
    as_one,
    capital,
    closed,
    full_stop,
    opened,
    row,
    row_after,
    series,
    with_ifs_joined,
)
from rlyeh.model.scope import NO_PARTS, Scope

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.records import Context

PLAY: Final = Zone.PLAY
HAND: Final = Zone.HAND
EVENT: Final = CardType.EVENT


@dataclass(frozen=True)
class Standing(Text):
    """A static ability: text that is continuously in force (TIME-23)."""

    modifiers: tuple[Modifier, ...]
    while_: Condition | None = None
    zones: tuple[Zone, ...] = (Zone.PLAY,)

    def check_place(self, scope: Scope) -> None:
        if scope.card.type is EVENT and self.zones == (PLAY,):
            scope.refuse("an event is never in play: what it says of itself holds in_=HAND, what it does is an action.")

    def english(self) -> str:
        return full_stop(self.in_voice(PLAIN))

    def in_voice(self, voice: Voice) -> str:
        return self.sentence(voice).main()

    def sentence(self, voice: Voice) -> Sentence:
        """All that it says, and while what; a text in quotation marks stays at the end."""
        whole = as_one([modifier.claim(voice) for modifier in self.modifiers])
        if self.while_ is None:
            return whole
        clause = self.while_.circumstance(voice).led_by("while")
        return opened(whole, clause) if whole.ends_in_quotation() else closed(whole, f" {clause}")


@dataclass(frozen=True)
class Watch(Text):
    """A state trigger: text that acts by itself as soon as its condition holds."""

    condition: Condition
    effect: Effect

    def english(self) -> str:
        return self.entry(PLAIN)

    def in_voice(self, voice: Voice) -> str:
        first, *others = self.effect.sentences(voice)
        return row([opened(first, self.condition.circumstance(voice).led_by("as soon as")), *others])


@dataclass(frozen=True)
class Become(Modifier):
    """The card is something else meanwhile: another type, other values, other text (EFF-43, STATE-31).

    Skill and icons replace the printed ones; `keeps_text` is false for cards that lose their text box.
    """

    answers = Layer.BECOME

    subject: Subject
    type: CardType
    subtypes: tuple[str, ...] = ()
    skill: int = 0
    icons: tuple[int, int, int, int] = (0, 0, 0, 0)
    keywords: tuple[tuple[Keyword, int], ...] = ()
    text: tuple[Text, ...] = ()
    keeps_text: bool = False

    def check(self, scope: Scope) -> None:
        self.subject.check(scope)
        for subtype in self.subtypes:
            scope.must_exist(subtype, "subtype")
        inner = scope.inside()
        inner.has_host = True
        for text in self.text:
            text.check(inner)

    def reaches(self, game: Game, context: Context, card: int) -> bool:
        return self.subject.includes(game, context, card)

    def fixed_cards(self, game: Game, context: Context) -> tuple[int, ...] | None:
        return tuple(self.subject.cards(game, context))

    def claim(self, voice: Voice) -> Sentence:
        texts = " ".join([f'"{text.entry(voice)}"' for text in self.text])
        return Claim(subject=self.subject.mention(voice), verb="count", rest=self.as_what(voice), quote=texts)

    def as_what(self, voice: Voice) -> str:
        """What it counts as: "as an Attachment support card"."""
        kind = "".join([f"{subtype} " for subtype in self.subtypes]) + self.type
        rest = f"as {article(kind)} card" if not self.subject.mention(voice).many else f"as {kind} cards"
        if self.type is CardType.CHARACTER:
            rest += f" with skill {self.skill}{icon_words(self.icons, ', ')}"
            rest += "".join([f" and {keyword}" for keyword, _ in self.keywords])
        if self.text:
            rest += " with the text"
        return rest


def icon_words(icons: tuple[int, ...], lead: str = "") -> str:
    """Icons as card text writes them."""
    words = " ".join(f"[{icon.slug}]" for icon in Icon for _ in range(icons[icon]))
    return f"{lead}{words}" if words else ""


Period = Literal["phase", "turn"]


@dataclass(frozen=True)
class Limit(Word):
    """A usage limit: how often an ability may be used."""

    times: int
    per: Period = "phase"
    by_title: bool = False
    """Counted for player and title ("limit 1 per phase") instead of for the one card ("limit once per phase")."""

    def english(self) -> str:
        words = {1: "once", 2: "twice", 3: "thrice"}
        times = str(self.times) if self.by_title else words.get(self.times, f"{self.times} times")
        return f"(Limit {times} per {self.per}.)"


class _CachedText(Text):
    """A text about which something is found out once and kept, as it never changes."""

    _widens: int = -1
    links: tuple[tuple[Choice, Effect], ...] | None = None
    """Its choices that speak of each other, as `find_links` has found them."""
    needs: tuple[tuple[Choice | None, Effect], ...] | None = None
    """What must be there for its effects, as `find_needs` has found it."""
    settled: tuple[tuple[Choice, Effect], ...] = ()
    """What is picked for its costs and spoken of in its effects, as `find_needs` has found it."""

    def find_needs(self) -> tuple[tuple[Choice | None, Effect], ...]:
        """The choices for which there must be enough, each with the effect that needs it; or an effect alone, where it
        says itself when it is possible."""
        needs = self.compute_needs()
        object.__setattr__(self, "needs", needs)
        object.__setattr__(self, "settled", self.compute_settled())
        return needs

    def compute_needs(self) -> tuple[tuple[Choice | None, Effect], ...]:
        """How `find_needs` finds them, once."""
        raise NotImplementedError

    def find_links(self) -> tuple[tuple[Choice, Effect], ...]:
        """The choices of its effects and costs that speak of each other, each with the effect that needs it; first
        those that speak of no other. Most texts have none."""
        links = self.links
        if links is None:
            links = self.compute_links()
            object.__setattr__(self, "links", links)
        return links

    def compute_links(self) -> tuple[tuple[Choice, Effect], ...]:
        """How `find_links` finds them, once."""
        raise NotImplementedError

    def compute_settled(self) -> tuple[tuple[Choice, Effect], ...]:
        """How it is found, once, what is picked for costs and spoken of in effects."""
        return ()

    def widens_with_x(self) -> bool:
        """Whether a larger X never leaves less to choose: it is only an upper limit there."""
        if self._widens < 0:
            object.__setattr__(self, "_widens", int(self.compute_widens()))
        return self._widens == 1

    def compute_widens(self) -> bool:
        """How `widens_with_x` is found, once."""
        raise NotImplementedError


@dataclass(frozen=True)
class Ability(_CachedText):
    """A triggered ability, or passive text that acts when something happens (label PASSIVE)."""

    label: Label
    effects: tuple[Effect, ...]
    costs: tuple[Effect, ...] = ()
    trigger: Trigger | None = None
    if_: Condition | None = None
    only: Condition | None = None
    """A restriction on when it may be played or used."""
    zones: tuple[Zone, ...] = ()
    """Where it works from; in play unless said otherwise, or while being played for events."""
    limit: Limit | None = None
    instead: bool = False
    """Whether its effect replaces the occurrence (EFF-13)."""
    cost_x: bool = False
    """Whether one of its costs is X."""
    any_player: bool = False
    once: bool = False
    """For a lasting effect: whether it ends as it is used."""
    optional: bool = False
    """Of text that replaces something: whether its player may let the thing happen as it would (TIME-23)."""
    unstoppable: bool = False
    """Whether its use can be neither cancelled nor disrupted (TIME-8)."""

    def works_in(self, zone: Zone, type: CardType) -> bool:
        """Whether it can be used while its card is in this zone."""
        if self.zones:
            return zone in self.zones
        return zone is (HAND if type is EVENT else PLAY)

    def mark_of_use(self, id: str, seat: int) -> int:
        """What is remembered of its use where it has a limit: which ability of the card with this id it is, and whose
        use. Each ability of a card has a count of its own, the same for every version of the card (FINAL-109)."""
        return 2 * crc32(self.ref.removeprefix(id).encode()) + seat

    def compute_widens(self) -> bool:
        return not any(_may_narrow(effect) for effect in self.effects)

    def compute_needs(self) -> tuple[tuple[Choice | None, Effect], ...]:
        linked = [choice for choice, _ in self.find_links()]
        needs: list[tuple[Choice | None, Effect]] = []
        for effect in self.effects:
            if type(effect).possible is not Effect.possible:
                needs.append((None, effect))
            elif not effect.if_able:
                needs += [pair for pair in effect.announced() if pair[0] not in linked]
        return tuple(needs)

    def compute_links(self) -> tuple[tuple[Choice, Effect], ...]:
        pairs = [pair for effect in self.effects if not effect.if_able for pair in effect.announced()]
        pairs += [(choice, cost) for cost in self.costs for choice in cost.own_choices() if not choice.later]
        slots = [choice.slot() for choice, _ in pairs]
        spoken_of = [
            [place for place, slot in enumerate(slots) if place != at and _speaks_of_slot(choice, slot)]
            for at, (choice, _) in enumerate(pairs)
        ]
        first = {place for places in spoken_of for place in places}
        linked = [place for place in range(len(pairs)) if spoken_of[place] or place in first]
        linked.sort(key=lambda place: bool(spoken_of[place]))
        return tuple([pairs[place] for place in linked])

    def compute_settled(self) -> tuple[tuple[Choice, Effect], ...]:
        spoken_of = [word for effect in self.effects for word in effect.walk() if isinstance(word, Subject)]
        return tuple(
            (choice, inner)
            for cost in self.costs
            for choice, inner in cost.announced()
            if any(word.speaks_of(choice.slot()) for word in spoken_of)
        )

    def settled_costs(self) -> tuple[tuple[Choice, Effect], ...]:
        """What is picked for its costs before its targets, because its effects speak of it."""
        if self.needs is None:
            self.find_needs()
        return self.settled

    def drains_x(self) -> bool:
        """Whether its X is what a domain pays, as against cards or tokens that are given up."""
        return not any(_costs_x(cost) and not cost.drains for cost in self.costs)

    def kinds(self) -> frozenset[int]:
        """The kinds of occurrence it waits for."""
        return self.trigger.kinds() if self.trigger is not None else frozenset()

    def check_place(self, scope: Scope) -> None:
        if self.trigger is not None and self.trigger.before and self.label in (Label.RESPONSE, Label.FORCED):
            scope.refuse(f"a {self.label.english} comes after something has happened: its trigger is after(...).")
        if self.optional and not (self.instead and self.label is Label.PASSIVE):
            scope.refuse("optional=True is for text that replaces something, instead(...): triggered abilities are "
                         "optional anyway, and what passive text leaves to its player says may(YOU, ...).")

    def check(self, scope: Scope) -> None:
        """Costs are paid, and may be spoken of, before effects."""
        if self.trigger is not None:
            self.trigger.check(scope)
        inner = scope.inside()
        if self.trigger is not None:
            inner.parts = parts_of(self.trigger.kinds())
            inner.comes_before = self.trigger.before
        inner.has_x = inner.has_x or self.cost_x
        inner.is_paid_for = self._is_paid_for(inner)
        for word in (self.if_, self.only, *self.costs, *self.effects):
            if word is not None:
                word.check(inner)

    def _is_paid_for(self, scope: Scope) -> bool:
        """Whether a domain is drained for it, or for what set it off."""
        return self.has_price() or scope.card.type is EVENT or "context" in scope.parts

    def only_from_discard(self) -> bool:
        """Whether it has to be said that it works only from the discard pile."""
        said = self.if_ is not None and self.if_.tells_zone(Zone.DISCARD)
        return self.zones == (Zone.DISCARD,) and not said

    def has_price(self) -> bool:
        """Whether a domain is drained for the ability itself."""
        return self.cost_x or any(cost.least_drain() for cost in self.costs)

    def what_it_does(self, voice: Voice) -> str:
        """What it does, without its trigger word and what comes before that, such as when it may be used."""
        return " ".join([full_stop(self._does(self._own_voice(voice))), *self._behind()])

    def _own_voice(self, voice: Voice) -> Voice:
        return voice if voice.has_price is self.has_price() else replace(voice, has_price=self.has_price())

    def _does(self, voice: Voice) -> str:
        sentences = [sentence for effect in self.effects for sentence in effect.sentences(voice)]
        clauses = self._clauses(voice)
        if self.costs:
            aim = "" if not sentences else f" to {sentences[0].bare()}"
            main = f"{series([cost.as_price(voice) for cost in self.costs])}{aim}"
        else:
            clauses += sentences[0].openers
            lead = f"{'you may ' if self.optional else ''}{'instead ' if self.instead else ''}"
            main = f"{lead}{sentences[0].core()}{sentences[0].closing}"
        return row_after(", ".join([*with_ifs_joined(tuple(clauses)), main]), sentences[1:])

    def _clauses(self, voice: Voice) -> list[str]:
        """What it waits for, and what it asks for."""
        clauses: list[str] = []
        if self.trigger is not None:
            replaces = self.instead and self.label is Label.PASSIVE
            moment = self.trigger.moment(voice)
            clauses.append(moment.led_by("if") if replaces else moment.led_by(self.trigger.joint()))
        if self.if_ is not None:
            condition = self.if_.circumstance(voice)
            if condition.adverb and clauses:
                clauses[-1] += f" {condition.words}"
            else:
                clauses.append(condition.led_by("if"))
        return clauses

    def _before(self, voice: Voice) -> list[str]:
        if self.only is None:
            return []
        use = "Play" if voice.is_event else "Use"
        return [f"{use} only {self.only.circumstance(voice).led_by('if')}."]

    def _behind(self) -> list[str]:
        """What stands behind all that it does: where it works, for whom, how often."""
        notes: list[str] = []
        if self.any_player:
            notes.append("Any player may trigger this effect.")
        if self.only_from_discard():
            notes.append("This effect can only be triggered from your discard pile.")
        if self.unstoppable:
            notes.append("This ability cannot be canceled or disrupted.")
        return notes if self.limit is None else [*notes, self.limit.english()]

    def in_voice(self, voice: Voice) -> str:
        lead = "" if self.label is Label.PASSIVE else f"{self.label.english}: "
        voice = self._own_voice(voice)
        text = f"{lead}{full_stop(capital(self._does(voice)))}"
        return " ".join([*self._before(voice), text, *self._behind()])

    def while_in_force(self, voice: Voice) -> Sentence:
        """What it does while it lasts, where an effect puts it in force for a time."""
        words = self._does(self._own_voice(voice)) if self.label is Label.PASSIVE else self.in_voice(voice)
        return TextInForce(words=words, quote=f'"{self.in_voice(voice)}"')

    def english(self) -> str:
        return self.in_voice(PLAIN)


def _speaks_of_slot(choice: Choice, slot: str) -> bool:
    """Whether the words of a choice speak of what is chosen under another name."""
    return any(isinstance(word, Subject) and word.speaks_of(slot) for word in choice.walk())


def parts_of(kinds: frozenset[int]) -> frozenset[str]:
    """The parts that occurrences of all these kinds have."""
    parts_by_kind = [frozenset(FACTS[KINDS[kind]].parts) for kind in kinds]
    return parts_by_kind[0].intersection(*parts_by_kind[1:]) if parts_by_kind else NO_PARTS


def _costs_x(cost: Effect) -> bool:
    """Whether a cost speaks of X."""
    return any(isinstance(word, Amount) and word.is_x() for word in cost.walk())


def _may_narrow(effect: Effect) -> bool:
    """Whether the effect might be possible with one X and not with a larger one."""
    if type(effect).possible is not Effect.possible:
        return _limits_by_x(effect)
    return any(_limits_by_x(choice) for choice, _ in effect.announced())


def _limits_by_x(word: Word) -> bool:
    """Whether an X inside is anything but an upper limit."""
    for place, child in word.children():
        if isinstance(child, Amount) and child.is_x():
            if place not in ("at_most", "below"):
                return True
        elif _limits_by_x(child):
            return True
    return False
