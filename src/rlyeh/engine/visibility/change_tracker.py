"""Change tracking of open cards, for programs that look at every decision.

What lies open on the table is the same for both seats, so one may look for both.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.engine.in_force.index import Index
from rlyeh.engine.state.cards import NOBODY, NOTHING, Domain, Piece, Side
from rlyeh.engine.state.knowledge import knowers
from rlyeh.engine.state.state import State
from rlyeh.engine.stories.struggle_counts import all_struggles
from rlyeh.engine.visibility.modifier_tracker import ModifierTracker
from rlyeh.engine.visibility.program_view import Stand
from rlyeh.model import NO_ICONS, Icons, Phase, Zone

if TYPE_CHECKING:
    from rlyeh.engine.game import Game

PLAY: Final = Zone.PLAY
PILES: Final = frozenset((Zone.HAND, Zone.DECK, Zone.DISCARD, Zone.RESOURCE))
"""Where cards are told to come and go."""

IN_PILES: Final = 1
"""A card outside play was moved or shown."""
IN_PLAY: Final = 2
"""A card in play has changed, come or gone."""
NOTICED: Final = 4
"""It has done so in a way that texts that follow cards notice."""
CAME_OR_WENT: Final = 8
"""A card came into play or left it, or both."""
MOVED_IN_PLAY: Final = IN_PLAY | NOTICED | CAME_OR_WENT
ANEW: Final = 16
"""Nothing is as it was."""
EVERYWHERE: Final = IN_PILES | MOVED_IN_PLAY | ANEW
NO_CARDS: Final[set[int]] = set()
NONE: Final[list[int]] = []
NO_PIECES: Final[list[Piece]] = []
"""What most often has not happened: these lists are replaced, not added to."""
NOBODY_THERE: Final = [0] * 5


class Onlooker:
    """A change tracker: somebody beside the table who looks at one decision of a game after the other and notes which
    cards have changed.

    Pieces are never changed in place, so a piece that is the same object is the same card in the same state, and the
    state keeps a list of those that were replaced (`State.edited`): nothing else is looked at again. Who follows the
    onlooker reads on in what it notes from where it last stopped. What is not open to all it tells each seat alone.
    """

    __slots__ = (
        "_cards",
        "_changed",
        "_come",
        "_edits",
        "_gone",
        "_modifiers",
        "_moving",
        "_noticed",
        "_state",
        "_version",
        "active",
        "copies",
        "domains",
        "first",
        "log",
        "moves",
        "phase",
        "places",
        "resized",
        "resolved",
        "shifts",
        "sizes",
        "stands",
        "struggles",
        "sums",
        "turn",
        "turns",
    )

    def __init__(self) -> None:
        self._state: State | None = None
        self._version = -1
        self._begin([])

    def _begin(self, cards: list[Piece]) -> None:
        """Look at another game, or one with other cards: nothing that was noted holds."""
        number = len(cards)
        self.log: list[int] = []
        """The cards in play that have changed, come or gone, one after the other: those that were moved or turned, or
        that texts make something else of. Another list means that all begins anew."""
        self.moves = 0
        """How often cards came into play or left it."""
        self.turn = self.active = self.first = NOBODY
        self.phase: Phase | None = None
        self.turns = 0
        """How often one of these has changed."""
        self.sizes = [0] * 10
        """How large the hand, deck and discard pile of the first seat are, how many domains it has and how many stories
        it has won, and then those of the second."""
        self.resized: list[int] = []
        """Which of these have changed, one after the other."""
        self.shifts = 0
        """How often any of them may have changed, or cards came or went that only some know."""
        self.domains: list[list[Domain]] = [[], []]
        """The domains of both. Another list with every change, and those of a seat are the same list while none of them
        changes."""
        self.stands: list[Stand | None] = [None] * number
        """How each card stands that is in play; not those of the row."""
        self.copies = [0] * number
        """How many copies of such a card that its owner has came into play before it."""
        self.sums = [NOBODY_THERE] * (2 * number)
        """Skill and icons that each seat has committed to a story: five numbers by twice the card and the seat, another
        list with every change."""
        self.places: dict[int, int] = {}
        """Stories and conspiracies with their places in the row. Another dict with every change."""
        self.struggles: list[Icons] = [NO_ICONS] * number
        """How many struggles of each kind they have now, by card."""
        self.resolved: tuple[int, ...] = ()
        """Those that have resolved this phase."""
        self._cards = cards[:]
        """The cards as they were when they were last looked at."""
        self._edits = 0
        """How many changes of cards there had been."""
        self._come: list[list[Piece]] = [[], []]
        self._gone: list[list[Piece]] = [[], []]
        """What each seat is told in `Sight.come` and `Sight.gone`."""
        self._changed: list[int] = []
        """The cards that were in play and had changed."""
        self._moving: list[Piece] = []
        """The cards that had come into play or left it, each as it is or was there."""
        self._noticed: list[int] = []
        """The cards that had changed, come or gone in a way that texts that follow cards notice."""
        self._modifiers = ModifierTracker(Index())
        """What was in force then."""

    def look(self, game: Game) -> None:
        """Bring everything up to date."""
        state = game.state
        anew = state is not self._state or len(state.cards) != len(self._cards)
        if anew:
            self._state = state
            self._begin(state.cards)
        if (
            state.turn != self.turn
            or state.phase is not self.phase
            or state.active != self.active
            or state.first != self.first
        ):
            self.turn, self.phase, self.active, self.first = state.turn, state.phase, state.active, state.first
            self.turns += 1
        first_side, second_side = state.sides
        if first_side.domains != self.domains[0] or second_side.domains != self.domains[1]:
            self._look_at_domains(first_side, second_side)
        index = game.force or game.index()
        if anew or state.version != self._version:
            moved = self._find_all(state) if anew else self._find_moved(state)
            self._version = state.version
            if moved & IN_PILES:
                self._look_at_sizes(first_side, second_side)
            if moved & CAME_OR_WENT:
                self._look_at_moves(state)
            self._look_at_play(game, index, moved)
        elif index.volatile or not self._modifiers.is_of(index):
            self._changed = self._noticed = NONE
            self._look_at_play(game, index, 0)
        if state.resolved is not self.resolved:
            self.log += self.places
            self.resolved = state.resolved

    def _look_at_domains(self, first_side: Side, second_side: Side) -> None:
        """Domains have changed."""
        first, second = self.domains
        self.domains = [
            first if first_side.domains == first else first_side.domains[:],
            second if second_side.domains == second else second_side.domains[:],
        ]
        if len(first_side.domains) != len(first) or len(second_side.domains) != len(second):
            self._look_at_sizes(first_side, second_side)

    def _look_at_sizes(self, first_side: Side, second_side: Side) -> None:
        """How much both have."""
        self.shifts += 1
        self._look_at_side(0, first_side)
        self._look_at_side(5, second_side)

    def _look_at_side(self, at: int, side: Side) -> None:
        """The sizes of one player, which begin at a place of `sizes`."""
        self._resize(at, len(side.hand))
        self._resize(at + 1, len(side.deck))
        self._resize(at + 2, len(side.discard))
        self._resize(at + 3, len(side.domains))
        self._resize(at + 4, len(side.won))

    def _resize(self, pile: int, size: int) -> None:
        if self.sizes[pile] != size:
            self.sizes[pile] = size
            self.resized.append(pile)

    # -- which cards have changed --------------------------------------------------------------------------------------

    def _find_all(self, state: State) -> int:
        """All cards are new. From now on the state notes which are changed."""
        if state.edited is None:
            state.edited = []
        self._edits = len(state.edited)
        for piece in state.cards:
            self._tell(self._come, piece, knowers(piece))
        self.log += state.play
        self._changed = state.play[:]
        self._moving = [state.cards[card] for card in state.play]
        self._noticed = NONE
        return EVERYWHERE

    def _find_moved(self, state: State) -> int:
        """Note the cards that have changed, and how they are now; returns what they did, as bits."""
        cards, before, edited = state.cards, self._cards, state.edited
        assert edited is not None, "notes are taken since all cards were new"
        texts = self._modifiers
        moved = 0
        changed: list[int] = []
        self._changed, self._moving, self._noticed = changed, NO_PIECES, NONE
        for at in range(self._edits, len(edited)):
            card = edited[at]
            old, new = before[card], cards[card]
            if old is new:
                continue
            before[card] = new
            was_there, is_there = old.zone is PLAY, new.zone is PLAY
            if is_there:
                changed.append(card)
            if was_there and is_there and old.life == new.life:
                moved |= IN_PLAY
                if texts.notices(old, new):
                    moved |= NOTICED
                    self._noticed = [*self._noticed, card]
                continue
            moved |= IN_PILES
            self._move(old, new)
            if was_there or is_there:
                moved |= MOVED_IN_PLAY
                self._noticed = [*self._noticed, card]
            if was_there:
                self._moving = [*self._moving, old]
            if is_there:
                self._moving = [*self._moving, new]
            elif was_there:
                self.log.append(card)
        self.log += changed
        self._edits = len(edited)
        return moved

    def _move(self, old: Piece, new: Piece) -> None:
        """A card was moved or shown."""
        knew, know = knowers(old), knowers(new)
        if old.zone is not new.zone or knew != know:
            self._tell(self._gone, old, knew)
            self._tell(self._come, new, know)

    def _tell(self, to: list[list[Piece]], piece: Piece, seats: int) -> None:
        """Let these seats know of a card in a pile."""
        if seats and piece.zone in PILES:
            if seats & 1:
                to[0].append(piece)
            if seats & 2:
                to[1].append(piece)

    def _look_at_moves(self, state: State) -> None:
        """Cards came into play or left it, or stories did."""
        self.moves += 1
        if list(self.places) != state.row:
            self.places = {card: at for at, card in enumerate(state.row)}
            self.log += state.row
        cards = state.cards
        for piece in self._moving:
            if cards[piece.id].zone is not PLAY:
                self._show(piece.id, None)
            copy = 0
            for card in state.play:
                other = cards[card]
                if other.printed is piece.printed and other.owner == piece.owner:
                    if self.copies[card] != copy:
                        self.copies[card] = copy
                        self.log.append(card)
                    copy += 1

    # -- how cards in play stand ---------------------------------------------------------------------------------------

    def _look_at_play(self, game: Game, index: Index, moved: int) -> None:
        """The cards in play and in the row, with what texts make of them now."""
        before = now = self._modifiers
        if moved & ANEW or not before.is_of(index):
            now = self._modifiers = ModifierTracker(index, before)
        elif before.values_follow_cards and before.struggles_follow_cards and not moved & IN_PLAY:
            return
        same_texts = now is before and now.values_follow_cards
        unnoticed = same_texts and not moved & NOTICED
        touched = NO_CARDS
        local = unnoticed or (same_texts and now.is_local(self._noticed))
        if not local and (now.changes_values or before.changes_values):
            touched = now.find(game)
        cards, stands = game.state.cards, self.stands
        for card in self._changed:
            if card not in touched and card not in self.places:
                piece, was = cards[card], stands[card]
                if same_texts and was is not None and card not in self._noticed:
                    self._show(card, Stand(piece, was.skill, was.icons))
                else:
                    self._show(card, now.stand(game, piece, was))
        for card in touched:
            if cards[card].zone is PLAY and card not in self.places:
                was = stands[card]
                stand = now.stand(game, cards[card], was)
                if stand is not was:
                    self._show(card, stand)
                    self.log.append(card)
        bolstered = now.changes_struggles or before.changes_struggles
        is_settled = local and now.struggles_follow_cards and not now.has_boosters
        if moved & ANEW or (bolstered and not is_settled) or self._stories_changed():
            self._look_at_struggles(game, now.changes_struggles)

    def _stories_changed(self) -> bool:
        """Whether stories have come, or changed in a way that texts notice."""
        for card in self._noticed:  # noqa: SIM110  a loop costs half of what any() does
            if card in self.places:
                return True
        return False

    def _show(self, card: int, stand: Stand | None) -> None:
        """Note how a card stands, or that it does not stand there any more."""
        was = self.stands[card]
        self.stands[card] = stand
        if was is not None and was.piece.story != NOTHING:
            self._commit(was, -1)
        if stand is not None and stand.piece.story != NOTHING:
            self._commit(stand, 1)

    def _commit(self, stand: Stand, sign: int) -> None:
        """Add a card to what is committed to its story, or take it away."""
        story = stand.piece.story
        number = 2 * story + stand.piece.controller
        skill, one, two, three, four = self.sums[number]
        first, second, third, fourth = stand.icons
        self.sums[number] = [
            skill + sign * stand.skill,
            one + sign * first,
            two + sign * second,
            three + sign * third,
            four + sign * fourth,
        ]
        self.log.append(story)

    def _look_at_struggles(self, game: Game, bolstered: bool) -> None:
        """How many struggles stories and conspiracies have, which few texts change."""
        cards, struggles = game.state.cards, self.struggles
        for card in self.places:
            now = all_struggles(game, card) if bolstered else cards[card].face.struggle_icons
            if struggles[card] != now:
                struggles[card] = now
                self.log.append(card)
