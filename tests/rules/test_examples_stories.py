"""Worked examples about stories and conspiracies; others stand beside the cards they name."""

import pytest

from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.language import *
from rlyeh.model import Card
from rlyeh.testing import CardHandle, Scenario
from tests.rules.story_examples_table import (
    BOTH,
    BRUTE,
    CARDS,
    CHILD,
    DROP,
    FAVOUR,
    FLOOD,
    GIFT,
    HAG,
    HUSH,
    MAN,
    PLOT,
    PUSH,
    SCARE,
    SCREAM,
    SLEUTH,
    THREE,
    WAKE,
    held,
    row,
    table_of,
    take_all,
)


def test_won_through_investigation() -> None:
    """EX-13; STORY-25, STORY-37, STORY-38, STORY-40, STORY-41."""
    table = table_of(GIFT, HUSH, phase="resolution")
    gift, hush = table.a, table.b
    table.tokens(gift, {table.darin: 4, table.tommy: 2})
    mine, theirs = table.darin.has(SLEUTH, at=gift), table.tommy.has(MAN, at=gift)
    table.darin.has(THREE, at=hush)
    new = CardHandle(table, table.game.state.story_deck[-1])
    table.darin.chooses(gift)
    table.expects(table.darin, "token")
    table.darin.accepts()
    table.expects(table.darin, "story")
    assert gift in table.darin.won_pile
    table.darin.accepts()
    assert len(table.darin.hand) == 2
    assert mine.story is theirs.story is None
    assert row(table)[0] == new
    assert all(story.tokens(player) == 0 for story in (gift, new) for player in table.players)
    table.expects(table.darin, "token")
    take_all(table)
    assert [each.story for each in table.happened(Kind.SUCCEED)] == [hush.id]
    assert (new.tokens(table.darin), hush.tokens(table.darin)) == (0, 2)


@pytest.mark.parametrize(
    ("attackers", "defenders", "tokens"),
    [([THREE], [], 2), ([THREE], [CHILD, CHILD], 2), ([CHILD], [], 0), ([CHILD], [CHILD], 0)],
)
def test_unchallenged_success(attackers: list[Card], defenders: list[Card], tokens: int) -> None:
    """EX-14; STORY-30, STORY-31, STORY-32, STORY-33."""
    table = table_of(HUSH, phase="resolution")
    for card in attackers:
        table.darin.has(card, at=table.a)
    for card in defenders:
        table.tommy.has(card, at=table.a)
    take_all(table)
    assert (table.a.tokens(table.darin), table.a.tokens(table.tommy)) == (tokens, 0)


@pytest.mark.parametrize("active", BOTH)
def test_a_stronger_defender(active: str) -> None:
    """EX-15; STORY-34, GEN-4: two against five."""
    table = table_of(HUSH, phase="resolution", active=active)
    me = table.active
    for card in (MAN, MAN):
        me.has(card, at=table.a)
    for card in (THREE, MAN, MAN):
        me.opponent.has(card, at=table.a)
    table.expects(me, "action")
    assert table.a.tokens(me) == table.a.tokens(me.opponent) == 0
    assert table.happened(Kind.SUCCEED) == []


def test_conspiracies_side_by_side() -> None:
    """EX-21; CONSP-4, CONSP-6, CONSP-5, CONSP-8: won by the opponent, it frees its place and is not replaced."""
    heap = event("test-39", "Heap", NEUTRAL, cost=0, text=[action(place_token(choose(STORY), 5))])
    table = table_of(cards=[*CARDS, heap])
    theirs = table.tommy.has(PLOT)
    first, second = table.darin.holds(PLOT), table.darin.holds(PLOT)
    heap_, deck = table.tommy.holds(heap), len(table.game.state.story_deck)
    table.darin.plays(first)
    assert first.in_play
    assert table.darin.why_not(second) == {"CONSP-4", "TIME-4"}  # and it is Tommy's turn to act
    table.tommy.plays(heap_, on=first)
    table.tommy.declines()
    assert first in table.tommy.won_pile
    assert first.owner is table.darin
    assert len(row(table)) == 4
    assert len(table.game.state.story_deck) == deck
    for phase in ("refresh", "draw", "refresh", "operations"):
        table.run_to(phase, "action")
    assert table.active is table.darin
    table.darin.plays(second)
    assert second.in_play
    assert theirs.in_play


