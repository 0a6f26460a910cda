"""Texts that once played otherwise than they read: each is tried with what it should reach and what it should not."""

import pytest

from rlyeh.language import *
from rlyeh.testing import Scenario
from tests.interactions.at_the_table import BOTH

MAN = character("test-1", "Man", NEUTRAL, cost=2, skill=2, icons="TC")
HALO = support("test-2", "Halo", NEUTRAL, cost=0, text=[gains(CHARACTER, "TT")])
FOG = support("test-3", "Fog", NEUTRAL, cost=0, text=[loses_all(CHARACTER, TERROR)])
VOID = support(
    "test-4", "Void", NEUTRAL, cost=0, subtypes="Attachment", attach_to=CHARACTER, text=[loses_all(HOST)],
)
MONSTER = character("test-5", "Beast", NEUTRAL, cost=2, skill=2, subtypes="Monster")
SPELLER = support("test-6", "Speller", NEUTRAL, cost=0, text=[gains_subtype(CARD.subtype("Monster"), "Spell")])
MAGUS = support("test-7", "Magus", NEUTRAL, cost=0, text=[gains_subtype(CARD.subtype("Spell"), "Sorcerer")])
LEECH = support("test-8", "Leech", NEUTRAL, cost=0, text=[action(mill(2, YOU), to=draw())])
RAID = event(
    "test-9", "Raid", NEUTRAL, cost=0,
    text=[disrupt(when(ability_used(of=SUPPORT)), draw(), instead=True)],
)
WELL = support("test-10", "Well", NEUTRAL, cost=0, text=[action(exhaust(THIS), to=draw(3))])
CHAIN = support(
    "test-11", "Chain", NEUTRAL, cost=0, subtypes="Attachment", attach_to=CHARACTER, text=[cannot(HOST, "uncommit")],
)
PULL = event("test-12", "Pull", NEUTRAL, cost=0, text=[action(uncommit(choose(CHARACTER)))])
CALL = event(
    "test-13", "Call", NEUTRAL, cost=0,
    text=[action(return_to_hand(any_number(CHARACTER.in_(DISCARD).titled(naming("card")))))],
)
BOND = event(
    "test-14", "Bond", NEUTRAL, cost=0,
    text=[action(attach(THIS, choose(CHARACTER), text=[
        passive(after(enters_play(THIS)), draw()), passive(after(leaves_play(THIS)), draw(2)),
    ]))],
)
STRIKE = event("test-15", "Strike", NEUTRAL, cost=0, text=[action(destroy(choose(CHARACTER_OR_SUPPORT)))])
CARDS = [
    MAN, HALO, FOG, VOID, MONSTER, SPELLER, MAGUS, LEECH, RAID, WELL, CHAIN, PULL, CALL, BOND, STRIKE,
]


class TestAllIcons:
    """EFF-21: all icons of a kind are lost as long as the text is in force, whatever else gives some."""

    def test_of_a_kind(self) -> None:
        """EFF-21: printed and given ones, and those of no other kind."""
        table = Scenario(cards=CARDS, bells=["darin"])
        man = table.darin.has(MAN)
        table.darin.has(HALO)
        fog = table.darin.has(FOG)
        table.darin.has(HALO)
        assert man.icons == "C"
        table.darin.plays(table.darin.holds(STRIKE), on=fog)
        assert man.icons == "TTTTTC"

    def test_of_every_kind(self) -> None:
        """EFF-21: only its own host loses them."""
        table = Scenario(cards=CARDS, bells=["darin"])
        man, other = table.darin.has(MAN), table.darin.has(MAN)
        table.darin.has(VOID, on=man)
        assert (man.icons, other.icons) == ("", "TC")

    def test_the_explanation_shows_none_left(self) -> None:
        """EFF-21: what took them is named, and no number that makes no sense."""
        table = Scenario(cards=CARDS, bells=["darin"])
        man = table.darin.has(MAN)
        table.darin.has(FOG)
        told = str(table.game.explain(man.id, "icons"))
        assert "Fog" in told
        assert "00" not in told


