"""The Key and the Gate: Yog-Sothoth."""

import pytest

from rlyeh.language import *
from rlyeh.testing import CardHandle, Scenario

MAN = character("test-1", "Man", AGENCY, cost=2, skill=2)
GIANT = character("test-2", "Giant", NEUTRAL, cost=3, skill=4)
GOD = character("test-3", "God", CTHULHU, cost=3, skill=1, subtypes="Ancient One")
ESCAPE = event(
    "test-4", "Escape", NEUTRAL, cost=0, text=[disrupt(when(triggered(ACTION)), return_to_hand(choose(MINE)))]
)
IDLER = character("test-9", "Idler", NEUTRAL, cost=0, skill=0)
BRIBE = event("test-5", "Bribe", NEUTRAL, cost=0, text=[action(take_control(choose(CHARACTER)))])
CHEMIST = character("test-6", "Chemist", MISKATONIC, cost=2, skill=1, subtypes="Scientist")
SAGE = character("test-7", "Sage", HASTUR, cost=2, skill=1, subtypes="Scientist", keywords=[LOYAL])
MASTER = character("test-8", "Master", HASTUR, cost=2, skill=1, subtypes="Scientist", steadfast={HASTUR: 1})
CARDS = [MAN, GIANT, GOD, ESCAPE, IDLER, BRIBE, CHEMIST, SAGE, MASTER]


class TestProfessorNathanielPeaslee:
    """katg-006."""

    def scene(self, rules: str = "lcg", **how: object) -> tuple[Scenario, CardHandle]:
        table = Scenario(cards=CARDS, rules=rules, bells=["darin", "tommy"], **how)  # type: ignore[arg-type]
        return table, table.darin.has("Professor Nathaniel Peaslee, Alien Intelligence")

    @pytest.mark.parametrize("rules", ["lcg", "lcg-final", "ccg"])
    def test_they_change_hands_for_good(self, rules: str) -> None:
        """katg-006; EFF-14, EFF-16: both, and they stay when the turn is over."""
        table, professor = self.scene(rules)
        man = table.tommy.has(MAN, exhausted=True)
        table.darin.domain(yog_sothoth=1, neutral=1)
        table.darin.uses(professor, x=2, on=man)
        table.decline_all()
        assert (professor.controller, man.controller) == (table.tommy, table.darin)
        assert man.exhausted
        table.run_to("end")
        table.run_to("draw")
        assert (professor.controller, man.controller) == (table.tommy, table.darin)

    def test_x_bounds_the_skill_and_an_ancient_one_is_spared(self) -> None:
        """katg-006: skill 2 with X of 2, not 4; nobody who is an Ancient One."""
        table, professor = self.scene()
        man, _, _ = table.tommy.has(MAN), table.tommy.has(GIANT), table.tommy.has(GOD)
        table.darin.domain(yog_sothoth=3)
        table.darin.uses(professor, x=3)
        assert table.darin.may_choose(man, professor)
        table.darin.chooses(man)
        assert man.controller is table.darin

    @pytest.mark.parametrize("supply", ["yog_sothoth", "hastur"])
    def test_the_payment_includes_a_resource_of_its_faction(self, supply: str) -> None:
        """katg-006; PAY-6: which abilities need only where they say so."""
        table, professor = self.scene()
        table.tommy.has(MAN)
        table.darin.domain(**{supply: 1, "neutral": 1})  # type: ignore[arg-type]
        assert table.darin.may_use(professor) is (supply == "yog_sothoth")

    def test_with_nothing_nobody_but_a_nobody(self) -> None:
        """katg-006; PAY-4, PAY-18: with X = 0 no resource is needed, and only skill 0 will do."""
        table, professor = self.scene()
        idler = table.tommy.has(IDLER)
        table.tommy.has(MAN)
        table.darin.domain(hastur=2)
        table.darin.uses(professor)
        assert idler.controller is table.darin
        assert professor.controller is table.tommy

    def test_if_one_is_gone_the_other_stays(self) -> None:
        """EX-84, katg-006; EFF-14, EFF-4."""
        table, professor = self.scene()
        man, escape = table.tommy.has(MAN), table.tommy.holds(ESCAPE)
        table.darin.domain(yog_sothoth=2)
        table.darin.uses(professor, x=2, on=man)
        table.tommy.disrupts_with(escape, on=man)
        assert man.in_hand
        assert professor.controller is table.darin

    def test_a_copy_of_his_keeps_both_where_they_are(self) -> None:
        """katg-006; STATE-43, EFF-14: whoever has a Nathaniel Peaslee cannot get another."""
        table, professor = self.scene()
        man = table.tommy.has(MAN)
        table.tommy.has("Professor Nathaniel Peaslee, Alien Intelligence")
        table.darin.domain(yog_sothoth=2)
        table.darin.uses(professor, x=2, on=man)
        assert (professor.controller, man.controller) == (table.darin, table.tommy)

    def test_strict_targets(self) -> None:
        """katg-006; FINAL-11: what could not change hands is no target; an own character never could."""
        table, professor = self.scene("lcg-final")
        man, _ = table.tommy.has(MAN), table.darin.has(MAN)
        other = table.tommy.has(MAN)
        table.darin.domain(yog_sothoth=2)
        table.darin.uses(professor, x=2)
        assert table.darin.may_choose(man, other)
        table.darin.chooses(man)
        table.decline_all()
        assert man.controller is table.darin

    def test_a_later_claim_wins(self) -> None:
        """katg-006; EFF-17."""
        table, professor = self.scene()
        man, bribe = table.tommy.has(MAN), table.tommy.holds(BRIBE)
        table.darin.domain(yog_sothoth=2)
        table.darin.uses(professor, x=2, on=man)
        table.tommy.plays(bribe, on=man)
        assert (professor.controller, man.controller) == (table.tommy, table.tommy)

    @pytest.mark.parametrize(("rules", "may"), [("lcg", True), ("lcg-final", False)])
    def test_by_the_last_faq_only_in_operations(self, rules: str, may: bool) -> None:
        """katg-006; CARD-22."""
        table, professor = self.scene(rules, phase="draw")
        table.tommy.has(MAN)
        table.darin.domain(yog_sothoth=2)
        assert table.darin.may_use(professor) is may


