"""Target legality by what an effect bears on a card: what can suffer nothing of it is no target (FINAL-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rlyeh.engine.state import bindings
from rlyeh.engine.words.parts import BARRED, Choice, Effect
from rlyeh.engine.words.text_box import Ability

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.records import Context


def is_barred(game: Game, context: Context, effect: Effect, choice: Choice, card: int) -> bool:
    """Whether something says that a card cannot suffer what it would be chosen for, and nothing else of the text would
    do anything to it as things are now."""
    slot = choice.slot()
    own = context.apart()
    own.bound = {**context.bound, slot: (card,), bindings.lives(slot): (game.state.cards[card].life,)}
    bearing = effect.bearing(game, own, slot, card)
    if slot != choice.ref:
        ability = context.ability
        effects = ability.effects if isinstance(ability, Ability) else game.state.cards[context.source].face.effects
        for part in effects:
            bearing |= part.bearing(game, own, slot, card)
    return bearing == BARRED
