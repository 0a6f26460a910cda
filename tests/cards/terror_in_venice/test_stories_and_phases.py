"""Terror in Venice: cards about stories and phases."""

from rlyeh.language import *
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=3, skill=4, icons="TCAI")
WEAK = character("test-2", "Weak", NEUTRAL, cost=2, skill=1)
SHELF = support("test-3", "Shelf", NEUTRAL, cost=0)
DELUGE = event("test-5", "Deluge", NEUTRAL, cost=0, text=[action(must(EACH_PLAYER, sacrifice(MINE, if_able=True)))])
PRIZE = event(
    "test-6", "Prize", NEUTRAL, cost=0,
    text=[action(choosing(choose(STORY, as_="story")), choosing(A_PLAYER), win(the("story", "story"), CHOSEN_PLAYER))],
)
QUIET = story("test-20", "Quiet", struggles="")
CARDS = [MAN, WEAK, SHELF, QUIET]


class TestPuzzledExchangeStudent:
    """tiv-021."""

    def test_he_goes_where_the_most_are(self) -> None:
        """tiv-021: even if he is exhausted."""
        table = Scenario(active="tommy", phase="commit", cards=CARDS, bells=["darin"])
        student = table.darin.has("Puzzled Exchange Student", exhausted=True)
        men = [table.tommy.has(WEAK) for _ in range(3)]
        table.tommy.commits({men[0]: table.a, men[1]: table.b, men[2]: table.b})
        assert student.story == table.b

    def test_committed_he_stays_where_he_is(self) -> None:
        """tiv-021: when the opponent defends."""
        table = Scenario(phase="commit", cards=CARDS, bells=["darin"])
        student, man = table.darin.has("Puzzled Exchange Student"), table.darin.has(MAN)
        theirs = [table.tommy.has(WEAK) for _ in range(2)]
        table.darin.commits({student: table.a, man: table.b})
        table.darin.passes()
        table.tommy.commits(dict.fromkeys(theirs, table.b))
        assert student.story == table.a


class TestBeforeTheFast:
    """tiv-028."""

    def test_success_there_is_a_domain(self) -> None:
        """tiv-028: for whoever succeeds, at the conspiracy itself."""
        table = Scenario(phase="resolution", cards=CARDS, stories=[QUIET], bells=["tommy"])
        plot = table.tommy.has("Before the Fast")
        table.darin.has(WEAK, at=plot)
        domains = len(table.darin.domains)
        assert table.decision is not None
        assert len(table.darin.domains) == domains + 1
        table.decline_all()

    def test_success_elsewhere_is_not(self) -> None:
        """tiv-028."""
        table = Scenario(phase="resolution", cards=CARDS, stories=[QUIET], bells=["tommy"])
        table.tommy.has("Before the Fast")
        table.darin.has(WEAK, at=table.a)
        domains = len(table.darin.domains)
        table.decline_all()
        assert len(table.darin.domains) == domains


class TestUnendingFestivities:
    """tiv-029."""

    def test_one_character_is_readied(self) -> None:
        """tiv-029; REF-9: the active player picks it; supports are readied as ever."""
        table = Scenario(phase="refresh", cards=CARDS, bells=["darin"])
        table.tommy.has("Unending Festivities")
        one, two = table.darin.has(MAN, exhausted=True), table.darin.has(MAN, exhausted=True)
        shelf = table.darin.has(SHELF, exhausted=True)
        table.darin.chooses(two)
        assert two.ready
        assert one.exhausted
        assert shelf.ready

    def test_a_single_one_is_no_question(self) -> None:
        """tiv-029."""
        table = Scenario(phase="refresh", cards=CARDS, bells=["darin"])
        table.tommy.has("Unending Festivities")
        one = table.darin.has(MAN, exhausted=True)
        table.expects(table.darin, "action")
        assert one.ready


class TestPurityOfPurpose:
    """tiv-026."""

    def won_by(self, mine: bool) -> Scenario:
        """Tommy's conspiracy lies in the pile of whoever is said; both have a character, and tommy holds a Deluge."""
        table = Scenario(active="tommy", phase="operations", cards=[*CARDS, DELUGE, PRIZE], bells=["darin"])
        plot = table.tommy.has("Purity of Purpose")
        winner = table.tommy if mine else table.darin
        self.men = table.darin.has(MAN), table.tommy.has(MAN)
        table.tommy.holds(PRIZE)
        table.tommy.holds(DELUGE)
        table.tommy.plays("Prize", on=plot)
        table.tommy.chooses(winner.seat)
        assert plot in winner.won_pile
        table.darin.passes()
        table.tommy.plays("Deluge")
        return table

    def test_in_a_won_pile_it_serves_whose_pile_it_is(self) -> None:
        """tiv-026; WIN-11: for two cards of the deck it cancels the sacrifice."""
        table = self.won_by(mine=False)
        table.darin.disrupts_with("Purity of Purpose")
        assert len(table.darin.discard) == 2
        assert all(man.in_play for man in self.men)

    def test_its_owner_has_nothing_of_it_there(self) -> None:
        """tiv-026; WIN-11."""
        table = self.won_by(mine=False)
        table.expects(table.darin, "disrupt")
        table.darin.passes()
        assert all(man.in_discard for man in self.men)

    def test_in_ones_own_pile_it_is_ones_own(self) -> None:
        """tiv-026."""
        table = self.won_by(mine=True)
        table.expects(table.tommy, "disrupt")
        table.tommy.passes()
        assert all(man.in_discard for man in self.men)

    def test_in_play_it_has_no_such_text(self) -> None:
        """tiv-026."""
        table = Scenario(active="tommy", cards=[*CARDS, DELUGE], bells=["darin"])
        table.darin.has("Purity of Purpose")
        man = table.darin.has(MAN)
        table.tommy.holds(DELUGE)
        table.tommy.plays("Deluge")
        assert man.in_discard
