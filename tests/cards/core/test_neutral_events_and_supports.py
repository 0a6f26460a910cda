"""Core Set: neutral cards, core-141 to core-155: the events, the supports and the conspiracy."""

import pytest

from rlyeh.engine.stories.struggle_counts import struggles_at
from rlyeh.language import *
from rlyeh.model import Zone
from rlyeh.testing import CardHandle, Scenario
from tests.cards.core.neutral_table import BOOST, HASTE, KNIFE, LIBRARY, MAN, OX, SAGE, SHED, table_at


def after_arcane(margin: int, winner: str = "darin") -> Scenario:
    """The moment before a story with a single arcane struggle resolves; one side has so many icons more."""
    table = table_at("resolution", stories=[LIBRARY], bells=())
    table.darin.has(SAGE, at=table.a, exhausted=False)
    for _ in range(margin - 1 if winner == "darin" else margin + 1):
        getattr(table, winner).has(SAGE, at=table.a, exhausted=False)
    return table


class TestPistols:
    """core-143."""

    def test_its_bearer_gains_a_combat_icon(self) -> None:
        """core-143: two of them give two; a bystander gains none."""
        table = table_at()
        man, other = table.darin.has(MAN), table.darin.has(MAN)
        table.tommy.has(".45 Pistols", on=man)
        assert (man.icons, other.icons) == ("CI", "I")
        table.darin.has(".45 Pistols", on=man)
        assert man.icons == "CCI"

    def test_it_costs_nothing_and_goes_on_any_character(self) -> None:
        """core-143; PAY-4: not on a support."""
        table = table_at()
        pistols = table.darin.holds(".45 Pistols")
        mine, theirs = table.darin.has(MAN), table.tommy.has(MAN)
        table.darin.has(SHED)
        table.darin.plays(pistols)
        assert table.darin.may_choose(mine, theirs)
        table.darin.chooses(theirs)
        assert theirs.icons == "CI"


class TestPoliticalDemonstration:
    """core-144."""

    @pytest.mark.parametrize(("margin", "offered"), [(1, False), (2, True), (3, True)])
    def test_it_takes_a_struggle_won_by_two_icons(self, margin: int, offered: bool) -> None:
        """core-144; TIME-14: by one is too little, by three is enough."""
        table = after_arcane(margin)
        card, shed = table.darin.holds("Political Demonstration"), table.tommy.has(SHED)
        assert table.darin.may_use(card) is offered
        if offered:
            table.darin.responds_with(card, on=shed)
        table.run_to("resource", "resource")
        assert shed.in_discard is offered

    def test_losing_by_two_does_not_help(self) -> None:
        """core-144: it is the other player who won."""
        table = after_arcane(2, winner="tommy")
        card = table.darin.holds("Political Demonstration")
        shed = table.tommy.has(SHED)
        assert not table.darin.may_use(card)
        table.run_to("resource", "resource")
        assert shed.in_play

    def test_only_support_cards_can_be_chosen(self) -> None:
        """core-144; EFF-1: without one there is no response."""
        table = after_arcane(2)
        card = table.darin.holds("Political Demonstration")
        table.tommy.has(MAN)
        assert not table.darin.may_use(card)
        table.run_to("resource", "resource")
        assert card.in_hand


class TestArkhamAsylum:
    """core-146."""

    def test_an_insane_character_is_restored_and_ready(self) -> None:
        """core-146: of either side; sane ones cannot be chosen."""
        table = table_at()
        mine, theirs = table.darin.has(MAN, insane=True), table.tommy.has(OX, insane=True)
        table.darin.has(MAN, exhausted=True)
        table.darin.has("Arkham Asylum")
        domain = table.darin.domain(agency=1)
        table.darin.uses("Arkham Asylum")
        assert table.darin.may_choose(mine, theirs)
        table.darin.chooses(mine)
        assert mine.ready
        assert domain.drained
        assert theirs.insane

    def test_nobody_insane_nothing_to_do(self) -> None:
        """core-146; EFF-1."""
        table = table_at()
        table.darin.has("Arkham Asylum")
        table.darin.has(MAN, exhausted=True)
        table.darin.domain(agency=1)
        assert not table.darin.may_use("Arkham Asylum")

    def test_it_does_not_exhaust_itself(self) -> None:
        """core-146: as often as it is paid for."""
        table = table_at()
        table.darin.has("Arkham Asylum")
        one, two = table.darin.has(MAN, insane=True), table.darin.has(MAN, insane=True)
        table.darin.domain(agency=1)
        table.darin.domain(agency=1)
        table.darin.uses("Arkham Asylum", on=one)
        table.tommy.passes()
        table.darin.uses("Arkham Asylum")
        assert two.ready


