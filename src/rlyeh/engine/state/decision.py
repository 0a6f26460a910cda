"""Decisions: who decides what, with every legal option listed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from rlyeh.engine.state.cards import NOTHING
from rlyeh.model import Text, Word

PASS: Final = "pass"


@mypyc_attr(acyclic=True)
class Option:
    """A legal action: one answer. Its key means the same in a log, a link, a replay and a training set."""

    __slots__ = ("ability", "card", "key", "most", "number", "other", "overpaid", "text", "verb")

    def __init__(
        self,
        verb: str,
        card: int = NOTHING,
        number: int = NOTHING,
        other: int = NOTHING,
        ability: Text | None = None,
        text: str = "",
        overpaid: int = NOTHING,
        most: int = NOTHING,
    ) -> None:
        self.verb = verb
        self.card = card
        self.number = number
        self.other = other
        self.ability = ability
        self.text = text
        """Words for things that have no card: a subtype, a title, a mode."""
        self.overpaid = overpaid
        """How much of a domain would be drained for nothing (PAY-12), where the answer drains one."""
        self.most = most
        """The largest number that may be answered instead of `number`, and with it every number between (EFF-44);
        NOTHING where it is this one or none. Each of them has the key that it would have if it were listed."""
        key = verb if card == NOTHING else f"{verb}:{card}"
        if number != NOTHING:
            key += f".{number}"
        if other != NOTHING:
            key += f"@{other}"
        self.key = key
        """The option's name: verb, card, number, second card."""

    def __repr__(self) -> str:
        """Such as `<use:12.0: "Action: draw a card.">`: the key, and what it stands for where that is no card."""
        meaning = self.text if self.ability is None else self.ability.english()
        return f'<{self.key}: "{meaning}">' if meaning else f"<{self.key}>"


TO_PASS: Final = Option(PASS)
TO_DECLINE: Final = Option("decline")
TO_BE_DONE: Final = Option("done")
"""What is offered most often; options are never changed."""

KEPT: Final[dict[str, dict[int, Option]]] = {}
"""Options that name nothing but a card, by verb and card: they are offered again and again."""


def with_each(verb: str, cards: list[int]) -> list[Option]:
    """To do this with one of the cards; each option is made once and kept."""
    options_by_card = KEPT.get(verb)
    if options_by_card is None:
        options_by_card = KEPT[verb] = {}
    options: list[Option] = []
    for card in cards:
        option = options_by_card.get(card)
        if option is None:
            option = options_by_card[card] = Option(verb, card)
        options.append(option)
    return options


def with_number(option: Option, key: str) -> Option | None:
    """The answer of this key that stands between an option's number and the most that it takes; None if none does."""
    digits = key.rpartition(".")[2]
    if not (digits.isascii() and digits.isdigit() and len(digits) <= len(str(option.most))):
        return None
    answer = Option(option.verb, option.card, int(digits), option.other, option.ability, option.text)
    return answer if answer.key == key and option.number <= answer.number <= option.most else None


@mypyc_attr(acyclic=True)
class Decision:
    """A choice point: a question to one seat, made by `question`."""

    __slots__ = ("card", "kind", "options", "rule", "seat", "text")

    seat: int
    kind: str
    options: list[Option]
    rule: str
    """The rule that asks."""
    card: int
    """The card that asks, if one does."""
    text: str
    """What is asked, where the kind alone does not say it."""

    def option(self, key: str) -> Option | None:
        """The option with this key."""
        for option in self.options:
            if option.key == key:
                return option
        for option in self.options:
            if option.most != NOTHING:
                answer = with_number(option, key)
                if answer is not None:
                    return answer
        return None

    def keys(self) -> list[str]:
        """The keys of all options."""
        return [option.key for option in self.options]

    def __repr__(self) -> str:
        asks = "" if self.card == NOTHING else f" of #{self.card}"
        return f"<{self.kind}{asks} for seat {self.seat}, {self.rule}: {', '.join(self.keys())}>"


def question(
    seat: int, kind: str, options: list[Option], rule: str, card: int = NOTHING, text: str = ""
) -> Decision:
    """A question. A function for the sake of interpreted Python, as `happening` is."""
    decision = Decision()
    decision.seat = seat
    decision.kind = kind
    decision.options = options
    decision.rule = rule
    decision.card = card
    decision.text = text
    return decision


@mypyc_attr(acyclic=True)
class Refusal:
    """The reason why something is an illegal action now: a rule and a sentence."""

    __slots__ = ("card", "rule", "text", "word")

    def __init__(self, rule: str, text: str, card: int = NOTHING, word: Word | None = None) -> None:
        self.rule = rule
        self.text = text
        self.card = card
        """The card that stands in the way, if one does."""
        self.word = word
        """The word of the card that the sentence quotes, for whoever says it in another language."""

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})"

    def __repr__(self) -> str:
        return f"<{self}>"
