"""Dreamlands: the Zoogs and their Burrow."""

from rlyeh.model import CardType
from rlyeh.testing import CardHandle, Scenario
from tests.cards.dreamlands.neutral_table import CLERK, CULTIST, LAKE, PLAIN, RAID, SINGER, TEST_CARDS, TOUGH


def zoog(card: str) -> tuple[Scenario, CardHandle]:
    """A Zoog among the resources of the domain that Darin is about to drain for a Lake."""
    table = Scenario(cards=TEST_CARDS)
    table.tommy.stops()
    table.darin.holds(LAKE)
    return table, table.darin.domain(card).resources[0]


def test_furtive_zoog_comes_into_play_when_its_domain_is_drained() -> None:
    """EX-174, dl-015; PAY-26, RES-5: its text works on a domain; that of the ordinary card beside it does not."""
    table, card = zoog("Furtive Zoog")
    other = table.darin.domain("The Captain").resources[0]
    table.tommy.has("The Rays of Dawn")
    table.darin.plays("Lake", paying=table.darin.domains[0])
    assert not table.darin.may_use(other)
    table.darin.responds_with(card)
    assert card.in_play
    assert card.controller == table.darin
    assert len(table.darin.domains[0]) == 0


def test_a_zoog_does_not_answer_another_domain() -> None:
    """dl-015: of its own player."""
    table, card = zoog("Furtive Zoog")
    other = table.darin.domain(neutral=1)
    table.darin.plays("Lake", paying=other)
    assert other.drained
    assert card.is_resource
    table.expects(table.tommy, "action")


def test_a_zoog_does_not_answer_the_draining_of_an_opponents_domain() -> None:
    """dl-015: though that domain has the same number as its own."""
    table = Scenario(active="tommy", cards=TEST_CARDS, bells=["darin"])
    card = table.darin.domain("Furtive Zoog").resources[0]
    table.tommy.holds(LAKE)
    theirs = table.tommy.domain(neutral=1)
    table.tommy.plays("Lake")
    assert theirs.drained
    assert card.is_resource
    table.expects(table.darin, "action")


def test_ancient_zoog_becomes_an_attachment() -> None:
    """dl-055; STATE-31: an Attachment Zoog support on a character that is no Zoog."""
    table, card = zoog("Ancient Zoog")
    man, dreamer = table.tommy.has(PLAIN), table.darin.has("Furtive Zoog")
    table.darin.plays("Lake")
    table.darin.responds_with(card)
    assert card.in_play
    assert card.host == man
    assert dreamer.attachments == []
    assert card.type is CardType.SUPPORT
    assert card.subtypes == {"Attachment", "Zoog"}
    assert man.icons == "A"
    assert "Dreamer" in man.subtypes


def test_an_attached_zoog_is_a_character_card_again_in_the_discard_pile() -> None:
    """dl-055, dl-047; STATE-33, STATE-29: a support left play, so nobody answers that a character did."""
    table, card = zoog("Ancient Zoog")
    man = table.darin.has(PLAIN)
    fanatic = table.tommy.holds("Dreamlands Fanatic")
    table.tommy.holds(RAID)
    table.darin.plays("Lake")
    table.darin.responds_with(card)
    table.tommy.plays("Raid", on=card)
    assert card.in_discard
    assert card.type is CardType.CHARACTER
    assert man.icons == ""
    assert fanatic.in_hand


def test_inconspicuous_zoog_counts_at_its_story() -> None:
    """dl-095; STORY-49: skill and icons of the support count; it does not make the story resolve."""
    table, card = zoog("Inconspicuous Zoog")
    table.impossible = True  # The others are at their story before anybody commits.
    man = table.darin.has(PLAIN)
    table.tommy.has(TOUGH, exhausted=True, at=table.a)
    table.tommy.has(CULTIST, exhausted=True, at=table.a)
    table.darin.plays("Lake")
    table.darin.responds_with(card, on=table.a)
    assert card.host == table.a
    assert card.type is CardType.SUPPORT
    assert card.skill == 2
    table.run_to("story", "commit")
    table.darin.commits(man, to=table.a)
    table.run_to("story", "arcane")
    table.darin.declines()
    table.darin.accepts()
    assert table.a.tokens(table.darin) == 1


