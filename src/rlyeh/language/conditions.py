"""Conditions: circumstances that a text asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rlyeh.engine.actions import payment
from rlyeh.engine.in_force import characteristics
from rlyeh.engine.state.cards import NOTHING
from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.engine.words import dependencies
from rlyeh.engine.words.parts import Amount, Condition, Subject
from rlyeh.language.nouns.adjectives import NOTHING_MORE
from rlyeh.language.nouns.cards import CARD, IN_PLAY, Cards
from rlyeh.language.nouns.domains import Domains
from rlyeh.language.nouns.players import ANY_PLAYER, EACH_PLAYER, YOU, ControllerOf, EachPlayer, Who
from rlyeh.language.nouns.positions import EnteredDiscard
from rlyeh.language.nouns.spoken_of import THIS, This
from rlyeh.model import Phase, Zone
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import STATE, Attribute, Clause, Voice, conjugated
from rlyeh.model.scope import Scope

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.records import Context


@dataclass(frozen=True)
class Exists(Condition):
    """There is at least so many of a kind, or exactly so many."""

    what: Cards
    at_least: int = 1
    exactly: bool = False

    def holds(self, game: Game, context: Context) -> bool:
        if self.exactly:
            return len(self.what.cards(game, context)) == self.at_least
        if self.at_least == 1:
            return self.what.exist(game, context)
        return len(self.what.cards(game, context)) >= self.at_least

    def circumstance(self, voice: Voice) -> Clause:
        what, many = self.what, self.at_least > 1
        least = f"{self.at_least} or more" if many else "at least 1"
        number = f"exactly {self.at_least}" if self.exactly else least
        if what.is_only_yours() and what.zones == IN_PLAY:
            return Clause(f"{YOU.mention(voice).text} control {number} {what.in_words(voice, many, owned=False)}")
        verb = "are" if many else "is"
        return Clause(f"there {verb} {number} {what.in_words(voice, many)}{what.in_play()}")


@dataclass(frozen=True)
class NoneOf(Condition):
    """There is none of a kind."""

    name = "none"

    what: Cards | Domains

    def holds(self, game: Game, context: Context) -> bool:
        return not self.what.exist(game, context)

    def circumstance(self, voice: Voice) -> Clause:
        what = self.what
        if isinstance(what, Domains):
            return Clause(f"none of {what.whose.possessive(voice)} domains is {what.state()}")
        if what.is_only_yours() and what.zones == IN_PLAY:
            return Clause(f"{YOU.mention(voice).text} control no {what.in_words(voice, plural=True, owned=False)}")
        return Clause(f"there are no {what.in_words(voice, plural=True)}{what.in_play()}")


@dataclass(frozen=True)
class IsCommitted(Condition):
    """A card is committed to a story."""

    who: Subject

    def holds(self, game: Game, context: Context) -> bool:
        for card in self.who.cards(game, context):  # noqa: SIM110  a loop costs half of what any() does
            if game.state.cards[card].story != NOTHING:
                return True
        return False

    def rests_on(self) -> int:
        grounds = self.who.rests_on() | dependencies.STORIES
        return grounds if isinstance(self.who, This) else grounds | dependencies.OTHERS

    def hangs_on_commitment(self) -> bool:
        return self.who.near

    def circumstance(self, voice: Voice) -> Clause:
        who = self.who.mention(voice)
        be = conjugated("be", who.many)
        denied = f"{who.text} {be} not committed to a story"
        return Clause(f"{who.text} {be} committed to a story", denied=denied)


@dataclass(frozen=True)
class IsOne(Condition):
    """A card is one of a kind."""

    who: Subject
    what: Cards

    def holds(self, game: Game, context: Context) -> bool:
        cards = self.who.cards(game, context)
        for card in cards:
            if not self.what.fits(game, context, card):
                return False
        return bool(cards)

    def circumstance(self, voice: Voice) -> Clause:
        who = self.who.mention(voice)
        said = [test.attribute(voice) for test in self.what.tests]
        kept = [attribute for attribute in said if attribute != NOTHING_MORE]
        if len(kept) == 1 and self.what.zones == IN_PLAY and tells_by_itself(kept[0]) and not who.many:
            state = kept[0].before or kept[0].behind
            denied = "" if kept[0].has or kept[0].which else f"{who.text} is not {state}"
            return Clause(f"{who.text} {kept[0].said_of_it()}", denied=denied)
        kind = self.what.in_general(voice).text if who.many else self.what.one_of_them(voice).text
        be = conjugated("be", who.many)
        return Clause(f"{who.text} {be} {kind}", denied=f"{who.text} {be} not {kind}")

    def tells_zone(self, zone: Zone) -> bool:
        return zone is Zone.DISCARD and any(isinstance(test, EnteredDiscard) for test in self.what.tests)


@dataclass(frozen=True)
class Overpaid(Condition):
    """More was paid than needed, for the card or ability itself (PAY-12)."""

    def check(self, scope: Scope) -> None:
        if not scope.is_paid_for:
            scope.refuse("OVERPAID asks what was paid for a card or an ability, but nothing is paid for this text.")

    def holds(self, game: Game, context: Context) -> bool:
        trigger = context.trigger
        if trigger is not None and trigger.context is not None:
            return trigger.context.overpaid > 0
        return context.overpaid > 0

    def may_hold(self, game: Game, context: Context) -> bool:
        """Whether it was overpaid, or may be: targets are chosen before the domain is."""
        if self.holds(game, context) or not game.state.cards[context.source].face.is_event:
            return self.holds(game, context)
        prices = payment.prices_by_domain(game, context.seat, context.source, payment.announced_x(context))
        domains = game.state.sides[context.seat].domains
        return any(price and payment.worth(game, domains[number], True) > price for number, price in prices.items())

    def circumstance(self, voice: Voice) -> Clause:
        what = "this effect" if voice.has_price and not voice.is_event else voice.this()
        return Clause(f"{YOU.mention(voice).text} overpaid for {what}")


@dataclass(frozen=True)
class During(Condition):
    """It is a certain phase, of a player's turn; perhaps only as long as that player has not committed yet."""

    phase: Phase
    whose: Who = YOU
    uncommitted: bool = False
    committed: Who | None = None
    """A player who must have finished committing, or all of them."""
    resolved: bool = False
    """Whether all stories must have resolved."""

    def looks_back(self) -> frozenset[int]:
        return ALL_RESOLVED if self.resolved else super().looks_back()

    def holds(self, game: Game, context: Context) -> bool:
        state = game.state
        if state.phase is not self.phase or state.active not in self.whose.seats(game, context):
            return False
        if self.resolved and not any(done.kind in ALL_RESOLVED for done in state.past[state.phase_start :]):
            return False
        if not self.uncommitted and self.committed is None:
            return True
        done = {seat for kind, phase, _, _, seat in state.memory if kind == Kind.COMMITTED and phase is self.phase}
        if self.committed is None:
            return not done
        return done.issuperset(self.committed.seats(game, context))

    def circumstance(self, voice: Voice) -> Clause:
        whose = "the" if self.whose == ANY_PLAYER else self.whose.possessive(voice)
        phase = f"{whose} {self.phase.english}"
        early = "before committing characters to stories " if self.uncommitted else ""
        if self.committed is not None:
            who = self.committed.mention(voice)
            have = f"{who.text} {conjugated('have', who.many)}"
            if isinstance(self.committed, EachPlayer):
                have = "all players have"
            early = f"after {have} committed characters to stories "
        if self.resolved:
            early = "after all stories are resolved "
        return Clause(f"{early}during {phase}", adverb=True, full="" if early else f"it is {phase}")




