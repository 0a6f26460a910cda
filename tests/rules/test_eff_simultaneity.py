"""Things that happen together, and protection: EFF-24 to EFF-30."""

import pytest

from rlyeh.engine.state.occurrence import Occurrence
from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.language import *
from rlyeh.model import Card
from rlyeh.testing import CardHandle, Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=1, skill=1)
MARTYR = character(
    "test-2", "Martyr", NEUTRAL, cost=1, skill=1, text=[forced_response(after(is_("destroyed", THIS)), mill(1), draw())]
)
DOOM = event("test-3", "Doom", NEUTRAL, cost=0, text=[action(destroy(CHARACTER))])
VOLLEY = event("test-4", "Volley", NEUTRAL, cost=0, text=[action(wound(CHARACTER))])
CARDS = [MAN, MARTYR, DOOM, VOLLEY]


def tale_of(table: Scenario, *kinds: Kind) -> list[tuple[str, int]]:
    """What has happened, in order: the kind and the card or player."""
    journal = table.game.journal or []
    told = [each for each in journal if isinstance(each, Occurrence) and each.kind in kinds]
    return [(Kind(each.kind).name, each.seat if each.kind in (Kind.DRAW, Kind.MILL) else each.card) for each in told]


@pytest.mark.parametrize(("rules", "active"), [("lcg", "darin"), ("lcg", "tommy"), ("lcg-final", "darin")])
def test_forced_responses_of_both_sides(rules: str, active: str) -> None:
    """EFF-24, EFF-25, EFF-26, FINAL-5: the active player's cards first, in their own order, each response completed
    before the next; in `lcg-final` the active player orders all of them; EX-62, AMB-16."""
    table = Scenario(cards=CARDS, rules=rules, active=active, bells=["darin", "tommy"])
    first, second = table.active, table.active.opponent
    theirs = second.has(MARTYR)
    mine = [first.has(MARTYR), first.has(MARTYR)]
    doom = first.holds(DOOM)
    table.game.keep_journal()
    first.plays(doom)
    assert not any(card.in_play for card in (*mine, theirs))
    assert table.open_decision().kind == "order"
    offered = set(first.choices())
    assert offered == ({*mine} if rules == "lcg" else {*mine, theirs})
    first.chooses(mine[1])
    told = tale_of(table, Kind.DESTROY, Kind.MILL, Kind.DRAW)
    assert told[:3] == [("DESTROY", card.id) for card in (*mine, theirs)]
    if rules == "lcg":
        lap = [("MILL", second.seat), ("DRAW", first.seat)]
        assert told[3:] == [*lap, *lap, ("MILL", first.seat), ("DRAW", second.seat)]
    else:
        first.chooses(theirs)
        told = tale_of(table, Kind.MILL)
        assert [seat for _, seat in told] == [second.seat, first.seat, second.seat]


def test_passives_are_ordered_too() -> None:
    """EFF-24: passive text that acts at one moment is put in order by its controller."""
    one = support("test-20", "One", NEUTRAL, cost=1, text=[passive(after(is_("destroyed", CHARACTER)), draw())])
    two = support("test-21", "Two", NEUTRAL, cost=1, text=[passive(after(is_("destroyed", CHARACTER)), mill(1, YOU))])
    table = Scenario(cards=[*CARDS, one, two], bells=["darin"])
    first, second = table.darin.has(one), table.darin.has(two)
    table.tommy.has(MAN)
    doom = table.darin.holds(DOOM)
    table.game.keep_journal()
    table.darin.plays(doom)
    assert set(table.darin.choices()) == {first, second}
    table.darin.chooses(second)
    assert [kind for kind, _ in tale_of(table, Kind.DRAW, Kind.MILL)] == ["MILL", "DRAW"]


@pytest.mark.parametrize("active", ["darin", "tommy"])
def test_the_active_players_share_comes_first(active: str) -> None:
    """EFF-25: each player sacrifices, the active one first, whoever plays the event."""
    toll = event("test-20", "Toll", NEUTRAL, cost=0, text=[action(must(EACH_PLAYER, sacrifice(a(MINE))))])
    table = Scenario(cards=[*CARDS, toll], active=active, bells=["darin", "tommy"])
    men = {player: [player.has(MAN), player.has(MAN)] for player in table.players}
    event_ = table.darin.holds(toll)
    if active == "tommy":
        table.tommy.passes()
    table.darin.plays(event_)
    for player in (table.active, table.active.opponent):
        assert set(player.choices()) == set(men[player])
        player.chooses(men[player][1])
        assert not men[player][1].in_play


def test_cards_that_cannot_enter_together() -> None:
    """EFF-26: of two unique copies the controller says which enters first; the other stays where it is."""
    king = character("test-20", "King", NEUTRAL, cost=1, skill=1, unique=True)
    rise = event("test-21", "Rise", NEUTRAL, cost=0, text=[action(put_into_play(CHARACTER.in_(DISCARD)))])
    table = Scenario(cards=[*CARDS, king, rise], bells=["darin"])
    kings = [table.darin.discarded(king), table.darin.discarded(king)]
    man, event_ = table.darin.discarded(MAN), table.darin.holds(rise)
    table.darin.plays(event_)
    assert set(table.darin.choices()) == set(kings)
    table.darin.chooses(kings[1])
    assert kings[1].in_play
    assert kings[0].in_discard
    assert man.in_play


