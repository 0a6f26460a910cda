"""Words about the icon struggles of stories: naming one, and stories that lack the one named."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rlyeh.engine.abilities import Choice, Effect, Layer, Subject
from rlyeh.engine.decisions import Option
from rlyeh.engine.kinds import Kind
from rlyeh.engine.resolve import struggles_at
from rlyeh.engine.state import NOTHING
from rlyeh.language.compound import ChooseFirst
from rlyeh.language.modifiers import OfCards
from rlyeh.language.nouns import Cards
from rlyeh.language.subjects import Choose, The
from rlyeh.model import Icon

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state import Context


@dataclass(frozen=True)
class ChooseStruggle(Choice):
    """One of the icon struggles that a story has now."""

    at: Subject
    verb = "struggle"

    def slot(self) -> str:
        return self.ref

    def candidates(self, game: Game, context: Context, effect: Effect | None) -> list[int]:
        stories = self.at.cards(game, context)
        return [icon for icon in Icon if any(struggles_at(game, story, icon) for story in stories)]

    def enough(self, game: Game, context: Context, effect: Effect | None) -> bool:
        """A story that is still to be chosen is taken to have some."""
        return not self.at.cards(game, context) or super().enough(game, context, effect)

    def options(self, game: Game, context: Context, candidates: list[int]) -> list[Option]:
        return [Option(self.verb, number=icon, text=Icon(icon).slug) for icon in candidates]

    def english(self) -> str:
        return f"an icon struggle at {self.at.english()}"


@dataclass(frozen=True)
class LoseStruggle(OfCards):
    """A story has one struggle less, of the kind that is chosen with the effect, or that this card has named; boosters
    there count as struggles too (STORY-27)."""

    layer = Layer.STRUGGLES

    which: ChooseStruggle | None = None

    def change_number(self, game: Game, context: Context, card: int, detail: int) -> int:
        lost = (named_number(game, context),) if self.which is None else context.bound[self.which.slot()]
        return -1 if detail in lost else 0

    def english(self) -> str:
        which = "the struggle that you chose" if self.which is None else "a struggle icon of your choice"
        return f"{self.says_who('loses', 'lose')} {which}"


def named_number(game: Game, context: Context) -> int:
    """What the source of a text has named last: a struggle by its icon."""
    for kind, _, card, life, number in reversed(game.state.memory):
        if kind == Kind.NAME and card == context.source and life == context.life:
            return number
    return NOTHING


def name_struggle(at: Subject) -> ChooseFirst:
    """Name a struggle of a story: name_struggle(at=THAT_STORY)."""
    return ChooseFirst(ChooseStruggle(at), remembered=True)


def loses_named_struggle(story: Subject) -> LoseStruggle:
    """A story loses the struggle named: loses_named_struggle(THIS_STORY)."""
    return LoseStruggle(story)


def loses_struggle(stories: Cards) -> LoseStruggle:
    """A story of your choice loses a struggle icon of your choice: loses_struggle(STORY)."""
    return LoseStruggle(Choose(stories, as_="story"), ChooseStruggle(The("story", "story")))
