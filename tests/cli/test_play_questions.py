"""`rlyeh play --terminal`: what a person types, and what each question makes of it."""

from io import StringIO
from itertools import combinations
from pathlib import Path

import pytest
from rich.console import Console

from rlyeh.asking import EVERYTHING, Habits
from rlyeh.cli.held_keys import meant
from rlyeh.cli.questions import CommitPlan, InTwoSteps, Misread, Question, SeveralThings, question_for
from rlyeh.cli.session import TerminalGame
from rlyeh.cli.signs import with_signs
from rlyeh.engine.files.game_file import GameRecord
from rlyeh.engine.timing.setup import Setup
from rlyeh.language import *
from rlyeh.model import CardType
from rlyeh.testing import Scenario
from tests.cards_for_tests import POOL
from tests.cli.at_the_terminal import BOTH, NAMES, Person, first_answer, flat, game_of, run

pytestmark = pytest.mark.usefixtures("own_folder")


def test_bad_input_is_told_and_nothing_happens() -> None:
    person = Person(game_of(1), ["9", "0", "1 2", "hi", "skip", "w", "w nothing like it", "c", "c zzzz", "? TIME-99"])
    shown = person.plays()
    assert person.session.game.answers == ["keep"]  # the bot's, which goes first
    for sentence in (
        "There is no number 9",
        "There is no number 0",
        "One number is enough here.",
        '"hi" is no answer here',
        "You cannot pass here.",
        "Please say which card: w CARD.",
        'You see no card called "nothing like it".',
        "Please say which card: c CARD.",
        'No card is called "zzzz".',
        'There is no rule "TIME-99".',
    ):
        assert sentence in shown


def test_enter_stands_for_nothing_where_that_would_be_rash() -> None:
    person = Person(game_of(1), ["", ""])
    shown = person.plays()
    assert person.session.game.answers[0] == "keep"
    assert "Enter stands for nothing here" in shown


def test_questions_can_be_asked_about() -> None:
    """The rule behind the prompt, cards, why not, the log, the board, help."""
    typed = ["?", "? TIME-7", "1", "c 1", "w 1", "log", "log all", "board", "help", "save", "save b.json"]
    shown = flat(Person(game_of(1), typed).plays())
    assert "SET-6 ·" in shown
    assert "A Disrupt may be played as soon as its stated condition arises" in shown
    assert "Test cards" in shown
    assert "that is possible now." in shown  # SET-7: any card of the hand becomes a starting resource
    assert "SET-9 " in shown
    assert "number choose; Enter takes what is marked" in shown
    assert "Saved to saved.json." in shown
    assert "Saved to b.json." in shown
    assert GameRecord.read("b.json").names == NAMES


def test_cards_are_found_by_any_part_of_their_title() -> None:
    """Hand and stories; several candidates are listed; a card nobody sees is looked up in the pool."""
    game = game_of(1)
    decision = game.decision
    assert decision is not None
    story = game.state.cards[game.state.row[0]].face.title
    unseen = next(card.title for card in POOL if card.title.startswith("Bureau"))
    typed = [
        f"c {story}", "w abyssal w", "w echo", "c abyssal w", "c abysmal", f"c {unseen}", f"w {story[4:]}",
        f"w {story} to {story}", "w 1", "c 1",
    ]  # fmt: skip
    shown = flat(Person(game, typed).plays())
    assert f"{story} · test-" in shown
    assert shown.count('"abyssal w" could be Abyssal Ward, Abyssal Watcher.') == 2
    assert "Abyssal Echo: " in shown
    assert 'No card is called "abysmal".' in shown
    assert f"{unseen} · test-" in shown
    assert f"{story}: Answer this first: " in shown
    assert f"{story}: You do not control it. (GEN-11)" in shown
    assert shown.count("Number 1 stands for no card.") == 2


