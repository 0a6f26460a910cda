"""Determining success, and what counts where: STORY-30 to STORY-36, STORY-49 to STORY-52."""

import pytest

from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.language import *
from rlyeh.model import Card
from rlyeh.testing import CardHandle, Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=1, skill=1)
TWO = character("test-2", "Two", NEUTRAL, cost=1, skill=2)
FIVE = character("test-3", "Five", NEUTRAL, cost=1, skill=5)
CHILD = character("test-4", "Child", NEUTRAL, cost=1, skill=0)
RUNNER = character("test-5", "Runner", NEUTRAL, cost=1, skill=1, keywords=[FAST])
IDLER = character("test-6", "Idler", NEUTRAL, cost=1, skill=4, text=[does_not_count_skill(THIS)])
HEX = support(
    "test-7", "Hex", NEUTRAL, cost=1, subtypes="Attachment", attach_to=CHARACTER, text=[loses(HOST, skill=3)]
)
HUNTER = event("test-8", "Hunter", NEUTRAL, cost=0, text=[action(destroy(choose(CHARACTER.skill(at_least=4))))])
FIGHTER = character("test-9", "Fighter", NEUTRAL, cost=1, skill=1, icons="CCC")
FRAIL = character("test-10", "Frail", NEUTRAL, cost=1, skill=1)
TOUGH = character("test-11", "Tough", NEUTRAL, cost=1, skill=1, keywords=[TOUGHNESS(4)])
GHOST = character("test-12", "Ghost", NEUTRAL, cost=1, skill=1, keywords=[INVULNERABILITY])
BLOOD = event(
    "test-13", "Blood", NEUTRAL, cost=0, text=[action(until_end_of_turn(winner_deals_extra_wounds(MARGIN)))]
)
SPIRIT = character(
    "test-14", "Spirit", NEUTRAL, cost=1, skill=3, icons="TC", text=[counts_at(THIS, STORY.titled("Calm"))]
)
FIEND = character("test-15", "Fiend", NEUTRAL, cost=1, skill=1, icons="TTTCCC")
ECHO = event(
    "test-16", "Echo", NEUTRAL, cost=0,
    text=[action(until_end_of_phase(counts_at(choose(MINE), STORY.titled("Calm"))))],
)
HUSH = story("test-20", "Hush", struggles="")
CALM = story("test-21", "Calm", struggles="")
BRAWL = story("test-22", "Brawl", struggles="C")
PEOPLE = [MAN, TWO, FIVE, CHILD, RUNNER, IDLER, FIGHTER, FRAIL, TOUGH, GHOST, SPIRIT, FIEND]
CARDS = [*PEOPLE, HEX, HUNTER, BLOOD, ECHO, HUSH, CALM, BRAWL]
BOTH = ["darin", "tommy"]


def success(attackers: list[Card], defenders: list[Card], active: str = "darin") -> tuple[int, int]:
    """The tokens that the attacker and the defender have on a story without struggles, if all are taken."""
    table = Scenario(active=active, phase="resolution", stories=[HUSH], cards=CARDS, bells=BOTH)
    me = table.active
    for card in attackers:
        me.has(card, at=table.a)
    for card in defenders:
        me.opponent.has(card, at=table.a)
    while table.open_decision().kind == "token":
        me.accepts()
    return table.a.tokens(me), table.a.tokens(me.opponent)


@pytest.mark.parametrize("active", BOTH)
@pytest.mark.parametrize(
    ("attackers", "defenders", "tokens"),
    [
        ([TWO], [MAN], 1),
        ([MAN, TWO], [TWO], 1),
        ([FIVE, CHILD], [TWO, TWO], 1),
        ([TWO], [TWO], 0),
        ([TWO], [FIVE], 0),
        ([MAN, MAN], [FIVE], 0),
        ([MAN], [], 2),
        ([MAN], [CHILD], 2),
        ([CHILD], [], 0),
        ([CHILD], [CHILD], 0),
        ([RUNNER], [MAN], 1),
        ([RUNNER], [RUNNER], 0),
        ([RUNNER, RUNNER], [RUNNER, MAN], 1),
        ([TWO], [RUNNER, MAN], 0),
        ([RUNNER], [TWO], 0),
    ],
)
def test_success(attackers: list[Card], defenders: list[Card], tokens: int, active: str) -> None:
    """STORY-30, STORY-31, STORY-32, STORY-33, STORY-34, STORY-35: the higher total of at least one succeeds, two tokens
    where the other total is nought; the defender never does; ties go to the attacker with more Fast characters only."""
    assert success(attackers, defenders, active) == (tokens, 0)


def test_only_who_is_there_is_totalled() -> None:
    """STORY-30: characters at home or elsewhere add nothing."""
    table = Scenario(phase="resolution", stories=[HUSH, CALM], cards=CARDS, bells=BOTH)
    table.darin.has(TWO, at=table.a)
    table.tommy.has(MAN, at=table.a)
    table.tommy.has(FIVE, at=table.b)
    table.tommy.has(FIVE)
    table.darin.accepts()
    assert table.a.tokens(table.darin) == 1
    table.expects(table.darin, "action")