class TestSubtypesBySubtypes:
    """CARD-13: a text may give a subtype to cards that have another one."""

    def test_it_comes_to_an_end(self) -> None:
        """CARD-13: in whatever order the texts came; other cards have none of it."""
        for order in ((SPELLER, MAGUS), (MAGUS, SPELLER)):
            table = Scenario(cards=CARDS, bells=["darin"])
            beast, man = table.darin.has(MONSTER), table.darin.has(MAN)
            for card in order:
                table.darin.has(card)
            assert beast.subtypes == {"Monster", "Spell", "Sorcerer"}
            assert man.subtypes == set()


class TestDiscardingFromADeckAsACost:
    """PAY-7: what cannot be paid in full cannot be paid."""

    @pytest.mark.parametrize(("cards", "enough"), [(1, False), (2, True), (3, True)])
    def test_it_takes_as_many_cards(self, cards: int, enough: bool) -> None:
        """PAY-7: one below, exactly, and one above."""
        table = Scenario(cards=CARDS, bells=["darin"])
        leech = table.darin.has(LEECH)
        table.darin.deck_of(cards)
        assert table.darin.may_use(leech) == enough


@pytest.mark.parametrize("rules", BOTH)
def test_an_effect_in_place_of_which_something_is_done_does_not_resolve(rules: str) -> None:
    """EFF-13: its costs stay paid, and only the other thing happens."""
    table = Scenario(cards=CARDS, rules=rules, bells=["darin"])
    well, raid = table.darin.has(WELL), table.tommy.holds(RAID)
    table.darin.uses(well)
    table.tommy.disrupts_with(raid)
    assert well.exhausted
    assert table.darin.hand == []
    assert len(table.tommy.hand) == 1


class TestWhoCannotBeUncommitted:
    """EFF-28, STORY-38: they stay, but not at a story that is won."""

    def test_an_effect_leaves_them_where_they_are(self) -> None:
        """EFF-28: that is what the text says."""
        table = Scenario(phase="after defend", cards=CARDS, bells=["darin"])
        man = table.darin.has(MAN, at=table.a)
        table.tommy.has(CHAIN, on=man)
        table.darin.plays(table.darin.holds(PULL), on=man)
        assert man.story == table.a

    @pytest.mark.parametrize("rules", BOTH)
    def test_when_the_story_is_won_they_go_home(self, rules: str) -> None:
        """STORY-38: there is no story any more where they could be."""
        table = Scenario(phase="resolution", cards=CARDS, rules=rules, bells=["darin"])
        man = table.darin.has(MAN, at=table.a)
        table.tommy.has(CHAIN, on=man)
        table.tokens(table.a, {table.darin: 4})
        while table.open_decision().kind == "token":
            table.darin.accepts()
        assert table.a.is_won
        assert man.story is None


def test_what_is_named_in_a_choice_is_asked_first() -> None:
    """GEN-12, EFF-3: then only cards of that title can be chosen."""
    table = Scenario(cards=CARDS, bells=["darin"])
    men = [table.darin.discarded(MAN), table.darin.discarded(MAN)]
    table.darin.discarded(MONSTER)
    table.darin.plays(table.darin.holds(CALL))
    table.darin.chooses("Man")
    assert set(table.darin.choices()) == set(men)
    table.darin.chooses(men[0])
    table.darin.picks_no_more()
    assert (men[0].in_hand, men[1].in_discard) == (True, True)


def test_a_text_that_an_event_gains_hears_it_come_and_go() -> None:
    """STATE-31, TIME-18: it is attached with the text, and leaves play with it."""
    table = Scenario(cards=CARDS, bells=["darin"])
    man, bond, strike = table.darin.has(MAN), table.darin.holds(BOND), table.darin.holds(STRIKE)
    table.darin.plays(bond, on=man)
    assert bond.host == man
    assert len(table.darin.hand) == 2
    table.darin.plays(strike, on=bond)
    assert bond.in_discard
    assert len(table.darin.hand) == 3
