"""Texts that leave something open, as the language says them."""

import pytest

from rlyeh.language import *
from rlyeh.testing import MAN, Scenario

CROSS = support(
    "test-1", "Cross", NEUTRAL, cost=0, subtypes="Attachment", attach_to=CHARACTER,
    text=[
        disrupt(
            when(ability_used()),
            exhaust(THIS),
            to=then(until_end_of_phase(immune(THIS, triggered=True), immune(HOST, triggered=True)), place_token(THIS)),
        ),
    ],
)
BLOW = event("test-2", "Blow", NEUTRAL, cost=0, text=[action(destroy(choose(CHARACTER)))])
CROWD = support(
    "test-3", "Crowd", NEUTRAL, cost=0,
    text=[
        response(
            after(commits(CHARACTER, together=True)), draw(), if_=exists(CHARACTER.at(THAT_STORY), at_least=3)
        ),
    ],
)


def test_a_disrupt_without_an_occasion_wards_off_the_effect_that_is_under_way() -> None:
    """TIME-6: it may be used whenever an effect is."""
    table = Scenario(cards=[CROSS, BLOW], bells=["darin", "tommy"])
    man = table.tommy.has(MAN)
    cross = table.tommy.has(CROSS, on=man)
    table.darin.plays(table.darin.holds(BLOW), on=man)
    table.tommy.disrupts_with(cross)
    assert man.in_play
    assert cross.tokens(table.tommy) == 1


@pytest.mark.parametrize(("mine", "theirs", "asked"), [(3, 0, True), (2, 0, False), (2, 1, True), (1, 1, False)])
def test_as_many_as_are_there_then(mine: int, theirs: int, asked: bool) -> None:
    """STORY-4: those of both sides count, also those that were there before."""
    table = Scenario(cards=[CROWD], phase="commit", bells=["darin"])
    crowd = table.darin.has(CROWD)
    men = {table.darin.has(MAN): table.a for _ in range(mine)}
    foes = {table.tommy.has(MAN): table.a for _ in range(theirs)}
    table.darin.commits(men)
    if foes:
        table.all_pass()
        table.tommy.commits(foes)
    if asked:
        table.darin.responds_with(crowd)
    table.expects(table.darin, "action")
    assert len(table.darin.hand) == asked