class TestMovingTheScenery:
    """core-147."""

    def played(self, tokens: dict[str, dict[str, int]], margin: int = 2) -> Scenario:
        table = after_arcane(margin)
        for story, sides in tokens.items():
            table.tokens(getattr(table, story), {getattr(table, name): number for name, number in sides.items()})
        table.darin.holds("Moving the Scenery")
        table.darin.domain(agency=2)
        return table

    def test_a_token_changes_sides(self) -> None:
        """core-147: from the opponent to you."""
        table = self.played({"b": {"tommy": 3, "darin": 1}})
        table.darin.responds_with("Moving the Scenery")
        table.darin.chooses(table.tommy.seat)
        assert (table.b.tokens(table.darin), table.b.tokens(table.tommy)) == (2, 2)

    def test_also_the_other_way(self) -> None:
        """core-147: either side; only stories with tokens can be picked."""
        table = self.played({"b": {"darin": 1}, "c": {"darin": 1}})
        table.darin.responds_with("Moving the Scenery")
        assert table.darin.may_choose(table.b, table.c)
        table.darin.chooses(table.c)
        assert (table.c.tokens(table.darin), table.c.tokens(table.tommy)) == (0, 1)
        assert table.b.tokens(table.darin) == 1

    def test_without_tokens_it_cannot_be_played(self) -> None:
        """core-147; EFF-1."""
        table = self.played({})
        assert not table.darin.may_use("Moving the Scenery")
        table.run_to("resource", "resource")
        assert table.darin.hand[0].title == "Moving the Scenery"

    def test_a_margin_of_one_is_too_small(self) -> None:
        """core-147."""
        table = self.played({"b": {"tommy": 3}}, margin=1)
        table.run_to("resource", "resource")
        assert table.b.tokens(table.tommy) == 3

    def test_the_fifth_token_wins_the_story(self) -> None:
        """core-147; STORY-37: outside the resolution box as well."""
        table = self.played({"b": {"darin": 4, "tommy": 1}})
        story = table.b
        table.darin.responds_with("Moving the Scenery")
        table.darin.chooses(table.tommy.seat)
        assert story.is_won
        assert table.darin.won_pile == [story]


class TestTchoTchoTalisman:
    """core-150."""

    def test_its_bearer_gains_two_terror_icons(self) -> None:
        """core-150; KEY-14."""
        table = table_at()
        man = table.darin.has(MAN)
        table.darin.has("Tcho-Tcho Talisman", on=man)
        assert man.icons == "TTI"

    def test_only_a_character_of_your_own_can_bear_it(self) -> None:
        """core-150; STATE-26."""
        table = table_at()
        talisman = table.darin.holds("Tcho-Tcho Talisman")
        table.darin.domain(agency=1)
        mine, theirs = table.darin.has(MAN), table.tommy.has(MAN)
        table.darin.plays(talisman)
        assert talisman.host == mine
        assert theirs.icons == "I"

    def lost(self, **how: bool) -> tuple[Scenario, CardHandle]:
        table = table_at()
        man = table.darin.has(MAN)
        talisman = table.darin.has("Tcho-Tcho Talisman", on=man)
        table.darin.domain(agency=1)
        table.tommy.holds(KNIFE)
        table.darin.passes()
        table.tommy.plays(KNIFE.title, on=talisman if how.get("itself") else man)
        return table, talisman

    @pytest.mark.parametrize("itself", [True, False])
    def test_for_one_it_comes_back_however_it_was_lost(self, itself: bool) -> None:
        """core-150; STATE-29: destroyed itself, or discarded with its host."""
        table, talisman = self.lost(itself=itself)
        table.darin.responds_with(talisman)
        assert talisman.in_hand
        assert table.darin.domains[0].drained

    def test_it_may_be_left_there(self) -> None:
        """core-150."""
        table, talisman = self.lost()
        table.darin.passes()
        assert talisman.in_discard

    def test_discarded_from_a_deck_it_stays_there(self) -> None:
        """core-150: only from play."""
        table = table_at()
        talisman = table.darin.decked("Tcho-Tcho Talisman")
        table.darin.has("Blackmoor Estate")
        table.darin.domain(agency=1)
        table.darin.domain(agency=1)
        table.darin.uses("Blackmoor Estate", x=1)
        table.darin.chooses("yourself", table.darin.domains[0])
        assert talisman.in_discard
        table.expects(table.tommy, "action")


