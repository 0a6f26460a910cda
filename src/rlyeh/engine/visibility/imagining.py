"""Imagining: a full game that a seat could be in, for all it knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.engine.commit import Commit
from rlyeh.engine.frames import Pick
from rlyeh.engine.initiate import Initiate
from rlyeh.engine.pieces import NOBODY, NOTHING
from rlyeh.engine.records import PENDING, Context, Record
from rlyeh.engine.road import Happen
from rlyeh.engine.setup import RESOURCES, Setup
from rlyeh.engine.state import State
from rlyeh.engine.visibility.knowing import check_seat
from rlyeh.engine.windows import ActionWindow
from rlyeh.model import Zone

if TYPE_CHECKING:
    from rlyeh.engine.chance import Chance
    from rlyeh.engine.faces import Face
    from rlyeh.engine.game import Game

TRIES: Final = 4
"""How often hands are dealt anew until one lets the other seat be asked as it is asked now."""


def imagine(game: Game, seat: int, chance: Chance) -> Game:
    """A full game that this seat could be in: what it does not know is dealt anew, what it knows stays.

    Cards change their faces, not their places, so everything in progress stays as it is. Picks that the other seat
    has made but not laid open are taken back. Where it is the other's turn to answer, a deal in which it would not be
    asked is thrown away; after a few of them the cards it is asked about stay, then those that were drawn or moved
    just now, then the hand.
    """
    check_seat(seat, (0, 1))
    decision = game.decision
    asked = NOBODY if decision is None else decision.seat
    pinned = _in_progress(game)
    groups = _unknown(game, seat, pinned)
    if asked in (NOBODY, seat):
        return _dealt(game, seat, groups, chance)
    for _ in range(TRIES):
        twin = _dealt(game, seat, groups, chance)
        if _asks_alike(twin, game):
            return twin
    assert decision is not None
    kept = {option.card for option in decision.options}
    for more in ((), [occurrence.card for occurrence in game.state.happened], game.state.sides[asked].hand):
        kept |= set(more)
        twin = _dealt(game, seat, [[card for card in group if card not in kept] for group in groups], chance)
        if _asks_alike(twin, game):
            return twin
    return _dealt(game, seat, [groups[0], groups[1 + seat]], chance)


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


def _unknown(game: Game, seat: int, pinned: set[int]) -> list[list[int]]:
    """The cards that the seat does not know, in groups that could be changed for each other."""
    state = game.state
    groups: list[list[int]] = [list(state.story_deck)]
    for side in state.sides:
        closed = [*side.deck, *[domain.card for domain in side.domains if domain.card != NOTHING]]
        groups.append(closed if side.seat == seat else closed + side.hand)
    for piece in state.cards:
        if piece.zone is Zone.UNDER and piece.facedown:
            groups[1 + piece.owner].append(piece.id)
    cards = state.cards
    mine = 1 << seat
    return [[card for card in group if not cards[card].seen & mine and card not in pinned] for group in groups]


def _dealt(game: Game, seat: int, groups: list[list[int]], chance: Chance) -> Game:
    """A copy of the game in which the cards of each group have changed faces with each other."""
    twin = game.clone()
    twin.header = None
    state = twin.state
    cards = state.cards
    for group in groups:
        faces: dict[str, Face] = {}
        dealt: list[str] = []
        for card in group:
            face = cards[card].printed
            faces[face.id] = face
            dealt.append(face.id)
        # In an order of their own, so that the deal depends on what is unknown but not on how it truly lies.
        dealt.sort()
        _shuffle(dealt, chance)
        for place, card in enumerate(group):
            face = faces[dealt[place]]
            if cards[card].printed is not face:
                piece = state.edit(card)
                piece.printed = piece.face = face
    _change_chance(state, chance.below(1 << 64))
    state.version = game.state.version + 1  # All of it counts as one change (`_asks_alike`).
    twin.new_cards()
    _take_back(twin, seat)
    twin.checkpoint()
    return twin


def _change_chance(state: State, seed: int) -> None:
    """Give the game another random source. A window in which none was used yet must not take that for a use: what it
    offers to repeat depends on it (EFF-44)."""
    for frame in state.stack:
        if isinstance(frame, ActionWindow) and frame.seed == state.seed:
            frame.seed = seed
    state.seed = seed


def _shuffle(names: list[str], chance: Chance) -> None:
    """Shuffle; one random number serves for as many picks as leave no bias worth naming, and is small enough that
    compiled code counts with it as with any other."""
    number, room = 0, 0
    for last in range(len(names) - 1, 0, -1):
        if room <= last:
            number, room = chance.below(1 << 60), 1 << 28
        other = number % (last + 1)
        number //= last + 1
        room //= last + 1
        names[last], names[other] = names[other], names[last]


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
