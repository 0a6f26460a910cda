"""Core Set: Shub-Niggurath, core-121 to core-140: the events and the supports."""

from rlyeh.language import *
from rlyeh.testing import Scenario
from tests.cards.core.shub_niggurath_table import BLOW, GOD, IMP, KID, MAN, NULL, OX, RING, SAINT, SHED, STORM, table_at


class TestShadowedWoods:
    """core-133."""

    def woods(self) -> Scenario:
        table = table_at()
        table.darin.has("Shadowed Woods")
        table.darin.holds(IMP)
        table.darin.domain(shub_niggurath=1)
        table.darin.domain(agency=2)
        return table

    def test_x_buys_back_a_character_of_that_cost(self) -> None:
        """core-133; PAY-17: with 2 the man, not the kid of cost 3."""
        table = self.woods()
        man, kid = table.darin.discarded(MAN), table.darin.discarded(KID)
        table.darin.plays(IMP.title, paying=1)
        table.darin.responds_with("Shadowed Woods", x=2)
        assert man.in_hand
        assert kid.in_discard

    def test_x_must_reach_a_character_in_the_pile(self) -> None:
        """core-133; EFF-1."""
        table = self.woods()
        table.darin.discarded(KID)
        table.darin.plays(IMP.title, paying=1)
        table.expects(table.tommy, "action")

    def test_characters_of_other_factions_and_of_the_opponent_do_not_count(self) -> None:
        """core-133."""
        table = self.woods()
        table.darin.discarded(MAN)
        table.darin.holds(MAN)
        table.darin.domain(agency=2)
        table.darin.plays(MAN.title, paying=2)
        table.expects(table.tommy, "action")
        table = table_at(active="tommy")
        table.darin.has("Shadowed Woods")
        table.darin.discarded(MAN)
        table.darin.domain(agency=2)
        table.tommy.holds(IMP)
        table.tommy.domain(shub_niggurath=1)
        table.tommy.plays(IMP.title)
        table.expects(table.darin, "action")

    def test_putting_a_character_into_play_is_not_playing_it(self) -> None:
        """core-133; EFF-39."""
        table = table_at()
        table.darin.has("Shadowed Woods")
        table.darin.has("core-121")
        kid = table.darin.decked(KID)
        table.darin.discarded(IMP)
        table.darin.domain(agency=3)
        table.darin.domain(agency=1)
        table.darin.uses("Shub-Niggurath", on=kid, paying=3)
        table.expects(table.tommy, "action")


class TestGhoulTaint:
    """core-134."""

    def test_its_host_does_not_attack(self) -> None:
        """core-134; EFF-28: whoever controls the attachment."""
        table = table_at("commit")
        man, free = table.darin.has(MAN), table.darin.has(MAN)
        table.tommy.has("Ghoul Taint", on=man)
        assert not table.darin.may("commit", man)
        assert table.darin.may("commit", free)

    def test_its_host_defends(self) -> None:
        """core-134: on the turn of the other player."""
        table = table_at("defend", active="tommy")
        table.tommy.has(MAN, at=table.a)
        man = table.darin.has(MAN)
        table.tommy.has("Ghoul Taint", on=man)
        table.darin.commits(man, to=table.a)
        assert man.story == table.a

    def test_it_may_be_played_on_any_character(self) -> None:
        """core-134; AMB-81: but not on a support."""
        table = table_at()
        taint = table.darin.holds("Ghoul Taint")
        table.darin.domain(shub_niggurath=1)
        mine, theirs = table.darin.has(MAN), table.tommy.has(MAN)
        table.darin.plays(taint)
        assert table.darin.may_choose(mine, theirs)
        table.darin.chooses(theirs)
        assert taint.host == theirs


class TestAltarOfTheBlessed:
    """core-135."""

    def test_your_characters_get_one_more_skill(self) -> None:
        """core-135; EFF-23: two Altars add up; nothing for the opponent or the insane."""
        table = table_at()
        table.darin.has("Altar of the Blessed")
        mine, theirs, mad = table.darin.has(MAN), table.tommy.has(MAN), table.darin.has(MAN, insane=True)
        assert (mine.skill, theirs.skill, mad.skill) == (3, 2, 0)
        table.darin.has("Altar of the Blessed")
        assert mine.skill == 4


class TestRegeneration:
    """core-136."""

    def test_a_wound_to_your_character_is_cancelled(self) -> None:
        """core-136; TIME-12."""
        table = table_at()
        man = table.darin.has(MAN)
        table.darin.holds("Regeneration")
        table.darin.domain(shub_niggurath=1)
        table.darin.holds(BLOW)
        table.darin.plays(BLOW.title)
        table.darin.disrupts_with("Regeneration")
        assert man.in_play

    def test_not_a_wound_to_the_opponents_character(self) -> None:
        """core-136."""
        table = table_at()
        man = table.tommy.has(MAN)
        table.darin.holds("Regeneration")
        table.darin.domain(shub_niggurath=1)
        table.darin.holds(BLOW)
        table.darin.plays(BLOW.title)
        assert man.in_discard

    def test_in_a_combat_struggle(self) -> None:
        """core-136; TIME-9: inside the resolution box."""
        table = table_at("resolution")
        ox, man = table.tommy.has(OX, at=table.a), table.darin.has(MAN, at=table.a)
        table.darin.holds("Regeneration")
        table.darin.domain(shub_niggurath=1)
        table.darin.disrupts_with("Regeneration")
        table.darin.accepts()
        assert man.in_play
        assert ox.wounds == 0


