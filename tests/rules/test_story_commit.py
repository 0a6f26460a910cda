"""Story phase, committing and what resolves: STORY-1 to STORY-14."""

import pytest

from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.language import *
from rlyeh.model import Card, Icon, Phase
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=1, skill=1)
OX = character("test-2", "Ox", NEUTRAL, cost=4, skill=4)
SCOUT = character("test-3", "Scout", NEUTRAL, cost=1, skill=1, text=[commits_ready(THIS)])
WAKE = event("test-4", "Wake", NEUTRAL, cost=0, text=[action(ready(choose(CHARACTER)))])
FETCH = event("test-5", "Fetch", NEUTRAL, cost=0, text=[action(uncommit(choose(CHARACTER)))])
MARCH = event("test-6", "March", NEUTRAL, cost=0, text=[action(commit_to(choose(MINE), STORY))])
MARCH_BACK = event(
    "test-7", "March Back", NEUTRAL, cost=0, text=[action(commit_to(choose(MINE), STORY, resolved=True))]
)
BRUTE = character("test-9", "Brute", NEUTRAL, cost=1, skill=1, icons="C")
KILLER = character(
    "test-10", "Killer", NEUTRAL, cost=1, skill=1, icons="C",
    text=[forced_response(after(wins_struggle(COMBAT)), destroy(choose(CHARACTER.titled("Man"))))],
)
MONK = character(
    "test-11", "Monk", NEUTRAL, cost=1, skill=1,
    text=[disrupt(when(would_be("wounded", THIS)), cancel("that wound"))],
)
GHOST = character(
    "test-12", "Ghost", NEUTRAL, cost=1, skill=1, text=[forced_response(after(is_("wounded", THIS)), draw())],
    keywords=[TOUGHNESS(1)],
)
STORM = event("test-13", "Storm", NEUTRAL, cost=0, text=[action(exhaust(choose(CHARACTER)))])
HUSH = story("test-20", "Hush", struggles="")
CALM = story("test-21", "Calm", struggles="")
STILL = story("test-22", "Still", struggles="")
BRAWL = story("test-23", "Brawl", struggles="C")
FIGHT = story("test-24", "Fight", struggles="C")
QUIET = [HUSH, CALM, STILL]
"""Stories without struggles: only success is determined there."""
CARDS = [MAN, OX, SCOUT, WAKE, FETCH, MARCH, MARCH_BACK, BRUTE, KILLER, MONK, GHOST, STORM, *QUIET]
CARDS += [BRAWL, FIGHT]
BOTH = ["darin", "tommy"]


def passing_through(table: Scenario) -> list[str]:
    """Play on to the next turn; everybody commits all they can to the first story. What was asked, in order."""
    asked = []
    active = table.active
    while table.active is active:
        decision = table.open_decision()
        asked.append(f"{table.players[decision.seat].name} {decision.kind}")
        table.game.apply(decision.options[0] if decision.kind == "commit" else "pass")
    return asked


@pytest.mark.parametrize("active", BOTH)
def test_three_steps_and_the_windows_between(active: str) -> None:
    """STORY-1: an action window before committing, after each commit step and after the resolution."""
    table = Scenario(active=active, phase="story", stories=QUIET, cards=CARDS, bells=BOTH)
    table.game.keep_journal()
    me = table.active
    table.darin.has(MAN)
    table.tommy.has(MAN)
    window = [f"{me} action", f"{me.opponent} action"]
    asked = passing_through(table)
    assert asked == [*window, f"{me} commit", *window, f"{me.opponent} commit", *window, *window]
    steps = [each.kind for each in table.happened(Kind.COMMITTED, Kind.RESOLVE_STORY, Kind.UNCOMMIT)]
    assert steps == [Kind.COMMITTED, Kind.COMMITTED, Kind.RESOLVE_STORY, Kind.UNCOMMIT, Kind.UNCOMMIT]


def test_any_number_to_any_story_at_once() -> None:
    """STORY-2: two to one story, one to another, one stays at home; nobody has gone before all go."""
    table = Scenario(phase="commit", cards=CARDS, bells=["tommy"])
    table.game.keep_journal()
    one, two, three, home = (table.darin.has(MAN) for _ in range(4))
    for card, story in ((one, table.a), (two, table.a), (three, table.c)):
        assert all(table.darin.may("commit", card, to=each) for each in (table.a, table.b, table.c))
        table.darin.chooses(f"commit:{card.id}@{story.id}")
        assert card.story is None
        assert not table.darin.may("commit", card)
    table.darin.commits_no_more()
    assert [each.story for each in (one, two, three, home)] == [table.a, table.a, table.c, None]
    assert len({each.batch for each in table.happened(Kind.COMMIT)}) == 1


