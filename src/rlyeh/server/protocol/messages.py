"""The messages of the WebSocket protocol, both ways, as msgspec structures."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from rlyeh.server.tables.log_entries import Manners, Offer
from rlyeh.server.tables.tale import Tale

VERSION = 1
LONGEST = 4096
"""Bytes of the longest message that a client may send."""
LONGEST_CHAT = 500

Ref = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_.:-]+$")]
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
CardNumber = Annotated[int, msgspec.Meta(ge=0, le=5000)]
Count = Annotated[int, msgspec.Meta(ge=0, le=1 << 40)]


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Anything a client says."""


# -- from the client ---------------------------------------------------------------------------------------------------


class Hello(Asked, frozen=True, tag="hello"):
    """The first message: which version the client speaks, the number of the last event it has, and the language in
    which it wants to be told."""

    version: int = VERSION
    seen: Count = 0
    language: Annotated[str, msgspec.Meta(min_length=2, max_length=20)] = "en"


class Answer(Asked, frozen=True, tag="answer"):
    """An option of the open question, by key; `stamp` is the one the question came with."""

    id: Ref
    stamp: Count
    key: Key


class ChooseSeveral(Asked, frozen=True, tag="several"):
    """All of one choice of several things at once, by their keys; `stamp` is the one the question came with."""

    id: Ref
    stamp: Count
    keys: Annotated[tuple[Key, ...], msgspec.Meta(max_length=60)]


class MakeOffer(Asked, frozen=True, tag="offer"):
    """Propose a draw, to take back, to pause, or to go on."""

    id: Ref
    what: Offer


class Agree(Asked, frozen=True, tag="agree"):
    """Agree to what the other one proposes."""

    id: Ref
    what: Offer


class Decline(Asked, frozen=True, tag="decline"):
    """Say no to an offer, or withdraw one's own."""

    id: Ref
    what: Offer


class Undo(Asked, frozen=True, tag="undo"):
    """Take back one's last answer, where that needs nobody's leave; or everything since one's turn began."""

    id: Ref
    turn: bool = False


class Concede(Asked, frozen=True, tag="concede"):
    """Give up."""

    id: Ref


class Claim(Asked, frozen=True, tag="claim"):
    """Take the win because the other one has been gone too long."""

    id: Ref


class Chat(Asked, frozen=True, tag="chat"):
    """Say something to the table."""

    id: Ref
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_CHAT)]


class SetManners(Asked, frozen=True, tag="manners"):
    """How one wants to be asked at this table."""

    id: Ref
    manners: Manners


class Skip(Asked, frozen=True, tag="skip"):
    """Pass until something happens, or stop doing so."""

    id: Ref
    on: bool = True


class Mute(Asked, frozen=True, tag="mute"):
    """Do not send this socket any chat, or do so again."""

    id: Ref
    on: bool = True


class Why(Asked, frozen=True, tag="why"):
    """Why can this card not be the answer to the open question, or be played, used, or committed to this story?"""

    id: Ref
    card: CardNumber
    story: CardNumber | None = None


class Explain(Asked, frozen=True, tag="explain"):
    """What has made this card's skill, icons, cost and the like what they are?"""

    id: Ref
    card: CardNumber


class Ping(Asked, frozen=True, tag="ping"):
    """Are you there?"""


class Pong(Asked, frozen=True, tag="pong"):
    """I am here."""


Request = (
    Hello
    | Answer
    | ChooseSeveral
    | MakeOffer
    | Agree
    | Decline
    | Undo
    | Concede
    | Claim
    | Chat
    | SetManners
    | Skip
    | Mute
    | Why
    | Explain
    | Ping
    | Pong
)

request_decoder: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)


# -- from the server ---------------------------------------------------------------------------------------------------


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of the log, as this viewer may read it."""

    kind: str
    text: str
    cards: tuple[int, ...] = ()
    seats: tuple[int, ...] = ()
    source: str = ""
    """The card or rule it comes from."""
    minor: bool = False
    beat: dict[str, Any] = {}
    """What a picture of it needs: docs/protocol.md lists it."""


class What(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an event is about, beside its lines."""

    kind: str
    seat: int = -1
    offer: str = ""
    text: str = ""
    auto: bool = False
    """Whether this viewer's own settings gave the answer."""


class ClockState(msgspec.Struct, frozen=True):
    """What the clocks show: milliseconds left when this was sent, and whose runs."""

    kind: str
    left: tuple[int, int]
    running: int


class Ending(msgspec.Struct, frozen=True):
    """How a game ended: the winner (-1 for a draw), a rule or a reason, the turn, and what is told of it."""

    winner: int
    by: str
    turn: int
    tale: Tale


class SeveralOption(msgspec.Struct, frozen=True):
    """One of the things that may be chosen."""

    key: str
    card: int
    number: int
    other: int
    text: str


