"""Verbs: effects that do one thing to cards in play."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from rlyeh.engine.actions import payment
from rlyeh.engine.actions.play_and_use import answered_together
from rlyeh.engine.effects.bearing import is_barred
from rlyeh.engine.effects.carry_out import Do, HandBack, PickAnew, kept_for
from rlyeh.engine.in_force import prohibitions
from rlyeh.engine.state import bindings, happenings
from rlyeh.engine.state.cards import NOTHING
from rlyeh.engine.state.decision import Option
from rlyeh.engine.state.occurrence import CANCELLED, PENDING, Occurrence
from rlyeh.engine.state.occurrence_kinds import AS_COST, PAST_PROTECTION, Kind
from rlyeh.engine.timing.pipeline import FollowUp, Happen
from rlyeh.engine.words.doing import able, choosing_first, deed, one_act
from rlyeh.engine.words.parts import APPLIES, BARRED, Amount, Choice, Effect, Subject
from rlyeh.engine.words.steps import take_step
from rlyeh.engine.words.text_box import Ability
from rlyeh.language.nouns.amounts import Number, amount, numbered, value_of
from rlyeh.language.nouns.cards import Cards
from rlyeh.language.nouns.owners import own_pile
from rlyeh.language.nouns.piles import Topmost
from rlyeh.language.nouns.players import YOU
from rlyeh.language.nouns.spoken_of import Choose, Itself, The, This
from rlyeh.model import Faction, Label
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import Act, Claim, Deed, Sentence, Voice
from rlyeh.model.scope import Scope

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.records import Context


@dataclass(frozen=True)
class Verb(Effect):
    """Something done to cards. As a cost it can only be done to cards that can suffer it, and of the payer's own."""

    kind: ClassVar[int]
    imperative: ClassVar[str] = ""
    """The verb in the imperative."""
    tail: ClassVar[str] = ""
    """What stands behind its object: "from play"."""
    guarded: ClassVar[bool] = False
    """Whether a card that cannot suffer it may never be chosen for it (KEY-6, STATE-18, EFF-7)."""

    whom: Subject
    if_able: bool = False
    as_cost: bool = False

    def can_happen(self, game: Game, context: Context, card: int) -> bool:
        """Whether this can be done to a card now."""
        return prohibitions.can_happen(game, self.kind, card)

    def suits(self, game: Game, context: Context, choice: Choice, candidate: int) -> bool:
        if self.as_cost and game.state.cards[candidate].controller != context.seat:
            return False
        if self.guarded or self.as_cost:
            return self.can_happen(game, context, candidate)
        if not game.rules.strict_targets or self.own_bearing(game, context, candidate) != BARRED:
            return True
        return not is_barred(game, context, self, choice, candidate)

    def own_bearing(self, game: Game, context: Context, card: int) -> int:
        if self.if_able:
            return APPLIES
        can = self.can_happen(game, context, card)
        if self.guarded and not can:
            return BARRED
        if prohibitions.forbidden(game, self.kind, card, self.occurrence(game, context, card)):
            return BARRED
        return APPLIES if can else 0

    def payable(self, game: Game, context: Context) -> bool:
        if isinstance(self.whom, Choose) and self.whom.slot() not in context.bound:
            return self.whom.enough(game, context, self)
        cards = self.whom.cards(game, context)
        for card in cards:
            if game.state.cards[card].controller != context.seat or not self.can_happen(game, context, card):
                return False
        return bool(cards)

    def useful(self, game: Game, context: Context) -> bool:
        return any(self.can_happen(game, context, card) for card in self.whom.cards(game, context))

    def would_do(self, game: Game, context: Context, kind: int, card: int) -> bool:
        return (
            self.kind == kind and card in self.whom.cards(game, context) and self.can_happen(game, context, card)
        )

    def perform(self, game: Game, context: Context) -> None:
        if self.as_cost and self._is_short(game, context):
            game.state.succeeded = False
        elif occurrences := self.occurrences(game, context):
            if self._is_short(game, context):
                game.push(FollowUp([], False))
            game.happen(occurrences)
        else:
            game.state.succeeded = self._asks_for_none(context)

    def _asks_for_none(self, context: Context) -> bool:
        """Whether it is done although there is no card to do it to: all of a kind, of which there are none, or up to a
        number, of which none was chosen (EFF-47). A target that was chosen and has gone is none (EFF-4)."""
        whom = self.whom
        return isinstance(whom, Cards) or (
            isinstance(whom, Choose) and whom.up_to and not context.bound.get(whom.slot())
        )

    def _is_short(self, game: Game, context: Context) -> bool:
        """Whether a card that was picked has escaped: then a cost cannot be paid (PAY-9), and what is done to the rest
        is not all of it (EFF-12)."""
        whom = self.whom
        if not isinstance(whom, Choose):
            return False
        chosen = context.bound.get(whom.slot(), ())
        return (self.as_cost or len(chosen) > 1) and len(whom.cards(game, context)) < len(chosen)

    def occurrences(self, game: Game, context: Context) -> list[Occurrence]:
        """What happens, all together; the active player's cards first (EFF-25)."""
        cards = self.whom.cards(game, context)
        if len(cards) > 1:
            cards.sort(key=lambda card: game.state.cards[card].controller != game.state.active)
        occurrences: list[Occurrence] = []
        for card in cards:
            occurrences.append(self.occurrence(game, context, card))
        return _fulfilled(game, occurrences) if self.if_able and not game.rules.if_able_each else occurrences

    def occurrence(self, game: Game, context: Context, card: int) -> Occurrence:
        """What happens to one card."""
        cause = AS_COST if self.as_cost else NOTHING
        occurrence = happenings.done_to(self.kind, card, context.seat, context.source, context.seat, cause)
        result = context.trigger
        if result is not None and result.kind == Kind.STRUGGLE_RESULT:
            occurrence.story, occurrence.struggle = result.story, result.struggle
        return occurrence

    def sentences(self, voice: Voice) -> list[Sentence]:
        if type(self).english is not Effect.english:
            return super().sentences(voice)
        return one_act(self.imperative, self.whom, voice, self.tail, self.if_able)


