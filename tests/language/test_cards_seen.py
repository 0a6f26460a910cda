"""Cards that are looked at, revealed or searched for: what becomes of them, and who knows them afterwards."""

from collections.abc import Callable

import pytest

from rlyeh.language import *
from rlyeh.language.effects.decks import PutIntoDeck
from rlyeh.model import Card
from rlyeh.testing import CardHandle, Scenario

MAN = character("test-1", "Man", AGENCY, cost=2, skill=2)
SHED = support("test-2", "Shed", AGENCY, cost=1)
BOOK = support("test-3", "Book", AGENCY, cost=1, subtypes="Tome")
NEWS = event("test-4", "News", NEUTRAL, cost=0, text=[action(draw())])
LAMP = support("test-5", "Lamp", AGENCY, cost=1, subtypes="Attachment", attach_to=CHARACTER)
DARIN, TOMMY, BOTH = 1, 2, 3


def played(*effects: object, deck: tuple[Card, ...] = (MAN, SHED, NEWS), whose: str = "darin") -> tuple[
    Scenario, list[CardHandle]
]:
    """Darin plays an event with these effects; these cards lie on top of a deck, the last one uppermost."""
    card = event("test-9", "Trick", NEUTRAL, cost=0, text=[action(*effects)])  # type: ignore[arg-type]
    table = Scenario(cards=[MAN, SHED, BOOK, NEWS, LAMP, card], bells=["darin", "tommy"])
    cards = [getattr(table, whose).decked(each) for each in deck]
    table.darin.plays(table.darin.holds(card))
    return table, cards


def test_a_card_of_those_looked_at_goes_to_hand_unseen() -> None:
    """DRAW-12, GEN-10: only Darin knows which one; a card of another kind is not offered."""
    table, (man, shed, news) = played(look_at_top(3), return_to_hand(a(CHARACTER_OR_SUPPORT.among("those"))))
    assert table.darin.choices() == [man, shed]
    table.darin.chooses(shed)
    assert (shed.in_hand, shed.piece.seen) == (True, DARIN)
    assert (man.piece.seen, news.piece.seen) == (DARIN, DARIN)


def test_a_revealed_card_goes_to_hand_openly() -> None:
    """DRAW-12, AMB-68: Tommy knows that Darin holds it."""
    table, (_, shed, _) = played(reveal(top_cards(3)), return_to_hand(a(SUPPORT.among("revealed"))))
    assert (shed.in_hand, shed.piece.seen) == (True, BOTH)
    assert len(table.darin.hand) == 1


def test_the_order_of_several_is_told_to_nobody() -> None:
    """DRAW-12: Tommy saw the cards, but not how Darin has laid them."""
    table, (man, shed, news) = played(reveal(top_cards(3)), put_on_bottom(CARD.among("revealed"), any_order=True))
    table.darin.chooses(man, news)
    assert table.darin.deck[:3] == [shed, news, man]
    assert [card.piece.seen & TOMMY for card in (man, shed, news)] == [0, 0, 0]
    assert [card.piece.seen & DARIN for card in (man, shed, news)] == [DARIN, DARIN, DARIN]


def test_the_rest_is_what_is_still_there() -> None:
    """DRAW-12, STATE-3: one in hand, one discarded, and the last one goes under the deck, where everybody knows it."""
    table, (man, shed, news) = played(
        reveal(top_cards(3)),
        return_to_hand(a(CHARACTER.among("revealed"))),
        discard(a(EVENT.among("revealed"))),
        put_on_bottom(CARD.among("revealed").remaining, any_order=True),
    )
    assert (man.in_hand, news.in_discard, table.darin.deck[0]) == (True, True, shed)
    assert shed.piece.seen == BOTH


def test_the_opponents_cards_come_under_control() -> None:
    """STATE-36, STATE-26: an attachment needs a host, which its controller chooses."""
    card = event(
        "test-9", "Trick", NEUTRAL, cost=0,
        text=[action(reveal(top_cards(2, OPPONENT)), put_into_play(CARD.among("revealed"), control=YOU))],
    )
    table = Scenario(cards=[MAN, LAMP, SHED, card], bells=["darin", "tommy"])
    man, other = table.darin.has(MAN), table.tommy.has(MAN)
    lamp, shed = table.tommy.decked(LAMP), table.tommy.decked(SHED)
    table.darin.plays(table.darin.holds(card))
    table.darin.chooses(man)
    assert (lamp.host, lamp.controller, shed.controller) == (man, table.darin, table.darin)
    assert other.attachments == []


