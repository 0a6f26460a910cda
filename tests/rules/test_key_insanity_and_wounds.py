"""KEY: entering play insane, going insane past every protection, insanity as a cost; wounds that come off and are dealt
out."""

from pathlib import Path

import rlyeh.engine
from rlyeh.engine.explain.log import events
from rlyeh.language import *
from rlyeh.model import Card, Keyword
from rlyeh.reference import rules
from rlyeh.testing import Scenario
from rlyeh.translation import language

SLEEPER = character(
    "test-1", "Sleeper", HASTUR, cost=1, skill=3, icons="T", keywords=[WILLPOWER], text=[enters_insane()],
)
VILLAIN = character(
    "test-2", "Villain", HASTUR, cost=1, skill=3, keywords=[VILLAINOUS], text=[enters_insane()],
)
HERO = character("test-3", "Hero", AGENCY, cost=1, skill=2, keywords=[HEROIC])
MAN = character("test-4", "Man", AGENCY, cost=0, skill=2, icons="C")
THING = support("test-5", "Thing", AGENCY, cost=0)
FIRST_MAD = support("test-6", "First Mad", HASTUR, cost=0, text=[enters_insane(CHARACTER, first_each="turn")])
PHASE_MAD = support("test-7", "Phase Mad", HASTUR, cost=0, text=[enters_insane(CHARACTER, first_each="phase")])
TIRED = support("test-8", "Tired", HASTUR, cost=0, text=[enters_exhausted(CHARACTER, whose=OPPONENT)])
RAISE = event("test-9", "Raise", NEUTRAL, cost=0, text=[action(put_into_play(choose(CHARACTER.in_(DISCARD))))])
SWARM = event("test-10", "Swarm", NEUTRAL, cost=0, text=[action(put_into_play(CHARACTER.in_(DISCARD)))])
MOURNER = support("test-11", "Mourner", NEUTRAL, cost=0, text=[response(after(is_("insane", CHARACTER)), draw())])
GREETER = support("test-12", "Greeter", NEUTRAL, cost=0, text=[response(after(enters_play(CHARACTER)), draw())])
DREAD = event("test-13", "Dread", NEUTRAL, cost=0, text=[action(drive_insane(choose(CHARACTER), past_protection=True))])
ALL_DREAD = event("test-14", "All Dread", NEUTRAL, cost=0, text=[action(drive_insane(CHARACTER, past_protection=True))])
FRIGHT = event("test-15", "Fright", NEUTRAL, cost=0, text=[action(drive_insane(choose(CHARACTER)))])
CALM = support("test-16", "Calm", NEUTRAL, cost=0, text=[cannot(CHARACTER, "go insane")])
NAKED = support("test-17", "Naked", NEUTRAL, cost=0, text=[terror_does_not_protect(CHARACTER)])
GHOST = character("test-18", "Ghost", HASTUR, cost=1, skill=2, icons="TT")
RAVER = character("test-19", "Raver", HASTUR, cost=1, skill=2, text=[action(drive_insane(THIS), to=draw())])
ORDERLY = support("test-20", "Orderly", NEUTRAL, cost=0, text=[action(drive_insane(a(CHARACTER)), to=draw())])
MEDIC = support("test-21", "Medic", NEUTRAL, cost=0, text=[action(remove_wounds(choose(CHARACTER), 2))])
HEALALL = event("test-22", "Heal All", NEUTRAL, cost=0, text=[action(remove_wounds(MINE))])
HAIL = event("test-23", "Hail", NEUTRAL, cost=0, text=[action(divide_wounds(3, among=THEIRS))])
GIANT = character("test-24", "Giant", AGENCY, cost=1, skill=5, keywords=[TOUGHNESS(5)])
STONE = character("test-25", "Stone", AGENCY, cost=1, skill=5, keywords=[INVULNERABILITY])
WISP = character("test-26", "Wisp", HASTUR, cost=1, skill=2, icons="T")
STORM = event("test-27", "Storm", NEUTRAL, cost=0, text=[action(then(divide_wounds(2, among=THEIRS), draw()))])
CARDS = [value for value in list(globals().values()) if isinstance(value, Card)]


