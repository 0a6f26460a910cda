"""The Yuggoth Contract: the four Lords, Ancient Ones of four factions."""

from rlyeh.language import *
from rlyeh.testing import CardHandle, Scenario

IRON = character("test-1", "Iron", AGENCY, cost=2, skill=2, icons="TTC", keywords=[WILLPOWER])
HUT = support("test-2", "Hut", AGENCY, cost=2)
PUP = character("test-3", "Pup", SHUB_NIGGURATH, cost=5, skill=3, subtypes="Dark Young")
GOAT = character("test-4", "Goat", SHUB_NIGGURATH, cost=5, skill=3, subtypes="Monster")
HERO = character("test-5", "Hero", SHUB_NIGGURATH, cost=5, skill=3, subtypes="Dark Young", keywords=[HEROIC])
MASK = event("test-6", "Mask", NEUTRAL, cost=0, text=[action(until_end_of_phase(gains(choose(CHARACTER), "T")))])
NEWT = character("test-7", "Newt", AGENCY, cost=0, skill=1)
MULE = character("test-8", "Mule", AGENCY, cost=1, skill=1)
BOLT = event("test-9", "Bolt", HASTUR, cost=4, subtypes="Spell", text=[action(wound(choose(CHARACTER.of(OPPONENT))))])
WARD = event(
    "test-10", "Ward", HASTUR, cost=1, subtypes="Spell", text=[disrupt(when(would_be("wounded", CHARACTER)), cancel())]
)
SCHEME = event("test-11", "Scheme", HASTUR, cost=1, text=[action(draw())])
PRICE = event(
    "test-12", "Price", HASTUR, cost=1, subtypes="Spell", text=[action(sacrifice(a(CHARACTER)), to=draw(2))],
)
CURB = event("test-13", "Curb", NEUTRAL, cost=0, text=[disrupt(when(triggered(ACTION)), cancel())])
TEST_CARDS = [IRON, HUT, PUP, GOAT, HERO, MASK, NEWT, MULE, BOLT, WARD, SCHEME, PRICE, CURB]


def lord(card: str, phase: str = "draw") -> tuple[Scenario, CardHandle]:
    """One of the four in play, in an action window of Darin's, with a domain of three."""
    table = Scenario(phase=phase, cards=TEST_CARDS)
    table.tommy.stops()
    table.darin.domain(neutral=3)
    return table, table.darin.has(card)


def test_hastur_takes_willpower_and_all_terror_icons() -> None:
    """yc-046; EFF-15, FINAL-104: of the opponent's characters, until the phase ends; icons gained later stay."""
    table, hastur = lord("Hastur, Lord of Carcosa")
    theirs, mine = table.tommy.has(IRON), table.darin.has(IRON)
    table.tommy.holds(MASK)
    table.darin.uses(hastur)
    assert theirs.icons == "C"
    assert not theirs.has(WILLPOWER)
    assert mine.icons == "TTC"
    assert mine.has(WILLPOWER)
    assert hastur.icons == "TTTTA"
    table.tommy.plays("Mask", on=theirs)
    assert theirs.icons == "TC"
    table.run_to("operations")
    assert theirs.icons == "TTC"
    assert theirs.has(WILLPOWER)


def test_cthulhu_makes_the_opponent_sacrifice_a_character_of_their_choice() -> None:
    """yc-064; STATE-24, EFF-3."""
    table, cthulhu = lord("Cthulhu, Lord of R'lyeh")
    one, two = table.tommy.has(IRON), table.tommy.has(MULE)
    mine, hut = table.darin.has(MULE), table.tommy.has(HUT)
    table.darin.uses(cthulhu)
    assert table.tommy.may_choose(one, two)
    table.tommy.chooses(two)
    assert two.in_discard
    assert one.in_play
    assert mine.in_play
    assert hut.in_play


def test_cthulhu_needs_a_victim_and_three_to_pay() -> None:
    """yc-064; EFF-1, PAY-6."""
    table, cthulhu = lord("Cthulhu, Lord of R'lyeh")
    table.darin.stops()
    table.tommy.has(HUT)
    assert not table.darin.may_use(cthulhu)
    poor = Scenario(phase="draw", cards=TEST_CARDS)
    card = poor.darin.has("Cthulhu, Lord of R'lyeh")
    poor.darin.stops()
    poor.darin.domain(neutral=2)
    poor.tommy.has(IRON)
    assert not poor.darin.may_use(card)


