"""Timing: actions, disrupts, responses, forced responses, passive text and boxes: TIME-1 to TIME-30."""

import pytest

from rlyeh.language import *
from rlyeh.model import Phase, Zone
from rlyeh.testing import CardHandle, Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=1, skill=1)
SHOT = event("test-2", "Shot", NEUTRAL, cost=0, text=[action(wound(choose(CHARACTER)))])
RIFLE = support("test-3", "Rifle", NEUTRAL, cost=1, text=[action(exhaust(THIS), to=wound(choose(CHARACTER)))])
GHOUL = character("test-4", "Ghoul", NEUTRAL, cost=1, skill=1, text=[action(draw(), from_=DISCARD)])
SHIELD = event("test-5", "Shield", NEUTRAL, cost=0, text=[disrupt(when(would_be("wounded", CHARACTER)), cancel())])
MOURNER = character(
    "test-6", "Mourner", NEUTRAL, cost=1, skill=1,
    text=[response(after(is_("destroyed", CHARACTER)), place_token(choose(STORY)))],
)  # fmt: skip
NOTE = event(
    "test-7", "Note", NEUTRAL, cost=0, text=[response(after(draws_cards(ANY_PLAYER)), place_token(choose(STORY)))]
)
HUSH = event("test-8", "Hush", NEUTRAL, cost=0, text=[disrupt(when(Triggered()), cancel())])
AVENGER = character(
    "test-9", "Avenger", NEUTRAL, cost=1, skill=1,
    text=[forced_response(after(is_("destroyed", CHARACTER)), draw())],
)  # fmt: skip
CARDS = [MAN, SHOT, RIFLE, GHOUL, SHIELD, MOURNER, NOTE, HUSH, AVENGER]


def scene(**how: object) -> Scenario:
    how.setdefault("bells", ["darin", "tommy"])
    return Scenario(cards=CARDS, **how)  # type: ignore[arg-type]


def asked(table: Scenario) -> tuple[str, str]:
    """Who is asked what."""
    decision = table.open_decision()
    return table.players[decision.seat].name, decision.kind


# -- actions ----------------------------------------------------------------------------------------------------------


def test_what_an_action_is() -> None:
    """TIME-1: playing a card from hand, an Action of a card in play, or of a card elsewhere that says so."""
    table = scene()
    man, shot = table.darin.holds(MAN), table.darin.holds(SHOT)
    table.darin.domain(agency=1)
    rifle, ghoul = table.darin.has(RIFLE), table.darin.discarded(GHOUL)
    held, discarded, alive = table.darin.holds(RIFLE), table.darin.discarded(RIFLE), table.darin.has(GHOUL)
    for card in (man, shot, rifle, ghoul):
        assert table.darin.may_use(card), card
    assert not table.darin.may("use", held)
    for card in (discarded, alive):
        assert not table.darin.may_use(card), card


@pytest.mark.parametrize(
    "phase", ["refresh", "draw", "resource", "operations", "story", "after commit", "after resolution"]
)
@pytest.mark.parametrize("active", ["darin", "tommy"])
def test_both_players_act_in_every_action_window(phase: str, active: str) -> None:
    """TIME-2, TIME-3: on either turn, the active player first; characters wait for the operations phase."""
    table = scene(phase=phase, active=active)
    for player in table.players:
        player.domain(agency=1)
        player.holds(MAN)
        player.holds(SHOT)
        player.has(MAN)
    if table.open_decision().kind == "resource":
        table.active.passes()
    first, second = table.active, table.active.opponent
    assert asked(table) == (first.name, "action")
    assert first.may("play") == (phase == "operations")
    assert first.may_use("Shot")
    first.passes()
    assert asked(table) == (second.name, "action")
    assert second.may_use("Shot")
    assert not second.may("play")


def test_actions_alternate() -> None:
    """TIME-4: after an action the other player may act first; TIME-5: a pass alone closes nothing, two in a row do."""
    table = scene()
    bells = [table.game.state.play[0], table.game.state.play[1]]
    mine, theirs = (CardHandle(table, card) for card in bells)
    table.darin.uses(mine)
    assert asked(table) == ("tommy", "action")
    table.tommy.passes()
    assert asked(table) == ("darin", "action")
    table.darin.uses(mine)
    table.tommy.uses(theirs)
    table.darin.passes()
    assert asked(table) == ("tommy", "action")
    table.tommy.uses(theirs)
    assert asked(table) == ("darin", "action")
    table.darin.passes()
    assert table.phase.name == "OPERATIONS"
    table.tommy.passes()
    assert table.phase.name == "STORY"


