"""The Yuggoth Contract: Syndicate."""

import pytest

from rlyeh.language import *
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", AGENCY, cost=2, skill=2, icons="C")
GOD = character("test-2", "God", CTHULHU, cost=6, skill=6, subtypes="Ancient One")
CARDS = [MAN, GOD]


class TestKidnapping101:
    """yc-096."""

    def test_an_opponents_character_leaves_its_story(self) -> None:
        """yc-096; STORY-3: it stays as it lies."""
        table = Scenario(phase="after defend", cards=CARDS, bells=["tommy"])
        mine = table.darin.has(MAN, exhausted=True, at=table.a)
        theirs, other = (table.tommy.has(MAN, exhausted=True, at=table.a) for _ in range(2))
        god, idle = table.tommy.has(GOD, exhausted=True, at=table.a), table.tommy.has(MAN)
        table.darin.domain(syndicate=2)
        table.darin.plays(table.darin.holds("Kidnapping 101"))
        assert set(table.darin.choices()) == {theirs, other}
        table.darin.chooses(theirs)
        assert theirs.story is None
        assert theirs.exhausted
        assert (mine.story, other.story, god.story) == (table.a, table.a, table.a)
        assert idle.in_play
        table.decline_all()

    def test_nobody_committed_nobody_to_choose(self) -> None:
        """yc-096; EFF-1."""
        table = Scenario(cards=CARDS, bells=["darin"])
        table.tommy.has(MAN)
        table.darin.domain(syndicate=2)
        assert not table.darin.may_play(table.darin.holds("Kidnapping 101"))


class TestEyesInAJar:
    """yc-076."""

    def test_the_opponents_hand_lies_open_from_the_moment_it_enters_play(self) -> None:
        """yc-076; GEN-15."""
        table = Scenario(bells=["tommy"])
        eyes, mine = table.darin.holds("Eyes in a Jar"), table.darin.holds("Byakhee Servant")
        theirs = [table.tommy.holds("Local Sheriff"), table.tommy.holds("Kidnapping 101")]
        table.darin.domain(syndicate=2)
        assert not any(table.darin.knows(card) for card in theirs)
        table.darin.plays(eyes)
        assert all(table.darin.knows(card) for card in theirs)
        assert not table.tommy.knows(mine)

    def test_what_is_drawn_is_seen_and_told(self) -> None:
        """yc-076; GEN-15: two cards in the draw phase."""
        table = Scenario(phase="draw", active="tommy", bells=["tommy"])
        table.darin.has("Eyes in a Jar")
        table.expects(table.tommy, "action")
        assert len(table.tommy.hand) == 2
        assert all(table.darin.knows(card) for card in table.tommy.hand)

    def test_a_blank_one_opens_nothing(self) -> None:
        """yc-076; CARD-15."""
        cloth = support("test-91", "Cloth", NEUTRAL, cost=0, text=[blank(SUPPORT.subtype("Item"))])
        table = Scenario(phase="draw", active="tommy", bells=["tommy"], cards=[cloth])
        table.darin.has("Eyes in a Jar")
        table.tommy.has(cloth)
        table.expects(table.tommy, "action")
        assert not any(table.darin.knows(card) for card in table.tommy.hand)


class TestBootleggingOperation:
    """yc-058."""

    def test_the_bottom_card_is_drawn(self) -> None:
        """yc-058; DRAW-8: the Location is exhausted, the attachment is not."""
        table = Scenario(bells=["tommy"])
        shed = table.darin.has("Irish Channel")
        still = table.darin.has("Bootlegging Operation", on=shed)
        bottom, top = table.darin.deck[0], table.darin.deck[-1]
        table.darin.uses(still)
        assert table.darin.hand == [bottom]
        assert table.darin.deck[-1] == top
        assert shed.exhausted
        assert still.ready
        assert not table.tommy.knows(bottom)

    def test_an_exhausted_location_draws_nothing(self) -> None:
        """yc-058; PAY-27."""
        table = Scenario(bells=["darin"])
        shed = table.darin.has("Irish Channel", exhausted=True)
        still = table.darin.has("Bootlegging Operation", on=shed)
        assert not table.darin.may_use(still)

    def test_on_the_opponents_location_it_cannot_be_paid(self) -> None:
        """yc-058; FINAL-112: only what is yours can pay."""
        table = Scenario(bells=["darin"])
        shed = table.tommy.has("Irish Channel")
        still = table.darin.has("Bootlegging Operation", on=shed)
        assert not table.darin.may_use(still)

    def test_it_goes_to_locations_only(self) -> None:
        """yc-058; STATE-26."""
        table = Scenario(bells=["darin"])
        channel = table.darin.has("Irish Channel")
        table.darin.has("Eyes in a Jar")
        table.darin.has("Byakhee Servant")
        still = table.darin.holds("Bootlegging Operation")
        table.darin.domain(syndicate=2)
        table.darin.plays(still)
        assert still.host == channel

    def test_the_last_card_may_be_drawn_from_below(self) -> None:
        """DRAW-8, DRAW-3: taking the last card loses the game."""
        table = Scenario(bells=["tommy"])
        shed = table.darin.has("Irish Channel")
        still = table.darin.has("Bootlegging Operation", on=shed)
        table.darin.deck_of(1)
        table.darin.uses(still)
        assert table.tommy.has_won