@pytest.mark.parametrize("active", BOTH)
def test_a_negative_skill_is_nought(active: str) -> None:
    """STORY-33, EFF-20, CONF-28: a defender hexed below zero leaves the story unchallenged and takes nothing off."""
    table = Scenario(active=active, phase="resolution", stories=[HUSH], cards=CARDS, bells=BOTH)
    me = table.active
    me.has(MAN, at=table.a)
    weak = me.opponent.has(MAN, at=table.a)
    me.has(HEX, on=weak)
    me.accepts()
    me.accepts()
    assert table.a.tokens(me) == 2


@pytest.mark.parametrize("taken", [0, 1])
def test_tokens_may_be_declined(taken: int) -> None:
    """STORY-32, STORY-33, CONF-27: each of the two by itself."""
    table = Scenario(phase="resolution", stories=[HUSH], cards=CARDS, bells=BOTH)
    table.darin.has(MAN, at=table.a)
    table.expects(table.darin, "token")
    if taken:
        table.darin.accepts()
    else:
        table.darin.declines()
    table.expects(table.darin, "token")
    table.darin.declines()
    assert table.a.tokens(table.darin) == taken


def test_a_higher_defence_merely_denies_success() -> None:
    """STORY-34: nobody has succeeded, so nothing can answer a success."""
    table = Scenario(phase="resolution", stories=[HUSH], cards=CARDS, bells=BOTH)
    table.game.keep_journal()
    table.darin.has(MAN, at=table.a)
    table.tommy.has(FIVE, at=table.a)
    table.expects(table.darin, "action")
    assert table.happened(Kind.SUCCEED, Kind.PLACE_TOKEN) == []


def test_skill_that_is_not_counted() -> None:
    """STORY-36; EX-105: nothing for the total, but the skill stays four for whatever asks for it."""
    table = Scenario(phase="resolution", stories=[HUSH], cards=CARDS, bells=["tommy"])
    hunter = table.darin.holds(HUNTER)
    table.darin.has(MAN, at=table.a)
    idler, five = table.tommy.has(IDLER, at=table.a), table.tommy.has(FIVE)
    table.darin.accepts()
    table.darin.accepts()
    assert table.a.tokens(table.darin) == 2
    assert idler.skill == 4
    table.darin.plays(hunter)
    assert table.darin.may_choose(idler, five)
    table.darin.chooses(idler)
    assert idler.in_discard


def test_skill_not_counted_is_no_success_either() -> None:
    """STORY-36, STORY-31: an attacker of whom nothing counts has nought."""
    table = Scenario(phase="resolution", stories=[HUSH], cards=CARDS, bells=BOTH)
    table.darin.has(IDLER, at=table.a)
    table.expects(table.darin, "action")
    assert table.a.tokens(table.darin) == 0


# -- counting at other stories and changed comparisons ---------------------------------------------------------------


def test_counting_elsewhere_is_not_being_there() -> None:
    """STORY-49, STORY-10: the story where its attacker merely counts does not resolve."""
    table = Scenario(phase="resolution", stories=[HUSH, CALM], cards=CARDS, bells=BOTH)
    spirit = table.darin.has(SPIRIT, at=table.a)
    table.darin.accepts()
    table.darin.accepts()
    table.expects(table.darin, "action")
    assert (table.a.tokens(table.darin), table.b.tokens(table.darin)) == (2, 0)
    assert spirit.story == table.a


def test_who_counts_elsewhere_suffers_nothing_there() -> None:
    """STORY-49: icons and skill count, but it can be chosen neither for insanity nor for wounds."""
    calm = story("test-23", "Calm", struggles="TC")
    table = Scenario(active="tommy", phase="resolution", stories=[HUSH, calm], cards=[*CARDS[:-2], calm], bells=BOTH)
    table.game.keep_journal()
    spirit = table.darin.has(SPIRIT, at=table.a)
    table.tommy.has(MAN, at=table.a)
    table.tommy.has(FIEND, at=table.b)
    table.tommy.has(MAN, at=table.b)
    table.tommy.chooses(table.b)
    won = table.happened(Kind.WIN_STRUGGLE)
    assert [(each.seat, each.amount) for each in won] == [(table.tommy.seat, 2), (table.tommy.seat, 2)]
    assert not spirit.insane
    assert spirit.wounds == 0
    assert table.b.tokens(table.tommy) == 0
    table.expects(table.tommy, "action")


