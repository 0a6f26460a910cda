"""Modifiers of what may be done and at what price: prohibitions, immunity, costs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from rlyeh.engine.in_force import last_known
from rlyeh.engine.in_force.effect_sorts import comes_from_triggered, effect_under_way, is_triggered
from rlyeh.engine.state.cards import NOTHING
from rlyeh.engine.state.occurrence_kinds import BY_RULE, Kind
from rlyeh.engine.words.doing import joined
from rlyeh.engine.words.modifiers import Layer, Modifier, Question
from rlyeh.engine.words.parts import Amount, Condition, Subject
from rlyeh.language.effects.combine import as_player
from rlyeh.language.modifiers.characteristics import OfCards, multiplied, only_card
from rlyeh.language.nouns.amounts import CountOf, Number, quantity_of, value_of
from rlyeh.language.nouns.cards import CARD, Cards
from rlyeh.language.nouns.players import ANY_PLAYER, YOU, AnyPlayer, Who
from rlyeh.language.triggers.events import is_by_effect, means
from rlyeh.model import Faction
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import Act, Claim, Deed, Phrase, Sentence, Voice, conjugated
from rlyeh.model.scope import Scope

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.occurrence import Occurrence
    from rlyeh.engine.state.records import Context


ENTER_PLAY: Final = int(Kind.ENTER_PLAY)


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
    triggered: bool = False
    """Whether only triggered effects cannot do it (TIME-26)."""
    by_effect: bool = False
    """Whether only card effects cannot do it."""
    by: Who | None = None
    """The player whose card effects cannot do it."""
    all_that_come: bool = False
    """For a lasting effect: whether it holds for cards that come later as well."""

    def fixed_cards(self, game: Game, context: Context) -> tuple[int, ...] | None:
        return None if self.all_that_come else super().fixed_cards(game, context)

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
        if self.triggered and (occurrence is None or not comes_from_triggered(game, occurrence)):
            return False
        if self.by_effect and (occurrence is None or not is_by_effect(game, context, self.by, occurrence)):
            return False
        if self.at is not None and (occurrence is None or occurrence.story not in self.at.cards(game, context)):
            return False
        if verb == ENTER_PLAY:  # the card is still where it comes from
            return means(game, context, self.subject, card)
        return self.subject.includes(game, context, card)

    def claim(self, voice: Voice) -> Sentence:
        if self.by_rule_only and self.verb == "uncommit":
            return self.tells(voice, "stay", "committed to a story until that story is won")
        where = "" if self.at is None else f"to {self.at.one_of_them(voice).text}"
        if self.until_won:
            where = "from a story until that story is won"
        how = "through triggered effects" if self.triggered else ""
        if self.by_effect:
            how = f"by {'' if self.by is None else f'{self.by.possessive(voice)} '}card effects"
        verb, _, rest = self.verb.partition(" ")
        who = self.subject.in_general(voice)
        if self.verb == "be triggered":
            who = Phrase(f"abilities of {who.text}", many=True)
        return Claim(subject=who, modal="cannot", verb=verb, rest=joined(rest, where, how))


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
    "change control": Kind.TAKE_CONTROL,
    "enter play": Kind.ENTER_PLAY,
}


@dataclass(frozen=True)
class CannotBear(OfCards):
    """Cards to which nothing of a kind can be attached; what is attached already stays (STATE-26, EFF-28)."""

    answers = Layer.CANNOT

    what: Cards

    def forbidden_kind(self) -> int:
        return Kind.ATTACH

    def forbids(self, game: Game, context: Context, verb: int, card: int, occurrence: Occurrence | None) -> bool:
        if verb != Kind.ATTACH or occurrence is None or occurrence.host == NOTHING:
            return False
        return self.what.fits(game, context, card) and self.subject.includes(game, context, occurrence.host)

    def claim(self, voice: Voice) -> Sentence:
        rest = f"{self.what.in_general(voice).text} attached"
        return Claim(subject=self.subject.in_general(voice), modal="cannot", verb="have", rest=rest)


@dataclass(frozen=True)
class Immune(OfCards):
    """Cards that effects of certain cards cannot reach (EFF-29)."""

    answers = Layer.IMMUNE

    to: Cards
    triggered: bool = False
    """Whether only triggered effects do not reach them (TIME-26)."""
    by: Who | None = None
    """Whose effects do not reach them, if not anybody's."""

    def wards_off(self, game: Game, context: Context, source: int, effect: Context | None) -> bool:
        if self.by is not None and last_known.last_controller(game, source) not in self.by.seats(game, context):
            return False
        if self.triggered and not is_triggered(effect or effect_under_way(game, source)):
            return False
        return self.to.fits(game, context, source)

    def claim(self, voice: Voice) -> Sentence:
        if self.by is None and not self.triggered:
            return self.tells(voice, "be", f"immune to {self.to.in_general(voice).text}")
        return self.tells(voice, "be", f"immune to {effects_of(self.to, self.triggered, self.by, voice)}")


