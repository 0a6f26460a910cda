"""Numbers of words: every number may be plain, X, counted or read off a card; and what is picked may have limits."""

import pytest

from rlyeh.language import *
from rlyeh.model import Card
from rlyeh.testing import CardHandle, Scenario
from rlyeh.translation import card_text

MAN = character("test-1", "Man", AGENCY, cost=2, skill=3, icons="CA")
OX = character("test-2", "Ox", AGENCY, cost=3, skill=3, keywords=[TOUGHNESS(5)])
GUEST = character("test-3", "Guest", AGENCY, cost=1, skill=1)
MEN = count(MINE)


def trick(*effects: object) -> Card:
    """An event with these effects."""
    return event("test-9", "Trick", NEUTRAL, cost=0, text=[action(*effects)])  # type: ignore[arg-type]


def at_hand(card: Card, men: int) -> tuple[Scenario, CardHandle, CardHandle]:
    """Darin controls so many men and holds the event; Tommy has an ox in play and three guests in hand."""
    table = Scenario(cards=[MAN, OX, GUEST, card], bells=["darin", "tommy"])
    for _ in range(men):
        table.darin.has(MAN)
    beast = table.tommy.has(OX)
    for _ in range(3):
        table.tommy.holds(GUEST)
    return table, beast, table.darin.holds(card)


@pytest.mark.parametrize("number", [0, 1, 3])
def test_wounds_are_counted(number: int) -> None:
    table, beast, card = at_hand(trick(wound(choose(THEIRS), MEN)), number)
    table.darin.plays(card, on=beast)
    assert beast.wounds == number


@pytest.mark.parametrize("number", [0, 2])
def test_success_tokens_are_counted(number: int) -> None:
    table, _, card = at_hand(trick(place_token(choose(STORY), MEN)), number)
    table.darin.plays(card, on=table.a)
    assert table.a.tokens(table.darin) == number


CLOCK = support(
    "test-8", "Clock", NEUTRAL, cost=1, text=[action(exhaust(THIS), spend_tokens(X, STORY), to=draw(X))]
)


@pytest.mark.parametrize("number", [0, 1, 2])
def test_success_tokens_that_are_spent_are_announced(number: int) -> None:
    """PAY-17: no more of them than Darin has, wherever they lie; Tommy's cannot pay."""
    table = Scenario(cards=[CLOCK], bells=["darin", "tommy"])
    table.tokens(table.a, {table.darin: 1, table.tommy: 2})
    table.tokens(table.b, {table.darin: 1})
    clock, before = table.darin.has(CLOCK), len(table.darin.hand)
    table.darin.uses(clock)
    assert [option.number for option in table.open_decision().options] == [0, 1, 2]
    table.darin.chooses(number)
    if number == 1:
        table.darin.chooses(table.b)
    if number == 2:
        table.darin.chooses(table.a)
    assert (table.a.tokens(table.darin), table.b.tokens(table.darin)) == [(1, 1), (1, 0), (0, 0)][number]
    assert table.a.tokens(table.tommy) == 2
    assert len(table.darin.hand) == before + number
    assert clock.exhausted


def test_tokens_that_are_spent_from_one_card_are_announced() -> None:
    """PAY-17: those on stories are none of the card's."""
    table = Scenario(cards=[shrine := support(
        "test-8", "Shrine", NEUTRAL, cost=1,
        text=[action(spend_tokens(X, THIS), to=must(OPPONENT, sacrifice(a(MINE.cost(at_most=X)))))],
    ), MAN, OX], bells=["darin", "tommy"])  # fmt: skip
    card, man, ox = table.darin.has(shrine), table.tommy.has(MAN), table.tommy.has(OX)
    table.tokens(table.a, {table.darin: 4})
    table.tokens(card, {table.darin: 2})
    table.darin.uses(card, x=2)
    assert (man.in_discard, ox.in_play) == (True, True)
    assert (card.tokens(table.darin), table.a.tokens(table.darin)) == (0, 4)


@pytest.mark.parametrize(("number", "left"), [(0, 3), (2, 1), (5, 0)])
def test_cards_discarded_at_random_are_counted(number: int, left: int) -> None:
    """AMB-88: as many as there are."""
    table, _, card = at_hand(trick(discard_at_random(MEN, OPPONENT)), number)
    table.darin.plays(card)
    assert len(table.tommy.hand) == left


@pytest.mark.parametrize("number", [1, 2])
def test_targets_are_counted(number: int) -> None:
    """EFF-1: as many as are counted, and all of them must be there."""
    table, _, card = at_hand(trick(exhaust(choose(MINE, MEN))), number)
    men = [card for card in table.darin.in_play if card.title == "Man"]
    table.darin.plays(card, on=men)
    assert all(man.exhausted for man in men)


