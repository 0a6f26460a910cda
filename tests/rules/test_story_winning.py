"""Winning a story, and the end of the story phase: STORY-37 to STORY-48."""

import pytest

from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.language import *
from rlyeh.model import Phase
from rlyeh.testing import CardHandle, Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=1, skill=1)
SLEUTH = character("test-2", "Sleuth", NEUTRAL, cost=1, skill=1, icons="I")
PUSH = event("test-3", "Push", NEUTRAL, cost=0, text=[action(place_token(choose(STORY)))])
FLOOD = event("test-4", "Flood", NEUTRAL, cost=0, text=[action(place_token(STORY, who=EACH_PLAYER))])
HEAP = event("test-5", "Heap", NEUTRAL, cost=0, text=[action(place_token(choose(STORY), 3), draw())])
CENSUS = event(
    "test-6", "Census", NEUTRAL, cost=0, text=[action(until_end_of_phase(gains(choose(CHARACTER), skill=1)))]
)
WATCH = support("test-7", "Watch", NEUTRAL, cost=0, text=[response(after(wins_struggle()), draw())])
OATH = support("test-8", "Oath", NEUTRAL, cost=0, text=[response(after(succeeds()), draw())])
INMATE = character("test-9", "Inmate", NEUTRAL, cost=1, skill=2, icons="C", text=[stays_committed(THIS)])
PLOT = conspiracy("test-10", "Plot", NEUTRAL, cost=0, struggles="")
BANNER = support("test-11", "Banner", NEUTRAL, cost=0, subtypes="Attachment", attach_to=STORY)
GIFT = story("test-20", "Gift", struggles="", text=[draw(2)])
FAVOUR = story("test-21", "Favour", struggles="", text=[draw(3)])
HUSH = story("test-22", "Hush", struggles="")
CLUE = story("test-23", "Clue", struggles="IC")
ROLL_CALL = story("test-24", "Roll Call", struggles="", text=[wound(CHARACTER.committed)])
CARDS = [MAN, SLEUTH, PUSH, FLOOD, HEAP, CENSUS, WATCH, OATH, INMATE, PLOT, BANNER]
CARDS += [GIFT, FAVOUR, HUSH, CLUE, ROLL_CALL]
BOTH = ["darin", "tommy"]


def row(table: Scenario) -> list[CardHandle]:
    """The stories in play."""
    return [CardHandle(table, card) for card in table.game.state.row]


@pytest.mark.parametrize("phase", ["refresh", "draw", "operations", "story", "after resolution"])
@pytest.mark.parametrize("player", BOTH)
def test_the_fifth_token_wins_whenever_it_comes(phase: str, player: str) -> None:
    """STORY-37: in any phase, by any effect, for either player; four are not enough."""
    table = Scenario(phase=phase, stories=[HUSH], cards=CARDS, bells=BOTH)
    winner = getattr(table, player)
    pushes = [winner.holds(PUSH), winner.holds(PUSH)]
    table.tokens(table.a, {winner: 3, winner.opponent: 4})
    story = table.a
    for number, push in enumerate(pushes):
        assert not story.is_won
        assert story.tokens(winner) == 3 + number
        if table.open_decision().seat != winner.seat:
            winner.opponent.passes()
        winner.plays(push, on=story)
    assert story in winner.won_pile


def test_more_than_five_at_once_win_as_well() -> None:
    """STORY-37, STORY-45, AMB-38: the win comes first, then the rest of the effect; surplus tokens are lost."""
    table = Scenario(stories=[GIFT], cards=CARDS, bells=BOTH)
    heap, gift = table.darin.holds(HEAP), table.a
    table.tokens(gift, {table.darin: 4, table.tommy: 2})
    table.darin.plays(heap, on=gift)
    table.expects(table.darin, "story")
    assert len(table.darin.hand) == 0
    table.darin.declines()
    assert len(table.darin.hand) == 1
    assert gift.is_won
    assert all(story.tokens(player) == 0 for story in [gift, *row(table)] for player in table.players)


def test_the_procedure() -> None:
    """STORY-38, STORY-39, STORY-44, STORY-45: taken, everybody goes home, then the effect, then the gap is filled."""
    table = Scenario(phase="after defend", stories=[ROLL_CALL], cards=CARDS, bells=BOTH)
    table.game.keep_journal()
    push, story = table.darin.holds(PUSH), table.a
    table.tokens(story, {table.darin: 4, table.tommy: 3})
    mine, theirs = table.darin.has(MAN, at=story, exhausted=True), table.tommy.has(MAN, at=story, exhausted=True)
    away = table.darin.has(MAN, at=table.b, exhausted=True)
    top = CardHandle(table, table.game.state.story_deck[-1])
    others = [table.b, table.c]
    table.darin.plays(push, on=story)
    table.expects(table.darin, "story")
    assert story in table.darin.won_pile
    assert mine.story is theirs.story is None
    assert mine.exhausted
    assert row(table) == others
    table.darin.accepts()
    assert mine.in_play
    assert theirs.in_play
    assert away.in_discard
    assert row(table) == [top, *others]
    assert (top.tokens(table.darin), top.tokens(table.tommy)) == (0, 0)
    assert (story.tokens(table.darin), story.tokens(table.tommy)) == (0, 0)
    assert story in table.darin.won_pile
    kinds = (Kind.PLACE_TOKEN, Kind.WIN_STORY, Kind.UNCOMMIT, Kind.WOUND, Kind.DEAL_STORY)
    order = list(dict.fromkeys(each.kind for each in table.happened(*kinds)))
    assert order == list(kinds)