def effects_of(cards: Cards, triggered: bool, by: Who | None, voice: Voice) -> str:
    """Effects that are kept off: "an opponent's triggered effects of event cards"."""
    whose = "" if by is None else f"{by.possessive(voice)} "
    of = "" if cards == CARD else f" of {cards.in_general(voice).text}"
    return f"{whose}{'triggered effects' if triggered else 'effects'}{of}"


@dataclass(frozen=True)
class CannotBeChosen(OfCards):
    """Cards that certain effects cannot choose as a target, or not as the only one: triggered ones, those of certain
    cards, those of a certain player (EFF-48)."""

    answers = Layer.TARGET

    of: Cards
    """The cards whose effects cannot."""
    triggered: bool = False
    by: Who | None = None
    alone: bool = False

    def bars_choice(self, game: Game, context: Context, effect: Context, alone: bool) -> bool:
        if self.alone is not alone or (self.triggered and not is_triggered(effect)):
            return False
        if self.by is not None and effect.seat not in self.by.seats(game, context):
            return False
        return self.of.fits(game, context, effect.source)

    def claim(self, voice: Voice) -> Sentence:
        subject = self.subject
        who = subject.mention(voice)
        if isinstance(subject, Cards):
            who = Phrase(f"each {subject.in_words(voice)}")
        target = "the only target" if self.alone else "a target"
        rest = f"chosen as {target} of {effects_of(self.of, self.triggered, self.by, voice)}"
        return Claim(subject=who, modal="cannot", verb="be", rest=rest)


@dataclass(frozen=True)
class TerrorUnprotected(OfCards):
    """Characters whose terror icons do not protect them from insanity; Willpower does as ever (KEY-23)."""

    answers = Layer.PROTECTION

    def claim(self, voice: Voice) -> Sentence:
        rest = f"{self.subject.in_general(voice).text} from insanity"
        return Claim(subject=Phrase("[terror] icons", many=True), verb="protect", negated=True, rest=rest)


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
    first_each: Literal["", "phase", "turn"] = ""
    """Whether it holds for the first such card only that a player plays each phase or turn."""
    unless: Condition | None = None
    """A circumstance that spares the player for whom it holds."""

    def only_card(self, context: Context) -> int:
        return only_card(self.what, context)

    def reaches(self, game: Game, context: Context, card: int) -> bool:
        what = self.what
        return what.fits(game, context, card) if isinstance(what, Cards) else what.includes(game, context, card)

    def change_cost(self, game: Game, context: Context, card: int, payer: int, domain: int) -> int:
        if payer not in self.whose.seats(game, context):
            return 0
        if self.first_each and self._has_played(game, context, payer):
            return 0
        if self.unless is not None and self.unless.holds(game, as_player(context, payer)):
            return 0
        return self.change * self.times.value_for_payment(game, context, payer, domain)

    def _has_played(self, game: Game, context: Context, payer: int) -> bool:
        """Whether the player has played such a card before, in this phase or turn."""
        phase = game.state.phase
        return any(
            kind == Kind.PLAYED and seat == payer and (self.first_each == "turn" or then is phase)
            and self.reaches(game, context, card)
            for kind, then, card, _, seat in game.state.memory
        )  # fmt: skip

    def floor(self) -> int:
        return self.minimum

    def spent(self, game: Game, context: Context, played: Occurrence) -> bool:
        return (
            self.next_only
            and played.seat in self.whose.seats(game, context)
            and self.reaches(game, context, played.card)
        )

    def claim(self, voice: Voice) -> Sentence:
        number = str(abs(self.change))
        times = multiplied(self.times, voice)
        if self.times.is_x():
            number, times = "X" if number == "1" else f"{number} times X", ""
        closing = f" (to a minimum of {self.minimum})" if self.minimum else ""
        if self.unless is not None:
            unless = self.unless.circumstance(voice.of_them()).led_by("while")
            closing = f", except for a player {unless}{closing}"
        verb = "raise" if self.change > 0 else "lower"
        return Deed(closing=closing, acts=(Act(verb, f"{self._what(voice)} by {number}{times}"),))

    def _what(self, voice: Voice) -> str:
        """Which cost is meant, and for whom."""
        anybody, who = isinstance(self.whose, AnyPlayer), self.whose.mention(voice)
        played = "played" if anybody else f"that {who.text} {conjugated('play', who.many)}"
        if self.next_only and isinstance(self.what, Cards):
            return f"the cost to play the next {self.what.in_words(voice)} {played}"
        if self.first_each and isinstance(self.what, Cards):
            if anybody:
                played = "that a player plays"
            return f"the cost to play the first {self.what.in_words(voice)} {played} each {self.first_each}"
        whose = "" if anybody else f"for {'them' if who.text == 'they' else who.text} "
        return f"the cost {whose}to play {self.what.in_general(voice).text}"


