"""The Rituals of the Order: events whose effect hangs on what was given up, or on the story that was chosen."""

from rlyeh.language import *
from rlyeh.testing import Scenario

LODGE = character("test-1", "Brother", SILVER_TWILIGHT, cost=2, skill=2, icons="AI")
CADET = character("test-2", "Cadet", SILVER_TWILIGHT, cost=2, skill=1, icons="C")
THUG = character("test-3", "Thug", SYNDICATE, cost=2, skill=3, subtypes="Criminal")
MAN = character("test-4", "Man", NEUTRAL, cost=2, skill=2, icons="T")
TOUGH = character("test-5", "Rock", NEUTRAL, cost=2, skill=2, keywords=[INVULNERABILITY])
PUMP = support("test-6", "Pump", NEUTRAL, cost=0, text=[gains(CHARACTER.subtype("Criminal"), skill=1)])
PEER = character("test-7", "Peer", NEUTRAL, cost=2, skill=4)
CARDS = [LODGE, CADET, THUG, MAN, TOUGH, PUMP, PEER]


class TestExpulsionFromTheOrder:
    """roto-016."""

    def test_another_member_has_the_icons_of_the_one_who_is_gone(self) -> None:
        """roto-016; STATE-4: until the end of the phase."""
        table = Scenario(cards=CARDS, bells=["darin"])
        brother, cadet = table.darin.has(LODGE), table.darin.has(CADET)
        table.darin.domain(silver_twilight=1)
        table.darin.plays(table.darin.holds("Expulsion from the Order"), on=brother)
        assert brother.in_discard
        assert cadet.icons == "CAI"
        table.darin.passes()
        assert cadet.icons == "C"

    def test_a_single_member_is_not_enough(self) -> None:
        """roto-016; EFF-1, PAY-7: somebody else of the faction has to get them."""
        table = Scenario(cards=CARDS, bells=["darin"])
        expulsion = table.darin.holds("Expulsion from the Order")
        table.darin.has(LODGE)
        table.darin.has(MAN)
        table.darin.domain(silver_twilight=1)
        assert not table.darin.may_play(expulsion)

    def test_a_member_of_the_opponent_may_get_them_and_pays_nothing(self) -> None:
        """roto-016; PAY-29: only one's own can be sacrificed."""
        table = Scenario(cards=CARDS, bells=["darin"])
        expulsion, brother, theirs = (
            table.darin.holds("Expulsion from the Order"), table.darin.has(LODGE), table.tommy.has(CADET),
        )
        table.darin.domain(silver_twilight=1)
        table.darin.plays(expulsion)
        assert brother.in_discard
        assert theirs.icons == "CAI"


class TestGangWarfare:
    """roto-038."""

    def test_everybody_with_less_skill_is_exhausted(self) -> None:
        """roto-038; TIME-30: as much as the Criminal had, help included; below it, not at it."""
        table = Scenario(cards=CARDS, bells=["darin"])
        thug, low, same = table.darin.has(THUG), table.tommy.has(MAN), table.tommy.has(PEER)
        table.darin.has(PUMP)
        mine = table.darin.has(MAN)
        table.darin.domain(syndicate=3)
        table.darin.plays(table.darin.holds("Gang Warfare"))
        assert thug.in_discard
        assert (low.exhausted, mine.exhausted, same.ready) == (True, True, True)

    def test_a_criminal_is_needed_and_its_players_operations_phase(self) -> None:
        """roto-038; OPS-8."""
        for active, card in (("darin", MAN), ("tommy", THUG)):
            table = Scenario(active=active, cards=CARDS, bells=["darin"])
            war = table.darin.holds("Gang Warfare")
            table.darin.has(card)
            table.darin.domain(syndicate=3)
            assert not table.darin.may_play(war)


class TestAGiftOfKnowledge:
    """roto-119."""

    def test_a_wound_for_a_token(self) -> None:
        """roto-119: at the story where the character is."""
        table = Scenario(phase="after defend", cards=CARDS, bells=["darin"])
        man = table.darin.has(MAN, at=table.b)
        table.darin.domain(yog_sothoth=1)
        table.tokens(table.b, {table.darin: 2})
        table.darin.plays(table.darin.holds("A Gift of Knowledge"))
        assert man.in_discard
        assert table.b.tokens(table.darin) == 3

    def test_not_with_three_tokens_there_and_not_from_home(self) -> None:
        """roto-119; EFF-1: two are allowed; and somebody who can be wounded has to be there."""
        for card, at, tokens in ((MAN, True, 3), (MAN, False, 0), (TOUGH, True, 0)):
            table = Scenario(phase="after defend", cards=CARDS, bells=["darin"])
            gift = table.darin.holds("A Gift of Knowledge")
            table.darin.has(card, at=table.b if at else None)
            table.darin.domain(yog_sothoth=1)
            table.tokens(table.b, {table.darin: tokens})
            assert not table.darin.may_play(gift)

    def test_the_story_is_chosen_among_those_where_it_can_be_done(self) -> None:
        """roto-119; EFF-3: at a third story there is only somebody of the opponent."""
        table = Scenario(phase="after defend", cards=CARDS, bells=["darin"])
        man, other = table.darin.has(MAN, at=table.a), table.darin.has(MAN, at=table.b)
        table.tommy.has(MAN, at=table.c)
        table.darin.domain(yog_sothoth=1)
        table.darin.plays(table.darin.holds("A Gift of Knowledge"))
        assert table.darin.may_choose(table.a, table.b)
        table.darin.chooses(table.b)
        assert (other.in_discard, man.in_play) == (True, True)