def test_the_third_story_is_tested_for_victory_before_its_effect() -> None:
    """STORY-38 step 1, WIN-2."""
    table = Scenario(stories=[GIFT], cards=CARDS, bells=BOTH)
    table.darin.won("Story I")
    table.darin.won("Story J")
    push = table.darin.holds(PUSH)
    table.tokens(table.a, {table.darin: 4})
    table.darin.plays(push, on=table.a)
    assert table.darin.has_won
    assert len(table.darin.hand) == 0


@pytest.mark.parametrize("use", [True, False])
@pytest.mark.parametrize("player", BOTH)
def test_the_winner_may_use_the_effect(use: bool, player: str) -> None:
    """STORY-39: whoever wins decides, and is the one whom it serves."""
    table = Scenario(stories=[GIFT], cards=CARDS, bells=BOTH)
    winner = getattr(table, player)
    push = winner.holds(PUSH)
    table.tokens(table.a, {winner: 4})
    if player == "tommy":
        table.darin.passes()
    winner.plays(push, on=table.a)
    table.expects(winner, "story")
    if use:
        winner.accepts()
    else:
        winner.declines()
    assert len(winner.hand) == (2 if use else 0)
    assert len(winner.opponent.hand) == 0


def test_a_story_won_while_it_resolves() -> None:
    """STORY-40, STORY-41: no further struggle, no success, nothing at the replacement; then the next story."""
    table = Scenario(phase="resolution", stories=[CLUE, GIFT], cards=CARDS, bells=BOTH)
    table.game.keep_journal()
    clue, gift = table.a, table.b
    table.tokens(clue, {table.darin: 4})
    sleuth = table.darin.has(SLEUTH, at=clue)
    table.darin.has(MAN, at=gift)
    table.darin.chooses(clue)
    table.darin.accepts()
    assert clue.is_won
    assert sleuth.story is None
    assert [each.struggle for each in table.happened(Kind.STRUGGLE)] == [INVESTIGATION]
    table.darin.accepts()
    table.darin.accepts()
    assert {each.story for each in table.happened(Kind.SUCCEED)} == {gift.id}
    table.expects(table.darin, "action")
    assert row(table)[0].tokens(table.darin) == 0


def test_a_win_is_finished_before_the_next_story() -> None:
    """STORY-41: effect and replacement come before the next pick; the second win comes after the first."""
    table = Scenario(phase="resolution", stories=[GIFT, HUSH, FAVOUR], cards=CARDS, bells=BOTH)
    gift, hush, favour = table.a, table.b, table.c
    for story in (gift, hush, favour):
        table.tokens(story, {table.darin: 4})
        table.darin.has(MAN, at=story)
    table.darin.chooses(gift)
    table.darin.accepts()
    table.expects(table.darin, "story")
    table.darin.accepts()
    assert len(table.darin.hand) == 2
    table.expects(table.darin, "pick-story")
    assert len(row(table)) == 3
    assert table.darin.may_choose(hush, favour)
    table.darin.chooses(favour)
    table.decline_all()
    assert table.darin.won_pile == [gift]


@pytest.mark.parametrize("active", BOTH)
def test_several_wins_are_ordered_by_the_active_player(active: str) -> None:
    """STORY-42, STORY-43: also the other player's; each is completed before the next; a tie is the active player's."""
    table = Scenario(active=active, stories=[GIFT, FAVOUR, HUSH], cards=CARDS, bells=BOTH)
    me, gift, favour, hush = table.active, table.a, table.b, table.c
    flood = me.holds(FLOOD)
    table.tokens(gift, {me: 4, me.opponent: 4})
    table.tokens(favour, {me.opponent: 4})
    me.plays(flood)
    table.expects(me, "order")
    assert me.may_choose(gift, favour)
    me.chooses(favour)
    table.expects(me.opponent, "story")
    assert favour in me.opponent.won_pile
    assert gift.in_play
    me.opponent.accepts()
    assert len(me.opponent.hand) == 3
    table.expects(me, "story")
    assert gift in me.won_pile
    me.accepts()
    assert len(me.hand) == 2
    assert hush.tokens(me) == hush.tokens(me.opponent) == 1


