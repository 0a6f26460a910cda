"""Core Set: Yog-Sothoth, core-101 to core-120."""

import pytest

from rlyeh.cards import POOL, declared
from rlyeh.cards.core import yog_sothoth
from rlyeh.language import *
from rlyeh.model import CardType
from rlyeh.testing import FILLER, CardHandle, Scenario

MAN = character("test-1", "Man", AGENCY, cost=2, skill=2, icons="I")
OX = character("test-2", "Ox", AGENCY, cost=4, skill=5, icons="C", keywords=[TOUGHNESS(1)])
CHANTER = character("test-3", "Chanter", YOG_SOTHOTH, cost=1, skill=1, subtypes="Cultist")
RITE = event("test-4", "Rite", YOG_SOTHOTH, cost=0, subtypes="Spell", text=[action(draw())])
NEWS = event("test-5", "News", NEUTRAL, cost=0, text=[action(draw())])
HUSH = support("test-6", "Hush", NEUTRAL, cost=0, text=[Blank(CHARACTER)])
KNIFE = event("test-7", "Knife", NEUTRAL, cost=0, text=[action(destroy(choose(CARD.that(TypeIs(
    (CardType.CHARACTER, CardType.SUPPORT))))))])  # fmt: skip
MOURNER = support(
    "test-8", "Mourner", NEUTRAL, cost=0, text=[forced_response(after(is_("destroyed", CHARACTER)), draw())],
)
CLOAK = support("test-9", "Cloak", NEUTRAL, cost=0, subtypes="Attachment", attach_to=CHARACTER)
SHED = support("test-10", "Shed", NEUTRAL, cost=2, subtypes="Location")
SHROUD = event("test-11", "Shroud", NEUTRAL, cost=0, text=[action(drive_insane(choose(CHARACTER)))])
THIEF = event("test-12", "Theft", NEUTRAL, cost=0, text=[action(take_control(choose(CHARACTER)))])
TAX = support("test-13", "Tax", NEUTRAL, cost=0, text=[costs(CHARACTER, -3)])
TOME = support("test-14", "Grimoire", NEUTRAL, cost=1, subtypes="Spell")
SAINT = character("test-15", "Saint", AGENCY, cost=1, skill=1, keywords=[HEROIC])
STONE = character("test-16", "Stone", NEUTRAL, cost=1, skill=1, keywords=[INVULNERABILITY])
CARDS = [
    MAN, OX, CHANTER, RITE, NEWS, HUSH, KNIFE, MOURNER, CLOAK, SHED, SHROUD, THIEF, TAX, TOME, SAINT, STONE,
]  # fmt: skip

BOTH = ("darin", "tommy")


def table_at(phase: str = "operations", **how: object) -> Scenario:
    return Scenario(phase=phase, cards=CARDS, **{"bells": BOTH, **how})  # type: ignore[arg-type]


def test_all_twenty_cards_are_declared() -> None:
    assert [card.id for card in declared(yog_sothoth)] == [f"core-{number}" for number in range(101, 121)]


@pytest.mark.parametrize(
    ("title", "cost", "skill", "icons", "subtype", "keywords"),
    [
        ("Arcane Initiate", 1, 1, "A", "Cultist", {VILLAINOUS: 1, WILLPOWER: 1}),
        ("Servant of Nodens", 2, 2, "TC", "Servitor", {}),
    ],
)
def test_plain_characters(
    title: str, cost: int, skill: int, icons: str, subtype: str, keywords: dict[object, int]
) -> None:
    """core-108, core-112: facts alone."""
    card = POOL.named(title)
    handle = table_at().darin.has(title)
    assert (card.cost, handle.skill, handle.icons, *handle.subtypes) == (cost, skill, icons, subtype)
    assert dict(card.keywords) == keywords
    assert card.text == ()