def _fulfilled(game: Game, occurrences: list[Occurrence]) -> list[Occurrence]:
    """What an "if able" clause does where it is all or nothing: a player of whose cards one cannot comply ignores it
    (EFF-7). Where it is judged for each card, the others comply all the same (FINAL-14). What fails stays in the list,
    so that nothing follows "then" (EFF-12)."""
    cards = game.state.cards
    failing = [
        occurrence
        for occurrence in occurrences
        if not prohibitions.can_happen(game, occurrence.kind, occurrence.card, occurrence)
    ]
    unable = {cards[occurrence.card].controller for occurrence in failing}
    return [
        occurrence
        for occurrence in occurrences
        if occurrence in failing or cards[occurrence.card].controller not in unable
    ]


def seen_cards(whom: Subject) -> Cards | None:
    """The noun, if it is about cards that lie hidden and have been looked at or revealed."""
    noun = whom.what if isinstance(whom, Choose) else whom
    return noun if isinstance(noun, Cards) and noun.those else None


def is_single(whom: Subject) -> bool:
    """Whether it is one card."""
    if isinstance(whom, The):
        return not whom.many()
    if isinstance(whom, Topmost):
        return whom.number == 1
    return whom.is_one() if isinstance(whom, Choose) else not isinstance(whom, Cards)


@dataclass(frozen=True)
class Wound(Verb):
    """Give wounds: each is an occurrence of its own, all placed together (AMB-91)."""

    kind = int(Kind.WOUND)
    imperative = "wound"
    guarded = True

    number: Amount | int = 1

    def occurrences(self, game: Game, context: Context) -> list[Occurrence]:
        number = value_of(self.number, game, context)
        return [wound for wound in super().occurrences(game, context) for wound in self._copies(wound, number)]

    def _copies(self, first: Occurrence, number: int) -> list[Occurrence]:
        kind, card, seat = first.kind, first.card, first.seat
        more = [happenings.done_to(kind, card, seat, first.source, first.by) for _ in range(number - 1)]
        return [first, *more] if number > 0 else []

    def sentences(self, voice: Voice) -> list[Sentence]:
        if self.number == 1:
            return super().sentences(voice)
        chosen, whom = choosing_first(self.whom, voice)
        them = whom.it() if chosen else whom.text
        if chosen and whom.many:
            them = "each of them"
        wounds = numbered(self.number, "1 wound", "wounds", voice)
        return [*chosen, *deed("give", f"{them} {wounds}", able(self.if_able))]


