"""Triggers about occurrences: what abilities wait for.

`after` and `when` mean the same moment (TIME-20); `would` is just before it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from rlyeh.engine.in_force import characteristics
from rlyeh.engine.state import bindings
from rlyeh.engine.state.cards import NOTHING
from rlyeh.engine.state.kind_table import ENTERING_DISCARD, LEAVING, TO_DISCARD
from rlyeh.engine.state.occurrence import Occurrence
from rlyeh.engine.state.occurrence_kinds import AS_COST, BY_RULE, PLAYED_FROM_HAND, PUT_INTO_PLAY, Kind
from rlyeh.engine.timing.who_may_answer import departure
from rlyeh.engine.words.parts import Subject, Trigger
from rlyeh.language.nouns.cards import Cards
from rlyeh.language.nouns.players import YOU, Who
from rlyeh.language.nouns.spoken_of import The
from rlyeh.model import Icon, Phase, Position, Zone
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import PLAIN, Clause, Voice, article, conjugated, series
from rlyeh.model.scope import Scope

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.records import Context


DISCARD: Final = Zone.DISCARD


@dataclass(frozen=True)
class Happens(Trigger):
    """Something of a kind happens to a card."""

    kind: str
    """The name of a set of kinds: see `KINDS`."""
    who: Subject
    before: bool = False
    from_: Zone | None = None
    by_struggle: Icon | None = None
    in_struggle: bool = False
    played: bool = False
    """Only cards that were played, not put into play."""
    to: Subject | None = None
    """The story it is committed to."""
    together: bool = False
    """Whether it sets the text off once for all to which it happens at the same time, at the same story."""
    exhausting: bool = False
    """Of cards that commit: only those that exhaust by it."""
    by: Who | None = None
    """The player whose card effect brings it about."""
    by_effect: bool = False
    """Only if a card effect brings it about: not a rule, and not a cost that is paid."""
    as_cost: bool = False
    """Only if it is paid as a cost."""
    put: bool = False
    """Only cards that are put into play, not played."""
    anywhere: bool = False
    """Whether it enters the discard pile from anywhere, not only from play."""

    def check(self, scope: Scope) -> None:
        scope.must_be_listed(self.kind, KINDS, "would_be" if self.before else "is_")
        super().check(scope)

    def kinds(self) -> frozenset[int]:
        if self.anywhere:
            return ENTERING_DISCARD
        return EXHAUSTING if self.kind == "exhausted" and not self.before else KINDS[self.kind][0]

    def collective(self) -> bool:
        return self.together

    def matches(self, game: Game, context: Context, occurrence: Occurrence) -> bool:
        if occurrence.kind == COMMIT and (self.exhausting or self.kind == "exhausted") and not _exhausts(occurrence):
            return False
        if self.from_ is not None and self._origin(game, occurrence) != self.from_:
            return False
        if self.kind in OUT_OF_PLAY and not (self.anywhere or self._from_play(game, occurrence)):
            return False
        if self.as_cost and occurrence.cause != AS_COST:
            return False
        if (self.by_effect or self.by is not None) and not is_by_effect(game, context, self.by, occurrence):
            return False
        if self.put and occurrence.manner != PUT_INTO_PLAY:
            return False
        if self.kind == "enters_discard" and game.state.cards[occurrence.card].owner != context.seat:
            return False
        if self.by_struggle is not None and occurrence.struggle != self.by_struggle:
            return False
        if self.in_struggle and occurrence.struggle == NOTHING:
            return False
        if self.played and occurrence.manner != PLAYED_FROM_HAND:
            return False
        if self.to is not None and occurrence.story not in self.to.cards(game, context):
            return False
        if isinstance(self.who, The) and occurrence.before is not None:
            return (occurrence.card, occurrence.before.life) in self.who.objects(context)
        game.ghost = departure(game, occurrence) if occurrence.kind == WOUND else occurrence.last
        fits = means(game, context, self.who, occurrence.card)
        game.ghost = None
        return fits

    def _origin(self, game: Game, occurrence: Occurrence) -> int:
        """The zone that the card leaves."""
        return game.state.cards[occurrence.card].zone if self.before else occurrence.origin

    def _from_play(self, game: Game, occurrence: Occurrence) -> bool:
        """Whether the card left play, or is about to."""
        if self.before:
            return game.state.cards[occurrence.card].zone is Zone.PLAY
        return occurrence.last is not None

    def moment(self, voice: Voice) -> Clause:
        done, would = FROM_ANYWHERE[self.kind] if self.anywhere else KINDS[self.kind][1:]
        if self.put:
            done, would = "is put into play", "would be put into play"
        several = self.together and isinstance(self.who, Cards)
        who = f"1 or more {self.who.in_general(voice).text}" if several else self.who.one_of_them(voice).text
        happens = would if self.before else _of_several(done) if several else done
        if self.exhausting:
            happens = "would exhaust to commit" if self.before else f"{conjugated('exhaust', several)} to commit"
        words = f"{who} {happens}"
        if self.kind == "commits":
            words += " to a story" if self.to is None else f" to {self.to.one_of_them(voice).text}"
        if self.from_ is Zone.PLAY:
            words += " from play"
        elif self.from_ is Zone.HAND and self.kind == "enters_play":
            words += f" from {YOU.possessive(voice)} hand"
        if self.by_struggle is not None:
            words += f" as the result of {article(f'[{self.by_struggle.slug}]')} struggle"
        elif self.in_struggle:
            words += " as the result of a struggle"
        return Clause(words + self._cause(voice))

    def _cause(self, voice: Voice) -> str:
        """What brings it about."""
        if self.by is not None:
            return f" by {self.by.possessive(voice)} card effect"
        if self.as_cost:
            return " as a cost"
        return " by a card effect" if self.by_effect or self.put else ""



def _exhausts(occurrence: Occurrence) -> bool:
    """Whether a card becomes exhausted by it: so it does, too, as it commits by the rules (STORY-3)."""
    return bool(occurrence.exhausts) and occurrence.before is not None and occurrence.before.position is Position.READY


def _of_several(done: str) -> str:
    """What happens to a card, said of several: "are destroyed", "commit to a story"."""
    verb, _, rest = done.partition(" ")
    verb = {"is": "are", "goes": "go"}.get(verb, verb[:-1])
    return f"{verb} {rest}".rstrip()


COMMIT: Final = int(Kind.COMMIT)
WOUND: Final = int(Kind.WOUND)
EXHAUSTING: Final = frozenset((int(Kind.EXHAUST), int(Kind.COMMIT)))
"""Kinds by which a card may become exhausted."""


def is_by_effect(game: Game, context: Context, by: Who | None, occurrence: Occurrence) -> bool:
    """Whether a card effect brings it about, perhaps that of a certain player: not a rule, not the playing of the card,
    and not a cost."""
    if occurrence.source == NOTHING or occurrence.cause in (PLAYED_FROM_HAND, AS_COST, BY_RULE):
        return False
    return by is None or occurrence.by in by.seats(game, context)


def means(game: Game, context: Context, who: Subject, card: int) -> bool:
    """Whether a text that speaks of these cards means this one, wherever it is."""
    if card == NOTHING:
        return False
    return who.fits(game, context, card) if isinstance(who, Cards) else who.includes(game, context, card)


KINDS: Final[dict[str, tuple[frozenset[int], str, str]]] = {
    "enters_play": (frozenset((Kind.ENTER_PLAY,)), "enters play", "would enter play"),
    "leaves_play": (LEAVING, "leaves play", "would leave play"),
    "enters_discard": (TO_DISCARD, "enters your discard pile from play", "would enter your discard pile"),
    "enters_any_discard": (TO_DISCARD, "is placed into any discard pile from play", "would enter a discard pile"),
    "destroyed": (frozenset((Kind.DESTROY,)), "is destroyed", "would be destroyed"),
    "sacrificed": (frozenset((Kind.SACRIFICE,)), "is sacrificed", "would be sacrificed"),
    "discarded_from_play": (frozenset((Kind.DISCARD_PLAY,)), "is discarded from play", "would be discarded from play"),
    "returned": (frozenset((Kind.RETURN_HAND,)), "is returned to hand", "would be returned to hand"),
    "wounded": (frozenset((Kind.WOUND,)), "is wounded", "would be wounded"),
    "insane": (frozenset((Kind.GO_INSANE,)), "goes insane", "would go insane"),
    "restored": (frozenset((Kind.RESTORE,)), "is restored", "would be restored"),
    "readied": (frozenset((Kind.READY,)), "is readied", "would be readied"),
    "exhausted": (frozenset((Kind.EXHAUST,)), "is exhausted", "would be exhausted"),
    "commits": (frozenset((Kind.COMMIT,)), "commits", "would commit"),
    "uncommitted": (frozenset((Kind.UNCOMMIT,)), "is uncommitted", "would be uncommitted"),
    "discarded_from_hand": (
        frozenset((Kind.DISCARD_HAND,)), "is discarded from a player's hand", "would be discarded from a player's hand",
    ),
    "discarded_from_domain": (
        frozenset((Kind.DISCARD_RESOURCE,)), "is discarded from a domain", "would be discarded from a domain",
    ),
    "changes_control": (frozenset((Kind.TAKE_CONTROL,)), "changes control", "would change control"),
    "drawn": (frozenset((Kind.DRAW,)), "is drawn", "would be drawn"),
    "played": (frozenset((Kind.PLAYED,)), "is played", "would be played"),
    "wounded_or_insane": (
        frozenset((Kind.WOUND, Kind.GO_INSANE)), "is wounded or goes insane", "would be wounded or go insane",
    ),
}
"""Names for kinds of occurrence, with the clause for "after" and the one for "would"."""

"""Kinds by which a card comes to lie in a discard pile: an event does when it has been played (TIME-29)."""

OUT_OF_PLAY: Final = frozenset(
    ("leaves_play", "enters_discard", "enters_any_discard", "destroyed", "sacrificed", "discarded_from_play")
)
FROM_ANYWHERE: Final = {
    "enters_discard": ("enters your discard pile", "would enter your discard pile"),
    "enters_any_discard": ("is placed into any discard pile", "would enter a discard pile"),
}


@dataclass(frozen=True)
class PlayerDoes(Trigger):
    """A player does something: draws, plays a card, commits, places a token ..."""

    who: Who
    deed: str
    """See `DEEDS`."""
    before: bool = False
    what: Subject | None = None
    during: Phase | None = None
    """Only in this phase of that player's own turn."""
    overpaying: bool = False
    with_: Subject | None = None
    """A card that is committed where it happens, or was when the story was won by it."""
    by_effect: bool = False
    """Only if a card effect makes the player do it."""
    underpaid: bool = False
    """Only what is played for less than its printed cost."""
    on: Subject | None = None
    """The card on which an Attachment is played."""
    together: bool = False
    """Once for all that come together, where each is an occurrence of its own: of success tokens."""

    def check(self, scope: Scope) -> None:
        scope.must_be_listed(self.deed, DEEDS, "player_does.deed")
        super().check(scope)

    def kinds(self) -> frozenset[int]:
        return DEEDS[self.deed][0]

    def matches(self, game: Game, context: Context, occurrence: Occurrence) -> bool:
        if occurrence.seat not in self.who.seats(game, context):
            return False
        if self.during is not None and (game.state.phase is not self.during or game.state.active != occurrence.seat):
            return False
        if self.deed == "declines_story" and occurrence.used:
            return False
        if self.overpaying and (occurrence.overpaid <= 0 or not _for_an_ability(occurrence)):
            return False
        if self.with_ is not None and not self._was_there(game, context, self.with_, occurrence):
            return False
        if self.by_effect and not is_by_effect(game, context, None, occurrence):
            return False
        if self.underpaid and not _is_underpaid(game, occurrence):
            return False
        if self.on is not None and not self._is_played_on(game, context, self.on, occurrence):
            return False
        return self.what is None or means(game, context, self.what, occurrence.card)

    def _was_there(self, game: Game, context: Context, with_: Subject, occurrence: Occurrence) -> bool:
        """Whether a card is committed where it is about to happen, or was when it did."""
        there = characteristics.committed(game, occurrence.card) if self.before else occurrence.there
        return any(card in there for card in with_.cards(game, context))

    def _is_played_on(self, game: Game, context: Context, on: Subject, occurrence: Occurrence) -> bool:
        used = occurrence.context
        hosts = () if used is None else used.bound.get(bindings.HOST, ())
        return any(on.includes(game, context, host) for host in hosts)

    def collective(self) -> bool:
        return self.together or self.deed in ("draws_cards", "discards_cards", "discards_from_deck")

    def moment(self, voice: Voice) -> Clause:
        who = self.who.mention(voice)
        words = f"{who.text} {DEEDS[self.deed][1 if who.many else 2]}"
        if self.before and self.deed in ("places_token", "draws"):
            words = f"{who.text} would {DEEDS[self.deed][1]}"
        if self.together:
            words = words.replace("a success token", "1 or more success tokens")
        if self.deed == "draws" and self.what is not None:
            words = f"{who.text} {conjugated('draw', who.many)}"
        if self.what is not None:
            words += f" {self.what.one_of_them(voice).text}"
        elif self.deed in ALONE:
            words += f" {ALONE[self.deed]}"
        if self.with_ is not None:
            words += f" to which {self.with_.one_of_them(voice).text} is committed"
        if self.on is not None:
            words += f" on {self.on.one_of_them(voice).text}"
        if self.underpaid:
            words += " for less than its printed cost"
        if self.by_effect:
            words += " by a card effect"
        if self.during is not None:
            words += f" during {'your' if self.who == YOU else 'their'} {self.during.english}"
        return Clause(words)