class TestYogSothoth:
    """core-101."""

    def great_one(self, table: Scenario) -> CardHandle:
        return table.darin.holds("core-101")

    def test_every_spell_in_your_discard_pile_makes_him_cheaper_by_one(self) -> None:
        """core-101; PAY-16: three Spells of any card type, so 5; four resources are not enough."""
        table = table_at()
        god = self.great_one(table)
        for spell in (RITE, RITE, TOME):
            table.darin.discarded(spell)
        short, enough = table.darin.domain(yog_sothoth=4), table.darin.domain(yog_sothoth=5)
        table.darin.plays(god)
        assert god.in_play
        assert enough.drained
        assert not short.drained

    def test_other_cards_and_other_piles_do_not_count(self) -> None:
        """core-101: an event that is no Spell, and Spells in the opponent's pile."""
        table = table_at()
        god = self.great_one(table)
        table.darin.discarded(NEWS)
        table.tommy.discarded(RITE)
        table.darin.domain(yog_sothoth=7)
        assert not table.darin.may_play(god)
        assert table.darin.why_not(god) == {"PAY-1"}

    def test_never_below_one(self) -> None:
        """core-101; PAY-15: nine Spells leave a cost of 1, which needs a domain."""
        table = table_at()
        god = self.great_one(table)
        for _ in range(9):
            table.darin.discarded(RITE)
        table.darin.domain(yog_sothoth=1)
        table.darin.plays(god)
        assert god.in_play

    def test_without_any_domain_he_cannot_be_played_for_nothing(self) -> None:
        """core-101; PAY-15."""
        table = table_at()
        god = self.great_one(table)
        for _ in range(9):
            table.darin.discarded(RITE)
        assert not table.darin.may_play(god)

    def test_he_cannot_be_wounded(self) -> None:
        """core-101; KEY-6."""
        table = table_at()
        god = table.darin.has("core-101")
        assert god.has(INVULNERABILITY)
        assert god.has(VILLAINOUS)


class TestServantFromOutOfTime:
    """core-102."""

    def test_its_player_sacrifices_a_resource_of_their_own(self) -> None:
        """core-102; RES-6: the player picks which one."""
        table = table_at()
        servant = table.darin.holds("Servant from Out of Time")
        mine = table.darin.domain(agency=1, hastur=1)
        theirs = table.tommy.domain(agency=1)
        keep, give = mine.resources
        table.darin.plays(servant)
        assert table.darin.may_choose(keep, give)
        table.darin.chooses(give)
        assert give.in_discard
        assert mine.resources == [keep]
        assert len(theirs) == 1

    def test_without_resources_it_just_stays(self) -> None:
        """core-102; EFF-6."""
        table = table_at()
        servant = table.darin.holds("Servant from Out of Time")
        table.darin.domain()
        table.darin.plays(servant)
        assert servant.in_play

    def test_put_into_play_it_demands_the_same(self) -> None:
        """core-102; EFF-40."""
        table = table_at()
        servant = table.darin.discarded("Servant from Out of Time")
        table.darin.holds("Unspeakable Resurrection")
        only = table.darin.domain(yog_sothoth=1)
        table.darin.plays("Unspeakable Resurrection", x=0, on=servant)
        assert servant.in_play
        assert len(only) == 0

    def test_a_resource_that_is_sacrificed_answers_nothing(self) -> None:
        """core-102; RES-12: Living Mummy on a domain keeps quiet."""
        table = table_at()
        table.darin.holds("Servant from Out of Time")
        table.darin.domain("Living Mummy")
        man = table.tommy.has(MAN)
        table.darin.plays("Servant from Out of Time")
        assert man.in_play


class TestSonOfYeb:
    """core-103."""

    def test_one_combat_icon_for_each_cultist_you_control_itself_included(self) -> None:
        """core-103."""
        table = table_at()
        son = table.darin.has("Son of Yeb")
        assert son.icons == "CC"
        table.darin.has(CHANTER)
        table.darin.has(CHANTER)
        assert son.icons == "CCCC"

    def test_others_and_cultists_of_the_opponent_do_not_count(self) -> None:
        """core-103: a character that is no Cultist, an insane one, one of the other side."""
        table = table_at()
        son = table.darin.has("Son of Yeb")
        table.darin.has(MAN)
        table.darin.has(CHANTER, insane=True)
        table.tommy.has(CHANTER)
        assert son.icons == "CC"