@dataclass(frozen=True)
class Destroy(Verb):
    """Destroy cards."""

    kind = int(Kind.DESTROY)
    imperative = "destroy"


@dataclass(frozen=True)
class GiveUp(Verb):
    """Give up cards. Where a Forced Response demands it, or a text says that a player must, a chosen card that escapes
    does not settle it: its player has to choose another one (PAY-10). Where the choosing itself was cancelled, so was
    the demand (TIME-12)."""

    own_only: ClassVar[bool] = False
    """Whether it can only be done to one's own cards, so that what is chosen for it is never a mere target."""

    def suits(self, game: Game, context: Context, choice: Choice, candidate: int) -> bool:
        escaped = context.bound.get(bindings.escaped(choice.slot()), ())
        return candidate not in escaped and super().suits(game, context, choice, candidate)

    def demanded(self, game: Game, context: Context, must: bool = False) -> list[tuple[int, Choice, Effect]]:
        """What its player has still to pick: of targets only those that the player must give up."""
        seat, whom = context.seat, self.whom
        if not isinstance(whom, Choose) or whom.later or whom.slot() in context.bound:
            return []
        if kept_for(seat, whom) in context.bound or not (must or self._is_pick(whom)):
            return []
        return [(seat, whom, self)] if whom.candidates(game, context, self) else []

    def _is_pick(self, whom: Choose) -> bool:
        """Whether cards are picked to be given up, as against targets that something is done to."""
        return self.own_only or not whom.is_target()

    def step(self, game: Game, frame: Do) -> None:
        if frame.pc == 0:
            self._take_up(frame.context)
        if self._is_demanded(game, frame.context) and self._picks_anew(game, frame):
            return
        super().step(game, frame)

    def _take_up(self, context: Context) -> None:
        """Go on with what its player has picked ahead."""
        whom = self.whom
        if isinstance(whom, Choose):
            slot, place = whom.slot(), kept_for(context.seat, whom)
            if slot not in context.bound and context.bound.get(place):
                bindings.pass_on(context, place, slot)

    def _picks_anew(self, game: Game, frame: Do) -> bool:
        """Let cards be picked in place of those that have escaped: before the others go, or because what was to happen
        to them did not."""
        whom, context = self.whom, frame.context
        assert isinstance(whom, Choose)
        chosen = context.bound.get(whom.slot(), ())
        staying = tuple(whom.cards(game, context))
        if frame.pc:
            escaped = () if game.state.succeeded else chosen
            missing = len(staying) or 1
            staying = staying[:0]
        else:
            escaped = tuple(card for card in chosen if card not in staying)
            missing = len(escaped)
        if not escaped:
            return False
        place = bindings.escaped(whom.slot())
        context.bound[place] = (*context.bound.get(place, ()), *escaped)
        candidates = [card for card in whom.candidates(game, context, self) if card not in staying]
        if len(candidates) < missing:
            context.bound[whom.slot()] = ()
            return False
        frame.pc = 0
        game.push(PickAnew(whom, self, context, staying, missing))
        return True

    def _is_demanded(self, game: Game, context: Context) -> bool:
        """Whether its player must do it, instead of doing it to a target or because they like to."""
        whom = self.whom
        if not isinstance(whom, Choose) or self.as_cost:
            return False
        for frame in reversed(game.state.stack[:-1]):
            if isinstance(frame, HandBack):
                continue
            if not isinstance(frame, Do):
                break
            if frame.effect.offers or frame.effect.demands:
                return frame.effect.demands
        ability = context.ability
        return isinstance(ability, Ability) and ability.label is Label.FORCED and self._is_pick(whom)