ALL_RESOLVED = frozenset((int(Kind.ALL_RESOLVED),))


@dataclass(frozen=True)
class TurnOf(Condition):
    """It is a player's turn."""

    whose: Who = YOU

    def holds(self, game: Game, context: Context) -> bool:
        return game.state.active in self.whose.seats(game, context)

    def circumstance(self, voice: Voice) -> Clause:
        whose = "its controller's" if isinstance(self.whose, ControllerOf) else self.whose.possessive(voice)
        return Clause(f"on {whose} turn", adverb=True, full=f"it is {whose} turn")


@dataclass(frozen=True)
class StillInPlay(Condition):
    """A card spoken of before has not left play since."""

    what: Subject

    def holds(self, game: Game, context: Context) -> bool:
        cards = self.what.cards(game, context)
        return bool(cards) and all(game.state.cards[card].zone is Zone.PLAY for card in cards)

    def circumstance(self, voice: Voice) -> Clause:
        what = self.what.mention(voice)
        be = conjugated("be", what.many)
        return Clause(f"{what.text} {be} still in play", denied=f"{what.text} {be} not in play any more")


@dataclass(frozen=True)
class TimeIs(Condition):
    """It is Day, or Night."""

    night: bool = False

    def holds(self, game: Game, context: Context) -> bool:
        return characteristics.is_night(game) if self.night else characteristics.is_day(game)

    def circumstance(self, voice: Voice) -> Clause:
        time = "Night" if self.night else "Day"
        return Clause(f"it is {time}", denied=f"it is not {time}")


@dataclass(frozen=True)
class More(Condition):
    """One number is larger than another."""

    this: Amount
    that: Amount

    def holds(self, game: Game, context: Context) -> bool:
        return self.this.value(game, context) > self.that.value(game, context)

    def circumstance(self, voice: Voice) -> Clause:
        return Clause(f"{self.this.quantity(voice).value} is higher than {self.that.quantity(voice).value}")


@dataclass(frozen=True)
class Every(Condition):
    """Every card of a kind is also of another kind."""

    what: Cards
    is_: Cards

    def holds(self, game: Game, context: Context) -> bool:
        return all(self.is_.fits(game, context, card) for card in self.what.cards(game, context))

    def circumstance(self, voice: Voice) -> Clause:
        return Clause(f"every {self.what.in_words(voice)} is {self.is_.one_of_them(voice).text}")


