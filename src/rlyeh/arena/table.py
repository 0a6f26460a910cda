"""One game of a schedule, from its deal to its end, and what is worth knowing about it afterwards."""

from __future__ import annotations

import traceback
from dataclasses import dataclass, field, replace
from functools import cache
from time import perf_counter

from rlyeh.arena.players import seated
from rlyeh.arena.schedule import SEATS, Fixture, Schedule
from rlyeh.bots import Bot, Chair
from rlyeh.cards import POOL
from rlyeh.engine import NOBODY, Faces, Game, new_game, rule_set
from rlyeh.engine.files import GameRecord
from rlyeh.engine.reading import DONE, Kind, Occurrence
from rlyeh.errors import ArenaError
from rlyeh.model.word import Json

LONGEST = 20_000
"""Answers after which a game is taken never to end."""
FRAMES = 8
"""So much of a traceback is kept."""


@dataclass(frozen=True)
class Touched:
    """What became of the cards of one deck in a game: sets of cards as bits, in the order of the deck's list."""

    drawn: int = 0
    played: int = 0
    resourced: int = 0

    def __str__(self) -> str:
        return f"{self.drawn:x}.{self.played:x}.{self.resourced:x}"

    @staticmethod
    def read(text: str) -> Touched:
        """The opposite of `str`."""
        drawn, played, resourced = (int(part, 16) for part in text.split("."))
        return Touched(drawn, played, resourced)


@dataclass(frozen=True)
class Outcome:
    """How one game went. The same game gives an equal outcome wherever it is played."""

    number: int
    winner: int
    """The seat that won; NOBODY if the game failed."""
    won_by: str
    """The rule that ended the game."""
    turns: int
    answers: tuple[int, int]
    """How many decisions each seat made."""
    first: int
    """The seat that had the first turn."""
    cards: tuple[Touched, Touched]
    error: str = ""
    """What went wrong, if the game failed."""
    seconds: tuple[float, float] = field(default=(0.0, 0.0), compare=False)
    """How long each seat's bot thought."""
    record: str = field(default="", compare=False)
    """The text of the game file, where it is to be kept."""

    @property
    def failed(self) -> bool:
        """Whether the game could not be played to its end."""
        return self.winner == NOBODY

    def to_json(self) -> Json:
        """All but the game file."""
        data = {
            "game": self.number,
            "winner": self.winner,
            "by": self.won_by,
            "turns": self.turns,
            "answers": list(self.answers),
            "first": self.first,
            "cards": [str(touched) for touched in self.cards],
            "seconds": [round(seconds, 4) for seconds in self.seconds],
        }
        return data | {"error": self.error} if self.error else data

    @staticmethod
    def from_json(data: Json) -> Outcome:
        """Read an outcome from JSON."""
        one, two = data["cards"]
        return Outcome(
            int(data["game"]),
            int(data["winner"]),
            str(data["by"]),
            int(data["turns"]),
            (int(data["answers"][0]), int(data["answers"][1])),
            int(data["first"]),
            (Touched.read(one), Touched.read(two)),
            str(data.get("error", "")),
            (float(data["seconds"][0]), float(data["seconds"][1])),
        )


@cache
def faces(rules: str) -> Faces:
    """The pool as a rule set reads it, prepared once in each process."""
    return Faces(POOL.under(rule_set(rules).errata))


def check(schedule: Schedule) -> None:
    """Raise for whatever would make every game fail: a bot or card that does not exist, a deck that is too small."""
    for bot in schedule.bots():
        seated(bot, 0)
    pool_faces = faces(schedule.rules)
    for deck in schedule.decks:
        new_game(pool_faces.pool, [deck.card_ids()] * 2, schedule.stories, 0, rule_set(schedule.rules), pool_faces)


def play(schedule: Schedule, number: int, keep: bool = False) -> Outcome:
    """Play one game of a schedule. A game that raises is an outcome too: it says what went wrong and is always kept."""
    return Table(schedule, schedule.fixture(number)).play(keep)