def test_an_action_ends_before_another_begins() -> None:
    """TIME-6: of the opponent nothing but disrupts comes in between."""
    twice = event("test-20", "Twice", NEUTRAL, cost=0, text=[action(wound(choose(CHARACTER, as_="one")), draw())])
    table = Scenario(cards=[*CARDS, twice], bells=["darin", "tommy"])
    event_ = table.darin.holds(twice)
    man = table.tommy.has(MAN)
    shot, shield, mourner = table.tommy.holds(SHOT), table.tommy.holds(SHIELD), table.tommy.has(MOURNER)
    table.darin.plays(event_, on=man)
    assert asked(table) == ("tommy", "disrupt")
    assert table.tommy.may_use(shield)
    assert not table.tommy.may_use(shot)
    table.tommy.passes()
    assert not man.in_play
    assert len(table.darin.hand) == 1
    assert asked(table) == ("tommy", "response")
    assert table.tommy.may_use(mourner)
    assert not table.tommy.may_use(shot)
    table.tommy.passes()
    assert asked(table) == ("tommy", "action")


# -- disrupts ---------------------------------------------------------------------------------------------------------


def test_a_disrupt_comes_first_and_may_cancel() -> None:
    """TIME-7: it is played as soon as its condition arises, and what set it off does not happen."""
    table = scene()
    shot, man, shield = table.darin.holds(SHOT), table.tommy.has(MAN), table.tommy.holds(SHIELD)
    table.darin.plays(shot, on=man)
    assert man.wounds == 0
    table.tommy.disrupts_with(shield)
    assert man.in_play
    assert man.wounds == 0


def test_a_disrupt_may_alter() -> None:
    """TIME-7: the character is tougher when the wound comes, which is placed all the same."""
    bandage = event(
        "test-20", "Bandage", NEUTRAL, cost=0,
        text=[disrupt(when(would_be("wounded", MINE)), until_end_of_phase(gains(MINE, keyword=TOUGHNESS(1))))],
    )  # fmt: skip
    table = Scenario(cards=[*CARDS, bandage], bells=["darin", "tommy"])
    shot, man, help_ = table.darin.holds(SHOT), table.tommy.has(MAN), table.tommy.holds(bandage)
    table.darin.plays(shot, on=man)
    table.tommy.disrupts_with(help_)
    assert man.in_play
    assert man.wounds == 1


def test_whom_a_disrupt_may_disrupt() -> None:
    """TIME-8: actions and triggered effects of either player, one's own included."""
    table = scene()
    mine, theirs = table.darin.holds(SHOT), table.tommy.holds(SHOT)
    man, hush, other = table.tommy.has(MAN), table.darin.holds(HUSH), table.darin.holds(HUSH)
    table.darin.plays(mine, on=man)
    table.darin.disrupts_with(hush)
    table.darin.passes()
    assert man.in_play
    table.tommy.plays(theirs, on=man)
    table.darin.disrupts_with(other)
    assert man.in_play


def test_disrupts_reach_game_effects_inside_boxes() -> None:
    """TIME-8, TIME-9: the wound of a lost struggle, in the middle of the resolution box."""
    brute = character("test-20", "Brute", NEUTRAL, cost=1, skill=1, icons="C")
    table = Scenario(cards=[*CARDS, brute], phase="resolution", bells=["darin", "tommy"])
    table.darin.has(brute, at=table.a)
    man = table.tommy.has(MAN, at=table.a)
    shield = table.tommy.holds(SHIELD)
    assert asked(table) == ("tommy", "disrupt")
    table.tommy.disrupts_with(shield)
    assert man.in_play
    table.decline_all()


def test_a_disrupt_in_the_draw_box() -> None:
    """TIME-9: the draw itself is disrupted."""
    thief = character(
        "test-20", "Thief", NEUTRAL, cost=1, skill=1,
        text=[disrupt(when(PlayerDoes(OPPONENT, "draws")), exhaust(THIS), to=cancel())],
    )  # fmt: skip
    table = Scenario(cards=[thief], phase="draw", bells=["darin"])
    table.tommy.has(thief)
    assert asked(table) == ("tommy", "disrupt")
    table.tommy.disrupts_with("Thief")
    assert len(table.darin.hand) == 1


