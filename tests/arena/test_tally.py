"""What many games say together."""

from dataclasses import replace
from random import Random

from rlyeh.arena import ArenaTally, Score, field, play
from rlyeh.arena.standings import Standings, names, to_json
from rlyeh.arena.table import Touched
from rlyeh.arena.tally import Lengths, Share
from rlyeh.engine.state.cards import NOBODY
from tests.arena.helpers import deck, outcome, small_match


def test_by_hand() -> None:
    """Six games; the first deck sits at seat 0 in even games and at seat 1 in odd ones."""
    tally = ArenaTally(small_match(6))
    tally.add(outcome(0, winner=0, turns=10))
    tally.add(outcome(1, winner=1, turns=20, by="WIN-6"))
    tally.add(outcome(2, winner=0, turns=12, first=1))
    tally.add(outcome(3, winner=0, turns=14))
    tally.add(outcome(4, winner=1, turns=16))
    tally.add(replace(outcome(5, winner=NOBODY), error="RuntimeError: no"))
    assert tally.scores == [Score(wins=3, games=5, both=1, split=1, neither=0)]
    assert (tally.games, tally.finished, tally.failures) == (6, 5, {5: "RuntimeError: no"})
    assert tally.ways() == {"WIN-1": 4, "WIN-6": 1}
    assert tally.sides[0].ways == {"WIN-1": 2, "WIN-6": 1}
    assert tally.sides[0].losses == {"WIN-1": 2}
    assert tally.lengths() == Lengths(14.4, 14.0, 10, 20)
    # Seat 0 began in games 0, 1, 3 and 4, seat 1 in game 2: who began won games 0 and 3.
    assert tally.going_first() == Share(2, 5)
    assert tally.sides[0].started(True) == Share(1, 2)
    assert tally.sides[0].started(False) == Share(2, 3)


def test_cards_by_hand() -> None:
    """The first deck draws its first card in both games and wins one; it plays its third card in the game it loses."""
    tally = ArenaTally(small_match(2))
    tally.add(replace(outcome(0, winner=0), cards=(Touched(0b001, 0, 0b001), Touched(0b1))))
    tally.add(replace(outcome(1, winner=0), cards=(Touched(), Touched(0b101, 0b100, 0))))
    first, second, third, *_ = tally.card_lines(0)
    assert (first.drawn, first.resourced, first.played) == (Share(1, 2), Share(1, 1), Share(0, 0))
    assert (first.unseen, first.lift) == (Share(0, 0), None)
    assert (second.drawn, second.unseen, second.lift) == (Share(0, 0), Share(1, 2), None)
    assert (third.drawn, third.played, third.lift) == (Share(0, 1), Share(0, 1), -1.0)
    assert tally.card_lines(1)[0].drawn == Share(0, 1)
    assert [line.card for line in tally.card_lines(0)] == list(deck().cards)


def test_the_order_in_which_games_come_in_makes_no_difference() -> None:
    schedule = small_match(8)
    outcomes = [play(schedule, number) for number in range(8)]
    shuffled = outcomes[:]
    Random(1).shuffle(shuffled)
    assert to_json(ArenaTally(schedule, shuffled)) == to_json(ArenaTally(schedule, outcomes))


def test_standings_of_a_field() -> None:
    """Three decks: the first beats both others, the second beats the third."""
    decks = [deck("cthulhu+hastur"), deck("agency+miskatonic"), deck("yog+shub")]
    schedule = field(decks, "random", 2)
    tally = ArenaTally(schedule)
    for number in range(6):
        better = min(schedule.fixture(number).entrants)
        tally.add(outcome(number, winner=schedule.fixture(number).entrants.index(better)))
    standings = Standings(tally)
    assert standings.order() == [0, 1, 2]
    assert [standings.total(place).wins for place in range(3)] == [4, 2, 0]
    assert standings.against[1, 0] == Score(0, 2, 0, 0, 1)
    assert standings.against[1, 2] == Score(2, 2, 1, 0, 0)


def test_names_tell_contestants_apart() -> None:
    assert names(small_match(2)) == ["Cthulhu and Hastur", "The Agency and Miskatonic University"]
    assert names(small_match(2, ("random", "acolyte"))) == [
        "Cthulhu and Hastur (random)",
        "The Agency and Miskatonic University (acolyte)",
    ]
    mirror = replace(small_match(2), decks=(deck(), deck()))
    assert names(mirror) == ["Cthulhu and Hastur (random), 1", "Cthulhu and Hastur (random), 2"]
