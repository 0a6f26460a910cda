"""Core Set: neutral cards, core-141 to core-155: the characters."""

import pytest

from rlyeh.cards import declared
from rlyeh.cards.core import neutral
from rlyeh.language import *
from rlyeh.model import Zone
from rlyeh.testing import CardHandle, Scenario
from tests.cards.core.neutral_table import (
    BANNER,
    BLOW,
    BULL,
    CLUB,
    DAMPER,
    HASTE,
    KNIFE,
    MAN,
    OX,
    PLOT,
    RING,
    SHED,
    THREE,
    table_at,
)


def test_all_fifteen_cards_are_declared() -> None:
    assert [card.id for card in declared(neutral)] == [f"core-{number}" for number in range(141, 156)]


class TestMysticBountyHunter:
    """core-141."""

    def test_all_attachments_in_all_discard_piles_return_to_their_owners(self) -> None:
        """core-141: other cards stay."""
        table = table_at()
        hunter = table.darin.has("Mystic Bounty Hunter")
        mine, theirs = table.darin.discarded(RING), table.tommy.discarded(".45 Pistols")
        shed, man = table.darin.discarded(SHED), table.tommy.discarded(MAN)
        table.darin.uses(hunter)
        assert hunter.in_discard
        assert mine.in_hand
        assert theirs.in_hand
        assert theirs.owner is table.tommy
        assert shed.in_discard
        assert man.in_discard


class TestFreelanceAgent:
    """core-142."""

    def test_two_combat_icons_for_each_weaker_opposing_character(self) -> None:
        """core-142: skill 2 counts, skill 3 does not, wherever it is committed; those at home and one's own never."""
        table = table_at()
        agent = table.darin.has("Freelance Agent", at=table.a)
        assert agent.icons == "CC"
        table.tommy.has(MAN, at=table.a)
        table.tommy.has(MAN, at=table.b)
        table.tommy.has("Freelance Agent", at=table.a)
        table.tommy.has(OX, at=table.a)
        table.tommy.has(MAN)
        table.darin.has(MAN, at=table.a)
        assert agent.icons == "CCCCCC"

    def test_at_home_it_gains_nothing(self) -> None:
        """core-142."""
        table = table_at()
        agent = table.darin.has("Freelance Agent")
        table.tommy.has(MAN, at=table.a)
        assert agent.icons == "CC"

    def test_its_own_skill_counts_as_it_is_now(self) -> None:
        """core-142: with skill 0 nobody is weaker."""
        table = table_at()
        agent = table.darin.has("Freelance Agent", at=table.a)
        table.tommy.has(MAN, at=table.a)
        table.tommy.has(DAMPER)
        assert agent.skill == 0
        assert agent.icons == "CC"


    @pytest.mark.parametrize("first", ["skill", "icons"])
    def test_texts_that_hang_on_each_other_say_the_same_whatever_is_asked_first(self, first: str) -> None:
        """core-142: its icons hang on its skill, which here hangs on its icons; what is known only halfway through is
        not taken for the answer."""
        table = table_at()
        agent = table.darin.has("Freelance Agent", at=table.a)
        table.tommy.has(HASTE, at=table.a)
        table.tommy.has(CLUB)
        table.tommy.has(THREE, at=table.a)
        getattr(agent, first)
        assert (agent.skill, agent.icons) == (4, "CCCCCC")


class TestOverzealousInitiate:
    """core-145."""

    def test_sacrificed_it_leaves_a_new_domain(self) -> None:
        """core-145; RES-10: the top card of the deck lies face down, and only its owner has seen it."""
        table = table_at()
        initiate = table.darin.has("Overzealous Initiate")
        top = table.darin.decked(MAN)
        before = len(table.darin.domains)
        table.darin.uses(initiate)
        assert initiate.in_discard
        assert len(table.darin.domains) == before + 1
        assert len(table.darin.domains[-1]) == 0
        assert not table.darin.domains[-1].drained
        assert top.zone is Zone.DOMAIN
        assert top.piece.facedown
        assert len(table.tommy.domains) == 0

    def test_the_last_card_of_the_deck_ends_the_game(self) -> None:
        """core-145; WIN-6."""
        table = table_at()
        initiate = table.darin.has("Overzealous Initiate")
        table.darin.deck_of(1)
        table.darin.uses(initiate)
        assert table.tommy.has_won


