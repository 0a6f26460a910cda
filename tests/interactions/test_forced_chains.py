"""Forced Responses that set each other off: in what order, and who chooses."""

import pytest

from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.testing import CardHandle, Scenario
from tests.interactions.at_the_table import BOTH, table_at


class TestChains:
    """AMB-17: depth first."""

    @pytest.mark.parametrize("rules", BOTH)
    def test_t_men_shoot_the_mummy_which_kills_the_serpent_which_takes_one_more(self, rules: str) -> None:
        """core-012, core-104, core-149, core-013; TIME-21, AMB-17: T-Men do not survive their own shot."""
        table = table_at(rules=rules)
        men, g_men = table.darin.holds("T-Men"), table.darin.has("G-Men")
        mummy, serpent = table.tommy.has("Living Mummy"), table.tommy.has("Serpent from Yoth")
        table.darin.domain(agency=5)
        table.darin.plays(men, on=mummy)
        assert [card.in_discard for card in (mummy, serpent, men)] == [True, True, True]
        assert g_men.in_discard  # the only character that Darin has left is sacrificed for the Serpent
        table.expects(table.tommy, "action")

    @pytest.mark.parametrize("rules", BOTH)
    def test_two_mummies_kill_each_other_and_everybody_twice(self, rules: str) -> None:
        """core-104, core-016, core-044, core-008; AMB-17, STATE-20: the first wound-all kills the second Mummy."""
        table = table_at(rules=rules)
        first, second = table.darin.has("Living Mummy"), table.tommy.has("Living Mummy")
        shoggoth, muscle = table.tommy.has("Guardian Shoggoth"), table.tommy.has("Hired Muscle")
        blast = table.darin.holds("Shotgun Blast")
        table.darin.domain(agency=4)
        table.darin.plays(blast, x=4, on=first)
        assert (first.in_discard, second.in_discard) == (True, True)
        assert (shoggoth.wounds, shoggoth.in_play, muscle.in_discard) == (2, True, True)

    def test_cthulhus_demand_may_come_back_to_cthulhu(self) -> None:
        """core-041, core-149; TIME-21: the Serpent sacrificed to him asks for a character of his controller."""
        table = table_at("draw")
        serpent, cthulhu = table.darin.has("Serpent from Yoth"), table.tommy.has("Cthulhu, The Great Old One")
        table.expects(table.darin, "action")
        assert (serpent.in_discard, cthulhu.in_discard) == (True, True)

    def test_a_servant_that_returns_by_peaslee_takes_a_resource_before_the_next_response(self) -> None:
        """core-024, core-102, core-016; TIME-21: inside the response window, at once."""
        table = table_at()
        peaslee, servant = table.darin.has("core-024"), table.darin.has("Servant from Out of Time")
        blasts = [table.darin.holds("Shotgun Blast"), table.darin.holds("Shotgun Blast")]
        table.darin.domain(agency=1)
        table.darin.domain(agency=3)
        last = table.darin.domain(neutral=2)
        table.darin.plays(blasts[0], x=1, on=servant, paying=1)
        table.tommy.passes()
        table.darin.plays(blasts[1], x=3, on=peaslee, paying=3)
        table.darin.responds_with(peaslee)
        table.darin.chooses(last.resources[0])
        assert (peaslee.in_play, servant.in_play, len(last)) == (True, True, 1)


