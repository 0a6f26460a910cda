"""Triggers at stories: struggles won and lost, success, stories resolved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.engine.in_force import characteristics
from rlyeh.engine.state.occurrence import Occurrence
from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.engine.stories.resolve import struggles_held
from rlyeh.engine.words.parts import Subject, Trigger
from rlyeh.language.nouns.players import YOU, EachPlayer, Who
from rlyeh.language.nouns.positions import was_at
from rlyeh.language.triggers.events import means
from rlyeh.model import Icon
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import Clause, Voice, article, conjugated, digits
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
    at: Subject | None = None
    """The story where it is held."""

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
        if self.at is not None and not means(game, context, self.at, occurrence.story):
            return False
        if self.with_ is None:
            return True
        return any(card in occurrence.there for card in self.with_.cards(game, context))

    def moment(self, voice: Voice) -> Clause:
        who = self.who.mention(voice)
        verb = "lose" if self.lost else "win"
        verb = f"would {verb}" if self.before and not self.result else conjugated(verb, who.many)
        kind = "icon" if self.kind is None else f"[{self.kind.slug}]"
        words = f"{who.text} {verb} {article(kind)} struggle"
        if self.by > 1:
            words += f" by at least {self.by} icons"
        if self.at is not None:
            words += f" at {self.at.one_of_them(voice).text}"
        if self.with_ is not None:
            words += f" in which {self.with_.one_of_them(voice).text} participates"
        return Clause(words)


AN: Final = ("ic", "[a", "[i")
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
    at: Subject | None = None
    unopposed: bool = False

    def kinds(self) -> frozenset[int]:
        return frozenset((Kind.SUCCEED,))

    def matches(self, game: Game, context: Context, occurrence: Occurrence) -> bool:
        if occurrence.seat not in self.who.seats(game, context) or (self.opposed and not occurrence.opposed):
            return False
        if self.unopposed and occurrence.opposed:
            return False
        if self.at is not None and not means(game, context, self.at, occurrence.story):
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
        where = "a story" if self.at is None else self.at.one_of_them(voice).text
        words = f"{who.text} {conjugated('succeed', who.many)} at {where}{' unopposed' if self.unopposed else ''}"
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
    at: Subject | None = None

    def check(self, scope: Scope) -> None:
        scope.must_be_listed(self.stage, STAGES, "story_stage.stage")
        super().check(scope)

    def kinds(self) -> frozenset[int]:
        return frozenset((STAGES[self.stage][0],))

    def matches(self, game: Game, context: Context, occurrence: Occurrence) -> bool:
        if self.at is not None and not means(game, context, self.at, occurrence.story):
            return False
        if self.with_ is None:
            return True
        cards = self.with_.cards(game, context)
        if occurrence.kind == Kind.RESOLVE_STORY:
            return any(was_at(game, card, occurrence.story) for card in cards)
        return any(game.state.cards[card].story == occurrence.story for card in cards)

    def moment(self, voice: Voice) -> Clause:
        where = "a story" if self.at is None else self.at.one_of_them(voice).text
        return Clause(f"{STAGES[self.stage][1]} {where}{committed_there(self.with_, voice)}")


STAGES: Final = {
    "skill check": (Kind.CHECKED, "the skill check at"),
    "resolved": (Kind.RESOLVE_STORY, "resolving"),
    "struggles over": (Kind.STRUGGLES_OVER, "all struggles at"),
}


def committed_there(with_: Subject | None, voice: Voice) -> str:
    """The card that is committed to the story that is spoken of."""
    return "" if with_ is None else f" to which {with_.one_of_them(voice).text} is committed"


@dataclass(frozen=True)
class StruggleBegins(Trigger):
    """A struggle is about to be counted, perhaps one of a kind, the first one of its story, or one where a card is."""

    kind: Icon | None = None
    at: Subject | None = None
    with_: Subject | None = None
    first: bool = False
    before: bool = True

    def kinds(self) -> frozenset[int]:
        return frozenset((Kind.STRUGGLE,))

    def matches(self, game: Game, context: Context, occurrence: Occurrence) -> bool:
        if self.kind is not None and occurrence.struggle != self.kind:
            return False
        if self.at is not None and not means(game, context, self.at, occurrence.story):
            return False
        if self.first and struggles_held(game, occurrence.story) > 1:
            return False
        if self.with_ is None:
            return True
        return any(game.state.cards[card].story == occurrence.story for card in self.with_.cards(game, context))

    def moment(self, voice: Voice) -> Clause:
        kind = "struggle" if self.kind is None else f"[{self.kind.slug}] struggle"
        which = f"the first {kind}" if self.first else article(kind)
        where = "a story" if self.at is None else self.at.one_of_them(voice).text
        return Clause(f"{which} would resolve at {where}{committed_there(self.with_, voice)}")


@dataclass(frozen=True)
class NoSuccess(Trigger):
    """A player does not succeed in their skill check at a story; or has lost it, the other player's that succeeds as
    well (STORY-67)."""

    who: Who = YOU
    with_: Subject | None = None
    at: Subject | None = None
    lost: bool = False
    before: bool = False

    def kinds(self) -> frozenset[int]:
        return frozenset((Kind.CHECKED,))

    def matches(self, game: Game, context: Context, occurrence: Occurrence) -> bool:
        if occurrence.success and not self.lost:
            return False
        loser = 1 - occurrence.seat if occurrence.success else occurrence.seat
        if loser not in self.who.seats(game, context):
            return False
        if self.at is not None and not means(game, context, self.at, occurrence.story):
            return False
        if self.with_ is None:
            return True
        return any(game.state.cards[card].story == occurrence.story for card in self.with_.cards(game, context))

    def moment(self, voice: Voice) -> Clause:
        who = self.who.mention(voice)
        where = "a story" if self.at is None else self.at.one_of_them(voice).text
        does = f"{conjugated('do', who.many)} not succeed"
        if self.lost:
            does = f"{conjugated('lose', who.many)} the skill check"
        return Clause(f"{who.text} {does} at {where}{committed_there(self.with_, voice)}")


@dataclass(frozen=True)
class SideCommitted(Trigger):
    """A player has finished committing, so many characters at least; each player means that both have."""

    who: Who = YOU
    at_least: int = 0
    before: bool = False

    def kinds(self) -> frozenset[int]:
        return frozenset((Kind.COMMITTED,))

    def matches(self, game: Game, context: Context, occurrence: Occurrence) -> bool:
        if isinstance(self.who, EachPlayer):
            return occurrence.seat != game.state.active
        return occurrence.seat in self.who.seats(game, context) and occurrence.number >= self.at_least

    def moment(self, voice: Voice) -> Clause:
        if isinstance(self.who, EachPlayer):
            return Clause("all players have committed characters to stories")
        who = self.who.mention(voice)
        number = "characters" if self.at_least == 0 else f"at least {digits(self.at_least, 'character')}"
        return Clause(f"{who.text} {conjugated('have', who.many)} committed {number} to stories")


def loses_icon_struggle(
    kind: Icon | None = None, by: int = 0, who: Who = YOU, with_: Subject | None = None, at: Subject | None = None
) -> StruggleWon:
    """A player loses a struggle, perhaps at a certain story: loses_icon_struggle(TERROR, at=HOST_STORY)."""
    return StruggleWon(who, kind, by, lost=True, with_=with_, at=at)


def succeeds(
    who: Who = YOU, with_: Subject | None = None, opposed: bool = False, alone: bool = False,
    at: Subject | None = None, unopposed: bool = False,
) -> Succeeds:  # fmt: skip
    """A player succeeds at a story, perhaps one where a card of theirs is committed, or a certain one:
    succeeds(ANY_PLAYER, at=THIS)."""
    return Succeeds(who, with_, opposed, alone=alone, at=at, unopposed=unopposed)


def wins_struggle(
    kind: Icon | None = None, by: int = 0, who: Who = YOU, with_: Subject | None = None, at: Subject | None = None
) -> StruggleWon:
    """A player wins a struggle, perhaps at a certain story: wins_struggle(ARCANE, at=HOST_STORY)."""
    return StruggleWon(who, kind, by, with_=with_, at=at)


def resolves_story(with_: Subject | None = None, at: Subject | None = None) -> StoryStage:
    """A story resolved, perhaps one at which a card is committed: resolves_story(with_=THIS)."""
    return StoryStage("resolved", with_, at=at)


def struggles_over(at: Subject) -> StoryStage:
    """All struggles at a story have been held: struggles_over(at=THIS_STORY)."""
    return StoryStage("struggles over", at=at)


def would_resolve(
    struggle: Icon | None = None, at: Subject | None = None, with_: Subject | None = None, first: bool = False
) -> StruggleBegins:
    """A struggle is about to be counted: disrupt(when(would_resolve(COMBAT, with_=MINE)), ...)."""
    return StruggleBegins(struggle, at, with_, first)


def does_not_succeed(who: Who = YOU, with_: Subject | None = None, at: Subject | None = None) -> NoSuccess:
    """A player makes a skill check and does not succeed: does_not_succeed(with_=THIS)."""
    return NoSuccess(who, with_, at)


def loses_skill_check(who: Who = YOU, with_: Subject | None = None, at: Subject | None = None) -> NoSuccess:
    """A player does not succeed, or the other one does: loses_skill_check(with_=THIS)."""
    return NoSuccess(who, with_, at, lost=True)


def has_committed(who: Who = YOU, at_least: int = 0) -> SideCommitted:
    """A player has finished committing, or both have: has_committed(OPPONENT), has_committed(EACH_PLAYER)."""
    return SideCommitted(who, at_least)


def skill_check(with_: Subject) -> StoryStage:
    """A skill check at the story where a card is committed: after(skill_check(with_=THIS))."""
    return StoryStage("skill check", with_)
