"""The interface of a language of the program: what it has to be able to say.

English is what the engine itself says; every other language is a package of its own beside this module.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from rlyeh.engine import Decision, Option, Refusal
from rlyeh.engine.explain import Event, Names, Teller, events
from rlyeh.engine.visibility import View
from rlyeh.model import Card
from rlyeh.translation.coaching import CoachWords
from rlyeh.translation.hints import HintWords
from rlyeh.translation.values import ValueWords

if TYPE_CHECKING:
    from rlyeh.engine import Game


class Language(ABC):
    """Everything that players are told, in one language. Nothing here changes a game or knows more than its viewer."""

    code: str
    """As browsers name it: "en", "de"."""
    name: str
    """As its speakers call it."""
    teller: Teller
    """Who puts the log into words."""
    hints: HintWords
    """Who puts hints into words."""
    coach: CoachWords
    """Who puts what the coach found into words."""
    values: ValueWords
    """Who puts into words what makes a card's values what they are."""

    @abstractmethod
    def card_text(self, card: Card) -> str:
        """Everything in the text box but subtypes and keywords, a line for each entry."""

    @abstractmethod
    def keyword_words(self, card: Card) -> list[str]:
        """The keywords of a card with their values."""

    @abstractmethod
    def subtypes(self, card: Card) -> list[str]:
        """The subtypes of a card."""

    @abstractmethod
    def type_line(self, card: Card) -> tuple[str, str]:
        """What sort of card it is, and its faction."""

    @abstractmethod
    def prompt(self, game: Game, decision: Decision) -> str:
        """What the open decision asks."""

    @abstractmethod
    def option_text(self, game: Game, option: Option) -> str:
        """What an option of the open decision does."""

    @abstractmethod
    def option_texts(self, game: Game, decision: Decision) -> list[str]:
        """The words for all options, such that no two read the same."""

    @abstractmethod
    def refusal(self, game: Game, refusal: Refusal) -> str:
        """Why something is not possible now."""

    @abstractmethod
    def problem(self, sentence: str) -> str:
        """What an error says, given its English sentence; as it is where nobody has put it into other words."""

    @abstractmethod
    def view(self, game: Game, view: View) -> View:
        """A view with its words: the effects in force, the open question."""

    def events(self, game: Game, since: int, names: Names) -> list[Event]:
        """The journal from an entry on, in words. A player called "You" is spoken to."""
        return events(game, since, names, self.teller)
