"""Piles that cards go to: yours where they come from one of yours, their owner's otherwise."""

from __future__ import annotations

from rlyeh.engine.words.parts import Subject
from rlyeh.language.nouns.cards import OWN_ZONES, Cards
from rlyeh.language.nouns.piles import Among, Topmost
from rlyeh.language.nouns.players import YOU, You
from rlyeh.language.nouns.spoken_of import Choose, This
from rlyeh.model.grammar import Voice


def kind_of_cards(what: Subject) -> Cards | None:
    """The noun behind what is chosen or picked."""
    if isinstance(what, (Choose, Among, Topmost)):
        return kind_of_cards(what.what)
    return what if isinstance(what, Cards) else None


def are_yours(what: Subject) -> bool:
    """Whether they come from a pile of "you", so that it is plain who owns them."""
    cards = kind_of_cards(what)
    return cards is not None and isinstance(cards.whose, You) and all(zone in OWN_ZONES for zone in cards.zones)


def own_pile(what: Subject, pile: str, many: bool, voice: Voice) -> str:
    """The pile that they go to: "your hand", "its owner's hand", "their owners' hands"."""
    if are_yours(what) or (voice.is_event and isinstance(what, This)):
        return f"{YOU.possessive(voice)} {pile}"
    return f"their owners' {pile}s" if many else f"its owner's {pile}"


__all__ = ["are_yours", "kind_of_cards", "own_pile"]