DEEDS: Final[dict[str, tuple[frozenset[int], str, str]]] = {
    "draws": (frozenset((Kind.DRAW,)), "draw a card", "draws a card"),
    "draws_cards": (frozenset((Kind.DRAW,)), "draw cards", "draws cards"),
    "discards_cards": (
        frozenset((Kind.DISCARD_HAND,)), "discard one or more cards from your hand",
        "discards one or more cards from their hand",
    ),
    "plays": (frozenset((Kind.PLAYED,)), "play", "plays"),
    "drains": (frozenset((Kind.DRAIN,)), "drain a domain", "drains a domain"),
    "overpays": (frozenset((Kind.DRAIN,)), "overpay for a triggered ability", "overpays for a triggered ability"),
    "places_token": (frozenset((Kind.PLACE_TOKEN,)), "place a success token on", "places a success token on"),
    "wins_story": (frozenset((Kind.WIN_STORY,)), "win", "wins"),
    "declines_story": (
        frozenset((Kind.STORY_EFFECT,)),
        "win a story but choose not to use its effect",
        "wins a story but chooses not to use its effect",
    ),
    "replaces_story": (
        frozenset((Kind.DEAL_STORY,)),
        "would replace a story card that you won",
        "would replace a story card that they won",
    ),
    "commits": (frozenset((Kind.COMMIT,)), "commit", "commits"),
    "replaced_story": (frozenset((Kind.DEAL_STORY,)), "replace a story card", "replaces a story card"),
    "discards_from_deck": (frozenset((Kind.MILL,)), "discard cards from your deck", "discards cards from their deck"),
}


