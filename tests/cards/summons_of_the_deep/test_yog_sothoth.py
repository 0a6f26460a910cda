"""Summons of the Deep: Yog-Sothoth."""

import pytest

from rlyeh.language import *
from rlyeh.model import Card
from rlyeh.testing import CardHandle, Scenario

WIZARD = character("test-1", "Wizard", YOG_SOTHOTH, cost=2, skill=2, icons="A")
THUG = character("test-2", "Thug", SYNDICATE, cost=2, skill=2, icons="C")
SHED = support("test-3", "Shed", NEUTRAL, cost=0)
POOR = character("test-4", "Poor", SYNDICATE, cost=2, skill=2)
DISARM = event(
    "test-5", "Disarm", NEUTRAL, cost=0, text=[action(until_end_of_phase(loses(choose(CHARACTER), "C")))]
)
BRIBE = event("test-6", "Bribe", NEUTRAL, cost=0, text=[action(take_control(choose(CHARACTER)))])
FEAST = story("test-20", "Feast", text=[must(EACH_PLAYER, draw_until(8))])
STAB = event("test-7", "Stab", NEUTRAL, cost=0, text=[action(wound(choose(CHARACTER)))])
FUSE = event("test-8", "Fuse", NEUTRAL, cost=0, text=[action(wound(choose(CHARACTER), 2))])
NURSE = support("test-9", "Nurse", NEUTRAL, cost=0, text=[response(after(is_("wounded", CHARACTER)), draw())])
SHELL = support(
    "test-10", "Shell", NEUTRAL, cost=0, subtypes="Attachment", attach_to=CHARACTER,
    text=[gains(HOST, keyword=INVULNERABILITY)],
)
DRAIN = event("test-11", "Drain", NEUTRAL, cost=0, text=[disrupt(when(triggered(DISRUPT)), cancel())])
CARDS = [WIZARD, THUG, SHED, POOR, DISARM, BRIBE, FEAST, STAB, FUSE, NURSE, SHELL, DRAIN]