class TestLivingMummy:
    """core-104."""

    def test_leaving_play_for_the_discard_pile_it_wounds_everybody(self) -> None:
        """core-104; TIME-18: both sides."""
        table = table_at()
        mummy = table.darin.has("Living Mummy")
        mine, theirs, tough = table.darin.has(MAN), table.tommy.has(MAN), table.tommy.has(OX)
        stone = table.tommy.has(STONE)
        table.darin.holds(KNIFE)
        table.darin.plays(KNIFE.title, on=mummy)
        assert mummy.in_discard
        assert mine.in_discard
        assert theirs.in_discard
        assert tough.wounds == 1
        assert stone.wounds == 0

    def test_blank_it_does_nothing(self) -> None:
        """core-104; STATE-5, EX-66."""
        table = table_at()
        mummy, man = table.darin.has("Living Mummy"), table.tommy.has(MAN)
        table.tommy.has(HUSH)
        table.darin.holds(KNIFE)
        table.darin.plays(KNIFE.title, on=mummy)
        assert mummy.in_discard
        assert man.in_play

    def test_insane_it_does_nothing(self) -> None:
        """core-104; STATE-5."""
        table = table_at()
        mummy, man = table.darin.has("Living Mummy", insane=True), table.tommy.has(MAN)
        table.darin.holds(KNIFE)
        table.darin.plays(KNIFE.title, on=mummy)
        assert mummy.in_discard
        assert man.in_play

    def test_returning_to_hand_it_does_nothing(self) -> None:
        """core-104: another card that leaves play does not matter either."""
        table = table_at()
        mummy, man = table.darin.has("Living Mummy", exhausted=True), table.tommy.has(MAN)
        table.darin.holds("Fishers from Outside")
        table.darin.domain(yog_sothoth=3)
        table.darin.plays("Fishers from Outside")
        assert mummy.in_hand
        assert man.in_play

    def test_another_character_that_dies_is_none_of_its_business(self) -> None:
        """core-104."""
        table = table_at()
        table.darin.has("Living Mummy")
        man, ox = table.tommy.has(MAN), table.tommy.has(OX)
        table.darin.holds(KNIFE)
        table.darin.plays(KNIFE.title, on=man)
        assert ox.wounds == 0

    def test_under_the_opponents_control_it_enters_no_pile_of_its_controller(self) -> None:
        """core-104; STATE-3: it goes to its owner's pile, which is not "yours" to whoever controlled it."""
        table = table_at()
        mummy = table.tommy.has("Living Mummy", owner=table.darin)
        man = table.tommy.has(MAN)
        table.darin.holds(KNIFE)
        table.darin.plays(KNIFE.title, on=mummy)
        assert mummy.in_discard
        assert man.in_play


class TestFishersFromOutside:
    """core-105."""

    def test_an_exhausted_character_goes_home(self) -> None:
        """core-105: the ready one cannot be chosen."""
        table = table_at()
        tired, mine = table.tommy.has(MAN, exhausted=True), table.darin.has(OX, exhausted=True)
        fresh = table.tommy.has(OX)
        fishers = table.darin.holds("Fishers from Outside")
        table.darin.domain(yog_sothoth=3)
        table.darin.plays(fishers)
        assert table.darin.may_choose(tired, mine)
        table.darin.chooses(tired)
        assert tired.in_hand
        assert tired.owner is table.tommy
        assert fresh.in_play

    def test_nobody_exhausted_nothing_happens(self) -> None:
        """core-105; TIME-21, EFF-1."""
        table = table_at()
        man = table.tommy.has(MAN)
        fishers = table.darin.holds("Fishers from Outside")
        table.darin.domain(yog_sothoth=3)
        table.darin.plays(fishers)
        assert fishers.in_play
        assert man.in_play

    def test_steadfast_needs_two_resources_of_the_faction(self) -> None:
        """core-105; PAY-22."""
        table = table_at()
        fishers = table.darin.holds("Fishers from Outside")
        table.darin.domain(yog_sothoth=1, agency=3)
        assert table.darin.why_not(fishers) == {"PAY-22"}


class TestCannibalGhast:
    """core-106."""

    def test_it_does_not_attack(self) -> None:
        """core-106; EFF-28."""
        table = table_at("commit")
        ghast, man = table.darin.has("Cannibal Ghast"), table.darin.has(MAN)
        assert not table.darin.may("commit", ghast)
        assert table.darin.may("commit", man)

    def test_it_defends(self) -> None:
        """core-106: on the opponent's turn nothing stops it."""
        table = table_at("defend", active="tommy")
        table.tommy.has(MAN, at=table.a)
        ghast = table.darin.has("Cannibal Ghast")
        table.darin.commits(ghast, to=table.a)
        assert ghast.story == table.a

    def test_blank_it_attacks(self) -> None:
        """core-106."""
        table = table_at("commit")
        ghast = table.darin.has("Cannibal Ghast")
        table.darin.has(HUSH)
        assert table.darin.may("commit", ghast)


