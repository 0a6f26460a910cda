"""Words that move success tokens: from card to card, from side to side, exchanged, dealt out anew, or made level."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rlyeh.engine.state import happenings
from rlyeh.engine.state.cards import NOBODY
from rlyeh.engine.state.decision import Option, with_each
from rlyeh.engine.words.doing import deed
from rlyeh.engine.words.parts import Amount, Choice, Effect, Subject
from rlyeh.language.effects.look import ChoosePlayer
from rlyeh.language.nouns.amounts import numbered, value_of
from rlyeh.language.nouns.cards import Cards
from rlyeh.language.nouns.players import YOU, AnyPlayer, EachPlayer, Who, You
from rlyeh.language.nouns.spoken_of import Choose, The
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import Sentence, Voice

if TYPE_CHECKING:
    from rlyeh.engine.effects.carry_out import Do
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.occurrence import Occurrence
    from rlyeh.engine.state.records import Context

ALL = 0


@dataclass(frozen=True)
class MoveTokens(Effect):
    """Move success tokens from one card to another, on the same side: so many, all of them, or any number."""

    from_: Subject
    to: Subject
    side: ChoosePlayer | Who = YOU
    """Whose tokens."""
    number: Amount | int = 1
    """How many; all of them for 0."""
    any_number: bool = False
    to_side: ChoosePlayer | None = None
    """On whose side they are put, if not on the same one."""

    def suits(self, game: Game, context: Context, choice: Choice, candidate: int) -> bool:
        if isinstance(self.to, Choose) and choice.slot() == self.to.slot():
            return candidate not in self.from_.cards(game, context)
        if isinstance(self.from_, Choose) and choice.slot() == self.from_.slot():
            tokens = game.state.cards[candidate].tokens
            return any(tokens[seat] for seat in self._sides(game, context))
        return True

    def _sides(self, game: Game, context: Context) -> list[int]:
        if isinstance(self.side, Who):
            return self.side.seats(game, context)
        return list(context.bound.get(self.side.slot(), (0, 1)))

    def _there(self, game: Game, context: Context) -> list[tuple[int, int]]:
        """The tokens that there are, each as its card and side."""
        cards = game.state.cards
        return [
            (card, seat)
            for card in self.from_.cards(game, context)
            for seat in self._sides(game, context)
            for _ in range(cards[card].tokens[seat])
        ]

    def possible(self, game: Game, context: Context) -> bool:
        is_open = isinstance(self.from_, Choose) and self.from_.slot() not in context.bound
        return super().possible(game, context) and (is_open or bool(self._there(game, context)))

    def step(self, game: Game, frame: Do) -> None:
        if frame.pc == 0 and self.any_number and not frame.left and self._all_chosen(frame.context):
            most = len(self._there(game, frame.context))
            options = [Option("tokens", number=number, text=f"{number} tokens") for number in range(most + 1)]
            asks = "How many success tokens do you move?"
            game.ask(frame.context.seat, "choose", options, "GEN-12", frame.context.source, asks)
            return
        if frame.pc == 0 and self._all_chosen(frame.context):
            frame.pc = 1
            there = self._there(game, frame.context)
            number = frame.left[0] if frame.left else self._number(game, frame.context, len(there))
            self._move(game, frame.context, there[:number], number)
            return
        super().step(game, frame)

    def _number(self, game: Game, context: Context, there: int) -> int:
        return there if self.number == ALL else value_of(self.number, game, context)

    def _all_chosen(self, context: Context) -> bool:
        return all(choice.slot() in context.bound for choice in self.own_choices())

    def answer(self, game: Game, frame: Do, option: Option) -> None:
        frame.left = (option.number,)

    def _move(self, game: Game, context: Context, tokens: list[tuple[int, int]], number: int) -> None:
        goals = self.to.cards(game, context)
        game.state.succeeded = bool(goals) and len(tokens) >= number
        game.happen(
            [moved(context, card, seat, goals[0], self._goal_side(context, seat)) for card, seat in tokens if goals]
        )

    def _goal_side(self, context: Context, side: int) -> int:
        """The side on which a token is put."""
        return side if self.to_side is None else context.bound[self.to_side.slot()][0]

    def sentences(self, voice: Voice) -> list[Sentence]:
        tokens = numbered(self.number, "a success token", "success tokens", voice)
        if self.number == ALL or self.any_number:
            tokens = f"{'any number of' if self.any_number else 'all'} success tokens"
        if self.to_side is not None:
            from_, to = self.from_.mention(voice).text, self.to.mention(voice).text
            return deed("move", f"{tokens} from any side of {from_} to any side of {to}")
        if isinstance(self.side, Who):
            yours = "theirs" if voice.third else "yours"
            tokens += f" of {yours if isinstance(self.side, You) else self.side.mention(voice).text}"
        return deed("move", f"{tokens} from {self.from_.mention(voice).text} to {self.to.mention(voice).text}")


def moved(context: Context, card: int, seat: int, to: int, side: int = NOBODY) -> Occurrence:
    """A token of a player going from one card to another, perhaps to the side of another player."""
    return happenings.move_token(
        card, seat, context.source, context.seat, to, seat if side == NOBODY else side
    )


@dataclass(frozen=True)
class ExchangeTokens(Effect):
    """All success tokens of one player at two stories change places, both or neither (EFF-14)."""

    stories: Choose
    side: ChoosePlayer

    def perform(self, game: Game, context: Context) -> None:
        stories = self.stories.cards(game, context)
        (seat,) = context.bound[self.side.slot()]
        cards = game.state.cards
        game.state.succeeded = len(stories) == 2
        if game.state.succeeded:
            one, other = stories
            moves = [moved(context, one, seat, other) for _ in range(cards[one].tokens[seat])]
            moves += [moved(context, other, seat, one) for _ in range(cards[other].tokens[seat])]
            game.happen(moves)

    def sentences(self, voice: Voice) -> list[Sentence]:
        your = "their" if voice.third else "your"
        tokens = f"all success tokens of a player of {your} choice"
        return deed("exchange", f"{tokens} at {self.stories.mention(voice).text}")


@dataclass(frozen=True)
class DealTokens(Effect):
    """Take all success tokens of players off the stories and deal them out anew among these, no more than so many on a
    side. You deal out those of each player, whoever that is (STORY-69)."""

    stories: Cards
    who: Who = YOU
    at_most: int = 0
    """The most that may lie on one side; any number for 0."""
    from_: Subject | None = None
    """Where the tokens come from, if not from these stories."""

    def _sources(self, game: Game, context: Context) -> list[int]:
        return (self.stories if self.from_ is None else self.from_).cards(game, context)

    def possible(self, game: Game, context: Context) -> bool:
        cards = game.state.cards
        seats = self.who.seats(game, context)
        return any(cards[card].tokens[seat] for card in self._sources(game, context) for seat in seats)

    def step(self, game: Game, frame: Do) -> None:
        """`left` holds the goals picked so far, a token each: those of the first player, then those of the other."""
        context = frame.context
        if frame.pc:
            game.pop()
            return
        seats = self.who.seats(game, context)
        sources = self._sources(game, context)
        cards = game.state.cards
        tokens = [(card, seat) for seat in seats for card in sources for _ in range(cards[card].tokens[seat])]
        done = len(frame.left)
        if done < len(tokens):
            seat = tokens[done][1]
            goals = self._goals(game, context, frame.left, tokens, seat)
            if goals:
                whose = "your" if seat == context.seat else "your opponent's"
                asks = f"Where does the next of {whose} success tokens go?"
                game.ask(context.seat, "choose", with_each("choose", goals), "STORY-69", context.source, asks)
                return
        frame.pc = 1
        game.state.succeeded = True
        pairs = zip(tokens, frame.left, strict=False)
        game.happen([moved(context, card, seat, goal) for (card, seat), goal in pairs if card != goal])

    def _goals(
        self, game: Game, context: Context, left: tuple[int, ...], tokens: list[tuple[int, int]], seat: int
    ) -> list[int]:
        """Where the next token may go. Tokens are alike, so they are dealt out in the order of the stories."""
        stories = sorted(self.stories.cards(game, context))
        own = [goal for goal, (_, side) in zip(left, tokens, strict=False) if side == seat]
        kept = 0 if self.from_ is None else 1
        cards = game.state.cards
        last = own[-1] if own else -1
        return [
            story
            for story in stories
            if story >= last
            and (not self.at_most or own.count(story) + kept * cards[story].tokens[seat] < self.at_most)
        ]

    def answer(self, game: Game, frame: Do, option: Option) -> None:
        frame.left = (*frame.left, option.card)

    def sentences(self, voice: Voice) -> list[Sentence]:
        if self.from_ is not None:
            where = f"any number of {self.stories.in_general(voice).text}"
            return deed("move", f"all success tokens on {self.from_.mention(voice).text} to {where}")
        mine = f"all of {'their' if voice.third else 'your'} success tokens"
        whose = "all success tokens of each player" if isinstance(self.who, EachPlayer) else mine
        limit = f", no more than {self.at_most} on either player's side of a story" if self.at_most else ""
        return deed("redistribute", f"{whose} among {self.stories.mention(voice).text}", limit)


def move_tokens(
    from_: Subject, to: Subject, number: Amount | int = 1, side: ChoosePlayer | Who = YOU, any_number: bool = False,
    to_side: Who | None = None,
) -> MoveTokens:
    """Move tokens from card to card on a side: move_tokens(a(STORY, as_="there"), choose(STORY)); all of them with
    number=0, as many as you like with any_number=True, those of a side that is picked with
    side=ANY_PLAYER; and with to_side=ANY_PLAYER those that are put on a side that is picked too."""
    goal = None if to_side is None else ChoosePlayer(as_="other side")
    if isinstance(side, AnyPlayer):
        assert isinstance(from_, Choose), "where tokens of any player are moved from is chosen"
        side = ChoosePlayer(as_="side", at=The(from_.as_, "story"))
    return MoveTokens(from_, to, side, number, any_number, goal)


def exchange_tokens(stories: Choose) -> ExchangeTokens:
    """Exchange a player's tokens at two stories: exchange_tokens(choose(STORY, 2))."""
    return ExchangeTokens(stories, ChoosePlayer(as_="side"))


def deal_tokens(stories: Cards, who: Who = YOU, at_most: int = 0, from_: Subject | None = None) -> DealTokens:
    """Deal tokens out anew, or those of another card: deal_tokens(STORY, EACH_PLAYER, at_most=4)."""
    return DealTokens(stories, who, at_most, from_)


__all__ = [
    "DealTokens", "ExchangeTokens", "MoveTokens", "deal_tokens", "exchange_tokens", "move_tokens",
]  # fmt: skip
