"""Denizens of the Underworld: cards about stories, struggles and phases."""

from rlyeh.language import *
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=3, skill=2, icons="TCAI")
WEAK = character("test-2", "Weak", NEUTRAL, cost=2, skill=1)
GHOST = character("test-3", "Ghost", NEUTRAL, cost=3, skill=1, icons="TTT")
BRUTE = character("test-4", "Brute", NEUTRAL, cost=3, skill=1, icons="CCC")
WAKE = event("test-5", "Wake", NEUTRAL, cost=0, text=[action(ready(choose(CHARACTER.exhausted)))])
QUIET, BRAWL, SCREAM, TOKENS = [
    story(f"test-{20 + at}", name, struggles=struggles)
    for at, (name, struggles) in enumerate([("Quiet", ""), ("Brawl", "C"), ("Scream", "T"), ("Tokens", "I")])
]
CARDS = [MAN, WEAK, GHOST, BRUTE, WAKE, QUIET, BRAWL, SCREAM, TOKENS]


class TestJacobFinnegan:
    """dotu-006."""

    def test_success_brings_a_token_more(self) -> None:
        """dotu-006."""
        table = Scenario(phase="resolution", cards=CARDS, stories=[QUIET], bells=["tommy"])
        jacob = table.darin.has("Jacob Finnegan", at=table.a)
        table.decline_all()
        assert table.a.tokens(table.darin) == 1
        assert jacob.in_play

    def test_without_success_he_goes_under_the_deck(self) -> None:
        """dotu-006; STORY-67."""
        table = Scenario(phase="resolution", cards=CARDS, stories=[QUIET], bells=["tommy"])
        jacob = table.darin.has("Jacob Finnegan", at=table.a)
        table.tommy.has(MAN, at=table.a)
        table.tommy.has(MAN, at=table.a)
        assert table.decision is not None
        assert jacob.in_deck
        assert table.darin.deck[0] == jacob

    def test_as_a_defender_he_makes_no_check(self) -> None:
        """dotu-006: the opponent's success is no failure of yours to succeed."""
        table = Scenario(active="tommy", phase="resolution", cards=CARDS, stories=[QUIET], bells=["darin"])
        jacob = table.darin.has("Jacob Finnegan", at=table.a)
        table.tommy.has(MAN, at=table.a)
        table.decline_all()
        assert jacob.in_play


class TestCloverClubRinger:
    """dotu-011."""

    def test_both_win_and_both_lose(self) -> None:
        """dotu-011; STORY-59: the active player's result comes first."""
        table = Scenario(active="tommy", phase="resolution", cards=CARDS, stories=[BRAWL], bells=["darin"])
        ringer = table.darin.has("Clover Club Ringer", at=table.a)
        weak = table.darin.has(WEAK, at=table.a)
        brute, other = table.tommy.has(BRUTE, at=table.a), table.tommy.has(WEAK, at=table.a)
        table.darin.disrupts_with(ringer)
        table.darin.chooses(weak)
        table.tommy.chooses(other)
        assert weak.in_discard
        assert other.in_discard
        assert brute.in_play
        table.decline_all()

    def test_not_at_another_story(self) -> None:
        """dotu-011."""
        table = Scenario(active="tommy", phase="resolution", cards=CARDS, stories=[BRAWL, QUIET], bells=["darin"])
        table.darin.has("Clover Club Ringer", at=table.b)
        weak = table.darin.has(WEAK, at=table.a)
        brute = table.tommy.has(BRUTE, at=table.a)
        assert table.decision is not None
        assert weak.in_discard
        assert brute.in_play
        table.decline_all()


class TestHatchetMan:
    """dotu-018."""

    def test_one_struggle_compares_skill(self) -> None:
        """dotu-018; STORY-51: that one only."""
        both = story("test-60", "Both Kinds", struggles="TC")
        table = Scenario(phase="commit", cards=[*CARDS, both], stories=[both], bells=["tommy"])
        hatchet = table.darin.has("Hatchet Man")
        brute = table.tommy.has(BRUTE)
        table.darin.commits(hatchet, to=table.a)
        table.darin.responds_with(hatchet)
        table.darin.chooses(COMBAT)
        table.tommy.passes()
        table.tommy.commits(brute, to=table.a)
        table.tommy.passes()
        assert brute.in_discard  # skill 3 against 1, icons none against three
        assert not hatchet.insane
        table.decline_all()