class TestSpellBoundShoggoth:
    """core-107."""

    def test_all_other_characters_lose_a_point_of_skill(self) -> None:
        """core-107: on both sides, itself excepted."""
        table = table_at()
        shoggoth = table.darin.has("Spell-bound Shoggoth")
        assert shoggoth.skill == 3
        assert table.darin.has(MAN).skill == 1
        assert table.tommy.has(OX).skill == 4
        assert table.tommy.has(FILLER).skill == 0

    def test_two_of_them_lower_each_other(self) -> None:
        """core-107; EFF-23."""
        table = table_at()
        one, other = table.darin.has("Spell-bound Shoggoth"), table.tommy.has("Spell-bound Shoggoth")
        assert (one.skill, other.skill, table.darin.has(OX).skill) == (2, 2, 3)


class TestGuardianElderThing:
    """core-109."""

    def test_committed_it_may_wound_everybody_at_its_story_itself_too(self) -> None:
        """core-109."""
        table = table_at("after defend")
        guardian = table.darin.has("Guardian Elder Thing", at=table.a)
        friend, foe = table.darin.has(MAN, at=table.a), table.tommy.has(OX, at=table.a)
        elsewhere, home = table.tommy.has(MAN, at=table.b), table.tommy.has(MAN)
        domain = table.darin.domain(agency=2)
        table.darin.uses(guardian)
        assert domain.drained
        assert guardian.wounds == 1
        assert friend.in_discard
        assert foe.wounds == 1
        assert elsewhere.in_play
        assert home.in_play

    def test_at_home_it_has_no_such_action(self) -> None:
        """core-109."""
        table = table_at()
        guardian = table.darin.has("Guardian Elder Thing")
        table.darin.domain(agency=2)
        assert not table.darin.may_use(guardian)

    def test_it_costs_two(self) -> None:
        """core-109; PAY-6."""
        table = table_at("after defend")
        guardian = table.darin.has("Guardian Elder Thing", at=table.a)
        table.darin.domain(agency=1)
        assert not table.darin.may_use(guardian)


