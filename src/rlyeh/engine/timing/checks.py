"""State-based actions, called checks: what is due by itself after everything that happens (P4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from rlyeh.engine.changes import is_outlived, lay_open
from rlyeh.engine.effects import loop_detection
from rlyeh.engine.effects.carry_out import Do
from rlyeh.engine.effects.loop_detection import LONGEST_CHAIN
from rlyeh.engine.in_force import board_cache, characteristics, prohibitions
from rlyeh.engine.in_force.openness import closed_cards
from rlyeh.engine.state import happenings
from rlyeh.engine.state.cards import NOBODY, NOTHING
from rlyeh.engine.state.decision import Option
from rlyeh.engine.state.kind_facts import ANYTHING, CLASHES, DECKS, STORY_TOKENS
from rlyeh.engine.state.occurrence import Occurrence
from rlyeh.engine.state.occurrence_kinds import BY_RULE, Kind, Until
from rlyeh.engine.state.records import Context, Frame
from rlyeh.engine.state.staged import Staged
from rlyeh.engine.state.wire import Wire
from rlyeh.engine.timing.fates import is_fate_due, meet_fates
from rlyeh.engine.words.modifiers import Layer
from rlyeh.engine.words.text_box import Watch
from rlyeh.model import Keyword, Phase, Position, Zone

if TYPE_CHECKING:
    from rlyeh.engine.game import Game

PLAY: Final = Zone.PLAY
WON: Final = Zone.WON
INSANE: Final = Position.INSANE
SETUP: Final = Phase.SETUP
NEEDED: Final = int(Layer.NEEDED)
OPEN: Final = int(Layer.OPEN)
DESTROY: Final = int(Kind.DESTROY)
WOUND: Final = int(Kind.WOUND)
HEROIC: Final = Keyword.HEROIC
VILLAINOUS: Final = Keyword.VILLAINOUS
TOKENS: Final = 0
STORIES: Final = 1
TOKENS_OF: Final = (2, 3)
"""What a NEEDED modifier changes: tokens that whoever it is needs to win a story, stories to win the game, or tokens
that a certain player needs."""


def due_after(game: Game, due_bits: int) -> bool:
    """Whether anything is due after what has happened."""
    if due_bits >= ANYTHING:
        return are_due(game)
    state = game.state
    if due_bits and state.winner == NOBODY and state.phase is not SETUP:
        sides = state.sides
        if due_bits & DECKS and not (sides[0].deck and sides[1].deck):
            return True
        if due_bits & STORY_TOKENS and state.chain < LONGEST_CHAIN and (_has_won_story(game) or is_fate_due(game)):
            return True
        if due_bits & CLASHES and (game.force or game.index()).may_clash:
            return are_due(game)
    return (game.force or game.index()).may_make_due and are_due_by_texts(game)


def are_due(game: Game) -> bool:
    """Whether anything is due."""
    state = game.state
    if state.winner != NOBODY or state.phase is SETUP:
        return False
    sides = state.sides
    if not sides[0].deck or not sides[1].deck:
        return True
    # Nothing more comes of a chain that is cut (AMB-89), but an empty deck ends the game all the same.
    if state.chain >= LONGEST_CHAIN:
        return False
    if state.lasting and _outlived(game):
        return True
    if state.under and _left_behind(game):
        return True
    cards = state.cards
    for card in board_cache.wounded(game):
        if _is_fatal(game, card):
            return True
    if board_cache.marked(game) and is_fate_due(game):
        return True
    for card in board_cache.attached(game):
        if cards[cards[card].host].zone is not PLAY and not _is_on_its_way(game, card):
            return True
    for card in characteristics.all_committed(game):
        piece = cards[card]
        if not (piece.face.is_character and cards[piece.story].zone is PLAY) and _is_misplaced(game, card):
            return True
    index = game.force or game.index()
    if _has_won_story(game):
        return True
    if (len(sides[0].won) > 2 or len(sides[1].won) > 2) and story_victor(game) != NOBODY:
        return True
    if index.may_clash and clashing_seat(game) != NOBODY:
        return True
    if index.layers[OPEN] and closed_cards(game):
        return True
    return due_watch(game) is not None if index.watches else False


def _has_won_story(game: Game) -> bool:
    """Whether somebody has the tokens to win a story."""
    stories = game.state.row if (game.force or game.index()).layers[NEEDED] else board_cache.nearly_won(game)
    if not stories:
        return False
    for story in stories:  # noqa: SIM110  a loop costs half of what any() does
        if _is_due(game, story):
            return True
    return False


def are_due_by_texts(game: Game) -> bool:
    """Whether anything is due although nothing has happened that could have made it so: by texts that depend, of which
    there are some. Where only keywords do, that is wounds beyond Toughness, the tokens that Fated names, or Heroic and
    Villainous together."""
    index = game.force or game.index()
    if index.texts_may_make_due:
        return are_due(game)
    wounded = board_cache.wounded(game)
    marked = board_cache.marked(game)
    if not wounded and not marked and not index.may_clash:
        return False
    state = game.state
    if state.winner != NOBODY or state.phase is SETUP or state.chain >= LONGEST_CHAIN:
        return False
    for card in wounded:
        if _is_fatal(game, card):
            return True
    if marked and is_fate_due(game):
        return True
    return index.may_clash and clashing_seat(game) != NOBODY


def do_what_is_due(game: Game) -> None:
    """The next state-based action: does the first thing that is due."""
    loop_detection.lengthen_chain(game)
    # One thing at a time: each may make others due, or no longer so.
    _ = (
        _deck_out(game)
        or _lie_open(game)
        or _stories_won(game)
        or _victory(game)
        or _outlive(game)
        or _fatal_wounds(game)
        or meet_fates(game)
        or _orphans(game)
        or _misplaced(game)
        or _clash(game)
        or _watches(game)
    )


def _deck_out(game: Game) -> bool:
    """A player without a card in the deck is eliminated at once; if both are, the active player wins (AMB-2)."""
    empty = [seat for seat in (0, 1) if not game.state.sides[seat].deck]
    if not empty:
        return False
    game.end(game.state.active if len(empty) == 2 else 1 - empty[0], "WIN-6")
    return True


def _lie_open(game: Game) -> bool:
    """Cards that a text lets lie open are seen by both players (GEN-15)."""
    closed = closed_cards(game)
    if closed:
        lay_open(game)
    return bool(closed)


def tokens_needed(game: Game, story: int, seat: int = NOBODY) -> int:
    """Success tokens that a player needs to win a story, never less than one (STORY-37, STORY-62); without a player,
    those that both need."""
    needed = 5
    texts = (game.force or game.index()).layers[NEEDED]
    if not texts:
        return needed
    detail = TOKENS if seat == NOBODY else TOKENS_OF[seat]
    for entry in texts:
        meant = entry.subjects is None or (story, game.state.cards[story].life) in entry.subjects
        if meant and entry.holds(game):
            needed += entry.modifier.change_number(game, entry.context, story, detail)
    return max(1, needed)


def story_winner(game: Game, story: int) -> int:
    """The winner of a story now; the active player if both could win it (STORY-43)."""
    tokens = game.state.cards[story].tokens
    active = game.state.active
    for seat in (active, 1 - active):
        if tokens[seat] and tokens[seat] >= tokens_needed(game, story, seat):
            return seat
    return NOBODY


def _is_due(game: Game, story: int) -> bool:
    """Whether somebody wins the story now, and it neither is being won already nor waits its turn (STORY-42)."""
    if story_winner(game, story) == NOBODY:
        return False
    from rlyeh.engine.stories.win import WinStory

    for frame in game.state.stack:
        if isinstance(frame, WinStory) and frame.story == story:
            return False
        if isinstance(frame, WinStories) and story in frame.stories:
            return False
    return True


def _stories_won(game: Game) -> bool:
    won = [story for story in game.state.row if _is_due(game, story)]
    if won:
        game.push(WinStories(won))
    return bool(won)


def stories_needed(game: Game, seat: int) -> int:
    """Stories needed to win the game; a large number where a card forbids winning that way (WIN-4)."""
    needed = 3
    for entry in (game.force or game.index()).layers[NEEDED]:
        if entry.holds(game):
            needed += entry.modifier.change_number(game, entry.context, seat, STORIES)
    return needed


def story_victor(game: Game) -> int:
    """The player who has won enough stories; the active player if both have (WIN-5)."""
    active = game.state.active
    for seat in (active, 1 - active):
        if len(game.state.sides[seat].won) >= stories_needed(game, seat):
            return seat
    return NOBODY


def _victory(game: Game) -> bool:
    victor = story_victor(game)
    if victor != NOBODY:
        game.end(victor, "WIN-1")
    return victor != NOBODY


def _outlived(game: Game) -> bool:
    """Whether an effect that lasts as long as its source stays in play has outlived it."""
    for lasting in game.state.lasting:  # noqa: SIM110  a loop costs half of what any() does
        if is_outlived(game.state, lasting):
            return True
    return False


def _outlive(game: Game) -> bool:
    outlived = _outlived(game)
    if outlived:
        game.occur(happenings.expire(game.state.active, Until.WHILE_SOURCE, BY_RULE))
    return outlived


def _is_fatal(game: Game, card: int) -> bool:
    piece = game.state.cards[card]
    if piece.position is not INSANE and piece.wounds <= characteristics.toughness(game, card):
        return False
    return prohibitions.can_happen(game, DESTROY, card) and not _is_on_its_way(game, card)


def _is_on_its_way(game: Game, card: int) -> bool:
    """Whether what is due is about to happen, or something in its place (EFF-53): it is not due once more."""
    return any(frame.takes_away(card) for frame in game.state.stack)


def _fatal_wounds(game: Game) -> bool:
    """Wounds beyond Toughness, or any wound on an insane character, destroy it (STATE-21, STATE-11, STATE-12)."""
    cards = game.state.cards
    dead = [card for card in game.state.play if cards[card].wounds and _is_fatal(game, card)]
    # The active player's own first (EFF-25).
    dead.sort(key=lambda card: cards[card].controller != game.state.active)
    if dead:
        game.happen([_death(game, card) for card in dead])
    return bool(dead)


def _death(game: Game, card: int) -> Occurrence:
    """The destruction of a character by its wounds; it knows the struggle that dealt the last of them."""
    death = happenings.demanded(DESTROY, card)
    for wound in reversed(game.state.happened):
        if wound.kind == WOUND and wound.card == card and wound.life == game.state.cards[card].life:
            death.story, death.struggle = wound.story, wound.struggle
            break
    return death


def _orphans(game: Game) -> bool:
    """Attachments without a host (STATE-29): discarded, or destroyed under the last FAQ (FINAL-10)."""
    cards = game.state.cards
    orphans = [
        card
        for card in game.state.play
        if cards[card].host != NOTHING and cards[cards[card].host].zone is not PLAY
        and not _is_on_its_way(game, card)
    ]  # fmt: skip
    lost = [happenings.demanded(_orphans_fate(game, card), card) for card in orphans]
    lost += [happenings.demanded(Kind.DISCARD_STORED, card, cards[card].owner) for card in _left_behind(game)]
    game.happen(lost)
    return bool(lost)


def _orphans_fate(game: Game, card: int) -> Kind:
    destroyed = game.rules.hosts_gone_destroys and prohibitions.can_happen(game, Kind.DESTROY, card)
    return Kind.DESTROY if destroyed else Kind.DISCARD_PLAY


def _left_behind(game: Game) -> list[int]:
    """Cards that were stored on a card which is gone; what lies dormant at a story that is being won awakes first."""
    cards = game.state.cards
    left = [card for card in game.state.under if cards[cards[card].host].zone is not Zone.PLAY]
    return [card for card in left if not (cards[card].facedown and _is_being_won(game, cards[card].host))]


def _is_being_won(game: Game, story: int) -> bool:
    from rlyeh.engine.stories.win import WinStory

    for frame in game.state.stack:
        if isinstance(frame, WinStory) and frame.story == story and not frame.has_begun("hold_struggles"):
            return True
    return False


def _is_misplaced(game: Game, card: int) -> bool:
    """Only characters are committed: what has ceased to be one leaves its story (CARD-3, AMB-80). So does everybody
    at a story that is gone (AMB-45); where one was won, its winner sends them home (STORY-38)."""
    piece = game.state.cards[card]
    zone = game.state.cards[piece.story].zone
    if zone is not PLAY and zone is not WON:
        return True
    return not piece.face.is_character and not characteristics.is_character(game, card)


def _misplaced(game: Game) -> bool:
    cards = game.state.cards
    misplaced = [card for card in game.state.play if cards[card].story != NOTHING and _is_misplaced(game, card)]
    if misplaced:
        game.happen([happenings.demanded(Kind.UNCOMMIT, card) for card in misplaced])
    return bool(misplaced)


def clashing_seat(game: Game) -> int:
    """A player who controls Heroic and Villainous characters together."""
    for seat in (game.state.active, 1 - game.state.active):
        heroic = villainous = False
        for card in characteristics.characters(game, seat):
            words = characteristics.keywords(game, card)
            heroic = heroic or HEROIC in words
            villainous = villainous or VILLAINOUS in words
        if heroic and villainous and not prohibitions.may_clash(game, seat):
            return seat
    return NOBODY


def _clash(game: Game) -> bool:
    seat = clashing_seat(game)
    if seat != NOBODY:
        game.push(Clash(seat))
    return seat != NOBODY


@mypyc_attr(allow_interpreted_subclasses=True)
class Clash(Staged):
    """The clash of Heroic and Villainous characters: a player chooses one of them and discards it (KEY-5)."""

    WIRE: ClassVar[Wire] = Wire("clash")
    __slots__ = ("seat",)
    FIELDS: ClassVar[tuple[str, ...]] = ("pc", "seat")
    STEPS: ClassVar[tuple[str, ...]] = ("ask", "finish")

    def __init__(self, seat: int) -> None:
        self.pc = 0
        self.seat = seat

    def ask(self, game: Game) -> None:
        """Which one it is."""
        self.stay()
        clashing = [
            card
            for card in characteristics.characters(game, self.seat)
            if characteristics.has_keyword(game, card, Keyword.HEROIC)
            or characteristics.has_keyword(game, card, Keyword.VILLAINOUS)
        ]
        options = [Option("discard", card) for card in clashing]
        game.ask(self.seat, "clash", options, "KEY-5")

    def answer(self, game: Game, option: Option) -> None:
        self.go_on()
        game.occur(happenings.demanded(Kind.DISCARD_PLAY, option.card, self.seat))

    def finish(self, game: Game) -> None:
        """They clash no more."""
        game.pop()


def due_watch(game: Game) -> tuple[Watch, Context] | None:
    """The first text that acts by itself now, the active player's first."""
    due = None
    for watch, context in game.index().watches:
        if watch.condition.holds(game, context) and watch.effect.useful(game, context):
            if context.seat == game.state.active:
                return watch, context
            due = due or (watch, context)
    return due


