"""Committing characters to stories (STORY-1 to STORY-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from rlyeh.engine.actions import commit_plan
from rlyeh.engine.effects.prices import PayPrices
from rlyeh.engine.in_force import characteristics, prohibitions
from rlyeh.engine.state import happenings
from rlyeh.engine.state.cards import NOTHING
from rlyeh.engine.state.decision import TO_BE_DONE, Option, Refusal
from rlyeh.engine.state.occurrence import Occurrence
from rlyeh.engine.state.occurrence_kinds import BY_RULE, Kind
from rlyeh.engine.state.records import Topic
from rlyeh.engine.state.staged import Staged
from rlyeh.engine.state.state import State
from rlyeh.engine.state.wire import Wire
from rlyeh.engine.words.modifiers import CommitWay, Layer
from rlyeh.model import Phase, Position

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.in_force.texts import InForce


COMMIT: Final = int(Layer.COMMIT)
CANNOT: Final = int(Layer.CANNOT)
MUST: Final = int(Layer.MUST)
PLAN: Final = int(Layer.PLAN)
PRICE: Final = int(Layer.PRICE)
READY: Final = Position.READY
TO_COMMIT: Final = int(Kind.COMMIT)
COMMITTED: Final = int(Kind.COMMITTED)
NOWHERE: Final[list[int]] = []


def open_stories(game: Game, seat: int) -> list[int]:
    """The stories a player may commit to: all for the active player, those with an attacker for the other (STORY-6),
    or those to which an attacker was committed (CCG-11)."""
    state = game.state
    if seat == state.active:
        return state.row[:]
    needed = game.rules.attackers_needed
    stories: list[int] = []
    for story in state.row:
        if characteristics.committed(game, story, state.active) if needed else was_attacked(state, story):
            stories.append(story)
    return stories


def was_attacked(state: State, story: int) -> bool:
    """Whether the active player committed somebody to this story in the commit step of this turn."""
    return (Kind.COMMIT, Phase.STORY, story, state.cards[story].life, state.active) in state.memory


def commit_refusal(game: Game, seat: int, card: int, story: int) -> Refusal | None:
    """The reason why a card may not be committed to a story in its controller's commit step; None if it may."""
    piece = game.state.cards[card]
    ways = commit_ways(game, card, story)
    if piece.position is Position.INSANE:
        return Refusal("STORY-4", "Insane characters never commit.")
    if not characteristics.is_character(game, card) and CommitWay.AS_CHARACTER not in ways:
        return Refusal("CARD-3", "Only characters commit to stories.")
    if piece.story != NOTHING:
        return Refusal("STORY-2", "It is already committed.")
    ready = piece.position is Position.READY
    if CommitWay.ONLY_EXHAUSTED in ways:
        if ready:
            return Refusal("GEN-3", "Only exhausted characters can commit there.")
    elif not ready and CommitWay.EXHAUSTED not in ways:
        return Refusal("STORY-4", "Exhausted characters cannot commit.")
    if story not in open_stories(game, seat):
        return Refusal("STORY-6", "You may only commit to stories where the active player has a character.")
    forbidder = commit_forbidder(game, seat, card, story)
    if forbidder is not None:
        source = forbidder.context.source
        title = game.state.cards[source].face.title
        return Refusal("EFF-28", f"It cannot commit there: {title} does not allow it.", source)
    return None


def commit_places(game: Game, seat: int, card: int, stories: list[int]) -> list[int]:
    """Those of the stories, all open to the player, that the card may be committed to: a list to read only."""
    index = game.force or game.index()
    layers = index.layers
    if layers[COMMIT]:
        return _unrefused(game, seat, card, stories)
    piece = game.state.cards[card]
    if piece.position is not READY or piece.story != NOTHING:
        return NOWHERE
    if (not piece.face.is_character or index.becomes) and not characteristics.is_character(game, card):
        return NOWHERE
    for entry in layers[CANNOT]:
        if (entry.kind == TO_COMMIT or entry.kind == NOTHING) and entry.reaches(game, card):
            return _unrefused(game, seat, card, stories)
    return stories


def _unrefused(game: Game, seat: int, card: int, stories: list[int]) -> list[int]:
    """Those of the stories that nothing keeps the card from."""
    return [story for story in stories if commit_refusal(game, seat, card, story) is None]


def commit_forbidder(game: Game, seat: int, card: int, story: int) -> InForce | None:
    """The text in force that keeps a card from a story."""
    return prohibitions.forbidder(game, TO_COMMIT, card, happenings.commit(card, seat, story, cause=BY_RULE))


