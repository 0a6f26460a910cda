"""The scenario table: any position, set up in a few lines, played on by readable verbs."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence

from rlyeh.cards import POOL
from rlyeh.engine import NOBODY, NOTHING, PASS, Decision, Faces, Game, Option, RuleSet, rule_set
from rlyeh.engine.explain import JournalAnswer
from rlyeh.engine.files import give
from rlyeh.engine.reading import Domain, Kind, Occurrence, Piece, State, begin_at, new_piece, touch
from rlyeh.engine.words import Face
from rlyeh.errors import ScenarioError, did_you_mean
from rlyeh.model import Card, CardType, Phase, Position, Zone
from rlyeh.testing.extras import EXTRAS, FILLER, STORIES
from rlyeh.testing.handles import CardHandle, DomainHandle
from rlyeh.testing.invariants import check_position
from rlyeh.testing.player import Player
from rlyeh.testing.possible import impossibilities

STARTS: dict[str, tuple[Phase, str]] = {
    "start": (Phase.START, "begin"),
    "refresh": (Phase.START, "restore"),
    "draw": (Phase.REFRESH, "draw"),
    "resource": (Phase.DRAW, "resource"),
    "operations": (Phase.RESOURCE, "operations"),
    "story": (Phase.OPERATIONS, "story_phase"),
    "commit": (Phase.STORY, "commit"),
    "after commit": (Phase.STORY, "committed.responses"),
    "defend": (Phase.STORY, "defend"),
    "after defend": (Phase.STORY, "defended.responses"),
    "resolution": (Phase.STORY, "resolve"),
    "after resolution": (Phase.STORY, "resolved.responses"),
    "uncommit": (Phase.STORY, "uncommit"),
    "end": (Phase.STORY, "end_turn"),
}
"""Where a scenario may start: the phase it is in until then, and the step of the turn."""

FURNISHED = POOL.plus(EXTRAS)
"""The pool with the plain cards that every scenario may use."""

OPEN: list[Scenario] = []
"""Scenarios of the running test, to be checked when it ends."""


class Scenario:
    """A test fixture: a game that starts in the position a test needs.

    `active` is the name of the active player, `phase` where the turn starts (see `STARTS`), `players` the two names:
    they are attributes of the table. `cards` are made-up cards of the test, besides the pool. The stories are
    `table.a`, `table.b`, `table.c`: plain ones unless `stories` names others. Windows in which nobody can do anything
    are not asked: with `stops` both players are asked in every action window all the same, and with `bells` those who
    are named. Nothing lies on the table for that.
    """

    def __init__(
        self,
        *,
        active: str = "darin",
        phase: str = "operations",
        players: tuple[str, str] = ("darin", "tommy"),
        rules: str | RuleSet = "lcg",
        cards: Sequence[Card] = (),
        stories: Sequence[str | Card] = (),
        deck: int = 20,
        seed: int = 1,
        turn: int = 3,
        bells: Sequence[str] = (),
        stops: bool = False,
        impossible: bool = False,
    ) -> None:
        if active not in players:
            raise ScenarioError(f'Nobody is called "{active}".{did_you_mean(active, players)}')
        if phase not in STARTS:
            raise ScenarioError(f'A scenario cannot start in "{phase}".{did_you_mean(phase, STARTS)}')
        self.impossible = impossible
        self.preludes: list[Callable[[], None]] = []
        """What is done as soon as the game begins, before the test itself does anything."""
        self.rules = rules if isinstance(rules, RuleSet) else rule_set(rules)
        self.pool = FURNISHED.plus(card for card in cards if card.id not in POOL)
        self.faces = Faces(self.pool.under(self.rules.errata))
        state = State(seed)
        self.game = Game(state, self.rules, self.faces)
        self.players = [Player(self, seat, name) for seat, name in enumerate(players)]
        state.active = state.first = players.index(active)
        state.turn = turn
        self._furnish(stories, deck)
        self._start(phase)
        for player in self.players:
            if stops or player.name in bells:
                player.stops()
        OPEN.append(self)

    def __getattr__(self, name: str) -> Player:
        players: list[Player] = self.__dict__.get("players", [])
        for player in players:
            if player.name == name:
                return player
        raise AttributeError(f'The table has no player or part called "{name}".')

    # -- setting the table --------------------------------------------------------------------------------------------

    def _furnish(self, stories: Sequence[str | Card], deck: int) -> None:
        state = self.game.state
        chosen: list[str | Card] = [*stories, *STORIES[len(stories) :]]
        for number, story in enumerate(chosen[:10]):
            piece = self._new(story, NOBODY, Zone.PLAY if number < 3 else Zone.STORY_DECK)
            (state.row if number < 3 else state.story_deck).append(piece.id)
        self.a, self.b, self.c = (CardHandle(self, card) for card in state.row)
        for player in self.players:
            for _ in range(deck):
                state.sides[player.seat].deck.append(self._new(FILLER, player.seat, Zone.DECK).id)

    def _start(self, phase: str) -> None:
        begin_at(self.game, *STARTS[phase])
        self.started = False
        self.position = self.game.state
        """The position that was set up, once the game has begun."""

    def _face(self, card: str | Card) -> Face:
        return self.faces[(self._named(card) if isinstance(card, str) else card).id]

    def _named(self, name: str) -> Card:
        """The card of this id or name; of a title that several cards bear, say the id, or title and descriptor."""
        return self.pool.named(name)

    def _new(self, card: str | Card, owner: int, zone: Zone) -> Piece:
        if getattr(self, "started", False):
            raise ScenarioError("The game has begun: set the table before anybody acts.")
        state = self.game.state
        piece = new_piece(len(state.cards), self._face(card), owner, zone)
        piece.life = 1
        state.cards.append(piece)
        self.game.touched(touch.CARDS)
        return piece

    def add_card(self, card: Card) -> None:
        """A further made-up card of the test."""
        self.pool = self.pool.plus([card])
        self.faces = self.game.faces = Faces(self.pool.under(self.rules.errata))

    def put(self, card: str | Card, player: Player, zone: Zone, face_up: bool = False) -> CardHandle:
        """A card in a hand, deck or discard pile; in a deck perhaps face up."""
        piece = self._new(card, player.seat, zone)
        side = self.game.state.sides[player.seat]
        piles = {Zone.HAND: side.hand, Zone.DISCARD: side.discard, Zone.DECK: side.deck, Zone.REMOVED: side.removed}
        piles[zone].append(piece.id)
        piece.seen = {Zone.HAND: 1 << player.seat, Zone.DECK: 3 if face_up else 0}.get(zone, 3)
        piece.face_up = face_up
        return CardHandle(self, piece.id)

    def put_in_play(
        self,
        card: str | Card,
        player: Player,
        owner: Player,
        *,
        exhausted: bool,
        insane: bool,
        wounds: int,
        tokens: int,
        at: CardHandle | None,
        on: CardHandle | None,
    ) -> CardHandle:
        """A card in play."""
        face = self._face(card)
        if face.attach_to is not None and on is None and not insane:
            raise ScenarioError(f"{face.title} is an attachment: say what it is attached to with on=.")
        piece = self._new(card, owner.seat, Zone.PLAY)
        piece.controller = player.seat
        piece.position = Position.INSANE if insane else Position.EXHAUSTED if exhausted else Position.READY
        piece.wounds = wounds
        piece.seen = 3
        piece.story = NOTHING if at is None else at.id
        piece.host = NOTHING if on is None else on.id
        state = self.game.state
        if at is not None and not self.rules.attackers_needed:
            state.memory.append((Kind.COMMIT, Phase.STORY, at.id, at.piece.life, player.seat))
        if face.type is CardType.CONSPIRACY:
            state.row.append(piece.id)
        else:
            state.play.append(piece.id)
        if tokens:
            self.tokens(CardHandle(self, piece.id), {player: tokens})
        return CardHandle(self, piece.id)

    def put_won(self, card: str | Card, player: Player) -> CardHandle:
        """A story in a won pile."""
        piece = self._new(card, NOBODY, Zone.WON)
        self.game.state.sides[player.seat].won.append(piece.id)
        return CardHandle(self, piece.id)

    def put_domain(self, player: Player, cards: Sequence[str | Card], drained: bool) -> DomainHandle:
        """A domain with resources."""
        side = self.game.state.sides[player.seat]
        resources = []
        for card in cards:
            piece = self._new(card, player.seat, Zone.RESOURCE)
            piece.domain = len(side.domains)
            piece.seen = 3
            resources.append(piece.id)
        side.domains.append(Domain(tuple(resources), drained))
        self.game.touched(touch.DOMAINS, player.seat)
        return DomainHandle(player, len(side.domains) - 1)

    def resize_deck(self, player: Player, number: int) -> None:
        """Leave so many cards in a deck, its top ones."""
        deck = self.game.state.sides[player.seat].deck
        while len(deck) < number:
            deck.insert(0, self._new(FILLER, player.seat, Zone.DECK).id)
        for card in deck[: len(deck) - number]:
            self._remove(card, player.seat)
        del deck[: len(deck) - number]

    def _remove(self, card: int, seat: int) -> None:
        """Put a card out of the game, to one side of the table."""
        self.game.state.cards[card].zone = Zone.REMOVED
        self.game.state.sides[seat].removed.append(card)

    def tokens(self, story: CardHandle, tokens: dict[Player, int]) -> None:
        """Success tokens on a story (or another card) before the game begins."""
        old = list(story.piece.tokens)
        for player, number in tokens.items():
            old[player.seat] = number
        self.game.state.edit(story.id).tokens = (old[0], old[1])
        self.game.touched(touch.TOKENS)

    def empty_story_deck(self) -> None:
        """Take all cards out of the story deck."""
        for card in self.game.state.story_deck:
            self._remove(card, self.game.state.first)
        self.game.state.story_deck.clear()

    # -- playing ------------------------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """The open decision; asking for it starts the game."""
        if not self.started:
            self.started = True
            self._refuse_impossible()
            self.game.checkpoint()
            self.position = self.game.state.clone()
            for prelude in self.preludes:
                prelude()
        if CHECKED:
            check_position(self.game, len(self.game.answers), thorough=False)
        return self.game.decision

    @property
    def row(self) -> list[CardHandle]:
        """The stories and conspiracies in play now; what has replaced a story that was won lies in its place."""
        return [CardHandle(self, card) for card in self.game.state.row]

    def _refuse_impossible(self) -> None:
        """Refuse a table that no game can come to, unless the test says that it may be one."""
        problem = None if self.impossible else next(impossibilities(self.game), None)
        if problem is not None:
            raise ScenarioError(f"No game comes to this table: {problem} If you mean it, say impossible=True.")

    def played_again(self) -> Game | None:
        """The same game from the position that was set up, this time with a journal; None where more than answers made
        it what it is: a test that reaches into the game."""
        again = Game(self.position.clone(), self.rules, self.faces)
        again.keep_journal()
        try:
            for key in self.game.answers:
                give(again, key)
            return again if again.hash() == self.game.hash() else None
        except Exception:
            return None

    def open_decision(self) -> Decision:
        """The open decision, which must be there."""
        decision = self.decision
        if decision is None:
            raise ScenarioError(f"The game is over: {self.game.state.won_by}.")
        return decision

    @property
    def active(self) -> Player:
        """The active player."""
        return self.players[self.game.state.active]

    @property
    def phase(self) -> Phase:
        """The phase the turn is in."""
        return self.game.state.phase

    def expects(self, player: Player, kind: str) -> None:
        """Check that this player is asked this kind of question now."""
        decision = self.open_decision()
        if decision.kind != kind or decision.seat != player.seat:
            raise ScenarioError(f"Expected a {kind} decision of {player.name}, but {self.describe(decision)}")

    def all_pass(self) -> None:
        """Everybody passes in the window that is open now and in what hangs on it."""
        first = self.decision
        while first is not None and self.decision is not None and self.decision.kind == first.kind:
            if self.decision.option(PASS) is None:
                break
            self.game.apply(PASS)

    def decline_all(self) -> None:
        """Everybody declines what they are offered (tokens, readying, further wounds) until something else is asked."""
        while self.decision is not None and self.decision.option("decline") is not None:
            self.game.apply("decline")

    def run_to(self, phase: Phase | str, kind: str = "") -> None:
        """Pass through windows until the given phase (of this or the next turn), or a kind of decision, is reached.

        Passes, attaches no resource, commits nobody; any other decision on the way was not planned and fails.
        """
        wanted = Phase[phase.upper()] if isinstance(phase, str) else phase
        while True:
            decision = self.decision
            if decision is None or (self.phase is wanted and (not kind or decision.kind == kind)):
                return
            answer = next((key for key in (PASS, "done") if decision.option(key) is not None), None)
            if answer is None or decision.kind == "choose":
                raise ScenarioError(f"On the way to the {wanted.english}, {self.describe(decision)}")
            self.game.apply(answer)

    def resolves(self, *stories: CardHandle) -> list[str]:
        """Pass until stories resolve, and let them: these ones first, in this order. Whatever their struggles ask is
        answered as simply as can be: the last card offered suffers or is readied, tokens are placed, nothing that one
        may do is done. Returns the kinds of the questions that were asked; stops at any other question after that."""
        asked: list[str] = []
        wanted = [story.id for story in stories]
        turn = self.game.state.turn
        while (decision := self.decision) is not None and self.game.state.turn == turn:
            if decision.kind == "pick-story":
                order = [option for want in wanted for option in decision.options if option.card == want]
                self.game.apply((order or decision.options)[0])
            elif decision.kind in SIMPLE:
                asked.append(decision.kind)
                tokens = [option for option in decision.options if option.verb == "place"]
                self.game.apply((tokens or decision.options[-1:])[0])
            elif decision.option(PASS) is not None and not self.game.state.resolved and not asked:
                self.game.apply(PASS)
            else:
                break
        return asked

    def answered(self, *kinds: str) -> list[Option]:
        """What was answered so far to questions of these kinds, in order. An answer counts also where it was the only
        one, so that nobody was asked."""
        again = self.played_again()
        if again is None:
            raise ScenarioError("The test has reached into the game, so its answers cannot be told.")
        told = [entry for entry in again.journal or [] if isinstance(entry, JournalAnswer)]
        return [entry.option for entry in told if entry.kind in kinds]

    def happened(self, *kinds: Kind) -> list[Occurrence]:
        """What happened of these kinds since `game.keep_journal()`."""
        journal = self.game.journal or []
        return [entry for entry in journal if isinstance(entry, Occurrence) and entry.kind in kinds]

    def describe(self, decision: Decision) -> str:
        """A decision in words, for the message of a failed test."""
        names = []
        for option in decision.options:
            title = "" if option.card == NOTHING else f" ({self.game.state.cards[option.card].face.title})"
            names.append(f"{option.key}{title}")
        who = self.players[decision.seat].name
        asks = "" if decision.card == NOTHING else f" for {self.game.state.cards[decision.card].face.title}"
        return f"{who} is asked: {decision.kind}{asks}, {decision.rule}; options: {', '.join(names)}."

    def close(self) -> None:
        """Check that no decision was left open that the test should have planned."""
        if not self.started:
            return
        decision = self.game.decision
        if decision is not None and decision.kind not in ENDINGS:
            raise ScenarioError(f"The test ended with an open decision: {self.describe(decision)}")


SIMPLE = frozenset(("victim", "arcane", "token"))
"""What struggles ask."""

CHECKED = bool(os.environ.get("RLYEH_CHECK_SCENARIOS"))
"""Whether every position of every scenario is checked for what holds in any game."""

ENDINGS = frozenset(("action", "resource", "commit", "response", "pick-story", "restore"))
"""Decisions at which a test may stop: the next step of the game, not a part of the last one."""
