"""Modifiers: the questions that the engine asks of texts in force, layer by layer, and what answers one."""

from __future__ import annotations

from enum import Enum, IntEnum, StrEnum
from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from rlyeh.engine.state.cards import NOBODY, NOTHING
from rlyeh.engine.words import dependencies
from rlyeh.model import Faction, Icons, Keyword, Position, Word
from rlyeh.model.grammar import PLAIN, Saying, Sentence, Voice

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.in_force.index import Index
    from rlyeh.engine.state.cards import Piece
    from rlyeh.engine.state.occurrence import Occurrence
    from rlyeh.engine.state.records import Context
    from rlyeh.engine.words.parts import Choice, Effect
    from rlyeh.engine.words.printed_card import Face


class Layer(IntEnum):
    """A layer of continuous effects: the question that a modifier answers."""

    BLANK = 0
    BECOME = 1
    """What kind of card it is: type, printed values it takes over."""
    GRANT = 2
    """Abilities it gains."""
    CONTROL = 3
    FACTION = 4
    SUBTYPE = 5
    KEYWORD = 6
    ICON_PRINTED = 7
    ICON_SET = 8
    ICON = 9
    SKILL_SET = 10
    SKILL = 11
    COST = 12
    MATCH = 13
    CANNOT = 14
    MUST = 15
    IMMUNE = 16
    STRUGGLES = 17
    """How many struggles of a kind a story has."""
    SCRIPT = 18
    """How a story resolves."""
    COUNT = 19
    """Where a card's icons and skill count."""
    COMPARE = 20
    """What a struggle compares."""
    COMMIT = 21
    """Who may commit, and how."""
    NEEDED = 22
    """Tokens and stories needed to win."""
    ENTER = 23
    """How a card enters play."""
    PLAYABLE = 24
    """Cards that may be played from elsewhere, and restrictions on playing."""
    TIME = 25
    """Whether it is Day or Night."""
    RESULT = 26
    """Extra or changed results of struggles."""
    TITLE = 27
    """What a card is called."""
    PHASE = 28
    """Phases that are left out, and what is readied in the refresh phase."""
    PROTECTION = 29
    """Whose terror icons do not protect from insanity."""
    TARGET = 30
    """What cannot be chosen as a target."""
    PLAN = 31
    """Who commits together with whom."""
    PRICE = 32
    """What an act costs that costs nothing by itself."""
    OPEN = 33
    """Hands and decks that lie open."""
    DRAW = 34
    """How many cards are drawn in the draw phase."""


class Question(Enum):
    """What the engine asks of the modifiers of a layer that can only be answered with yes or no."""

    KEEPS_SUBTYPES = "BLANK: whether the card only loses its keywords and abilities"
    IS_PROOF = "BLANK: whether the text box of the card that says so cannot be blanked"
    BLANKS_BY_VALUE = "BLANK: whether it hangs on the skill or the icons of a card that it makes it blank"
    TAKES_AWAY = "KEYWORD: whether it takes away, which goes off the sum of all that others give (EFF-19)"
    SKILL_FIRST = "SCRIPT: whether the skill check comes before the struggles"
    WINNER_PICKS = "SCRIPT: whether who wins the story before its struggles picks those that are held"
    LEAVES_SKILL_OUT = "COUNT: whether the skill does not count when success is determined"
    COMPARES_SKILL = "COMPARE: whether struggles compare skill instead of icons"
    ADDS_ICONS = "COMPARE: whether its icons are counted besides those that are compared otherwise"
    MUST_USE_EFFECT = "SCRIPT: whether the winner of the story has to use its effect"
    CHOOSES_USE = "SCRIPT: whether its player, where another one wins the story, uses its effect instead, or does not"
    NO_SKILL_CHECK = "SCRIPT: whether no skill check is made at the story"
    PLAYER_ORDERS = "SCRIPT: whether a player decides in which order the struggles resolve"
    MAY_STAY_EXHAUSTED = "PHASE: whether its player need not ready the card in the refresh phase"
    FIXES_SKILL = "SKILL_SET: whether nothing changes the skill any more that it gives"
    ALLOWS_CLASH = "KEYWORD: whether its player may control Heroic and Villainous characters together"
    AS_CHARACTER = "COMMIT: whether a card that is none may commit as a character"
    WINNER_DEALS = "RESULT: whether the winner deals out the further wounds, and not the loser"
    MANY_DOMAINS = "COST: whether several domains may be drained to play the card"
    NEVER_LOWERED = "COST: whether nothing lowers what the card costs"
    RANDOM_RESOURCE = "PLAYABLE: whether the opponent's resource is a random card from hand"


