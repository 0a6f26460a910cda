"""Attachments: STATE-26 to STATE-34."""

import pytest

from rlyeh.engine.in_force import characteristics
from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.language import *
from rlyeh.model import CardType
from rlyeh.testing import CardHandle, Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=1, skill=1)
SERVANT = character("test-2", "Servant", CTHULHU, cost=2, skill=1, icons="C", subtypes="Servitor")
CHAIN = support(
    "test-3", "Chain", NEUTRAL, cost=0, subtypes="Attachment", attach_to=CHARACTER.subtype("Servitor"),
    text=[gains(HOST, skill=2)],
)
HAT = support(
    "test-4", "Hat", NEUTRAL, cost=0, subtypes="Attachment", attach_to=CHARACTER.of(YOU), text=[gains(HOST, skill=1)]
)
RAISE = event(
    "test-5", "Raise", NEUTRAL, cost=0, text=[action(put_into_play(choose(SUPPORT.in_(DISCARD))))]
)
FREEDOM = event("test-6", "Freedom", NEUTRAL, cost=0, text=[action(until_end_of_turn(blank(choose(CHARACTER))))])
RECALL = event("test-7", "Recall", NEUTRAL, cost=0, text=[action(return_to_hand(choose(CHARACTER)))])
BLOW = event("test-8", "Blow", NEUTRAL, cost=0, text=[action(destroy(choose(CHARACTER_OR_SUPPORT)))])
FRIGHT = event("test-9", "Fright", NEUTRAL, cost=0, text=[action(drive_insane(choose(CHARACTER)))])
LEECH = character(
    "test-10", "Leech", HASTUR, cost=3, skill=3, icons="TC", subtypes="Monster", keywords=[FAST],
    text=[
        action(attach(THIS, choose(CHARACTER.other), [gains(HOST, skill=-2)])),
        action(draw()),
    ],
)
BRIBE = event("test-11", "Bribe", NEUTRAL, cost=0, text=[action(take_control(choose(CHARACTER)))])
MOURNER = support(
    "test-12", "Mourner", NEUTRAL, cost=0, text=[response(after(is_("leaves_play", CHARACTER)), draw())]
)
GRAVE = event("test-13", "Grave", NEUTRAL, cost=0, text=[action(return_to_hand(choose(CHARACTER.in_(DISCARD))))])
CARDS = [MAN, SERVANT, CHAIN, HAT, RAISE, FREEDOM, RECALL, BLOW, FRIGHT, LEECH, BRIBE, MOURNER, GRAVE]


def scene(rules: str = "lcg") -> Scenario:
    return Scenario(cards=CARDS, bells=["darin"], rules=rules)


def of_kind(table: Scenario, kind: Kind) -> list[CardHandle]:
    """The cards to which something of a kind has happened."""
    return [CardHandle(table, occurrence.card) for occurrence in table.happened(kind)]


def test_the_requirement_holds_however_the_card_enters() -> None:
    """STATE-26: played or put into play, it needs a host that fits."""
    table = scene()
    table.darin.has(MAN)
    chain = table.darin.holds(CHAIN)
    table.darin.discarded(CHAIN)
    assert table.darin.why_not(chain) == {"STATE-26"}
    assert not table.darin.may_play(table.darin.holds(RAISE))


def test_attachments_enter_play_attached() -> None:
    """STATE-27, STATE-26: on the card chosen for it, among those that fit, of either player."""
    table = scene()
    table.darin.has(MAN)
    mine, theirs = table.darin.has(SERVANT), table.tommy.has(SERVANT)
    chain = table.darin.holds(CHAIN)
    table.game.keep_journal()
    table.darin.plays(chain)
    assert table.darin.may_choose(mine, theirs)
    table.darin.chooses(theirs)
    assert chain.host == theirs
    assert chain.controller is table.darin
    assert theirs.skill == 3
    entered = table.happened(Kind.ENTER_PLAY)[-1]
    assert (entered.card, entered.other) == (chain.id, theirs.id)
    assert table.happened(Kind.ATTACH) == []


def test_a_host_that_ceases_to_fit() -> None:
    """STATE-28, STATE-26, EX-50: the attachment stays and works, but a new one can be attached in no way."""
    table = scene()
    host = table.darin.has(SERVANT)
    old, new, buried = table.darin.has(CHAIN, on=host), table.darin.holds(CHAIN), table.darin.discarded(CHAIN)
    freedom, raise_ = table.darin.holds(FREEDOM), table.darin.holds(RAISE)
    assert table.darin.may_play(new)
    assert table.darin.may_play(raise_)
    table.darin.plays(freedom)
    assert host.subtypes == frozenset()
    assert old.host == host
    assert host.skill == 3
    assert not table.darin.may_play(new)
    assert not table.darin.may_play(raise_)
    assert buried.in_discard


