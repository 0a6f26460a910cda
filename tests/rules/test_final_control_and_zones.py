"""What the last FAQ changes about control and zones: FINAL-6 to FINAL-10, each on both sides."""

import pytest

from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.language import *
from tests.rules.final_table import BLOW, BOTH_RULES, BRIBE, HAT, IMP, MAN, THEFT, kinds_of, scene

# -- control ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", BOTH_RULES)
def test_control_of_an_attachment(rules: str) -> None:
    """FINAL-6: it moves to a card of its taker's, or it stays where it is."""
    table = scene(rules)
    theirs, mine = table.tommy.has(MAN), table.darin.has(MAN)
    hat = table.tommy.has(HAT, on=theirs)
    table.darin.plays(table.darin.holds(THEFT))
    assert hat.controller is table.darin
    assert hat.host == (mine if rules == "lcg" else theirs)


@pytest.mark.parametrize("rules", BOTH_RULES)
def test_control_of_an_attachment_without_a_new_home(rules: str) -> None:
    """FINAL-6: then it cannot be taken, or it can all the same."""
    table = scene(rules)
    theirs = table.tommy.has(MAN)
    hat = table.tommy.has(HAT, on=theirs)
    table.darin.plays(table.darin.holds(THEFT))
    assert hat.controller is (table.tommy if rules == "lcg" else table.darin)
    assert hat.host == theirs


@pytest.mark.parametrize("rules", BOTH_RULES)
def test_control_through_an_attached_card(rules: str) -> None:
    """FINAL-7: for good, or until the attached card leaves play."""
    eye = support(
        "test-22", "Eye", NEUTRAL, cost=0, subtypes="Attachment", attach_to=CHARACTER,
        text=[passive(after(enters_play(THIS)), take_control(HOST))],
    )
    cut = event("test-23", "Cut", NEUTRAL, cost=0, text=[action(destroy(choose(ATTACHMENT)))])
    table = scene(rules, eye, cut)
    man, held, knife = table.tommy.has(MAN), table.darin.holds(eye), table.darin.holds(cut)
    table.darin.plays(held)
    assert man.controller is table.darin
    table.darin.plays(knife)
    assert held.in_discard
    assert man.controller is (table.darin if rules == "lcg" else table.tommy)


@pytest.mark.parametrize("rules", BOTH_RULES)
def test_control_while_attached(rules: str) -> None:
    """FINAL-7, EFF-16: where the text itself says for how long, that holds in either rule set."""
    eye = support(
        "test-22", "Eye", NEUTRAL, cost=0, subtypes="Attachment", attach_to=CHARACTER,
        text=[passive(after(enters_play(THIS)), take_control(HOST, until=WHILE_IN_PLAY))],
    )
    cut = event("test-23", "Cut", NEUTRAL, cost=0, text=[action(destroy(choose(ATTACHMENT)))])
    table = scene(rules, eye, cut)
    man, held, knife = table.tommy.has(MAN), table.darin.holds(eye), table.darin.holds(cut)
    table.darin.plays(held)
    assert man.controller is table.darin
    table.darin.plays(knife)
    assert man.controller is table.tommy


@pytest.mark.parametrize("rules", BOTH_RULES)
def test_control_of_a_committed_character(rules: str) -> None:
    """FINAL-8: removed from the story, or it changes sides there and counts for its new controller."""
    table = scene(rules, phase="after commit", active="tommy")
    man, other = table.tommy.has(MAN, at=table.a, exhausted=False), table.tommy.has(IMP, at=table.a, exhausted=False)
    table.darin.plays(table.darin.holds(BRIBE), on=man)
    assert man.controller is table.darin
    assert man.story == (None if rules == "lcg" else table.a)
    table.darin.passes()
    if rules == "lcg":
        table.darin.commits_nobody()
    table.darin.passes()
    assert table.tommy.may("place") is (rules == "lcg")
    table.decline_all()
    assert other.in_play


# -- zones ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", BOTH_RULES)
def test_entering_the_discard_pile_from_hand(rules: str) -> None:
    """FINAL-9, STATE-5: no text works from there unless it says so; "from play" still has to come from play."""
    plain = character(
        "test-24", "Plain", NEUTRAL, cost=1, skill=1, text=[forced_response(after(is_("enters_discard", THIS)), draw())]
    )
    express = character(
        "test-25", "Express", NEUTRAL, cost=1, skill=1,
        text=[forced_response(after(is_("discarded_from_hand", THIS)), draw(2), from_=DISCARD)],
    )
    fumble = event("test-26", "Fumble", NEUTRAL, cost=0, text=[action(must(OPPONENT, discard_from_hand(2)))])
    table = scene(rules, plain, express, fumble)
    table.tommy.holds(plain)
    table.tommy.holds(express)
    in_play = table.tommy.has(plain)
    blow = table.darin.holds(BLOW)
    table.darin.plays(table.darin.holds(fumble))
    assert [card.title for card in table.tommy.discard] == ["Plain", "Express"]
    assert len(table.tommy.hand) == 2
    table.darin.plays(blow, on=in_play)
    assert len(table.tommy.hand) == 3


@pytest.mark.parametrize("state", ["blank", "insane", "resource"])
@pytest.mark.parametrize("rules", BOTH_RULES)
def test_entering_the_discard_pile_without_text(rules: str, state: str) -> None:
    """FINAL-9, STATE-5: blank, insane or a resource, a card is silent in either rule set."""
    herald = character(
        "test-24", "Herald", NEUTRAL, cost=1, skill=1,
        text=[forced_response(after(is_("enters_discard", THIS)), draw())],
    )
    hush = event("test-25", "Hush", NEUTRAL, cost=0, text=[action(until_end_of_phase(blank(choose(CHARACTER))))])
    purge = event("test-26", "Purge", NEUTRAL, cost=0, text=[action(destroy(choose(RESOURCES)))])
    table = scene(rules, herald, hush, purge)
    blow, quiet, fire = table.darin.holds(BLOW), table.darin.holds(hush), table.darin.holds(purge)
    if state == "resource":
        card = table.tommy.domain(herald).resources[0]
        table.darin.plays(fire)
    else:
        card = table.tommy.has(herald, insane=state == "insane")
        if state == "blank":
            table.darin.plays(quiet, on=card)
        table.darin.plays(blow, on=card)
    assert card.in_discard
    assert table.tommy.hand == []


@pytest.mark.parametrize(("rules", "kind"), [("lcg", Kind.DISCARD_PLAY), ("lcg-final", Kind.DESTROY)])
def test_attachments_of_a_card_that_left_play(rules: str, kind: Kind) -> None:
    """FINAL-10: discarded, or destroyed; in either case only they, the host was returned to hand."""
    recall = event("test-27", "Recall", NEUTRAL, cost=0, text=[action(return_to_hand(choose(CHARACTER)))])
    table = scene(rules, recall)
    man = table.tommy.has(MAN)
    hat = table.tommy.has(HAT, on=man)
    table.game.keep_journal()
    table.darin.plays(table.darin.holds(recall))
    assert man.in_hand
    assert hat.in_discard
    assert kinds_of(table, Kind.DISCARD_PLAY, Kind.DESTROY) == [kind]
