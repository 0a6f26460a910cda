"""Determinization: an imagined full game that a seat could be in, for all it knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.engine.actions.commit import Commit
from rlyeh.engine.actions.play_and_use import Initiate
from rlyeh.engine.effects.carry_out import Pick
from rlyeh.engine.state import bindings
from rlyeh.engine.state.cards import NOTHING, Piece, Side
from rlyeh.engine.state.knowledge import is_known, knowers
from rlyeh.engine.state.occurrence import PENDING
from rlyeh.engine.state.random import Chance
from rlyeh.engine.state.records import Context, Record
from rlyeh.engine.state.state import State
from rlyeh.engine.timing.pipeline import Happen
from rlyeh.engine.timing.setup import RESOURCES, Setup
from rlyeh.engine.timing.windows import ActionWindow
from rlyeh.engine.visibility.knowledge import check_seat
from rlyeh.engine.words.printed_card import Face

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.decision import Decision

TRIES: Final = 4
"""How often hands are dealt anew until one lets the other seat be asked as it is asked now."""

LUCK: Final = (0x5851F42D4C957F2D, 0x14057B7EF767814F)
"""What the luck of each deck differs in from the game's own random source."""

NONE: Final[list[int]] = []

SPARE: Final = 4
"""Bits of a random number that are left out: compiled code counts with the other 60 as with any small number."""

ROOM: Final = 1 << 36
"""In how many ways cards may be drawn with one such number: the bias that leaves is not worth naming."""


class Spot:
    """A place of its own that holds an unknown card: in a hand, on a domain, or in a deck where somebody has seen it.

    Pieces are never changed in place, so those that were made for one deal serve for all later ones of the decision.
    """

    __slots__ = ("at", "card", "deck_pieces", "draws_number", "face", "left", "pieces_by_face")

    def __init__(self, piece: Piece, face: Face, at: int) -> None:
        self.card = piece.id
        self.face = face
        """The face that it has in the order of the pile."""
        self.at = at
        """Where its card comes in the order of the pile."""
        self.left = 0
        """Out of how many cards of the pile the card for this place is drawn."""
        self.draws_number = False
        """Whether that takes a new random number."""
        self.pieces_by_face: dict[Face, Piece] = {piece.printed: piece}
        """The card of this place with another face."""
        self.deck_pieces: dict[int, Piece] = {}
        """Cards of the deck with the face that the card of this place has in that order."""


