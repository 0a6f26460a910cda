"""Words about success tokens and the stories they lie on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.engine.state import happenings
from rlyeh.engine.state.decision import Option
from rlyeh.engine.words.doing import choosing_first, chosen_then, deed
from rlyeh.engine.words.parts import Amount, Choice, Effect, Subject
from rlyeh.language.effects.look import ChoosePlayer
from rlyeh.language.nouns.amounts import numbered, quantity_of, value_of
from rlyeh.language.nouns.cards import Cards
from rlyeh.language.nouns.players import ANY_PLAYER, YOU, AnyPlayer, Opponent, Who, You
from rlyeh.language.nouns.spoken_of import Choose, Some, The
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import Act, Sentence, Voice

if TYPE_CHECKING:
    from rlyeh.engine.effects.carry_out import Do
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.records import Context


@dataclass(frozen=True)
class PlaceToken(Effect):
    """Put success tokens on a player's side of a story."""

    story: Subject
    number: Amount | int = 1
    who: Who = YOU

    def perform(self, game: Game, context: Context) -> None:
        stories = self.story.cards(game, context)
        number = value_of(self.number, game, context)
        game.state.succeeded = bool(stories)
        game.happen(
            [
                happenings.place_token(story, seat, context.source, context.seat)
                for story in stories
                for seat in self.who.seats(game, context)
                for _ in range(number)
            ]
        )

    def sentences(self, voice: Voice) -> list[Sentence]:
        chosen, story = choosing_first(self.story, voice)
        side = "" if isinstance(self.who, You) else f"{self.who.possessive(voice)} side of "
        where = f"on {side}{story.it() if chosen else story.text}"
        tokens = numbered(self.number, "a success token", "success tokens", voice)
        return [chosen_then(chosen, Act("put", f"{tokens} {where}"))]


@dataclass(frozen=True)
class DiscardTokens(Effect):
    """Take success tokens off stories: all those of players, so many of one's own, one after the other, wherever one
    likes; or exactly so many off a chosen story, from sides that whoever is "you" picks."""

    stories: Subject
    number: Amount | int = 0
    """How many; all of them if no number is said."""
    whose: Who = ANY_PLAYER
    one_story: bool = False
    """Whether all of one's own come from the same story."""
    up_to: bool = False
    """Whether fewer will do as well."""

    def suits(self, game: Game, context: Context, choice: Choice, candidate: int) -> bool:
        tokens = game.state.cards[candidate].tokens
        number = sum([tokens[seat] for seat in self.whose.seats(game, context)])
        wanted = self.how_many(game, context)
        return number >= (min(wanted, 1) if self.up_to else wanted)

    def possible(self, game: Game, context: Context) -> bool:
        if not self._from_own():
            return super().possible(game, context)
        number = self.how_many(game, context)
        if self.one_story:
            return bool(self._sources(game, context, number))
        tokens = [game.state.cards[card].tokens[context.seat] for card in self._sources(game, context, 1)]
        return sum(tokens) >= number

    def how_many(self, game: Game, context: Context) -> int:
        """The number as things are; 0 for all of them."""
        return value_of(self.number, game, context)

    def _from_own(self) -> bool:
        return self.number != 0 and self.whose == YOU

    def _sources(self, game: Game, context: Context, number: int) -> list[int]:
        cards = game.state.cards
        return [card for card in self.stories.cards(game, context) if cards[card].tokens[context.seat] >= number]

    def step(self, game: Game, frame: Do) -> None:
        if self._from_own():
            self._ask_where(game, frame)
        elif self.number and frame.pc == 0 and not self._open_choice(frame.context) and self._of_either():
            self._ask_whose(game, frame)
        else:
            super().step(game, frame)

    def _of_either(self) -> bool:
        """Whether whoever is "you" picks from which side they come."""
        return isinstance(self.whose, AnyPlayer)

    def _open_choice(self, context: Context) -> bool:
        return any(choice.slot() not in context.bound for choice in self.own_choices())

    def perform(self, game: Game, context: Context) -> None:
        game.state.succeeded = True
        most = self.how_many(game, context) if self.number else MANY
        self._discard(
            game,
            context,
            [
                (story, seat)
                for story in self.stories.cards(game, context)
                for seat in self.whose.seats(game, context)
                for _ in range(min(game.state.cards[story].tokens[seat], most))
            ],
        )

    def _discard(self, game: Game, context: Context, tokens: list[tuple[int, int]]) -> None:
        game.happen(
            [
                happenings.remove_token(story, seat, context.source, context.seat)
                for story, seat in tokens
            ]
        )

    def _ask_where(self, game: Game, frame: Do) -> None:
        """Ask for the story that the next of one's own tokens comes from."""
        context = frame.context
        number = self.how_many(game, context)
        if frame.pc >= number:
            game.pop(bool(frame.number) or not number)
            return
        if frame.pc == 0:
            frame.number = 1
        elif not game.state.succeeded:
            frame.number = 0
        sources = self._sources(game, context, number if self.one_story and not frame.left else 1)
        if self.one_story and frame.left:
            sources = [card for card in sources if card in frame.left]
        if not sources:
            game.pop(False)
            return
        options = [Option("remove-token", card) for card in sources]
        game.ask(context.seat, "remove-token", options, "PAY-7", context.source)

    def _ask_whose(self, game: Game, frame: Do) -> None:
        """Ask how many of the tokens to be discarded are one's own."""
        stories = self.stories.cards(game, frame.context)
        seat = frame.context.seat
        tokens = game.state.cards[stories[0]].tokens if stories else (0, 0)
        number = self.how_many(game, frame.context)
        if self.up_to and not frame.left:
            most = min(number, sum(tokens))
            how_many = [Option("tokens", number=each, text=f"{each} tokens") for each in range(most + 1)]
            game.ask(seat, "choose", how_many, "GEN-12", frame.context.source, "How many tokens do you take?")
            return
        if self.up_to:
            number = frame.left[0]
        options = [
            Option("tokens", number=mine, text=f"{mine} of yours")
            for mine in range(number + 1)
            if mine <= tokens[seat] and number - mine <= tokens[1 - seat]
        ]
        if not options:
            game.pop(False)
            return
        asks = f"How many of the {number} tokens do you take from your own side?"
        game.ask(seat, "choose", options, "GEN-12", frame.context.source, asks)

    def answer(self, game: Game, frame: Do, option: Option) -> None:
        if self.up_to and not frame.left:
            frame.left = (option.number,)
            return
        frame.pc += 1
        context = frame.context
        if self._from_own():
            frame.left = (option.card,)
            self._discard(game, context, [(option.card, context.seat)])
            return
        story = self.stories.cards(game, context)[0]
        number = frame.left[0] if self.up_to else self.how_many(game, context)
        sides = [context.seat] * option.number + [1 - context.seat] * (number - option.number)
        self._discard(game, context, [(story, side) for side in sides])

    def sentences(self, voice: Voice) -> list[Sentence]:
        stories = self.stories
        where = stories.mention(voice).text
        if self.number == 0:
            whose = "" if isinstance(self.whose, AnyPlayer) else f"{self.whose.possessive(voice)} "
            return deed("discard", f"all {whose}success tokens from {where}")
        if not self._of_either() and not self._from_own():
            of = self.whose.mention(voice).text
            some = numbered(self.number, "a success token", "success tokens", voice)
            return deed("discard", f"{some} of {of} from {where}")
        if not self._from_own():
            number = numbered(self.number, "1 success token", "success tokens", voice)
            return deed("discard", f"{'up to' if self.up_to else 'exactly'} {number} from {where}")
        if isinstance(stories, Cards):
            where = f"one {stories.in_words(voice)}" if self.one_story else stories.in_general(voice).text
        number = quantity_of(self.number, voice).value
        return deed("discard", f"{number} of {self.whose.possessive(voice)} success tokens from {where}")


