"""The acolyte's judgement: what anybody at the table would do in plain positions, and with cards it has never seen."""

import pytest

from rlyeh.bots import Chair
from rlyeh.bots.acolyte import Acolyte, worth
from rlyeh.bots.acolyte.committing import plans
from rlyeh.engine import Game
from rlyeh.engine.state.decision import Option
from rlyeh.language import *
from rlyeh.model import Card
from rlyeh.testing import Scenario
from tests.random_play import start

GIANT = character("test-611", "Giant", NEUTRAL, cost=6, skill=6, icons="TTCC")
DWARF = character("test-612", "Dwarf", NEUTRAL, cost=1, skill=1)
SEEKER = character("test-613", "Seeker", NEUTRAL, cost=2, skill=2, icons="II")
MURDER = event("test-614", "Murder", NEUTRAL, cost=1, text=[action(destroy(choose(CHARACTER)))])
BLESSING = event(
    "test-615", "Blessing", NEUTRAL, cost=1, text=[action(until_end_of_phase(gains(choose(CHARACTER), skill=2)))]
)
HOLY_WARD = event(
    "test-616", "Holy Ward", NEUTRAL, cost=1, text=[disrupt(when(would_be("wounded", CHARACTER)), cancel("that wound"))]
)
LESSON = event("test-617", "Lesson", NEUTRAL, cost=2, text=[action(draw(3))])
GIFT = event("test-618", "Gift", NEUTRAL, cost=2, text=[action(draw(3, OPPONENT))])
CURSE = support(
    "test-619", "Curse", NEUTRAL, cost=1, subtypes="Attachment", attach_to=CHARACTER, text=[cannot(HOST, "commit")]
)
BANNER = support("test-620", "Banner", NEUTRAL, cost=1, text=[gains(MINE, skill=1)])
SHAME = support("test-621", "Shame", NEUTRAL, cost=1, text=[gains(MINE, skill=-1)])
HERALD = character(
    "test-622", "Herald", NEUTRAL, cost=1, skill=1,
    text=[forced_response(after(enters_play(THIS)), destroy(choose(CHARACTER.other)))],
)  # fmt: skip
MOUNTAIN = event("test-623", "Mountain", NEUTRAL, cost=X, text=[action(destroy(choose(CHARACTER.skill(at_most=X))))])
SLASH = event("test-624", "Slash", NEUTRAL, cost=1, text=[action(wound(choose(CHARACTER)))])
VOLLEY = event("test-625", "Volley", NEUTRAL, cost=1, text=[action(wound(choose(CHARACTER), number=3))])
CARDS = (
    GIANT, DWARF, SEEKER, MURDER, BLESSING, HOLY_WARD, LESSON, GIFT, CURSE, BANNER, SHAME, HERALD, MOUNTAIN, SLASH,
    VOLLEY,
)  # fmt: skip


def table_of(phase: str = "operations", active: str = "darin") -> Scenario:
    """A table at which Darin has something to pay with."""
    table = Scenario(phase=phase, cards=CARDS, active=active)
    for size in (1, 2, 3):
        table.darin.domain(agency=size)
    return table


def answer(table: Scenario) -> Option:
    """What the acolyte answers; the answer is given."""
    option = Acolyte().choose(Chair(table.game))
    table.game.apply(option)
    return option


def answers(table: Scenario, number: int) -> list[str]:
    return [answer(table).key for _ in range(number)]


def test_harm_goes_to_the_best_of_the_other_side() -> None:
    table = table_of()
    murder = table.darin.holds(MURDER)
    table.darin.has(GIANT)
    small, large = table.tommy.has(DWARF), table.tommy.has(GIANT)
    assert answer(table).card == murder.piece.id
    assert answer(table).card == large.piece.id
    assert small.in_play


@pytest.mark.parametrize(("others", "verb"), [(4, "play"), (5, "pass")])
def test_who_would_lose_his_mind_at_once_stays_in_hand(others: int, verb: str) -> None:
    """core-005: with six characters in play he goes insane."""
    table = table_of()
    table.darin.holds("Professor Hermann Mulder")
    for _ in range(others):
        table.tommy.has(DWARF)
    assert answer(table).verb == verb


