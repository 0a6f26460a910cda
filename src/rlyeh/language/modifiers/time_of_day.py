"""Words about the time of day: that it is Day or Night without a card that says so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rlyeh.engine.words.modifiers import Layer, Modifier
from rlyeh.model import Keyword
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import Claim, Phrase, Sentence, Voice
from rlyeh.model.scope import Scope

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.records import Context


@dataclass(frozen=True)
class ItIs(Modifier):
    """It is Day or Night, whatever cards are in play (EFF-37)."""

    answers = Layer.TIME

    time: Keyword

    def check(self, scope: Scope) -> None:
        if self.time not in (Keyword.DAY, Keyword.NIGHT):
            scope.refuse(f"it_is(...) says that it is DAY or NIGHT; {self.time} is no time of day.")

    def reaches(self, game: Game, context: Context, card: int) -> bool:
        return False

    def gives(self, keyword: Keyword) -> bool:
        return keyword is self.time

    def claim(self, voice: Voice) -> Sentence:
        return Claim(subject=Phrase("it"), verb="be", rest=str(self.time))


def it_is(time: Keyword) -> ItIs:
    """It is Day or Night: until_end_of_phase(it_is(NIGHT))."""
    return ItIs(time)
