"""Icon struggles: STORY-15 to STORY-29."""

import pytest

from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.language import *
from rlyeh.language.effects.struggles import StruggleChange
from rlyeh.model import Card, Icon
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=1, skill=1)
HAG = character("test-2", "Hag", NEUTRAL, cost=1, skill=1, icons="T")
FIEND = character("test-3", "Fiend", NEUTRAL, cost=1, skill=1, icons="TTT")
BRUTE = character("test-4", "Brute", NEUTRAL, cost=1, skill=1, icons="C")
GIANT = character("test-5", "Giant", NEUTRAL, cost=1, skill=1, icons="CCC")
MAGE = character("test-6", "Mage", NEUTRAL, cost=1, skill=1, icons="A")
SLEUTH = character("test-7", "Sleuth", NEUTRAL, cost=1, skill=1, icons="I")
SAINT = character("test-8", "Saint", NEUTRAL, cost=1, skill=1, keywords=[WILLPOWER])
OX = character("test-9", "Ox", NEUTRAL, cost=1, skill=1, keywords=[TOUGHNESS(3)])
GHOST = character("test-10", "Ghost", NEUTRAL, cost=1, skill=1, keywords=[INVULNERABILITY])
MERCENARY = character("test-11", "Mercenary", NEUTRAL, cost=1, skill=1, boosters="CC")
BANNER = support(
    "test-12", "Banner", NEUTRAL, cost=1, subtypes="Attachment", attach_to=STORY,
    text=[gains_struggles(HOST_STORY, "CA")],
)
VEIL = support(
    "test-13", "Veil", NEUTRAL, cost=1, subtypes="Attachment", attach_to=STORY,
    text=[StruggleChange(HOST_STORY, icon_counts("CC"), lost=True)],
)
TOTEM = support("test-14", "Totem", NEUTRAL, cost=1, subtypes="Attachment", attach_to=STORY, boosters="C")
FURY = character(
    "test-15", "Fury", NEUTRAL, cost=1, skill=1, icons="T",
    text=[forced_response(after(wins_struggle(TERROR)), until_end_of_phase(gains(THIS, "C")))],
)
SCREAM = story("test-20", "Scream", struggles="T")
BRAWL = story("test-21", "Brawl", struggles="C")
RITE = story("test-22", "Rite", struggles="A")
HUNT = story("test-23", "Hunt", struggles="I")
NIGHT_OUT = story("test-24", "Night Out", struggles="TC")
PEOPLE = [MAN, HAG, FIEND, BRUTE, GIANT, MAGE, SLEUTH, SAINT, OX, GHOST, MERCENARY, FURY]
CARDS = [*PEOPLE, BANNER, VEIL, TOTEM, SCREAM, BRAWL, RITE, HUNT, NIGHT_OUT]
BOTH = ["darin", "tommy"]


def scene(story: Card, active: str = "darin") -> Scenario:
    """The resolution of one story; nobody has come yet."""
    table = Scenario(active=active, phase="resolution", stories=[story], cards=CARDS, bells=BOTH)
    table.game.keep_journal()
    return table


def held(table: Scenario) -> str:
    """The struggles that were held, in order, as letters."""
    return "".join(Icon(each.struggle).name[0] for each in table.happened(Kind.STRUGGLE))


def winners(table: Scenario) -> list[str]:
    """Who won the struggles that had a winner, in order, and by how much."""
    return [f"{table.players[each.seat]} by {each.amount}" for each in table.happened(Kind.WIN_STRUGGLE)]


@pytest.mark.parametrize("active", BOTH)
def test_icons_are_added_up(active: str) -> None:
    """STORY-15, STORY-16: those of all of a player's characters there, of this kind only; the larger total wins."""
    table = scene(BRAWL, active)
    for card in (GIANT, BRUTE, HAG):
        table.darin.has(card, at=table.a)
    table.tommy.has(BRUTE, at=table.a)
    table.active.opponent.has(GIANT, at=table.b)
    table.tommy.has(GIANT)
    table.darin.has(GIANT)
    table.decline_all()
    assert winners(table) == ["darin by 3"]