class TestMilitaryAdvisor:
    """core-148."""

    def wounded(self, *, wounds: int = 0) -> tuple[Scenario, CardHandle]:
        table = table_at()
        advisor = table.darin.has("Military Advisor", wounds=wounds)
        table.darin.domain(agency=2)
        table.tommy.holds(BLOW)
        return table, advisor

    def hit(self, table: Scenario, advisor: CardHandle) -> None:
        table.darin.passes()
        table.tommy.plays(BLOW.title, on=advisor)

    def test_wounded_he_may_wound_a_weaker_character(self) -> None:
        """core-148: skill 4 at most; he has 5."""
        table, advisor = self.wounded()
        man = table.tommy.has(MAN)
        table.tommy.has(OX)
        self.hit(table, advisor)
        table.darin.responds_with(advisor)
        assert advisor.wounds == 1
        assert man.in_discard

    def test_nobody_weaker_no_response(self) -> None:
        """core-148; EFF-1."""
        table, advisor = self.wounded()
        table.tommy.has(OX)
        self.hit(table, advisor)
        table.expects(table.darin, "action")

    def test_the_wound_that_destroys_him_counts_too(self) -> None:
        """core-148; TIME-18: he answers as though he were still in play, with the skill he had."""
        table, advisor = self.wounded(wounds=2)
        man = table.tommy.has(MAN)
        table.tommy.has(OX)
        self.hit(table, advisor)
        assert advisor.in_discard
        table.darin.responds_with(advisor)
        assert man.in_discard

    def test_in_the_end_he_is_as_strong_as_he_was_in_play(self) -> None:
        """core-148; TIME-18: the Banner gave him 7, more than the 6 of the Bull, and the Ox has 7 itself."""
        table, advisor = self.wounded(wounds=2)
        table.tommy.has(BANNER)
        bull = table.tommy.has(BULL)
        table.tommy.has(OX)
        self.hit(table, advisor)
        table.darin.responds_with(advisor)
        assert bull.in_discard

    def test_a_wound_to_somebody_else_is_not_his(self) -> None:
        """core-148."""
        table, advisor = self.wounded()
        man = table.tommy.has(MAN)
        table.tommy.has(MAN)
        table.darin.passes()
        table.tommy.plays(BLOW.title, on=man)
        table.expects(table.darin, "action")
        assert advisor.wounds == 0

    def test_it_costs_two(self) -> None:
        """core-148; PAY-6."""
        table = table_at()
        advisor = table.darin.has("Military Advisor")
        table.darin.domain(agency=1)
        table.tommy.has(MAN)
        table.tommy.holds(BLOW)
        self.hit(table, advisor)
        table.expects(table.darin, "action")


class TestSerpentFromYoth:
    """core-149."""

    def test_each_opponent_sacrifices_a_character(self) -> None:
        """core-149; ERR-3, EX-47: without a choice for its controller; the opponent chooses the victim."""
        table = table_at()
        serpent, mine = table.darin.has("Serpent from Yoth"), table.darin.has(MAN)
        man, ox = table.tommy.has(MAN), table.tommy.has(OX)
        table.darin.holds(KNIFE)
        table.darin.plays(KNIFE.title, on=serpent)
        assert table.tommy.may_choose(man, ox)
        table.tommy.chooses(ox)
        assert ox.in_discard
        assert mine.in_play
        assert man.in_play

    def test_an_opponent_without_characters_sacrifices_nothing(self) -> None:
        """core-149; TIME-21."""
        table = table_at()
        serpent, mine = table.darin.has("Serpent from Yoth"), table.darin.has(MAN)
        table.darin.holds(KNIFE)
        table.darin.plays(KNIFE.title, on=serpent)
        assert serpent.in_discard
        assert mine.in_play

    def test_an_opponent_whose_victim_cancels_it_chooses_nobody_else(self) -> None:
        """core-149, core-048; TIME-12: that is not a victim that escapes (PAY-10), the demand itself is cancelled."""
        table = table_at()
        serpent = table.darin.has("Serpent from Yoth")
        adult, man = table.tommy.has("Adult Deep One"), table.tommy.has(MAN)
        table.tommy.domain(neutral=2)
        table.darin.holds(KNIFE)
        table.darin.plays(KNIFE.title, on=serpent)
        table.tommy.chooses(adult)
        table.tommy.disrupts_with(adult)
        assert serpent.in_discard
        assert (adult.in_play, man.in_play) == (True, True)
        table.expects(table.tommy, "action")

    def test_insane_it_does_nothing(self) -> None:
        """core-149; STATE-5."""
        table = table_at()
        serpent, man = table.darin.has("Serpent from Yoth", insane=True), table.tommy.has(MAN)
        table.darin.holds(KNIFE)
        table.darin.plays(KNIFE.title, on=serpent)
        assert man.in_play

    def test_from_a_deck_it_does_nothing(self) -> None:
        """core-149; STATE-5: it must come from play."""
        table = table_at()
        serpent, man = table.darin.decked("Serpent from Yoth"), table.tommy.has(MAN)
        table.darin.has("Blackmoor Estate")
        table.darin.domain(agency=1)
        table.darin.uses("Blackmoor Estate", x=1)
        table.darin.chooses("yourself")
        assert serpent.in_discard
        assert man.in_play


class TestDabblerInTheUnknown:
    """core-152."""

    def test_sacrificed_it_puts_a_token_on_an_untouched_story(self) -> None:
        """core-152: neither your tokens nor the opponent's may be there."""
        table = table_at()
        dabbler = table.darin.has("Dabbler in the Unknown")
        table.tokens(table.a, {table.darin: 1})
        table.tokens(table.b, {table.tommy: 1})
        table.darin.uses(dabbler)
        assert dabbler.in_discard
        assert table.c.tokens(table.darin) == 1
        assert table.a.tokens(table.darin) == 1

    def test_you_pick_the_story(self) -> None:
        """core-152: a conspiracy is a story card too (AMB-46)."""
        table = table_at()
        dabbler = table.darin.has("Dabbler in the Unknown")
        plot = table.tommy.has(PLOT)
        table.darin.uses(dabbler)
        assert table.darin.may_choose(table.a, table.b, table.c, plot)
        table.darin.chooses(plot)
        assert plot.tokens(table.darin) == 1

    def test_tokens_everywhere_no_use(self) -> None:
        """core-152."""
        table = table_at()
        dabbler = table.darin.has("Dabbler in the Unknown")
        for story in (table.a, table.b, table.c):
            table.tokens(story, {table.tommy: 1})
        assert not table.darin.may_use(dabbler)
