"""Richard Upton Pickman (core-063) and the abilities he takes: their costs, their names, their keywords."""

from typing import Any

import pytest

from rlyeh.language import *
from rlyeh.model import CardType
from rlyeh.testing import CardHandle, Scenario
from tests.interactions.at_the_table import BOTH, table_at


def studio(phase: str = "operations", domains: int = 1, **how: Any) -> tuple[Scenario, CardHandle]:
    """Pickman is Darin's, and Darin has domains of two to pay with."""
    table = table_at(phase, **how)
    for _ in range(domains):
        table.darin.domain(neutral=2)
    return table, table.darin.has("Richard Upton Pickman")


class TestCosts:
    """A cost without a name is the borrower's own; a cost by name is the lender's (FINAL-127)."""

    @pytest.mark.parametrize("title", ["Demon Lover", "Messenger from Beyond", "Clover Club Bouncer"])
    def test_exhaust_to_means_whoever_has_the_ability(self, title: str) -> None:
        """core-063, core-084, core-086, core-065; PAY-27: he exhausts himself, even for an opponent's trick."""
        table, pickman = studio()
        model, victim = table.tommy.has(title), table.tommy.has("Keeper of the Golden Path")
        before = (victim.skill, victim.icons)
        table.darin.uses(pickman, on=model)
        table.tommy.passes()
        table.darin.uses(pickman, on=victim)
        assert (pickman.exhausted, model.ready) == (True, True)
        assert (victim.skill, victim.icons) != before

    def test_as_a_mi_go_warrior_he_steps_in_himself(self) -> None:
        """core-063, core-130, core-016; TIME-7: the Warrior has lost the ability, Pickman has it."""
        table, pickman = studio()
        warrior, friend = table.tommy.has("Mi-Go Warrior"), table.darin.has("Bag Man")
        blast = table.tommy.holds("Shotgun Blast")
        table.tommy.domain(agency=2)
        table.darin.uses(pickman, on=warrior)
        table.tommy.plays(blast, x=2, on=friend)
        table.darin.disrupts_with(pickman)
        assert (friend.wounds, friend.in_play, pickman.exhausted, warrior.ready) == (0, True, True, True)

    def test_as_a_priestess_he_lowers_the_price_of_his_own_controllers_character(self) -> None:
        """core-063, core-123, core-131; PAY-15: "you" is whoever controls Pickman."""
        table, pickman = studio()
        priestess, young = table.tommy.has("Priestess of Bubastis"), table.darin.holds("Hungry Dark Young")
        table.darin.domain(shub_niggurath=2)
        table.darin.uses(pickman, on=priestess, paying=table.darin.domains[0])
        table.tommy.passes()
        table.darin.uses(pickman, 1)
        table.tommy.passes()
        table.darin.plays(young)
        assert (young.in_play, pickman.exhausted, priestess.ready) == (True, True, True)

    def test_a_sacrifice_by_name_takes_the_lender(self) -> None:
        """core-063, core-089; PAY-29: with his own Byakhee the deck is milled, and Pickman lives."""
        table, pickman = studio()
        byakhee = table.darin.has("Predatory Byakhee")
        table.darin.uses(pickman, on=byakhee)
        table.tommy.passes()
        table.darin.uses(pickman)
        assert (byakhee.in_discard, pickman.in_play) == (True, True)
        assert len(table.tommy.discard) == 3

    def test_an_opponents_byakhee_cannot_be_sacrificed_by_him(self) -> None:
        """core-063, core-089; PAY-29: the ability is his, and of no use."""
        table, pickman = studio()
        byakhee = table.tommy.has("Predatory Byakhee")
        table.darin.uses(pickman, on=byakhee)
        table.tommy.passes()
        assert not table.darin.may_use(pickman)
        assert not table.tommy.may_use(byakhee)