def test_cards_are_found_in_both_discard_piles() -> None:
    """By a part of the title that fits one card alone."""
    mine = character("test-21", "Office Clerk", NEUTRAL, cost=1, skill=1)
    theirs = character("test-22", "Tax Collector", NEUTRAL, cost=1, skill=1)
    table = Scenario(active="darin", cards=[mine, theirs], bells=["darin"])
    cards = [table.darin.discarded(mine), table.tommy.discarded(theirs)]
    question = question_for(table.game, table.open_decision())
    session = TerminalGame(table.game, BOTH, Console(file=StringIO()), lambda _: "", Path("x.json"))
    assert [session._find(said, question) for said in ("office", "COLLECT")] == [card.id for card in cards]


def test_what_is_possible_is_said_to_be_possible() -> None:
    """OPS-1, STORY-2: w answers for cards and for one story."""
    clerk = character("test-21", "Office Clerk", NEUTRAL, cost=1, skill=1, icons="C")
    table = Scenario(active="darin", cards=[clerk], bells=["darin"])
    table.darin.holds(clerk)
    table.darin.has(clerk)
    table.darin.domain(agency=1)
    decision = table.open_decision()
    console = Console(file=StringIO(), width=100)
    session = TerminalGame(table.game, BOTH, console, lambda _: "", Path("x.json"))
    question = question_for(table.game, decision)
    session.show_why_not("office", question)
    session.show_why_not(f"office to {table.a.title}", question)
    assert isinstance(console.file, StringIO)
    shown = flat(console.file.getvalue())
    assert "Office Clerk: that is possible now." in shown
    assert "(CARD-3)" in shown


def test_undo_goes_back_to_the_previous_decision() -> None:
    person = Person(game_of(1), ["undo", "2", "undo", "1", "1 2 3", "undo"])
    shown = person.plays()
    assert "There is nothing to take back." in shown
    assert shown.count("Taken back.") == 2
    keys = [key for key in person.session.game.answers if key in ("keep", "mulligan")]
    assert keys == ["keep", "keep"]
    assert "Choose three cards as your starting resources" in shown.rsplit("Taken back.", 1)[1]


def test_starting_resources_in_any_order() -> None:
    """SET-7: three of the eight, one by one or at once; naming one twice takes it back."""
    game = game_of(1)
    game.apply("keep")
    game.apply("keep")
    decision = game.decision
    assert decision is not None
    question = question_for(game, decision)
    assert isinstance(question, SeveralThings)
    assert question.take([8]) == ()
    assert question.take([8]) == ()
    assert question.take([3, 1]) == ()
    assert sum("✓" in line.plain for line in question.lines()) == 2
    with pytest.raises(Misread):
        question.take([4, 5])
    keys = question.take([6])
    assert len(keys) == 3
    for key in keys:
        game.apply(key)
    assert question.card(1) == question.cards[0]


def test_equal_copies_among_the_starting_resources() -> None:
    """SET-7, GEN-10: whichever copies are named, the game is answered with those that it offers, and not where it does
    not ask."""
    for numbers in combinations(range(1, 9), 3):
        game = game_of(1)
        game.apply("keep")
        game.apply("keep")
        decision = game.decision
        assert decision is not None
        question = question_for(game, decision)
        assert isinstance(question, SeveralThings)
        titles = sorted(game.state.cards[question.cards[number - 1]].face.title for number in numbers)
        for key in question.take(list(numbers)):
            game.apply(key)
        assert game.decision is not None
        assert game.decision.seat != decision.seat
        frame = game.state.stack[-1]
        assert isinstance(frame, Setup)
        assert sorted(game.state.cards[card].face.title for card in frame.picked[decision.seat]) == titles


