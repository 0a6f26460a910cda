"""Kinds of occurrences: the event types of the game.

Every change that a rule or card can name is one of these; what is known about each is in
`rlyeh.engine.state.kind_table`.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final


class Kind(IntEnum):
    """A kind of occurrence. Saved games keep the numbers: none is given twice, and 49, 50, 52 and 56 were given."""

    DRAW = 1
    DISCARD_HAND = 2
    """A card goes from hand to discard pile."""
    MILL = 3
    """A card goes from the top of a deck to the discard pile."""
    PLAYED = 4
    """A card has been played (EFF-39)."""
    ENTER_PLAY = 5
    DESTROY = 6
    SACRIFICE = 7
    DISCARD_PLAY = 8
    RETURN_HAND = 9
    """To its owner's hand, from wherever the card is."""
    TO_DECK = 10
    REMOVE = 11
    """Out of the game."""
    WOUND = 12
    HEAL = 13
    MOVE_WOUND = 14
    """A wound goes from a card to `other`: one that lies there, or with `amount` one that was on its way there."""
    GO_INSANE = 15
    RESTORE = 16
    READY = 17
    EXHAUST = 18
    COMMIT = 19
    UNCOMMIT = 20
    PLACE_TOKEN = 21
    REMOVE_TOKEN = 22
    MOVE_TOKEN = 23
    DRAIN = 24
    REFRESH_DOMAIN = 25
    ATTACH_RESOURCE = 26
    DESTROY_RESOURCE = 27
    GAIN_DOMAIN = 28
    ATTACH = 29
    """A card that is in play becomes attached to another."""
    UNATTACH = 30
    TAKE_CONTROL = 31
    STRUGGLE = 32
    """A struggle is about to be counted."""
    DECIDE_STRUGGLE = 33
    """A player would win a struggle and the other lose it."""
    WIN_STRUGGLE = 34
    """A struggle was won by `seat` and lost by `loser`, by `amount` icons, and its result applied."""
    SUCCEED = 35
    SKILL_CHECK = 36
    RESOLVE_STORY = 37
    WIN_STORY = 38
    STORY_EFFECT = 39
    """The winner's use of a won story's effect; `amount` is 0 when it was declined."""
    TRIGGER = 40
    """An effect is used: `via` is its label."""
    BEGIN_TURN = 41
    BEGIN_PHASE = 42
    END_PHASE = 43
    END_TURN = 44
    SEARCH = 45
    LOOK = 46
    REVEAL = 47
    SHUFFLE = 48
    STORE = 51
    """A card is put on or under another one."""
    COMMITTED = 53
    """A side has finished committing."""
    RETURN_STORY = 54
    """A won story goes back to the story deck."""
    DISCARD_RESOURCE = 55
    EXPIRE = 57
    """Lasting effects end."""
    SWAP = 58
    TARGET = 59
    """A card is chosen as a target while an effect resolves: with the announcement belongs TRIGGER."""
    CHECKED = 60
    """A skill check is over: success was determined and its tokens placed; `amount` says whether it was one."""
    NAME = 61
    """A card names something for its own text, such as a struggle: `amount` is its number."""
    STRUGGLE_RESULT = 70
    """A decided struggle is about to have its result: `seat` won it, `loser` lost it, by `amount`."""
    EXCHANGE_HAND = 71
    """A player's hand and the resources of the domain `place` change places (EFF-14)."""
    DEAL_STORY = 72
    """A story that `seat` has won is replaced from the story deck, at `place` of the row."""
    NEXT_STORY = 73
    """The story deck is shuffled and a certain card of it laid on top."""
    DISCARD_STORED = 74
    """A card that lay on another one is discarded, as that one has left play."""
    EXCHANGE_STORY = 75
    """A story in play and the won story `other` change places."""
    MOVE_RESOURCE = 80
    """A resource goes to the domain `place` of the same player."""
    TURN_DOWN = 81
    """A resource is turned face down."""
    ALL_RESOLVED = 90
    """All stories of a story phase have resolved."""
    STRUGGLES_OVER = 91
    """The struggles of a story that is resolving are over."""
    BECOME_STORY = 92
    """A card goes to its owner's won pile, where it counts as a won story."""
    ELIMINATE = 93
    """A player is out of the game."""
    LIE_DORMANT = 94
    """A card is laid face down at the story `other`, where it is dormant."""
    DISCARD_EVENT = 95
    """An event that was played goes to its owner's discard pile; told only where a text waits for it."""


class Until(IntEnum):
    """The duration of a lasting effect."""

    PHASE = 0
    TURN = 1
    PERMANENT = 2
    """Until the card it holds for leaves play (EFF-16)."""
    NEXT_TURN = 3
    """Until its player's next turn begins."""
    WHILE_SOURCE = 4
    """As long as its source stays in play."""
    NEXT_REFRESH = 10
    """Until the next refresh phase is over."""
    WHILE_EXHAUSTED = 11
    """As long as its source stays exhausted."""
    RESOLVES_AGAIN = 12
    """Until the story to which its characters are committed resolves in a later turn."""
    NEXT_TURN_END = 13
    """Until its player's next turn ends."""
    USED = 14
    """Until it has been used once."""
    NEXT_ACTION = 20
    """Until its player has taken another action, or the phase ends (OPS-13)."""


KINDS: Final[dict[int, Kind]] = {int(kind): kind for kind in Kind}
"""The kinds by their numbers: occurrences keep only these, where they are compiled."""

PLAYED_FROM_HAND: Final = 1
PUT_INTO_PLAY: Final = 2
"""How a card entered play (`Occurrence.via`)."""

AS_COST: Final = 3
BY_RULE: Final = 4
NO_TARGET: Final = 5
PAST_PROTECTION: Final = 6
"""Other ways in which something comes about; of a card that is picked, that it is no target; of going insane, that
neither Willpower nor terror icons protect from it."""
