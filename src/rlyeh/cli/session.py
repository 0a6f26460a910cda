"""A game at the terminal: whose moment it is, what a person types, taking back, saving."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from rlyeh import reference
from rlyeh.asking import EVERYTHING, WINDOWS, Habits, Preset, Step, answer_for, asked_again, step
from rlyeh.bots import Bot, Chair, levels, make
from rlyeh.bots import hints as whispers
from rlyeh.cli.board import BLOOD, BRASS, DUST, GREEN, PAPER, render
from rlyeh.cli.cards import card_panel
from rlyeh.cli.explained import value_lines
from rlyeh.cli.questions import CommitPlan, Keys, Misread, Question, Unseen, question_for
from rlyeh.cli.rules import rule_panel
from rlyeh.cli.signs import LEGEND, with_signs
from rlyeh.engine import NOTHING, Decision, Game, Option, new_game
from rlyeh.engine.explain import Event, events, option_source, prompt
from rlyeh.engine.files import GameRecord, give
from rlyeh.engine.plans import keys_of_commitments
from rlyeh.errors import IllegalOption, RlyehError, UnknownCard, did_you_mean
from rlyeh.model import Card
from rlyeh.system import cores

PERSON = "You"
SHORT_LOG, LONG_LOG = 5, 10
HINT = "? the rule · hint · w CARD why not · c CARD · log · undo · skip · save · q · help"
PRESETS: dict[Preset, str] = {
    "relaxed": "You are asked in your own operations, and to answer what touches you.",
    "normal": "You are asked where there is something to answer, and before stories resolve.",
    "every": "You are asked in every window, and about everything.",
}
"""How one can want to be asked, and what that means."""
HELP = """\
number   choose; Enter takes what is marked ⏎
?        the rule behind the question; ? TIME-7 shows any rule
w CARD   why can this card not be played, used or committed? (w CARD to STORY for one story)
hint     what to answer, and why
c CARD   show a card, by title or by the number before it, and what has changed its skill, icons, cost ...
log      what happened so far; log all adds every step
board    show the board again
undo     back to your previous decision
save     save the game; save FILE to another file
ask HOW  in which windows you are asked: relaxed, normal or every
skip     pass until you are asked something else, or your phase or your opponent's turn is over
q        save and leave (Ctrl-C does the same)