class TestNames:
    """What an ability names is still the card it is printed on (FINAL-127)."""

    def test_he_unleashes_a_hound_that_is_not_his(self) -> None:
        """core-063, core-110, core-043; FINAL-127, STATE-31: the Hound attaches, under its own controller."""
        table, pickman = studio()
        hound, keeper = table.tommy.has("Hound of Tindalos"), table.tommy.has("Keeper of the Golden Path")
        table.darin.uses(pickman, on=hound)
        assert pickman.has(FAST)
        table.tommy.passes()
        table.darin.uses(pickman, on=keeper)
        assert (hound.host, hound.controller, pickman.host) == (keeper, table.tommy, None)
        assert keeper.skill == 0
        assert hound.type is CardType.SUPPORT

    def test_a_blank_mummys_last_words_are_spoken_by_pickman(self) -> None:
        """core-063, core-104, core-079; STATE-5, FINAL-127: it enters the pile of "you", Pickman's controller."""
        table, pickman = studio()
        mummy, keeper = table.darin.has("Living Mummy"), table.tommy.has("Keeper of the Golden Path")
        table.tommy.domain(agency=4)
        blast = table.tommy.holds("Shotgun Blast")
        table.darin.uses(pickman, on=mummy)
        table.tommy.plays(blast, x=4, on=mummy)
        assert mummy.in_discard
        assert keeper.in_discard
        assert pickman.in_discard

    def test_of_an_opponents_mummy_he_has_nothing(self) -> None:
        """core-063, core-104, core-016; GEN-11: it enters the opponent's pile, and is blank itself."""
        table, pickman = studio()
        mummy, keeper = table.tommy.has("Living Mummy"), table.tommy.has("Keeper of the Golden Path")
        blast = table.darin.holds("Shotgun Blast")
        table.darin.domain(agency=4)
        table.darin.uses(pickman, on=mummy, paying=table.darin.domains[0])
        table.tommy.passes()
        table.darin.plays(blast, x=4, on=mummy)
        assert mummy.in_discard
        assert (keeper.in_play, pickman.in_play) == (True, True)

    def test_dying_as_a_serpent_he_takes_nobody_with_him(self) -> None:
        """core-063, core-149, core-016; FINAL-127: the Serpent would have to die."""
        table, pickman = studio()
        serpent = table.tommy.has("Serpent from Yoth")
        blast = table.tommy.holds("Shotgun Blast")
        table.tommy.domain(agency=3)
        table.darin.uses(pickman, on=serpent)
        table.tommy.plays(blast, x=3, on=pickman)
        assert pickman.in_discard
        assert serpent.in_play

    def test_he_pays_to_save_the_forest_sister_not_himself(self) -> None:
        """core-063, core-125, core-104, core-016; FINAL-127: the ability cancels a wound to Forest Sister."""
        table, pickman = studio(domains=2)
        sister, blast = table.tommy.has("Forest Sister"), table.tommy.holds("Shotgun Blast")
        other = table.tommy.holds("Shotgun Blast")
        table.tommy.domain(agency=3)
        table.tommy.domain(agency=3)
        table.darin.uses(pickman, on=sister)
        table.tommy.plays(blast, x=2, on=sister)
        table.darin.disrupts_with(pickman)
        assert sister.in_play
        table.darin.passes()
        table.tommy.plays(other, x=3, on=pickman)
        assert pickman.in_discard

    def test_he_may_spoil_effects_that_choose_the_adult_deep_one(self) -> None:
        """core-063, core-048, core-078; FINAL-127: its own controller cannot help it any more."""
        table, pickman = studio(domains=2)
        adult, feet = table.tommy.has("Adult Deep One", exhausted=True), table.tommy.holds("Get On Yer Feet!")
        table.tommy.domain(syndicate=1)
        table.tommy.domain(neutral=1)
        table.darin.uses(pickman, on=adult)
        table.tommy.plays(feet, on=adult)
        table.darin.disrupts_with(pickman)
        assert adult.exhausted

    def test_the_adult_deep_one_refuses_to_sit_for_him(self) -> None:
        """core-063, core-048; TIME-12, EFF-12: cancelled, he gains nothing and nobody is blank."""
        table, pickman = studio()
        adult = table.tommy.has("Adult Deep One")
        table.tommy.domain(neutral=2)
        table.darin.uses(pickman, on=adult)
        table.tommy.disrupts_with(adult)
        assert not adult.blank
        assert table.darin.domains[0].drained


class TestKeywords:
    """Keywords as the model has them at that moment."""

    @pytest.mark.parametrize("rules", BOTH)
    def test_borrowed_toughness_ends_with_the_phase_and_so_may_he(self, rules: str) -> None:
        """core-063, core-044, core-016; AMB-78, KEY-12: alive with two wounds, dead when the phase ends."""
        table, pickman = studio(rules=rules)
        shoggoth, blasts = table.tommy.has("Guardian Shoggoth"), [table.tommy.holds("Shotgun Blast") for _ in range(2)]
        table.tommy.domain(agency=3)
        table.tommy.domain(agency=3)
        table.darin.uses(pickman, on=shoggoth)
        for blast in blasts:
            table.tommy.plays(blast, x=3, on=pickman)
            table.darin.passes()
        assert (pickman.in_play, pickman.wounds, pickman.toughness) == (True, 2, 2)
        table.run_to("story")
        assert pickman.in_discard

    def test_painting_a_wounded_model_kills_it(self) -> None:
        """core-063, core-044; STATE-22: the Shoggoth's Toughness is blank with the rest of its text."""
        table, pickman = studio()
        shoggoth = table.tommy.has("Guardian Shoggoth", wounds=1)
        table.darin.uses(pickman, on=shoggoth)
        assert shoggoth.in_discard
        assert pickman.toughness == 2

    def test_a_painted_cthulhu_can_be_shot(self) -> None:
        """core-063, core-041, core-017, core-108; KEY-6, KEY-1: Pickman is invulnerable and Villainous in his stead."""
        table, pickman = studio()
        cthulhu, fuse = table.tommy.has("Cthulhu, The Great Old One"), table.darin.holds("Short Fuse")
        table.darin.domain(agency=3)
        table.darin.uses(pickman, on=cthulhu, paying=table.darin.domains[0])
        assert pickman.has(INVULNERABILITY)
        assert pickman.has(VILLAINOUS)
        table.tommy.passes()
        table.darin.plays(fuse)
        assert cthulhu.in_discard

    def test_what_others_gave_the_model_is_copied_as_a_keyword_and_stays_with_it(self) -> None:
        """core-063, core-073, core-015, core-092; KEY-12, CARD-14: only the printed text box is blank."""
        table, pickman = studio()
        artist = table.tommy.has("Mad Artist")
        table.tommy.has("Patrol Wagon", on=artist)
        table.tommy.has("Dutch Courage")
        table.darin.uses(pickman, on=artist)
        assert (artist.blank, artist.toughness, pickman.toughness) == (True, 2, 2)

    def test_blank_at_the_cover_up_there_is_nothing_to_paint(self) -> None:
        """core-063, core-155, core-043; CARD-14: nor can a blank Pickman paint."""
        table, pickman = studio("after commit")
        bootleg = table.darin.has("The Bootleg Whiskey Cover-Up")
        keeper = table.tommy.has("Keeper of the Golden Path", at=bootleg)
        table.darin.uses(pickman, on=keeper)
        assert not pickman.has(VILLAINOUS)
        table, pickman = studio("commit")
        bootleg = table.darin.has("The Bootleg Whiskey Cover-Up")
        table.tommy.has("Keeper of the Golden Path")
        table.darin.commits(pickman, to=bootleg)
        assert not table.darin.may_use(pickman)
        assert pickman.blank