def test_a_conspiracy_discarded_instead() -> None:
    """EX-21; CONSP-7: its tokens are lost, and it goes to its owner's discard pile."""
    table = table_of()
    plot, drop = table.tommy.has(PLOT), table.darin.holds(DROP)
    table.tokens(plot, {table.darin: 4, table.tommy: 2})
    table.darin.plays(drop)
    assert plot in table.tommy.discard
    assert (plot.tokens(table.darin), plot.tokens(table.tommy)) == (0, 0)
    assert len(row(table)) == 3


@pytest.mark.parametrize("first", ["a", "b"])
def test_several_wins_at_once(first: str) -> None:
    """EX-22; STORY-42, STORY-43: a tie is the active player's; each win is fully processed before the other."""
    table = table_of(GIFT, FAVOUR)
    gift, favour, flood = table.a, table.b, table.darin.holds(FLOOD)
    table.tokens(gift, {table.darin: 4, table.tommy: 4})
    table.tokens(favour, {table.darin: 4})
    table.darin.plays(flood)
    table.expects(table.darin, "order")
    assert table.darin.may_choose(gift, favour)
    one, two = (gift, favour) if first == "a" else (favour, gift)
    table.darin.chooses(one)
    table.expects(table.darin, "story")
    assert one.is_won
    assert two.in_play
    table.darin.accepts()
    table.expects(table.darin, "story")
    assert len(table.darin.hand) == (2 if first == "a" else 3)
    table.darin.accepts()
    assert table.darin.won_pile == [one, two]
    assert table.tommy.won_pile == []
    assert len(table.darin.hand) == 5


@pytest.mark.parametrize("also_a", [False, True])
def test_the_obsessive_inmate_stays(also_a: bool) -> None:
    """EX-36; ERR-18, STORY-48, STORY-10: its story resolves only if the opponent commits there; it defends."""
    table = Scenario(phase="uncommit", stories=[HUSH], cards=CARDS)
    table.game.keep_journal()
    inmate = table.darin.has("Obsessive Inmate", at=table.a, exhausted=True)
    one, two = table.tommy.has(MAN), table.tommy.has(MAN)
    table.run_to("story", "commit")
    assert table.active is table.tommy
    assert inmate.story == table.a
    table.tommy.commits({one: table.b, two: table.a} if also_a else {one: table.b, two: table.b})
    if also_a:
        table.tommy.chooses(table.b)
    table.decline_all()
    resolved = [each.story for each in table.happened(Kind.RESOLVE_STORY)]
    assert resolved == ([table.b.id, table.a.id] if also_a else [table.b.id])
    assert {each.story for each in table.happened(Kind.SUCCEED)} == {table.b.id}
    assert inmate.story == table.a


@pytest.mark.parametrize("exhausted", [True, False])
def test_the_target_of_a_military_bike(exhausted: bool) -> None:
    """EX-37; ERR-20, STORY-9, STORY-3, STORY-4: B with characters, not C without, not A; the position stays."""
    table = table_of(HUSH, phase="resolution")
    bearer = table.darin.has(MAN, at=table.a, exhausted=exhausted)
    bike = table.darin.has("Military Bike", on=bearer)
    table.darin.has(BRUTE, at=table.b, exhausted=True)
    table.darin.chooses(table.a)
    table.decline_all()
    table.darin.disrupts_with(bike)
    assert bearer.story == table.b
    assert bearer.exhausted is exhausted
    assert bike.exhausted
    table.decline_all()


