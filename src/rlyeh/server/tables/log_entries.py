"""Log entries of a table. A table is nothing but its header and these, in order."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from rlyeh.asking import Habits, Preset

NOBODY = -1

Offer = Literal["draw", "undo", "pause", "resume"]


class Manners(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a player wants to be asked at a table."""

    preset: Preset = "normal"
    stops: Annotated[tuple[Annotated[str, msgspec.Meta(max_length=40)], ...], msgspec.Meta(max_length=100)] = ()
    tokens: bool = False
    domains: bool = False
    stories: bool = False
    hide: Annotated[float, msgspec.Meta(ge=0, le=60)] = 0.0
    """Seconds that every window of this player takes, whether or not they can act in it; 0 for as it comes."""
    auto_pass: bool | msgspec.UnsetType = msgspec.UNSET
    """How an older client says that windows without a stop are passed: read, and never written again."""

    def __post_init__(self) -> None:
        if self.auto_pass is True and self.preset == "normal":
            msgspec.structs.force_setattr(self, "preset", "own")
        msgspec.structs.force_setattr(self, "auto_pass", msgspec.UNSET)

    @property
    def habits(self) -> Habits:
        """The part of it that is about asking."""
        return Habits(self.preset, self.stops, self.tokens, self.domains, self.stories)


class Started(msgspec.Struct, frozen=True, tag="started"):
    """Both sit down."""


class Answered(msgspec.Struct, frozen=True, tag="answer", omit_defaults=True):
    """A question of the engine was answered."""

    seat: int
    key: str
    auto: bool = False
    """Whether the server answered for the player, by their own settings."""
    more: bool = False
    """Whether it belongs to the same choice as the answer before it."""


class Offered(msgspec.Struct, frozen=True, tag="offer"):
    """Somebody proposes a draw, to take back an answer, to pause or to go on."""

    seat: int
    what: Offer


class Agreed(msgspec.Struct, frozen=True, tag="agree"):
    """The other one agrees."""

    seat: int
    what: Offer


class Declined(msgspec.Struct, frozen=True, tag="decline"):
    """The other one does not, or the offer is withdrawn."""

    seat: int
    what: Offer


class TookBack(msgspec.Struct, frozen=True, tag="undo", omit_defaults=True):
    """The last answer of a seat, and what came of it, is taken back without asking."""

    seat: int
    turn: bool = False
    """Whether everything is that they answered since their turn began."""


class Conceded(msgspec.Struct, frozen=True, tag="concede"):
    """Somebody gives up."""

    seat: int


class OutOfTime(msgspec.Struct, frozen=True, tag="flag"):
    """A clock ran out."""

    seat: int


class Claimed(msgspec.Struct, frozen=True, tag="claim"):
    """Somebody takes the win because the other one has been gone too long."""

    seat: int


class ChatLine(msgspec.Struct, frozen=True, tag="chat"):
    """A line of chat."""

    seat: int
    text: str


class Wished(msgspec.Struct, frozen=True, tag="manners"):
    """A player chose how to be asked. Nobody else is told."""

    seat: int
    manners: Manners


class Skipped(msgspec.Struct, frozen=True, tag="skip"):
    """A player passes until something happens. Nobody else is told."""

    seat: int
    on: bool = True


Happening = (
    Started
    | Answered
    | Offered
    | Agreed
    | Declined
    | TookBack
    | Conceded
    | OutOfTime
    | Claimed
    | ChatLine
    | Wished
    | Skipped
)


class LogEntry(msgspec.Struct, frozen=True):
    """One line of the log."""

    number: int
    at: int
    """When, in milliseconds since 1970."""
    what: Happening
    ref: str = ""
    """The client's own name for what it asked, so that asking again does nothing twice."""


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Happening] = msgspec.json.Decoder(Happening)


def encode(happening: Happening) -> str:
    """A happening as the database keeps it."""
    return _encoder.encode(happening).decode()


def decode(text: str) -> Happening:
    """A happening out of the database."""
    return _decoder.decode(text)


def seat_of(happening: Happening) -> int:
    """Whose doing it is."""
    return NOBODY if isinstance(happening, Started) else happening.seat
