"""Imagining: a full game that a seat could be in, for all it knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.engine.commit import Commit
from rlyeh.engine.frames import Pick
from rlyeh.engine.initiate import Initiate
from rlyeh.engine.pieces import NOTHING, Side
from rlyeh.engine.records import PENDING, Context, Record
from rlyeh.engine.road import Happen
from rlyeh.engine.setup import RESOURCES, Setup
from rlyeh.engine.state import State
from rlyeh.engine.visibility.knowing import check_seat
from rlyeh.engine.windows import ActionWindow

if TYPE_CHECKING:
    from rlyeh.engine.chance import Chance
    from rlyeh.engine.faces import Face
    from rlyeh.engine.game import Game

TRIES: Final = 4
"""How often hands are dealt anew until one lets the other seat be asked as it is asked now."""

LUCK: Final = (0x5851F42D4C957F2D, 0x14057B7EF767814F)
"""What the luck of each deck differs in from the game's own random source."""


class Draw:
    """Draws cards at random. One random number serves for as many of them as leave no bias worth naming, and is small
    enough that compiled code counts with it as with any other."""

    __slots__ = ("_chance", "_luck", "_room")

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self._luck = self._room = 0

    def take(self, cards: list[int], number: int) -> list[int]:
        """Take so many cards out of a list."""
        found: list[int] = []
        for left in range(len(cards), len(cards) - number, -1):
            if self._room < left:
                self._luck, self._room = self._chance.below(1 << 60), 1 << 36
            at = self._luck % left
            self._luck //= left
            self._room //= left
            found.append(cards[at])
            cards[at] = cards[left - 1]
            cards.pop()
        return found


class Hidden:
    """What a seat does not know at a decision, ready to be dealt anew as often as somebody asks."""

    __slots__ = ("decision", "piles", "pinned", "seat", "stories", "version")

    def __init__(self, game: Game, seat: int, pinned: set[int]) -> None:
        state = game.state
        cards = state.cards
        self.seat = seat
        self.decision = game.decision
        self.version = state.version
        self.pinned = pinned
        self.piles = [Pile(game, side, seat, pinned) for side in state.sides]
        self.stories = [card for card in state.story_deck if not cards[card].seen >> seat & 1 and card not in pinned]
        self.stories.sort()

    def holds(self, game: Game, seat: int) -> bool:
        """Whether this is what the seat does not know now."""
        return seat == self.seat and game.decision is self.decision and game.state.version == self.version


class Pile:
    """The cards of one player that a seat does not know."""

    __slots__ = ("cards", "loose", "owner", "places", "settled")

    def __init__(self, game: Game, side: Side, seat: int, pinned: set[int]) -> None:
        cards = game.state.cards
        mine = 1 << seat
        self.owner = side.seat
        deck = side.deck
        self.loose = 0
        """How many at the bottom of the deck nobody has seen: in which order they lie can be left open."""
        while self.loose < len(deck) and not cards[deck[self.loose]].seen and deck[self.loose] not in pinned:
            self.loose += 1
        closed = [*deck[self.loose :], *[domain.card for domain in side.domains if domain.card != NOTHING]]
        closed += [card for card in game.state.under if cards[card].owner == side.seat and cards[card].facedown]
        if side.seat != seat:
            closed += side.hand
        self.places = [card for card in closed if not cards[card].seen & mine and card not in pinned]
        """The others, each of which lies in a place of its own."""
        self.settled = frozenset(self.places)
        self.cards = deck[: self.loose] + self.places
        # In an order of their own, so that the deal depends on what is unknown but not on how it truly lies.
        self.cards.sort(key=lambda card: (cards[card].printed.id, card))

    def deal(self, game: Game, twin: Game, draw: Draw) -> None:
        """Give each place a card, and leave the rest to the deck. Cards change their faces, not their places."""
        state = twin.state
        was = game.state.cards
        rest = self.cards[:]
        dealt = draw.take(rest, len(self.places))
        taken = set(dealt)
        left = [card for card in self.places if card not in taken]
        for number, card in enumerate(dealt):
            _turn_into(state, self.places[number], was[card].printed)
            if card not in self.settled:
                # A card of the deck is in a place now: in its stead, one that was in a place goes to the deck.
                other = left.pop()
                _turn_into(state, card, was[other].printed)
                rest[rest.index(other)] = card
        side = state.sides[self.owner]
        side.deck[: self.loose] = rest
        side.loose = self.loose


