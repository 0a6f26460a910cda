"""Reading a position: what bots, the table and tests may look up in a game.

The position itself is plain data: `game.state`, a `State` with its `Piece`s, `Side`s and `Domain`s. What a card is at
this moment, with everything in force, is asked here: `skill(game, card)`.
"""

from rlyeh.engine.actions.alongside import Hosts
from rlyeh.engine.actions.commit import commit_places, open_stories
from rlyeh.engine.actions.legality import acting
from rlyeh.engine.actions.payment import worth
from rlyeh.engine.actions.play_and_use import meanings_of_x, x_values
from rlyeh.engine.changes import BOTTOM, SHUFFLED, TOP
from rlyeh.engine.in_force.characteristics import (
    attachments,
    card_type,
    characters,
    committed,
    controls,
    faction,
    has_keyword,
    icons,
    is_blank,
    is_character,
    is_day,
    is_night,
    keywords,
    skill,
    subtypes,
    toughness,
)
from rlyeh.engine.in_force.entering import enters_insane
from rlyeh.engine.in_force.prohibitions import attachable_hosts, can_happen, in_play, may_clash
from rlyeh.engine.state import touch
from rlyeh.engine.state.bindings import HOST, ONE, OTHER, found_by
from rlyeh.engine.state.cards import Domain, Piece, Side, new_piece
from rlyeh.engine.state.knowledge import HIDDEN
from rlyeh.engine.state.occurrence import CANCELLED, DONE, PENDING, Occurrence
from rlyeh.engine.state.occurrence_kinds import PLAYED_FROM_HAND, Kind, Until
from rlyeh.engine.state.records import Context, Topic
from rlyeh.engine.state.state import State
from rlyeh.engine.stories.counting import icon_total, skill_total, winner_and_margin
from rlyeh.engine.stories.resolve import SKILL, story_script
from rlyeh.engine.stories.struggle_counts import all_struggles, struggles_at
from rlyeh.engine.timing.checks import stories_needed, tokens_needed
from rlyeh.engine.timing.setup import HAND, RESOURCES
from rlyeh.engine.timing.under_way import (
    begin_at,
    being_answered,
    being_used,
    being_won,
    has_begun,
    is_next,
    starting_picks,
)

__all__ = [
    # What a position is made of.
    "Context", "Domain", "Kind", "Occurrence", "Piece", "Side", "State", "Topic", "Until",
    "new_piece",
    # How an occurrence stands, and where it takes a card.
    "BOTTOM", "CANCELLED", "DONE", "PENDING", "PLAYED_FROM_HAND", "SHUFFLED", "TOP",
    # Names under which a context keeps what belongs to no choice.
    "HOST", "ONE", "OTHER", "found_by",
    # The zones whose cards not everybody knows; cards and resources that a game starts with.
    "HAND", "HIDDEN", "RESOURCES",
    # What a card is now.
    "attachable_hosts", "attachments", "can_happen", "card_type", "faction", "has_keyword", "icons", "in_play",
    "is_blank", "is_character", "keywords", "may_clash", "skill", "subtypes", "toughness",
    # How a card would enter play.
    "enters_insane",
    # Whose cards are where; whether it is day or night.
    "characters", "committed", "controls", "is_day", "is_night",
    # What may be done: abilities, payment, the size of X, commitments, and what an attachment is played on.
    "Hosts", "acting", "commit_places", "meanings_of_x", "open_stories", "worth", "x_values",
    # Stories: what is struggled for, who is ahead, what it takes to win.
    "SKILL", "all_struggles", "icon_total", "skill_total", "stories_needed", "story_script", "struggles_at",
    "tokens_needed", "winner_and_margin",
    # What is under way: what is used, answered and won, what players start with, and where the turn stands.
    "being_answered", "being_used", "being_won", "has_begun", "is_next", "starting_picks",
    # For positions that are set up: where their turn goes on, and what setting them up has touched.
    "begin_at", "touch",
]
