"""The text of a card is rendered from its declaration, in English and under the card's own title."""

import pytest

from rlyeh.cards import POOL
from rlyeh.engine.state.rule_sets import RULE_SETS
from rlyeh.language import *
from rlyeh.language.text.english import card_text
from rlyeh.model import Card
from rlyeh.translation.guards import faults


@pytest.mark.parametrize("card", POOL, ids=lambda card: card.id)
def test_every_card_reads_well_under_every_rule_set(card: Card) -> None:
    for rules in RULE_SETS.values():
        corrected = card.under(rules.errata)
        text = card_text(corrected)
        assert bool(text) is bool(card.text or card.attach_to or (card.boosters and card.boosts_itself))
        assert faults(corrected) == [], text


def test_the_title_stands_for_the_card_itself() -> None:
    assert card_text(POOL.named("Forest Sister")) == (
        "Disrupt: When Forest Sister would be wounded, pay 1 to cancel that wound."
    )


def test_attachments_say_first_what_they_attach_to() -> None:
    assert card_text(POOL.named("Tcho-Tcho Talisman")).splitlines()[0] == "Attach to a character you control."


def test_boosters_are_lines_of_icons() -> None:
    mercenary = character("test-1", "Mercenary", NEUTRAL, cost=2, skill=1, boosters="CC")
    assert card_text(mercenary) == "[combat] [combat]"


def test_events_are_played_and_abilities_are_used() -> None:
    """The same restriction reads differently on an event and on a card in play."""
    restricted = [action(draw(), only=YOUR_OPERATIONS)]
    news = event("test-1", "News", NEUTRAL, cost=0, text=restricted)
    club = support("test-2", "Club", NEUTRAL, cost=0, text=restricted)
    assert card_text(news).startswith("Play only during your operations phase.")
    assert card_text(club).startswith("Use only during your operations phase.")


def test_keywords_and_subtypes_are_no_part_of_it() -> None:
    assert card_text(POOL.named("Arcane Initiate")) == ""


def test_what_is_said_of_another_player_is_said_in_the_third_person() -> None:
    assert card_text(POOL.named("A Single Glimpse")).endswith(
        "Action: An opponent must sacrifice a character they control, if able."
    )
