"""What texts change about struggles, skill checks and turns: STORY-53 and after, TURN-9 and after."""

from rlyeh.engine.reading import Kind
from rlyeh.language import *
from rlyeh.model import Phase
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=3, skill=2, icons="C")
BRUTE = character("test-2", "Brute", NEUTRAL, cost=3, skill=1, icons="CCC")
WEAK = character("test-3", "Weak", NEUTRAL, cost=1, skill=1)
BRAWL, QUIET = story("test-20", "Brawl", struggles="C"), story("test-21", "Quiet", struggles="")
PEACE = support(
    "test-4", "Peace", NEUTRAL, cost=0,
    text=[disrupt(when(would_resolve(COMBAT)), exhaust(THIS), to=cancel())],
)
FOG = support(
    "test-5", "Fog", NEUTRAL, cost=0, subtypes="Attachment", attach_to=STORY,
    text=[always(no_skill_check(HOST_STORY))],
)
CHAMPION = support(
    "test-6", "Champion", NEUTRAL, cost=0, subtypes="Attachment", attach_to=STORY,
    text=[always(wins_all_struggles(HOST_STORY, COMBAT))],
)
TRUCE = event(
    "test-7", "Truce", NEUTRAL, cost=0, text=[action(until_end_of_your_next_turn(skips(STORY_PHASE, EACH_PLAYER)))],
)
CARDS = [MAN, BRUTE, WEAK, BRAWL, QUIET, PEACE, FOG, CHAMPION, TRUCE]


def test_a_struggle_that_is_cancelled_before_it_is_counted_is_left_out() -> None:
    """STORY-56: nobody wins or loses it, and the story goes on."""
    table = Scenario(phase="resolution", cards=CARDS, stories=[BRAWL], bells=["tommy"])
    peace = table.tommy.has(PEACE)
    table.darin.has(BRUTE, at=table.a)
    weak = table.tommy.has(WEAK, at=table.a)
    table.game.keep_journal()
    table.tommy.disrupts_with(peace)
    assert weak.in_play
    assert table.happened(Kind.WIN_STRUGGLE, Kind.DECIDE_STRUGGLE) == []
    table.decline_all()
    assert len(table.happened(Kind.RESOLVE_STORY)) == 1


def test_where_no_skill_check_can_resolve_the_story_resolves_without() -> None:
    """STORY-57: at the other story there is one."""
    table = Scenario(phase="resolution", cards=CARDS, stories=[QUIET, QUIET], bells=["tommy"])
    table.tommy.has(FOG, on=table.a)
    table.darin.has(MAN, at=table.a)
    table.darin.has(MAN, at=table.b)
    table.game.keep_journal()
    table.darin.chooses(table.a)
    table.decline_all()
    assert [done.card for done in table.happened(Kind.SUCCEED)] == [table.b.id]
    assert len(table.happened(Kind.RESOLVE_STORY)) == 2


def test_a_text_may_have_a_player_win_whatever_is_counted() -> None:
    """STORY-58: by no icons, where they have fewer."""
    table = Scenario(phase="resolution", cards=CARDS, stories=[BRAWL], bells=["tommy"])
    table.tommy.has(CHAMPION, on=table.a)
    brute = table.darin.has(BRUTE, at=table.a)
    weak = table.tommy.has(WEAK, at=table.a)
    table.game.keep_journal()
    assert table.decision is not None
    assert brute.in_discard
    assert weak.in_play
    assert [won.margin for won in table.happened(Kind.WIN_STRUGGLE)] == [0]
    table.decline_all()


def test_where_texts_name_both_what_is_counted_decides() -> None:
    """STORY-58."""
    table = Scenario(phase="resolution", cards=CARDS, stories=[BRAWL], bells=["tommy"])
    table.tommy.has(CHAMPION, on=table.a)
    table.darin.has(CHAMPION, on=table.a)
    brute, weak = table.darin.has(BRUTE, at=table.a), table.tommy.has(WEAK, at=table.a)
    assert table.decision is not None
    assert weak.in_discard
    assert brute.in_play
    table.decline_all()


def test_until_the_end_of_the_next_turn() -> None:
    """TURN-12: this turn, the opponent's and one's own next; then the story phase comes again. TURN-9."""
    table = Scenario(cards=CARDS, bells=["darin", "tommy"])
    table.darin.holds(TRUCE)
    table.darin.plays("Truce")
    table.game.keep_journal()
    table.run_to("story")
    assert table.game.state.turn == 6
    begun = [each.seat for each in table.happened(Kind.BEGIN_PHASE) if each.phase == Phase.STORY]
    assert begun == [1]
