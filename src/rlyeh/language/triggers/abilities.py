"""Triggers about abilities: effects that are used, by whom and on what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.engine.in_force.effect_sorts import comes_from_triggered
from rlyeh.engine.state.occurrence import Occurrence
from rlyeh.engine.state.occurrence_kinds import NO_TARGET, Kind
from rlyeh.engine.words.parts import Subject, Trigger
from rlyeh.engine.words.text_box import Ability
from rlyeh.language.nouns.cards import EVENT, Cards
from rlyeh.language.triggers.events import means
from rlyeh.model import Label, Zone
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import Clause, Voice, article, series
from rlyeh.model.scope import Scope

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.records import Context


@dataclass(frozen=True)
class Triggered(Trigger):
    """An effect is used: of certain cards, with certain labels, one that chooses a card, or one that is going to do
    something to a card, by its text and its targets, as the table lies before it resolves."""

    labels: tuple[Label, ...] = ()
    sources: Subject | None = None
    """What its source must be."""
    choosing: Subject | None = None
    """A card that it must have chosen as a target."""
    abilities_only: bool = False
    """Only triggered abilities: the source is a card in play (TIME-27)."""
    doing: str = ""
    """What it is going to do to `whom`: see `DEEDS_TO_CARDS`; any of these, where a trigger is tried part by part."""
    whom: Subject | None = None
    before: bool = True

    def check(self, scope: Scope) -> None:
        if self.whom is not None:
            scope.must_be_listed(self.doing, DEEDS_TO_CARDS, "would")
        super().check(scope)

    def kinds(self) -> frozenset[int]:
        picks = self.abilities_only or self.choosing is not None
        return frozenset((Kind.TRIGGER, Kind.TARGET) if picks else (Kind.TRIGGER,))

    def matches(self, game: Game, context: Context, occurrence: Occurrence) -> bool:
        if occurrence.kind == Kind.TARGET:
            return self._is_picked(game, context, occurrence)
        if (self.labels and occurrence.label not in self.labels) or _is_own_use(context, occurrence):
            return False
        if self.abilities_only and not _is_ability(game, occurrence, occurrence.card):
            return False
        if self.sources is not None and not means(game, context, self.sources, occurrence.card):
            return False
        if self.whom is not None and self.doing and not self._would_do(game, context, self.whom, occurrence):
            return False
        if self.choosing is None:
            return True
        assert occurrence.context is not None
        return any(self.choosing.includes(game, context, card) for card in occurrence.context.targets)

    def _is_picked(self, game: Game, context: Context, occurrence: Occurrence) -> bool:
        """Whether it speaks of a card that is picked while an effect resolves or its cost is paid: one that it means as
        a target; or the very card that has this ability, which may then answer the ability once more (PAY-10)."""
        if self.choosing is not None:
            return occurrence.picked_as != NO_TARGET and self.choosing.includes(game, context, occurrence.card)
        return occurrence.card == context.source and _is_ability(game, occurrence, occurrence.source)

    def _would_do(self, game: Game, context: Context, whom: Subject, occurrence: Occurrence) -> bool:
        used = occurrence.context
        if used is None or not isinstance(used.ability, Ability):
            return False
        kinds = [DEEDS_TO_CARDS[self.doing]] if self.doing else DEEDS_TO_CARDS.values()
        cards = whom.cards(game, context)
        effects = used.ability.effects
        return any(
            effect.would_do(game, used, kind, card) for effect in effects for card in cards for kind in kinds
        )

    def moment(self, voice: Voice) -> Clause:
        return Clause(self._clause_of(voice))

    def _clause_of(self, voice: Voice) -> str:
        if self.whom is not None and isinstance(self.sources, Cards):
            verb, _, rest = self.doing.partition(" ")
            deed = " ".join([word for word in (verb, self.whom.one_of_them(voice).text, rest) if word])
            return f"{self.sources.one_of_them(voice).text} would {deed}"
        if self.choosing is not None:
            return f"a card effect chooses {self.choosing.one_of_them(voice).text} as a target"
        if self.abilities_only:
            return "a triggered ability is about to resolve"
        if self.sources is not None:
            source = self.sources.one_of_them(voice).text
            if self.sources == EVENT:
                return f"{source} is played"
            return f"an ability of {source} is used"
        if self.labels == (Label.FORCED,):
            return f"a {Label.FORCED.english} is triggered"
        labels = series([label.english for label in self.labels], "or") if self.labels else "effect"
        return f"{article(labels)} is played or used"


@dataclass(frozen=True)
class ThroughTriggered(Trigger):
    """Something happens through a triggered effect, as against playing, passive text and the rules (EFF-49)."""

    what: Trigger
    before: bool = False

    def kinds(self) -> frozenset[int]:
        return self.what.kinds()

    def collective(self) -> bool:
        return self.what.collective()

    def matches(self, game: Game, context: Context, occurrence: Occurrence) -> bool:
        return self.what.matches(game, context, occurrence) and comes_from_triggered(game, occurrence)

    def mismatch(self) -> str:
        return "no triggered effect brought it about"

    def moment(self, voice: Voice) -> Clause:
        moment = self.what.moment(voice)
        return Clause(f"{moment.words} through a triggered effect", moment.adverb)


DEEDS_TO_CARDS: Final[dict[str, int]] = {
    "destroy": Kind.DESTROY,
    "wound": Kind.WOUND,
    "exhaust": Kind.EXHAUST,
    "drive insane": Kind.GO_INSANE,
    "sacrifice": Kind.SACRIFICE,
}


def _is_own_use(context: Context, occurrence: Occurrence) -> bool:
    """An ability does not answer its own use: that would change nothing and never end."""
    used = occurrence.context
    return used is not None and occurrence.card == context.source and used.ability is context.ability


def _is_ability(game: Game, occurrence: Occurrence, source: int) -> bool:
    """Whether what is used is a triggered ability: that of a card in play, even if its cost took the card away
    (TIME-27, AMB-86)."""
    used = occurrence.context
    if used is None or not isinstance(used.ability, Ability) or used.ability.label is Label.PASSIVE:
        return False
    return used.ability.works_in(Zone.PLAY, game.state.cards[source].face.type)


def through_triggered(what: Trigger) -> ThroughTriggered:
    """Something happens through a triggered effect: after(through_triggered(enters_play(THEIRS)))."""
    return ThroughTriggered(what)


def triggered_ability() -> Triggered:
    """A triggered ability is used; events are none (AMB-87)."""
    return Triggered(abilities_only=True)


def effect_chooses(whom: Subject) -> Triggered:
    """A card effect chooses a card as a target: when(effect_chooses(THIS))."""
    return Triggered(choosing=whom)


def ability_used(of: Subject) -> Triggered:
    """An ability of certain cards is used: when(ability_used(of=CHARACTER_OR_SUPPORT))."""
    return Triggered(sources=of)


def triggered(*labels: Label) -> Triggered:
    """An effect with one of these labels is used."""
    return Triggered(labels)


def would(sources: Cards, deed: str, whom: Subject) -> Triggered:
    """An effect would do something to a card: would(EVENT, "destroy", THIS)."""
    return Triggered(sources=sources, doing=deed, whom=whom)
