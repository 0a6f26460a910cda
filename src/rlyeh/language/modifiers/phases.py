"""Words about phases: those that are left out, and what is readied in the refresh phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rlyeh.engine.words.modifiers import Layer, Modifier, Question
from rlyeh.engine.words.parts import Amount, Subject
from rlyeh.language.modifiers.characteristics import OfCards
from rlyeh.language.nouns.amounts import numbered, value_of
from rlyeh.language.nouns.players import YOU, Who, You
from rlyeh.model import Phase
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import Claim, Phrase, Sentence, Voice

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.records import Context


@dataclass(frozen=True)
class SkipsPhase(Modifier):
    """A phase that players leave out (TURN-9)."""

    answers = Layer.PHASE

    phase: Phase
    who: Who = YOU

    def reaches(self, game: Game, context: Context, card: int) -> bool:
        return False

    def change_number(self, game: Game, context: Context, card: int, detail: int) -> int:
        return int(detail == self.phase and card in self.who.seats(game, context))

    def claim(self, voice: Voice) -> Sentence:
        who = self.who.mention(voice)
        whose = who.whose() if isinstance(self.who, You) else "their"
        return Claim(subject=who, verb="skip", rest=f"{whose} {self.phase.english}")


@dataclass(frozen=True)
class StaysExhausted(OfCards):
    """Cards that their controller need not ready in the refresh phase (REF-9)."""

    answers = Layer.PHASE

    def change_number(self, game: Game, context: Context, card: int, detail: int) -> int:
        return 0

    def says(self, question: Question) -> bool:
        return question is Question.MAY_STAY_EXHAUSTED

    def claim(self, voice: Voice) -> Sentence:
        you = YOU.mention(voice)
        rest = f"not to ready {self.subject.mention(voice).text} during {you.whose()} refresh phase"
        return Claim(subject=you, modal="may", verb="choose", rest=rest)


@dataclass(frozen=True)
class MostReadied(Modifier):
    """The most characters that a player may ready in the refresh phase (REF-9)."""

    answers = Layer.PHASE

    number: Amount | int

    def reaches(self, game: Game, context: Context, card: int) -> bool:
        return False

    def change_number(self, game: Game, context: Context, card: int, detail: int) -> int:
        return 0

    def most_readied(self, game: Game, context: Context) -> int:
        return value_of(self.number, game, context)

    def claim(self, voice: Voice) -> Sentence:
        characters = numbered(self.number, "1 character", "characters", voice)
        rest = f"more than {characters} during the refresh phase"
        return Claim(subject=Phrase("players", many=True), modal="cannot", verb="ready", rest=rest)


def skips(phase: Phase, who: Who = YOU) -> SkipsPhase:
    """Players leave out a phase: until_end_of_turn(skips(STORY_PHASE))."""
    return SkipsPhase(phase, who)


def may_stay_exhausted(what: Subject) -> StaysExhausted:
    """A card need not be readied in the refresh phase: may_stay_exhausted(THIS)."""
    return StaysExhausted(what)


def readies_at_most(number: Amount | int) -> MostReadied:
    """Players ready only so many characters in the refresh phase: readies_at_most(1)."""
    return MostReadied(number)


__all__ = [
    "MostReadied", "SkipsPhase", "StaysExhausted", "may_stay_exhausted", "readies_at_most", "skips",
]  # fmt: skip