def table_of(phase: str = "operations") -> Scenario:
    return Scenario(cards=CARDS, phase=phase, bells=["darin", "tommy"])


def titles_offered(table: Scenario) -> set[str]:
    decision = table.open_decision()
    return {table.game.state.cards[option.card].face.title for option in decision.options if option.verb == "use"}


class TestEntering:
    def test_a_card_may_enter_play_insane_although_it_is_protected(self) -> None:
        """KEY-21: neither Willpower nor its terror icon helps; it enters, but it does not go insane."""
        table = table_of()
        table.darin.domain(hastur=1)
        sleeper = table.darin.holds(SLEEPER)
        table.darin.has(MOURNER)
        table.darin.has(GREETER)
        table.game.keep_journal()
        table.darin.plays(sleeper)
        assert sleeper.insane
        assert titles_offered(table) == {"Greeter"}
        table.all_pass()
        assert any(entry.public.endswith("Sleeper enters play, insane.") for entry in events(table.game))

    def test_also_when_it_is_put_into_play(self) -> None:
        """KEY-21."""
        table = table_of()
        sleeper = table.darin.discarded(SLEEPER)
        table.darin.holds(RAISE)
        table.darin.plays("Raise", on=sleeper)
        assert sleeper.insane

    def test_heroic_and_villainous_do_not_clash_by_it(self) -> None:
        """KEY-21, AMB-73: the check comes when it is restored."""
        table = table_of()
        table.darin.domain(hastur=1)
        table.darin.has(HERO)
        villain = table.darin.holds(VILLAIN)
        assert table.darin.may_play(villain)
        table.darin.plays(villain)
        assert villain.insane
        table.run_to("story")
        assert villain.in_play

    def test_only_the_first_each_turn(self) -> None:
        """KEY-21: no support card, and the second character enters as ever."""
        table = table_of()
        table.darin.has(FIRST_MAD)
        thing, first, second = table.darin.holds(THING), table.darin.holds(MAN), table.darin.holds(HERO)
        table.darin.domain(agency=1)
        table.darin.plays(thing)
        table.tommy.passes()
        table.darin.plays(first)
        table.tommy.passes()
        table.darin.plays(second)
        assert thing.ready
        assert first.insane
        assert second.ready

    def test_the_first_counts_for_both_players_and_from_before(self) -> None:
        """KEY-21: one that entered before the text did was the first one."""
        table = table_of()
        first, second = table.darin.holds(MAN), table.tommy.discarded(MAN)
        mad = table.darin.holds(FIRST_MAD)
        table.tommy.holds(RAISE)
        table.darin.plays(first)
        table.tommy.passes()
        table.darin.plays(mad)
        table.tommy.plays("Raise", on=second)
        assert first.ready
        assert second.ready

    def test_of_those_that_enter_together_one_is_the_first(self) -> None:
        """KEY-21, EFF-26."""
        table = table_of()
        table.darin.has(FIRST_MAD)
        men = [table.darin.discarded(MAN), table.darin.discarded(MAN)]
        table.darin.holds(SWARM)
        table.darin.plays("Swarm")
        assert sorted(man.position.name for man in men) == ["INSANE", "READY"]

    def test_the_first_each_phase_may_come_twice_a_turn(self) -> None:
        """KEY-21."""
        table = table_of()
        table.darin.has(PHASE_MAD)
        first, second = table.darin.holds(MAN), table.darin.discarded(MAN)
        table.darin.holds(RAISE)
        table.darin.plays(first)
        table.run_to("story")
        table.darin.plays("Raise", on=second)
        assert first.insane
        assert second.insane

    def test_the_characters_of_one_player_enter_exhausted(self) -> None:
        """KEY-21: the other's do not; a card that enters insane by itself stays so."""
        table = table_of()
        table.tommy.has(TIRED)
        mine, sleeper, theirs = table.darin.holds(MAN), table.darin.discarded(SLEEPER), table.tommy.discarded(MAN)
        table.darin.holds(RAISE)
        table.tommy.holds(RAISE)
        table.darin.plays(mine)
        table.tommy.plays("Raise", on=theirs)
        table.darin.plays("Raise", on=sleeper)
        assert mine.exhausted
        assert theirs.ready
        assert sleeper.insane


