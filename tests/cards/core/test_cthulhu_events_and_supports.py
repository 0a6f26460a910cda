"""Core Set: Cthulhu, core-041 to core-060: the events and the supports."""

from typing import Any

import pytest

from rlyeh.cards import POOL
from rlyeh.engine.state.occurrence import Occurrence
from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.language import *
from rlyeh.model import Card
from rlyeh.testing import CardHandle, Scenario
from tests.cards.core.cthulhu_table import (
    BOOK,
    COP,
    DIVER,
    GHOUL,
    HAT,
    INFORMER,
    MAN,
    MANOR,
    RING,
    SHED,
    SISTER,
    table_at,
)


class TestAttachmentsAreDestroyed:
    """core-051 and core-058."""

    def test_the_mature_deep_one_destroys_an_attachment_for_three(self) -> None:
        """core-051."""
        table = table_at()
        mature, man = table.darin.has("Mature Deep One"), table.tommy.has(MAN)
        hat, sleep = table.tommy.has(HAT, on=man), table.tommy.has("Sleep of Reason", on=table.a)
        shed = table.tommy.has(SHED)
        table.darin.domain(neutral=3)
        table.darin.uses(mature)
        assert table.darin.may_choose(hat, sleep)
        table.darin.chooses(hat)
        assert hat.in_discard
        assert (man.in_play, sleep.in_play, shed.in_play, mature.ready) == (True, True, True, True)

    def test_not_for_two_and_not_without_an_attachment(self) -> None:
        """core-051; PAY-6, EFF-1."""
        table = table_at()
        mature = table.darin.has("Mature Deep One")
        hat = table.darin.has(HAT, on=mature)
        table.darin.domain(neutral=2)
        assert not table.darin.may_use(mature)
        assert hat.in_play
        table = table_at()
        mature = table.darin.has("Mature Deep One")
        table.darin.has(SHED)
        table.darin.domain(neutral=3)
        assert not table.darin.may_use(mature)

    def test_get_it_off_destroys_an_attachment(self) -> None:
        """core-058: also an own one, in any phase."""
        table = table_at("draw", active="tommy")
        man = table.darin.has(MAN)
        hat, ring = table.darin.has(HAT, on=man), table.darin.has(RING, on=man)
        off = table.darin.holds("Get it Off!")
        table.darin.domain(cthulhu=1)
        table.tommy.passes()
        table.darin.plays(off)
        assert table.darin.may_choose(hat, ring)
        table.darin.chooses(hat)
        assert (hat.in_discard, ring.in_play, man.in_play) == (True, True, True)

    def test_get_it_off_needs_an_attachment(self) -> None:
        """core-058; EFF-1."""
        table = table_at()
        table.tommy.has(SHED)
        off = table.darin.holds("Get it Off!")
        table.darin.domain(cthulhu=1)
        assert not table.darin.may_play(off)