@pytest.mark.parametrize(("rules", "first"), [("lcg", "darin"), ("lcg-final", "tommy")])
def test_the_occurrence_goes_ahead_when_both_have_passed(rules: str, first: str) -> None:
    """TIME-10, AMB-12: in turn, the active player first; who passed may come back after a disrupt of the other."""
    ward = support(
        "test-20", "Ward", NEUTRAL, cost=1,
        text=[disrupt(when(would_be("wounded", CHARACTER)), exhaust(THIS), to=draw())],
    )  # fmt: skip
    table = Scenario(cards=[*CARDS, ward], rules=rules, bells=["darin", "tommy"])
    shot, man = table.darin.holds(SHOT), table.tommy.has(MAN)
    for player in table.players:
        player.has(ward)
        player.has(ward)
    table.darin.plays(shot, on=man)
    one = next(player for player in table.players if player.name == first)
    two = one.opponent
    one.passes()
    two.disrupts_with("Ward")
    assert asked(table) == (one.name, "disrupt")
    one.disrupts_with("Ward")
    two.passes()
    assert man.in_play
    one.passes()
    assert not man.in_play


def test_a_cancelling_effect_reaches_what_it_names() -> None:
    """TIME-11: Power Drain names Actions and Responses, so no Disrupt and no Forced Response; EX-134."""
    table = scene()
    shot, man = table.darin.holds(SHOT), table.tommy.has(MAN)
    table.tommy.has(AVENGER)
    drains = [table.tommy.holds("Power Drain"), table.darin.holds("Power Drain")]
    table.tommy.domain(hastur=2)
    table.darin.domain(hastur=2)
    table.darin.plays(shot, on=man)
    table.darin.passes()
    table.tommy.disrupts_with(drains[0])
    assert asked(table) == ("tommy", "action")
    assert man.in_play
    assert drains[1].in_hand
    assert drains[0].in_discard


def test_no_drain_for_forced_responses() -> None:
    """TIME-11."""
    table = scene()
    shot, man = table.tommy.holds(SHOT), table.tommy.has(MAN)
    table.tommy.has(AVENGER)
    table.darin.holds("Power Drain")
    table.darin.domain(hastur=2)
    table.darin.passes()
    table.tommy.plays(shot, on=man)
    table.darin.passes()
    assert len(table.tommy.hand) == 1
    assert asked(table) == ("darin", "action")


def test_what_becomes_of_a_cancelled_effect() -> None:
    """TIME-12: it does nothing, what was paid stays paid, and a cancelled event is discarded at once."""
    table = scene()
    blast = table.tommy.holds("Shotgun Blast")
    domain = table.tommy.domain(agency=2)
    rifle, man = table.tommy.has(RIFLE), table.darin.has(MAN)
    table.darin.holds(HUSH)
    table.darin.holds(HUSH)
    table.darin.passes()
    table.tommy.plays(blast, x=2, on=man)
    table.darin.disrupts_with("Hush")
    table.darin.passes()
    assert man.in_play
    assert domain.drained
    assert blast.in_discard
    table.darin.passes()
    table.tommy.uses(rifle, on=man)
    table.darin.disrupts_with("Hush")
    assert rifle.exhausted
    assert rifle.in_play
    assert man.in_play


@pytest.mark.parametrize("rules", ["lcg", "lcg-final"])
def test_a_cancelled_entry_from_hand(rules: str) -> None:
    """TIME-13, TIME-12, FINAL-16: Dreamlands Fanatic is discarded, in `lcg-final` it stays in hand; EX-121."""
    table = scene(rules=rules)
    fanatic, shot, man = table.darin.holds("Dreamlands Fanatic"), table.darin.holds(SHOT), table.tommy.has(MAN)
    table.tommy.holds("Power Drain")
    domain = table.tommy.domain(hastur=2)
    table.darin.plays(shot, on=man)
    table.tommy.passes()
    table.darin.responds_with(fanatic)
    table.tommy.disrupts_with("Power Drain")
    assert domain.drained
    assert not fanatic.in_play
    assert fanatic.in_discard == (rules == "lcg")
    assert fanatic.in_hand == (rules == "lcg-final")
    assert table.darin.may_use(fanatic) == (rules == "lcg-final")


# -- responses --------------------------------------------------------------------------------------------------------


