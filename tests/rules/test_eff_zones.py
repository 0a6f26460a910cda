"""Where effects work, Day and Night, moving wounds; playing, putting into play, copies: EFF-31 to EFF-43."""

import pytest

from rlyeh.engine.in_force import characteristics
from rlyeh.language import *
from rlyeh.model import CardType, Phase, Zone
from rlyeh.testing import Scenario
from tests.words_for_rules import play_only_if

MAN = character("test-1", "Man", NEUTRAL, cost=1, skill=1)
SHOT = event("test-2", "Shot", NEUTRAL, cost=0, text=[action(wound(choose(CHARACTER)))])
MUSE = character("test-3", "Muse", NEUTRAL, cost=1, skill=1, text=[gains(CHARACTER.other, skill=1), action(draw())])
ENTRY = put_into_play(choose(CHARACTER_OR_SUPPORT.in_(HAND)))
SUMMONS = event("test-4", "Summons", NEUTRAL, cost=0, text=[action(ENTRY)])
CARDS = [MAN, SHOT, MUSE, SUMMONS]


# -- where effects work -----------------------------------------------------------------------------------------------


def test_text_works_in_play() -> None:
    """EFF-31: in hand, discard pile, deck or as a resource it does nothing unless it says so."""
    table = Scenario(cards=CARDS, bells=["darin"])
    man = table.darin.has(MAN)
    elsewhere = [table.darin.holds(MUSE), table.darin.discarded(MUSE), table.darin.decked(MUSE)]
    domain = table.darin.domain(MUSE)
    assert man.skill == 1
    for muse in (*elsewhere, *domain.resources):
        assert not table.darin.may("use", muse)
    table = Scenario(cards=CARDS, bells=["darin"])
    man, muse = table.darin.has(MAN), table.darin.has(MUSE)
    assert man.skill == 2
    assert table.darin.may_use(muse)


def test_the_thing_behind_you() -> None:
    """EFF-31, TIME-1: it says that it works in hand, in any action window; EX-63."""
    table = Scenario(cards=CARDS, phase="draw", bells=["darin"])
    thing, muse = table.darin.holds("The Thing Behind You"), table.darin.has("Mad Artist")
    domain = table.darin.domain(agency=2)
    table.darin.uses(thing)
    assert thing.in_play
    assert muse.in_hand
    assert domain.drained
    assert table.phase is Phase.DRAW


def test_no_reach_into_the_discard_pile() -> None:
    """EFF-32, PAY-7: the cost cannot be paid with a card there; EX-64."""
    table = Scenario(cards=CARDS, phase="draw", bells=["darin"])
    thing = table.darin.holds("The Thing Behind You")
    table.darin.discarded("Mad Artist")
    table.darin.domain(agency=2)
    assert not table.darin.may_use(thing)


def test_effects_reach_outside_play_only_where_they_say_so() -> None:
    """EFF-32: "a character" is one in play; one in a discard pile has to be named as such."""
    for effect, fits in ((return_to_hand(choose(CHARACTER)), 0), (return_to_hand(choose(CHARACTER.in_(DISCARD))), 1)):
        spell = event("test-20", "Spell", NEUTRAL, cost=0, text=[action(effect)])
        table = Scenario(cards=[*CARDS, spell], bells=["darin"])
        card, men = table.darin.holds(spell), [table.darin.has(MAN), table.darin.discarded(MAN)]
        table.darin.plays(card)
        assert [man.in_hand for man in men] == [fits == 0, fits == 1]