def test_committing_exhausts_unless_a_card_says_otherwise() -> None:
    """STORY-3: in both commit steps."""
    table = Scenario(phase="commit", cards=CARDS, bells=["darin"])
    man, scout = table.darin.has(MAN), table.darin.has(SCOUT)
    their_man, their_scout = table.tommy.has(MAN), table.tommy.has(SCOUT)
    table.darin.commits({man: table.a, scout: table.a})
    assert (man.story, man.exhausted) == (table.a, True)
    assert (scout.story, scout.ready) == (table.a, True)
    table.darin.passes()
    table.tommy.commits({their_man: table.a, their_scout: table.a})
    assert (their_man.story, their_man.exhausted) == (table.a, True)
    assert (their_scout.story, their_scout.ready) == (table.a, True)


@pytest.mark.parametrize("exhausted", [False, True])
def test_an_effect_commits_whoever_is_not_insane(exhausted: bool) -> None:
    """STORY-3, STORY-4, STORY-7: a card's commit needs no ready character, exhausts nobody, and keeps to no step."""
    table = Scenario(cards=CARDS, bells=["tommy"])
    man, march = table.darin.has(MAN, exhausted=exhausted), table.darin.holds(MARCH)
    table.darin.has(MAN, insane=True)
    table.darin.plays(march)
    assert table.darin.may_choose(table.a, table.b, table.c)
    table.darin.chooses(table.b)
    assert man.story == table.b
    assert man.exhausted is exhausted


@pytest.mark.parametrize("step", ["commit", "defend"])
def test_who_cannot_commit(step: str) -> None:
    """STORY-4: exhausted and insane characters, on either side."""
    table = Scenario(phase=step, cards=CARDS)
    player = table.darin if step == "commit" else table.tommy
    ready_one, tired, mad = player.has(MAN), player.has(MAN, exhausted=True), player.has(MAN, insane=True)
    table.darin.has(OX, at=table.a, exhausted=True)
    assert player.may("commit", ready_one, to=table.a)
    assert not player.may("commit", tired)
    assert not player.may("commit", mad)
    assert player.why_not(tired, to=table.a) == player.why_not(mad, to=table.a) == {"STORY-4"}


def test_an_insane_character_is_committed_by_no_effect() -> None:
    """STORY-4."""
    table = Scenario(cards=CARDS, bells=["darin"])
    table.darin.has(MAN, insane=True)
    march = table.darin.holds(MARCH)
    assert not table.darin.may_play(march)


def test_committing_nobody_ends_the_phase() -> None:
    """STORY-5, TURN-5: no window, no defender, and nothing resolves although somebody is still committed."""
    table = Scenario(phase="commit", stories=QUIET, cards=CARDS, bells=BOTH)
    table.darin.has(OX, at=table.a, exhausted=True)
    table.darin.has(MAN)
    defender = table.tommy.has(MAN)
    table.darin.commits_nobody()
    table.expects(table.tommy, "action")
    assert table.active is table.tommy
    assert table.phase is Phase.REFRESH
    assert table.a.tokens(table.darin) == 0
    assert defender.story is None


def test_the_opponent_goes_only_where_an_attacker_is() -> None:
    """STORY-6: several to one story if they like, none to a story without attackers."""
    table = Scenario(phase="defend", cards=CARDS, bells=["darin"])
    table.darin.has(OX, at=table.a, exhausted=True)
    table.darin.has(OX, at=table.b, exhausted=True)
    one, two = table.tommy.has(MAN), table.tommy.has(MAN)
    assert table.tommy.may("commit", one, to=table.a)
    assert table.tommy.may("commit", one, to=table.b)
    assert not table.tommy.may("commit", one, to=table.c)
    assert table.tommy.why_not(one, to=table.c) == {"STORY-6"}
    table.tommy.commits({one: table.b, two: table.b})
    assert one.story == two.story == table.b


def test_an_attacker_brought_by_an_effect_opens_a_story() -> None:
    """STORY-6, CONF-17: what counts is who is there now, not who committed in the first step."""
    table = Scenario(phase="commit", cards=CARDS)
    one, two = table.darin.has(MAN), table.darin.has(MAN)
    defender, march = table.tommy.has(MAN), table.darin.holds(MARCH)
    table.darin.commits(one, to=table.a)
    table.darin.plays(march, on=[two, table.b])
    assert table.tommy.may("commit", defender, to=table.a)
    assert table.tommy.may("commit", defender, to=table.b)
    assert not table.tommy.may("commit", defender, to=table.c)


