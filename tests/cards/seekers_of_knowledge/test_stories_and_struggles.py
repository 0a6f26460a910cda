"""Seekers of Knowledge: cards about stories and struggles."""

from rlyeh.engine.reading import all_struggles
from rlyeh.language import *
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=3, skill=2, icons="TCAI")
WEAK = character("test-2", "Weak", MISKATONIC, cost=2, skill=1)
GHOST = character("test-3", "Ghost", NEUTRAL, cost=3, skill=1, icons="TTT")
GUIDE = character("test-4", "Guide", NEUTRAL, cost=3, skill=1, icons="AA", subtypes="Explorer")
BOTH, SCREAM, QUIET, TWO = [
    story(f"test-{20 + at}", name, struggles=struggles)
    for at, (name, struggles) in enumerate([("Both", "TA"), ("Scream", "T"), ("Quiet", ""), ("Two", "TC")])
]
CARDS = [MAN, WEAK, GHOST, GUIDE, BOTH, SCREAM, QUIET, TWO]


class TestBretteWulffsen:
    """sok-005."""

    def test_the_order_of_struggles_is_her_players_choice(self) -> None:
        """sok-005; STORY-60: where an Explorer of theirs is."""
        table = Scenario(phase="resolution", cards=CARDS, stories=[TWO], bells=["tommy"])
        brette = table.darin.has("Brette Wulffsen", at=table.a)
        ghost = table.tommy.has(GHOST, at=table.a)
        table.expects(table.darin, "struggle")
        table.darin.chooses(COMBAT)
        assert ghost.in_discard  # before it could win the terror struggle
        assert not brette.insane
        table.decline_all()

    def test_explorers_are_tougher(self) -> None:
        """sok-005: all of them."""
        table = Scenario(cards=CARDS)
        brette = table.darin.has("Brette Wulffsen")
        theirs, other = table.tommy.has(GUIDE), table.tommy.has(MAN)
        assert (brette.toughness, theirs.toughness, other.toughness) == (1, 1, 0)

    def test_elsewhere_the_order_is_printed(self) -> None:
        """sok-005; STORY-12."""
        table = Scenario(phase="resolution", cards=CARDS, stories=[TWO, QUIET], bells=["tommy"])
        table.darin.has("Brette Wulffsen", at=table.b)
        weak = table.darin.has(WEAK, at=table.a)
        table.tommy.has(GHOST, at=table.a)
        table.darin.chooses(table.a)
        assert weak.insane
        table.decline_all()


class TestMauriceDiggs:
    """sok-010."""

    def test_a_token_of_either_side_moves_to_another_story(self) -> None:
        """sok-010: on the same side; he must be exhausted, to be readied for it."""
        table = Scenario(phase="resolution", cards=CARDS, stories=[SCREAM, QUIET], bells=["tommy"])
        maurice = table.darin.has("Maurice Diggs", exhausted=True)
        table.darin.has(WEAK, at=table.a)
        table.tommy.has(GHOST, at=table.a)
        table.tokens(table.b, {table.tommy: 3})
        table.darin.disrupts_with(maurice, on=table.c)
        assert maurice.ready
        assert table.b.tokens(table.tommy) == 2
        assert table.c.tokens(table.tommy) == 1
        table.decline_all()

    def test_ready_he_cannot(self) -> None:
        """sok-010; PAY-7."""
        table = Scenario(phase="resolution", cards=CARDS, stories=[SCREAM, QUIET], bells=["tommy"])
        table.darin.has("Maurice Diggs")
        weak = table.darin.has(WEAK, at=table.a)
        table.tommy.has(GHOST, at=table.a)
        table.tokens(table.b, {table.tommy: 3})
        assert table.decision is not None
        assert weak.insane
        table.decline_all()


class TestCubReporter:
    """sok-014."""

    def test_he_goes_insane_when_the_struggles_are_over(self) -> None:
        """sok-014: his icon still counts in those that come before."""
        search = story("test-60", "Search On", struggles="TI")
        table = Scenario(phase="resolution", cards=[*CARDS, search], stories=[search], bells=["tommy"])
        cub = table.darin.has("Cub Reporter", at=table.a)
        table.tommy.has(GHOST, at=table.a)
        table.expects(table.darin, "token")  # he has won the investigation struggle
        assert cub.story == table.a
        table.darin.accepts()
        assert cub.insane
        assert table.a.tokens(table.darin) == 1
        table.decline_all()

    def test_by_other_means_he_does_at_once(self) -> None:
        """sok-014: only the terror struggle waits."""
        dread = event("test-61", "Dread", NEUTRAL, cost=0, text=[action(drive_insane(choose(CHARACTER)))])
        table = Scenario(cards=[*CARDS, dread], bells=["tommy"])
        cub = table.darin.has("Cub Reporter")
        table.darin.holds(dread)
        table.darin.plays("Dread", on=cub)
        assert cub.insane


class TestReadingTheStarSigns:
    """sok-030."""

    def test_a_story_without_struggles(self) -> None:
        """sok-030; STORY-68: in either player's story phase, before anybody commits."""
        for active in ("darin", "tommy"):
            table = Scenario(active=active, phase="story", cards=CARDS, stories=[BOTH, BOTH], bells=["darin"])
            table.darin.domain(miskatonic=2)
            table.darin.holds("Reading the Star Signs")
            table.darin.plays("Reading the Star Signs", on=table.a)
            assert all_struggles(table.game, table.a.id) == (0, 0, 0, 0)
            assert all_struggles(table.game, table.b.id) == (1, 0, 1, 0)

    def test_not_afterwards(self) -> None:
        """sok-030."""
        table = Scenario(phase="commit", cards=CARDS, bells=["darin"])
        man = table.darin.has(MAN)
        table.darin.domain(miskatonic=2)
        card = table.darin.holds("Reading the Star Signs")
        table.darin.commits(man, to=table.a)
        assert not table.darin.may_play(card)


class TestDaringBuju:
    """sok-031."""

    def test_a_struggle_is_replaced(self) -> None:
        """sok-031: one that the story has, by one of any kind."""
        table = Scenario(cards=CARDS, stories=[BOTH], bells=["tommy"])
        table.darin.has(WEAK)
        table.darin.domain(miskatonic=3)
        table.darin.holds("Daring Buju")
        table.darin.plays("Daring Buju", on=table.a)
        table.darin.chooses(TERROR)
        table.darin.chooses(COMBAT)
        assert all_struggles(table.game, table.a.id) == (0, 1, 1, 0)


class TestZeroVisibility:
    """sok-033."""

    def test_only_one_kind_of_struggle_resolves(self) -> None:
        """sok-033; STORY-68: whatever adds others."""
        table = Scenario(phase="story", cards=CARDS, stories=[BOTH], bells=["darin"])
        table.darin.domain(miskatonic=2)
        table.darin.holds("Zero Visibility")
        table.darin.plays("Zero Visibility", on=table.a)
        table.darin.chooses(ARCANE)
        assert all_struggles(table.game, table.a.id) == (0, 0, 1, 0)
