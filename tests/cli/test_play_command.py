"""`rlyeh play --terminal`: whole games by what a person types."""

import re
from collections.abc import Callable, Iterable, Iterator
from io import StringIO
from itertools import combinations
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner, Result

from rlyeh.bots import LEVELS, Chair, make
from rlyeh.bots.levels import MACHINE
from rlyeh.cards import POOL as CARDS
from rlyeh.cli import app, main
from rlyeh.cli.play import dealt, seated, stories_for
from rlyeh.cli.questions import CommitPlan, InTwoSteps, Misread, Question, StartingResources, question_for
from rlyeh.cli.session import PERSON, Session
from rlyeh.decks import FORMS, STORIES, Deck, matchup_decks, shelf
from rlyeh.engine import Game
from rlyeh.engine.game import Header
from rlyeh.engine.record import GameRecord
from rlyeh.engine.setup import Setup
from rlyeh.language import *
from rlyeh.model import CardType
from rlyeh.testing import Scenario
from tests.cards_for_tests import POOL
from tests.decks.lists import LATE
from tests.random_play import start

NAMES = (PERSON, LEVELS["novice"].title)
BOTH = ("Player 1", "Player 2")


@pytest.fixture(autouse=True)
def _folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The command saves into a folder of its own."""
    monkeypatch.chdir(tmp_path)


def run(*arguments: str, typed: Iterable[str] = ()) -> Result:
    return CliRunner().invoke(app, ["play", *arguments], input="".join(f"{line}\n" for line in typed))


def flat(text: str) -> str:
    return " ".join(text.replace("│", " ").split())


def game_of(seed: int) -> Game:
    """A game between the decks of the tests."""
    game = start(seed)
    game.keep_journal()
    return game


class Person:
    """Somebody at the keyboard: types lines, then what `then` says, and remembers what was shown."""

    def __init__(self, game: Game, lines: Iterable[str] = (), names: tuple[str, str] = NAMES) -> None:
        self.console = Console(file=StringIO(), width=100, highlight=False)
        self.lines: Iterator[str] = iter(lines)
        self.then: Callable[[Session], str] | None = None
        self.session = Session(game, names, self.console, self._read, Path("saved.json"))

    def _read(self, prompt: str) -> str:
        for line in self.lines:
            return line
        if self.then is None:
            raise EOFError
        return self.then(self.session)

    def plays(self) -> str:
        self.session.run()
        assert isinstance(self.console.file, StringIO)
        return self.console.file.getvalue()


class Eager:
    """Somebody who takes the first number everywhere and sends a character to the first story that is open."""

    def __init__(self) -> None:
        self.sent = -1

    def __call__(self, session: Session) -> str:
        decision = session.game.decision
        assert decision is not None
        question = question_for(session.game, decision)
        if isinstance(question, CommitPlan) and self.sent != len(session.game.answers):
            self.sent = len(session.game.answers)
            return f"1 {question.stories.index(question.offers[0].other) + 1}"
        return first_answer(session)


def first_answer(session: Session) -> str:
    """The first number, as far as that is an answer; whoever commits is done."""
    decision = session.game.decision
    assert decision is not None
    question = question_for(session.game, decision)
    if isinstance(question, StartingResources):
        return "1 2 3"
    if isinstance(question, InTwoSteps):
        return "1 1" if len(session.game.state.sides[decision.seat].hand) > 3 else ""
    if isinstance(question, CommitPlan):
        return ""
    return str(question.numbers[0]) if decision.kind != "action" or decision.options[0].verb == "play" else ""


# -- the command -----------------------------------------------------------------------------------------------------


def test_what_is_chosen_at_the_table_needs_a_terminal_here() -> None:
    result = run("--level", "adept")
    assert result.exit_code == 2
    assert "it needs --terminal as well" in flat(result.output)


def test_a_new_game_begins_with_the_setup_hand() -> None:
    """SET-5, SET-6."""
    result = run("--terminal", "--seed", "1")
    assert result.exit_code == 0
    assert "Do you keep this hand or take a mulligan?" in result.output
    assert "hand 8 · deck 39" in result.output
    assert "rlyeh play --terminal --resume rlyeh-game-1.json" in flat(result.output)


def test_the_seed_makes_the_game() -> None:
    same = [run("--terminal", "--seed", "4", typed=["1", "1 2 3"]).output for _ in range(2)]
    other = run("--terminal", "--seed", "5", typed=["1", "1 2 3"]).output
    assert same[0] == same[1]
    assert same[0] != other


def test_without_a_seed_one_is_drawn() -> None:
    assert run("--terminal").exit_code == 0
    assert len(list(Path().glob("rlyeh-game-*.json"))) == 1


def test_rule_sets() -> None:
    """CCG-6: no mulligan; an unknown rule set is one sentence."""
    result = run("--terminal", "--seed", "1", "--rules", "ccg", "--both")
    assert "Which three cards become your starting resources?" in result.output
    with pytest.raises(SystemExit) as stopped:
        main(["play", "--terminal", "--rules", "lgc"])
    assert stopped.value.code == 2


def test_resume_takes_no_seed() -> None:
    result = run("--terminal", "--resume", "x.json", "--seed", "1")
    assert result.exit_code == 2


def test_a_missing_file_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["play", "--terminal", "--resume", "nowhere.json"])
    assert stopped.value.code == 2
    assert capsys.readouterr().err.startswith("rlyeh: nowhere.json cannot be read")


def test_save_leave_and_resume() -> None:
    """The game goes on at the very question at which it was left."""
    result = run("--terminal", "--seed", "2", "--save", "mine.json", typed=["1", "1 2 3", "q"])
    assert "The game is saved to mine.json." in flat(result.output)
    left = GameRecord.read("mine.json").answers
    assert left
    again = run("--terminal", "--resume", "mine.json", typed=["undo", "log"])
    assert again.exit_code == 0
    assert "There is nothing to take back." in again.output
    assert GameRecord.read("mine.json").answers == left


# -- whole games -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_game_against_the_machine(seed: int) -> None:
    person = Person(game_of(seed))
    person.then = Eager()
    shown = person.plays()
    game = person.session.game
    assert game.is_over
    assert f"{NAMES[game.winner]} won the game." in shown
    assert GameRecord.read("saved.json").result is not None


def test_a_whole_game_with_both_seats() -> None:
    person = Person(game_of(3), names=BOTH)
    person.then = Eager()
    shown = person.plays()
    assert "Player 1: " in shown
    assert "Player 2: " in shown
    assert person.session.game.is_over


@pytest.mark.parametrize("names", [(PERSON, MACHINE), (PERSON, LEVELS["adept"].title)])
def test_a_game_goes_on_the_same_after_it_was_left_or_taken_back(names: tuple[str, str]) -> None:
    """What the program answers depends on the seed and the position: not on who has thought before."""
    whole = Person(game_of(4), names=names)
    whole.then = Eager()
    whole.plays()
    for number in (40, 90):
        again = game_of(4)
        for key in whole.session.game.answers[:number]:
            again.apply(key)
        left = Person(again, names=names)
        left.then = Eager()
        left.plays()
        assert left.session.game.answers == whole.session.game.answers


def test_the_level_is_the_name_across_the_table() -> None:
    result = run("--terminal", "--seed", "1", "--level", "Great Old One", "--save", "deep.json")
    assert "The Great Old One: " in result.output
    assert GameRecord.read("deep.json").names == (PERSON, "The Great Old One")
    assert run("--terminal", "--seed", "1").output.count("The Novice: ") == 1


def test_a_misspelt_level_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["play", "--terminal", "--level", "mastre"])
    assert stopped.value.code == 2
    assert capsys.readouterr().err.strip() == 'rlyeh: There is no level "mastre". Did you mean "master"?'


def test_a_level_is_for_one_who_plays_alone() -> None:
    assert "no --level" in flat(run("--terminal", "--both", "--level", "adept").output)
    assert "--resume only --save and --hint" in flat(run("--terminal", "--resume", "x", "--level", "adept").output)


# -- hints -----------------------------------------------------------------------------------------------------------


def test_a_hint_when_asked_for() -> None:
    shown = flat(Person(game_of(1), ["hint"]).plays())
    assert re.search(r"Hint: [^.]+\. The hand has (only )?\d characters? for the first turns\.", shown)


def test_a_hint_at_every_question() -> None:
    result = run("--terminal", "--seed", "3", "--hint", typed=["1", "1 2 3", ""])
    assert result.output.count("Hint: ") == result.output.count("» ")
    assert "Hint: " not in run("--terminal", "--seed", "3", typed=["1", "1 2 3", ""]).output


# -- what a person types ---------------------------------------------------------------------------------------------


def test_bad_input_is_told_and_nothing_happens() -> None:
    person = Person(game_of(1), ["9", "0", "1 2", "hi", "skip", "w", "w nothing like it", "c", "c zzzz", "? TIME-99"])
    shown = person.plays()
    assert person.session.game.answers in ([], ["keep"])
    for sentence in (
        "There is no number 9",
        "There is no number 0",
        "One number is enough here.",
        '"hi" is no answer here',
        "Here you cannot pass.",
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
    assert "played only in your own operations phase. (OPS-1)" in shown
    assert "SET-9 " in shown
    assert "number choose; Enter takes what is marked" in shown
    assert "Saved to saved.json." in shown
    assert "Saved to b.json." in shown
    assert GameRecord.read("b.json").names == NAMES


def test_cards_are_found_by_any_part_of_their_title() -> None:
    """Hand, stories and piles; several candidates are listed; a card nobody sees is looked up in the pool."""
    game = game_of(1)
    decision = game.decision
    assert decision is not None
    story = game.state.cards[game.state.row[0]].face.title
    unseen = next(card.title for card in POOL if card.title.startswith("Bureau"))
    typed = [f"c {story}", "c abyssal", f"c {unseen}", f"w {story[4:]}", f"w {story} to {story}", "w 1", "c 7"]
    shown = flat(Person(game, typed).plays())
    assert f"{story} · test-" in shown
    assert '"abyssal" is the title' in shown or 'No card is called "abyssal"' in shown
    assert f"{unseen} · test-" in shown
    assert "A story's effect is used by whoever wins it. (STORY-39)" in shown
    assert "(CARD-3)" in shown or "(GEN-11)" in shown
    assert "Number 1 is about no card." in shown


def test_what_is_possible_is_said_to_be_possible() -> None:
    """OPS-1, STORY-2: w answers for cards and for one story."""
    clerk = character("test-21", "Office Clerk", NEUTRAL, cost=1, skill=1, icons="C")
    table = Scenario(active="darin", cards=[clerk], bells=["darin"])
    table.darin.holds(clerk)
    table.darin.has(clerk)
    table.darin.domain(agency=1)
    decision = table.open_decision()
    console = Console(file=StringIO(), width=100)
    session = Session(table.game, BOTH, console, lambda _: "", Path("x.json"))
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
    assert "Which three cards become your starting resources?" in shown.rsplit("Taken back.", 1)[1]


def test_starting_resources_in_any_order() -> None:
    """SET-7: three of the eight, one by one or at once; naming one twice takes it back."""
    game = game_of(1)
    game.apply("keep")
    game.apply("keep")
    decision = game.decision
    assert decision is not None
    question = question_for(game, decision)
    assert isinstance(question, StartingResources)
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
        assert isinstance(question, StartingResources)
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
    session = Session(table.game, BOTH, Console(file=StringIO()), lambda _: "", Path("x.json"))
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
    asked: list[tuple[str, int]] = []

    def answer(session: Session) -> str:
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


# -- nothing is lost -------------------------------------------------------------------------------------------------


def test_ctrl_c_saves_the_game() -> None:
    person = Person(game_of(1), ["1", "1 2 3"])

    def interrupt(session: Session) -> str:
        raise KeyboardInterrupt

    person.then = interrupt
    shown = flat(person.plays())
    assert "The game is saved to saved.json. Play on with: rlyeh play --terminal --resume saved.json" in shown
    saved = GameRecord.read("saved.json")
    assert list(saved.answers) == person.session.game.answers
    assert len(saved.answers) >= 4
    assert saved.replay(POOL).decision is not None


def test_the_end_of_the_input_saves_the_game() -> None:
    result = run("--terminal", "--seed", "6", typed=["1"])
    assert result.exit_code == 0
    assert Path("rlyeh-game-6.json").exists()


def test_a_plan_the_engine_refuses_is_taken_back() -> None:
    """A plan made for another position changes nothing."""
    person = Person(game_of(2))
    person.then = first_answer
    session = person.session
    game = session.game
    while (decision := game.decision) is not None and (decision.kind != "commit" or decision.seat != 0):
        game.apply(make("acolyte").choose(Chair(game)))
    assert decision is not None
    plan = question_for(game, decision)
    assert isinstance(plan, CommitPlan)
    before = list(game.answers)
    plan.plan = {game.state.row[0]: game.state.row[0]}
    with pytest.raises(Misread):
        session._commit(plan)
    assert session.game.answers == before


# -- decks -----------------------------------------------------------------------------------------------------------


def test_quick_decks_by_name() -> None:
    """DECK-7, DECK-8: two factions each and a packet each; short names are understood."""
    wanted = ["--me", "cthulhu+hastur", "--them", "agency+misk", "--packet", "2"]
    result = run("--terminal", *wanted, "--save", "mine.json")
    assert "You: Cthulhu and Hastur, packet 2" in result.output
    assert "The Novice: The Agency and Miskatonic University, packet 1" in result.output
    header = GameRecord.read("mine.json").replay(CARDS).header
    assert header is not None
    assert header.decks == tuple(
        tuple(deck.card_ids()) for deck in matchup_decks(((CTHULHU, HASTUR), (AGENCY, MISKATONIC), 1))
    )
    assert header.stories == STORIES


def test_left_out_decks_are_drawn_by_the_seed() -> None:
    """DECK-7: other seeds, other decks; what was asked for stays, and the decks are disjoint."""
    said = {run("--terminal", "--seed", str(seed)).output.partition("packet")[0] for seed in range(6)}
    assert len(said) > 2
    for seed in range(30):
        (mine, theirs), _ = dealt(None, "yog+shub", None, seed, NAMES)
        assert theirs.name == "Yog-Sothoth and Shub-Niggurath"
        assert not mine.cards.keys() & theirs.cards.keys()


def test_a_coin_decides_who_gets_what_both_want() -> None:
    """DECK-7, DECK-8: the flip is told, and the loser plays something that nobody else has."""
    winners = set()
    for seed in range(20):
        decks, said = dealt("cthulhu+hastur", "agency+cthulhu", 1, seed, NAMES)
        winner = 0 if "Cthulhu" in decks[0].name else 1
        winners.add(winner)
        assert said[0] == f"Both want Cthulhu; the coin falls for {NAMES[winner]} (DECK-7)."
        assert "Cthulhu" not in decks[1 - winner].name
        assert not decks[0].cards.keys() & decks[1].cards.keys()
    assert winners == {0, 1}


@pytest.mark.parametrize(("said", "answer"), [
    ("cthulu+hastur", 'The Core Set has no faction "cthulu". Did you mean "cthulhu"?'),
    ("twilight+hastur", 'The Core Set has no faction "twilight". There are agency, miskatonic'),
    ("hastur", 'There is no deck or file "hastur". Did you mean "hastur+yog-sothoth"'),
    ("a+b+c", '"a+b+c": the packet of a quick deck is 1 or 2.'),
    ("hastur+has", "A quick deck is made of two different factions of the Core Set."),
])
def test_what_is_no_deck_is_one_sentence(said: str, answer: str, capsys: pytest.CaptureFixture[str]) -> None:
    """DECK-7."""
    with pytest.raises(SystemExit) as stopped:
        main(["play", "--terminal", "--me", said])
    assert stopped.value.code == 2
    assert answer in capsys.readouterr().err


def header_of(path: str) -> Header:
    header = GameRecord.read(path).replay(CARDS).header
    assert header is not None
    return header


def test_any_deck_sits_down(tmp_path: Path) -> None:
    """DECK-5: a file against a code; the cards are dealt from the same order whichever form the deck came in."""
    mine = Deck("Mine", {"core-088": 3, "core-042": 2, "core-091": 9})
    Path("mine.txt").write_text(FORMS["text"].write(mine), encoding="utf-8")
    code = FORMS["code"].write(shelf()["agency+syndicate+2"].deck)
    result = run("--terminal", "--me", "mine.txt", "--them", code, "--seed", "5", "--save", "one.json")
    assert "You: Mine" in result.output
    assert "The Novice: The Agency and The Syndicate, packet 2" in result.output
    header = header_of("one.json")
    assert header.decks == (tuple(mine.card_ids()), tuple(shelf()["agency+syndicate+2"].deck.card_ids()))
    assert header.stories == STORIES
    run("--terminal", "--me", FORMS["code"].write(mine), "--them", code, "--seed", "5", "--save", "two.json")
    assert header_of("two.json") == header


def test_a_deck_of_ones_own_against_a_quick_deck() -> None:
    """DECK-7: where one side brings its own cards, nobody has to share a box."""
    Path("mine.txt").write_text("Mine\n3x Byakhee Servant\n9x Ghost", encoding="utf-8")
    decks, said = seated("mine.txt", "hastur+cthulhu", 2, 1, NAMES)
    assert said == ["You: Mine", "The Novice: Hastur and Cthulhu, packet 2"]
    assert decks[1].cards == matchup_decks(((HASTUR, CTHULHU), (AGENCY, MISKATONIC), 1))[0].cards
    assert len({seated("mine.txt", None, None, seed, NAMES)[1][1] for seed in range(8)}) > 2


def test_one_story_deck_for_both() -> None:
    """DECK-5, CCG-4: the first player's, else the second's, else the Core Set's; another one than usual is told."""
    other = tuple(sorted((*STORIES[:9], "soa-051")))
    mine, theirs, none = (Deck("Ghosts", {"core-091": 9}, stories) for stories in (other, STORIES, ()))
    assert stories_for((none, none), NAMES) == (STORIES, [])
    assert stories_for((none, theirs), NAMES) == (STORIES, [])
    assert stories_for((mine, theirs), NAMES) == (other, ["The story deck is the one of You: a selection."])
    assert stories_for((theirs, mine), NAMES) == (STORIES, ["The story deck is the one of You: Core Set."])


@pytest.mark.parametrize(("said", "answer"), [
    ("1x Ghost", "The deck has 1 card; at least 9 are needed."),
    (f"9x Ghost\n2x {LATE.label}", f"has cards that cannot be played here yet: {LATE.label}."),
    ("9x Ghost\nDraw deck\n1x core-158", "Opening Night is a story card and belongs into the story deck."),
    ("9x Gost", 'line 1: No card is called "Gost". Did you mean "Ghost"?'),
])
def test_decks_that_cannot_be_played(said: str, answer: str, capsys: pytest.CaptureFixture[str]) -> None:
    """SET-5, DECK-11, DECK-1: in words, before anything is dealt."""
    Path("mine.txt").write_text(said, encoding="utf-8")
    with pytest.raises(SystemExit) as stopped:
        main(["play", "--terminal", "--them", "mine.txt"])
    assert stopped.value.code == 2
    assert answer in capsys.readouterr().err
