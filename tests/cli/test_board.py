"""The board in the terminal: what it shows, what it hides, and that it fits."""

from io import StringIO

import pytest
from rich.console import Console

from rlyeh.cli.board import render
from rlyeh.engine import Game
from rlyeh.engine.visibility import knows
from rlyeh.language import *
from rlyeh.testing import Scenario
from tests.cards_for_tests import PREFIXES
from tests.random_play import finished, positions

NAMES = ("You", "The Machine")
KNIGHT = character("test-1", "Knight", NEUTRAL, cost=2, skill=3, icons="CCI")
GHOUL = character("test-2", "Ghoul", NEUTRAL, cost=2, skill=2, icons="T", keywords=[TOUGHNESS(2)])
SWORD = support("test-3", "Sword", NEUTRAL, cost=1, subtypes="Attachment", attach_to=CHARACTER)
SIGN = support("test-4", "Sign", NEUTRAL, cost=1, subtypes="Attachment", attach_to=STORY)
MOON = support("test-5", "Moon", NEUTRAL, cost=1, keywords=[NIGHT])
SUN = support("test-6", "Sun", NEUTRAL, cost=1, keywords=[DAY])
SLEEPER = character("test-8", "Sleeper", NEUTRAL, cost=9, skill=3, keywords=[DORMANT])
PLOT = conspiracy("test-7", "Plot", NEUTRAL, cost=1, struggles="II")
CARDS = [KNIGHT, GHOUL, SWORD, SIGN, MOON, SUN, SLEEPER, PLOT]


def shown(game: Game, seat: int = 0, width: int = 100, log: tuple[str, ...] = ()) -> str:
    console = Console(file=StringIO(), width=width, highlight=False)
    console.print(render(game, seat, NAMES, log))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def table_of(phase: str = "operations") -> Scenario:
    return Scenario(active="darin", phase=phase, cards=CARDS, bells=["darin"])


def test_cards_show_how_they_lie_without_colour() -> None:
    """STATE-6: ready, exhausted and insane have marks of their own; wounds and attachments are there."""
    table = table_of()
    table.darin.has(KNIGHT)
    hurt = table.darin.has(GHOUL, exhausted=True, wounds=1)
    table.darin.has(SWORD, on=hurt)
    table.tommy.has(KNIGHT, insane=True)
    board = shown(table.game)
    assert "▮ Knight 3 CCI" in board
    assert "▬ Ghoul 2 T †1" in board
    assert "└ ▮Sword" in board
    assert "▒ insane: Knight" in board


def test_domains_show_resources_and_drains() -> None:
    """RES-7, RES-9, KEY-15: three letters a resource, an arrow for a Transient one, a mark and a word for drained."""
    table = table_of()
    table.darin.domain(agency=2, hastur=1)
    table.darin.domain(transient="cthulhu", drained=True)
    board = shown(table.game)
    assert "◇ 1: AGE AGE HAS" in board
    assert "⊘ 2: CTH» drained" in board
    assert "◇ 1: 2×AGE HAS" in shown(table.game, width=80)


def test_what_lies_dormant_at_a_story_is_named_to_its_owner_only() -> None:
    """KEY-25."""
    table = table_of()
    sleeper = table.darin.holds(SLEEPER)
    assert table.darin.may("dormant", sleeper, to=table.b)
    table.game.apply(f"dormant:{sleeper.id}@{table.b.id}")
    assert "└ ▒ Sleeper" in shown(table.game)
    assert "└ ▒ a card, face down" in shown(table.game, seat=1)


def test_stories_show_tokens_struggles_and_who_faces_whom() -> None:
    """STORY-15, STORY-30, STORY-37: five tokens a side, totals of icons and skill on both sides."""
    table = table_of("after defend")
    mine = table.darin.has(KNIGHT, exhausted=True, at=table.a)
    table.tommy.has(GHOUL, exhausted=True, at=table.a)
    table.darin.has(SIGN, on=table.b)
    table.tokens(table.a, {table.darin: 2, table.tommy: 1})
    table.open_decision()
    board = shown(table.game)
    lines = board.splitlines()
    assert mine.in_play
    assert "You                     ●●○○○" in board
    assert "The Machine             ●○○○○" in board
    theirs = next(number for number, line in enumerate(lines) if "T1 C0 A0 I0  skill 2" in line)
    ours = next(number for number, line in enumerate(lines) if "T0 C2 A0 I1  skill 3" in line)
    assert theirs < ours
    assert "└ Sign" in board
    assert "T C A I" in board


def test_a_conspiracy_is_one_more_story() -> None:
    """CONSP-2."""
    table = table_of()
    plot = table.darin.holds(PLOT)
    table.darin.domain(agency=1)
    table.darin.plays(plot)
    board = shown(table.game)
    assert "✦ Plot" in board
    assert " II " in board


def test_hand_piles_phase_time_and_log() -> None:
    """EFF-37: Day and Night are told."""
    table = table_of()
    table.darin.holds(KNIGHT)
    table.darin.holds(SWORD)
    table.tommy.discarded(GHOUL)
    table.tommy.has(MOON)
    table.tommy.has(SUN)
    table.open_decision()
    board = shown(table.game, log=("Something stirs.",))
    assert "Your turn 3" in board
    assert "[OPERATIONS]" in board
    assert "☀ Day" in board
    assert "☾ Night" in board
    assert "2 neu Knight 3 CCI" in board
    assert "1 neu Sword support" in board
    assert "hand 0 · deck 20 · discard 1 (top: Ghoul)" in board
    assert "· Something stirs." in board
    assert "▶ You" in board


def test_an_empty_hand_and_a_won_game() -> None:
    game = finished(1)
    board = shown(game)
    assert f"{NAMES[game.winner]} won the game." in board
    table = table_of()
    table.open_decision()
    assert "no cards in hand" in shown(table.game)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("width", [60, 80, 100])
def test_the_board_fits_and_hides_what_is_hidden(seed: int, width: int) -> None:
    """GEN-10: in random games no line is too long, and no card is named that the seat does not know."""
    for game in positions(seed, every=25):
        if game.decision is None:
            break
        for seat in (0, 1):
            board = shown(game, seat, width)
            lines = board.splitlines()
            assert max(map(len, lines)) <= width
            assert len(lines) <= 60
            hidden = {piece.face.title for piece in game.state.cards if not knows(game, seat, piece.id)}
            known = {piece.face.title for piece in game.state.cards if knows(game, seat, piece.id)}
            leaked = {title for title in hidden - known if title.startswith(PREFIXES) and title in board}
            assert leaked == set()


def test_what_is_known_of_the_other_hand_is_told() -> None:
    """GEN-10: a card that went back to hand from play has been seen."""
    shove = event("test-9", "Shove", NEUTRAL, cost=0, text=[action(return_to_hand(choose(CHARACTER)))])
    table = Scenario(active="darin", cards=[*CARDS, shove], bells=["darin"])
    card = table.darin.holds(shove)
    knight = table.tommy.has(KNIGHT)
    table.darin.plays(card)
    assert not knight.in_play
    assert "You know in The Machine's hand: Knight" in shown(table.game)
