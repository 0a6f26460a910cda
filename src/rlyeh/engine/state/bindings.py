"""Names in a context: what `Context.bound` keeps, apart from what a choice keeps under its own slot.

The values are tuples of numbers: of cards, domains, seats, icons. Every name that the engine or a word makes up for
itself stands here, so that none is made up twice and each says what it means. Saved games keep them: they stay."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from rlyeh.engine.state.records import Context
    from rlyeh.engine.state.state import State

HOST: Final = "host"
"""The card on which an attachment is played."""
PLACE: Final = "place"
"""The card on which a card lies that is played from there."""
THAT_CARD: Final = "that card"
"""The card that had set off the text of which an effect was delayed."""
MODEL: Final = "model"
"""The character that a card becomes a copy of as it enters play."""
LENDER: Final = "lender"
"""The card on which a borrowed ability is printed."""
GIVER: Final = "giver"
"""The card that gives a text to the card that has gained it."""
EACH: Final = "each"
"""The card that an effect has come to which is done for one card after the other."""
ONE: Final = "one"
OTHER: Final = "other"
"""Of two chosen cards the one that the first effect was for, and the one that is left."""
SHOWN: Final = "~shown"
"""The cards that both players have been shown by the effect."""
ANNOUNCED: Final = "~announced"
"""The X that was announced for a card, once X stands for something else: for what is paid for it (PAY-17)."""
USED: Final = "~used"
"""The cards whose abilities led to the use of this one, each by way of the one before."""
PAYING: Final = "~paying"
"""The domain that was picked together with that X."""
AT_NO_COST: Final = "~at no cost"
"""That a card is played for nothing: what its text asks for besides is paid all the same."""
DRAINED: Final = "~drained"
"""The domains that were drained for a card which several may pay."""
GIVEN_UP: Final = "given up"
"""The cards given up so that a card costs less."""
COMING_TO: Final = "coming to"
"""The story to which a card that is played is committed as it enters play."""
UNDER_DECK: Final = "~under deck"
"""There where an event goes to the bottom of its owner's deck when it has been played."""

_OF: Final = " of "
_BY: Final = " by seat "


def lives(slot: str) -> str:
    """The lives that the cards of a slot had when they were chosen: afterwards they may be other objects."""
    return f"~{slot}"


def picked_ahead(slot: str, seat: int) -> str:
    """What a player has picked for a slot before the effect may be disrupted (CONF-33)."""
    return f"{slot}{_OF}{seat}"


def escaped(slot: str) -> str:
    """Picks of a slot that were to be given up and escaped (PAY-10)."""
    return f"{slot}{_OF}the escaped"


def host_of(card: int) -> str:
    """The card to which a certain attachment goes as it enters play or changes hands."""
    return f"host{_OF}{card}"


def found_by(ref: str) -> str:
    """What a search has found."""
    return f"{ref}?"


def icons_when_begun(ref: str, icon: int) -> str:
    """How many icons of a kind the cards of a lasting effect had when it began, in their order."""
    return f"#{ref}{icon}"


def by_player(name: str, seat: int) -> str:
    """What one of several players has named who all do the same, until everybody has done it."""
    return f"{name}{_BY}{seat}"


def is_by_player(name: str) -> bool:
    """Whether this is what one of several players has named."""
    return _BY in name


def named_by_players(name: str) -> str:
    """The name under which is then spoken of what all of them have named."""
    return name.partition(_BY)[0]


def is_spoken(name: str) -> bool:
    """Whether a card's text made up the name, so that later words may speak of it, as against the address of a
    choice."""
    return "/" not in name and _OF not in name


def number_of(name: str) -> str:
    """A number that an effect has noted under a name for later words."""
    return f"~number{_OF}{name}"


def slot_of(name: str) -> str:
    """The slot that a name belongs to: of lives, of what was picked ahead, or of what escaped."""
    return name.removeprefix("~").partition(_OF)[0]


def holds_cards(name: str) -> bool:
    """Whether what is kept under a name may be cards, as against their lives or what is paid."""
    return not name.startswith("~")


def bind(state: State, context: Context, slot: str, cards: tuple[int, ...]) -> None:
    """Let later words speak of these cards, as long as they are the same objects."""
    context.bound[slot] = cards
    context.bound[lives(slot)] = tuple([state.cards[card].life for card in cards])


def pass_on(context: Context, slot: str, to: str) -> None:
    """Let what was chosen for one slot stand for another one as well."""
    context.bound[to] = context.bound[slot]
    context.bound[lives(to)] = context.bound[lives(slot)]


__all__ = [
    "ANNOUNCED",
    "AT_NO_COST",
    "COMING_TO",
    "DRAINED",
    "EACH",
    "GIVEN_UP",
    "GIVER",
    "HOST",
    "LENDER",
    "MODEL",
    "ONE",
    "OTHER",
    "PAYING",
    "PLACE",
    "SHOWN",
    "THAT_CARD",
    "UNDER_DECK",
    "USED",
    "bind",
    "by_player",
    "escaped",
    "found_by",
    "holds_cards",
    "host_of",
    "icons_when_begun",
    "is_by_player",
    "is_spoken",
    "lives",
    "named_by_players",
    "number_of",
    "pass_on",
    "picked_ahead",
    "slot_of",
]
