"""What is printed of a game and of its parts: the board, the stack, the question, and words instead of addresses."""

from __future__ import annotations

from rlyeh.engine.state import happenings, journal
from rlyeh.engine.state.occurrence import DONE
from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.engine.state.records import Context
from rlyeh.language import *
from rlyeh.testing import Scenario
from tests import random_play

LAMP = support("test-1", "Lamp", NEUTRAL, cost=1, text=[action(until_end_of_phase(gains(THIS, skill=1)))])
MOURNER = character(
    "test-2", "Mourner", NEUTRAL, cost=1, skill=2, text=[response(after(is_("destroyed", CHARACTER)), draw())]
)
ELDER = character(
    "test-3", "Elder", NEUTRAL, cost=3, skill=3, icons="TC", keywords=[TOUGHNESS(1)],
    text=[gains(CHARACTER.other, skill=1)],
)


def furnished() -> Scenario:
    table = Scenario(active="darin", cards=[LAMP, MOURNER, ELDER])
    table.darin.has(LAMP)
    table.darin.has(ELDER, wounds=1)
    table.tommy.has(MOURNER, exhausted=True)
    table.tommy.holds("Shotgun Blast")
    table.tommy.domain(agency=2)
    table.tommy.domain(agency=1, drained=True)
    table.tokens(table.b, {table.tommy: 3})
    return table


def test_a_game_prints_its_board_its_stack_and_its_question() -> None:
    table = furnished()
    assert table.decision is not None
    said = str(table.game)
    for line in (
        "turn 3 of Player 1, operations phase",
        "  Lamp #50: support",
        "  Elder #51: character, skill 3 TC, wounds 1",
        "  Mourner #52: character, skill 3, exhausted",
        "  hand: Shotgun Blast #53",
        "  domain 2, drained: Resource of The Agency #56",
        "  Story B #1: 0 to 3 of 5 tokens",
        "  <ActionWindow at ",
        "  <Turn at operations.end_phase>",
        "Player 1 is asked (action, TIME-2): Your operations phase: take an action, or pass.",
        "  use:50.0  Use Lamp: until the end of the phase, Lamp gets +1 skill.",
    ):
        assert line in said, said


def test_what_lasts_and_how_it_ended_are_printed() -> None:
    table = furnished()
    table.game.apply("use:50.0")
    assert '  <"this card gets +1 skill." from Lamp #50 until the phase ends, for Lamp #50>' in str(table.game)
    table.game.end(1, "WIN-6")
    assert "Player 2 has won (WIN-6)." in str(table.game)


def test_a_long_pile_names_its_newest_cards_only() -> None:
    table = Scenario()
    for _ in range(14):
        table.darin.discarded("Shotgun Blast")
    assert "  discard: 2 more, then Shotgun Blast #52, Shotgun Blast #53" in str(table.game)


def test_the_parts_of_a_game_show_what_they_are() -> None:
    table = furnished()
    decision = table.open_decision()
    game = table.game
    assert repr(decision) == "<action for seat 0, TIME-2: use:50.0, pass>"
    assert repr(decision.options[0]) == ('<use:50.0: "Action: Until the end of the phase, this card gets +1 skill.">')
    assert repr(game) == "<Game lcg: turn 3, operations phase, 0 answers>"
    assert repr(game.state.cards[50]) == "<Lamp #50>"
    assert repr(game.state.sides[1].domains[1]) == "<domain, drained: #56>"
    wound = happenings.done_to(Kind.WOUND, 52, 0, 51, 0)
    assert repr(wound) == "<wound #52, seat 0, source #51, by 0: pending>"
    wound.status = DONE
    assert repr(wound).endswith(": done>")
    context = Context(50, 0)
    context.targets = (51, 52)
    context.trigger = wound
    assert repr(context) == "<what #50 does for seat 0, targets [#51, #52], in answer to wound #52>"
    index = game.index()
    assert repr(index.layers[11]) == '[<"all other characters get +1 skill" from #51>]'
    listeners = [each for found in index.listeners.values() for each in found]
    assert [repr(each) for each in listeners] == [
        '<"Response: After a character is destroyed, draw a card." of #52 for seat 1>'
    ]
    assert repr(game.why_not(1, 51)[1]) == "<You do not control it. (GEN-11)>"


def test_nothing_in_a_random_game_shows_as_an_address() -> None:
    """Every frame, occurrence, lasting effect, listener and entry of the journal that comes up in three games."""
    seen: set[str] = set()
    for seed in range(3):
        for game in random_play.positions(seed):
            if game.journal is None:
                game.keep_journal()
            state = game.state
            parts = [*state.stack, *state.happened, *state.lasting, *game.index().actions[0], *(game.journal or ())]
            seen |= {type(part).__name__ for part in parts}
            for said in (str(game), repr(parts)):
                assert " object at 0x" not in said, said
            if game.journal:
                game.journal.clear()
    assert {"ActionWindow", "Turn", "Pick", "Do", "Listener", "Occurrence", "Lasting"} <= seen
    assert {journal.JournalAnswer.__name__, journal.Note.__name__, journal.SkillTally.__name__} <= seen


def test_printing_changes_nothing() -> None:
    quiet, loud = random_play.start(5), random_play.start(5)
    for _ in range(60):
        assert quiet.decision is not None
        key = quiet.decision.options[-1].key
        quiet.apply(key)
        str(loud)
        loud.apply(key)
        assert loud.hash() == quiet.hash()