def test_a_resource_in_two_steps() -> None:
    """RES-1: card, then domain; 0 goes back; Enter attaches nothing."""
    table = Scenario(active="darin", phase="resource", bells=["darin"])
    table.darin.holds(next(card for card in table.pool if card.type is CardType.CHARACTER))
    table.darin.domain(agency=1)
    table.darin.domain(agency=1)
    decision = table.open_decision()
    question = question_for(table.game, decision)
    assert isinstance(question, InTwoSteps)
    assert "nothing" in question.lines()[-1].plain
    assert question.take([1]) == ()
    assert "to which domain?" in question.lines()[0].plain
    assert question.take([0]) == ()
    with pytest.raises(Misread):
        question.take([1, 7])
    with pytest.raises(Misread):
        question.take([1, 1, 1])
    with pytest.raises(Misread):
        question.take([5])
    assert question.card(1) == table.darin.hand[0].id
    assert question.enter() == ("pass",)
    table.game.apply(question.take([1, 2])[0])
    assert len(table.game.state.sides[0].domains[1].resources) == 2


def test_committing_in_any_order() -> None:
    """STORY-2: the plan is made freely and happens at once."""
    clerk = character("test-21", "Office Clerk", NEUTRAL, cost=1, skill=1, icons="C")
    table = Scenario(active="darin", phase="commit", cards=[clerk], bells=["darin"])
    for _ in range(3):
        table.darin.has(clerk)
    table.tommy.has(clerk)
    decision = table.open_decision()
    question = question_for(table.game, decision)
    assert isinstance(question, CommitPlan)
    assert "nobody commits" in question.lines()[-1].plain
    question.take([3])
    assert "to which story?" in question.lines()[0].plain
    question.take([1])
    question.take([1, 2])
    question.take([2, 2])
    question.take([2, 0])
    assert [line.plain.count("→") for line in question.lines()[:3]] == [1, 0, 1]
    assert "2 commit" in question.lines()[-1].plain
    with pytest.raises(Misread):
        question.take([1, 9])
    with pytest.raises(Misread):
        question.take([1, 1, 1])
    assert question.card(2) == question.cards[1]
    session = TerminalGame(table.game, BOTH, Console(file=StringIO()), lambda _: "", Path("x.json"))
    session._commit(question)
    stories = [table.game.state.cards[card].story for card in question.cards]
    assert stories == [table.b.id, -1, table.a.id]
    table.run_to("story", "pick-story")
    table.game.apply(f"resolve:{table.a.id}")
    for _ in range(4):
        table.game.apply("decline")


def test_a_defender_is_told_where_it_may_go() -> None:
    """STORY-6."""
    clerk = character("test-21", "Office Clerk", NEUTRAL, cost=1, skill=1, icons="C")
    table = Scenario(active="darin", phase="defend", cards=[clerk], bells=["darin"])
    table.darin.has(clerk, exhausted=True, at=table.a)
    defender = table.tommy.has(clerk)
    decision = table.open_decision()
    question = question_for(table.game, decision)
    with pytest.raises(Misread, match="STORY-6"):
        question.take([1, 2])
    table.tommy.commits(defender, to=table.a)
    table.run_to("end")


def test_domains_and_x_keep_their_own_numbers() -> None:
    """PAY-1, PAY-17."""
    burst = event("test-22", "Burst", NEUTRAL, cost="X", text=[action(draw())])
    table = Scenario(active="darin", cards=[burst], bells=["darin"])
    card = table.darin.holds(burst)
    table.darin.domain(drained=True, agency=1)
    table.darin.domain(agency=2)
    table.darin.domain(agency=2)
    table.darin.chooses(card)
    decision = table.open_decision()
    question = Question(table.game, decision)
    assert question.numbers == [0, 1, 2]
    table.game.apply(question.take([2])[0])
    decision = table.open_decision()
    question = Question(table.game, decision)
    assert question.numbers == [2, 3]
    assert question.card(2) == -1
    table.game.apply(question.take([3])[0])
    assert table.darin.domains[2].drained


def test_skip_passes_for_a_while() -> None:
    """TIME-5: passing in every window until something else is asked."""
    person = Person(game_of(2))
    person.session.habits = EVERYTHING
    asked: list[tuple[str, int]] = []

    def answer(session: TerminalGame) -> str:
        decision = session.game.decision
        assert decision is not None
        if len(asked) > 60:
            raise EOFError
        asked.append((decision.kind, session.game.state.turn))
        return "skip" if decision.kind == "action" else first_answer(session)

    person.then = answer
    person.plays()
    assert ("action", 3) in asked
    keys = person.session.game.answers
    assert keys.count("pass") > sum(kind == "action" for kind, _ in asked)


