"""Forgotten Lore: Cthulhu."""

from rlyeh.language import *
from rlyeh.testing import Scenario

COP = character("test-1", "Cop", AGENCY, cost=2, skill=1)
BRUTE = character("test-2", "Brute", AGENCY, cost=2, skill=1, icons="CCC", keywords=[TOUGHNESS(1)])
STAB = event("test-3", "Stab", NEUTRAL, cost=0, text=[action(wound(choose(CHARACTER)))])
BRAWL = story("test-20", "Brawl", struggles="CA")
CARDS = [COP, BRUTE, STAB, BRAWL]


class TestBokrug:
    """fl-110."""

    def test_wounded_in_combat_he_wounds_another_there_at_once(self) -> None:
        """EX-85, fl-110; TIME-21, TIME-24, STORY-13, EFF-6: between this struggle and the next."""
        table = Scenario(active="tommy", phase="resolution", stories=[BRAWL], cards=CARDS, bells=["tommy"])
        bokrug = table.darin.has("Bokrug", exhausted=True, at=table.a)
        brute = table.tommy.has(BRUTE, at=table.a)
        mine, away = table.darin.has(COP, at=table.a), table.tommy.has(COP)
        table.darin.chooses(bokrug)
        assert bokrug.wounds == 1
        assert table.darin.may_choose(brute, mine)
        table.darin.chooses(brute)
        assert brute.wounds == 1
        assert away.in_play
        table.expects(table.darin, "arcane")
        table.decline_all()

    def test_with_nobody_else_there_nothing_happens(self) -> None:
        """EX-85, fl-110; EFF-6."""
        table = Scenario(active="tommy", phase="resolution", stories=[BRAWL], cards=CARDS, bells=["tommy"])
        bokrug = table.darin.has("Bokrug", at=table.a)
        ghost = table.tommy.has(GHOST, at=table.a)
        table.decline_all()
        assert bokrug.wounds == 1
        assert ghost.wounds == 0

    def test_other_wounds_do_not_set_it_off(self) -> None:
        """fl-110."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        bokrug = table.darin.has("Bokrug")
        table.darin.has(COP)
        table.tommy.holds(STAB)
        table.tommy.plays("Stab", on=bokrug)
        assert bokrug.wounds == 1
        table.expects(table.tommy, "action")

    def test_the_wound_that_kills_him_sets_it_off_too(self) -> None:
        """fl-110; TIME-18."""
        table = Scenario(active="tommy", phase="resolution", stories=[BRAWL], cards=CARDS, bells=["tommy"])
        bokrug = table.darin.has("Bokrug", wounds=3, at=table.a)
        brute = table.tommy.has(BRUTE, at=table.a)
        table.decline_all()
        assert bokrug.in_discard
        assert brute.wounds == 1

    def test_he_cannot_be_blanked(self) -> None:
        """fl-110, sotd-009."""
        table = Scenario(cards=CARDS)
        bokrug = table.darin.has("Bokrug")
        table.tommy.has("Called by Azathoth", on=bokrug)
        assert not bokrug.blank
        assert bokrug.toughness == 3


GHOST = character("test-4", "Ghost", AGENCY, cost=2, skill=1, icons="CCC", keywords=[INVULNERABILITY])
CARDS.append(GHOST)


GIANT = character("test-14", "Giant", HASTUR, cost=4, skill=5)
CHEER = event("test-15", "Cheer", NEUTRAL, cost=0, text=[action(until_end_of_phase(gains(CHARACTER, skill=3)))])


class TestCalledToTheSea:
    """fl-028."""

    def test_everybody_loses_the_printed_skill(self) -> None:
        """fl-028; EFF-19, EFF-20: what is added counts on, whoever's they are; until the end of the phase."""
        table = Scenario(cards=[*CARDS, GIANT, CHEER], bells=["darin", "tommy"])
        giant, cop = table.tommy.has(GIANT), table.darin.has(COP)
        call, cheer = table.darin.holds("Called to the Sea"), table.darin.holds(CHEER)
        table.darin.domain(cthulhu=2)
        table.darin.plays(call)
        assert (giant.skill, cop.skill) == (0, 0)
        table.tommy.passes()
        table.darin.plays(cheer)
        assert (giant.skill, cop.skill) == (3, 3)
        table.run_to("story")
        assert (giant.skill, cop.skill) == (5, 1)
