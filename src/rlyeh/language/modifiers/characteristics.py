"""Modifiers of skill, icons, keywords, text and cost of success: what is added, taken away or set."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.engine.in_force import characteristics
from rlyeh.engine.state import bindings
from rlyeh.engine.state.cards import NOTHING
from rlyeh.engine.words import dependencies
from rlyeh.engine.words.modifiers import Layer, Modifier, Question
from rlyeh.engine.words.parts import Amount, Subject
from rlyeh.engine.words.text_box import Ability, icon_words
from rlyeh.errors import DeclarationError
from rlyeh.language.nouns.adjectives import HasIcon, SkillIs
from rlyeh.language.nouns.amounts import Number, amount
from rlyeh.language.nouns.named import Named, Naming
from rlyeh.language.nouns.spoken_of import Giver, This
from rlyeh.model import ICON_LETTERS, NO_ICONS, Icon, Icons, Keyword, Text
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import PLAIN, Act, Claim, Deed, Phrase, Sentence, Voice

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.in_force.index import Index
    from rlyeh.engine.state.cards import Piece
    from rlyeh.engine.state.records import Context


KEYWORDS: Final = tuple(Keyword)
MANY_ICONS: Final = 1_000
"""More icons than any card ever has: none are left, whatever else gives some."""
ICON_NAMES: Final = tuple(icon.slug for icon in Icon)
DUE_KEYWORDS: Final = (Keyword.TOUGHNESS, Keyword.FATED, Keyword.HEROIC, Keyword.VILLAINOUS)
"""Keywords whose coming and going can make something due."""


def icon_counts(letters: str) -> Icons:
    """Icons by their letters: icon_counts("TCC")."""
    counts = [0, 0, 0, 0]
    for letter in letters:
        if letter not in ICON_LETTERS:
            raise DeclarationError(f'"{letter}" is no icon; there are {", ".join(ICON_LETTERS)}.')
        counts[ICON_LETTERS[letter]] += 1
    return (counts[0], counts[1], counts[2], counts[3])


def only_card(subject: Subject, context: Context) -> int:
    """The one card that a subject can ever mean in this context; NOTHING where there may be others."""
    return context.source if isinstance(subject, This) and bindings.LENDER not in context.bound else NOTHING


@dataclass(frozen=True)
class OfCards(Modifier):
    """A modifier of cards."""

    subject: Subject

    def only_card(self, context: Context) -> int:
        return only_card(self.subject, context)

    def reaches(self, game: Game, context: Context, card: int) -> bool:
        return self.subject.includes(game, context, card)

    def fixed_cards(self, game: Game, context: Context) -> tuple[int, ...] | None:
        return tuple(self.subject.cards(game, context))

    def tells(self, voice: Voice, verb: str, rest: str, quote: str = "") -> Claim:
        """Subject, verb and what is said."""
        return Claim(subject=self.subject.mention(voice), verb=verb, rest=rest, quote=quote)

    def says_who(self, singular: str, plural: str) -> str:
        """Subject and verb, for words that say only their `english`."""
        subject = self.subject.mention(PLAIN)
        return f"{subject.text} {plural if subject.many else singular}"


@dataclass(frozen=True)
class GainIcons(OfCards):
    """Icons gained or lost: so many, or all of some kinds. A lasting effect takes those that cards have when it begins,
    and those gained afterwards stay (FINAL-104); a text in force takes all of them for as long as it is in force."""

    answers = Layer.ICON

    icons: Icons
    times: Amount = Number(1)
    lost: bool = False
    all_: bool = False
    named: Naming | Named | None = None
    """Where it is an icon of the kind that a player names."""

    def freeze(self, game: Game, context: Context) -> None:
        if self.all_:
            cards = self.subject.cards(game, context)
            context.bound[self.ref] = tuple(cards)
            for icon in self._kinds():
                name = bindings.icons_when_begun(self.ref, icon)
                context.bound[name] = tuple(characteristics.icons(game, card)[icon] for card in cards)

    def _kinds(self) -> list[Icon]:
        return [icon for icon in Icon if self.icons[icon]]

    def add_icons(self, game: Game, context: Context, card: int, counts: list[int]) -> None:
        if self.all_ and self.ref not in context.bound:
            for kind in self._kinds():
                counts[kind] -= MANY_ICONS
            return
        if self.all_:
            cards = context.bound[self.ref]
            for kind in self._kinds() if card in cards else ():
                counts[kind] -= context.bound[bindings.icons_when_begun(self.ref, kind)][cards.index(card)]
            return
        times = self.times.value_for(game, context, card) * (-1 if self.lost else 1)
        if self.named is not None:
            counts[ICON_NAMES.index(self.named.named(game, context))] += times
            return
        terror, combat, arcane, investigation = self.icons
        counts[0] += times * terror
        counts[1] += times * combat
        counts[2] += times * arcane
        counts[3] += times * investigation

    def adds(self) -> bool:
        return not self.all_ and self.named is None and isinstance(self.times, Number)

    def rests_on(self) -> int:
        if self.all_ or self.named is not None:
            return dependencies.MORE
        return self.times.rests_on() | self.subject.rests_on()

    def claim(self, voice: Voice) -> Sentence:
        verb = "lose" if self.lost else "gain"
        if self.named is not None:
            times = " X times" if self.times.is_x() else multiplied(self.times, voice)
            return self.tells(voice, verb, f"{self.named.mention(voice).text}{times}")
        icons = icon_words(self.icons)
        if self.all_:
            return self.tells(voice, verb, "all icons" if all(self.icons) else f"all {icons} icons")
        if self.times.is_x():
            return self.tells(voice, verb, f"X {icons}")
        return self.tells(voice, verb, icons + multiplied(self.times, voice))


@dataclass(frozen=True)
class PrintedIcons(OfCards):
    """Icons in place of the printed ones; or printed ones lost, of one kind or all (CARD-20)."""

    icons: Icons | None = None
    lost: Icon | None = None

    @property
    def layer(self) -> Layer:
        return Layer.ICON_PRINTED if self.icons is None else Layer.ICON_SET

    def change_icons(self, game: Game, context: Context, card: int, counts: Icons) -> Icons:
        if self.icons is not None:
            return self.icons
        if self.lost is None:
            return NO_ICONS
        return tuple(0 if icon == self.lost else counts[icon] for icon in Icon)  # type: ignore[return-value]

    def claim(self, voice: Voice) -> Sentence:
        if self.icons is not None:
            return self.tells(voice, "have", f"{icon_words(self.icons)} instead of the printed icons")
        kind = "" if self.lost is None else f"[{self.lost.slug}] "
        return self.tells(voice, "lose", f"all printed {kind}icons")


@dataclass(frozen=True)
class GainSkill(OfCards):
    """Skill added or taken away."""

    answers = Layer.SKILL

    number: int
    times: Amount = Number(1)

    def added_skill(self, game: Game, context: Context, card: int) -> int:
        return self.number * self.times.value_for(game, context, card)

    def adds(self) -> bool:
        return isinstance(self.times, Number)

    def rests_on(self) -> int:
        return self.times.rests_on() | self.subject.rests_on()

    def claim(self, voice: Voice) -> Sentence:
        if self.times.is_x():
            sign = "+" if self.number > 0 else "-"
            return self.tells(voice, "get", f"{sign}{'' if abs(self.number) == 1 else abs(self.number)}X skill")
        return self.tells(voice, "get", f"{self.number:+d} skill{multiplied(self.times, voice)}")


@dataclass(frozen=True)
class SetSkill(OfCards):
    """A value in place of the printed skill; or one that nothing changes any more (EFF-20)."""

    answers = Layer.SKILL_SET

    number: Amount
    whatever: bool = False
    """Whether nothing adds to it or takes from it."""

    def given_skill(self, game: Game, context: Context, card: int) -> int:
        return self.number.value(game, context)

    def rests_on(self) -> int:
        return self.number.rests_on() | self.subject.rests_on()

    def says(self, question: Question) -> bool:
        return question is Question.FIXES_SKILL and self.whatever

    def claim(self, voice: Voice) -> Sentence:
        number = self.number.quantity(voice)
        if self.whatever:
            whom = self.subject.mention(voice)
            rest = f"considered to have skill {number.value}, whatever changes it"
            return Claim(subject=whom, verb="be", rest=rest)
        if isinstance(self.subject, This) and not number.is_short():
            return Claim(subject=Phrase("X"), verb="be", rest=f"at all times equal to {number.value}")
        return self.tells(voice, "have", f"skill {number.value} instead of the printed one")


@dataclass(frozen=True)
class GainKeyword(OfCards):
    """A keyword gained or lost, or all those gained that another card has when the effect begins, or all lost; values
    of Toughness add up (KEY-12), of several values of Fated the smallest counts (KEY-18)."""

    answers = Layer.KEYWORD

    keyword: Keyword | None = None
    number: int = 1
    times: Amount = Number(1)
    lost: bool = False
    of: Subject | None = None

    def freeze(self, game: Game, context: Context) -> None:
        if self.of is not None:
            pairs = [
                pair for card in self.of.cards(game, context) for pair in characteristics.keywords(game, card).items()
            ]
            context.bound[self.ref] = tuple(number for word, value in pairs for number in (KEYWORDS.index(word), value))

    def change_keywords(self, game: Game, context: Context, card: int, keywords: dict[Keyword, int]) -> None:
        if self.keyword is None and self.of is None:
            keywords.clear()
        elif self.keyword is None:
            copied = context.bound[self.ref]
            for place in range(0, len(copied), 2):
                _add_keyword(keywords, KEYWORDS[copied[place]], copied[place + 1])
        elif self.lost:
            keywords.pop(self.keyword, None)
        elif self.keyword is Keyword.TOUGHNESS:
            keywords[self.keyword] = keywords.get(self.keyword, 0) + self.number * self.times.value(game, context)
        else:
            _add_keyword(keywords, self.keyword, self.number)

    def changed_keyword(self) -> Keyword | None:
        return self.keyword

    def makes_due(self) -> bool:
        return self.keyword is None or self.keyword in DUE_KEYWORDS

    def gives(self, keyword: Keyword) -> bool:
        return not self.lost and self.keyword in (None, keyword)

    def says(self, question: Question) -> bool:
        return question is Question.TAKES_AWAY and self.lost

    def _value(self) -> str:
        """The value of a keyword that has one."""
        if self.keyword is Keyword.TOUGHNESS:
            return f" +{self.number}"
        return f" {self.number}" if self.keyword is Keyword.FATED else ""

    def claim(self, voice: Voice) -> Sentence:
        if self.of is not None:
            return self.tells(voice, "gain", f"the keywords of {self.of.mention(voice).text}")
        if self.keyword is None:
            return self.tells(voice, "lose", "all keywords")
        if self.lost:
            return self.tells(voice, "lose", f"{'all ' if self.keyword is Keyword.TOUGHNESS else ''}{self.keyword}")
        return self.tells(voice, "gain", f"{self.keyword}{self._value()}{multiplied(self.times, voice)}")


def multiplied(times: Amount, voice: Voice) -> str:
    """How often, where it is not once."""
    return "" if times == Number(1) else f" for each {times.quantity(voice).each}"


def _add_keyword(keywords: dict[Keyword, int], word: Keyword, value: int) -> None:
    if word is Keyword.TOUGHNESS:
        keywords[word] = keywords.get(word, 0) + value
    elif word is Keyword.FATED:
        keywords[word] = min(value, keywords.get(word, value))
    else:
        keywords.setdefault(word, value)


class _Grants(OfCards):
    """A modifier about which something is found out once and kept, as it never changes."""

    _names_giver: int = -1
    """Whether the text speaks of the card that gives it, once that was found out."""

    def _keep(self, names_giver: bool) -> None:
        object.__setattr__(self, "_names_giver", int(names_giver))


@dataclass(frozen=True)
class Grant(_Grants):
    """A text that other cards gain; gained passive text stops while its receiver is blank (FINAL-104)."""

    answers = Layer.GRANT

    text: Text

    def grant(self, game: Game, context: Context, piece: Piece, index: Index) -> None:
        if isinstance(self.text, Ability) or piece.id not in index.blanked:
            index.add_granted(game, piece.id, self.text, self._known_by_receiver(context))

    def _known_by_receiver(self, context: Context) -> Context:
        """What the text knows on the card that gains it: the card that gives it, if the text speaks of that."""
        if self._names_giver < 0:
            self._keep(any(isinstance(word, Giver) for word in self.text.walk()))
        if not self._names_giver:
            return context
        own = context.apart()
        own.bound = {
            **context.bound, bindings.GIVER: (context.source,), bindings.lives(bindings.GIVER): (context.life,),
        }  # fmt: skip
        return own

    def grant_follows_cards(self) -> bool:
        return self.subject.near

    def claim(self, voice: Voice) -> Sentence:
        inner = voice if isinstance(self.subject, This) else voice.gained_by(self.subject.mention(voice).noun)
        return self.tells(voice, "gain", "", f'"{self.text.entry(inner)}"')


@dataclass(frozen=True)
class Blank(OfCards):
    """A text box that counts as blank, one that keeps its subtypes and loses keywords and abilities, or one that can
    never be blanked."""

    answers = Layer.BLANK

    keeps_subtypes: bool = False
    never: bool = False

    def reaches(self, game: Game, context: Context, card: int) -> bool:
        return not self.never and super().reaches(game, context, card)

    def says(self, question: Question) -> bool:
        if question is Question.KEEPS_SUBTYPES:
            return self.keeps_subtypes
        if question is Question.BLANKS_BY_VALUE:
            words = list(self.walk())
            return any(isinstance(word, HasIcon) or (isinstance(word, SkillIs) and not word.printed) for word in words)
        return question is Question.IS_PROOF and self.never

    def claim(self, voice: Voice) -> Sentence:
        subject = self.subject.mention(voice)
        if self.never:
            box = Phrase(f"{subject.whose()} text box")
            return Claim(subject=box, modal="cannot", verb="be", rest="blanked or treated as if it were blank")
        if self.keeps_subtypes:
            return self.tells(voice, "lose", "all keywords and abilities")
        boxes = "text boxes" if subject.many else "text box"
        return Deed(acts=(Act("treat", f"{subject.text} as if {subject.its()} printed {boxes} were blank"),))


def gains(
    subject: Subject,
    letters: str | Naming | Named = "",
    *,
    skill: int = 0,
    keyword: Keyword | tuple[Keyword, int] | None = None,
    text: Text | None = None,
    times: Amount | int = 1,
) -> Modifier:
    """What a card gains: icons by letters or one that a player names, skill, a keyword such as FAST or TOUGHNESS(2), or
    a quoted text: gains(THIS, "TT"), gains(HOST, naming("icon"))."""
    multiplier = amount(times)
    if isinstance(letters, (Naming, Named)):
        return GainIcons(subject, NO_ICONS, multiplier, named=letters)
    if letters:
        return GainIcons(subject, icon_counts(letters), multiplier)
    if keyword is not None:
        word, value = (keyword, 1) if isinstance(keyword, Keyword) else keyword
        return GainKeyword(subject, word, value, multiplier)
    if text is not None:
        return Grant(subject, text)
    return GainSkill(subject, skill, multiplier)


def blank(subject: Subject) -> Blank:
    """A text box that counts as blank: blank(the("model"))."""
    return Blank(subject)


def loses_printed_icons(subject: Subject, kind: Icon | None = None) -> PrintedIcons:
    """A card loses its printed icons, of one kind or all."""
    return PrintedIcons(subject, lost=kind)


def has_skill(subject: Subject, number: Amount | int, whatever: bool = False) -> SetSkill:
    """A value in place of the printed skill, or whatever else changes it: has_skill(choose(CHARACTER), 0)."""
    return SetSkill(subject, amount(number), whatever)


def loses_all(subject: Subject, icon: Icon | None = None) -> GainIcons:
    """All icons lost, of a kind or of every kind, for a time or for as long as the text is in force:
    until_end_of_phase(loses_all(THEIRS, TERROR)), loses_all(HOST)."""
    return GainIcons(subject, icon_counts("TCAI" if icon is None else icon.name[0]), lost=True, all_=True)


def loses_keywords(subject: Subject) -> GainKeyword:
    """All keywords lost, but no abilities: loses_keywords(HOST)."""
    return GainKeyword(subject, lost=True)


def loses(
    subject: Subject, letters: str | Naming | Named = "", *, skill: int = 0, keyword: Keyword | None = None,
    times: Amount | int = 1,
) -> Modifier:  # fmt: skip
    """What a card loses: loses(THIS, "T"), loses(choose(CHARACTER), naming("icon"))."""
    multiplier = amount(times)
    if isinstance(letters, (Naming, Named)):
        return GainIcons(subject, NO_ICONS, multiplier, lost=True, named=letters)
    if letters:
        return GainIcons(subject, icon_counts(letters), multiplier, lost=True)
    if keyword is not None:
        return GainKeyword(subject, keyword, lost=True)
    return GainSkill(subject, -skill, multiplier)


def has_icons(subject: Subject, letters: str) -> PrintedIcons:
    """Icons in place of the printed ones: has_icons(CHARACTER, "CCA")."""
    return PrintedIcons(subject, icon_counts(letters))


def loses_abilities(subject: Subject) -> Blank:
    """A card loses its keywords and abilities."""
    return Blank(subject, keeps_subtypes=True)


def cannot_be_blanked(subject: Subject) -> Blank:
    """A text box that cannot be blanked."""
    return Blank(subject, never=True)
