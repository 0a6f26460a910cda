"""Cards that a text speaks of: itself, its host, the chosen one, every card of a kind."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar, Final, Self

from rlyeh.engine.in_force import characteristics
from rlyeh.engine.state import bindings
from rlyeh.engine.words import dependencies
from rlyeh.engine.words.parts import Amount, Subject
from rlyeh.language.nouns.adjectives import (
    REMAINING,
    Adjective,
    CostIs,
    Either,
    FactionIs,
    HasIcon,
    HasKeyword,
    IsThis,
    Not,
    Remains,
    SkillIs,
    SubtypeIs,
    Titled,
    TypeIs,
    Unique,
)
from rlyeh.language.nouns.amounts import amount_of, numbered
from rlyeh.language.nouns.named import Named, Naming
from rlyeh.language.nouns.players import ANY_PLAYER, OPPONENT, YOU, AnyPlayer, Who
from rlyeh.language.nouns.positions import (
    At,
    AttachedTo,
    Committed,
    FaceDown,
    Holds,
    Lies,
    OfPlayer,
    TokensOn,
    Unresolved,
)
from rlyeh.model import CardType, Faction, Icon, Keyword, Position, Zone
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import PLAIN, Attribute, Phrase, Voice, article, series
from rlyeh.model.grammar import plural as plural_of
from rlyeh.model.scope import Scope

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.records import Context


IN_PLAY: Final = (Zone.PLAY,)
PLAY: Final = Zone.PLAY
HAND: Final = Zone.HAND
DISCARD: Final = Zone.DISCARD
DECK: Final = Zone.DECK
WON: Final = Zone.WON
RESOURCE: Final = Zone.RESOURCE
STORY_DECK: Final = Zone.STORY_DECK
REVEALED: Final = "revealed"
"""The name by which words speak of cards that have been revealed, unless another is given."""
OWN_ZONES: Final = frozenset((Zone.HAND, Zone.DISCARD, Zone.DECK, Zone.RESOURCE))
"""Zones outside play that each player has for their own cards."""


class _Sifted(Subject):
    """Cards of which it is found out once how they are looked for, as a word never changes."""

    _types: tuple[CardType, ...] | None = None
    """If they are cards in play of certain types: these; empty if not."""
    _others: tuple[Adjective, ...] = ()
    """What is said of them besides; first what is quick to find out."""

    def _keep(self, types: tuple[CardType, ...], others: tuple[Adjective, ...]) -> None:
        object.__setattr__(self, "_others", others)
        object.__setattr__(self, "_types", types)


@dataclass(frozen=True)
class Cards(_Sifted):
    """Every card of a kind: a noun with conditions. `each(CARDS)` and a bare noun mean the same."""

    ranked: ClassVar[bool] = False
    """Whether they are those that come first by some value: one is meant, also where several tie."""

    noun: str
    tests: tuple[Adjective, ...] = ()
    zones: tuple[Zone, ...] = (Zone.PLAY,)
    whose: Who = ANY_PLAYER
    """For zones outside play: whose zone."""
    those: str = ""
    """Only cards among those spoken of by this name, wherever they are."""

    def check(self, scope: Scope) -> None:
        super().check(scope)
        if self.those:
            scope.must_know(self.those, "among")

    def cards(self, game: Game, context: Context) -> list[int]:
        cards, tests = self.sifted(game, context)
        if not tests:
            return cards[:]
        for test in tests:
            cards = test.among(game, context, cards)
        return cards

    def sifted(self, game: Game, context: Context) -> tuple[list[int], tuple[Adjective, ...]]:
        """The cards among which they are, a list to read only, and the conditions that are left to test. Cards in play
        are sorted by their types at once, as that is asked most of all."""
        types = self._types
        if types is None:
            types = self._consider()
        if types:
            return characteristics.of_types(game, types), self._others
        return self.places(game, context), self._others

    def _consider(self) -> tuple[CardType, ...]:
        """Find out once whether they are cards in play of certain types, and what is said of them besides."""
        first = self.tests[0] if self.tests else None
        types = first.types if isinstance(first, TypeIs) and self.zones == IN_PLAY else ()
        others = self.tests[1:] if types else self.tests
        self._keep(types, (*[test for test in others if test.quick], *[test for test in others if not test.quick]))
        return types

    def includes(self, game: Game, context: Context, card: int) -> bool:
        piece = game.state.cards[card]
        if game.ghost is None:
            if self.those:
                return card in spoken_of(game, context, self.those) and self.fits(game, context, card)
            if piece.zone not in self.zones:
                return False
            if piece.zone in OWN_ZONES and piece.owner not in self.whose.seats(game, context):
                return False
        return self.fits(game, context, card)

    def rests_on(self) -> int:
        grounds = 0 if type(self) is Cards and self.zones == IN_PLAY else dependencies.MORE
        for test in self.tests:
            grounds |= test.rests_on()
        return grounds

    def fits(self, game: Game, context: Context, card: int) -> bool:
        """Whether a card passes the conditions, wherever it is. A noun with conditions of another sort says in
        `sifted` as well what that means."""
        for test in self.tests:  # noqa: SIM110  a loop costs half of what all() does, and this is asked most of all
            if not test.passes(game, context, card):
                return False
        return True

    def exist(self, game: Game, context: Context) -> bool:
        """Whether there is at least one."""
        cards, tests = self.sifted(game, context)
        for card in cards:  # noqa: SIM110  a loop costs half of what any() does
            if all_pass(game, context, card, tests):
                return True
        return False

    def places(self, game: Game, context: Context) -> list[int]:
        """Every card in the zones that are meant, whatever it is."""
        state = game.state
        if self.those:
            return spoken_of(game, context, self.those)
        cards: list[int] = []
        for zone in self.zones:
            if zone is PLAY:
                cards += state.play
                cards += state.row
                continue
            if zone is STORY_DECK:
                cards += state.story_deck
                continue
            for seat in self.whose.seats(game, context):
                side = state.sides[seat]
                if zone is HAND:
                    cards += side.hand
                elif zone is DISCARD:
                    cards += side.discard
                elif zone is DECK:
                    state.lay_out_deck(side)
                    cards += side.deck
                elif zone is WON:
                    cards += side.won
                elif zone is RESOURCE:
                    cards += [card for domain in side.domains for card in domain.resources]
        return cards

    # -- conditions, as a card's sentence says them -------------------------------------------------------------------

    def that(self, *tests: Adjective) -> Self:
        """With further conditions."""
        return replace(self, tests=(*self.tests, *tests))

    def skill(self, at_most: Amount | int | None = None, at_least: Amount | int | None = None,
              below: Amount | int | None = None, printed: bool = False) -> Self:
        """With a skill within limits."""
        return self.that(SkillIs(amount_of(at_most), amount_of(at_least), amount_of(below), printed))

    def cost(self, at_most: Amount | int | None = None, at_least: Amount | int | None = None,
             below: Amount | int | None = None, printed: bool = False) -> Self:
        """With a cost within limits."""
        return self.that(CostIs(amount_of(at_most), amount_of(at_least), printed, amount_of(below)))

    def among(self, those: str) -> Self:
        """Among cards spoken of before, as long as they stay where they are: CHARACTER.among("revealed")."""
        return replace(self, zones=(), those=those)

    @property
    def remaining(self) -> Self:
        """The rest of them: CARD.among("revealed").remaining."""
        return self.that(Remains())

    def of(self, who: Who) -> Self:
        """Controlled by a player."""
        return self.that(OfPlayer(who))

    def owned_by(self, who: Who) -> Self:
        """Owned by a player, whoever controls it."""
        return self.that(OfPlayer(who, owns=True))

    def in_(self, *zones: Zone, of: Who = YOU) -> Self:
        """In a zone outside play, or one of several."""
        return replace(self, zones=zones, whose=of)

    def subtype(self, *names: str | Naming | Named) -> Self:
        """With one of these subtypes, or one that a player names: CHARACTER.subtype(named("subtype", "kind"))."""
        tests = tuple(SubtypeIs(name) for name in names)
        return self.that(tests[0] if len(tests) == 1 else Either(tests))

    def other_than(self, subtype: str) -> Self:
        """Without a subtype."""
        return self.that(Not(SubtypeIs(subtype)))

    def faction(self, *factions: Faction) -> Self:
        """Of one of these factions."""
        tests = tuple(FactionIs(faction) for faction in factions)
        return self.that(tests[0] if len(tests) == 1 else Either(tests))

    def not_faction(self, faction: Faction) -> Self:
        """Not of a faction."""
        return self.that(Not(FactionIs(faction)))

    def icon(self, icon: Icon, at_least: int = 1) -> Self:
        """With icons of a kind."""
        return self.that(HasIcon(icon, at_least))

    def without_icon(self, icon: Icon) -> Self:
        """Without any icon of a kind."""
        return self.that(Not(HasIcon(icon)))

    def keyword(self, keyword: Keyword) -> Self:
        """With a keyword."""
        return self.that(HasKeyword(keyword))

    def without_keyword(self, keyword: Keyword) -> Self:
        """Without a keyword."""
        return self.that(Not(HasKeyword(keyword)))

    def titled(self, *titles: str | Naming | Named, containing: str = "") -> Self:
        """With a title, with one that a player names, or with words in it: CARD.titled(naming("card"))."""
        for title in titles:
            if not isinstance(title, str):
                return self.that(Titled(named=title))
        return self.that(Titled(tuple(title for title in titles if isinstance(title, str)), containing=containing))

    def of_type(self, named: Naming | Named) -> Self:
        """Of the card type that a player names."""
        return self.that(TypeIs((), named))

    def not_titled(self, *titles: str) -> Self:
        """With any other title."""
        return self.that(Not(Titled(titles)))

    def at(self, story: Subject) -> Self:
        """Committed to a story."""
        return self.that(At(story))

    @property
    def other(self) -> Self:
        """Other than this card."""
        return self.that(Not(IsThis()))

    @property
    def ready(self) -> Self:
        """That is ready."""
        return self.that(Lies(Position.READY))

    @property
    def exhausted(self) -> Self:
        """That is exhausted."""
        return self.that(Lies(Position.EXHAUSTED))

    @property
    def insane(self) -> Self:
        """That is insane."""
        return self.that(Lies(Position.INSANE))

    @property
    def wounded(self) -> Self:
        """With at least one wound."""
        return self.that(TokensOn(at_least=1, wounds=True))

    @property
    def face_down(self) -> Self:
        """That was attached face down."""
        return self.that(FaceDown())

    @property
    def unwounded(self) -> Self:
        """Without any wound."""
        return self.that(TokensOn(at_most=0, wounds=True))

    def attached_to(self, host: Subject) -> Self:
        """Attached to a card."""
        return self.that(AttachedTo(host))

    @property
    def committed(self) -> Self:
        """Committed to some story."""
        return self.that(Committed())

    @property
    def uncommitted(self) -> Self:
        """Committed to no story."""
        return self.that(Not(Committed()))

    @property
    def unresolved(self) -> Self:
        """Stories that have not resolved this phase."""
        return self.that(Unresolved())

    def elsewhere(self, story: Subject) -> Self:
        """Not committed to a story: to another one, or to none."""
        return self.that(Not(At(story)))

    @property
    def unique(self) -> Self:
        """With a unique title."""
        return self.that(Unique())

    @property
    def non_unique(self) -> Self:
        """Without the mark of unique cards."""
        return self.that(Not(Unique()))

    @property
    def without_attachments(self) -> Self:
        """Without any Attachment card on it."""
        return self.that(Not(Holds("attachments")))

    # -- English ------------------------------------------------------------------------------------------------------

    def in_general(self, voice: Voice) -> Phrase:
        return Phrase(self.in_words(voice.of_all(), plural=True), many=True, noun=self.head())

    def one_of_them(self, voice: Voice) -> Phrase:
        return Phrase(article(self.in_words(voice.of_all(False))), noun=self.head())

    def each_of_them(self, voice: Voice) -> str:
        voice = voice.of_all(False)
        plain = self.zones == IN_PLAY and not any(test.attribute(voice).after() for test in self.tests)
        return f"{self.in_words(voice)} in play" if plain else self.in_words(voice)

    def in_play(self) -> str:
        """What is said of cards in play whose conditions do not say where they are."""
        placed = self.zones != IN_PLAY or any(test.attribute(PLAIN).placed for test in self.tests)
        return "" if placed else " in play"

    def head(self) -> str:
        """The noun by which they are spoken of again."""
        return HEADS.get(self.noun, self.noun)

    def is_only_yours(self) -> bool:
        """Whether it is said of them that "you" control them."""
        return any(test.attribute(PLAIN).mine for test in self.tests)

    def one(self, voice: Voice = PLAIN) -> str:
        """One of them, with its article."""
        return self.one_of_them(voice).text

    def phrase(self, plural: bool = False, voice: Voice = PLAIN) -> str:
        """The noun with its conditions, without an article."""
        return self.in_words(voice, plural)

    def in_words(self, voice: Voice, plural: bool = False, owned: bool = True) -> str:
        """The noun with its conditions, without an article; perhaps without saying that "you" control it."""
        attributes = [test.attribute(voice) for test in self.tests]
        before = adjectives(attributes)
        words = [*before, plural_of(self.noun) if plural else self.noun]
        if self.those == REVEALED:
            words.insert(int(REMAINING in before), REVEALED)
        controlled = owned and any(attribute.mine for attribute in attributes)
        for attribute in attributes:
            after = attribute.after(plural)
            if after == "and own" and not controlled:
                after = f"{YOU.mention(voice).text} own"
            if after and not (attribute.mine and not owned):
                words.append(after)
        where = self.where(voice, plural)
        if where and REMAINING not in before:
            words.append(where)
        return " ".join(words)

    def where(self, voice: Voice, plural: bool) -> str:
        """Where cards are that are not in play, or where they come from."""
        if self.zones == IN_PLAY or self.those == REVEALED:
            return ""
        if self.those:
            return "from among those cards" if voice.moving else "among those cards"
        into = "from" if voice.moving else "in"
        if self.zones == (STORY_DECK,):
            return f"{into} the story deck"
        if self.zones == (RESOURCE,):
            return f"attached to {self.whose.possessive(voice)} domains"
        places = series([PILE_NAMES[zone] for zone in self.zones], "or")
        if isinstance(self.whose, AnyPlayer):
            return f"{into} all {plural_of(places)}" if plural else f"{into} any {places}"
        return f"{into} {self.whose.possessive(voice)} {places}"

    def mention(self, voice: Voice) -> Phrase:
        if self.those and self.those != REVEALED and not self.tests:
            return Phrase(f"those {plural_of(self.noun)}", many=True, noun=self.head())
        return Phrase(f"all {self.in_words(voice.of_all(), plural=True)}", many=True, noun=self.head())

    def several(self) -> str:
        return self.phrase(plural=True)


def spoken_of(game: Game, context: Context, name: str) -> list[int]:
    """The cards bound to a name that are the same objects as when they were bound, in the order in which they were."""
    bound = context.bound.get(name, ())
    lives = context.bound.get(bindings.lives(name))
    if lives is None:
        return list(bound)
    pieces = game.state.cards
    cards: list[int] = []
    for place, card in enumerate(bound):
        if pieces[card].life == lives[place]:
            cards.append(card)
    return cards


def all_pass(game: Game, context: Context, card: int, tests: tuple[Adjective, ...]) -> bool:
    """Whether a card meets all conditions."""
    for test in tests:  # noqa: SIM110  a loop costs half of what all() does, and this is asked most of all
        if not test.passes(game, context, card):
            return False
    return True
PILE_NAMES: Final = {
    Zone.HAND: "hand", Zone.DISCARD: "discard pile", Zone.DECK: "deck", Zone.WON: "won story pile",
    Zone.RESOURCE: "domains", Zone.STORY_DECK: "story deck", Zone.PLAY: "play",
}  # fmt: skip
HEADS: Final = {"character or support card": "card", "non-conspiracy story card": "story card"}


def adjectives(attributes: list[Attribute]) -> list[str]:
    """The adjectives in the order in which they stand before the noun."""
    ranked = [(attribute.rank, place, attribute.before) for place, attribute in enumerate(attributes)]
    return [before for _, _, before in sorted(ranked) if before]


def counted_words(number: Amount | int, cards: Cards, voice: Voice) -> str:
    """So many cards of a kind: "a character", "2 characters"."""
    voice = voice.of_all(False)
    return numbered(number, cards.one_of_them(voice).text, cards.in_words(voice, plural=True), voice)






CARD: Final = Cards("card")
CHARACTER: Final = Cards("character", (TypeIs((CardType.CHARACTER,)),))
SUPPORT = Cards("support card", (TypeIs((CardType.SUPPORT,)),))
CHARACTER_OR_SUPPORT = Cards("character or support card", (TypeIs((CardType.CHARACTER, CardType.SUPPORT)),))
ATTACHMENT = Cards("Attachment card", (SubtypeIs("Attachment", silent=True),))
STORY: Final = Cards("story", (TypeIs((CardType.STORY, CardType.CONSPIRACY)),))
STORY_CARD: Final = Cards("story card", (TypeIs((CardType.STORY, CardType.CONSPIRACY)),))
WON_STORY = Cards("story card", (TypeIs((CardType.STORY,)),), zones=(Zone.WON,), whose=YOU)
"""Won stories of the story deck; a conspiracy never came from there."""
STORY_OF_THE_DECK = Cards("non-conspiracy story card", (TypeIs((CardType.STORY,)),))
CONSPIRACY: Final = Cards("conspiracy", (TypeIs((CardType.CONSPIRACY,)),))
EVENT: Final = Cards("event card", (TypeIs((CardType.EVENT,)),))


def each(what: Cards) -> Cards:
    """Every card of a kind."""
    return what


YOUR_CARD = Cards("card", (TypeIs((CardType.CHARACTER, CardType.SUPPORT)),)).of(YOU)
"""Any card you control; conspiracies have no controller (FINAL-126)."""
MINE = CHARACTER.of(YOU)
THEIRS = CHARACTER.of(OPPONENT)