@dataclass(frozen=True)
class Sacrifice(GiveUp):
    """Sacrifice cards of one's own (STATE-24). One that escapes from a demand is replaced (PAY-10)."""

    kind = int(Kind.SACRIFICE)
    imperative = "sacrifice"
    guarded = True
    own_only = True

    def suits(self, game: Game, context: Context, choice: Choice, candidate: int) -> bool:
        return game.state.cards[candidate].controller == context.seat and super().suits(
            game, context, choice, candidate
        )

    def sentences(self, voice: Voice) -> list[Sentence]:
        return deed("sacrifice", self.whom.mention(voice).text, able(self.if_able))


@dataclass(frozen=True)
class DiscardFromPlay(GiveUp):
    """Discard cards from play (STATE-25)."""

    kind = int(Kind.DISCARD_PLAY)
    imperative = "discard"
    tail = "from play"


@dataclass(frozen=True)
class DriveInsane(Verb):
    """Make characters go insane, perhaps although a terror icon or Willpower would protect them (KEY-22)."""

    kind = int(Kind.GO_INSANE)
    imperative = "drive insane"
    guarded = True

    past_protection: bool = False

    def can_happen(self, game: Game, context: Context, card: int) -> bool:
        if not self.past_protection:
            return super().can_happen(game, context, card)
        return prohibitions.can_happen(game, self.kind, card, self.occurrence(game, context, card))

    def occurrence(self, game: Game, context: Context, card: int) -> Occurrence:
        occurrence = super().occurrence(game, context, card)
        if self.past_protection:
            occurrence.cause = PAST_PROTECTION
        return occurrence

    def sentences(self, voice: Voice) -> list[Sentence]:
        closing = f"{', ignoring Willpower and [terror] icons' if self.past_protection else ''}{able(self.if_able)}"
        if self.as_cost:
            return deed("drive", f"{self.whom.mention(voice).text} insane", closing)
        chosen, whom = choosing_first(self.whom, voice)
        made = f"drive {whom.text} insane"
        return [*chosen, Claim(closing=closing, subject=whom, verb="go", rest="insane", made=made)]


@dataclass(frozen=True)
class Ready(Verb):
    """Ready cards."""

    kind = int(Kind.READY)
    imperative = "ready"


@dataclass(frozen=True)
class Exhaust(Verb):
    """Exhaust cards."""

    kind = int(Kind.EXHAUST)
    imperative = "exhaust"

    def needs_ready(self, granted: Context | None) -> bool:
        if isinstance(self.whom, This):
            return granted is None or bindings.LENDER not in granted.bound
        return isinstance(self.whom, Itself)

    def sentences(self, voice: Voice) -> list[Sentence]:
        if self.as_cost:
            return deed("exhaust", "" if isinstance(self.whom, Itself) else self.whom.mention(voice).text)
        return super().sentences(voice)


@dataclass(frozen=True)
class ReturnToHand(Verb):
    """Return cards to their owners' hands."""

    kind = int(Kind.RETURN_HAND)
    imperative = "return"

    def occurrence(self, game: Game, context: Context, card: int) -> Occurrence:
        """What was revealed in a deck goes to the hand openly (AMB-68)."""
        occurrence = super().occurrence(game, context, card)
        if card in context.bound.get(bindings.SHOWN, ()):
            occurrence.amount = 1
        return occurrence

    def sentences(self, voice: Voice) -> list[Sentence]:
        chosen, whom = choosing_first(self.whom, voice if self.whom.is_named_now(voice) else voice.away())
        hand = own_pile(self.whom, "hand", whom.many, voice)
        them, closing = whom.it() if chosen else whom.text, able(self.if_able)
        if seen_cards(self.whom) is not None:
            return [*chosen, *deed("put", f"{them} into {hand}", closing)]
        return [*chosen, *deed("return", f"{them} to {hand}", closing)]


@dataclass(frozen=True)
class KeepEvent(ReturnToHand):
    """Return the event being played to its owner's hand, so that it is not discarded when it is done."""

    def sentences(self, voice: Voice) -> list[Sentence]:
        hand = f"{YOU.possessive(voice)} hand"
        return deed("return", f"{self.whom.mention(voice).text} to {hand} instead of discarding it")


