"""Words that change how characters commit and how stories resolve: who counts, who deals wounds, further checks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from rlyeh.engine.state.occurrence import Occurrence
from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.engine.words.modifiers import (
    ALL_OF_IT,
    NONE_OF_IT,
    SKILL_COUNTED,
    WHAT_IS_PRINTED,
    Layer,
    Modifier,
    Question,
)
from rlyeh.engine.words.parts import Amount, Subject
from rlyeh.engine.words.text_box import parts_of
from rlyeh.language.modifiers.characteristics import OfCards
from rlyeh.model import Icon
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import Act, Claim, Deed, Phrase, Sentence, Voice
from rlyeh.model.scope import Scope

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.records import Context


Part = Literal["both", "icons", "skill"]
"""What of a card counts: its icons, its skill or both."""


@dataclass(frozen=True)
class CountsAt(OfCards):
    """Icons and skill that count at a story without the card being committed there (STORY-49, STORY-50); without a
    story, skill that is left out when success is determined, which does not change what it is (STORY-36)."""

    answers = Layer.COUNT

    story: Subject | None = None
    part: Part = "both"
    """What of it counts there."""

    def change_number(self, game: Game, context: Context, card: int, detail: int) -> int:
        return 0 if self.story is None else int(detail in self.story.cards(game, context))

    def counts_part(self, what: int) -> bool:
        return self.part == "both" or (self.part == "skill") is (what == SKILL_COUNTED)

    def says(self, question: Question) -> bool:
        return question is Question.LEAVES_SKILL_OUT and self.story is None

    def claim(self, voice: Voice) -> Sentence:
        whom = self.subject.mention(voice)
        if self.story is None:
            return Claim(subject=whom, verb="count", negated=True, rest=f"{whom.its()} skill")
        part = "icons and skill" if self.part == "both" else self.part
        return Deed(acts=(Act("count", f"the {part} of {whom.text} at {self.story.mention(voice).text}"),))


@dataclass(frozen=True)
class NotCounted(OfCards):
    """Icons, of all kinds or of one, or skill that do not count, everywhere or at a certain story; they are there all
    the same, and protect (STORY-55)."""

    answers = Layer.COUNT

    part: Part = "both"
    icon: Icon | None = None
    printed: bool = False
    """Whether it is the printed icons only."""
    at: Subject | None = None

    def change_number(self, game: Game, context: Context, card: int, detail: int) -> int:
        return 0

    def counts_part(self, what: int) -> bool:
        return False

    def leaves_out(self, game: Game, context: Context, card: int, story: int, what: int) -> int:
        if self.part != "both" and (self.part == "skill") is not (what == SKILL_COUNTED):
            return NONE_OF_IT
        if self.icon is not None and what != self.icon:
            return NONE_OF_IT
        if self.at is not None and story not in self.at.cards(game, context):
            return NONE_OF_IT
        return WHAT_IS_PRINTED if self.printed else ALL_OF_IT

    def claim(self, voice: Voice) -> Sentence:
        whom = self.subject.mention(voice)
        icons = f"{'printed ' if self.printed else ''}{'' if self.icon is None else f'[{self.icon.slug}] '}icons"
        part = {"both": f"{icons} or skill", "icons": icons, "skill": "skill"}[self.part]
        where = "" if self.at is None else f" at {self.at.mention(voice).text}"
        return Claim(subject=whom, verb="count", negated=True, rest=f"{whom.its()} {part}{where}")


@dataclass(frozen=True)
class ExtraWounds(Modifier):
    """Wounds that combat struggles deal besides their own. The loser takes them and deals them out; or the winner may
    deal them to whomever is there (STORY-52)."""

    answers = Layer.RESULT

    number: Amount
    with_: Subject | None = None
    """A card that must have taken part."""
    winner: bool = False

    def check(self, scope: Scope) -> None:
        """The number may speak of the struggle that was lost."""
        inner = scope.inside()
        inner.parts = parts_of(frozenset((Kind.WIN_STRUGGLE,)))
        self.number.check(inner)
        if self.with_ is not None:
            self.with_.check(scope)

    def reaches(self, game: Game, context: Context, card: int) -> bool:
        return False

    def extra_wounds(self, game: Game, context: Context, struggle: Occurrence) -> int:
        if self.with_ is not None and not self._took_part(game, context, struggle.story):
            return 0
        own = context.apart()
        own.trigger = struggle
        return self.number.value(game, own)

    def _took_part(self, game: Game, context: Context, story: int) -> bool:
        assert self.with_ is not None
        return any(game.state.cards[card].story == story for card in self.with_.cards(game, context))

    def says(self, question: Question) -> bool:
        return question is Question.WINNER_DEALS and self.winner

    def claim(self, voice: Voice) -> Sentence:
        which = "" if self.with_ is None else f" in which {self.with_.mention(voice).text} participates"
        who = f"the {'winner' if self.winner else 'loser'} of each [{Icon.COMBAT.slug}] struggle{which}"
        wound = f"an additional wound for each {self.number.quantity(voice).each}"
        whose = "the" if self.winner else "their"
        rest = f"{wound}, distributed among {whose} characters committed to that story"
        modal, verb = ("may", "give") if self.winner else ("must", "take")
        return Claim(subject=Phrase(who), modal=modal, verb=verb, rest=rest)


def counts_at(subject: Subject, story: Subject, part: Part = "both") -> CountsAt:
    """Count a card at a story, or only its icons or its skill: counts_at(THIS, choose(STORY)),
    counts_at(THIS, CONSPIRACY, "icons")."""
    return CountsAt(subject, story, part)


def does_not_count(
    subject: Subject, part: Part = "both", icon: Icon | None = None, printed: bool = False, at: Subject | None = None
) -> NotCounted:
    """Icons or skill that do not count: does_not_count(CHARACTER.other.at(THIS_STORY), "icons", COMBAT)."""
    return NotCounted(subject, part, icon, printed, at)


def does_not_count_skill(subject: Subject) -> CountsAt:
    """A character's skill is not counted for success: does_not_count_skill(CHARACTER.subtype("Monster"))."""
    return CountsAt(subject)


def loser_takes_extra_wounds(number: Amount, with_: Subject) -> ExtraWounds:
    """Wounds for the loser: loser_takes_extra_wounds(MARGIN, with_=THIS)."""
    return ExtraWounds(number, with_)


def winner_deals_extra_wounds(number: Amount) -> ExtraWounds:
    """Wounds that the winner may deal: winner_deals_extra_wounds(MARGIN)."""
    return ExtraWounds(number, winner=True)