On cards T C A I are terror, combat, arcane and investigation icons; » marks a Transient resource."""


class Leave(Exception):  # noqa: N818
    """The person leaves the table."""


class TerminalGame:
    """A game between people and bots in one terminal."""

    def __init__(
        self,
        game: Game,
        names: tuple[str, str],
        console: Console,
        read: Callable[[str], str],
        path: Path,
        hints: bool = False,
        opening: Sequence[str] = (),
    ) -> None:
        self.game = game
        self.names = names
        self.console = console
        self.read = read
        self.path = path
        self.seed = game.header.seed if game.header is not None else 0
        self.bots: tuple[Bot | None, Bot | None] = (self._bot(names[0]), self._bot(names[1]))
        """Who is played by the program: whoever is called after a level."""
        self.opening = [*opening, LEGEND]
        """What is said once, below the first board: who has which deck, and what the letters mean."""
        self.hints = hints
        """Whether a hint comes with every question."""
        self.moments: list[int] = []
        """How many answers had been given each time a person was asked."""
        self.history: list[Event] = []
        """What the journal says, as far as it has been put into words."""
        self.journal_read = 0
        """How much of the journal that is."""
        self.habits = Habits()
        """How people here want to be asked."""
        self.steps: list[Step] = []
        """What was answered since the game was taken up here."""
        self.answers_before = len(game.answers)
        """How many answers had been given before that."""
        self.ask_anyway: frozenset[str] = frozenset()
        """What is asked although it would be answered for them: such an answer was taken back."""
        self.warned_of: Keys = ()
        """The answer that the person was warned of: given once more it is meant."""
        self.skipping: tuple[int, ...] = ()
        """While the turn (and, on one's own turn, the phase) is this, a person passes wherever that is possible."""

    # -- the game ------------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play on until the game is over or the person leaves; what was played is never lost."""
        try:
            while (decision := self.game.decision) is not None:
                bot = self.bots[decision.seat]
                if bot is not None:
                    self._give(self._thought(bot))
                elif (automatic := self._given_for_them(decision)) is not None:
                    self._give(automatic, auto=True)
                else:
                    self._ask(decision)
        except (KeyboardInterrupt, EOFError, Leave):
            self._leave()
        else:
            self._finish()

    def _give(self, answer: Option | str, auto: bool = False) -> None:
        """Answer the open question, and remember it."""
        decision = self.game.decision
        option = answer if isinstance(answer, Option) or decision is None else decision.option(answer)
        played = step(self.game, option, auto) if isinstance(option, Option) else None
        self.game.apply(answer)
        if played is not None:
            self.steps.append(played)

    def _given_for_them(self, decision: Decision) -> Option | None:
        """What a person is not asked: windows that they skip or that are of no use, and what goes without saying."""
        if decision.kind in WINDOWS and self.skipping == self._stretch(decision):
            return decision.option("pass")
        return answer_for(self.game, self.habits, self.steps, self.ask_anyway)

    def _bot(self, name: str) -> Bot | None:
        """The bot behind a name. What it answers depends on the seed and on how the game stands, so a game that was
        saved, or taken back, goes on as it would have."""
        level = levels.seated(name)
        return None if level is None else make(level.name, self.seed, jobs=cores())

    def _thought(self, bot: Bot) -> Option:
        """A bot's answer; who is watching sees that it thinks."""
        decision = self.game.decision
        assert decision is not None
        with self.console.status(Text(f"{self.names[decision.seat]} thinks", DUST)):
            return bot.choose(Chair(self.game))

    def _stretch(self, decision: Decision) -> tuple[int, ...]:
        """The part of the game for which "skip" holds."""
        state = self.game.state
        if state.active == decision.seat:
            return (decision.seat, state.turn, state.phase)
        return (decision.seat, state.turn)

    def _ask(self, decision: Decision) -> None:
        """Put a decision to a person until it is answered."""
        self.moments.append(len(self.game.answers))
        self.skipping = ()
        self.ask_anyway = frozenset() if self.steps and self.steps[-1].turn != self.game.state.turn else self.ask_anyway
        question = question_for(self.game, decision)
        self._show(decision)
        while self.opening:
            self._say(self.opening.pop(0), DUST)
        self._put(question)
        if self.hints:
            self.show_hint("", question)
        while self.game.decision is decision:
            line = self.read("» ").strip()
            try:
                if not self._command(line, question):
                    self._answer(line, question)
            except (Misread, RlyehError) as problem:
                self._say(str(problem), BLOOD)

    def _answer(self, line: str, question: Question) -> None:
        word = line.lower()
        if not line or word in ("pass", "p", "done", "d"):
            keys = question.enter()
            if isinstance(question, CommitPlan):
                self._commit(question)
                return
        else:
            keys = question.take(_numbers(line))
        if keys and keys != self.warned_of and (warning := question.warning()):
            self.warned_of = keys
            raise Misread(warning)
        for key in keys:
            self._give(key)
        if not keys:
            self._put(question)

    def _commit(self, question: CommitPlan) -> None:
        """Carry out the plan; one that the engine refuses changes nothing."""
        try:
            keys = keys_of_commitments(self.game, question.plan)
        except IllegalOption as refused:
            raise Misread(str(refused)) from refused
        for key in keys:
            self._give(key)

    def _rewind(self, number: int) -> None:
        """Go back to when so many answers had been given."""
        self.game = replayed(self.game, self.game.answers[:number])
        del self.steps[max(0, number - self.answers_before) :]
        self.history, self.journal_read = [], 0

    # -- what a person types -------------------------------------------------------------------------------------------

    def _command(self, line: str, question: Question) -> bool:
        """Whether the line was a command, which then has been obeyed."""
        word, _, argument = line.partition(" ")
        command = COMMANDS.get(word.lower())
        if command is None:
            return False
        command(self, argument.strip(), question)
        return True

    def help(self, argument: str, question: Question) -> None:
        """What can be typed."""
        self._say(HELP, PAPER)

    def show_rule(self, argument: str, question: Question) -> None:
        """The rule behind the question, or any rule."""
        if argument:
            self.console.print(rule_panel(reference.rule(argument)))
            return
        decision = question.decision
        self.console.print(rule_panel(reference.rule(decision.rule)))
        if decision.card != NOTHING:
            self._say(f"Asked by {self.game.state.cards[decision.card].face.title} (c shows the card).", DUST)

    def show_hint(self, argument: str, question: Question) -> None:
        """What a bot would answer in the person's place, and why."""
        with self.console.status(Text("A voice from the deep considers", DUST)):
            hint = whispers.hint(Chair(self.game), self.seed)
        self.console.print(Text("Hint: ", BRASS) + Text(hint.advice, GREEN) + Text(f" {hint.reason}", PAPER))

    def show_why_not(self, argument: str, question: Question) -> None:
        """Why a card cannot be played, used or committed."""
        seat = question.decision.seat
        card, story = self._card_and_story(argument, question)
        reasons = self.game.why_not(seat, card, story)
        title = self.game.state.cards[card].face.title
        if not reasons:
            where = "" if story == NOTHING else f" to {self.game.state.cards[story].face.title}"
            self._say(f"{title}{where}: that is possible now.", GREEN)
        for reason in reasons:
            self._say(f"{title}: {reason}", PAPER)

    def show_card(self, argument: str, question: Question) -> None:
        """A card, by title or by the number of an option, with what is not as printed and what has made it so."""
        if not argument and question.decision.card != NOTHING:
            card = question.decision.card
        elif argument:
            try:
                card = self._find(argument, question)
            except Misread as problem:
                self.console.print(card_panel(self._look_up(argument, problem)))
                return
        else:
            raise Misread("Please say which card: c CARD.")
        self.console.print(card_panel(self.game.pool[self.game.state.cards[card].face.id]))
        for line in value_lines(self.game, question.decision.seat, card, self.names):
            self.console.print(line)

    def _look_up(self, name: str, problem: Misread) -> Card:
        """A card that the person does not see, from the pool. If there is none either, what was wrong at the table is
        said, unless nothing there came near."""
        try:
            return self.game.pool.named(name)
        except UnknownCard:
            if isinstance(problem, Unseen):
                raise
            raise problem from None

    def show_log(self, argument: str, question: Question) -> None:
        """What happened so far."""
        for event in self._read_journal():
            if not event.minor or argument == "all":
                mark = Text(f"{event.source:>10}  ", DUST)
                self.console.print(mark + Text(with_signs(event.text(question.decision.seat)), PAPER))

    def show_board(self, argument: str, question: Question) -> None:
        """The board and the question again."""
        self._show(question.decision)
        self._put(question)

    def undo(self, argument: str, question: Question) -> None:
        """Back to the person's previous decision."""
        if len(self.moments) < 2:
            raise Misread("There is nothing to take back.")
        self.moments.pop()
        number = self.moments.pop()
        taken_back = self.steps[max(0, number - self.answers_before) :]
        self._rewind(number)
        self.ask_anyway = frozenset(asked_again(taken_back, question.decision.seat))
        self._say("Taken back.", GREEN)

    def skip(self, argument: str, question: Question) -> None:
        """Pass from now on, for a while."""
        if question.decision.kind not in WINDOWS:
            raise Misread("You cannot pass here.")
        self.skipping = self._stretch(question.decision)
        self._give("pass")

    def ask(self, argument: str, question: Question) -> None:
        """Say in which windows one wants to be asked."""
        chosen = next((preset for preset in PRESETS if preset == argument.strip().lower()), None)
        if chosen is None:
            raise Misread(f"Please say how: ask {', ask '.join(PRESETS)}.")
        self.habits = EVERYTHING if chosen == "every" else Habits(chosen)
        self._say(PRESETS[chosen], GREEN)

    def save(self, argument: str, question: Question) -> None:
        """Save the game."""
        if argument:
            self.path = Path(argument)
        self._write()
        self._say(f"Saved to {self.path}.", GREEN)

    def leave(self, argument: str, question: Question) -> None:
        """Save and leave."""
        raise Leave

    # -- finding cards -------------------------------------------------------------------------------------------------

    def _card_and_story(self, argument: str, question: Question) -> tuple[int, int]:
        if not argument:
            raise Misread("Please say which card: w CARD.")
        name, to, where = argument.rpartition(" to ")
        if to:
            stories = {self.game.state.cards[story].face.title: story for story in self.game.state.row}
            matches = [story for title, story in stories.items() if where.casefold() in title.casefold()]
            if len(matches) == 1:
                return self._find(name, question), matches[0]
        return self._find(argument, question), NOTHING

    def _find(self, name: str, question: Question) -> int:
        """The card a person means, among those the person may see."""
        if name.isdigit():
            card = question.card(int(name))
            if card == NOTHING:
                raise Misread(f"Number {name} stands for no card.")
            return card
        visible = self._visible_cards(question.decision.seat)
        folded = name.casefold()
        exact = [card for card, title in visible if title.casefold() == folded]
        if exact:
            return exact[0]
        near = {title: card for card, title in reversed(visible) if folded in title.casefold()}
        if len(near) == 1:
            return next(iter(near.values()))
        if near:
            raise Misread(f'"{name}" could be {", ".join(sorted(near))}.')
        raise Unseen(f'You see no card called "{name}".{did_you_mean(name, [title for _, title in visible])}')

    def _visible_cards(self, seat: int) -> list[tuple[int, str]]:
        """The cards a seat may see, hand first."""
        view = self.game.view(seat)
        mine, theirs = view.sides[seat], view.sides[1 - seat]
        groups: list[Sequence[object]] = [mine.hand, view.play, view.stories, view.limbo, theirs.hand]
        for side in (mine, theirs):
            groups += [side.discard, side.won, *(domain.resources for domain in side.domains)]
        return [(card.id, card.title) for group in groups for card in group]  # type: ignore[attr-defined]

    # -- what is shown -------------------------------------------------------------------------------------------------

    def _show(self, decision: Decision) -> None:
        """The board, with what happened since the person was last asked."""
        before = len(self.history)
        new = sum(not event.minor for event in self._read_journal()[before:])
        self.console.clear()
        lines = self._lines(decision.seat, max(SHORT_LOG, min(new, LONG_LOG)))
        self.console.print(render(self.game, decision.seat, self.names, lines))

    def _read_journal(self) -> list[Event]:
        """Put into words what has happened since this was last done; returns the whole history."""
        self.history += events(self.game, self.journal_read, self.names)
        self.journal_read = len(self.game.journal or ())
        return self.history

    def _lines(self, seat: int, number: int) -> list[str]:
        """The last lines of the short log."""
        return [with_signs(event.text(seat)) for event in self._read_journal() if not event.minor][-number:]

    def _put(self, question: Question) -> None:
        decision = question.decision
        name = self.names[decision.seat]
        lead = Text("" if name == PERSON else f"{name}: ", BRASS)
        source = option_source(self.game, decision, decision.options[-1])
        self.console.print(lead + Text(with_signs(prompt(self.game, decision)), GREEN) + Text(f"  [{source}]", DUST))
        for line in question.lines():
            self.console.print(line)
        self._say(f"({question.hint} · {HINT if len(self.moments) < 2 else 'help'})", DUST)

    def _say(self, text: str, style: object) -> None:
        self.console.print(Text(with_signs(text), style))  # type: ignore[arg-type]

    # -- the end -------------------------------------------------------------------------------------------------------

    def _leave(self) -> None:
        self._rewind(len(self.game.answers))
        self._write()
        self._say(f"\nThe game is saved to {self.path}.", GREEN)
        self._say(f"Play on with: rlyeh play --terminal --resume {self.path}", PAPER)

    def _finish(self) -> None:
        seat = 0 if self.bots[0] is None else 1
        self.console.print(render(self.game, seat, self.names, self._lines(seat, LONG_LOG)))
        self._write()
        self._say(f"The whole game is in {self.path}.", DUST)

    def _write(self) -> None:
        GameRecord.of(self.game, self.names).write(self.path)


def _numbers(line: str) -> list[int]:
    parts = line.replace(",", " ").split()
    if not all(part.isdigit() for part in parts):
        raise Misread(f'"{line}" is no answer here; help says what can be typed.')
    return [int(part) for part in parts]


def replayed(game: Game, answers: Sequence[str]) -> Game:
    """The game anew up to these answers, with its journal."""
    header = game.header
    assert header is not None
    anew = new_game(game.pool, header.decks, header.stories, header.seed, game.rules, game.faces)
    anew.keep_journal()
    for key in answers:
        give(anew, key)
    return anew


COMMANDS: dict[str, Callable[[TerminalGame, str, Question], None]] = {
    "?": TerminalGame.show_rule,
    "hint": TerminalGame.show_hint,
    "w": TerminalGame.show_why_not,
    "c": TerminalGame.show_card,
    "log": TerminalGame.show_log,
    "board": TerminalGame.show_board,
    "b": TerminalGame.show_board,
    "undo": TerminalGame.undo,
    "skip": TerminalGame.skip,
    "ask": TerminalGame.ask,
    "save": TerminalGame.save,
    "q": TerminalGame.leave,
    "quit": TerminalGame.leave,
    "help": TerminalGame.help,
    "h": TerminalGame.help,
}
"""What a person may type beside numbers."""
