"""Cancel against cancel: who may stop what, in which order, and what stays paid."""

import pytest

from rlyeh.testing import CardHandle, Scenario
from tests.interactions.at_the_table import BOTH, table_at


class TestPowerDrain:
    """core-100 and what it meets."""

    @pytest.mark.parametrize("rules", BOTH)
    def test_one_power_drain_does_not_stop_another(self, rules: str) -> None:
        """core-100, core-040; TIME-11, EX-134: a Disrupt is neither an Action nor a Response."""
        table = table_at(rules=rules)
        unearthing, spare = table.darin.holds("Unearthing the Ancients"), table.darin.holds("Power Drain")
        drain = table.tommy.holds("Power Drain")
        table.darin.domain(miskatonic=3)
        table.darin.domain(hastur=2)
        table.tommy.domain(hastur=2)
        table.darin.plays(unearthing)
        if rules == "lcg":
            table.darin.passes()  # he could cancel his own Action
        table.tommy.disrupts_with(drain)
        assert (unearthing.in_discard, drain.in_discard, spare.in_hand) == (True, True, True)
        assert table.darin.hand == [spare]
        table.expects(table.tommy, "action")

    def test_a_performance_artist_does_not_stop_it(self) -> None:
        """core-087, core-100, core-040; TIME-11: an event is no ability of a character or support."""
        table = table_at()
        artist, unearthing = table.darin.has("Performance Artist"), table.darin.holds("Unearthing the Ancients")
        table.tommy.holds("Power Drain")
        table.darin.domain(miskatonic=3)
        table.tommy.domain(hastur=2)
        table.darin.plays(unearthing)
        table.tommy.disrupts_with("Power Drain")
        assert artist.in_play
        assert table.darin.hand == []

    def test_it_does_not_stop_a_performance_artist(self) -> None:
        """core-087, core-100, core-153; TIME-11: the Artist's ability is a Disrupt."""
        table = table_at()
        club, drain = table.darin.has("Gentleman's Club"), table.darin.holds("Power Drain")
        artist = table.tommy.has("Performance Artist")
        table.darin.domain(hastur=2)
        table.darin.domain(neutral=2)
        table.darin.uses(club, paying=table.darin.domains[1])
        table.darin.passes()  # Power Drain could cancel the Action, which is not what he wants
        table.tommy.disrupts_with(artist)
        assert artist.in_discard
        assert table.darin.hand == [drain]
        assert club.exhausted
        table.expects(table.tommy, "action")

    def test_an_action_that_is_cancelled_already_cannot_be_cancelled_again(self) -> None:
        """core-087, core-100, core-153; TIME-10: after the first cancel nothing is left to disrupt."""
        table = table_at()
        club, artist = table.darin.has("Gentleman's Club"), table.tommy.has("Performance Artist")
        table.darin.domain(neutral=2)
        table.tommy.holds("Power Drain")
        table.tommy.domain(hastur=2)
        table.darin.uses(club)
        table.tommy.disrupts_with("Power Drain")
        table.expects(table.tommy, "action")
        assert artist.in_play
        assert table.darin.hand == []

    def test_a_response_is_cancelled_and_used_up(self) -> None:
        """core-100, core-071; TIME-12, TIME-16: the Extortionist's chance is gone with it."""
        table = table_at()
        extortionist, servant = table.darin.holds("Extortionist"), table.tommy.has("Byakhee Servant")
        table.darin.domain(syndicate=3)
        table.tommy.holds("Power Drain")
        table.tommy.domain(hastur=2)
        table.darin.plays(extortionist)
        table.darin.responds_with(extortionist, on=servant)
        table.tommy.disrupts_with("Power Drain")
        assert servant.ready
        assert extortionist.in_play
        table.expects(table.tommy, "action")

    def test_playing_a_character_is_no_action_that_it_could_cancel_nor_is_a_forced_response(self) -> None:
        """core-100, core-012; TIME-11, TIME-26: T-Men come and shoot, and nobody is asked."""
        table = table_at()
        men, servant = table.darin.holds("T-Men"), table.tommy.has("Byakhee Servant")
        table.darin.domain(agency=5)
        table.tommy.holds("Power Drain")
        table.tommy.domain(hastur=2)
        table.darin.plays(men, on=servant)
        assert servant.in_discard
        assert len(table.tommy.hand) == 1

    def test_an_action_from_the_discard_pile_can_be_cancelled_and_tried_again(self) -> None:
        """core-100, core-003, core-057; EFF-33, PAY-8: Local Sheriff stays in the pile, and pays once more."""
        table = table_at()
        sheriff, beast = table.darin.has("Local Sheriff", exhausted=True), table.tommy.has("Keeper of the Golden Path")
        pull = table.tommy.holds("Pulled Under")
        table.tommy.holds("Power Drain")
        table.tommy.domain(hastur=2)
        table.tommy.domain(cthulhu=2)
        domains = [table.darin.domain(neutral=1), table.darin.domain(neutral=1)]
        table.darin.passes()
        table.tommy.plays(pull, on=[beast, sheriff])
        table.tommy.passes()  # he does not cancel his own Action
        assert sheriff.in_discard
        table.darin.uses(sheriff)
        table.tommy.disrupts_with("Power Drain")
        assert sheriff.in_discard
        table.tommy.passes()
        table.darin.uses(sheriff)
        assert sheriff.in_hand
        assert all(domain.drained for domain in domains)

    def test_legacy_of_ramses_is_not_returned_when_it_is_cancelled(self) -> None:
        """core-080, core-100; TIME-12, EFF-12: a cancelled event goes straight to the discard pile."""
        table = table_at()
        legacy, bag_man = table.darin.holds("Legacy of Ramses"), table.darin.has("Bag Man", exhausted=True)
        table.darin.domain(syndicate=2)
        spare = table.darin.domain(neutral=1)
        table.tommy.holds("Power Drain")
        table.tommy.domain(hastur=2)
        table.darin.plays(legacy, on=bag_man)
        table.tommy.disrupts_with("Power Drain")
        assert legacy.in_discard
        assert bag_man.exhausted
        assert not spare.drained