def test_a_response_needs_its_condition_and_waits_for_the_end() -> None:
    """TIME-14: only after the whole action, and before the next one; EX-10."""
    twice = event(
        "test-20", "Salvo", NEUTRAL, cost=0, text=[action(wound(choose(CHARACTER, as_="one")), draw(), draw())]
    )
    table = Scenario(cards=[*CARDS, twice], bells=["darin", "tommy"])
    salvo, man, mourner = table.tommy.holds(twice), table.darin.has(MAN), table.darin.has(MOURNER)
    assert not table.darin.may_use(mourner)
    table.darin.passes()
    table.tommy.plays(salvo, on=man)
    assert not man.in_play
    assert len(table.tommy.hand) == 2
    assert asked(table) == ("darin", "response")
    table.darin.responds_with(mourner, on=table.a)
    assert table.a.tokens(table.darin) == 1
    assert asked(table) == ("darin", "action")
    table.darin.passes()
    table.tommy.passes()
    assert table.phase is Phase.STORY


@pytest.mark.parametrize("active", ["darin", "tommy"])
def test_responses_alternate(active: str) -> None:
    """TIME-15: the active player first, any number, until both pass in a row; EX-112, GEN-6."""
    table = scene(active=active, phase="draw")
    for player in table.players:
        for _ in range(3):
            player.holds(NOTE)
    first, second = table.active, table.active.opponent
    assert asked(table) == (first.name, "response")
    first.passes()
    second.responds_with("Note", on=table.a)
    first.responds_with("Note", on=table.a)
    second.responds_with("Note", on=table.a)
    first.responds_with("Note", on=table.a)
    second.passes()
    first.responds_with("Note", on=table.a)
    assert asked(table) == (second.name, "response")
    second.passes()
    assert asked(table) == (first.name, "action")
    assert (table.a.tokens(first), table.a.tokens(second)) == (3, 2)


def test_a_card_responds_once_to_a_trigger() -> None:
    """TIME-16: each copy once for each destruction, two of them for two; EX-10, EX-173, EFF-23, AMB-15."""
    massacre = event("test-20", "Massacre", NEUTRAL, cost=0, text=[action(destroy(CHARACTER.of(OPPONENT)))])
    table = Scenario(cards=[*CARDS, massacre], bells=["darin", "tommy"])
    one, two = table.darin.has(MOURNER), table.darin.has(MOURNER)
    table.tommy.has(MAN)
    event_ = table.darin.holds(massacre)
    table.darin.plays(event_)
    table.darin.responds_with(one, on=table.a)
    assert not table.darin.may_use(one)
    table.darin.responds_with(two, on=table.b)
    assert asked(table) == ("tommy", "action")
    assert (table.a.tokens(table.darin), table.b.tokens(table.darin)) == (1, 1)


def test_two_triggers_two_responses() -> None:
    """TIME-16, AMB-15: one card answers each of two destructions."""
    massacre = event("test-20", "Massacre", NEUTRAL, cost=0, text=[action(destroy(CHARACTER.of(OPPONENT)))])
    table = Scenario(cards=[*CARDS, massacre], bells=["darin", "tommy"])
    mourner, event_ = table.darin.has(MOURNER), table.darin.holds(massacre)
    table.tommy.has(MAN)
    table.tommy.has(MAN)
    table.darin.plays(event_)
    table.darin.responds_with(mourner, on=table.a)
    table.darin.responds_with(mourner, on=table.a)
    assert asked(table) == ("tommy", "action")
    assert table.a.tokens(table.darin) == 2


def test_a_card_that_returns_to_hand_is_another_copy() -> None:
    """TIME-17: it may be played again to the same trigger, if it can be paid again."""
    echo = event(
        "test-20", "Echo", NEUTRAL, cost=1,
        text=[
            response(
                after(is_("destroyed", CHARACTER)), place_token(choose(STORY)), return_instead_of_discarding(THIS)
            ),
        ],
    )  # fmt: skip
    table = Scenario(cards=[*CARDS, echo], bells=["darin", "tommy"])
    card, shot, man = table.darin.holds(echo), table.darin.holds(SHOT), table.tommy.has(MAN)
    table.darin.domain(agency=1)
    table.darin.domain(agency=1)
    table.darin.plays(shot, on=man)
    table.darin.responds_with(card, on=table.a)
    assert card.in_hand
    table.darin.responds_with(card, on=table.a)
    assert table.a.tokens(table.darin) == 2
    assert asked(table) == ("tommy", "action")