class TestHoundOfTindalos:
    """core-110."""

    def attached(self, table: Scenario) -> tuple[CardHandle, CardHandle]:
        hound, host = table.darin.has("Hound of Tindalos"), table.tommy.has(OX)
        table.darin.uses(hound)
        return hound, host

    def test_attached_it_is_a_support_and_its_host_has_four_skill_less(self) -> None:
        """core-110; STATE-31."""
        table = table_at()
        hound, host = self.attached(table)
        assert hound.host == host
        assert hound.type is CardType.SUPPORT
        assert hound.subtypes == {"Attachment"}
        assert hound.faction is YOG_SOTHOTH
        assert (hound.skill, hound.icons, hound.has(FAST)) == (0, "", False)
        assert host.skill == 1

    def test_the_host_is_any_character_but_the_hound_itself(self) -> None:
        """core-110."""
        table = table_at()
        hound = table.darin.has("Hound of Tindalos")
        mine, theirs, mad = table.darin.has(MAN), table.tommy.has(MAN), table.tommy.has(OX, insane=True)
        table.darin.has(SHED)
        table.darin.uses(hound)
        assert table.darin.may_choose(mine, theirs, mad)
        table.darin.chooses(mine)
        assert hound.host == mine
        assert mine.skill == 0

    def test_two_hounds_on_one_host_are_two_attachments(self) -> None:
        """core-110; STATE-31: what the one counts as says nothing of the other."""
        table = table_at()
        one, two, host = table.darin.has("Hound of Tindalos"), table.darin.has("Hound of Tindalos"), table.tommy.has(OX)
        for hound in (one, two):
            table.darin.uses(hound, on=host)
            table.tommy.passes()
        assert (one.type, two.type) == (CardType.SUPPORT, CardType.SUPPORT)
        assert one.subtypes == two.subtypes == {"Attachment"}
        assert host.skill == 0

    def test_alone_in_play_it_has_nothing_to_attach_to(self) -> None:
        """core-110; EFF-1."""
        table = table_at()
        hound = table.darin.has("Hound of Tindalos")
        assert not table.darin.may_use(hound)

    def test_attached_it_can_only_let_go_and_pays_one_for_that(self) -> None:
        """core-110: as a character again it has all that is printed on it."""
        table = table_at()
        domain = table.darin.domain(agency=1)
        hound, host = self.attached(table)
        table.tommy.passes()
        table.darin.uses(hound)
        assert domain.drained
        assert hound.host is None
        assert hound.type is CardType.CHARACTER
        assert (hound.skill, hound.icons, hound.has(FAST)) == (2, "CCAA", True)
        assert host.skill == 5

    def test_without_a_resource_it_stays_where_it_is(self) -> None:
        """core-110; PAY-6."""
        table = table_at()
        hound, _ = self.attached(table)
        table.tommy.passes()
        assert not table.darin.may_use(hound)

    def test_it_is_still_attached_in_the_next_phase(self) -> None:
        """core-110; EFF-16."""
        table = table_at("draw")
        hound, host = self.attached(table)
        table.run_to("operations")
        assert hound.host == host
        assert host.skill == 1

    def test_attached_it_does_not_commit(self) -> None:
        """core-110; CARD-3."""
        table = table_at("story")
        hound, _ = self.attached(table)
        table.all_pass()
        assert not table.darin.may("commit", hound)

    def test_committed_it_leaves_the_story_by_attaching_itself(self) -> None:
        """core-110; AMB-80."""
        table = table_at("after defend")
        hound = table.darin.has("Hound of Tindalos", at=table.a)
        table.darin.has(MAN, at=table.a)
        host = table.tommy.has(OX)
        table.darin.uses(hound, on=host)
        assert hound.story is None
        assert hound.host == host

    def test_destroyed_while_attached_a_support_left_play(self) -> None:
        """core-110; EX-130, STATE-33: what waits for characters does not see it, and it is a character afterwards."""
        table = table_at()
        table.tommy.has(MOURNER)
        table.tommy.holds(KNIFE)
        hound, host = self.attached(table)
        table.tommy.plays(KNIFE.title, on=hound)
        assert hound.in_discard
        assert hound.type is CardType.CHARACTER
        assert table.tommy.hand == []
        assert host.skill == 5

    def test_a_character_that_dies_is_mourned(self) -> None:
        """core-110: unattached it is seen by what waits for characters."""
        table = table_at()
        table.tommy.has(MOURNER)
        hound = table.darin.has("Hound of Tindalos")
        table.darin.holds(KNIFE)
        table.darin.plays(KNIFE.title, on=hound)
        assert len(table.tommy.hand) == 1

    def test_it_falls_with_its_host(self) -> None:
        """core-110; STATE-29."""
        table = table_at()
        table.tommy.holds(KNIFE)
        hound, host = self.attached(table)
        table.tommy.plays(KNIFE.title, on=host)
        assert hound.in_discard

    def test_it_is_destroyed_when_its_host_goes_insane(self) -> None:
        """core-110; STATE-30."""
        table = table_at()
        table.tommy.holds(SHROUD)
        hound, host = self.attached(table)
        table.tommy.plays(SHROUD.title, on=host)
        assert host.insane
        assert hound.in_discard

    def test_what_was_attached_to_it_is_discarded(self) -> None:
        """core-110; STATE-32: it changed its type."""
        table = table_at()
        hound = table.darin.has("Hound of Tindalos")
        cloak = table.darin.has(CLOAK, on=hound)
        table.tommy.has(OX)
        table.darin.uses(hound)
        assert cloak.in_discard
        assert hound.in_play


class TestDiscipleOfTheGate:
    """core-111."""

    def test_skill_is_the_number_of_yog_sothoth_characters_on_both_sides(self) -> None:
        """core-111: itself, one on each side; not a character of another faction, not a support."""
        table = table_at()
        disciple = table.darin.has("Disciple of the Gate")
        assert disciple.skill == 1
        table.darin.has(CHANTER)
        table.tommy.has(CHANTER)
        table.tommy.has(MAN)
        table.darin.has("Forbidden Shrine")
        assert disciple.skill == 3

    def test_insane_characters_have_no_faction(self) -> None:
        """core-111; STATE-13."""
        table = table_at()
        disciple = table.darin.has("Disciple of the Gate")
        table.tommy.has(CHANTER, insane=True)
        assert disciple.skill == 1

    def test_blank_it_has_skill_zero(self) -> None:
        """core-111; PAY-18, AMB-79."""
        table = table_at()
        disciple = table.darin.has("Disciple of the Gate")
        table.tommy.has(HUSH)
        assert disciple.skill == 0


class TestForbiddenShrine:
    """core-113."""

    def test_your_committed_characters_get_one_more_skill(self) -> None:
        """core-113: not those at home, not the opponent's."""
        table = table_at()
        table.darin.has("Forbidden Shrine")
        assert table.darin.has(MAN, at=table.a).skill == 3
        assert table.darin.has(MAN).skill == 2
        assert table.tommy.has(MAN, at=table.a).skill == 2


