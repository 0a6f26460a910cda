"""What a player says rather than points at: the name of a subtype, a faction or a card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.engine.abilities import Choice, Effect
from rlyeh.engine.decisions import Option
from rlyeh.model import Faction
from rlyeh.model.declaring import dataclass

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.records import Context

FACTIONS: Final = tuple(Faction)


@dataclass(frozen=True)
class Naming(Choice):
    """Something that is said, not pointed at: a subtype that exists on some card (EFF-34), one of the factions, among
    which neutral is none (GEN-7), or the title of any card that can be played, whether or not it is in the game."""

    what: str
    """Subtype, faction or card."""
    verb = "name"

    def slot(self) -> str:
        return self.ref

    def candidates(self, game: Game, context: Context, effect: Effect | None) -> list[int]:
        return list(range(len(self.names(game))))

    def options(self, game: Game, context: Context, candidates: list[int]) -> list[Option]:
        names = self.names(game)
        return [Option(self.verb, number=number, text=names[number]) for number in candidates]

    def names(self, game: Game) -> tuple[str, ...]:
        """Everything that may be named; it depends on the pool of cards alone."""
        if self.what == "faction":
            return tuple(faction for faction in FACTIONS if faction is not Faction.NEUTRAL)
        return game.pool.subtypes() if self.what == "subtype" else game.pool.playable_titles()

    def named(self, game: Game, context: Context) -> str:
        """What was named."""
        return self.names(game)[context.bound[self.slot()][0]]

    def english(self) -> str:
        return f"a {self.what} of your choice"


__all__ = ["Naming"]
