"""Verbs about hands and the tops of decks: draw, discard from either."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rlyeh.engine.changes import BOTTOM
from rlyeh.engine.in_force import prohibitions
from rlyeh.engine.state import happenings
from rlyeh.engine.state.cards import NOTHING
from rlyeh.engine.state.occurrence import Occurrence
from rlyeh.engine.state.records import Context
from rlyeh.engine.words.doing import able, deed, one_act
from rlyeh.engine.words.parts import Amount, Choice, Effect, Subject
from rlyeh.language.effects.enter_play import enter
from rlyeh.language.nouns.amounts import amount, numbered, quantity_of, value_of
from rlyeh.language.nouns.cards import Cards
from rlyeh.language.nouns.players import OPPONENT, YOU, Who, You
from rlyeh.model import Position, Zone
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import Act, Claim, Deed, Phrase, Sentence, Voice, article, conjugated, counted
from rlyeh.model.scope import Scope

if TYPE_CHECKING:
    from rlyeh.engine.game import Game


@dataclass(frozen=True)
class Draw(Effect):
    """Draw cards: so many, or until there are so many in hand."""

    number: Amount
    who: Who = YOU
    up_to: bool = False
    from_bottom: bool = False

    def perform(self, game: Game, context: Context) -> None:
        number = self.number.value(game, context)
        if self.up_to:
            game.state.succeeded = True
        game.happen(
            [
                happenings.draw(seat, context.source, context.seat, BOTTOM if self.from_bottom else NOTHING)
                for seat in self.who.seats(game, context)
                for _ in range(number - len(game.state.sides[seat].hand) if self.up_to else number)
            ]
        )

    def sentences(self, voice: Voice) -> list[Sentence]:
        number, who = self.number.quantity(voice), self.who.mention(voice)
        if number.is_short():
            cards = counted(number.value, "card")
        else:
            cards = f"a card for each {number.each}" if number.many else f"cards equal to {number.value}"
        their = who.whose() if isinstance(self.who, You) else "their"
        if self.up_to:
            they = who.text if isinstance(self.who, You) else "they"
            cards = f"cards until {they} have {cards} in {their} hand"
        if self.from_bottom:
            cards += f" from the bottom of {their} deck"
        if isinstance(self.who, You):
            return deed("draw", cards)
        return [Claim(subject=who, verb="draw", rest=cards)]


@dataclass(frozen=True)
class Mill(Effect):
    """Discard cards from the top of a deck; those of a kind may enter play in a certain position instead, if they are
    able (EFF-13, EFF-30)."""

    number: Amount
    who: Who = OPPONENT
    as_: str = ""
    """A name under which later words speak of the cards discarded."""
    but: Cards | None = None
    """Those that enter play instead."""
    position: Position = Position.READY

    def check(self, scope: Scope) -> None:
        super().check(scope)
        scope.bind(self.as_)

    def payable(self, game: Game, context: Context) -> bool:
        number = self.number.value(game, context)
        return all(len(game.state.sides[seat].deck) >= number for seat in self.who.seats(game, context))

    def perform(self, game: Game, context: Context) -> None:
        number = self.number.value(game, context)
        seats = self.who.seats(game, context)
        tops = [(seat, card) for seat in seats for card in reversed(game.state.topmost(seat, number))]
        if self.as_:
            context.bound[self.as_] = tuple(card for _, card in tops)
        if self.but is not None:
            game.state.succeeded = True
            game.happen([self._occurrence(game, context, self.but, seat, card) for seat, card in tops])
            return
        game.happen(
            [
                happenings.mill(seat, context.source, context.seat)
                for seat in seats
                for _ in range(number)
            ]
        )

    def _occurrence(self, game: Game, context: Context, but: Cards, seat: int, card: int) -> Occurrence:
        insane = self.position is Position.INSANE
        if but.fits(game, context, card) and prohibitions.may_enter(game, card, seat, insane):
            return enter(game, context, card, self.position)
        return happenings.mill(seat, context.source, context.seat, card)

    def sentences(self, voice: Voice) -> list[Sentence]:
        number = self.number.quantity(voice)
        short = number.is_short()
        cards = "card" if number.is_one() else f"{number.value if short else 'X'} cards"
        where = "" if short else f", where X is {number.value}"
        milled = deed("discard", f"the top {cards} of {self.who.possessive(voice)} deck", where)
        if self.but is None:
            return milled
        kind = Phrase(f"{self.but.in_words(voice, plural=True)} among them", many=True)
        return [*milled, Claim(subject=kind, verb="be", rest=f"put into play {self.position.name.lower()} instead")]


@dataclass(frozen=True)
class FromHand(Subject, Choice):
    """Cards that a player picks from a hand, no targets: so many, up to so many, all but so many, or at most so many in
    any order; perhaps only those of a kind, and perhaps from the hand of another player."""

    who: Who = YOU
    """Whose hand it is."""
    number: Amount | int = 1
    keep: bool = False
    """Whether so many are kept and the others picked."""
    at_most: Amount | None = None
    what: Cards | None = None
    """The kind of cards, if not any will do."""
    by: Who | None = None
    """Who picks, if not the player whose hand it is."""
    as_: str = ""
    """A name by which later words speak of them."""
    up_to: bool = False

    def check(self, scope: Scope) -> None:
        super().check(scope)
        scope.bind(self.as_)

    @property
    def rule(self) -> str:
        return "DRAW-4" if self.keep else "EFF-3"

    @property
    def ordered(self) -> bool:
        return self.at_most is not None

    def slot(self) -> str:
        return self.as_ or self.ref

    def chooser(self, game: Game, context: Context) -> int:
        return (self.who if self.by is None else self.by).seat(game, context)

    def candidates(self, game: Game, context: Context, effect: Effect | None) -> list[int]:
        hand = sorted(in_hand(game, context, self.who.seat(game, context)))
        what = self.what
        return hand if what is None else [card for card in hand if what.fits(game, context, card)]

    def hidden(self) -> bool:
        return True

    def enough(self, game: Game, context: Context, effect: Effect | None) -> bool:
        least = self.bounds(game, context)[0]
        if self.what is not None:
            return len(self.candidates(game, context, effect)) >= least
        return len(in_hand(game, context, self.who.seat(game, context))) >= max(least, int(self.up_to))

    def bounds(self, game: Game, context: Context) -> tuple[int, int]:
        number = value_of(self.number, game, context)
        if not self.keep and self.at_most is None:
            return (0 if self.up_to else number), number
        hand = len(game.state.sides[self.who.seat(game, context)].hand)
        if self.at_most is not None:
            return 0, min(hand, self.at_most.value(game, context))
        return max(0, hand - number), max(0, hand - number)

    def cards(self, game: Game, context: Context) -> list[int]:
        return list(context.bound.get(self.slot(), ()))

    def mention(self, voice: Voice) -> Phrase:
        your = self.who.possessive(voice)
        if self.at_most is not None:
            return Phrase(f"any number of cards in {your} hand", many=True)
        if self.keep:
            number = quantity_of(self.number, voice).value
            left = f"{number} {conjugated('remain', self.number != 1)}"
            return Phrase(f"cards from {your} hand until {left}", many=True)
        one = "card" if self.what is None else self.what.in_words(voice)
        many = "cards" if self.what is None else self.what.in_words(voice, plural=True)
        some = numbered(self.number, f"1 {one}" if self.up_to else article(one), many, voice)
        return Phrase(f"{'up to ' if self.up_to else ''}{some} from {your} hand", self.number != 1)


def in_hand(game: Game, context: Context, seat: int) -> list[int]:
    """The cards in a player's hand, but for an event that is about to be played, or to be paid for: when its costs and
    what others ask for it are paid, it has left the hand (TIME-29)."""
    hand = game.state.sides[seat].hand
    played = [context.source]
    if context.trigger is not None and context.trigger.context is not None:
        played.append(context.trigger.context.source)
    if any(card in hand and game.state.cards[card].face.is_event for card in played):
        return [card for card in hand if card not in played]
    return hand


@dataclass(frozen=True)
class DiscardFromHand(Effect):
    """Choose and discard cards from one's hand."""

    cards: FromHand
    if_able: bool = False

    def possible(self, game: Game, context: Context) -> bool:
        return self.cards.enough(game, context, self)

    def perform(self, game: Game, context: Context) -> None:
        chosen = self.cards.cards(game, context)
        game.state.succeeded = bool(chosen) or self.cards.keep or self.cards.up_to
        seat = self.cards.who.seat(game, context)
        game.happen(
            [happenings.discard_hand(card, seat, context.source, context.seat) for card in chosen]
        )

    def sentences(self, voice: Voice) -> list[Sentence]:
        if self.cards.keep and self.cards.number == 0:
            return deed("discard", f"all cards from {YOU.possessive(voice)} hand", able(self.if_able))
        act = Act("discard", self.cards.mention(voice).text, chosen=True)
        return [Deed(closing=able(self.if_able), acts=(act,))]

    def as_price(self, voice: Voice) -> str:
        return f"discard {self.cards.mention(voice).text}"