@dataclass(frozen=True)
class Paired(Condition):
    """Two circumstances: both of them, or one of the two at least."""

    this: Condition
    that: Condition
    one_is_enough: bool = False

    def holds(self, game: Game, context: Context) -> bool:
        if self.this.holds(game, context) is self.one_is_enough:
            return self.one_is_enough
        return self.that.holds(game, context)

    def circumstance(self, voice: Voice) -> Clause:
        this, that = self.this.circumstance(voice), self.that.circumstance(voice)
        joint = "or" if self.one_is_enough else "and"
        if this.adverb != that.adverb:
            return Clause(f"{this.stated()} {joint} {that.stated()}")
        return Clause(f"{this.words} {joint} {that.words}", this.adverb)


def tells_by_itself(attribute: Attribute) -> bool:
    """Whether it can be said of a card without a noun: "is insane", "has a [combat] icon"."""
    return bool(attribute.has or attribute.which) or attribute.rank == STATE or bool(
        attribute.behind and not attribute.before and not attribute.mine
    )


@dataclass(frozen=True)
class Opposite(Condition):
    """A circumstance does not hold."""

    name = "not_"

    of: Condition

    def holds(self, game: Game, context: Context) -> bool:
        return not self.of.holds(game, context)

    def rests_on(self) -> int:
        return self.of.rests_on()

    def hangs_on_commitment(self) -> bool:
        return self.of.hangs_on_commitment()

    def circumstance(self, voice: Voice) -> Clause:
        said = self.of.circumstance(voice)
        if said.adverb:
            return Clause(f"not {said.words}", adverb=True, full=f"it is not {said.words}")
        if said.denied:
            return Clause(said.denied)
        return Clause(f"it is not so that {said.words}")


OVERPAID = Overpaid()
ENTERED_DISCARD_THIS_PHASE = IsOne(THIS, CARD.that(EnteredDiscard()))
YOUR_TURN = TurnOf()
BEFORE_COMMITTING = During(Phase.STORY, uncommitted=True)
AFTER_COMMITTING = During(Phase.STORY, ANY_PLAYER, committed=EACH_PLAYER)
AFTER_RESOLVING = During(Phase.STORY, resolved=True)
DAY_TIME = TimeIs()
NIGHT_TIME = TimeIs(night=True)
YOUR_OPERATIONS = During(Phase.OPERATIONS)


def exists(what: Cards, at_least: int = 1, exactly: int = 0) -> Exists:
    """There is at least so many of a kind, or exactly so many: exists(MINE.subtype("Ancient One"), exactly=1)."""
    return Exists(what, exactly or at_least, exactly=bool(exactly))


def not_(condition: Condition) -> Opposite:
    """The opposite of a circumstance: not_(during(DRAW_PHASE, ANY_PLAYER)). Of nouns there is `none`."""
    return Opposite(condition)


def none(what: Cards | Domains) -> NoneOf:
    """There is none of a kind: none(SUPPORT.of(YOU)), none(domains(OPPONENT, drained=False))."""
    return NoneOf(what)


def both(this: Condition, that: Condition) -> Paired:
    """Two circumstances together."""
    return Paired(this, that)


def either(this: Condition, that: Condition) -> Paired:
    """One of two circumstances."""
    return Paired(this, that, one_is_enough=True)


def every(what: Cards, is_: Cards) -> Every:
    """Every card of a kind is also of another: every(YOUR_CARD, CARD.faction(HASTUR))."""
    return Every(what, is_)


def committed(who: Subject) -> IsCommitted:
    """A card is committed to a story: while_(committed(THIS), ...)."""
    return IsCommitted(who)


def is_a(who: Subject, what: Cards) -> IsOne:
    """A card is one of a kind: is_a(HOST, CHARACTER.subtype("Dreamer"))."""
    return IsOne(who, what)


def during(phase: Phase, whose: Who = YOU) -> During:
    """It is a phase of a player's turn: during(REFRESH_PHASE, ANY_PLAYER)."""
    return During(phase, whose)


def before_committing(whose: Who = YOU) -> During:
    """In a player's story phase, as long as nobody has committed: action(..., only=before_committing(OPPONENT))."""
    return During(Phase.STORY, whose, uncommitted=True)


def after_committing(whose: Who = ANY_PLAYER, by: Who = EACH_PLAYER) -> During:
    """In a player's story phase, once somebody has committed: only=after_committing(OPPONENT, by=OPPONENT)."""
    return During(Phase.STORY, whose, committed=by)


def turn_of(whose: Who) -> TurnOf:
    """It is a player's turn: turn_of(OPPONENT)."""
    return TurnOf(whose)


def still_in_play(what: Subject) -> StillInPlay:
    """A card has not left play since it was spoken of."""
    return StillInPlay(what)


def more(this: Amount, than: Amount) -> More:
    """One number is larger than another: more(count(MINE), than=count(THEIRS))."""
    return More(this, than)
