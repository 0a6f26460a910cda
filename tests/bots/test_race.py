"""The race: who falls behind drops out, and who is left meets more deals."""

from collections.abc import Callable

import pytest

from rlyeh.bots import Chair
from rlyeh.bots.acolyte import Acolyte, advise, committing
from rlyeh.bots.sorcerer.evaluation import evaluate
from rlyeh.bots.sorcerer.leads import is_behind
from rlyeh.bots.sorcerer.moves import Move, is_searched, make_move, moves, near_moves
from rlyeh.bots.sorcerer.race import STEP, SURE, WIDEST, Race, Runner, Trials
from rlyeh.engine import Game
from rlyeh.engine.state.random import Chance
from tests.random_play import start


def asked(seed: int, kind: str, answers: int = 40) -> Game:
    """An acolyte game at a decision of a kind, after so many answers at least, with several moves worth a thought."""
    game = start(seed)
    while True:
        decision = Chair(game).decision
        if len(game.answers) >= answers and decision.kind == kind and is_searched(game, decision, far=True):
            choices = moves(game, decision, WIDEST)
            if len(choices) >= 3 and choices[0].prior < 0.5:
                return game
        game.apply(Acolyte().choose(Chair(game)))


def judged(worth: Callable[[Move], float]) -> tuple[list[tuple[int, int, int]], Callable[..., list[list[float]]]]:
    """Who judges moves by what they are said to be worth, in every deal alike, and notes what was asked."""
    calls: list[tuple[int, int, int]] = []

    def judge(choices: list[Move], first: int, last: int) -> list[list[float]]:
        calls.append((len(choices), first, last))
        return [[worth(move) + 0.1 * (deal % 2) for deal in range(first, last)] for move in choices]

    return calls, judge


def test_the_best_move_is_left_and_the_others_drop_out_at_once() -> None:
    """Where one move is far better than all the others in every deal, the first round tells."""
    game = asked(2, "action")
    wanted = moves(game, Chair(game).decision, WIDEST)[2].key
    calls, judge = judged(lambda move: 0.8 if move.key == wanted else 0.2)
    race = Race(game, judge)
    race.run(100)
    assert race.winner is not None
    assert race.winner.move.key == wanted
    assert calls == [(len(race.runners), 0, STEP)]


def test_those_who_are_close_meet_twice_as_many_deals() -> None:
    game = asked(2, "action")
    first, second, *_ = [move.key for move in moves(game, Chair(game).decision, WIDEST)]
    worth = {first: 0.5, second: 0.501}
    calls, judge = judged(lambda move: worth.get(move.key, 0.1))
    race = Race(game, judge)
    race.run(100)
    assert calls[1] == (2, STEP, 2 * STEP)
    assert [len(runner.results) for runner in race.runners[2:]] == [STEP] * (len(race.runners) - 2)


@pytest.mark.parametrize(("lead", "wins"), [(0.001, False), (0.1, True)])
def test_a_lead_that_may_be_luck_does_not_win(lead: float, wins: bool) -> None:
    """Nothing is done for nothing: the acolyte's favourite stays the answer until another does better for sure."""
    game = asked(2, "action")
    second = moves(game, Chair(game).decision, WIDEST)[1].key
    _, judge = judged(lambda move: 0.5 + lead * (move.key == second))
    race = Race(game, judge)
    race.run(100)
    assert race.winner is not None
    assert (race.winner.move.key == second) is wins


@pytest.mark.parametrize(("place", "wins"), [(1, True), (-1, False)])
def test_what_the_acolyte_would_never_do_must_lead_by_more(place: int, wins: bool) -> None:
    """By a hundredth for each time that an option gets a third of the attention: a lead of two hundredths is enough for
    what the acolyte likes second best, and not for what it likes least."""
    game = asked(2, "action")
    wanted = moves(game, Chair(game).decision, WIDEST)[place].key
    _, judge = judged(lambda move: 0.5 + 0.02 * (move.key == wanted))
    race = Race(game, judge)
    race.run(400)
    assert race.winner is not None
    assert (race.winner.move.key == wanted) is wins


def test_the_budget_is_kept() -> None:
    """Whatever moves are worth, and if it does not even last for a first round of all."""
    for budget in (1, 7, 50, 120):
        calls, judge = judged(lambda move: 0.5 + 0.0001 * len(move.key))
        race = Race(asked(4, "commit"), judge)
        race.run(budget)
        assert sum(number * (last - first) for number, first, last in calls) <= budget
        assert sum(len(runner.results) for runner in race.runners) <= budget


def test_to_commit_nobody_is_a_plan_like_any_other() -> None:
    """Plans near the leading one come without any attention, and one of them may be empty."""
    game = asked(2, "commit")
    decision = Chair(game).decision
    race = Race(game, judged(lambda move: 0.5)[1])
    choices = moves(game, decision, WIDEST)
    nobody = next(near for move in choices for near in near_moves(game, decision, move) if near.plan == ())
    race.runners = [Runner(choices[0]), Runner(nobody)]
    race.runners[0].results, race.runners[1].results = [0.4] * 4, [0.8] * 4
    race.leader = race.runners[1]
    assert race.winner is race.leader