class TestWheelman:
    """dotu-019."""

    def test_he_and_another_drive_to_another_story(self) -> None:
        """dotu-019: before a struggle where he is; once a turn."""
        table = Scenario(phase="resolution", cards=CARDS, stories=[SCREAM, QUIET], bells=["tommy"])
        wheelman = table.darin.has("Wheelman", at=table.a)
        weak, stays = table.darin.has(WEAK, at=table.a), table.darin.has(WEAK, at=table.b)
        ghost = table.tommy.has(GHOST, at=table.a)
        table.darin.chooses(table.a)
        table.darin.disrupts_with(wheelman)
        if table.darin.may("choose", table.b):
            table.darin.chooses(table.b)
        assert wheelman.story == table.b
        assert weak.story == table.b
        assert not weak.insane
        assert stays.story == table.b
        assert ghost.in_play
        table.decline_all()

    def test_not_before_struggles_elsewhere(self) -> None:
        """dotu-019."""
        table = Scenario(phase="resolution", cards=CARDS, stories=[SCREAM, QUIET], bells=["tommy"])
        table.darin.has("Wheelman", at=table.b)
        table.darin.has(WEAK, at=table.b)
        one = table.darin.has(WEAK, at=table.a)
        table.tommy.has(GHOST, at=table.a)
        table.darin.chooses(table.a)
        assert one.insane
        table.decline_all()


class TestTheCloverClub:
    """dotu-020."""

    def test_at_the_beginning_of_operations_they_are_weakened(self) -> None:
        """dotu-020; TURN-10: before anything is played; for the turn."""
        table = Scenario(phase="operations", cards=CARDS, bells=["tommy"])
        club = table.darin.has("The Clover Club")
        theirs, mine = table.tommy.has(MAN), table.darin.has(MAN)
        table.darin.responds_with(club)
        assert club.exhausted
        assert theirs.skill == 1
        assert mine.skill == 2

    def test_not_in_the_opponents(self) -> None:
        """dotu-020."""
        table = Scenario(active="tommy", phase="operations", cards=CARDS, bells=["tommy"])
        table.darin.has("The Clover Club")
        table.expects(table.tommy, "action")


class TestACunningRuse:
    """dotu-037."""

    def test_success_there_may_bring_a_token_where_nobody_is(self) -> None:
        """dotu-037: at the conspiracy itself, for whoever succeeds."""
        table = Scenario(phase="resolution", cards=CARDS, stories=[QUIET, QUIET, QUIET], bells=["tommy"])
        ruse = table.tommy.has("A Cunning Ruse")
        table.darin.has(MAN, at=ruse)
        table.darin.has(MAN, at=table.a)
        table.darin.chooses(ruse)
        table.darin.accepts()
        assert table.darin.may_choose(table.b, table.c)
        table.darin.chooses(table.c)
        assert table.c.tokens(table.darin) == 1
        table.decline_all()

    def test_success_elsewhere_does_not(self) -> None:
        """dotu-037."""
        table = Scenario(phase="resolution", cards=CARDS, stories=[QUIET], bells=["tommy"])
        table.tommy.has("A Cunning Ruse")
        table.darin.has(MAN, at=table.a)
        table.expects(table.darin, "token")
        table.decline_all()


class TestSarnath:
    """dotu-040."""

    def test_who_is_exhausted_by_it_stays_so_as_long_as_it_does(self) -> None:
        """dotu-040."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        sarnath = table.darin.has("Sarnath")
        man = table.tommy.has(MAN, exhausted=True)
        table.darin.domain(neutral=2)
        table.darin.holds(WAKE)
        table.darin.plays("Wake", on=man)
        table.darin.responds_with(sarnath)
        assert man.exhausted
        table.run_to("refresh")
        table.run_to("draw")
        assert man.exhausted  # tommy's refresh phase has passed
        table.run_to("refresh")
        table.expects(table.darin, "may")
        table.darin.chooses("no")
        table.run_to("draw")
        assert sarnath.exhausted
        table.run_to("refresh")
        table.run_to("draw")
        assert man.exhausted

    def test_readied_it_lets_them_go(self) -> None:
        """dotu-040; REF-9."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        sarnath = table.darin.has("Sarnath")
        man = table.tommy.has(MAN, exhausted=True)
        table.darin.domain(neutral=2)
        table.darin.holds(WAKE)
        table.darin.plays("Wake", on=man)
        table.darin.responds_with(sarnath)
        table.run_to("refresh")
        table.run_to("draw")
        table.run_to("refresh")
        table.darin.chooses("yes")
        assert sarnath.ready
        table.run_to("draw")
        table.run_to("refresh")
        table.run_to("draw")
        assert man.ready
