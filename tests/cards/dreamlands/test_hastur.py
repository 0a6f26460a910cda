"""Dreamlands: Hastur."""

import pytest

from rlyeh.engine.explain.log import events
from rlyeh.language import *
from rlyeh.testing import CardHandle, Scenario

ALARM = support(
    "test-1", "Alarm", AGENCY, cost=2, text=[forced_response(after(is_("destroyed", CHARACTER)), draw())],
)
SPIKE = support(
    "test-2", "Spike", AGENCY, cost=2,
    text=[forced_response(after(is_("exhausted", CHARACTER)), wound(choose(CHARACTER.of(OPPONENT))))],
)
TOUGH = character("test-7", "Tough", AGENCY, cost=2, skill=2, keywords=[TOUGHNESS(2)])
NAP = event("test-8", "Nap", NEUTRAL, cost=0, text=[action(exhaust(choose(CHARACTER)))])
ECHO = support("test-3", "Echo", AGENCY, cost=2, text=[response(after(is_("destroyed", CHARACTER)), draw())])
MAN = character("test-4", "Man", AGENCY, cost=2, skill=2)
BLAST = event("test-5", "Blast", NEUTRAL, cost=0, text=[action(destroy(choose(CHARACTER)))])
CURB = event("test-6", "Curb", NEUTRAL, cost=0, text=[disrupt(when(triggered(FORCED_RESPONSE)), cancel())])
PLOT = conspiracy("test-20", "Plot", NEUTRAL, cost=0, struggles="")
BANNER = support("test-21", "Banner", NEUTRAL, cost=0, subtypes="Attachment", attach_to=STORY)
TEST_CARDS = [ALARM, SPIKE, TOUGH, NAP, ECHO, MAN, BLAST, CURB]


def test_dream_parasite_repeats_a_forced_response_for_its_own_controller() -> None:
    """dl-050; TIME-16: whoever controls the Forced Response draws again, the Parasite is the price."""
    table = Scenario(cards=TEST_CARDS)
    table.tommy.stops()
    parasite = table.darin.has("Dream Parasite")
    table.tommy.has(ALARM)
    man = table.tommy.has(MAN)
    table.darin.holds(BLAST)
    table.darin.plays("Blast", on=man)
    assert len(table.tommy.hand) == 1
    table.darin.responds_with(parasite)
    assert parasite.in_discard
    assert len(table.tommy.hand) == 2


def test_a_repeated_forced_response_asks_its_player_for_a_new_target() -> None:
    """dl-050; EFF-3: the second wound goes elsewhere."""
    table = Scenario(cards=TEST_CARDS)
    table.tommy.stops()
    parasite = table.darin.has("Dream Parasite")
    table.darin.has(SPIKE)
    one, two = table.tommy.has(TOUGH), table.tommy.has(TOUGH)
    table.darin.holds(NAP)
    table.darin.plays("Nap", on=one)
    table.darin.chooses(one)
    table.darin.responds_with(parasite)
    table.darin.chooses(two)
    assert one.wounds == 1
    assert two.wounds == 1


def test_dream_parasite_may_answer_each_of_a_chain_of_forced_responses() -> None:
    """dl-050; AMB-14: what the repeated one causes joins the same window."""
    table = Scenario(cards=TEST_CARDS)
    table.tommy.stops()
    one = table.darin.has("Dream Parasite")
    two = table.darin.has("Dream Parasite")
    table.darin.has(ALARM)
    man = table.tommy.has(MAN)
    table.darin.holds(BLAST)
    table.darin.plays("Blast", on=man)
    table.darin.responds_with(one)
    table.darin.responds_with(two)
    assert len(table.darin.hand) == 3


def test_dream_parasite_does_not_answer_other_effects() -> None:
    """dl-050: Actions and Responses are no Forced Responses, and a cancelled one was not triggered."""
    table = Scenario(cards=TEST_CARDS)
    table.tommy.stops()
    parasite = table.darin.has("Dream Parasite")
    echo = table.darin.has(ECHO)
    man = table.tommy.has(MAN)
    table.darin.holds(BLAST)
    table.darin.plays("Blast", on=man)
    assert not table.darin.may_use(parasite)
    table.darin.responds_with(echo)
    assert parasite.in_play