def _watches(game: Game) -> bool:
    due = due_watch(game)
    if due is None:
        return False
    watch, context = due
    # A context of its own: the index asks again with the other one.
    own = Context(context.source, context.seat, context.life)
    own.bound = dict(context.bound)
    game.push(Do(watch.effect, own))
    return True


@mypyc_attr(allow_interpreted_subclasses=True)
class WinStories(Frame):
    """Several stories won at once, in the active player's order, each completed before the next (STORY-42)."""

    WIRE: ClassVar[Wire] = Wire("win_stories")
    __slots__ = ("stories",)
    FIELDS: ClassVar[tuple[str, ...]] = ("pc", "stories")

    def __init__(self, stories: list[int]) -> None:
        self.pc = 0
        self.stories = stories

    def step(self, game: Game) -> None:
        # Looked at anew each time: the story won before may have changed what the others need, or taken them away.
        remaining = [
            story
            for story in self.stories
            if game.state.cards[story].zone is Zone.PLAY and story_winner(game, story) != NOBODY
        ]
        if not remaining:
            game.pop()
            return
        options = [Option("win", story) for story in remaining]
        game.ask(game.state.active, "order", options, "STORY-42", text="Which story is won first?")

    def answer(self, game: Game, option: Option) -> None:
        from rlyeh.engine.stories.win import WinStory

        self.stories = [story for story in self.stories if story != option.card]
        game.push(WinStory(option.card, story_winner(game, option.card)))
