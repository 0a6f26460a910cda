"""Core Set: Yog-Sothoth, core-101 to core-120: the events and the supports."""

import pytest

from rlyeh.testing import CardHandle, Scenario
from tests.cards.core.yog_sothoth_table import CHANTER, KNIFE, MAN, NEWS, OX, RITE, SAINT, TAX, table_at


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
        table.impossible = True  # Nobody is committed in the operations phase, but these are quicker to write.
        guardian = table.darin.has("Guardian Elder Thing", at=table.a)
        domain = table.darin.domain(agency=2)
        table.darin.plays("Dampen Light", paying=1)
        table.tommy.passes()
        table.darin.uses(guardian)
        assert domain.drained
        assert guardian.wounds == 1

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
