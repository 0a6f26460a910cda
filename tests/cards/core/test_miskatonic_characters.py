"""Core Set: Miskatonic University, core-021 to core-040 without core-023: the characters."""

import pytest

from rlyeh.cards import POOL
from rlyeh.cards.core import miskatonic
from rlyeh.model import Card, Icon
from rlyeh.testing import Scenario
from tests.cards.core.miskatonic_table import (
    CHILD,
    CURE,
    DETECTIVE,
    DOOM,
    DOOR,
    FLEE,
    GRASP,
    HERO,
    LULL,
    MAN,
    PUPIL,
    QUIET,
    SCOUT,
    SHED,
    SWORD,
    VILLAIN,
    WASTE,
    struggles,
    table_at,
)


def test_miskatonic_has_nineteen_cards() -> None:
    """core-023 is printed as an Agency card."""
    declared = [card.id for card in vars(miskatonic).values() if isinstance(card, Card)]
    assert declared == [f"core-{number:03}" for number in range(21, 41) if number != 23]


def test_laboratory_assistant_has_no_text() -> None:
    """core-029."""
    card = POOL["core-029"]
    handle = table_at().darin.has(card)
    assert (card.cost, handle.skill, handle.icons, set(handle.subtypes)) == (1, 1, "I", {"Scientist"})
    assert card.text == ()
    assert card.keywords == {}


class TestProfessorAlbertWilmarth:
    """core-021."""

    def play_out(self, table: Scenario) -> list[str]:
        """Resolve, declining everything; the struggles that somebody won, by the kind of question they ask."""
        kinds = []
        while table.open_decision().kind in ("victim", "arcane", "token"):
            decision = table.open_decision()
            kinds.append(decision.kind)
            table.game.apply(decision.options[-1])
        return kinds

    def test_the_story_loses_the_struggle_of_his_controllers_choice(self) -> None:
        """core-021; STORY-27."""
        table = table_at("commit", bells=["darin"])
        wilmarth = table.darin.has("Professor Albert Wilmarth")
        detective = table.darin.has(DETECTIVE)
        table.darin.commits({wilmarth: table.a, detective: table.a})
        table.darin.chooses(Icon.ARCANE)
        table.darin.passes()  # window after committing
        table.darin.passes()  # window after the opponent's step
        assert "arcane" not in self.play_out(table)

    def test_without_the_choice_the_struggle_is_held(self) -> None:
        """core-021: the same with another choice."""
        table = table_at("commit", bells=["darin"])
        wilmarth = table.darin.has("Professor Albert Wilmarth")
        detective = table.darin.has(DETECTIVE)
        table.darin.commits({wilmarth: table.a, detective: table.a})
        table.darin.chooses(Icon.TERROR)
        table.darin.passes()
        table.darin.passes()
        assert "arcane" in self.play_out(table)

    def test_only_struggles_that_the_story_has_can_be_chosen(self) -> None:
        """core-021."""
        table = table_at("commit", stories=[QUIET])
        wilmarth = table.darin.has("Professor Albert Wilmarth")
        table.darin.commits(wilmarth, to=table.a)
        assert [option.number for option in table.open_decision().options] == [Icon.COMBAT, Icon.INVESTIGATION]
        table.darin.chooses(Icon.COMBAT)

    def test_another_story_and_a_second_struggle_of_the_kind_stay(self) -> None:
        """core-021; STORY-27: one struggle, not all of its kind."""
        table = table_at("commit")
        wilmarth = table.darin.has("Professor Albert Wilmarth")
        table.darin.has("Open for Inspection", on=table.a)
        table.darin.commits(wilmarth, to=table.a)
        table.darin.chooses(Icon.INVESTIGATION)
        assert struggles(table, table.a) == [1, 1, 2, 2]
        assert struggles(table, table.b) == [1, 1, 1, 1]

    def test_the_struggle_is_back_when_he_leaves_the_story_or_is_blank(self) -> None:
        """core-021; TIME-23."""
        table = table_at("commit")
        wilmarth, lull = table.darin.has("Professor Albert Wilmarth"), table.darin.holds(LULL)
        table.darin.commits(wilmarth, to=table.a)
        table.darin.chooses(Icon.TERROR)
        assert struggles(table, table.a) == [0, 1, 1, 1]
        table.darin.plays(lull, on=wilmarth)
        assert struggles(table, table.a) == [1, 1, 1, 1]
        table = table_at("commit")
        wilmarth, flee = table.darin.has("Professor Albert Wilmarth"), table.darin.holds(FLEE)
        table.darin.commits(wilmarth, to=table.a)
        table.darin.chooses(Icon.TERROR)
        table.darin.plays(flee, on=wilmarth)
        assert struggles(table, table.a) == [1, 1, 1, 1]


