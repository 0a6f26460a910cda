"""Questions, options and views in German."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

import pytest

import rlyeh
from rlyeh.cards import POOL
from rlyeh.decks import MATCHUPS, STORIES, matchup_decks
from rlyeh.engine import RULE_SETS, Game, new_game
from rlyeh.engine.state.random import Chance
from rlyeh.engine.state.records import Context
from rlyeh.engine.visibility import knows
from rlyeh.engine.visibility.view_types import View
from rlyeh.engine.words.parts import Choice, Effect
from rlyeh.language import *
from rlyeh.model.word import VOCABULARY
from rlyeh.testing import Scenario
from rlyeh.testing.invariants import random_game
from rlyeh.translation import LANGUAGES
from rlyeh.translation.german.asking import PROMPTS, WORDS
from tests.random_play import play as play_out
from tests.random_play import positions
from tests.translation.leftovers import english_in, titles_in, without_titles

GERMAN, PLAIN = LANGUAGES["de"], LANGUAGES["en"]
SOURCES = [
    path for package in ("engine", "language") for path in (Path(rlyeh.__file__).parent / package).rglob("*.py")
]
BLAST = event("test-11", "Scatter Shot", AGENCY, cost=1, text=[action(wound(choose(CHARACTER)))])
CLERK = character("test-13", "Clerk", NEUTRAL, cost=2, skill=1, icons="C")


def said_in_code(name: str, place: int) -> Iterator[str]:
    """The strings that code gives a class or a method as one of its arguments."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and name in (getattr(node.func, "id", ""), getattr(node.func, "attr", "")):
                for argument in node.args[place : place + 1]:
                    yield from (
                        part.value
                        for part in ast.walk(argument)
                        if isinstance(part, ast.Constant) and isinstance(part.value, str)
                    )


def test_every_kind_of_question_has_german() -> None:
    kinds = set(said_in_code("ask", 1))
    assert len(kinds) > 15
    assert not (kinds | {"disrupt", "response"}) - set(PROMPTS)


def test_every_kind_of_option_has_german() -> None:
    verbs = set(said_in_code("Option", 0)) | {"pass"}
    verbs |= {
        cls.verb for cls in VOCABULARY.values() if issubclass(cls, Choice) and cls.__module__.startswith("rlyeh.")
    }
    assert len(verbs) > 25
    assert not verbs - set(WORDS)


def positions_of_pool(seed: int) -> Iterator[Game]:
    """A random game with all cards there are."""
    rules = list(RULE_SETS.values())[seed % len(RULE_SETS)]
    game = random_game(POOL.under(rules.errata), rules, seed)
    chance = Chance(seed)
    while game.decision is not None:
        yield game
        play_out(game, chance)


def in_force(view: View) -> list[str]:
    """What a view says of effects in force."""
    said = [effect for card in view.play for effect in card.effects]
    said += [effect for story in view.stories for effect in story.effects]
    return said + [lasting.text for lasting in view.lasting]


@pytest.mark.parametrize("seed", range(6))
def test_random_games_are_asked_in_german(seed: int) -> None:
    """Every question and option of random games, what is in force, and why not: nothing raises, nothing is English."""
    for number, game in enumerate(positions_of_pool(seed)):
        decision = game.decision
        assert decision is not None
        asked = GERMAN.prompt(game, decision)
        assert asked[-1] in ".?!)“", asked
        texts = GERMAN.option_texts(game, decision)
        assert len(set(texts)) == len(texts), texts
        view = GERMAN.view(game, game.view(decision.seat))
        shown = view.decision
        assert shown is not None
        words = [asked, *texts, shown.text, *(option.text for option in shown.options)]
        words += in_force(view)
        if number % 10 == 0:
            words += [GERMAN.refusal(game, each) for card in range(0, len(game.state.cards), 3)
                      for each in game.why_not(decision.seat, card)]  # fmt: skip
        for said in words:
            assert not english_in(without_titles(said)), said


def test_options_and_questions_say_what_they_do() -> None:
    gug = character("test-14", "Gug", NEUTRAL, cost=5, skill=4, icons="CCC",
                    text=[action(pay(2), to=wound(choose(CHARACTER)))])  # fmt: skip
    table = Scenario(active="darin", cards=[gug, CLERK, BLAST])
    card, _ = table.darin.has(gug), table.darin.holds(CLERK)
    table.darin.domain(agency=2)
    table.darin.domain(transient="agency")
    game = table.game
    assert GERMAN.prompt(game, table.open_decision()) == "Deine Operationsphase: Führe eine Aktion aus oder passe."
    assert GERMAN.option_texts(game, table.open_decision()) == [
        "Clerk spielen (Kosten 2)",
        "Gug einsetzen: Bezahle 2, um einen Charakter zu wählen und zu verwunden.",
        "Passen",
    ]
    table.darin.chooses(table.darin.hand[0])
    asked = "Welche Domäne leerst du, um Clerk zu spielen (Kosten 2)?"
    assert GERMAN.prompt(game, table.open_decision()) == asked
    assert GERMAN.option_texts(game, table.open_decision()) == [
        "Domäne 1 leeren (2 Ressourcen)",
        "Domäne 2 leeren (1 Ressource, 2 wert)",
    ]
    table.darin.chooses(table.darin.domains[1])
    table.run_to("story", "commit")
    assert f"Gug der Geschichte {table.a.title} zuweisen" in GERMAN.option_texts(game, table.open_decision())
    table.darin.commits(card, to=table.a)


