"""How cost grows: with the cards in play, the modifiers in force and the length of the game: `make bench-growth`.

    python -m benchmarks.growth [--rounds 6] [--page docs/growth.md]

Writes the page and its picture. Time is the processor time of this process; each point is the mean over several
positions that differ in their cards.
"""

from __future__ import annotations

import argparse
import platform
import random
import sys
import tracemalloc
from collections.abc import Callable, Sequence
from datetime import date
from pathlib import Path
from time import process_time

from benchmarks.__main__ import timed
from benchmarks.chart import Curve, picture
from benchmarks.decks import core_cards, core_game
from benchmarks.peers import machine
from rlyeh.engine import Game
from rlyeh.language import MINE, always, gains, support
from rlyeh.model import Card, CardType, Faction, Keyword
from rlyeh.model.declaring import is_compiled
from rlyeh.testing import Scenario

CARDS = (10, 20, 40, 60, 80, 100, 120)
MODIFIERS = (0, 5, 10, 20, 40, 60)
DECISIONS = 40
"""How many decisions are played from each position: so few that it stays much the same."""
LENGTHS = tuple(range(0, 500, 50))

BANNER = support("test-800", "Banner", Faction.NEUTRAL, cost=0, text=[always(gains(MINE, skill=1))])
"""A card that gives a modifier to every character of its player."""

HEAD = """# How cost grows

Written by `make bench-growth`: {build}, {machine}, Python {python}, {today}. Random play; processor time.

![Curves of time over cards in play, modifiers in force and the length of the game](growth.svg)
"""
CARDS_TEXT = """
## With the cards in play

Both players have as many characters and supports of the Core Set in play, beside five cards in hand and three domains
of three resources; {decisions} decisions are played from there. A decision at 100 cards takes **{times:.1f} times**
what it takes at 20.
"""
MODIFIERS_TEXT = """
## With the modifiers in force

Twenty characters in play, and so many cards that give every character of their player +1 skill.
"""
LENGTH_TEXT = """
## With the length of the game

Whole games between quick decks, by the number of the decision. Nobody watches, so there is no log: what a game keeps
is its state and the list of answers. Cards in play become more towards the end, and with them the options.
"""
MEMORY_TEXT = """
## Memory

A new game takes {new:.0f} kB, one after 150 decisions {middle:.0f} kB, a clone of that {clone:.1f} kB beyond what it
shares; the list of answers, all that grows with every decision, has {answers:,.0f} bytes by then.
"""


def position(seed: int, cards: int, banners: int = 0) -> Game:
    """A position with so many cards in play."""
    chance = random.Random(seed)
    table = Scenario(phase="operations", seed=seed, deck=30, cards=[BANNER])
    lasting = [card for card in core_cards() if _stays(card)]
    for number in range(cards):
        table.players[number % 2].has(chance.choice(lasting))
    for number in range(banners):
        table.players[number % 2].has(BANNER)
    for player in table.players:
        for card in chance.sample(core_cards(), 5):
            player.holds(card)
        for _ in range(3):
            player.domain(*chance.sample(lasting, 3))
    return table.game


def _stays(card: Card) -> bool:
    """Whether a card can be in play without another, several times, and beside all others."""
    alone = card.type in (CardType.CHARACTER, CardType.SUPPORT) and card.attach_to is None and not card.unique
    return alone and not {Keyword.HEROIC, Keyword.VILLAINOUS} & set(card.keywords)


def answer(game: Game, chance: random.Random) -> bool:
    """Give a random answer, if the game is not over."""
    decision = game.decision
    if decision is None:
        return False
    game.apply(decision.options[int(chance.random() * len(decision.options))])
    return True