SKILL_COUNTED: Final = 4
"""The skill, where what is counted is told by its number; kinds of icons have the lower ones."""

NONE_OF_IT: Final = 0
WHAT_IS_PRINTED: Final = 1
ALL_OF_IT: Final = 2
"""How much of a card's icons or skill a text leaves out."""


class Act(StrEnum):
    """An act on which a text may put a price; cards keep the values in their declarations."""

    COMMIT = "commit"
    """A character commits to a story."""
    COMMIT_THERE = "commit there"
    """A player commits anybody to a story."""
    COMMIT_AT_ALL = "commit at all"
    """A player commits anybody."""
    CHOOSE = "choose"
    """A player chooses a card as a target."""
    USE = "use"
    """A player plays an event or uses an ability."""
    RESOURCE = "resource"
    """A player attaches their resource of the turn."""


class CommitWay(StrEnum):
    """How a card may commit in a commit step; cards keep the values in their declarations."""

    NO_EXHAUST = "no exhaust"
    """It does not exhaust (STORY-3)."""
    EXHAUSTED = "exhausted"
    """It may although it is exhausted (STORY-4)."""
    ONLY_EXHAUSTED = "only exhausted"
    """It may only when it is exhausted."""
    AS_CHARACTER = "as character"
    """It may although it is no character (EFF-43)."""