def test_a_card_answers_its_own_departure() -> None:
    """TIME-18, TIME-19: Peaslee's Response can be used though he is gone, an Action of his cannot; EX-111."""
    lender = support(
        "test-20", "Lender", NEUTRAL, cost=1, text=[gains(CHARACTER, text=action(draw()))],
    )  # fmt: skip
    table = Scenario(cards=[*CARDS, lender], bells=["darin", "tommy"])
    peaslee = table.darin.has("Professor Nathaniel Peaslee")
    table.darin.has(lender)
    table.darin.domain(agency=2)
    shot = table.darin.holds(SHOT)
    assert table.darin.may_use(peaslee)
    table.darin.plays(shot, on=peaslee)
    assert peaslee.in_discard
    assert asked(table) == ("darin", "response")
    assert table.darin.may_use(peaslee)
    table.darin.passes()
    table.tommy.passes()
    assert asked(table) == ("darin", "action")
    assert not table.darin.may_use(peaslee)


def test_a_forced_response_to_its_own_departure() -> None:
    """TIME-18: the Living Mummy's, with its controller's word for everybody there."""
    table = scene()
    mummy, man, shot = table.darin.has("Living Mummy"), table.tommy.has(MAN), table.tommy.holds(SHOT)
    table.darin.passes()
    table.tommy.plays(shot, on=mummy)
    assert mummy.in_discard
    assert man.in_discard


def test_when_and_after_are_one_moment() -> None:
    """TIME-20: responses to both belong to one window; EX-127."""
    one = character("test-20", "One", NEUTRAL, cost=1, skill=1, text=[response(after(commits(THIS)), draw())])
    when_it_commits = When(commits(THIS), before=False)
    two = character("test-21", "Two", NEUTRAL, cost=1, skill=1, text=[response(when_it_commits, draw())])
    table = Scenario(cards=[one, two], phase="commit")
    first, second = table.darin.has(one), table.darin.has(two)
    table.darin.commits({first: table.a, second: table.a})
    assert asked(table) == ("darin", "response")
    assert table.darin.may_use(first)
    assert table.darin.may_use(second)
    table.darin.uses(second)
    table.darin.uses(first)
    assert len(table.darin.hand) == 2
    table.decline_all()


# -- forced responses and passive text --------------------------------------------------------------------------------


def test_a_forced_response_is_not_optional_and_comes_at_once() -> None:
    """TIME-21: in `lcg` in the middle of the effect, in `lcg-final` when it is done (FINAL-1); nobody is asked."""
    for rules, drawn in (("lcg", ["FORCED", "DRAW"]), ("lcg-final", ["DRAW", "FORCED"])):
        first = event("test-20", "Volley", NEUTRAL, cost=0, text=[action(wound(choose(CHARACTER)), draw(who=OPPONENT))])
        table = Scenario(cards=[*CARDS, first], rules=rules, bells=["darin", "tommy"])
        volley, man = table.darin.holds(first), table.tommy.has(MAN)
        table.darin.has(AVENGER)
        table.game.keep_journal()
        table.darin.plays(volley, on=man)
        seats = [entry.seat for entry in table.game.journal or () if getattr(entry, "kind", None) == 1]
        assert ["FORCED" if seat == 0 else "DRAW" for seat in seats] == drawn, rules
        assert len(table.darin.hand) == 1


def test_a_forced_response_needs_its_targets() -> None:
    """TIME-21: it is triggered only if it is able to; EFF-1."""
    jealous = character(
        "test-20", "Jealous", NEUTRAL, cost=1, skill=1,
        text=[forced_response(after(is_("destroyed", CHARACTER)), destroy(choose(SUPPORT.of(OPPONENT))))],
    )  # fmt: skip
    table = Scenario(cards=[*CARDS, jealous], bells=["darin"])
    table.darin.has(jealous)
    shot, other, man, men = table.darin.holds(SHOT), table.darin.holds(SHOT), table.tommy.has(MAN), table.tommy.has(MAN)
    table.darin.plays(shot, on=man)
    assert asked(table) == ("darin", "action")
    table.darin.plays(other, on=men)
    assert asked(table) == ("darin", "action")


def test_forced_responses_inside_boxes() -> None:
    """TIME-21, TIME-24: between two struggles Bokrug wounds another, if anybody else is there; EX-85, EFF-6."""
    brute = character("test-20", "Brute", NEUTRAL, cost=1, skill=1, icons="CA")
    fight = story("test-21", "Fight", struggles="CA")
    afar = support("test-22", "Afar", NEUTRAL, cost=1, text=[counts_at(MINE, STORY)])
    table = Scenario(cards=[*CARDS, brute, fight], stories=[fight], phase="resolution", bells=["darin", "tommy"])
    brutes = [table.tommy.has(brute, at=table.a, exhausted=True) for _ in range(3)]
    bokrug, mine = table.darin.has("Bokrug", at=table.a), table.darin.has(MAN, at=table.a)
    table.darin.chooses(bokrug)
    assert bokrug.wounds == 1
    assert asked(table) == ("darin", "choose")
    assert set(table.darin.choices()) == {mine, *brutes}
    table.darin.chooses(mine)
    assert mine.in_discard
    assert asked(table) == ("tommy", "arcane")  # the arcane struggle has come only now
    table.decline_all()

    table = Scenario(cards=[*CARDS, brute, fight, afar], stories=[fight], phase="resolution", bells=["darin", "tommy"])
    table.tommy.has(afar)
    for _ in range(3):
        table.tommy.has(brute)
    lonely = table.darin.has("Bokrug", at=table.a)
    table.decline_all()
    assert lonely.wounds == 1
    assert asked(table) == ("darin", "action")


