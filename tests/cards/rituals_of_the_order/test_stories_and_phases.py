"""Rituals of the Order: cards about stories and phases."""

from rlyeh.language import *
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=3, skill=2, icons="TC")
GHOST = character("test-2", "Ghost", NEUTRAL, cost=3, skill=1, icons="TTT")
BRUTE = character("test-6", "Brute", NEUTRAL, cost=3, skill=1, icons="CCC")
ZOOG = character("test-3", "A Zoog", NEUTRAL, cost=0, skill=1, subtypes="Zoog")
CAT = character("test-4", "Cat", NEUTRAL, cost=0, skill=1)
HOME = event("test-5", "Home", NEUTRAL, cost=0, text=[action(uncommit(choose(CHARACTER.committed)))])
TWO, QUIET = story("test-20", "Two", struggles="TC"), story("test-21", "Quiet", struggles="")
CARDS = [MAN, GHOST, BRUTE, ZOOG, CAT, HOME, TWO, QUIET]


class TestObsessiveDetective:
    """roto-001."""

    def test_he_stays_until_the_story_is_won(self) -> None:
        """roto-001; EFF-28: card effects do not take him away either."""
        table = Scenario(phase="resolution", cards=CARDS, stories=[QUIET], bells=["darin"])
        detective, man = table.darin.has("Obsessive Detective", at=table.a), table.darin.has(MAN, at=table.a)
        table.darin.holds(HOME)
        table.decline_all()
        table.darin.plays("Home", on=detective) if table.darin.may_play("Home") else None
        if table.decision is not None and table.decision.kind == "choose":
            table.darin.chooses(man)
        table.run_to("refresh")
        assert detective.story == table.a
        assert man.story is None

    def test_a_story_that_is_won_he_leaves(self) -> None:
        """roto-001; STORY-38."""
        table = Scenario(phase="resolution", cards=CARDS, stories=[QUIET], bells=["darin"])
        detective = table.darin.has("Obsessive Detective", at=table.a)
        table.tokens(table.a, {table.darin: 4})
        table.darin.accepts()
        assert detective.story is None


class TestProfessionalCounselor:
    """roto-009."""

    def test_terror_comes_last_where_they_are(self) -> None:
        """roto-009; STORY-60: combat has killed the ghost by then."""
        for at, insane in (("a", False), ("b", True)):
            table = Scenario(phase="resolution", cards=CARDS, stories=[TWO, QUIET], bells=["tommy"])
            table.darin.has("Professional Counselor", at=table.a if at == "a" else table.b)
            brute = table.darin.has(BRUTE, at=table.a)
            table.tommy.has(GHOST, at=table.a)
            if at == "b":
                table.darin.chooses(table.a)
            assert table.decision is not None
            assert brute.insane is insane
            table.decline_all()


class TestExperimentSubject613b:
    """roto-010."""

    def test_a_card_for_each_zoog_that_came_this_phase(self) -> None:
        """roto-010: of either side, itself as well; other characters do not count."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        table.darin.domain(neutral=2)
        subject = table.darin.has("Experiment Subject #613b")
        for card in (ZOOG, ZOOG, CAT):
            table.darin.holds(card)
        for title in ("A Zoog", "A Zoog", "Cat"):
            table.darin.plays(title)
            table.tommy.passes()
        table.darin.uses(subject)
        assert len(table.darin.hand) == 2


class TestCloverClubBootlegger:
    """roto-018."""

    def test_he_commits_exhausted(self) -> None:
        """roto-018: he alone, to any story."""
        table = Scenario(phase="commit", cards=CARDS, bells=["tommy"])
        bootlegger = table.darin.has("Clover Club Bootlegger", exhausted=True)
        man = table.darin.has(MAN, exhausted=True)
        assert not table.darin.may("commit", man)
        table.darin.commits(bootlegger, to=table.b)
        assert bootlegger.story == table.b


class TestRitualOfPower:
    """roto-054."""

    def test_all_domains_are_refreshed_as_each_story_phase_ends(self) -> None:
        """roto-054: those of both players, on either's turn, and at no other time."""
        for active in ("darin", "tommy"):
            table = Scenario(active=active, phase="operations", cards=CARDS, bells=["tommy"])
            table.darin.has("Ritual of Power")
            mine, theirs = table.darin.domain(neutral=1, drained=True), table.tommy.domain(neutral=1, drained=True)
            table.run_to("story")
            before = mine.drained
            assert before
            table.run_to("refresh")
            assert not mine.drained
            assert not theirs.drained
