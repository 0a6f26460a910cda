"""The table of kinds: everything that is plain data about a kind of occurrence, each kind once.

What a kind *does* stands elsewhere, where it can reach the rest of the engine: the change that it makes
(`rlyeh.engine.changes`), the rules' own limit to it (`rlyeh.engine.in_force.prohibitions`), its sentence in other
languages (`rlyeh.translation`). A test compares all of these with this table: no kind is forgotten, none stands there
twice.

Each kind names the parts that it has (`kind_facts.PARTS`): `rlyeh.engine.state.happenings` fills them in, and readers
call them by these names, as in `occurrence.domain`.

In a sentence, {who}, {whose} are the player it happens to; {s}, {es}, {have}, {do} bend the verb to that name; {cards}
are the cards, {is}, {has}, {goes}, {cs} bend the verb to their number, {times} says how often it happens to them;
{their_cards} are cards and whose they are, {owners} says whose hand or deck they go to; {because} names the card that
causes it. `rlyeh.engine.explain.log_blanks` fills these blanks.
"""

from __future__ import annotations

from typing import Final

from rlyeh.engine.state.kind_facts import ANYTHING, CLASHES, DECKS, NOTHING_DUE, STORY_TOKENS, Facts
from rlyeh.engine.state.occurrence_kinds import KINDS, Kind
from rlyeh.model import Icon

