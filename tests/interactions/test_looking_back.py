"""What set a text off is remembered: what a card was, who was there, what killed it, and whether it has moved on."""

import pytest

from rlyeh.language import *
from rlyeh.testing import Scenario
from tests.interactions.at_the_table import BOTH

MAN = character("test-1", "Man", NEUTRAL, cost=2, skill=2)
LUNATIC = character("test-2", "Loon", HASTUR, cost=2, skill=2, subtypes="Lunatic")
STRIKE = event("test-3", "Strike", NEUTRAL, cost=0, text=[action(destroy(choose(CHARACTER)))])
SCREAM = event("test-4", "Scream", NEUTRAL, cost=0, text=[action(drive_insane(choose(CHARACTER)))])
DOCTOR = support(
    "test-5", "Doctor", NEUTRAL, cost=0, text=[response(after(is_("insane", CHARACTER.subtype("Lunatic"))), draw())],
)
CRITIC = support(
    "test-6", "Critic", NEUTRAL, cost=0, text=[response(after(is_("insane", CHARACTER.other_than("Lunatic"))), draw())],
)
FRIEND = character(
    "test-7", "Friend", NEUTRAL, cost=2, skill=2,
    text=[forced_response(after(is_("insane", CHARACTER.at(SAME_STORY))), draw())],
)
RAISER = support(
    "test-8", "Raiser", NEUTRAL, cost=0,
    text=[response(after(is_("destroyed", CHARACTER)), put_into_play(THAT_CHARACTER))],
)
TAKER = support(
    "test-9", "Taker", NEUTRAL, cost=0,
    text=[response(after(is_("destroyed", CHARACTER)), return_to_hand(THAT_CHARACTER))],
)
MERCY = event(
    "test-10", "Mercy", NEUTRAL, cost=0,
    text=[disrupt(when(would_be("wounded", MINE)), cancel("1 wound"), at_end_of_phase(sacrifice(THAT_CHARACTER)))],
)
STAB = event("test-11", "Stab", NEUTRAL, cost=0, text=[action(wound(choose(CHARACTER)))])
HEIR = event(
    "test-12", "Heir", NEUTRAL, cost=0,
    text=[action(sacrifice(a(MINE, as_="it")), to=exhaust(THEIRS.skill(below=skill_of(the("it")))))],
)
LEGACY = event(
    "test-13", "Legacy", NEUTRAL, cost=0,
    text=[action(
        sacrifice(a(MINE, as_="it")),
        to=until_end_of_phase(gains_printed_icons(choose(MINE.that(is_not(the("it")))), of=the("it"))),
    )],
)
SAGE = character("test-14", "Sage", NEUTRAL, cost=2, skill=3, icons="AA")
CARDS = [MAN, LUNATIC, STRIKE, SCREAM, DOCTOR, CRITIC, FRIEND, RAISER, TAKER, MERCY, STAB, HEIR, LEGACY, SAGE]


class TestWhoWentInsane:
    """TIME-30, STATE-13: a text looks at what the card was just before."""

    @pytest.mark.parametrize("rules", BOTH)
    def test_its_subtype(self, rules: str) -> None:
        """TIME-30: a Lunatic is one for this, although it lies face down."""
        table = Scenario(cards=CARDS, rules=rules, bells=["darin"])
        doctor, loon = table.darin.has(DOCTOR), table.tommy.has(LUNATIC)
        table.darin.has(CRITIC)
        table.darin.plays(table.darin.holds(SCREAM), on=loon)
        assert not table.darin.may_use("Critic")
        table.darin.responds_with(doctor)
        assert len(table.darin.hand) == 1

    def test_the_lack_of_a_subtype(self) -> None:
        """TIME-30: whoever was no Lunatic is answered by the other one."""
        table = Scenario(cards=CARDS, bells=["darin"])
        critic, man = table.darin.has(CRITIC), table.tommy.has(MAN)
        table.darin.has(DOCTOR)
        table.darin.plays(table.darin.holds(SCREAM), on=man)
        assert not table.darin.may_use("Doctor")
        table.darin.responds_with(critic)

    def test_its_story(self) -> None:
        """TIME-30, STATE-10: it has left the story where it was."""
        table = Scenario(phase="after defend", cards=CARDS, bells=["darin"])
        table.darin.has(FRIEND, at=table.a)
        there, elsewhere = table.tommy.has(MAN, at=table.a), table.tommy.has(MAN, at=table.b)
        screams = [table.darin.holds(SCREAM), table.darin.holds(SCREAM)]
        table.darin.plays(screams[0], on=elsewhere)
        assert len(table.darin.hand) == 1
        table.darin.plays(screams[1], on=there)
        assert len(table.darin.hand) == 1


