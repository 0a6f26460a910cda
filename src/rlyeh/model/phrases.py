"""The parts of an English sentence: who speaks, nouns and what stands with them, verbs, clauses."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from rlyeh.model.declaring import dataclass

if TYPE_CHECKING:
    from rlyeh.model.word import Word

# -- who speaks --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Voice:
    """Who is spoken to, what the card is called, and what has been named already."""

    title: str = ""
    """How the card speaks of itself: its title, or "this character" in a text that others gain; "this card" if empty.
    """
    third: bool = False
    """Whether "you" is a player who was named before: "they" and "their"."""
    named: tuple[Word, ...] = ()
    """What was chosen before: from then on it is "that character"."""
    moving: bool = False
    """Whether cards are taken from where they lie: "from your hand" in place of "in your hand"."""
    told: Word | None = None
    """Which player that is who was named before."""
    inclusive: bool = False
    """Whether all cards of several kinds are meant: "all Monster and Cultist characters"."""
    speaker: Word | None = None
    """Another player who picks what is spoken of: what is theirs is "they control"."""
    to_picker: bool = False
    """Whether that player is the one who is spoken to: what is theirs is "you control" after all."""
    is_event: bool = False
    """Whether it is played and not used."""
    giver: str = ""
    """The title of the card that gives a text to others."""
    has_price: bool = False
    """Whether the ability that speaks is paid for itself."""

    def this(self) -> str:
        """How the card speaks of itself."""
        return self.title or "this card"

    def of_them(self, who: Word | None = None) -> Voice:
        """The same, said of a player."""
        return replace(self, third=True, told=who)

    def of_all(self, inclusive: bool = True) -> Voice:
        """The same, of all cards of several kinds, or of one of them."""
        return self if self.inclusive is inclusive else replace(self, inclusive=inclusive)

    def away(self) -> Voice:
        """The same, of cards that are taken away."""
        return replace(self, moving=True)

    def staying(self) -> Voice:
        """The same, of cards that stay where they are."""
        return replace(self, moving=False) if self.moving else self

    def having(self, *words: Word) -> Voice:
        """The same, after something was named."""
        return replace(self, named=(*self.named, *words))

    def picked_by(self, who: Word) -> Voice:
        """The same, of what another player picks."""
        return replace(self, speaker=who)

    def gained_by(self, noun: str) -> Voice:
        """How a text speaks that other cards gain."""
        return Voice(title=f"this {noun}", giver=self.giver or self.title)

    def knows(self, word: Word) -> bool:
        """Whether it was named before."""
        return any(other is word for other in self.named)


PLAIN: Final = Voice()
"""A card without its title, which speaks to "you"."""


# -- nouns -------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Phrase:
    """A noun with all that belongs to it: "a character you control", "you", "Gug"."""

    text: str
    many: bool = False
    """Whether a verb that follows is in the plural."""
    noun: str = "card"
    """The noun by itself, for speaking of it again."""
    owner: str = ""
    """Whose, where it is not made with an apostrophe."""
    pronoun: str = ""
    """How it is spoken of in the next words, if not as "it" or "them"."""

    def whose(self) -> str:
        """Whose: "your", "attached character's", "those characters'"."""
        return self.owner or possessive(self.text, self.many)

    def it(self) -> str:
        """The pronoun."""
        return self.pronoun or ("them" if self.many else "it")

    def its(self) -> str:
        """The pronoun for what belongs to it."""
        return "their" if self.many else "its"

    def again(self) -> str:
        """The same, spoken of again: "that character", "those characters"."""
        return f"those {plural(self.noun)}" if self.many else f"that {self.noun}"


def possessive(noun: str, many: bool = False) -> str:
    """Whose: "Gug's", "those characters'"."""
    return f"{noun}'" if many and noun[-1:] == "s" else f"{noun}'s"


SOUNDS_LIKE_YOU: Final = ("uni", "use", "eu", "one ")
"""Beginnings that are spelt with a vowel and spoken without one."""


def article(phrase: str) -> str:
    """A phrase with "a" or "an"; "other" grows together with it."""
    if phrase[:6] == "other ":
        return f"an{phrase}"
    sound = phrase.lstrip("[\"").lower()
    for beginning in SOUNDS_LIKE_YOU:
        if sound[: len(beginning)] == beginning:
            return f"a {phrase}"
    return f"{'an' if sound[:1] in 'aeiou' and sound else 'a'} {phrase}"


def plural(noun: str) -> str:
    """The plural of a noun phrase whose last word takes it."""
    if noun[-1:] == "y" and noun[-2:-1] not in "aeiou":
        return f"{noun[:-1]}ies"
    return f"{noun}es" if noun[-1:] in "sx" or noun[-2:] in ("ch", "sh") else f"{noun}s"


def counted(number: int | str, noun: str) -> str:
    """So many of something: "a card", "3 cards", "X cards"."""
    return article(noun) if str(number) == "1" else f"{number} {plural(noun)}"


def digits(number: int | str, noun: str) -> str:
    """So many of something, with a digit: "1 character", "3 characters"."""
    return f"{number} {noun if str(number) == '1' else plural(noun)}"


def series(words: list[str], joint: str = "and") -> str:
    """Words in a row: "a, b and c"."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {joint} {words[-1]}"


