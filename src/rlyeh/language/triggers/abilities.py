"""Triggers about abilities: effects that are used, by whom and on what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.engine.in_force.effect_sorts import comes_from_triggered
from rlyeh.engine.state.kind_table import LEAVING
from rlyeh.engine.state.occurrence import Occurrence
from rlyeh.engine.state.occurrence_kinds import NO_TARGET, Kind
from rlyeh.engine.words.parts import Subject, Trigger
from rlyeh.engine.words.text_box import Ability
from rlyeh.language.nouns.cards import EVENT, Cards
from rlyeh.language.nouns.players import Who, You
from rlyeh.language.triggers.events import means
from rlyeh.model import Label, Zone
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import Clause, Voice, article, conjugated, series
from rlyeh.model.scope import Scope

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.records import Context


@dataclass(frozen=True)
class Triggered(Trigger):
    """An effect is used: by a player, of certain cards, with certain labels, one that chooses a card, or one that is
    going to do something to a card, by its text and its targets, as the table lies before it resolves. What no player
    triggers, a Forced Response, is used by nobody."""

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
    by: Who | None = None
    """The player who triggers it."""
    from_: Zone | None = None
    """The zone outside play in which the ability works."""

    def check(self, scope: Scope) -> None:
        if self.whom is not None:
            scope.must_be_listed(self.doing, DEEDS_TO_CARDS, "would")
        super().check(scope)

    def kinds(self) -> frozenset[int]:
        picks = self.abilities_only or self.choosing is not None
        return frozenset((Kind.TRIGGER, Kind.TARGET) if picks else (Kind.TRIGGER,))

    def matches(self, game: Game, context: Context, occurrence: Occurrence) -> bool:
        if self.by is not None and not self._is_triggered_by(game, context, self.by, occurrence):
            return False
        if occurrence.kind == Kind.TARGET:
            return self._is_picked(game, context, occurrence)
        if self.from_ is not None and not _works_in(occurrence, self.from_):
            return False
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
        for card in occurrence.context.targets:
            if self.choosing.includes(game, context, card) or _was_meant(game, context, self.choosing, card):
                return True
        return False

    def _is_triggered_by(self, game: Game, context: Context, by: Who, occurrence: Occurrence) -> bool:
        """Whether it is one of these players who triggers the effect: a Forced Response comes by itself (TIME-21)."""
        used = occurrence.context
        if used is None or not isinstance(used.ability, Ability) or used.ability.label in TRIGGERED_BY_NOBODY:
            return False
        return occurrence.by in by.seats(game, context)

    def _is_picked(self, game: Game, context: Context, occurrence: Occurrence) -> bool:
        """Whether it speaks of a card that is picked while an effect resolves or its cost is paid: one that it means as
        a target; or the very card that has this ability, which may then answer the ability once more (PAY-10)."""
        if self.choosing is not None:
            used = occurrence.context
            label = used.ability.label if used is not None and isinstance(used.ability, Ability) else None
            if self.labels and label not in self.labels:
                return False
            if self.sources is not None and not means(game, context, self.sources, occurrence.source):
                return False
            return occurrence.picked_as != NO_TARGET and self.choosing.includes(game, context, occurrence.card)
        return occurrence.card == context.source and _is_ability(game, occurrence, occurrence.source)

    def _would_do(self, game: Game, context: Context, whom: Subject, occurrence: Occurrence) -> bool:
        used = occurrence.context
        if used is None or not isinstance(used.ability, Ability):
            return False
        kinds = DEEDS_TO_CARDS[self.doing] if self.doing else ANY_DEED
        cards = whom.cards(game, context)
        effects = used.ability.effects
        return any(
            effect.would_do(game, used, kind, card) for effect in effects for card in cards for kind in kinds
        )

    def moment(self, voice: Voice) -> Clause:
        return Clause(self._clause_of(voice))

    def _clause_of(self, voice: Voice) -> str:
        sources = "" if self.sources is None else self.sources.one_of_them(voice).text
        if self.by is not None:
            return self._by_a_player(self.by, sources, voice)
        if self.whom is not None and self.doing and sources:
            before, behind = DEEDS_IN_WORDS.get(self.doing, (self.doing, ""))
            whom = self.whom.one_of_them(voice).text
            return " ".join([word for word in (sources, "would", before, whom, behind) if word])
        if self.choosing is not None:
            return f"{sources or 'a card effect'} chooses {self.choosing.one_of_them(voice).text} as a target"
        if self.abilities_only:
            return "a triggered ability is about to resolve"
        if sources:
            if self.sources == EVENT and not self.labels:
                return f"{sources} is played"
            return f"{article(self._label()) if self.labels else 'an ability'} of {sources} is used"
        if self.labels == (Label.FORCED,):
            return f"a {Label.FORCED.english} is triggered"
        return f"{article(self._label())} is played or used"

    def _label(self) -> str:
        return series([label.english for label in self.labels], "or") if self.labels else "effect"

    def _by_a_player(self, by: Who, sources: str, voice: Voice) -> str:
        """Who triggers what: "a player triggers an effect of a Tome card"."""
        who = by.mention(voice)
        words = f"{who.text} {conjugated('trigger', who.many)} {article(self._label())}"
        if sources:
            words += f" of {sources}"
        if self.from_ is not None:
            words += f" from {who.whose() if isinstance(by, You) else 'their'} discard pile"
        if self.choosing is not None:
            words += f" that chooses {self.choosing.one_of_them(voice).text} as a target"
        return words


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


DEEDS_TO_CARDS: Final[dict[str, tuple[int, ...]]] = {
    "destroy": (Kind.DESTROY,),
    "wound": (Kind.WOUND,),
    "exhaust": (Kind.EXHAUST,),
    "drive insane": (Kind.GO_INSANE,),
    "remove from play": tuple(sorted(LEAVING)),
    "sacrifice": (Kind.SACRIFICE,),
}
DEEDS_IN_WORDS: Final = {"drive insane": ("drive", "insane"), "remove from play": ("remove", "from play")}
"""Deeds whose object stands between their words."""
ANY_DEED: Final = tuple([kind for kinds in DEEDS_TO_CARDS.values() for kind in kinds])
"""All of that."""

TRIGGERED_BY_NOBODY: Final = (Label.FORCED, Label.PASSIVE)
"""Effects that come by themselves: no player triggers them."""


def _works_in(occurrence: Occurrence, zone: Zone) -> bool:
    """Whether the ability that is used is one that works in a zone outside play."""
    used = occurrence.context
    return used is not None and isinstance(used.ability, Ability) and zone in used.ability.zones


def _was_meant(game: Game, context: Context, whom: Subject, card: int) -> bool:
    """Whether a text means a target that has left play since, as it was then (TIME-30)."""
    if isinstance(whom, Cards) and game.state.cards[card].zone is not Zone.PLAY:
        for occurrence in reversed(game.state.happened):
            if occurrence.card == card and occurrence.last is not None:
                game.ghost = occurrence.last
                was_meant = whom.fits(game, context, card)
                game.ghost = None
                return was_meant
    return False


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


def ability_used(
    *labels: Label,
    of: Subject | None = None,
    by: Who | None = None,
    choosing: Subject | None = None,
    from_: Zone | None = None,
) -> Triggered:
    """An effect is used, whatever is said of it: when(ability_used(of=CHARACTER_OR_SUPPORT)), or as a player triggers
    it, which nobody does with a Forced Response: after(ability_used(of=CARD.subtype("Tome"), by=ANY_PLAYER))."""
    return Triggered(labels, of, choosing, by=by, from_=from_)


def triggered(*labels: Label) -> Triggered:
    """An effect with one of these labels is used."""
    return Triggered(labels)


def would(sources: Cards, deed: str, whom: Subject) -> Triggered:
    """An effect would do something to a card: would(EVENT, "destroy", THIS)."""
    return Triggered(sources=sources, doing=deed, whom=whom)
