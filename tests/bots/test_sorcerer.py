"""The search: it finds what there is to find, and the same thing however it is asked."""

from math import sqrt
from multiprocessing import active_children

import pytest

from rlyeh.bots import Chair, make
from rlyeh.bots.acolyte import Acolyte, committing
from rlyeh.bots.sorcerer import Sorcerer, leads, search
from rlyeh.bots.sorcerer.evaluation import evaluate
from rlyeh.bots.sorcerer.moves import is_searched, moves
from rlyeh.bots.sorcerer.roots import LARGE, think
from rlyeh.cards import POOL
from rlyeh.decks import MATCHUPS, STORIES, matchup_decks
from rlyeh.engine import Game, new_game
from rlyeh.engine.actions.commit import Commit
from rlyeh.engine.state.random import Chance
from rlyeh.language import CHARACTER, NEUTRAL, YOUR_OPERATIONS, action, character, choose, event, exhaust
from rlyeh.testing import Scenario
from tests.random_play import position, start

GIANT = character("test-631", "Giant", NEUTRAL, cost=6, skill=6, icons="TTCC")
SEEKER = character("test-632", "Seeker", NEUTRAL, cost=2, skill=2, icons="II")
WHISTLE = event("test-633", "Whistle", NEUTRAL, cost=1, text=[action(exhaust(choose(CHARACTER)), only=YOUR_OPERATIONS)])
CARDS = (GIANT, SEEKER, WHISTLE)


def asked(seed: int, kind: str, answers: int = 40) -> Game:
    """An acolyte game at a decision of a kind that is searched, after so many answers at least."""
    game = start(seed)
    while True:
        decision = game.decision
        assert decision is not None
        if len(game.answers) >= answers and decision.kind == kind and is_searched(game, decision):
            return game
        game.apply(Acolyte().choose(Chair(game)))


def test_it_sees_that_a_card_clears_the_way_to_victory() -> None:
    """WIN-1: with two stories won and three tokens on a third, exhausting the only defender wins the game at once."""
    table = Scenario(cards=CARDS)
    for title in ("Dreamwalkers", "Opening Night"):
        table.darin.won(title)
    table.darin.domain(agency=1)
    table.darin.holds(WHISTLE)
    table.darin.has(SEEKER)
    table.tokens(table.b, {table.darin: 3})
    giant = table.tommy.has(GIANT)
    bot = Sorcerer(1, simulations=60)
    while table.decision is not None:
        player = bot if table.decision.seat == 0 else Acolyte()
        table.game.apply(player.choose(Chair(table.game)))
        if table.game.state.turn > 3:
            break
    assert giant.exhausted
    assert table.darin.has_won


def test_every_simulation_is_counted() -> None:
    game = asked(2, "action")
    tree = search.Search(game.imagine(Chair(game).seat, Chance(1)), Chair(game).seat)
    tree.run(20, Chance(3))
    edges = list(tree.root.edges.values())
    assert len(edges) >= 2
    assert [len(edge.results) for edge in edges] == [edge.visits for edge in edges]
    assert all(0 <= edge.mean <= 1 for edge in edges)


def visits_after(simulations: int) -> list[int]:
    """How often each move was tried by a search of at most so many simulations, the most first."""
    game = asked(2, "action")
    tree = search.Search(game.imagine(Chair(game).seat, Chance(1)), Chair(game).seat)
    tree.run(simulations, Chance(3))
    return sorted((edge.visits for edge in tree.root.edges.values()), reverse=True)


def test_it_stops_as_soon_as_the_rest_cannot_change_the_answer() -> None:
    """Before the last simulation, another move could still have caught up."""
    assert search.NEAR.least > 20, "or a clear lead may end it"
    first, second, *others = visits_after(20)
    left = 20 - first - second - sum(others)
    assert first - second > left
    assert first - 1 - second <= left + 1


def test_it_stops_where_the_answer_is_clear_but_not_before_the_least_number() -> None:
    """Though another move could catch up in the many simulations that are left."""
    first, second, *others = visits_after(60)
    done = first + second + sum(others)
    assert search.NEAR.least <= done < 60
    assert first - second <= 60 - done


def test_the_clock_stops_it() -> None:
    game = asked(2, "action")
    seat = Chair(game).seat
    imagined = game.imagine(seat, Chance(1))
    assert sum(tried.visits for tried in think(imagined, seat, LARGE - 1, 1, seconds=0.0)) == 1
    raced = think(imagined, seat, LARGE, 1, seconds=0.0)
    assert {tried.visits for tried in raced} == {1}
    assert Sorcerer(1, LARGE, seconds=0.0).choose(Chair(game)) in Chair(game).decision.options


def test_moves_are_compared_in_the_same_deals() -> None:
    """A small lead in every deal is sure, whatever the luck of the deals; the tries that one has more do not count."""
    ahead, error = leads.lead([0.13, 0.51, 0.93, 0.32, 0.0], [0.10, 0.48, 0.90, 0.29])
    assert ahead == pytest.approx(0.03)
    assert error == pytest.approx(sqrt(leads.SOBER / 4))