def imagine(game: Game, seat: int, chance: Chance) -> Game:
    """A full game that this seat could be in: what it does not know is dealt anew, what it knows stays.

    Cards that are in progress or lie anywhere but in a deck change their faces, not their places, so everything in
    progress stays as it is; the order of a deck is drawn as its cards are. Picks that the other seat has made but not
    laid open are taken back. Where it is the other's turn to answer, a deal in which it would not be asked is thrown
    away; after a few of them the cards it is asked about stay, then those that were drawn or moved just now, then the
    hand.
    """
    decision = game.decision
    hidden = game.hidden
    if hidden is None or not hidden.holds(game, seat):
        check_seat(seat, (0, 1))
        hidden = game.hidden = Hidden(game, seat, _in_progress(game))
    if decision is None or decision.seat == seat:
        return _dealt(game, hidden, hidden.piles, chance)
    for _ in range(TRIES):
        twin = _dealt(game, hidden, hidden.piles, chance)
        if _asks_alike(twin, game):
            return twin
    kept = {option.card for option in decision.options}
    for more in ((), [occurrence.card for occurrence in game.state.happened], game.state.sides[decision.seat].hand):
        kept |= set(more)
        fewer = Hidden(game, seat, hidden.pinned | kept)
        twin = _dealt(game, fewer, fewer.piles, chance)
        if _asks_alike(twin, game):
            return twin
    return _dealt(game, hidden, [hidden.piles[seat]], chance)


def _asks_alike(twin: Game, game: Game) -> bool:
    """Whether a deal leads to the same question to the same seat, with nothing happening on the way."""
    there, here = twin.decision, game.decision
    if there is None or here is None:
        return there is here
    return (
        (there.seat, there.kind) == (here.seat, here.kind)
        and len(twin.state.stack) == len(game.state.stack)
        and twin.state.version == game.state.version + 1
    )


def _dealt(game: Game, hidden: Hidden, piles: list[Pile], chance: Chance) -> Game:
    """A copy of the game in which what is hidden was dealt anew: these piles, and the stories."""
    twin = game.clone()
    twin.header = None
    state = twin.state
    seed = chance.below(1 << 64)
    draw = Draw(chance)
    for pile in piles:
        pile.deal(game, twin, draw)
        state.sides[pile.owner].luck = seed ^ LUCK[pile.owner]
    unknown = hidden.stories
    dealt = draw.take(unknown[:], len(unknown))
    state.story_deck = [dealt.pop() if card in unknown else card for card in state.story_deck]
    _change_chance(state, seed)
    state.version = game.state.version + 1  # All of it counts as one change (`_asks_alike`).
    twin.new_cards()
    _take_back(twin, hidden.seat)
    return twin


def _turn_into(state: State, card: int, face: Face) -> None:
    """Let a card be another one."""
    if state.cards[card].printed is not face:
        piece = state.edit(card)
        piece.printed = piece.face = face


def _change_chance(state: State, seed: int) -> None:
    """Give the game another random source. A window in which none was used yet must not take that for a use: what it
    offers to repeat depends on it (EFF-44)."""
    for frame in state.stack:
        if isinstance(frame, ActionWindow) and frame.seed == state.seed:
            frame.seed = seed
    state.seed = seed


def _take_back(game: Game, seat: int) -> None:
    """Forget what the other seat has picked secretly for the open question."""
    frame = game.state.stack[-1] if game.state.stack else None
    if isinstance(frame, Setup):
        other = 1 - seat
        if len(frame.picked[other]) < RESOURCES:
            frame.picked = (frame.picked[0], ()) if other == 1 else ((), frame.picked[1])
    elif isinstance(frame, Commit) and frame.seat != seat:
        frame.cards = frame.stories = ()
    elif isinstance(frame, Pick) and frame.choice.hidden() and frame.choice.chooser(game, frame.context) != seat:
        frame.picked = ()


def _in_progress(game: Game) -> set[int]:
    """Cards that something in progress is about: they have been named, so they stay what they are."""
    found: set[int] = set()
    waiting: list[Record] = list(game.state.stack)
    met: set[int] = set()
    while waiting:
        record = waiting.pop()
        if id(record) in met:
            continue
        met.add(id(record))
        if isinstance(record, Initiate):
            found.add(record.card)
            waiting.append(record.context)
        elif isinstance(record, Happen):
            found.update(each.card for each in record.occurrences if each.status == PENDING)
        elif isinstance(record, Context):
            found.add(record.source)
            for slot, cards in record.bound.items():
                if not slot.startswith("~"):
                    found.update(cards)
        else:
            context = getattr(record, "context", None)
            if isinstance(context, Context):
                waiting.append(context)
    return found
