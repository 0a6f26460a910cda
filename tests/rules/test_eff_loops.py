"""Endless loops, at a player's will and of mandatory effects: EFF-44 to EFF-46, AMB-89."""

from collections.abc import Callable

import pytest

from rlyeh.engine.effects.loop_detection import LONGEST_CHAIN, MOST, MOST_ANSWERS, OPPOSED, PATIENCE
from rlyeh.engine.files.save import load
from rlyeh.engine.state.decision import Decision
from rlyeh.engine.state.random import Chance
from rlyeh.errors import IllegalOption
from rlyeh.language import *
from rlyeh.language.conditions import During
from rlyeh.language.triggers.abilities import Triggered
from rlyeh.language.triggers.events import After
from rlyeh.model import Card, Phase
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=1, skill=1)
ONE = character("test-2", "One", NEUTRAL, cost=1, skill=1, text=[action(exhaust(THIS), to=ready(CARD.titled("Two")))])
TWO = character(
    "test-3", "Two", NEUTRAL, cost=1, skill=1,
    text=[action(exhaust(THIS), to=[ready(CARD.titled("One")), until_end_of_phase(gains(THIS, "T"))])],
)  # fmt: skip
COUNTER = character(
    "test-4", "Counter", NEUTRAL, cost=1, skill=1, text=[action(until_end_of_phase(gains(THIS, skill=1)))]
)
SAINT = character("test-5", "Saint", NEUTRAL, cost=1, skill=1, text=[action(place_token(choose(STORY)))])
SCHOLAR = character("test-6", "Scholar", NEUTRAL, cost=1, skill=1, text=[action(draw())])
SHUFFLER = support("test-7", "Shuffler", NEUTRAL, cost=1, text=[action(search(CARD.titled("Yig")))])
BANK = support("test-8", "Bank", NEUTRAL, cost=1, text=[action(spend_tokens(1, STORY), to=mill(1))])
CARDS = [MAN, ONE, TWO, COUNTER, SAINT, SCHOLAR, SHUFFLER, BANK]


def offers(table: Scenario) -> list[tuple[int, int]]:
    """How often the shown cycle may be repeated: from here to there."""
    return offered(table.open_decision())


def offered(decision: Decision) -> list[tuple[int, int]]:
    return [(option.number, option.most) for option in decision.options if option.verb == "repeat"]


def repeat(table: Scenario, number: int) -> None:
    table.game.apply(f"repeat.{number}")


# -- a player's loop --------------------------------------------------------------------------------------------------


def test_a_shown_cycle_may_be_repeated_so_many_times() -> None:
    """EFF-44, AMB-89: two cards that ready each other gain an icon a cycle; a finite number of repetitions is named,
    and all gains are applied at once; "endlessly" is not on offer; EX-59."""
    table = Scenario(cards=CARDS)
    one, two = table.darin.has(ONE), table.darin.has(TWO, exhausted=True)
    assert offers(table) == []
    for shown in (1, 2):
        table.darin.uses(one)
        table.darin.uses(two)
        assert two.icons == "T" * shown
    assert offers(table) == [(1, MOST)] == [(1, 1000)]
    repeat(table, 17)
    assert two.icons == "T" * 19
    assert (one.ready, two.exhausted) == (True, True)
    assert (table.phase, offers(table)) == (Phase.OPERATIONS, [])


@pytest.mark.parametrize("number", [1, 2, 7, 99, 1000])
def test_any_number_from_one_up_may_be_named(number: int) -> None:
    """EFF-44, AMB-89: the player states how often, and it is done exactly so often."""
    table = Scenario(cards=CARDS)
    counter = table.darin.has(COUNTER)
    for _ in range(2):
        table.darin.uses(counter)
    repeat(table, number)
    assert counter.skill == 3 + number
    assert table.game.answers[-1] == f"repeat.{number}"


@pytest.mark.parametrize("answer", ["repeat", *(f"repeat.{it}" for it in ("", "0", "01", "1001", "-1", "1e3", "²"))])
def test_what_is_no_such_number_is_refused(answer: str) -> None:
    """EFF-44, AMB-89: not "endlessly", and nothing that keeps anybody waiting; the refusal says what may be said."""
    table = Scenario(cards=CARDS)
    counter = table.darin.has(COUNTER)
    for _ in range(2):
        table.darin.uses(counter)
    with pytest.raises(IllegalOption, match="It takes a number from 1 to 1000"):
        table.game.apply(answer)
    assert (counter.skill, offers(table)) == (3, [(1, MOST)])


