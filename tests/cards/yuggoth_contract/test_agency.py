"""The Yuggoth Contract: Agency."""

import pytest

from rlyeh.language import *
from rlyeh.model import Card
from rlyeh.testing import CardHandle, Scenario

FIGHTER = character("test-1", "Fighter", AGENCY, cost=2, skill=2, icons="CC", keywords=[TOUGHNESS(1)])
FRAIL = character("test-2", "Frail", HASTUR, cost=2, skill=2, icons="C")
TOUGH = character("test-3", "Tough", HASTUR, cost=2, skill=2, icons="C", keywords=[TOUGHNESS(2)])
GHOST = character("test-4", "Ghost", HASTUR, cost=2, skill=2, keywords=[INVULNERABILITY])
CADET = character("test-5", "Cadet", HASTUR, cost=2, skill=2)
BRAWL = story("test-20", "Brawl", struggles="C")
TEST_CARDS = [FIGHTER, FRAIL, TOUGH, GHOST, CADET, BRAWL]


def bloodbath(*defenders: Card) -> tuple[Scenario, list[CardHandle]]:
    """Darin has played Bloodbath; two fighters (four icons) attack some defenders."""
    table = Scenario(phase="story", cards=TEST_CARDS, stories=[BRAWL, BRAWL])
    table.darin.holds("Bloodbath")
    table.darin.domain(agency=3)
    attackers = [table.darin.has(FIGHTER) for _ in range(2)]
    others = [table.tommy.has(card) for card in defenders]
    table.darin.plays("Bloodbath")
    table.darin.commits(dict.fromkeys(attackers, table.a))
    table.tommy.commits(dict.fromkeys(others, table.a))
    return table, [*attackers, *others]


def test_the_winner_deals_out_the_wounds_of_bloodbath() -> None:
    """EX-137, yc-102; STORY-52, EFF-27, KEY-6, STORY-23: four to two; the loser still picks the ordinary victim."""
    table, (one, two, frail, tough, ghost) = bloodbath(FRAIL, TOUGH, GHOST)
    assert table.tommy.may_choose(frail, tough)
    table.tommy.chooses(tough)
    assert set(table.darin.choices()) == {one, two, frail, tough}
    assert ghost not in table.darin.choices()
    table.darin.chooses(frail)
    assert frail.in_play
    table.darin.chooses(frail)
    assert frail.in_discard
    assert tough.wounds == 1
    table.decline_all()


def test_the_winner_may_stop_at_any_time() -> None:
    """yc-102: "may"."""
    table, (_, _, frail, tough) = bloodbath(FRAIL, TOUGH)
    table.tommy.chooses(tough)
    table.darin.declines()
    assert frail.in_play
    assert tough.wounds == 1
    table.decline_all()


def test_bloodbath_serves_whoever_wins() -> None:
    """yc-102: the defender as well."""
    table, (one, two, *_) = bloodbath(TOUGH, TOUGH, FRAIL, FRAIL, FRAIL)
    table.darin.chooses(one)
    table.tommy.chooses(two)
    assert one.wounds == 1
    assert two.wounds == 1
    table.decline_all()


def test_bloodbath_is_played_before_committing_in_your_story_phase() -> None:
    """yc-102; OPS-8: not in another phase, not on the opponent's turn, not once characters are committed."""
    table = Scenario(cards=TEST_CARDS, stories=[BRAWL])
    table.darin.stops()
    card = table.darin.holds("Bloodbath")
    theirs = table.tommy.holds("Bloodbath")
    table.darin.domain(agency=3)
    table.tommy.domain(agency=3)
    fighter = table.darin.has(FIGHTER)
    assert not table.darin.may_play(card)
    table.run_to("story")
    assert table.darin.may_play(card)
    table.darin.passes()
    assert not table.tommy.may_play(theirs)
    table.darin.commits(fighter, to=table.a)
    assert not table.darin.may_play(card)


def test_bloodbath_is_over_with_the_turn() -> None:
    """yc-102; TURN-6."""
    table, (_, _, cadet) = bloodbath(CADET)
    table.decline_all()
    assert cadet.in_discard
    table.run_to("refresh")
    assert table.game.state.lasting == []


BEAST = character("test-6", "Beast", SHUB_NIGGURATH, cost=3, skill=3, subtypes="Creature")
FIEND = character("test-7", "Fiend", SHUB_NIGGURATH, cost=3, skill=3, subtypes="Monster")
TROLL = character("test-8", "Troll", SHUB_NIGGURATH, cost=4, skill=4, subtypes="Monster")
SPANNER = support("test-9", "Spanner", NEUTRAL, cost=1, subtypes="Item")
CLUB = support("test-10", "Club", NEUTRAL, cost=1, subtypes="Weapon")
HUT = support("test-11", "Hut", NEUTRAL, cost=1, subtypes="Location")
SWELL = event("test-12", "Swell", NEUTRAL, cost=0, text=[action(until_end_of_phase(gains(CHARACTER, skill=2)))])
MORE_CARDS = [CADET, BEAST, FIEND, TROLL, SPANNER, CLUB, HUT, SWELL]