def _is_underpaid(game: Game, occurrence: Occurrence) -> bool:
    """Whether less was paid for a card than is printed on it; X is whatever is paid."""
    used, face = occurrence.context, game.state.cards[occurrence.card].face
    return used is not None and not face.cost_is_x and used.paid < face.cost


def _for_an_ability(occurrence: Occurrence) -> bool:
    """Whether a domain was drained for a triggered ability, which needs a source in play (TIME-27)."""
    return occurrence.paid_for == AS_COST
ALONE: Final = {
    "plays": "a card", "places_token": "a story", "wins_story": "a story", "commits": "a character",
}  # fmt: skip


@dataclass(frozen=True)
class DrainsDomainOf(Trigger):
    """Its player drains a domain that a card is a resource on."""

    resource: Subject
    before: bool = False

    def kinds(self) -> frozenset[int]:
        return frozenset((Kind.DRAIN,))

    def matches(self, game: Game, context: Context, occurrence: Occurrence) -> bool:
        pieces = [game.state.cards[card] for card in self.resource.cards(game, context)]
        return any(
            piece.zone is Zone.RESOURCE and (piece.owner, piece.domain) == (occurrence.seat, occurrence.domain)
            for piece in pieces
        )

    def mismatch(self) -> str:
        return f"{self.resource.english()} is no resource on that domain"

    def moment(self, voice: Voice) -> Clause:
        resource = self.resource.mention(voice).text
        return Clause(f"you drain a domain to which {resource} is attached as a resource")


