"""Words about the icon struggles of stories: naming one, and stories that lack the one named."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rlyeh.engine.state.cards import NOTHING
from rlyeh.engine.state.decision import Option
from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.engine.stories.resolve import struggles_at
from rlyeh.engine.words import dependencies
from rlyeh.engine.words.modifiers import Layer
from rlyeh.engine.words.parts import Choice, Effect, Subject
from rlyeh.engine.words.text_box import icon_words
from rlyeh.language.effects.combine import ChooseFirst
from rlyeh.language.modifiers.characteristics import OfCards, icon_counts
from rlyeh.language.nouns.cards import Cards
from rlyeh.language.nouns.spoken_of import Choose, The
from rlyeh.model import NO_ICONS, Icon, Icons
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import Phrase, Sentence, Voice

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.records import Context


@dataclass(frozen=True)
class ChooseStruggle(Choice):
    """One of the icon struggles that a story has now."""

    at: Subject
    verb = "struggle"

    def slot(self) -> str:
        return self.ref

    def candidates(self, game: Game, context: Context, effect: Effect | None) -> list[int]:
        stories = self.at.cards(game, context)
        return [int(icon) for icon in Icon if any(struggles_at(game, story, icon) for story in stories)]

    def enough(self, game: Game, context: Context, effect: Effect | None) -> bool:
        """A story that is still to be chosen is taken to have some."""
        return not self.at.cards(game, context) or super().enough(game, context, effect)

    def options(self, game: Game, context: Context, candidates: list[int]) -> list[Option]:
        return [Option(self.verb, number=icon, text=Icon(icon).slug) for icon in candidates]

    def is_said_first(self) -> bool:
        return not isinstance(self.at, The)

    def mention(self, voice: Voice) -> Phrase:
        said = Phrase(f"an icon struggle at {self.at.mention(voice).text}", noun="struggle")
        return Phrase(said.again(), noun=said.noun) if voice.knows(self) else said


@dataclass(frozen=True)
class StruggleChange(OfCards):
    """Struggles that a story has more or fewer of: certain ones, or one of the kind that is chosen with the effect or
    that this card has named. Boosters there count as struggles too (STORY-27)."""

    answers = Layer.STRUGGLES

    icons: Icons = NO_ICONS
    lost: bool = False
    which: ChooseStruggle | None = None
    named: bool = False

    def change_number(self, game: Game, context: Context, card: int, detail: int) -> int:
        number = self.icons[detail]
        if self.named:
            number += int(detail == named_number(game, context))
        if self.which is not None:
            number += int(detail in context.bound[self.which.slot()])
        return -number if self.lost else number

    def rests_on(self) -> int:
        return self.subject.rests_on() if self.which is None and not self.named else dependencies.MORE

    def claim(self, voice: Voice) -> Sentence:
        verb = "lose" if self.lost else "gain"
        if self.named:
            chose = "they chose" if voice.third else "you chose"
            return self.tells(voice, verb, f"the struggle that {chose}")
        if self.which is None:
            return self.tells(voice, verb, icon_words(self.icons))
        your = "their" if voice.third else "your"
        return self.tells(voice, verb, f"a struggle icon of {your} choice")


def named_number(game: Game, context: Context) -> int:
    """What the source of a text has named last: a struggle by its icon."""
    for kind, _, card, life, number in reversed(game.state.memory):
        if kind == Kind.NAME and card == context.source and life == context.life:
            return number
    return NOTHING


def name_struggle(at: Subject) -> ChooseFirst:
    """Name a struggle of a story: name_struggle(at=THAT_STORY)."""
    return ChooseFirst(ChooseStruggle(at), remembered=True)


def loses_named_struggle(story: Subject) -> StruggleChange:
    """A story loses the struggle named: loses_named_struggle(THIS_STORY)."""
    return StruggleChange(story, lost=True, named=True)


def loses_struggle(stories: Cards) -> StruggleChange:
    """A story of your choice loses a struggle icon of your choice: loses_struggle(STORY)."""
    which = ChooseStruggle(The("story", "story"))
    return StruggleChange(Choose(stories, as_="story"), lost=True, which=which)


def gains_struggles(story: Subject, letters: str) -> StruggleChange:
    """Struggles that a story has besides its own: gains_struggles(HOST_STORY, "TTT")."""
    return StruggleChange(story, icon_counts(letters))
