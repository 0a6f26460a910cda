"""Named things: what a player says rather than points at: a subtype, a faction or a card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from rlyeh.engine.state.decision import Option
from rlyeh.engine.words.parts import Choice, Effect
from rlyeh.model import Faction
from rlyeh.model.declaring import dataclass
from rlyeh.model.existing import FACTION
from rlyeh.model.grammar import Phrase, Voice

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.records import Context

FACTIONS: Final = tuple(Faction)


@dataclass(frozen=True)
class Naming(Choice):
    """Something that is said, not pointed at: a subtype that exists on some card that is legal (EFF-34), one of the
    factions, among which neutral is none (GEN-7), or the title of any such card, whether or not it is in the game."""

    what: Literal["subtype", "faction", "card"]
    verb = "name"

    def slot(self) -> str:
        return self.ref

    def names(self) -> str:
        return self.what

    def candidates(self, game: Game, context: Context, effect: Effect | None) -> list[int]:
        return list(range(len(self.existing(game))))

    def options(self, game: Game, context: Context, candidates: list[int]) -> list[Option]:
        names = self.existing(game)
        return [Option(self.verb, number=number, text=names[number]) for number in candidates]

    def existing(self, game: Game) -> tuple[str, ...]:
        """Everything that may be named; it depends on the rule set and on the cards that exist, not on those that are
        here. A faction exists in all sets at once: it is no matter of what a tournament allows."""
        rules = game.rules
        if self.what == FACTION:
            return rules.factions or game.pool.names(FACTION)
        return game.pool.names(self.what, rules.sets)

    def named(self, game: Game, context: Context) -> str:
        """What was named."""
        return self.existing(game)[context.bound[self.slot()][0]]

    def is_said_first(self) -> bool:
        return False

    def mention(self, voice: Voice) -> Phrase:
        return Phrase(f"a {self.what} of {'their' if voice.third else 'your'} choice", noun=self.what)


__all__ = ["Naming"]
