"""Measure how often a person is asked, and how often for nothing.

    python -m benchmarks.prompts [--games 20] [--json FILE]

A simple policy sits where a person would, and plays against the Novice through the asking layer, as at a table of the
server: with the usual settings, and once more with every window asked. Printed are the questions a turn (the turns of
both players counted) and the share of those with an obvious answer: a window outside one's own operations that the
policy passes, whether a success token is placed, and any other question whose answers are all alike.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console
from rich.table import Table

from rlyeh.asking import WINDOWS, Habits, Step, answer_for, is_own_operations, keys_of, several, step, window
from rlyeh.bots import Chair, make
from rlyeh.cards import POOL
from rlyeh.decks import MATCHUPS, STORIES, matchup_decks
from rlyeh.engine import NOTHING, PASS, Decision, Game, Option, new_game, reading

PERSON = 0
SETTINGS = {"normal": Habits(), "relaxed": Habits("relaxed"), "every": Habits("every", tokens=True, domains=True)}


@dataclass
class Count:
    """What a person was asked in some games."""

    games: int = 0
    turns: int = 0
    asked: Counter[str] = field(default_factory=Counter)
    obvious: Counter[str] = field(default_factory=Counter)

    @property
    def a_turn(self) -> float:
        """Questions a turn."""
        return self.asked.total() / max(1, self.turns)

    @property
    def share(self) -> float:
        """The share of questions with an obvious answer."""
        return self.obvious.total() / max(1, self.asked.total())


# -- the policy ------------------------------------------------------------------------------------------------------


def chosen(game: Game, decision: Decision) -> list[str]:
    """What the policy answers to one question, as keys to apply one after another."""
    together = several(game)
    if together is not None:
        wanted = sorted(together.options, key=lambda option: -_cost(game, option.card))
        first = _one_of_each_faction(game, wanted, together.factions)
        keys = [option.key for option in [*first, *[other for other in wanted if other not in first]]]
        return keys_of(game, keys[: max(together.least, min(1, together.most))])
    return [_pick(game, decision).key]


def _one_of_each_faction(game: Game, options: list[Option], factions: tuple[str, ...]) -> list[Option]:
    cards = game.state.cards
    firsts = [next((o for o in options if cards[o.card].face.faction.value == faction), None) for faction in factions]
    return [option for option in firsts if option is not None]


def _cost(game: Game, card: int) -> int:
    return 0 if card == NOTHING else game.state.cards[card].face.cost


def _pick(game: Game, decision: Decision) -> Option:
    options = decision.options
    if decision.kind == "action":
        plays = [option for option in options if option.verb == "play"]
        if plays and is_own_operations(game, decision):
            return max(plays, key=lambda option: _cost(game, option.card))
        return options[-1]
    if decision.kind == "resource":
        return _resource(game, decision)
    if decision.kind == "domain":
        return min(options, key=lambda option: option.overpaid)
    if decision.kind == "commit":
        return _commit(game, decision)
    return options[0]


def _resource(game: Game, decision: Decision) -> Option:
    """The most expensive card goes to the smallest domain, as long as there are cards to play."""
    side = game.state.sides[decision.seat]
    if len(side.hand) < 3:
        return next(option for option in decision.options if option.verb == PASS)
    sizes = [len(domain.resources) for domain in side.domains]
    places = [option for option in decision.options if option.number != NOTHING]
    return max(places, key=lambda option: (_cost(game, option.card), -sizes[option.number]))


def _commit(game: Game, decision: Decision) -> Option:
    """Everybody goes to the story that is nearest to being won; to defend, where they are not outnumbered by far."""
    offers = [option for option in decision.options if option.verb == "commit"]
    if not offers:
        return decision.options[-1]
    seat = decision.seat
    if game.state.active == seat:
        return max(offers, key=lambda option: game.state.cards[option.other].tokens[seat])
    skill = reading.skill(game, offers[0].card)
    if skill == 0:
        return next((option for option in decision.options if option.verb == "done"), offers[0])
    return min(offers, key=lambda option: len(reading.committed(game, option.other, 1 - seat)))


# -- playing ---------------------------------------------------------------------------------------------------------


def is_obvious(game: Game, decision: Decision, keys: list[str]) -> bool:
    """Whether anybody would have given this answer."""
    if decision.kind in WINDOWS:
        return keys == [PASS] and not is_own_operations(game, decision)
    if decision.kind == "token":
        return True
    if decision.kind == "domain":
        return sum(option.overpaid == 0 for option in decision.options) == 1
    cards = game.state.cards
    looks = {
        (option.verb, cards[option.card].face.id if option.card != NOTHING else "", option.number, option.other)
        for option in decision.options
    }
    return len(looks) == 1


def play(seed: int, habits: Habits, count: Count) -> None:
    """One game between the policy and the Novice."""
    decks = matchup_decks(MATCHUPS[seed * 37 % len(MATCHUPS)])
    game = new_game(POOL, [deck.card_ids() for deck in decks], STORIES, seed)
    novice = make("novice", seed)
    steps: list[Step] = []

    def give(option: Option, auto: bool = False) -> None:
        steps.append(step(game, option, auto))
        game.apply(option)

    in_commit = False
    while (decision := game.decision) is not None:
        if decision.seat != PERSON:
            give(novice.choose(Chair(game)))
            continue
        automatic = answer_for(game, habits, steps)
        if automatic is not None:
            give(automatic, auto=True)
            continue
        keys = chosen(game, decision)
        if not (decision.kind == "commit" and in_commit):
            name = window(game, decision) or decision.kind
            count.asked[name] += 1
            count.obvious[name] += is_obvious(game, decision, keys)
        for key in keys:
            option = None if game.decision is None else game.decision.option(key)
            assert option is not None
            give(option)
        in_commit = decision.kind == "commit" and keys != ["done"]
    count.games += 1
    count.turns += game.state.turn


def main() -> None:
    """Play the games with each setting and print what was asked."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20, help="games with each setting")
    parser.add_argument("--json", type=Path, help="write the figures to this file as well")
    arguments = parser.parse_args()
    counts = {name: Count() for name in SETTINGS}
    for name, habits in SETTINGS.items():
        for seed in range(arguments.games):
            play(seed, habits, counts[name])
    lines = [json.dumps(_figures(name, count)) for name, count in counts.items()]
    print("\n".join(lines))
    Console().print(_table(counts))
    if arguments.json is not None:
        arguments.json.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _figures(name: str, count: Count) -> dict[str, object]:
    return {
        "setting": name,
        "games": count.games,
        "turns": count.turns,
        "questions": count.asked.total(),
        "a_turn": round(count.a_turn, 2),
        "obvious": round(count.share, 3),
    }


def _table(counts: dict[str, Count]) -> Table:
    """Every kind of question with how often it was asked, and how often for nothing."""
    table = Table("question", *counts)
    kinds = sorted({kind for count in counts.values() for kind in count.asked})
    for kind in kinds:
        table.add_row(kind, *(_cell(count, kind) for count in counts.values()))
    table.add_row("a turn", *(f"{count.a_turn:.2f}" for count in counts.values()))
    table.add_row("obvious", *(f"{100 * count.share:.0f} %" for count in counts.values()))
    return table


def _cell(count: Count, kind: str) -> str:
    asked, obvious = count.asked[kind], count.obvious[kind]
    return "" if not asked else f"{asked}" if not obvious else f"{asked} ({obvious} obvious)"


if __name__ == "__main__":
    main()