@dataclass(frozen=True)
class DiscardFromDeck(Effect):
    """Discard a certain card from the top of its owner's deck, where it must lie on top."""

    what: Subject

    def possible(self, game: Game, context: Context) -> bool:
        cards = self.what.cards(game, context)
        return bool(cards) and all(_is_on_top(game, card) for card in cards)

    def perform(self, game: Game, context: Context) -> None:
        cards = [card for card in self.what.cards(game, context) if _is_on_top(game, card)]
        pieces = game.state.cards
        game.state.succeeded = bool(cards)
        game.happen([happenings.mill(pieces[card].owner, context.source, context.seat, card) for card in cards])

    def sentences(self, voice: Voice) -> list[Sentence]:
        return one_act("discard", self.what, voice, f"from the top of {YOU.possessive(voice)} deck")


def _is_on_top(game: Game, card: int) -> bool:
    piece = game.state.cards[card]
    return piece.zone is Zone.DECK and game.state.topmost(piece.owner, 1) == [card]


def draw(number: Amount | int = 1, who: Who = YOU, from_bottom: bool = False) -> Draw:
    """Draw cards, perhaps from the bottom of the deck: draw(from_bottom=True)."""
    return Draw(amount(number), who, from_bottom=from_bottom)


def mill(
    number: Amount | int, who: Who = OPPONENT, as_: str = "", but: Cards | None = None,
    enters: Position = Position.READY,
) -> Mill:
    """Discard from the top of a deck; some cards may enter play instead: mill(2, YOU, but=CHARACTER, enters=INSANE)."""
    return Mill(amount(number), who, as_, but, enters)


def draw_until(number: Amount | int, who: Who = YOU) -> Draw:
    """Draw up to a number of cards in hand."""
    return Draw(amount(number), who, up_to=True)


def discard_down_to(number: Amount | int, who: Who = YOU) -> DiscardFromHand:
    """Choose and discard cards from hand until so many are left."""
    return DiscardFromHand(FromHand(who, number, keep=True))


def discard_from_hand(
    number: Amount | int = 1, if_able: bool = False, who: Who = YOU, what: Cards | None = None, by: Who | None = None,
    as_: str = "", up_to: Amount | int = 0,
) -> DiscardFromHand:  # fmt: skip
    """Choose and discard cards from a hand, perhaps of a kind: discard_from_hand(what=CHARACTER, as_="it"). The player
    whose hand it is chooses, unless another does: discard_from_hand(who=OPPONENT, by=YOU)."""
    return DiscardFromHand(FromHand(who, up_to or number, what=what, by=by, as_=as_, up_to=bool(up_to)), if_able)


def discard_from_deck(what: Subject) -> DiscardFromDeck:
    """Discard a card from the top of the deck, as a Prophecy does with itself: discard_from_deck(THIS)."""
    return DiscardFromDeck(what)
