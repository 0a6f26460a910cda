"""Cards that are played from elsewhere than a hand, or by an effect (OPS-10 to OPS-13)."""

import pytest

from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.language import *
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=1, skill=1, icons="C")
STAR = character("test-2", "Star", NEUTRAL, unique=True, cost=1, skill=1)
HAT = support("test-3", "Hat", NEUTRAL, cost=1, subtypes="Attachment, Item", attach_to=CHARACTER)
HUT = support("test-4", "Hut", NEUTRAL, cost=1)
PLOT = conspiracy("test-5", "Plot", NEUTRAL, cost=1, struggles="TC")
LUCK = event("test-6", "Luck", NEUTRAL, cost=1, text=[action(draw())])
CRYPT = support("test-7", "Crypt", NEUTRAL, cost=0, text=[playable_from(CARD.in_(DISCARD))])
CHEAP = support("test-8", "Cheap", NEUTRAL, cost=0, text=[costs(CHARACTER, -1)])
FIRE = event("test-9", "Fire", NEUTRAL, cost=0, text=[action(destroy(choose(SUPPORT)))])
RUSH = support(
    "test-10", "Rush", NEUTRAL, cost=0,
    text=[response(after(commits(MINE)), play(a(CHARACTER.in_(HAND)), at=THAT_STORY, as_="it"))],
)
THROW = event("test-11", "Throw", NEUTRAL, cost=0, text=[action(discard_from_hand())])
CARDS = [MAN, STAR, HAT, HUT, PLOT, LUCK, CRYPT, CHEAP, FIRE, RUSH, THROW]


class TestFromADiscardPile:
    """OPS-10, OPS-11."""

    @pytest.mark.parametrize("card", [MAN, HUT, PLOT])
    def test_what_enters_play_is_played_from_there(self, card: object) -> None:
        """OPS-10: at its cost."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        table.darin.has(CRYPT)
        lying = table.darin.discarded(card)  # type: ignore[arg-type]
        domain = table.darin.domain(neutral=1)
        table.darin.plays(lying)
        assert lying.in_play
        assert domain.drained
        assert not table.darin.discard

    def test_an_attachment_goes_to_its_host(self) -> None:
        """OPS-10, STATE-26: and cannot be played without one."""
        table = Scenario(cards=CARDS, bells=["darin"])
        table.darin.has(CRYPT)
        hat = table.darin.discarded(HAT)
        table.darin.domain(neutral=1)
        assert not table.darin.may_play(hat)
        table = Scenario(cards=CARDS, bells=["darin"])
        table.darin.has(CRYPT)
        man, hat = table.darin.has(MAN), table.darin.discarded(HAT)
        table.darin.domain(neutral=1)
        table.darin.plays(hat)
        assert hat.host == man

    def test_an_event_goes_back_to_the_pile(self) -> None:
        """OPS-11."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        table.darin.has(CRYPT)
        luck, under = table.darin.discarded(LUCK), table.darin.discarded(HUT)
        table.darin.domain(neutral=1)
        table.darin.plays(luck)
        assert table.darin.discard == [under, luck]
        assert len(table.darin.hand) == 1

    def test_uniqueness_and_prices_hold_as_ever(self) -> None:
        """OPS-10, STATE-43, PAY-11."""
        table = Scenario(cards=CARDS, bells=["darin"])
        table.darin.has(CRYPT)
        table.darin.has(STAR)
        table.darin.has(CHEAP)
        star, man = table.darin.discarded(STAR), table.darin.discarded(MAN)
        assert not table.darin.may_play(star)
        table.darin.plays(man)
        assert man.in_play

    def test_another_players_pile_is_not_meant(self) -> None:
        """OPS-10: the noun says whose pile; and the other player does not play from this one."""
        table = Scenario(cards=CARDS, bells=["darin", "tommy"])
        table.darin.has(CRYPT)
        theirs, mine = table.tommy.discarded(LUCK), table.darin.discarded(LUCK)
        table.darin.domain(neutral=1)
        table.tommy.domain(neutral=1)
        assert not table.darin.may_play(theirs)
        table.darin.passes()
        assert not table.tommy.may_play(mine)
        assert not table.tommy.may_play(theirs)

    def test_what_is_discarded_later_may_be_played_at_once(self) -> None:
        """OPS-10: the text holds for whatever lies there."""
        table = Scenario(cards=CARDS, bells=["darin", "tommy"])
        table.darin.has(CRYPT)
        man = table.darin.holds(MAN)
        table.darin.holds(THROW)
        table.darin.domain(neutral=1)
        table.darin.plays("Throw")
        table.tommy.passes()
        assert man.in_discard
        table.darin.plays(man)
        assert man.in_play

    def test_without_the_text_nothing_is_played_from_there(self) -> None:
        """OPS-10: the Crypt is destroyed."""
        table = Scenario(cards=CARDS, bells=["darin", "tommy"])
        crypt, man = table.darin.has(CRYPT), table.darin.discarded(MAN)
        table.tommy.holds(FIRE)
        table.darin.domain(neutral=1)
        assert table.darin.may_play(man)
        table.darin.passes()
        table.tommy.plays("Fire", on=crypt)
        assert not table.darin.may_play(man)


class TestByAnEffect:
    """OPS-12."""

    def test_the_card_comes_committed_to_a_story(self) -> None:
        """OPS-12: played for its cost; entering play committed is no committing."""
        table = Scenario(phase="commit", cards=CARDS, bells=["tommy"])
        rush, man = table.darin.has(RUSH), table.darin.has(MAN)
        held = table.darin.holds(MAN)
        domain = table.darin.domain(neutral=1)
        table.game.keep_journal()
        table.darin.commits(man, to=table.b)
        table.darin.responds_with(rush)
        assert held.in_play
        assert held.story == table.b
        assert held.ready
        assert domain.drained
        assert [occurrence.card for occurrence in table.happened(Kind.COMMIT)] == [man.id]
        assert [occurrence.card for occurrence in table.happened(Kind.PLAYED)] == [held.id]

    def test_who_cannot_pay_plays_nothing(self) -> None:
        """OPS-12, EFF-1: the Response cannot be used."""
        table = Scenario(phase="commit", cards=CARDS, bells=["tommy"])
        table.darin.has(RUSH)
        man = table.darin.has(MAN)
        held = table.darin.holds(MAN)
        table.darin.commits(man, to=table.b)
        table.expects(table.tommy, "action")
        assert held.in_hand