@dataclass(frozen=True)
class TimePoint(Trigger):
    """A turn or phase begins or ends."""

    point: str
    """See `POINTS`."""
    whose: Who | None = None
    before: bool = False
    phase: Phase | None = None
    """Which phase begins or ends; the present one if none is named."""

    def check(self, scope: Scope) -> None:
        scope.must_be_listed(self.point, POINTS, "time_point.point")
        super().check(scope)

    def kinds(self) -> frozenset[int]:
        return frozenset((POINTS[self.point],))

    def matches(self, game: Game, context: Context, occurrence: Occurrence) -> bool:
        if self.phase is not None and occurrence.phase != self.phase:
            return False
        return self.whose is None or occurrence.seat in self.whose.seats(game, context)

    def moment(self, voice: Voice) -> Clause:
        if self.point == "stories resolved":
            return Clause("all stories are resolved")
        whose = "each player's" if self.whose is None else self.whose.possessive(voice)
        what, edge = EDGES[self.point]
        if self.point == "turn begins" or (self.point == "turn ends" and self.whose is not None):
            return Clause(f"at the {edge} of {whose} turn", adverb=True)
        if self.phase is not None:
            each = "each" if self.whose is None else whose
            return Clause(f"at the {edge} of {each} {self.phase.english}", adverb=True)
        return Clause(f"at the {edge} of the {what}", adverb=True)
