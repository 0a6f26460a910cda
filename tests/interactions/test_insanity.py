"""Insanity meeting wounds, protection, attachments and keywords; Toughness and Invulnerability that come and go."""

import pytest

from rlyeh.language import *
from tests.interactions.at_the_table import BOTH, table_at


class TestGoingInsane:
    """STATE-10 to STATE-18."""

    def test_one_who_dies_of_going_insane_went_insane_all_the_same(self) -> None:
        """core-019, core-073, core-092; STATE-11, EFF-12: the other is wounded then."""
        table = table_at()
        table.darin.has("Dutch Courage")
        mine, theirs = table.darin.has("Mad Artist", wounds=1), table.tommy.has("Bag Man")
        price = table.darin.holds("Small Price to Pay")
        table.darin.domain(agency=1)
        table.darin.plays(price)
        while table.open_decision().kind == "choose":
            table.darin.chooses(mine)
        assert (mine.in_discard, theirs.in_discard) == (True, True)

    def test_binding_leaves_only_what_the_sword_gave(self) -> None:
        """core-036, core-054, core-043, core-081; CARD-20, STATE-18: a granted icon protects like a printed one."""
        table = table_at()
        bare, armed = table.tommy.has("Keeper of the Golden Path"), table.tommy.has("Keeper of the Golden Path")
        table.tommy.has("Sword of Y'ha-tallo", on=armed)
        bindings = [table.darin.holds("Binding"), table.darin.holds("Binding")]
        hastur = table.darin.has("Hastur, The King in Yellow")
        table.darin.domain(miskatonic=1)
        table.darin.domain(miskatonic=1)
        table.darin.domain(neutral=3)
        for binding, keeper in zip(bindings, (bare, armed), strict=True):
            table.darin.plays(binding, on=keeper, paying=1)
            table.tommy.passes()
        assert (bare.icons, armed.icons) == ("", "TC")
        table.darin.uses(hastur)
        assert (bare.insane, armed.insane) == (True, False)

    def test_scotophobia_does_not_reach_what_a_mutation_gave(self) -> None:
        """core-097, core-138, core-043, core-008; CARD-20: the Muscle is afraid of nothing, whichever came first."""
        table = table_at("after defend")
        table.darin.has("Byakhee Servant", at=table.a)
        keeper = table.tommy.has("Keeper of the Golden Path", at=table.a)
        muscle = table.tommy.has("Hired Muscle", at=table.a)
        phobia, mutation = table.darin.holds("Scotophobia"), table.tommy.holds("Horrid Mutation")
        table.darin.domain(hastur=2)
        table.tommy.domain(shub_niggurath=1)
        table.darin.plays(phobia)
        assert (keeper.icons, muscle.icons) == ("", "CCC")
        table.tommy.plays(mutation)
        assert (keeper.icons, muscle.icons) == ("T", "TCCC")

    def test_the_last_attachment_torn_off_leaves_the_peeler_to_the_terror(self) -> None:
        """core-011, core-058, core-110, core-081; TIME-23: a Hound at somebody's throat is an Attachment, too."""
        table = table_at()
        peeler, other = table.tommy.has("Peeler"), table.tommy.has("Arcane Initiate")
        hound = table.tommy.has("Hound of Tindalos")
        hastur, off = table.darin.has("Hastur, The King in Yellow"), table.darin.holds("Get it Off!")
        table.darin.domain(cthulhu=1)
        table.darin.domain(neutral=3)
        table.darin.passes()
        table.tommy.uses(hound, on=other)
        assert peeler.has(WILLPOWER)
        table.darin.plays(off, on=hound)
        table.tommy.passes()
        table.darin.uses(hastur)
        assert (hound.in_discard, peeler.insane) == (True, True)

    def test_the_sixth_character_drives_mulder_mad_before_t_men_shoot(self) -> None:
        """core-005, core-012; P4, STATE-12: passive text comes before the Forced Response, so one wound kills him."""
        table = table_at()
        men, mulder = table.darin.holds("T-Men"), table.tommy.has("Professor Hermann Mulder")
        table.tommy.has("Dutch Courage")
        for _ in range(4):
            table.tommy.has("Mad Artist")
        table.darin.domain(agency=5)
        table.darin.plays(men)
        assert (mulder.insane, mulder.toughness) == (True, 0)
        table.darin.chooses(mulder)
        assert mulder.in_discard

    def test_a_wounded_mulder_dies_of_the_crowd(self) -> None:
        """core-005, core-073, core-092; STATE-11."""
        table = table_at()
        mulder, artist = table.darin.has("Professor Hermann Mulder", wounds=1), table.darin.holds("Mad Artist")
        table.darin.has("Dutch Courage")
        for _ in range(4):
            table.tommy.has("Mad Artist")
        table.darin.domain(hastur=2)
        table.darin.plays(artist)
        assert mulder.in_discard

    def test_malone_does_not_find_a_cultist_who_has_lost_her_mind(self) -> None:
        """core-001, core-082, core-092; STATE-13: an insane character is neither Villainous nor a Cultist."""
        table = table_at("resolution")
        table.darin.has("Thomas F. Malone", at=table.a)
        table.darin.has("Degenerate Ghoul", at=table.a)
        artist = table.tommy.has("Mad Artist", at=table.a)
        table.decline_all()
        assert artist.insane
        table.expects(table.darin, "action")


