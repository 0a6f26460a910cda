"""Hindrances: why something may not happen to a card, by the rules' own limits and by texts in force.

Whether it may is asked of `rlyeh.engine.in_force.prohibitions`, which gives no reasons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rlyeh.engine.explain.sources import Change, changed, ruled
from rlyeh.engine.in_force.prohibitions import CANNOT, LIMITS, forbids
from rlyeh.engine.state.cards import NOTHING
from rlyeh.engine.state.occurrence_kinds import Kind

if TYPE_CHECKING:
    from rlyeh.engine.game import Game

MAY = {kind.name.lower().replace("_", " "): kind for kind in Kind}
"""What may happen to a card, by the name of its kind: "go insane"."""

WHY_NOT = {
    Kind.WOUND: ("KEY-6", "Only characters in play that are not Invulnerable can be wounded."),
    Kind.HEAL: ("STATE-20", "It has no wound in play."),
    Kind.GO_INSANE: ("STATE-18", "A terror icon or Willpower protects it, or it is insane already or not in play."),
    Kind.RESTORE: ("STATE-6", "It is not insane."),
    Kind.READY: ("STATE-6", "It is not exhausted."),
    Kind.EXHAUST: ("STATE-6", "It is not ready."),
    Kind.COMMIT: ("CARD-3", "Only characters in play that are not insane commit to stories."),
    Kind.UNCOMMIT: ("CARD-3", "It is not committed."),
    Kind.DESTROY: ("RES-6", "It is neither in play nor a resource."),
    Kind.SACRIFICE: ("RES-6", "It is neither in play nor a resource."),
    Kind.DESTROY_RESOURCE: ("RES-6", "It is no resource."),
    Kind.DISCARD_PLAY: ("STATE-1", "It is not in play."),
    Kind.ATTACH: ("STATE-1", "It is not in play."),
    Kind.TAKE_CONTROL: ("STATE-1", "It is not in play."),
}
"""What the rules' own limits ask, each with a rule."""


def hindrances(game: Game, card: int, kind: Kind) -> list[Change]:
    """Everything that keeps this from happening to the card now, each as a change from what is possible."""
    limit = LIMITS[kind]
    found = [] if limit is None or limit(game, card) else [ruled(WHY_NOT[kind], "not possible")]
    if kind in game.index().barred:
        entries = [entry for entry in game.index().layers[CANNOT] if entry.kind in (kind, NOTHING)]
        found += [changed(game, entry, "not possible") for entry in entries if forbids(game, entry, kind, card, None)]
    return found
