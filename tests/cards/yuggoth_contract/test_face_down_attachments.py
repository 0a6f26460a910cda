"""The Yuggoth Contract: Shub-Niggurath."""

from rlyeh.engine.files import load
from rlyeh.language import *
from rlyeh.model import CardType
from rlyeh.testing import CardHandle, Scenario

MIGO = character("test-1", "Scout", SHUB_NIGGURATH, cost=1, skill=1, subtypes="Mi-Go")
MAN = character("test-2", "Man", AGENCY, cost=1, skill=1, icons="C", text=[action(exhaust(THIS), to=draw())])
STAR = character("test-3", "Star", AGENCY, unique=True, cost=1, skill=1, keywords=[HEROIC])
FIEND = character("test-4", "Fiend", HASTUR, cost=1, skill=1, keywords=[VILLAINOUS])
FIRE = event("test-5", "Fire", NEUTRAL, cost=0, text=[action(destroy(choose(SUPPORT)))])
CUT = event("test-6", "Cut", NEUTRAL, cost=0, text=[action(destroy(choose(ATTACHMENT)))])
CARDS = [MIGO, MAN, STAR, FIEND, FIRE, CUT]


def room_with(card: object, *, bells: str = "darin") -> tuple[Scenario, CardHandle, CardHandle]:
    """The Specimen Room has taken a card of Tommy's discard pile."""
    table = Scenario(cards=CARDS, bells=[bells])
    room = table.darin.has("Specimen Room")
    taken = table.tommy.discarded(card)  # type: ignore[arg-type]
    table.darin.uses(room)
    return table, room, taken


class TestSpecimenRoom:
    """yc-034."""

    def test_a_character_of_the_opponents_pile_is_attached_face_down(self) -> None:
        """yc-034; GEN-16: a blank Attachment support card under one's own control."""
        _, room, taken = room_with(MAN)
        assert taken.in_play
        assert taken.host == room
        assert taken.piece.facedown
        assert taken.type is CardType.SUPPORT
        assert taken.subtypes == {"Attachment"}
        assert (taken.controller.name, taken.owner.name) == ("darin", "tommy")
        assert taken.icons == ""
        assert room.exhausted

    def test_only_characters_and_only_of_the_opponents_pile(self) -> None:
        """yc-034."""
        table = Scenario(cards=CARDS, bells=["darin"])
        room = table.darin.has("Specimen Room")
        table.darin.discarded(MAN)
        table.tommy.discarded(FIRE)
        assert not table.darin.may_use(room)

    def test_migo_of_its_player_grow(self) -> None:
        """yc-034: +1 skill for each; nobody else's, and no other characters."""
        table = Scenario(cards=CARDS, bells=["darin", "tommy"])
        room = table.darin.has("Specimen Room")
        mine, theirs, man = table.darin.has(MIGO), table.tommy.has(MIGO), table.darin.has(MAN)
        table.tommy.discarded(MAN)
        assert mine.skill == 1
        table.darin.uses(room)
        assert (mine.skill, theirs.skill, man.skill) == (2, 1, 1)

    def test_it_has_no_text_there(self) -> None:
        """yc-034; GEN-16: its Action is gone."""
        table, _, taken = room_with(MAN)
        assert not table.darin.may_use(taken)
        assert table.game.index().actions[0]
        assert all(listener.card != taken.id for listener in table.game.index().actions[0])

    def test_it_is_destroyed_like_an_attachment(self) -> None:
        """yc-034; GEN-16: it goes to its owner's pile and is a character again."""
        table = Scenario(cards=CARDS, bells=["tommy", "darin"])
        room, migo = table.darin.has("Specimen Room"), table.darin.has(MIGO)
        taken = table.tommy.discarded(MAN)
        table.tommy.holds(CUT)
        table.darin.uses(room)
        table.tommy.plays("Cut", on=taken)
        assert taken in table.tommy.discard
        assert not taken.piece.facedown
        assert taken.type is CardType.CHARACTER
        assert migo.skill == 1

    def test_with_the_room_it_is_discarded(self) -> None:
        """yc-034; STATE-29."""
        table = Scenario(cards=CARDS, bells=["tommy", "darin"])
        room = table.darin.has("Specimen Room")
        taken = table.tommy.discarded(MAN)
        table.tommy.holds(FIRE)
        table.darin.uses(room)
        table.tommy.plays("Fire", on=room)
        assert room.in_discard
        assert taken in table.tommy.discard

    def test_it_is_no_copy_of_a_unique_card(self) -> None:
        """yc-034; GEN-16, STATE-43: neither as it comes, nor when another one is played."""
        table = Scenario(active="tommy", cards=CARDS, bells=["tommy", "darin"])
        room, star = table.darin.has("Specimen Room"), table.darin.has(STAR)
        taken, held = table.tommy.discarded(STAR), table.tommy.holds(STAR)
        table.tommy.domain(agency=1)
        table.tommy.passes()
        table.darin.uses(room)
        assert taken.in_play
        assert star.in_play
        table.tommy.plays(held)
        assert held.in_play

    def test_heroic_and_villainous_do_not_matter(self) -> None:
        """yc-034; GEN-16, KEY-4."""
        table = Scenario(cards=CARDS, bells=["darin"])
        room = table.darin.has("Specimen Room")
        table.darin.has(FIEND)
        taken = table.tommy.discarded(STAR)
        table.darin.uses(room)
        assert taken.in_play
        assert taken.piece.facedown

    def test_a_saved_game_knows_it(self) -> None:
        """GEN-16."""
        table, _, taken = room_with(MAN)
        again = load(table.game.save(), table.pool)
        assert again.state.cards[taken.id].facedown
        assert again.hash() == table.game.hash()


class TestFeastingGhouls:
    """yc-073."""

    def test_each_meal_gives_skill_and_terror(self) -> None:
        """yc-073: as often as one pays."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        ghouls = table.darin.has("Feasting Ghouls")
        meals = [table.tommy.discarded(MAN), table.tommy.discarded(MIGO)]
        table.darin.domain(neutral=1)
        table.darin.domain(neutral=1)
        table.darin.uses(ghouls, on=meals[0])
        assert (ghouls.skill, ghouls.icons) == (4, "TTCC")
        table.tommy.passes()
        table.darin.uses(ghouls)
        assert (ghouls.skill, ghouls.icons) == (5, "TTTCC")
        assert not table.tommy.discard

    def test_other_attachments_do_not_feed_them(self) -> None:
        """yc-073: face-down cards."""
        table = Scenario(cards=CARDS, bells=["darin"])
        ghouls = table.darin.has("Feasting Ghouls")
        table.darin.has("Shotgun", on=ghouls)
        assert (ghouls.skill, ghouls.icons) == (3, "TCC")

    def test_what_lies_on_another_card_does_not_feed_them(self) -> None:
        """yc-073: attached to it."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        ghouls, room = table.darin.has("Feasting Ghouls"), table.darin.has("Specimen Room")
        table.tommy.discarded(MAN)
        table.darin.uses(room)
        assert ghouls.skill == 3

    def test_it_costs_one_and_needs_a_character(self) -> None:
        """yc-073; PAY-6, EFF-1."""
        table = Scenario(cards=CARDS, bells=["darin"])
        ghouls = table.darin.has("Feasting Ghouls")
        table.tommy.discarded(MAN)
        assert not table.darin.may_use(ghouls)
        table = Scenario(cards=CARDS, bells=["darin"])
        ghouls = table.darin.has("Feasting Ghouls")
        table.darin.domain(neutral=1)
        assert not table.darin.may_use(ghouls)