class TestTrophyRoom:
    """yc-038."""

    def test_a_character_of_any_pile_is_attached_face_down(self) -> None:
        """yc-038; GEN-16."""
        table = Scenario(bells=["tommy"], cards=CARDS)
        room = table.darin.has("Trophy Room")
        mine, theirs = table.darin.discarded(MAN), table.tommy.discarded(GOD)
        table.darin.uses(room, 0)
        assert table.darin.may_choose(mine, theirs)
        table.darin.chooses(mine)
        assert mine.host == room
        assert mine.piece.facedown
        assert theirs.in_discard

    def test_trophies_in_another_room_do_not_count(self) -> None:
        """yc-038: "attached to it"."""
        table = Scenario(bells=["tommy", "darin"], cards=CARDS)
        rooms = [table.darin.has("Trophy Room") for _ in range(2)]
        man = table.darin.has(MAN)
        table.tommy.discarded(GOD)
        table.darin.uses(rooms[0], 0)
        table.tommy.passes()
        table.darin.uses(rooms[1])
        assert man.skill == 2
        assert rooms[1].exhausted

    def test_a_character_gets_skill_for_each_trophy(self) -> None:
        """yc-038: until the end of the phase."""
        wake = event("test-81", "Wake", NEUTRAL, cost=0, text=[action(ready(choose(SUPPORT)))])
        table = Scenario(bells=["tommy", "darin"], cards=[*CARDS, wake])
        room, man = table.darin.has("Trophy Room"), table.darin.has(MAN)
        table.tommy.discarded(GOD)
        table.darin.holds(wake)
        table.darin.uses(room, 0)
        table.tommy.passes()
        table.darin.plays("Wake", on=room)
        table.tommy.passes()
        table.darin.uses(room)
        table.tommy.passes()
        assert man.skill == 3
        table.darin.passes()
        table.run_to("story", "action")
        assert [card.skill for card in table.darin.in_play if card.title == "Man"] == [2]


class TestASightForSoreEyes:
    """yc-097."""

    @pytest.mark.parametrize(("copies", "skill"), [(0, 2), (1, 4), (2, 6)])
    def test_two_skill_for_each_copy_in_the_opponents_hand(self, copies: int, skill: int) -> None:
        """yc-097: all of Darin's characters; another card in that hand does not count, nor Tommy's characters gain."""
        table = Scenario(cards=CARDS, bells=["darin", "tommy"])
        mine, second, theirs = table.darin.has(MAN), table.darin.has(MAN), table.tommy.has(MAN)
        table.darin.holds("Local Sheriff")
        table.tommy.holds(GOD)
        for _ in range(copies):
            table.tommy.holds("Local Sheriff")
        table.darin.domain(syndicate=1)
        table.darin.plays(table.darin.holds("A Sight for Sore Eyes"))
        table.darin.chooses("Local Sheriff")
        assert (mine.skill, second.skill, theirs.skill) == (skill, skill, 2)

    def test_the_hand_is_revealed_and_the_number_stays(self) -> None:
        """yc-097; GEN-10: Darin knows it now. A copy that is played afterwards counts all the same."""
        table = Scenario(cards=CARDS, bells=["darin", "tommy"])
        mine, held = table.darin.has(MAN), table.tommy.holds("Deep One Assault")
        table.darin.domain(syndicate=1)
        table.darin.plays(table.darin.holds("A Sight for Sore Eyes"))
        table.darin.chooses("Deep One Assault")
        assert (held.piece.seen & 1, mine.skill) == (1, 4)
        table.run_to("story")
        assert mine.skill == 2