def test_icons_count_as_they_are_at_that_moment() -> None:
    """STORY-15, STORY-19: what the first result brought about counts in the second struggle."""
    table = scene(NIGHT_OUT)
    fury = table.darin.has(FURY, at=table.a)
    table.tommy.has(OX, at=table.a)
    two = table.tommy.has(OX, at=table.a)
    table.tommy.chooses(two)
    assert two.insane
    assert fury.icons == "TC"
    assert winners(table) == ["darin by 1", "darin by 1"]
    table.decline_all()


@pytest.mark.parametrize(("card", "kind"), [(SCREAM, "Hag"), (BRAWL, "Brute"), (RITE, "Mage"), (HUNT, "Sleuth")])
@pytest.mark.parametrize("opposed", [False, True])
def test_one_icon_beats_none(card: Card, kind: str, opposed: bool) -> None:
    """STORY-16; AMB-25: against characters without icons, and against nobody."""
    table = scene(card)
    table.darin.has(kind, at=table.a)
    if opposed:
        table.tommy.has(GHOST, at=table.a)
    table.decline_all()
    assert winners(table) == ["darin by 1"]


@pytest.mark.parametrize("sides", [(MAN, MAN), (BRUTE, BRUTE), (GIANT, GIANT)])
@pytest.mark.parametrize("active", BOTH)
def test_a_tie_has_no_winner(sides: tuple[Card, Card], active: str) -> None:
    """STORY-17: at zero or above, whoever is active; the struggle is held all the same (AMB-44)."""
    table = scene(BRAWL, active)
    one, two = table.darin.has(sides[0], at=table.a), table.tommy.has(sides[1], at=table.a)
    table.decline_all()
    assert held(table) == "C"
    assert winners(table) == []
    assert one.wounds == two.wounds == 0


def test_boosters_are_no_icons() -> None:
    """STORY-18: neither those of a character nor those of an attachment decide a struggle."""
    table = scene(BRAWL)
    mercenary = table.darin.has(MERCENARY, at=table.a)
    table.darin.has(TOTEM, on=table.a)
    table.decline_all()
    assert mercenary.icons == ""
    assert held(table) == "CCCC"
    assert winners(table) == []


@pytest.mark.parametrize("active", BOTH)
def test_the_loser_of_terror_chooses_who_goes_insane(active: str) -> None:
    """STORY-20, STORY-21, STORY-22: one of their own there, without terror icon or Willpower; it leaves the story."""
    table = scene(SCREAM, active)
    table.darin.has(FIEND, at=table.a)
    one, two = table.tommy.has(MAN, at=table.a), table.tommy.has(MAN, at=table.a)
    saint, hag = table.tommy.has(SAINT, at=table.a), table.tommy.has(HAG, at=table.a)
    table.tommy.has(MAN)
    table.active.opponent.has(MAN, at=table.b)
    mine = table.darin.has(MAN, at=table.a)
    table.expects(table.tommy, "victim")
    assert table.tommy.may_choose(one, two)
    assert not table.tommy.may("decline")
    table.tommy.chooses(two)
    assert two.insane
    assert two.story is None
    assert [card.insane for card in (one, saint, hag, mine)] == [False] * 4
    assert one.story == table.a
    table.decline_all()


@pytest.mark.parametrize("defenders", [[], [SAINT], [HAG], [HAG, SAINT]])
def test_terror_without_a_victim(defenders: list[Card]) -> None:
    """STORY-20, STORY-21: nothing happens, but the struggle is won."""
    table = scene(NIGHT_OUT)
    table.darin.has(FIEND, at=table.a)
    there = [table.tommy.has(card, at=table.a) for card in defenders]
    table.decline_all()
    assert not any(card.insane for card in there)
    assert winners(table) == [f"darin by {3 - defenders.count(HAG)}"]
    assert held(table) == "TC"