class TestBlackmoorEstate:
    """core-114."""

    def test_x_cards_go_from_the_top_of_a_deck_to_the_discard_pile(self) -> None:
        """core-114; PAY-17."""
        table = table_at()
        estate = table.darin.has("Blackmoor Estate")
        domain = table.darin.domain(agency=3)
        top = table.tommy.decked(MAN)
        table.darin.uses(estate, x=2)
        table.darin.chooses("your opponent")
        assert domain.drained
        assert estate.exhausted
        assert len(table.tommy.discard) == 2
        assert top.in_discard
        assert table.darin.discard == []

    def test_any_player_may_be_chosen(self) -> None:
        """core-114: also oneself."""
        table = table_at()
        estate = table.darin.has("Blackmoor Estate")
        table.darin.domain(agency=3)
        table.darin.uses(estate, x=3)
        table.darin.chooses("yourself")
        assert len(table.darin.discard) == 3
        assert table.tommy.discard == []

    def test_exhausted_it_is_of_no_use(self) -> None:
        """core-114; PAY-27."""
        table = table_at()
        estate = table.darin.has("Blackmoor Estate", exhausted=True)
        table.darin.domain(agency=3)
        assert not table.darin.may_use(estate)

    def test_x_is_limited_by_the_largest_domain(self) -> None:
        """core-114; PAY-5."""
        table = table_at()
        estate = table.darin.has("Blackmoor Estate")
        table.darin.domain(agency=1)
        table.darin.domain(agency=2)
        table.darin.uses(estate)
        assert [option.number for option in table.open_decision().options] == [0, 1, 2]
        table.darin.chooses(0, "your opponent")
        assert table.tommy.discard == []

    def test_a_deck_that_runs_out_loses_the_game(self) -> None:
        """core-114; WIN-6."""
        table = table_at()
        estate = table.darin.has("Blackmoor Estate")
        table.darin.domain(agency=3)
        table.tommy.deck_of(2)
        table.darin.uses(estate, x=3)
        table.darin.chooses("your opponent")
        assert table.darin.has_won


class TestJourneyToTheOtherSide:
    """core-115."""

    def five(self, table: Scenario) -> list[CardHandle]:
        """The top five cards, the topmost first."""
        return [table.darin.decked(card) for card in (MAN, OX, CHANTER, RITE, NEWS)][::-1]

    def test_five_cards_are_put_back_in_any_order(self) -> None:
        """core-115: the one picked first is on top."""
        table = table_at()
        table.darin.holds("Journey to the Other Side")
        table.darin.domain(yog_sothoth=1)
        one, two, three, four, five = self.five(table)
        table.darin.plays("Journey to the Other Side")
        assert table.darin.may_choose(one, two, three, four, five)
        table.darin.chooses(five, one, four, two)
        assert table.darin.deck[-5:] == [three, two, four, one, five]

    def test_overpaid_one_of_them_may_go_to_hand(self) -> None:
        """core-115; PAY-12."""
        table = table_at()
        table.darin.holds("Journey to the Other Side")
        table.darin.domain(yog_sothoth=2)
        one, two, three, four, five = self.five(table)
        table.darin.plays("Journey to the Other Side")
        table.darin.chooses(one, two, three, four)
        table.darin.accepts()
        assert table.darin.may_choose(one, two, three, four, five)
        table.darin.chooses(three)
        assert three.in_hand
        assert table.darin.deck[-4:] == [five, four, two, one]

    def test_overpaid_one_may_still_take_nothing(self) -> None:
        """core-115: "may"."""
        table = table_at()
        table.darin.holds("Journey to the Other Side")
        table.darin.domain(yog_sothoth=2)
        one, two, three, four, _ = self.five(table)
        table.darin.plays("Journey to the Other Side")
        table.darin.chooses(one, two, three, four)
        table.darin.declines()
        assert table.darin.hand == []

    def test_paid_exactly_nothing_goes_to_hand(self) -> None:
        """core-115; PAY-12: a domain worth just 1."""
        table = table_at()
        table.darin.holds("Journey to the Other Side")
        table.darin.domain(yog_sothoth=1)
        one, two, three, four, _ = self.five(table)
        table.darin.plays("Journey to the Other Side")
        table.darin.chooses(one, two, three, four)
        assert table.darin.hand == []
        table.expects(table.tommy, "action")

    def test_a_short_deck_shows_what_it_has(self) -> None:
        """core-115."""
        table = table_at(deck=0)
        table.darin.holds("Journey to the Other Side")
        table.darin.domain(yog_sothoth=1)
        table.tommy.deck_of(5)
        bottom, top = table.darin.decked(MAN), table.darin.decked(OX)
        table.darin.plays("Journey to the Other Side")
        table.darin.chooses(bottom)
        assert table.darin.deck == [top, bottom]