def echoes(number: int, at: str) -> tuple[Scenario, CardHandle]:
    """A character of skill two is made to count so often at the second story; it stands at one of the two."""
    table = Scenario(phase="after defend", stories=[HUSH, CALM], cards=CARDS, bells=["tommy"])
    two = table.darin.has(TWO, at=getattr(table, at))
    table.darin.has(MAN, at=table.b)
    for _ in range(number):
        table.darin.holds(ECHO)
    table.tommy.has(TWO, at=table.b)
    table.tommy.has(MAN, at=table.b)
    for _ in range(number):
        table.darin.plays("Echo", on=two)
        table.tommy.passes()
    return table, two


@pytest.mark.parametrize(("number", "at"), [(1, "a"), (2, "a"), (1, "b"), (2, "b")])
def test_a_character_counts_once_at_a_story(number: int, at: str) -> None:
    """STORY-50: two and one against three is a tie, however often and however it is made to count."""
    table, _ = echoes(number, at)
    if at == "a":
        table.darin.chooses(table.b)
    table.decline_all()
    assert table.b.tokens(table.darin) == 0
    table.run_to("refresh")


def test_without_an_echo_it_does_not_count() -> None:
    """STORY-50: the other side of the tie."""
    table = Scenario(phase="resolution", stories=[HUSH, CALM], cards=CARDS, bells=["tommy"])
    table.darin.has(SPIRIT, at=table.a)
    table.darin.has(MAN, at=table.b)
    table.tommy.has(TWO, at=table.b)
    table.tommy.has(MAN, at=table.b)
    table.darin.chooses(table.b)
    table.darin.accepts()
    assert table.b.tokens(table.darin) == 1
    table.decline_all()


@pytest.mark.parametrize("prodigy_first", [True, False])
def test_comparing_skill_outranks_swapping_icons(prodigy_first: bool) -> None:
    """STORY-51; EX-129: in whatever order the two came into force."""
    swap = support(
        "test-24", "Swap", NEUTRAL, cost=1, subtypes="Attachment", attach_to=STORY,
        text=[passive(after(commits(CHARACTER)), until_end_of_turn(counts_other_icons(HOST_STORY, INVESTIGATION)))],
    )
    sleuth = character("test-25", "Sleuth", NEUTRAL, cost=1, skill=1, icons="III")
    table = Scenario(phase="commit", stories=[BRAWL], cards=[*CARDS, swap, sleuth], bells=["tommy"])
    spy, five = table.darin.has(sleuth), table.tommy.has(FIVE)
    for card in (swap, "Parallel Universe") if prodigy_first else ("Parallel Universe", swap):
        table.darin.has(card, on=table.a)
    table.darin.commits(spy, to=table.a)
    table.tommy.passes()
    table.tommy.commits(five, to=table.a)
    table.tommy.passes()
    assert spy.in_discard
    assert five.in_play


def blood(*defenders: Card, elsewhere: Card = FRAIL) -> tuple[Scenario, list[CardHandle], CardHandle]:
    """A combat struggle won three to nought, in which the winner deals out the margin."""
    table = Scenario(phase="after defend", stories=[BRAWL], cards=CARDS, bells=["tommy"])
    table.darin.has(FIGHTER, at=table.a)
    there = [table.tommy.has(card, at=table.a) for card in defenders]
    away = table.tommy.has(elsewhere, at=table.b)
    table.darin.plays(table.darin.holds(BLOOD))
    table.tommy.passes()
    return table, there, away


def test_the_winner_deals_out_extra_wounds() -> None:
    """STORY-52, EFF-27: only among characters at that story, more than one needs if they like, placed together."""
    table, (frail, tough, ghost), away = blood(FRAIL, TOUGH, GHOST)
    table.tommy.chooses(tough)
    table.expects(table.darin, "victim")
    assert {ghost, away}.isdisjoint(table.darin.choices())
    table.darin.chooses(frail, frail)
    assert frail.in_play
    table.darin.chooses(frail)
    assert frail.in_discard
    assert (tough.wounds, ghost.wounds, away.wounds) == (1, 0, 0)
    table.decline_all()


@pytest.mark.parametrize(("rules", "wounds"), [("lcg", 0), ("lcg-final", 3)])
def test_the_loser_deals_out_extra_wounds(rules: str, wounds: int) -> None:
    """STORY-52; FINAL-18: a frail character absorbs all of them, unless each is checked before the next."""
    mob = character(
        "test-26", "Mob", NEUTRAL, cost=1, skill=1, icons="CCC", text=[loser_takes_extra_wounds(MARGIN, with_=THIS)]
    )
    table = Scenario(phase="resolution", stories=[BRAWL], cards=[*CARDS, mob], rules=rules, bells=BOTH)
    table.darin.has(mob, at=table.a)
    frail, tough = table.tommy.has(FRAIL, at=table.a), table.tommy.has(TOUGH, at=table.a)
    table.expects(table.tommy, "victim")
    assert table.tommy.may_choose(frail, tough)
    while table.tommy.may("choose", frail):
        table.tommy.chooses(frail)
    assert frail.in_discard
    assert tough.wounds == wounds
    table.decline_all()