def test_forced_responses_can_be_cancelled_passives_cannot() -> None:
    """TIME-22, TIME-23: Hush stops the Forced Response; against the gloom nothing can be played; EX-113."""
    gloom = support("test-20", "Gloom", NEUTRAL, cost=1, text=[loses(CHARACTER, skill=1)])
    dread = support(
        "test-21", "Dread", NEUTRAL, cost=1,
        text=[forced_response(after(is_("exhausted", CHARACTER)), until_end_of_phase(loses(CHARACTER, skill=1)))],
    )  # fmt: skip
    giant = character("test-22", "Giant", NEUTRAL, cost=1, skill=5, text=[action(exhaust(THIS), to=draw())])
    table = Scenario(cards=[*CARDS, gloom, dread, giant], bells=["darin"])
    table.darin.has(gloom)
    table.darin.has(dread)
    table.tommy.holds(HUSH)
    one = table.darin.has(giant)
    assert one.skill == 4
    table.darin.uses(one)
    table.tommy.disrupts_with("Hush")
    assert one.skill == 4
    assert not table.tommy.may("use")


def test_passive_text_is_simply_in_force() -> None:
    """TIME-23: as long as its circumstances hold, wanted or not; who does not want it is not asked."""
    curse = support(
        "test-20", "Curse", NEUTRAL, cost=1, text=[while_(exists(CHARACTER.of(OPPONENT)), loses(MINE, skill=1))]
    )
    table = Scenario(cards=[*CARDS, curse], bells=["darin", "tommy"])
    man, enemy = table.darin.has(MAN), table.tommy.has(MAN)
    shot = table.darin.holds(SHOT)
    table.darin.has(curse)
    assert man.skill == 0
    assert enemy.skill == 1
    table.darin.plays(shot, on=enemy)
    assert man.skill == 1


# -- boxes ------------------------------------------------------------------------------------------------------------

WATCHER = support(
    "test-30", "Watcher", NEUTRAL, cost=1,
    text=[
        response(after(is_("readied", CARD)), draw()),
        response(after(draws_cards(OPPONENT)), draw()),
        response(after(PlayerDoes(ANY_PLAYER, "commits")), draw()),
        response(after(succeeds(ANY_PLAYER)), draw()),
        response(after(is_("uncommitted", CHARACTER)), draw()),
        response(after(TimePoint("turn ends")), draw()),
    ],
)  # fmt: skip


def test_the_boxes() -> None:
    """TIME-24, TIME-25: refresh, draw, resource, both commits, resolution, uncommitting and End of Turn run through;
    responses come after each of them, actions only in the windows between."""
    hero = character("test-31", "Hero", NEUTRAL, cost=1, skill=2)
    table = Scenario(cards=[*CARDS, WATCHER, hero], phase="refresh", bells=["darin"])
    table.tommy.has(WATCHER)
    for _ in range(2):
        table.darin.has(hero, exhausted=True)
    guard = table.tommy.has(hero)
    table.darin.domain(agency=1)
    heroes = [card for card in table.darin.in_play if card.title == "Hero"]
    seen: list[str] = []
    while table.active is table.darin:
        decision = table.open_decision()
        note = f"{decision.kind} of {table.players[decision.seat].name}"
        if not seen or seen[-1] != note:
            seen.append(note)
        if decision.kind == "commit" and decision.seat == 0:
            table.darin.commits({heroes[0]: table.a, heroes[1]: table.b})
        elif decision.kind == "commit":
            table.tommy.commits(guard, to=table.a)
        elif decision.kind == "pick-story":
            table.darin.chooses(table.a)
        elif decision.option("decline") is not None:
            table.game.apply("decline")
        else:
            table.game.apply("pass")
    assert seen == [
        "response of tommy",  # after the refresh box, in which two heroes were readied
        "action of darin",
        "response of tommy",  # after the draw box
        "action of darin",
        "resource of darin",
        "action of darin",  # resource, operations, story
        "commit of darin",
        "response of tommy",
        "action of darin",
        "commit of tommy",
        "response of tommy",
        "action of darin",
        "pick-story of darin",
        "token of darin",  # story b succeeds, story a resolves: no response in between
        "response of tommy",
        "action of darin",
        "response of tommy",  # after uncommitting and after the End of Turn, without an action window
    ]