class TestCostsStayPaid:
    """What was paid for a cancelled effect is gone (PAY-8), and paying has its own consequences."""

    def transform(self, rules: str) -> tuple[Scenario, CardHandle, CardHandle]:
        """Darin sacrifices a Serpent for Shocking Transformation; Tommy holds Power Drain."""
        table = table_at(rules=rules)
        serpent, shock = table.darin.has("Serpent from Yoth"), table.darin.holds("Shocking Transformation")
        table.darin.decked("Slavering Gug")
        table.darin.domain(shub_niggurath=3)
        victim = table.tommy.has("Byakhee Servant")
        table.tommy.holds("Power Drain")
        table.tommy.domain(hastur=2)
        table.darin.plays(shock)
        assert serpent.in_discard
        return table, shock, victim

    def test_the_serpent_sacrificed_for_a_cancelled_event_strikes_before_the_cancelling(self) -> None:
        """core-149, core-140, core-100; TIME-21, PAY-8: in `lcg` at once, while the cost is paid."""
        table, shock, victim = self.transform("lcg")
        assert victim.in_discard
        table.tommy.disrupts_with("Power Drain")
        assert shock.in_discard
        assert table.darin.domains[0].drained
        assert table.darin.in_play == []

    def test_by_the_last_faq_it_strikes_when_the_cancelled_event_is_done(self) -> None:
        """core-149, core-140, core-100; FINAL-1: the sacrifice comes after Power Drain."""
        table, shock, victim = self.transform("lcg-final")
        assert victim.in_play
        table.tommy.disrupts_with("Power Drain")
        assert victim.in_discard
        assert shock.in_discard

    def test_whoever_was_exhausted_for_a_cancelled_pulled_under_stays_exhausted(self) -> None:
        """core-057, core-100; PAY-8."""
        table = table_at()
        keeper, pull = table.darin.has("Keeper of the Golden Path"), table.darin.holds("Pulled Under")
        table.darin.domain(cthulhu=2)
        servant = table.tommy.has("Byakhee Servant", exhausted=True)
        table.tommy.holds("Power Drain")
        table.tommy.domain(hastur=2)
        table.darin.plays(pull, on=[keeper, servant])
        table.tommy.disrupts_with("Power Drain")
        assert (keeper.exhausted, servant.in_play, pull.in_discard) == (True, True, True)
        assert not table.darin.domains[0].drained

    def test_a_cancelled_priestess_lies_exhausted_for_nothing(self) -> None:
        """core-123, core-087; PAY-8, TIME-12: the Dark Young costs its full price."""
        table = table_at()
        priestess, young = table.darin.has("Priestess of Bubastis"), table.darin.holds("Hungry Dark Young")
        table.darin.domain(shub_niggurath=2)
        artist = table.tommy.has("Performance Artist")
        table.darin.uses(priestess)
        table.tommy.disrupts_with(artist)
        table.tommy.passes()
        assert priestess.exhausted
        assert not table.darin.may_play(young)


