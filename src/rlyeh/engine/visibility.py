"""Who sees what: the one place that decides it, for browsers, spectators, bots and training alike.

A seat knows every card in an open zone, and of the hidden ones (hands, decks, the story deck, domains added from a
deck: GEN-10) those it has seen and not lost sight of since: `Piece.seen` keeps that.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from rlyeh.engine import resolve, traits
from rlyeh.engine.abilities import Layer, capital
from rlyeh.engine.commit import Commit
from rlyeh.engine.frames import Pick
from rlyeh.engine.initiate import Initiate
from rlyeh.engine.journal import BOTH, HIDDEN
from rlyeh.engine.kinds import Until
from rlyeh.engine.pieces import NOBODY, NOTHING, Piece, Side
from rlyeh.engine.records import PENDING, Context, Record
from rlyeh.engine.road import Happen
from rlyeh.engine.setup import RESOURCES, Setup
from rlyeh.engine.state import State
from rlyeh.engine.texts import Standing
from rlyeh.engine.views import (
    CardView,
    DecisionView,
    DomainView,
    InPlayView,
    KnownView,
    LastingView,
    OptionView,
    SideView,
    Sight,
    StoredView,
    StoryView,
    View,
)
from rlyeh.engine.windows import ActionWindow
from rlyeh.errors import WrongSeat
from rlyeh.model import NO_ICONS, Icons, Position, Zone

if TYPE_CHECKING:
    from rlyeh.engine.chance import Chance
    from rlyeh.engine.decisions import Decision
    from rlyeh.engine.faces import Face
    from rlyeh.engine.game import Game


INSANE: Final = Position.INSANE
PLAY: Final = Zone.PLAY
HAND: Final = Zone.HAND


def knows(game: Game, seat: int, card: int) -> bool:
    """Whether a seat knows which card this is; a spectator (NOBODY) knows what both do."""
    piece = game.state.cards[card]
    if piece.zone not in HIDDEN and not piece.facedown:
        return True
    if piece.zone is Zone.HAND and piece.owner == seat:
        return True
    return piece.seen == BOTH if seat == NOBODY else bool(piece.seen >> seat & 1)


# -- looking ---------------------------------------------------------------------------------------------------------


class Open:
    """What lies open at one decision. It is the same for all who look, so it is put together once for all of them.

    One that looked at an earlier decision of the same game can be handed in: most cards still look as they did.
    """

    __slots__ = ("_shown", "glimpsed", "limbo", "lying", "play", "stored", "stories")

    def __init__(self, game: Game, earlier: Open | None = None) -> None:
        state = game.state
        self._shown: dict[int, CardView] = {} if earlier is None else earlier._shown
        self.play = tuple([_in_play(game, card) for card in state.play])
        self.stories = tuple([_story(game, card) for card in state.row])
        self.lying = (self._lying(game, state.sides[0]), self._lying(game, state.sides[1]))
        self.limbo: list[CardView] = []
        self.stored: list[Piece] = []
        """Cards on or under others; not all of them are known to everybody."""
        self.glimpsed = False
        """Whether anybody has seen a card of a face-down pile."""
        for piece in state.cards:
            zone = piece.zone
            if zone is Zone.DECK or zone is Zone.STORY_DECK:
                self.glimpsed = self.glimpsed or piece.seen > 0
            elif zone is Zone.LIMBO:
                self.limbo.append(self.card(piece))
            elif zone is Zone.UNDER:
                self.stored.append(piece)

    def card(self, piece: Piece) -> CardView:
        """How a card looks to somebody who knows it."""
        face = piece.face
        shown = self._shown.get(piece.id)
        if shown is None or shown.card is not face.id or shown.owner != piece.owner:
            shown = self._shown[piece.id] = CardView(piece.id, face.id, face.title, face.type_name, piece.owner)
        return shown

    def cards(self, game: Game, cards: Sequence[int]) -> tuple[CardView, ...]:
        """How cards look to somebody who knows them."""
        return tuple([self.card(game.state.cards[card]) for card in cards]) if cards else ()

    def _lying(self, game: Game, side: Side) -> _Lying:
        return _Lying(
            self.cards(game, side.discard),
            [self.cards(game, domain.resources) for domain in side.domains],
            self.cards(game, side.won),
            self.cards(game, side.removed),
        )


class _Lying(NamedTuple):
    """The open cards of one side."""

    discard: tuple[CardView, ...]
    resources: list[tuple[CardView, ...]]
    won: tuple[CardView, ...]
    removed: tuple[CardView, ...]


def view(game: Game, seat: int, lies_open: Open | None = None) -> View:
    """What a seat sees at the open decision; NOBODY is a spectator. Whoever looks for several of them hands in what
    lies open."""
    _check_seat(seat, (NOBODY, 0, 1))
    decision = game.decision
    state = game.state
    seen = lies_open or Open(game)
    return View(
        seat=seat,
        rules=game.rules.name,
        answers=len(game.answers),
        turn=state.turn,
        phase=state.phase.name.lower(),
        active=state.active,
        first=state.first,
        decision=_decision(decision, seat),
        plan=_plan(game, decision, seat),
        sides=(_side(game, 0, seat, seen), _side(game, 1, seat, seen)),
        play=seen.play,
        stories=seen.stories,
        story_deck_size=len(state.story_deck),
        story_deck=_pile(game, state.story_deck, seat, seen),
        limbo=tuple(seen.limbo),
        stored=tuple(
            [StoredView(piece.host, seen.card(piece) if knows(game, seat, piece.id) else None) for piece in seen.stored]
        ),
        lasting=_lasting(game, seat),
        winner=state.winner,
        won_by=state.won_by,
    )


def _check_seat(seat: int, seats: tuple[int, ...]) -> None:
    if seat not in seats:
        raise WrongSeat(f"There is no seat {seat} at this table.", source="GEN-1")


def _pile(game: Game, pile: list[int], seat: int, seen: Open) -> tuple[KnownView, ...]:
    """The known cards of a face-down pile, the topmost first."""
    if not seen.glimpsed:
        return ()
    cards = game.state.cards
    top = len(pile) - 1
    return tuple(
        [KnownView(top - at, seen.card(cards[pile[at]])) for at in range(top, -1, -1) if knows(game, seat, pile[at])]
    )


def _side(game: Game, of: int, seat: int, seen: Open) -> SideView:
    side = game.state.sides[of]
    lying = seen.lying[of]
    return SideView(
        hand_size=len(side.hand),
        hand=seen.cards(game, sorted([card for card in side.hand if knows(game, seat, card)])),
        deck_size=len(side.deck),
        deck=_pile(game, side.deck, seat, seen),
        discard=lying.discard,
        domains=tuple(
            [
                DomainView(
                    resources,
                    domain.drained,
                    domain.card != NOTHING,
                    seen.card(game.state.cards[domain.card])
                    if domain.card != NOTHING and knows(game, seat, domain.card)
                    else None,
                )
                for domain, resources in zip(side.domains, lying.resources, strict=True)
            ]
        ),
        won=lying.won,
        removed=lying.removed,
    )


def _in_play(game: Game, card: int) -> InPlayView:
    """A card in play: open to both, also face down as an insane character (AMB-74)."""
    piece = game.state.cards[card]
    face = piece.face
    faction = traits.faction(game, card)
    return InPlayView(
        card,
        face.id,
        face.title,
        traits.card_type(game, card).value,
        piece.owner,
        piece.controller,
        piece.position.name.lower(),
        piece.wounds,
        sum(piece.tokens),
        piece.host,
        piece.story,
        "" if faction is None else faction.value,
        traits.skill(game, card),
        traits.icons(game, card),
        tuple(sorted((word.value, number) for word, number in traits.keywords(game, card).items())),
        tuple(sorted(traits.subtypes(game, card))),
        traits.is_blank(game, card),
        _effects_on(game, card),
    )


def _story(game: Game, card: int) -> StoryView:
    piece = game.state.cards[card]
    face = piece.face
    return StoryView(
        card,
        face.id,
        face.title,
        face.type_name,
        piece.owner,
        piece.controller,
        piece.tokens,
        _struggles(game, card),
        card in game.state.resolved,
        _effects_on(game, card),
    )


def _effects_on(game: Game, card: int) -> tuple[str, ...]:
    """The lasting effects that hold for a card."""
    if not game.state.lasting:
        return ()
    return tuple(
        [
            capital(entry.modifier.english())
            for entries in game.index().layers
            for entry in entries
            if entry.lasting is not None and entry.reaches(game, card)
        ]
    )


def _lasting(game: Game, seat: int) -> tuple[LastingView, ...]:
    found = []
    for lasting in game.state.lasting:
        source = lasting.context.source
        shown = source if source != NOTHING and knows(game, seat, source) else NOTHING
        text = lasting.text.english()
        if isinstance(lasting.text, Standing):
            text = capital(text)
        found.append(LastingView(text, shown, lasting.context.seat, Until(lasting.until).name.lower()))
    return tuple(found)


def _decision(decision: Decision | None, seat: int) -> DecisionView | None:
    """Which question is asked could tell what is in the hand of who is asked, so the others see only who it is."""
    if decision is None:
        return None
    if decision.seat != seat:
        return DecisionView(decision.seat, "", "", NOTHING, "", ())
    return DecisionView(
        seat,
        decision.kind,
        decision.rule,
        decision.card,
        decision.text,
        tuple(
            [
                OptionView(
                    option.key,
                    option.verb,
                    option.card,
                    int(option.number),
                    option.other,
                    option.text or (option.ability.english() if option.ability is not None else ""),
                    option.overpaid,
                )
                for option in decision.options
            ]
        ),
    )


def _plan(game: Game, decision: Decision | None, seat: int) -> tuple[tuple[int, int], ...]:
    """What the seat has picked so far, which nobody else may see before it is laid open (AMB-51)."""
    if decision is None:
        return ()
    frame = game.state.stack[-1]
    if isinstance(frame, Setup):
        return tuple([(card, NOTHING) for card in frame.picked[seat]]) if seat != NOBODY else ()
    if decision.seat != seat:
        return ()
    if isinstance(frame, Commit):
        return tuple(zip(frame.cards, frame.stories, strict=True))
    return tuple([(card, NOTHING) for card in frame.picked]) if isinstance(frame, Pick) else ()


# -- looking often ---------------------------------------------------------------------------------------------------


def sight(game: Game, seat: int) -> Sight:
    """What a seat sees at the open decision, for programs that look at every one: the same as `view`, without words."""
    _check_seat(seat, (0, 1))
    decision = game.decision
    state = game.state
    cards = state.cards
    mine = 1 << seat
    found = Sight()
    found.seat = seat
    found.turn = state.turn
    found.phase = state.phase
    found.active = state.active
    found.first = state.first
    found.winner = state.winner
    found.asked = NOBODY if decision is None else decision.seat
    found.decision = decision if found.asked == seat else None
    found.plan = _plan(game, decision, seat)
    one, two = state.sides
    own = [cards[card] for card in state.sides[seat].hand]
    other = [piece for card in state.sides[1 - seat].hand if (piece := cards[card]).seen & mine]
    found.hands = (own, other) if seat == 0 else (other, own)
    found.hand_sizes = (len(one.hand), len(two.hand))
    found.decks = (
        [piece for card in one.deck if (piece := cards[card]).seen & mine],
        [piece for card in two.deck if (piece := cards[card]).seen & mine],
    )
    found.deck_sizes = (len(one.deck), len(two.deck))
    found.discards = ([cards[card] for card in one.discard], [cards[card] for card in two.discard])
    found.domains = (one.domains[:], two.domains[:])
    found._cards = cards
    index = game.index()
    memo = game.memo()
    if memo.play is None or memo.row is None or index.volatile:
        memo.play, memo.row = _seen_in_play(game), _seen_in_row(game)
    found.play, found.row = memo.play, memo.row
    found.resolved = state.resolved
    found.won = ([cards[card] for card in one.won], [cards[card] for card in two.won])
    found.named = {} if found.decision is None else _named(game, found.decision)
    return found


def _seen_in_play(game: Game) -> list[tuple[Piece, int, Icons]]:
    """The cards in play with skill and icons. Where no text in force changes those, they are what is printed."""
    state = game.state
    cards = state.cards
    index = game.index()
    layers = index.layers
    becomes = index.becomes
    skilled = bool(layers[Layer.SKILL] or layers[Layer.SKILL_SET])
    marked = bool(layers[Layer.ICON] or layers[Layer.ICON_SET] or layers[Layer.ICON_PRINTED])
    found: list[tuple[Piece, int, Icons]] = []
    for card in state.play:
        piece = cards[card]
        face = piece.face
        if card in becomes:
            found.append((piece, traits.skill(game, card), traits.icons(game, card)))
        elif piece.position is INSANE or not face.is_character:
            found.append((piece, 0, NO_ICONS))
        else:
            skill = traits.skill(game, card) if skilled else face.skill
            found.append((piece, skill, traits.icons(game, card) if marked else face.icons))
    return found


def _seen_in_row(game: Game) -> list[tuple[Piece, Icons]]:
    """Stories and conspiracies with their struggles, which few texts change."""
    state = game.state
    cards = state.cards
    index = game.index()
    if index.boosters or index.layers[Layer.STRUGGLES]:
        return [(cards[card], _struggles(game, card)) for card in state.row]
    return [(cards[card], cards[card].face.struggle_icons) for card in state.row]


def _struggles(game: Game, story: int) -> Icons:
    return (
        resolve.struggles_at(game, story, 0),
        resolve.struggles_at(game, story, 1),
        resolve.struggles_at(game, story, 2),
        resolve.struggles_at(game, story, 3),
    )


def _named(game: Game, decision: Decision) -> dict[int, Piece]:
    """The known cards that a question is about."""
    cards = game.state.cards
    seat = decision.seat
    found: dict[int, Piece] = {}
    for card in {decision.card, *[option.card for option in decision.options]}:
        if card == NOTHING:
            continue
        piece = cards[card]
        zone = piece.zone
        if zone is PLAY or (zone is HAND and piece.owner == seat) or knows(game, seat, card):
            found[card] = piece
    return found


# -- imagining -------------------------------------------------------------------------------------------------------

TRIES: Final = 4
"""How often hands are dealt anew until one lets the other seat be asked as it is asked now."""


def imagine(game: Game, seat: int, chance: Chance) -> Game:
    """A full game that this seat could be in: what it does not know is dealt anew, what it knows stays.

    Cards change their faces, not their places, so everything in progress stays as it is. Picks that the other seat
    has made but not laid open are taken back. Where it is the other's turn to answer, a deal in which it would not be
    asked is thrown away; after a few of them the cards it is asked about stay, then those that were drawn or moved
    just now, then the hand.
    """
    _check_seat(seat, (0, 1))
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
        closed = [*side.deck, *(domain.card for domain in side.domains if domain.card != NOTHING)]
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
                piece = cards[card] = cards[card].copy()
                piece.printed = piece.face = face
    _change_chance(state, chance.below(1 << 64))
    state.version += 1
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


__all__ = [
    "CardView",
    "DecisionView",
    "DomainView",
    "InPlayView",
    "KnownView",
    "LastingView",
    "Open",
    "OptionView",
    "SideView",
    "Sight",
    "StoredView",
    "StoryView",
    "View",
    "imagine",
    "knows",
    "sight",
    "view",
]
