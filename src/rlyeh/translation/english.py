"""English: what the engine and the card language say themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rlyeh.engine import Decision, Option, Refusal, explain
from rlyeh.engine.visibility import View
from rlyeh.language.text.english import card_text, keyword_words
from rlyeh.model import Card
from rlyeh.translation.coaching import CoachWords
from rlyeh.translation.hints import HintWords
from rlyeh.translation.language import Language
from rlyeh.translation.values import ValueWords

if TYPE_CHECKING:
    from rlyeh.engine import Game


class English(Language):
    """English."""

    code, name = "en", "English"
    teller = explain.ENGLISH
    hints = HintWords()
    coach = CoachWords()
    values = ValueWords()

    def card_text(self, card: Card) -> str:
        return card_text(card)

    def keyword_words(self, card: Card) -> list[str]:
        return keyword_words(card)

    def subtypes(self, card: Card) -> list[str]:
        return list(card.subtypes)

    def type_line(self, card: Card) -> tuple[str, str]:
        return card.type.capitalize(), card.faction.title

    def prompt(self, game: Game, decision: Decision) -> str:
        return explain.prompt(game, decision)

    def option_text(self, game: Game, option: Option) -> str:
        return explain.option_text(game, option)

    def option_texts(self, game: Game, decision: Decision) -> list[str]:
        return explain.option_texts(game, decision)

    def refusal(self, game: Game, refusal: Refusal) -> str:
        return refusal.text

    def problem(self, sentence: str) -> str:
        return sentence

    def view(self, game: Game, view: View) -> View:
        return view