@pytest.mark.parametrize("how", ["put there", "from hand", "resource", "blank", "insane"])
def test_an_action_from_the_discard_pile(how: str) -> None:
    """EFF-33: it can be used however the card got there."""
    ghoul = character("test-20", "Ghoul", NEUTRAL, cost=1, skill=1, text=[action(draw(), from_=DISCARD)])
    doom = event("test-21", "Doom", NEUTRAL, cost=0, text=[action(destroy(CARD.titled("Ghoul")))])
    drop = event("test-22", "Drop", NEUTRAL, cost=0, text=[action(discard_from_hand())])
    burn = event("test-23", "Burn", NEUTRAL, cost=0, text=[action(destroy(a(YOUR_RESOURCES)))])
    table = Scenario(cards=[*CARDS, ghoul, doom, drop, burn], bells=["darin", "tommy"])
    if how == "put there":
        card = table.darin.discarded(ghoul)
    elif how == "from hand":
        card, event_ = table.darin.holds(ghoul), table.darin.holds(drop)
        table.darin.plays(event_)
        table.tommy.passes()
    elif how == "resource":
        card = table.darin.domain(ghoul).resources[0]
        table.darin.plays(table.darin.holds(burn))
        table.tommy.passes()
    else:
        card = table.darin.has(ghoul, insane=how == "insane")
        if how == "blank":
            table.tommy.has("Called by Azathoth", on=card)
        table.darin.plays(table.darin.holds(doom))
        table.tommy.passes()
    assert card.in_discard
    hand = len(table.darin.hand)
    table.darin.uses(card)
    assert len(table.darin.hand) == hand + 1
    assert card.in_discard


def test_only_subtypes_that_exist() -> None:
    """EFF-34, AMB-70: False Papers name any subtype of some legal card, and no other; EX-49."""
    table = Scenario(cards=CARDS, bells=["darin"])
    man = table.darin.has(MAN)
    papers = table.darin.has("False Papers", on=man)
    table.darin.uses(papers)
    names = {option.text for option in table.open_decision().options}
    assert {"Cultist", "Ghoul", "Zoog"} <= names
    assert "Unicorn" not in names
    table.darin.chooses("Cultist")
    assert man.subtypes == {"Cultist"}
    table.run_to("story")
    assert man.subtypes == frozenset()


# -- moving wounds ----------------------------------------------------------------------------------------------------

MOVE = event(
    "test-10", "Transfer", NEUTRAL, cost=0, text=[action(move_wound(choose(CHARACTER.wounded), choose(CHARACTER)))]
)
TOUGH = character("test-11", "Tough", NEUTRAL, cost=1, skill=1, keywords=[TOUGHNESS(2)])
STONE = character("test-12", "Stone", NEUTRAL, cost=1, skill=1, keywords=[INVULNERABILITY])
NURSE = support(
    "test-13", "Nurse", NEUTRAL, cost=1,
    text=[response(after(is_("wounded", CHARACTER)), draw()), disrupt(when(would_be("wounded", CHARACTER)), cancel())],
)  # fmt: skip


def test_moving_a_wound_is_not_wounding() -> None:
    """EFF-35, STATE-22: nothing that waits for a wound answers, yet the receiver suffers it and dies of it; EX-95."""
    table = Scenario(cards=[*CARDS, MOVE, TOUGH, STONE, NURSE], bells=["darin", "tommy"])
    giver, frail = table.darin.has(TOUGH, wounds=1), table.tommy.has(MAN)
    table.tommy.has(NURSE)
    card = table.darin.holds(MOVE)
    table.darin.plays(card)
    assert giver.wounds == 0
    assert not frail.in_play
    assert table.open_decision().kind == "action"


def test_a_tough_receiver_keeps_the_wound() -> None:
    """EFF-35: it counts like any other."""
    table = Scenario(cards=[*CARDS, MOVE, TOUGH], bells=["darin"])
    giver, other = table.darin.has(TOUGH, wounds=1), table.tommy.has(TOUGH, wounds=0)
    table.darin.plays(table.darin.holds(MOVE))
    assert (giver.wounds, other.wounds) == (0, 1)


def test_no_wound_goes_to_the_invulnerable() -> None:
    """EFF-36: it is no legal destination, and without another one the effect cannot be used; EX-95."""
    table = Scenario(cards=[*CARDS, MOVE, TOUGH, STONE], bells=["darin"])
    table.darin.has(TOUGH, wounds=1)
    table.tommy.has(STONE)
    table.tommy.has(STONE)
    card = table.darin.holds(MOVE)
    assert table.darin.may_play(card) is False


def test_the_invulnerable_among_others() -> None:
    """EFF-36."""
    table = Scenario(cards=[*CARDS, MOVE, TOUGH, STONE], bells=["darin"])
    giver, stone = table.darin.has(TOUGH, wounds=1), table.tommy.has(STONE)
    others = [table.tommy.has(MAN), table.tommy.has(MAN)]
    table.darin.plays(table.darin.holds(MOVE))
    assert set(table.darin.choices()) == set(others)
    table.darin.chooses(others[0])
    assert giver.wounds == 0
    assert stone.wounds == 0
    assert not others[0].in_play


