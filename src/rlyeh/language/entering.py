"""Words for cards that come into play as something else: as a copy, or attached to another card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rlyeh.engine import able
from rlyeh.engine.abilities import Choice, Effect, Layer, Modifier, Subject, Trigger
from rlyeh.engine.kinds import LEAVING, PUT_INTO_PLAY, Kind, Until
from rlyeh.engine.state import Context, Lasting, Occurrence
from rlyeh.engine.texts import Ability, Become, Standing
from rlyeh.language.compound import add_lasting
from rlyeh.language.looking import bind
from rlyeh.language.nouns import Cards
from rlyeh.language.subjects import THIS, Choose, The, still_there
from rlyeh.language.verbs import ReturnToHand
from rlyeh.model import NO_ICONS, CardType, Icons, Keyword, Label, Text, Zone

if TYPE_CHECKING:
    from rlyeh.engine.faces import Face
    from rlyeh.engine.frames import Do
    from rlyeh.engine.game import Game

MODEL, COPY = "model", "copy"
"""Where the context of a card that becomes a copy keeps the character it copies, and itself."""


@dataclass(frozen=True)
class ChooseModel(Choice):
    """The character that a card becomes a copy of; one whose Heroic or Villainous would clash cannot be."""

    what: Cards

    def slot(self) -> str:
        return MODEL

    def is_target(self) -> bool:
        return True

    def candidates(self, game: Game, context: Context, effect: Effect | None) -> list[int]:
        cards = game.state.cards
        return [
            card
            for card in self.what.cards(game, context)
            if not able.immune(game, card, context.source)
            and able.may_enter(game, context.source, context.seat, face=cards[card].face)
        ]

    def english(self) -> str:
        return self.what.one()


@dataclass(frozen=True)
class EntersAsCopy(Modifier):
    """When this card is played, its player chooses a character, and it enters play as a printed copy of that one
    (EFF-42). With `returns`, it goes back to hand when that character leaves play."""

    layer = Layer.ENTER

    model: ChooseModel
    returns: Ability | None = None

    def reaches(self, game: Game, context: Context, card: int) -> bool:
        return card == context.source

    def chosen_with(self) -> Choice | None:
        return self.model

    def enters_as(self, game: Game, context: Context) -> Face | None:
        models = still_there(game, context, MODEL)
        return game.state.cards[models[0]].face if models else None

    def has_entered(self, game: Game, context: Context) -> None:
        if self.returns is not None and still_there(game, context, MODEL):
            bind(game, context, COPY, (context.source,))
            add_lasting(game, self.returns, context, Until.PERMANENT)

    def english(self) -> str:
        said = f"when you play this card from your hand, choose {self.model.english()}"
        said += ". This card becomes a printed copy of it"
        return said if self.returns is None else f"{said}. {self.returns.english().rstrip('.')}"


@dataclass(frozen=True)
class ThatLeavesPlay(Trigger):
    """A card that was chosen before leaves play."""

    chosen: str
    before: bool = False

    def kinds(self) -> frozenset[int]:
        return LEAVING

    def matches(self, game: Game, context: Context, occurrence: Occurrence) -> bool:
        if occurrence.last is None or occurrence.before is None:
            return False
        pairs = zip(context.bound.get(self.chosen, ()), context.bound.get(f"~{self.chosen}", ()), strict=True)
        return (occurrence.card, occurrence.before.life) in pairs

    def english(self) -> str:
        return "if that character leaves play"


@dataclass(frozen=True)
class Copy(The):
    """The card that became a copy, as long as it is in play."""

    chosen: str = COPY

    def english(self) -> str:
        return "this card"


@dataclass(frozen=True)
class EnterAttached(Effect):
    """Attach a card from outside play to another one. It enters play as the support card it then counts as."""

    what: Subject
    to: Choose
    becomes: Standing

    def perform(self, game: Game, context: Context) -> None:
        state = game.state
        hosts = self.to.cards(game, context)
        cards = [card for card in self.what.cards(game, context) if state.cards[card].zone is not Zone.PLAY]
        game.state.succeeded = False
        if hosts and cards:
            self._take_hold(game, context, cards[0])
            game.happen([self._enter(context, cards[0], hosts[0])])

    def _enter(self, context: Context, card: int, host: int) -> Occurrence:
        return Occurrence(
            Kind.ENTER_PLAY, card, context.seat, context.source, context.seat, other=host, via=PUT_INTO_PLAY
        )

    def _take_hold(self, game: Game, context: Context, card: int) -> None:
        """What it counts as holds for the object that it is going to be, from the moment it enters."""
        state = game.state
        life = state.cards[card].life + 1
        state.lasting.append(
            Lasting(state.next_id(), self.becomes, context.apart(), Until.PERMANENT, ((card, life),), state.turn)
        )
        state.version += 1
        game.reshape()

    def step(self, game: Game, frame: Do) -> None:
        if frame.pc and not game.state.succeeded:
            cards = game.state.cards
            game.state.lasting = [
                lasting
                for lasting in game.state.lasting
                if lasting.text is not self.becomes or any(life <= cards[card].life for card, life in lasting.subjects)
            ]
            game.reshape()
        super().step(game, frame)

    def english(self) -> str:
        return f"attach {self.what.english()} to {self.to.english()}. While attached, {self.becomes.english()}"


def enters_as_copy(of: Cards, returns: bool = False) -> EntersAsCopy:
    """A card that enters play as a copy: enters_as_copy(CHARACTER.non_unique.cost(at_most=X, printed=True))."""
    back = Ability(Label.PASSIVE, (ReturnToHand(Copy()),), trigger=ThatLeavesPlay(MODEL))
    return EntersAsCopy(ChooseModel(of), back if returns else None)


def attach_from_aside(
    to: Choose, subtypes: str, text: list[Text | Modifier], skill: int = 0, icons: Icons = NO_ICONS
) -> EnterAttached:
    """Attach this card from outside play; the text is what it says while attached."""
    said = tuple(Standing((entry,)) if isinstance(entry, Modifier) else entry for entry in text)
    names = tuple(name.strip() for name in subtypes.split(","))
    return EnterAttached(THIS, to, Standing((Become(THIS, CardType.SUPPORT, names, skill, icons, text=said),)))


def counts_as_character(
    subject: Subject, skill: int, icons: Icons, *keywords: Keyword
) -> Become:
    """A card that is a character meanwhile and keeps its text: counts_as_character(THIS, 4, icon_counts("TC"))."""
    words = tuple((keyword, 1) for keyword in keywords)
    return Become(subject, CardType.CHARACTER, (), skill, icons, words, keeps_text=True)