def test_starting_resources_are_counted_once_there_are_some() -> None:
    """SET-7."""
    game = new_game(POOL, [deck.card_ids() for deck in matchup_decks(MATCHUPS[0])], STORIES, 1)
    said: list[str] = []
    while (decision := game.decision) is not None and len(said) < 2:
        if decision.kind == "setup-resource":
            said.append(GERMAN.prompt(game, decision))
        game.apply(decision.options[0])
    assert said == [
        "Wähle drei Karten als deine ersten Ressourcen.",
        "Wähle drei Karten als deine ersten Ressourcen (bisher 1 von 3).",
    ]


def test_cards_of_one_title_are_told_apart() -> None:
    tough = character("test-16", "Brawler", NEUTRAL, cost=2, skill=1, keywords=[TOUGHNESS(2)])
    table = Scenario(active="darin", cards=[BLAST, tough])
    blast = table.darin.holds(BLAST)
    table.darin.domain(agency=1)
    table.darin.has(tough)
    table.darin.has(tough, exhausted=True, wounds=1)
    victim = table.tommy.has(tough)
    table.darin.chooses(blast)
    assert GERMAN.prompt(table.game, table.open_decision()) == (
        "Scatter Shot: Wähle und verwunde einen Charakter."
    )
    assert GERMAN.option_texts(table.game, table.open_decision()) == [
        "Brawler (eigene Karte) – bereit",
        "Brawler (eigene Karte) – erschöpft, 1 Wunde",
        "Brawler (gegnerische Karte)",
    ]
    table.darin.chooses(victim)


def test_what_is_in_force_on_a_card_is_said_in_german() -> None:
    weak = event("test-17", "Cold", NEUTRAL, cost=0,
                 text=[action(until_end_of_phase(gains(choose(CHARACTER), skill=-1)))])  # fmt: skip
    table = Scenario(active="darin", cards=[weak, CLERK], bells=["darin", "tommy"])
    clerk = table.tommy.has(CLERK)
    table.darin.plays(table.darin.holds(weak), on=clerk)
    seen = table.game.view(0)
    german = GERMAN.view(table.game, seen)
    assert [each.effects for each in german.play if each.id == clerk.id] == [("Jener Charakter erhält -1 Fertigkeit",)]
    assert [each.text for each in german.lasting] == ["Jener Charakter erhält -1 Fertigkeit."]
    assert PLAIN.view(table.game, seen) is seen


@pytest.mark.parametrize("seed", range(3))
def test_a_view_in_german_names_no_card_that_its_viewer_does_not_know(seed: int) -> None:
    """GEN-10."""
    for game in islice(positions(seed), 0, None, 5):
        for seat in (0, 1):
            known = {piece.face.title for piece in game.state.cards if knows(game, seat, piece.id)}
            view = GERMAN.view(game, game.view(seat))
            for said in in_force(view):
                assert set(titles_in(said)) <= known, said


def test_a_word_without_german_is_said_in_english() -> None:
    """Somebody writes a card with a word of their own: the game goes on, and everybody can read what it does."""

    @dataclass(frozen=True)
    class _Shiver(Effect):
        def perform(self, game: Game, context: Context) -> None:
            game.state.succeeded = True

        def english(self) -> str:
            return "shiver with a character"

    cold = event("test-18", "Shiver", NEUTRAL, cost=0, text=[action(_Shiver())])
    assert GERMAN.card_text(cold) == "Action: Shiver with a character."
    table = Scenario(active="darin", cards=[cold], bells=["darin", "tommy"])
    table.game.keep_journal()
    held = table.darin.holds(cold)
    assert "Play Shiver (cost 0): shiver with a character." in GERMAN.option_texts(table.game, table.open_decision())
    table.darin.plays(held)
    assert "You play Shiver: shiver with a character." in [
        each.text(0) for each in GERMAN.events(table.game, 0, ("You", "Klaus"))
    ]


def test_what_is_left_is_said_by_what_was_asked() -> None:
    """core-147, DRAW-6: a token has a side that it comes from, and to find nothing is no pass."""
    shift = event("test-15", "Shift", NEUTRAL, cost=0, text=[action(move_token(STORY))])
    seek = event("test-16", "Seek", NEUTRAL, cost=0, text=[action(search(CHARACTER))])
    table = Scenario(active="darin", cards=[shift, seek, CLERK])
    table.tokens(table.b, {table.darin: 1, table.tommy: 2})
    table.darin.decked(CLERK)
    table.darin.holds(shift)
    table.darin.holds(seek)
    assert GERMAN.option_texts(table.game, table.open_decision())[-1] == "Passen"
    table.darin.plays("Shift")
    asked = GERMAN.prompt(table.game, table.open_decision())
    assert asked == "Shift: Von welcher Seite nimmst du den Erfolgsmarker?"
    table.darin.chooses(table.tommy.seat)
    table.darin.plays("Seek")
    assert GERMAN.option_texts(table.game, table.open_decision())[-1] == "Nichts wählen"
    table.darin.declines()
