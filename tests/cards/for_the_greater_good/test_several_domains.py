"""For the Greater Good: cards of The Agency that several domains may pay for."""

from rlyeh.language import *
from rlyeh.testing import BELL, CardHandle, Scenario

MAN = character("test-1", "Man", AGENCY, cost=2, skill=1)
HUNTER = character("test-2", "Hunter", AGENCY, cost=2, skill=1, subtypes="Hunter")
FIEND = character("test-3", "Fiend", HASTUR, cost=2, skill=9, icons="TTT")
PUSH = event("test-4", "Push", NEUTRAL, cost=0, text=[action(uncommit(choose(CHARACTER.committed)))])
CARDS = [MAN, HUNTER, FIEND, PUSH]


class TestGeneralEdwardIrving:
    """ftgg-018."""

    def scene(self, *sizes: int, hastur: int = 0) -> tuple[Scenario, CardHandle]:
        """Darin holds him, with Agency domains of these sizes and perhaps one of Hastur."""
        table = Scenario(cards=CARDS, bells=["darin"])
        for size in sizes:
            table.darin.domain(agency=size)
        if hastur:
            table.darin.domain(hastur=hastur)
        return table, table.darin.holds("General Edward Irving")

    def test_several_domains_pay_together(self) -> None:
        """ftgg-018; PAY-39: 6 with 2, 2 and 3; the rest is lost (PAY-5)."""
        table, general = self.scene(2, 2, 3, 4)
        table.darin.plays(general)
        assert general.in_play
        assert [domain.drained for domain in table.darin.domains] == [True, True, True, False]

    def test_one_may_do(self) -> None:
        """ftgg-018; PAY-39: then no other is asked for."""
        table, general = self.scene(6, 2)
        table.darin.plays(general, paying=6)
        assert general.in_play
        assert not table.darin.domains[1].drained

    def test_all_together_must_do(self) -> None:
        """ftgg-018; PAY-39, PAY-1: 5 are too few, and drained ones do not help."""
        table, general = self.scene(2, 3)
        table.darin.domain(agency=3, drained=True)
        assert table.darin.why_not(general) == {"PAY-1"}

    def test_one_of_them_brings_the_match(self) -> None:
        """ftgg-018; PAY-39, PAY-2."""
        table, general = self.scene(1, hastur=5)
        table.darin.plays(general)
        assert general.in_play
        table, general = self.scene(hastur=6)
        assert table.darin.why_not(general) == {"PAY-2"}

    def test_transient_resources_count_twice_although_they_go_at_once(self) -> None:
        """ftgg-018; PAY-39, PAY-25, KEY-15: three of 2."""
        table = Scenario(cards=CARDS, stops=True)
        for _ in range(3):
            table.darin.domain(transient="agency")
        general = table.darin.holds("General Edward Irving")
        table.darin.plays(general)
        assert general.in_play
        assert all(domain.drained for domain in table.darin.domains)

    def test_others_are_paid_with_one(self) -> None:
        """ftgg-018; PAY-5: him only."""
        table, _ = self.scene(1, 1, 1)
        assert table.darin.why_not(table.darin.holds(MAN)) == {"PAY-1"}

    def test_he_is_readied_after_a_lost_terror_struggle(self) -> None:
        """ftgg-018: one at which he is committed."""
        table = Scenario(cards=CARDS, phase="resolution")
        general = table.darin.has("General Edward Irving", exhausted=True, at=table.a)
        table.tommy.has(FIEND, at=table.a)
        table.decline_all()
        table.darin.responds_with(general)
        assert general.ready

    def test_not_elsewhere(self) -> None:
        """ftgg-018."""
        table = Scenario(cards=CARDS, phase="resolution", bells=["tommy"])
        general = table.darin.has("General Edward Irving", exhausted=True, at=table.b)
        table.darin.has(MAN, exhausted=True, at=table.a)
        table.tommy.has(FIEND, at=table.a)
        table.darin.chooses(table.a)
        table.decline_all()
        assert general.exhausted


class TestHuntersOfArdenne:
    """ftgg-019."""

    def test_committed_hunters_are_safe_from_opponents(self) -> None:
        """ftgg-019; EFF-49: themselves included; no others, and nobody at home needs it."""
        table = Scenario(cards=CARDS, phase="after commit", bells=["darin"])
        ardenne = table.darin.has("Hunters of Ardenne", exhausted=True, at=table.a)
        hunter = table.darin.has(HUNTER, exhausted=True, at=table.a)
        man = table.darin.has(MAN, exhausted=True, at=table.b)
        push = table.tommy.holds(PUSH)
        table.tommy.has(BELL)
        table.darin.passes()
        table.tommy.plays(push)
        assert man.story is None
        assert hunter.story == table.a
        assert ardenne.story == table.a

    def test_several_domains_pay_for_them(self) -> None:
        """ftgg-019; PAY-39: 7 with 3 and 4."""
        table = Scenario(cards=CARDS, bells=["darin"])
        table.darin.domain(agency=3)
        table.darin.domain(hastur=4)
        ardenne = table.darin.holds("Hunters of Ardenne")
        table.darin.plays(ardenne)
        assert ardenne.in_play
        assert all(domain.drained for domain in table.darin.domains)