class SeveralState(msgspec.Struct, frozen=True):
    """The open question as one choice of several things: from `least` to `most` of the options."""

    least: int
    most: int
    options: tuple[SeveralOption, ...]
    ordered: bool
    """Whether the order of the chosen ones counts."""
    factions: tuple[str, ...]
    """For the starting resources: the factions of the deck."""


class State(msgspec.Struct, frozen=True):
    """Everything this viewer sees of the table."""

    view: Any
    """The engine's view of the seat; null for those who watch later and have nothing to see yet."""
    stamp: int
    """What an answer to the open question has to carry."""
    prompt: str
    """The open question in words, if it is this viewer's."""
    texts: tuple[str, ...]
    """Its options in words, in their order."""
    clock: ClockState | None
    offers: dict[str, int]
    """What is proposed, by which seat."""
    paused: bool
    outcome: Ending | None
    """How it ended, once it is over."""
    manners: Manners | None
    may_undo: bool
    """Whether there is an answer of this viewer's that could be taken back, by leave if need be."""
    hands: tuple[Any, ...] | None = None
    """Both hands, for those who watch a table that shows them."""
    undo: Literal["", "free", "ask"] = ""
    """Whether this viewer can take back: not at all, without asking, or with the other one's leave."""
    undo_turn: bool = False
    """Whether everything since the beginning of their turn can be taken back as well."""
    several: SeveralState | None = None
    """The open question, where it is a choice of several things."""
    twins: dict[int, int] = {}
    """Cards that are not offered because an equal copy is: each with the card that stands for it."""


class Event(msgspec.Struct, frozen=True, tag="event", tag_field="type", omit_defaults=True):
    """Something happened. Of several that are sent together only the last carries the state."""

    n: int
    what: What
    lines: tuple[Line, ...] = ()
    state: State | None = None


class Fresh(msgspec.Struct, frozen=True, tag="fresh", tag_field="type"):
    """Where things stand, for a client that has missed too much or has just come."""

    n: int
    lines: tuple[Line, ...]
    state: State


class Welcome(msgspec.Struct, frozen=True, tag="welcome", tag_field="type"):
    """The answer to hello."""

    version: int
    game: str
    seats: tuple[int, ...]
    """The seats that are yours; none for those who watch."""
    names: tuple[str, str]
    bots: tuple[bool, bool]
    beat: float
    """Seconds of silence after which the server sends a ping, and a client should."""
    replay: bool = False
    """Whether this viewer may look at the whole game once it is over."""


class Ack(msgspec.Struct, frozen=True, tag="ack", tag_field="type"):
    """What was asked under this id is done and written down."""

    id: str


class Refused(msgspec.Struct, frozen=True, tag="refused", tag_field="type"):
    """What was asked under this id was not done; nothing has changed."""

    id: str
    code: str
    text: str
    source: str = ""


class Reasons(msgspec.Struct, frozen=True, tag="why", tag_field="type"):
    """Why something is not possible: sentences with rules; none if it is possible."""

    id: str
    reasons: tuple[dict[str, Any], ...]


class ValueChange(msgspec.Struct, frozen=True, omit_defaults=True):
    """One change of a value: what it adds or takes away, and what makes it so."""

    difference: str
    text: str
    """The text of the card that makes it so, or the sentence of the rule."""
    card: int = -1
    title: str = ""
    rule: str = ""


class ExplainedValue(msgspec.Struct, frozen=True):
    """Something about a card that is not as printed: what is printed, what it is, and what lies between."""

    of: str
    """One of the things that `Game.explain` knows: "skill", "icons", "cost" ..."""
    printed: str
    value: str
    changes: tuple[ValueChange, ...]


class Explained(msgspec.Struct, frozen=True, tag="explain", tag_field="type"):
    """Everything about a card that is not as printed; nothing if all of it is."""

    id: str
    card: int
    values: tuple[ExplainedValue, ...]


class Presence(msgspec.Struct, frozen=True, tag="presence", tag_field="type"):
    """Who is here."""

    here: tuple[bool, bool]
    gone: tuple[int, int]
    """For each seat that is gone: milliseconds until the other one may take the win; else -1."""
    watching: int
    countdown: int = -1
    """For those who watch later and have nothing to see yet: milliseconds until there is something; else -1."""


class Rematch(msgspec.Struct, frozen=True, tag="rematch", tag_field="type"):
    """The other one asks for another game, or has accepted: it is here."""

    game: str


class ServerPing(msgspec.Struct, frozen=True, tag="ping", tag_field="type"):
    """Are you there?"""


class ServerPong(msgspec.Struct, frozen=True, tag="pong", tag_field="type"):
    """I am here."""


class Bye(msgspec.Struct, frozen=True, tag="bye", tag_field="type"):
    """The server closes the socket, and says why."""

    code: str
    text: str


encode = msgspec.json.Encoder().encode
