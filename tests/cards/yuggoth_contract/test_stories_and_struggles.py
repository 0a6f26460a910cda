"""The Yuggoth Contract: cards about stories and struggles."""

from rlyeh.engine.reading import all_struggles
from rlyeh.language import *
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=3, skill=2, icons="I")
SAINT = character("test-2", "Saint", NEUTRAL, cost=2, skill=1, keywords=[HEROIC])
CROOK = character("test-3", "Crook", NEUTRAL, cost=2, skill=1, keywords=[VILLAINOUS])
BLAST = event("test-4", "Blast", NEUTRAL, cost=0, text=[action(destroy(choose(CHARACTER)))])
BOTH = story("test-20", "Both", struggles="TA")
CARDS = [MAN, SAINT, CROOK, BLAST, BOTH]


class TestTylerScindere:
    """yc-015."""

    def test_both_kinds_stand_together(self) -> None:
        """yc-015: against KEY-4, also when they enter play."""
        table = Scenario(cards=CARDS)
        tyler, crook = table.darin.has("Tyler Scindere"), table.darin.has(CROOK)
        saint = table.darin.holds(SAINT)
        table.darin.domain(neutral=2)
        table.darin.plays(saint)
        assert all(card.in_play for card in (tyler, crook, saint))

    def test_the_opponent_may_not(self) -> None:
        """yc-015; KEY-4."""
        table = Scenario(active="tommy", cards=CARDS)
        table.darin.has("Tyler Scindere")
        table.tommy.has(CROOK)
        saint = table.tommy.holds(SAINT)
        table.tommy.domain(neutral=2)
        assert not table.tommy.may_play(saint)

    def test_without_him_they_part(self) -> None:
        """yc-015; KEY-5."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        tyler, crook, saint = table.darin.has("Tyler Scindere"), table.darin.has(CROOK), table.darin.has(SAINT)
        table.darin.holds(BLAST)
        table.darin.plays("Blast", on=tyler)
        table.darin.chooses(crook)
        assert crook.in_discard
        assert saint.in_play


class TestCastingOffTheSkin:
    """yc-019."""

    def test_icons_for_everybody_there(self) -> None:
        """yc-019: the character counts, and those of the opponent do; others do not."""
        table = Scenario(phase="after commit", cards=CARDS, bells=["tommy"])
        man = table.darin.has(MAN, at=table.a)
        table.tommy.has(MAN, at=table.a)
        table.tommy.has(MAN, at=table.b)
        table.darin.domain(yog_sothoth=2)
        table.darin.holds("Casting off the Skin")
        table.darin.plays("Casting off the Skin")
        assert man.icons == "TTCCI"


class TestCrazedShoggoth:
    """yc-039."""

    def test_the_opponent_says_where_it_must_commit(self) -> None:
        """yc-039; TURN-10: in its controller's story phase."""
        table = Scenario(phase="story", cards=CARDS, bells=["darin"])
        shoggoth = table.darin.has("Crazed Shoggoth")
        table.tommy.chooses(table.b)
        table.darin.passes()
        assert not table.darin.may("done")
        assert table.darin.may("commit", shoggoth, to=table.b) or shoggoth.story == table.b
        assert not table.darin.may("commit", shoggoth, to=table.a)

    def test_not_in_the_opponents(self) -> None:
        """yc-039."""
        table = Scenario(active="tommy", phase="story", cards=CARDS, bells=["darin"])
        table.darin.has("Crazed Shoggoth")
        table.expects(table.darin, "action")


class TestCultistOfTheKey:
    """yc-080."""

    def test_a_story_gains_or_loses_an_arcane_struggle(self) -> None:
        """yc-080: for the phase."""
        for way, number in ((0, 2), (1, 0)):
            table = Scenario(cards=CARDS, stories=[BOTH], bells=["tommy"])
            cultist = table.darin.has("Cultist of the Key")
            table.darin.uses(cultist, on=table.a)
            table.darin.chooses(table.open_decision().options[way].key)
            assert all_struggles(table.game, table.a.id) == (1, 0, number, 0)
            table.run_to("story")
            assert all_struggles(table.game, table.a.id) == (1, 0, 1, 0)
