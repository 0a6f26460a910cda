"""Words for looking at cards that lie hidden. Looking is no search: nothing is shuffled afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal

from rlyeh.engine.changes import BOTTOM, TOP
from rlyeh.engine.in_force.openness import lies_open_in_deck
from rlyeh.engine.state import bindings, happenings
from rlyeh.engine.state.cards import NOTHING
from rlyeh.engine.state.decision import Option
from rlyeh.engine.state.occurrence_kinds import Kind, Until
from rlyeh.engine.words.doing import deed
from rlyeh.engine.words.parts import Amount, Choice, Effect, Subject
from rlyeh.language.nouns.cards import REVEALED, Cards
from rlyeh.language.nouns.piles import Among, TopOfDeck
from rlyeh.language.nouns.players import YOU, Who
from rlyeh.language.nouns.spoken_of import The
from rlyeh.model import Zone
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import Phrase, Sentence, Voice
from rlyeh.model.scope import Scope

if TYPE_CHECKING:
    from rlyeh.engine.effects.carry_out import Do
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.occurrence import Occurrence
    from rlyeh.engine.state.records import Context


@dataclass(frozen=True)
class LookAt(Effect):
    """Look at hidden cards, of which later words speak by the name `as_`; or reveal them to both players, perhaps so
    that they stay revealed on their deck until the phase ends. What lies face up there is not revealed again."""

    what: Subject
    as_: str = "those"
    openly: bool = False
    until: Until | None = None
    """How long a card stays revealed, if longer than a moment: until the end of the phase."""

    def check(self, scope: Scope) -> None:
        super().check(scope)
        scope.bind(self.as_)
        if self.until is not None and (not self.openly or self.until is not Until.PHASE):
            scope.refuse("what is revealed for a time stays so until the end of the phase: until=END_OF_PHASE.")

    def possible(self, game: Game, context: Context) -> bool:
        """An empty hand is none that could be looked at (DRAW-5), and what lies open is not revealed again (GEN-13)."""
        what = self.what
        if isinstance(what, Cards) and what.zones == (Zone.HAND,):
            return bool(what.cards(game, context))
        if self.openly and not isinstance(what, Choice) and self._lie_open(game, context):
            return False
        return super().possible(game, context)

    def _lie_open(self, game: Game, context: Context) -> bool:
        """Whether all that would be revealed lies open in a deck already (FINAL-107)."""
        return bool(self.what.cards(game, context)) and not self._meant(game, context)

    def _meant(self, game: Game, context: Context) -> list[int]:
        """The cards; to be revealed, without those that lie open in a deck already."""
        cards = self.what.cards(game, context)
        return [card for card in cards if not lies_open_in_deck(game, card)] if self.openly else cards

    def perform(self, game: Game, context: Context) -> None:
        cards = self._meant(game, context)
        bindings.bind(game.state, context, self.as_, tuple(cards))
        if self.openly:
            show(context, cards)
        game.state.succeeded = bool(cards) or not self.openly
        game.happen([self._occurrence(context, card) for card in cards])

    def _occurrence(self, context: Context, card: int) -> Occurrence:
        seat, source = context.seat, context.source
        if self.openly:
            return happenings.reveal(card, seat, source, seat, NOTHING if self.until is None else 1)
        return happenings.done_to(Kind.LOOK, card, seat, source, seat)

    def sentences(self, voice: Voice) -> list[Sentence]:
        lasting = "" if self.until is None else " until the end of the phase"
        return deed("reveal" if self.openly else "look at", f"{self.what.mention(voice).text}{lasting}")


def show(context: Context, cards: list[int]) -> None:
    """Note that both players have been shown these cards: what becomes of them is seen."""
    context.bound[bindings.SHOWN] = (*context.bound.get(bindings.SHOWN, ()), *cards)


@dataclass(frozen=True)
class PutThose(Effect):
    """Put cards among those looked at elsewhere: back on top of their deck in any order, the first one picked on top;
    on its bottom; or into the hand, unseen by the other player. "Those" are then the ones put back, or the others."""

    cards: Among
    where: Literal["top", "bottom", "hand"] = "top"
    said: str = "them"

    def choices(self) -> Iterator[tuple[Choice, Effect]]:
        return iter(())

    def own_choices(self) -> tuple[Choice, ...]:
        return (self.cards,)

    def possible(self, game: Game, context: Context) -> bool:
        return self.where != "hand" or bool(self.cards.candidates(game, context, self))

    def step(self, game: Game, frame: Do) -> None:
        if frame.pc == 1 and self.where == "top":
            assert isinstance(self.cards.what, The)
            bindings.bind(game.state, frame.context, self.cards.what.chosen, frame.context.bound[self.cards.slot()])
        super().step(game, frame)

    def perform(self, game: Game, context: Context) -> None:
        chosen = context.bound[self.cards.slot()]
        game.state.succeeded = self.where == "top" or bool(chosen)
        game.happen([self._occurrence(context, card) for card in reversed(chosen)])

    def _occurrence(self, context: Context, card: int) -> Occurrence:
        source, seat = context.source, context.seat
        if self.where == "hand":
            shown = int(card in context.bound.get(bindings.SHOWN, ()))
            return happenings.return_hand(card, seat, source, seat, shown)
        return happenings.to_deck(card, seat, source, seat, TOP if self.where == "top" else BOTTOM)

    def compute_prompt(self, voice: Voice) -> str:
        question = super().compute_prompt(voice)
        return f"{question} Choose the one on top first." if self.where == "top" else question

    def sentences(self, voice: Voice) -> list[Sentence]:
        if self.where == "top":
            return deed("put", f"{self.said} back in any order")
        place = "on the bottom of that deck" if self.where == "bottom" else f"into {YOU.possessive(voice)} hand"
        return deed("put", f"{self.cards.mention(voice).text} {place}")


@dataclass(frozen=True)
class ChoosePlayer(Choice):
    """One of the players; `CHOSEN_PLAYER` is then the one chosen. Or one of those with success tokens on a story: the
    side of it that is theirs."""

    as_: str = "player"
    at: Subject | None = None
    verb = "player"

    def check(self, scope: Scope) -> None:
        super().check(scope)
        scope.bind(self.as_)

    def slot(self) -> str:
        return self.as_

    def candidates(self, game: Game, context: Context, effect: Effect | None) -> list[int]:
        if self.at is None:
            return [0, 1]
        stories = self.at.cards(game, context)
        return [seat for seat in (0, 1) if any(game.state.cards[story].tokens[seat] for story in stories)]

    def enough(self, game: Game, context: Context, effect: Effect | None) -> bool:
        """Whether a story that is still to be chosen has tokens is asked when it is chosen."""
        return True

    def options(self, game: Game, context: Context, candidates: list[int]) -> list[Option]:
        if self.at is not None:
            return [Option("side", number=seat) for seat in candidates]
        return [
            Option(self.verb, number=seat, text="yourself" if seat == context.seat else "your opponent")
            for seat in candidates
        ]

    def mention(self, voice: Voice) -> Phrase:
        return Phrase("a player" if self.at is None else "one side", noun="player")


def top_cards(number: Amount | int = 1, whose: Who = YOU) -> TopOfDeck:
    """The top cards of a deck: reveal(top_cards(X, OPPONENT))."""
    return TopOfDeck(whose, number)


def bottom_cards(number: Amount | int = 1, whose: Who = YOU) -> TopOfDeck:
    """The cards at the bottom of a deck: reveal(bottom_cards())."""
    return TopOfDeck(whose, number, bottom=True)


def look_at(what: Subject, as_: str = "those") -> LookAt:
    """Look at hidden cards: look_at(CARD.in_(HAND, of=OPPONENT)). Later words speak of CARD.among("those")."""
    return LookAt(what, as_)


def look_at_top(number: Amount | int, whose: Who = YOU, as_: str = "those") -> LookAt:
    """Look at the top cards of a deck."""
    return LookAt(TopOfDeck(whose, number), as_)


def put_back(among: str = "those", said: str = "them") -> PutThose:
    """Put the cards looked at back in any order."""
    return PutThose(Among(The(among, "cards")), said=said)


def put_one_under(among: str = "those") -> PutThose:
    """Put one of the cards looked at on the bottom of its deck."""
    return PutThose(Among(The(among, "cards"), 1), "bottom")


TOP_CARD = TopOfDeck()
A_PLAYER = ChoosePlayer()
"""A player of your choice: choosing(A_PLAYER), look_at_top(3, CHOSEN_PLAYER)."""


def take_to_hand(among: str = "those") -> PutThose:
    """Put one of the cards looked at into your hand."""
    return PutThose(Among(The(among, "cards"), 1), "hand")


def reveal(what: Subject, as_: str = REVEALED, until: Until | None = None) -> LookAt:
    """Reveal cards: reveal(top_cards(5)). Later words speak of CARD.among("revealed"); of those that go elsewhere, the
    rest is what is still there. One on a deck may stay revealed for a time: reveal(TOP_CARD, until=END_OF_PHASE)."""
    return LookAt(what, as_, openly=True, until=until)
