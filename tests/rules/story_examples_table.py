"""Cards made up for the worked examples about stories, and a table to play them at."""

from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.language import *
from rlyeh.model import Card, Icon
from rlyeh.testing import CardHandle, Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=1, skill=1)
THREE = character("test-2", "Three", NEUTRAL, cost=1, skill=3)
CHILD = character("test-3", "Child", NEUTRAL, cost=1, skill=0)
HAG = character("test-4", "Hag", NEUTRAL, cost=1, skill=1, icons="T")
FIEND = character("test-5", "Fiend", NEUTRAL, cost=1, skill=1, icons="TTT")
BRUTE = character("test-6", "Brute", NEUTRAL, cost=1, skill=1, icons="C")
SLEUTH = character("test-7", "Sleuth", NEUTRAL, cost=1, skill=1, icons="I")
MAGE = character("test-8", "Mage", NEUTRAL, cost=1, skill=1, icons="A")
OX = character("test-9", "Ox", NEUTRAL, cost=1, skill=1, keywords=[TOUGHNESS(2)])
VEST = support(
    "test-10", "Vest", NEUTRAL, cost=0, subtypes="Attachment", attach_to=CHARACTER,
    text=[gains(HOST, keyword=TOUGHNESS(1))],
)
STAB = event("test-11", "Stab", NEUTRAL, cost=0, text=[action(wound(choose(CHARACTER)))])
BURN = event("test-12", "Burn", NEUTRAL, cost=0, text=[action(destroy(choose(SUPPORT.titled("Vest"))))])
SCARE = event("test-13", "Scare", NEUTRAL, cost=0, text=[action(drive_insane(choose(CHARACTER)))])
WAKE = event("test-14", "Wake", NEUTRAL, cost=0, text=[action(ready(choose(CHARACTER)))])
FLOOD = event("test-15", "Flood", NEUTRAL, cost=0, text=[action(place_token(STORY, who=EACH_PLAYER))])
PUSH = event("test-16", "Push", NEUTRAL, cost=0, text=[action(place_token(choose(STORY)))])
PLOT = conspiracy("test-17", "Plot", NEUTRAL, cost=0, struggles="CT", text=[draw(2)])
DROP = event("test-18", "Drop", NEUTRAL, cost=0, text=[action(discard_from_play(choose(CONSPIRACY)))])
MERCENARY = character("test-19", "Cairo Mercenary", NEUTRAL, cost=3, skill=3, icons="C", boosters="CC")
HERO = character("test-20", "Hero", NEUTRAL, cost=1, skill=1, keywords=[HEROIC])
VILLAIN = character("test-21", "Villain", NEUTRAL, cost=1, skill=1, keywords=[VILLAINOUS])
SAINT = character("test-22", "Saint", NEUTRAL, cost=1, skill=1, keywords=[WILLPOWER])
GIFT = story("test-30", "Gift", struggles="TCAI", text=[draw(2)])
FAVOUR = story("test-31", "Favour", struggles="TCAI", text=[draw(3)])
HUSH = story("test-32", "Hush", struggles="")
BRAWL = story("test-33", "Brawl", struggles="C")
SCREAM = story("test-34", "Scream", struggles="T")
ODD = story("test-35", "Odd", struggles="ITCA")
PEOPLE = [MAN, THREE, CHILD, HAG, FIEND, BRUTE, SLEUTH, MAGE, OX, MERCENARY, HERO, VILLAIN, SAINT]
EVENTS = [STAB, BURN, SCARE, WAKE, FLOOD, PUSH, DROP]
CARDS = [*PEOPLE, *EVENTS, VEST, PLOT, GIFT, FAVOUR, HUSH, BRAWL, SCREAM, ODD]
BOTH = ["darin", "tommy"]


def table_of(*stories: Card, **how: object) -> Scenario:
    """A table with these stories, both players being asked in every window."""
    settings: dict[str, object] = {"cards": CARDS, "bells": BOTH, **how}
    table = Scenario(stories=stories, **settings)  # type: ignore[arg-type]
    table.game.keep_journal()
    return table


def held(table: Scenario) -> str:
    """The struggles that were held, in order, as letters."""
    return "".join(Icon(each.struggle).name[0] for each in table.happened(Kind.STRUGGLE))


def winners(table: Scenario) -> str:
    """Who won the struggles that had a winner: d for Darin, t for Tommy."""
    return "".join(table.players[each.seat].name[0] for each in table.happened(Kind.WIN_STRUGGLE))


def row(table: Scenario) -> list[CardHandle]:
    """The stories and conspiracies in play."""
    return [CardHandle(table, card) for card in table.game.state.row]


def take_all(table: Scenario) -> None:
    """The active player takes every token that is offered."""
    while table.open_decision().kind == "token":
        table.active.accepts()
