"""Sources of changes: which text in force, on which card, or which rule makes something what it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rlyeh.engine.in_force.texts import InForce
from rlyeh.engine.state.cards import NOTHING, Piece
from rlyeh.engine.state.occurrence_kinds import Until
from rlyeh.engine.state.records import Context, Lasting
from rlyeh.engine.words.doing import settled
from rlyeh.engine.words.modifiers import Layer
from rlyeh.engine.words.text_box import Become
from rlyeh.model import Faction, Keyword, Position, Word
from rlyeh.model.grammar import capital

if TYPE_CHECKING:
    from rlyeh.engine.game import Game

Value = int | str | Faction | tuple[int, ...] | dict[Keyword, int] | frozenset[str] | None
"""A number, a name, icons, keywords or subtypes; None where there is none."""

UNTIL = {
    Until.PHASE: "until the end of the phase",
    Until.TURN: "until the end of the turn",
    Until.NEXT_TURN: "until its player's next turn",
    Until.NEXT_ACTION: "until its player's next action",
    Until.WHILE_SOURCE: "as long as that card is in play",
    Until.PERMANENT: "",
    Until.NEXT_REFRESH: "until the end of the next refresh phase",
    Until.WHILE_EXHAUSTED: "as long as that card stays exhausted",
    Until.RESOLVES_AGAIN: "until that story resolves again",
    Until.NEXT_TURN_END: "until the end of its player's next turn",
    Until.USED: "once",
}


@dataclass(frozen=True)
class Change:
    """One change of a value: what it is from there on, and what makes it so."""

    value: Value
    text: str
    """What is said of it: the text in force, or the rule's sentence."""
    rule: str = ""
    """The rule that makes it so, where no card does."""
    source: int = NOTHING
    """The card that does."""
    title: str = ""
    word: Word | None = None
    """The words of that card, for whoever says them in another language."""
    until: Until | None = None
    """How long it lasts, where it does not lie in a text that is in force."""

    def __str__(self) -> str:
        lasts = UNTIL[self.until] if self.until is not None else ""
        sentence = f"{self.title}: {self.text}" if self.title else self.text
        return f"{sentence}{', ' if lasts else ''}{lasts}{f' ({self.rule})' if self.rule else ''}"


def changed(game: Game, entry: InForce, value: Value) -> Change:
    """A text in force makes it this."""
    until = None if entry.lasting is None else Until(entry.lasting.until)
    return by_word(game, entry.context.source, entry.modifier, value, until)


def claimed(game: Game, lasting: Lasting, value: Value) -> Change:
    """An effect that is kept for a time makes it this."""
    return by_word(game, lasting.context.source, lasting.text, value, Until(lasting.until))


def by_word(game: Game, source: int, word: Word, value: Value, until: Until | None) -> Change:
    """What a card says makes it this."""
    title = "" if source == NOTHING else game.state.cards[source].face.title
    return Change(value, capital(word.in_voice(settled(word, title))), "", source, title, word, until)


def ruled(rule: tuple[str, str], value: Value) -> Change:
    """A rule makes it this."""
    return Change(value, rule[1], rule[0])


def become_entries(game: Game, card: int) -> list[InForce]:
    """The texts by which a card counts as something else, the one that decides last."""
    index = game.index()
    printed = [entry for piece in _sane(game) if piece.id not in index.blanked for entry in _own(piece, Layer.BECOME)]
    reaching = [entry for entry in [*index.layers[Layer.BECOME], *printed] if entry.reaches(game, card)]
    return [entry for entry in reaching if isinstance(entry.modifier, Become)]


def blanking(game: Game, card: int) -> InForce:
    """The text by which a card's text box counts as blank: the first, as it takes only one."""
    index = game.index()
    printed = [entry for piece in _sane(game) if piece.id not in index.blanked for entry in _own(piece, Layer.BLANK)]
    return next(entry for entry in [*index.layers[Layer.BLANK], *printed] if entry.reaches(game, card))


def _own(piece: Piece, layer: Layer) -> list[InForce]:
    """The modifiers of a layer in a card's own text."""
    context = Context(piece.id, piece.controller, piece.life)
    return [
        InForce(modifier, context, text.while_)
        for text in piece.face.standing
        for modifier in text.modifiers
        if modifier.layer is layer
    ]


def _sane(game: Game) -> list[Piece]:
    """The cards in play whose text works."""
    cards = [game.state.cards[card] for card in (*game.state.play, *game.state.row)]
    return [piece for piece in cards if piece.position is not Position.INSANE]