@pytest.mark.parametrize(("lead", "wins"), [(0.001, False), (0.1, True)])
def test_a_lead_that_may_be_luck_is_not_followed(lead: float, wins: bool) -> None:
    """Nothing is done for nothing: where both lead to much the same, the acolyte's favourite is the answer."""
    game = asked(2, "action")
    decision = Chair(game).decision
    tree = search.Search(game, decision.seat)
    favourite, other = (search.Edge(move) for move in moves(game, decision, 2))
    tree.root.edges = {edge.move.mark: edge for edge in (favourite, other)}
    favourite.visits, other.visits = 8, 16
    favourite.results = [0.4, 0.6] * 4
    other.results = [0.4 + lead, 0.6 + lead] * 8
    assert tree.winner is (other if wins else favourite)


def test_a_plan_near_another_differs_by_one_character() -> None:
    game = asked(4, "commit")
    seat = Chair(game).seat
    plan = committing.plans(game, seat)[0][1]
    found = committing.near(game, seat, plan, 6)
    assert 1 <= len(found) <= 6
    assert len(set(found)) == len(found)
    for other in found:
        moved = dict(set(plan) ^ set(other))
        assert len(moved) == 1


def test_who_may_think_longer_chooses_resources_too() -> None:
    """A small budget is not wide enough for what pays off only turns later."""
    game = start(3)
    while game.decision is not None and game.decision.kind != "resource":
        game.apply(Acolyte().choose(Chair(game)))
    chair = Chair(game)
    assert not is_searched(game, chair.decision)
    assert is_searched(game, chair.decision, far=True)
    assert not Sorcerer(1, LARGE - 1).looks_far
    assert Sorcerer(1, LARGE).looks_far
    assert not Sorcerer(1, LARGE, manner=search.THOROUGH).looks_far
    tried = think(game.imagine(chair.seat, Chance(1)), chair.seat, LARGE, 5)
    assert len(tried) > 1
    assert Sorcerer(1, LARGE).choose(chair) in chair.decision.options


def test_a_commit_step_is_one_plan_also_for_somebody_who_takes_over() -> None:
    """All answers of the step belong to one search: a bot that was there from the start, and a new one for each."""
    game = asked(4, "commit")
    other = game.clone()
    other.answers = game.answers[:]
    seat = Chair(game).seat
    bot = Sorcerer(3, simulations=20)
    steps = 0
    while isinstance(game.state.stack[-1], Commit) and Chair(game).seat == seat:
        option = bot.choose(Chair(game))
        assert Sorcerer(3, simulations=20).choose(Chair(other)).key == option.key
        game.apply(option.key)
        other.apply(option.key)
        steps += 1
        if game.decision is None or option.verb == "done":
            break
    assert steps >= 2


def test_the_answer_does_not_depend_on_how_many_processes_think() -> None:
    """Not even on whether they live to the end."""
    game = _late()
    seat = Chair(game).seat
    imagined = game.imagine(seat, Chance(1))
    alone = think(imagined, seat, LARGE, 7, jobs=1)
    together = think(imagined, seat, LARGE, 7, jobs=2)
    assert len(active_children()) == 2
    assert [(tried.move.key, tried.visits) for tried in alone] == [(t.move.key, t.visits) for t in together]
    assert [tried.total for tried in alone] == pytest.approx([tried.total for tried in together])
    for process in active_children():
        process.kill()
    again = think(imagined, seat, LARGE, 7, jobs=2)
    assert [(tried.move.key, tried.visits) for tried in again] == [(t.move.key, t.visits) for t in alone]


def _late() -> Game:
    """A decision near the end of a turn, so that simulations are short; with cards that other processes know."""
    decks = matchup_decks(MATCHUPS[0])
    game = new_game(POOL, [deck.card_ids() for deck in decks], STORIES, seed=2)
    while not (Chair(game).decision.kind == "commit" and Chair(game).seat != game.state.active):
        game.apply(Acolyte().choose(Chair(game)))
    return game


def test_it_plays_to_the_end() -> None:
    """A small sorcerer against the random bot wins a whole game, and every answer is legal."""
    game = start(6)
    bots = [Sorcerer(1, simulations=4), make("random", 2)]
    while (decision := game.decision) is not None:
        game.apply(bots[decision.seat].choose(Chair(game)))
    assert game.winner == 0


def test_a_chance_to_win_is_one_for_both() -> None:
    for answers in (30, 90, 150):
        game = position(5, answers)
        assert evaluate(game, 0) + evaluate(game, 1) == pytest.approx(1.0)
        assert 0 < evaluate(game, 0) < 1


def test_tokens_stories_and_characters_are_good() -> None:
    plain = Scenario()
    chances = [evaluate(plain.game, 0)]
    for number in (2, 3):
        table = Scenario()
        table.tokens(table.a, {table.darin: number})
        chances.append(evaluate(table.game, 0))
    table = Scenario()
    table.tokens(table.a, {table.darin: 3})
    table.darin.won("Dreamwalkers")
    chances.append(evaluate(table.game, 0))
    table.darin.has("Hired Muscle")
    chances.append(evaluate(table.game, 0))
    assert chances == sorted(chances)
    assert len(set(chances)) == len(chances)
