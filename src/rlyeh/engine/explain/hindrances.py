"""Hindrances: why something may not happen to a card, by the rules' own limits and by texts in force.

Whether it may is asked of `rlyeh.engine.in_force.prohibitions`, which gives no reasons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rlyeh.engine.explain.sources import Change, changed, ruled
from rlyeh.engine.in_force.prohibitions import CANNOT, LIMITS, forbids
from rlyeh.engine.state.cards import NOTHING
from rlyeh.engine.state.kind_table import FACTS
from rlyeh.engine.state.occurrence_kinds import Kind

if TYPE_CHECKING:
    from rlyeh.engine.game import Game

MAY = {kind.name.lower().replace("_", " "): kind for kind in Kind}
"""What may happen to a card, by the name of its kind: "go insane"."""


def hindrances(game: Game, card: int, kind: Kind) -> list[Change]:
    """Everything that keeps this from happening to the card now, each as a change from what is possible."""
    limit = LIMITS[kind]
    changes = [] if limit is None or limit(game, card) else [ruled(FACTS[kind].limit, "not possible")]
    if kind in game.index().forbidden_kinds:
        entries = [entry for entry in game.index().layers[CANNOT] if entry.kind in (kind, NOTHING)]
        changes += [changed(game, entry, "not possible") for entry in entries if forbids(game, entry, kind, card, None)]
    return changes
