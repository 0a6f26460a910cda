"""Questions in the terminal: a decision as numbered choices, in one step or in two."""

from __future__ import annotations

from typing import TypeVar

from rich.text import Text

from rlyeh.asking import Several, is_own_operations, keys_of, missing_factions, several
from rlyeh.cli.board import BRASS, DUST, GREEN, PAPER
from rlyeh.cli.signs import with_signs
from rlyeh.engine import NOTHING, PASS, Decision, Game, Option
from rlyeh.engine.explain import option_text, option_texts
from rlyeh.model import Zone

T = TypeVar("T")

DEFAULTS = ("pass", "done", "keep", "place")
"""Verbs that pressing Enter stands for."""


class Misread(Exception):  # noqa: N818
    """What a person typed is no answer: one sentence."""


class Unseen(Misread):
    """No card on the table has such a name."""


Keys = tuple[str, ...]
"""Keys of options to apply one after another; none while the answer is not complete."""


class Question:
    """A decision with its options numbered from 1."""

    hint = "a number"

    def __init__(self, game: Game, decision: Decision) -> None:
        self.game = game
        self.decision = decision
        self.texts = [
            self._text_of(option, text)
            for option, text in zip(decision.options, option_texts(game, decision), strict=True)
        ]
        self.numbers = _numbers(decision.options)

    def _text_of(self, option: Option, text: str) -> str:
        """What an option says; who ends their operations is told what they leave."""
        if option.verb != PASS or not is_own_operations(self.game, self.decision):
            return text
        cards = [option.card for option in self.decision.options if option.card != NOTHING]
        number = len({card for card in cards if self.game.state.cards[card].zone is Zone.HAND})
        return f"End operations: {number} playable" if number else "End operations"

    @property
    def default(self) -> Option | None:
        """What Enter stands for."""
        defaults = [option for option in self.decision.options if option.verb in DEFAULTS]
        return defaults[0] if len(defaults) == 1 else None

    def lines(self) -> list[Text]:
        """What may be answered."""
        options = zip(self.numbers, self.texts, self.decision.options, strict=True)
        return [numbered(number, text, option is self.default) for number, text, option in options]

    def card(self, number: int) -> int:
        """The card that a number stands for, for those who ask about it."""
        return self._option(number).card

    def take(self, numbers: list[int]) -> Keys:
        """The answer that numbers stand for: one, and how often where an option takes any number."""
        option = self._option(numbers[0])
        if option.most != NOTHING:
            return (self._ranged(option, numbers),)
        if len(numbers) != 1:
            raise Misread("One number is enough here.")
        return (option.key,)

    def _ranged(self, option: Option, numbers: list[int]) -> str:
        """The key of an option with the number that was typed after it."""
        if len(numbers) != 2 or not option.number <= numbers[1] <= option.most:
            often = f"from {option.number} to {option.most}"
            raise Misread(f'Please say how often as well, {often}: "{numbers[0]} {min(7, option.most)}".')
        return Option(option.verb, option.card, numbers[1], option.other).key

    def enter(self) -> Keys:
        """The answer that Enter stands for."""
        if self.default is None:
            raise Misread("Enter stands for nothing here; please type a number.")
        return (self.default.key,)

    def warning(self) -> str:
        """What is said before an answer is given that is hardly meant; empty for most."""
        return ""

    def _option(self, number: int) -> Option:
        if number not in self.numbers:
            raise Misread(f"There is no number {number}; please take one from the list.")
        return self.decision.options[self.numbers.index(number)]

    def pick(self, choices: list[T], number: int) -> T:
        """The thing with this number."""
        if not 1 <= number <= len(choices):
            raise Misread(f"There is no number {number}; they go from 1 to {len(choices)}.")
        return choices[number - 1]


def _numbers(options: list[Option]) -> list[int]:
    """The numbers of options: domains and values of X keep their own."""
    verbs = {option.verb for option in options}
    if verbs == {"drain"}:
        return [option.number + 1 for option in options]
    return [option.number for option in options] if verbs == {"x"} else list(range(1, len(options) + 1))


def numbered(number: int, text: str, is_default: bool = False, style: str = "") -> Text:
    """A choice with its number; the arrow marks what Enter does."""
    line = Text()
    line.append(f"{number:>4} ", BRASS)
    line.append(with_signs(text), style or PAPER)
    if is_default:
        line.append("  ⏎", GREEN)
    return line


class InTwoSteps(Question):
    """A card first, then its place: for resources."""

    hint = "a card, or card and domain (2 1)"

    def __init__(self, game: Game, decision: Decision) -> None:
        super().__init__(game, decision)
        self.cards = list(dict.fromkeys(o.card for o in decision.options if o.number != NOTHING))
        self.chosen: int | None = None

    def lines(self) -> list[Text]:
        if self.chosen is None:
            names = [self._name(card) for card in self.cards]
            lines = [numbered(number, name) for number, name in enumerate(names, 1)]
        else:
            lines = [Text(f"{self._name(self.chosen)}: to which domain?", PAPER)]
            sizes = [len(domain.resources) for domain in self.game.state.sides[self.decision.seat].domains]
            places = [option.number for option in self._places(self.chosen)]
            lines += [numbered(place + 1, f"domain {place + 1} ({sizes[place]} so far)") for place in places]
        if self.default is not None:
            lines.append(Text("   ⏎ nothing" if self.chosen is None else "   0 another card", DUST))
        return lines

    def _name(self, card: int) -> str:
        return "a random card" if card == NOTHING else self.game.state.cards[card].face.title

    def _places(self, card: int) -> list[Option]:
        return [o for o in self.decision.options if o.card == card and o.number != NOTHING]

    def card(self, number: int) -> int:
        return self.pick(self.cards, number)

    def take(self, numbers: list[int]) -> Keys:
        if self.chosen is None:
            if len(numbers) > 2:
                raise Misread("Please type a card, or a card and a domain.")
            self.chosen = self.pick(self.cards, numbers[0])
            numbers = numbers[1:]
        if not numbers:
            return ()
        if numbers == [0]:
            self.chosen = None
            return ()
        fitting = [option for option in self._places(self.chosen) if option.number + 1 == numbers[0]]
        if not fitting:
            self.chosen = None
            raise Misread(f"You have no domain {numbers[0]}.")
        return (fitting[0].key,)