class TestSledgehammer:
    """yc-083."""

    def test_a_monster_or_creature_of_printed_skill_three_is_destroyed(self) -> None:
        """yc-083: either subtype, at and over the limit; it is the printed skill that counts (EFF-19)."""
        table = Scenario(cards=MORE_CARDS, bells=["tommy"])
        cadet = table.darin.has(CADET)
        hammer = table.darin.has("Sledgehammer", on=cadet)
        beast, fiend, troll = table.tommy.has(BEAST), table.tommy.has(FIEND), table.tommy.has(TROLL)
        table.darin.plays(table.darin.holds(SWELL))
        table.tommy.passes()
        table.darin.uses(hammer)
        assert set(table.darin.choices()) == {beast, fiend}
        table.darin.chooses(fiend)
        assert hammer.in_discard
        assert fiend.in_discard
        assert troll.in_play
        assert cadet.in_play

    def test_without_one_it_cannot_be_used(self) -> None:
        """yc-083; EFF-1: an insane one shows no printed skill (FINAL-118)."""
        table = Scenario(cards=MORE_CARDS, bells=["darin"])
        hammer = table.darin.has("Sledgehammer", on=table.darin.has(CADET))
        table.tommy.has(TROLL)
        table.tommy.has(BEAST, insane=True)
        assert not table.darin.may_use(hammer)

    def test_it_goes_on_a_character_of_your_own(self) -> None:
        """yc-083; STATE-26."""
        table = Scenario(cards=MORE_CARDS, bells=["darin"])
        table.tommy.has(CADET)
        table.darin.domain(agency=1)
        assert not table.darin.may_play(table.darin.holds("Sledgehammer"))


class TestOutOfTheDarkness:
    """yc-101."""

    def test_a_weapon_or_an_item_comes_back_to_hand(self) -> None:
        """yc-101: no other card, none of the opponent's pile, none in play."""
        table = Scenario(cards=MORE_CARDS, bells=["tommy"])
        spanner, club = table.darin.discarded(SPANNER), table.darin.discarded(CLUB)
        table.darin.discarded(HUT)
        table.tommy.discarded(CLUB)
        table.darin.has(CLUB)
        table.darin.domain(agency=1)
        table.darin.plays(table.darin.holds("Out of the Darkness"))
        assert set(table.darin.choices()) == {spanner, club}
        table.darin.chooses(club)
        assert club.in_hand
        assert spanner.in_discard

    def test_with_neither_it_cannot_be_played(self) -> None:
        """yc-101; EFF-1."""
        table = Scenario(cards=MORE_CARDS, bells=["darin"])
        table.darin.discarded(HUT)
        table.darin.domain(agency=1)
        assert not table.darin.may_play(table.darin.holds("Out of the Darkness"))


LAMP = support("test-6", "Lamp", AGENCY, cost=1, subtypes="Attachment", attach_to=CHARACTER)
LEASH = support("test-7", "Leash", AGENCY, cost=1, subtypes="Attachment", attach_to=CHARACTER.subtype("Monster"))
SHED = support("test-8", "Shed", AGENCY, cost=1)


class TestJamesLogan:
    """yc-001."""

    def scene(self) -> tuple[Scenario, CardHandle]:
        table = Scenario(cards=[LAMP, LEASH, SHED, CADET], bells=["tommy"])
        james = table.darin.holds("James Logan")
        table.darin.domain(agency=5)
        return table, james

    @pytest.mark.parametrize("number", [0, 1, 2])
    def test_he_comes_with_up_to_two_attachments(self, number: int) -> None:
        """yc-001; DRAW-6, STATE-26: they are put on him, and the deck is shuffled."""
        table, james = self.scene()
        lamps = [table.darin.decked(LAMP) for _ in range(3)]
        table.darin.plays(james)
        table.darin.responds_with(james)
        table.darin.chooses(*lamps[:number])
        if number < 2:
            table.darin.picks_no_more()
        assert len(james.attachments) == number
        assert all(card.host == james for card in james.attachments)

    def test_only_attachments_that_he_can_carry(self) -> None:
        """yc-001; STATE-26, DRAW-11: neither another support card nor what attaches to Monsters; nothing on others."""
        table, james = self.scene()
        lamp, *_ = (table.darin.decked(card) for card in (LAMP, LEASH, SHED))
        other = table.darin.has(CADET)
        table.darin.plays(james)
        table.darin.responds_with(james)
        assert table.darin.choices() == [lamp]
        table.darin.chooses(lamp)
        assert (lamp.host, other.attachments) == (james, [])
