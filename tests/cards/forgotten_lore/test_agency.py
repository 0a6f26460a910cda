"""Forgotten Lore: Agency."""

from rlyeh.language import *
from rlyeh.testing import Scenario

COP = character("test-1", "Cop", AGENCY, cost=2, skill=1)
WELL = support("test-2", "Well", NEUTRAL, cost=0, text=[action(pay(1), to=draw())])
LAMP = support("test-3", "Lamp", NEUTRAL, cost=0, text=[action(exhaust(THIS), to=draw())])
TOWER = support("test-4", "Tower", NEUTRAL, cost=0, text=[action(exhaust(ITSELF), to=draw())])
ALARM = support("test-5", "Alarm", NEUTRAL, cost=0, text=[response(after(is_("destroyed", CHARACTER)), draw())])
SIREN = support("test-6", "Siren", NEUTRAL, cost=0, text=[response(after(is_("destroyed", CHARACTER)), draw(2))])
GATE = support("test-7", "Gate", NEUTRAL, cost=0, text=[gains(MINE, skill=1)])
SAGE = character("test-8", "Sage", NEUTRAL, cost=2, skill=1, text=[action(draw())])
RAZE = event("test-9", "Raze", NEUTRAL, cost=0, text=[action(destroy(choose(CHARACTER_OR_SUPPORT)))])
MUTE = event("test-10", "Mute", NEUTRAL, cost=0, text=[action(until_end_of_phase(blank(choose(SUPPORT))))])
CARDS = [COP, WELL, LAMP, TOWER, ALARM, SIREN, GATE, SAGE, RAZE, MUTE]


class TestNeilsCuriosityShop:
    """fl-022."""

    def test_it_has_the_actions_of_the_opponents_supports(self) -> None:
        """fl-022: used by its own controller, with its own domains."""
        table = Scenario(cards=CARDS)
        shop = table.darin.has("Neil's Curiosity Shop")
        table.tommy.has(WELL)
        table.tommy.has(SAGE)
        domain = table.darin.domain(agency=1)
        table.darin.uses(shop)
        assert len(table.darin.hand) == 1
        assert domain.drained
        assert not table.tommy.hand

    def test_not_those_of_characters_or_of_your_own_supports_nor_passive_text(self) -> None:
        """fl-022: each filter has a card that fails it."""
        table = Scenario(cards=CARDS)
        shop = table.darin.has("Neil's Curiosity Shop")
        table.darin.has(LAMP, exhausted=True)
        table.darin.has(WELL, exhausted=True)
        cop = table.darin.has(COP)
        table.tommy.has(SAGE)
        table.tommy.has(GATE)
        table.darin.has(SAGE)
        assert cop.skill == 1
        assert not table.darin.may_use(shop)

    def test_a_name_in_a_cost_is_still_the_lenders(self) -> None:
        """fl-022; FINAL-127, FINAL-112: the opponent's Lamp cannot pay, but "exhaust" without a name can be paid."""
        table = Scenario(cards=CARDS)
        shop = table.darin.has("Neil's Curiosity Shop")
        table.tommy.has(LAMP)
        table.darin.has(SAGE)
        assert not table.darin.may_use(shop)
        table = Scenario(cards=CARDS)
        shop = table.darin.has("Neil's Curiosity Shop")
        tower = table.tommy.has(TOWER)
        table.darin.uses(shop)
        assert shop.exhausted
        assert tower.ready
        assert len(table.darin.hand) == 1

    def test_borrowed_responses_are_told_apart_and_the_shop_answers_once(self) -> None:
        """fl-022; TIME-16: one card responds once to one trigger."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        shop = table.darin.has("Neil's Curiosity Shop")
        table.tommy.has(ALARM)
        table.tommy.has(SIREN)
        cop = table.darin.has(COP)
        table.darin.holds(RAZE)
        table.darin.plays("Raze", on=cop)
        keys = table.open_decision().keys()
        assert len(keys) == len(set(keys)) == 3
        table.darin.responds_with(shop, ability=1)
        assert len(table.darin.hand) == 2
        table.tommy.passes()
        assert not table.darin.may_use(shop)

    def test_what_it_has_follows_what_is_in_play_and_works(self) -> None:
        """fl-022: a lender that is blanked or gone lends nothing."""
        for answer in ("Mute", "Raze"):
            table = Scenario(cards=CARDS)
            shop = table.darin.has("Neil's Curiosity Shop")
            tower = table.tommy.has(TOWER)
            table.tommy.has(SAGE)
            table.darin.has(SAGE)
            table.darin.holds(answer)
            assert table.darin.may_use(shop)
            table.darin.plays(answer, on=tower)
            table.tommy.passes()
            assert not table.darin.may_use(shop)


class TestTheBarqueMiskatonic:
    """fl-082."""

    def test_the_chosen_character_does_not_exhaust_to_commit(self) -> None:
        """fl-082; STORY-3: whoever controls it, in this phase, and nobody else."""
        table = Scenario(phase="story", cards=CARDS, bells=["darin", "tommy"])
        barque, cop, other = table.darin.has("The Barque Miskatonic"), table.darin.has(COP), table.darin.has(COP)
        table.darin.uses(barque)
        assert table.darin.may_choose(cop, other)
        table.darin.chooses(cop)
        assert barque.exhausted
        table.run_to("story", "commit")
        table.darin.commits({cop: table.a, other: table.b})
        assert (cop.story, cop.ready, other.exhausted) == (table.a, True, True)

    def test_an_exhausted_character_cannot_commit_for_it(self) -> None:
        """fl-082; STORY-4."""
        table = Scenario(phase="story", cards=CARDS, bells=["darin", "tommy"])
        barque, cop = table.darin.has("The Barque Miskatonic"), table.darin.has(COP, exhausted=True)
        table.darin.has(COP)
        table.darin.uses(barque, on=cop)
        table.run_to("story", "commit")
        assert not table.darin.may("commit", cop)

    def test_it_lasts_for_the_phase(self) -> None:
        """fl-082; EFF-15: used in the operations phase it is over when the story phase begins."""
        table = Scenario(cards=CARDS, bells=["darin", "tommy"])
        barque, cop, _ = table.darin.has("The Barque Miskatonic"), table.darin.has(COP), table.darin.has(COP)
        table.darin.uses(barque, on=cop)
        table.run_to("story", "commit")
        table.darin.commits(cop, to=table.a)
        assert cop.exhausted

    def test_the_opponents_character_may_be_chosen(self) -> None:
        """fl-082: any character."""
        table = Scenario(phase="story", cards=CARDS, bells=["darin", "tommy"])
        barque, cop, theirs = table.darin.has("The Barque Miskatonic"), table.darin.has(COP), table.tommy.has(COP)
        table.darin.uses(barque, on=theirs)
        table.run_to("story", "commit")
        table.darin.commits(cop, to=table.a)
        table.run_to("story", "commit")
        table.tommy.commits(theirs, to=table.a)
        assert (theirs.ready, cop.exhausted) == (True, True)