@dataclass(frozen=True)
class RemoveFromGame(Verb):
    """Remove cards from the game, from wherever they are; an event being played then goes to no discard pile."""

    kind = int(Kind.REMOVE)
    imperative = "remove"

    def sentences(self, voice: Voice) -> list[Sentence]:
        chosen, whom = choosing_first(self.whom, voice if self.whom.is_named_now(voice) else voice.away())
        return [*chosen, *deed("remove", f"{whom.it() if chosen else whom.text} from the game", able(self.if_able))]


@dataclass(frozen=True)
class Uncommit(Verb):
    """Remove characters from the story they are committed to."""

    kind = int(Kind.UNCOMMIT)
    imperative = "remove from its story"

    def sentences(self, voice: Voice) -> list[Sentence]:
        chosen, whom = choosing_first(self.whom, voice)
        story = "its story" if not whom.many else "their stories"
        return [*chosen, *deed("remove", f"{whom.text} from {story}", able(self.if_able))]


@dataclass(frozen=True)
class RestoreAndReady(Verb):
    """Restore insane characters and ready them."""

    STEPS = ("choose_and_perform", "ready", "finish")
    kind = int(Kind.RESTORE)
    imperative = "restore and ready"

    def step(self, game: Game, frame: Do) -> None:
        take_step(self, game, frame)

    def choose_and_perform(self, game: Game, frame: Do) -> None:
        frame.left = tuple(self.whom.cards(game, frame.context))
        super().choose_and_perform(game, frame)

    def ready(self, game: Game, frame: Do) -> None:
        """The same cards, whatever became of them."""
        frame.number = int(game.state.succeeded)
        source, seat = frame.context.source, frame.context.seat
        game.happen([happenings.done_to(Kind.READY, card, seat, source, seat) for card in frame.left])

    def finish(self, game: Game, frame: Do) -> None:
        """It is done only if both were."""
        game.pop(frame.number == 1 and game.state.succeeded)

    def sentences(self, voice: Voice) -> list[Sentence]:
        chosen, whom = choosing_first(self.whom, voice)
        acts = (Act("restore"), Act("ready", whom.it() if chosen else whom.text))
        return [*chosen, Deed(closing=able(self.if_able), acts=acts)]


@dataclass(frozen=True)
class Cancel(Effect):
    """Cancel what set the disrupt off: an effect, or a single wound; or everything of that kind that is about to happen
    to that card together with it."""

    what: str = "its effects"
    all_: bool = False

    def check(self, scope: Scope) -> None:
        if not scope.comes_before:
            scope.refuse("cancel() keeps something from happening: it belongs to a disrupt, when(...) something would.")

    def perform(self, game: Game, context: Context) -> None:
        assert context.trigger is not None
        ability = context.ability
        about = answered_together(game, ability, context) if isinstance(ability, Ability) else [context.trigger]
        game.state.succeeded = context.trigger.status == PENDING
        if game.state.succeeded:
            for other in (*about, *self._others(game, context.trigger)):
                if other.status == PENDING:
                    other.status = CANCELLED

    def _others(self, game: Game, cancelled: Occurrence) -> list[Occurrence]:
        """What is about to happen to the same card in the same way, together with what is cancelled."""
        if not (self.all_ and cancelled.batch):
            return []
        return [
            occurrence
            for frame in game.state.stack
            if isinstance(frame, Happen)
            for occurrence in frame.occurrences
            if occurrence.batch == cancelled.batch
            and (occurrence.kind, occurrence.card, occurrence.status) == (cancelled.kind, cancelled.card, PENDING)
        ]

    def sentences(self, voice: Voice) -> list[Sentence]:
        return deed("cancel", self.what)


