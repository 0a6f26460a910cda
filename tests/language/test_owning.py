"""How it is said that a player owns cards, whoever controls them."""

import pytest

from rlyeh.cards import POOL
from rlyeh.language import *
from rlyeh.language.nouns.cards import Cards
from rlyeh.language.text.english import card_text
from rlyeh.testing import Scenario
from rlyeh.translation.german import texts as german

BOOK = support("test-1", "Book", NEUTRAL, cost=0, subtypes="Attachment", attach_to=CHARACTER)
MAN = character("test-2", "Man", NEUTRAL, cost=2, skill=2)


@pytest.mark.parametrize(
    ("noun", "said", "said_in_german"),
    [
        (SUPPORT.owned_by(YOU), "all support cards you own", "alle Unterstützungskarten in deinem Besitz"),
        (SUPPORT.of(YOU).owned_by(YOU), "all support cards you control and own",
         "alle Unterstützungskarten unter deiner Kontrolle und in deinem Besitz"),
        (CARD.owned_by(YOU).attached_to(THIS), "all cards you own attached to Man", "alle Karten in deinem Besitz"),
    ],
)  # fmt: skip
def test_a_card_is_owned_with_control_or_without_it(noun: Cards, said: str, said_in_german: str) -> None:
    man = character("test-3", "Man", NEUTRAL, cost=2, skill=2, text=[action(exhaust(THIS), to=return_to_hand(noun))])
    card = POOL.plus([man])["test-3"]
    assert f"to return {said} to" in card_text(card)
    assert said_in_german in german.text_box(card)


def test_only_what_you_own_comes_back() -> None:
    """GEN-11: who owns a card does not change with who controls what it is attached to."""
    back = return_to_hand(SUPPORT.owned_by(YOU).attached_to(the("man")))
    clear = event("test-4", "Clear", NEUTRAL, cost=0, text=[action(choosing(choose(CHARACTER, as_="man")), back)])
    table = Scenario(cards=[BOOK, MAN, clear])
    man = table.tommy.has(MAN)
    mine, theirs = table.darin.has(BOOK, on=man), table.tommy.has(BOOK, on=man)
    card = table.darin.holds(clear)
    table.darin.domain(neutral=1)
    table.darin.plays(card, on=man)
    assert mine.in_hand
    assert theirs.in_play
