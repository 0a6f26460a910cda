"""Writer of the guided first game: `python -m tools.make_lesson`.

The lesson is an ordinary game that both sides play by a plan. Here is the plan, in the names of the cards. What is
looked for is a seed whose shuffle deals both sides what they need when they need it; the game that comes of it is
written to `src/rlyeh/server/lessons/first.json`, with the places at which the guide has something to say. Run this when
a change of the rules or of a card makes the lesson impossible to replay, and play it through before keeping it.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from rlyeh.engine import PASS, Decision, Game, Option, new_game, rule_set
from rlyeh.engine.explain import events, option_texts
from rlyeh.engine.files import GameRecord
from rlyeh.model import Phase
from rlyeh.server.pool import faces

TARGET = Path(__file__).parents[1] / "src" / "rlyeh" / "server" / "lessons" / "first.json"
RULES = "lcg"
NAMES = ("You", "The Cultist")
MOST_SEEDS = 2_000_000
WINDOWS_FROM = 7
"""The turn in which the pupil gets the event; before it, windows without use would only confuse."""

CLERK, MUSCLE, ASSISTANT = "Blackwood File Clerk", "Hired Muscle", "Laboratory Assistant"
ADVISOR, WAGON, BLAST = "Anthropology Advisor", "Patrol Wagon", "Shotgun Blast"
KEEPER, YOUNG, ADULT, MATURE = "Keeper of the Golden Path", "Young Deep One", "Adult Deep One", "Mature Deep One"

MINE = tuple(
    card
    for card, copies in {
        "core-010": 3, "core-008": 3, "core-029": 3, "core-025": 3, "core-015": 3, "core-016": 2, "core-032": 3,
        "core-011": 3, "core-026": 3, "core-001": 3, "core-012": 3, "core-021": 3, "core-034": 3, "core-035": 2,
    }.items()
    for _ in range(copies)
)  # fmt: skip
"""A deck of the Agency and Miskatonic University: what the lesson needs, and dear cards to become resources."""
THEIRS = tuple(
    card
    for card, copies in {
        "core-043": 3, "core-052": 3, "core-048": 3, "core-051": 3, "core-041": 3, "core-042": 3, "core-045": 3,
        "core-121": 3, "core-122": 3, "core-124": 3, "core-126": 3, "core-127": 3, "core-128": 3,
    }.items()
    for _ in range(copies)
)  # fmt: skip
"""A deck of Cthulhu and Shub-Niggurath, made in the same way."""
STORIES = ("core-160", "core-157", "core-165", "core-159", "core-163", "core-158", "core-164", "core-156")


OPTIONAL = {"drain": "domain", "done": "commit", "decline": "story"}
"""Moves that may not be asked for, since what has only one answer is no question; and the question they answer."""


class AstrayError(Exception):
    """The shuffle does not allow the plan."""


@dataclass
class Move:
    """What is to be done: a word, the card it is about, and where the guide speaks before it."""

    verb: str
    card: str = ""
    place: int = -1
    say: str = ""


@dataclass
class Plan:
    """The moves of one seat, by turn of the game; turn 0 is the setup."""

    seat: int
    moves: dict[int, list[Move]]
    kept: dict[str, int] = field(default_factory=dict)
    """Cards that must not become resources, with how many of them are needed."""

    def next(self, turn: int) -> Move | None:
        """The move that is due."""
        for earlier, moves in self.moves.items():
            if 0 < earlier < turn and any(move.verb not in OPTIONAL for move in moves):
                raise AstrayError(f"turn {earlier}: {moves[0]}")
        moves = self.moves.get(turn, [])
        return moves[0] if moves else None


def m(verb: str, card: str = "", place: int = -1, say: str = "") -> Move:
    """A move, shorter."""
    return Move(verb, card, place, say)


def plans() -> tuple[Plan, Plan]:
    """What both sides do. Turns count for the whole table: the pupil has the odd ones."""
    pupil = Plan(
        0,
        {
            0: [m("keep", say="welcome"), m("resource", say="starting"), m("resource"), m("resource")],
            1: [m("resource", place=0, say="resource"), m("play", CLERK, say="play")],
            3: [
                m("resource", place=0, say="second-turn"),
                m("play", MUSCLE, say="play-muscle"),
                m("play", ASSISTANT, say="play-assistant"),
                m("commit", CLERK, 0, say="commit"),
                m("done"),
                m("place", say="investigation"),
                m("place", say="success"),
                m("place", say="unchallenged"),
            ],
            4: [
                m("commit", MUSCLE, 1, say="defend"),
                m("commit", ASSISTANT, 1),
                m("done"),
                m("choose", ASSISTANT, say="terror"),
            ],
            5: [
                m("resource", place=1, say="insane"),
                m("play", ADVISOR, say="play-advisor"),
                m("play", WAGON, say="play-wagon"),
                m("attach", MUSCLE, say="attach"),
                m("drain", say="paying"),
                m("commit", CLERK, 0, say="attack"),
                m("commit", MUSCLE, 0),
                m("done"),
                m("place", say="after-combat"),
                m("place", say="fifth"),
                m("decline", say="story-effect"),
            ],
            7: [
                m("resource", place=0, say="stories-won"),
                m("use", BLAST, say="event"),
                m("x", say="event-x"),
                m("choose", ADULT, say="event-target"),
                m("drain", say="event-pay"),
                m("pass", say="disrupted"),
                m("commit", CLERK, 1, say="two-stories"),
                m("commit", ADVISOR, 2),
                m("done"),
                m("resolve", place=1, say="order"),
                m("place", say="tokens"),
                m("place"),
                m("place"),
                m("ready", ADVISOR, say="arcane"),
                m("place"),
                m("place"),
                m("place"),
            ],
            8: [
                m("commit", MUSCLE, 3, say="guard"),
                m("done"),
                m("use", WAGON, say="disrupt"),
                m("drain", say="disrupt-pay"),
            ],
            9: [
                m("resource", place=1, say="last-turn"),
                m("commit", CLERK, 1, say="last-commit"),
                m("commit", MUSCLE, 1),
                m("commit", ADVISOR, 2),
                m("done"),
                m("resolve", place=1, say="last-order"),
                m("place"),
                m("place", say="second-story"),
                m("decline"),
                m("ready", ADVISOR),
                m("place"),
                m("place", say="third-story"),
            ],
        },
        {CLERK: 1, MUSCLE: 1, ASSISTANT: 1, ADVISOR: 1, WAGON: 1, BLAST: 1},
    )
    cultist = Plan(
        1,
        {
            0: [m("keep"), m("resource"), m("resource"), m("resource")],
            2: [m("resource", place=0), m("play", YOUNG)],
            4: [m("resource", place=0), m("play", KEEPER), m("drain", place=0), m("commit", KEEPER, 1), m("done")],
            5: [m("commit", YOUNG, 0), m("done")],
            6: [m("resource", place=1), m("play", ADULT)],
            7: [m("use", ADULT)],
            8: [
                m("resource", place=0),
                m("play", MATURE),
                m("commit", ADULT, 3),
                m("commit", MATURE, 3),
                m("done"),
                m("place"),
            ],
        },
        {KEEPER: 1, YOUNG: 1, ADULT: 1, MATURE: 1},
    )
    return pupil, cultist


class Play:
    """One game by the plans."""

    def __init__(self, seed: int) -> None:
        cards = faces(RULES)
        self.game: Game = new_game(cards.pool, (MINE, THEIRS), STORIES, seed, rule_set(RULES), cards)
        self.row: tuple[int, ...] = ()
        self.plans = plans()
        self.said: list[tuple[int, str]] = []
        self.lines: list[str] = []

    def run(self) -> None:
        """Play it to the end, or go astray."""
        game = self.game
        game.keep_journal()
        first = game.decision
        if first is None or first.seat != 0:
            raise AstrayError("the other side begins")
        for seat, needed in enumerate(((CLERK, MUSCLE), (YOUNG, KEEPER))):
            hand = {self._title(card) for card in game.state.sides[seat].hand}
            if not hand.issuperset(needed):
                raise AstrayError("the first hands lack something")
        self.row = tuple(game.state.row)
        while (decision := game.decision) is not None:
            option = self._answer(decision)
            words = option_texts(game, decision)[list(decision.options).index(option)]
            self.lines.append(f"{len(game.answers):3} seat {decision.seat} {decision.kind}: {option.key}  {words}")
            assert game.journal is not None
            game.journal.clear()
            game.apply(option)
            self.lines += [f"      {event.text(None)}" for event in events(game, 0, NAMES)]
        if game.winner != 0:
            raise AstrayError("the pupil does not win")

    def _turn(self) -> int:
        return self.game.state.turn

    def _answer(self, decision: Decision) -> Option:
        plan = self.plans[decision.seat]
        move = plan.next(self._turn())
        while move is not None and OPTIONAL.get(move.verb, decision.kind) != decision.kind:
            plan.moves[self._turn()].pop(0)
            move = plan.next(self._turn())
        option = self._fitting(decision, plan, move)
        if option is not None:
            assert move is not None
            plan.moves[self._turn()].pop(0)
            if decision.seat == 0 and move.say:
                self.said.append((len(self.game.answers), move.say))
            return option
        return self._idle(decision, plan)

    def _title(self, card: int) -> str:
        return self.game.state.cards[card].face.title

    def _fitting(self, decision: Decision, plan: Plan, move: Move | None) -> Option | None:
        if move is None:
            return None
        if move.verb == "resource":
            return self._resource(decision, plan, move)
        if move.verb == "drain" and move.place < 0:
            drains = [option for option in decision.options if option.verb == "drain"]
            return min(drains, key=lambda option: option.overpaid, default=None)
        for option in decision.options:
            if self._fits(decision, option, move):
                return option
        return None

    def _fits(self, decision: Decision, option: Option, move: Move) -> bool:
        if move.verb == "x":
            return decision.kind in ("x", "amount", "number")
        if option.verb != move.verb:
            return False
        if decision.kind == "action" and self.game.state.phase is not Phase.OPERATIONS:
            return False
        if move.card and (option.card < 0 or self._title(option.card) != move.card):
            return False
        if move.place < 0:
            return True
        if move.verb in ("commit", "resolve"):
            story = option.other if move.verb == "commit" else option.card
            return self._story(move.place) == story
        return option.number == move.place

    def _story(self, place: int) -> int:
        """A story of the first row by its place; the one that came for a won one at place 3."""
        if place < len(self.row):
            return self.row[place]
        return next((story for story in self.game.state.row if story not in self.row), -1)

    def _resource(self, decision: Decision, plan: Plan, move: Move) -> Option | None:
        """A card that can be spared, on the domain of the move."""
        if decision.kind not in ("resource", "setup-resource"):
            return None
        hand = [self._title(card) for card in self.game.state.sides[plan.seat].hand]
        fitting = [
            option
            for option in decision.options
            if option.verb == "resource" and (move.place < 0 or option.number == move.place)
        ]
        spare = [
            option
            for option in fitting
            if hand.count(self._title(option.card)) > plan.kept.get(self._title(option.card), 0)
        ]
        if not spare:
            raise AstrayError("nothing can be spared")
        option = max(spare, key=lambda option: self._dispensable(plan.seat, option.card))
        if plan.seat == 0 and self.game.state.cards[option.card].face.transient:
            raise AstrayError("a domain would lose a resource without a word")
        return option

    def _dispensable(self, seat: int, card: int) -> tuple[bool, bool, int]:
        """How little a card is needed: one of a faction that has no resource yet, a dear one first."""
        face = self.game.state.cards[card].face
        side = self.game.state.sides[seat]
        picked = [option for domain in side.domains for option in domain.resources]
        owned = {self.game.state.cards[resource].face.resource for resource in picked}
        return (face.resource not in owned, face.title not in self.plans[seat].kept, face.cost if face.cost > 0 else 0)

    def _idle(self, decision: Decision, plan: Plan) -> Option:
        """What is done where nothing is planned: as little as possible."""
        early = decision.kind == "action" and self._turn() < WINDOWS_FROM
        if plan.seat == 0 and early and self.game.state.phase is not Phase.OPERATIONS:
            raise AstrayError("a card that could be used at any time comes too early")
        if plan.seat == 0 and early and any(option.verb == "play" for option in decision.options):
            raise AstrayError("the guide would pass over a card that could be played")
        for verb in (PASS, "done", "decline"):
            for option in decision.options:
                if option.verb == verb and decision.kind != "victim":
                    return option
        if plan.seat == 0:
            raise AstrayError(f"turn {self._turn()}: asked {decision.kind} {decision.options}")
        return decision.options[0]


def games(first: int) -> Iterator[tuple[int, Play]]:
    """Seeds that allow the plan."""
    for seed in range(first, first + MOST_SEEDS):
        play = Play(seed)
        try:
            play.run()
        except AstrayError:
            continue
        yield seed, play


def main() -> None:
    """Find the game, and write it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, help="try this seed alone, and tell the game")
    parser.add_argument("--from", type=int, default=0, dest="first", help="the first seed to look at")
    options = parser.parse_args()
    if options.seed is not None:
        play = Play(options.seed)
        try:
            play.run()
        except AstrayError as problem:
            play.lines.append(f"ASTRAY {problem}")
        print("\n".join(play.lines))
        return
    seed, play = next(games(options.first))
    record = GameRecord.of(play.game, NAMES)
    steps = [{"at": at, "say": say} for at, say in play.said]
    lines = ",\n".join(f"    {json.dumps(step)}" for step in steps)
    TARGET.write_text(f'{{\n  "steps": [\n{lines}\n  ],\n  "game": {record.dumps().rstrip()}\n}}\n', encoding="utf-8")
    print(f"seed {seed}: {len(record.answers)} answers, {len(steps)} of them explained")


if __name__ == "__main__":
    main()