class TestPerformanceArtists:
    """core-087: Disrupts of Disrupts."""

    def test_an_artist_cancels_an_artist_and_the_first_ability_goes_ahead(self) -> None:
        """core-087, core-153; AMB-13: the last Disrupt resolves first."""
        table = table_at()
        club, mine, theirs = (
            table.darin.has("Gentleman's Club"),
            table.darin.has("Performance Artist"),
            table.tommy.has("Performance Artist"),
        )
        table.darin.domain(neutral=2)
        table.darin.uses(club)
        table.darin.passes()
        table.tommy.disrupts_with(theirs)
        table.darin.disrupts_with(mine)
        assert (mine.in_discard, theirs.in_discard) == (True, True)
        assert len(table.darin.hand) == 1

    def test_after_a_cancelled_cancel_another_one_may_follow(self) -> None:
        """core-087, core-100, core-153; TIME-10: the Action is still waiting, so Power Drain may yet stop it."""
        table = table_at()
        club, mine, theirs = (
            table.darin.has("Gentleman's Club"),
            table.darin.has("Performance Artist"),
            table.tommy.has("Performance Artist"),
        )
        table.darin.domain(neutral=2)
        table.tommy.holds("Power Drain")
        table.tommy.domain(hastur=2)
        table.darin.uses(club)
        table.darin.passes()
        table.tommy.disrupts_with(theirs)
        table.darin.disrupts_with(mine)
        table.tommy.disrupts_with("Power Drain")
        assert table.darin.hand == []

    def test_a_forced_response_is_cancelled_by_the_very_character_it_would_have_taken(self) -> None:
        """core-087, core-041; TIME-22, CONF-33: chosen, the Artist gives herself up before the demand resolves."""
        table = table_at("draw")
        artist, dabbler = table.darin.has("Performance Artist"), table.darin.has("Dabbler in the Unknown")
        table.tommy.has("Cthulhu, The Great Old One")
        table.darin.chooses(artist)
        table.darin.disrupts_with(artist)
        assert artist.in_discard
        assert dabbler.in_play

    def test_an_ability_in_the_discard_pile_is_still_one_of_a_character(self) -> None:
        """core-087, core-026, core-018; EFF-33: the Visiting Author, burnt as a resource, is stopped by an Artist."""
        table = table_at(active="tommy")
        library = table.darin.domain("Visiting Author")
        author = library.resources[0]
        table.darin.domain(neutral=1)
        artist = table.tommy.has("Performance Artist")
        table.tommy.domain(agency=2)
        table.tommy.plays(table.tommy.holds("Torch the Joint!"), on=author)
        assert author.in_discard
        table.darin.uses(author)
        table.tommy.disrupts_with(artist)
        assert author.in_discard
        assert artist.in_discard