def capital(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]


# -- what stands with a noun -------------------------------------------------------------------------------------------

OTHER, STATE, PLAIN_ADJECTIVE, FACTION, KEYWORD, SUBTYPE = range(6)
"""Adjectives in the order in which they stand: "another insane unique Cthulhu Heroic Cultist character"."""


@dataclass(frozen=True)
class Attribute:
    """What a condition on cards adds to their noun."""

    before: str = ""
    """An adjective."""
    rank: int = PLAIN_ADJECTIVE
    """Its place among others."""
    negative: str = ""
    """The adjective that says the opposite, if it is not made with "non-"."""
    has: str = ""
    """What stands after "with", and after "has" where it is said of a card: "a [combat] icon"."""
    lacks: str = ""
    """What stands after "without" where the opposite is meant: "any [combat] icons"."""
    behind: str = ""
    """What stands behind the noun: "committed to that story", and after "is" where it is said of a card."""
    which: str = ""
    """A relative clause behind the noun, from its verb on: "entered a discard pile this phase"."""
    mine: bool = False
    """Whether it only says that "you" control it."""
    has_many: str = ""
    which_many: str = ""
    """The same of several cards, where it is not the same."""
    placed: bool = False
    """Whether it says where cards are that are in play."""

    def after(self, many: bool = False) -> str:
        """What stands behind the noun."""
        if self.before:
            return ""
        has, which = self.has, self.which
        if many:
            has, which = self.has_many or has, self.which_many or which
        if has:
            return f"with {has}"
        return f"that {which}" if which else self.behind

    def said_of_it(self) -> str:
        """The same as the rest of a sentence about one card: "is insane", "has a [combat] icon"."""
        if self.has:
            return f"has {self.has}"
        return self.which or f"is {self.before or self.behind}"


@dataclass(frozen=True)
class Quantity:
    """A number: as itself, and as what is counted after "for each"."""

    value: str
    each: str = ""
    many: str = ""
    """What is counted, after "the most"; empty where nothing is counted."""

    def is_one(self) -> bool:
        """Whether it is plainly 1."""
        return self.value == "1"

    def is_short(self) -> bool:
        """Whether it is a figure or X, and not said in words."""
        return " " not in self.value


# -- verbs -------------------------------------------------------------------------------------------------------------

_IRREGULAR: Final = {"be": ("is", "are"), "have": ("has", "have"), "do": ("does", "do"), "go": ("goes", "go")}
_DOUBLED: Final = frozenset(("commit", "uncommit", "put", "get", "win", "begin", "cancel", "refer"))
_FIXED: Final = frozenset(("can", "cannot", "may", "must", "would"))


def conjugated(verb: str, many: bool) -> str:
    """A verb in the present: "gains", "gain"; "is", "are"."""
    if verb in _IRREGULAR:
        return _IRREGULAR[verb][many]
    if many or verb in _FIXED:
        return verb
    if verb[-1:] == "y" and verb[-2:-1] not in "aeiou":
        return f"{verb[:-1]}ies"
    return f"{verb}es" if verb[-1:] in "sxz" or verb[-2:] in ("ch", "sh") else f"{verb}s"


def gerund(verb: str) -> str:
    """A verb after "from": "committing", "being"."""
    if verb in _DOUBLED:
        return f"{verb}{'' if verb == 'cancel' else verb[-1]}ing"
    return f"{verb[:-1]}ing" if verb[-1:] == "e" and verb != "be" else f"{verb}ing"


@dataclass(frozen=True)
class Clause:
    """A clause with subject and verb, or an adverb in place of one: "it is Day", "during your turn"."""

    words: str
    adverb: bool = False
    full: str = ""
    """The clause that says the same as an adverb: "it is your turn"."""
    denied: str = ""
    """The clause that says the opposite, where it is not said with "it is not so that"."""

    def led_by(self, joint: str) -> str:
        """The clause after "if", "while", "after"; an adverb stands by itself."""
        return self.words if self.adverb else f"{joint} {self.words}"

    def stated(self) -> str:
        """The clause by itself: "it is your turn" for "on your turn"."""
        return (self.full or f"it is {self.words}") if self.adverb else self.words
