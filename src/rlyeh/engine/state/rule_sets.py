"""The three rule sets as data.

Everything in which their play differs is a field here; the engine asks the field, never the name. What a deck may be is
a matter of its format (`rlyeh.decks`).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from rlyeh.errors import RlyehError, did_you_mean
from rlyeh.model import Faction
from rlyeh.model.declaring import dataclass


@dataclass(frozen=True)
class RuleSet:
    """A rules variant: a set of policies. What is said of a field names its rules."""

    name: str
    title: str
    errata: frozenset[str] = frozenset()
    """Whose errata are in force on the cards (CARD-22, CCG-28)."""
    sets: frozenset[str] = frozenset()
    """The sets that are legal in its tournaments; all of them where none is named. What exists there may be named
    (EFF-34, AMB-70)."""
    factions: tuple[Faction, ...] = ()
    """The factions there are, where the rules list them; else those that exist on some card (GEN-7)."""
    mulligan: bool = True
    """Each player may take one mulligan (SET-6, CCG-6)."""
    conspiracies: bool = True
    """Whether conspiracies exist (CCG-2)."""
    next_conspiracy_waits: bool = True
    """Whose conspiracy was won in an operations phase may play another one in their next one (CONSP-6, FINAL-22)."""
    forced_wait: bool = False
    """Forced responses wait until the whole effect is done (FINAL-1)."""
    opponent_first: bool = False
    """The opponent of whoever acts disrupts and responds first (FINAL-2, FINAL-3)."""
    end_responses: bool = True
    """Responses are possible after uncommitting and at the end of the turn (FINAL-4)."""
    active_orders_all: bool = False
    """The active player orders all simultaneous effects (FINAL-5)."""
    taken_attachments_move: bool = True
    """Who takes control of an attachment moves it to an own card, or cannot take it (FINAL-6)."""
    attached_control_ends: bool = False
    """Control that an attached card gives without a duration ends when that card leaves play (FINAL-7)."""
    stolen_stay_committed: bool = False
    """A committed character that changes control stays committed (FINAL-8)."""
    hosts_gone_destroys: bool = False
    """Attachments of a card that left play are destroyed instead of discarded (FINAL-10)."""
    strict_targets: bool = False
    """A card that cannot suffer an effect is no legal target for it (FINAL-11)."""
    printed_cost_targets: bool = False
    """Filters compare the printed cost; face-down cards have none (FINAL-12)."""
    ties_fail: bool = False
    """A tie for lowest or highest without a choice fails (FINAL-13)."""
    if_able_each: bool = False
    """"If able" is judged for each player and does as much as possible (FINAL-14, FINAL-15)."""
    cancelled_hand_stays: bool = False
    """A card in hand whose response was cancelled stays in hand (FINAL-16)."""
    wounds_one_by_one: bool = False
    """Extra struggle wounds of the loser are assigned one at a time (FINAL-18)."""
    attackers_needed: bool = True
    """A story is open to the opponent, and resolves, only while the active player has a character there (STORY-6,
    STORY-10); otherwise it is enough to have committed there, and defenders alone make it resolve (CCG-11)."""
    won_stories_reachable: bool = True
    """Effects reach won piles without naming them (CONF-54, CCG-14)."""
    passive_story_effects: bool = False
    """The effect of a won story is passive: nothing can cancel it (AMB-37, FINAL-21)."""


FIRST_SIX: Final = ("core", "fl", "sotd", "dl", "soa", "yc")
"""The sets that were out when FAQ 1.3 was current."""

SEVEN: Final = (
    Faction.AGENCY, Faction.MISKATONIC, Faction.SYNDICATE, Faction.CTHULHU, Faction.HASTUR, Faction.YOG_SOTHOTH,
    Faction.SHUB_NIGGURATH,
)  # fmt: skip
"""The factions that the Eldritch Edition knows (GEN-7)."""

LCG: Final = RuleSet(
    "lcg",
    "Living Card Game, rulebook and FAQ 1.3",
    errata=frozenset(("FAQ 1.3",)),
    sets=frozenset(FIRST_SIX),
)

LCG_FINAL = replace(
    LCG,
    name="lcg-final",
    title="Living Card Game, last FAQ 4.1",
    errata=frozenset(("FAQ 1.3", "FAQ 4.1")),
    sets=frozenset(),
    next_conspiracy_waits=False,
    forced_wait=True,
    opponent_first=True,
    end_responses=False,
    active_orders_all=True,
    taken_attachments_move=False,
    attached_control_ends=True,
    stolen_stay_committed=True,
    hosts_gone_destroys=True,
    strict_targets=True,
    printed_cost_targets=True,
    ties_fail=True,
    if_able_each=True,
    cancelled_hand_stays=True,
    wounds_one_by_one=True,
    passive_story_effects=True,
)

CCG = replace(
    LCG,
    name="ccg",
    title="Collectible Card Game, Eldritch Edition",
    errata=frozenset(),
    sets=frozenset(),
    factions=SEVEN,
    mulligan=False,
    conspiracies=False,
    attackers_needed=False,
    won_stories_reachable=False,
)

RULE_SETS: Final[dict[str, RuleSet]] = {rules.name: rules for rules in (LCG, LCG_FINAL, CCG)}


def rule_set(name: str) -> RuleSet:
    """The rule set of this name."""
    rules = RULE_SETS.get(name)
    if rules is None:
        raise RlyehError(f'There is no rule set "{name}".{did_you_mean(name, RULE_SETS)}')
    return rules