def test_ready_but_committed() -> None:
    """EX-104; STORY-8, STATE-8: the readied one counts, the other does not; both can be exhausted for abilities."""
    worker = character("test-48", "Worker", NEUTRAL, cost=1, skill=2, text=[action(exhaust(THIS), to=draw())])
    table = table_of(HUSH, phase="after defend", cards=[*CARDS, worker], bells=["tommy"])
    there, home = table.darin.has(worker, at=table.a, exhausted=True), table.darin.has(worker)
    table.tommy.has(THREE, at=table.a)
    wake = table.darin.holds(WAKE)
    assert not table.darin.may_use(there)
    table.darin.plays(wake, on=there)
    table.tommy.passes()
    for card in (there, home):
        assert table.darin.may_use(card)
    table.darin.uses(there)
    assert (there.exhausted, there.story) == (True, table.a)
    table.tommy.passes()
    table.darin.uses(home)
    assert home.exhausted
    table.tommy.passes()
    assert table.a.tokens(table.darin) == 0

    table = table_of(HUSH, phase="after defend", cards=[*CARDS, worker], bells=["tommy"])
    there, _ = table.darin.has(worker, at=table.a, exhausted=True), table.darin.has(worker)
    table.tommy.has(MAN, at=table.a)
    table.darin.plays(table.darin.holds(WAKE), on=there)
    table.tommy.passes()
    table.darin.passes()
    table.darin.accepts()
    assert table.a.tokens(table.darin) == 1


def test_only_where_attackers_are() -> None:
    """EX-107; STORY-6, STORY-10: the only attacker at B is driven insane before the opponent commits."""
    table = table_of(HUSH, phase="commit")
    one, two, defender = table.darin.has(MAN), table.darin.has(MAN), table.tommy.has(CHILD)
    scare = table.tommy.holds(SCARE)
    table.darin.commits({one: table.a, two: table.b})
    table.darin.passes()
    table.tommy.plays(scare, on=two)
    table.all_pass()
    assert two.insane
    assert table.tommy.may("commit", defender, to=table.a)
    assert not table.tommy.may("commit", defender, to=table.b)
    table.tommy.commits(defender, to=table.a)
    table.all_pass()
    table.decline_all()
    assert [each.story for each in table.happened(Kind.RESOLVE_STORY)] == [table.a.id]


def test_no_window_between_stories() -> None:
    """EX-108; STORY-13, STORY-14, STORY-46: B resolves at once; then the response, then actions."""
    grief = support("test-49", "Grief", NEUTRAL, cost=0, text=[response(after(loses_icon_struggle(TERROR)), draw())])
    table = table_of(SCREAM, HUSH, phase="resolution", cards=[*CARDS, grief], bells=["darin"])
    table.darin.has(HAG, at=table.a)
    table.darin.has(HAG, at=table.b)
    victim, grief_, wake = table.tommy.has(MAN, at=table.a), table.tommy.has(grief), table.tommy.holds(WAKE)
    table.darin.chooses(table.a)
    assert victim.insane
    table.decline_all()
    assert [each.story for each in table.happened(Kind.RESOLVE_STORY)] == [table.a.id, table.b.id]
    table.expects(table.tommy, "response")
    assert not table.tommy.may_play(wake)
    table.tommy.responds_with(grief_)
    assert len(table.tommy.hand) == 2
    table.expects(table.darin, "action")
    table.darin.passes()
    assert table.tommy.may_play(wake)


def test_a_bike_for_the_defender() -> None:
    """EX-117; STORY-9, TIME-9: only B, where an attacker is, although a defender stands at C; inside the box."""
    table = table_of(HUSH, phase="resolution")
    table.darin.has(THREE, at=table.a)
    table.darin.has(THREE, at=table.b)
    bearer = table.tommy.has(MAN, at=table.a)
    bike = table.tommy.has("Military Bike", on=bearer)
    table.tommy.has(CHILD, at=table.c)
    table.darin.chooses(table.a)
    table.decline_all()
    table.tommy.disrupts_with(bike)
    assert bearer.story == table.b
    table.decline_all()