def test_how_often_a_loop_is_repeated_is_typed_after_its_option() -> None:
    """EFF-44: "3 17" repeats what option 3 offers seventeen times."""
    counter = character(
        "test-23", "Counter", NEUTRAL, cost=1, skill=1, text=[action(until_end_of_phase(gains(THIS, skill=1)))]
    )
    table = Scenario(active="darin", cards=[counter])
    card = table.darin.has(counter)
    for _ in range(2):
        table.darin.uses(card)
    question = Question(table.game, table.open_decision())
    assert "Repeat what was shown up to 1000 times" in question.texts
    number = question.texts.index("Repeat what was shown up to 1000 times") + 1
    for typed in ([number], [number, 0], [number, 1001], [number, 1, 2]):
        with pytest.raises(Misread, match=f'how often as well, from 1 to 1000: "{number} 7"'):
            question.take(typed)
    table.game.apply(question.take([number, 17])[0])
    assert card.skill == 20


def test_how_one_is_asked_can_be_said() -> None:
    """Windows, tokens and domains as at the table of the browser."""
    person = Person(game_of(1), ["ask every", "ask nothing", "ask relaxed"])
    shown = flat(person.plays())
    assert "You are asked in every window, and about everything." in shown
    assert "Please say how: ask relaxed, ask normal, ask every." in shown
    assert person.session.habits == Habits("relaxed")


def test_letters_are_explained_once_and_icons_are_drawn_as_signs() -> None:
    shown = flat(Person(game_of(1), ["board", "1"]).plays())
    assert shown.count("T terror · C combat · A arcane · I investigation") == 1
    assert with_signs("gains [terror] [combat], a [cthulhu] card [50]") == "gains T C, a Cthulhu card [50]"


def test_starting_resources_without_a_faction_are_warned_of_once() -> None:
    """PAY-2: without a resource of a faction its cards cannot be paid for; Enter means it, and so does nothing else."""
    warning = "None of these is The Syndicate: you cannot play such cards for now."
    first = ["1", "1 2 3"]  # three Agency cards of a deck of two factions
    shown = flat(run("--terminal", "--seed", "3", typed=first).output)
    assert warning in shown
    assert "attach one card from your hand" not in shown
    shown = flat(run("--terminal", "--seed", "3", typed=[*first, ""]).output)
    assert shown.count(warning) == 1
    assert "attach one card from your hand" in shown
    assert warning not in flat(run("--terminal", "--seed", "3", typed=["1", "1 2 5"]).output)


def test_who_ends_their_operations_is_told_what_they_leave() -> None:
    """TIME-2: cards to play are counted, abilities are not; elsewhere one passes."""
    table = Scenario(active="darin", bells=["darin", "tommy"])
    table.darin.holds("Local Sheriff")
    table.darin.domain(agency=4)
    question = question_for(table.game, table.open_decision())
    assert question.lines()[-1].plain.strip() == "3 End operations: 1 playable  ⏎"
    table.darin.passes()
    question = question_for(table.game, table.open_decision())
    assert "Pass" in question.lines()[-1].plain


def test_enter_that_comes_too_soon_is_not_meant() -> None:
    """A key that is held down would pass whole turns; whatever else is typed counts at once."""
    now = 0.0
    lines = iter([("", 0.03), ("", 0.03), ("2", 0.1), ("", 0.4)])
    marks = []

    def read(mark: str) -> str:
        nonlocal now
        marks.append(mark)
        line, seconds = next(lines)
        now += seconds
        return line

    said = meant(read, lambda: now)
    assert [said("» "), said("» ")] == ["2", ""]
    assert len(marks) == 4