class TestOpeningTheLimboGate:
    """core-116."""

    def ready_to_play(self, active: str = "darin") -> Scenario:
        table = table_at(active=active)
        table.darin.holds("Opening the Limbo Gate")
        table.darin.domain(yog_sothoth=4)
        return table

    def test_one_character_from_each_discard_pile_returns(self) -> None:
        """core-116; STATE-36: each under its owner's control."""
        table = self.ready_to_play()
        mine, other, theirs = table.darin.discarded(MAN), table.darin.discarded(OX), table.tommy.discarded(CHANTER)
        table.darin.discarded(NEWS)
        table.darin.plays("Opening the Limbo Gate")
        assert table.darin.may_choose(mine, other)
        table.darin.chooses(mine)
        assert mine.in_play
        assert theirs.in_play
        assert theirs.controller is table.tommy
        assert other.in_discard

    @pytest.mark.parametrize("whose", ["darin", "tommy"])
    def test_every_pile_needs_a_character(self, whose: str) -> None:
        """core-116; EX-53, EFF-2."""
        table = self.ready_to_play()
        getattr(table, whose).discarded(MAN)
        table.tommy.discarded(NEWS)
        table.darin.discarded(NEWS)
        assert not table.darin.may_play("Opening the Limbo Gate")

    def test_only_in_your_own_operations_phase(self) -> None:
        """core-116."""
        table = self.ready_to_play(active="tommy")
        table.darin.discarded(MAN)
        table.tommy.discarded(MAN)
        table.tommy.passes()
        assert not table.darin.may_play("Opening the Limbo Gate")

    def test_a_character_that_may_not_enter_cannot_be_chosen(self) -> None:
        """core-116; EFF-41: Heroic beside Villainous."""
        table = self.ready_to_play()
        table.darin.has("Arcane Initiate")
        table.darin.discarded(SAINT)
        table.tommy.discarded(MAN)
        assert not table.darin.may_play("Opening the Limbo Gate")


class TestASingleGlimpse:
    """core-117."""

    def test_the_opponent_sacrifices_a_character_of_their_choice(self) -> None:
        """core-117; EFF-3: chosen while it resolves."""
        table = table_at()
        table.darin.holds("A Single Glimpse")
        table.darin.domain(yog_sothoth=2)
        man, ox, mine = table.tommy.has(MAN), table.tommy.has(OX), table.darin.has(MAN)
        table.darin.plays("A Single Glimpse")
        assert table.tommy.may_choose(man, ox)
        table.tommy.chooses(man)
        assert man.in_discard
        assert mine.in_play

    def test_it_may_be_played_against_nobody(self) -> None:
        """core-117; EFF-6."""
        table = table_at()
        card = table.darin.holds("A Single Glimpse")
        table.darin.domain(yog_sothoth=2)
        mine = table.darin.has(MAN)
        table.darin.plays("A Single Glimpse")
        assert card.in_discard
        assert mine.in_play

    def test_not_on_the_opponents_turn(self) -> None:
        """core-117."""
        table = table_at(active="tommy")
        table.darin.holds("A Single Glimpse")
        table.darin.domain(yog_sothoth=2)
        table.tommy.has(MAN)
        table.tommy.passes()
        assert not table.darin.may_play("A Single Glimpse")


class TestGatheringAtTheStones:
    """core-118."""

    def test_a_card_comes_back_from_your_discard_pile(self) -> None:
        """core-118: any card of yours, none of the opponent's, not itself."""
        table = table_at()
        gathering = table.darin.holds("Gathering at the Stones")
        table.darin.domain(yog_sothoth=2)
        man, news = table.darin.discarded(MAN), table.darin.discarded(NEWS)
        table.tommy.discarded(OX)
        table.darin.plays(gathering)
        assert table.darin.may_choose(man, news)
        table.darin.chooses(news)
        assert news.in_hand
        assert man.in_discard
        assert gathering.in_discard

    def test_an_empty_pile_gives_nothing(self) -> None:
        """core-118; EFF-1."""
        table = table_at()
        table.darin.holds("Gathering at the Stones")
        table.darin.domain(yog_sothoth=2)
        assert not table.darin.may_play("Gathering at the Stones")

    def test_only_in_your_own_operations_phase(self) -> None:
        """core-118."""
        table = table_at("draw")
        table.darin.holds("Gathering at the Stones")
        table.darin.domain(yog_sothoth=2)
        table.darin.discarded(MAN)
        assert not table.darin.may_play("Gathering at the Stones")