@pytest.mark.parametrize(
    ("said", "pile"),
    [
        (["Cat", "Ant"], ["Cat", "Ant", "Bee"]),
        (["Bee", "done"], ["Bee", "Ant", "Cat"]),
        (["done"], ["Ant", "Bee", "Cat"]),
    ],
)
def test_cards_leave_play_in_their_controllers_order(said: list[str], pile: list[str]) -> None:
    """EFF-26: it is how they come to lie in the discard pile; whoever does not mind says so."""
    titles = ("Ant", "Bee", "Cat")
    beasts = [character(f"test-3{n}", title, NEUTRAL, cost=1, skill=1) for n, title in enumerate(titles)]
    table = Scenario(cards=[*CARDS, *beasts], bells=["darin"])
    there = {title: table.darin.has(beast) for title, beast in zip(titles, beasts, strict=True)}
    bystander = table.tommy.has(MAN)
    doom = table.darin.holds(DOOM)
    table.darin.plays(doom)
    for word in said:
        assert table.open_decision().rule == "EFF-26"
        if word == "done":
            table.darin.picks_no_more()
        else:
            table.darin.chooses(there[word])
    assert [card.title for card in table.darin.discard][:3] == pile
    assert bystander.in_discard


def test_wounds_that_come_together_are_all_placed_first() -> None:
    """EFF-27, AMB-91: the toughness that a dying character gives still counts for nobody, and one may take too many."""
    guard = character(
        "test-20", "Guard", NEUTRAL, cost=1, skill=1, text=[gains(CHARACTER.other, keyword=TOUGHNESS(1))]
    )
    fuse = event("test-21", "Fuse", NEUTRAL, cost=0, text=[action(wound(choose(CHARACTER), number=3))])
    table = Scenario(cards=[*CARDS, guard, fuse], bells=["darin"])
    sentry, man, volley = table.tommy.has(guard), table.tommy.has(MAN), table.darin.holds(VOLLEY)
    table.game.keep_journal()
    table.darin.plays(volley)
    told = tale_of(table, Kind.WOUND, Kind.DESTROY)
    assert told[:2] == [("WOUND", sentry.id), ("WOUND", man.id)]
    assert told[2:] == [("DESTROY", sentry.id), ("DESTROY", man.id)]

    table = Scenario(cards=[*CARDS, guard, fuse], bells=["darin"])
    man, event_ = table.tommy.has(MAN), table.darin.holds(fuse)
    table.game.keep_journal()
    table.darin.plays(event_)
    assert tale_of(table, Kind.WOUND, Kind.DESTROY) == [("WOUND", man.id)] * 3 + [("DESTROY", man.id)]


def test_wounds_one_after_the_other_are_checked_one_by_one() -> None:
    """EFF-27, AMB-91: the second instruction finds the first character gone."""
    wounds = action(wound(choose(CHARACTER, as_="it")), wound(the("it")))
    twice = event("test-20", "Twice", NEUTRAL, cost=0, text=[wounds])
    table = Scenario(cards=[*CARDS, twice], bells=["darin"])
    man, event_ = table.tommy.has(MAN), table.darin.holds(twice)
    table.game.keep_journal()
    table.darin.plays(event_)
    assert tale_of(table, Kind.WOUND, Kind.DESTROY) == [("WOUND", man.id), ("DESTROY", man.id)]


# -- protection -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", ["lcg", "lcg-final"])
def test_cannot_is_absolute(rules: str) -> None:
    """EFF-28: all others are readied, this one is not; EX-102."""
    rooted = character("test-20", "Rooted", NEUTRAL, cost=1, skill=1, text=[cannot(THIS, "be readied")])
    wake = event("test-21", "Wake", NEUTRAL, cost=0, text=[action(ready(CHARACTER))])
    table = Scenario(cards=[*CARDS, rooted, wake], rules=rules, bells=["darin"])
    tree, event_ = table.darin.has(rooted, exhausted=True), table.darin.holds(wake)
    men = [table.darin.has(MAN, exhausted=True), table.tommy.has(MAN, exhausted=True)]
    table.darin.plays(event_)
    assert tree.exhausted
    assert all(man.ready for man in men)


def test_fatal_wounds_and_what_cannot_be_destroyed() -> None:
    """EFF-28: it stays, wounds and all; when the protection ends, it dies at once (STATE-22)."""
    eternal = support("test-20", "Eternity", NEUTRAL, cost=1, text=[cannot(CHARACTER, "be destroyed")])
    smash = event("test-21", "Smash", NEUTRAL, cost=0, text=[action(return_to_hand(choose(ITEM)))])
    table = Scenario(cards=[*CARDS, eternal, smash], bells=["darin", "tommy"])
    shield, man, volley = table.tommy.has(eternal), table.tommy.has(MAN), table.darin.holds(VOLLEY)
    event_ = table.darin.holds(smash)
    table.darin.plays(volley)
    assert man.in_play
    assert man.wounds == 1
    table.tommy.passes()
    table.darin.plays(event_)
    assert shield.in_hand
    assert not man.in_play