class TestDrAliKafour:
    """core-022."""

    def test_committed_he_draws_a_card(self) -> None:
        """core-022."""
        table = table_at("commit")
        kafour, man = table.darin.has("Dr. Ali Kafour"), table.darin.has(MAN)
        table.darin.commits({kafour: table.a, man: table.b})
        table.darin.responds_with(kafour)
        assert len(table.darin.hand) == 1
        table.expects(table.darin, "action")

    def test_others_committing_draw_nothing(self) -> None:
        """core-022."""
        table = table_at("commit")
        kafour, man = table.darin.has("Dr. Ali Kafour"), table.darin.has(MAN)
        table.darin.commits(man, to=table.a)
        table.expects(table.darin, "action")
        assert kafour.story is None

    def test_a_defender_draws_too_and_it_is_a_free_choice(self) -> None:
        """core-022; TIME-14."""
        table = table_at("defend")
        kafour = table.tommy.has("Dr. Ali Kafour")
        table.darin.has(MAN, at=table.a)
        table.tommy.commits(kafour, to=table.a)
        table.tommy.passes()
        assert table.tommy.hand == []
        table.expects(table.darin, "action")


class TestProfessorNathanielPeaslee:
    """core-024."""

    def test_all_characters_that_entered_a_discard_pile_this_phase_come_back(self) -> None:
        """core-024; TIME-18, STATE-36: from play, hand and deck, of both players, each to its owner."""
        table = table_at()
        peaslee = table.darin.has("core-024")
        mine, theirs = table.darin.has(MAN), table.tommy.has(MAN)
        old, tool = table.darin.discarded(MAN), table.tommy.has(SHED)
        doom, waste = table.darin.holds(DOOM), table.darin.holds(WASTE)
        top = table.darin.decked(CHILD)
        domain = table.darin.domain(neutral=2)
        table.darin.plays(waste)
        table.darin.plays(doom)
        table.darin.picks_no_more()
        table.darin.responds_with(peaslee)
        assert all(card.in_play for card in (peaslee, mine, theirs, top, tool))
        assert theirs.controller is table.tommy
        assert peaslee.controller is table.darin
        assert old.in_discard
        assert doom.in_discard
        assert domain.drained

    def test_he_must_come_from_play_with_his_text_working(self) -> None:
        """core-024; STATE-5: from hand, insane or blank he cannot respond."""
        for state in ("hand", "insane", "blank"):
            table = table_at()
            sword, lull = table.darin.holds(SWORD), table.darin.holds(LULL)
            table.darin.domain(neutral=2)
            if state == "hand":
                peaslee = table.darin.decked("core-024")
                waste = table.darin.holds(WASTE)
                table.darin.plays(waste)
            else:
                peaslee = table.darin.has("core-024", insane=state == "insane")
                if state == "blank":
                    table.darin.plays(lull, on=peaslee)
                table.darin.plays(sword, on=peaslee)
            assert peaslee.in_discard
            table.expects(table.darin, "action")

    def test_returning_to_hand_or_another_ones_death_does_nothing(self) -> None:
        """core-024."""
        table = table_at()
        peaslee, man = table.darin.has("core-024"), table.darin.has(MAN)
        sword, grasp = table.darin.holds(SWORD), table.darin.holds(GRASP)
        table.darin.domain(neutral=2)
        table.darin.plays(sword, on=man)
        table.expects(table.darin, "action")
        table.darin.plays(grasp, on=peaslee)
        assert peaslee.in_hand
        table.expects(table.darin, "action")

    def test_what_died_in_an_earlier_phase_stays_dead(self) -> None:
        """core-024: this phase only."""
        table = table_at("draw")
        peaslee, man = table.darin.has("core-024"), table.darin.has(MAN)
        first, second = table.darin.holds(SWORD), table.darin.holds(SWORD)
        table.darin.domain(neutral=2)
        table.darin.plays(first, on=man)
        table.run_to("operations")
        table.darin.plays(second, on=peaslee)
        table.darin.responds_with(peaslee)
        assert peaslee.in_play
        assert man.in_discard

    def test_a_hero_does_not_come_back_beside_a_villain(self) -> None:
        """core-024; KEY-4, EFF-41."""
        table = table_at()
        peaslee, hero = table.darin.has("core-024"), table.darin.has(HERO)
        villain, door = table.darin.holds(VILLAIN), table.darin.holds(DOOR)
        swords = [table.darin.holds(SWORD) for _ in range(2)]
        table.darin.domain(neutral=2)
        table.darin.plays(swords[0], on=hero)
        table.darin.plays(door, on=villain)
        table.darin.plays(swords[1], on=peaslee)
        table.darin.responds_with(peaslee)
        assert peaslee.in_play
        assert villain.in_play
        assert hero.in_discard


    def test_of_rivals_their_owner_picks_who_comes_back(self) -> None:
        """core-024; EFF-26: a hero and a villain that both died."""
        table = table_at()
        peaslee, hero = table.darin.has("core-024"), table.darin.has(HERO)
        villain, door, man = table.darin.holds(VILLAIN), table.darin.holds(DOOR), table.tommy.has(MAN)
        sword, doom = table.darin.holds(SWORD), table.darin.holds(DOOM)
        table.darin.domain(neutral=2)
        table.darin.plays(sword, on=hero)
        table.darin.plays(door, on=villain)
        table.darin.plays(doom)
        table.darin.picks_no_more()
        table.darin.responds_with(peaslee)
        table.expects(table.darin, "order")
        assert table.darin.may_choose(hero, villain)
        table.darin.chooses(villain)
        assert villain.in_play
        assert hero.in_discard
        assert man.in_play

    def test_of_two_copies_of_a_unique_card_one_comes_back(self) -> None:
        """core-024; STATE-43."""
        table = table_at()
        peaslee = table.darin.has("core-024")
        copy = table.darin.decked("core-024")
        waste, sword = table.darin.holds(WASTE), table.darin.holds(SWORD)
        table.darin.domain(neutral=2)
        table.darin.plays(waste)
        table.darin.plays(sword, on=peaslee)
        table.darin.responds_with(peaslee)
        table.darin.chooses(copy)
        assert copy.in_play
        assert peaslee.in_discard