EDGES: Final = {
    "turn begins": ("turn", "beginning"), "turn ends": ("turn", "end"), "phase begins": ("phase", "beginning"),
    "phase ends": ("phase", "end"),
}  # fmt: skip


POINTS: Final = {
    "stories resolved": Kind.ALL_RESOLVED,
    "turn begins": Kind.BEGIN_TURN,
    "phase ends": Kind.END_PHASE,
    "turn ends": Kind.END_TURN,
    "phase begins": Kind.BEGIN_PHASE,
}


@dataclass(frozen=True)
class After(Trigger):
    """The clause of a response: "after ..." """

    what: Trigger
    before: bool = False

    def collective(self) -> bool:
        return self.what.collective()

    def kinds(self) -> frozenset[int]:
        return self.what.kinds()

    def matches(self, game: Game, context: Context, occurrence: Occurrence) -> bool:
        return self.what.matches(game, context, occurrence)

    def joint(self) -> str:
        return "after"

    def moment(self, voice: Voice) -> Clause:
        return self.what.moment(voice)

    def english(self) -> str:
        return self.moment(PLAIN).led_by("after")

    def in_voice(self, voice: Voice) -> str:
        return self.moment(voice).led_by("after")


@dataclass(frozen=True)
class When(Trigger):
    """The clause of a disrupt: "when ... would ..." """

    what: Trigger
    before: bool = True

    def collective(self) -> bool:
        return self.what.collective()

    def kinds(self) -> frozenset[int]:
        return self.what.kinds()

    def matches(self, game: Game, context: Context, occurrence: Occurrence) -> bool:
        return self.what.matches(game, context, occurrence)

    def joint(self) -> str:
        return "when"

    def moment(self, voice: Voice) -> Clause:
        return self.what.moment(voice)

    def english(self) -> str:
        return self.moment(PLAIN).led_by("when")

    def in_voice(self, voice: Voice) -> str:
        return self.moment(voice).led_by("when")


@dataclass(frozen=True)
class AnyHappens(Trigger):
    """One of several things happens: one ability waits for all of them."""

    triggers: tuple[Trigger, ...]
    before: bool = False

    def kinds(self) -> frozenset[int]:
        return frozenset([kind for trigger in self.triggers for kind in trigger.kinds()])

    def matches(self, game: Game, context: Context, occurrence: Occurrence) -> bool:
        for trigger in self.triggers:
            if occurrence.kind in trigger.kinds() and trigger.matches(game, context, occurrence):
                return True
        return False

    def moment(self, voice: Voice) -> Clause:
        moments = [trigger.moment(voice) for trigger in self.triggers]
        return Clause(series([moment.words for moment in moments], "or"), all(moment.adverb for moment in moments))


