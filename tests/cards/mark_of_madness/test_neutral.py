"""The Mark of Madness: neutral cards."""

from rlyeh.language import *
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", AGENCY, cost=0, skill=2)
TONIC = event("test-2", "Tonic", NEUTRAL, cost=0, text=[action(restore(choose(CHARACTER.insane)))])
FRIGHT = event("test-3", "Fright", NEUTRAL, cost=0, text=[action(drive_insane(choose(CHARACTER)))])
CARDS = [MAN, TONIC, FRIGHT]


class TestTheSupplicant:
    """tmom-036."""

    def test_it_enters_play_insane(self) -> None:
        """KEY-21."""
        table = Scenario(bells=["darin"])
        table.darin.domain(neutral=3)
        supplicant = table.darin.holds("The Supplicant")
        table.darin.plays(supplicant)
        assert supplicant.insane

    def test_restored_it_restores_another_one_who_has_willpower_then(self) -> None:
        """REF-3: that one stays exhausted; anybody's may be chosen."""
        table = Scenario(cards=CARDS, bells=["darin", "tommy"])
        supplicant = table.darin.has("The Supplicant", insane=True)
        mine, theirs = table.darin.has(MAN, insane=True), table.tommy.has(MAN, insane=True)
        table.darin.holds(TONIC)
        table.darin.plays("Tonic", on=supplicant)
        table.darin.responds_with(supplicant, on=theirs)
        assert supplicant.ready
        assert theirs.exhausted
        assert theirs.has(WILLPOWER)
        assert mine.insane

    def test_not_without_anybody_to_restore(self) -> None:
        """EFF-1."""
        table = Scenario(cards=CARDS, bells=["darin", "tommy"])
        supplicant = table.darin.has("The Supplicant", insane=True)
        table.darin.holds(TONIC)
        table.darin.plays("Tonic", on=supplicant)
        assert not table.darin.may_use(supplicant)
        assert supplicant.exhausted

    def test_the_willpower_lasts_for_the_turn(self) -> None:
        table = Scenario(cards=CARDS, bells=["darin", "tommy"])
        supplicant, man = table.darin.has("The Supplicant", insane=True), table.darin.has(MAN, insane=True)
        table.darin.holds(TONIC)
        table.darin.plays("Tonic", on=supplicant)
        table.darin.responds_with(supplicant)
        table.run_to("story")
        assert man.has(WILLPOWER)
        table.run_to("refresh")
        assert not man.has(WILLPOWER)
