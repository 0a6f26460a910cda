"""Forgotten Lore: cards that speak of what was destroyed, and one whose text hangs on what it gives."""

from rlyeh.language import *
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=2, skill=2)
STRIKE = event("test-2", "Strike", NEUTRAL, cost=0, text=[action(destroy(choose(CHARACTER_OR_SUPPORT)))])
SHED = support("test-3", "Shed", NEUTRAL, cost=0)
TAKER = support(
    "test-4", "Taker", NEUTRAL, cost=0, text=[response(after(is_("destroyed", MINE)), return_to_hand(THAT_CHARACTER))],
)
BEAST = character("test-5", "Beast", NEUTRAL, cost=2, skill=2, subtypes="Monster")
SORT = support(
    "test-6", "Sort", NEUTRAL, cost=0, text=[action(put_on_bottom(choose(CARD.subtype("Spell").in_(HAND))))],
)
SEIZE = event("test-7", "Seize", NEUTRAL, cost=0, text=[action(take_control(choose(THEIRS)))])
CARDS = [MAN, STRIKE, SHED, TAKER, BEAST, SORT, SEIZE]


class TestArtifactOfTheLostCities:
    """fl-018."""

    def test_its_host_is_an_artifact(self) -> None:
        """fl-018: a subtype besides its own, and nobody else's."""
        table = Scenario(cards=CARDS)
        shed, other = table.darin.has(SHED), table.darin.has(SHED)
        table.darin.has("Artifact of the Lost Cities", on=shed)
        assert shed.subtypes == {"Artifact"}
        assert not other.subtypes

    def test_it_answers_that_its_host_was_destroyed(self) -> None:
        """fl-018; TIME-32: from the discard pile, and only if it likes."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        shed, strike = table.darin.has(SHED), table.tommy.holds(STRIKE)
        artifact = table.darin.has("Artifact of the Lost Cities", on=shed)
        table.tommy.plays(strike, on=shed)
        table.darin.responds_with(artifact)
        assert artifact.in_discard
        assert len(table.darin.hand) == 3

    def test_not_that_another_support_was(self) -> None:
        """fl-018: nor that it was destroyed itself."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        shed, other = table.darin.has(SHED), table.darin.has(SHED)
        artifact = table.darin.has("Artifact of the Lost Cities", on=shed)
        strikes = [table.tommy.holds(STRIKE), table.tommy.holds(STRIKE)]
        table.tommy.plays(strikes[0], on=other)
        table.tommy.plays(strikes[1], on=artifact)
        table.expects(table.tommy, "action")
        assert table.darin.hand == []


class TestThomasOlney:
    """fl-023."""

    def test_another_character_comes_back(self) -> None:
        """fl-023: for 2, and not for 1."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        olney, man = table.darin.has("Thomas Olney"), table.darin.has(MAN)
        domain = table.darin.domain(neutral=2)
        table.tommy.plays(table.tommy.holds(STRIKE), on=man)
        table.darin.responds_with(olney)
        assert man.in_play
        assert domain.drained

    def test_not_himself_and_nobody_elses(self) -> None:
        """fl-023: nor a support card."""
        for card, mine in ((MAN, False), (SHED, True)):
            table = Scenario(cards=CARDS, bells=["tommy"])
            table.darin.has("Thomas Olney")
            table.darin.domain(neutral=2)
            gone = (table.darin if mine else table.tommy).has(card)
            table.tommy.plays(table.tommy.holds(STRIKE), on=gone)
            table.expects(table.tommy, "action")
            assert gone.in_discard
        table = Scenario(cards=CARDS, bells=["tommy"])
        olney = table.darin.has("Thomas Olney")
        table.darin.domain(neutral=2)
        table.tommy.plays(table.tommy.holds(STRIKE), on=olney)
        table.expects(table.tommy, "action")

    def test_not_one_that_has_left_the_pile(self) -> None:
        """fl-023; STATE-4: another card took it to hand first."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        olney, taker, man = table.darin.has("Thomas Olney"), table.darin.has(TAKER), table.darin.has(MAN)
        table.darin.domain(neutral=2)
        table.tommy.plays(table.tommy.holds(STRIKE), on=man)
        table.darin.responds_with(taker)
        table.darin.responds_with(olney)
        assert man.in_hand


class TestCanineGuardian:
    """fl-061."""

    def test_it_brings_a_card_back_to_hand(self) -> None:
        """fl-061: a character or a support card, for its own life."""
        for card in (MAN, SHED):
            table = Scenario(cards=CARDS, bells=["tommy"])
            dog, lost = table.darin.has("Canine Guardian"), table.darin.has(card)
            table.tommy.plays(table.tommy.holds(STRIKE), on=lost)
            table.darin.responds_with(dog)
            assert (lost.in_hand, dog.in_discard) == (True, True)

    def test_not_itself_and_no_card_of_the_opponent(self) -> None:
        """fl-061; PAY-29: it cannot be sacrificed any more."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        dog, man = table.darin.has("Canine Guardian"), table.tommy.has(MAN)
        strikes = [table.tommy.holds(STRIKE), table.tommy.holds(STRIKE)]
        table.tommy.plays(strikes[0], on=man)
        table.tommy.plays(strikes[1], on=dog)
        table.expects(table.tommy, "action")
        assert dog.in_discard


class TestOpenerOfTheGate:
    """fl-117."""

    def test_its_players_monsters_are_spells_where_it_says(self) -> None:
        """fl-117; CARD-13: in hand, in the deck, in the discard pile; not in play."""
        table = Scenario(cards=CARDS)
        table.darin.has("Opener of the Gate")
        held, decked = table.darin.holds(BEAST), table.darin.decked(BEAST)
        gone, played = table.darin.discarded(BEAST), table.darin.has(BEAST)
        for card in (held, decked, gone):
            assert card.subtypes == {"Monster", "Spell"}
        assert played.subtypes == {"Monster"}

    def test_no_other_cards_and_not_the_opponents(self) -> None:
        """fl-117: each condition has a card that fails it."""
        table = Scenario(cards=CARDS, bells=["darin"])
        table.darin.has("Opener of the Gate")
        man, theirs = table.darin.holds(MAN), table.tommy.holds(BEAST)
        assert not man.subtypes
        assert theirs.subtypes == {"Monster"}

    def test_what_looks_for_spells_finds_them(self) -> None:
        """fl-117: a choice that asks for Spells in hand."""
        table = Scenario(cards=CARDS, bells=["darin"])
        table.darin.has("Opener of the Gate")
        sort, beast = table.darin.has(SORT), table.darin.holds(BEAST)
        table.darin.holds(MAN)
        table.darin.uses(sort)
        assert beast.in_deck