def costs(cards: int, banners: int, rounds: int) -> tuple[float, float]:
    """The mean time of a decision, and of a clone, in microseconds."""
    decisions, seconds, copying = 0, 0.0, 0.0
    for seed in range(rounds):
        game = position(seed, cards, banners)
        chance = random.Random(seed)
        answer(game, chance)
        copying += timed(game.clone, 0.02)
        start = process_time()
        decisions += sum(answer(game, chance) for _ in range(DECISIONS))
        seconds += process_time() - start
    return seconds / decisions * 1e6, copying / rounds


def by_length(rounds: int) -> list[tuple[int, float, float]]:
    """The time of a decision and of a clone by the number of the decision, as far as enough games go."""
    spent = dict.fromkeys(LENGTHS, 0.0)
    met = dict.fromkeys(LENGTHS, 0)
    copying = dict.fromkeys(LENGTHS, 0.0)
    for seed in range(10 * rounds):
        game, chance = core_game(seed), random.Random(seed)
        for length in LENGTHS:
            start = process_time()
            if not all(answer(game, chance) for _ in range(LENGTHS[1])):
                break
            spent[length] += process_time() - start
            met[length] += 1
            copying[length] += timed(game.clone, 0.002)
    return [
        (length, spent[length] / met[length] / LENGTHS[1] * 1e6, copying[length] / met[length])
        for length in LENGTHS
        if met[length] >= rounds
    ]


def memory() -> dict[str, float]:
    """Kilobytes of a game, of one in its middle, of a clone; and bytes of its answers."""
    middle = _played(150)
    return {
        "new": _kilobytes(lambda: core_game(5)),
        "middle": _kilobytes(lambda: _played(150)),
        "clone": _kilobytes(middle.clone),
        "answers": sum(map(sys.getsizeof, middle.answers)) + sys.getsizeof(middle.answers),
    }


def _played(answers: int) -> Game:
    game, chance = core_game(5), random.Random(5)
    for _ in range(answers):
        answer(game, chance)
    return game


def _kilobytes(make: Callable[[], Game], number: int = 20) -> float:
    make()
    tracemalloc.start()
    games = [make() for _ in range(number)]
    size = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return size / len(games) / 1000


def table(head: tuple[str, ...], rows: Sequence[tuple[float, ...]]) -> str:
    """A table of the page."""
    lines = [f"| {' | '.join(head)} |", f"|{'---:|' * len(head)}"]
    lines += [f"| {row[0]:g} | " + " | ".join(f"{value:.1f}" for value in row[1:]) + " |" for row in rows]
    return "\n" + "\n".join(lines) + "\n"


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=6, help="positions for each point")
    parser.add_argument("--page", type=Path, default=Path("docs/growth.md"), help="where the page and its picture go")
    arguments = parser.parse_args()
    cards = [(number, *costs(number, 0, arguments.rounds)) for number in CARDS]
    forces = [(number, *costs(20, number, arguments.rounds)) for number in MODIFIERS]
    lengths = by_length(arguments.rounds)
    at = {row[0]: row[1] for row in cards}
    build = "compiled" if is_compiled(Game) else "interpreted"
    columns = ("decision (µs)", "clone (µs)")
    text = HEAD.format(build=build, machine=machine(), python=platform.python_version(), today=date.today())
    text += CARDS_TEXT.format(decisions=DECISIONS, times=at[100] / at[20]) + table(("cards in play", *columns), cards)
    text += MODIFIERS_TEXT + table(("modifiers", *columns), forces)
    text += LENGTH_TEXT + table(("from decision", *columns), lengths)
    text += MEMORY_TEXT.format(**memory())
    over = (
        ("cards", "cards in play", cards),
        ("modifiers", "modifiers in force", forces),
        ("length", "decision", lengths),
    )
    curves = [
        Curve(f"A {figure}, by {title}", across, "µs", tuple((row[0], row[place]) for row in rows))
        for place, figure in ((1, "decision"), (2, "clone"))
        for title, across, rows in over
    ]
    arguments.page.write_text(text, encoding="utf-8")
    arguments.page.with_suffix(".svg").write_text(picture(curves), encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
