"""Responses of both players in one window, Forced Responses of cards that arrive together, text on blank cards."""

import pytest

from rlyeh.language import *
from tests.interactions.at_the_table import BOTH, table_at


class TestResponses:
    """TIME-14 to TIME-16."""

    @pytest.mark.parametrize(("rules", "first"), [("lcg", "darin"), ("lcg-final", "tommy")])
    def test_who_responds_first_to_a_common_death(self, rules: str, first: str) -> None:
        """core-150, core-024, core-104, core-016; TIME-15, FINAL-3: the active player, or whoever did not act."""
        table = table_at(rules=rules)
        host, mummy = table.darin.has("Mad Artist"), table.tommy.has("Living Mummy")
        talisman = table.darin.has("Tcho-Tcho Talisman", on=host)
        peaslee = table.tommy.has("core-024")
        blast = table.darin.holds("Shotgun Blast")
        table.darin.domain(agency=4)
        table.darin.domain(neutral=1)
        table.tommy.domain(neutral=2)
        table.darin.plays(blast, x=4, on=mummy)
        if first == "darin":
            table.darin.responds_with(talisman)
            table.tommy.responds_with(peaslee)
        else:
            table.tommy.responds_with(peaslee)
            table.darin.responds_with(talisman)
        assert talisman.in_hand
        assert all(card.in_play for card in (host, mummy, peaslee))

    def test_a_hunter_who_fell_in_the_next_struggle_does_not_answer_the_one_he_won(self) -> None:
        """core-006, core-043, core-008; EFF-31, STORY-14: when responses come, he is no longer in play."""
        table = table_at("resolution")
        hunter = table.darin.has("Monster Hunter", at=table.a)
        table.darin.has("Keeper of the Golden Path", at=table.a)
        table.tommy.has("Hired Muscle", at=table.a)
        artist, bystander = table.tommy.has("Mad Artist", at=table.a), table.tommy.has("Mad Artist")
        table.darin.domain(neutral=2)
        table.tommy.chooses(artist)  # goes insane
        table.darin.chooses(hunter)  # is wounded
        table.decline_all()
        assert hunter.in_discard
        table.expects(table.darin, "action")
        assert bystander.in_play

    def test_a_dark_young_and_the_woods_answer_one_arrival(self) -> None:
        """core-131, core-133, core-132, core-124; AMB-14, EFF-39: she was played; the Ghoul she brought was not."""
        table = table_at()
        woods, young = table.darin.has("Shadowed Woods"), table.darin.holds("Hungry Dark Young")
        ghoul, gug = table.darin.holds("Degenerate Ghoul"), table.darin.discarded("Slavering Gug")
        table.darin.domain(shub_niggurath=3)
        table.darin.domain(neutral=5)
        table.darin.domain(neutral=5)
        table.darin.plays(young)
        table.darin.responds_with(young, on=ghoul)
        table.darin.responds_with(woods, x=5)
        assert (ghoul.in_play, gug.in_hand) == (True, True)
        table.expects(table.tommy, "action")

    def test_both_patients_of_dr_carson_answer_their_restoring(self) -> None:
        """core-039, core-027, core-032; TIME-14: ready again, one brings a token, the other a card."""
        table = table_at()
        genius = table.darin.has("Mad Genius", insane=True)
        student = table.darin.has("Student Archaeologist", insane=True)
        treatment, held = table.darin.holds("Dr. Carson's Treatment"), table.tommy.holds("Bag Man")
        table.darin.domain(miskatonic=1)
        table.darin.plays(treatment, on=[genius, student])
        table.darin.responds_with(genius, on=table.a)
        table.darin.responds_with(student)
        assert (genius.ready, student.ready) == (True, True)
        assert table.a.tokens(table.darin) == 1
        assert held.in_discard