def test_what_could_only_hurt_oneself_stays_in_hand() -> None:
    table = table_of()
    table.darin.holds(MURDER)
    table.darin.holds(GIFT)
    table.darin.has(GIANT)
    assert answer(table).verb == "pass"


def test_drawing_is_good_until_the_deck_runs_out() -> None:
    """WIN-6: whoever draws the last card loses."""
    table = table_of()
    table.darin.holds(LESSON)
    assert answer(table).verb == "use"
    short = table_of()
    short.darin.deck_of(3)
    short.darin.holds(LESSON)
    assert answer(short).verb == "pass"


def test_the_smallest_domain_that_will_do_pays() -> None:
    """PAY-1: what is paid too much is lost."""
    table = table_of()
    table.darin.holds(DWARF)
    assert answer(table).verb == "play"
    assert [domain.drained for domain in table.darin.domains] == [False] * 3
    answer(table)
    assert [domain.drained for domain in table.darin.domains] == [True, False, False]


def test_the_better_character_is_played_first() -> None:
    table = table_of()
    table.darin.holds(DWARF)
    seeker = table.darin.holds(SEEKER)
    assert answer(table).card == seeker.piece.id


def test_a_curse_goes_to_the_other_side() -> None:
    table = table_of()
    table.darin.holds(CURSE)
    table.darin.has(GIANT)
    small, large = table.tommy.has(DWARF), table.tommy.has(GIANT)
    answers(table, 3)
    assert large.attachments
    assert not small.attachments


def test_a_support_that_helps_is_played_and_one_that_hurts_is_not() -> None:
    for card, verb in ((BANNER, "play"), (SHAME, "pass")):
        table = table_of()
        table.darin.holds(card)
        table.darin.has(GIANT)
        table.darin.has(SEEKER)
        assert answer(table).verb == verb


def test_what_a_character_does_as_it_enters_play_counts() -> None:
    """A Herald that must destroy one's own Giant stays in hand; where the other side has one, it comes."""
    alone = table_of()
    alone.darin.holds(HERALD)
    alone.darin.has(GIANT)
    assert answer(alone).verb == "pass"
    table = table_of()
    table.darin.holds(HERALD)
    giant = table.tommy.has(GIANT)
    answers(table, 2)
    assert not giant.in_play


def test_x_is_as_large_as_it_must_be() -> None:
    """PAY-17: X for the best that can be reached, and no more."""
    table = table_of()
    table.darin.holds(MOUNTAIN)
    seeker = table.tommy.has(SEEKER)
    table.tommy.has(DWARF)
    table.tommy.has(GIANT)
    assert answers(table, 2)[1] == "x.2"
    assert answer(table).card == seeker.piece.id


def test_a_brief_help_waits_for_the_moment_that_it_decides() -> None:
    """Two skill more, where the scales at a story tip with them and nowhere else."""
    early = table_of()
    early.darin.holds(BLESSING)
    early.darin.has(SEEKER)
    assert answer(early).verb == "pass"
    for theirs, verb in ((GIANT, "pass"), (DWARF, "pass"), (SEEKER, "use")):
        table = table_of("after defend")
        table.darin.holds(BLESSING)
        table.darin.has(SEEKER, at=table.a)
        table.tommy.has(theirs, at=table.a)
        assert answer(table).verb == verb, theirs.title


@pytest.mark.parametrize(("where", "verb"), [("operations", "pass"), ("after defend", "use")])
def test_invulnerability_for_a_phase_is_for_the_story_phase(where: str, verb: str) -> None:
    """core-139 in the operations phase would be gone before anybody could be wounded."""
    table = table_of(where)
    table.darin.holds("Bred to Survive")
    table.darin.domain(shub_niggurath=3)
    for _ in range(4):
        table.darin.has(SEEKER, at=None if where == "operations" else table.a)
    table.tommy.has(GIANT, at=None if where == "operations" else table.a)
    assert answer(table).verb == verb
    if verb == "use":
        answer(table)


