"""Core Set: Yog-Sothoth, core-101 to core-120: the characters, save the Hound of Tindalos."""

import pytest

from rlyeh.cards import POOL, declared
from rlyeh.cards.core import yog_sothoth
from rlyeh.language import *
from rlyeh.testing import FILLER, CardHandle, Scenario
from tests.cards.core.yog_sothoth_table import CHANTER, HUSH, KNIFE, MAN, NEWS, OX, RITE, SAINT, STONE, TOME, table_at


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
        """core-101; KEY-6: not with all characters, and nobody may choose him for a wound."""
        table = table_at()
        god, mummy = table.darin.has("core-101"), table.darin.has("Living Mummy")
        gug, ox = table.tommy.has("Slavering Gug"), table.tommy.has(OX)
        table.tommy.domain(agency=4)
        table.darin.passes()
        table.tommy.uses(gug)
        assert table.tommy.may_choose(mummy, gug, ox)
        table.tommy.chooses(mummy)
        assert gug.in_discard
        assert ox.wounds == 1
        assert god.in_play
        assert god.wounds == 0

    def test_he_is_villainous(self) -> None:
        """core-101; KEY-4: he cannot be played beside a Heroic character."""
        table = table_at()
        god = self.great_one(table)
        table.darin.has(SAINT)
        table.darin.domain(yog_sothoth=8)
        assert table.darin.why_not(god) == {"KEY-4"}


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
        """core-104: only the way into the discard pile matters."""
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
        assert man.in_discard
        assert ox.wounds == 0

    def test_another_character_that_returns_to_hand_is_none_of_its_business(self) -> None:
        """core-104."""
        table = table_at()
        mummy = table.darin.has("Living Mummy")
        man, ox = table.tommy.has(MAN, exhausted=True), table.tommy.has(OX)
        table.darin.holds("Fishers from Outside")
        table.darin.domain(yog_sothoth=3)
        table.darin.plays("Fishers from Outside")
        assert man.in_hand
        assert (mummy.wounds, ox.wounds) == (0, 0)

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
