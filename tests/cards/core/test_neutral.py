"""Core Set: neutral cards, core-141 to core-155."""

import pytest

from rlyeh.cards import declared
from rlyeh.cards.core import neutral
from rlyeh.engine.resolve import struggles_at
from rlyeh.language import *
from rlyeh.model import Zone
from rlyeh.testing import CardHandle, Scenario

MAN = character("test-1", "Man", AGENCY, cost=2, skill=2, icons="I")
OX = character("test-2", "Ox", AGENCY, cost=4, skill=5, icons="CC", keywords=[TOUGHNESS(1)])
SAGE = character("test-3", "Sage", MISKATONIC, cost=1, skill=0, icons="A")
SHED = support("test-4", "Shed", NEUTRAL, cost=2, subtypes="Location")
RING = support("test-5", "Ring", NEUTRAL, cost=0, subtypes="Attachment", attach_to=CHARACTER)
BLOW = event("test-6", "Blow", NEUTRAL, cost=0, text=[action(wound(choose(CHARACTER)))])
KNIFE = event("test-7", "Knife", NEUTRAL, cost=0, text=[action(destroy(choose(CHARACTER_OR_SUPPORT)))])
LIBRARY = story("test-8", "The Library", struggles="A")
BANNER = support("test-9", "Banner", NEUTRAL, cost=0, text=[gains(CHARACTER, skill=2)])
BOOST = support(
    "test-10", "Sleep", NEUTRAL, cost=0, subtypes="Attachment", attach_to=STORY, boosters="TTT",
)
DAMPER = support("test-11", "Damper", NEUTRAL, cost=0, text=[gains(CHARACTER, skill=-4)])
PLOT = conspiracy("test-12", "Plot", NEUTRAL, cost=0, struggles="T")
HASTE = character("test-13", "Haste", NEUTRAL, cost=1, skill=1, keywords=[FAST, TOUGHNESS(1)], subtypes="Cultist")
BULL = character("test-14", "Bull", AGENCY, cost=3, skill=4, icons="C")
THREE = character("test-15", "Three", AGENCY, cost=3, skill=3, icons="I")
CLUB = support("test-16", "Club", NEUTRAL, cost=0, text=[gains(CHARACTER.icon(COMBAT), skill=1)])
CARDS = [MAN, OX, SAGE, SHED, RING, BLOW, KNIFE, LIBRARY, BANNER, BOOST, DAMPER, PLOT, HASTE, BULL, THREE, CLUB]

BOTH = ("darin", "tommy")


def table_at(phase: str = "operations", **how: object) -> Scenario:
    return Scenario(phase=phase, cards=CARDS, **{"bells": BOTH, **how})  # type: ignore[arg-type]


def after_arcane(margin: int, winner: str = "darin") -> Scenario:
    """The moment before a story with a single arcane struggle resolves; one side has so many icons more."""
    table = table_at("resolution", stories=[LIBRARY], bells=())
    table.darin.has(SAGE, at=table.a)
    for _ in range(margin - 1 if winner == "darin" else margin + 1):
        getattr(table, winner).has(SAGE, at=table.a)
    return table


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
        if offered:
            table.darin.responds_with(card, on=shed)
        table.run_to("resource", "resource")
        assert shed.in_discard is offered

    def test_losing_by_two_does_not_help(self) -> None:
        """core-144: it is the other player who won."""
        table = after_arcane(2, winner="tommy")
        table.darin.holds("Political Demonstration")
        shed = table.tommy.has(SHED)
        table.run_to("resource", "resource")
        assert shed.in_play

    def test_only_support_cards_can_be_chosen(self) -> None:
        """core-144; EFF-1: without one there is no response."""
        table = after_arcane(2)
        card = table.darin.holds("Political Demonstration")
        table.tommy.has(MAN)
        table.run_to("resource", "resource")
        assert card.in_hand


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