class TestSleepOfReason:
    """core-053."""

    def struggles(self, table: Scenario) -> list[int]:
        """The struggles that are held, in order; nobody takes what they may take."""
        table.game.keep_journal()
        while table.open_decision().kind in ("arcane", "token"):
            table.darin.declines()
        journal = [entry for entry in table.game.journal or [] if isinstance(entry, Occurrence)]
        return [entry.struggle for entry in journal if entry.kind == Kind.STRUGGLE]

    def scene(self) -> Scenario:
        table = table_at("resolution")
        table.darin.has("Sleep of Reason", on=table.a)
        table.darin.has(DIVER, at=table.a)
        return table

    def test_four_terror_struggles_in_a_row(self) -> None:
        """core-053; EX-1; CARD-18, STORY-27, STORY-28: then the others once each."""
        assert self.struggles(self.scene()) == [TERROR, TERROR, TERROR, TERROR, COMBAT, ARCANE, INVESTIGATION]

    def test_each_has_its_own_result(self) -> None:
        """core-053; EX-1; STORY-18: the boosters are nobody's icons."""
        table = table_at("resolution")
        table.darin.has("Sleep of Reason", on=table.a)
        table.darin.has(GHOUL, at=table.a)
        losers = [table.tommy.has(MAN, at=table.a) for _ in range(5)]
        for victim in losers[:4]:
            table.tommy.chooses(victim)
        assert [loser.insane for loser in losers] == [True, True, True, True, False]
        table.tommy.accepts()
        assert table.a.tokens(table.tommy) == 1

    def test_with_one_struggle_removed_three_are_left(self) -> None:
        """core-053; EX-86; STORY-27."""
        table = self.scene()
        table.tommy.has(INFORMER)
        assert self.struggles(table) == [TERROR, TERROR, TERROR, COMBAT, ARCANE, INVESTIGATION]

    def test_other_stories_have_their_usual_struggles(self) -> None:
        """core-053."""
        table = table_at("resolution")
        table.darin.has("Sleep of Reason", on=table.b)
        table.darin.has(MAN, at=table.a)
        assert self.struggles(table) == [TERROR, COMBAT, ARCANE, INVESTIGATION]

    def test_it_is_played_on_a_story_and_on_nothing_else(self) -> None:
        """core-053; STATE-26, STATE-27."""
        table = table_at()
        table.darin.has(MAN)
        sleep = table.darin.holds("Sleep of Reason")
        table.darin.domain(cthulhu=2)
        table.darin.plays(sleep)
        assert table.darin.may_choose(table.a, table.b, table.c)
        table.darin.chooses(table.b)
        assert sleep.host == table.b


class TestSwordOfYhaTallo:
    """core-054."""

    def test_its_bearer_gains_terror_and_combat(self) -> None:
        """core-054; KEY-14."""
        table = table_at()
        man, other = table.tommy.has(MAN), table.tommy.has(MAN)
        table.darin.has("Sword of Y'ha-tallo", on=man)
        assert (man.icons, other.icons) == ("TCI", "I")

    def test_it_is_free_but_steadfast(self) -> None:
        """core-054; PAY-24: two Cthulhu resources over all domains, none of them drained for it."""
        table = table_at()
        man, sword = table.darin.has(MAN), table.darin.holds("Sword of Y'ha-tallo")
        table.darin.domain(cthulhu=1, neutral=3)
        assert not table.darin.may_play(sword)
        table = table_at()
        man, sword = table.darin.has(MAN), table.darin.holds("Sword of Y'ha-tallo")
        domains = [table.darin.domain(cthulhu=1), table.darin.domain(cthulhu=1)]
        table.darin.plays(sword)
        assert sword.host == man
        assert not any(domain.drained for domain in domains)


class TestShadowedReef:
    """core-055."""

    def test_all_deep_ones_gain_terror(self) -> None:
        """core-055: on both sides, but nobody else."""
        table = table_at()
        table.darin.has("Shadowed Reef")
        mine, theirs, other = table.darin.has(DIVER), table.tommy.has(DIVER), table.darin.has(MAN)
        assert (mine.icons, theirs.icons, other.icons) == ("T", "T", "I")

    def test_three_copies_give_three_and_protect_from_insanity(self) -> None:
        """core-055; EX-12; EFF-23, KEY-14."""
        table = table_at()
        for _ in range(3):
            table.darin.has("Shadowed Reef")
        diver, man = table.tommy.has(DIVER), table.tommy.has(MAN)
        hastur = table.darin.has("Hastur, The King in Yellow")
        table.darin.domain(neutral=3)
        assert diver.icons == "TTT"
        table.darin.uses(hastur)
        assert (diver.insane, man.insane) == (False, True)

    def test_an_insane_deep_one_has_no_subtype_and_no_icon(self) -> None:
        """core-055; STATE-13."""
        table = table_at()
        table.darin.has("Shadowed Reef")
        assert table.darin.has(DIVER, insane=True).icons == ""