ALL_ICONS: Final = 1_000
"""ICON: what a text takes away that takes all icons of a kind for as long as it is in force: more than any card has,
whatever else gives some."""
STATISTICS: Final = frozenset(
    (
        Layer.BLANK, Layer.BECOME, Layer.GRANT, Layer.FACTION, Layer.SUBTYPE, Layer.KEYWORD, Layer.ICON_PRINTED,
        Layer.ICON_SET, Layer.ICON, Layer.SKILL_SET, Layer.SKILL, Layer.COST,
    )
)  # fmt: skip
"""What nothing can change on an insane card (STATE-13)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Modifier(Word):
    """A modifier, the content of a continuous effect: one thing that a text in force changes. Each defines the method
    that its layer asks for."""

    answers: ClassVar[Layer]
    """The question that all modifiers of this word answer, unless a word says otherwise in `layer`."""

    @property
    def layer(self) -> Layer:
        """The question that this one answers."""
        return self.answers

    def only_card(self, context: Context) -> int:
        """The one card that it can ever reach in this context; NOTHING where there may be others."""
        return NOTHING

    def reaches(self, game: Game, context: Context, card: int) -> bool:
        """Whether it holds for this card."""
        raise NotImplementedError

    def fixed_cards(self, game: Game, context: Context) -> tuple[int, ...] | None:
        """The cards that a lasting effect of this kind holds for from now on; None where it needs no cards."""
        return None

    def adds(self) -> bool:
        """SKILL, ICON: whether it adds or takes away a plain number, whatever is there."""
        return False

    def rests_on(self) -> int:
        """SKILL, ICON, STRUGGLES: what it rests on whether it reaches a card, and what it does to it
        (`rlyeh.engine.words.dependencies`)."""
        return dependencies.MORE

    def freeze(self, game: Game, context: Context) -> None:
        """Take down in the context what a lasting effect of this kind must still know when things have changed."""

    def grant(self, game: Game, context: Context, piece: Piece, index: Index) -> None:
        """GRANT: give the card its abilities."""
        raise NotImplementedError

    def grant_follows_cards(self) -> bool:
        """GRANT: whether it always gives the same, and to whom changes only as cards move or become attached."""
        return False

    def given_faction(self, game: Game, context: Context) -> Faction:
        """FACTION: the faction it gives."""
        raise NotImplementedError

    def given_title(self, game: Game, context: Context) -> str:
        """TITLE: the title it gives."""
        raise NotImplementedError

    def change_subtypes(self, game: Game, context: Context, found: frozenset[str]) -> frozenset[str]:
        """SUBTYPE: the subtypes after the change."""
        raise NotImplementedError

    def change_keywords(self, game: Game, context: Context, card: int, found: dict[Keyword, int]) -> None:
        """KEYWORD: change the keywords found so far."""
        raise NotImplementedError

    def changed_keyword(self) -> Keyword | None:
        """KEYWORD: the one keyword that it gives or takes away; None where there may be others."""
        return None

    def makes_due(self) -> bool:
        """KEYWORD: whether what it changes can make something due by itself: Toughness, Heroic and Villainous (P4)."""
        return True

    def gives(self, keyword: Keyword) -> bool:
        """KEYWORD: whether it may give this keyword to a card; TIME: whether it is this time, Day or Night."""
        return False

    def change_icons(self, game: Game, context: Context, card: int, found: Icons) -> Icons:
        """ICON_PRINTED and ICON_SET: the icons after the change."""
        raise NotImplementedError

    def add_icons(self, game: Game, context: Context, card: int, counts: list[int]) -> None:
        """ICON: add to or take from the counts."""
        raise NotImplementedError

    def given_skill(self, game: Game, context: Context, card: int) -> int:
        """SKILL_SET: the value that replaces the printed one."""
        raise NotImplementedError

    def added_skill(self, game: Game, context: Context, card: int) -> int:
        """SKILL: what is added to the skill."""
        raise NotImplementedError

    def change_number(self, game: Game, context: Context, card: int, detail: int) -> int:
        """STRUGGLES, NEEDED: what is added to the number asked for. COUNT: 1 if the card counts at this story. COMPARE:
        the icons that are compared instead of these. PHASE: 1 if this phase of the player (`card`) is left out."""
        raise NotImplementedError

    def struggle_order(self, game: Game, context: Context, script: list[int]) -> list[int]:
        """SCRIPT: the steps of the story in the order that it gives them."""
        return script

    def kind_instead(self, kind: int) -> int:
        """STRUGGLES: the kind that struggles of this kind are of instead."""
        return kind

    def compares_in(self, game: Game, context: Context, kind: int) -> bool:
        """COMPARE: whether it speaks of struggles of this kind."""
        return True

    def leaves_out(self, game: Game, context: Context, card: int, story: int, what: int) -> int:
        """COUNT: how much of the card's icons of a kind, or with SKILL_COUNTED of its skill, does not count at the
        story."""
        return NONE_OF_IT

    def winner_of(self, game: Game, context: Context, story: int, kind: int) -> int:
        """RESULT: the player who wins a struggle whatever is counted; NOBODY where it does not say."""
        return NOBODY

    def counts_part(self, what: int) -> bool:
        """COUNT: whether what counts elsewhere are icons of this kind, or with SKILL_COUNTED the skill."""
        return True

    def most_readied(self, game: Game, context: Context) -> int:
        """PHASE: how many characters a player may ready in the refresh phase; NOTHING where it does not say."""
        return NOTHING

    def change_cost(self, game: Game, context: Context, card: int, payer: int, domain: int) -> int:
        """COST: what is added to the cost if this player pays it with this domain; NOTHING stands for any."""
        raise NotImplementedError

    def matching(self) -> Faction | None:
        """MATCH: the faction whose resources match as well; None where no match is needed at all."""
        return None

    def given_cost(self, game: Game, context: Context) -> int:
        """COST: the cost in place of the printed one; NOTHING where it is another change."""
        return NOTHING

    def given_up(self) -> Effect | None:
        """COST: what its player may give up as they play the card itself, so that it costs less."""
        return None

    def floor(self) -> int:
        """COST: the least that a reduction may leave (PAY-15)."""
        return 0

    def forbidden_kind(self) -> int:
        """CANNOT: the one kind of occurrence that it forbids; NOTHING where there may be others."""
        return NOTHING

    def forbids(self, game: Game, context: Context, verb: int, card: int, occurrence: Occurrence | None) -> bool:
        """CANNOT: whether it forbids this to happen to the card. PLAYABLE: whether it forbids that the card is played,
        by the player whom the occurrence names."""
        raise NotImplementedError

    def commits(self, game: Game, context: Context, card: int, story: int) -> tuple[CommitWay, ...]:
        """COMMIT: how the card may commit to the story."""
        return ()

    def stories(self, game: Game, context: Context, card: int) -> list[int]:
        """MUST: the stories one of which the card must commit to, or a committed card it must follow."""
        raise NotImplementedError

    def is_too_much(
        self, game: Game, context: Context, cards: tuple[int, ...], stories: tuple[int, ...], meant: list[bool]
    ) -> bool:
        """PLAN: whether of these cards, each going to the story at its place, too many or the wrong ones commit; it is
        known which of them are meant."""
        return False

    def wants_company(
        self, game: Game, context: Context, cards: tuple[int, ...], stories: tuple[int, ...], meant: list[bool]
    ) -> int:
        """PLAN: a story to which somebody else must commit; NOTHING if there is none."""
        return NOTHING

    def has_price(
        self, game: Game, context: Context, act: Act, seat: int, deed: Occurrence, effect: Context | None
    ) -> bool:
        """PRICE: whether this act of a player has the price that the text names."""
        return False

    def spares_who_cannot_pay(self) -> bool:
        """PRICE: whether who cannot pay may do it all the same."""
        return False

    def bars_choice(self, game: Game, context: Context, effect: Context, alone: bool) -> bool:
        """TARGET: whether this effect cannot choose the card; `alone` says whether it would be the only target."""
        return False

    def wards_off(self, game: Game, context: Context, source: int, effect: Context | None) -> bool:
        """IMMUNE: whether effects of this card, or this effect of it, do not reach the cards that are immune."""
        raise NotImplementedError

    def chosen_with(self) -> Choice | None:
        """ENTER: what its player chooses when the card itself is played."""
        return None

    def enters_as(self, game: Game, context: Context) -> Face | None:
        """ENTER: the face the card itself takes on before it enters play, if not its own (EFF-42)."""
        return None

    def speaks_of_itself(self) -> bool:
        """ENTER: whether it says how the card itself enters play, so that it counts before the card is there."""
        return False

    def entry_position(self, game: Game, context: Context, card: int, seat: int) -> Position:
        """ENTER: how a card that it reaches comes to lie as it enters play under this player's control."""
        return Position.READY

    def has_entered(self, game: Game, context: Context) -> None:
        """ENTER: what begins with the card's entry."""

    def extra_wounds(self, game: Game, context: Context, struggle: Occurrence) -> int:
        """RESULT: how many wounds a decided struggle deals besides its own; who deals them out says
        WINNER_DEALS."""
        return 0

    def spent(self, game: Game, context: Context, played: Occurrence) -> bool:
        """COST, MATCH: whether a lasting effect holds for one card only and this was the one."""
        return False

    def playable(self, game: Game, context: Context) -> list[int]:
        """PLAYABLE: cards that may be played from where they lie, as if they were in hand."""
        return []

    def player_of(self, game: Game, context: Context, card: int) -> int:
        """PLAYABLE: who may play one of those."""
        return game.state.cards[card].owner

    def follows_piles(self) -> bool:
        """PLAYABLE: whether it hangs on hands, decks and piles which cards those are."""
        return False

    def goes_under_deck(self) -> bool:
        """PLAYABLE: whether an event among those goes to the bottom of its owner's deck when it has been played."""
        return False

    def open_hands(self, game: Game, context: Context) -> list[int]:
        """OPEN: the seats whose hands it lets lie open."""
        return []

    def open_decks(self, game: Game, context: Context) -> list[int]:
        """OPEN: the seats of whose decks it lets the top card lie open."""
        return []

    def further_draws(self, game: Game, context: Context, seat: int) -> int:
        """DRAW: how many more cards a player draws in the draw phase."""
        return 0

    def drawn_instead(self, game: Game, context: Context, seat: int) -> int:
        """DRAW: how many cards a player draws instead of the usual ones; NOTHING where that is not changed."""
        return NOTHING

    def after_draws(self) -> Effect | None:
        """DRAW: what comes after those cards have been drawn, for the player who drew them."""
        return None

    def price(self) -> Effect | None:
        """PLAYABLE: what it costs besides to play one of those; the card on which it lay is bound as PLACE. PRICE: what
        the act costs."""
        return None

    def says(self, question: Question) -> bool:
        """Whether it answers a question of its layer with yes."""
        return False

    def claim(self, voice: Voice) -> Sentence:
        """What it says of its cards. A word that says only its `english` has a sentence that is finished."""
        if type(self).english is Modifier.english:
            raise NotImplementedError(f"{type(self).__name__} has no English")
        return Saying(words=self.english())

    def english(self) -> str:
        return self.claim(PLAIN).main()

    def in_voice(self, voice: Voice) -> str:
        return self.claim(voice).main()
