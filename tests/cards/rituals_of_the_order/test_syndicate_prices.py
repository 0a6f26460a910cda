"""The Rituals of the Order: The Syndicate."""

from rlyeh.language import *
from rlyeh.testing import CardHandle, Scenario

THIEF = character("test-1", "Thief", SYNDICATE, cost=2, skill=2, subtypes="Criminal")
WEAK = character("test-2", "Weak", SYNDICATE, cost=1, skill=0, subtypes="Criminal")
MAN = character("test-3", "Man", AGENCY, cost=2, skill=2)
GIANT = character("test-4", "Giant", AGENCY, cost=5, skill=6)
CARDS = [THIEF, WEAK, MAN, GIANT]


class TestJohnnyValone:
    """roto-076."""

    def scene(self) -> tuple[Scenario, CardHandle, CardHandle, CardHandle]:
        """Darin has Johnny, with skill 5, and a thief with skill 2; Tommy has a man with skill 2."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        johnny, thief = table.darin.has("Johnny Valone"), table.darin.has(THIEF)
        return table, johnny, thief, table.tommy.has(MAN)

    def test_up_to_the_skill_of_who_pays(self) -> None:
        """roto-076; PAY-36: 2 is enough for the man, 5 is not for the giant."""
        table, johnny, thief, man = self.scene()
        giant, other = table.tommy.has(GIANT), table.tommy.has(MAN)
        table.darin.uses(johnny, on=thief)
        assert man in table.darin.choices()
        assert other in table.darin.choices()
        assert giant not in table.darin.choices()
        assert johnny not in table.darin.choices()
        table.darin.chooses(man)
        assert thief.exhausted
        assert man.exhausted

    def test_he_may_pay_himself(self) -> None:
        """roto-076: he is a Criminal; skill 5."""
        table, johnny, thief, man = self.scene()
        table.darin.uses(johnny, on=johnny)
        table.darin.chooses(man)
        assert johnny.exhausted
        assert thief.ready

    def test_only_who_leaves_somebody_to_exhaust_can_pay(self) -> None:
        """roto-076; PAY-36: nobody has skill 0 but who pays, and would be ready still."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        johnny = table.darin.has("Johnny Valone", exhausted=True)
        weak, thief = table.darin.has(WEAK), table.darin.has(THIEF)
        table.darin.uses(johnny)  # the thief has to pay, and the weak one is all that is left
        assert weak.exhausted
        assert thief.exhausted
        table = Scenario(cards=CARDS, bells=["darin"])
        johnny, weak = table.darin.has("Johnny Valone", exhausted=True), table.darin.has(WEAK)
        table.tommy.has(MAN)
        assert table.darin.why_not(johnny) == {"EFF-1"}
        assert weak.ready

    def test_without_a_ready_criminal_he_cannot(self) -> None:
        """roto-076; PAY-27."""
        table = Scenario(cards=CARDS, bells=["tommy", "darin"])
        johnny = table.darin.has("Johnny Valone", exhausted=True)
        table.tommy.has(MAN)
        table.tommy.has(THIEF)
        assert table.darin.why_not(johnny)
