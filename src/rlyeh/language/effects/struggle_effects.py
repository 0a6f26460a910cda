"""Words that hold struggles or apply their results once more, and for a second winner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rlyeh.engine.in_force import characteristics
from rlyeh.engine.state import happenings
from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.engine.stories.struggle import Struggle
from rlyeh.engine.stories.struggle_results import RESULTS
from rlyeh.engine.words.doing import deed
from rlyeh.engine.words.parts import Effect, Subject
from rlyeh.language.effects.struggles import ChooseStruggle
from rlyeh.language.nouns.spoken_of import THAT_STORY
from rlyeh.model import Icon, Zone
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import Act, Deed, Sentence, Voice

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.records import Context


@dataclass(frozen=True)
class AnotherStruggle(Effect):
    """One more struggle of a kind is held at a story at once, besides those that it has (STORY-70)."""

    kind: Icon
    at: Subject

    def perform(self, game: Game, context: Context) -> None:
        stories = [story for story in self.at.cards(game, context) if game.state.cards[story].zone is Zone.PLAY]
        game.state.succeeded = bool(stories)
        for story in stories[:1]:
            game.push(Struggle(story, self.kind))

    def sentences(self, voice: Voice) -> list[Sentence]:
        at = self.at.mention(voice).text
        return deed("resolve", f"an additional [{self.kind.slug}] struggle at {at} immediately")


@dataclass(frozen=True)
class WinAsWell(Effect):
    """You win the struggle as well that an opponent is about to win: both results are applied, the active player's
    first (STORY-59)."""

    def perform(self, game: Game, context: Context) -> None:
        trigger = context.trigger
        game.state.succeeded = False
        for frame in reversed(game.state.stack):
            if isinstance(frame, Struggle) and trigger is not None and frame.story == trigger.story:
                frame.win_as_well(game)
                game.state.succeeded = True
                return

    def sentences(self, voice: Voice) -> list[Sentence]:
        return deed("win", "that struggle as well")


@dataclass(frozen=True)
class ResultAgain(Effect):
    """The result of a struggle of a kind that you choose is applied once more, as if you had won it by no icons
    (STORY-71)."""

    which: ChooseStruggle

    def perform(self, game: Game, context: Context) -> None:
        stories = [story for story in self.which.at.cards(game, context) if game.state.cards[story].zone is Zone.PLAY]
        kinds = context.bound[self.which.slot()]
        game.state.succeeded = bool(stories and kinds)
        if game.state.succeeded:
            story, kind, seat = stories[0], kinds[0], context.seat
            there = tuple(characteristics.committed(game, story))
            won = happenings.struggle_stage(Kind.DECIDE_STRUGGLE, story, seat, 1 - seat, kind, 0, there)
            game.push(RESULTS[kind](story, won))

    def sentences(self, voice: Voice) -> list[Sentence]:
        you = "they" if voice.third else "you"
        resolve = Act("resolve", f"that struggle as if {you} had won it")
        return [Deed(acts=(Act("choose", self.which.mention(voice).text), resolve))]


def another_struggle(kind: Icon, at: Subject = THAT_STORY) -> AnotherStruggle:
    """A further struggle at once: another_struggle(COMBAT)."""
    return AnotherStruggle(kind, at)


def win_as_well() -> WinAsWell:
    """You win too: disrupt(when(wins_struggle(who=OPPONENT, at=SAME_STORY)), win_as_well())."""
    return WinAsWell()


def result_again(at: Subject = THAT_STORY) -> ResultAgain:
    """The result of a struggle there once more, for you: disrupt(after(wins_struggle(TERROR)), result_again())."""
    return ResultAgain(ChooseStruggle(at))


__all__ = [
    "AnotherStruggle", "ResultAgain", "WinAsWell", "another_struggle", "result_again", "win_as_well",
]  # fmt: skip