def test_no_defender_does_not_shorten_the_phase() -> None:
    """STORY-6: the windows come, and the stories resolve."""
    table = Scenario(phase="defend", stories=QUIET, cards=CARDS, bells=BOTH)
    table.darin.has(OX, at=table.a, exhausted=True)
    table.tommy.has(MAN)
    table.tommy.commits_nobody()
    for player in (table.darin, table.tommy):
        table.expects(player, "action")
        player.passes()
    table.darin.accepts()
    table.darin.accepts()
    assert table.a.tokens(table.darin) == 2
    table.expects(table.darin, "action")
    assert table.phase is Phase.STORY


def test_an_order_to_commit_works_in_the_commit_step_only() -> None:
    """STORY-7; EX-116: used too late, Y'Golonac only readies."""
    table = Scenario(phase="after defend", stories=QUIET, cards=CARDS)
    leader = table.darin.has("Y'Golonac", at=table.a, exhausted=True)
    mine, theirs = table.darin.has(MAN, exhausted=True), table.tommy.has(MAN, exhausted=True)
    table.darin.domain(neutral=1)
    table.darin.domain(neutral=1)
    table.darin.uses(leader, on=mine)
    table.darin.uses(leader, on=theirs)
    assert mine.ready
    assert theirs.ready
    assert mine.story is None
    assert theirs.story is None
    table.decline_all()


@pytest.mark.parametrize("tired", [False, True])
def test_an_order_to_commit_asks_for_a_ready_character(tired: bool) -> None:
    """STORY-7, STORY-3, STORY-4: in the step it exhausts as ever; who is exhausted by then need not go."""
    table = Scenario(phase="story", stories=QUIET, cards=CARDS)
    leader, man, other = table.darin.has("Y'Golonac"), table.darin.has(MAN), table.darin.has(MAN)
    table.darin.domain(neutral=1)
    storm = table.darin.holds(STORM)
    table.darin.uses(leader, on=man)
    if tired:
        table.darin.plays(storm, on=man)
    else:
        table.darin.passes()
    table.darin.chooses(f"commit:{leader.id}@{table.b.id}")
    assert table.darin.may("done") is tired
    assert table.darin.may("commit", man, to=table.a) is False
    if not tired:
        table.darin.chooses(man)
    table.darin.commits_no_more()
    if not tired:
        table.darin.plays(storm, on=other)
    assert man.story == (None if tired else table.b)
    assert man.exhausted
    assert other.story is None
    table.decline_all()


def test_committed_and_exhausted_are_independent() -> None:
    """STORY-8: readied it stays committed; taken off its story it keeps its position."""
    table = Scenario(phase="after defend", cards=CARDS, bells=["tommy"])
    one, two, three = (table.darin.has(MAN, at=table.a, exhausted=number != 2) for number in range(3))
    wake, fetch, again = table.darin.holds(WAKE), table.darin.holds(FETCH), table.darin.holds(FETCH)
    table.darin.plays(wake, on=one)
    assert (one.ready, one.story) == (True, table.a)
    table.tommy.passes()
    table.darin.plays(fetch, on=two)
    assert (two.exhausted, two.story) == (True, None)
    table.tommy.passes()
    table.darin.plays(again, on=three)
    assert (three.ready, three.story) == (True, None)


def test_a_defender_is_moved_only_to_where_an_attacker_is() -> None:
    """STORY-9; an attacker goes anywhere."""
    table = Scenario(phase="after defend", cards=CARDS, bells=BOTH)
    attacker, defender = table.darin.has(OX, at=table.a), table.tommy.has(MAN, at=table.a)
    table.darin.has(OX, at=table.b)
    mine, theirs = table.darin.holds(MARCH), table.tommy.holds(MARCH)
    table.darin.passes()
    table.tommy.plays(theirs)
    assert defender.story == table.b
    table.darin.plays(mine, on=attacker)
    assert table.darin.may_choose(table.b, table.c)
    table.darin.chooses(table.c)


@pytest.mark.parametrize("card", [MARCH, MARCH_BACK])
def test_nobody_is_moved_to_a_story_that_has_resolved(card: Card) -> None:
    """STORY-9: unless the card says so."""
    table = Scenario(phase="resolution", stories=QUIET, cards=CARDS, bells=["tommy"])
    table.darin.has(MAN, at=table.a)
    table.darin.has(MAN, at=table.b)
    home, march = table.darin.has(OX), table.darin.holds(card)
    table.darin.chooses(table.a)
    table.decline_all()
    table.darin.plays(march, on=home)
    if card is MARCH_BACK:
        assert table.darin.may_choose(table.a, table.b, table.c)
        table.darin.chooses(table.a)
        assert home.story == table.a
    else:
        assert home.story == table.c


