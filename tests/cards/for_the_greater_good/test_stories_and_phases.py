"""For the Greater Good: cards about stories, struggles and moments."""

from rlyeh.engine.reading import all_struggles, icon_total, skill_total
from rlyeh.language import *
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=3, skill=2, icons="TCAI")
WEAK = character("test-2", "Weak", NEUTRAL, cost=2, skill=1)
MAGE = character("test-3", "Mage", NEUTRAL, cost=2, skill=2, icons="AAA")
GHOST = character("test-4", "Ghost", NEUTRAL, cost=3, skill=1, icons="TTT")
TRUE = character("test-5", "True", NEUTRAL, cost=3, skill=3, icons="CC", keywords=[LOYAL])
SHELF = support("test-6", "Shelf", NEUTRAL, cost=0)
QUIET, BRAWL, RITE, SEARCH, BOTH = [
    story(f"test-{20 + at}", name, struggles=struggles)
    for at, (name, struggles) in enumerate(
        [("Quiet", ""), ("Brawl", "C"), ("Rite", "A"), ("Search", "I"), ("Both", "CI")]
    )
]
CARDS = [MAN, WEAK, MAGE, GHOST, TRUE, SHELF, QUIET, BRAWL, RITE, SEARCH, BOTH]


class TestGreteWagnerBlackwood:
    """ftgg-012."""

    def test_only_the_loyal_count_at_her_story(self) -> None:
        """ftgg-012; STORY-55: icons and skill, of both sides, there and nowhere else; she is Loyal."""
        table = Scenario(cards=CARDS, stories=[BRAWL, BRAWL])
        table.darin.has("Grete Wagner-Blackwood", at=table.a)
        table.darin.has(TRUE, at=table.a)
        man = table.tommy.has(MAN, at=table.a)
        table.tommy.has(MAN, at=table.b)
        here, there = table.a.id, table.b.id
        assert (icon_total(table.game, here, 0, COMBAT), skill_total(table.game, here, 0)) == (3, 7)
        assert (icon_total(table.game, here, 1, COMBAT), skill_total(table.game, here, 1)) == (0, 0)
        assert (icon_total(table.game, there, 1, COMBAT), skill_total(table.game, there, 1)) == (1, 2)
        assert man.skill == 2


class TestCalebOrison:
    """ftgg-039."""

    def test_who_committed_nobody_sacrifices_a_support(self) -> None:
        """ftgg-039; STORY-54: the other player keeps theirs."""
        table = Scenario(phase="commit", cards=CARDS, stories=[QUIET], bells=["darin"])
        caleb = table.tommy.has("Caleb Orison")
        mine, theirs = table.darin.has(SHELF), table.tommy.has(SHELF)
        weak = table.darin.has(WEAK)
        table.darin.commits(weak, to=table.a)
        table.darin.passes()
        table.tommy.commits_nobody()
        table.darin.passes()
        table.decline_all()
        assert caleb.in_play
        assert mine.in_play
        assert theirs.in_discard

    def test_who_committed_somebody_does_not(self) -> None:
        """ftgg-039."""
        table = Scenario(phase="commit", cards=CARDS, stories=[QUIET], bells=["darin"])
        caleb = table.tommy.has("Caleb Orison")
        shelf = table.tommy.has(SHELF)
        weak = table.darin.has(WEAK)
        table.darin.commits(weak, to=table.a)
        table.darin.passes()
        table.tommy.commits(caleb, to=table.a)
        table.darin.passes()
        table.decline_all()
        assert shelf.in_play

    def test_nothing_without_stories_that_resolve(self) -> None:
        """ftgg-039; TURN-5: a story phase in which nobody attacked is over before that."""
        table = Scenario(phase="commit", cards=CARDS, bells=["darin"])
        table.tommy.has("Caleb Orison")
        shelf = table.darin.has(SHELF)
        table.darin.has(WEAK)
        table.darin.commits_nobody()
        table.run_to("refresh")
        assert shelf.in_play


class TestNonEuclideanGeometry:
    """ftgg-040."""

    def test_investigation_struggles_are_terror_struggles(self) -> None:
        """ftgg-040; STORY-61: boosters too; combat stays, and so do other stories."""
        scout = character("test-60", "Scout", NEUTRAL, cost=1, skill=1, boosters="I")
        table = Scenario(cards=[*CARDS, scout], stories=[BOTH, BOTH])
        table.darin.has("Non-Euclidean Geometry", on=table.a)
        assert all_struggles(table.game, table.a.id) == (1, 1, 0, 0)
        assert all_struggles(table.game, table.b.id) == (0, 1, 0, 1)
        table.darin.has(scout, at=table.a)
        assert all_struggles(table.game, table.a.id) == (2, 1, 0, 0)

    def test_they_drive_insane(self) -> None:
        """ftgg-040: the result is that of terror."""
        table = Scenario(phase="resolution", cards=CARDS, stories=[SEARCH], bells=["darin"])
        table.darin.has("Non-Euclidean Geometry", on=table.a)
        table.darin.has(GHOST, at=table.a)
        victim = table.tommy.has(WEAK, at=table.a)
        assert table.decision is not None
        assert victim.insane
        assert table.a.tokens(table.darin) == 0
        table.decline_all()