def commit_ways(game: Game, card: int, story: int) -> set[CommitWay]:
    """The ways in which texts in force let this card commit to this story."""
    return {
        way
        for entry in game.index().layers[COMMIT]
        if entry.holds(game)
        for way in entry.modifier.commits(game, entry.context, card, story)
    }


def must_commit(game: Game, card: int) -> list[int]:
    """The stories one of which the card must commit to if it is able; empty if nothing is demanded."""
    stories: list[int] = []
    for entry in game.index().layers[MUST]:
        if entry.holds(game) and entry.reaches(game, card):
            stories += entry.modifier.stories(game, entry.context, card)
    return stories


COMMITS: Final[dict[int, dict[int, Option]]] = {}
"""The options to commit a card to a story, by card and story: they are offered again and again."""


def _commit_option(card: int, story: int) -> Option:
    """To commit a card to a story; made once and kept."""
    option = COMMITS[card][story] = Option("commit", card, NOTHING, story)
    return option


@mypyc_attr(allow_interpreted_subclasses=True)
class Commit(Staged):
    """One player's commit step. The plan grows card by card in ascending order and happens all at once."""

    WIRE: ClassVar[Wire] = Wire("commit", added={"settled": 0, "dropped": (), "is_paying": False})
    __slots__ = ("cards", "dropped", "is_paying", "seat", "settled", "stories")
    FIELDS: ClassVar[tuple[str, ...]] = ("pc", "seat", "cards", "stories", "settled", "dropped", "is_paying")
    STEPS: ClassVar[tuple[str, ...]] = ("plan", "pay", "paid", "commit", "finish")

    def __init__(self, seat: int) -> None:
        self.pc = 0
        self.seat = seat
        self.cards: tuple[int, ...] = ()
        self.stories: tuple[int, ...] = ()
        self.settled = 0
        """How many of the acts have been gone through that might have a price: several for each card."""
        self.dropped: tuple[int, ...] = ()
        """The cards of the plan that were not paid for."""
        self.is_paying = False
        """Whether a price is being paid."""

    def plan(self, game: Game) -> None:
        """Another card, and where it goes, or that this is all."""
        self.stay()
        rule = "STORY-2" if self.seat == game.state.active else "STORY-6"
        options = self._options(game)
        layers = (game.force or game.index()).layers
        if layers[PLAN] or layers[PRICE]:
            options = self._within_plan(game, options)
        game.ask(self.seat, "commit", options, rule)

    def _within_plan(self, game: Game, options: list[Option]) -> list[Option]:
        """Those of the options that lead to an allowed plan; the step ends only with one."""
        ways = [(option.card, option.other) for option in options if option is not TO_BE_DONE]
        allowed: list[Option] = []
        for option in options:
            if option is TO_BE_DONE:
                continue
            cards, stories = (*self.cards, option.card), (*self.stories, option.other)
            others = [way for way in ways if way[0] > option.card]
            if commit_plan.may_join(game, self.seat, cards, stories, others):
                allowed.append(option)
        is_wanting = commit_plan.wanting(game, self.cards, self.stories) != NOTHING
        if not allowed or (TO_BE_DONE in options and not is_wanting):
            allowed.append(TO_BE_DONE)
        return allowed

    def _options(self, game: Game) -> list[Option]:
        stories = open_stories(game, self.seat)
        index = game.force or game.index()
        layers = index.layers
        if layers[MUST]:
            return self._demanded(game, stories)
        last = self.cards[-1] if self.cards else NOTHING
        options: list[Option] = []
        pieces = game.state.cards
        is_unrestricted = not (layers[COMMIT] or layers[CANNOT] or index.becomes)
        for card in sorted(characteristics.controls(game, self.seat)):
            if card <= last:
                continue
            piece = pieces[card]
            if not is_unrestricted:
                places = commit_places(game, self.seat, card, stories)
            elif piece.position is READY and piece.story == NOTHING and piece.face.is_character:
                places = stories
            else:
                continue
            options_by_story = COMMITS.setdefault(card, {})
            for story in places:
                options.append(options_by_story.get(story) or _commit_option(card, story))
        options.append(TO_BE_DONE)
        return options

    def _demanded(self, game: Game, stories: list[int]) -> list[Option]:
        """The options where texts in force demand that some cards commit: these come first."""
        last = self.cards[-1] if self.cards else NOTHING
        options: list[Option] = []
        demanded = False
        for card in sorted(characteristics.controls(game, self.seat)):
            if card in self.cards:
                continue
            places = self._beside_followers(game, card, commit_places(game, self.seat, card, stories))
            due = self._due(game, card, places)
            if due:
                demanded = True
            options_by_story = COMMITS.setdefault(card, {})
            for story in due or (places if card > last else ()):
                options.append(options_by_story.get(story) or _commit_option(card, story))
        if not demanded:
            options.append(TO_BE_DONE)
        return options

    def _due(self, game: Game, card: int, places: list[int]) -> list[int]:
        """The places one of which the card must take now; a demand to follow another card reads the plan."""
        if not places:
            return []
        demanded = must_commit(game, card)
        allowed = [story for story in demanded if story in places]
        follow = [
            story
            for story, planned in zip(self.stories, self.cards, strict=True)
            if planned in demanded and story in places
        ]
        return follow or allowed

    def _beside_followers(self, game: Game, card: int, places: list[int]) -> list[int]:
        """Those of the places that leave no planned card behind which must follow this one and could."""
        if not self.cards:
            return places
        for follower, where in zip(self.cards, self.stories, strict=True):
            if card in must_commit(game, follower):
                able_to = commit_places(game, self.seat, follower, open_stories(game, self.seat))
                places = [story for story in places if story == where or story not in able_to]
        return places

    def answer(self, game: Game, option: Option) -> None:
        if option.verb == "done":
            self.go_on()
        else:
            self.cards = (*self.cards, option.card)
            self.stories = (*self.stories, option.other)

    def topic(self, game: Game) -> Topic:
        return Topic(picked=self.cards, places=self.stories)

    def pay(self, game: Game) -> None:
        """What texts in force ask for it is paid, in the order of the cards (PAY-34)."""
        layers = (game.force or game.index()).layers
        if not (self.dropped or layers[PLAN] or layers[PRICE]):
            return
        acts = commit_plan.ACTS
        while layers[PRICE] and self.settled < len(acts) * len(self.cards):
            place, act = divmod(self.settled, len(acts))
            self.settled += 1
            if self.cards[place] not in self.dropped:
                prices = commit_plan.prices_at(game, self.seat, self.cards, self.stories, place, acts[act])
                if prices:
                    self.is_paying = True
                    game.push(PayPrices(prices))
                    return
        self._keep_allowed(game)

    def paid(self, game: Game) -> None:
        """Whoever was not paid for stays at home."""
        if not self.is_paying:
            return
        self.is_paying = False
        if not game.state.succeeded:
            place, act = divmod(self.settled - 1, len(commit_plan.ACTS))
            for card, story in zip(self.cards, self.stories, strict=True):
                is_meant = card == self.cards[place] if act == 2 else act == 0 or story == self.stories[place]
                if is_meant and card not in self.dropped:
                    self.dropped = (*self.dropped, card)
        self.go_to("pay")

    def _keep_allowed(self, game: Game) -> None:
        """Who was not paid for is in the plan no longer; nor is anybody at a story where somebody is missing now."""
        if self.dropped:
            self._keep([way for way in self._ways() if way[0] not in self.dropped])
            while (story := commit_plan.wanting(game, self.cards, self.stories)) != NOTHING:
                self._keep([way for way in self._ways() if way[1] != story])

    def _ways(self) -> list[tuple[int, int]]:
        return list(zip(self.cards, self.stories, strict=True))

    def _keep(self, kept: list[tuple[int, int]]) -> None:
        self.cards = tuple([card for card, _ in kept])
        self.stories = tuple([story for _, story in kept])

    def commit(self, game: Game) -> None:
        """All of them at once."""
        says = bool((game.force or game.index()).layers[COMMIT])
        occurrences: list[Occurrence] = []
        for place, card in enumerate(self.cards):
            story = self.stories[place]
            exhausts = int(not says or CommitWay.NO_EXHAUST not in commit_ways(game, card, story))
            occurrences.append(happenings.commit(card, self.seat, story, cause=BY_RULE, exhausts=exhausts))
        occurrences.append(happenings.committed(self.seat, len(self.cards)))
        game.happen(occurrences)

    def finish(self, game: Game) -> None:
        """Forced responses that waited come first; then say whether anybody was committed."""
        if game.state.waiting:
            self.stay()
            game.release_waiting()
        else:
            game.pop(bool(self.cards))