def test_end_of_turn_and_uncommitting_are_boxes_of_their_own() -> None:
    """TIME-25, AMB-20: each has its own response window, and the last one no actions."""
    table = Scenario(cards=[*CARDS, WATCHER], phase="uncommit", bells=["darin", "tommy"])
    table.tommy.has(WATCHER)
    table.darin.has(MAN, at=table.a)
    assert (asked(table), table.phase) == (("tommy", "response"), Phase.STORY)
    table.tommy.passes()
    assert (asked(table), table.phase) == (("tommy", "response"), Phase.END)
    table.tommy.passes()
    assert table.phase is Phase.REFRESH
    assert table.active is table.tommy


def test_triggered_effects_and_triggered_abilities() -> None:
    """TIME-26, TIME-27: an event's effect is no triggered ability, nor is one from hand or discard pile; EX-165."""
    spy = support("test-20", "Spy", NEUTRAL, cost=1, text=[disrupt(when(Triggered()), draw())])
    agent = support("test-21", "Agent", NEUTRAL, cost=1, text=[disrupt(when(triggered_ability()), draw())])
    table = Scenario(cards=[*CARDS, spy, agent], bells=["darin"])
    mole, man = table.tommy.has(spy), table.tommy.has(agent)
    shot, rifle, victim = table.darin.holds(SHOT), table.darin.has(RIFLE), table.darin.has(MAN)
    survivor = table.darin.has(MAN)
    ghoul = table.darin.discarded(GHOUL)
    table.darin.plays(shot, on=victim)
    assert (table.tommy.may_use(mole), table.tommy.may_use(man)) == (True, False)
    table.tommy.passes()
    table.darin.uses(ghoul)
    assert (table.tommy.may_use(mole), table.tommy.may_use(man)) == (True, False)
    table.tommy.passes()
    table.darin.uses(rifle, on=survivor)
    assert (table.tommy.may_use(mole), table.tommy.may_use(man)) == (True, True)
    table.tommy.passes()


@pytest.mark.parametrize("label", ["action", "disrupt", "response", "forced"])
def test_the_four_labels(label: str) -> None:
    """TIME-26: each of them introduces a triggered effect, which what waits for one may answer."""
    spy = support("test-20", "Spy", NEUTRAL, cost=1, text=[disrupt(when(triggered(LABELS[label])), draw())])
    texts = {
        "action": action(exhaust(THIS), to=draw()),
        "disrupt": disrupt(when(would_be("wounded", CHARACTER)), exhaust(THIS), to=draw()),
        "response": response(after(is_("destroyed", CHARACTER)), exhaust(THIS), to=draw()),
        "forced": forced_response(after(is_("destroyed", CHARACTER)), draw()),
    }
    box = support("test-21", "Box", NEUTRAL, cost=1, text=[texts[label]])
    table = Scenario(cards=[*CARDS, spy, box], bells=["darin"])
    table.tommy.has(spy)
    on_table, shot, man = table.darin.has(box), table.darin.holds(SHOT), table.tommy.has(MAN)
    if label == "action":
        table.darin.uses(on_table)
    else:
        table.darin.plays(shot, on=man)
    if label in ("disrupt", "response"):
        table.darin.uses(on_table)
    assert asked(table) == ("tommy", "disrupt")
    table.tommy.disrupts_with("Spy")
    assert len(table.tommy.hand) == 1


LABELS = {"action": ACTION, "disrupt": DISRUPT, "response": RESPONSE, "forced": FORCED_RESPONSE}


def test_when_events_are_played() -> None:
    """TIME-28: Action events in action windows, Disrupts when their condition arises, Responses in response windows."""
    table = scene(phase="draw", bells=["darin"])
    shot, shield, note, man = (table.darin.holds(SHOT), table.darin.holds(SHIELD), table.darin.holds(NOTE),
                               table.darin.has(MAN))  # fmt: skip
    cards = (shot, shield, note)
    assert asked(table) == ("darin", "response")
    assert [table.darin.may_use(card) for card in cards] == [False, False, True]
    table.darin.passes()
    assert asked(table) == ("darin", "action")
    assert [table.darin.may_use(card) for card in cards] == [True, False, False]
    table.darin.plays(shot, on=man)
    assert asked(table) == ("darin", "disrupt")
    assert [table.darin.may_use(card) for card in cards[1:]] == [True, False]
    table.darin.passes()