class TestRestoring:
    """Restoring where something says no, or somebody objects."""

    @pytest.mark.parametrize(("rules", "may"), [("lcg", True), ("lcg-final", False)])
    def test_the_asylum_is_closed_in_the_refresh_phase_while_victoria_receives(self, rules: str, may: bool) -> None:
        """core-146, core-093; EFF-28, EFF-5, FINAL-11: paid for nothing, or not usable at all."""
        table = table_at("refresh", rules=rules)
        table.tommy.has("Victoria's Loft")
        madman, asylum = table.darin.has("Mad Artist", insane=True), table.darin.has("Arkham Asylum")
        table.darin.domain(neutral=1)
        assert table.darin.may_use(asylum) is may
        if may:
            table.darin.uses(asylum)
        assert madman.insane

    def test_in_any_other_phase_it_is_open(self) -> None:
        """core-146, core-093: the Loft speaks of the refresh phase."""
        table = table_at()
        table.tommy.has("Victoria's Loft")
        madman, asylum = table.darin.has("Mad Artist", insane=True), table.darin.has("Arkham Asylum")
        table.darin.domain(neutral=1)
        table.darin.uses(asylum)
        assert madman.ready

    @pytest.mark.parametrize("rules", BOTH)
    def test_dr_carson_cannot_wake_the_sedated(self, rules: str) -> None:
        """core-039, core-094; EFF-28, EFF-5, FINAL-11: for nothing, or not even chosen, as the rest of the Treatment
        does nothing to the insane."""
        table = table_at(rules=rules)
        sedated, patient = table.darin.has("Mad Artist", insane=True), table.darin.has("Bag Man", insane=True)
        table.tommy.has("Sedated", on=sedated)
        treatment = table.darin.holds("Dr. Carson's Treatment")
        table.darin.domain(miskatonic=1)
        table.darin.plays(treatment, on=[sedated, patient] if rules == "lcg" else [patient])
        assert (sedated.insane, patient.ready) == (True, True)

    def test_two_patients_who_cannot_stand_each_other(self) -> None:
        """core-039, core-007, core-108; KEY-5, AMB-73: restored together, one of them has to go at once."""
        table = table_at()
        hero = table.darin.has("Undercover Security", insane=True)
        villain = table.darin.has("Arcane Initiate", insane=True)
        treatment = table.darin.holds("Dr. Carson's Treatment")
        table.darin.domain(miskatonic=1)
        table.darin.plays(treatment, on=[hero, villain])
        table.expects(table.darin, "clash")
        table.darin.chooses(hero)
        assert (hero.in_discard, villain.ready) == (True, True)

    def test_the_thing_eats_the_sedated_and_their_sedation_goes_too(self) -> None:
        """core-085, core-094; STATE-29: the host has left play."""
        table = table_at()
        thing, madman = table.darin.has("Thing from the Stars"), table.tommy.has("Mad Artist", insane=True)
        sedated = table.darin.has("Sedated", on=madman)
        table.darin.uses(thing)
        assert madman in table.tommy.discard
        assert sedated in table.darin.discard