class TestUnspeakableResurrection:
    """core-119."""

    def test_x_is_the_most_that_the_character_may_cost(self) -> None:
        """core-119: at 2 the man returns, the ox of cost 4 is out of reach."""
        table = table_at()
        table.darin.holds("Unspeakable Resurrection")
        table.darin.domain(yog_sothoth=3)
        man, cheap, ox = table.darin.discarded(MAN), table.darin.discarded(CHANTER), table.darin.discarded(OX)
        table.darin.discarded(NEWS)
        table.tommy.discarded(MAN)
        table.darin.plays("Unspeakable Resurrection", x=2)
        assert table.darin.may_choose(man, cheap)
        table.darin.chooses(man)
        assert man.in_play
        assert man.ready
        assert ox.in_discard

    def test_x_must_reach_some_character(self) -> None:
        """core-119; EFF-1: with only the ox in the pile nothing below 4 will do."""
        table = table_at()
        table.darin.holds("Unspeakable Resurrection")
        table.darin.domain(yog_sothoth=4)
        ox = table.darin.discarded(OX)
        table.darin.plays("Unspeakable Resurrection")
        assert ox.in_play

    def test_too_dear_for_the_domain(self) -> None:
        """core-119; PAY-17."""
        table = table_at()
        table.darin.holds("Unspeakable Resurrection")
        table.darin.domain(yog_sothoth=3)
        table.darin.discarded(OX)
        assert not table.darin.may_play("Unspeakable Resurrection")

    def test_in_any_phase_and_on_the_opponents_turn(self) -> None:
        """core-119; TIME-2."""
        table = table_at("draw", active="tommy")
        table.darin.holds("Unspeakable Resurrection")
        table.darin.domain(yog_sothoth=1)
        chanter = table.darin.discarded(CHANTER)
        table.tommy.passes()
        table.darin.plays("Unspeakable Resurrection", x=1)
        assert chanter.in_play


class TestDampenLight:
    """core-120."""

    def played(self) -> Scenario:
        table = table_at()
        table.darin.holds("Dampen Light")
        table.darin.domain(yog_sothoth=1)
        return table

    def test_every_card_costs_one_more(self) -> None:
        """core-120: characters, events, of both players; also what costs nothing."""
        table = self.played()
        man = table.darin.holds(MAN)
        dear, cheap = table.darin.domain(agency=3), table.darin.domain(agency=2)
        knife = table.tommy.holds(KNIFE)
        table.darin.plays("Dampen Light", paying=1)
        assert not table.tommy.may_play(knife)
        table.tommy.passes()
        table.darin.plays(man)
        assert dear.drained
        assert not cheap.drained

    def test_abilities_cost_what_they_say(self) -> None:
        """core-120: only playing cards is dearer."""
        table = self.played()
        table.darin.has("Guardian Elder Thing", at=table.a)
        table.darin.domain(agency=2)
        table.darin.plays("Dampen Light", paying=1)
        table.tommy.passes()
        table.darin.uses("Guardian Elder Thing")

    def test_it_ends_with_the_phase(self) -> None:
        """core-120; TURN-7."""
        table = table_at("draw")
        table.darin.holds("Dampen Light")
        table.darin.domain(yog_sothoth=1)
        man = table.darin.holds(MAN)
        table.darin.domain(agency=2)
        table.darin.plays("Dampen Light", paying=1)
        table.run_to("operations")
        assert table.darin.may_play(man)

    def test_two_of_them_add_up_and_reductions_still_count(self) -> None:
        """core-120; EFF-23, PAY-11: 2 + 1 + 1 - 3 = 1."""
        table = self.played()
        table.darin.holds("Dampen Light")
        table.darin.has(TAX)
        man = table.darin.holds(MAN)
        table.darin.domain(yog_sothoth=2)
        one = table.darin.domain(agency=1)
        table.darin.plays("Dampen Light", paying=1)
        table.tommy.passes()
        table.darin.plays("Dampen Light", paying=2)
        table.tommy.passes()
        table.darin.plays(man, paying=one)
        assert man.in_play
        assert one.drained
