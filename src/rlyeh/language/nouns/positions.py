"""Adjectives of where a card is and how it lies: whose it is, ready or not, with what on it, at which story."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from rlyeh.engine.in_force import characteristics
from rlyeh.engine.state.cards import NOTHING
from rlyeh.engine.state.kind_table import ENTERING_DISCARD
from rlyeh.engine.state.occurrence import DONE
from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.engine.words import dependencies
from rlyeh.engine.words.parts import Amount, Subject
from rlyeh.language.nouns.adjectives import Adjective
from rlyeh.language.nouns.amounts import said_number, value_of
from rlyeh.language.nouns.players import ANY_PLAYER, AnyPlayer, Opponent, Who, You
from rlyeh.model import Position
from rlyeh.model.declaring import dataclass

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.records import Context


WIN_STORY: Final = int(Kind.WIN_STORY)


@dataclass(frozen=True)
class OfPlayer(Adjective):
    """A player controls it; or owns it, whoever controls it (GEN-11)."""

    quick = True

    who: Who
    owns: bool = False

    def passes(self, game: Game, context: Context, card: int) -> bool:
        seat = game.state.cards[card].owner if self.owns else characteristics.controller(game, card)
        return seat in self.who.seats(game, context)

    def rests_on(self) -> int:
        return 0 if isinstance(self.who, (You, Opponent)) else dependencies.MORE

    def among(self, game: Game, context: Context, cards: list[int]) -> list[int]:
        if self.owns or game.ghost is not None:
            return super().among(game, context, cards)
        pieces, seats = game.state.cards, self.who.seats(game, context)
        passing: list[int] = []
        for card in cards:
            if pieces[card].controller in seats:
                passing.append(card)
        return passing

    def after(self) -> str:
        if self.owns:
            return "and own" if isinstance(self.who, You) else f"owned by {self.who.english()}"
        if isinstance(self.who, You):
            return "you control"
        if isinstance(self.who, Opponent):
            return "controlled by an opponent"
        return f"controlled by {self.who.english()}"


@dataclass(frozen=True)
class Lies(Adjective):
    """It is ready, exhausted or insane."""

    quick = True

    position: Position

    def passes(self, game: Game, context: Context, card: int) -> bool:
        return characteristics.as_it_was(game, card).position is self.position

    def among(self, game: Game, context: Context, cards: list[int]) -> list[int]:
        if game.ghost is not None:
            return super().among(game, context, cards)
        pieces, position = game.state.cards, self.position
        passing: list[int] = []
        for card in cards:
            if pieces[card].position is position:
                passing.append(card)
        return passing

    def before(self) -> str:
        return self.position.name.lower()


@dataclass(frozen=True)
class TokensOn(Adjective):
    """So many tokens lie on it: success tokens, those of a player or all of them; or wounds."""

    at_least: Amount | int = 0
    at_most: Amount | int | None = None
    whose: Who = ANY_PLAYER
    wounds: bool = False

    def passes(self, game: Game, context: Context, card: int) -> bool:
        if self.wounds:
            number = characteristics.as_it_was(game, card).wounds
        else:
            tokens = game.state.cards[card].tokens
            number = 0
            for seat in self.whose.seats(game, context):
                number += tokens[seat]
        if number < value_of(self.at_least, game, context):
            return False
        return self.at_most is None or number <= value_of(self.at_most, game, context)

    def before(self) -> str:
        if self.wounds and self.at_most == 0:
            return "unwounded"
        return "wounded" if self.wounds and self.at_least == 1 else ""

    def after(self) -> str:
        if self.before():
            return ""
        tokens = "wounds" if self.wounds else "success tokens"
        limit = f"{said_number(self.at_least)} or more"
        if self.at_most is not None:
            limit = f"{said_number(self.at_most)} or fewer"
        if not isinstance(self.whose, AnyPlayer):
            return f"on which {self.whose.english()} have {limit} {tokens}"
        if self.at_most == 0:
            return f"with no {tokens}"
        if self.at_most is not None:
            return f"with {limit} {tokens} in all"
        return "with at least " + (
            f"1 {tokens[:-1]}" if self.at_least == 1 else f"{said_number(self.at_least)} {tokens}"
        )


@dataclass(frozen=True)
class Committed(Adjective):
    """It is committed to a story."""

    quick = True

    def passes(self, game: Game, context: Context, card: int) -> bool:
        return characteristics.as_it_was(game, card).story != NOTHING

    def rests_on(self) -> int:
        return dependencies.STORIES

    def among(self, game: Game, context: Context, cards: list[int]) -> list[int]:
        if game.ghost is not None:
            return super().among(game, context, cards)
        committed = characteristics.all_committed(game)
        return [card for card in cards if card in committed] if committed else []

    def before(self) -> str:
        return "committed"


@dataclass(frozen=True)
class At(Adjective):
    """It is committed to a certain story, or was when that story was won, if that is what set the text off; or it was
    when that story began to resolve this phase."""

    story: Subject
    when_it_began: bool = False

    def passes(self, game: Game, context: Context, card: int) -> bool:
        if self.when_it_began:
            return any(was_at(game, card, story) for story in self.story.cards(game, context))
        trigger = context.trigger
        is_won = trigger is not None and trigger.kind == WIN_STORY and trigger.status == DONE
        if trigger is not None and is_won and trigger.card in self.story.cards(game, context):
            return card in trigger.there  # Everybody has gone home.
        story = characteristics.as_it_was(game, card).story
        return story != NOTHING and story in self.story.cards(game, context)

    def after(self) -> str:
        return f"{'that was ' if self.when_it_began else ''}committed to {self.story.english()}"


@dataclass(frozen=True)
class Unresolved(Adjective):
    """It is a story that has not resolved this phase."""

    def passes(self, game: Game, context: Context, card: int) -> bool:
        return card not in game.state.resolved

    def before(self) -> str:
        return "unresolved"


def was_at(game: Game, card: int, story: int) -> bool:
    """Whether the card, as the object that it is, took part when the story resolved."""
    state = game.state
    return (Kind.RESOLVE_STORY, state.phase, card, state.cards[card].life, story) in state.memory


@dataclass(frozen=True)
class EnteredDiscard(Adjective):
    """It entered the discard pile it lies in this phase, from wherever."""

    def passes(self, game: Game, context: Context, card: int) -> bool:
        state = game.state
        life = state.cards[card].life
        for kind, phase, entered, at, _ in state.memory:
            if entered == card and at == life and phase is state.phase and kind in ENTERING_DISCARD:
                return True
        return False

    def after(self) -> str:
        return "that entered a discard pile this phase"


@dataclass(frozen=True)
class ControlledWith(Adjective):
    """Whoever controls it also controls another card: one spoken of before, or some card of a kind."""

    other: Subject
    silent: bool = False

    def passes(self, game: Game, context: Context, card: int) -> bool:
        seat = characteristics.controller(game, card)
        return self.other.is_open(context) or any(
            other != card and characteristics.controller(game, other) == seat
            for other in self.other.cards(game, context)
        )

    def after(self) -> str:
        return "" if self.silent else f"whose controller also controls {self.other.single()}"


@dataclass(frozen=True)
class AttachedTo(Adjective):
    """It is attached to a certain card."""

    host: Subject

    def passes(self, game: Game, context: Context, card: int) -> bool:
        host = game.state.cards[card].host
        return host != NOTHING and host in self.host.meant(game, context)

    def after(self) -> str:
        return f"attached to {self.host.english()}"


@dataclass(frozen=True)
class FaceDown(Adjective):
    """It was attached face down."""

    def passes(self, game: Game, context: Context, card: int) -> bool:
        return game.state.cards[card].facedown

    def before(self) -> str:
        return "face-down"


@dataclass(frozen=True)
class Bears(Adjective):
    """A card of a certain kind is attached to it."""

    what: Subject

    def passes(self, game: Game, context: Context, card: int) -> bool:
        for other in characteristics.attachments(game, card):  # noqa: SIM110  a loop costs half of what any() does
            if self.what.includes(game, context, other):
                return True
        return False

    def after(self) -> str:
        return f"with {self.what.single()} attached"


@dataclass(frozen=True)
class Holds(Adjective):
    """Something is there: an Attachment card on it, or characters at the story that it is."""

    what: Literal["attachments", "characters"]
    """See `HELD`."""

    def passes(self, game: Game, context: Context, card: int) -> bool:
        return bool(
            characteristics.attachments(game, card)
            if self.what == "attachments"
            else characteristics.committed(game, card)
        )

    def after(self) -> str:
        return HELD[self.what]


HELD: Final = {"attachments": "with an Attachment card on it", "characters": "to which characters are committed"}


@dataclass(frozen=True)
class WithCharacters(Adjective):
    """A story to which so many characters of a kind are committed, or to which a certain card is."""

    kind: Subject
    at_least: int = 1
    at_most: int | None = None

    def passes(self, game: Game, context: Context, card: int) -> bool:
        number = 0
        for there in characteristics.committed(game, card):
            if self.kind.includes(game, context, there):
                number += 1
        return number >= self.at_least and (self.at_most is None or number <= self.at_most)

    def after(self) -> str:
        if self.at_most == 0:
            return f"to which no {self.kind.several()} are committed"
        if self.at_most is not None:
            return f"to which at most {self.at_most} {self.kind.several()} are committed"
        if self.at_least == 1:
            return f"to which {self.kind.single()} is committed"
        return f"to which at least {self.at_least} {self.kind.several()} are committed"