def test_a_ccg_story_won_mid_way() -> None:
    """EX-144; CCG-13, STORY-40: taken and replaced before any comparison of skill."""
    table = table_of(GIFT, phase="resolution", rules="ccg")
    gift = table.a
    table.tokens(gift, {table.darin: 4})
    sleuth, other = table.darin.has(SLEUTH, at=gift), table.darin.has(THREE, at=gift)
    table.darin.accepts()
    table.darin.declines()
    assert gift in table.darin.won_pile
    assert sleuth.story is other.story is None
    assert len(row(table)) == 3
    assert table.happened(Kind.SUCCEED, Kind.SKILL_CHECK) == []
    assert row(table)[0].tokens(table.darin) == 0
    table.expects(table.darin, "action")


def test_an_empty_story_deck() -> None:
    """EX-148; STORY-44, AMB-34: the others stay in play and the game goes on."""
    table = table_of(HUSH)
    table.empty_story_deck()
    push, won = table.darin.holds(PUSH), table.a
    table.tokens(won, {table.darin: 4})
    table.darin.plays(push, on=won)
    assert won.is_won
    assert row(table) == [table.b, table.c]
    table.expects(table.tommy, "action")


def test_attacking_a_conspiracy() -> None:
    """EX-158; CONSP-2, CONSP-9, OPS-2, OPS-3, CONSP-8, CARD-6, STATE-2."""
    table = table_of()
    plot = table.darin.holds(PLOT)
    table.darin.plays(plot)
    table.expects(table.tommy, "action")
    assert plot.in_play
    table = table_of(phase="commit", active="tommy")
    plot, stories = table.darin.has(PLOT), row(table)[:3]
    table.tokens(plot, {table.tommy: 4})
    attacker, defender = table.tommy.has(THREE), table.darin.has(MAN)
    table.tommy.commits(attacker, to=plot)
    table.all_pass()
    table.darin.commits(defender, to=plot)
    table.all_pass()
    assert held(table) == "CT"
    table.tommy.accepts()
    table.expects(table.tommy, "story")
    table.tommy.accepts()
    assert len(table.tommy.hand) == 2
    assert plot in table.tommy.won_pile
    assert row(table) == stories


@pytest.mark.parametrize("active", BOTH)
def test_the_order_of_wins_decides(active: str) -> None:
    """EX-170; WIN-8, STORY-42, WIN-1: two won stories each; the active player takes theirs first."""
    table = table_of(HUSH, active=active)
    me = table.active
    for player, titles in ((me, "FG"), (me.opponent, "HI")):
        for letter in titles:
            player.won(f"Story {letter}")
    flood = me.holds(FLOOD)
    table.tokens(table.a, {me: 4})
    table.tokens(table.b, {me.opponent: 4})
    me.plays(flood)
    table.expects(me, "order")
    me.chooses(table.a)
    assert me.has_won
    assert len(me.opponent.won_pile) == 2


def test_the_other_order_would_lose() -> None:
    """EX-170; WIN-8: it is the order that decides."""
    table = table_of(HUSH)
    for player, titles in ((table.darin, "FG"), (table.tommy, "HI")):
        for letter in titles:
            player.won(f"Story {letter}")
    flood = table.darin.holds(FLOOD)
    table.tokens(table.a, {table.darin: 4})
    table.tokens(table.b, {table.tommy: 4})
    table.darin.plays(flood)
    table.darin.chooses(table.b)
    assert table.tommy.has_won


def test_surplus_tokens() -> None:
    """EX-171; STORY-37, STORY-45, STORY-44: won with the first; the second is not placed anywhere."""
    table = table_of(HUSH, phase="resolution")
    won = table.a
    table.tokens(won, {table.darin: 4, table.tommy: 3})
    table.darin.has(MAN, at=won)
    table.darin.accepts()
    assert won in table.darin.won_pile
    table.expects(table.darin, "action")
    assert len(table.happened(Kind.PLACE_TOKEN)) == 1
    assert all(story.tokens(player) == 0 for story in (won, *row(table)) for player in table.players)
