"""The plan of a commit step as a whole: what texts in force say of who commits together, and what it costs (STORY-2).

A plan grows one character after the other. What it has too much of, nothing can mend; what it still lacks, a character
that commits as well can.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.engine.effects.prices import Price, can_pay, owed
from rlyeh.engine.in_force.texts import InForce
from rlyeh.engine.state import happenings
from rlyeh.engine.state.cards import NOTHING
from rlyeh.engine.state.decision import Refusal
from rlyeh.engine.state.occurrence_kinds import BY_RULE
from rlyeh.engine.words.modifiers import Act, Layer

if TYPE_CHECKING:
    from rlyeh.engine.game import Game

PLAN: Final = int(Layer.PLAN)
PRICE: Final = int(Layer.PRICE)

Cards = tuple[int, ...]
"""Cards in the order in which they were picked, or the stories to which they go, in the same order."""
Ways = list[tuple[int, int]]
"""Cards, each with a story that it may go to."""


def is_watched(game: Game) -> bool:
    """Whether any text in force has to do with plans as a whole."""
    layers = (game.force or game.index()).layers
    return bool(layers[PLAN] or layers[PRICE])


def breach(game: Game, cards: Cards, stories: Cards) -> InForce | None:
    """The text in force of which the plan has too much."""
    for entry in (game.force or game.index()).layers[PLAN]:
        meant = [entry.reaches(game, card) for card in cards]
        if entry.modifier.is_too_much(game, entry.context, cards, stories, meant):
            return entry
    return None


def wanting(game: Game, cards: Cards, stories: Cards) -> int:
    """A story to which somebody else has to commit, or the plan is not allowed; NOTHING if it is."""
    for entry in (game.force or game.index()).layers[PLAN]:
        meant = [entry.reaches(game, card) for card in cards]
        story = entry.modifier.wants_company(game, entry.context, cards, stories, meant)
        if story != NOTHING:
            return story
    return NOTHING


def may_join(game: Game, seat: int, cards: Cards, stories: Cards, others: Ways) -> bool:
    """Whether the last card of a plan may be in it: nothing is too much, everything can be paid, and what is lacking
    can still be found among the others."""
    if breach(game, cards, stories) is not None:
        return False
    if not can_pay(game, seat, prices_of_plan(game, seat, cards, stories)):
        return False
    return _can_be_completed(game, seat, cards, stories, others)


def _can_be_completed(game: Game, seat: int, cards: Cards, stories: Cards, others: Ways) -> bool:
    story = wanting(game, cards, stories)
    if story == NOTHING:
        return True
    for card, place in others:
        if place != story or card in cards:
            continue
        more, places = (*cards, card), (*stories, place)
        if breach(game, more, places) is None and can_pay(game, seat, prices_of_plan(game, seat, more, places)):
            left = [way for way in others if way[0] != card]
            if _can_be_completed(game, seat, more, places, left):
                return True
    return False


def prices_of_plan(game: Game, seat: int, cards: Cards, stories: Cards) -> list[Price]:
    """Everything that a plan costs."""
    prices: list[Price] = []
    if (game.force or game.index()).layers[PRICE]:
        for place in range(len(cards)):
            for act in ACTS:
                prices += prices_at(game, seat, cards, stories, place, act)
    return prices


ACTS: Final = (Act.COMMIT_AT_ALL, Act.COMMIT_THERE, Act.COMMIT)
"""The acts that a commitment may be: that anybody commits, that anybody commits to this story, that this card does."""


def prices_at(game: Game, seat: int, cards: Cards, stories: Cards, place: int, act: Act) -> list[Price]:
    """What a place of a plan costs: what is owed once for all of it, or once for a story, is owed with the first
    card."""
    story = stories[place]
    if (act is Act.COMMIT_AT_ALL and place) or (act is Act.COMMIT_THERE and story in stories[:place]):
        return []
    return owed(game, act, seat, happenings.commit(cards[place], seat, story, cause=BY_RULE))


def plan_refusal(game: Game, seat: int, cards: Cards, stories: Cards) -> Refusal | None:
    """Why the last card of a plan cannot be in it; None if nothing but company is missing."""
    entry = breach(game, cards, stories)
    if entry is None:
        for price, context in prices_of_plan(game, seat, cards, stories):
            if not price.payable(game, context):
                return Refusal("PAY-34", f"Its cost cannot be paid: {price.english()}.", context.source, price)
        if wanting(game, cards, stories) == NOTHING:
            return None
        return Refusal("STORY-2", "It cannot commit there alone.")
    source = entry.context.source
    title = game.state.cards[source].face.title
    return Refusal("EFF-28", f"It cannot commit there: {title} does not allow it.", source)


__all__ = ["ACTS", "breach", "is_watched", "may_join", "plan_refusal", "prices_at", "prices_of_plan", "wanting"]
