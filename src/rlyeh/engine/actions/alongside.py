"""Further choices of a card that is played: what it is attached to, what it enters play as."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.engine.in_force import prohibitions
from rlyeh.engine.state import bindings
from rlyeh.engine.words.parts import Choice, Effect

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.records import Context
    from rlyeh.engine.words.printed_card import Face


class Hosts(Choice):
    """The choice of a host: what an attachment is played on."""

    name = "hosts"
    verb = "attach"

    @property
    def rule(self) -> str:
        return "STATE-26"

    def slot(self) -> str:
        return bindings.HOST

    def candidates(self, game: Game, context: Context, effect: Effect | None) -> list[int]:
        return prohibitions.attachable_hosts(game, context.source, context.seat)

    def english(self) -> str:
        return "what it is attached to"


HOSTS: Final = Hosts()


def played_with(face: Face) -> list[tuple[Choice, Effect | None]]:
    """The choices made when a character, support or conspiracy is played: its host, what it enters play as."""
    choices: list[tuple[Choice, Effect | None]] = [(HOSTS, None)] if face.attach_to is not None else []
    for modifier in face.enter_modifiers:
        choice = modifier.chosen_with()
        if choice is not None:
            choices.append((choice, None))
    return choices