class TestQuantumTheorist:
    """katg-012."""

    def scene(self, *, there: bool = True, **resources: int) -> Scenario:
        table = Scenario(cards=CARDS, rules="lcg-final", bells=["darin"])
        if there:
            table.darin.has("Quantum Theorist")
        table.darin.domain(**resources)  # type: ignore[arg-type]
        return table

    @pytest.mark.parametrize("there", [False, True])
    def test_its_resources_match_for_scientists(self, there: bool) -> None:
        """katg-012; PAY-21, PAY-2: for nobody else, and no other resources."""
        table = self.scene(there=there, yog_sothoth=1, neutral=1)
        chemist, man = table.darin.holds(CHEMIST), table.darin.holds(MAN)
        assert table.darin.may_play(chemist) is there
        assert table.darin.why_not(man) == {"PAY-2"}
        if there:
            table.darin.plays(chemist)
            assert chemist.in_play

    def test_other_resources_do_not_match(self) -> None:
        """katg-012; PAY-2."""
        table = self.scene(agency=2)
        assert table.darin.why_not(table.darin.holds(CHEMIST)) == {"PAY-2"}

    @pytest.mark.parametrize(("own", "others", "may"), [(0, 2, True), (1, 1, True), (0, 1, False), (2, 0, True)])
    def test_each_counts_for_loyal(self, own: int, others: int, may: bool) -> None:
        """EX-97, katg-012; PAY-21, AMB-57: together with its own faction's, they cover the whole cost."""
        table = self.scene(hastur=own, yog_sothoth=others, neutral=2 - own - others)
        assert table.darin.may_play(table.darin.holds(SAGE)) is may

    def test_not_for_steadfast(self) -> None:
        """EX-97, katg-012; PAY-21."""
        table = self.scene(yog_sothoth=2)
        assert table.darin.why_not(table.darin.holds(MASTER)) == {"PAY-22"}

    def test_the_opponent_gets_nothing_of_it(self) -> None:
        """katg-012: characters in your hand."""
        table = Scenario(cards=CARDS, rules="lcg-final", active="tommy", bells=["tommy"])
        table.darin.has("Quantum Theorist")
        table.tommy.domain(yog_sothoth=2)
        assert table.tommy.why_not(table.tommy.holds(CHEMIST)) == {"PAY-2"}

    @pytest.mark.parametrize(("company", "gains"), [(CHEMIST, True), ("Quantum Theorist", False), (MAN, False)])
    def test_beside_a_scientist_of_another_faction(self, company: object, gains: bool) -> None:
        """katg-012: an own one who is not of Yog-Sothoth."""
        table = Scenario(cards=CARDS, rules="lcg-final", bells=["darin"])
        theorist = table.darin.has("Quantum Theorist")
        table.tommy.has(CHEMIST)
        assert theorist.icons == "A"
        table.darin.has(company)  # type: ignore[arg-type]
        assert theorist.icons == ("AI" if gains else "A")
        assert theorist.has(FAST) is gains
