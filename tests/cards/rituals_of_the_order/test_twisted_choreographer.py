"""The Rituals of the Order: Hastur."""

from rlyeh.language import *
from rlyeh.model import CardType
from rlyeh.testing import Scenario

SINGER = character("test-1", "Singer", NEUTRAL, cost=2, skill=2, icons="TCC")
LAMP = support(
    "test-2", "Lamp", NEUTRAL, cost=1, subtypes="Attachment, Item", attach_to=CHARACTER, text=[gains(HOST, "A")],
)
SWORD = support("test-3", "Sword", NEUTRAL, cost=1, subtypes="Attachment, Weapon", attach_to=CHARACTER)
BIND = event(
    "test-4", "Bind", NEUTRAL, cost=0, text=[action(attach(choose(MINE, as_="it"), to=choose(THEIRS), blank=True))],
)
BLAST = event("test-5", "Blast", NEUTRAL, cost=0, text=[action(destroy(choose(CARD)))])
DREAD = event("test-6", "Dread", NEUTRAL, cost=0, text=[action(drive_insane(choose(CHARACTER)))])
SHOW = support("test-7", "Show", NEUTRAL, cost=0, text=[gains(CHARACTER.subtype("Monster"), skill=1)])
CARDS = [SINGER, LAMP, SWORD, BIND, BLAST, DREAD, SHOW]


class TestTwistedChoreographer:
    """roto-026."""

    def test_it_takes_a_character_from_the_discard_pile(self) -> None:
        """roto-026; STATE-31, CARD-20: the printed icons of what is attached, which is no character any more."""
        table = Scenario(cards=CARDS, bells=["darin"])
        table.darin.domain(hastur=3)
        dancer, singer = table.darin.holds("Twisted Choreographer"), table.darin.discarded(SINGER)
        table.tommy.discarded(SINGER)
        table.darin.plays(dancer)
        table.darin.responds_with(dancer)
        assert (singer.host, singer.type) == (dancer, CardType.SUPPORT)
        assert singer.subtypes == frozenset(("Attachment",))
        assert sorted(dancer.icons) == sorted("ATCC")
        assert dancer.attachments == [singer]

    def test_it_gains_the_icons_however_a_card_came_there(self) -> None:
        """roto-026; FAQ 4.1: several of them too; what an Attachment gives is no printed icon of it."""
        table = Scenario(cards=CARDS, active="tommy", bells=["tommy"])
        dancer = table.darin.has("Twisted Choreographer")
        table.darin.has(LAMP, on=dancer)
        first, second = table.tommy.has(SINGER), table.tommy.has(SINGER)
        bind, again = table.tommy.holds(BIND), table.tommy.holds(BIND)
        blast = table.tommy.holds(BLAST)
        table.tommy.plays(bind, on=[first, dancer])
        table.tommy.plays(again, on=[second, dancer])
        assert sorted(dancer.icons) == sorted("AA" + "TCC" * 2)
        table.tommy.plays(blast, on=first)
        assert sorted(dancer.icons) == sorted("AATCC")

    def test_without_a_character_in_the_pile_there_is_nothing_to_attach(self) -> None:
        """roto-026; EFF-1: the opponent's pile does not count."""
        table = Scenario(cards=CARDS, bells=["darin"])
        table.darin.domain(hastur=3)
        table.tommy.discarded(SINGER)
        table.darin.plays(table.darin.holds("Twisted Choreographer"))
        table.expects(table.darin, "action")


class TestDevouredByShadow:
    """roto-068."""

    def shadow(self) -> Scenario:
        table = Scenario(cards=CARDS, bells=["darin"])
        table.darin.domain(hastur=2)
        return table

    def test_it_enters_play_as_a_monster_and_goes_at_the_end_of_the_phase(self) -> None:
        """roto-068; EFF-43, TIME-29."""
        table = self.shadow()
        table.darin.has(SHOW)
        shadow = table.darin.plays(table.darin.holds("Devoured by Shadow"))
        assert (shadow.type, shadow.skill, shadow.icons, shadow.ready) == (CardType.CHARACTER, 3, "TTC", True)
        assert shadow.subtypes == {"Monster"}
        assert shadow.controller == table.darin
        table.run_to("story")
        assert shadow.in_discard

    def test_it_is_a_character_for_everything(self) -> None:
        """roto-068; STATE-21: it can be destroyed, and lies in its owner's pile as an event again."""
        table = self.shadow()
        blast = table.darin.holds(BLAST)
        shadow = table.darin.plays(table.darin.holds("Devoured by Shadow"))
        table.darin.plays(blast, on=shadow)
        assert (shadow.in_discard, shadow.type) == (True, CardType.EVENT)
        table.run_to("story")
        assert shadow.in_discard

    def test_in_the_story_phase_it_fights(self) -> None:
        """roto-068: it commits like any other character."""
        table = Scenario(cards=CARDS, phase="story")
        table.darin.domain(hastur=2)
        shadow = table.darin.plays(table.darin.holds("Devoured by Shadow"))
        table.darin.commits(shadow, to=table.a)
        assert shadow.story == table.a
        table.decline_all()
