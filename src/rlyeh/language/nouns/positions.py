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
from rlyeh.language.nouns.adjectives import NOTHING_MORE, Adjective
from rlyeh.language.nouns.amounts import quantity_of, value_of
from rlyeh.language.nouns.players import ANY_PLAYER, AnyPlayer, Opponent, Who, You
from rlyeh.model import Position
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import STATE, Attribute, Voice, conjugated, digits

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.records import Context


WIN_STORY: Final = int(Kind.WIN_STORY)
AND_OWN: Final = "and own"
"""What is said behind "you control"; by itself it is "you own"."""


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

    def attribute(self, voice: Voice) -> Attribute:
        who, verb = self.who.mention(voice), "own" if self.owns else "control"
        if isinstance(self.who, You):
            mine = AND_OWN if self.owns else f"{who.text} {verb}"
            return Attribute(behind=mine, mine=not self.owns, placed=True)
        if voice.speaker is not None and type(voice.speaker) is type(self.who):
            return Attribute(behind=f"{'you' if voice.to_picker else 'they'} {verb}", placed=True)
        if who.text == "you":
            return Attribute(behind=f"you {verb}", placed=True)
        return Attribute(behind=f"{'owned' if self.owns else 'controlled'} by {who.text}", placed=True)


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

    def attribute(self, voice: Voice) -> Attribute:
        return Attribute(self.position.name.lower(), STATE)


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

    def _limit(self, token: str, voice: Voice) -> str:
        least = quantity_of(self.at_least, voice).value
        if self.at_most is None:
            return f"at least 1 {token}" if least == "1" else f"{least} or more {token}s"
        most = quantity_of(self.at_most, voice).value
        if most == least:
            return f"exactly {digits(most, token)}"
        if least != "0":
            return f"{least} to {most} {token}s"
        return f"{most} or fewer {token}s" if most != "0" else f"no {token}s"

    def attribute(self, voice: Voice) -> Attribute:
        if self.wounds and self.at_least == 1:
            return Attribute("wounded", STATE)
        if self.wounds and self.at_most == 0:
            return Attribute("unwounded", STATE)
        token = "wound" if self.wounds else "success token"
        limit = self._limit(token, voice)
        if not isinstance(self.whose, AnyPlayer):
            who = self.whose.mention(voice)
            return Attribute(behind=f"on which {who.text} {conjugated('have', who.many)} {limit}")
        if self.at_most == 0:
            return Attribute(has=f"no {token}s")
        return Attribute(has=f"{limit} in all" if self.at_most is not None else limit)


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

    def attribute(self, voice: Voice) -> Attribute:
        return Attribute("committed", STATE, negative="uncommitted", placed=True)


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

    def attribute(self, voice: Voice) -> Attribute:
        where = f"committed to {self.story.one_of_them(voice.staying()).text}"
        if self.when_it_began:
            return Attribute(which=f"was {where}", which_many=f"were {where}", placed=True)
        return Attribute(behind=where, placed=True)


@dataclass(frozen=True)
class Unresolved(Adjective):
    """It is a story that has not resolved this phase."""

    def passes(self, game: Game, context: Context, card: int) -> bool:
        return card not in game.state.resolved

    def attribute(self, voice: Voice) -> Attribute:
        return Attribute("unresolved", STATE)


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

    def attribute(self, voice: Voice) -> Attribute:
        return Attribute(which="entered a discard pile this phase")


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

    def attribute(self, voice: Voice) -> Attribute:
        if self.silent:
            return NOTHING_MORE
        return Attribute(behind=f"whose controller also controls {self.other.one_of_them(voice).text}")


@dataclass(frozen=True)
class AttachedTo(Adjective):
    """It is attached to a certain card."""

    host: Subject

    def passes(self, game: Game, context: Context, card: int) -> bool:
        host = game.state.cards[card].host
        return host != NOTHING and host in self.host.meant(game, context)

    def attribute(self, voice: Voice) -> Attribute:
        return Attribute(behind=f"attached to {self.host.mention(voice).text}", placed=True)


@dataclass(frozen=True)
class FaceDown(Adjective):
    """It was attached face down."""

    def passes(self, game: Game, context: Context, card: int) -> bool:
        return game.state.cards[card].facedown

    def attribute(self, voice: Voice) -> Attribute:
        return Attribute("face-down", STATE)


@dataclass(frozen=True)
class Bears(Adjective):
    """A card of a certain kind is attached to it."""

    what: Subject

    def passes(self, game: Game, context: Context, card: int) -> bool:
        for other in characteristics.attachments(game, card):  # noqa: SIM110  a loop costs half of what any() does
            if self.what.includes(game, context, other):
                return True
        return False

    def attribute(self, voice: Voice) -> Attribute:
        what = self.what.one_of_them(voice).text
        return Attribute(has=f"{what} attached", lacks=f"{what} attached")


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

    def attribute(self, voice: Voice) -> Attribute:
        if self.what == "attachments":
            return Attribute(
                has="an Attachment card on it", lacks="any Attachment cards", has_many="Attachment cards on them"
            )
        return Attribute(behind="to which characters are committed")


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

    def attribute(self, voice: Voice) -> Attribute:
        many = self.kind.in_general(voice).text
        if self.at_most == 0:
            return Attribute(behind=f"to which no {many} are committed")
        if self.at_most is not None:
            return Attribute(behind=f"to which at most {self.at_most} {many} are committed")
        if self.at_least == 1:
            return Attribute(behind=f"to which {self.kind.one_of_them(voice).text} is committed")
        return Attribute(behind=f"to which at least {self.at_least} {many} are committed")
