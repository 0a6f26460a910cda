"""Revelations: Miskatonic University."""

from rlyeh.language import *
from rlyeh.testing import CardHandle, Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=2, skill=2)
BOOK = support(
    "test-2", "Book", NEUTRAL, cost=1, subtypes="Tome", text=[action(exhaust(THIS), pay(3), to=draw())],
)
CHARM = support(
    "test-3", "Charm", NEUTRAL, cost=1, subtypes="Tome, Attachment", attach_to=CHARACTER, text=[gains(HOST, skill=1)],
)
OMEN = support(
    "test-4", "Omen", NEUTRAL, cost=1, subtypes="Tome",
    text=[forced_response(after(is_("wounded", CHARACTER)), gain_domain(OPPONENT))],
)
TOY = support("test-5", "Toy", NEUTRAL, cost=1, text=[action(exhaust(THIS), to=draw())])
STAB = event("test-6", "Stab", NEUTRAL, cost=0, subtypes="Spell", text=[action(wound(choose(CHARACTER)))])
TWO_WAYS = support(
    "test-7", "Two Ways", NEUTRAL, cost=1, subtypes="Tome",
    text=[
        action(exhaust(THIS), to=draw(2)),
        action(sacrifice(a(MINE)), to=mill(3, OPPONENT)),
        response(after(draws()), ready(THIS)),
    ],
)
LOCKED = support(
    "test-8", "Locked", NEUTRAL, cost=1, subtypes="Tome", text=[action(pay(1), to=draw(), only=during(STORY_PHASE))],
)
CARDS = [MAN, BOOK, CHARM, OMEN, TOY, STAB, TWO_WAYS, LOCKED]


class TestTheGreatLibraryOfCelaeno:
    """rev-088."""

    def library(self) -> tuple[Scenario, CardHandle, CardHandle, CardHandle, CardHandle]:
        """A library, a man with a Tome on him and one without, both exhausted, and a Book."""
        table = Scenario(cards=CARDS, bells=["darin"])
        library, book = table.darin.has("The Great Library of Celaeno"), table.darin.has(BOOK)
        reader, other = table.darin.has(MAN, exhausted=True), table.darin.has(MAN, exhausted=True)
        table.tommy.has(CHARM, on=reader)
        table.darin.domain(neutral=3)
        return table, library, book, reader, other

    def test_it_readies_who_has_a_tome_and_gives_skill(self) -> None:
        """rev-088: also a reader whose Tome is somebody else's; nobody without one."""
        table, library, book, reader, other = self.library()
        table.darin.uses(book)
        table.darin.responds_with(library)
        assert table.darin.may_choose(reader)
        table.darin.chooses(reader)
        assert reader.ready
        assert (reader.skill, other.skill) == (6, 2)
        assert other.exhausted
        table.run_to("story")
        assert reader.skill == 3

    def test_it_answers_the_opponent_as_well(self) -> None:
        """rev-088: "a player" is either of them."""
        table = Scenario(cards=CARDS, active="tommy", bells=["tommy"])
        library, reader = table.darin.has("The Great Library of Celaeno"), table.darin.has(MAN, exhausted=True)
        table.darin.has(CHARM, on=reader)
        book = table.tommy.has(BOOK)
        table.tommy.domain(neutral=3)
        table.tommy.uses(book)
        table.darin.responds_with(library, on=reader)
        assert reader.ready

    def test_other_cards_set_it_off_in_no_way(self) -> None:
        """rev-088: a support that is no Tome, and an event."""
        table, *_, reader, other = self.library()
        toy, stab = table.darin.has(TOY), table.darin.holds(STAB)
        table.darin.uses(toy)
        table.expects(table.darin, "action")
        table.darin.plays(stab, on=other)
        table.expects(table.darin, "action")
        assert reader.exhausted

    def test_a_forced_response_is_triggered_by_no_player(self) -> None:
        """rev-088; TIME-21, FINAL-101: the Omen acts by itself, and nobody may answer that."""
        table, *_, reader, other = self.library()
        table.darin.has(OMEN)
        before = len(table.tommy.domains)
        table.darin.plays(table.darin.holds(STAB), on=other)
        assert len(table.tommy.domains) == before + 1
        table.expects(table.darin, "action")
        assert reader.exhausted


