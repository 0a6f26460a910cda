"""Which games are played."""

import pytest

from rlyeh.arena import Schedule, field, ladder, match
from rlyeh.arena.schedule import common_stories, derived
from rlyeh.decks import STORIES, Deck
from rlyeh.errors import ArenaError, RlyehError
from tests.arena.helpers import deck, small_match

THREE = [deck("cthulhu+hastur"), deck("agency+miskatonic"), deck("yog+shub")]


def test_two_games_share_a_deal_and_both_sides_change_seats() -> None:
    schedule = small_match(10, ("random", "acolyte"))
    for pair in range(5):
        one, two = schedule.fixture(2 * pair), schedule.fixture(2 * pair + 1)
        assert one.seed == two.seed
        assert (one.entrants, two.entrants) == ((0, 1), (1, 0))
        assert one.bot_seed(0) == two.bot_seed(1)
        assert one.bot_seed(1) == two.bot_seed(0)
        assert one.bot_seed(0) != one.bot_seed(1)
    assert len({schedule.fixture(number).seed for number in range(10)}) == 5


def test_a_longer_run_begins_with_the_games_of_a_shorter_one() -> None:
    short, long = (field(THREE, "random", games, seed=5) for games in (2, 40))
    assert [short.fixture(number) for number in range(6)] == [long.fixture(number) for number in range(6)]
    assert short.digest == long.digest
    assert short.digest != field(THREE, "random", 2, seed=6).digest


def test_an_odd_number_of_games_gets_one_more() -> None:
    assert small_match(7).games == 8
    with pytest.raises(ArenaError, match="0 games cannot be played"):
        small_match(0)


def test_a_field_plays_every_pair_as_often_from_both_seats() -> None:
    schedule = field(THREE, "random", 4)
    seats = [schedule.fixture(number).entrants for number in range(schedule.games)]
    assert schedule.games == 12
    assert {pair: seats.count(pair) for pair in seats} == {(a, b): 2 for a in range(3) for b in range(3) if a != b}


def test_a_ladder_swaps_the_bots_and_leaves_the_decks() -> None:
    schedule = ladder(["random", "acolyte"], 6, decks=THREE)
    for pair in range(3):
        one, two = (schedule.fixture(2 * pair + game).entrants for game in (0, 1))
        assert [schedule.deck_of(seat) for seat in one] == [schedule.deck_of(seat) for seat in two]
        assert [schedule.entrants[seat].bot for seat in one] == ["random", "acolyte"]
        assert [schedule.entrants[seat].bot for seat in two] == ["acolyte", "random"]


def test_a_ladder_without_decks_mixes_all_quick_decks() -> None:
    """DECK-7, DECK-8: 42 decks, never two that share a faction."""
    schedule = ladder(["random", "acolyte"], 840)
    assert len(schedule.decks) == 42
    tables = [schedule.fixture(number).entrants for number in range(0, 840, 2)]
    assert len({tuple(schedule.deck_of(seat).name for seat in table) for table in tables}) == 420
    for one, two in tables:
        assert not schedule.deck_of(one).cards.keys() & schedule.deck_of(two).cards.keys()


def test_every_bot_meets_every_other_as_often() -> None:
    schedule = ladder(["random", "acolyte", "reference-1"], 10, decks=THREE)
    met = [
        frozenset(schedule.entrants[seat].bot for seat in schedule.fixture(number).entrants)
        for number in range(schedule.games)
    ]
    assert sorted(met.count(pair) for pair in set(met)) == [10, 10, 10]


def test_a_schedule_survives_json() -> None:
    schedule = ladder(["random", "acolyte"], 4, seed=9, rules="lcg-final", decks=THREE)
    assert Schedule.from_json(schedule.to_json()) == schedule


def test_seeds_are_far_apart() -> None:
    seeds = [derived(seed, number) for seed in range(30) for number in range(30)]
    assert len(set(seeds)) == 900
    assert all(0 <= seed < 1 << 64 for seed in seeds)
    assert derived(1, 2, 3) != derived(1, 3, 2)


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda: ladder(["random"], 2), "A ladder needs two bots or more."),
        (lambda: ladder(["random", "random"], 2), 'The bot "random" is named twice.'),
        (lambda: field(THREE[:1], "random", 2), "A field needs two decks or more."),
        (lambda: field([*THREE, THREE[0]], "random", 2), 'The deck "Cthulhu and Hastur" is named twice.'),
        (lambda: match((THREE[0], THREE[1]), ("random", "random"), 2, rules="lgc"), 'There is no rule set "lgc".'),
    ],
)
def test_what_cannot_be_played_is_one_sentence(make: object, said: str) -> None:
    assert callable(make)
    with pytest.raises(RlyehError) as told:
        make()
    assert str(told.value).startswith(said)


def test_stories_are_those_that_all_decks_bring() -> None:
    own = Deck("Own", {"core-001": 50}, ("core-156", "core-157", "core-158"))
    bare = Deck("Bare", {"core-001": 50})
    assert common_stories([own, bare]) == own.stories
    assert common_stories([bare]) == STORIES
    assert common_stories([own, deck()]) == STORIES