class TestAnthropologyAdvisor:
    """core-025."""

    def test_investigators_cost_you_one_less(self) -> None:
        """core-025; PAY-11: only characters, only Investigators."""
        table = table_at()
        table.darin.has("Anthropology Advisor")
        scout, man, shed = table.darin.holds(SCOUT), table.darin.holds(HERO), table.darin.holds(SHED)
        large = table.darin.domain(miskatonic=2)
        table.darin.domain(neutral=1)
        assert table.darin.may_play(man)
        table.darin.plays(scout)
        assert scout.in_play
        assert large.drained
        assert not table.darin.may_play(man)
        assert table.darin.may_play(shed)

    def test_not_for_the_opponent(self) -> None:
        """core-025."""
        table = table_at(active="tommy", bells=["tommy"])
        table.darin.has("Anthropology Advisor")
        scout = table.tommy.holds(SCOUT)
        table.tommy.domain(miskatonic=2)
        assert not table.tommy.may_play(scout)

    def test_a_cost_of_one_becomes_nothing_and_two_advisors_add_up(self) -> None:
        """core-025; PAY-16, PAY-4: no minimum is printed."""
        table = table_at()
        table.darin.has("Anthropology Advisor")
        pupil = table.darin.holds(PUPIL)
        table.darin.plays(pupil)
        assert pupil.in_play
        table = table_at()
        table.darin.has("Anthropology Advisor")
        table.darin.has("Anthropology Advisor")
        scout = table.darin.holds(SCOUT)
        table.darin.domain(miskatonic=1)
        table.darin.plays(scout)
        assert scout.in_play

    def test_your_investigators_gain_an_icon(self) -> None:
        """core-025: the advisor is one of them; neither others nor the opponent's."""
        table = table_at()
        advisor, scout, man = table.darin.has("Anthropology Advisor"), table.darin.has(SCOUT), table.darin.has(MAN)
        theirs = table.tommy.has(SCOUT)
        assert (advisor.icons, scout.icons, man.icons, theirs.icons) == ("CAII", "CI", "I", "C")


