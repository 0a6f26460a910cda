"""Core Set: Richard Upton Pickman, core-063, who takes the text of another character."""

from rlyeh.language import *
from rlyeh.model import Card
from rlyeh.testing import CardHandle, Scenario
from tests.cards.core.syndicate_table import (
    ASSASSIN,
    CHILD,
    GIANT,
    GUNMAN,
    HERO,
    MAN,
    MEDIC,
    NAP,
    SWORD,
    VILLAIN,
    table_at,
)


class TestRichardUptonPickman:
    """core-063."""

    def paint(self, model: Card | str, **how: bool) -> tuple[Scenario, CardHandle, CardHandle]:
        """Pickman has used his Action on a character of the opponent."""
        table = table_at(bells=["darin", "tommy"])
        pickman, there = table.darin.has("Richard Upton Pickman"), table.tommy.has(model, **how)  # type: ignore[arg-type]
        table.darin.domain(neutral=2)
        for _ in range(3):
            table.darin.domain(neutral=1)
        table.tommy.domain(neutral=1)
        self.extra(table)
        table.darin.uses(pickman, on=there, paying=2)
        table.tommy.passes()
        return table, pickman, there

    def extra(self, table: Scenario) -> None:
        """Bystanders."""
        self.man = table.tommy.has(MAN)
        self.child = table.darin.has(CHILD)
        self.sword = table.darin.holds(SWORD)
        self.nap = table.darin.holds(NAP)

    def test_he_uses_the_action_and_the_other_has_lost_it(self) -> None:
        """core-063."""
        table, pickman, gunman = self.paint(GUNMAN)
        assert gunman.blank
        table.darin.uses(pickman, on=self.man)
        assert self.man.in_discard
        assert not table.tommy.may_use(gunman)

    def test_keywords_are_gained_and_taken(self) -> None:
        """core-063: all of them, with their values."""
        _, pickman, giant = self.paint(GIANT)
        assert (pickman.toughness, giant.toughness) == (1, 0)
        _, pickman, hero = self.paint(HERO)
        assert pickman.has(FAST)
        assert pickman.has(HEROIC)
        assert not hero.has(FAST)

    def test_toughness_adds_up(self) -> None:
        """core-063; KEY-12."""
        table = table_at()
        pickman, giant = table.darin.has("Richard Upton Pickman"), table.tommy.has(GIANT)
        table.darin.has("Dutch Courage")
        table.darin.domain(neutral=2)
        table.darin.uses(pickman, on=giant)
        assert pickman.toughness == 2

    def test_a_gained_keyword_may_clash(self) -> None:
        """core-063; KEY-5: he becomes Heroic beside a villain of his side."""
        table = table_at()
        pickman, villain = table.darin.has("Richard Upton Pickman"), table.darin.has(VILLAIN)
        hero = table.tommy.has(HERO)
        table.darin.domain(neutral=2)
        table.darin.uses(pickman, on=hero)
        table.expects(table.darin, "clash")
        table.darin.chooses(villain)
        assert villain.in_discard
        assert pickman.in_play

    def test_responses_and_forced_responses_come_with_it_but_no_passive_text(self) -> None:
        """core-063; TIME-26."""
        table, pickman, medic = self.paint(MEDIC)
        assert pickman.skill == 3
        assert medic.skill == 1
        assert pickman.has(WILLPOWER)
        table.darin.plays(self.sword, on=self.man)
        table.darin.responds_with(pickman)
        assert len(table.darin.hand) == 2  # the nap and the card drawn
        table.tommy.passes()
        table.darin.plays(self.nap, on=self.child)
        assert len(table.darin.hand) == 2
        assert table.tommy.hand == []

    def test_icons_skill_and_cost_are_not_text(self) -> None:
        """core-063; CARD-15, AMB-79."""
        _, pickman, giant = self.paint(GIANT)
        assert (pickman.icons, pickman.skill) == ("CCI", 3)
        assert (giant.icons, giant.skill) == ("CC", 5)

    def test_a_name_in_a_gained_ability_still_means_the_other_card(self) -> None:
        """core-063, core-072; FINAL-127: the photographer becomes ready, not Pickman."""
        table, pickman, photographer = self.paint("Freelance Photographer", exhausted=True)
        table.darin.uses(pickman)
        assert photographer.ready
        assert pickman.ready

    def test_a_cost_by_name_needs_that_card_under_your_control(self) -> None:
        """core-063, core-028; FINAL-127, PAY-29: the opponent's Librarian cannot be exhausted as Pickman's cost."""
        table, pickman, librarian = self.paint("Strange Librarian")
        assert librarian.ready
        assert [option.number for option in table.open_decision().options if option.card == pickman.id] == []
        table = table_at()
        pickman, librarian = table.darin.has("Richard Upton Pickman"), table.darin.has("Strange Librarian")
        table.darin.domain(neutral=2)
        table.darin.uses(pickman, on=librarian)
        table.darin.uses(pickman)
        table.darin.chooses(0)
        assert librarian.exhausted
        assert pickman.ready

    def test_a_cost_without_a_name_is_his_own(self) -> None:
        """core-063, core-065: he exhausts himself."""
        table, pickman, bouncer = self.paint("Clover Club Bouncer")
        table.darin.uses(pickman, on=self.man)
        assert pickman.exhausted
        assert bouncer.ready
        assert self.man.skill == 1

    def test_bradys_disrupt_returns_brady(self) -> None:
        """core-063, core-061; FINAL-127."""
        table, pickman, brady = self.paint_brady()
        table.darin.uses(pickman, on=self.man)
        table.darin.disrupts_with(pickman)
        assert brady.in_hand
        assert pickman.in_play

    def paint_brady(self) -> tuple[Scenario, CardHandle, CardHandle]:
        """Pickman has painted Brady, who could not be bothered to leave."""
        table = table_at()
        pickman, brady = table.darin.has("Richard Upton Pickman"), table.tommy.has('Jack "Brass" Brady')
        table.darin.domain(neutral=2)
        table.darin.domain(neutral=2)
        self.man = table.tommy.has(MAN)
        table.darin.uses(pickman, on=brady)
        table.tommy.passes()
        return table, pickman, brady

    def test_it_ends_with_the_phase(self) -> None:
        """core-063; EFF-15."""
        table, pickman, giant = self.paint(GIANT)
        table.run_to("story")
        assert (pickman.toughness, giant.toughness) == (0, 1)
        assert not giant.blank

    def test_from_a_blank_or_insane_character_nothing_is_gained(self) -> None:
        """core-063: painted twice, the second time there is nothing left."""
        table, pickman, _ = self.paint(GUNMAN, insane=True)
        table.darin.passes()
        assert [listener.card for listener in table.game.index().actions[0]].count(pickman.id) == 1  # his own
        table = table_at()
        pickman, giant = table.darin.has("Richard Upton Pickman"), table.tommy.has(GIANT)
        table.darin.domain(neutral=2)
        table.darin.domain(neutral=2)
        table.darin.uses(pickman, on=giant)
        table.darin.uses(pickman, on=giant)
        assert pickman.toughness == 1

    def test_a_model_that_escapes_gives_nothing(self) -> None:
        """core-063, core-061; EFF-4."""
        table = table_at()
        pickman, brady = table.darin.has("Richard Upton Pickman"), table.tommy.has('Jack "Brass" Brady')
        table.darin.domain(neutral=2)
        table.darin.uses(pickman, on=brady)
        table.tommy.disrupts_with(brady)
        assert brady.in_hand
        assert not brady.blank
        assert not pickman.blank

    def test_if_he_himself_is_gone_nobody_is_blanked(self) -> None:
        """core-063; EFF-12: he has to gain it first."""
        table = table_at()
        pickman, gunman = table.darin.has("Richard Upton Pickman"), table.tommy.has(GUNMAN)
        table.tommy.has(ASSASSIN)
        table.darin.domain(neutral=2)
        table.darin.uses(pickman, on=gunman)
        table.tommy.disrupts_with("Assassin", on=pickman)
        assert pickman.in_discard
        assert not gunman.blank

    def test_the_ability_stays_when_the_lender_has_left(self) -> None:
        """core-063; EFF-15: for the rest of the phase."""
        table, pickman, gunman = self.paint(GUNMAN)
        table.darin.plays(self.sword, on=gunman)
        table.tommy.passes()
        table.darin.uses(pickman, on=self.man)
        assert self.man.in_discard