@pytest.mark.parametrize(
    ("whose", "wounds", "verb"), [("darin", SLASH, "use"), ("tommy", SLASH, "pass"), ("darin", VOLLEY, "pass")]
)
def test_a_ward_is_for_ones_own_and_for_what_it_can_save(whose: str, wounds: Card, verb: str) -> None:
    """TIME-7: the one wound to a Giant of one's own is cancelled; one to the other's is not, nor one of three."""
    table = table_of(active="tommy")
    table.darin.holds(HOLY_WARD)
    giant = getattr(table, whose).has(GIANT)
    table.tommy.domain(agency=1)
    table.tommy.holds(wounds)
    table.tommy.plays(wounds.title, on=giant)
    table.expects(table.darin, "disrupt")
    assert answer(table).verb == verb
    while table.open_decision().kind in ("domain", "disrupt"):
        answer(table)


def test_an_open_story_is_taken() -> None:
    """STORY-33: nobody could stand in the way, so somebody goes, and to where most is to be gained."""
    table = table_of("commit")
    seeker = table.darin.has(SEEKER)
    table.tokens(table.b, {table.darin: 3})
    option = answer(table)
    assert (option.card, option.other) == (seeker.piece.id, table.b.piece.id)


def test_all_go_where_the_game_is_won() -> None:
    """WIN-1: with two stories won and four tokens on a third, everything goes there that can help."""
    table = table_of("commit")
    for title in ("Dreamwalkers", "Opening Night"):
        table.darin.won(title)
    table.darin.has(GIANT)
    table.darin.has(SEEKER)
    table.tommy.has(SEEKER)
    table.tokens(table.b, {table.darin: 4})
    value, plan = plans(_asked(table), 0)[0]
    assert table.b.piece.id in {story for _, story in plan}
    assert value > worth.GAME / 4


def _asked(table: Scenario) -> Game:
    assert table.decision is not None
    return table.game


def test_a_dwarf_is_not_thrown_before_giants() -> None:
    """A character that could only be lost stays at home."""
    table = table_of("commit")
    table.darin.has(DWARF)
    for _ in range(3):
        table.tommy.has(GIANT)
    assert answer(table).verb == "done"


def test_nobody_waits_until_there_is_nothing_to_draw() -> None:
    """WIN-6: two equal sides watch each other for as long as there is time, and no longer."""
    table = table_of("commit")
    for _ in range(2):
        table.darin.has(GIANT)
        table.tommy.has(GIANT)
    table.darin.deck_of(40)
    _, patient = plans(_asked(table), 0)[0]
    table.darin.deck_of(6)
    _, restless = plans(_asked(table), 0)[0]
    assert (len(patient), len(restless)) == (0, 2)


def test_a_defender_saves_a_story() -> None:
    """STORY-6: where the attacker would win the game, whoever can stop it does."""
    table = table_of("defend", active="tommy")
    giant = table.darin.has(GIANT)
    table.tommy.has(SEEKER, at=table.b)
    table.tokens(table.b, {table.tommy: 3})
    option = answer(table)
    assert (option.card, option.other) == (giant.piece.id, table.b.piece.id)


def test_whom_one_misses_least_is_given_up() -> None:
    """STORY-23."""
    table = table_of("resolution", active="tommy")
    table.tommy.has(GIANT, at=table.a)
    dwarf = table.darin.has(DWARF, at=table.a)
    table.darin.has(SEEKER, at=table.a)
    table.expects(table.darin, "victim")
    assert answer(table).card == dwarf.piece.id
    table.decline_all()


def test_a_hand_without_characters_is_not_kept() -> None:
    """SET-6."""
    game = start(1)
    chair = Chair(game)
    hand = [game.state.cards[card].face for card in game.state.sides[chair.seat].hand]
    early = sum(face.is_character and face.cost <= 3 for face in hand)
    people = sum(face.is_character for face in hand)
    assert (Acolyte().choose(chair).verb == "keep") == (early >= 2 and people >= 3)


@pytest.mark.parametrize(("sizes", "number"), [((2, 1, 1), 0), ((3, 1, 1), 1), ((3, 2, 1), 0)])
def test_one_domain_grows_ahead_of_the_others(sizes: tuple[int, ...], number: int) -> None:
    """FLOW-3: so that what is dear can be paid for soon."""
    table = Scenario(phase="resource", cards=CARDS)
    for size in sizes:
        table.darin.domain(agency=size)
    for _ in range(4):
        table.darin.holds(GIANT)
    option = answer(table)
    assert (option.verb, option.number) == ("resource", number)
