"""Modifiers of what may be done and at what price: prohibitions, immunity, costs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.engine.state.cards import NOTHING
from rlyeh.engine.state.occurrence_kinds import BY_RULE, Kind
from rlyeh.engine.words.doing import joined
from rlyeh.engine.words.modifiers import Layer, Modifier
from rlyeh.engine.words.parts import Amount, Subject
from rlyeh.language.modifiers.characteristics import OfCards, multiplied, only_card
from rlyeh.language.nouns.amounts import CountOf, Number
from rlyeh.language.nouns.cards import Cards
from rlyeh.language.nouns.players import ANY_PLAYER, YOU, AnyPlayer, Who
from rlyeh.model import Faction
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import Act, Claim, Deed, Phrase, Sentence, Voice, conjugated
from rlyeh.model.scope import Scope

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.occurrence import Occurrence
    from rlyeh.engine.state.records import Context


@dataclass(frozen=True)
class Cannot(OfCards):
    """Something that cannot happen to cards (EFF-28)."""

    answers = Layer.CANNOT

    verb: str
    by_rule_only: bool = False
    """Whether only the rules cannot do it: card effects may (STORY-48)."""
    at: Subject | None = None
    until_won: bool = False
    """Of leaving a story: whether card effects cannot do it either, until the story is won."""

    def check(self, scope: Scope) -> None:
        scope.must_be_listed(self.verb, VERBS, "cannot")
        super().check(scope)

    def forbidden_kind(self) -> int:
        return VERBS.get(self.verb, NOTHING)

    def forbids(self, game: Game, context: Context, verb: int, card: int, occurrence: Occurrence | None) -> bool:
        if VERBS.get(self.verb) != verb or card == NOTHING:
            return False
        if self.by_rule_only and (occurrence is None or occurrence.cause != BY_RULE):
            return False
        if self.until_won and game.state.cards[card].story not in game.state.row:
            return False
        if self.at is not None and (occurrence is None or occurrence.story not in self.at.cards(game, context)):
            return False
        return self.subject.includes(game, context, card)

    def claim(self, voice: Voice) -> Sentence:
        if self.by_rule_only and self.verb == "uncommit":
            return self.tells(voice, "stay", "committed to a story until that story is won")
        where = "" if self.at is None else f"to {self.at.one_of_them(voice).text}"
        if self.until_won:
            where = "from a story until that story is won"
        verb, _, rest = self.verb.partition(" ")
        who = self.subject.in_general(voice)
        if self.verb == "be triggered":
            who = Phrase(f"abilities of {who.text}", many=True)
        return Claim(subject=who, modal="cannot", verb=verb, rest=joined(rest, where))


VERBS: Final[dict[str, int]] = {
    "commit": Kind.COMMIT,
    "uncommit": Kind.UNCOMMIT,
    "be restored": Kind.RESTORE,
    "be readied": Kind.READY,
    "be wounded": Kind.WOUND,
    "go insane": Kind.GO_INSANE,
    "be destroyed": Kind.DESTROY,
    "be exhausted": Kind.EXHAUST,
    "be sacrificed": Kind.SACRIFICE,
    "be returned to hand": Kind.RETURN_HAND,
    "be triggered": Kind.TRIGGER,
}


@dataclass(frozen=True)
class Immune(OfCards):
    """Cards that effects of certain cards cannot reach (EFF-29)."""

    answers = Layer.IMMUNE

    to: Cards

    def forbids(self, game: Game, context: Context, verb: int, card: int, occurrence: Occurrence | None) -> bool:
        return self.to.fits(game, context, card)

    def claim(self, voice: Voice) -> Sentence:
        return self.tells(voice, "be", f"immune to {self.to.in_general(voice).text}")


@dataclass(frozen=True)
class CostChange(Modifier):
    """A change of what it costs to play cards, up or down."""

    answers = Layer.COST

    what: Subject
    change: int
    times: Amount = Number(1)
    minimum: int = 0
    whose: Who = ANY_PLAYER
    next_only: bool = False
    """For a lasting effect: it holds for the next such card that is played."""

    def only_card(self, context: Context) -> int:
        return only_card(self.what, context)

    def reaches(self, game: Game, context: Context, card: int) -> bool:
        what = self.what
        return what.fits(game, context, card) if isinstance(what, Cards) else what.includes(game, context, card)

    def change_cost(self, game: Game, context: Context, card: int, payer: int, domain: int) -> int:
        if payer not in self.whose.seats(game, context):
            return 0
        return self.change * self.times.value_for_payment(game, context, payer, domain)

    def floor(self) -> int:
        return self.minimum

    def spent(self, game: Game, context: Context, played: Occurrence) -> bool:
        return (
            self.next_only
            and played.seat in self.whose.seats(game, context)
            and self.reaches(game, context, played.card)
        )

    def claim(self, voice: Voice) -> Sentence:
        what = self._what(voice)
        number = str(abs(self.change))
        if self.times.is_x():
            number = "X" if number == "1" else f"{number} times X"
            times = ""
        else:
            times = multiplied(self.times, voice)
        least = f" (to a minimum of {self.minimum})" if self.minimum else ""
        return Deed(closing=least, acts=(Act("raise" if self.change > 0 else "lower", f"{what} by {number}{times}"),))

    def _what(self, voice: Voice) -> str:
        """Which cost is meant, and for whom."""
        anybody, who = isinstance(self.whose, AnyPlayer), self.whose.mention(voice)
        if self.next_only and isinstance(self.what, Cards):
            played = "played" if anybody else f"that {who.text} {conjugated('play', who.many)}"
            return f"the cost to play the next {self.what.in_words(voice)} {played}"
        whose = "" if anybody else f"for {'them' if who.text == 'they' else who.text} "
        return f"the cost {whose}to play {self.what.in_general(voice).text}"


@dataclass(frozen=True)
class GrantMatch(Modifier):
    """A resource match for cards that a player plays: resources of another faction match as well, or none is needed.
    It helps with Loyal, not with Steadfast (PAY-21)."""

    answers = Layer.MATCH

    what: Cards
    resources: Faction | None = None
    next_only: bool = False
    """For a lasting effect: it holds for the next such card that is played."""

    def reaches(self, game: Game, context: Context, card: int) -> bool:
        return self.what.fits(game, context, card)

    def matching(self) -> Faction | None:
        return self.resources

    def spent(self, game: Game, context: Context, played: Occurrence) -> bool:
        return self.next_only and played.seat == context.seat and self.reaches(game, context, played.card)

    def claim(self, voice: Voice) -> Sentence:
        cards = self.what.in_general(voice).text
        if self.resources is not None:
            resources = Phrase(f"[{self.resources}] resources", many=True)
            return Claim(subject=resources, verb="count", rest=f"as a resource match for {cards}")
        played = f"that {YOU.mention(voice).text} play"
        if self.next_only:
            one = Phrase(f"the next {self.what.in_words(voice)} {played}")
            return Claim(subject=one, verb="need", rest="no resource match")
        return Claim(subject=Phrase(f"{cards} {played}", many=True), verb="need", rest="no resource match")


def costs(
    what: Subject,
    change: int,
    *,
    per: Subject | Amount | None = None,
    minimum: int = 0,
    whose: Who = ANY_PLAYER,
    next_only: bool = False,
) -> CostChange:
    """A change of what cards cost: costs(THIS, -1, per=CARD.in_(DISCARD), minimum=1)."""
    times = CountOf(per) if isinstance(per, Subject) else Number(1) if per is None else per
    return CostChange(what, change, times, minimum, whose, next_only)


def ignores_match(what: Cards, next_only: bool = False) -> GrantMatch:
    """Cards need no resource match: until_end_of_phase(ignores_match(CHARACTER, next_only=True))."""
    return GrantMatch(what, next_only=next_only)


def resources_match(resources: Faction, what: Cards) -> GrantMatch:
    """Resources of a faction match other cards: resources_match(YOG_SOTHOTH, CHARACTER.in_(HAND))."""
    return GrantMatch(what, resources)


def immune(subject: Subject, to: Cards) -> Immune:
    """Effects of certain cards cannot reach a card: immune(THIS, to=EVENT)."""
    return Immune(subject, to)


def cannot(subject: Subject, verb: str, at: Subject | None = None) -> Cannot:
    """Something cannot happen to a card: cannot(THIS, "be readied")."""
    return Cannot(subject, verb, at=at)


def stays_committed(subject: Subject, whatever: bool = False) -> Cannot:
    """A card is not uncommitted when the story phase ends; or, whatever would do it, not until its story is won."""
    return Cannot(subject, "uncommit", by_rule_only=not whatever, until_won=whatever)