class TestOrder:
    """EFF-24, EFF-25, AMB-16 and FINAL-5: who goes first when several come at once."""

    def burial(self, rules: str) -> tuple[Scenario, CardHandle, CardHandle, CardHandle, CardHandle]:
        """Burrowing Beneath takes Dutch Courage away which kept a wounded Mummy and a wounded Serpent up."""
        table = table_at(rules=rules)
        table.darin.has("Dutch Courage")
        mummy = table.darin.has("Living Mummy", wounds=1)
        serpent = table.darin.has("Serpent from Yoth", wounds=1)
        victim, other = table.tommy.has("Byakhee Servant"), table.tommy.has("Guardian Shoggoth")
        burrow = table.darin.holds("Burrowing Beneath")
        courage = table.darin.in_play[1]
        table.darin.domain(shub_niggurath=2)
        table.darin.plays(burrow, on=courage)
        table.darin.picks_no_more()
        return table, mummy, serpent, victim, other

    @pytest.mark.parametrize("rules", BOTH)
    def test_their_controller_lets_the_serpent_feed_before_the_mummy_kills(self, rules: str) -> None:
        """core-137, core-073, core-104, core-149; EFF-24: the Servant is sacrificed, only the Shoggoth is wounded."""
        table, _, serpent, victim, other = self.burial(rules)
        table.expects(table.darin, "order")
        table.darin.chooses(serpent)
        table.tommy.chooses(victim)
        assert (victim.in_discard, other.wounds) == (True, 1)

    @pytest.mark.parametrize("rules", BOTH)
    def test_or_lets_the_mummy_kill_first_so_that_the_shoggoth_is_all_that_is_left(self, rules: str) -> None:
        """core-137, core-073, core-104, core-149; EFF-24: the other order costs Tommy both."""
        table, mummy, _, victim, other = self.burial(rules)
        table.darin.chooses(mummy)
        assert (victim.in_discard, other.in_discard) == (True, True)

    def serpents(self, rules: str) -> tuple[Scenario, CardHandle, CardHandle, CardHandle]:
        """A Ravager wounds one Serpent of each player together; Tommy has two others to lose, Darin the Ravager."""
        table = table_at("commit", rules=rules)
        ravager, mine = table.darin.has("Ravager from the Deep"), table.darin.has("Serpent from Yoth", at=table.a)
        theirs, artist = table.tommy.has("Serpent from Yoth", at=table.a), table.tommy.has("Mad Artist")
        table.tommy.has("Bag Man")
        table.darin.commits(ravager, to=table.a)
        assert (mine.in_discard, theirs.in_discard) == (True, True)
        return table, ravager, theirs, artist

    def test_of_both_players_the_active_ones_serpent_feeds_first(self) -> None:
        """core-149, core-046; AMB-16, EFF-25: in `lcg` nobody is asked whose comes first."""
        table, ravager, _, artist = self.serpents("lcg")
        assert ravager.in_play
        table.tommy.chooses(artist)  # for Darin's Serpent
        assert (artist.in_discard, ravager.in_discard) == (True, True)

    def test_by_the_last_faq_the_active_player_orders_them_all(self) -> None:
        """core-149, core-046; FINAL-5: also the opponent's Serpent may be let go first."""
        table, ravager, theirs, artist = self.serpents("lcg-final")
        table.expects(table.darin, "order")
        table.darin.chooses(theirs)
        assert ravager.in_discard
        table.tommy.chooses(artist)
        assert artist.in_discard

    def test_the_first_may_silence_the_second(self) -> None:
        """core-012, core-082, core-024; EFF-31: T-Men and Victoria return together; shot, she does not act."""
        table = table_at()
        peaslee = table.darin.has("core-024")
        men, victoria = table.darin.has("T-Men"), table.darin.has("Victoria Glasser")
        blasts = [table.darin.holds("Shotgun Blast") for _ in range(3)]
        domains = [table.darin.domain(agency=3) for _ in range(3)]
        table.darin.domain(neutral=2)
        clerk = table.tommy.has("Blackwood File Clerk")
        for number, target in enumerate((men, victoria, peaslee)):
            table.darin.plays(blasts[number], x=3, on=target, paying=domains[number])
            if target != peaslee:
                table.tommy.passes()
        table.darin.responds_with(peaslee)
        table.darin.chooses(men)  # her Forced Response could come first
        table.darin.chooses(victoria)
        assert (men.in_play, peaslee.in_play, victoria.in_discard) == (True, True, True)
        assert not clerk.insane


class TestInsideEffects:
    """FINAL-1: at once, or when the whole effect is done."""

    def gates(self, rules: str) -> tuple[Scenario, CardHandle, CardHandle]:
        """Darin wins Through the Gates while both have somebody to sacrifice."""
        table = table_at("resolution", stories=["Through the Gates"], rules=rules)
        table.darin.has("Living Mummy", at=table.a, exhausted=False)
        advisor, artist = table.tommy.has("Military Advisor"), table.tommy.has("Mad Artist")
        table.tokens(table.a, {table.darin: 4})
        table.tommy.domain(neutral=2)
        table.darin.accepts()
        table.game.keep_journal()
        table.darin.accepts()
        return table, advisor, artist

    def test_in_the_first_faq_the_mummy_wounds_those_who_are_about_to_be_sacrificed(self) -> None:
        """core-161, core-104, core-148; TIME-21, EFF-25: the Advisor has a wound before Tommy's share comes."""
        table, advisor, artist = self.gates("lcg")
        assert (advisor.in_discard, artist.in_discard) == (True, True)
        wounded = [told.card for told in table.happened(Kind.WOUND)]
        assert wounded == [advisor.id, artist.id]

    def test_in_the_last_faq_they_have_gone_when_it_strikes(self) -> None:
        """core-161, core-104, core-148; FINAL-1: only the Artist is left to be wounded."""
        table, advisor, artist = self.gates("lcg-final")
        assert (advisor.in_discard, artist.in_discard) == (True, True)
        assert [told.card for told in table.happened(Kind.WOUND)] == [artist.id]

    @pytest.mark.parametrize("rules", BOTH)
    def test_the_natural_philosopher_who_was_searched_for_teaches_at_once(self, rules: str) -> None:
        """core-140, core-031; TIME-21, EFF-40, EFF-12: put into play in the middle of an effect, or after it."""
        table = table_at(rules=rules)
        table.darin.has("Mad Artist")
        shock, philosopher = table.darin.holds("Shocking Transformation"), table.darin.decked("Natural Philosopher")
        table.darin.domain(shub_niggurath=3)
        card = table.tommy.holds("Bag Man")
        table.darin.plays(shock)
        table.darin.chooses(philosopher)
        assert philosopher.in_play
        assert card.in_discard
        assert table.darin.hand == []  # he drew one card and had to discard it

    def test_during_the_draw_box_the_sacrifice_comes_before_any_response(self) -> None:
        """core-041, core-024; TIME-24: Peaslee, given to Cthulhu, answers after the box."""
        table = table_at("draw")
        peaslee = table.darin.has("core-024")
        table.tommy.has("Cthulhu, The Great Old One")
        table.darin.domain(neutral=2)
        table.expects(table.darin, "response")
        assert len(table.darin.hand) == 2
        table.darin.responds_with(peaslee)
        assert peaslee.in_play