class TestBookOfEibon:
    """sotd-034."""

    @pytest.mark.parametrize(("before", "discards"), [(3, 0), (4, 1), (5, 2)])
    def test_beyond_five_cards_are_drawn_and_then_discarded(self, before: int, discards: int) -> None:
        """EX-33, sotd-034; ERR-11, DRAW-4: at, under and over; the other player keeps six."""
        table = Scenario(phase="draw", cards=CARDS, bells=["tommy"])
        host = table.darin.has(THUG)
        table.tommy.has("Book of Eibon", on=host)
        hand = [table.darin.holds(card) for card in (THUG, WIZARD, SHED, POOR, DISARM)[:before]]
        for _ in range(6):
            table.tommy.holds(POOR)
        assert table.decision is not None
        assert len(table.darin.hand) == before + 2
        for card in hand[:discards]:
            table.darin.chooses(card)
        assert len(table.darin.hand) == 5
        assert table.darin.discard == hand[:discards]
        assert len(table.tommy.hand) == 6

    def test_it_holds_for_whoever_controls_its_bearer(self) -> None:
        """sotd-034; STATE-34: a stolen bearer brings the limit along."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        host = table.darin.has(THUG)
        table.tommy.has("Book of Eibon", on=host)
        table.tommy.holds(BRIBE)
        shed = table.tommy.holds(SHED)
        for _ in range(5):
            table.tommy.holds(POOR)
        table.tommy.plays("Bribe")
        table.tommy.chooses(shed)
        assert len(table.tommy.hand) == 5

    def test_drawing_up_to_eight_comes_first(self) -> None:
        """EX-123, sotd-034; ERR-11, DRAW-4, EFF-25."""
        table = Scenario(phase="resolution", stories=[FEAST], cards=CARDS, bells=["tommy"])
        table.tokens(table.a, {table.darin: 4})
        host = table.darin.has(THUG, at=table.a)
        table.darin.has("Book of Eibon", on=host)
        table.tommy.has("Book of Eibon", on=table.tommy.has(THUG))
        table.darin.accepts()
        table.darin.accepts()
        for player in (table.darin, table.tommy):
            assert len(player.deck) == 12
            assert len(player.hand) == 5
            assert len(player.discard) == 3


class TestTheSleepwalker:
    """sotd-052."""

    def test_the_chosen_character_cannot_join_her_story(self) -> None:
        """sotd-052: another story is open to it, and its friends may come; losing the icon later does not help."""
        table = Scenario(phase="commit", cards=CARDS, bells=["tommy"])
        walker, other = table.darin.has("The Sleepwalker"), table.darin.has(WIZARD)
        thug, friend = table.tommy.has(THUG), table.tommy.has(THUG)
        poor = table.tommy.has(POOR)
        table.tommy.holds(DISARM)
        table.darin.commits({walker: table.a, other: table.b})
        table.darin.responds_with(walker)
        assert table.darin.may_choose(thug, friend)
        table.darin.chooses(thug)
        table.tommy.plays("Disarm", on=thug)
        table.tommy.passes()
        assert not table.tommy.may("commit", thug, to=table.a)
        assert table.tommy.may("commit", thug, to=table.b)
        assert table.tommy.may("commit", friend, to=table.a)
        assert table.tommy.may("commit", poor, to=table.a)

    def test_without_such_a_character_there_is_no_response(self) -> None:
        """sotd-052; EFF-1."""
        table = Scenario(phase="commit", cards=CARDS, bells=["tommy"])
        walker = table.darin.has("The Sleepwalker")
        table.tommy.has(POOR)
        table.darin.has(THUG)
        table.darin.commits(walker, to=table.a)
        table.expects(table.tommy, "action")


class TestAcrossDimensions:
    """sotd-053."""

    def test_every_yog_sothoth_character_gains_combat_icons_for_each_of_them(self) -> None:
        """EX-44, sotd-053; ERR-13, AMB-66: X is settled when it resolves."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        table.darin.has(SHED)
        one, two, theirs = table.darin.has(WIZARD), table.darin.has(WIZARD), table.tommy.has(WIZARD)
        thug = table.tommy.has(THUG)
        late = table.darin.holds(WIZARD)
        table.darin.holds("Across Dimensions")
        table.darin.domain(yog_sothoth=2)
        table.darin.domain(yog_sothoth=2)
        table.darin.plays("Across Dimensions")
        assert one.icons == two.icons == theirs.icons == "CCCA"
        assert thug.icons == "C"
        table.tommy.passes()
        table.darin.plays(late)
        assert late.icons == "A"
        assert one.icons == "CCCA"
        table.run_to("story")
        assert one.icons == "A"

    @pytest.mark.parametrize("insane", [False, True])
    def test_not_beside_a_character_without_the_faction(self, insane: bool) -> None:
        """EX-44, sotd-053; ERR-13, STATE-13: insane characters have no faction."""
        table = Scenario(cards=CARDS, bells=["darin"])
        table.darin.has(WIZARD)
        table.darin.has(WIZARD if insane else THUG, insane=insane)
        event = table.darin.holds("Across Dimensions")
        table.darin.domain(yog_sothoth=2)
        assert not table.darin.may_play(event)


