"""Words that take over what another card has: its printed icons, its keywords, its triggered abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rlyeh.engine.in_force import characteristics, last_known
from rlyeh.engine.state import bindings
from rlyeh.engine.state.records import Context
from rlyeh.engine.words.modifiers import Layer
from rlyeh.engine.words.parts import Subject
from rlyeh.language.modifiers.characteristics import GainKeyword, OfCards
from rlyeh.language.nouns.cards import Cards
from rlyeh.model import NO_ICONS, Icon, Label, Zone
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import Sentence, Voice

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.in_force.index import Index
    from rlyeh.engine.state.cards import Piece


@dataclass(frozen=True)
class GainIconsOf(OfCards):
    """The icons that another card has when the effect begins, or had when it left play a moment ago: all of them, or
    the printed ones. What is printed on a card that lies face down is not seen (FINAL-118)."""

    answers = Layer.ICON

    whose: Subject
    printed: bool = False

    def freeze(self, game: Game, context: Context) -> None:
        icons = characteristics.printed_icons if self.printed else last_known.last_icons
        whose = self.whose.meant(game, context)
        models = [card for card in whose if not (self.printed and last_known.lay_face_down(game, card))]
        context.bound[self.ref] = icons(game, models[0]) if models else NO_ICONS

    def add_icons(self, game: Game, context: Context, card: int, counts: list[int]) -> None:
        for icon in Icon:
            counts[icon] += context.bound[self.ref][icon]

    def claim(self, voice: Voice) -> Sentence:
        which = "all printed icons" if self.printed else "the icons"
        return self.tells(voice, "gain", f"{which} of {self.whose.mention(voice).text}")


@dataclass(frozen=True)
class GainAbilitiesOf(OfCards):
    """The triggered abilities printed on other cards whose text works: at the moment when an effect begins, or for as
    long as a text is in force. The borrower's controller uses them; what they name is still the lender (FINAL-127)."""

    answers = Layer.GRANT

    whose: Subject

    def freeze(self, game: Game, context: Context) -> None:
        lenders = [card for card in self.whose.cards(game, context) if not last_known.snapshot(game, card).mute]
        bindings.bind(game.state, context, self.ref, tuple(lenders))

    def grant(self, game: Game, context: Context, piece: Piece, index: Index) -> None:
        for lender, life in self._lenders(game, context, index):
            own = Context(piece.id, piece.controller, piece.life)
            own.bound = {bindings.LENDER: (lender,), bindings.lives(bindings.LENDER): (life,)}
            for ability in game.state.cards[lender].face.abilities_in[Zone.PLAY]:
                if ability.label is not Label.PASSIVE:
                    index.add_granted(game, piece.id, ability, own)

    def _lenders(self, game: Game, context: Context, index: Index) -> list[tuple[int, int]]:
        if self.ref in context.bound:
            return list(zip(context.bound[self.ref], context.bound[bindings.lives(self.ref)], strict=True))
        cards = game.state.cards
        return [
            (card, cards[card].life)
            for card in self.whose.cards(game, context)
            if card not in index.blanked and card not in index.becomes
        ]

    def claim(self, voice: Voice) -> Sentence:
        whose = self.whose.mention(voice).text
        if isinstance(self.whose, Cards):
            whose = f"each {self.whose.in_words(voice)}"
        return self.tells(voice, "gain", f"the triggered abilities of {whose}")


def gains_printed_icons(subject: Subject, of: Subject) -> GainIconsOf:
    """Take over printed icons: gains_printed_icons(THIS, of=choose(CHARACTER))."""
    return GainIconsOf(subject, of, printed=True)


def gains_icons(subject: Subject, of: Subject) -> GainIconsOf:
    """Take over icons: gains_icons(the("it"), of=choose(MINE))."""
    return GainIconsOf(subject, of)


def gains_keywords(subject: Subject, of: Subject) -> GainKeyword:
    """Take over keywords: gains_keywords(THIS, of=the("model"))."""
    return GainKeyword(subject, of=of)


def gains_abilities(subject: Subject, of: Subject) -> GainAbilitiesOf:
    """Take over triggered abilities: gains_abilities(THIS, of=the("model"))."""
    return GainAbilitiesOf(subject, of)
