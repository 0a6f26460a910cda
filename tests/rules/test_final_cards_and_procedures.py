"""What the last FAQ changes about cancelled cards, single cards, decks and procedures: FINAL-16 to FINAL-21."""

import pytest

from rlyeh.cards import POOL
from rlyeh.decks import STORIES, Deck, breaches, deck_format
from rlyeh.engine import new_game
from rlyeh.engine.state.rule_sets import rule_set
from rlyeh.language import *
from rlyeh.language.text.english import card_text
from rlyeh.model import CardType
from rlyeh.testing import Scenario
from tests.rules.final_table import BLOW, BOTH_RULES, IMP, MAN, MOURNER, scene


@pytest.mark.parametrize("rules", BOTH_RULES)
def test_a_cancelled_response_of_a_card_in_hand(rules: str) -> None:
    """FINAL-16, TIME-13, TIME-16: discarded and used up; or it stays in hand and may be used again in that window."""
    hush = event("test-45", "Hush", NEUTRAL, cost=0, text=[disrupt(when(triggered(RESPONSE)), cancel())])
    table = scene(rules, hush)
    man = table.tommy.has(MAN)
    blow, fanatic = table.darin.holds(BLOW), table.darin.holds("Dreamlands Fanatic")
    table.tommy.holds(hush)
    table.darin.plays(blow, on=man)
    table.darin.responds_with(fanatic)
    table.tommy.disrupts_with("Hush")
    assert fanatic.in_discard is (rules == "lcg")
    assert table.darin.may_use(fanatic) is (rules == "lcg-final")
    if rules == "lcg-final":
        table.darin.responds_with(fanatic)
        assert fanatic.in_play


@pytest.mark.parametrize("rules", BOTH_RULES)
def test_cancelled_events_and_abilities(rules: str) -> None:
    """FINAL-16, TIME-12, TIME-16: a cancelled event is discarded, an ability of a card in play used up, in both."""
    hush = event("test-45", "Hush", NEUTRAL, cost=0, text=[disrupt(when(triggered(RESPONSE)), cancel())])
    wake = event("test-46", "Wake", NEUTRAL, cost=0, text=[response(after(is_("destroyed", CHARACTER)), draw())])
    table = scene(rules, hush, wake, MOURNER)
    man, card = table.tommy.has(MAN), table.darin.has(MOURNER)
    blow, said = table.darin.holds(BLOW), table.darin.holds(wake)
    for _ in range(2):
        table.tommy.holds(hush)
    table.darin.plays(blow, on=man)
    table.darin.responds_with(said)
    table.tommy.disrupts_with("Hush")
    assert said.in_discard
    table.darin.responds_with(card)
    table.tommy.disrupts_with("Hush")
    assert not table.darin.may_use(card)
    assert table.darin.hand == []


@pytest.mark.parametrize("rules", BOTH_RULES)
def test_military_bike(rules: str) -> None:
    """FINAL-17, ERR-20, STORY-9: to an unresolved story with characters, or to a resolved one as well."""
    table = scene(rules, phase="resolution")
    first, rider = table.darin.has(MAN, at=table.a), table.darin.has(IMP, at=table.b)
    other = table.darin.has(MAN, at=table.c)
    bike = table.darin.has("Military Bike", on=rider)
    table.darin.chooses(table.a)
    table.decline_all()
    table.darin.chooses(table.b)
    table.decline_all()
    table.expects(table.darin, "disrupt")
    table.darin.uses(bike)
    if rules == "lcg-final":
        assert table.darin.may_choose(table.a, table.c)
        table.darin.chooses(table.a)
    assert rider.story == (table.c if rules == "lcg" else table.a)
    table.decline_all()
    assert first.in_play
    assert other.in_play


@pytest.mark.parametrize("rules", BOTH_RULES)
def test_halflings_of_dhaz(rules: str) -> None:
    """FINAL-18, ERR-27, STORY-52: all wounds together, so that one character may take them all; or one at a time."""
    brawl = story("test-48", "Brawl", struggles="C")
    table = Scenario(rules=rules, cards=[MAN, IMP, brawl], stories=[brawl], phase="resolution")
    table.darin.has("Halflings of D'haz", at=table.a)
    foes = [table.tommy.has(MAN, at=table.a) for _ in range(3)]
    taken = 0
    while table.decision is not None and table.decision.kind == "victim":
        table.tommy.chooses(table.tommy.choices()[0])
        taken += 1
    table.decline_all()
    if rules == "lcg":
        assert [foe.in_play for foe in foes] == [False, True, True]
    else:
        assert [foe.in_play for foe in foes] == [False, False, False]
    assert taken


@pytest.mark.parametrize(("card_id", "before", "after_"), [
    ("sotd-075", "Discard 2 of your success tokens from stories", "Discard 2 of your success tokens from one story"),
    ("sotd-082", "return Endless Interrogation to your hand", "put Endless Interrogation on top of your deck"),
    ("dl-110", "and put it into play", "and put it into your hand"),
    ("fl-112", "draw 2 cards", "draw a card"),
])
def test_four_cards_have_new_wording(card_id: str, before: str, after_: str) -> None:
    """FINAL-19: the new one stands in place of the old one."""
    old, new = wording(card_id, "lcg"), wording(card_id, "lcg-final")
    assert before in old
    assert after_ not in old
    assert before not in new
    assert after_ in new