class TestThatCard:
    """STATE-4: the card that a trigger was about is meant as the object that it became."""

    def test_two_responses_do_not_get_it_twice(self) -> None:
        """STATE-4: once it is back in hand, nobody puts it into play from there."""
        table = Scenario(cards=CARDS, bells=["darin"])
        raiser, taker, man = table.darin.has(RAISER), table.darin.has(TAKER), table.darin.has(MAN)
        table.darin.plays(table.darin.holds(STRIKE), on=man)
        table.darin.responds_with(taker)
        assert man.in_hand
        table.darin.responds_with(raiser)
        assert man.in_hand

    def test_the_other_way_round(self) -> None:
        """STATE-4: once it is back in play, nobody takes it out of there."""
        table = Scenario(cards=CARDS, bells=["darin"])
        raiser, taker, man = table.darin.has(RAISER), table.darin.has(TAKER), table.darin.has(MAN)
        table.darin.plays(table.darin.holds(STRIKE), on=man)
        table.darin.responds_with(raiser)
        table.darin.responds_with(taker)
        assert man.in_play

    def test_it_can_be_spoken_of_when_the_phase_ends(self) -> None:
        """TURN-7: what is delayed speaks of the card that set the text off."""
        table = Scenario(cards=CARDS, bells=["darin"])
        man, other = table.tommy.has(MAN), table.tommy.has(MAN)
        mercy = table.tommy.holds(MERCY)
        table.darin.plays(table.darin.holds(STAB), on=man)
        table.tommy.disrupts_with(mercy)
        assert man.in_play
        table.darin.passes()
        assert (man.in_discard, other.in_play) == (True, True)

    def test_not_if_it_is_another_object_by_then(self) -> None:
        """STATE-4, TURN-7: one that has left play and come back is not sacrificed."""
        table = Scenario(cards=CARDS, bells=["darin"])
        man, raiser, mercy = table.tommy.has(MAN), table.tommy.has(RAISER), table.tommy.holds(MERCY)
        stab, strike = table.darin.holds(STAB), table.darin.holds(STRIKE)
        table.darin.plays(stab, on=man)
        table.tommy.disrupts_with(mercy)
        table.darin.plays(strike, on=man)
        table.tommy.responds_with(raiser)
        table.darin.passes()
        assert man.in_play


class TestACardThatHasGone:
    """STATE-4, TIME-30: what was given up is looked at as it was."""

    def test_its_skill(self) -> None:
        """TIME-30: at, below and above it."""
        table = Scenario(cards=CARDS, bells=["darin"])
        table.darin.has(SAGE)
        below, same = table.tommy.has(MAN), table.tommy.has(SAGE)
        table.darin.plays(table.darin.holds(HEIR))
        assert (below.exhausted, same.ready) == (True, True)

    def test_its_icons(self) -> None:
        """TIME-30, CARD-20: another character has them now."""
        table = Scenario(cards=CARDS, bells=["darin"])
        sage, man = table.darin.has(SAGE), table.darin.has(MAN)
        table.darin.plays(table.darin.holds(LEGACY), on=sage)
        assert sage.in_discard
        assert man.icons == "AA"