@pytest.mark.parametrize("active", BOTH)
def test_the_loser_of_combat_chooses_who_is_wounded(active: str) -> None:
    """STORY-23: one of their own there that can be wounded takes one wound, and has to."""
    table = scene(BRAWL, active)
    table.darin.has(GIANT, at=table.a)
    man, ox, ghost = (table.tommy.has(card, at=table.a) for card in (MAN, OX, GHOST))
    home = table.tommy.has(OX)
    table.expects(table.tommy, "victim")
    assert table.tommy.may_choose(man, ox)
    assert not table.tommy.may("decline")
    table.tommy.chooses(ox)
    assert [card.wounds for card in (man, ox, ghost, home)] == [0, 1, 0, 0]
    table.decline_all()


@pytest.mark.parametrize("defenders", [[], [GHOST]])
def test_combat_without_a_victim(defenders: list[Card]) -> None:
    """STORY-23: nothing happens."""
    table = scene(BRAWL)
    table.darin.has(GIANT, at=table.a)
    there = [table.tommy.has(card, at=table.a) for card in defenders]
    table.decline_all()
    assert [card.wounds for card in there] == [0] * len(there)
    assert winners(table) == ["darin by 3"]


@pytest.mark.parametrize("active", BOTH)
def test_the_winner_of_arcane_may_ready_somebody(active: str) -> None:
    """STORY-24: any of their own there, with an arcane icon or without; it stays committed."""
    table = scene(RITE, active)
    mage, man = (table.darin.has(card, at=table.a, exhausted=True) for card in (MAGE, MAN))
    home = table.darin.has(MAN, exhausted=True)
    theirs = table.tommy.has(MAN, at=table.a, exhausted=True)
    table.expects(table.darin, "arcane")
    assert table.darin.may_choose(mage, man)
    assert table.darin.may("decline")
    table.darin.chooses(man)
    assert (man.ready, man.story) == (True, table.a)
    assert all(card.exhausted for card in (mage, home, theirs))
    table.decline_all()


def test_readying_may_be_declined() -> None:
    """STORY-24, AMB-31."""
    table = scene(RITE)
    mage = table.darin.has(MAGE, at=table.a, exhausted=True)
    table.expects(table.darin, "arcane")
    table.darin.declines()
    assert mage.exhausted
    table.decline_all()


@pytest.mark.parametrize("active", BOTH)
@pytest.mark.parametrize("take", [True, False])
def test_the_winner_of_investigation_may_place_a_token(active: str, take: bool) -> None:
    """STORY-25: attacker or defender, on their own side of that story."""
    table = scene(HUNT, active)
    table.darin.has(SLEUTH, at=table.a)
    table.tommy.has(MAN, at=table.a)
    table.expects(table.darin, "token")
    if take:
        table.darin.accepts()
    else:
        table.darin.declines()
    assert table.a.tokens(table.darin) == int(take)
    assert table.a.tokens(table.tommy) == 0
    assert sum(story.tokens(player) for story in (table.b, table.c) for player in table.players) == 0
    table.decline_all()
    table.expects(table.active, "action")


def test_who_is_gone_counts_no_more() -> None:
    """STORY-26: driven insane in the first struggle, killed in the second: neither icons nor skill are left."""
    strong = character("test-30", "Strong", NEUTRAL, cost=1, skill=5, icons="CCI")
    sage = character("test-31", "Sage", NEUTRAL, cost=1, skill=5, icons="III", keywords=[WILLPOWER])
    table = Scenario(phase="resolution", cards=[*CARDS, strong, sage], bells=BOTH)
    table.game.keep_journal()
    for card in (HAG, BRUTE, SLEUTH):
        table.darin.has(card, at=table.a)
    table.tommy.has(strong, at=table.a)
    table.tommy.has(sage, at=table.a)
    table.expects(table.darin, "token")
    assert winners(table) == ["darin by 1", "darin by 1"]
    for _ in range(3):
        table.darin.accepts()
    assert table.a.tokens(table.darin) == 3
    assert winners(table) == ["darin by 1", "darin by 1", "darin by 1"]