class SeveralThings(Question):
    """A choice of several things, in any order, all at once or one by one; naming one twice takes it back."""

    def __init__(self, game: Game, decision: Decision, choice: Several) -> None:
        super().__init__(game, decision)
        self.choice = choice
        self.cards = [option.card for option in choice.options]
        self.picked: list[int] = []

    @property
    def hint(self) -> str:  # type: ignore[override]
        """What may be typed."""
        least, most = self.choice.least, self.choice.most
        number = f"{most}" if least == most else f"{least} to {most}"
        return f"{number} numbers (1 4 6){'' if least == most else ', then Enter'}"

    def lines(self) -> list[Text]:
        return [
            numbered(number, f"{self._text(option)}{'  ✓' if number - 1 in self.picked else ''}")
            for number, option in enumerate(self.choice.options, 1)
        ]

    def _text(self, option: Option) -> str:
        piece = self.game.state.cards[option.card] if option.card != NOTHING else None
        if piece is not None and piece.zone is Zone.HAND:
            return piece.face.title
        return option_text(self.game, option)

    def card(self, number: int) -> int:
        return self.pick(self.cards, number)

    def take(self, numbers: list[int]) -> Keys:
        picked = list(self.picked)
        for number in numbers:
            self.pick(self.cards, number)
            if number - 1 in picked:
                picked.remove(number - 1)
            else:
                picked.append(number - 1)
        if len(picked) > self.choice.most:
            raise Misread(f"Choose {self.choice.most} at most, not {len(picked)}.")
        self.picked = picked
        return self._keys() if len(picked) == self.choice.most else ()

    def enter(self) -> Keys:
        if len(self.picked) < self.choice.least:
            raise Misread(f"Enter stands for nothing here before you have chosen {self.choice.least}.")
        return self._keys()

    def warning(self) -> str:
        lacking = missing_factions(self.game, self.choice, [self.choice.options[place] for place in self.picked])
        if not lacking:
            return ""
        named = " or ".join(faction.title for faction in lacking)
        return f"None of these is {named}: you cannot play such cards for now. Enter takes them all the same."

    def _keys(self) -> Keys:
        return tuple(keys_of(self.game, [self.choice.options[place].key for place in self.picked]))


class CommitPlan(Question):
    """Characters and the stories they go to, in any order, until the person says done."""

    hint = "character and story (2 1); 2 0 keeps one home; done"

    def __init__(self, game: Game, decision: Decision) -> None:
        super().__init__(game, decision)
        self.offers = [option for option in decision.options if option.verb == "commit"]
        self.cards = list(dict.fromkeys(option.card for option in self.offers))
        self.stories = list(game.state.row)
        self.plan: dict[int, int] = {}
        self.chosen: int | None = None

    def lines(self) -> list[Text]:
        if self.chosen is not None:
            lines = [Text(f"{self._title(self.chosen)}: to which story?", PAPER)]
            open_ = [option.other for option in self.offers if option.card == self.chosen]
            numbers = [(self.stories.index(story) + 1, story) for story in open_]
            return [*lines, *(numbered(number, self._title(story)) for number, story in numbers), _HOME]
        stories = "   ".join(f"{number} {self._title(story)}" for number, story in enumerate(self.stories, 1))
        lines = [numbered(number, self._with_plan(card)) for number, card in enumerate(self.cards, 1)]
        lines.append(Text(f"   stories: {stories}", DUST))
        if self.default is not None:
            lines.append(Text(f"   ⏎ done ({self._summary()})", GREEN))
        return lines

    def _summary(self) -> str:
        number = len(self.plan)
        if not number:
            return f"nobody commits, {len(self.cards)} could"
        return "1 commits" if number == 1 else f"{number} commit"

    def _title(self, card: int) -> str:
        return self.game.state.cards[card].face.title

    def _with_plan(self, card: int) -> str:
        story = self.plan.get(card)
        return self._title(card) + ("" if story is None else f" → {self._title(story)}")

    def card(self, number: int) -> int:
        return self.pick(self.cards, number)

    def take(self, numbers: list[int]) -> Keys:
        if self.chosen is None:
            if len(numbers) > 2:
                raise Misread("Please type a character, or a character and a story.")
            self.chosen = self.pick(self.cards, numbers[0])
            numbers = numbers[1:]
        if not numbers:
            return ()
        card, self.chosen = self.chosen, None
        if numbers[0] == 0:
            self.plan.pop(card, None)
            return ()
        self._send(card, self.pick(self.stories, numbers[0]))
        return ()

    def _send(self, card: int, story: int) -> None:
        if not any((option.card, option.other) == (card, story) for option in self.offers):
            reasons = self.game.why_not(self.decision.seat, card, story)
            raise Misread(" ".join(map(str, reasons)) or f"{self._title(card)} cannot commit there.")
        self.plan[card] = story


_HOME = Text("   0 keep it home", DUST)


def question_for(game: Game, decision: Decision) -> Question:
    """The way to put a decision."""
    if decision.kind == "commit":
        return CommitPlan(game, decision)
    choice = several(game)
    if choice is not None:
        return SeveralThings(game, decision, choice)
    if decision.kind == "resource":
        return InTwoSteps(game, decision)
    return Question(game, decision)