# -- which stories resolve, and in what order ------------------------------------------------------------------------


def test_only_stories_with_an_attacker_resolve() -> None:
    """STORY-10: not one with a defender alone, not one with nobody."""
    table = Scenario(phase="resolution", stories=QUIET, cards=CARDS, bells=["tommy"])
    table.game.keep_journal()
    table.darin.has(MAN, at=table.a)
    table.tommy.has(OX, at=table.b)
    table.decline_all()
    table.expects(table.tommy, "action")
    assert [each.story for each in table.happened(Kind.RESOLVE_STORY)] == [table.a.id]


def test_the_attacker_must_be_there_when_the_story_is_picked() -> None:
    """STORY-10: one that fell while another story resolved does not open its own."""
    table = Scenario(phase="resolution", stories=[BRAWL, FIGHT], cards=CARDS, bells=["tommy"])
    table.game.keep_journal()
    table.darin.has(KILLER, at=table.a)
    man = table.darin.has(MAN, at=table.b)
    table.tommy.has(OX, at=table.b)
    table.darin.chooses(table.a)
    assert man.in_discard
    table.decline_all()
    table.expects(table.tommy, "action")
    assert [each.story for each in table.happened(Kind.RESOLVE_STORY)] == [table.a.id]


def test_the_active_player_picks_one_after_the_other() -> None:
    """STORY-11: the next one only when the last is finished, though the opponent is there as well."""
    table = Scenario(active="tommy", phase="resolution", stories=QUIET, cards=CARDS, bells=["darin"])
    for story in (table.a, table.b, table.c):
        table.tommy.has(MAN, at=story)
    table.darin.has(OX, at=table.c)
    table.expects(table.tommy, "pick-story")
    assert table.tommy.may_choose(table.a, table.b, table.c)
    table.tommy.chooses(table.b)
    table.tommy.accepts()
    table.tommy.accepts()
    assert table.b.tokens(table.tommy) == 2
    table.expects(table.tommy, "pick-story")
    assert table.tommy.may_choose(table.a, table.c)
    table.tommy.chooses(table.c)
    table.tommy.accepts()
    table.tommy.accepts()
    assert [story.tokens(table.tommy) for story in (table.a, table.b, table.c)] == [2, 2, 0]
    table.expects(table.darin, "action")


@pytest.mark.parametrize("printed", ["TCAI", "IACT", "AT", "CIT"])
def test_struggles_come_in_the_printed_order(printed: str) -> None:
    """STORY-12: then success is determined."""
    odd = story("test-25", "Odd", struggles=printed)
    table = Scenario(phase="resolution", stories=[odd], cards=[*CARDS, odd], bells=["tommy"])
    table.game.keep_journal()
    table.darin.has(MAN, at=table.a)
    table.decline_all()
    held = table.happened(Kind.STRUGGLE, Kind.SUCCEED)
    assert "".join(Icon(each.struggle).name[0] for each in held[:-1]) == printed
    assert held[-1].kind == Kind.SUCCEED


def test_disrupts_and_forced_responses_belong_into_the_box() -> None:
    """STORY-13: while actions and responses wait."""
    table = Scenario(phase="resolution", stories=[BRAWL, FIGHT], cards=CARDS, bells=BOTH)
    table.darin.has(BRUTE, at=table.a)
    table.darin.has(BRUTE, at=table.b)
    monk, ghost = table.tommy.has(MONK, at=table.a), table.tommy.has(GHOST, at=table.b)
    table.darin.chooses(table.a)
    assert len(table.tommy.hand) == 0
    table.tommy.disrupts_with(monk)
    assert monk.wounds == 0
    assert ghost.wounds == 1
    assert len(table.tommy.hand) == 1
    table.decline_all()
    table.expects(table.darin, "action")


def test_all_responses_share_one_window() -> None:
    """STORY-14, STORY-13: what happened at both stories may be answered once the last has resolved, in any order."""
    spy = support("test-14", "Spy", NEUTRAL, cost=0, text=[response(after(wins_struggle(COMBAT)), draw())])
    table = Scenario(phase="resolution", stories=[BRAWL, FIGHT], cards=[*CARDS, spy], bells=["tommy"])
    table.darin.has(BRUTE, at=table.a)
    table.darin.has(BRUTE, at=table.b)
    watcher = table.darin.has(spy)
    table.darin.chooses(table.a)
    table.expects(table.darin, "token")
    table.decline_all()
    hand = len(table.darin.hand)
    for drawn in (1, 2):
        table.darin.responds_with(watcher)
        assert len(table.darin.hand) == hand + drawn
    table.expects(table.tommy, "action")