class TestDeepOneAssault:
    """core-056."""

    def scene(self, *cards: Card, **how: Any) -> tuple[Scenario, CardHandle, list[CardHandle]]:
        """Free events in hand keep the window open: Bells could be destroyed."""
        table = table_at(bells=(), **how)
        table.darin.holds(BOOK)
        table.tommy.holds(BOOK)
        return table, table.darin.holds("Deep One Assault"), [table.tommy.has(card) for card in cards]

    def test_x_is_the_most_that_its_victim_may_cost(self) -> None:
        """core-056; PAY-17: at, under and over the limit, characters and supports."""
        table, assault, (diver, man, _, shed, _) = self.scene(DIVER, MAN, COP, SHED, MANOR)
        domain = table.darin.domain(cthulhu=3)
        table.darin.plays(assault, x=2)
        assert table.darin.may_choose(diver, man, shed)
        table.darin.chooses(man)
        assert man.in_discard
        assert (diver.in_play, shed.in_play, domain.drained) == (True, True, True)

    def test_it_destroys_a_support(self) -> None:
        """core-056."""
        table, assault, (manor,) = self.scene(MANOR)
        table.darin.domain(cthulhu=3)
        table.darin.plays(assault, x=3)
        assert manor.in_discard

    def test_loyal_asks_for_cthulhu_resources_alone(self) -> None:
        """core-056; EX-8; PAY-20, KEY-8: of five resources only three count."""
        table, assault, (mature,) = self.scene(POOL.named("Mature Deep One"))
        four = table.darin.domain(cthulhu=4)
        five = table.darin.domain(cthulhu=3, hastur=2)
        table.darin.plays(assault, x=4)
        assert mature.in_discard
        assert (four.drained, five.drained) == (True, False)

    def test_a_larger_domain_with_too_few_cthulhu_resources_does_not_pay(self) -> None:
        """core-056; EX-8; KEY-8."""
        table, assault, _ = self.scene(POOL.named("Mature Deep One"))
        table.darin.domain(cthulhu=3, hastur=2)
        assert not table.darin.may_play(assault)

    @pytest.mark.parametrize(("rules", "possible"), [("lcg", True), ("lcg-final", False)])
    def test_for_nothing_it_reaches_an_insane_character(self, rules: str, possible: bool) -> None:
        """core-056; PAY-4, STATE-13; FINAL-12: the cost of a face-down card matches nothing there."""
        table, assault, _ = self.scene(rules=rules)
        cop = table.tommy.has(COP, insane=True)
        assert table.darin.may_play(assault) is possible
        if possible:
            table.darin.plays(assault)
            assert cop.in_discard


class TestPulledUnder:
    """core-057."""

    def scene(self, steadfast: int = 2) -> tuple[Scenario, CardHandle]:
        table = table_at()
        table.darin.domain(cthulhu=steadfast)
        return table, table.darin.holds("Pulled Under")

    def test_a_terrible_character_pulls_an_exhausted_one_under(self) -> None:
        """core-057; ERR-2, EX-47: two terror icons are needed, one is too few."""
        table, pulled = self.scene()
        ghoul = table.darin.has(GHOUL)
        weak = table.darin.has("Guardian Shoggoth")
        victim = table.tommy.has(COP, exhausted=True)
        table.darin.plays(pulled, on=victim)
        assert ghoul.exhausted
        assert weak.ready
        assert victim.in_discard

    def test_only_exhausted_characters_that_are_no_ancient_ones(self) -> None:
        """core-057."""
        table, pulled = self.scene()
        table.darin.has(GHOUL)
        own, theirs = table.darin.has(MAN, exhausted=True), table.tommy.has(MAN, exhausted=True)
        table.tommy.has(MAN)
        table.tommy.has(MAN, insane=True)
        table.tommy.has("Dagon, Father of the Deep", exhausted=True)
        table.darin.plays(pulled)
        assert table.darin.may_choose(own, theirs)
        table.darin.chooses(theirs)
        assert theirs.in_discard

    @pytest.mark.parametrize("payer", ["one icon", "exhausted", "opponent's"])
    def test_the_cost_takes_a_ready_character_of_ones_own_with_two_icons(self, payer: str) -> None:
        """core-057; PAY-27, ERR-2."""
        table, pulled = self.scene()
        table.tommy.has(MAN, exhausted=True)
        if payer == "one icon":
            table.darin.has("Guardian Shoggoth")
        elif payer == "exhausted":
            table.darin.has(GHOUL, exhausted=True)
        else:
            table.tommy.has(GHOUL)
        assert not table.darin.may_play(pulled)

    def test_without_two_cthulhu_resources_it_cannot_be_played(self) -> None:
        """core-057; PAY-22."""
        table, pulled = self.scene(steadfast=1)
        table.darin.has(GHOUL)
        table.tommy.has(MAN, exhausted=True)
        assert not table.darin.may_play(pulled)

    def test_whoever_is_exhausted_for_it_is_no_victim_yet(self) -> None:
        """core-057; EFF-1: the victim is chosen before the cost is paid."""
        table, pulled = self.scene()
        table.darin.has(GHOUL)
        table.tommy.has(MAN)
        assert not table.darin.may_play(pulled)