class TestProtection:
    def test_past_protection_anybody_may_be_chosen_and_goes_insane(self) -> None:
        """KEY-22: the same effect without these words may not choose them."""
        table = table_of()
        table.tommy.has(MAN)
        ghost, sleeper = table.tommy.has(GHOST), table.tommy.has(SLEEPER)
        table.darin.holds(FRIGHT)
        table.darin.holds(DREAD)
        table.darin.plays("Dread")
        assert ghost in table.darin.choices()
        table.darin.chooses(sleeper)
        assert sleeper.insane
        table.tommy.passes()
        table.darin.plays("Fright")
        assert not ghost.insane

    def test_all_of_them_too(self) -> None:
        """KEY-22."""
        table = table_of()
        ghost, man = table.tommy.has(GHOST), table.darin.has(MAN)
        table.darin.holds(ALL_DREAD)
        table.darin.plays("All Dread")
        assert ghost.insane
        assert man.insane

    def test_what_else_forbids_it_still_does(self) -> None:
        """KEY-22, EFF-28: and who is insane already cannot go insane."""
        table = table_of()
        ghost = table.tommy.has(GHOST)
        table.tommy.has(CALM)
        table.darin.holds(ALL_DREAD)
        table.darin.plays("All Dread")
        assert not ghost.insane
        table = table_of()
        table.tommy.has(GHOST, insane=True)
        dread = table.darin.holds(DREAD)
        assert not table.darin.may_play(dread)

    def test_terror_icons_that_do_not_protect_count_for_everything_else(self) -> None:
        """KEY-23: Willpower does protect."""
        table = table_of()
        table.darin.has(NAKED)
        ghost, sleeper = table.tommy.has(GHOST), table.tommy.has(SLEEPER)
        man = table.tommy.has(MAN)
        table.darin.holds(FRIGHT)
        table.darin.plays("Fright")
        assert table.darin.may_choose(ghost, man)
        table.darin.chooses(ghost)
        assert ghost.insane
        assert sleeper.icons == "T"

    def test_in_a_terror_struggle_they_do_not_protect_either(self) -> None:
        """KEY-23, STORY-20."""
        table = table_of("resolution")
        table.darin.has(NAKED)
        mine = table.darin.has(GHOST, at=table.a)
        wisp = table.tommy.has(WISP, at=table.a)
        assert mine.icons == "TT"
        table.open_decision()
        assert wisp.insane
        table.decline_all()


class TestInsanityAsACost:
    def test_a_character_is_driven_insane_for_it(self) -> None:
        """KEY-28: and cannot do it again."""
        table = table_of()
        raver = table.darin.has(RAVER)
        table.darin.uses(raver)
        assert raver.insane
        assert len(table.darin.hand) == 1

    def test_only_ones_own_that_can_go_insane(self) -> None:
        """KEY-28: not the opponent's, not one with a terror icon, not one that is insane."""
        table = table_of()
        table.tommy.has(MAN)
        table.darin.has(GHOST)
        table.darin.has(MAN, insane=True)
        orderly = table.darin.has(ORDERLY)
        assert not table.darin.may_use(orderly)
        table = table_of()
        table.darin.has(GHOST)
        man, orderly = table.darin.has(MAN), table.darin.has(ORDERLY)
        table.darin.uses(orderly)
        assert man.insane