def test_a_cancelled_forced_response_cannot_be_repeated() -> None:
    """dl-050; TIME-12, TIME-22."""
    table = Scenario(cards=TEST_CARDS)
    table.tommy.stops()
    parasite = table.darin.has("Dream Parasite")
    table.darin.has(ALARM)
    man = table.tommy.has(MAN)
    table.darin.holds(BLAST)
    table.tommy.holds(CURB)
    table.darin.plays("Blast", on=man)
    table.tommy.disrupts_with("Curb")
    assert len(table.darin.hand) == 0
    assert parasite.in_play


def test_magah_bird_fetches_the_next_bird_into_play() -> None:
    """dl-110; DRAW-6, EFF-40."""
    table = Scenario(cards=TEST_CARDS)
    table.tommy.stops()
    bird = table.darin.holds("Magah Bird")
    first, second = table.darin.decked("Magah Bird"), table.darin.decked("Magah Bird")
    table.darin.decked(MAN)
    table.darin.domain(hastur=1)
    table.darin.plays(bird)
    table.darin.responds_with(bird)
    table.darin.chooses(table.darin.choices()[0])
    assert {first.in_play, second.in_play} == {True, False}
    found = first if first.in_play else second
    table.darin.responds_with(found)
    table.darin.chooses(table.darin.choices()[0])
    assert first.in_play
    assert second.in_play


def test_a_search_of_magah_bird_may_find_nothing() -> None:
    """dl-110; DRAW-6: the deck is shuffled all the same."""
    table = Scenario(cards=TEST_CARDS)
    table.tommy.stops()
    bird = table.darin.holds("Magah Bird")
    kept = table.darin.decked("Magah Bird")
    table.darin.domain(hastur=1)
    table.darin.plays(bird)
    table.darin.responds_with(bird)
    table.darin.declines()
    assert kept.in_deck


def test_under_the_last_faq_magah_bird_goes_to_hand() -> None:
    """dl-110; FAQ 4.1."""
    table = Scenario(cards=TEST_CARDS, rules="lcg-final")
    bird = table.darin.holds("Magah Bird")
    kept = table.darin.decked("Magah Bird")
    table.darin.domain(hastur=1)
    table.darin.plays(bird)
    table.darin.responds_with(bird)
    table.darin.chooses(kept)
    assert kept.in_hand


class TestDreamsWithinDreams:
    """dl-090."""

    def scene(self, rules: str = "lcg") -> tuple[Scenario, CardHandle, CardHandle]:
        """Darin has won a story and holds the event and what it costs."""
        table = Scenario(cards=[*TEST_CARDS, PLOT, BANNER], rules=rules, bells=["darin", "tommy"])
        table.darin.domain(hastur=2)
        return table, table.darin.holds("Dreams Within Dreams"), table.darin.won("Frozen in Time")

    @pytest.mark.parametrize("rules", ["lcg", "lcg-final", "ccg"])
    def test_the_stories_change_places_and_tokens_stay(self, rules: str) -> None:
        """dl-090; EFF-14, CCG-14: the new one lies where the old one lay, and nobody has won anything by it."""
        table, dreams, won = self.scene(rules)
        old = table.b
        table.tokens(old, {table.darin: 3, table.tommy: 4})
        table.darin.plays(dreams, on=(old, won))
        table.decline_all()
        assert [CardHandle(table, card) for card in table.game.state.row] == [table.a, won, table.c]
        assert (won.tokens(table.darin), won.tokens(table.tommy)) == (3, 4)
        assert table.darin.won_pile == [old]
        assert old.tokens(table.tommy) == 0
        assert len(table.game.state.story_deck) == 7

    def test_characters_go_home_and_attachments_are_discarded(self) -> None:
        """dl-090; AMB-45: as when a story is swapped in any other way."""
        table = Scenario(cards=[*TEST_CARDS, PLOT, BANNER], phase="after defend", bells=["darin", "tommy"])
        table.darin.domain(hastur=2)
        dreams, won = table.darin.holds("Dreams Within Dreams"), table.darin.won("Frozen in Time")
        man, guest = table.darin.has(MAN, at=table.a, exhausted=True), table.tommy.has(MAN, at=table.a)
        stays, banner = table.darin.has(MAN, at=table.b), table.darin.has(BANNER, on=table.a)
        table.darin.plays(dreams, on=(table.a, won))
        assert (man.story, guest.story, stays.story) == (None, None, table.b)
        assert man.exhausted
        assert banner.in_discard

    def test_it_needs_a_won_story_of_its_players(self) -> None:
        """dl-090; EFF-2: a won conspiracy will not do, nor one of the opponent's."""
        table = Scenario(cards=[*TEST_CARDS, PLOT, BANNER], bells=["darin"])
        table.darin.domain(hastur=2)
        dreams = table.darin.holds("Dreams Within Dreams")
        table.darin.won(PLOT)
        table.tommy.won("Frozen in Time")
        assert not table.darin.may_play(dreams)

    def test_a_conspiracy_in_play_is_not_exchanged(self) -> None:
        """dl-090; CONSP-8."""
        table, dreams, won = self.scene()
        plot = table.tommy.has(PLOT)
        table.darin.plays(dreams)
        assert table.darin.may_choose(table.a, table.b, table.c)
        table.darin.chooses(table.c)
        assert plot.in_play
        assert won.in_play

    def test_it_is_told(self) -> None:
        """dl-090."""
        table, dreams, won = self.scene()
        table.game.keep_journal()
        table.darin.plays(dreams, on=(table.a, won))
        told = [event.text(0) for event in events(table.game)]
        assert any("change places" in line for line in told)