class Pile:
    """The cards of one player that a seat does not know, each with a face that it has for a start.

    Which card truly has which face nobody may tell from what is imagined, not even from the numbers of the cards, after
    which hands and options are put in order. So cards in the order of their numbers have the faces in their order."""

    __slots__ = ("cards", "faces", "has_texts_outside_play", "in_places", "owner", "spots", "turned", "unordered")

    def __init__(self, game: Game, side: Side, seat: int, pinned: set[int], order: list[int]) -> None:
        cards = game.state.cards
        self.owner = side.seat
        deck = side.deck
        fixed = [card for card in deck if card in pinned or knowers(cards[card])]
        self.unordered = deck.index(fixed[0]) if fixed else len(deck)
        """How many at the bottom of the deck nobody has seen: in which order they lie can be left open."""
        closed = [*deck[self.unordered :], *[domain.card for domain in side.domains if domain.card != NOTHING]]
        closed += [card for card in game.state.under if cards[card].owner == side.seat and cards[card].facedown]
        if side.seat != seat:
            closed += side.hand
        places = [card for card in closed if card not in pinned and not is_known(seat, cards[card])]
        self.in_places = frozenset(places)
        unknown = self.in_places.union(deck[: self.unordered])
        self.cards = sorted(unknown)
        self.faces = {
            card: cards[true].printed
            for card, true in zip(self.cards, filter(unknown.__contains__, order), strict=True)
        }
        self.spots = [Spot(cards[card], self.faces[card], self.cards.index(card)) for card in places]
        """The others, each of which lies in a place of its own."""
        self.turned: list[Piece] | None = None
        """The cards of the deck that truly have another face, once somebody has looked at the deck."""
        self.has_texts_outside_play = False
        """Whether a text that works outside play may go to the deck."""
        for spot in self.spots:
            if spot.face.text_zones_outside_play:
                self.has_texts_outside_play = True

    def plan(self, room: int) -> int:
        """Find out for which places a new random number is drawn, if the last one has so much room left; returns how
        much is left then."""
        left = len(self.cards)
        for spot in self.spots:
            spot.left = left
            # One random number serves for several places, as long as it tells enough cards apart.
            spot.draws_number = room < left
            room = (ROOM if spot.draws_number else room) // left
            left -= 1
        return room

    def deal(self, state: State, chance: Chance, luck: int) -> tuple[list[int], int]:
        """Give each place a card; what is left for the deck is noted on it. Cards change their faces, not their places.
        Returns the cards that went to the places, and what is left of the luck."""
        cards, faces = state.cards, self.faces
        rest = self.cards[:]
        dealt: list[int] = []
        for spot in self.spots:
            if spot.draws_number:
                luck = chance.number() >> SPARE
            left = spot.left
            pick = luck % left
            luck //= left
            card = rest[pick]
            # The last one fills the gap: nothing else has to move.
            rest[pick] = rest[left - 1]
            dealt.append(card)
            face = faces[card]
            piece = spot.pieces_by_face.get(face)
            if piece is None:
                piece = spot.pieces_by_face[face] = _turned(state, spot.card, face)
            cards[spot.card] = piece
        state.sides[self.owner].undealt = (self, dealt, rest)
        return dealt, luck

    def lay_out(self, state: State, dealt: list[int], rest: list[int]) -> None:
        """Put what is left into the deck. Each card of the deck that is in a place now shows the face of one that was
        in a place."""
        cards = state.cards
        version = state.version
        if self.turned is None:
            in_deck = [card for card in self.cards if card not in self.in_places]
            others = [card for card in in_deck if cards[card].printed is not self.faces[card]]
            self.turned = [_turned(state, card, self.faces[card]) for card in others]
        for turned in self.turned:
            cards[turned.id] = turned
        rest = rest[: len(rest) - len(self.spots)]  # What was at the end has filled the gaps.
        spots = self.spots[:]
        if not self.in_places.isdisjoint(dealt):
            spots = [spot for spot in spots if spot.card not in dealt]
            dealt = [card for card in dealt if card not in self.in_places]
        for card in dealt:
            spot = spots.pop()
            piece = spot.deck_pieces.get(card)
            if piece is None:
                piece = spot.deck_pieces[card] = _turned(state, card, spot.face)
            cards[card] = piece
            # What was not dealt lies where it lay in the order, unless it came late and was moved up for one that was.
            rest[spot.at if spot.at < len(rest) else rest.index(spot.card)] = card
        side = state.sides[self.owner]
        side.deck[: self.unordered] = rest
        side.order_seed ^= LUCK[self.owner]
        # Nothing has changed: the cards only lie now where the deal has put them already.
        state.version = version


def _turned(state: State, card: int, face: Face) -> Piece:
    """A card as another one."""
    piece = state.cards[card]
    if piece.printed is not face:
        piece = state.edit(card)
        piece.printed = piece.face = face
    return piece


class UnknownStories:
    """The part of the story deck that a seat does not know."""

    __slots__ = ("draws_at", "unknown")

    def __init__(self, unknown: list[int], room: int) -> None:
        self.unknown = unknown
        self.draws_at: list[int] = []
        """Those before which a new random number is drawn, where the last one has so much room left."""
        for left in range(len(unknown), 0, -1):
            if room < left:
                self.draws_at.append(left)
                room = ROOM
            room //= left

    def ordered(self, stories: list[int], luck: int, seed: int) -> list[int]:
        """The stories to come as this luck has them; those that are known stay where they are."""
        chance = Chance(seed)
        rest = self.unknown[:]
        dealt: list[int] = []
        for left in range(len(rest), 0, -1):
            if left in self.draws_at:
                luck = chance.number() >> SPARE
            pick = luck % left
            luck //= left
            dealt.append(rest[pick])
            rest[pick] = rest[left - 1]
        return [dealt.pop() if card in self.unknown else card for card in stories]


