"""The result of a combat struggle: wounds, and who deals them out."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from rlyeh.engine.in_force import characteristics, prohibitions
from rlyeh.engine.state import happenings
from rlyeh.engine.state.cards import NOBODY, NOTHING
from rlyeh.engine.state.decision import TO_DECLINE, Option
from rlyeh.engine.state.occurrence import Occurrence
from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.engine.state.staged import Staged
from rlyeh.engine.state.wire import Wire
from rlyeh.engine.words.modifiers import Layer, Question

if TYPE_CHECKING:
    from rlyeh.engine.game import Game

RESULT: Final = int(Layer.RESULT)
WOUND: Final = int(Kind.WOUND)


@mypyc_attr(allow_interpreted_subclasses=True)
class Wounds(Staged):
    """The result of a combat struggle: the loser chooses who is wounded. Texts in force may add wounds, which the loser
    or the winner deals out among the characters there; what is dealt out together is placed together (STORY-52)."""

    WIRE: ClassVar[Wire] = Wire("wounds")
    __slots__ = ("dealt", "decided", "left", "story")
    FIELDS: ClassVar[tuple[str, ...]] = ("pc", "story", "decided", "left", "dealt")
    STEPS: ClassVar[tuple[str, ...]] = ("begin", "deal", "finish")

    def __init__(self, story: int, decided: Occurrence) -> None:
        self.pc = 0
        self.story = story
        self.decided = decided
        self.left: list[tuple[int, int]] = []
        """Wounds still to be dealt out, each with the seat that does it and the card it comes from."""
        self.dealt: list[Occurrence] = []

    def begin(self, game: Game) -> None:
        """How many wounds there are, and who deals them out."""
        self.left = [(self.decided.loser, NOTHING), *extra_wounds(game, self.story, self.decided)]

    def deal(self, game: Game) -> None:
        """One wound after the other, until none is left."""
        if self.dealt and self._is_due(game):
            self.stay()
            dealt, self.dealt = self.dealt, []
            game.happen(dealt)
        elif self.left:
            self.stay()
            self._ask(game)

    def finish(self, game: Game) -> None:
        """All wounds are dealt out."""
        game.pop(True)

    def _is_due(self, game: Game) -> bool:
        """Whether what was dealt out is to be placed now: at the end, or at once what the loser deals (FINAL-18)."""
        return not self.left or (game.rules.wounds_one_by_one and self.left[0][0] == self.decided.loser)

    def _ask(self, game: Game) -> None:
        seat, source = self.left[0]
        winner = seat != self.decided.loser
        # In the order of the cards' numbers, so that no two ways of dealing out mean the same.
        last = self.dealt[-1].card if self.dealt and self.dealt[-1].seat == seat else NOTHING
        options = [
            Option("choose", card)
            for card in sorted(characteristics.committed(game, self.story, None if winner else seat))
            if card >= last and prohibitions.can_happen(game, WOUND, card, self._wound(seat, source, card))
        ]
        if winner:
            options.append(TO_DECLINE)
        if options:
            game.ask(seat, "victim", options, "STORY-23" if source == NOTHING else "STORY-52", self.story)
        else:
            self.left.pop(0)

    def _wound(self, seat: int, source: int, card: int) -> Occurrence:
        by = NOBODY if source == NOTHING else seat
        return happenings.struggle_result(
            WOUND, card, seat, self.story, self.decided.struggle, source=source, by=by
        )

    def answer(self, game: Game, option: Option) -> None:
        seat, source = self.left.pop(0)
        if option.verb == "decline":
            self.left = [wound for wound in self.left if wound[0] != seat]
        else:
            self.dealt.append(self._wound(seat, source, option.card))


def extra_wounds(game: Game, story: int, decided: Occurrence) -> list[tuple[int, int]]:
    """The wounds that texts in force add to a combat struggle: who deals each of them, and which card it comes from."""
    wounds: list[tuple[int, int]] = []
    texts = (game.force or game.index()).layers[RESULT]
    if not texts:
        return wounds
    for entry in texts:
        if entry.holds(game):
            seat = decided.seat if entry.modifier.says(Question.WINNER_DEALS) else decided.loser
            number = entry.modifier.extra_wounds(game, entry.context, decided)
            wounds += [(seat, entry.context.source)] * number
    # The loser deals out first.
    return sorted(wounds, key=lambda wound: wound[0] != decided.loser)
