"""Words about hands: discarding at random, limits on their size, exchanging them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rlyeh.engine.state import bindings, happenings
from rlyeh.engine.state.decision import Option
from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.engine.words.doing import deed
from rlyeh.engine.words.parts import Amount, Choice, Effect
from rlyeh.engine.words.text_box import Watch
from rlyeh.language.conditions import Exists
from rlyeh.language.effects.combine import PlayersDo
from rlyeh.language.effects.draw_and_discard import FromHand, discard_down_to
from rlyeh.language.effects.look import show
from rlyeh.language.nouns.amounts import CountOf, numbered, value_of
from rlyeh.language.nouns.cards import CARD, REVEALED
from rlyeh.language.nouns.domains import Domains
from rlyeh.language.nouns.players import OPPONENT, YOU, Who
from rlyeh.model import Zone
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import Act, Deed, Sentence, Voice
from rlyeh.model.scope import Scope

if TYPE_CHECKING:
    from rlyeh.engine.effects.carry_out import Do
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.records import Context


@dataclass(frozen=True)
class DiscardAtRandom(Effect):
    """Discard cards from hand at random: as many as there are, but only all of them is success (AMB-88)."""

    number: Amount | int = 1
    who: Who = YOU
    as_: str = ""
    """A name under which later words speak of the cards discarded."""

    def check(self, scope: Scope) -> None:
        super().check(scope)
        scope.bind(self.as_)

    def possible(self, game: Game, context: Context) -> bool:
        return all(game.state.sides[seat].hand for seat in self.who.seats(game, context))

    def payable(self, game: Game, context: Context) -> bool:
        number = value_of(self.number, game, context)
        return all(len(game.state.sides[seat].hand) >= number for seat in self.who.seats(game, context))

    def step(self, game: Game, frame: Do) -> None:
        if frame.pc:
            game.pop(bool(frame.number) and game.state.succeeded)
            return
        frame.pc = 1
        context = frame.context
        seats = self.who.seats(game, context)
        frame.number = int(self.payable(game, context))
        number = value_of(self.number, game, context)
        chosen = [(seat, card) for seat in seats for card in at_random(game, seat, number)]
        if self.as_:
            context.bound[self.as_] = tuple([card for _, card in chosen])
        game.happen([happenings.discard_hand(card, seat, context.source, context.seat) for seat, card in chosen])

    def sentences(self, voice: Voice) -> list[Sentence]:
        cards = numbered(self.number, "a card", "cards", voice)
        return deed("discard", f"{cards} at random from {self.who.possessive(voice)} hand")


def at_random(game: Game, seat: int, number: int) -> list[int]:
    """So many cards of a hand at random, or as many as there are."""
    hand = list(game.state.sides[seat].hand)
    return [hand.pop(game.below(len(hand))) for _ in range(min(number, len(hand)))]


@dataclass(frozen=True)
class RevealAtRandom(Effect):
    """Reveal cards from a hand at random, of which later words speak: so many, or as many as there are."""

    number: Amount | int = 1
    who: Who = OPPONENT
    as_: str = REVEALED
    up_to: bool = False
    """Whether fewer may be revealed: whoever does it says how many."""

    def check(self, scope: Scope) -> None:
        super().check(scope)
        scope.bind(self.as_)

    def possible(self, game: Game, context: Context) -> bool:
        return any(game.state.sides[seat].hand for seat in self.who.seats(game, context))

    def step(self, game: Game, frame: Do) -> None:
        if frame.pc == 0 and self.up_to and not frame.left:
            context = frame.context
            held = max([len(game.state.sides[seat].hand) for seat in self.who.seats(game, context)], default=0)
            most = min(value_of(self.number, game, context), held)
            options = [Option("x", number=number) for number in range(most, -1, -1)]
            game.ask(context.seat, "choose", options, "GEN-12", context.source, "How many cards do you reveal?")
        elif frame.pc == 0 and self.up_to:
            frame.pc = 1
            self._reveal(game, frame.context, frame.left[0])
        else:
            super().step(game, frame)

    def answer(self, game: Game, frame: Do, option: Option) -> None:
        frame.left = (option.number,)

    def perform(self, game: Game, context: Context) -> None:
        self._reveal(game, context, value_of(self.number, game, context))

    def _reveal(self, game: Game, context: Context, number: int) -> None:
        cards = [card for seat in self.who.seats(game, context) for card in at_random(game, seat, number)]
        bindings.bind(game.state, context, self.as_, tuple(cards))
        show(context, cards)
        game.state.succeeded = bool(cards)
        source, seat = context.source, context.seat
        game.happen([happenings.done_to(Kind.REVEAL, card, seat, source, seat) for card in cards])

    def sentences(self, voice: Voice) -> list[Sentence]:
        cards = numbered(self.number, "1 card" if self.up_to else "a card", "cards", voice)
        if self.up_to:
            cards = f"up to {cards}"
        return deed("reveal", f"{cards} at random from {self.who.possessive(voice)} hand")


@dataclass(frozen=True)
class ExchangeHand(Effect):
    """Exchange cards in hand with others, which takes both (EFF-14) and is no drawing and no discarding: the whole hand
    with the resources on a domain, or any cards in it with as many from the top of the discard pile."""

    domain: Domains | None = None
    cards: FromHand | None = None

    def choices(self) -> Iterator[tuple[Choice, Effect]]:
        return iter(()) if self.cards is not None else super().choices()

    def possible(self, game: Game, context: Context) -> bool:
        return self.domain is None or bool(game.state.sides[context.seat].hand)

    def perform(self, game: Game, context: Context) -> None:
        domains = () if self.domain is None else context.bound[self.domain.slot()]
        game.state.succeeded = self.domain is None or bool(domains)
        occurrences = [
            happenings.exchange_hand(context.seat, context.source, context.seat, domain)
            for domain in domains
        ]
        pile = reversed(game.state.sides[context.seat].discard)
        occurrences += [
            happenings.swap(mine, context.seat, context.source, context.seat, theirs)
            for mine, theirs in zip(() if self.cards is None else self.cards.cards(game, context), pile, strict=False)
        ]
        game.happen(occurrences)

    def sentences(self, voice: Voice) -> list[Sentence]:
        your = YOU.possessive(voice)
        if self.cards is not None:
            cards = self.cards.mention(voice).text
            return deed("exchange", f"{cards} with an equal number of cards from the top of {your} discard pile")
        assert self.domain is not None
        swap = f"the cards in {your} hand with the resources attached to that domain"
        return [Deed(acts=(Act("choose", self.domain.mention(voice).text), Act("exchange", swap)))]


def discard_at_random(number: Amount | int = 1, who: Who = YOU, as_: str = "") -> DiscardAtRandom:
    """Discard at random: discard_at_random(2), discard_at_random(X, EACH_OPPONENT)."""
    return DiscardAtRandom(number, who, as_)


def reveal_at_random(
    number: Amount | int = 1, who: Who = OPPONENT, as_: str = REVEALED, up_to: Amount | int = 0
) -> RevealAtRandom:
    """Reveal cards from a hand at random, or up to so many; later words speak of them:
    put_on_top(a(CARD.among("revealed")))."""
    return RevealAtRandom(up_to or number, who, as_, bool(up_to))


def hand_limit(who: Who, number: int) -> Watch:
    """A player cannot keep more than so many cards in hand; what is drawn beyond that is discarded at once (DRAW-4)."""
    return Watch(Exists(CARD.in_(Zone.HAND, of=who), number + 1), PlayersDo(who, discard_down_to(number)))


def exchange_hand() -> ExchangeHand:
    """Exchange hand and resources of a domain; whoever is "you" chooses the domain."""
    return ExchangeHand(Domains(as_="domain"))


def exchange_with_discard() -> ExchangeHand:
    """Exchange cards in hand with the top of the discard pile."""
    return ExchangeHand(cards=FromHand(at_most=CountOf(CARD.in_(Zone.DISCARD))))


__all__ = [
    "DiscardAtRandom", "ExchangeHand", "RevealAtRandom", "discard_at_random", "exchange_hand", "exchange_with_discard",
    "hand_limit", "reveal_at_random",
]  # fmt: skip