@dataclass(frozen=True)
class Pay(Effect):
    """Pay: drain one domain worth at least the amount (PAY-6)."""

    drains = True

    number: Amount
    match: Faction | None = None
    at_least: int = 0
    """The least that X may be."""

    def least_drain(self) -> int:
        return self.number.number if isinstance(self.number, Number) else 0

    def possible(self, game: Game, context: Context) -> bool:
        """Where it is one of several things that a player may do, it has to be payable."""
        return self.payable(game, context)

    def payable(self, game: Game, context: Context) -> bool:
        price = self.number.value(game, context)
        return price >= self.at_least and bool(payment.domains_worth(game, context.seat, price, self.match))

    def step(self, game: Game, frame: Do) -> None:
        if frame.pc:
            game.pop()
            return
        context = frame.context
        amount_ = self.number.value(game, context)
        domains = payment.domains_worth(game, context.seat, amount_, self.match)
        if not domains:
            game.pop(False)
            return
        options = [payment.drain_option(game, context.seat, place, amount_, playing=False) for place in domains]
        game.ask(context.seat, "domain", options, "PAY-6", context.source)

    def answer(self, game: Game, frame: Do, option: Option) -> None:
        frame.pc = 1
        context = frame.context
        context.paid = self.number.value(game, context)
        context.domain = option.number
        payment.drain(game, context, playing=False)

    def sentences(self, voice: Voice) -> list[Sentence]:
        least = f" (minimum of {self.at_least})" if self.at_least else ""
        match = "" if self.match is None else f" (with at least 1 [{self.match}] resource)"
        return deed("pay", f"{self.number.quantity(voice).value}{least}{match}")


def wound(whom: Subject, number: Amount | int = 1, if_able: bool = False) -> Wound:
    """Wound: wound(choose(CHARACTER)), wound(CHARACTER.at(THIS_STORY))."""
    return Wound(whom, if_able, number=number)


def destroy(whom: Subject, if_able: bool = False) -> Destroy:
    """Destroy: destroy(choose(SUPPORT))."""
    return Destroy(whom, if_able)


def sacrifice(whom: Subject, if_able: bool = False) -> Sacrifice:
    """Sacrifice one's own cards: sacrifice(THIS), sacrifice(a(CHARACTER))."""
    return Sacrifice(whom, if_able)


def discard_from_play(whom: Subject, if_able: bool = False) -> DiscardFromPlay:
    """Discard from play: discard_from_play(THIS)."""
    return DiscardFromPlay(whom, if_able)


def drive_insane(whom: Subject, if_able: bool = False, past_protection: bool = False) -> DriveInsane:
    """Make a character go insane, as a cost too: drive_insane(THIS). Past protection neither Willpower nor terror icons
    keep it sane: drive_insane(choose(CHARACTER), past_protection=True)."""
    return DriveInsane(whom, if_able, past_protection=past_protection)


def restore_and_ready(whom: Subject, if_able: bool = False) -> RestoreAndReady:
    """Restore and ready insane characters."""
    return RestoreAndReady(whom, if_able)


def ready(whom: Subject, if_able: bool = False) -> Ready:
    """Ready cards."""
    return Ready(whom, if_able)


def exhaust(whom: Subject, if_able: bool = False) -> Exhaust:
    """Exhaust cards; as a cost: exhaust(THIS)."""
    return Exhaust(whom, if_able)


def return_to_hand(whom: Subject, if_able: bool = False) -> ReturnToHand:
    """Return cards to their owners' hands: return_to_hand(a(YOUR_RESOURCES), if_able=True)."""
    return ReturnToHand(whom, if_able)


def return_instead_of_discarding(whom: Subject) -> KeepEvent:
    """Return an event to hand while it is being played."""
    return KeepEvent(whom)


def remove_from_game(whom: Subject, if_able: bool = False) -> RemoveFromGame:
    """Remove from the game: at_end_of_phase(remove_from_game(the("it")))."""
    return RemoveFromGame(whom, if_able)


def uncommit(whom: Subject, if_able: bool = False) -> Uncommit:
    """Remove characters from their story."""
    return Uncommit(whom, if_able)


def cancel(what: str = "its effects", all_: bool = False) -> Cancel:
    """Cancel the occurrence that is disrupted; or all that come together with it: cancel("all wounds to that
    character", all_=True)."""
    return Cancel(what, all_)


def pay(number: Amount | int, match: Faction | None = None, at_least: int = 0) -> Pay:
    """A payment as a cost: pay(4), pay(X), pay(X, at_least=1)."""
    return Pay(amount(number), match, at_least)


def as_cost(effect: Effect) -> Effect:
    """The effect used as a cost."""
    return replace(effect, as_cost=True) if isinstance(effect, Verb) else effect