class TestToughnessLost:
    """STATE-22: looked at whenever Toughness changes."""

    @pytest.mark.parametrize("rules", BOTH)
    @pytest.mark.parametrize(
        ("card", "event"), [("Patrol Wagon", "Get it Off!"), ("Dutch Courage", "Burrowing Beneath")]
    )
    def test_without_what_kept_it_alive_a_wounded_character_dies(self, card: str, event: str, rules: str) -> None:
        """core-015, core-058, core-073, core-137; STATE-22: the sound one beside it does not."""
        table = table_at(rules=rules)
        wounded, sound = table.tommy.has("Mad Artist", wounds=1), table.tommy.has("Mad Artist")
        shield = table.tommy.has(card, on=wounded if card == "Patrol Wagon" else None)
        weapon = table.darin.holds(event)
        table.darin.domain(cthulhu=1)
        table.darin.domain(shub_niggurath=2)
        table.darin.plays(weapon, on=shield)
        assert (wounded.in_discard, sound.in_play) == (True, True)

    def test_steve_clarney_and_a_mummy_kept_up_by_courage_end_the_evening_for_all(self) -> None:
        """core-023, core-073, core-104, core-013; STATE-22, TIME-21: nobody has Toughness when the Mummy bursts."""
        table = table_at("commit")
        clarney, g_men = table.darin.has("Steve Clarney"), table.darin.has("G-Men")
        table.tommy.has("Dutch Courage")
        mummy = table.tommy.has("Living Mummy", wounds=1)
        table.darin.commits(clarney, to=table.a)
        table.darin.picks_no_more()
        assert [card.in_discard for card in (mummy, clarney, g_men)] == [True, True, True]

    def test_blank_at_the_cover_up_clarney_scares_nobody_but_a_wounded_shoggoth_dies_there(self) -> None:
        """core-023, core-155, core-044; CARD-14, KEY-1: printed Toughness is text."""
        table = table_at("commit")
        clarney, bootleg = table.darin.has("Steve Clarney"), table.darin.has("The Bootleg Whiskey Cover-Up")
        here, there = table.darin.has("Guardian Shoggoth", wounds=1), table.darin.has("Guardian Shoggoth", wounds=1)
        table.darin.commits({clarney: bootleg, here: bootleg})
        assert here.in_discard
        assert (there.in_play, there.toughness) == (True, 2)

    def test_a_wagon_drives_through_the_cover_up(self) -> None:
        """core-015, core-155, core-044; CARD-14: what an attachment gives is not printed on its host."""
        table = table_at("commit")
        shoggoth = table.darin.has("Guardian Shoggoth", wounds=1)
        bootleg = table.darin.has("The Bootleg Whiskey Cover-Up")
        table.darin.has("Patrol Wagon", on=shoggoth)
        table.darin.commits(shoggoth, to=bootleg)
        assert (shoggoth.in_play, shoggoth.blank, shoggoth.toughness) == (True, True, 1)


class TestInvulnerability:
    """KEY-6 and KEY-7."""

    def test_an_invulnerable_ghost_dies_of_the_wound_it_has(self) -> None:
        """core-091, core-073, core-137; KEY-7, EX-92: committed it cannot be wounded, but Toughness can go."""
        table = table_at("after commit", active="tommy")
        table.tommy.has("Hired Muscle", at=table.a)
        courage, ghost = table.darin.has("Dutch Courage"), table.darin.has("Ghost", at=table.a, wounds=1)
        burrow = table.tommy.holds("Burrowing Beneath")
        table.tommy.domain(shub_niggurath=2)
        assert ghost.has(INVULNERABILITY)
        table.tommy.plays(burrow, on=courage)
        assert ghost.in_discard

    def test_at_the_cover_up_a_ghost_can_be_shot(self) -> None:
        """core-091, core-155, core-016; KEY-1."""
        table = table_at("after commit")
        bootleg = table.tommy.has("The Bootleg Whiskey Cover-Up")
        ghost, safe = table.tommy.has("Ghost", at=bootleg), table.tommy.has("Ghost", at=table.a)
        blast = table.darin.holds("Shotgun Blast")
        table.darin.domain(agency=1)
        table.darin.plays(blast, x=1)
        assert (ghost.in_discard, safe.in_play) == (True, True)

    @pytest.mark.parametrize("rules", BOTH)
    def test_those_bred_to_survive_laugh_at_a_mummy_but_not_at_the_deep(self, rules: str) -> None:
        """core-139, core-104, core-016, core-056; KEY-6: outright destruction works; newcomers are not covered."""
        table = table_at(rules=rules)
        bred, mine = table.darin.holds("Bred to Survive"), table.darin.has("Mad Artist")
        mummy = table.tommy.has("Living Mummy")
        late, blast = table.darin.holds("Peeler"), table.darin.holds("Shotgun Blast")
        assault = table.tommy.holds("Deep One Assault")
        table.darin.domain(shub_niggurath=2)
        table.darin.domain(agency=2)
        table.darin.domain(agency=4)
        table.tommy.domain(cthulhu=2)
        table.darin.plays(bred)
        table.tommy.passes()
        table.darin.plays(late, paying=2)
        table.tommy.passes()
        table.darin.plays(blast, x=4, on=mummy)
        assert (mummy.in_discard, mine.wounds, late.in_discard) == (True, 0, True)
        table.tommy.plays(assault, x=2, on=mine)
        assert mine.in_discard

    def test_madness_takes_even_invulnerability(self) -> None:
        """core-139, core-082, core-016; STATE-13, KEY-1: the insane have no keywords, whatever lasts."""
        table = table_at()
        bred, artist = table.tommy.holds("Bred to Survive"), table.tommy.has("Mad Artist")
        victoria, blast = table.darin.holds("Victoria Glasser"), table.darin.holds("Shotgun Blast")
        table.tommy.domain(shub_niggurath=2)
        table.darin.domain(hastur=2)
        table.darin.domain(agency=1)
        table.darin.passes()
        table.tommy.plays(bred)
        table.darin.plays(victoria, paying=2)
        assert artist.insane
        table.tommy.passes()
        table.darin.plays(blast, x=0)
        assert artist.in_discard