FACTS: Final[dict[Kind, Facts]] = {
    Kind.DRAW: Facts(
        "card seat source by where", "DRAW-1", "{who} draw{s} {cards}{because}.",
        coming="{who} {are} about to draw {cards}{because}.",
        due=DECKS, secret=True,
    ),
    Kind.DISCARD_HAND: Facts(
        "card seat source by cause", "STATE-3", "{who} discard{s} {cards} from hand{because}.",
        coming="{who} {are} about to discard {cards} from hand{because}.",
        to_discard=True, own_move=True,
    ),
    Kind.MILL: Facts(
        "card seat source by", "STATE-3", "{cards} {is} discarded from the top of {whose} deck{because}.",
        coming="{cards} {is} about to be discarded from the top of {whose} deck{because}.",
        to_discard=True, own_move=True,
    ),
    Kind.PLAYED: Facts(
        "card seat by context", "EFF-39", "{who} {have} played {cards}.",
        due=NOTHING_DUE, own_move=True, remembered=True, minor=True,
    ),
    Kind.ENTER_PLAY: Facts(
        "card seat source by manner triggered position host story context face_down", "EFF-40",
        "{cards} {enters}{how}{because}.",
        coming="{cards} {is} about to {enter}{how}{because}.",
        due=CLASHES | DECKS, own_move=True, remembered=True, own_line=True,
    ),
    Kind.DESTROY: Facts(
        "card seat source by cause story struggle", "STATE-23", "{their_cards} {is} destroyed{because}.",
        coming="{their_cards} {is} about to be destroyed{because}.",
        leaves=True, to_discard=True, by_rule="STATE-21", limit=("RES-6", "It is neither in play nor a resource."),
    ),
    Kind.SACRIFICE: Facts(
        "card seat source by cause story struggle", "STATE-24", "{their_cards} {is} sacrificed{because}.",
        coming="{their_cards} {is} about to be sacrificed{because}.",
        leaves=True, to_discard=True, limit=("RES-6", "It is neither in play nor a resource."),
    ),
    Kind.DISCARD_PLAY: Facts(
        "card seat source by cause story struggle", "STATE-25", "{their_cards} {is} discarded from play{because}.",
        coming="{their_cards} {is} about to be discarded from play{because}.",
        leaves=True, to_discard=True, by_rule="STATE-29", limit=("STATE-1", "It is not in play."),
    ),
    Kind.RETURN_HAND: Facts(
        "card seat source by cause story struggle shown", "STATE-3", "{cards} {goes} to {owners} hand{because}.",
        coming="{cards} {is} about to go to {owners} hand{because}.",
        leaves=True, remembered=True, secret=True,
    ),
    Kind.TO_DECK: Facts(
        "card seat source by cause where shown face_up", "STATE-3", "{cards} {is} {where} {owners} deck{because}.",
        leaves=True, secret=True, by_rule="KEY-17",
    ),
    Kind.REMOVE: Facts(
        "card seat source by", "STATE-4", "{their_cards} {is} removed from the game{because}.",
        coming="{their_cards} {is} about to be removed from the game{because}.",
        leaves=True,
    ),
    Kind.WOUND: Facts(
        "card seat source by cause story struggle", "STATE-20", "{their_cards} {is} wounded{times}{because}.",
        coming="{their_cards} {is} about to be wounded{times}{because}.",
        repeated=True, by_struggle=(Icon.COMBAT, "STORY-23"),
        limit=("KEY-6", "Only characters in play that are not Invulnerable can be wounded."),
    ),
    Kind.HEAL: Facts(
        "card seat source by cause", "STATE-20", "{wounds} removed from {their_cards}{because}.",
        repeated=True, limit=("STATE-20", "It has no wound in play."),
    ),
    Kind.MOVE_WOUND: Facts(
        "card seat source by receiver on_its_way", "EFF-35",
        "{moving_wounds} from {their_cards} to {receiver}{because}.",
        repeated=True,
    ),
    Kind.GO_INSANE: Facts(
        "card seat source by cause story struggle", "STATE-10", "{their_cards} {goes} insane{because}.",
        coming="{their_cards} {is} about to go insane{because}.",
        by_struggle=(Icon.TERROR, "STORY-20"),
        limit=("STATE-18", "A terror icon or Willpower protects it, or it is insane already or not in play."),
    ),
    Kind.RESTORE: Facts(
        "card seat source by cause story struggle", "REF-3", "{their_cards} {is} restored{because}.",
        coming="{their_cards} {is} about to be restored{because}.",
        due=CLASHES, own_move=True, by_rule="REF-2", limit=("STATE-6", "It is not insane."),
    ),
    Kind.READY: Facts(
        "card seat source by cause story struggle", "STATE-9", "{their_cards} {is} readied{because}.",
        coming="{their_cards} {is} about to be readied{because}.",
        due=NOTHING_DUE, by_rule="REF-4", by_struggle=(Icon.ARCANE, "STORY-24"),
        limit=("STATE-6", "It is not exhausted."),
    ),
    Kind.EXHAUST: Facts(
        "card seat source by cause story struggle", "STATE-8", "{their_cards} {is} exhausted{because}.",
        coming="{their_cards} {is} about to be exhausted{because}.",
        due=NOTHING_DUE, limit=("STATE-6", "It is not ready."),
    ),
    Kind.COMMIT: Facts(
        "card seat source by cause story exhausts", "STORY-3", "{their_cards} commit{cs} to {story}{because}.",
        coming="{their_cards} {is} about to commit to {story}{because}.",
        due=NOTHING_DUE, by_rule="STORY-2",
        limit=("CARD-3", "Only characters in play that are not insane commit to stories."),
    ),
    Kind.UNCOMMIT: Facts(
        "card seat source by cause story struggle", "STORY-8", "{their_cards} leave{cs} {story}{because}.",
        coming="{their_cards} {is} about to leave {story}{because}.",
        due=NOTHING_DUE, by_rule="STORY-47", limit=("CARD-3", "It is not committed."),
    ),
    Kind.PLACE_TOKEN: Facts(
        "card seat source by story struggle there", "STORY-32",
        "A success token goes on {whose} side of {cards}{because}.",
        coming="A success token is about to go on {whose} side of {cards}{because}.",
        due=STORY_TOKENS, is_story=True, own_line=True, by_struggle=(Icon.INVESTIGATION, "STORY-25"),
    ),
    Kind.REMOVE_TOKEN: Facts(
        "card seat source by story", "GEN-8", "{tokens} removed from {whose} side of {cards}{because}.",
        coming="A success token is about to be removed from {whose} side of {cards}{because}.",
        is_story=True, repeated=True,
    ),
    Kind.MOVE_TOKEN: Facts(
        "card seat source by story receiver side", "GEN-8",
        "{moving_tokens} from {whose} side of {cards} to {receiver}{because}.",
        is_story=True, repeated=True,
    ),
    Kind.DRAIN: Facts(
        "seat source by domain overpaid paid_for", "RES-9", "{who} drain{s} domain {domain}{because}.",
        coming="{who} {are} about to drain domain {domain}{because}.",
        due=NOTHING_DUE, minor=True,
    ),
    Kind.REFRESH_DOMAIN: Facts(
        "seat source by cause domain", "REF-6", "{who} refresh{es} {domains}{because}.",
        due=NOTHING_DUE, minor=True,
    ),
    Kind.ATTACH_RESOURCE: Facts(
        "card seat source by cause domain", "RES-1", "{who} attach{es} {cards} to domain {domain}{because}.",
        due=DECKS, leaves=True, own_line=True,
    ),
    Kind.DESTROY_RESOURCE: Facts(
        "card seat cause", "KEY-16", "{whose} resource {cards} is destroyed{because}.",
        to_discard=True, own_move=True, limit=("RES-6", "It is no resource."),
    ),
    Kind.GAIN_DOMAIN: Facts(
        "card seat source by domain", "RES-10", "{who} lay{s} {cards} face down as domain {domain}{because}.",
        leaves=True, secret=True, own_line=True,
    ),
    Kind.MOVE_RESOURCE: Facts(
        "card seat source by domain", "RES-14", "{whose} resource {cards} goes to domain {domain}{because}.",
        due=NOTHING_DUE, own_line=True, limit=("RES-6", "It is no resource."),
    ),
    Kind.TURN_DOWN: Facts(
        "card seat source by", "RES-17", "{whose} resource {cards} is turned face down{because}.",
        due=NOTHING_DUE, limit=("RES-6", "It is no resource."),
    ),
    Kind.ATTACH: Facts(
        "card seat source by host", "EFF-16", "{their_cards} becomes attached to {host}{because}.",
        limit=("STATE-1", "It is not in play."),
    ),
    Kind.UNATTACH: Facts(
        "card seat source by", "EFF-16", "{their_cards} is no longer attached{because}.",
    ),
    Kind.TAKE_CONTROL: Facts(
        "card seat source by cause host", "EFF-17", "{who} take{s} control of {their_cards}{because}.",
        coming="{who} {are} about to take control of {their_cards}{because}.",
        limit=("STATE-1", "It is not in play."),
    ),
    Kind.STRUGGLE: Facts(
        "card seat story struggle", "STORY-15", "The {struggle} struggle at {story} begins.",
        coming="The {struggle} struggle at {story} is about to begin.",
        due=NOTHING_DUE, is_story=True, changes=False, minor=True,
    ),
    Kind.DECIDE_STRUGGLE: Facts(
        "card winner loser story struggle margin there", "STORY-16",
        "{who} win{s} the {struggle} struggle at {story}{margin}.",
        coming="{who} {are} about to win the {struggle} struggle at {story}{margin}.",
        due=NOTHING_DUE, changes=False,
    ),
    Kind.WIN_STRUGGLE: Facts(
        "card winner loser story struggle margin there", "STORY-19",
        "{who} {have} won the {struggle} struggle at {story}{margin}.",
        coming="{who} {have} won the {struggle} struggle at {story}{margin}; its result is about to follow.",
        due=NOTHING_DUE, changes=False, minor=True,
    ),
    Kind.SUCCEED: Facts(
        "card winner story unchallenged opposed there", "STORY-30", "{who} succeed{s} at {story}{unchallenged}.",
        coming="{who} {are} about to succeed at {story}{unchallenged}.",
        due=NOTHING_DUE, remembered=True, is_story=True, changes=False,
    ),
    Kind.SKILL_CHECK: Facts(
        "card seat story", "STORY-30", "{who} {do} not succeed at {story}.",
        due=NOTHING_DUE, is_story=True, changes=False,
    ),
    Kind.RESOLVE_STORY: Facts(
        "card seat story", "STORY-12", "{story} has resolved.", coming="{story} is about to finish resolving.",
        due=NOTHING_DUE, is_story=True, changes=False, minor=True,
    ),
    Kind.WIN_STORY: Facts(
        "card seat place_in_row there", "STORY-37", "{who} win{s} {cards}!", coming="{who} {are} about to win {cards}.",
        remembered=True, is_story=True, own_line=True,
    ),
    Kind.STORY_EFFECT: Facts(
        "card seat used", "STORY-39", "{who} {have} {used} the effect of {cards}.",
        is_story=True, changes=False, minor=True,
    ),
    Kind.TRIGGER: Facts(
        "card seat source by label context", "TIME-26", "The effect of {their_cards} {resolves}.",
        coming="The effect of {their_cards} is about to resolve.",
        due=NOTHING_DUE, changes=False, minor=True, own_line=True,
    ),
    Kind.BEGIN_TURN: Facts(
        "seat", "TURN-8", "{whose} turn begins.", coming="{whose} turn is about to begin.",
        changes=False,
    ),
    Kind.BEGIN_PHASE: Facts(
        "seat phase", "TURN-2", "{phase} begins.", coming="{phase} is about to begin.",
        changes=False, minor=True,
    ),
    Kind.END_PHASE: Facts(
        "seat phase", "TURN-7", "{phase} ends.", coming="{phase} is about to end.",
        changes=False, minor=True,
    ),
    Kind.END_TURN: Facts(
        "seat", "TURN-6", "{whose} turn ends.", coming="{whose} turn is about to end.",
        changes=False, minor=True,
    ),
    Kind.SEARCH: Facts(
        "seat source by", "DRAW-6", "{whose} deck is searched{because}.",
        minor=True,
    ),
    Kind.LOOK: Facts(
        "card seat source by", "GEN-10", "{by} look{bs} at {cards}{because}.",
        due=DECKS, secret=True,
    ),
    Kind.REVEAL: Facts(
        "card seat source by face_up", "GEN-10", "{cards} {is} revealed{because}.",
        due=DECKS,
    ),
    Kind.SHUFFLE: Facts(
        "seat source by", "DRAW-6", "{whose} deck is shuffled{because}.",
    ),
    Kind.STORE: Facts(
        "card seat source by host", "EFF-32", "{cards} {is} put with {host}{because}.",
        leaves=True,
    ),
    Kind.COMMITTED: Facts(
        "seat number", "STORY-2", "{who} commit{s} {number}.",
        due=NOTHING_DUE, remembered=True, changes=False,
    ),
    Kind.RETURN_STORY: Facts(
        "card seat source by", "CONF-54", "{cards} {goes} back to the story deck{because}.",
    ),
    Kind.DISCARD_RESOURCE: Facts(
        "card seat source by cause", "RES-6", "{whose} resource {cards} is discarded{because}.",
        to_discard=True, own_move=True, limit=("RES-6", "It is no resource."),
    ),
    Kind.EXPIRE: Facts(
        "seat cause until", "TURN-7", "Effects that lasted {until} end.",
        minor=True,
    ),
    Kind.SWAP: Facts(
        "card seat source by partner", "EFF-14", "{cards} and {partner} change places{because}.",
        secret=True,
    ),
    Kind.TARGET: Facts(
        "card seat source by picked_as context", "EFF-3", "{who} choose{s} {their_cards}{because}.",
        coming="{who} {are} about to choose {their_cards}{because}.",
        changes=False, minor=True,
    ),
    Kind.CHECKED: Facts(
        "card seat story success", "STORY-30", "The skill check at {story} is over.",
        coming="The skill check at {story} is about to end.",
        due=NOTHING_DUE, is_story=True, changes=False, minor=True,
    ),
    Kind.NAME: Facts(
        "card seat source by named", "GEN-12", "{who} name{s} {named} for {cards}.",
        minor=True,
    ),
    Kind.STRUGGLE_RESULT: Facts(
        "card winner loser story struggle margin there", "STORY-19",
        "The {struggle} struggle at {story} has its result.",
        due=NOTHING_DUE, changes=False, minor=True,
    ),
    Kind.EXCHANGE_HAND: Facts(
        "seat source by domain", "EFF-14", "{who} exchange{s} hand and domain {domain}{because}.",
    ),
    Kind.DEAL_STORY: Facts(
        "seat place_in_row", "STORY-44", "A new story comes into play.",
        minor=True,
    ),
    Kind.NEXT_STORY: Facts(
        "card seat source by", "STORY-44", "{by} choose{bs} the next story{because}.",
    ),
    Kind.DISCARD_STORED: Facts(
        "card seat cause", "STATE-29", "{their_cards} {is} discarded{because}.",
        to_discard=True,
    ),
    Kind.ALL_RESOLVED: Facts(
        "seat", "STORY-46", "All stories have resolved.", due=NOTHING_DUE, changes=False, minor=True,
    ),
    Kind.STRUGGLES_OVER: Facts(
        "card seat story", "STORY-12", "The struggles at {story} are over.",
        due=NOTHING_DUE, is_story=True, changes=False, minor=True,
    ),
    Kind.BECOME_STORY: Facts(
        "card seat source by", "WIN-9", "{their_cards} {goes} to {whose} won story pile{because}.",
        leaves=True,
    ),
    Kind.ELIMINATE: Facts(
        "seat source by", "WIN-10", "{who} {are} eliminated{because}.", own_line=True,
    ),
    Kind.DISCARD_EVENT: Facts(
        "card seat cause", "TIME-29", "{cards} goes to {owners} discard pile.",
        coming="{cards} is about to go to {owners} discard pile.",
        due=NOTHING_DUE, to_discard=True, minor=True,
    ),
    Kind.EXCHANGE_STORY: Facts(
        "card seat source by partner", "EFF-14", "{cards} and {partner} change places{because}.",
    ),
    Kind.LIE_DORMANT: Facts(
        "card seat source by cause host", "KEY-24", "{who} lay{s} {cards} face down at {host}{because}.",
        coming="{who} {are} about to lay {cards} face down at {host}{because}.",
        secret=True, own_line=True,
    ),
}
"""What is known about each kind."""

DUE_AFTER: Final = [FACTS[KINDS[kind]].due if kind in KINDS else ANYTHING for kind in range(max(Kind) + 1)]
"""What may be due after each, by the numbers of the kinds: that is asked all the time."""

LEAVING: Final = frozenset([kind for kind, facts in FACTS.items() if facts.leaves])
"""Kinds by which a card in play leaves it."""
ENTERING_DISCARD: Final = frozenset([kind for kind, facts in FACTS.items() if facts.to_discard])
"""Kinds that put a card into a discard pile from anywhere."""
TO_DISCARD: Final = LEAVING & ENTERING_DISCARD
"""Kinds by which a card goes from play to a discard pile; each is a different event for triggers (STATE-25)."""
OWN_MOVES: Final = frozenset([kind for kind, facts in FACTS.items() if facts.own_move])
"""Kinds that the card which moves may itself answer."""
