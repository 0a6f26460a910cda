"""Small parameters that cards to come need: a struggle that was named, an own fixed cost, a draw about to happen."""

from rlyeh.language import *
from rlyeh.testing import Scenario

ARTIST = character("test-1", "Artist", AGENCY, cost=2, skill=2, icons="C", subtypes="Artist")
OGRE = character("test-2", "Ogre", AGENCY, cost=2, skill=2, icons="CC")
WARDEN = character(
    "test-3", "Warden", AGENCY, cost=2, skill=2,
    text=[
        passive(
            after(commits(THIS)), choosing(naming("icon", as_="kind")),
            until_end_of_phase(no_struggles(THAT_STORY, named("icon", "kind"))),
        ),
    ],
)
DAWN = support("test-4", "Dawn", NEUTRAL, cost=0, keywords=[DAY])
GIFT = event(
    "test-5", "Gift", AGENCY, cost=3, text=[while_(DAY_TIME, costs_exactly(THIS, 0), in_=HAND), action(draw())],
)
MISER = character(
    "test-6", "Miser", AGENCY, cost=2, skill=2, text=[passive(when(would_draw()), may(YOU, cancel("that draw")))],
)
LESSON = event("test-7", "Lesson", NEUTRAL, cost=0, text=[action(draw())])
RAFFLE = event(
    "test-8", "Raffle", NEUTRAL, cost=0,
    text=[
        action(reveal(top_cards(1, EACH_PLAYER)), return_to_hand(highest(CARD.among("revealed"), "printed cost"))),
    ],
)
BRAWL = story("test-20", "Brawl", struggles="C")
CARDS = [ARTIST, OGRE, WARDEN, DAWN, GIFT, MISER, LESSON, RAFFLE, BRAWL]


def test_struggles_of_a_named_kind_are_not_held() -> None:
    """STORY-68: the named kind only."""
    for kind, held in (("combat", False), ("terror", True)):
        table = Scenario(phase="commit", cards=CARDS, stories=[BRAWL])
        warden, ogre = table.darin.has(WARDEN), table.tommy.has(OGRE)
        table.darin.commits(warden, to=table.a)
        table.darin.commits_no_more()
        table.darin.chooses(kind)
        table.tommy.commits(ogre, to=table.a)
        table.tommy.commits_no_more()
        table.resolves(table.a)
        assert warden.in_discard is held


def test_a_card_may_have_a_cost_of_its_own_at_certain_times() -> None:
    """PAY-33: by Day it costs nothing, else what is printed."""
    table = Scenario(cards=CARDS)
    table.darin.stops()
    gift = table.darin.holds(GIFT)
    table.darin.domain(agency=1)
    assert not table.darin.may_play(gift)
    table = Scenario(cards=CARDS)
    table.darin.stops()
    table.tommy.has(DAWN)
    gift = table.darin.holds(GIFT)
    table.darin.domain(agency=1)
    assert table.darin.may_play(gift)


def test_a_draw_may_be_cancelled_before_it_happens() -> None:
    """DRAW-1: only the player's own, and only if the player likes."""
    for accepts in (True, False):
        table = Scenario(cards=CARDS)
        table.darin.has(MISER)
        table.tommy.has(MISER)
        lesson, top = table.darin.holds(LESSON), table.darin.decked(OGRE)
        table.darin.domain(neutral=1)
        table.darin.plays(lesson)
        if accepts:
            table.darin.accepts()
        else:
            table.darin.declines()
        assert top.in_deck is accepts


def test_the_highest_printed_cost_is_compared() -> None:
    """EFF-9."""
    table = Scenario(cards=CARDS)
    table.darin.stops()
    raffle, mine, theirs = table.darin.holds(RAFFLE), table.darin.decked(OGRE), table.tommy.decked(GIFT)
    table.darin.domain(neutral=1)
    table.darin.plays(raffle)
    assert theirs.in_hand
    assert mine.in_deck