def test_what_a_search_finds_of_either_kind_is_shown() -> None:
    """AMB-68, sok-023: both kinds are conditions; of any card at all nothing is shown."""
    table, (_, book, _) = played(search(either_kind(EVENT, SUPPORT.subtype("Tome"))), deck=(MAN, BOOK, SHED))
    table.darin.chooses(book)
    assert (book.in_hand, book.piece.seen) == (True, BOTH)
    table, (man, _, _) = played(search(CARD))
    table.darin.chooses(man)
    assert (man.in_hand, man.piece.seen) == (True, DARIN)


def test_a_search_for_play_finds_no_event_and_nothing_without_a_host() -> None:
    """DRAW-11, STATE-26: with nobody in play the lamp has nothing to be on."""
    table, (_, shed, _) = played(search(CARD.cost(at_most=1), to="play"), deck=(NEWS, SHED, LAMP))
    assert shed in table.darin.choices()
    assert {card.title for card in table.darin.choices()}.isdisjoint({"News", "Lamp"})
    table.darin.chooses(shed)
    assert shed.in_play


def test_what_is_found_may_go_anywhere() -> None:
    """tiv-010: a price for what was found, paid while the deck is searched; who does not pay leaves it there."""
    it = the("it", "card")
    bought = may(YOU, put_into_play(it), paying=pay(cost_of(it)))
    card = event("test-9", "Trick", NEUTRAL, cost=0, text=[action(search(SUPPORT, as_="it", do=bought))])
    for pays in (True, False):
        table = Scenario(cards=[SHED, card], bells=["darin", "tommy"])
        shed, domain = table.darin.decked(SHED), table.darin.domain(agency=1)
        table.darin.plays(table.darin.holds(card))
        table.darin.chooses(shed)
        (table.darin.accepts if pays else table.darin.declines)()
        assert (shed.in_play, domain.drained) == (pays, pays)
        assert all(card.piece.seen == 0 for card in table.darin.deck)


def test_who_searches_another_deck_knows_it_until_it_is_shuffled() -> None:
    """DRAW-6: it is Tommy's deck, and Darin who looks and picks."""
    table, (man, _, _) = played(search(CHARACTER, to="discard", of=OPPONENT), whose="tommy")
    assert all(card.piece.seen & DARIN for card in table.tommy.deck)
    table.darin.chooses(man)
    assert man.in_discard
    assert not any(card.piece.seen for card in table.tommy.deck)
    assert len(table.tommy.deck) == 22


def test_the_top_card_of_the_deck_is_not_searched_below_the_number() -> None:
    """DRAW-10: Darin sees two cards, no more; what he does not take goes back as it lay."""
    table, (man, shed, news) = played(search(CHARACTER, top=2, rest="top"))
    assert [card.piece.seen & DARIN for card in (man, shed, news)] == [0, DARIN, DARIN]
    assert table.darin.choices() == [shed, news]
    table.darin.chooses(news)
    assert table.darin.deck[-3:] == [man, news, shed]


def test_the_rest_keeps_its_order_where_the_text_says_nothing_of_it() -> None:
    """DRAW-10: Darin takes the man; the others go under the deck as they lay, and nobody is asked."""
    table, (man, shed, news) = played(search(CHARACTER, top=3, rest="bottom", any_order=False))
    table.darin.chooses(man)
    assert (man.in_hand, table.darin.deck[:2]) == (True, [shed, news])


@pytest.mark.parametrize("put", [put_on_top, put_on_bottom])
def test_revealed_cards_keep_their_order(put: Callable[..., PutIntoDeck]) -> None:
    """DRAW-10: on top or under the deck they lie as they lay."""
    table, (man, shed, news) = played(reveal(top_cards(3)), put(CARD.among("revealed")))
    deck = table.darin.deck
    assert (deck[-3:] if put is put_on_top else deck[:3]) == [man, shed, news]


def test_a_named_title_in_the_opponents_hand_is_discarded() -> None:
    """tmom-055: all copies, and only those."""
    card = event(
        "test-9", "Trick", NEUTRAL, cost=0,
        text=[
            action(
                choosing(naming("card", as_="title")),
                discard(CARD.titled(named("card", "title")).in_(HAND, of=OPPONENT), if_able=True),
            ),
        ],
    )
    table = Scenario(cards=[card], bells=["darin", "tommy"])
    sheriffs = [table.tommy.holds("Local Sheriff") for _ in range(2)]
    other = table.tommy.holds("Deep One Assault")
    table.darin.plays(table.darin.holds(card))
    table.darin.chooses("Local Sheriff")
    assert all(sheriff.in_discard for sheriff in sheriffs)
    assert other.in_hand