@dataclass(frozen=True)
class FixedCost(Modifier):
    """What cards cost to play in place of the printed cost, which others still raise and lower; or, without a number,
    that nothing lowers what they cost (PAY-33)."""

    answers = Layer.COST

    what: Subject
    number: Amount | int | None = None

    def only_card(self, context: Context) -> int:
        return only_card(self.what, context)

    def reaches(self, game: Game, context: Context, card: int) -> bool:
        what = self.what
        return what.fits(game, context, card) if isinstance(what, Cards) else what.includes(game, context, card)

    def change_cost(self, game: Game, context: Context, card: int, payer: int, domain: int) -> int:
        return 0

    def given_cost(self, game: Game, context: Context) -> int:
        return NOTHING if self.number is None else value_of(self.number, game, context)

    def says(self, question: Question) -> bool:
        return question is Question.NEVER_LOWERED and self.number is None

    def claim(self, voice: Voice) -> Sentence:
        cards = self.what.in_general(voice)
        if self.number is None:
            return Claim(subject=Phrase(f"the cost of {cards.text}"), modal="cannot", verb="be", rest="lowered")
        return Claim(subject=cards, verb="cost", rest=f"{quantity_of(self.number, voice).value} to play")


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
    first_each: Literal["", "phase", "turn"] = "",
    unless: Condition | None = None,
) -> CostChange:
    """A change of what cards cost: costs(THIS, -1, per=CARD.in_(DISCARD), minimum=1)."""
    times = CountOf(per) if isinstance(per, Subject) else Number(1) if per is None else per
    return CostChange(what, change, times, minimum, whose, next_only, first_each, unless)


def costs_exactly(what: Subject, number: Amount | int) -> FixedCost:
    """A cost in place of the printed one: costs_exactly(CHARACTER.cost(at_most=3, printed=True), 3); the card itself:
    while_(DAY_TIME, costs_exactly(THIS, 0), in_=HAND)."""
    return FixedCost(what, number)


def cost_not_lowered(what: Subject) -> FixedCost:
    """Nothing lowers what cards cost: cost_not_lowered(CHARACTER.not_faction(SILVER_TWILIGHT))."""
    return FixedCost(what)


def ignores_match(what: Cards, next_only: bool = False) -> GrantMatch:
    """Cards need no resource match: until_end_of_phase(ignores_match(CHARACTER, next_only=True))."""
    return GrantMatch(what, next_only=next_only)


def resources_match(resources: Faction, what: Cards) -> GrantMatch:
    """Resources of a faction match other cards: resources_match(YOG_SOTHOTH, CHARACTER.in_(HAND))."""
    return GrantMatch(what, resources)


def immune(subject: Subject, to: Cards = CARD, triggered: bool = False, by: Who | None = None) -> Immune:
    """Effects of certain cards or players cannot reach a card: immune(THIS, to=EVENT), immune(HOST, triggered=True,
    by=OPPONENT)."""
    return Immune(subject, to, triggered, by)


def cannot_be_chosen(
    subject: Subject, *, of: Cards = CARD, triggered: bool = False, by: Who | None = None, alone: bool = False
) -> CannotBeChosen:
    """Effects cannot choose a card as a target, or not alone: cannot_be_chosen(HOST, triggered=True),
    cannot_be_chosen(MINE, of=EVENT, alone=True)."""
    return CannotBeChosen(subject, of, triggered, by, alone)


def cannot_have_attached(subject: Subject, what: Cards = CARD) -> CannotBear:
    """Nothing of a kind can be attached to a card: cannot_have_attached(THIS, ATTACHMENT)."""
    return CannotBear(subject, what)


def cannot(
    subject: Subject, verb: str, at: Subject | None = None, *, triggered: bool = False, by: Who | None = None,
    by_effect: bool = False, all_that_come: bool = False,
) -> Cannot:  # fmt: skip
    """Something cannot happen to a card: cannot(THIS, "be readied"); or triggered effects, card effects, or those of a
    player cannot do it: cannot(THIS, "be wounded", by_effect=True). A lasting effect holds for the cards there when it
    begins; for `all_that_come` too if its text forbids something to players: cannot(THEIRS, "commit", at=the("story"),
    all_that_come=True)."""
    return Cannot(
        subject, verb, at=at, triggered=triggered, by_effect=by_effect or by is not None, by=by,
        all_that_come=all_that_come,
    )  # fmt: skip


def terror_does_not_protect(subject: Subject) -> TerrorUnprotected:
    """Terror icons do not protect: until_end_of_phase(terror_does_not_protect(CHARACTER))."""
    return TerrorUnprotected(subject)


def stays_committed(subject: Subject, whatever: bool = False) -> Cannot:
    """A card is not uncommitted when the story phase ends; or, whatever would do it, not until its story is won."""
    return Cannot(subject, "uncommit", by_rule_only=not whatever, until_won=whatever)