def test_too_few_targets() -> None:
    """EFF-1: two men, and only one ox to choose."""
    table, _, card = at_hand(trick(exhaust(choose(THEIRS, MEN))), 2)
    assert not table.darin.may_play(card)


def test_up_to_a_counted_number() -> None:
    table, _, card = at_hand(trick(exhaust(choose(MINE, up_to=MEN))), 3)
    first, *rest = (card for card in table.darin.in_play if card.title == "Man")
    table.darin.plays(card, on=[first])
    table.darin.picks_no_more()
    assert [man.exhausted for man in (first, *rest)] == [True, False, False]


@pytest.mark.parametrize(("there", "gone"), [(1, 1), (2, 2), (3, 2)])
def test_as_many_as_there_are(there: int, gone: int) -> None:
    """tsb-017 says it of each player: who has one gives up one."""
    card = trick(must(EACH_PLAYER, sacrifice(a(MINE, 2, as_many=True))))
    table, beast, card_ = at_hand(card, there)
    men = [card for card in table.darin.in_play if card.title == "Man"]
    table.darin.plays(card_)
    if there > 1:
        table.darin.chooses(men[0])
    if there > 2:
        table.darin.chooses(men[1])
    assert sum(man.in_discard for man in men) == gone
    assert beast.in_discard


@pytest.mark.parametrize("number", [0, 1, 3])
def test_cards_are_put_on_top_as_many_as_are_counted(number: int) -> None:
    """Up to so many, in an order of one's own: the last one picked lies on top."""
    table, _, card = at_hand(trick(put_on_top(CARD.in_(DISCARD), up_to=MEN)), number)
    pile = [table.darin.discarded(each) for each in (MAN, OX, GUEST)]
    table.darin.plays(card)
    for each in pile[:number]:
        table.darin.chooses(each)
    if 0 < number < 3:
        assert not table.darin.may_choose(pile[-1])
    assert [each.in_deck for each in pile] == [place < number for place in range(3)]
    if number:
        assert table.darin.deck[-1] == pile[number - 1]


def test_a_number_read_off_a_card() -> None:
    """The printed cost and skill of a card, and its icons of every kind."""
    it = the("it")
    read = [cost_of(it, printed=True), skill_of(it, printed=True), icons_of(whose=it)]
    table, _, card = at_hand(trick(choosing(choose(MINE, as_="it")), *[draw(number) for number in read]), 1)
    table.darin.plays(card, on=[each for each in table.darin.in_play if each.title == "Man"])
    assert len(table.darin.hand) == 2 + 3 + 2


def test_tokens_asked_for_by_an_amount() -> None:
    """tmom-024 asks for as many tokens as a card costs."""
    table, _, card = at_hand(trick(discard_tokens(choose(STORY.that(with_tokens(at_least=MEN))))), 2)
    table.tokens(table.a, {table.darin: 1})
    table.tokens(table.b, {table.darin: 2})
    table.darin.plays(card)
    assert (table.a.tokens(table.darin), table.b.tokens(table.darin)) == (1, 0)


@pytest.mark.parametrize(
    ("effect", "said"),
    [
        (draw(MEN), "Draw a card for each character you control."),
        (mill(X, YOU), "Discard the top X cards of your deck."),
        (reveal(top_cards(MEN)),
         "Reveal a number of cards from the top of your deck equal to the number of characters you control."),
        (reveal(bottom_cards(2)), "Reveal the bottom 2 cards of your deck."),
        (shuffle_into_deck(topmost(EVENT.in_(DISCARD), 2)),
         "Shuffle the topmost 2 event cards from your discard pile into your deck."),
        (discard_from_hand(2, what=CHARACTER), "Choose and discard 2 characters from your hand."),
        (discard_from_hand(who=OPPONENT, by=YOU), "Choose and discard a card from an opponent's hand."),
        (put_on_bottom(CARD.in_(HAND), any_number=True),
         "Put any number of cards from your hand on the bottom of your deck in any order."),
        (search(SUPPORT, top=3, rest="top"),
         "Search the top 3 cards of your deck for a support card and put it into your hand. "
         "Then, put all remaining cards on top of your deck in any order."),
        (search(CARD, to="bottom"),
         "Search your deck for a card. Then, shuffle the deck and put it on the bottom of it."),
        (wound(MINE, MEN),
         "Give all characters you control a number of wounds equal to the number of characters you control."),
        (uncommit(MINE, if_able=True), "Remove all characters you control from their stories, if able."),
        (return_to_hand(MINE, if_able=True), "Return all characters you control to their owners' hands, if able."),
    ],
)  # fmt: skip
def test_they_are_said(effect: object, said: str) -> None:
    card = event("test-8", "Trick", NEUTRAL, cost=X, text=[action(effect)])  # type: ignore[arg-type]
    Scenario(cards=[card], deck=20).close()
    assert card_text(card) == f"Action: {said}"
    assert card_text(card, "de")
