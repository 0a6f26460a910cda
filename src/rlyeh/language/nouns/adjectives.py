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
from rlyeh.model.scope import Scope

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.records import Context


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

    def english(self) -> str:
        return self.before() or self.after()


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

    def after(self) -> str:
        return "" if self.named is None else f"of {self.named.english()}"


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

    def before(self) -> str:
        return self.subtype if isinstance(self.subtype, str) and not self.silent else ""

    def after(self) -> str:
        return "" if isinstance(self.subtype, str) else f"with {self.subtype.english()}"


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

    def before(self) -> str:
        return "" if self.faction is None else f"[{self.faction}]"

    def after(self) -> str:
        if self.same_as is None:
            return ""
        of = "of a different faction than" if self.other else "of the same faction as"
        return f"{of} {self.same_as.english()}"


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

    def after(self) -> str:
        noun = "printed skill" if self.printed else "skill"
        if self.below is not None:
            return f"with {noun} lower than {self.below.english()}"
        if self.at_most is not None:
            return at_most_words(noun, self.at_most)
        assert self.at_least is not None
        return f"with {noun} {self.at_least.english()} or higher"


def at_most_words(noun: str, limit: Amount) -> str:
    """An upper limit: "with skill 2 or lower", "with printed cost no higher than the number of domains you control"."""
    words = limit.english()
    return f"with {noun} no higher than {words}" if " " in words else f"with {noun} {words} or lower"


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

    def after(self) -> str:
        noun = "printed cost" if self.printed else "cost"
        if self.below is not None:
            return f"with {noun} lower than {self.below.english()}"
        if self.at_most is not None and self.at_most == self.at_least:
            return f"with {noun} {self.at_most.english()}"
        if self.at_most is not None:
            return at_most_words(noun, self.at_most)
        assert self.at_least is not None
        return f"with {noun} {self.at_least.english()} or higher"


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

    def after(self) -> str:
        if self.at_least == 1:
            return f"with a [{self.icon.slug}] icon"
        return f"with at least {self.at_least} [{self.icon.slug}] icons"


@dataclass(frozen=True)
class HasKeyword(Adjective):
    """It has a keyword."""

    keyword: Keyword

    def passes(self, game: Game, context: Context, card: int) -> bool:
        return characteristics.has_keyword(game, card, self.keyword)

    def rests_on(self) -> int:
        return dependencies.KEYWORDS

    def before(self) -> str:
        return str(self.keyword)


@dataclass(frozen=True)
class Unique(Adjective):
    """It is unique."""

    def passes(self, game: Game, context: Context, card: int) -> bool:
        return game.state.cards[card].face.unique

    def before(self) -> str:
        return "unique"


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
        title = characteristics.title(game, card)
        if self.titles:
            return title in self.titles
        if self.same_as is not None:
            return title in [characteristics.title(game, other) for other in self.same_as.meant(game, context)]
        if self.containing:
            return self.containing in title
        return self.named is not None and title == self.named.named(game, context)

    def after(self) -> str:
        if self.same_as is not None:
            return f"with the same title as {self.same_as.english()}"
        if self.containing:
            return f'with "{self.containing}" in its title'
        return "named " + " or ".join(self.titles) if self.named is None else "with the title you name"


@dataclass(frozen=True)
class Remains(Adjective):
    """It is one of the rest: said of cards spoken of before, where some of them have gone elsewhere since."""

    def passes(self, game: Game, context: Context, card: int) -> bool:
        return True

    def before(self) -> str:
        return REMAINING


REMAINING: Final = "remaining"


@dataclass(frozen=True)
class IsThis(Adjective):
    """It is the card itself."""

    def passes(self, game: Game, context: Context, card: int) -> bool:
        return card == context.source

    def rests_on(self) -> int:
        return 0

    def after(self) -> str:
        return "that is this card"


@dataclass(frozen=True)
class IsNot(Adjective):
    """It is not a card spoken of before."""

    that: Subject
    said: str = "other"

    def passes(self, game: Game, context: Context, card: int) -> bool:
        return card not in self.that.cards(game, context)

    def before(self) -> str:
        return self.said


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

    def before(self) -> str:
        words = [test.before() for test in self.tests]
        return " or ".join(words) if all(words) else ""

    def after(self) -> str:
        return "" if self.before() else " or ".join(test.english() for test in self.tests)


@dataclass(frozen=True)
class Not(Adjective):
    """The opposite of a condition."""

    test: Adjective

    def passes(self, game: Game, context: Context, card: int) -> bool:
        return not self.test.passes(game, context, card)

    def rests_on(self) -> int:
        return self.test.rests_on()

    def before(self) -> str:
        if isinstance(self.test, IsThis):
            return "other"
        return f"non-{self.test.before()}" if self.test.before() else ""

    def after(self) -> str:
        if self.before():
            return ""
        words = self.test.after()
        if words.startswith("with a "):
            return f"without any {words[7:]}s" if words.endswith("icon") else f"without any {words[7:]}"
        if words.startswith("with an "):
            return "without any " + words[8:].replace("card on", "cards on")
        return f"not {words}"