# -- day and night ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("day", "night"), [(False, False), (True, False), (False, True), (True, True)])
def test_day_and_night(day: bool, night: bool) -> None:
    """EFF-37, EFF-38: each holds while a card of its kind is in play, both with both, neither with neither, for texts
    and for abilities; by themselves they do nothing; EX-25."""
    sun = support("test-20", "Sun", NEUTRAL, cost=1, keywords=[DAY])
    moon = support("test-21", "Moon", NEUTRAL, cost=1, keywords=[NIGHT])
    watch = character(
        "test-22", "Watch", NEUTRAL, cost=1, skill=1,
        text=[
            while_(DAY_TIME, gains(THIS, skill=1)),
            while_(NIGHT_TIME, gains(THIS, skill=2)),
            action(draw(), only=DAY_TIME),
            action(draw(2), only=NIGHT_TIME),
        ],
    )  # fmt: skip
    table = Scenario(cards=[*CARDS, sun, moon, watch], bells=["darin", "tommy"])
    if day:
        table.darin.has(sun)
    if night:
        table.tommy.has(moon)
    man, watcher = table.darin.has(MAN), table.darin.has(watch)
    assert watcher.skill == 1 + day + 2 * night
    assert man.skill == 1
    offered = [option for option in table.open_decision().options if option.card == watcher.id]
    assert len(offered) == day + night


@pytest.mark.parametrize(("day", "night"), [(False, False), (True, False), (False, True), (True, True)])
def test_triggers_by_day_and_by_night(day: bool, night: bool) -> None:
    """EFF-37: with both it is both, with neither it is neither, for triggers as well."""
    sun = support("test-20", "Sun", NEUTRAL, cost=1, keywords=[DAY])
    moon = support("test-21", "Moon", NEUTRAL, cost=1, keywords=[NIGHT])
    watch = character(
        "test-22", "Watch", NEUTRAL, cost=1, skill=1,
        text=[
            forced_response(after(is_("exhausted", CHARACTER)), draw(), if_=DAY_TIME),
            forced_response(after(is_("readied", CHARACTER)), draw(2), if_=NIGHT_TIME),
        ],
    )  # fmt: skip
    tire = event("test-23", "Tire", NEUTRAL, cost=0, text=[action(exhaust(CHARACTER), ready(CHARACTER))])
    table = Scenario(cards=[*CARDS, sun, moon, watch, tire], bells=["tommy"])
    if day:
        table.darin.has(sun)
    if night:
        table.tommy.has(moon)
    watcher = table.darin.has(watch)
    table.darin.plays(table.darin.holds(tire))
    assert watcher.ready
    assert len(table.darin.hand) == day + 2 * night


def test_the_day_ends() -> None:
    """EFF-37: when the Day card leaves, only Night remains; EX-25."""
    sun = character("test-20", "Sun", NEUTRAL, cost=1, skill=1, keywords=[DAY])
    moon = character("test-21", "Moon", NEUTRAL, cost=1, skill=1, keywords=[NIGHT])
    clock = support(
        "test-22", "Clock", NEUTRAL, cost=1,
        text=[while_(DAY_TIME, gains(TESTED, skill=1)), while_(NIGHT_TIME, gains(TESTED, skill=2))],
    )  # fmt: skip
    table = Scenario(cards=[*CARDS, sun, moon, clock], bells=["darin", "tommy"])
    bright, dark, man = table.darin.has(sun), table.tommy.has(moon), table.darin.has(MAN)
    table.darin.has(clock)
    shots = [table.darin.holds(SHOT), table.darin.holds(SHOT)]
    assert man.skill == 4
    table.darin.plays(shots[0], on=bright)
    assert man.skill == 3
    table.tommy.passes()
    table.darin.plays("Shot", on=dark)
    assert man.skill == 1


TESTED = CHARACTER.titled("Man")


# -- playing and putting into play ------------------------------------------------------------------------------------

