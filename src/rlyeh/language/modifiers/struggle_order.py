"""Words for the order in which the struggles of a story come, and for what kind they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rlyeh.engine.stories.resolve import SKILL
from rlyeh.engine.words.modifiers import Layer, Question
from rlyeh.engine.words.parts import Subject
from rlyeh.language.modifiers.characteristics import OfCards
from rlyeh.language.nouns.players import YOU
from rlyeh.model import Icon
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import Claim, Phrase, Sentence, Voice

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.records import Context


@dataclass(frozen=True)
class StruggleOrder(OfCards):
    """A story whose struggles of a kind come first, last, or before those of another kind (STORY-60)."""

    answers = Layer.SCRIPT

    kind: Icon
    last: bool = False
    before: Icon | None = None

    def struggle_order(self, game: Game, context: Context, script: list[int]) -> list[int]:
        kind = int(self.kind)
        others = [step for step in script if step != kind]
        if self.before is not None:
            if script.index(kind) < script.index(self.before):
                return script
            others.insert(others.index(self.before), kind)
            return others
        struggles = [place for place, step in enumerate(others) if step != SKILL]
        others.insert(struggles[-1] + 1 if self.last else struggles[0], kind)
        return others

    def claim(self, voice: Voice) -> Sentence:
        where, many = f"at {self.subject.mention(voice).text}", f"[{self.kind.slug}] struggles"
        if self.before is not None:
            rest = f"before all [{self.before.slug}] struggles {where}"
            return Claim(subject=Phrase(f"all {many}", many=True), verb="resolve", rest=rest)
        when = "after all other struggles" if self.last else "first"
        return Claim(subject=Phrase(many, many=True), verb="resolve", rest=f"{when} {where}")


@dataclass(frozen=True)
class PlayerOrders(OfCards):
    """A story at which you decide in which order the struggles resolve, one after the other (STORY-60)."""

    answers = Layer.SCRIPT

    def says(self, question: Question) -> bool:
        return question is Question.PLAYER_ORDERS

    def claim(self, voice: Voice) -> Sentence:
        rest = f"the order in which struggles resolve at {self.subject.mention(voice).text}"
        return Claim(subject=YOU.mention(voice), verb="decide", rest=rest)


@dataclass(frozen=True)
class StrugglesBecome(OfCards):
    """A story whose struggles, all of them or those of a kind, are struggles of another kind instead (STORY-61)."""

    answers = Layer.STRUGGLES

    to: Icon
    from_: Icon | None = None

    def change_number(self, game: Game, context: Context, card: int, detail: int) -> int:
        return 0

    def kind_instead(self, kind: int) -> int:
        return int(self.to) if self.from_ is None or self.from_ == kind else kind

    def claim(self, voice: Voice) -> Sentence:
        which = "all" if self.from_ is None else f"[{self.from_.slug}]"
        struggles = Phrase(f"{which} struggles at {self.subject.mention(voice).text}", many=True)
        return Claim(subject=struggles, verb="be", rest=f"[{self.to.slug}] struggles instead")


def struggle_order(
    story: Subject, first: Icon | None = None, last: Icon | None = None, before: Icon | None = None
) -> StruggleOrder:
    """Struggles of a kind come first, last, or before others: struggle_order(THIS_STORY, first=ARCANE),
    struggle_order(HOST_STORY, first=COMBAT, before=TERROR)."""
    kind = last if first is None else first
    assert kind is not None, "say which struggles come first, or last"
    return StruggleOrder(story, kind, first is None, before)


def orders_struggles(story: Subject) -> PlayerOrders:
    """You decide the order: while_(committed(THIS), orders_struggles(THIS_STORY))."""
    return PlayerOrders(story)


def struggles_become(story: Subject, to: Icon, from_: Icon | None = None) -> StrugglesBecome:
    """Struggles are of another kind: struggles_become(HOST_STORY, TERROR, from_=INVESTIGATION)."""
    return StrugglesBecome(story, to, from_)


__all__ = [
    "PlayerOrders", "StruggleOrder", "StrugglesBecome", "orders_struggles", "struggle_order", "struggles_become",
]  # fmt: skip
