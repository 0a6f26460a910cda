"""Conditions on a single card: what the adjectives and clauses of a noun say."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from rlyeh.engine.actions import payment
from rlyeh.engine.in_force import characteristics
from rlyeh.engine.words import dependencies
from rlyeh.engine.words.parts import Amount, Subject
from rlyeh.language.nouns.named import Named, Naming
from rlyeh.model import CardType, Faction, Icon, Keyword, Position, Word
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import (
    FACTION,
    KEYWORD,
    OTHER,
    PLAIN,
    SUBTYPE,
    Attribute,
    Voice,
    article,
    series,
)
from rlyeh.model.scope import Scope

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.records import Context


def within(noun: str, at_least: Amount | None, at_most: Amount | None, voice: Voice) -> Attribute:
    """Limits: "with skill 2 or lower", "with printed cost no higher than the number of domains you control"."""
    least = "" if at_least is None else at_least.quantity(voice).value
    if at_most is None:
        return Attribute(has=f"{noun} {least} or higher" if " " not in least else f"{noun} no lower than {least}")
    most = at_most.quantity(voice)
    if at_least is None:
        limit = f"{most.value} or lower" if most.is_short() else f"no higher than {most.value}"
        return Attribute(has=f"{noun} {limit}")
    if at_least == at_most:
        return Attribute(has=f"{noun} {most.value}" if most.is_short() else f"{noun} equal to {most.value}")
    return Attribute(has=f"{noun} from {least} to {most.value}")


NOTHING_MORE: Final = Attribute()
"""What the noun says already."""


class Adjective(Word):
    """A condition on a card. In English it stands before the noun or after it."""

    quick: ClassVar[bool] = False
    """Whether `among` needs far fewer steps than asking of one card after the other: then it comes first."""

    def passes(self, game: Game, context: Context, card: int) -> bool:
        """Whether the card meets the condition."""
        raise NotImplementedError

    def among(self, game: Game, context: Context, cards: list[int]) -> list[int]:
        """Those of the cards that meet the condition. What is asked most often says it with fewer steps."""
        return [card for card in cards if self.passes(game, context, card)]

    def rests_on(self) -> int:
        """What the answer for a card in play rests on (`rlyeh.engine.words.dependencies`)."""
        return dependencies.MORE

    def before(self) -> str:
        """The adjective, if it is one."""
        return ""

    def after(self) -> str:
        """The clause, if it is one."""
        return ""

    def attribute(self, voice: Voice) -> Attribute:
        """What it adds to the noun. A word that says only its `english` adds that, before the noun or after it."""
        return Attribute(self.before(), behind=self.after())

    def english(self) -> str:
        attribute = self.attribute(PLAIN)
        return attribute.before or attribute.after()

    def in_voice(self, voice: Voice) -> str:
        attribute = self.attribute(voice)
        return attribute.before or attribute.after()


@dataclass(frozen=True)
class TypeIs(Adjective):
    """It is of a card type."""

    quick = True

    types: tuple[CardType, ...]
    named: Naming | Named | None = None
    """Where it is the card type that a player names."""

    def passes(self, game: Game, context: Context, card: int) -> bool:
        if self.named is not None:
            return characteristics.card_type(game, card) == self.named.named(game, context)
        return characteristics.card_type(game, card) in self.types

    def among(self, game: Game, context: Context, cards: list[int]) -> list[int]:
        if self.named is not None:
            return super().among(game, context, cards)
        types = self.types
        passing: list[int] = []
        for card in cards:
            if characteristics.card_type(game, card) in types:
                passing.append(card)
        return passing

    def rests_on(self) -> int:
        return 0 if self.named is None else dependencies.MORE

    def attribute(self, voice: Voice) -> Attribute:
        return NOTHING_MORE if self.named is None else Attribute(behind=f"of {self.named.mention(voice).text}")


@dataclass(frozen=True)
class SubtypeIs(Adjective):
    """It has a subtype: a certain one, or the one that a player names."""

    quick = True

    subtype: str | Naming | Named
    silent: bool = False

    def check(self, scope: Scope) -> None:
        if isinstance(self.subtype, str):
            scope.must_exist(self.subtype, "subtype")
        else:
            self.subtype.check(scope)

    def passes(self, game: Game, context: Context, card: int) -> bool:
        subtype = self.subtype
        if not isinstance(subtype, str):
            subtype = subtype.named(game, context)
        return subtype in characteristics.subtypes(game, card)

    def among(self, game: Game, context: Context, cards: list[int]) -> list[int]:
        subtype = self.subtype
        if not isinstance(subtype, str):
            subtype = subtype.named(game, context)
        return characteristics.with_subtype(game, cards, subtype)

    def rests_on(self) -> int:
        return dependencies.SUBTYPES if isinstance(self.subtype, str) else dependencies.MORE

    def attribute(self, voice: Voice) -> Attribute:
        if not isinstance(self.subtype, str):
            return Attribute(has=self.subtype.mention(voice).text)
        return NOTHING_MORE if self.silent else Attribute(self.subtype, SUBTYPE)


@dataclass(frozen=True)
class FactionIs(Adjective):
    """It belongs to a faction, a certain one or that of another card, where neutral is none (GEN-7); or it supplies one
    as a resource, which need not be its own (CARD-10)."""

    faction: Faction | None = None
    supplied: bool = False
    same_as: Subject | None = None
    other: bool = False
    """Whether it is another faction than that of the other card."""

    def passes(self, game: Game, context: Context, card: int) -> bool:
        faction = payment.resource_faction(game, card) if self.supplied else characteristics.faction(game, card)
        if self.same_as is None:
            return faction is self.faction
        factions = {characteristics.faction(game, other) for other in self.same_as.meant(game, context)}
        if self.other:
            return faction not in (Faction.NEUTRAL, None) and faction not in factions
        return faction in factions - {Faction.NEUTRAL, None}

    def attribute(self, voice: Voice) -> Attribute:
        if self.same_as is not None:
            of = "of a different faction than" if self.other else "of the same faction as"
            return Attribute(behind=f"{of} {self.same_as.mention(voice).text}")
        if self.faction is Faction.NEUTRAL:
            return Attribute("neutral", FACTION)
        return Attribute(f"[{self.faction}]", FACTION)


@dataclass(frozen=True)
class SkillIs(Adjective):
    """Its skill is within limits; nothing that is printed on a card can be compared while it lies face down."""

    at_most: Amount | None = None
    at_least: Amount | None = None
    below: Amount | None = None
    printed: bool = False

    def passes(self, game: Game, context: Context, card: int) -> bool:
        piece = game.state.cards[card]
        if self.printed and piece.position is Position.INSANE:
            return False
        skill = piece.face.skill if self.printed else characteristics.skill(game, card)
        if self.at_most is not None and skill > self.at_most.value(game, context):
            return False
        if self.below is not None and skill >= self.below.value(game, context):
            return False
        return self.at_least is None or skill >= self.at_least.value(game, context)

    def attribute(self, voice: Voice) -> Attribute:
        noun = "printed skill" if self.printed else "skill"
        if self.below is not None:
            return Attribute(has=f"{noun} lower than {self.below.quantity(voice).value}")
        return within(noun, self.at_least, self.at_most, voice)




@dataclass(frozen=True)
class CostIs(Adjective):
    """Its cost is within limits; which cost filters compare is a matter of the rule set (FINAL-12)."""

    at_most: Amount | None = None
    at_least: Amount | None = None
    printed: bool = False
    below: Amount | None = None

    def passes(self, game: Game, context: Context, card: int) -> bool:
        piece = game.state.cards[card]
        if piece.position is Position.INSANE and game.rules.printed_cost_targets:
            return False
        cost = piece.face.cost if self.printed else characteristics.cost(game, card)
        if self.below is not None and cost >= self.below.value(game, context):
            return False
        if self.at_most is not None and cost > self.at_most.value(game, context):
            return False
        return self.at_least is None or cost >= self.at_least.value(game, context)

    def attribute(self, voice: Voice) -> Attribute:
        noun = "printed cost" if self.printed else "cost"
        if self.below is not None:
            return Attribute(has=f"{noun} lower than {self.below.quantity(voice).value}")
        return within(noun, self.at_least, self.at_most, voice)


@dataclass(frozen=True)
class HasIcon(Adjective):
    """It has icons of a kind."""

    icon: Icon
    at_least: int = 1

    def passes(self, game: Game, context: Context, card: int) -> bool:
        return characteristics.icons(game, card)[self.icon] >= self.at_least

    def among(self, game: Game, context: Context, cards: list[int]) -> list[int]:
        icon, number = self.icon, self.at_least
        return [card for card in cards if characteristics.icons(game, card)[icon] >= number]

    def attribute(self, voice: Voice) -> Attribute:
        icon = f"[{self.icon.slug}] icon"
        if self.at_least == 1:
            return Attribute(has=article(icon), lacks=f"any {icon}s")
        return Attribute(has=f"at least {self.at_least} {icon}s", lacks=f"{self.at_least} {icon}s")
SAID_BEFORE: Final = frozenset((Keyword.HEROIC, Keyword.VILLAINOUS, Keyword.DAY, Keyword.NIGHT, Keyword.LOYAL))


@dataclass(frozen=True)
class HasKeyword(Adjective):
    """It has a keyword."""

    keyword: Keyword

    def passes(self, game: Game, context: Context, card: int) -> bool:
        return characteristics.has_keyword(game, card, self.keyword)

    def rests_on(self) -> int:
        return dependencies.KEYWORDS

    def attribute(self, voice: Voice) -> Attribute:
        word = str(self.keyword)
        return Attribute(word, KEYWORD) if self.keyword in SAID_BEFORE else Attribute(has=word, lacks=word)


@dataclass(frozen=True)
class Unique(Adjective):
    """It is unique."""

    def passes(self, game: Game, context: Context, card: int) -> bool:
        return game.state.cards[card].face.unique

    def attribute(self, voice: Voice) -> Attribute:
        return Attribute("unique")


@dataclass(frozen=True)
class Titled(Adjective):
    """It has one of these titles, the one that a player names, that of another card, or one with these words in it."""

    titles: tuple[str, ...] = ()
    named: Naming | Named | None = None
    same_as: Subject | None = None
    containing: str = ""

    def check(self, scope: Scope) -> None:
        super().check(scope)
        for title in self.titles:
            scope.must_exist(title, "title")

    def passes(self, game: Game, context: Context, card: int) -> bool:
        if isinstance(self.named, Naming) and self.named.slot() not in context.bound:
            return True  # It is still to be named.
        title = characteristics.title(game, card)
        if self.titles:
            return title in self.titles
        if self.same_as is not None:
            return title in [characteristics.title(game, other) for other in self.same_as.meant(game, context)]
        if self.containing:
            return self.containing in title
        return self.named is not None and title == self.named.named(game, context)

    def attribute(self, voice: Voice) -> Attribute:
        if self.same_as is not None:
            return Attribute(has=f"the same title as {self.same_as.mention(voice).text}")
        if self.containing:
            return Attribute(has=f'"{self.containing}" in its title', has_many=f'"{self.containing}" in their titles')
        if self.named is None:
            return Attribute(behind=f"named {series(list(self.titles), 'or')}")
        you = "they name" if voice.third else "you name"
        return Attribute(has=f"the title {you}")


@dataclass(frozen=True)
class Remains(Adjective):
    """It is one of the rest: said of cards spoken of before, where some of them have gone elsewhere since."""

    def passes(self, game: Game, context: Context, card: int) -> bool:
        return True

    def attribute(self, voice: Voice) -> Attribute:
        return Attribute(REMAINING, OTHER)


REMAINING: Final = "remaining"


@dataclass(frozen=True)
class IsThis(Adjective):
    """It is the card itself."""

    def passes(self, game: Game, context: Context, card: int) -> bool:
        return card == context.source

    def rests_on(self) -> int:
        return 0

    def attribute(self, voice: Voice) -> Attribute:
        return Attribute(which=f"is {voice.this()}")


@dataclass(frozen=True)
class IsNot(Adjective):
    """It is not a card spoken of before."""

    that: Subject
    said: str = "other"

    def passes(self, game: Game, context: Context, card: int) -> bool:
        return card not in self.that.cards(game, context)

    def attribute(self, voice: Voice) -> Attribute:
        return Attribute(self.said, OTHER)


@dataclass(frozen=True)
class Either(Adjective):
    """One of several conditions."""

    tests: tuple[Adjective, ...]

    def passes(self, game: Game, context: Context, card: int) -> bool:
        for test in self.tests:  # noqa: SIM110  a loop costs half of what any() does
            if test.passes(game, context, card):
                return True
        return False

    def rests_on(self) -> int:
        grounds = 0
        for test in self.tests:
            grounds |= test.rests_on()
        return grounds

    def attribute(self, voice: Voice) -> Attribute:
        parts = [test.attribute(voice) for test in self.tests]
        if all(part.before for part in parts):
            joint = "and" if voice.inclusive else "or"
            return Attribute(series([part.before for part in parts], joint), max(part.rank for part in parts))
        if all(part.has for part in parts):
            return Attribute(has=series([part.has for part in parts], "or"))
        if all(part.behind for part in parts):
            return Attribute(behind=series([part.behind for part in parts], "or"))
        return Attribute(which=series([part.said_of_it() for part in parts], "or"))


@dataclass(frozen=True)
class Not(Adjective):
    """The opposite of a condition."""

    test: Adjective

    def passes(self, game: Game, context: Context, card: int) -> bool:
        return not self.test.passes(game, context, card)

    def rests_on(self) -> int:
        return self.test.rests_on()

    def attribute(self, voice: Voice) -> Attribute:
        if isinstance(self.test, IsThis):
            return Attribute("other", OTHER)
        said = self.test.attribute(voice)
        if said.lacks:
            return Attribute(behind=f"without {said.lacks}")
        if said.before:
            return Attribute(said.negative or f"non-{said.before}", said.rank)
        if said.has:
            return Attribute(behind=f"without {said.has}")
        return Attribute(behind=f"not {said.behind}") if said.behind else Attribute(which=f"not {said.which}")