class TestArrivingTogether:
    """Forced Responses of several cards at the same moment."""

    def test_through_the_limbo_gate_the_active_players_guest_acts_first(self) -> None:
        """core-116, core-012, core-082; AMB-16, EFF-31: T-Men shoot Victoria before she can open her mouth."""
        table = table_at()
        men, victoria = table.darin.discarded("T-Men"), table.tommy.discarded("Victoria Glasser")
        gate, clerk = table.darin.holds("Opening the Limbo Gate"), table.darin.has("Blackwood File Clerk")
        table.darin.domain(yog_sothoth=4)
        table.darin.plays(gate)
        table.darin.chooses(victoria)
        assert (men.in_play, victoria.in_discard, clerk.insane) == (True, True, False)

    def test_by_the_last_faq_its_player_may_let_the_opponents_guest_act_first(self) -> None:
        """core-116, core-012, core-082; FINAL-5, STATE-13: insane T-Men do not shoot any more."""
        table = table_at(rules="lcg-final")
        men, victoria = table.darin.discarded("T-Men"), table.tommy.discarded("Victoria Glasser")
        gate, clerk = table.darin.holds("Opening the Limbo Gate"), table.darin.has("Blackwood File Clerk")
        table.darin.domain(yog_sothoth=4)
        table.darin.plays(gate)
        table.darin.chooses(victoria)
        table.tommy.chooses(men)
        assert (men.insane, victoria.in_play, clerk.in_play) == (True, True, True)
        table.expects(table.tommy, "action")

    def test_two_cthulhus_ask_for_two_characters(self) -> None:
        """core-041; EFF-23, STATE-44: one of each player, one drawing, two demands."""
        table = table_at("draw")
        for player in table.players:
            player.has("Cthulhu, The Great Old One")
        artists = [table.darin.has("Mad Artist") for _ in range(3)]
        table.darin.chooses(artists[0])
        table.darin.chooses(artists[1])
        table.expects(table.darin, "action")
        assert [artist.in_play for artist in artists] == [False, False, True]

    @pytest.mark.parametrize("rules", BOTH)
    def test_a_ghost_that_commits_with_a_ravager_is_safe_a_mummy_is_not(self, rules: str) -> None:
        """core-046, core-091, core-104; STORY-2, KEY-6: all are at the story when the Ravager strikes."""
        table = table_at("commit", rules=rules)
        ravager, ghost, mummy = (
            table.darin.has("Ravager from the Deep"),
            table.darin.has("Ghost"),
            table.darin.has("Living Mummy"),
        )
        table.darin.commits(dict.fromkeys((ravager, ghost, mummy), table.a))
        assert (ghost.in_play, mummy.in_discard, ravager.wounds) == (True, True, 1)

    def test_an_artist_silences_a_mummy_that_has_left_already(self) -> None:
        """core-087, core-104, core-016; TIME-22, TIME-18: its last words are an ability of a character."""
        table = table_at()
        mummy, artist = table.tommy.has("Living Mummy"), table.tommy.has("Performance Artist")
        mine, blast = table.darin.has("Mad Artist"), table.darin.holds("Shotgun Blast")
        table.darin.domain(agency=4)
        table.darin.plays(blast, x=4, on=mummy)
        table.tommy.disrupts_with(artist)
        assert mine.in_play


class TestBlankButArmed:
    """CARD-14: only the printed text box is blank."""

    def test_a_blank_character_still_fires_the_shotgun(self) -> None:
        """core-155, core-014, core-109; CARD-14: while the Elder Thing beside it has lost its Action."""
        table = table_at("after defend")
        bootleg = table.tommy.has("The Bootleg Whiskey Cover-Up")
        gunman, thing = table.darin.has("Mad Artist", at=bootleg), table.darin.has("Guardian Elder Thing", at=bootleg)
        victim = table.tommy.has("Bag Man", at=bootleg)
        table.darin.has("Shotgun", on=gunman)
        table.darin.domain(neutral=2)
        assert not table.darin.may_use(thing)
        table.darin.uses(gunman, on=victim)
        assert victim.in_discard

    def test_a_blank_villain_and_a_hero_stand_side_by_side_until_they_go_home(self) -> None:
        """core-155, core-043, core-007; KEY-1, KEY-5: the quarrel breaks out when the text is back."""
        table = table_at("after resolution")
        bootleg = table.tommy.has("The Bootleg Whiskey Cover-Up")
        keeper, hero = table.darin.has("Keeper of the Golden Path", at=bootleg), table.darin.has("Undercover Security")
        table.darin.passes()
        assert (keeper.in_play, hero.in_play) == (True, True)
        table.tommy.passes()
        table.expects(table.darin, "clash")
        table.darin.chooses(keeper)
        assert (keeper.in_discard, hero.in_play) == (True, True)

    def test_a_conspiracy_won_gives_everybody_their_text_back_at_home(self) -> None:
        """core-155, core-104, core-015, core-016; STORY-38: in the last window of the phase the Mummy speaks again."""
        table = table_at("resolution")
        bootleg = table.tommy.has("The Bootleg Whiskey Cover-Up")
        mummy = table.tommy.has("Living Mummy", at=bootleg, exhausted=False)
        assistant = table.darin.has("Laboratory Assistant", at=bootleg, exhausted=False)
        blast = table.darin.holds("Shotgun Blast")
        shield = table.darin.has("Patrol Wagon", on=assistant)
        table.tokens(bootleg, {table.darin: 4})
        table.darin.domain(agency=4)
        table.darin.passes()  # the Wagon bears the wound of the combat struggle
        table.darin.accepts()
        assert bootleg.is_won
        assert (mummy.blank, assistant.wounds) == (False, 1)
        table.darin.plays(blast, x=4, on=mummy)
        assert (assistant.in_discard, shield.in_discard) == (True, True)