def test_a_long_cycle_may_be_repeated_less_often() -> None:
    """AMB-89: nobody waits for all its answers."""
    table = Scenario(cards=CARDS, bells=["tommy"])
    counters = [table.darin.has(COUNTER) for _ in range(5)]
    for _ in range(2):
        for counter in counters:
            table.darin.uses(counter)
            table.tommy.passes()
    assert offers(table) == [(1, MOST_ANSWERS // 10)] == [(1, 400)]


def test_an_imagined_game_offers_the_same_repetitions() -> None:
    """EFF-44, law 4: another random source is no use of it, so a loop that can be shortened still can, and one that
    drew cards still cannot."""
    for card, expected in ((COUNTER, [(1, MOST)]), (SCHOLAR, [])):
        table = Scenario(cards=CARDS)
        actor = table.darin.has(card)
        for _ in range(2):
            table.darin.uses(actor)
        for seat in (0, 1):
            imagined = table.game.imagine(seat, Chance(5)).decision
            assert imagined is not None
            assert offered(imagined) == expected == offers(table)


def test_it_may_be_shown_and_named_again() -> None:
    """EFF-44: within one window, a few times."""
    table = Scenario(cards=CARDS)
    counter = table.darin.has(COUNTER)
    for _ in range(2):
        table.darin.uses(counter)
        table.darin.uses(counter)
        repeat(table, 10)
    assert counter.skill == 1 + 2 * 12


def test_the_opponent_passes_within_the_cycle() -> None:
    """EFF-44: whoever could act but has let the shown laps pass is not asked for the rest."""
    table = Scenario(cards=CARDS, bells=["tommy"])
    counter = table.darin.has(COUNTER)
    for _ in range(2):
        table.darin.uses(counter)
        table.tommy.passes()
    repeat(table, 10)
    assert counter.skill == 13
    assert table.open_decision().seat == table.darin.seat


@pytest.mark.parametrize("seat", [0, 1])
def test_a_repetition_that_wins_the_game(seat: int) -> None:
    """EFF-44, WIN-1: tokens without end win stories on the way, and with the third the game is over; EX-59."""
    table = Scenario(cards=CARDS, active=("darin", "tommy")[seat])
    player = table.active
    player.won("Story J")
    player.won("Story I")
    saint = player.has(SAINT)
    for _ in range(2):
        player.uses(saint, on=table.a)
    assert table.a.tokens(player) == 2
    repeat(table, 1000)
    assert player.has_won


def test_a_repetition_ends_where_it_does_not_fit_any_more() -> None:
    """EFF-44: when a win has changed the table, the rest of the laps is not forced on the player."""
    table = Scenario(cards=CARDS)
    saint = table.darin.has(SAINT)
    for _ in range(2):
        table.darin.uses(saint, on=table.a)
    story = table.a
    repeat(table, 10)
    assert story.is_won
    assert table.open_decision().kind == "choose"
    table.darin.chooses(table.b)
    assert table.b.tokens(table.darin) == 1


@pytest.mark.parametrize("source", [SCHOLAR, SHUFFLER])
def test_loops_that_draw_or_shuffle_are_played_out(source: Card) -> None:
    """EFF-44: no repetition is offered, each lap has to be played; EX-59."""
    table = Scenario(cards=CARDS, deck=60)
    card = table.darin.has(source)
    for _ in range(PATIENCE + 10):
        assert offers(table) == []
        table.darin.uses(card)
    assert table.phase is Phase.OPERATIONS
    assert len(table.darin.hand) == (PATIENCE + 10 if source is SCHOLAR else 0)


def test_a_loop_that_draws_ends_with_the_deck() -> None:
    """EFF-44, WIN-6."""
    table = Scenario(cards=CARDS, deck=45)
    card = table.darin.has(SCHOLAR)
    for _ in range(45):
        table.darin.uses(card)
    assert table.tommy.has_won


def test_a_repetition_can_be_saved_and_replayed() -> None:
    """EFF-44: a game with a repeated cycle is the same after loading, and its answers give it again."""
    table = Scenario(cards=CARDS, bells=["tommy"])
    counter = table.darin.has(COUNTER)
    start = table.game.clone()
    for _ in range(2):
        table.darin.uses(counter)
        table.tommy.passes()
    copy = load(table.game.save(), table.faces)
    assert copy.decision is not None
    assert copy.decision.keys() == table.open_decision().keys()
    repeat(table, 100)
    for answer in table.game.answers:
        start.apply(answer)
    assert start.hash() == table.game.hash()


# -- opposed loops and stalling ---------------------------------------------------------------------------------------


def test_opposed_loops_cancel_each_other() -> None:
    """EFF-45: both add icons in turn and want to go on; nobody gains on the other, and play goes on; EX-60."""
    table = Scenario(cards=CARDS)
    mine, theirs = table.darin.has(COUNTER), table.tommy.has(COUNTER)
    for lap in range(OPPOSED):
        assert offers(table) == []
        assert table.phase is Phase.OPERATIONS, lap
        table.darin.uses(mine)
        table.tommy.uses(theirs)
    assert table.phase.name == "STORY"
    assert (mine.skill, theirs.skill) == (1, 1)  # the window has closed, and with the phase the gains are gone


def test_two_players_who_do_the_same_twice_are_no_loop_yet() -> None:
    """EFF-45: what costs something comes to an end by itself and is not cut off so soon."""
    table = Scenario(cards=CARDS, bells=["darin", "tommy"])
    banks = [table.darin.has(BANK), table.tommy.has(BANK)]
    table.tokens(table.a, {table.darin: 4, table.tommy: 4})
    for _ in range(OPPOSED - 1):
        table.darin.uses(banks[0])
        table.tommy.uses(banks[1])
    assert (table.a.tokens(table.darin), table.a.tokens(table.tommy)) == (0, 0)
    assert (len(table.darin.discard), len(table.tommy.discard)) == (4, 4)
    assert table.phase is Phase.OPERATIONS


@pytest.mark.parametrize("active", ["darin", "tommy"])
def test_a_loop_must_not_stall(active: str) -> None:
    """EFF-46: who goes in circles without naming a number sees the window close."""
    table = Scenario(cards=CARDS, active=active)
    counter = table.active.has(COUNTER)
    uses = 0
    while table.phase.name != "STORY":
        table.active.uses(counter)
        uses += 1
        assert uses <= PATIENCE + 1
    assert uses == PATIENCE + 1


def test_naming_numbers_must_not_stall_either() -> None:
    """EFF-46: after some repetitions the window closes."""
    table = Scenario(cards=CARDS)
    counter = table.darin.has(COUNTER)
    named = 0
    while table.phase.name != "STORY":
        if offers(table):
            repeat(table, 10)
            named += 1
        else:
            table.darin.uses(counter)
        assert named < 10
    assert named >= 3


# -- mandatory loops --------------------------------------------------------------------------------------------------

MEN = CHARACTER.titled("Man")
PUSH = event("test-20", "Push", NEUTRAL, cost=0, text=[action(exhaust(MEN))])
FORCED = [
    support("test-21", "Ping", NEUTRAL, cost=1, text=[forced_response(after(is_("exhausted", MEN)), ready(MEN))]),
    support("test-22", "Pong", NEUTRAL, cost=1, text=[forced_response(after(is_("readied", MEN)), exhaust(MEN))]),
]
PASSIVE = [
    support("test-21", "Ping", NEUTRAL, cost=1, text=[passive(after(is_("exhausted", MEN)), ready(MEN))]),
    support("test-22", "Pong", NEUTRAL, cost=1, text=[passive(after(is_("readied", MEN)), exhaust(MEN))]),
]
BUSY = During(OPERATIONS, ANY_PLAYER)
WATCHED = [
    support("test-21", "Ping", NEUTRAL, cost=1, text=[whenever(exists(MEN.exhausted), ready(MEN))]),
    support("test-22", "Pong", NEUTRAL, cost=1, text=[whenever(both(BUSY, exists(MEN.ready)), exhaust(MEN))]),
]
REPLACED = [
    support("test-21", "Ping", NEUTRAL, cost=1, text=[instead(would_be("exhausted", MEN), wound(MEN))]),
    support("test-22", "Pong", NEUTRAL, cost=1, text=[instead(would_be("wounded", MEN), exhaust(MEN))]),
]
TRIGGERED = [
    support(
        f"test-{21 + number}", name, NEUTRAL, cost=1,
        text=[
            forced_response(after(is_("exhausted", MEN)), draw(0)),
            forced_response(After(Triggered((FORCED_RESPONSE,), sources=SUPPORT, before=False)), draw(0)),
        ],
    )
    for number, name in enumerate(("Ping", "Pong"))
]  # fmt: skip


@pytest.mark.parametrize("rules", ["lcg", "lcg-final"])
@pytest.mark.parametrize(
    "cards", [FORCED, PASSIVE, WATCHED, REPLACED, TRIGGERED], ids=["forced", "passive", "watch", "instead", "triggered"]
)
@pytest.mark.parametrize("copies", [1, 2])
def test_mandatory_loops_are_cut(rules: str, cards: list[Card], copies: int) -> None:
    """EFF-46, AMB-89: effects that call up one another for ever come to an end, and play goes on as usual."""
    table = Scenario(cards=[*CARDS, PUSH, *cards], rules=rules, bells=["darin", "tommy"])
    for card in cards:
        for _ in range(copies):
            table.darin.has(card)
    man, push = table.tommy.has(MAN), table.darin.holds(PUSH)
    table.darin.plays(push)
    answered = 0
    while table.open_decision().kind == "order":
        table.game.apply(table.open_decision().options[0])
        answered += 1
    assert answered <= LONGEST_CHAIN
    assert man.in_play
    assert push.in_discard
    assert table.open_decision().kind == "action"
    assert len(table.game.state.stack) < 5
    table.game.clone()
    load(table.game.save(), table.faces)
    table.run_to("story")
    assert table.phase is Phase.STORY


def test_a_loop_with_choices_is_cut_too() -> None:
    """EFF-46, AMB-89: a forced response that has its player choose each time cannot be drawn out; the position in the
    middle of it can be copied and saved."""
    ping = support(
        "test-21", "Ping", NEUTRAL, cost=1, text=[forced_response(after(is_("exhausted", MEN)), ready(choose(MEN)))]
    )
    pong = support(
        "test-22", "Pong", NEUTRAL, cost=1, text=[forced_response(after(is_("readied", MEN)), exhaust(choose(MEN)))]
    )
    table = Scenario(cards=[*CARDS, PUSH, ping, pong], bells=["darin"])
    table.darin.has(ping)
    table.darin.has(pong)
    man = table.tommy.has(MAN)
    table.darin.has(MAN, exhausted=True)
    table.darin.plays(table.darin.holds(PUSH))
    answered = 0
    while table.open_decision().kind == "choose":
        if answered == LONGEST_CHAIN - 1:
            assert load(table.game.save(), table.faces).hash() == table.game.clone().hash() == table.game.hash()
        table.darin.chooses(man)
        answered += 1
    assert answered == LONGEST_CHAIN
    assert table.open_decision().kind == "action"


def test_a_long_but_finite_chain_is_carried_out() -> None:
    """AMB-89: a mandatory chain with an end is not cut: whoever draws must draw, until the deck is gone."""
    fate = support("test-21", "Fate", NEUTRAL, cost=1, text=[forced_response(after(draws_cards()), draw())])
    table = Scenario(cards=[*CARDS, fate], phase="draw", deck=100)
    table.darin.has(fate)
    assert table.decision is None
    assert table.tommy.has_won


def test_the_next_action_starts_afresh() -> None:
    """AMB-89: a loop that was cut does not silence later forced responses."""
    mourner = support(
        "test-23", "Mourner", NEUTRAL, cost=1, text=[forced_response(after(is_("destroyed", CHARACTER)), draw())]
    )
    shot = event("test-24", "Shot", NEUTRAL, cost=0, text=[action(destroy(choose(CHARACTER)))])
    table = Scenario(cards=[*CARDS, PUSH, *FORCED, mourner, shot], bells=["darin", "tommy"])
    for card in (*FORCED, mourner):
        table.darin.has(card)
    table.tommy.has(MAN)
    push, gun = table.darin.holds(PUSH), table.darin.holds(shot)
    table.darin.plays(push)
    table.tommy.passes()
    assert table.game.state.chain == 0
    table.darin.plays(gun)
    assert len(table.darin.hand) == 1


REACTIONS: dict[str, Callable[[], list[Card]]] = {
    "response": lambda: [
        support("test-21", "Ping", NEUTRAL, cost=1, text=[response(after(is_("exhausted", MEN)), ready(MEN))]),
        support("test-22", "Pong", NEUTRAL, cost=1, text=[response(after(is_("readied", MEN)), exhaust(MEN))]),
    ],
    "disrupt": lambda: [
        support("test-21", "Ping", NEUTRAL, cost=1, text=[disrupt(when(triggered_ability()), draw(0))]),
        support("test-22", "Pong", NEUTRAL, cost=1, text=[disrupt(when(triggered_ability()), draw(0))]),
    ],
}


@pytest.mark.parametrize("kind", sorted(REACTIONS))
@pytest.mark.parametrize("split", [False, True])
def test_endless_reactions_do_not_stall(kind: str, split: bool) -> None:
    """EFF-46: responses that give rise to each other, or disrupts of disrupts, by one player or by both."""
    cards = REACTIONS[kind]()
    table = Scenario(cards=[*CARDS, PUSH, *cards], bells=["darin"])
    first, second = table.darin.has(cards[0]), (table.tommy if split else table.darin).has(cards[1])
    table.tommy.has(MAN)
    push, counter = table.darin.holds(PUSH), table.darin.has(COUNTER)
    if kind == "response":
        table.darin.plays(push)
    else:
        table.darin.uses(counter)
    used = 0
    while (decision := table.open_decision()).kind == kind:
        option = next((each for each in decision.options if each.verb == "use"), decision.options[-1])
        table.game.apply(option)
        used += option.verb == "use"
        assert used <= LONGEST_CHAIN
    assert used == LONGEST_CHAIN
    assert table.open_decision().kind == "action"
    assert first.in_play
    assert second.in_play


def test_struggles_that_breed_struggles() -> None:
    """AMB-89: a story that gains a struggle with every struggle is over some time."""
    breeder = support(
        "test-21", "Breeder", NEUTRAL, cost=1,
        text=[
            forced_response(
                after(wins_struggle(ARCANE)), until_end_of_phase(gains_struggles(STORY.titled("Duel"), "A"))
            ),
        ],
    )  # fmt: skip
    duel = story("test-22", "Duel", struggles="A")
    mage = character("test-23", "Mage", NEUTRAL, cost=1, skill=1, icons="A")
    table = Scenario(cards=[*CARDS, breeder, duel, mage], stories=[duel], phase="resolution", bells=["darin"])
    table.darin.has(breeder)
    table.darin.has(mage, at=table.a, exhausted=True)
    held = 0
    while table.open_decision().kind == "arcane":
        table.darin.declines()
        held += 1
    assert held == LONGEST_CHAIN
    table.decline_all()
    assert table.open_decision().kind == "action"


def test_saving_what_would_die_again_and_again() -> None:
    """EFF-46: cancelling the destruction of a character with fatal wounds, for nothing, does not go on for ever."""
    angel = support(
        "test-21", "Angel", NEUTRAL, cost=1, text=[disrupt(when(would_be("destroyed", MEN)), cancel())]
    )
    shot = event("test-22", "Shot", NEUTRAL, cost=0, text=[action(wound(choose(MEN)))])
    table = Scenario(cards=[*CARDS, angel, shot], bells=["darin"])
    table.tommy.has(angel)
    man = table.tommy.has(MAN)
    table.darin.plays(table.darin.holds(shot))
    used = 0
    while table.open_decision().kind == "disrupt":
        table.tommy.disrupts_with("Angel")
        used += 1
    assert 1 < used <= LONGEST_CHAIN
    assert man.in_play
    assert table.open_decision().kind == "action"
