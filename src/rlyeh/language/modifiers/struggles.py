"""Words for how struggles are counted and ordered, and for what takes the place of their results."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rlyeh.engine.state.cards import NOBODY
from rlyeh.engine.words.modifiers import Layer, Question
from rlyeh.engine.words.parts import Amount, Subject
from rlyeh.language.effects.combine import as_player
from rlyeh.language.effects.struggles import ChooseStruggle
from rlyeh.language.modifiers.characteristics import OfCards
from rlyeh.language.nouns.players import ANY_PLAYER, YOU, Who
from rlyeh.language.triggers.stories import StruggleWon
from rlyeh.model import Icon
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import Claim, Phrase, Sentence, Voice

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.records import Context


@dataclass(frozen=True)
class Compares(OfCards):
    """A story at which struggles compare something else than their own icons: other icons in a kind of struggle that
    the player names, or skill instead of any icons (STORY-51)."""

    answers = Layer.COMPARE

    icon: Icon | None = None
    which: ChooseStruggle | None = None
    in_: Icon | None = None
    """In which struggles, if the text says it."""
    besides: bool = False
    """Whether the icons are counted besides the normal ones."""

    def change_number(self, game: Game, context: Context, card: int, detail: int) -> int:
        return detail if self.icon is None or not self.compares_in(game, context, detail) else self.icon

    def compares_in(self, game: Game, context: Context, kind: int) -> bool:
        if self.in_ is not None and kind != self.in_:
            return False
        return self.which is None or kind in context.bound[self.which.slot()]

    def says(self, question: Question) -> bool:
        if question is Question.ADDS_ICONS:
            return self.besides
        return question is Question.COMPARES_SKILL and self.icon is None

    def claim(self, voice: Voice) -> Sentence:
        at = self.subject.mention(voice).text
        kind = "" if self.in_ is None else f"[{self.in_.slug}] "
        struggle = Phrase(f"each {kind}struggle at {at}") if self.which is None else self.which.mention(voice)
        if self.icon is None and self.which is not None:
            return Claim(subject=struggle, verb="compare", rest="total skill instead of icons")
        if self.icon is None:
            struggles = Phrase(f"{kind}struggles at {at}", many=True)
            return Claim(subject=struggles, verb="compare", rest="total skill instead of icons")
        than = "in addition to" if self.besides else "instead of"
        return Claim(subject=struggle, verb="count", rest=f"[{self.icon.slug}] icons {than} its normal icons")


@dataclass(frozen=True)
class WinsStruggles(OfCards):
    """A story at which you win the struggles of a kind, or of any kind, whatever is counted (STORY-58)."""

    answers = Layer.RESULT

    kind: Icon | None = None

    def winner_of(self, game: Game, context: Context, story: int, kind: int) -> int:
        if (self.kind is not None and self.kind != kind) or not self.subject.includes(game, context, story):
            return NOBODY
        return context.seat

    def claim(self, voice: Voice) -> Sentence:
        kind = "" if self.kind is None else f"[{self.kind.slug}] "
        struggles = f"all {kind}struggles at {self.subject.mention(voice).text}"
        return Claim(subject=YOU.mention(voice), verb="win", rest=struggles)


@dataclass(frozen=True)
class SkillCheckFirst(OfCards):
    """A story whose skill check comes before its struggles; who wins it with that may pick struggles to be held."""

    answers = Layer.SCRIPT

    winner_picks: bool = False

    def says(self, question: Question) -> bool:
        return question is Question.SKILL_FIRST or (question is Question.WINNER_PICKS and self.winner_picks)

    def claim(self, voice: Voice) -> Sentence:
        check = Phrase(f"the skill check at {self.subject.mention(voice).text}")
        picks = "and who wins it before any struggle chooses which of its struggles are still held"
        closing = f", {picks}" if self.winner_picks else ""
        return Claim(closing=closing, subject=check, verb="come", rest="before its struggles")


@dataclass(frozen=True)
class NoSkillCheck(OfCards):
    """A story at which no skill check is made (STORY-57)."""

    answers = Layer.SCRIPT

    def says(self, question: Question) -> bool:
        return question is Question.NO_SKILL_CHECK

    def claim(self, voice: Voice) -> Sentence:
        checks = Phrase("no skill checks", many=True)
        return Claim(subject=checks, verb="resolve", rest=f"at {self.subject.mention(voice).text}")


@dataclass(frozen=True)
class PlayerWith(Who):
    """The player who has the least or the most of something. Where both have as much, it is nobody if the card says so,
    or else a matter of the rule set (FINAL-13)."""

    of: Amount
    most: bool = False
    or_nobody: bool = False

    def seats(self, game: Game, context: Context) -> list[int]:
        mine, theirs = [self.of.value(game, as_player(context, seat)) for seat in (0, 1)]
        return [] if mine == theirs else [int((theirs > mine) is self.most)]

    def tied(self, game: Game, context: Context) -> list[int]:
        return [] if self.or_nobody or self.seats(game, context) else [0, 1]

    def mention(self, voice: Voice) -> Phrase:
        counted = self.of.quantity(voice.of_them())
        who = f"the player with the {'most' if self.most else 'fewest'} {counted.many or counted.value}"
        return Phrase(f"{who} (nobody in a tie)" if self.or_nobody else who, noun="player")


def counts_other_icons(story: Subject, icon: Icon, in_: Icon | None = None) -> Compares:
    """A struggle of your choice is counted by other icons, or those of a kind: counts_other_icons(THAT_STORY,
    INVESTIGATION), counts_other_icons(THIS_STORY, ARCANE, in_=TERROR)."""
    return Compares(story, icon, ChooseStruggle(story) if in_ is None else None, in_)


def counts_icons_too(story: Subject, icon: Icon) -> Compares:
    """Struggles at a story count these icons as well: counts_icons_too(HOST_STORY, TERROR)."""
    return Compares(story, icon, besides=True)


def compares_skill(story: Subject, chosen: bool = False) -> Compares:
    """Struggles at a story compare skill, or one that you choose: compares_skill(HOST_STORY),
    compares_skill(THAT_STORY, chosen=True)."""
    return Compares(story, which=ChooseStruggle(story) if chosen else None)


def skill_check_first(story: Subject, winner_picks: bool = False) -> SkillCheckFirst:
    """A story begins with its skill check: skill_check_first(THIS)."""
    return SkillCheckFirst(story, winner_picks)


def no_skill_check(story: Subject) -> NoSkillCheck:
    """No skill check is made at a story: no_skill_check(HOST_STORY)."""
    return NoSkillCheck(story)


def wins_all_struggles(story: Subject, kind: Icon | None = None) -> WinsStruggles:
    """You win the struggles at a story: while_(committed(THIS), wins_all_struggles(THIS_STORY, TERROR))."""
    return WinsStruggles(story, kind)


def result_of_struggle(
    kind: Icon | None = None, who: Who = ANY_PLAYER, with_: Subject | None = None, at: Subject | None = None,
    lost: bool = False,
) -> StruggleWon:  # fmt: skip
    """The result of a struggle that a player won, or lost: instead(result_of_struggle(TERROR, YOU), ...)."""
    return StruggleWon(who, kind, lost=lost, with_=with_, result=True, at=at)


def fewest(of: Amount) -> PlayerWith:
    """The player with the least: fewest(icons_of(TERROR, MINE))."""
    return PlayerWith(of)


def most(of: Amount) -> PlayerWith:
    """The player with the most, or nobody in a tie: most(count(CARD.in_(HAND)))."""
    return PlayerWith(of, most=True, or_nobody=True)


__all__ = [
    "Compares", "NoSkillCheck", "PlayerWith", "SkillCheckFirst", "WinsStruggles", "compares_skill", "counts_icons_too",
    "counts_other_icons", "fewest", "most", "no_skill_check", "result_of_struggle", "skill_check_first",
    "wins_all_struggles",
]  # fmt: skip
