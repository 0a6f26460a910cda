"""Facts behind a question, for any language: prices, where a card lies, what an ability would answer.

How options that read alike are told apart is one of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rlyeh.engine.actions.payment import actual_cost, prices_by_domain, worth
from rlyeh.engine.state import bindings
from rlyeh.engine.state.cards import NOTHING, Piece
from rlyeh.engine.state.decision import Decision, Option
from rlyeh.engine.state.occurrence import Occurrence
from rlyeh.engine.words.parts import Amount
from rlyeh.model import CardType, Faction, Icon, Zone
from rlyeh.model.terms import FACTION_TITLES

if TYPE_CHECKING:
    from rlyeh.engine.game import Game



def told_apart(game: Game, decision: Decision, texts: list[str], look: Callable[[Game, Option], str]) -> list[str]:
    """The words for options, in whatever language, with the looks of cards behind those that read the same; what looks
    the same as well is numbered."""
    doubled = {text for text in texts if texts.count(text) > 1}
    if doubled:
        pairs = zip(texts, decision.options, strict=True)
        looks = [look(game, option) if text in doubled else "" for text, option in pairs]
        alike = {text: {look for other, look in zip(texts, looks, strict=True) if other == text} for text in doubled}
        texts = [
            f"{text} – {look}" if look and len(alike[text]) > 1 else text
            for text, look in zip(texts, looks, strict=True)
        ]
    counts: dict[str, int] = {}
    for place, text in enumerate(texts):
        counts[text] = counts.get(text, 0) + 1
        if counts[text] > 1:
            texts[place] = f"{text} ({counts[text]})"
    return texts


def called(name: str) -> str:
    """What was named: a subtype or a title as it is, a faction by its name."""
    return FACTION_TITLES[Faction(name)] if name in set(Faction) else name


def struggle_named(icon: int) -> str:
    """An icon struggle."""
    return f"the {Icon(icon).slug} struggle"


def lies_apart(game: Game, decision: Decision, piece: Piece) -> bool:
    """Whether other cards that are offered lie somewhere else, so that it must be said where this one does."""
    others = [game.state.cards[option.card] for option in decision.options if option.card != NOTHING]
    return any((other.zone, other.owner) != (piece.zone, piece.owner) for other in others)


def domain_of(game: Game, card: int) -> int:
    """The number of the domain a resource is attached to."""
    for side in game.state.sides:
        for number, domain in enumerate(side.domains):
            if card in domain.resources:
                return number
    return NOTHING


def price_now(game: Game, seat: int, card: int) -> str:
    """The price of a card to play now: an X that is still to be announced, or the least where domains differ."""
    if game.state.cards[card].face.cost_is_x:
        return "X"
    prices = prices_by_domain(game, seat, card).values()
    return str(min(prices) if prices else actual_cost(game, seat, card))


def x_announced(game: Game) -> int:
    """The X that was announced for what is asked now, if what asks speaks of it (PAY-17); else 0."""
    topic = game.topic
    asks = topic.effect if topic.effect is not None else topic.choice
    speaks = asks is not None and any(isinstance(word, Amount) and word.is_x() for word in asks.walk())
    return topic.context.x if speaks else 0


def price_asked(game: Game, decision: Decision) -> str:
    """The price to be paid with the domain that is asked for; nothing where that differs between domains."""
    domains = game.state.sides[decision.seat].domains
    playing = decision.rule == "PAY-1"
    prices = {
        0 if option.number == NOTHING else worth(game, domains[option.number], playing) - option.overpaid
        for option in decision.options
    }
    return str(prices.pop()) if len(prices) == 1 else ""


def answered_occurrence(game: Game, option: Option) -> Occurrence | None:
    """The occurrence that an ability would answer, where the open decision is a window for answers."""
    answered = game.topic.answered
    return answered[option.other] if answered and option.other != NOTHING else None


def answered_at_once(game: Game, decision: Decision) -> list[Occurrence]:
    """What all the abilities that are offered would answer, if it is one thing only; several times over where one card
    takes two wounds. Nothing if they would answer different things."""
    about = [answered_occurrence(game, option) for option in decision.options]
    answered = [occurrence for occurrence in about if occurrence is not None]
    marks = {
        (occurrence.kind, occurrence.card, occurrence.seat, occurrence.source, occurrence.story, occurrence.place)
        for occurrence in answered
    }
    return list({id(occurrence): occurrence for occurrence in answered}.values()) if len(marks) == 1 else []


def answering_card(decision: Decision) -> int:
    """The card whose abilities alone are offered, if there is just one."""
    cards = {option.card for option in decision.options if option.card != NOTHING}
    return cards.pop() if len(cards) == 1 else NOTHING


def is_played(game: Game, card: int) -> bool:
    """Whether using a card's ability means to play it, as an event."""
    piece = game.state.cards[card]
    return piece.face.type is CardType.EVENT and piece.zone is not Zone.PLAY


def one_by_one(game: Game) -> int:
    """The card that an effect has come to, where it is done for one card after the other."""
    cards = game.topic.context.bound.get(bindings.EACH, ())
    return cards[0] if cards else NOTHING