class TestMadGenius:
    """core-027."""

    def test_restored_it_puts_a_token_on_a_story(self) -> None:
        """core-027; REF-2: in the refresh step, on one's own side."""
        table = table_at("refresh")
        genius = table.darin.has("Mad Genius", insane=True)
        table.darin.responds_with(genius)
        assert table.darin.may_choose(table.a, table.b, table.c)
        table.darin.chooses(table.b)
        assert table.b.tokens(table.darin) == 1
        assert table.b.tokens(table.tommy) == 0

    def test_another_ones_recovery_does_nothing(self) -> None:
        """core-027."""
        table = table_at()
        table.darin.has("Mad Genius")
        man, cure = table.darin.has(MAN, insane=True), table.darin.holds(CURE)
        table.darin.plays(cure, on=man)
        assert man.ready
        table.expects(table.darin, "action")

    def test_the_token_may_win_the_story(self) -> None:
        """core-027; STORY-37, and the response may be declined."""
        table = table_at()
        genius, cure = table.darin.has("Mad Genius", insane=True), table.darin.holds(CURE)
        table.tokens(table.a, {table.darin: 4})
        table.darin.plays(cure, on=genius)
        table.darin.responds_with(genius, on=table.a)
        assert table.a.is_won


class TestStrangeLibrarian:
    """core-028."""

    @pytest.mark.parametrize("whose", ["darin", "tommy"])
    def test_three_cards_one_under_the_deck_two_back_in_any_order(self, whose: str) -> None:
        """core-028: of either player's deck."""
        table = table_at()
        librarian = table.darin.has("Strange Librarian")
        owner = getattr(table, whose)
        fourth, third, second, first = (owner.decked(card) for card in (HERO, MAN, CHILD, SCOUT))
        number = len(owner.deck)
        table.darin.uses(librarian)
        table.darin.chooses(0 if whose == "darin" else 1)
        assert librarian.exhausted
        assert table.darin.may_choose(first, second, third)
        table.darin.chooses(second)
        assert table.darin.may_choose(first, third)
        table.darin.chooses(third)
        assert owner.deck[0] == second
        assert owner.deck[-3:] == [fourth, first, third]
        assert len(owner.deck) == number

    def test_only_whoever_looked_knows_the_cards(self) -> None:
        """core-028; GEN-10."""
        table = table_at()
        librarian = table.darin.has("Strange Librarian")
        cards = [table.tommy.decked(card) for card in (MAN, CHILD, SCOUT)]
        table.darin.uses(librarian)
        table.darin.chooses(1, cards[0], cards[1])
        assert [card.piece.seen for card in cards] == [1, 1, 1]

    def test_a_short_deck_is_looked_at_as_far_as_it_goes(self) -> None:
        """core-028: of two cards one goes under the other; nobody runs out of cards (WIN-6)."""
        table = table_at()
        librarian = table.darin.has("Strange Librarian")
        under, top = table.tommy.decked(MAN), table.tommy.decked(CHILD)
        table.tommy.deck_of(2)
        table.darin.uses(librarian)
        table.darin.chooses(1, top)
        assert table.tommy.deck == [top, under]

    def test_an_exhausted_librarian_cannot(self) -> None:
        """core-028; PAY-27."""
        table = table_at()
        assert not table.darin.may_use(table.darin.has("Strange Librarian", exhausted=True))


