"""German as a language of the program: everything that players are told, from one place."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rlyeh.engine import NOTHING, Decision, Option, Refusal, explain
from rlyeh.engine.visibility import View, knows
from rlyeh.engine.words import Ability, Condition, Effect, Limit, Modifier, Trigger
from rlyeh.language.triggers.events import After, When
from rlyeh.model import Card, Word
from rlyeh.translation.german import (
    adjectives,
    amounts,
    asking,
    compound,
    effects,
    healing,
    modifiers,
    openness,
    permissions,
    searching,
    stories,
    terms,
    texts,
    triggers,
)
from rlyeh.translation.german.coaching import GermanCoach
from rlyeh.translation.german.grammar import Deed, capital, tidy
from rlyeh.translation.german.hints import GermanHints
from rlyeh.translation.german.in_words import in_words, voice_in_force
from rlyeh.translation.german.log import TELLER
from rlyeh.translation.german.options import named, voice_of
from rlyeh.translation.german.phrases import PROBLEMS, REFUSALS, german
from rlyeh.translation.german.values import GermanValues
from rlyeh.translation.german.voice import NoGermanError, Tense, Voice, circumstance, claim, moment, sentences, text
from rlyeh.translation.language import Language

if TYPE_CHECKING:
    from rlyeh.engine import Game

RENDERINGS = (
    adjectives, amounts, compound, effects, healing, modifiers, openness, permissions, searching, stories, triggers,
)  # fmt: skip
"""Modules that register what words say; importing them is all it takes."""


class German(Language):
    """Deutsch. A word that somebody adds without German is said in English rather than not at all."""

    code, name = "de", "Deutsch"
    teller = TELLER
    hints = GermanHints()
    coach = GermanCoach()
    values = GermanValues()

    def card_text(self, card: Card) -> str:
        return texts.text_box(card)

    def keyword_words(self, card: Card) -> list[str]:
        return texts.keyword_words(card)

    def subtypes(self, card: Card) -> list[str]:
        return [terms.subtype(name) for name in card.subtypes]

    def type_line(self, card: Card) -> tuple[str, str]:
        return terms.TYPES[card.type], terms.FACTIONS[card.faction]

    def prompt(self, game: Game, decision: Decision) -> str:
        try:
            return asking.prompt(game, decision)
        except NoGermanError:
            return explain.prompt(game, decision)

    def option_text(self, game: Game, option: Option) -> str:
        return asking.option_text(game, option)

    def option_texts(self, game: Game, decision: Decision) -> list[str]:
        return asking.option_texts(game, decision)

    def refusal(self, game: Game, refusal: Refusal) -> str:
        try:
            return self._refusal(game, refusal)
        except NoGermanError:
            return refusal.text

    def _refusal(self, game: Game, refusal: Refusal) -> str:
        translated = german(refusal.text, REFUSALS)
        if translated is None:
            return refusal.text
        sentence, blanks = translated
        if "prompt" in blanks and game.decision is not None:
            blanks["prompt"] = self.prompt(game, game.decision)
        if "word" in blanks and refusal.word is not None:
            blanks["word"] = quoted_word(refusal.word, voice_of(game, refusal.card), refusal.text)
        return capital(tidy(sentence.format(**blanks)))

    def problem(self, sentence: str) -> str:
        translated = german(sentence, PROBLEMS)
        return sentence if translated is None else translated[0].format(**translated[1])

    def view(self, game: Game, view: View) -> View:
        decision = view.decision
        if decision is not None and decision.options and game.decision is not None:
            pairs = zip(decision.options, game.decision.options, strict=True)
            options = tuple(replace(shown, text=_option_words(game, option)) for shown, option in pairs)
            decision = replace(decision, options=options, text=_question(game, game.decision) if decision.text else "")
            view = replace(view, decision=decision)
        if not game.state.lasting:
            return view
        return replace(
            view,
            play=tuple(replace(card, effects=_effects_on(game, view.seat, card.id)) for card in view.play),
            stories=tuple(replace(story, effects=_effects_on(game, view.seat, story.id)) for story in view.stories),
            lasting=tuple(
                replace(shown, text=in_words(lasting.text, voice_in_force(game, shown.source, lasting.text)))
                for shown, lasting in zip(view.lasting, game.state.lasting, strict=True)
            ),
        )


def _option_words(game: Game, option: Option) -> str:
    """The words of an option by themselves: an ability's text, or what has no card."""
    if option.ability is not None:
        return in_words(option.ability, voice_of(game, option.card))
    decision = game.decision
    assert decision is not None
    return named(game, option, decision.card, decision.seat) if option.text else ""


def _question(game: Game, decision: Decision) -> str:
    question = LANGUAGE.prompt(game, decision)
    if decision.card == NOTHING:
        return question
    return question.removeprefix(f"{game.state.cards[decision.card].face.title}: ")


def _effects_on(game: Game, seat: int, card: int) -> tuple[str, ...]:
    """The lasting effects that hold for a card. A source that is out of sight stays "diese Karte"."""
    held = [entry for entries in game.index().layers for entry in entries if entry.lasting is not None]
    return tuple(
        in_words(entry.modifier, voice_in_force(game, _in_sight(game, seat, entry.context.source), entry.modifier))
        for entry in held
        if entry.reaches(game, card)
    )


def _in_sight(game: Game, seat: int, card: int) -> int:
    return card if card != NOTHING and knows(game, seat, card) else NOTHING


def quoted_word(word: Word, voice: Voice, sentence: str = "") -> str:
    """A word of a card inside a sentence that speaks of it."""
    if isinstance(word, Trigger):
        joint, tense = ("wenn", Tense.WOULD) if isinstance(word, When) else ("nachdem", Tense.DONE)
        clause = moment(word.what if isinstance(word, After | When) else word, voice, tense)
        return clause if isinstance(clause, str) else f"{joint} {clause.final()}"
    if isinstance(word, Condition):
        if " only " in sentence:
            return texts.only(word, voice, "spielbar" if "played only" in sentence else "einsetzbar")
        condition = circumstance(word, voice)
        return condition if isinstance(condition, str) else condition.final()
    if isinstance(word, Modifier):
        return claim(word, voice).main()
    if isinstance(word, Effect):
        first, *others = sentences(word, voice)
        if isinstance(first, Deed) and not others:
            return first.infinitive(zu=False)
        return texts.row([first, *others]).rstrip(".")
    assert isinstance(word, Limit | Ability)
    return text(word, voice)


LANGUAGE = German()
