"""Zones and identity: STATE-1 to STATE-5."""

import pytest

from rlyeh.language import *
from rlyeh.model import Card
from rlyeh.testing import CardHandle, Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=0, skill=2, icons="C", keywords=[TOUGHNESS(2)])
STORM = event("test-2", "Storm", NEUTRAL, cost=0, text=[action(destroy(CHARACTER))])
TALE = event("test-3", "Tale", NEUTRAL, cost=0, text=[action(place_token(choose(STORY)))])
PLOT = conspiracy("test-4", "Plot", NEUTRAL, cost=0, struggles="TCAI")
BLOW = event("test-5", "Blow", NEUTRAL, cost=0, text=[action(destroy(choose(CHARACTER)))])
RECALL = event("test-6", "Recall", NEUTRAL, cost=0, text=[action(return_to_hand(choose(CHARACTER)))])
BURY = event("test-7", "Bury", NEUTRAL, cost=0, text=[action(put_on_top(choose(CHARACTER)))])
BRIBE = event("test-8", "Bribe", NEUTRAL, cost=0, text=[action(take_control(choose(CHARACTER)))])
BLESSING = event(
    "test-9", "Blessing", NEUTRAL, cost=0, text=[action(until_end_of_turn(gains(choose(CHARACTER), skill=3)))]
)
HERALD = character(
    "test-10", "Herald", NEUTRAL, cost=0, skill=1,
    text=[forced_response(after(is_("enters_discard", THIS)), draw())],
)
BLANKET = event("test-11", "Blanket", NEUTRAL, cost=0, text=[action(until_end_of_phase(blank(choose(CHARACTER))))])
PURGE = event("test-12", "Purge", NEUTRAL, cost=0, text=[action(destroy(choose(RESOURCES)))])
FUMBLE = event("test-13", "Fumble", NEUTRAL, cost=0, text=[action(discard_at_random())])
LETTER = event(
    "test-14", "Letter", NEUTRAL, cost=0,
    text=[response(after(is_("discarded_from_hand", THIS)), draw(2), from_=DISCARD)],
)
FLOOD = event("test-15", "Flood", NEUTRAL, cost=0, text=[action(mill(1))])
CARDS = [MAN, STORM, TALE, PLOT, BLOW, RECALL, BURY, BRIBE, BLESSING, HERALD, BLANKET, PURGE, FUMBLE, LETTER, FLOOD]


def scene(rules: str = "lcg") -> Scenario:
    return Scenario(cards=CARDS, bells=["darin"], rules=rules)


def test_what_is_in_play() -> None:
    """STATE-1: only the play area; deck, hand, domains and discard pile are out of play."""
    table = scene()
    there = [table.darin.has(MAN), table.tommy.has(MAN)]
    domain = table.tommy.domain(MAN)
    away = [table.tommy.holds(MAN), table.tommy.decked(MAN), table.tommy.discarded(MAN), domain.resources[0]]
    zones = [card.zone for card in away]
    assert not any(card.in_play for card in away)
    table.darin.plays(table.darin.holds(STORM))
    assert all(card.in_discard for card in there)
    assert [card.zone for card in away] == zones


def test_stories_and_conspiracies_on_the_board_are_in_play() -> None:
    """STATE-2: the story deck and won piles are not."""
    table = scene()
    plot, won = table.tommy.has(PLOT), table.tommy.won("Frozen in Time")
    next_story = table.game.state.story_deck[-1]
    table.darin.plays(table.darin.holds(TALE))
    assert table.darin.may_choose(table.a, table.b, table.c, plot)
    assert all(story.in_play for story in (table.a, table.b, table.c, plot))
    assert not won.in_play
    assert not CardHandle(table, next_story).in_play
    table.darin.chooses(plot)
    assert plot.tokens(table.darin) == 1


@pytest.mark.parametrize(("way", "pile"), [(BLOW, "discard"), (RECALL, "hand"), (BURY, "deck")])
def test_cards_go_to_their_owners_zones(way: Card, pile: str) -> None:
    """STATE-3: discard pile, hand and deck of the owner, whoever controlled the card."""
    table = scene()
    man = table.darin.has(MAN, owner=table.tommy)
    table.darin.plays(table.darin.holds(way), on=man)
    assert man.controller is table.tommy
    assert man in getattr(table.tommy, pile)


def test_a_card_that_left_play_is_a_new_object() -> None:
    """STATE-4, EX-76, STATE-3: neither wounds nor control nor bonus follow it to its owner's hand and back."""
    table = Scenario(cards=CARDS, bells=["darin", "tommy"], active="tommy")
    man = table.tommy.has(MAN, wounds=1)
    bribe, blessing, recall = table.darin.holds(BRIBE), table.darin.holds(BLESSING), table.darin.holds(RECALL)
    table.tommy.passes()
    table.darin.plays(bribe, on=man)
    table.tommy.passes()
    table.darin.plays(blessing, on=man)
    assert (man.controller, man.skill, man.wounds) == (table.darin, 5, 1)
    table.tommy.passes()
    table.darin.plays(recall, on=man)
    assert man in table.tommy.hand
    table.tommy.plays(man)
    assert (man.controller, man.skill, man.wounds) == (table.tommy, 2, 0)


def test_an_ability_may_answer_the_very_move() -> None:
    """STATE-4, STATE-5: from play, with working text."""
    table = scene()
    herald = table.darin.has(HERALD)
    table.darin.plays(table.darin.holds(BLOW), on=herald)
    assert herald.in_discard
    assert len(table.darin.hand) == 1


@pytest.mark.parametrize("state", ["blank", "insane", "resource", "hand"])
@pytest.mark.parametrize("rules", ["lcg", "lcg-final"])
def test_no_answer_without_working_text(rules: str, state: str) -> None:
    """STATE-5: blanked, insane, as a resource or from hand it stays silent."""
    table = scene(rules)
    if state == "hand":
        herald = table.darin.holds(HERALD)
        fumble = table.darin.holds(FUMBLE)
        table.darin.plays(fumble)
    elif state == "resource":
        herald = table.darin.domain(HERALD).resources[0]
        table.darin.plays(table.darin.holds(PURGE))
    else:
        herald = table.darin.has(HERALD, insane=state == "insane")
        blow = table.darin.holds(BLOW)
        if state == "blank":
            table.darin.plays(table.darin.holds(BLANKET), on=herald)
        table.darin.plays(blow, on=herald)
    assert herald.in_discard
    assert table.darin.hand == []


def test_an_event_may_speak_of_its_own_way_to_the_discard_pile() -> None:
    """STATE-5: then it works from where its text says, not from elsewhere."""
    table = scene()
    table.darin.decked(LETTER)
    letter, fumble = table.darin.holds(LETTER), table.darin.holds(FUMBLE)
    table.darin.plays(fumble)
    assert letter.in_discard
    table.darin.responds_with(letter)
    assert len(table.darin.hand) == 2
    assert letter.in_discard
    other = scene()
    milled = other.tommy.decked(LETTER)
    other.darin.plays(other.darin.holds(FLOOD))
    assert milled.in_discard
    assert other.tommy.hand == []
