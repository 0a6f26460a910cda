"""The search of earlier versions, which offered events and attachments for play and left them where they were.

Games that were recorded then have such answers in them, so they are replayed with the word as it was.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import ClassVar

from rlyeh.engine import Game
from rlyeh.engine.effects.carry_out import Do, Pick
from rlyeh.engine.effects.equal_copies import distinct
from rlyeh.engine.in_force import prohibitions
from rlyeh.engine.state import bindings, happenings
from rlyeh.engine.state.cards import NOTHING
from rlyeh.engine.state.decision import TO_PASS, Option, with_each
from rlyeh.engine.words.parts import Choice, Effect
from rlyeh.engine.words.steps import take_step
from rlyeh.language.effects.enter_play import enter
from rlyeh.language.effects.search import Search, SearchChoice
from rlyeh.language.nouns.cards import Cards
from rlyeh.language.nouns.players import YOU, Who
from rlyeh.model import VOCABULARY, Word
from rlyeh.model.declaring import dataclass


@dataclass(frozen=True)
class OldSearch(Effect):
    """Search a deck for one card."""

    name = "search"
    STEPS: ClassVar[tuple[str, ...]] = ("begin", "pick", "deliver", "shuffle", "finish")

    what: Cards
    to: str = "hand"
    who: Who = YOU

    def choices(self) -> Iterator[tuple[Choice, Effect]]:
        return iter(())

    def step(self, game: Game, frame: Do) -> None:
        take_step(self, game, frame)

    def begin(self, game: Game, frame: Do) -> None:
        seat = self.who.seat(game, frame.context)
        game.occur(happenings.search(seat, frame.context.source, seat))

    def pick(self, game: Game, frame: Do) -> None:
        seat = self.who.seat(game, frame.context)
        side = game.state.sides[seat]
        game.state.lay_out_deck(side)
        cards = [card for card in side.deck if self.what.fits(game, frame.context, card)]
        if self.to == "play":
            cards = [card for card in cards if prohibitions.may_enter(game, card, seat)]
        found = distinct(game, cards)
        if found:
            frame.pc -= 1  # The answer goes on.
            game.ask(seat, "choose", [*with_each("find", found), TO_PASS], "DRAW-6", frame.context.source)

    def answer(self, game: Game, frame: Do, option: Option) -> None:
        frame.pc += 1
        if option.card != NOTHING:
            bindings.bind(game.state, frame.context, bindings.found_by(self.ref), (option.card,))

    def deliver(self, game: Game, frame: Do) -> None:
        slot = bindings.found_by(self.ref)
        cards = frame.context.bound.pop(slot, ())
        frame.context.bound.pop(bindings.lives(slot), None)
        frame.number = len(cards)
        context = frame.context
        source, seat, shown = context.source, context.seat, int(bool(self.what.tests))
        if self.to == "play":
            game.happen([enter(game, context, card) for card in cards])
        else:
            game.happen([happenings.return_hand(card, seat, source, seat, shown) for card in cards])

    def shuffle(self, game: Game, frame: Do) -> None:
        context = frame.context
        game.occur(happenings.shuffle(self.who.seat(game, context), context.source, context.seat))

    def finish(self, game: Game, frame: Do) -> None:
        game.pop(bool(frame.number))

    def english(self) -> str:
        return f"search your deck for {self.what.one()}"


NOW: dict[str, type[Word]] = {"search": Search}
THEN: dict[str, type[Word]] = {"search": OldSearch}
VOCABULARY.update(NOW)


@contextmanager
def searching_as_then() -> Iterator[None]:
    """Cards and positions that are read meanwhile search as they did."""
    VOCABULARY.update(THEN)
    try:
        yield
    finally:
        VOCABULARY.update(NOW)


def ask_as_then(game: Game) -> None:
    """A search that a position was saved in the middle of asks once more, as it did."""
    frame = game.state.stack[-1]
    if isinstance(frame, Pick) and isinstance(frame.choice, SearchChoice):
        game.pop()
        game.state.stack[-1].pc = OldSearch.STEPS.index("pick")
