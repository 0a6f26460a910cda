"""Triggers at stories: struggles won and lost, success, stories resolved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.engine.in_force import characteristics
from rlyeh.engine.state.occurrence import Occurrence
from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.engine.words.parts import Subject, Trigger
from rlyeh.language.nouns.players import YOU, Who
from rlyeh.language.nouns.positions import was_at
from rlyeh.model import Icon
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import Clause, Voice, article, conjugated
from rlyeh.model.scope import Scope

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.records import Context


@dataclass(frozen=True)
class StruggleWon(Trigger):
    """A player wins (or loses) a struggle; or its result is about to be applied."""

    who: Who = YOU
    kind: Icon | None = None
    by: int = 0
    """The least margin."""
    lost: bool = False
    before: bool = False
    with_: Subject | None = None
    """A card that takes part."""
    result: bool = False

    def kinds(self) -> frozenset[int]:
        if self.result:
            return frozenset((Kind.STRUGGLE_RESULT,))
        return frozenset((Kind.DECIDE_STRUGGLE if self.before else Kind.WIN_STRUGGLE,))

    def matches(self, game: Game, context: Context, occurrence: Occurrence) -> bool:
        seat = occurrence.loser if self.lost else occurrence.seat
        if seat not in self.who.seats(game, context) or occurrence.margin < self.by:
            return False
        if self.kind is not None and occurrence.struggle != self.kind:
            return False
        if self.with_ is None:
            return True
        return any(card in occurrence.there for card in self.with_.cards(game, context))

    def moment(self, voice: Voice) -> Clause:
        who = self.who.mention(voice)
        verb = "lose" if self.lost else "win"
        verb = f"would {verb}" if self.before else conjugated(verb, who.many)
        kind = "icon" if self.kind is None else f"[{self.kind.slug}]"
        words = f"{who.text} {verb} {article(kind)} struggle"
        if self.by > 1:
            words += f" by at least {self.by} icons"
        if self.with_ is not None:
            words += f" in which {self.with_.one_of_them(voice).text} participates"
        return Clause(words)


"""How the words begin that take "an"."""


@dataclass(frozen=True)
class Succeeds(Trigger):
    """A player succeeds at a story."""

    who: Who = YOU
    with_: Subject | None = None
    opposed: bool = False
    before: bool = False
    alone: bool = False
    """Whether the card must have been the player's only one there."""

    def kinds(self) -> frozenset[int]:
        return frozenset((Kind.SUCCEED,))

    def matches(self, game: Game, context: Context, occurrence: Occurrence) -> bool:
        if occurrence.seat not in self.who.seats(game, context) or (self.opposed and not occurrence.opposed):
            return False
        if self.with_ is None:
            return True
        if (
            self.alone
            and sum(characteristics.controller(game, card) == occurrence.seat for card in occurrence.there) > 1
        ):
            return False
        return any(card in occurrence.there for card in self.with_.cards(game, context))

    def moment(self, voice: Voice) -> Clause:
        who = self.who.mention(voice)
        words = f"{who.text} {conjugated('succeed', who.many)} at a story"
        if self.opposed:
            words += f" in which {who.text} {'were' if who.many else 'was'} opposed"
        if self.with_ is not None:
            words += f" to which {self.with_.one_of_them(voice).text} is committed{' alone' if self.alone else ''}"
        return Clause(words)


@dataclass(frozen=True)
class StoryStage(Trigger):
    """A story comes to the end of a stage, perhaps one at which a card takes part: its skill check has been made, or it
    has resolved."""

    stage: str
    """See `STAGES`."""
    with_: Subject | None = None
    before: bool = False

    def check(self, scope: Scope) -> None:
        scope.must_be_listed(self.stage, STAGES, "story_stage.stage")
        super().check(scope)

    def kinds(self) -> frozenset[int]:
        return frozenset((STAGES[self.stage][0],))

    def matches(self, game: Game, context: Context, occurrence: Occurrence) -> bool:
        if self.with_ is None:
            return True
        cards = self.with_.cards(game, context)
        if occurrence.kind == Kind.RESOLVE_STORY:
            return any(was_at(game, card, occurrence.story) for card in cards)
        return any(game.state.cards[card].story == occurrence.story for card in cards)

    def moment(self, voice: Voice) -> Clause:
        words = STAGES[self.stage][1]
        if self.with_ is not None:
            words += f" to which {self.with_.one_of_them(voice).text} is committed"
        return Clause(words)


STAGES: Final = {
    "skill check": (Kind.CHECKED, "the skill check at a story"),
    "resolved": (Kind.RESOLVE_STORY, "resolving a story"),
}


def loses_icon_struggle(kind: Icon | None = None, who: Who = YOU) -> StruggleWon:
    """A player loses a struggle."""
    return StruggleWon(who, kind, lost=True)


def succeeds(who: Who = YOU, with_: Subject | None = None, opposed: bool = False, alone: bool = False) -> Succeeds:
    """A player succeeds at a story, perhaps one where a card of theirs is committed."""
    return Succeeds(who, with_, opposed, alone=alone)


def wins_struggle(kind: Icon | None = None, by: int = 0, who: Who = YOU, with_: Subject | None = None) -> StruggleWon:
    """A player wins a struggle."""
    return StruggleWon(who, kind, by, with_=with_)


def resolves_story(with_: Subject) -> StoryStage:
    """A story resolved at which a card is committed."""
    return StoryStage("resolved", with_)


def skill_check(with_: Subject) -> StoryStage:
    """A skill check at the story where a card is committed: after(skill_check(with_=THIS))."""
    return StoryStage("skill check", with_)
