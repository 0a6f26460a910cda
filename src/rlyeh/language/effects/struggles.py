"""Words about the icon struggles of stories: naming one, and stories that lack the one named."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.engine.state.cards import NOTHING
from rlyeh.engine.state.decision import Option
from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.engine.stories.struggle_counts import struggles_at
from rlyeh.engine.words import dependencies
from rlyeh.engine.words.modifiers import Layer
from rlyeh.engine.words.parts import Choice, Effect, Subject
from rlyeh.engine.words.text_box import icon_words
from rlyeh.language.effects.combine import ChooseFirst
from rlyeh.language.modifiers.characteristics import ICON_NAMES, OfCards, icon_counts
from rlyeh.language.nouns.cards import Cards
from rlyeh.language.nouns.named import Named
from rlyeh.language.nouns.spoken_of import Choose, The
from rlyeh.model import NO_ICONS, Icon, Icons
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import Claim, Phrase, Sentence, Voice
from rlyeh.model.scope import Scope

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.records import Context


@dataclass(frozen=True)
class ChooseStruggle(Choice):
    """One of the icon struggles that a story has now."""

    at: Subject
    any_kind: bool = False
    """Whether it may be of a kind that the story does not have."""
    as_: str = ""
    verb = "struggle"

    def check(self, scope: Scope) -> None:
        super().check(scope)
        scope.bind(self.as_)

    def slot(self) -> str:
        return self.as_ or self.ref

    def candidates(self, game: Game, context: Context, effect: Effect | None) -> list[int]:
        if self.any_kind:
            return [int(icon) for icon in Icon]
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
        if self.any_kind:
            said = Phrase("a kind of struggle", noun="kind of struggle")
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
        if voice.knows(self.which):
            return self.tells(voice, verb, self.which.mention(voice).text)
        your = "their" if voice.third else "your"
        return self.tells(voice, verb, f"a struggle icon of {your} choice")


@dataclass(frozen=True)
class NoStruggles(OfCards):
    """A story at which no struggles are held, or none of a kind, whatever adds to them (STORY-68): of a certain kind,
    of one that was named, of one that is chosen, or of all but that one."""

    answers = Layer.STRUGGLES

    kind: Icon | Named | None = None
    which: ChooseStruggle | None = None
    but: bool = False

    def change_number(self, game: Game, context: Context, card: int, detail: int) -> int:
        kind = self.kind
        if isinstance(kind, Named):
            return -MANY if ICON_NAMES[detail] == kind.named(game, context) else 0
        if kind is not None:
            return -MANY if detail == kind else 0
        if self.which is not None:
            return -MANY if (detail in context.bound[self.which.slot()]) is not self.but else 0
        return -MANY

    def rests_on(self) -> int:
        settled = self.which is None and not isinstance(self.kind, Named)
        return self.subject.rests_on() if settled else dependencies.MORE

    def claim(self, voice: Voice) -> Sentence:
        rest = f"at {self.subject.mention(voice).text}"
        if isinstance(self.kind, Named):
            named = Phrase(f"struggles of {self.kind.mention(voice).text}", many=True)
            return Claim(subject=named, verb="resolve", negated=True, rest=rest)
        if self.kind is not None:
            struggles = Phrase(f"[{self.kind.slug}] struggles", many=True)
            return Claim(subject=struggles, verb="resolve", negated=True, rest=rest)
        if self.which is None:
            return Claim(subject=Phrase("no struggles", many=True), verb="resolve", rest=rest)
        struggles = Phrase(f"{'only' if self.but else 'no'} struggles of the chosen kind", many=True)
        if isinstance(self.subject, Cards):
            rest = f"at any {self.subject.in_words(voice)}"
        return Claim(subject=struggles, verb="resolve", rest=rest)


MANY: Final = 100
"""More struggles than a story ever has."""


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


def loses_struggle(story: Subject) -> StruggleChange:
    """A story loses a struggle icon of your choice; a noun is a story of your choice: loses_struggle(STORY),
    loses_struggle(THAT_STORY)."""
    if not isinstance(story, Cards):
        return StruggleChange(story, lost=True, which=ChooseStruggle(story))
    which = ChooseStruggle(The("story", "story"))
    return StruggleChange(Choose(story, as_="story"), lost=True, which=which)


def gains_struggle(story: Subject, any_kind: bool = True) -> StruggleChange:
    """A story has one more struggle of your choice, of any kind or of one that it has; a noun is a story of your
    choice: gains_struggle(STORY), gains_struggle(HOST_STORY, any_kind=False)."""
    at = Choose(story, as_="story") if isinstance(story, Cards) else story
    said = The("story", "story") if isinstance(story, Cards) else story
    return StruggleChange(at, which=ChooseStruggle(said, any_kind))


def loses_struggles(story: Subject, letters: str) -> StruggleChange:
    """Struggles that a story has not: loses_struggles(the("story", "story"), "I")."""
    return StruggleChange(story, icon_counts(letters), lost=True)


def no_struggles(story: Subject, kind: Icon | Named | None = None) -> NoStruggles:
    """No struggles are held at a story, or none of a kind, perhaps of one that was named: no_struggles(THIS_STORY,
    TERROR), no_struggles(THAT_STORY, named("icon", "kind"))."""
    return NoStruggles(story, kind)


def no_chosen_struggles(story: Subject, but: bool = False, chosen_at: Subject | None = None) -> NoStruggles:
    """No struggles of a kind that you choose are held at a story, or no others: no_chosen_struggles(STORY, but=True). A
    noun is a story of your choice; but a kind that is chosen at a story spoken of before is held at none of the noun:
    no_chosen_struggles(STORY, chosen_at=THAT_STORY)."""
    if chosen_at is not None:
        return NoStruggles(story, which=ChooseStruggle(chosen_at, any_kind=but), but=but)
    at = Choose(story, as_="story") if isinstance(story, Cards) else story
    said = The("story", "story") if isinstance(story, Cards) else story
    return NoStruggles(at, which=ChooseStruggle(said, any_kind=but), but=but)


def gains_struggles(story: Subject, letters: str) -> StruggleChange:
    """Struggles that a story has besides its own: gains_struggles(HOST_STORY, "TTT")."""
    return StruggleChange(story, icon_counts(letters))