ITEM = SUPPORT.titled("Eternity")
POLAR_ONE = event("test-30", "Frost", NEUTRAL, cost=0, subtypes="Polar", text=[action(exhaust(choose(CHARACTER)))])
POLAR_ALL = event("test-31", "Blizzard", NEUTRAL, cost=0, subtypes="Polar", text=[action(exhaust(CHARACTER))])
POLAR_SUPPORT = support(
    "test-32", "Glacier", NEUTRAL, cost=1, subtypes="Polar", text=[action(exhaust(choose(CHARACTER.ready)))]
)
PLAIN_EVENT = event("test-33", "Yawn", NEUTRAL, cost=0, text=[action(exhaust(CHARACTER))])
POLAR_LASTING = event(
    "test-34", "Chill", NEUTRAL, cost=0, subtypes="Polar", text=[action(until_end_of_phase(loses(CHARACTER, skill=1)))]
)
COLD = [POLAR_ONE, POLAR_ALL, POLAR_SUPPORT, PLAIN_EVENT, POLAR_LASTING]


@pytest.mark.parametrize("rules", ["lcg", "lcg-final"])
def test_the_sledge_dog_and_polar_events(rules: str) -> None:
    """EFF-29: immune to Polar events, whether they target or reach everybody; not to a Polar support or another event;
    EX-103."""

    def kennel(card: Card) -> tuple[Scenario, CardHandle, CardHandle, CardHandle]:
        table = Scenario(cards=[*CARDS, *COLD], rules=rules, bells=["darin"])
        source = table.darin.has(card) if card is POLAR_SUPPORT else table.darin.holds(card)
        return table, source, table.tommy.has("Alaskan Sledge Dog"), table.tommy.has(MAN)

    table, source, dog, man = kennel(POLAR_ONE)
    table.darin.plays(source)
    assert man.exhausted  # the dog could not even be chosen
    assert dog.ready
    table, source, dog, man = kennel(POLAR_ALL)
    table.darin.plays(source)
    assert (dog.ready, man.exhausted) == (True, True)
    table, source, dog, man = kennel(POLAR_LASTING)
    skill = dog.skill
    table.darin.plays(source)
    assert (dog.skill, man.skill) == (skill, 0)
    table, source, dog, man = kennel(PLAIN_EVENT)
    table.darin.plays(source)
    assert (dog.exhausted, man.exhausted) == (True, True)
    table, source, dog, man = kennel(POLAR_SUPPORT)
    table.darin.uses(source)
    assert set(table.darin.choices()) == {dog, man}
    table.darin.chooses(dog)
    assert dog.exhausted


def test_alone_against_a_polar_event() -> None:
    """EFF-29, EFF-1: with nobody else there, the event cannot be played."""
    table = Scenario(cards=[*CARDS, *COLD], bells=["darin"])
    frost = table.darin.holds(POLAR_ONE)
    table.tommy.has("Alaskan Sledge Dog")
    assert not table.darin.may_play(frost)


def test_entering_in_a_state() -> None:
    """EFF-30, STATE-18, AMB-73: Willpower, terror icons, Heroic and Villainous do not matter for who enters insane;
    EX-132."""
    sage = character("test-20", "Sage", NEUTRAL, cost=1, skill=1, keywords=[WILLPOWER])
    horror = character("test-21", "Horror", NEUTRAL, cost=1, skill=1, icons="T", keywords=[VILLAINOUS])
    hero = character("test-22", "Hero", NEUTRAL, cost=1, skill=1, keywords=[HEROIC])
    pit = event(
        "test-23", "Pit", NEUTRAL, cost=0, text=[action(put_into_play(CHARACTER.in_(DISCARD), position=INSANE))]
    )
    table = Scenario(cards=[*CARDS, sage, horror, hero, pit], bells=["darin"])
    table.darin.has(hero)
    dead = [table.darin.discarded(card) for card in (sage, horror)]
    table.darin.plays(table.darin.holds(pit))
    assert all(card.insane for card in dead)
    assert all(card.in_play for card in dead)


@pytest.mark.parametrize("rules", ["lcg", "lcg-final"])
def test_an_attachment_that_cannot_be_destroyed_loses_its_host(rules: str) -> None:
    """EFF-28, STATE-29, FINAL-10: it cannot stay, so that it is discarded in either rule set."""
    relic = support(
        "test-20", "Relic", NEUTRAL, cost=1, subtypes="Attachment", attach_to=CHARACTER,
        text=[cannot(THIS, "be destroyed")],
    )  # fmt: skip
    table = Scenario(cards=[*CARDS, relic], rules=rules, bells=["darin"])
    man, volley = table.tommy.has(MAN), table.darin.holds(VOLLEY)
    jewel = table.tommy.has(relic, on=man)
    table.game.keep_journal()
    table.darin.plays(volley)
    assert not man.in_play
    assert jewel.in_discard
    assert tale_of(table, Kind.DISCARD_PLAY) == [("DISCARD_PLAY", jewel.id)]
