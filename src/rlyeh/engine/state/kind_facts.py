"""Facts about a kind of occurrence: the parts that it may have, and what the table of kinds states of it.

The table is `rlyeh.engine.state.kind_table`.
"""

from __future__ import annotations

from typing import Final

PARTS: Final[dict[str, tuple[str, str]]] = {
    "card": ("card", "the card it happens to"),
    "seat": ("seat", "the player it happens to, or who does it"),
    "source": ("source", "the card that causes it"),
    "by": ("by", "the player whose effect causes it; NOBODY for the rules"),
    "story": ("story", "the story at which it happens"),
    "struggle": ("struggle", "the kind of the struggle that it results from or is about"),
    "context": ("context", "what the effect that is used knows"),
    "winner": ("seat", "the player who wins the struggle, or succeeds"),
    "loser": ("loser", "the player who loses the struggle"),
    "there": ("there", "who was committed to the story when it was decided"),
    "cause": ("via", "BY_RULE where the rules demand it, AS_COST where it is paid, PAST_PROTECTION, or NOTHING"),
    "manner": ("via", "how the card comes: PLAYED_FROM_HAND or PUT_INTO_PLAY"),
    "paid_for": ("via", "PLAYED_FROM_HAND for a card, AS_COST for a triggered ability, NOTHING otherwise"),
    "picked_as": ("via", "NO_TARGET where the card is picked without being a target"),
    "label": ("via", "the label of the effect"),
    "host": ("other", "the card that it comes to lie on; NOTHING where there is none"),
    "receiver": ("other", "the card that takes the wound or the token"),
    "partner": ("other", "the card with which it changes places"),
    "domain": ("place", "the number of the domain"),
    "position": ("place", "the position in which it enters play; NOTHING for ready"),
    "where": ("place", "where in the deck: TOP, BOTTOM or SHUFFLED; for a card that is drawn NOTHING for the top"),
    "side": ("place", "the seat on whose side of the receiver the token goes"),
    "opposed": ("place", "1 if the other player had characters there"),
    "place_in_row": ("place", "where in the row of stories it lay"),
    "overpaid": ("amount", "by how much the domain was worth too much"),
    "margin": ("amount", "by how many icons"),
    "unchallenged": ("amount", "1 if the other side had no skill there"),
    "exhausts": ("amount", "1 if the card exhausts to commit"),
    "triggered": ("amount", "1 if a triggered effect puts the card into play"),
    "number": ("amount", "how many characters have committed"),
    "shown": ("amount", "1 if a card that lay in a deck is shown"),
    "face_up": ("struggle", "1 if the card lies face up in its deck from then on, NOTHING otherwise"),
    "face_down": ("struggle", "1 if the card comes to lie face down, NOTHING or 0 otherwise"),
    "on_its_way": ("amount", "1 if the wound was on its way to the card and does not lie there yet"),
    "used": ("amount", "1 if the winner uses the effect, 0 if they decline"),
    "phase": ("amount", "the phase"),
    "until": ("amount", "which lasting effects end (`Until`)"),
    "success": ("amount", "1 if somebody succeeded"),
    "named": ("amount", "the number of what is named"),
}
"""Every part that a kind can have: the slot that holds it, and what it means."""

BOOKKEEPING: Final = ("kind", "status", "batch", "before", "life", "origin", "last")
"""Slots that every occurrence has."""

NOTHING_DUE: Final = 0
DECKS: Final = 1
STORY_TOKENS: Final = 2
CLASHES: Final = 4
ANYTHING: Final = 8
"""What may be due after something has happened, as bits."""


class Facts:
    """The facts about a kind of occurrence, which is an event type."""

    __slots__ = (
        "by_rule", "by_struggle", "changes", "coming", "due", "is_story", "leaves", "limit", "minor",
        "own_line", "own_move", "parts", "remembered", "repeated", "rule", "secret", "sentence", "to_discard",
    )  # fmt: skip

    def __init__(
        self, parts: str, rule: str, sentence: str, *, coming: str = "", due: int = ANYTHING, leaves: bool = False,
        to_discard: bool = False, own_move: bool = False, remembered: bool = False, changes: bool = True,
        is_story: bool = False, minor: bool = False, secret: bool = False, own_line: bool = False,
        repeated: bool = False, by_rule: str = "", by_struggle: tuple[int, str] = (-1, ""),
        limit: tuple[str, str] = ("", ""),
    ) -> None:  # fmt: skip
        self.parts = tuple(parts.split())
        """Its parts by name (`PARTS`)."""
        self.rule = rule
        """The rule it happens by when no card causes it and nothing closer is known."""
        self.sentence = sentence
        """The sentence of the log."""
        self.coming = coming
        """What is said while it is only about to happen; where it is empty, `sentence` is."""
        self.due = due
        """What may be due by itself afterwards, as bits; texts in force may add to it."""
        self.leaves = leaves
        """Whether a card in play leaves it."""
        self.to_discard = to_discard
        """Whether the card comes to lie in a discard pile."""
        self.own_move = own_move or leaves
        """Whether the card that is about to move, or to be restored, may itself answer: the index cannot tell."""
        self.remembered = remembered or to_discard
        """Whether cards may ask for it later in the turn."""
        self.changes = changes
        """Whether it changes anything by itself; other kinds only happen, so that cards can answer them."""
        self.is_story = is_story
        """Whether its card is the story that it is about."""
        self.minor = minor
        """Whether a short log leaves it out: a step of the game's own clockwork, or told by another line already."""
        self.secret = secret
        """Whether it may leave a hidden card hidden."""
        self.own_line = own_line
        """Whether each gets a line of its own even when several come in a row."""
        self.repeated = repeated
        """Whether it may happen to one card several times over."""
        self.by_rule = by_rule
        """The rule where the rules demand it (`cause`), if another than `rule`."""
        self.by_struggle = by_struggle
        """A struggle that has this for its result, and the rule that says so."""
        self.limit = limit
        """Where the rules themselves set a limit: the rule, and why it may not happen."""
