"""Payment decisions: the smallest domain that will do, and rather one that the rest of the hand does not need."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rlyeh.bots.acolyte.effects import appraise
from rlyeh.engine import NOTHING, reading
from rlyeh.engine.words import Ability
from rlyeh.language.conditions import Overpaid
from rlyeh.model import Faction

if TYPE_CHECKING:
    from rlyeh.engine import Decision, Game
    from rlyeh.engine.reading import Context


def domain(game: Game, decision: Decision) -> list[float]:
    """The score of each domain that could be drained."""
    seat = decision.seat
    domains = game.state.sides[seat].domains
    faces = [game.state.cards[card].face for card in game.state.sides[seat].hand if card != decision.card]
    extra = _overpaying(game, seat)
    scores = []
    for option in decision.options:
        if option.number == NOTHING:
            scores.append(1.0)
            continue
        size = reading.worth(game, domains[option.number], playing=True)
        supplies = domains[option.number].supplies
        needed = sum(1 for face in faces if face.faction is not Faction.NEUTRAL and supplies.get(face.faction))
        scores.append(-float(size) - 0.1 * needed / (1 + len(faces)))
    if extra > 0 and scores:
        least = max(scores)
        scores = [score + (extra if score < least - 0.5 else 0.0) for score in scores]
    return scores


def _overpaying(game: Game, seat: int) -> float:
    """What it is worth to pay more than the price, where the card asks for that."""
    context = reading.being_used(game)
    if context is None:
        return 0.0
    face = game.state.cards[context.source].face
    texts = [text for text in face.text if isinstance(text, Ability)]
    total = 0.0
    for text in texts:
        if any(isinstance(word, Overpaid) for word in text.walk()):
            total += max(0.0, appraise(game, text.effects, _as_if_overpaid(context), seat))
    return total


def _as_if_overpaid(context: Context) -> Context:
    twin = context.apart()
    twin.bound = dict(context.bound)
    twin.overpaid = 1
    return twin