def test_stories_are_replaced_conspiracies_are_not() -> None:
    """STORY-44: three story cards lie between the players, whatever conspiracies there are."""
    for conspiracy_ in (False, True):
        table = Scenario(stories=[HUSH], cards=CARDS, bells=BOTH)
        plot, push = table.tommy.has(PLOT), table.darin.holds(PUSH)
        won = plot if conspiracy_ else table.a
        table.tokens(won, {table.darin: 4})
        deck = len(table.game.state.story_deck)
        table.darin.plays(push, on=won)
        assert won.is_won
        types = [story.type.value for story in row(table)]
        assert types.count("story") == 3
        assert types.count("conspiracy") == (0 if conspiracy_ else 1)
        assert len(table.game.state.story_deck) == deck - (0 if conspiracy_ else 1)


def test_what_lay_on_a_won_story_is_lost() -> None:
    """STORY-45, AMB-39: tokens of both players, and attachments are discarded."""
    table = Scenario(stories=[HUSH], cards=CARDS, bells=BOTH)
    push, banner = table.darin.holds(PUSH), table.tommy.has(BANNER, on=table.a)
    table.tokens(table.a, {table.darin: 4, table.tommy: 4})
    table.tokens(table.b, {table.tommy: 3})
    story = table.a
    table.darin.plays(push, on=story)
    assert banner.in_discard
    assert [each.tokens(table.tommy) for each in (story, *row(table))] == [0, 0, 3, 0]


# -- after resolution ------------------------------------------------------------------------------------------------


def test_what_comes_after_the_resolution() -> None:
    """STORY-46, STORY-47: responses, actions with everybody still committed, uncommitting, the end of the phase."""
    table = Scenario(phase="resolution", stories=[CLUE], cards=CARDS, bells=BOTH)
    watch, oath, census = table.darin.has(WATCH), table.darin.has(OATH), table.darin.holds(CENSUS)
    sleuth = table.darin.has(SLEUTH, at=table.a, exhausted=True)
    upright = table.darin.has(MAN, at=table.a, exhausted=False)
    theirs = table.tommy.has(MAN, at=table.a, exhausted=True)
    table.decline_all()
    table.expects(table.darin, "response")
    table.darin.responds_with(watch)
    table.darin.responds_with(oath)
    assert len(table.darin.hand) == 3
    table.expects(table.darin, "action")
    table.darin.plays(census, on=sleuth)
    assert sleuth.skill == 2
    assert sleuth.story == upright.story == theirs.story == table.a
    table.tommy.passes()
    table.darin.passes()
    assert table.active is table.tommy
    assert sleuth.story is upright.story is theirs.story is None
    assert (sleuth.exhausted, upright.ready) == (True, True)
    assert sleuth.skill == 1


def test_uncommitting_neither_readies_nor_exhausts() -> None:
    """STORY-47: on either side."""
    table = Scenario(phase="uncommit", stories=[HUSH], cards=CARDS, bells=BOTH)
    tired = table.darin.has(MAN, at=table.a, exhausted=True)
    ready_one = table.darin.has(MAN, at=table.b, exhausted=False)
    theirs = table.tommy.has(MAN, at=table.a, exhausted=False)
    table.game.keep_journal()
    table.expects(table.tommy, "action")
    assert [card.story for card in (tired, ready_one, theirs)] == [None] * 3
    assert (tired.exhausted, ready_one.ready, theirs.ready) == (True, True, True)
    assert [each.kind for each in table.happened(Kind.READY, Kind.EXHAUST)] == []
    assert tired.controller is table.darin


@pytest.mark.parametrize("attack", [False, True])
def test_a_character_that_stays_committed(attack: bool) -> None:
    """STORY-48, STORY-10: in the opponent's turn it defends, but only a story with an attacker resolves."""
    table = Scenario(phase="uncommit", stories=[HUSH], cards=CARDS)
    inmate, man = table.darin.has(INMATE, at=table.a, exhausted=True), table.tommy.has(MAN)
    table.run_to("story", "commit")
    assert table.active is table.tommy
    assert inmate.story == table.a
    table.tommy.commits(man, to=table.a if attack else table.b)
    if attack:
        assert table.a.tokens(table.tommy) == 0
    else:
        table.tommy.accepts()
        table.tommy.accepts()
        assert (table.a.tokens(table.tommy), table.b.tokens(table.tommy)) == (0, 2)
    assert inmate.story == table.a


def test_it_stays_for_its_own_next_attack() -> None:
    """STORY-48, AMB-42: in its controller's turn it is readied, attacks there, and its story resolves."""
    table = Scenario(active="tommy", phase="end", stories=[HUSH], cards=CARDS, bells=["tommy"])
    inmate, man = table.darin.has(INMATE, at=table.a, exhausted=True), table.darin.has(MAN)
    table.run_to("story", "commit")
    assert (inmate.ready, inmate.story) == (True, table.a)
    table.darin.commits(man, to=table.a)
    table.run_to("story", "token")
    table.darin.accepts()
    table.darin.accepts()
    assert table.a.tokens(table.darin) == 2
    assert table.phase is Phase.STORY