def test_shub_niggurath_brings_any_number_of_dark_young() -> None:
    """yc-114; EFF-41, KEY-4: from hand and discard pile; not other Monsters, nobody's whose keyword clashes."""
    table, mother = lord("Shub-Niggurath, Dark Mistress of the Woods")
    held, dead, goat, hero = (
        table.darin.holds(PUP), table.darin.discarded(PUP), table.darin.holds(GOAT), table.darin.holds(HERO),
    )
    theirs = table.tommy.discarded(PUP)
    table.darin.uses(mother)
    assert table.darin.may_choose(held, dead)
    table.darin.chooses(held, dead)
    assert held.in_play
    assert dead.in_play
    assert goat.in_hand
    assert hero.in_hand
    assert theirs.in_discard
    table.tommy.passes()


def test_shub_niggurath_may_leave_some_behind() -> None:
    """yc-114: any number."""
    table, mother = lord("Shub-Niggurath, Dark Mistress of the Woods")
    held, dead = table.darin.holds(PUP), table.darin.discarded(PUP)
    table.darin.uses(mother, on=held)
    table.darin.picks_no_more()
    assert held.in_play
    assert dead.in_discard
    table.tommy.passes()


def test_yog_sothoth_plays_a_spell_for_nothing_and_puts_it_under_the_deck() -> None:
    """yc-099; PAY-4, TIME-29, EFF-12: without match, and the event's own targets are chosen as it is played."""
    table, yog = lord("Yog-Sothoth, Lord of Time and Space")
    bolt, scheme = table.darin.discarded(BOLT), table.darin.discarded(SCHEME)
    one, two = table.tommy.has(MULE), table.tommy.has(MULE)
    table.darin.uses(yog)
    table.darin.chooses(two)
    assert two.in_discard
    assert one.in_play
    assert bolt.in_deck
    assert table.darin.deck[0] == bolt
    assert scheme.in_discard


def test_yog_sothoth_and_a_spell_with_cost_x() -> None:
    """EX-131, yc-099, core-119; PAY-19, EFF-1: X is 0."""
    table, yog = lord("Yog-Sothoth, Lord of Time and Space")
    spell = table.darin.discarded("Unspeakable Resurrection")
    newt, mule = table.darin.discarded(NEWT), table.darin.discarded(MULE)
    table.darin.uses(yog)
    assert newt.in_play
    assert mule.in_discard
    assert table.darin.deck[0] == spell


def test_yog_sothoth_without_a_legal_target_for_the_spell() -> None:
    """EX-131, yc-099; EFF-1: no character with cost 0, no play."""
    table, yog = lord("Yog-Sothoth, Lord of Time and Space")
    table.darin.stops()
    table.darin.discarded("Unspeakable Resurrection")
    table.darin.discarded(MULE)
    assert not table.darin.may_use(yog)


def test_yog_sothoth_plays_no_disrupts_and_no_other_events() -> None:
    """yc-099; TIME-28: only what may be played as an Action now; nothing of the opponent's."""
    table, yog = lord("Yog-Sothoth, Lord of Time and Space")
    table.darin.stops()
    table.darin.discarded(WARD)
    table.darin.discarded(SCHEME)
    table.tommy.discarded(BOLT)
    table.tommy.has(MULE)
    assert not table.darin.may_use(yog)


def test_costs_in_the_text_of_the_spell_are_not_paid_either() -> None:
    """yc-099; PAY-7: what precedes "to" is a cost."""
    table, yog = lord("Yog-Sothoth, Lord of Time and Space")
    table.darin.discarded(PRICE)
    table.darin.uses(yog)
    assert yog.in_play
    assert len(table.darin.hand) == 2 + 2, "two of the draw phase and two of the Spell"
    table.run_to("operations")


def test_a_cancelled_spell_was_played_all_the_same() -> None:
    """yc-099; TIME-12, EFF-12: it goes under the deck."""
    table, yog = lord("Yog-Sothoth, Lord of Time and Space")
    bolt = table.darin.discarded(BOLT)
    mule = table.tommy.has(MULE)
    table.tommy.holds(CURB)
    table.darin.uses(yog)
    table.tommy.passes()
    table.tommy.disrupts_with("Curb")
    assert mule.in_play
    assert table.darin.deck[0] == bolt