class TestUnderTheYellowSign:
    """ftgg-042."""

    def test_terror_icons_count_as_well(self) -> None:
        """ftgg-042: in every struggle there; in one of terror they count once."""
        table = Scenario(cards=CARDS, stories=[BRAWL, BRAWL])
        table.darin.has("Under the Yellow Sign", on=table.a)
        table.darin.has(MAN, at=table.a)
        table.darin.has(GHOST, at=table.a)
        table.darin.has(GHOST, at=table.b)
        assert icon_total(table.game, table.a.id, 0, COMBAT) == 5
        assert icon_total(table.game, table.a.id, 0, TERROR) == 4
        assert icon_total(table.game, table.b.id, 0, COMBAT) == 0


class TestDecipheredReality:
    """ftgg-050."""

    def test_a_struggle_of_the_story_resolves_once_more(self) -> None:
        """ftgg-050: one that it has; once a turn."""
        table = Scenario(cards=CARDS, stories=[BOTH], bells=["tommy"])
        reality = table.darin.has("Deciphered Reality", on=table.a)
        table.darin.holds(WEAK)
        table.darin.holds(MAN)
        table.darin.uses(reality)
        while table.decision is not None and table.decision.seat == 0 and table.decision.kind == "choose":
            if any(option.verb == "struggle" for option in table.decision.options):
                assert {option.number for option in table.decision.options} == {COMBAT, INVESTIGATION}
                table.darin.chooses(COMBAT)
            else:
                table.darin.chooses(table.darin.hand[0])
        assert all_struggles(table.game, table.a.id) == (0, 2, 0, 1)
        assert not table.darin.may_use(reality)


class TestEscapedConvict:
    """ftgg-052."""

    def test_after_a_lost_skill_check_he_goes_elsewhere(self) -> None:
        """ftgg-052; STORY-67: as an attacker who does not succeed."""
        table = Scenario(phase="resolution", cards=CARDS, stories=[QUIET, QUIET], bells=["tommy"])
        convict = table.darin.has("Escaped Convict", at=table.a)
        table.tommy.has(MAN, at=table.a)
        table.darin.has(WEAK, at=table.b)
        table.darin.chooses(table.a)
        if table.darin.may("choose", table.b):
            table.darin.chooses(table.b)
        assert convict.story == table.b
        table.decline_all()

    def test_as_a_defender_too(self) -> None:
        """ftgg-052; STORY-67: the attacker has succeeded; STORY-6: only where an attacker is."""
        table = Scenario(active="tommy", phase="resolution", cards=CARDS, stories=[QUIET, QUIET], bells=["darin"])
        convict = table.darin.has("Escaped Convict", at=table.a)
        table.tommy.has(MAN, at=table.a)
        table.tommy.has(WEAK, at=table.b)
        table.tommy.chooses(table.a)
        table.decline_all()
        assert convict.story == table.b

    def test_where_he_succeeds_he_stays(self) -> None:
        """ftgg-052."""
        table = Scenario(phase="resolution", cards=CARDS, stories=[QUIET, QUIET], bells=["tommy"])
        convict = table.darin.has("Escaped Convict", at=table.a)
        table.decline_all()
        assert convict.story == table.a


class TestObsessiveElderThing:
    """ftgg-054."""

    def test_at_home_it_returns_to_hand(self) -> None:
        """ftgg-054; STORY-54: when all stories have resolved."""
        table = Scenario(phase="commit", cards=CARDS, stories=[QUIET], bells=["tommy"])
        thing, man = table.darin.has("Obsessive Elder Thing"), table.darin.has(MAN)
        table.darin.commits(man, to=table.a)
        table.tommy.passes()
        table.tommy.passes()
        table.decline_all()
        assert thing.in_hand

    def test_one_that_committed_stays(self) -> None:
        """ftgg-054."""
        table = Scenario(phase="commit", cards=CARDS, stories=[QUIET], bells=["tommy"])
        thing = table.darin.has("Obsessive Elder Thing")
        table.darin.commits(thing, to=table.a)
        table.tommy.passes()
        table.tommy.passes()
        table.decline_all()
        assert thing.in_play


class TestTearInTime:
    """ftgg-055."""

    def test_an_arcane_struggle_won_there_draws_two(self) -> None:
        """ftgg-055: at the attached story."""
        table = Scenario(phase="resolution", cards=CARDS, stories=[RITE, RITE], bells=["tommy"])
        tear = table.darin.has("Tear in Time", on=table.a)
        table.darin.has(MAGE, at=table.a)
        table.decline_all()
        table.darin.responds_with(tear)
        while table.darin.may("effect") or (table.decision is not None and table.decision.kind == "choose"):
            table.darin.chooses(table.open_decision().options[0].key)
        assert len(table.darin.hand) == 2

    def test_one_elsewhere_does_nothing(self) -> None:
        """ftgg-055."""
        table = Scenario(phase="resolution", cards=CARDS, stories=[RITE, RITE], bells=["tommy"])
        table.darin.has("Tear in Time", on=table.a)
        table.darin.has(MAGE, at=table.b)
        table.decline_all()
        table.expects(table.tommy, "action")