class TestInsideInformation:
    """core-151."""

    def ready_to_play(self, **how: object) -> Scenario:
        table = table_at("after defend", **how)
        table.darin.holds("Inside Information")
        table.darin.domain(agency=2)
        return table

    def test_a_story_loses_a_struggle_of_your_choice(self) -> None:
        """core-151: here terror, so that the ox stays sane."""
        table = self.ready_to_play()
        ox = table.tommy.has(OX, at=table.a)
        table.darin.has("Servant of Nodens", at=table.a)
        table.darin.plays("Inside Information", on=table.a)
        table.darin.chooses(TERROR)
        table.all_pass()
        assert not ox.insane

    def test_otherwise_the_struggle_is_held(self) -> None:
        """core-151: the same scene without it."""
        table = self.ready_to_play()
        ox = table.tommy.has(OX, at=table.a)
        table.darin.has("Servant of Nodens", at=table.a)
        table.all_pass()
        assert ox.insane
        table.darin.declines()
        table.darin.declines()

    def test_other_stories_keep_theirs(self) -> None:
        """core-151."""
        table = self.ready_to_play()
        ox = table.tommy.has(OX, at=table.a)
        table.darin.has("Servant of Nodens", at=table.a)
        table.darin.plays("Inside Information", on=table.b)
        table.darin.chooses(TERROR)
        table.all_pass()
        assert ox.insane
        table.darin.declines()
        table.darin.declines()

    def test_one_of_several_struggles_of_a_kind_is_removed(self) -> None:
        """core-151; STORY-27: three boosters and the story's own leave three terror struggles."""
        table = self.ready_to_play()
        table.tommy.has(BOOST, on=table.a)
        victims = [table.tommy.has(MAN, at=table.a) for _ in range(5)]
        table.darin.has("Servant of Nodens", at=table.a)
        table.darin.plays("Inside Information", on=table.a)
        table.darin.chooses(TERROR)
        table.all_pass()
        for victim in victims[:3]:
            table.expects(table.tommy, "victim")
            table.tommy.chooses(victim)
        assert sum(victim.insane for victim in victims) == 3
        table.tommy.chooses(victims[3])
        table.tommy.accepts()

    def test_only_struggles_that_the_story_has_can_be_named(self) -> None:
        """core-151."""
        table = self.ready_to_play(stories=[LIBRARY])
        table.darin.plays("Inside Information", on=table.a)
        table.expects(table.tommy, "action")
        assert struggles_at(table.game, table.a.id, ARCANE) == 0

    def test_it_ends_with_the_phase(self) -> None:
        """core-151; TURN-7."""
        table = table_at("draw")
        table.darin.holds("Inside Information")
        table.darin.domain(agency=2)
        table.darin.plays("Inside Information", on=table.a)
        table.darin.chooses(TERROR)
        assert struggles_at(table.game, table.a.id, TERROR) == 0
        table.run_to("operations")
        assert struggles_at(table.game, table.a.id, TERROR) == 1