class Hidden:
    """The hidden information of a seat at a decision, ready to be dealt anew as often as somebody asks: each time is a
    determinization."""

    __slots__ = (
        "decision", "may_have_picked", "order", "outside_play", "outside_play_set", "piles", "pinned", "seat",
        "stories", "version", "windows",
    )  # fmt: skip

    def __init__(
        self, game: Game, seat: int, pinned: set[int], order: list[list[int]], owners: tuple[int, ...] = (0, 1)
    ) -> None:
        state = game.state
        cards = state.cards
        self.seat = seat
        self.decision = game.decision
        self.version = state.version
        self.pinned = pinned
        self.order = order
        """The cards of each player by their printed faces; as long as nobody imagines other faces, it stays."""
        self.piles = [Pile(game, state.sides[owner], seat, pinned, order[owner]) for owner in owners]
        unknown = [card for card in state.story_deck if card not in pinned and not is_known(seat, cards[card])]
        unknown.sort()
        room = ROOM
        for pile in self.piles:
            room = pile.plan(room)
        self.stories = UnknownStories(unknown, room)
        with_texts = [card for pile in self.piles for card in pile.cards if pile.faces[card].text_zones_outside_play]
        in_places = [pile.in_places for pile in self.piles]
        self.outside_play = sorted(frozenset(game.candidates_outside_play()).union(with_texts, *in_places))
        """The cards whose text may work outside play, whatever is dealt to the places."""
        self.outside_play_set = frozenset(self.outside_play)
        self.windows = [
            number
            for number, frame in enumerate(state.stack)
            if isinstance(frame, ActionWindow) and frame.seed == state.seed
        ]
        """The open windows in which no chance was used yet. They must not take another random source for a use: what
        they offer to repeat depends on it (EFF-44)."""
        self.may_have_picked = _has_picked(game, 1 - seat)
        """Whether there may be something to take back."""

    def holds(self, seat: int, decision: Decision | None, version: int) -> bool:
        """Whether this is what a seat does not know at a decision, and nothing has changed since."""
        return self.seat == seat and self.decision is decision and self.version == version

    def imagine(self, game: Game, chance: Chance) -> Game:
        """A full game that the seat could be in: what it does not know is dealt anew, what it knows stays.

        Cards that are in progress or lie anywhere but in a deck change their faces, not their places, so everything in
        progress stays as it is; the order of a deck is drawn as its cards are. Picks that the other seat has made but
        not laid open are taken back. Where it is the other's turn to answer, a deal in which it would not be asked is
        thrown away; after a few of them the cards it is asked about stay, then those that were drawn or moved just now,
        then the hand.
        """
        decision = self.decision
        if decision is None or decision.seat == self.seat:
            return self.deal(game, chance)
        for _ in range(TRIES):
            twin = self.deal(game, chance)
            if _asks_alike(twin, game):
                return twin
        kept = {option.card for option in decision.options}
        moved = [occurrence.card for occurrence in game.state.happened]
        for cards in ((), moved, game.state.sides[decision.seat].hand):
            kept |= set(cards)
            twin = Hidden(game, self.seat, self.pinned | kept, self.order).deal(game, chance)
            if _asks_alike(twin, game):
                return twin
        # Last of all, nothing of the other player's is dealt anew.
        return Hidden(game, self.seat, self.pinned, self.order, (self.seat,)).deal(game, chance)

    def deal(self, game: Game, chance: Chance) -> Game:
        """A copy of the game in which what is hidden was dealt anew."""
        twin = game.clone()
        # No seed and answers lead to this game, so it makes no file.
        twin.header = None
        state = twin.state
        seed = chance.number()
        luck = seed >> SPARE  # What comes of it later is mixed anew, so the same number serves for the first places.
        outside_play = self.outside_play
        for pile in self.piles:
            side = state.sides[pile.owner]
            side.order_seed = seed
            side.unordered = pile.unordered
            if pile.spots:
                dealt, luck = pile.deal(state, chance, luck)
                if pile.has_texts_outside_play:
                    others = [card for card in dealt if card not in self.outside_play_set]
                    outside_play = sorted(outside_play + others)
            else:
                side.undealt = (pile, NONE, pile.cards)
        state.undealt_stories = (self.stories, luck, chance.seed)
        if self.stories.draws_at:
            chance.skip(len(self.stories.draws_at))
        state.seed = seed
        for number in self.windows:
            frame = state.stack[number]
            assert isinstance(frame, ActionWindow)
            frame.seed = seed
        state.version = self.version + 1  # All of it counts as one change (`_asks_alike`).
        twin.set_candidates_outside_play(outside_play)
        if self.may_have_picked:
            _take_back(state, 1 - self.seat)
        return twin