class TestTargets:
    """Dagon (core-042), the Adult Deep One (core-048) and Brady (core-061) escape."""

    def assault(self) -> tuple[Scenario, CardHandle, CardHandle]:
        """Tommy plays Deep One Assault on Darin's Dagon and has a Performance Artist."""
        table = table_at(active="tommy")
        dagon, young = table.darin.has("Dagon"), table.darin.has("Young Deep One")
        table.darin.domain(neutral=1)
        table.tommy.domain(cthulhu=5)
        table.tommy.has("Performance Artist")
        table.tommy.plays(table.tommy.holds("Deep One Assault"), x=5, on=dagon)
        return table, dagon, young

    def test_dagons_escape_can_be_cancelled_and_the_deep_one_has_died_in_vain(self) -> None:
        """core-042, core-087, core-056; AMB-13, PAY-8."""
        table, dagon, young = self.assault()
        table.darin.disrupts_with(dagon)
        table.tommy.disrupts_with("Performance Artist")
        assert (young.in_discard, dagon.in_discard) == (True, True)
        assert table.darin.domains[0].drained

    def test_otherwise_the_assault_is_spent(self) -> None:
        """core-042, core-087, core-056; TIME-12."""
        table, dagon, young = self.assault()
        table.darin.disrupts_with(dagon)
        table.tommy.passes()
        assert (young.in_discard, dagon.in_play) == (True, True)
        assert [card.title for card in table.tommy.discard] == ["Deep One Assault"]

    def test_a_blank_dagon_is_no_ancient_one_and_is_pulled_under(self) -> None:
        """core-042, core-057, sotd-009; CARD-14: with his text he loses subtype and escape alike."""
        table = table_at()
        keeper, dagon = table.darin.has("Keeper of the Golden Path"), table.tommy.has("Dagon", exhausted=True)
        table.tommy.has("Young Deep One")
        table.tommy.domain(neutral=1)
        pull = table.darin.holds("Pulled Under")
        table.darin.domain(cthulhu=2)
        table.darin.has("Called by Azathoth", on=dagon)
        table.darin.plays(pull, on=[keeper, dagon])
        assert dagon.in_discard

    def test_the_adult_deep_one_escapes_a_forced_response(self) -> None:
        """core-048, core-012; TIME-22: T-Men have shot at it and do not shoot again."""
        table = table_at()
        men, adult = table.darin.holds("T-Men"), table.tommy.has("Adult Deep One")
        other = table.tommy.has("Young Deep One")
        table.darin.domain(agency=5)
        table.tommy.domain(neutral=2)
        table.darin.plays(men, on=adult)
        table.tommy.disrupts_with(adult)
        assert (adult.in_play, other.in_play, men.in_play) == (True, True, True)

    def test_the_adult_deep_one_does_not_follow_a_blind_submission(self) -> None:
        """core-048, core-099; TIME-12: control is not taken, the event is discarded."""
        table = table_at()
        submission, adult = table.darin.holds("Blind Submission"), table.tommy.has("Adult Deep One")
        table.darin.domain(hastur=2)
        table.tommy.domain(neutral=2)
        table.darin.plays(submission, on=adult)
        table.tommy.disrupts_with(adult)
        assert adult.controller is table.tommy
        assert submission.in_discard

    def test_a_hound_that_attaches_itself_chooses_nobody(self) -> None:
        """core-048, core-110: its text has no "choose", so the Adult Deep One cannot object."""
        table = table_at()
        hound, adult = table.darin.has("Hound of Tindalos"), table.tommy.has("Adult Deep One")
        table.tommy.domain(neutral=2)
        table.darin.uses(hound)
        assert hound.host == adult

    def test_brady_leaves_before_a_disrupt_too(self) -> None:
        """core-061, core-087, core-153; TIME-27: the Artist's Disrupt is a triggered ability like any other."""
        table = table_at()
        brady, club = table.darin.has('Jack "Brass" Brady'), table.darin.has("Gentleman's Club")
        artist = table.tommy.has("Performance Artist")
        table.darin.domain(neutral=2)
        table.darin.uses(club)
        table.darin.passes()  # not for the Club
        table.tommy.disrupts_with(artist)
        table.darin.disrupts_with(brady)
        assert brady.in_hand
        assert artist.in_discard
        assert table.darin.hand == [brady]  # the Club was cancelled all the same

    def test_paying_for_an_escape_may_be_overpaying_for_a_cathouse(self) -> None:
        """core-048, core-074, core-096; PAY-12, TIME-14: a Disrupt is a triggered ability; readying comes later."""
        table = table_at()
        phobia, adult = table.darin.holds("Agoraphobia"), table.tommy.has("Adult Deep One")
        tired = table.tommy.has("Bag Man", exhausted=True)
        table.tommy.has("Cathouse")
        table.darin.domain(hastur=2)
        table.tommy.domain(neutral=3)
        table.darin.plays(phobia, on=adult)
        table.tommy.disrupts_with(adult)
        table.tommy.responds_with("Cathouse", on=tired)
        assert adult.in_play
        assert tired.ready


@pytest.mark.parametrize(("rules", "first"), [("lcg", "darin"), ("lcg-final", "tommy")])
def test_who_may_cancel_first(rules: str, first: str) -> None:
    """core-100, core-040; AMB-12, FINAL-2: the active player, or by the last FAQ the opponent of whoever acts."""
    table = table_at(rules=rules)
    for player in table.players:
        player.holds("Power Drain")
        player.domain(hastur=2)
    table.darin.domain(miskatonic=3)
    table.darin.plays(table.darin.holds("Unearthing the Ancients"))
    expected = table.darin if first == "darin" else table.tommy
    table.expects(expected, "disrupt")
    table.all_pass()
    assert len(table.darin.hand) == 4
