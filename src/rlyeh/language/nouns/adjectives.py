"""Conditions on a single card: what the adjectives and clauses of a noun say."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rlyeh.engine.actions import payment
from rlyeh.engine.in_force import characteristics
from rlyeh.engine.words import dependencies
from rlyeh.engine.words.parts import Amount, Subject
from rlyeh.language.nouns.named import Naming
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

    def passes(self, game: Game, context: Context, card: int) -> bool:
        return characteristics.card_type(game, card) in self.types

    def among(self, game: Game, context: Context, cards: list[int]) -> list[int]:
        types = self.types
        passing: list[int] = []
        for card in cards:
            if characteristics.card_type(game, card) in types:
                passing.append(card)
        return passing

    def rests_on(self) -> int:
        return 0


@dataclass(frozen=True)
class SubtypeIs(Adjective):
    """It has a subtype."""

    quick = True

    subtype: str
    silent: bool = False

    def check(self, scope: Scope) -> None:
        scope.must_exist(self.subtype, "subtype")

    def passes(self, game: Game, context: Context, card: int) -> bool:
        return self.subtype in characteristics.subtypes(game, card)

    def among(self, game: Game, context: Context, cards: list[int]) -> list[int]:
        return characteristics.with_subtype(game, cards, self.subtype)

    def rests_on(self) -> int:
        return dependencies.SUBTYPES

    def before(self) -> str:
        return "" if self.silent else self.subtype


@dataclass(frozen=True)
class FactionIs(Adjective):
    """It belongs to a faction, a certain one or that of another card, where neutral is none (GEN-7); or it supplies one
    as a resource, which need not be its own (CARD-10)."""

    faction: Faction | None = None
    supplied: bool = False
    same_as: Subject | None = None

    def passes(self, game: Game, context: Context, card: int) -> bool:
        faction = payment.resource_faction(game, card) if self.supplied else characteristics.faction(game, card)
        if self.same_as is None:
            return faction is self.faction
        factions = {characteristics.faction(game, other) for other in self.same_as.meant(game, context)}
        return faction in factions - {Faction.NEUTRAL, None}

    def before(self) -> str:
        return "" if self.faction is None else f"[{self.faction}]"

    def after(self) -> str:
        return "" if self.same_as is None else f"of the same faction as {self.same_as.english()}"


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

    def passes(self, game: Game, context: Context, card: int) -> bool:
        piece = game.state.cards[card]
        if piece.position is Position.INSANE and game.rules.printed_cost_targets:
            return False
        cost = piece.face.cost if self.printed else characteristics.cost(game, card)
        if self.at_most is not None and cost > self.at_most.value(game, context):
            return False
        return self.at_least is None or cost >= self.at_least.value(game, context)

    def after(self) -> str:
        noun = "printed cost" if self.printed else "cost"
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
    """It has one of these titles, or the one that a player names."""

    titles: tuple[str, ...] = ()
    named: Naming | None = None

    def check(self, scope: Scope) -> None:
        super().check(scope)
        for title in self.titles:
            scope.must_exist(title, "title")

    def passes(self, game: Game, context: Context, card: int) -> bool:
        if self.named is not None and self.named.slot() not in context.bound:
            return True  # It is still to be named.
        title = characteristics.title(game, card)
        return title in self.titles if self.named is None else title == self.named.named(game, context)

    def after(self) -> str:
        return "named " + " or ".join(self.titles) if self.named is None else "with the title you name"


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
