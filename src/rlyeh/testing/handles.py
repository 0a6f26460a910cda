"""Handles: cards and domains of a scenario as tests speak of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rlyeh.engine import NOTHING, reading
from rlyeh.engine.reading import Piece
from rlyeh.model import CardType, Faction, Icon, Keyword, Position, Zone

if TYPE_CHECKING:
    from rlyeh.testing.player import Player
    from rlyeh.testing.scenario import Scenario


class CardHandle:
    """A physical card on the table. Everything is read from the game when asked for."""

    def __init__(self, table: Scenario, id: int) -> None:
        self.table = table
        self.id = id

    @property
    def piece(self) -> Piece:
        """The card as it is in the game's state."""
        return self.table.game.state.cards[self.id]

    @property
    def title(self) -> str:
        """The title it shows."""
        return self.piece.face.title

    @property
    def zone(self) -> Zone:
        """Where it is."""
        return self.piece.zone

    @property
    def in_play(self) -> bool:
        """Whether it is in play."""
        return self.zone is Zone.PLAY

    @property
    def in_hand(self) -> bool:
        """Whether it is in its owner's hand."""
        return self.zone is Zone.HAND

    @property
    def in_discard(self) -> bool:
        """Whether it is in its owner's discard pile."""
        return self.zone is Zone.DISCARD

    @property
    def in_deck(self) -> bool:
        """Whether it is in its owner's deck."""
        return self.zone is Zone.DECK

    @property
    def face_up(self) -> bool:
        """Whether it lies face up in a deck."""
        return self.piece.face_up

    @property
    def is_resource(self) -> bool:
        """Whether it is attached to a domain."""
        return self.zone is Zone.RESOURCE

    @property
    def is_won(self) -> bool:
        """Whether it lies in a won pile."""
        return self.zone is Zone.WON

    @property
    def position(self) -> Position:
        """How it lies."""
        return self.piece.position

    @property
    def ready(self) -> bool:
        """Whether it is ready."""
        return self.position is Position.READY

    @property
    def exhausted(self) -> bool:
        """Whether it is exhausted."""
        return self.position is Position.EXHAUSTED

    @property
    def insane(self) -> bool:
        """Whether it is insane."""
        return self.in_play and self.position is Position.INSANE

    @property
    def wounds(self) -> int:
        """Its wound tokens."""
        return self.piece.wounds

    @property
    def skill(self) -> int:
        """Its skill now."""
        return reading.skill(self.table.game, self.id)

    @property
    def icons(self) -> str:
        """Its icons now, as letters: "TCC"."""
        counts = reading.icons(self.table.game, self.id)
        return "".join(icon.name[0] * counts[icon] for icon in Icon)

    @property
    def subtypes(self) -> frozenset[str]:
        """Its subtypes now."""
        return reading.subtypes(self.table.game, self.id)

    @property
    def faction(self) -> Faction | None:
        """Its faction now."""
        return reading.faction(self.table.game, self.id)

    @property
    def type(self) -> CardType:
        """Its card type now."""
        return reading.card_type(self.table.game, self.id)

    @property
    def toughness(self) -> int:
        """Its Toughness now."""
        return reading.toughness(self.table.game, self.id)

    def has(self, keyword: Keyword) -> bool:
        """Whether it has a keyword now."""
        return reading.has_keyword(self.table.game, self.id, keyword)

    @property
    def blank(self) -> bool:
        """Whether its text box counts as blank."""
        return reading.is_blank(self.table.game, self.id)

    @property
    def story(self) -> CardHandle | None:
        """The story it is committed to."""
        return None if self.piece.story == NOTHING else CardHandle(self.table, self.piece.story)

    @property
    def host(self) -> CardHandle | None:
        """The card it is attached to."""
        return None if self.piece.host == NOTHING else CardHandle(self.table, self.piece.host)

    @property
    def attachments(self) -> list[CardHandle]:
        """The cards attached to it."""
        return [CardHandle(self.table, card) for card in reading.attachments(self.table.game, self.id)]

    @property
    def controller(self) -> Player:
        """Who controls it."""
        return self.table.players[self.piece.controller]

    @property
    def owner(self) -> Player:
        """Who owns it."""
        return self.table.players[self.piece.owner]

    def tokens(self, player: Player) -> int:
        """A player's success tokens on it."""
        return self.piece.tokens[player.seat]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CardHandle) and other.id == self.id and other.table is self.table

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return f"<{self.title} #{self.id}>"


class DomainHandle:
    """A domain of a player."""

    def __init__(self, player: Player, number: int) -> None:
        self.player = player
        self.number = number

    @property
    def drained(self) -> bool:
        """Whether a drain marker lies on it."""
        return self.player.side.domains[self.number].drained

    @property
    def resources(self) -> list[CardHandle]:
        """The resources on it."""
        cards = self.player.side.domains[self.number].resources
        return [CardHandle(self.player.table, card) for card in cards]

    def __len__(self) -> int:
        return len(self.resources)

    def __bool__(self) -> bool:
        return True

    def __repr__(self) -> str:
        return f"<domain {self.number} of {self.player.name}: {len(self)} resources>"