def after(*what: Trigger) -> After:
    """After something happened, or one of several things: after(enters_play(THIS), leaves_play(THIS))."""
    return After(what[0] if len(what) == 1 else AnyHappens(what))


def when(*what: Trigger) -> When:
    """When something is about to happen, or one of several things."""
    coming = tuple([_about_to(trigger) for trigger in what])
    return When(coming[0] if len(coming) == 1 else AnyHappens(coming, before=True))


def _about_to(trigger: Trigger) -> Trigger:
    """What has happened, as it is about to happen."""
    return trigger if trigger.before else replace(trigger, before=True)  # type: ignore[type-var]


def enters_play(
    who: Subject, from_: Zone | None = None, *, put: bool = False, by: Who | None = None, by_effect: bool = False
) -> Happens:
    """A card enters play, by being played or put into play (EFF-40); with `put`, only the latter, which is always by a
    card effect: enters_play(CHARACTER, put=True)."""
    return Happens("enters_play", who, from_=from_, by=by, by_effect=by_effect, put=put)


def leaves_play(who: Subject, *, by: Who | None = None, by_effect: bool = False) -> Happens:
    """A card leaves play, in whatever way, or only by a card effect: leaves_play(MINE, by=OPPONENT)."""
    return Happens("leaves_play", who, by=by, by_effect=by_effect)


def would_enter_any_discard(who: Subject) -> Happens:
    """A card is about to go to any discard pile, from wherever: instead(would_enter_any_discard(CHARACTER), ...)."""
    return Happens("enters_any_discard", who, before=True, anywhere=True)


def would_enter_discard(who: Subject) -> Happens:
    """A card is about to go to its controller's discard pile, from wherever."""
    return Happens("enters_discard", who, before=True, anywhere=True)


def enters_discard(who: Subject, from_anywhere: bool = False) -> Happens:
    """A card enters its controller's discard pile from play, or from anywhere."""
    return Happens("enters_discard", who, anywhere=from_anywhere)


def enters_any_discard(who: Subject, from_anywhere: bool = False) -> Happens:
    """A card enters any discard pile from play, or from anywhere."""
    return Happens("enters_any_discard", who, anywhere=from_anywhere)


def changes_control(who: Subject) -> Happens:
    """A card comes under another player's control, or goes back: after(changes_control(CARD))."""
    return Happens("changes_control", who)


def is_(
    what: str,
    who: Subject,
    by_struggle: Icon | None = None,
    *,
    in_struggle: bool = False,
    by: Who | None = None,
    by_effect: bool = False,
    as_cost: bool = False,
    from_: Zone | None = None,
    together: bool = False,
) -> Happens:
    """Something happens to a card: is_("wounded", THIS). By a struggle of a kind or any struggle, by a card effect,
    that of a certain player, or as a cost, where that is said: is_("exhausted", CHARACTER, as_cost=True). To some
    `together`, it is once for all of them: is_("uncommitted", CHARACTER, together=True)."""
    return Happens(
        what, who, from_=from_, by_struggle=by_struggle, in_struggle=in_struggle, by=by, by_effect=by_effect,
        as_cost=as_cost, together=together,
    )  # fmt: skip


def would_be(
    what: str,
    who: Subject,
    by_struggle: Icon | None = None,
    *,
    in_struggle: bool = False,
    by: Who | None = None,
    by_effect: bool = False,
    from_: Zone | None = None,
    together: bool = False,
) -> Happens:
    """Something is about to happen to a card, with what is_(...) says of it."""
    happens = is_(
        what, who, by_struggle, in_struggle=in_struggle, by=by, by_effect=by_effect, from_=from_, together=together
    )
    return replace(happens, before=True)


def draws(what: Subject | None = None, who: Who = YOU, by_effect: bool = False) -> PlayerDoes:
    """A player draws a card, perhaps one of a kind: draws(CHARACTER.subtype("Zoog"))."""
    return PlayerDoes(who, "draws", what=what, by_effect=by_effect)


def would_draw(who: Who = YOU) -> PlayerDoes:
    """A player is about to draw a card: passive(when(would_draw()), may(YOU, cancel("that draw")))."""
    return PlayerDoes(who, "draws", before=True)


