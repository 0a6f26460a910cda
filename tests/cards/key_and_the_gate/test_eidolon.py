"""Eidolon (katg-041): a destroyed character comes back, and no skill check is made where it goes."""

from rlyeh.language import *
from rlyeh.model import CardType
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=2, skill=2, icons="TC")
BLAST = event("test-2", "Blast", NEUTRAL, cost=0, text=[action(destroy(choose(CHARACTER)))])
HURT = event("test-3", "Hurt", NEUTRAL, cost=0, text=[action(sacrifice(a(MINE)))])
CARDS = [MAN, BLAST, HURT]


class TestEidolon:
    """katg-041."""

    def test_the_character_returns_without_icons(self) -> None:
        """katg-041; STATE-31: it counts as an Attachment from then on."""
        table = Scenario(cards=CARDS, active="tommy", bells=["darin", "tommy"])
        table.darin.domain(neutral=1)
        man, eidolon, blast = table.darin.has(MAN), table.darin.holds("Eidolon"), table.tommy.holds(BLAST)
        table.tommy.plays(blast, on=man)
        table.darin.responds_with(eidolon)
        assert (man.in_play, man.controller, man.icons, man.skill) == (True, table.darin, "", 2)
        assert man.has(INVULNERABILITY)
        assert (eidolon.type, eidolon.host) == (CardType.SUPPORT, man)

    def test_another_players_character_comes_under_ones_own_control(self) -> None:
        """katg-041: any character that an opponent's effect destroyed."""
        table = Scenario(cards=CARDS, active="tommy", bells=["darin", "tommy"])
        table.darin.domain(neutral=1)
        man, eidolon, blast = table.tommy.has(MAN), table.darin.holds("Eidolon"), table.tommy.holds(BLAST)
        table.tommy.plays(blast, on=man)
        table.darin.responds_with(eidolon)
        assert (man.controller, man.owner) == (table.darin, table.tommy)

    def test_not_by_ones_own_effect_nor_by_a_sacrifice(self) -> None:
        """katg-041."""
        table = Scenario(cards=CARDS, bells=["darin"])
        table.darin.domain(neutral=1)
        man, blast = table.darin.has(MAN), table.darin.holds(BLAST)
        table.darin.holds("Eidolon")
        table.darin.plays(blast, on=man)
        assert man.in_discard
        table.expects(table.darin, "action")
        table = Scenario(cards=CARDS, active="tommy", bells=["tommy"])
        table.darin.domain(neutral=1)
        table.darin.holds("Eidolon")
        hers, hurt = table.tommy.has(MAN), table.tommy.holds(HURT)
        table.tommy.plays(hurt)
        assert hers.in_discard
        table.expects(table.tommy, "action")

    def test_no_skill_check_where_it_is_committed(self) -> None:
        """katg-041, STORY-57: the other story has its skill check."""
        table = Scenario(cards=CARDS)
        table.darin.domain(neutral=1)
        man, eidolon, blast = table.tommy.has(MAN), table.darin.holds("Eidolon"), table.tommy.holds(BLAST)
        other = table.darin.has(MAN)
        table.tommy.plays(blast, on=man)
        table.darin.responds_with(eidolon)
        table.run_to("story")
        table.darin.commits({man: table.a, other: table.b})
        table.resolves(table.a, table.b)
        assert [table.a.tokens(table.darin), table.b.tokens(table.darin)] == [0, 2]