class Table:
    """One game with its two bots."""

    def __init__(self, schedule: Schedule, fixture: Fixture) -> None:
        self.schedule = schedule
        self.fixture = fixture
        decks = [schedule.deck_of(entrant) for entrant in fixture.entrants]
        self.names = tuple(
            f"{schedule.entrants[entrant].bot}: {schedule.deck_of(entrant).name}" for entrant in fixture.entrants
        )
        self.places = [{card: place for place, card in enumerate(deck.cards)} for deck in decks]
        pool_faces = faces(schedule.rules)
        cards = [deck.card_ids() for deck in decks]
        self.game = new_game(
            pool_faces.pool, cards, schedule.stories, fixture.seed, rule_set(schedule.rules), pool_faces
        )
        self.game.keep_journal()
        self.opening: list[list[int]] = [[], []]
        self.answers = [0, 0]
        self.seconds = [0.0, 0.0]

    def play(self, keep: bool) -> Outcome:
        """Play to the end, or to where it breaks."""
        error = ""
        try:
            self._play_out()
            record = self._record() if keep else ""
        except (Exception, SystemExit):
            error = traceback.format_exc(limit=-FRAMES)
            record = self._broken_record()
        return replace(self._outcome(), error=error, winner=NOBODY if error else self.game.winner, record=record)

    def _play_out(self) -> None:
        game = self.game
        named = [self.schedule.entrants[entrant].bot for entrant in self.fixture.entrants]
        bots = [seated(name, self.fixture.bot_seed(seat)) for seat, name in enumerate(named)]
        while game.decision is not None and not self.opening[0]:
            self._answer(game, bots)
            if game.state.turn:
                self.opening = [_held(game, seat) for seat in SEATS]
        while game.decision is not None:
            self._answer(game, bots)
            if len(game.answers) > LONGEST:
                raise ArenaError(f"The game did not end within {LONGEST} answers.")

    def _answer(self, game: Game, bots: list[Bot]) -> None:
        chair = Chair(game)
        seat = chair.seat
        since = perf_counter()
        option = bots[seat].choose(chair)
        self.seconds[seat] += perf_counter() - since
        self.answers[seat] += 1
        game.apply(option)

    # -- what is kept --------------------------------------------------------------------------------------------------

    def _outcome(self) -> Outcome:
        state = self.game.state
        return Outcome(
            self.fixture.number,
            state.winner,
            state.won_by,
            state.turn,
            (self.answers[0], self.answers[1]),
            state.first,
            self._touched(),
            seconds=(self.seconds[0], self.seconds[1]),
        )

    def _touched(self) -> tuple[Touched, Touched]:
        """What was drawn, played and made a resource by its owner. Cards that a mulligan gave back do not count."""
        bits: dict[int, list[int]] = {kind: [0, 0] for kind in (Kind.DRAW, Kind.PLAYED, Kind.ATTACH_RESOURCE)}
        for seat in SEATS:
            for card in self.opening[seat]:
                bits[Kind.DRAW][seat] |= self._bit(card, seat)
        begun = False
        for entry in self.game.journal or ():
            if isinstance(entry, Occurrence):
                begun = begun or entry.kind == Kind.BEGIN_TURN
                counted = bits.get(entry.kind)
                if counted is not None and entry.status == DONE and (begun or entry.kind != Kind.DRAW):
                    counted[entry.seat] |= self._bit(entry.card, entry.seat)
        drawn, played, resourced = bits.values()
        return Touched(drawn[0], played[0], resourced[0]), Touched(drawn[1], played[1], resourced[1])

    def _bit(self, card: int, seat: int) -> int:
        piece = self.game.state.cards[card]
        place = self.places[seat].get(piece.printed.id)
        return 0 if place is None or piece.owner != seat else 1 << place

    def _record(self) -> str:
        return GameRecord.of(self.game, (self.names[0], self.names[1])).dumps()

    def _broken_record(self) -> str:
        """The game as far as it went; nothing where not even that can be told."""
        try:
            return self._record()
        except Exception:
            return ""


def _held(game: Game, seat: int) -> list[int]:
    """The cards of a player's setup hand: what is in hand, and what became a starting resource."""
    side = game.state.sides[seat]
    return [*side.hand, *(card for domain in side.domains for card in domain.resources)]
