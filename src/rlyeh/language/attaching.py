"""Words for cards that attach themselves to others while they are in play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rlyeh.engine import able
from rlyeh.engine.abilities import Choice, Effect, Modifier, Subject
from rlyeh.engine.frames import Do
from rlyeh.engine.kinds import PUT_INTO_PLAY, Kind, Until
from rlyeh.engine.state import NOTHING, Occurrence
from rlyeh.engine.texts import Become, Standing
from rlyeh.language.compound import Lasts
from rlyeh.language.subjects import Choose
from rlyeh.model import CardType, Text

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state import Context


@dataclass(frozen=True)
class Attach(Effect):
    """Attach a card in play to another: from then on it counts as an Attachment support card (STATE-31, EFF-16)."""

    what: Subject
    to: Choose
    becomes: Lasts

    def suits(self, game: Game, context: Context, choice: Choice, candidate: int) -> bool:
        return candidate not in self.what.cards(game, context)

    def step(self, game: Game, frame: Do) -> None:
        if frame.pc == 1:
            frame.pc = 2
            if game.state.succeeded:
                game.push(Do(self.becomes, frame.context))
            return
        super().step(game, frame)

    def perform(self, game: Game, context: Context) -> None:
        hosts = self.to.cards(game, context)
        game.state.succeeded = False
        game.happen(
            [
                Occurrence(Kind.ATTACH, card, context.seat, context.source, context.seat, other=host)
                for card in self.what.cards(game, context)
                for host in hosts
            ]
        )

    def english(self) -> str:
        return f"attach {self.what.english()} to {self.to.english()}. While attached, {self.becomes.english()}"


@dataclass(frozen=True)
class MoveAttachment(Effect):
    """Move an attachment from its host to another card; it stays what it is."""

    what: Subject
    to: Choose

    def perform(self, game: Game, context: Context) -> None:
        game.state.succeeded = False
        game.happen(
            [
                Occurrence(Kind.ATTACH, card, context.seat, context.source, context.seat, other=host)
                for card in self.what.cards(game, context)
                for host in self.to.cards(game, context)
            ]
        )

    def english(self) -> str:
        return f"unattach {self.what.english()} and attach it to {self.to.english()}"


@dataclass(frozen=True)
class AttachFromHand(Effect):
    """Put this card, an Attachment in hand, into play on another card; its requirement holds as ever (STATE-26)."""

    to: Choose

    def suits(self, game: Game, context: Context, choice: Choice, candidate: int) -> bool:
        return candidate in able.attachable_hosts(game, context.source, context.seat)

    def possible(self, game: Game, context: Context) -> bool:
        return able.may_enter(game, context.source, context.seat) and super().possible(game, context)

    def perform(self, game: Game, context: Context) -> None:
        hosts = self.to.cards(game, context)
        game.state.succeeded = bool(hosts)
        game.happen(
            [
                Occurrence(
                    Kind.ENTER_PLAY, context.source, context.seat, context.source, context.seat, other=host,
                    via=PUT_INTO_PLAY,
                )
                for host in hosts
            ]
        )  # fmt: skip

    def english(self) -> str:
        return f"attach this card from your hand to {self.to.english()}"


@dataclass(frozen=True)
class Unattach(Effect):
    """Take a card off its host; it is again what it was before."""

    what: Subject

    def possible(self, game: Game, context: Context) -> bool:
        return any(game.state.cards[card].host != NOTHING for card in self.what.cards(game, context))

    def perform(self, game: Game, context: Context) -> None:
        cards = self.what.cards(game, context)
        game.state.succeeded = bool(cards)
        game.happen([Occurrence(Kind.UNATTACH, card, context.seat, context.source, context.seat) for card in cards])

    def english(self) -> str:
        return f"unattach {self.what.english()}"


def attach(what: Subject, to: Choose, text: list[Text | Modifier]) -> Attach:
    """Attach a card to another; the text is what it says while attached."""
    said = tuple(Standing((entry,)) if isinstance(entry, Modifier) else entry for entry in text)
    becomes = Become(what, CardType.SUPPORT, ("Attachment",), text=said)
    return Attach(what, to, Lasts(Until.PERMANENT, Standing((becomes,))))


def move_to(what: Subject, to: Choose) -> MoveAttachment:
    """Move an attachment: move_to(THIS, choose(CHARACTER.of(YOU)))."""
    return MoveAttachment(what, to)


def attach_from_hand(to: Choose) -> AttachFromHand:
    """Attach this card from your hand: attach_from_hand(choose(STORY))."""
    return AttachFromHand(to)


def unattach(what: Subject) -> Unattach:
    """Unattach a card."""
    return Unattach(what)
