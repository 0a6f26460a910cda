"""What has made a card's values what they are, in the terminal."""

from __future__ import annotations

import pytest

from rlyeh.cli.explained import value_lines
from rlyeh.engine.files import GameRecord
from rlyeh.language import *
from rlyeh.testing import Scenario
from tests.cli.at_the_terminal import NAMES, Person, flat, game_of

ELDER = character("test-1", "Elder", NEUTRAL, cost=3, skill=3, text=[gains(CHARACTER.other, skill=1)])
GRUNT = character("test-2", "Grunt", AGENCY, cost=2, skill=2, icons="CC")
CURSE = support(
    "test-3", "Curse", NEUTRAL, cost=1, subtypes="Attachment", attach_to=CHARACTER, text=[loses(HOST, skill=5)]
)
WHISPER = event("test-4", "Whisper", NEUTRAL, cost=0, text=[always(loses(CHARACTER, "C"), in_=HAND)])
THIEF = event("test-5", "Thief", NEUTRAL, cost=0, text=[action(take_control(choose(CHARACTER), until=END_OF_PHASE))])


@pytest.fixture
def table() -> Scenario:
    return Scenario(active="darin", cards=[ELDER, GRUNT, CURSE, WHISPER, THIEF], bells=["darin", "tommy"])


def lines(table: Scenario, seat: int, card: int) -> list[str]:
    return [line.plain for line in value_lines(table.game, seat, card, NAMES)]


def test_each_change_stands_below_what_is_printed(table: Scenario) -> None:
    """EFF-20."""
    grunt = table.darin.has(GRUNT)
    table.darin.has(ELDER)
    table.tommy.has(CURSE, on=grunt)
    assert lines(table, 0, grunt.id) == [
        "skill 0: 2 printed",
        "  +1 Elder: All other characters get +1 skill",
        "  −5 Curse: Attached character gets -5 skill",
        "  +2 Less than 0 counts as 0  [EFF-20]",
    ]


def test_icons_are_letters_and_a_hidden_source_has_no_name(table: Scenario) -> None:
    """GEN-10."""
    grunt = table.darin.has(GRUNT)
    table.tommy.holds(WHISPER)
    assert lines(table, 0, grunt.id) == [
        "icons C: CC printed",
        "  −C A card that you do not know makes it so  [GEN-10]",
    ]
    assert "Whisper" in lines(table, 1, grunt.id)[1]


def test_control_begins_with_its_owner(table: Scenario) -> None:
    """EFF-17."""
    grunt, thief = table.tommy.has(GRUNT), table.darin.holds(THIEF)
    table.darin.plays(thief, on=grunt)
    assert lines(table, 0, grunt.id)[0] == f"control {NAMES[0]}: {NAMES[1]} at first"


@pytest.mark.usefixtures("own_folder")
def test_a_card_that_is_asked_for_is_shown_with_its_changes() -> None:
    """`c CARD` at the table: what is below the card is what `value_lines` says of it."""
    game = game_of(1)
    while not (changed := [card for card in game.state.play if value_lines(game, 0, card, NAMES)]) or (
        game.decision is None or game.decision.seat != 0
    ):
        assert game.decision is not None
        game.apply(game.decision.options[0])
    title = game.state.cards[changed[0]].face.title
    wanted = [line.plain for line in value_lines(game, 0, changed[0], NAMES)]
    said = Person(GameRecord.of(game).replay(game.faces), [f"c {title}"], names=("Player 1", "Player 2")).plays()
    assert flat(wanted[1]) in flat(said)
