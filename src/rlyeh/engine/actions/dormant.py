"""Dormant cards: laid face down at a story, and awake when it is won (KEY-24 to KEY-27)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from rlyeh.engine.actions.legality import free_play_refusal, refusal_beyond_price
from rlyeh.engine.actions.payment import domains_worth, drain, drain_option
from rlyeh.engine.actions.play_and_use import USE, Initiate
from rlyeh.engine.effects.equal_copies import distinct
from rlyeh.engine.in_force import characteristics
from rlyeh.engine.state import bindings, happenings
from rlyeh.engine.state.cards import NOTHING
from rlyeh.engine.state.decision import TO_BE_DONE, Option, with_each
from rlyeh.engine.state.occurrence_kinds import BY_RULE, Kind
from rlyeh.engine.state.records import Context
from rlyeh.engine.state.staged import Staged
from rlyeh.engine.state.wire import Wire
from rlyeh.model import Keyword, Label, Zone

if TYPE_CHECKING:
    from rlyeh.engine.game import Game

DORMANT: Final = Keyword.DORMANT
ACTION: Final = Label.ACTION
HAND: Final = Zone.HAND
LIE_DORMANT: Final = int(Kind.LIE_DORMANT)
DISCARD_STORED: Final = int(Kind.DISCARD_STORED)
NO_OPTIONS: Final[list[Option]] = []


def layable(game: Game, seat: int) -> list[Option]:
    """The Dormant cards in a player's hand, each with every story where it may be laid down now (KEY-24)."""
    state = game.state
    sleepers: list[int] = []
    for card in state.sides[seat].hand:
        if state.cards[card].face.is_dormant and characteristics.has_keyword(game, card, DORMANT):
            sleepers.append(card)
    if not sleepers:
        return NO_OPTIONS
    stories = [story for story in state.row if _is_open(game, seat, story)]
    return [Option("dormant", card, other=story) for card in distinct(game, sleepers) for story in stories]


def _is_open(game: Game, seat: int, story: int) -> bool:
    """Whether the player has laid down nothing at the story this turn, and can pay for it."""
    piece = game.state.cards[story]
    for kind, _, card, life, by in game.state.memory:
        if kind == LIE_DORMANT and card == story and life == piece.life and by == seat:
            return False
    return bool(domains_worth(game, seat, piece.tokens[seat]))


def asleep_at(game: Game, story: int) -> list[int]:
    """The cards that lie dormant at a story, those of the active player first, in the order in which they were laid."""
    cards = game.state.cards
    asleep = [card for card in game.state.under if cards[card].facedown and cards[card].host == story]
    asleep.sort(key=lambda card: cards[card].owner != game.state.active)
    return asleep


@mypyc_attr(allow_interpreted_subclasses=True)
class LayDown(Staged):
    """The laying of a Dormant card at a story: its player pays as much as they have success tokens there (KEY-24)."""

    WIRE: ClassVar[Wire] = Wire("lay_down")
    __slots__ = ("card", "context", "story")
    FIELDS: ClassVar[tuple[str, ...]] = ("pc", "card", "story", "context")
    STEPS: ClassVar[tuple[str, ...]] = ("pay", "lay", "finish")

    def __init__(self, card: int, story: int, seat: int) -> None:
        self.pc = 0
        self.card = card
        self.story = story
        # Of the story, and not of the card: for what a domain is drained everybody may know.
        self.context = Context(story, seat)

    def pay(self, game: Game) -> None:
        """Which domain is drained."""
        self.stay()
        seat = self.context.seat
        price = game.state.cards[self.story].tokens[seat]
        options = [drain_option(game, seat, place, price, playing=False) for place in domains_worth(game, seat, price)]
        game.ask(seat, "domain", options, "PAY-6", self.card)

    def answer(self, game: Game, option: Option) -> None:
        self.go_on()
        context = self.context
        context.paid = game.state.cards[self.story].tokens[context.seat]
        context.domain = option.number
        drain(game, context, playing=False)

    def lay(self, game: Game) -> None:
        """Face down, if it was paid for and the card is still there."""
        if game.state.succeeded and game.state.cards[self.card].zone is HAND:
            seat = self.context.seat
            game.occur(happenings.lie_dormant(self.card, seat, NOTHING, seat, self.story, BY_RULE))

    def finish(self, game: Game) -> None:
        """It lies there."""
        game.pop()


@mypyc_attr(allow_interpreted_subclasses=True)
class Awaken(Staged):
    """The awakening of what lies dormant at a story that is won: its owner may play it for nothing, or it is discarded
    (KEY-26)."""

    WIRE: ClassVar[Wire] = Wire("awaken")
    __slots__ = ("declined", "story")
    FIELDS: ClassVar[tuple[str, ...]] = ("pc", "story", "declined")
    STEPS: ClassVar[tuple[str, ...]] = ("ask", "finish")

    def __init__(self, story: int) -> None:
        self.pc = 0
        self.story = story
        self.declined: tuple[int, ...] = ()
        """What is not to be played, or was tried."""

    def ask(self, game: Game) -> None:
        """One card after the other; what nobody plays is discarded."""
        cards = game.state.cards
        asleep = asleep_at(game, self.story)
        if not asleep:
            return
        self.stay()
        seat = cards[asleep[0]].owner
        own = [card for card in asleep if cards[card].owner == seat]
        playable = [card for card in own if card not in self.declined and _playing(game, seat, card) is not None]
        if playable:
            game.ask(seat, "awaken", [*with_each("awaken", playable), TO_BE_DONE], "KEY-26", self.story)
        else:
            game.happen([happenings.demanded(DISCARD_STORED, card, seat) for card in own])

    def answer(self, game: Game, option: Option) -> None:
        cards = game.state.cards
        if option.verb == "done":
            seat = cards[asleep_at(game, self.story)[0]].owner
            self.declined += tuple([card for card in asleep_at(game, self.story) if cards[card].owner == seat])
            return
        self.declined = (*self.declined, option.card)
        playing = _playing(game, cards[option.card].owner, option.card)
        assert playing is not None
        game.push(playing)

    def finish(self, game: Game) -> None:
        """Nothing lies dormant there any more."""
        game.pop(True)


def _playing(game: Game, seat: int, card: int) -> Initiate | None:
    """The playing of a card that awakes, at no cost; None if anything but its price and the time forbids it."""
    face = game.state.cards[card].face
    if not face.is_event:
        if refusal_beyond_price(game, seat, card) is not None:
            return None
        playing = Initiate.play(game, seat, card)
        playing.context.bound[bindings.AT_NO_COST] = ()
        return playing
    for ability in face.abilities:
        if ability.label is ACTION:
            context = Context(card, seat, game.state.cards[card].life)
            context.ability = ability
            context.bound[bindings.AT_NO_COST] = ()
            if free_play_refusal(game, ability, context) is None:
                return Initiate(ability, card, context, USE)
    return None


__all__ = ["Awaken", "LayDown", "asleep_at", "layable"]
