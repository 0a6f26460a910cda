"""Words for how long effects last beyond phase and turn, and for phases that come once more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rlyeh.engine.changes.lasting import put_in_force
from rlyeh.engine.state.occurrence_kinds import Until
from rlyeh.engine.state.records import Context
from rlyeh.engine.timing.turn import Turn
from rlyeh.engine.words.doing import deed
from rlyeh.engine.words.modifiers import Modifier
from rlyeh.engine.words.parts import Effect
from rlyeh.engine.words.text_box import Standing
from rlyeh.language.conditions import During
from rlyeh.language.effects.combine import Lasts, lasts
from rlyeh.language.modifiers.phases import SkipsPhase
from rlyeh.language.nouns.players import ANY_PLAYER, YOU, Who, You
from rlyeh.model import Phase
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import Claim, Sentence, Voice

if TYPE_CHECKING:
    from rlyeh.engine.game import Game


@dataclass(frozen=True)
class RepeatPhase(Effect):
    """The present phase comes once more when it ends (TURN-11)."""

    def perform(self, game: Game, context: Context) -> None:
        turn = game.state.stack[0]
        game.state.succeeded = isinstance(turn, Turn)
        if isinstance(turn, Turn):
            turn.repeat()

    def sentences(self, voice: Voice) -> list[Sentence]:
        return deed("repeat", "this phase immediately when it ends")


@dataclass(frozen=True)
class SkipNext(Effect):
    """Players leave out the next phase of a kind that would be theirs (TURN-9)."""

    phase: Phase
    who: Who = YOU

    def perform(self, game: Game, context: Context) -> None:
        game.state.succeeded = True
        for seat in self.who.seats(game, context):
            own = Context(context.source, seat, context.life)
            put_in_force(game, Standing((SkipsPhase(self.phase),)), own, Until.USED)

    def sentences(self, voice: Voice) -> list[Sentence]:
        who = self.who.mention(voice)
        if isinstance(self.who, You):
            return deed("skip", f"{who.whose()} next {self.phase.english}")
        return [Claim(subject=who, verb="skip", rest=f"their next {self.phase.english}")]


def in_next_refresh(*modifiers: Modifier) -> Lasts:
    """Modifiers that hold in the next refresh phase: in_next_refresh(cannot(choose(CHARACTER), "be readied"))."""
    return lasts(Until.NEXT_REFRESH, modifiers, None, During(Phase.REFRESH, ANY_PLAYER))


def while_exhausted(*modifiers: Modifier) -> Lasts:
    """Modifiers that last as long as this card stays exhausted: while_exhausted(cannot(the("it"), "commit"))."""
    return lasts(Until.WHILE_EXHAUSTED, modifiers, None, None)


def until_it_resolves_again(*modifiers: Modifier) -> Lasts:
    """Modifiers of characters that last until the story to which they are committed resolves in a later turn:
    until_it_resolves_again(stays_committed(choose(CHARACTER.committed)))."""
    return lasts(Until.RESOLVES_AGAIN, modifiers, None, None)


def until_end_of_your_next_turn(*modifiers: Modifier) -> Lasts:
    """Modifiers that last until your next turn ends: until_end_of_your_next_turn(skips(STORY_PHASE, EACH_PLAYER))."""
    return lasts(Until.NEXT_TURN_END, modifiers, None, None)


def skips_next(phase: Phase, who: Who = YOU) -> SkipNext:
    """Players leave out their next phase of a kind: skips_next(REFRESH_PHASE, EACH_PLAYER)."""
    return SkipNext(phase, who)


def repeat_phase() -> RepeatPhase:
    """The present phase once more: action(repeat_phase())."""
    return RepeatPhase()


__all__ = [
    "RepeatPhase", "SkipNext", "in_next_refresh", "repeat_phase", "skips_next", "until_end_of_your_next_turn",
    "until_it_resolves_again", "while_exhausted",
]  # fmt: skip
