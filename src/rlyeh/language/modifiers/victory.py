"""Words about winning: stories, their effects and their replacement, and what it takes to win the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.engine.state.records import Context
from rlyeh.engine.timing.checks import STORIES, TOKENS, TOKENS_OF
from rlyeh.engine.words.modifiers import Layer, Modifier, Question
from rlyeh.engine.words.parts import Amount, Condition, Subject
from rlyeh.language.effects.combine import as_player
from rlyeh.language.modifiers.characteristics import OfCards
from rlyeh.language.nouns.amounts import numbered
from rlyeh.language.nouns.players import ANY_PLAYER, OPPONENT, YOU, AnyPlayer, Who
from rlyeh.language.triggers.events import PlayerDoes
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import Claim, Phrase, Sentence, Voice, opened

if TYPE_CHECKING:
    from rlyeh.engine.game import Game

NEVER: Final = 1000
"""More stories than there are."""


@dataclass(frozen=True)
class StoriesNeeded(Modifier):
    """Players need more won stories to win the game, all of them or those for whom something does not hold; so many
    more that they cannot, if no number is said (WIN-4)."""

    answers = Layer.NEEDED

    number: int = NEVER
    unless: Condition | None = None

    def reaches(self, game: Game, context: Context, card: int) -> bool:
        return False

    def change_number(self, game: Game, context: Context, card: int, detail: int) -> int:
        if detail != STORIES or (self.unless is not None and self.unless.holds(game, as_player(context, card))):
            return 0
        return self.number

    def claim(self, voice: Voice) -> Sentence:
        unless = ""
        if self.unless is not None:
            unless = f" {self.unless.circumstance(voice.of_them()).led_by('unless')}"
        if self.number == NEVER:
            rest = "the game by won stories"
            return Claim(closing=unless, subject=Phrase("a player"), modal="cannot", verb="win", rest=rest)
        stories = "1 additional won story" if self.number == 1 else f"{self.number} additional won stories"
        return Claim(closing=unless, subject=Phrase("each player"), verb="need", rest=f"{stories} to win the game")


@dataclass(frozen=True)
class TokensNeeded(OfCards):
    """Stories that take more success tokens to win, or fewer: for everybody or for certain players (STORY-62)."""

    answers = Layer.NEEDED

    change: int
    who: Who = ANY_PLAYER
    times: Amount | None = None
    """How often the change is made, where its number is counted."""

    def reaches(self, game: Game, context: Context, card: int) -> bool:
        return self.subject.includes(game, context, card)

    def change_number(self, game: Game, context: Context, card: int, detail: int) -> int:
        if detail == STORIES or not self.subject.includes(game, context, card):
            return 0
        change = self.change if self.times is None else self.change * self.times.value(game, context)
        if detail == TOKENS:
            return change if isinstance(self.who, AnyPlayer) else 0
        return change if TOKENS_OF.index(detail) in self.who.seats(game, context) else 0

    def claim(self, voice: Voice) -> Sentence:
        number = abs(self.change) if self.times is None else self.times
        more = f"{'additional' if self.change > 0 else 'fewer'} success token"
        tokens = numbered(number, f"1 {more}", f"{more}s", voice)
        who = Phrase("each player") if isinstance(self.who, AnyPlayer) else self.who.mention(voice)
        story = self.subject.one_of_them(voice).text
        return Claim(subject=who, verb="need", rest=f"{tokens} to win {story}")


@dataclass(frozen=True)
class EffectUse(OfCards):
    """A story whose effect has to be used by whoever wins it (STORY-66); or is used by you, or not, where an opponent
    wins it (STORY-64)."""

    answers = Layer.SCRIPT

    by_you: bool = False

    def says(self, question: Question) -> bool:
        return question is (Question.CHOOSES_USE if self.by_you else Question.MUST_USE_EFFECT)

    def claim(self, voice: Voice) -> Sentence:
        story = self.subject.mention(voice).text
        if not self.by_you:
            used = Claim(subject=Phrase("its effect"), modal="must", verb="be", rest="used")
            return opened(used, f"if {story} is won")
        you = YOU.mention(voice)
        rest = f"whether to use its effect as if {you.text} had won it instead"
        return opened(Claim(subject=you, verb="choose", rest=rest), f"if an opponent wins {story}")


def _tokens_needed(stories: Subject, sign: int, number: Amount | int, who: Who) -> TokensNeeded:
    if isinstance(number, int):
        return TokensNeeded(stories, sign * number, who)
    return TokensNeeded(stories, sign, who, number)


def more_tokens_needed(stories: Subject, number: Amount | int = 1, who: Who = ANY_PLAYER) -> TokensNeeded:
    """Winning a story takes so many more success tokens: more_tokens_needed(HOST_STORY, 2, who=OPPONENT)."""
    return _tokens_needed(stories, 1, number, who)


def fewer_tokens_needed(stories: Subject, number: Amount | int = 1, who: Who = ANY_PLAYER) -> TokensNeeded:
    """Winning a story takes so many fewer: until_end_of_phase(fewer_tokens_needed(choose(STORY)))."""
    return _tokens_needed(stories, -1, number, who)


def must_use_effect(story: Subject) -> EffectUse:
    """Whoever wins a story has to use its effect: must_use_effect(HOST_STORY)."""
    return EffectUse(story)


def uses_effect_instead(story: Subject) -> EffectUse:
    """Where an opponent wins a story, you use its effect, or do not: while_(committed(THIS),
    uses_effect_instead(THIS_STORY))."""
    return EffectUse(story, by_you=True)


def more_stories_needed(number: int = 1) -> StoriesNeeded:
    """Winning the game takes more stories."""
    return StoriesNeeded(number)


def cannot_win_by_stories(unless: Condition) -> StoriesNeeded:
    """Winning by stories is impossible for players for whom something does not hold."""
    return StoriesNeeded(unless=unless)


def declines_story_effect(who: Who = OPPONENT) -> PlayerDoes:
    """A player declines the effect of a story they won."""
    return PlayerDoes(who, "declines_story")


def would_replace_story(who: Who = YOU) -> PlayerDoes:
    """A player is about to replace a story that they won."""
    return PlayerDoes(who, "replaces_story", before=True)


__all__ = [
    "EffectUse", "StoriesNeeded", "TokensNeeded", "cannot_win_by_stories", "declines_story_effect",
    "fewer_tokens_needed", "more_stories_needed", "more_tokens_needed", "must_use_effect", "uses_effect_instead",
    "would_replace_story",
]  # fmt: skip