HERALD = support(
    "test-30", "Herald", NEUTRAL, cost=1,
    text=[
        response(after(plays(CHARACTER)), place_token(choose(STORY))),
        response(after(enters_play(CHARACTER)), draw()),
    ],
)  # fmt: skip


def test_played_put_into_play_and_entered() -> None:
    """EFF-39, EFF-40: what waits for playing ignores every other way in; entering play covers both."""
    table = Scenario(cards=[*CARDS, HERALD], bells=["darin"])
    table.darin.has(HERALD)
    man, other, summons = table.darin.holds(MAN), table.darin.holds(MAN), table.darin.holds(SUMMONS)
    table.darin.domain(agency=1)
    table.darin.plays(man)
    assert len([option for option in table.open_decision().options if option.verb == "use"]) == 2
    table.darin.passes()
    table.darin.plays(summons)
    assert len([option for option in table.open_decision().options if option.verb == "use"]) == 1
    assert (man.in_play, other.in_play) == (True, True)
    table.darin.responds_with("Herald")
    assert len(table.darin.hand) == 1


@pytest.mark.parametrize("played", [True, False])
def test_aspiring_artist(played: bool) -> None:
    """EFF-39, EFF-41: she draws for being played, not for being brought in by the Hungry Dark Young; EX-78."""
    table = Scenario(cards=CARDS, bells=["darin"])
    artist = table.darin.holds("Aspiring Artist")
    young = table.darin.holds("Hungry Dark Young")
    table.darin.domain(hastur=1)
    table.darin.domain(shub_niggurath=3)
    if played:
        table.darin.plays(artist)
        assert artist.in_play
        table.darin.responds_with(artist)
        assert len(table.darin.hand) == 3
    else:
        table.darin.plays(young)
        table.darin.responds_with(young)
        assert artist.in_play
        assert table.open_decision().kind == "action"
        assert not table.darin.hand


@pytest.mark.parametrize("played", [True, False])
def test_victoria_glasser(played: bool) -> None:
    """EFF-40, TIME-21, STATE-18: however she enters, somebody goes insane who can; EX-79."""
    table = Scenario(cards=CARDS, bells=["darin"])
    victoria, men = table.darin.holds("Victoria Glasser"), [table.tommy.has(MAN), table.tommy.has(MAN)]
    table.tommy.has("Triggerman")
    table.darin.domain(hastur=2)
    summons = table.darin.holds(SUMMONS)
    if played:
        table.darin.plays(victoria)
    else:
        table.darin.plays(summons)
    assert set(table.darin.choices()) == set(men)
    table.darin.chooses(men[0])
    assert men[0].insane


def test_the_terror_of_the_tides() -> None:
    """EFF-41, PAY-6, TIME-1, EFF-12: for 3 without a match, outside operations; then it has four wounds; EX-77."""
    table = Scenario(cards=CARDS, phase="resource", bells=["darin"])
    terror = table.darin.holds("The Terror of the Tides")
    domain = table.darin.domain(agency=3)
    table.darin.passes()
    assert table.phase is Phase.RESOURCE
    table.darin.uses(terror)
    assert terror.in_play
    assert terror.wounds == 4
    assert domain.drained


def test_what_putting_into_play_disregards() -> None:
    """EFF-41: cost, match, Loyal, Steadfast, phase and "play only if"."""
    proud = character(
        "test-20", "Proud", AGENCY, cost=5, skill=1, keywords=[LOYAL], steadfast={AGENCY: 3},
        text=[play_only_if(exists(CHARACTER.of(OPPONENT)))],
    )  # fmt: skip
    table = Scenario(cards=[*CARDS, proud], phase="resource", bells=["darin"])
    card, summons = table.darin.holds(proud), table.darin.holds(SUMMONS)
    table.darin.plays(summons)
    assert card.in_play


