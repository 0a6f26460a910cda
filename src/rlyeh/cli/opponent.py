"""A simple player to practise against: always legal, a little keen, easily read."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from rlyeh.engine import traits
from rlyeh.engine.decisions import Decision, Option
from rlyeh.engine.game import Game
from rlyeh.engine.state import NOTHING
from rlyeh.model import Faction, Zone

KIND = ("gets +", "gains", "ready", "restore", "heal", "return it to your hand")
"""Words in a question that speak of doing good."""


class SimplePlayer:
    """Prefers playing cards and committing characters to passing, and hurting the other side to hurting its own.

    What it answers depends only on its seed, the position and how many answers were given before, so a game that was
    saved, or taken back, goes on as it would have.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, game: Game) -> Option:
        """An answer to the open question."""
        decision = game.decision
        assert decision is not None
        dice = Random(f"{self.seed}/{len(game.answers)}")
        way = WAYS.get(decision.kind, _any)
        return way(game, decision, dice)


def _any(game: Game, decision: Decision, dice: Random) -> Option:
    return dice.choice(decision.options)


def _first(game: Game, decision: Decision, dice: Random) -> Option:
    return decision.options[0]


def _last(game: Game, decision: Decision, dice: Random) -> Option:
    return decision.options[-1]


def _action(game: Game, decision: Decision, dice: Random) -> Option:
    """Play the dearest card; use an ability now and then."""
    plays = [option for option in decision.options if option.verb == "play"]
    if plays:
        return max(plays, key=lambda option: (game.state.cards[option.card].face.cost, option.card))
    uses = [option for option in decision.options if option.verb == "use"]
    return dice.choice(uses) if uses and dice.random() < 0.4 else decision.options[-1]


def _answer(game: Game, decision: Decision, dice: Random) -> Option:
    uses = [option for option in decision.options if option.verb == "use"]
    return dice.choice(uses) if uses and dice.random() < 0.7 else decision.options[-1]


def _resource(game: Game, decision: Decision, dice: Random) -> Option:
    """Build domains up evenly while cards are left in hand."""
    domains = game.state.sides[decision.seat].domains
    offers = [option for option in decision.options if option.verb == "resource"]
    if not offers or len(game.state.sides[decision.seat].hand) < 2 or len(domains[0].resources) > 5:
        return next(option for option in decision.options if option.verb == "pass")
    smallest = min(len(domains[option.number].resources) for option in offers)
    return _supplying(game, [o for o in offers if len(domains[o.number].resources) == smallest], dice)


def _setup(game: Game, decision: Decision, dice: Random) -> Option:
    return _supplying(game, decision.options, dice)


def _supplying(game: Game, options: list[Option], dice: Random) -> Option:
    """A card that supplies a faction, where there is one."""
    cards = game.state.cards
    good = [o for o in options if o.card != NOTHING and cards[o.card].face.resource not in (None, Faction.NEUTRAL)]
    return dice.choice(good or options)


def _commit(game: Game, decision: Decision, dice: Random) -> Option:
    """Send most characters out, rather where tokens lie already."""
    offers = [option for option in decision.options if option.verb == "commit"]
    eager = 0.75 if decision.seat == game.state.active else 0.55
    if not offers or (decision.options[-1].verb == "done" and dice.random() > eager):
        return decision.options[-1]
    weights = [1 + 2 * game.state.cards[option.other].tokens[decision.seat] for option in offers]
    return dice.choices(offers, weights)[0]


def _choose(game: Game, decision: Decision, dice: Random) -> Option:
    """Harm goes to the other side, good to the own one."""
    said = decision.text.lower()
    good = any(word in said for word in KIND)
    cards = game.state.cards
    right = [
        option
        for option in decision.options
        if option.card != NOTHING
        and cards[option.card].zone is Zone.PLAY
        and (cards[option.card].controller == decision.seat) == good
    ]
    return dice.choice(right or decision.options)


def _least(game: Game, decision: Decision, dice: Random) -> Option:
    """Give up the weakest."""
    return min(decision.options, key=lambda option: (traits.skill(game, option.card), option.card))


WAYS: dict[str, Callable[[Game, Decision, Random], Option]] = {
    "mulligan": _first,
    "action": _action,
    "disrupt": _answer,
    "response": _answer,
    "resource": _resource,
    "setup-resource": _setup,
    "commit": _commit,
    "choose": _choose,
    "victim": _least,
    "clash": _least,
    "token": _first,
    "arcane": _first,
    "story": _first,
    "x": _last,
}
"""How it answers, by the kind of the decision."""
