"""Hints: an answer that is legal, and a reason in words."""

import pytest

from rlyeh.bots import Chair
from rlyeh.bots.acolyte import Acolyte
from rlyeh.bots.hints import Hint, hint, shares
from rlyeh.bots.sorcerer.moves import Move
from rlyeh.bots.sorcerer.roots import Tried
from rlyeh.bots.starting import factions_of_deck
from rlyeh.cards import POOL
from rlyeh.decks.quick import MATCHUPS, STORIES, matchup_decks
from rlyeh.engine import new_game
from rlyeh.engine.state.decision import Option, question
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
    assert found.reason.startswith("You can do without them in the first turns, and they supply ")
    for key in found.keys:
        assert Chair(game).seat == seat
        game.apply(key)


def test_a_hint_for_committing_is_a_whole_plan() -> None:
    """STORY-33: three tokens where nobody stands in the way, two for skill and one for investigation."""
    table = Scenario(phase="commit", cards=(SEEKER,))
    table.darin.has(SEEKER)
    table.tokens(table.b, {table.darin: 2})
    found = hinted(table)
    assert found.advice == "Commit Seeker to Story B."
    assert found.reason.startswith("Unopposed, that brings 3 success tokens at Story B.")
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
    assert found.advice == "Commit Giant to Story B."
    assert found.reason.startswith("At Story B, that costs the attacker 3 of 3 success tokens.")


def test_a_story_is_chosen_as_a_story() -> None:
    """A story is nobody's card, and what a character is worth is one list."""
    nudge = event("test-45", "Nudge", NEUTRAL, cost=0, text=[action(place_token(a(STORY)))])
    table = Scenario(cards=(nudge,))
    table.darin.holds(nudge)
    table.tokens(table.b, {table.darin: 4})
    table.darin.chooses(table.darin.hand[0])
    assert hinted(table).reason.startswith("Of the stories, Story B is the one where this helps you most.")
    german = hint(Chair(table.game), simulations=10, language=language("de"))
    assert german.reason.startswith("Von den Geschichten ist Story B die, bei der dir das am meisten hilft.")
    strong = language("en").hints.playing("Gug", 4, (0, 2, 1, 0), 5)
    assert strong == "Gug is the best you can pay for: 4 skill, 2 combat and 1 arcane for 5."
    table.darin.chooses(table.b)


def test_a_hint_says_how_the_imagined_games_went() -> None:
    table = Scenario(cards=(SEEKER,))
    table.darin.domain(agency=2)
    table.darin.holds(SEEKER)
    assert table.decision is not None
    found = hint(Chair(table.game), simulations=60)
    assert found.advice == "Play Seeker (cost 2)."
    assert "Seeker is the best you can pay for: 2 skill and 2 investigation for 2." in found.reason
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
    assert found.advice == "Weise Seeker der Geschichte Story B zu."
    assert found.reason.startswith("Ohne Gegenwehr bringt das 3 Erfolgsmarker bei Story B.")
    for key in found.keys:
        if table.open_decision().option(key) is not None:
            table.game.apply(key)
    table.decline_all()


def tried(key: str, visits: int, mean: float) -> Tried:
    decision = question(0, "action", [Option(key)], "TIME-2")
    return Tried(Move(decision, key, 0.0), visits, mean * visits)


@pytest.mark.parametrize(
    ("other", "named"),
    [(tried("done", 30, 0.40), True), (tried("done", 30, 0.58), False), (tried("done", 30, 0.53), False)],
)
def test_no_better_figure_stands_under_the_advice(other: Tried, named: bool) -> None:
    """What the search likes less is named only with a smaller share than what is advised."""
    table = Scenario(phase="commit", cards=(SEEKER,))
    table.darin.has(SEEKER)
    said = shares(table.game, [tried("done", 60, 0.53), other], language("en"))
    assert ("next best" in said[0]) is named
    assert "53%" in said[0]


def test_nothing_is_told_of_an_advice_that_was_hardly_tried() -> None:
    """The figure of another answer is not given to the one that is advised."""
    table = Scenario(phase="commit", cards=(SEEKER,))
    table.darin.has(SEEKER)
    assert shares(table.game, [tried("done", 5, 0.9), tried("done", 60, 0.3)], language("en")) == []


@pytest.mark.parametrize("seed", range(12))
def test_starting_resources_cover_the_factions_of_the_deck(seed: int) -> None:
    """SET-7, PAY-2: whatever faction of the deck the hand can supply is among the three; what it cannot is said."""
    decks = matchup_decks(MATCHUPS[35 * seed])
    game = new_game(POOL, [list(deck.cards) for deck in decks], STORIES, seed)
    while Chair(game).decision.kind != "setup-resource":
        game.apply(Acolyte().choose(Chair(game)))
    chair = Chair(game)
    found = hint(chair)
    faces = {card: game.state.cards[card].face for card in game.state.sides[chair.seat].hand}
    chosen = {faces[int(key.partition(":")[2])].resource for key in found.keys}
    wanted = factions_of_deck(game.clone(), chair.seat)
    assert len(wanted) == 2
    able = wanted & {face.resource for face in faces.values()}
    assert len(chosen & wanted) == len(able)
    assert ("cannot supply" in found.reason) is bool(wanted - chosen)