@pytest.mark.parametrize("what", ["unique", "heroic", "attachment", "conspiracy"])
def test_what_binds_however_a_card_enters(what: str) -> None:
    """EFF-41, STATE-43, KEY-4, STATE-26, CONSP-4: uniqueness, Heroic and Villainous, hosts, one conspiracy."""
    king = character("test-20", "King", NEUTRAL, cost=1, skill=1, unique=True)
    hero = character("test-21", "Hero", NEUTRAL, cost=1, skill=1, keywords=[HEROIC])
    villain = character("test-22", "Villain", NEUTRAL, cost=1, skill=1, keywords=[VILLAINOUS])
    ring = support("test-23", "Ring", NEUTRAL, cost=1, subtypes="Attachment", attach_to=CHARACTER.subtype("Servitor"))
    plot = conspiracy("test-24", "Plot", NEUTRAL, cost=1, struggles="T")
    scheme = event("test-25", "Scheme", NEUTRAL, cost=0, text=[action(put_into_play(choose(CONSPIRACY.in_(HAND))))])
    pairs = {"unique": (king, king), "heroic": (hero, villain), "attachment": (MAN, ring), "conspiracy": (plot, plot)}
    there, new = pairs[what]
    for blocked in (True, False):
        table = Scenario(cards=[*CARDS, king, hero, villain, ring, plot, scheme], bells=["darin"])
        spell = table.darin.holds(scheme if what == "conspiracy" else SUMMONS)
        card = table.darin.holds(new)
        if blocked:
            table.darin.has(there)
        servitor = table.darin.has("Byakhee Servant") if what == "attachment" and not blocked else None
        assert table.darin.may_play(spell) is not blocked, what
        if not blocked:
            table.darin.plays(spell)
            assert card.in_play
            assert what != "attachment" or card.host == servitor


def test_a_printed_copy() -> None:
    """EFF-42: cost, faction, icons, skill, subtypes, title and abilities are those of the model, before it enters play
    and until it leaves; it answers its own entry."""
    table = Scenario(cards=CARDS, bells=["darin", "tommy"])
    model, double = table.tommy.has("Focused Art Student"), table.darin.holds("Doppelgänger")
    table.darin.domain(yog_sothoth=2)
    shot = table.darin.holds(SHOT)
    table.darin.plays(double, x=2)
    assert double.title == model.title
    assert (double.skill, double.icons, double.faction) == (model.skill, model.icons, model.faction)
    assert characteristics.cost(table.game, double.id) == 2
    assert double.subtypes == model.subtypes
    table.darin.responds_with(double)
    assert len(table.darin.hand) == 2
    table.tommy.passes()
    table.darin.plays(shot, on=double)
    assert double.zone is Zone.DISCARD
    assert double.title == "Doppelgänger"


def test_a_card_that_turns_into_another_type() -> None:
    """EFF-43: it does not leave play, is only the new type meanwhile and keeps name and uniqueness."""
    idol = character(
        "test-20", "Idol", NEUTRAL, cost=1, skill=3, icons="T", unique=True, subtypes="Cultist",
        text=[action(attach(THIS, choose(CHARACTER.titled("Man")), [gains(HOST, skill=1)]))],
    )  # fmt: skip
    fan = support("test-21", "Fan", NEUTRAL, cost=1, text=[response(after(is_("leaves_play", CARD)), draw())])
    table = Scenario(cards=[*CARDS, idol, fan], bells=["darin", "tommy"])
    card, man, copy = table.darin.has(idol), table.darin.has(MAN), table.darin.holds(idol)
    table.darin.domain(agency=1)
    table.tommy.has(fan)
    table.darin.uses(card)
    assert table.open_decision().kind == "action"
    assert card.in_play
    assert card.type is CardType.SUPPORT
    assert card.host == man
    assert (card.skill, card.icons, card.subtypes) == (0, "", frozenset({"Attachment"}))
    assert card.title == "Idol"
    table.tommy.passes()
    assert not table.darin.may_play(copy)
    assert table.darin.why_not(copy) == {"STATE-43"}


def test_where_an_attachment_is_put() -> None:
    """EFF-41, STATE-26, GEN-12: its controller chooses among the cards that it may be attached to."""
    ring = support("test-20", "Ring", NEUTRAL, cost=1, subtypes="Attachment", attach_to=CHARACTER)
    table = Scenario(cards=[*CARDS, ring], bells=["darin"])
    hosts = [table.darin.has(MAN), table.tommy.has(MAN)]
    jewel, summons = table.darin.holds(ring), table.darin.holds(SUMMONS)
    table.darin.plays(summons)
    assert table.darin.may_choose(*hosts)
    table.darin.chooses(hosts[1])
    assert jewel.host == hosts[1]
    assert jewel.controller is table.darin