class TestHideousGuardian:
    """sotd-112."""

    def scene(self, weapon: Card = STAB, rules: str = "lcg") -> tuple[Scenario, CardHandle, CardHandle]:
        """Tommy attacks a thug of Darin's, who has the Guardian."""
        table = Scenario(cards=CARDS, rules=rules, active="tommy", bells=["tommy"])
        guardian, thug = table.darin.has("Hideous Guardian"), table.darin.has(THUG)
        table.tommy.plays(table.tommy.holds(weapon), on=thug)
        return table, guardian, thug

    @pytest.mark.parametrize("rules", ["lcg", "lcg-final", "ccg"])
    def test_it_suffers_the_wound_of_another(self, rules: str) -> None:
        """sotd-112; EFF-13, EFF-35: the wound lies on the Guardian, the other is not wounded."""
        table, guardian, thug = self.scene(rules=rules)
        table.darin.disrupts_with(guardian)
        assert (guardian.wounds, thug.wounds) == (1, 0)
        assert thug.in_play
        table.expects(table.tommy, "action")

    def test_it_may_be_left(self) -> None:
        """sotd-112."""
        table, guardian, thug = self.scene()
        table.darin.passes()
        assert thug.in_discard
        assert guardian.wounds == 0

    def test_nobody_is_wounded_by_it(self) -> None:
        """EX-95, sotd-112; EFF-35, STATE-22: nothing that waits for a wound answers, and the sixth destroys it."""
        table = Scenario(cards=CARDS, active="tommy", bells=["tommy", "darin"])
        table.tommy.has(NURSE)
        guardian, thug = table.darin.has("Hideous Guardian", wounds=5), table.darin.has(THUG)
        table.tommy.plays(table.tommy.holds(STAB), on=thug)
        table.darin.disrupts_with(guardian)
        assert guardian.in_discard
        assert thug.wounds == 0
        table.expects(table.darin, "action")
        assert not table.tommy.hand

    def test_each_of_several_wounds_is_moved_by_itself(self) -> None:
        """sotd-112; AMB-91: one of two, and the thug dies of the other."""
        table, guardian, thug = self.scene(FUSE)
        table.darin.disrupts_with(guardian)
        table.darin.passes()
        assert guardian.wounds == 1
        assert thug.in_discard

    def test_all_of_several_wounds(self) -> None:
        """sotd-112; AMB-91."""
        table, guardian, thug = self.scene(FUSE)
        table.darin.disrupts_with(guardian)
        table.darin.disrupts_with(guardian)
        assert (guardian.wounds, thug.wounds) == (2, 0)
        assert thug.in_play

    def test_not_its_own_wounds_and_not_those_of_the_opponent(self) -> None:
        """sotd-112: another character, and one of its controller's."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        guardian, theirs = table.darin.has("Hideous Guardian"), table.tommy.has(THUG)
        first, second = table.darin.holds(STAB), table.darin.holds(STAB)
        table.darin.plays(first, on=theirs)
        assert theirs.in_discard
        table.tommy.passes()
        table.darin.plays(second, on=guardian)
        assert guardian.wounds == 1
        table.expects(table.tommy, "action")

    @pytest.mark.parametrize("why", ["invulnerable", "insane"])
    def test_not_while_it_cannot_have_wounds_or_has_no_text(self, why: str) -> None:
        """sotd-112; EFF-36, KEY-6: no wound can be moved to the Invulnerable; STATE-13."""
        table = Scenario(cards=CARDS, active="tommy", bells=["tommy"])
        guardian, thug = table.darin.has("Hideous Guardian", insane=why == "insane"), table.darin.has(THUG)
        if why == "invulnerable":
            table.darin.has(SHELL, on=guardian)
        table.tommy.plays(table.tommy.holds(STAB), on=thug)
        assert thug.in_discard
        assert guardian.wounds == 0

    def test_a_cancelled_disrupt_moves_nothing(self) -> None:
        """sotd-112; TIME-12, AMB-13: the wound is dealt after all."""
        table = Scenario(cards=CARDS, active="tommy", bells=["tommy"])
        guardian, thug = table.darin.has("Hideous Guardian"), table.darin.has(THUG)
        drain = table.tommy.holds(DRAIN)
        table.tommy.plays(table.tommy.holds(STAB), on=thug)
        table.darin.disrupts_with(guardian)
        table.tommy.disrupts_with(drain)
        assert thug.in_discard
        assert guardian.wounds == 0

    def test_in_a_combat_struggle(self) -> None:
        """sotd-112; TIME-9: from afar, inside the box."""
        table = Scenario(cards=CARDS, phase="resolution", bells=["tommy"])
        guardian, thug = table.darin.has("Hideous Guardian"), table.darin.has(WIZARD, at=table.a)
        table.tommy.has(THUG, at=table.a)
        table.darin.disrupts_with(guardian)
        assert (guardian.wounds, thug.wounds) == (1, 0)
        assert thug.in_play
        table.decline_all()