def test_the_number_of_struggles() -> None:
    """STORY-27, STORY-28: own icons, added ones, boosters of attached and committed cards, less what is taken away;
    further ones of a kind come straight after the first, before the next kind."""
    table = Scenario(phase="resolution", cards=CARDS, bells=BOTH)
    table.game.keep_journal()
    table.darin.has(MERCENARY, at=table.a)
    table.tommy.has(MERCENARY)
    table.darin.has(BANNER, on=table.a)
    table.tommy.has(TOTEM, on=table.a)
    table.darin.has(VEIL, on=table.a)
    table.darin.has(TOTEM, on=table.b)
    table.decline_all()
    assert held(table) == "TCCCAAI"


@pytest.mark.parametrize(("veils", "expected"), [(0, "TCAI"), (1, "TAI"), (2, "TAI")])
def test_never_fewer_than_none(veils: int, expected: str) -> None:
    """STORY-27: what is taken away beyond zero is nothing."""
    table = Scenario(phase="resolution", cards=CARDS, bells=BOTH)
    table.game.keep_journal()
    for _ in range(veils):
        table.darin.has(VEIL, on=table.a)
    table.darin.has(MAN, at=table.a)
    table.decline_all()
    assert held(table) == expected


@pytest.mark.parametrize(
    ("printed", "expected"), [("TI", "TAI"), ("IT", "ITA"), ("", "A"), ("CT", "CAT")]
)
def test_a_kind_that_the_story_lacks(printed: str, expected: str) -> None:
    """STORY-28, AMB-29, FINAL-119: it comes where the order of the kinds has it."""
    lens = support("test-32", "Lens", NEUTRAL, cost=1, subtypes="Attachment", attach_to=STORY, boosters="A")
    odd = story("test-33", "Odd", struggles=printed)
    table = Scenario(phase="resolution", stories=[odd], cards=[*CARDS, lens, odd], bells=BOTH)
    table.game.keep_journal()
    table.darin.has(lens, on=table.a)
    table.darin.has(MAN, at=table.a)
    table.decline_all()
    assert held(table) == expected


def test_lost_boosters_add_no_more_struggles() -> None:
    """STORY-29, STORY-27: the card that brought them is driven insane, or it is the story's attachment that goes."""
    table = scene(NIGHT_OUT)
    table.darin.has(HAG, at=table.a)
    table.tommy.has(MERCENARY, at=table.a)
    table.decline_all()
    assert held(table) == "TC"

    burner = character(
        "test-34", "Burner", NEUTRAL, cost=1, skill=1, icons="C",
        text=[forced_response(after(wins_struggle(COMBAT)), destroy(choose(SUPPORT.titled("Totem"))))],
    )
    table = Scenario(phase="resolution", stories=[BRAWL], cards=[*CARDS, burner], bells=BOTH)
    table.game.keep_journal()
    table.darin.has(burner, at=table.a)
    first, second, last = (table.darin.has(TOTEM, on=table.a) for _ in range(3))
    table.darin.chooses(first)
    table.darin.chooses(second)
    assert last.in_play
    table.decline_all()
    assert held(table) == "CC"


def test_a_blank_booster_adds_nothing() -> None:
    """STORY-29, CARD-18, CONF-48: boosters belong to the text box."""
    table = scene(BRAWL)
    mercenary = table.darin.has(MERCENARY, at=table.a)
    table.darin.has("Called by Azathoth", on=mercenary)
    table.decline_all()
    assert held(table) == "C"


def test_a_kind_that_has_passed_does_not_come_back() -> None:
    """STORY-28, AMB-27: a terror struggle gained during the combat struggle is lost."""
    herald = character(
        "test-35", "Herald", NEUTRAL, cost=1, skill=1, icons="C",
        text=[forced_response(after(wins_struggle(COMBAT)), until_end_of_phase(gains_struggles(STORY, "T")))],
    )
    table = Scenario(phase="resolution", stories=[NIGHT_OUT], cards=[*CARDS, herald], bells=BOTH)
    table.game.keep_journal()
    table.darin.has(herald, at=table.a)
    table.decline_all()
    assert held(table) == "TC"