class TestBurrowingBeneath:
    """core-137."""

    def test_a_support_card_is_destroyed(self) -> None:
        """core-137: attachments are supports, characters are not."""
        table = table_at(bells=())
        man = table.tommy.has(MAN)
        ring, shed = table.tommy.has(RING, on=man), table.darin.has(SHED)
        table.darin.holds("Burrowing Beneath")
        table.darin.domain(shub_niggurath=2)
        table.darin.plays("Burrowing Beneath")
        assert table.darin.may_choose(ring, shed)
        table.darin.chooses(ring)
        assert ring.in_discard

    def test_without_a_support_it_cannot_be_played(self) -> None:
        """core-137; EFF-1."""
        table = table_at(bells=())
        table.tommy.has(MAN)
        card = table.darin.holds("Burrowing Beneath")
        table.darin.holds(IMP)
        table.darin.domain(shub_niggurath=2)
        assert not table.darin.may_play(card)


class TestHorridMutation:
    """core-138."""

    def test_your_committed_characters_gain_a_terror_icon(self) -> None:
        """core-138: not those at home, not the opponent's."""
        table = table_at("after defend")
        there, home = table.darin.has(MAN, at=table.a), table.darin.has(MAN)
        theirs = table.tommy.has(MAN, at=table.a)
        table.darin.holds("Horrid Mutation")
        table.darin.domain(shub_niggurath=1)
        table.darin.plays("Horrid Mutation")
        assert (there.icons, home.icons, theirs.icons) == ("TI", "I", "I")

    def test_it_ends_with_the_phase(self) -> None:
        """core-138; TURN-7."""
        table = table_at("after resolution")
        man = table.darin.has(MAN, at=table.a)
        table.darin.holds("Horrid Mutation")
        table.darin.domain(shub_niggurath=1)
        table.darin.plays("Horrid Mutation")
        assert man.icons == "TI"
        table.run_to("refresh")
        assert man.icons == "I"


class TestBredToSurvive:
    """core-139."""

    def test_your_characters_cannot_be_wounded_this_phase(self) -> None:
        """core-139; KEY-6."""
        table = table_at()
        mine, theirs = table.darin.has(MAN), table.tommy.has(MAN)
        table.darin.holds("Bred to Survive")
        table.darin.domain(shub_niggurath=2)
        table.tommy.holds(STORM)
        table.darin.plays("Bred to Survive")
        table.tommy.plays(STORM.title)
        assert mine.in_play
        assert theirs.in_discard

    def test_it_ends_with_the_phase(self) -> None:
        """core-139."""
        table = table_at("draw")
        man = table.darin.has(MAN)
        table.darin.holds("Bred to Survive")
        table.darin.domain(shub_niggurath=2)
        table.darin.plays("Bred to Survive")
        assert man.has(INVULNERABILITY)
        table.run_to("operations")
        assert not man.has(INVULNERABILITY)


class TestShockingTransformation:
    """core-140."""

    def ready_to_play(self) -> Scenario:
        table = table_at()
        table.darin.holds("Shocking Transformation")
        table.darin.domain(shub_niggurath=3)
        return table

    def test_a_sacrifice_buys_any_character_but_an_ancient_one(self) -> None:
        """core-140; DRAW-6."""
        table = self.ready_to_play()
        imp, man = table.darin.has(IMP), table.darin.has(MAN)
        ox = table.darin.decked(OX)
        god, shed = table.darin.decked(GOD), table.darin.decked(SHED)
        table.tommy.has(MAN)
        table.darin.plays("Shocking Transformation")
        assert table.darin.may_choose(imp, man)
        table.darin.chooses(imp)
        found = table.darin.choices()
        assert ox in found
        assert god not in found
        assert shed not in found
        table.darin.chooses(ox)
        assert imp.in_discard
        assert ox.in_play

    def test_without_a_character_it_cannot_be_played(self) -> None:
        """core-140; PAY-7."""
        table = self.ready_to_play()
        table.tommy.has(MAN)
        table.darin.decked(OX)
        assert not table.darin.may_play("Shocking Transformation")

    def test_cancelled_the_sacrifice_is_still_gone(self) -> None:
        """core-140; PAY-8, TIME-12."""
        table = self.ready_to_play()
        imp, ox = table.darin.has(IMP), table.darin.decked(OX)
        table.tommy.holds(NULL)
        table.darin.plays("Shocking Transformation")
        table.tommy.disrupts_with(NULL.title)
        assert imp.in_discard
        assert ox.in_deck

    def test_the_sacrifice_can_make_room_for_a_heroic_character(self) -> None:
        """core-140; KEY-4: costs come before the search."""
        table = self.ready_to_play()
        villain = table.darin.has("core-121")
        saint = table.darin.decked(SAINT)
        table.darin.plays("Shocking Transformation")
        table.darin.chooses(saint)
        assert villain.in_discard
        assert saint.in_play