class TestGentlemansClub:
    """core-153."""

    def test_exhaust_and_two_for_a_card(self) -> None:
        """core-153."""
        table = table_at()
        club = table.darin.has("Gentleman's Club")
        domain = table.darin.domain(agency=2)
        table.darin.uses(club)
        assert len(table.darin.hand) == 1
        assert club.exhausted
        assert domain.drained

    @pytest.mark.parametrize(("exhausted", "worth"), [(True, 2), (False, 1)])
    def test_both_costs_must_be_paid(self, exhausted: bool, worth: int) -> None:
        """core-153; PAY-7, PAY-27."""
        table = table_at()
        club = table.darin.has("Gentleman's Club", exhausted=exhausted)
        table.darin.domain(agency=worth)
        assert not table.darin.may_use(club)


class TestEldritchNexus:
    """core-154."""

    def test_a_new_domain_with_a_resource_on_it(self) -> None:
        """core-154; RES-10: the first card is the domain, the second its resource, which lies open."""
        table = table_at()
        table.darin.holds("Eldritch Nexus")
        table.darin.domain(agency=1)
        resource, domain = table.darin.decked(MAN), table.darin.decked(OX)
        table.darin.plays("Eldritch Nexus")
        assert domain.zone is Zone.DOMAIN
        assert resource.is_resource
        assert table.darin.domains[-1].resources == [resource]
        assert len(table.darin.domains) == 2

    def test_the_new_domain_pays_at_once(self) -> None:
        """core-154: it is not drained."""
        table = table_at()
        table.darin.holds("Eldritch Nexus")
        table.darin.domain(agency=1)
        table.darin.decked(MAN)
        table.darin.decked(OX)
        dabbler = table.darin.holds("Dabbler in the Unknown")
        table.darin.plays("Eldritch Nexus")
        table.tommy.passes()
        table.darin.plays(dabbler)
        assert table.darin.domains[-1].drained

    def test_a_deck_of_one_card_ends_the_game(self) -> None:
        """core-154; WIN-6."""
        table = table_at()
        table.darin.holds("Eldritch Nexus")
        table.darin.domain(agency=1)
        table.darin.deck_of(1)
        table.darin.plays("Eldritch Nexus")
        assert table.tommy.has_won


class TestTheBootlegWhiskeyCoverUp:
    """core-155."""

    def test_characters_committed_to_it_are_blank(self) -> None:
        """core-155; CARD-14: keywords, subtypes and text; icons and skill stay. Of both sides."""
        table = table_at()
        plot = table.darin.has("The Bootleg Whiskey Cover-Up")
        mine, theirs = table.darin.has(HASTE, at=plot), table.tommy.has(OX, at=plot)
        assert mine.blank
        assert theirs.blank
        assert not mine.has(FAST)
        assert (mine.toughness, theirs.toughness) == (0, 0)
        assert mine.subtypes == frozenset()
        assert (theirs.icons, theirs.skill) == ("CC", 5)

    def test_characters_elsewhere_are_not(self) -> None:
        """core-155."""
        table = table_at()
        table.darin.has("The Bootleg Whiskey Cover-Up")
        there, home = table.tommy.has(HASTE, at=table.a), table.darin.has(HASTE)
        assert not there.blank
        assert not home.blank
        assert there.has(FAST)

    def test_committing_to_it_blanks_and_leaving_it_gives_the_text_back(self) -> None:
        """core-155: a wound that Toughness had borne is fatal there (STATE-22)."""
        table = table_at("commit")
        plot = table.tommy.has("The Bootleg Whiskey Cover-Up")
        hale, hurt = table.darin.has(HASTE), table.darin.has(HASTE, wounds=1)
        table.darin.commits({hale: plot, hurt: plot})
        assert hurt.in_discard
        assert hale.blank

    def test_it_is_one_more_story(self) -> None:
        """core-155; CONSP-2, CONSP-4: one of a player's own at a time."""
        table = table_at()
        plot = table.darin.holds("The Bootleg Whiskey Cover-Up")
        second = table.darin.holds("The Bootleg Whiskey Cover-Up")
        table.darin.domain(agency=1)
        table.darin.domain(agency=1)
        table.darin.plays(plot)
        table.tommy.passes()
        assert plot.in_play
        assert table.darin.why_not(second) == {"CONSP-4"}
