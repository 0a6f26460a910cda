"""What is named on cards, uses of effects that are looked back at, and how clauses about stories and owners read."""

import pytest

from rlyeh.cards import POOL
from rlyeh.errors import DeclarationError
from rlyeh.language import *
from rlyeh.language.text.english import card_text
from rlyeh.testing import Scenario
from rlyeh.translation.german.texts import text_box as german_text

MAN = character("test-1", "Man", AGENCY, cost=2, skill=2, subtypes="Investigator")
DEVICE = support("test-2", "Device", AGENCY, cost=1, subtypes="Tome", text=[action(draw())])
NO = event("test-3", "No", NEUTRAL, cost=0, text=[disrupt(when(ability_used(by=OPPONENT)), cancel())])
DISGUISE = event(
    "test-4", "Disguise", NEUTRAL, cost=0,
    text=[action(until_end_of_phase(gains_subtype(choose(MINE, as_="him"), naming("subtype", on=CARD.of(OPPONENT)))))],
)
TAPE = support(
    "test-5", "Tape", NEUTRAL, cost=1,
    text=[passive(when(ability_used(by=OPPONENT)), cancel(), if_=happened(ability_used(by=OPPONENT), at_most=0))],
)
LEDGER = character(
    "test-6", "Ledger", NEUTRAL, cost=1, skill=1,
    text=[forced_response(after(phase_ends(RESOURCE_PHASE, YOU)), draw())],
)
PILGRIM = character(
    "test-8", "Pilgrim", NEUTRAL, cost=1, skill=1,
    text=[
        response(after(places_token(with_=THIS, together=True)), draw()),
        action(place_token(SAME_STORY, 2)),
    ],
)
GREAT_WORK = conspiracy(
    "test-9", "Great Work", NEUTRAL, cost=0, struggles="T",
    text=[cannot_trigger(out_of_play=True, unless=exists(MINE.at(THIS)))],
)
TRICK = event("test-10", "Trick", NEUTRAL, cost=0, text=[action(draw())])
ALL = (PILGRIM, GREAT_WORK, TRICK, MAN, DEVICE, NO, DISGUISE, TAPE, LEDGER)


def test_a_subtype_is_named_that_is_on_a_card() -> None:
    """EFF-34: what is on a card of the other player in play, and nothing else."""
    table = Scenario(cards=ALL)
    man, other = table.darin.has(MAN), table.darin.has("Slavering Gug")
    table.tommy.has(DEVICE)
    table.tommy.holds("Byakhee Servant")
    table.darin.plays(table.darin.holds(DISGUISE), on=man)
    assert man.subtypes == {"Investigator", "Tome"}
    assert "Tome" not in other.subtypes


def test_without_such_a_card_nothing_can_be_named() -> None:
    """EFF-1: the event cannot be played."""
    table = Scenario(cards=ALL, bells=["darin"])
    table.darin.has(MAN)
    table.tommy.holds(DEVICE)
    assert not table.darin.may_play(table.darin.holds(DISGUISE))
    table.darin.passes()


def test_only_subtypes_are_looked_for_on_cards() -> None:
    """A card that asks for an icon on a card is refused."""
    with pytest.raises(DeclarationError, match="a subtype on cards"):
        POOL.plus([event("test-9", "Odd", NEUTRAL, cost=0, text=[action(choosing(naming("icon", on=CARD)))])])


def test_only_the_first_use_of_a_turn_is_cancelled() -> None:
    """TIME-12: the second effect of the turn is not the first, though that was cancelled; so for each copy."""
    table = Scenario(cards=ALL, active="tommy", bells=["tommy"])
    one = table.darin.has(TAPE)
    table.darin.has(TAPE)
    device = table.tommy.has(DEVICE)
    table.tommy.uses(device)
    table.darin.chooses(one)
    assert len(table.tommy.hand) == 0
    table.tommy.uses(device)
    assert len(table.tommy.hand) == 1
    table.tommy.passes()


