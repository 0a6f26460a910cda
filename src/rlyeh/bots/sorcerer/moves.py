"""Moves that the search branches on, with the acolyte's opinion of them. A whole commit step is one move."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from rlyeh.bots import acolyte
from rlyeh.bots.acolyte import committing
from rlyeh.bots.acolyte.committing import Plan
from rlyeh.engine import Decision, Option
from rlyeh.model import Phase

if TYPE_CHECKING:
    from rlyeh.engine import Game

WARMTH: Final[dict[str, float]] = {
    "action": 2.0,
    "disrupt": 1.0,
    "response": 1.0,
    "choose": 1.5,
    "commit": 3.0,
    "victim": 1.0,
    "story": 2.0,
    "effect": 1.5,
    "may": 1.5,
    "x": 1.5,
    "resource": 4.0,
    "setup-resource": 4.0,
}
"""The kinds of decision that are searched, and how far the acolyte's opinion is trusted there: by how much an option
must be better to be tried almost three times as often. All others are answered as the acolyte would."""
OPEN: Final = 0.12
"""The share of attention that goes to all options alike."""
BUILDING: Final = frozenset(("resource", "setup-resource"))
"""Decisions that pay off late: whoever does not look far leaves them to the acolyte."""
DEEPER: Final = 8
"""How many options of a decision are searched below the root."""
NEIGHBOURS: Final = 10
"""How many plans are tried that differ little from one that does well."""
THIN: Final = 0.035
"""Deeper in the tree, options with less attention than this are left out."""


@mypyc_attr(serializable=True)
class Move:
    """An option, or the plan for a commit step, with the share of attention it gets at first."""

    __slots__ = ("key", "mark", "plan", "prior")

    def __init__(self, decision: Decision, key: str, prior: float, plan: Plan | None = None) -> None:
        self.key = key
        self.mark = f"{decision.seat} {decision.kind} {key}"
        """What tells it apart in the tree, where different deals may ask different players at the same place."""
        self.prior = prior
        self.plan = plan


def is_searched(game: Game, decision: Decision, far: bool = False) -> bool:
    """Whether the search branches here, looking far or not.

    The later answers of a commit step belong to its first one; and what can be done before the operations phase can
    nearly always be done in it as well.
    """
    if decision.kind not in WARMTH or (decision.kind in BUILDING and not far):
        return False
    if decision.kind == "action":
        return game.state.phase >= Phase.OPERATIONS
    if decision.kind != "commit":
        return True
    return not game.topic.picked


def moves(game: Game, decision: Decision, widest: int = 0) -> list[Move]:
    """The moves worth a thought, those that the acolyte likes most first: so many of them, or, if no number is given,
    those that get some attention at all."""
    if decision.kind == "commit":
        seat = decision.seat
        plans = committing.plans(game, seat, False, widest) if widest > DEEPER else committing.known_plans(game, seat)
        ranked: list[tuple[float, str, Plan | None]] = [(value, plan_key(plan), plan) for value, plan in plans]
    else:
        liked = acolyte.scores(game, decision)
        ranked = [
            (score, option.key, None)
            for score, option in zip(liked, decision.options, strict=True)
            if decision.kind not in BUILDING or _is_first(game, decision, option)
        ]
    ranked.sort(key=lambda entry: -entry[0])
    ranked = ranked[: widest or DEEPER]
    best = ranked[0][0]
    warmth = WARMTH[decision.kind]
    weights = [exp(max(-30.0, (value - best) / warmth)) for value, _, _ in ranked]
    total = sum(weights)
    priors = [(1 - OPEN) * weight / total + OPEN / len(ranked) for weight in weights]
    return [
        Move(decision, key, prior, plan)
        for (_, key, plan), prior in zip(ranked, priors, strict=True)
        if widest or prior >= THIN
    ]


def _is_first(game: Game, decision: Decision, option: Option) -> bool:
    """Whether no option before it makes another copy of the same card a resource of the same domain."""
    if option.card < 0:
        return True
    cards = game.state.cards
    face = cards[option.card].face
    for other in decision.options:
        if other is option:
            return True
        if other.card >= 0 and other.number == option.number and cards[other.card].face is face:
            return False
    return True


def near_moves(game: Game, decision: Decision, move: Move) -> list[Move]:
    """For the plan of a commit step, plans that differ by a single character and had no attention so far; for an option
    nothing."""
    if move.plan is None:
        return []
    plans = committing.near(game, decision.seat, move.plan, NEIGHBOURS)
    return [Move(decision, plan_key(plan), 0.0, plan) for plan in plans]


def plan_key(plan: Plan) -> str:
    """The name of a plan in the tree."""
    return "plan " + " ".join(f"{card}@{story}" for card, story in plan)


def make_move(game: Game, move: Move) -> None:
    """Carry a move out: an option, or all the answers of a commit step."""
    decision = game.decision
    assert decision is not None
    if move.plan is None:
        game.apply(move.key)
        return
    seat = decision.seat
    while decision is not None and decision.kind == "commit" and decision.seat == seat:
        scores = committing.following(game, decision, move.plan)
        game.apply(decision.options[scores.index(max(scores))])
        decision = game.decision