def test_the_host_leaves_play() -> None:
    """STATE-29, STATE-27, OPS-7, STATE-3, EX-166: a discard, to the piles of the owners."""
    table = scene()
    host = table.darin.has(SERVANT)
    mine, theirs = table.darin.has(CHAIN, on=host), table.tommy.has(CHAIN, on=host)
    table.game.keep_journal()
    table.darin.plays(table.darin.holds(RECALL))
    assert host in table.darin.hand
    assert set(of_kind(table, Kind.DISCARD_PLAY)) == {mine, theirs}
    assert of_kind(table, Kind.DESTROY) == []
    assert mine in table.darin.discard
    assert theirs in table.tommy.discard


@pytest.mark.parametrize("rules", ["lcg", "lcg-final"])
def test_the_host_goes_insane(rules: str) -> None:
    """STATE-30, EX-166: every attached card is destroyed."""
    table = scene(rules)
    host = table.darin.has(SERVANT)
    mine, theirs = table.darin.has(CHAIN, on=host), table.tommy.has(CHAIN, on=host)
    table.game.keep_journal()
    table.darin.plays(table.darin.holds(FRIGHT))
    assert set(of_kind(table, Kind.DESTROY)) == {mine, theirs}
    assert of_kind(table, Kind.DISCARD_PLAY) == []
    assert mine in table.darin.discard
    assert theirs in table.tommy.discard


def test_attached_by_an_effect() -> None:
    """STATE-31, EX-51: an Attachment support; without skill, icons, keywords and abilities, but with its faction, its
    printed cost and the text for its attached state."""
    table = scene()
    leech, man = table.darin.has(LEECH), table.tommy.has(SERVANT)
    table.darin.uses(leech, 0, on=man)
    assert leech.in_play
    assert leech.host == man
    assert leech.type is CardType.SUPPORT
    assert leech.subtypes == {"Attachment"}
    assert (leech.skill, leech.icons) == (0, "")
    assert not leech.has(FAST)
    assert leech.faction is HASTUR
    assert characteristics.cost(table.game, leech.id) == 3
    assert leech.title == "Leech"
    assert man.piece.face.skill == 1
    assert man.skill == 0
    assert not table.darin.may_use(leech)


def test_a_change_of_type_sheds_attachments() -> None:
    """STATE-32, STATE-25, EX-52: discarded from play at once, not destroyed."""
    table = scene()
    leech, man = table.darin.has(LEECH), table.tommy.has(SERVANT)
    hat, chain = table.darin.has(HAT, on=leech), table.tommy.has(CHAIN, on=man)
    table.game.keep_journal()
    table.darin.uses(leech, 0, on=man)
    assert leech.type is CardType.SUPPORT
    assert of_kind(table, Kind.DISCARD_PLAY) == [hat]
    assert of_kind(table, Kind.DESTROY) == []
    assert chain.host == man


def test_it_leaves_as_a_support_and_is_a_character_afterwards() -> None:
    """STATE-33: triggers for leaving characters do not see it; in the discard pile it is a character card."""
    table = scene()
    leech, man = table.darin.has(LEECH), table.tommy.has(SERVANT)
    table.darin.has(MOURNER)
    blow, grave = table.darin.holds(BLOW), table.darin.holds(GRAVE)
    table.darin.uses(leech, 0, on=man)
    table.darin.plays(blow, on=leech)
    assert leech in table.darin.discard
    table.expects(table.darin, "action")
    assert leech.type is CardType.CHARACTER
    table.darin.plays(grave)
    assert leech.in_hand


def test_a_character_that_leaves_is_seen() -> None:
    """STATE-33: unattached, the same card is a character that leaves."""
    table = scene()
    leech, mourner = table.darin.has(LEECH), table.darin.has(MOURNER)
    table.darin.plays(table.darin.holds(BLOW), on=leech)
    assert leech in table.darin.discard
    assert table.darin.hand == []
    table.darin.responds_with(mourner)
    assert len(table.darin.hand) == 1


@pytest.mark.parametrize("rules", ["lcg", "lcg-final"])
def test_an_attachment_keeps_its_controller(rules: str) -> None:
    """STATE-34, EX-119: its host was stolen, but it stays with Tommy, attached and working."""
    table = scene(rules)
    man = table.tommy.has(MAN)
    hat = table.tommy.has(HAT, on=man)
    table.darin.plays(table.darin.holds(BRIBE), on=man)
    assert man.controller is table.darin
    assert hat.controller is table.tommy
    assert hat.host == man
    assert man.skill == 2
