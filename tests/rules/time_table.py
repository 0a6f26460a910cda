"""Cards made up for the tests of timing, and a table to play them at."""

from rlyeh.language import *
from rlyeh.language.triggers.abilities import Triggered
from rlyeh.testing import Scenario

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
    """A table with these cards at which both players are asked in every window."""
    how.setdefault("bells", ["darin", "tommy"])
    return Scenario(cards=CARDS, **how)  # type: ignore[arg-type]


def asked(table: Scenario) -> tuple[str, str]:
    """Who is asked what."""
    decision = table.open_decision()
    return table.players[decision.seat].name, decision.kind