def draws_cards(who: Who = YOU, during: Phase | None = None, by_effect: bool = False) -> PlayerDoes:
    """A player draws cards: however many come together, that is once. In a phase of their own, if one is named."""
    return PlayerDoes(who, "draws_cards", during=during, by_effect=by_effect)


def discards_cards(who: Who = YOU) -> PlayerDoes:
    """Cards of a player's hand are discarded: however many go together, that is once."""
    return PlayerDoes(who, "discards_cards")


def plays(what: Subject, who: Who = YOU, *, underpaid: bool = False, on: Subject | None = None) -> PlayerDoes:
    """A player plays a card from hand, as against putting it into play (EFF-39); perhaps for less than its printed
    cost, or an Attachment on a certain card: plays(ATTACHMENT, on=THIS)."""
    return PlayerDoes(who, "plays", what=what, underpaid=underpaid, on=on)


def drains(who: Who = YOU) -> PlayerDoes:
    """A player drains a domain, for whatever: after(drains(OPPONENT))."""
    return PlayerDoes(who, "drains")


def commits(who: Subject, to: Subject | None = None, together: bool = False, exhausting: bool = False) -> Happens:
    """A card commits, perhaps to a certain story: commits(CHARACTER, to=HOST_STORY); or some do `together`, which is
    once for each story; or only if it exhausts by that."""
    return Happens("commits", who, to=to, together=together, exhausting=exhausting)


def wins_story(who: Who = YOU, what: Subject | None = None, with_: Subject | None = None) -> PlayerDoes:
    """A player wins a story, perhaps a certain one, or one where a card was committed: wins_story(with_=THIS)."""
    return PlayerDoes(who, "wins_story", what=what, with_=with_)


def places_token(
    who: Who = YOU, on: Subject | None = None, with_: Subject | None = None, together: bool = False
) -> PlayerDoes:
    """A player places a success token, perhaps on a certain card, or on a story where a card is committed:
    after(places_token(with_=THIS)). Of several that come `together`, it is once for all of them."""
    return PlayerDoes(who, "places_token", what=on, with_=with_, together=together)


def would_place_token(who: Who = YOU, on: Subject | None = None, with_: Subject | None = None) -> PlayerDoes:
    """A player is about to place a success token: instead(would_place_token(with_=THIS), ...)."""
    return PlayerDoes(who, "places_token", before=True, what=on, with_=with_)


def drains_domain_of(resource: Subject) -> DrainsDomainOf:
    """A domain with this resource is drained: after(drains_domain_of(THIS))."""
    return DrainsDomainOf(resource)


def turn_begins(whose: Who | None = None) -> TimePoint:
    """A turn begins: passive(turn_begins(), ...)."""
    return TimePoint("turn begins", whose)


def turn_ends(whose: Who | None = None) -> TimePoint:
    """A turn ends: forced_response(after(turn_ends(YOU)), ...)."""
    return TimePoint("turn ends", whose)


def phase_begins(phase: Phase, whose: Who | None = None) -> TimePoint:
    """A phase begins: response(after(phase_begins(OPERATIONS, YOU)), ...)."""
    return TimePoint("phase begins", whose, phase=phase)


def phase_ends(phase: Phase, whose: Who | None = None) -> TimePoint:
    """A phase ends: forced_response(after(phase_ends(STORY_PHASE)), ...)."""
    return TimePoint("phase ends", whose, phase=phase)


def stories_resolved() -> TimePoint:
    """All stories of a story phase have resolved: forced_response(after(stories_resolved()), ...)."""
    return TimePoint("stories resolved")


def replaces_story(who: Who = YOU) -> PlayerDoes:
    """A player has replaced a story that they won: later(replaces_story(), rearrange_stories())."""
    return PlayerDoes(who, "replaced_story")


def discards_from_deck(who: Who = YOU) -> PlayerDoes:
    """A player's deck loses cards from its top, which are discarded: however many come together, that is once."""
    return PlayerDoes(who, "discards_from_deck")


def overpays_ability(who: Who = YOU) -> PlayerDoes:
    """A player overpays for a triggered ability."""
    return PlayerDoes(who, "overpays", overpaying=True)