def test_the_favourite_does_not_drop_out_by_bad_luck() -> None:
    """Two standard errors behind after a few deals, all others are out, and the favourite is not."""
    game = asked(2, "action")
    first, second, *_ = [move.key for move in moves(game, Chair(game).decision, WIDEST)]
    rounds: list[list[str]] = []

    def judge(choices: list[Move], begin: int, end: int) -> list[list[float]]:
        rounds.append([move.key for move in choices])
        worse = [0.2 * (deal % 2) for deal in range(begin, end)]
        return [[0.5 - (move.key != second) * gap for gap in worse] for move in choices]

    Race(game, judge).run(100)
    assert len(rounds[0]) > 2
    assert rounds[1] == [second, first]


def test_the_first_round_takes_its_share_of_the_budget() -> None:
    """A tenth of it, for each move a fortieth at most."""
    game = asked(2, "action")
    number = len(moves(game, Chair(game).decision, WIDEST))
    for budget in (400, 5000):
        calls, judge = judged(lambda move: 0.5)
        Race(game, judge).run(budget)
        assert calls[0] == (number, 0, max(STEP, min(budget // 10 // number, budget // 40)))


def test_plans_near_the_leading_one_join_and_meet_the_same_deals() -> None:
    """Each differs from a leader by one character."""
    game = asked(4, "commit")
    known = {move.key for move in moves(game, Chair(game).decision, WIDEST)}
    calls, judge = judged(lambda move: 0.9 if move.key not in known else 0.5)
    race = Race(game, judge)
    race.run(400)
    newcomers = [runner for runner in race.runners if runner.move.key not in known]
    leaders = [runner.move.plan for runner in race.runners if runner.move.mark in race.varied]
    assert newcomers
    assert calls[1][1:] == calls[0][1:]
    for runner in newcomers:
        assert any(len(_placed(runner.move.plan) ^ _placed(plan)) in (1, 2) for plan in leaders)
    assert race.winner in newcomers


def _placed(plan: committing.Plan | None) -> set[tuple[int, int]]:
    assert plan is not None
    return set(plan)


def test_a_small_lead_in_every_deal_is_told_from_luck() -> None:
    """Deals go up and down for both alike; what counts is the difference in each."""
    leading = [0.13, 0.51, 0.93, 0.32] * 4
    assert is_behind([result - 0.03 for result in leading], leading, SURE)
    assert not is_behind([0.43, 0.11, 0.53, 0.72] * 4, leading, SURE)


def test_what_comes_of_a_move_in_a_deal_does_not_depend_on_what_else_is_tried() -> None:
    """So it does not matter who tries it, nor when."""
    game = asked(2, "resource", answers=0)
    chair = Chair(game)
    imagined = game.imagine(chair.seat, Chance(1))
    choices = moves(imagined, chair.decision, 3)
    together = Trials(imagined, chair.seat, 7).results(choices, 0, 3)
    apart = [Trials(imagined, chair.seat, 7).results([move], 2, 3)[0][0] for move in choices]
    assert apart == pytest.approx([results[2] for results in together])


@pytest.mark.parametrize("kind", ["action", "commit", "resource"])
def test_a_move_is_worth_what_three_ends_of_turns_say(kind: str) -> None:
    """From the second turn after one's own on, whatever is asked: the mean is less of an accident than any of them."""
    chair = Chair(asked(5, kind, answers=12))
    imagined = chair.imagine(Chance(5))
    move = moves(imagined, chair.decision, WIDEST)[0]
    own = imagined.state.turn + (imagined.state.active != chair.seat)
    played = imagined.imagine(chair.seat, Chance(7))
    make_move(played, move)
    said: list[float] = []
    while len(said) < 3:
        decision, turn = played.decision, played.state.turn
        assert decision is not None
        if turn == own + 3 + len(said):
            said.append(evaluate(played, chair.seat))
        defends = decision.kind == "commit" and decision.seat != played.state.active
        played.apply(advise(played, quick=turn > own and not defends))
    assert Trials(imagined, chair.seat, 7).results([move], 0, 1) == [[pytest.approx(sum(said) / 3)]]


def test_a_game_that_is_won_before_counts_as_won_at_each_end() -> None:
    """WIN-1: the last commit step of the winner leads to nothing but the end."""
    game = start(2)
    attacks: list[Game] = []
    while (decision := game.decision) is not None:
        if decision.kind == "commit" and decision.seat == game.state.active and is_searched(game, decision):
            attacks.append(game.clone())
        game.apply(advise(game))
    last = next(attack for attack in reversed(attacks) if attack.state.active == game.winner)
    choices = moves(last, Chair(last).decision, WIDEST)
    assert Trials(last, game.winner, 7).results(choices[:1], 0, 4) == [[1.0] * 4]


def test_copies_of_a_card_are_one_resource() -> None:
    """Of two copies in hand either may go under a domain: that is the same move."""
    game = asked(2, "resource", answers=0)
    decision = Chair(game).decision
    cards = game.state.cards
    found = [decision.option(move.key) for move in moves(game, decision, 100)]
    kinds = [(cards[option.card].face, option.number) for option in found if option is not None and option.card >= 0]
    every = {(cards[option.card].face, option.number) for option in decision.options if option.card >= 0}
    assert len(kinds) == len(set(kinds))
    assert set(kinds) == every
