"""Forgotten Lore: cards that say what others may do."""

from rlyeh.language import *
from rlyeh.testing import CardHandle, Scenario

MAN = character("test-1", "Man", AGENCY, cost=2, skill=1)
HUT = support("test-2", "Hut", AGENCY, cost=2)
STAB = event("test-3", "Stab", NEUTRAL, cost=0, text=[action(wound(choose(CHARACTER)))])
STOP = event("test-4", "Stop", NEUTRAL, cost=0, text=[disrupt(when(triggered(ACTION)), cancel())])
SAVE = support("test-5", "Save", NEUTRAL, cost=0, text=[disrupt(when(would_be("wounded", CHARACTER)), cancel())])
CHEER = support("test-6", "Cheer", NEUTRAL, cost=0, text=[response(after(is_("destroyed", CHARACTER)), draw())])
MEND = event("test-8", "Mend", NEUTRAL, cost=0, text=[action(restore_and_ready(choose(CHARACTER.insane)))])
CARDS = [MAN, HUT, STAB, STOP, SAVE, CHEER, MEND]


class TestDevilsHopYard:
    """fl-069."""

    def scene(self) -> tuple[Scenario, CardHandle]:
        """Tommy has the Yard; Darin stabs Tommy's man."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        table.tommy.has("Devil's Hop Yard")
        return table, table.tommy.has(MAN)

    def test_nobody_disrupts(self) -> None:
        """fl-069; EFF-49: neither events nor abilities, not even its own player."""
        table, man = self.scene()
        table.tommy.holds(STOP)
        table.tommy.has(SAVE)
        table.darin.plays(table.darin.holds(STAB), on=man)
        assert man.in_discard

    def test_responses_are_free(self) -> None:
        """fl-069: Disrupts only; the stab itself was an Action."""
        table, man = self.scene()
        cheer = table.darin.has(CHEER)
        table.darin.plays(table.darin.holds(STAB), on=man)
        table.darin.responds_with(cheer)
        assert len(table.darin.hand) == 1

    def test_without_it_they_do(self) -> None:
        """fl-069."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        man, save = table.tommy.has(MAN), table.tommy.has(SAVE)
        table.darin.plays(table.darin.holds(STAB), on=man)
        table.tommy.disrupts_with(save)
        assert man.in_play


class TestArkhamInmate:
    """fl-017."""

    def scene(self) -> tuple[Scenario, list[CardHandle]]:
        """Darin's Inmate was restored in the story phase of Tommy, who has three men; story A was chosen."""
        table = Scenario(cards=CARDS, phase="story", active="tommy", bells=["tommy"])
        inmate = table.darin.has("Arkham Inmate", insane=True)
        men = [table.tommy.has(MAN) for _ in range(3)]
        mend = table.darin.holds(MEND)
        table.tommy.passes()
        table.darin.plays(mend, on=inmate)
        table.darin.responds_with(inmate, on=table.a)
        table.all_pass()
        return table, men

    def test_opponents_commit_one_there_and_as_many_as_they_like_elsewhere(self) -> None:
        """fl-017; EFF-50."""
        table, (one, two, three) = self.scene()
        table.game.apply(f"commit:{one.id}@{table.a.id}")
        assert not table.tommy.may("commit", two, table.a)
        assert table.tommy.why_not(two, table.a) == {"EFF-28"}
        table.game.apply(f"commit:{two.id}@{table.b.id}")
        table.game.apply(f"commit:{three.id}@{table.b.id}")
        assert two.story == table.b
        assert three.story == table.b

    def test_who_comes_later_is_meant_as_well(self) -> None:
        """fl-017; EFF-15: it speaks of the opponent's commitment, not of the characters that were there."""
        rise = event("test-9", "Rise", NEUTRAL, cost=0, text=[action(put_into_play(choose(CHARACTER.in_(HAND))))])
        table = Scenario(cards=[*CARDS, rise], phase="story", active="tommy", bells=["tommy", "darin"])
        inmate = table.darin.has("Arkham Inmate", insane=True)
        one = table.tommy.has(MAN)
        late, call, mend = table.tommy.holds(MAN), table.tommy.holds(rise), table.darin.holds(MEND)
        table.tommy.passes()
        table.darin.plays(mend, on=inmate)
        table.darin.responds_with(inmate, on=table.a)
        table.tommy.plays(call, on=late)
        table.all_pass()
        table.game.apply(f"commit:{one.id}@{table.a.id}")
        assert late.in_play
        assert not table.tommy.may("commit", late, table.a)

    def test_its_action_drives_it_insane(self) -> None:
        """fl-017: although it needs no protection from that."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        inmate = table.darin.has("Arkham Inmate")
        table.darin.uses(inmate)
        assert inmate.insane


class TestTheDunwichHorror:
    """fl-072."""

    def scene(self) -> tuple[Scenario, CardHandle, CardHandle]:
        """Darin has the Horror, Tommy a man and what could stop an Action."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        return table, table.darin.has("The Dunwich Horror"), table.tommy.has(MAN)

    def test_it_changes_sides_and_kills_another_card_there(self) -> None:
        """fl-072: not itself, and nothing of its former player."""
        table, horror, man = self.scene()
        mine, hut = table.darin.has(MAN), table.tommy.has(HUT)
        table.darin.uses(horror)
        assert set(table.darin.choices()) >= {man, hut}
        assert horror not in table.darin.choices()
        assert mine not in table.darin.choices()
        table.darin.chooses(hut)
        assert hut.in_discard
        assert horror.controller == table.tommy

    def test_it_cannot_be_cancelled(self) -> None:
        """fl-072; TIME-8: other Actions can."""
        table, horror, man = self.scene()
        stop = table.tommy.holds(STOP)
        table.darin.uses(horror)  # the man is the only one to choose
        assert stop.in_hand
        assert man.in_discard

    def test_another_action_can(self) -> None:
        """fl-072; TIME-8."""
        table, _, man = self.scene()
        stop = table.tommy.holds(STOP)
        table.darin.plays(table.darin.holds(STAB), on=man)
        table.tommy.disrupts_with(stop)
        assert man.in_play

    def test_if_control_does_not_change_nothing_dies(self) -> None:
        """fl-072, EFF-12; KEY-4: beside a Heroic character of Tommy's it cannot stand."""
        hero = character("test-10", "Hero", AGENCY, cost=2, skill=1, keywords=[HEROIC])
        table = Scenario(cards=[*CARDS, hero], bells=["tommy", "darin"])
        horror, good = table.darin.has("The Dunwich Horror"), table.tommy.has(hero)
        table.darin.uses(horror)
        assert horror.controller == table.darin
        assert good.in_play