class TestItinerantScholar:
    """core-030."""

    def test_a_drain_token_moves_to_another_domain(self) -> None:
        """core-030: own drained to own undrained."""
        table = table_at()
        scholar = table.darin.has("Itinerant Scholar")
        drained, other = table.darin.domain(neutral=3, drained=True), table.darin.domain(neutral=1)
        table.darin.uses(scholar)
        assert scholar.in_discard
        assert not drained.drained
        assert other.drained

    def test_the_opponents_domain_may_be_drained(self) -> None:
        """core-030; KEY-16: its Transient resources are destroyed."""
        table = table_at()
        scholar = table.darin.has("Itinerant Scholar")
        drained, mine = table.darin.domain(neutral=3, drained=True), table.darin.domain(neutral=1)
        theirs, spent = table.tommy.domain(transient="agency"), table.tommy.domain(neutral=1, drained=True)
        resource = theirs.resources[0]
        table.darin.uses(scholar)
        assert len(table.open_decision().options) == 2
        table.darin.chooses(theirs)
        assert (drained.drained, mine.drained, theirs.drained, spent.drained) == (False, False, True, True)
        assert resource.in_discard

    def test_it_needs_a_drained_domain_of_ones_own_and_an_undrained_one(self) -> None:
        """core-030; EFF-1."""
        table = table_at()
        scholar = table.darin.has("Itinerant Scholar")
        table.darin.domain(neutral=1)
        table.tommy.domain(neutral=1, drained=True)
        assert not table.darin.may_use(scholar)
        table = table_at()
        scholar = table.darin.has("Itinerant Scholar")
        table.darin.domain(neutral=1, drained=True)
        table.tommy.domain(neutral=1, drained=True)
        assert not table.darin.may_use(scholar)


class TestNaturalPhilosopher:
    """core-031."""

    def test_entering_play_it_draws_then_each_player_discards(self) -> None:
        """core-031; EFF-25: the active player first."""
        table = table_at()
        philosopher, mine = table.darin.holds("Natural Philosopher"), table.darin.holds(MAN)
        theirs, kept = table.tommy.holds(CHILD), table.tommy.holds(MAN)
        top = table.darin.decked(HERO)
        table.darin.domain(miskatonic=3)
        table.darin.plays(philosopher)
        assert table.darin.may_choose(mine, top)
        table.darin.chooses(mine)
        table.tommy.chooses(theirs)
        assert table.darin.hand == [top]
        assert table.tommy.hand == [kept]
        assert mine.in_discard
        assert theirs.in_discard

    def test_a_player_without_a_hand_discards_nothing(self) -> None:
        """core-031; DRAW-5: the one card drawn must go."""
        table = table_at()
        philosopher, top = table.darin.holds("Natural Philosopher"), table.darin.decked(HERO)
        table.darin.domain(miskatonic=3)
        table.darin.plays(philosopher)
        assert top.in_discard
        table.expects(table.darin, "action")

    def test_it_is_steadfast(self) -> None:
        """core-031; PAY-22."""
        table = table_at()
        philosopher = table.darin.holds("Natural Philosopher")
        table.darin.domain(miskatonic=1, neutral=2)
        assert not table.darin.may_play(philosopher)


class TestStudentArchaeologist:
    """core-032."""

    def test_restored_it_draws_then_each_player_discards(self) -> None:
        """core-032."""
        table = table_at("refresh")
        student, mine = table.darin.has("Student Archaeologist", insane=True), table.darin.holds(MAN)
        theirs, top = table.tommy.holds(CHILD), table.darin.decked(HERO)
        table.darin.responds_with(student)
        assert table.darin.may_choose(mine, top)
        table.darin.chooses(top)
        assert top.in_discard
        assert theirs.in_discard
        assert table.darin.hand == [mine]

    def test_it_may_be_declined_and_others_do_not_count(self) -> None:
        """core-032; TIME-14."""
        table = table_at()
        student, man = table.darin.has("Student Archaeologist", insane=True), table.darin.has(MAN, insane=True)
        cures = [table.darin.holds(CURE) for _ in range(2)]
        table.darin.plays(cures[0], on=man)
        table.expects(table.darin, "action")
        table.darin.plays(cures[1], on=student)
        table.darin.passes()
        assert table.darin.hand == []