class TestWounds:
    def test_wounds_come_off_as_far_as_they_are_there(self) -> None:
        """KEY-29: two of three, one of one; who has none is not chosen."""
        table = table_of()
        hurt, scratched = table.darin.has(GIANT, wounds=3), table.tommy.has(GIANT, wounds=1)
        table.darin.has(MAN)
        medic = table.darin.has(MEDIC)
        table.darin.uses(medic)
        assert table.darin.may_choose(hurt, scratched)
        table.darin.chooses(hurt)
        assert hurt.wounds == 1
        table.tommy.passes()
        table.darin.uses(medic, on=scratched)
        assert scratched.wounds == 0

    def test_all_wounds_of_ones_own(self) -> None:
        """KEY-29."""
        table = table_of()
        mine, more, theirs = (
            table.darin.has(GIANT, wounds=3), table.darin.has(GIANT, wounds=1), table.tommy.has(GIANT, wounds=2),
        )  # fmt: skip
        table.darin.holds(HEALALL)
        table.darin.plays("Heal All")
        assert [mine.wounds, more.wounds, theirs.wounds] == [0, 0, 2]

    def test_wounds_are_divided_as_their_player_likes(self) -> None:
        """KEY-29: nobody who is Invulnerable, none of one's own; they are placed together."""
        table = table_of()
        table.darin.has(MAN)
        giant, second, stone = table.tommy.has(GIANT), table.tommy.has(GIANT), table.tommy.has(STONE)
        table.darin.holds(HAIL)
        table.darin.plays("Hail")
        assert table.darin.may_choose(giant, second)
        table.darin.chooses(giant)
        assert giant.wounds == 0
        table.darin.chooses(second)  # and nobody after it in the order could take the third
        assert [giant.wounds, second.wounds, stone.wounds] == [1, 2, 0]

    def test_where_nobody_can_be_wounded_nobody_is(self) -> None:
        """KEY-29, EFF-12: and nothing follows "then"; where there is somebody, it does."""
        table = table_of()
        stone = table.tommy.has(STONE)
        table.darin.holds(STORM)
        table.darin.plays("Storm")
        assert stone.wounds == 0
        assert table.darin.hand == []
        table = table_of()
        giant = table.tommy.has(GIANT)
        table.darin.holds(STORM)
        table.darin.plays("Storm")
        assert giant.wounds == 2
        assert len(table.darin.hand) == 1

    def test_both_languages_ask(self) -> None:
        """KEY-29."""
        table = table_of()
        table.tommy.has(GIANT)
        second = table.tommy.has(GIANT)
        table.darin.holds(HAIL)
        table.darin.plays("Hail")
        game, decision = table.game, table.open_decision()
        assert language("en").prompt(game, decision) == "Hail: Which character takes the next wound?"
        assert language("de").prompt(game, decision) == "Hail: Welcher Charakter nimmt die nächste Wunde?"
        table.darin.chooses(second)


WITH_BEHAVIOUR = {
    Keyword.FAST: "KEY-2", Keyword.HEROIC: "KEY-4", Keyword.VILLAINOUS: "KEY-4", Keyword.INVULNERABILITY: "KEY-6",
    Keyword.LOYAL: "KEY-8", Keyword.TOUGHNESS: "KEY-11", Keyword.WILLPOWER: "KEY-13", Keyword.DAY: "EFF-37",
    Keyword.NIGHT: "EFF-37", Keyword.FATED: "KEY-17", Keyword.RESILIENT: "KEY-19", Keyword.DORMANT: "KEY-24",
    Keyword.PROPHECY: "KEY-30",
}  # fmt: skip
"""The rule that each keyword carries out."""


def test_every_keyword_has_behaviour() -> None:
    """Each is read somewhere in the engine, except one that is a name for what the text of such cards says."""
    source = "".join(path.read_text("utf-8") for path in Path(rlyeh.engine.__file__).parent.rglob("*.py"))
    for word in Keyword:
        assert WITH_BEHAVIOUR[word] in rules()
        assert f"Keyword.{word.name}" in source or word is Keyword.PROPHECY, word
