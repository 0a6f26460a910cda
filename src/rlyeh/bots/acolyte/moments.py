"""Small decisions of the turn: victims, readying, tokens, the order of stories, what is restored."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rlyeh.bots.acolyte import worth
from rlyeh.bots.acolyte.battle import Stakes, committed, fight
from rlyeh.bots.acolyte.deeds import deed, readiness
from rlyeh.engine import NOTHING
from rlyeh.engine.reading import Kind

if TYPE_CHECKING:
    from rlyeh.engine import Decision, Game


def victim(game: Game, decision: Decision) -> list[float]:
    """Who suffers the result of a struggle: of one's own whom one misses least, of the other's the best."""
    kind = Kind.GO_INSANE if decision.rule == "STORY-20" else Kind.WOUND
    return [
        0.0 if option.card == NOTHING else deed(game, kind, option.card, decision.seat) for option in decision.options
    ]


def arcane(game: Game, decision: Decision) -> list[float]:
    """Who is readied: the best."""
    return [-1.0 if option.card == NOTHING else readiness(game, option.card) for option in decision.options]


def token(game: Game, decision: Decision) -> list[float]:
    """Tokens are always placed."""
    return [float(option.verb == "place") for option in decision.options]


def pick_story(game: Game, decision: Decision) -> list[float]:
    """Stories in the order of what is to be gained: whoever wins the third story need not resolve the rest."""
    return [fight(Stakes(game, option.card), *committed(game, option.card)) for option in decision.options]


def restore(game: Game, decision: Decision) -> list[float]:
    """The best comes back first."""
    return [worth.printed(game.state.cards[option.card].printed) for option in decision.options]


def keep(game: Game, decision: Decision) -> list[float]:
    """Whether a Resilient card goes on its owner's deck: one's own does, unless it would come to hand or serve as a
    resource; what belongs to the other player had better be lost."""
    answered = game.topic.answered
    kind = answered[0].kind if answered else Kind.DESTROY
    mine = game.state.cards[decision.card].owner == decision.seat
    value = -1.0 if not mine or kind in (Kind.RETURN_HAND, Kind.ATTACH_RESOURCE) else 1.0
    return [value if option.verb == "yes" else 0.0 for option in decision.options]


def divide(game: Game, decision: Decision) -> list[float]:
    """Who takes a wound that is dealt out: whom it hurts most."""
    return [deed(game, Kind.WOUND, option.card, decision.seat) for option in decision.options]


def give_up(game: Game, decision: Decision) -> list[float]:
    """Of cards that cannot stand together the least goes."""
    return [0.0 if option.card == NOTHING else -worth.of(game, option.card) for option in decision.options]


def first(game: Game, decision: Decision) -> list[float]:
    """No opinion: the first will do."""
    return [0.0] * len(decision.options)


def struggle(game: Game, decision: Decision) -> list[float]:
    """Struggles that may still be held are, by a winner who has more there."""
    return [float(option.verb == "hold") for option in decision.options]