@dataclass(frozen=True)
class MoveToken(Effect):
    """Move a success token from one side of a story to the other; from a certain side, or from one that is picked."""

    story: Subject
    side: ChoosePlayer | Who
    all_: bool = False
    """Whether all tokens of that side are moved, not one."""

    def suits(self, game: Game, context: Context, choice: Choice, candidate: int) -> bool:
        return isinstance(choice, ChoosePlayer) or any(game.state.cards[candidate].tokens)

    def perform(self, game: Game, context: Context) -> None:
        stories = self.story.cards(game, context)
        sides = self.side.seats(game, context) if isinstance(self.side, Who) else context.bound[self.side.slot()]
        tokens = {story: game.state.cards[story].tokens for story in stories}
        moved = [
            (story, seat)
            for story in stories
            for seat in sides
            for _ in range(tokens[story][seat] if self.all_ else min(1, tokens[story][seat]))
        ]
        game.state.succeeded = bool(moved)
        game.happen(
            [
                happenings.move_token(story, seat, context.source, context.seat, story, 1 - seat)
                for story, seat in moved
            ]
        )

    def sentences(self, voice: Voice) -> list[Sentence]:
        story = self.story.mention(voice).text
        tokens = "all success tokens" if self.all_ else "a success token"
        if not isinstance(self.side, Who):
            return deed("move", f"{tokens} from one side of {story} to the other")
        yours = "theirs" if voice.third else "yours"
        other = yours if isinstance(self.side, Opponent) else "the other"
        return deed("move", f"{tokens} from {self.side.possessive(voice)} side of {story} to {other}")


MANY: Final = 1000
"""More tokens than ever lie on a side."""




def place_token(story: Subject, number: Amount | int = 1, who: Who = YOU) -> PlaceToken:
    """Put success tokens on your own side of a story: place_token(a(STORY))."""
    return PlaceToken(story, number, who)


def discard_tokens(
    stories: Subject, whose: Who = ANY_PLAYER, number: Amount | int = 0, up_to: Amount | int = 0
) -> DiscardTokens:
    """Discard all success tokens from stories, or so many of a player's, or up to so many of either side:
    discard_tokens(THAT_STORY, OPPONENT, number=1), discard_tokens(choose(STORY), up_to=3)."""
    return DiscardTokens(stories, up_to or number, whose, up_to=bool(up_to))


def discard_exactly(number: int, story: Subject) -> DiscardTokens:
    """Discard exactly so many tokens from a story, of either side."""
    return DiscardTokens(story, number)


def move_token(story: Subject, from_: Who | None = None, all_: bool = False) -> MoveToken:
    """Move a token to the other side of the same story, or all of that side: move_token(STORY), move_token(THAT_STORY,
    from_=OPPONENT)."""
    if from_ is not None:
        return MoveToken(story, from_, all_)
    assert isinstance(story, Cards), "a story to be picked is a noun"
    some = Choose(story, as_="story") if all_ else Some(story, as_="story")
    return MoveToken(some, ChoosePlayer(as_="side", at=The("story", "story")), all_)


def spend_tokens(number: Amount | int, stories: Subject, one_story: bool = False) -> DiscardTokens:
    """Discard own success tokens as a price: spend_tokens(2, STORY), spend_tokens(X, THIS)."""
    return DiscardTokens(stories, number, YOU, one_story)
