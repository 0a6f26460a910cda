"""Modifiers: what texts in force change about cards and rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rlyeh.engine import traits
from rlyeh.engine.abilities import Amount, Layer, Modifier, Subject
from rlyeh.engine.state import NOTHING
from rlyeh.engine.texts import Ability, icon_words
from rlyeh.language.amounts import Number, TheX, amount
from rlyeh.language.nouns import Cards
from rlyeh.language.subjects import LENDER, The, This
from rlyeh.model import ICON_LETTERS, NO_ICONS, Icon, Icons, Keyword, Text

if TYPE_CHECKING:
    from rlyeh.engine.force import Index
    from rlyeh.engine.game import Game
    from rlyeh.engine.state import Context, Piece


DUE_KEYWORDS = (Keyword.TOUGHNESS, Keyword.HEROIC, Keyword.VILLAINOUS)
"""Keywords whose coming and going can make something due."""


def icon_counts(letters: str) -> Icons:
    """Icons by their letters: icon_counts("TCC")."""
    counts = [0, 0, 0, 0]
    for letter in letters:
        counts[ICON_LETTERS[letter]] += 1
    return (counts[0], counts[1], counts[2], counts[3])


def only_card(subject: Subject, context: Context) -> int:
    """The one card that a subject can ever mean in this context; NOTHING where there may be others."""
    return context.source if isinstance(subject, This) and LENDER not in context.bound else NOTHING


@dataclass(frozen=True)
class OfCards(Modifier):
    """A modifier of cards."""

    subject: Subject

    def only(self, context: Context) -> int:
        return only_card(self.subject, context)

    def reaches(self, game: Game, context: Context, card: int) -> bool:
        return self.subject.includes(game, context, card)

    def settled(self, game: Game, context: Context) -> tuple[int, ...] | None:
        return tuple(self.subject.cards(game, context))

    def says_who(self, singular: str, plural: str) -> str:
        """Subject and verb."""
        subject = self.subject
        many = isinstance(subject, Cards) or (isinstance(subject, The) and subject.many())
        return f"{subject.english()} {plural if many else singular}"


@dataclass(frozen=True)
class GainIcons(OfCards):
    """Icons gained, or lost where the number is negative."""

    layer = Layer.ICON

    icons: Icons
    times: Amount = Number(1)
    lost: bool = False

    def add_icons(self, game: Game, context: Context, card: int, counts: list[int]) -> None:
        times = self.times.value(game, context) * (-1 if self.lost else 1)
        for icon in range(4):
            counts[icon] += times * self.icons[icon]

    def english(self) -> str:
        said = self.says_who("loses" if self.lost else "gains", "lose" if self.lost else "gain")
        if self.times == TheX():
            return f"{said} X {icon_words(self.icons)}"
        said += " " + icon_words(self.icons)
        return said if self.times == Number(1) else f"{said} for each {self.times.each()}"


@dataclass(frozen=True)
class LosePrintedIcons(OfCards):
    """Printed icons lost: of one kind, or all (CARD-20)."""

    layer = Layer.ICON_PRINTED

    kind: Icon | None = None

    def change_icons(self, game: Game, context: Context, card: int, found: Icons) -> Icons:
        if self.kind is None:
            return NO_ICONS
        return tuple(0 if icon == self.kind else found[icon] for icon in Icon)  # type: ignore[return-value]

    def english(self) -> str:
        kind = "" if self.kind is None else f"[{self.kind.slug}] "
        return f"{self.says_who('loses', 'lose')} all printed {kind}icons"


@dataclass(frozen=True)
class LoseAllIcons(OfCards):
    """All icons of a kind that cards have when the effect begins; those gained afterwards stay (FINAL-104)."""

    layer = Layer.ICON

    icon: Icon

    def freeze(self, game: Game, context: Context) -> None:
        cards = self.subject.cards(game, context)
        context.bound[self.ref] = tuple(cards)
        context.bound[f"#{self.ref}"] = tuple(traits.icons(game, card)[self.icon] for card in cards)

    def add_icons(self, game: Game, context: Context, card: int, counts: list[int]) -> None:
        cards = context.bound[self.ref]
        if card in cards:
            counts[self.icon] -= context.bound[f"#{self.ref}"][cards.index(card)]

    def english(self) -> str:
        return f"{self.says_who('loses', 'lose')} all [{self.icon.slug}] icons"


@dataclass(frozen=True)
class SetIcons(OfCards):
    """Icons in place of the printed ones."""

    layer = Layer.ICON_SET

    icons: Icons

    def change_icons(self, game: Game, context: Context, card: int, found: Icons) -> Icons:
        return self.icons

    def english(self) -> str:
        return f"{self.says_who('has', 'have')} {icon_words(self.icons)} instead of the printed icons"


@dataclass(frozen=True)
class GainSkill(OfCards):
    """Skill added or taken away."""

    layer = Layer.SKILL

    number: int
    times: Amount = Number(1)

    def added_skill(self, game: Game, context: Context, card: int) -> int:
        return self.number * self.times.value(game, context)

    def english(self) -> str:
        said = f"{self.says_who('gets', 'get')} {self.number:+d} skill"
        return said if self.times == Number(1) else f"{said} for each {self.times.each()}"


@dataclass(frozen=True)
class GainSkillPerIcon(OfCards):
    """Skill for each icon of a kind that the card itself has."""

    layer = Layer.SKILL

    icon: Icon

    def added_skill(self, game: Game, context: Context, card: int) -> int:
        return traits.icons(game, card)[self.icon]

    def english(self) -> str:
        return f"{self.says_who('gets', 'get')} +1 skill for each [{self.icon.slug}] icon they have"


@dataclass(frozen=True)
class SetSkill(OfCards):
    """A value in place of the printed skill."""

    layer = Layer.SKILL_SET

    number: Amount

    def given_skill(self, game: Game, context: Context, card: int) -> int:
        return self.number.value(game, context)

    def english(self) -> str:
        if isinstance(self.subject, This):
            return f"X is at all times equal to {self.number.english()}"
        return f"{self.says_who('has', 'have')} skill {self.number.english()} instead of the printed one"


@dataclass(frozen=True)
class GainKeyword(OfCards):
    """A keyword gained or lost; values of Toughness add up (KEY-12)."""

    layer = Layer.KEYWORD

    keyword: Keyword
    number: int = 1
    times: Amount = Number(1)
    lost: bool = False

    def change_keywords(self, game: Game, context: Context, card: int, found: dict[Keyword, int]) -> None:
        if self.lost:
            found.pop(self.keyword, None)
        elif self.keyword is Keyword.TOUGHNESS:
            found[self.keyword] = found.get(self.keyword, 0) + self.number * self.times.value(game, context)
        else:
            found.setdefault(self.keyword, self.number)

    def makes_due(self) -> bool:
        return self.keyword in DUE_KEYWORDS

    def says(self, question: str) -> bool:
        return self.lost if question == "takes away" else question == self.keyword and not self.lost

    def english(self) -> str:
        if self.lost:
            all_ = "all " if self.keyword is Keyword.TOUGHNESS else ""
            return f"{self.says_who('loses', 'lose')} {all_}{self.keyword}"
        value = f" +{self.number}" if self.keyword is Keyword.TOUGHNESS else ""
        said = f"{self.says_who('gains', 'gain')} {self.keyword}{value}"
        return said if self.times == Number(1) else f"{said} for each {self.times.each()}"


@dataclass(frozen=True)
class Grant(OfCards):
    """A text that other cards gain; gained passive text stops while its receiver is blank (FINAL-104)."""

    layer = Layer.GRANT

    text: Text

    def grant(self, game: Game, context: Context, piece: Piece, index: Index) -> None:
        if isinstance(self.text, Ability) or piece.id not in index.blanked:
            index.granted(game, piece.id, self.text, context)

    def is_steady(self) -> bool:
        return self.subject.near

    def english(self) -> str:
        return f'{self.says_who("gains", "gain")}: "{self.text.english()}"'


@dataclass(frozen=True)
class Blank(OfCards):
    """A text box that counts as blank; or one that keeps its subtypes and loses keywords and abilities."""

    layer = Layer.BLANK

    keeps_subtypes: bool = False

    def says(self, question: str) -> bool:
        return question == "keeps subtypes" and self.keeps_subtypes

    def english(self) -> str:
        if self.keeps_subtypes:
            return f"{self.says_who('loses', 'lose')} all keywords and abilities"
        many = isinstance(self.subject, Cards)
        whose = "their printed text boxes were" if many else "its printed text box were"
        return f"treat {self.subject.english()} as if {whose} blank"


@dataclass(frozen=True)
class ProofAgainstBlank(OfCards):
    """A text box that cannot be blanked."""

    layer = Layer.BLANK

    def reaches(self, game: Game, context: Context, card: int) -> bool:
        return False

    def says(self, question: str) -> bool:
        return question == "proof"

    def english(self) -> str:
        return "this card's text box cannot be blanked or treated as if it were blank"


def gains(
    subject: Subject,
    letters: str = "",
    *,
    skill: int = 0,
    keyword: Keyword | tuple[Keyword, int] | None = None,
    text: Text | None = None,
    times: Amount | int = 1,
) -> Modifier:
    """What a card gains: icons by letters, skill, a keyword such as FAST or TOUGHNESS(2), or a quoted text."""
    each = amount(times)
    if letters:
        return GainIcons(subject, icon_counts(letters), each)
    if keyword is not None:
        word, value = (keyword, 1) if isinstance(keyword, Keyword) else keyword
        return GainKeyword(subject, word, value, each)
    if text is not None:
        return Grant(subject, text)
    return GainSkill(subject, skill, each)


def blank(subject: Subject) -> Blank:
    """A text box that counts as blank: blank(the("model"))."""
    return Blank(subject)


def loses_printed_icons(subject: Subject, kind: Icon | None = None) -> LosePrintedIcons:
    """A card loses its printed icons, of one kind or all."""
    return LosePrintedIcons(subject, kind)


def has_skill(subject: Subject, number: Amount | int) -> SetSkill:
    """A value in place of the printed skill: has_skill(choose(CHARACTER), 0)."""
    return SetSkill(subject, amount(number))


def loses_all(subject: Subject, icon: Icon) -> LoseAllIcons:
    """All icons of a kind lost, for a time: until_end_of_phase(loses_all(THEIRS, TERROR))."""
    return LoseAllIcons(subject, icon)


def loses(subject: Subject, letters: str = "", *, skill: int = 0, keyword: Keyword | None = None) -> Modifier:
    """What a card loses."""
    if letters:
        return GainIcons(subject, icon_counts(letters), lost=True)
    if keyword is not None:
        return GainKeyword(subject, keyword, lost=True)
    return GainSkill(subject, -skill)


def has_icons(subject: Subject, letters: str) -> SetIcons:
    """Icons in place of the printed ones: has_icons(CHARACTER, "CCA")."""
    return SetIcons(subject, icon_counts(letters))


def loses_abilities(subject: Subject) -> Blank:
    """A card loses its keywords and abilities."""
    return Blank(subject, keeps_subtypes=True)


def cannot_be_blanked(subject: Subject) -> ProofAgainstBlank:
    """A text box that cannot be blanked."""
    return ProofAgainstBlank(subject)


def gains_skill_per_icon(subject: Subject, icon: Icon) -> GainSkillPerIcon:
    """Skill for each icon of a kind that a card itself has: gains_skill_per_icon(MINE, INVESTIGATION)."""
    return GainSkillPerIcon(subject, icon)
