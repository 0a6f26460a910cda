"""Hints: an answer that is legal, and a reason in words."""

from rlyeh.bots import Chair
from rlyeh.bots.acolyte import Acolyte
from rlyeh.bots.hints import Hint, hint
from rlyeh.language import *
from rlyeh.testing import Scenario
from rlyeh.translation import language
from tests.random_play import start
from tests.translation.leftovers import english_in

SEEKER = character("test-641", "Seeker", NEUTRAL, cost=2, skill=2, icons="II")
GIANT = character("test-642", "Giant", NEUTRAL, cost=6, skill=6, icons="TTCC")


def hinted(table: Scenario) -> Hint:
    assert table.decision is not None
    return hint(Chair(table.game), simulations=10)


def test_every_question_of_a_game_has_a_hint() -> None:
    kinds: set[str] = set()
    for seed in (1, 5):
        game = start(seed)
        for _ in range(110):
            if game.is_over:
                break
            chair = Chair(game)
            if chair.decision.kind not in kinds:
                found = hint(chair, simulations=3)
                assert chair.decision.option(found.keys[0]) is not None
                assert found.advice.endswith(".")
                assert found.reason.endswith(".")
                kinds.add(chair.decision.kind)
            game.apply(Acolyte().choose(chair))
    assert {"mulligan", "setup-resource", "resource", "action", "commit", "token"} <= kinds


def test_a_hint_for_starting_resources_names_all_three() -> None:
    """SET-7."""
    game = start(1)
    while Chair(game).decision.kind != "setup-resource":
        game.apply(Acolyte().choose(Chair(game)))
    seat = Chair(game).seat
    found = hint(Chair(game))
    assert len(found.keys) == 3
    assert found.reason.startswith("They can be spared in the first turns, and supply ")
    for key in found.keys:
        assert Chair(game).seat == seat
        game.apply(key)


def test_a_hint_for_committing_is_a_whole_plan() -> None:
    """STORY-33: three tokens where nobody stands in the way, two for skill and one for investigation."""
    table = Scenario(phase="commit", cards=(SEEKER,))
    table.darin.has(SEEKER)
    table.tokens(table.b, {table.darin: 2})
    found = hinted(table)
    assert found.advice == "Send Seeker to Story B."
    assert found.reason.startswith("Unopposed that is worth 3 success tokens at Story B.")
    for key in found.keys:
        if table.open_decision().option(key) is not None:
            table.game.apply(key)
    assert table.b.tokens(table.darin) == 2
    table.decline_all()


def test_a_hint_for_defending_says_what_it_saves() -> None:
    table = Scenario(phase="defend", active="tommy", cards=(SEEKER, GIANT))
    table.tommy.has(SEEKER, at=table.b)
    table.tokens(table.b, {table.tommy: 2})
    table.darin.has(GIANT)
    found = hinted(table)
    assert found.advice == "Send Giant to Story B."
    assert found.reason.startswith("At Story B that keeps the attacker from 3 of 3 success tokens.")


def test_a_hint_says_how_the_imagined_games_went() -> None:
    table = Scenario(cards=(SEEKER,))
    table.darin.domain(agency=2)
    table.darin.holds(SEEKER)
    assert table.decision is not None
    found = hint(Chair(table.game), simulations=60)
    assert found.advice == "Play Seeker (cost 2)."
    assert "Of what you can pay for, Seeker brings most: 2 skill and 2 investigation for 2." in found.reason
    assert "imagined games" in found.reason


def test_hints_come_in_german() -> None:
    """The same advice for the same reasons, in other words."""
    german = language("de")
    kinds: set[str] = set()
    for seed in (1, 5):
        game = start(seed)
        for _ in range(110):
            if game.is_over:
                break
            chair = Chair(game)
            if chair.decision.kind not in kinds:
                found, plain = (hint(chair, simulations=3, language=each) for each in (german, language("en")))
                assert found.keys == plain.keys
                assert not english_in(f"{found.advice} {found.reason}"), found
                kinds.add(chair.decision.kind)
            game.apply(Acolyte().choose(chair))
    assert {"mulligan", "setup-resource", "resource", "action", "commit", "token"} <= kinds


def test_a_plan_is_told_in_german() -> None:
    table = Scenario(phase="commit", cards=(SEEKER,))
    table.darin.has(SEEKER)
    table.tokens(table.b, {table.darin: 2})
    found = hint(Chair(table.game), simulations=10, language=language("de"))
    assert found.advice == "Schicke Seeker zu Story B."
    assert found.reason.startswith("Ohne Gegenwehr bringt das 3 Erfolgsmarker bei Story B.")
    for key in found.keys:
        if table.open_decision().option(key) is not None:
            table.game.apply(key)
    table.decline_all()