def test_the_doppelganger_has_one_more_sentence() -> None:
    """FINAL-19, yc-079: the fifth card keeps what it said."""
    more = " After that character leaves play, return Doppelgänger to its owner's hand."
    assert wording("yc-079", "lcg-final") == wording("yc-079", "lcg") + more


def wording(card_id: str, rules: str) -> str:
    """The text of a card under a rule set."""
    return card_text(Scenario(rules=rules).darin.holds(POOL[card_id]).piece.face.card)


def test_restricted_instead_of_banned() -> None:
    """FINAL-19, DECK-9: three banned titles; or none, but of the restricted ones a deck may have only one."""
    plain = [card.id for card in POOL if card.set_name == "Core Set" and card.type is not CardType.STORY]
    restricted = set(deck_format("lcg-final").restricted)
    fillers = [card_id for card_id in plain if card_id not in restricted][:48]
    banned = Deck("Birds", {"dl-110": 2, **dict.fromkeys(fillers, 1)})
    assert [breach.rule for breach in breaches(banned, deck_format("lcg-2010"), POOL)] == ["DECK-9"]
    assert breaches(banned, deck_format("lcg-final"), POOL) == []
    one, two = sorted(restricted & set(plain))[:2]
    both = Deck("Both", {one: 1, two: 1, **dict.fromkeys(fillers, 1)})
    assert breaches(both, deck_format("lcg-2010"), POOL) == []
    assert {breach.rule for breach in breaches(both, deck_format("lcg-final"), POOL)} == {"FINAL-19"}
    alone = Deck("Alone", {one: 2, **dict.fromkeys(fillers, 1)})
    assert breaches(alone, deck_format("lcg-final"), POOL) == []


@pytest.mark.parametrize("rules", BOTH_RULES)
def test_mulligan(rules: str) -> None:
    """FINAL-20, SET-6: one for each player; the first player, who is known by then, decides first, before resources."""
    ids = [card.id for card in POOL if card.type is not CardType.STORY][:50]
    game = new_game(POOL, [ids, ids], STORIES, seed=4, rules=rule_set(rules))
    first = None
    for turn in range(2):
        decision = game.decision
        assert decision is not None
        first = game.state.first if first is None else first
        assert (decision.kind, decision.seat) == ("mulligan", first if turn == 0 else 1 - first)
        assert all(not domain.resources for side in game.state.sides for domain in side.domains)
        old = set(game.state.sides[decision.seat].hand)
        game.apply("mulligan")
        hand = game.state.sides[decision.seat].hand
        assert len(hand) == 8
        assert set(hand) != old
    assert game.decision is not None
    assert game.decision.kind == "setup-resource"


@pytest.mark.parametrize("rules", BOTH_RULES)
def test_story_effects(rules: str) -> None:
    """FINAL-21, AMB-37, STORY-39: the winner's choice; reached by what is worded for any card effect, or by nothing."""
    feast = story("test-50", "Feast", text=[draw(3)])
    veto = event("test-51", "Veto", NEUTRAL, cost=0, text=[disrupt(when(triggered()), cancel())])
    token = support("test-52", "Ladder", NEUTRAL, cost=0, text=[
        passive(after(enters_play(THIS)), place_token(a(STORY))),
    ])  # fmt: skip
    table = Scenario(rules=rules, cards=[feast, veto, token], stories=[feast], bells=["darin"])
    table.tokens(table.a, {table.darin: 4})
    ladder = table.darin.holds(token)
    table.tommy.holds(veto)
    table.darin.plays(ladder)
    table.darin.chooses(table.a)
    table.expects(table.darin, "story")
    table.darin.accepts()
    if rules == "lcg":
        table.tommy.disrupts_with("Veto")
    assert len(table.darin.hand) == (0 if rules == "lcg" else 3)


@pytest.mark.parametrize("rules", BOTH_RULES)
def test_story_effects_need_targets(rules: str) -> None:
    """FINAL-21, EFF-1: without a legal target the effect is not even offered; and it may be declined."""
    hunt = story("test-50", "Hunt", text=[destroy(choose(CHARACTER))])
    token = event("test-52", "Token", NEUTRAL, cost=0, text=[action(place_token(choose(STORY)))])
    for there in (True, False):
        table = Scenario(rules=rules, cards=[hunt, token, MAN], stories=[hunt], bells=["darin"])
        table.tokens(table.a, {table.darin: 4})
        if there:
            man = table.tommy.has(MAN)
        table.darin.plays(table.darin.holds(token), on=table.a)
        if there:
            table.expects(table.darin, "story")
            table.darin.declines()
            assert man.in_play
        table.expects(table.darin, "action")
        assert table.a.is_won
