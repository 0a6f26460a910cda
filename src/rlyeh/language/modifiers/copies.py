"""Words that take over what another card has: its printed icons, its keywords, its triggered abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rlyeh.engine.in_force import characteristics, last_known, prohibitions
from rlyeh.engine.state import bindings
from rlyeh.engine.state.records import Context
from rlyeh.engine.words.modifiers import Layer, Modifier
from rlyeh.engine.words.parts import Subject
from rlyeh.language.modifiers.characteristics import GainKeyword, OfCards
from rlyeh.language.nouns.cards import Cards
from rlyeh.model import NO_ICONS, Icon, Icons, Label, Position, Zone
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import Claim, Phrase, Sentence, Voice, plural

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.in_force.index import Index
    from rlyeh.engine.state.cards import Piece


@dataclass(frozen=True)
class GainIconsOf(OfCards):
    """The icons that another card has when the effect begins, or had when it left play a moment ago: all of them, or
    the printed ones. A text in force gives those of all the cards it speaks of, as long as they are there. What is
    printed on a card that lies face down is not seen (FINAL-118)."""

    answers = Layer.ICON

    whose: Subject
    printed: bool = False

    def freeze(self, game: Game, context: Context) -> None:
        icons = characteristics.printed_icons if self.printed else last_known.last_icons
        whose = self.whose.meant(game, context)
        models = [card for card in whose if not (self.printed and last_known.lay_face_down(game, card))]
        context.bound[self.ref] = icons(game, models[0]) if models else NO_ICONS

    def add_icons(self, game: Game, context: Context, card: int, counts: list[int]) -> None:
        frozen = context.bound.get(self.ref)
        for icons in (frozen,) if frozen is not None else self._in_force(game, context):
            for icon in Icon:
                counts[icon] += icons[icon]

    def _in_force(self, game: Game, context: Context) -> list[Icons]:
        """The icons of all the cards it speaks of, also of those that count as something else while attached."""
        cards = self.whose.cards(game, context)
        if self.printed:
            return [game.state.cards[card].face.icons for card in cards if not _is_hidden(game, card)]
        return [characteristics.icons(game, card) for card in cards]

    def claim(self, voice: Voice) -> Sentence:
        which = "all printed icons" if self.printed else "the icons"
        return self.tells(voice, "gain", f"{which} of {self.whose.mention(voice).text}")


@dataclass(frozen=True)
class TradeIcons(OfCards):
    """Two cards trade the icons that each has when the effect begins; both or neither (EFF-14), and an insane card has
    none that could change (STATE-13)."""

    answers = Layer.ICON

    other: Subject

    def fixed_cards(self, game: Game, context: Context) -> tuple[int, ...] | None:
        pair = [*self.subject.cards(game, context), *self.other.cards(game, context)]
        trades = len(pair) == 2
        for card in pair:
            trades = trades and not (_is_hidden(game, card) or prohibitions.immune(game, card, context.source))
        return tuple(pair) if trades else ()

    def freeze(self, game: Game, context: Context) -> None:
        pair = self.fixed_cards(game, context) or ()
        context.bound[self.ref] = pair
        for icon in Icon:
            counts = tuple([characteristics.icons(game, card)[icon] for card in pair])
            context.bound[bindings.icons_when_begun(self.ref, icon)] = counts

    def reaches(self, game: Game, context: Context, card: int) -> bool:
        return card in context.bound[self.ref]

    def add_icons(self, game: Game, context: Context, card: int, counts: list[int]) -> None:
        place = context.bound[self.ref].index(card)
        for icon in Icon:
            had = context.bound[bindings.icons_when_begun(self.ref, icon)]
            counts[icon] += had[1 - place] - had[place]

    def claim(self, voice: Voice) -> Sentence:
        one, other = self.subject.mention(voice).text, self.other.mention(voice).text
        both = f"those {plural(self.subject.mention(voice).noun)}" if one == other else f"{one} and {other}"
        return Claim(subject=Phrase(both, many=True), verb="trade", rest="icons")


@dataclass(frozen=True)
class GainAbilitiesOf(OfCards):
    """The triggered abilities printed on other cards whose text works, or all of their text: at the moment when an
    effect begins, or for as long as a text is in force. The borrower's controller uses them; what they name is still
    the lender (FINAL-127)."""

    answers = Layer.GRANT

    whose: Subject
    all_text: bool = False
    """Passive text as well."""

    def freeze(self, game: Game, context: Context) -> None:
        lenders = [card for card in self.whose.cards(game, context) if not last_known.snapshot(game, card).mute]
        bindings.bind(game.state, context, self.ref, tuple(lenders))

    def grant(self, game: Game, context: Context, piece: Piece, index: Index) -> None:
        for lender, life in self._lenders(game, context, index):
            own = Context(piece.id, piece.controller, piece.life)
            own.bound = {bindings.LENDER: (lender,), bindings.lives(bindings.LENDER): (life,)}
            face = game.state.cards[lender].face
            for ability in face.abilities_in[Zone.PLAY]:
                if self.all_text or ability.label is not Label.PASSIVE:
                    index.add_granted(game, piece.id, ability, own)
            if self.all_text and piece.id not in index.blanked:
                for text in (*face.standing_in[Zone.PLAY], *face.watches):
                    index.add_granted(game, piece.id, text, own)

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
        what = "all text" if self.all_text else "the triggered abilities"
        return self.tells(voice, "gain", f"{what} of {whose}")


@dataclass(frozen=True)
class GainSubtypesOf(OfCards):
    """The subtypes printed on another card whose text works at the moment when an effect begins."""

    answers = Layer.SUBTYPE

    whose: Subject

    def freeze(self, game: Game, context: Context) -> None:
        models = [card for card in self.whose.cards(game, context) if not last_known.snapshot(game, card).mute]
        context.bound[self.ref] = tuple(models[:1])

    def change_subtypes(self, game: Game, context: Context, found: frozenset[str]) -> frozenset[str]:
        for model in context.bound.get(self.ref, ()):
            found |= game.state.cards[model].face.subtypes
        return found

    def claim(self, voice: Voice) -> Sentence:
        return self.tells(voice, "gain", f"the subtypes of {self.whose.mention(voice).text}")


def _is_hidden(game: Game, card: int) -> bool:
    """Whether a card lies face down; then nobody can tell what is printed on it (FINAL-118)."""
    return game.state.cards[card].position is Position.INSANE


def gains_printed_icons(subject: Subject, of: Subject) -> GainIconsOf:
    """Take over printed icons: gains_printed_icons(THIS, of=choose(CHARACTER))."""
    return GainIconsOf(subject, of, printed=True)


def gains_icons(subject: Subject, of: Subject) -> GainIconsOf:
    """Take over icons: gains_icons(the("it"), of=choose(MINE))."""
    return GainIconsOf(subject, of)


def trade_icons(subject: Subject, other: Subject) -> TradeIcons:
    """Two cards trade icons, both or neither: until_end_of_phase(trade_icons(the("one"), the("other")))."""
    return TradeIcons(subject, other)


def gains_keywords(subject: Subject, of: Subject) -> GainKeyword:
    """Take over keywords: gains_keywords(THIS, of=the("model"))."""
    return GainKeyword(subject, of=of)


def gains_text_box(subject: Subject, of: Subject) -> tuple[Modifier, Modifier, Modifier]:
    """Take over a whole text box, subtypes, keywords and text (CARD-14):
    until_end_of_phase(*gains_text_box(THIS, of=the("model")))."""
    return GainSubtypesOf(subject, of), GainKeyword(subject, of=of), GainAbilitiesOf(subject, of, all_text=True)


def gains_abilities(subject: Subject, of: Subject) -> GainAbilitiesOf:
    """Take over triggered abilities: gains_abilities(THIS, of=the("model"))."""
    return GainAbilitiesOf(subject, of)