def test_where_an_event_is_while_it_is_played() -> None:
    """TIME-29, CARD-5: in no pile, so it cannot fetch itself; then in its owner's discard pile; EX-81."""
    fetch = event(
        "test-20", "Fetch", NEUTRAL, cost=0, text=[action(return_to_hand(choose(CARD.in_(DISCARD))))]
    )
    table = Scenario(cards=[*CARDS, fetch], bells=["darin"])
    card, hush = table.darin.holds(fetch), table.tommy.holds(HUSH)
    old, older = table.darin.discarded(MAN), table.darin.discarded(MAN)
    table.darin.plays(card)
    assert set(table.darin.choices()) == {old, older}
    assert card.zone is Zone.LIMBO
    table.darin.chooses(old)
    assert asked(table) == ("tommy", "disrupt")
    assert card.zone is Zone.LIMBO
    table.tommy.passes()
    assert hush.in_hand
    assert old.in_hand
    assert card.in_discard


def test_an_event_from_the_discard_pile_leaves_it_too() -> None:
    """TIME-29: it comes back when it is done; EX-81."""
    fetch = event(
        "test-20", "Fetch", NEUTRAL, cost=0,
        text=[action(return_to_hand(choose(CARD.in_(DISCARD))), from_=DISCARD)],
    )  # fmt: skip
    table = Scenario(cards=[*CARDS, fetch], bells=["darin"])
    card, old, older = table.darin.discarded(fetch), table.darin.discarded(MAN), table.darin.discarded(MAN)
    table.darin.uses(card)
    assert set(table.darin.choices()) == {old, older}
    assert card.zone is Zone.LIMBO
    table.darin.chooses(old)
    assert card.in_discard


@pytest.mark.parametrize("what", ["skill", "wounds", "story", "position", "control"])
def test_what_was_on_a_card_is_remembered_for_the_responses(what: str) -> None:
    """TIME-30: skill, wounds, place and controller are looked up as they were; afterwards all of it is gone."""
    kinds = {
        "skill": CHARACTER.skill(at_least=3),
        "wounds": CHARACTER.wounded,
        "story": CHARACTER.at(HOST_STORY),
        "position": CHARACTER.exhausted,
        "control": CHARACTER.of(OPPONENT),
    }
    host = {"attach_to": STORY, "subtypes": "Attachment"} if what == "story" else {}
    chronicle = support(
        "test-20", "Chronicle", NEUTRAL, cost=1, **host, text=[response(after(is_("destroyed", kinds[what])), draw())]
    )
    bonus = until_end_of_turn(gains(choose(CHARACTER), skill=2))
    boost = event("test-21", "Boost", NEUTRAL, cost=0, text=[action(bonus)])
    table = Scenario(cards=[*CARDS, chronicle, boost], bells=["darin", "tommy"])
    book = table.darin.has(chronicle, on=table.a if what == "story" else None)
    how: dict[str, dict[str, object]] = {"story": {"at": table.a}, "position": {"exhausted": True},
                                         "control": {"owner": table.darin}}  # fmt: skip
    man = (table.tommy if what == "control" else table.darin).has(MAN, **how.get(what, {}))  # type: ignore[arg-type]
    event_, shot = table.darin.holds(boost), table.darin.holds(SHOT)
    if what == "skill":
        table.darin.plays(event_, on=man)
        table.tommy.passes()
    table.darin.plays(shot, on=man)
    assert man.in_discard
    assert man.wounds == 0
    table.darin.responds_with(book)
    assert man.skill == 1
    assert man.controller is man.owner


def test_a_plain_card_does_not_pass_for_more() -> None:
    """TIME-30: without the bonus the chronicle does not answer."""
    chronicle = support(
        "test-20", "Chronicle", NEUTRAL, cost=1,
        text=[response(after(is_("destroyed", CHARACTER.skill(at_least=3))), draw())],
    )  # fmt: skip
    table = Scenario(cards=[*CARDS, chronicle], bells=["darin", "tommy"])
    table.darin.has(chronicle)
    shot, man = table.darin.holds(SHOT), table.darin.has(MAN)
    table.darin.plays(shot, on=man)
    assert asked(table) == ("tommy", "action")