# -- Sweet Dreams..., the Steps ---------------------------------------------------------------------------------------

DARK = support("test-30", "Dark", NEUTRAL, cost=0, keywords=[NIGHT])
FRIGHT = event("test-31", "Fright", NEUTRAL, cost=0, text=[action(drive_insane(choose(CHARACTER)))])
SPOOK = character("test-32", "Spook", AGENCY, cost=1, skill=2, icons="T")
ZEALOT = character("test-33", "Zealot", AGENCY, cost=1, skill=2, icons="T", keywords=[WILLPOWER])
RAISE = event("test-34", "Raise", NEUTRAL, cost=0, text=[action(put_into_play(choose(CHARACTER.in_(DISCARD))))])
NIGHTLY = [DARK, FRIGHT, SPOOK, ZEALOT, RAISE, MAN]


def test_sweet_dreams_take_the_protection_of_terror_icons_away() -> None:
    """dl-009; KEY-23: not that of Willpower, and only for the phase."""
    table = Scenario(cards=NIGHTLY, bells=["darin", "tommy"])
    table.darin.has(DARK)
    table.darin.domain(hastur=1)
    spook, other, zealot = table.tommy.has(SPOOK), table.tommy.has(SPOOK), table.tommy.has(ZEALOT)
    table.darin.holds("Sweet Dreams...")
    table.darin.holds(FRIGHT)
    fright = table.darin.holds(FRIGHT)
    assert not table.darin.may_play(fright)
    table.darin.plays("Sweet Dreams...")
    table.tommy.passes()
    table.darin.plays("Fright")
    assert table.darin.may_choose(spook, other)
    table.darin.chooses(spook)
    assert spook.insane
    assert not zealot.insane
    assert other.icons == "T"
    table.run_to("story")
    assert not table.darin.may_play(fright)


def test_sweet_dreams_come_only_by_night() -> None:
    """dl-009."""
    table = Scenario(cards=NIGHTLY, bells=["darin"])
    table.darin.domain(hastur=1)
    dreams = table.darin.holds("Sweet Dreams...")
    assert not table.darin.may_play(dreams)


@pytest.mark.parametrize(("steps", "won"), [("The Seventy Steps", 0), ("The Seven Hundred Steps", 2)])
def test_the_steps_tire_the_characters_of_who_has_won_so_many_stories(steps: str, won: int) -> None:
    """dl-030, dl-031; KEY-21: not with one story more or less, nor those of the other player, whoever has the card."""
    for number in (0, 1, 2):
        table = Scenario(cards=NIGHTLY, bells=["darin", "tommy"])
        table.darin.has(steps)
        for title in ("Through the Gates", "Dreamwalkers")[:number]:
            table.tommy.won(title)
        table.darin.won("Opening Night")
        mine, theirs = table.darin.holds(MAN), table.tommy.discarded(MAN)
        table.darin.domain(agency=2)
        table.tommy.holds(RAISE)
        table.darin.plays(mine)
        table.tommy.plays("Raise", on=theirs)
        assert mine.ready
        assert theirs.exhausted is (number == won)


def test_the_steps_leave_support_cards_alone_and_may_be_left() -> None:
    """dl-030: two are to be paid."""
    table = Scenario(cards=[*NIGHTLY, ALARM], bells=["darin", "tommy"])
    steps, alarm = table.darin.has("The Seventy Steps"), table.darin.holds(ALARM)
    two, more = table.darin.domain(agency=2), table.darin.domain(neutral=2)
    table.darin.plays(alarm, paying=two)
    assert alarm.ready
    table.tommy.passes()
    table.darin.uses(steps)
    assert more.drained
    assert steps.in_discard