class TestSacrificialOfferings:
    """core-059."""

    def scene(self) -> tuple[Scenario, CardHandle, CardHandle]:
        table = table_at()
        mine = table.darin.has(MAN)
        offerings = table.darin.holds("Sacrificial Offerings")
        table.darin.domain(cthulhu=1)
        return table, mine, offerings

    def test_the_victims_controller_may_wound_somebody_in_return(self) -> None:
        """core-059; EFF-12: even when the victim died of it."""
        table, mine, offerings = self.scene()
        victim = table.tommy.has(MAN)
        table.darin.plays(offerings, on=victim)
        assert victim.in_discard
        table.tommy.accepts()
        assert mine.in_discard

    def test_they_may_decline(self) -> None:
        """core-059; GEN-12."""
        table, mine, offerings = self.scene()
        cop = table.tommy.has(COP)
        table.darin.plays(offerings, on=cop)
        table.tommy.declines()
        assert (cop.wounds, mine.wounds, mine.in_play) == (1, 0, True)

    def test_only_opposing_characters_can_be_offered(self) -> None:
        """core-059; KEY-6: and none that cannot be wounded."""
        table, _, offerings = self.scene()
        first, second = table.tommy.has(MAN), table.tommy.has("Guardian Shoggoth")
        table.tommy.has("Dagon, Father of the Deep")
        table.darin.plays(offerings)
        assert table.darin.may_choose(first, second)
        table.darin.chooses(second)
        table.tommy.declines()

    def test_a_cancelled_wound_brings_none_in_return(self) -> None:
        """core-059; EX-96; EFF-12, TIME-7."""
        table, mine, offerings = self.scene()
        sister = table.tommy.has(SISTER)
        table.tommy.domain(neutral=1)
        table.darin.plays(offerings, on=sister)
        table.tommy.disrupts_with(sister)
        assert (sister.wounds, sister.in_play, mine.in_play) == (0, True, True)
        table.expects(table.tommy, "action")

    def test_it_is_the_last_controller_who_may_not_the_owner(self) -> None:
        """core-059; STATE-37: a stolen victim goes home, its controller keeps the return blow."""
        table, mine, offerings = self.scene()
        stolen = table.tommy.has(MAN, owner=table.darin)
        table.darin.plays(offerings, on=stolen)
        assert stolen in table.darin.discard
        table.tommy.accepts()
        assert mine.in_discard


class TestTouchedByTheSleeper:
    """core-060."""

    def test_a_cthulhu_character_gains_two_terror_icons_for_the_phase(self) -> None:
        """core-060; TURN-7."""
        table = table_at()
        diver, touched = table.tommy.has(DIVER), table.darin.holds("Touched by the Sleeper")
        table.darin.has(MAN)
        table.darin.plays(touched, on=diver)
        assert diver.icons == "TT"
        table.run_to("story")
        assert diver.icons == ""

    def test_it_needs_a_cthulhu_character(self) -> None:
        """core-060; EFF-1, STATE-13: an insane one has no faction."""
        table = table_at()
        table.darin.has(MAN)
        table.darin.has(DIVER, insane=True)
        assert not table.darin.may_play(table.darin.holds("Touched by the Sleeper"))
