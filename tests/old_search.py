"""The search of earlier versions, which offered events and attachments for play and left them where they were.

Games that were recorded then have such answers in them, so they are replayed with the word as it was.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import ClassVar

from rlyeh.engine import Game
from rlyeh.engine.effects.carry_out import Do
from rlyeh.engine.in_force import prohibitions
from rlyeh.engine.state import bindings, happenings
from rlyeh.engine.state.decision import Option, with_each
from rlyeh.engine.state.records import Context
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
        game.pick(OldSearchChoice(self.what, self.who, self.to, self.ref), self, frame.context)

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


@dataclass(frozen=True)
class OldSearchChoice(Choice):
    """The card that it finds."""

    name = "search_choice"
    spoken = False

    what: Cards
    who: Who
    to: str
    at: str
    verb = "find"

    @property
    def rule(self) -> str:
        return "DRAW-6"

    def slot(self) -> str:
        return bindings.found_by(self.at)

    def hidden(self) -> bool:
        return True

    def chooser(self, game: Game, context: Context) -> int:
        return self.who.seat(game, context)

    def candidates(self, game: Game, context: Context, effect: Effect | None) -> list[int]:
        seat = self.who.seat(game, context)
        side = game.state.sides[seat]
        game.state.lay_out_deck(side)
        candidates = [card for card in side.deck if self.what.fits(game, context, card)]
        if self.to == "play":
            candidates = [card for card in candidates if prohibitions.may_enter(game, card, seat)]
        return candidates

    def bounds(self, game: Game, context: Context) -> tuple[int, int]:
        return 0, 1

    def options(self, game: Game, context: Context, candidates: list[int]) -> list[Option]:
        return with_each("find", candidates)

    def english(self) -> str:
        return f"search for {self.what.one()}"


NOW: dict[str, type[Word]] = {"search": Search, "search_choice": SearchChoice}
THEN: dict[str, type[Word]] = {"search": OldSearch, "search_choice": OldSearchChoice}
VOCABULARY.update(NOW)


@contextmanager
def searching_as_then() -> Iterator[None]:
    """Cards and positions that are read meanwhile search as they did."""
    VOCABULARY.update(THEN)
    try:
        yield
    finally:
        VOCABULARY.update(NOW)