class TestErynCochwyn:
    """rev-089."""

    def test_she_uses_a_tome_of_the_opponent_for_nothing(self) -> None:
        """rev-089; PAY-19: neither exhausted nor paid for; she draws, and its controller sacrifices it."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        eryn, book = table.darin.has("Eryn Cochwyn"), table.tommy.has(BOOK, exhausted=True)
        table.darin.uses(eryn, on=book)
        assert eryn.insane
        assert len(table.darin.hand) == 1
        assert not table.tommy.hand
        assert book.in_discard

    def test_of_several_actions_she_picks_one(self) -> None:
        """rev-089: nothing is sacrificed as a cost; a Response is no Action."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        eryn, book = table.darin.has("Eryn Cochwyn"), table.darin.has(TWO_WAYS)
        table.darin.uses(eryn, on=book)
        assert len(table.open_decision().options) == 2
        table.darin.chooses(1)
        assert len(table.tommy.discard) == 3
        assert not table.darin.hand
        assert book.in_discard

    def test_she_finds_nothing_to_use(self) -> None:
        """rev-089: no Tome, one without an Action, one whose Action may not be used now."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        eryn, man = table.darin.has("Eryn Cochwyn"), table.darin.has(MAN)
        table.darin.has(CHARM, on=man)
        table.darin.has(TOY)
        table.darin.has(LOCKED)
        assert not table.darin.may_use(eryn)

    def test_tomes_that_use_each_other_come_to_an_end(self) -> None:
        """rev-089; EFF-46: a card whose Action is being used already is not used once more."""
        mirror = support(
            "test-10", "Mirror", NEUTRAL, cost=1, subtypes="Tome",
            text=[action(pay(1), to=use_ability(choose(CARD.subtype("Tome"))))],
        )  # fmt: skip
        table = Scenario(cards=[*CARDS, mirror], bells=["tommy"])
        eryn = table.darin.has("Eryn Cochwyn")
        first, second = table.darin.has(mirror), table.darin.has(mirror)
        assert not table.darin.may_use(eryn)
        assert first.in_play
        assert second.in_play

    def test_one_tome_may_use_another(self) -> None:
        """rev-089: by way of a third."""
        mirror = support(
            "test-10", "Mirror", NEUTRAL, cost=1, subtypes="Tome",
            text=[action(pay(1), to=use_ability(choose(CARD.subtype("Tome"))))],
        )  # fmt: skip
        table = Scenario(cards=[*CARDS, mirror], bells=["tommy"])
        eryn, book = table.darin.has("Eryn Cochwyn"), table.darin.has(BOOK)
        first, second = table.darin.has(mirror), table.darin.has(mirror)
        table.darin.uses(eryn, on=[first, second])
        assert len(table.darin.hand) == 1
        assert (first.in_discard, second.in_play, book.in_play) == (True, True, True)

    def test_what_is_cancelled_is_sacrificed_all_the_same(self) -> None:
        """rev-089; TIME-12: it was used."""
        curb = event("test-9", "Curb", NEUTRAL, cost=0, text=[disrupt(when(ability_used(of=SUPPORT)), cancel())])
        table = Scenario(cards=[*CARDS, curb], bells=["tommy"])
        eryn, book = table.darin.has("Eryn Cochwyn"), table.darin.has(BOOK)
        stop = table.tommy.holds(curb)
        table.darin.uses(eryn, on=book)
        table.tommy.disrupts_with(stop)
        assert not table.darin.hand
        assert book.in_discard