def test_a_use_that_another_card_cancelled_was_the_first() -> None:
    """TIME-12: it was triggered all the same."""
    table = Scenario(cards=ALL, active="tommy", bells=["tommy"])
    table.darin.has(TAPE)
    no = table.darin.holds(NO)
    device = table.tommy.has(DEVICE)
    table.tommy.uses(device)
    table.darin.disrupts_with(no)
    table.tommy.uses(device)
    assert len(table.tommy.hand) == 1
    table.tommy.passes()


def test_own_uses_are_not_those_of_an_opponent() -> None:
    """The bystander: Darin's own effects resolve, and are no first ones of Tommy's."""
    table = Scenario(cards=ALL, bells=["darin", "tommy"])
    table.darin.has(TAPE)
    device, theirs = table.darin.has(DEVICE), table.tommy.has(DEVICE)
    table.darin.uses(device)
    assert len(table.darin.hand) == 1
    table.tommy.uses(theirs)
    assert len(table.tommy.hand) == 0


def test_the_resource_phase_ends() -> None:
    """TURN-2: for its own player, and only then."""
    table = Scenario(cards=ALL, phase="resource", bells=["darin"])
    table.darin.has(LEDGER)
    table.tommy.has(LEDGER)
    table.run_to("operations")
    assert (len(table.darin.hand), len(table.tommy.hand)) == (1, 0)
    table.darin.passes()


def test_how_they_read() -> None:
    """One story is meant, and what is owned is not controlled."""
    painter = character(
        "test-7", "Painter", HASTUR, cost=1, skill=1,
        text=[
            response(after(commits(THIS, to=STORY_OF_THE_DECK)), draw()),
            action(return_to_hand(a(CHARACTER.subtype("Lodge").owned_by(YOU)))),
            action(return_to_hand(a(MINE.owned_by(YOU)))),
            cannot(THEIRS.cost(at_least=cost_of(THIS), at_most=cost_of(THIS)), "be readied"),
        ],
    )
    assert "mit Kosten, die so hoch sind wie die Kosten von Painter" in german_text(painter)
    text = card_text(painter)
    assert "commits to a non-conspiracy story card" in text
    assert "a Lodge character you own to" in text
    assert "a character you control and own to" in text
    assert "einen Loge-Charakter in deinem Besitz auf" in german_text(painter)
    assert "unter deiner Kontrolle und in deinem Besitz auf" in german_text(painter)
    assert "a subtype on a card controlled by an opponent" in card_text(DISGUISE)
    assert "ein Merkmal auf einer gegnerischen Karte" in str(german_text(DISGUISE))


def test_tokens_that_come_together_are_answered_once() -> None:
    """TIME-16: two tokens of one effect, and one card is drawn."""
    table = Scenario(cards=ALL, phase="after commit", bells=["darin"])
    pilgrim = table.darin.has(PILGRIM, at=table.a)
    table.darin.uses(pilgrim)
    table.darin.responds_with(pilgrim)
    assert len(table.darin.hand) == 1
    assert table.a.tokens(table.darin) == 2
    table.darin.passes()
    assert "you place 1 or more success tokens on a story" in card_text(PILGRIM)
    assert "einen oder mehrere Erfolgsmarker" in german_text(PILGRIM)


def test_events_are_triggered_from_out_of_play() -> None:
    """TIME-26: no event, but abilities in play and other cards; and an event for whoever is at the conspiracy."""
    table = Scenario(cards=ALL, phase="after commit", bells=["darin", "tommy"])
    work = table.darin.has(GREAT_WORK)
    table.darin.has(MAN, at=work)
    device = table.tommy.has(DEVICE)
    mine, theirs = table.darin.holds(TRICK), table.tommy.holds(TRICK)
    assert table.darin.may_play(mine)
    table.darin.passes()
    assert not table.tommy.may_play(theirs)
    assert table.tommy.may_use(device)
    table.tommy.passes()
