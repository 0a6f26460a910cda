"""Looking again and again: how a sight is brought up to date for programs that look at every decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rlyeh.engine.pieces import NOBODY
from rlyeh.engine.state import State
from rlyeh.engine.visibility.knowing import check_seat, plan_of
from rlyeh.engine.visibility.onlooker import IN_DECK, IN_HAND, INTO_DECK, Onlooker
from rlyeh.engine.visibility.seen import Sight

if TYPE_CHECKING:
    from rlyeh.engine.game import Game


def sight(game: Game, seat: int) -> Sight:
    """What a seat sees at the open decision, for programs that look at every one: the same as `view`, without words."""
    return Lookout(seat).look(game)


class Lookout:
    """Somebody in a seat who looks at one decision of a game after the other. What has not changed since is not looked
    at again. What lies open an onlooker tells, who can be the same for both seats."""

    __slots__ = ("_onlooker", "seat", "sight")

    def __init__(self, seat: int, onlooker: Onlooker | None = None) -> None:
        check_seat(seat, (0, 1))
        self.seat = seat
        self.sight = Sight(seat)
        """What it saw when it last looked: always the same object."""
        self._onlooker = Onlooker() if onlooker is None else onlooker

    def look(self, game: Game) -> Sight:
        """What the seat sees at the open decision: always the same object, brought up to date."""
        decision = game.decision
        state = game.state
        seat = self.seat
        found = self.sight
        self._look_at_table(game)
        found.turn = state.turn
        found.phase = state.phase
        found.active = state.active
        found.first = state.first
        found.winner = state.winner
        found.resolved = state.resolved
        found.plan = plan_of(game, decision, seat)
        one, two = state.sides
        found.hand_sizes = (len(one.hand), len(two.hand))
        found.deck_sizes = (len(one.deck), len(two.deck))
        if decision is None:
            found.asked = NOBODY
        else:
            found.asked = decision.seat
            if decision.seat == seat:
                found.decision = decision
                return found
        found.decision = None
        return found

    def _look_at_table(self, game: Game) -> None:
        """What lies open, and what the seat knows of hands and decks."""
        found = self.sight
        onlooker = self._onlooker
        onlooker.look(game)
        found._cards = game.state.cards
        found.domains = onlooker.domains
        moved = onlooker.moved[self.seat]
        if moved:
            onlooker.moved[self.seat] = 0
            if moved & IN_HAND:
                self._look_at_hands(game.state)
            if moved & INTO_DECK or (moved & IN_DECK and (found.decks[0] or found.decks[1])):
                self._look_at_decks(game.state)
            found.discards = onlooker.discards
            found.won = onlooker.won
        found.play = onlooker.play
        found.row = onlooker.row
        found.places = onlooker.places

    def _look_at_hands(self, state: State) -> None:
        cards = state.cards
        seat = self.seat
        mine = 1 << seat
        own = [cards[card] for card in state.sides[seat].hand]
        other = [piece for card in state.sides[1 - seat].hand if (piece := cards[card]).seen & mine]
        self.sight.hands = [own, other] if seat == 0 else [other, own]

    def _look_at_decks(self, state: State) -> None:
        cards = state.cards
        mine = 1 << self.seat
        one, two = state.sides
        self.sight.decks = [
            [piece for card in one.deck if (piece := cards[card]).seen & mine],
            [piece for card in two.deck if (piece := cards[card]).seen & mine],
        ]