def test_inconspicuous_zoog_returns_when_its_player_wins_the_story() -> None:
    """dl-095: before it would be discarded with its host (STATE-29)."""
    table, card = zoog("Inconspicuous Zoog")
    man = table.darin.has(PLAIN)
    table.tokens(table.a, {table.darin: 3})
    table.darin.plays("Lake")
    table.darin.responds_with(card, on=table.a)
    table.run_to("story", "commit")
    table.darin.commits(man, to=table.a)
    table.run_to("story", "arcane")
    table.darin.declines()
    table.darin.accepts()
    table.darin.accepts()
    assert table.a.is_won
    assert card.in_hand


def test_inconspicuous_zoog_is_discarded_when_the_opponent_wins_the_story() -> None:
    """dl-095; STATE-29."""
    table, card = zoog("Inconspicuous Zoog")
    clerk = table.tommy.has(CLERK)
    table.tokens(table.a, {table.tommy: 4})
    man = table.darin.has(PLAIN)
    table.darin.plays("Lake")
    table.darin.responds_with(card, on=table.a)
    table.run_to("story", "commit")
    table.darin.commits(man, to=table.a)
    table.run_to("story", "commit")
    table.tommy.commits(clerk, to=table.a)
    table.run_to("story", "arcane")
    table.darin.declines()
    table.tommy.accepts()
    assert table.a.is_won
    assert card.in_discard


def test_a_zoog_may_stay_where_it_is() -> None:
    """dl-095: a Response is optional."""
    table, card = zoog("Inconspicuous Zoog")
    table.darin.plays("Lake")
    table.darin.passes()
    assert card.is_resource


def burrow() -> tuple[Scenario, CardHandle, CardHandle]:
    """Zoog Burrow in play, and a Zoog and another card on top of the deck."""
    table = Scenario(phase="draw", cards=TEST_CARDS)
    table.tommy.stops()
    card = table.darin.has("Zoog Burrow")
    drawn = table.darin.decked("Furtive Zoog")
    table.darin.decked(PLAIN)
    return table, card, drawn


def test_zoog_burrow_makes_a_drawn_zoog_a_resource() -> None:
    """dl-056; RES-6: one of any domains; then that domain may be drained for a card."""
    table, card, drawn = burrow()
    drained, open_ = table.darin.domain(neutral=1, drained=True), table.darin.domain(neutral=1)
    table.darin.responds_with(card)
    table.darin.chooses(open_)
    assert card.exhausted
    assert drawn in open_.resources
    assert len(table.darin.hand) == 1
    table.darin.accepts()
    assert open_.drained
    assert drained.drained
    assert len(table.darin.hand) == 2
    table.darin.passes()


def test_zoog_burrow_cannot_drain_a_drained_domain() -> None:
    """dl-056; RES-9: so that no card is offered for it."""
    table, card, drawn = burrow()
    drained, _ = table.darin.domain(neutral=1, drained=True), table.darin.domain(neutral=1)
    table.darin.responds_with(card)
    table.darin.chooses(drained)
    assert drawn in drained.resources
    assert len(table.darin.hand) == 1
    table.expects(table.tommy, "action")


def test_the_card_of_zoog_burrow_may_be_declined() -> None:
    """dl-056: then the domain is not drained."""
    table, card, drawn = burrow()
    one, two = table.darin.domain(neutral=1), table.darin.domain(neutral=1)
    table.darin.responds_with(card)
    table.darin.chooses(two)
    table.darin.declines()
    assert drawn in two.resources
    assert (one.drained, two.drained) == (False, False)
    assert len(table.darin.hand) == 1


def test_zoog_burrow_answers_only_zoog_characters_that_you_draw() -> None:
    """dl-056."""
    table = Scenario(phase="draw", cards=TEST_CARDS)
    table.tommy.stops()
    table.tommy.has("Zoog Burrow")
    table.darin.domain(neutral=1)
    table.darin.decked("Furtive Zoog")
    table.darin.decked("Zoog Burrow")
    table.expects(table.tommy, "action")


def test_zoog_burrow_is_a_neutral_resource() -> None:
    """EX-42, dl-056; ERR-24, RES-8, RES-5: it pays, never matches, and its text does not work there."""
    table = Scenario(cards=TEST_CARDS)
    table.darin.stops()
    table.darin.domain("Zoog Burrow", CULTIST)
    cultist, singer = table.darin.holds(CULTIST), table.darin.holds(SINGER)
    assert table.darin.may_play(cultist)
    assert not table.darin.may_play(singer)
