"""The Mark of Madness: Hastur."""

import pytest

from rlyeh.language import *
from rlyeh.testing import CardHandle, Scenario

MAN = character("test-1", "Man", AGENCY, cost=0, skill=2)
RAVER = character("test-2", "Raver", AGENCY, cost=1, skill=2, icons="T", text=[action(draw())])
ZEALOT = character(
    "test-3", "Zealot", AGENCY, cost=1, skill=2, keywords=[WILLPOWER], text=[response(after(draws()), draw())],
)
LAMP = support("test-4", "Lamp", AGENCY, cost=1, text=[action(draw())])
TONIC = event("test-5", "Tonic", NEUTRAL, cost=0, text=[action(restore(choose(CHARACTER.insane)))])
NAP = event("test-6", "Nap", NEUTRAL, cost=0, text=[action(draw())])
CARDS = [MAN, RAVER, ZEALOT, LAMP, TONIC, NAP]


def table_of(phase: str = "operations") -> Scenario:
    return Scenario(phase=phase, cards=CARDS, bells=["darin", "tommy"])


class TestUnhingedLaborer:
    """tmom-008."""

    def test_he_goes_mad_for_a_support_card(self) -> None:
        """To its owner's hand."""
        table = table_of()
        laborer = table.darin.has("Unhinged Laborer")
        lamp = table.darin.has(LAMP, owner=table.tommy)
        table.darin.uses(laborer, on=lamp)
        assert laborer.insane
        assert lamp in table.tommy.hand

    def test_not_while_he_is_protected_or_mad_already(self) -> None:
        """KEY-28."""
        table = table_of()
        laborer = table.darin.has("Unhinged Laborer", insane=True)
        table.tommy.has(LAMP)
        assert not table.darin.may_use(laborer)

    def test_exhausted_he_still_can(self) -> None:
        table = table_of()
        laborer, lamp = table.darin.has("Unhinged Laborer", exhausted=True), table.tommy.has(LAMP)
        table.darin.uses(laborer, on=lamp)
        assert lamp.in_hand


class TestBenjaminHerriot:
    """tmom-014."""

    def test_he_enters_play_insane(self) -> None:
        """KEY-21: played; his opponent may look at him (AMB-74)."""
        table = table_of()
        table.darin.domain(hastur=3)
        herriot = table.darin.holds("Benjamin Herriot")
        table.darin.plays(herriot)
        assert herriot.insane
        assert herriot.icons == ""

    def test_restored_he_may_be_readied_for_three_cards(self) -> None:
        """REF-2: in the refresh phase."""
        table = table_of("start")
        herriot = table.darin.has("Benjamin Herriot", insane=True)
        table.darin.responds_with(herriot)
        assert herriot.ready
        assert len(table.darin.hand) == 3

    def test_or_by_an_effect_and_not_at_all(self) -> None:
        table = table_of()
        herriot = table.darin.has("Benjamin Herriot", insane=True)
        table.darin.holds(TONIC)
        table.darin.plays("Tonic", on=herriot)
        assert herriot.exhausted
        table.darin.passes()
        assert herriot.exhausted
        assert table.darin.hand == []

    def test_not_when_another_one_is_restored(self) -> None:
        table = table_of()
        herriot, man = table.darin.has("Benjamin Herriot", exhausted=True), table.darin.has(MAN, insane=True)
        table.darin.holds(TONIC)
        table.darin.plays("Tonic", on=man)
        assert not table.darin.may_use(herriot)
        assert man.exhausted


class TestTheDikesOfYs:
    """tmom-023."""

    def test_the_first_character_of_the_turn_enters_insane(self) -> None:
        """KEY-21: whoever's it is, the next one does not."""
        table = table_of()
        table.tommy.has("The Dikes of Ys")
        first, second = table.darin.holds(MAN), table.darin.holds(RAVER)
        table.darin.domain(agency=1)
        table.darin.plays(first)
        table.tommy.passes()
        table.darin.plays(second)
        assert first.insane
        assert second.ready

    def test_a_support_card_is_no_character(self) -> None:
        table = table_of()
        table.tommy.has("The Dikes of Ys")
        table.darin.domain(agency=1)
        lamp, man = table.darin.holds(LAMP), table.darin.holds(MAN)
        table.darin.plays(lamp)
        table.tommy.passes()
        table.darin.plays(man)
        assert lamp.ready
        assert man.insane

    def test_they_break_for_a_support_card(self) -> None:
        """Two are to be paid, and they are sacrificed."""
        table = table_of()
        dikes = table.darin.has("The Dikes of Ys")
        table.tommy.has(LAMP)
        assert not table.darin.may_use(dikes)
        table = table_of()
        dikes, lamp = table.darin.has("The Dikes of Ys"), table.tommy.has(LAMP)
        two = table.darin.domain(neutral=2)
        table.darin.uses(dikes, on=lamp)
        assert two.drained
        assert dikes.in_discard
        assert lamp.in_discard


class TestTheDanceOfTheYellowKing:
    """tmom-028."""

    def dances(self) -> tuple[Scenario, CardHandle, CardHandle, CardHandle]:
        table = table_of()
        table.darin.domain(hastur=1)
        raver, zealot, lamp = table.tommy.has(RAVER), table.tommy.has(ZEALOT), table.tommy.has(LAMP)
        table.darin.holds("The Dance of the Yellow King")
        table.darin.plays("The Dance of the Yellow King")
        return table, raver, zealot, lamp

    def test_who_uses_an_ability_goes_mad_past_every_protection(self) -> None:
        """KEY-22: terror icon and Willpower; the abilities resolve all the same."""
        table, raver, zealot, _ = self.dances()
        table.tommy.uses(raver)
        assert raver.insane
        assert len(table.tommy.hand) == 1
        table.tommy.responds_with(zealot)
        assert zealot.insane
        assert len(table.tommy.hand) == 2

    def test_not_who_uses_nothing_and_no_support_card_or_event(self) -> None:
        table, raver, zealot, lamp = self.dances()
        table.tommy.uses(lamp)
        if table.open_decision().kind == "response":
            table.all_pass()
        assert lamp.ready
        assert not raver.insane
        assert not zealot.insane

    def test_until_the_end_of_the_phase(self) -> None:
        table, raver, _, _ = self.dances()
        table.run_to("story")
        table.darin.passes()
        table.tommy.uses(raver)
        table.all_pass()
        assert not raver.insane

    @pytest.mark.parametrize("resources", [0, 1])
    def test_it_is_steadfast(self, resources: int) -> None:
        """PAY-22."""
        table = table_of()
        table.darin.domain(hastur=resources)
        dance = table.darin.holds("The Dance of the Yellow King")
        assert table.darin.may_play(dance) is (resources == 1)