def hidden_from(game: Game, seat: int) -> Hidden:
    """The hidden information: what a seat does not know now."""
    check_seat(seat, (0, 1))
    for side in game.state.sides:
        game.state.lay_out_deck(side)
    order = [_by_face(game, owner) for owner in (0, 1)] if game.hidden is None else game.hidden.order
    return Hidden(game, seat, _in_progress(game), order)


def _by_face(game: Game, owner: int) -> list[int]:
    """The cards of a player, by their printed faces; those with the same one by their numbers."""
    pieces = [piece for piece in game.state.cards if piece.owner == owner]
    pieces.sort(key=lambda piece: piece.printed.id)
    return [piece.id for piece in pieces]


def _asks_alike(twin: Game, game: Game) -> bool:
    """Whether a deal leads to the same question to the same seat, with nothing happening on the way."""
    imagined, real = twin.decision, game.decision
    if imagined is None or real is None:
        return imagined is real
    return (
        (imagined.seat, imagined.kind) == (real.seat, real.kind)
        and len(twin.state.stack) == len(game.state.stack)
        and twin.state.version == game.state.version + 1
    )


def _has_picked(game: Game, seat: int) -> bool:
    """Whether a seat may have picked something for the open question that it has not laid open."""
    frame = game.state.stack[-1] if game.state.stack else None
    if isinstance(frame, Pick):
        return frame.choice.hidden() and frame.choice.chooser(game, frame.context) == seat
    return isinstance(frame, Setup) or (isinstance(frame, Commit) and frame.seat == seat)


def _take_back(state: State, seat: int) -> None:
    """Forget what this seat has picked."""
    frame = state.stack[-1]
    if isinstance(frame, Setup):
        if len(frame.picked[seat]) < RESOURCES:
            frame.picked = (frame.picked[0], ()) if seat == 1 else ((), frame.picked[1])
    elif isinstance(frame, Commit):
        frame.cards = frame.stories = ()
    elif isinstance(frame, Pick):
        frame.picked = ()


def _in_progress(game: Game) -> set[int]:
    """Cards that something in progress is about: they have been named, so they stay what they are."""
    named_cards: set[int] = set()
    waiting: list[Record] = list(game.state.stack)
    visited: set[int] = set()
    while waiting:
        record = waiting.pop()
        if id(record) in visited:
            continue
        visited.add(id(record))
        if isinstance(record, Initiate):
            named_cards.add(record.card)
            waiting.append(record.context)
        elif isinstance(record, Happen):
            named_cards.update(occurrence.card for occurrence in record.occurrences if occurrence.status == PENDING)
        elif isinstance(record, Context):
            named_cards.add(record.source)
            for slot, cards in record.bound.items():
                if bindings.holds_cards(slot):  # the others hold lives and sums
                    named_cards.update(cards)
        else:
            context = getattr(record, "context", None)
            if isinstance(context, Context):
                waiting.append(context)
    return named_cards
