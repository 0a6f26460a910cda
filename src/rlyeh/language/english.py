"""The text box of a card in English, rendered from its declaration."""

from __future__ import annotations

import re

from rlyeh.engine.abilities import capital
from rlyeh.language.nouns import Cards
from rlyeh.model import Card, CardType, Text

_SELF = re.compile(r"\bthis card\b", re.IGNORECASE)


def card_text(card: Card) -> str:
    """Everything in the text box but subtypes and keywords, a line for each entry, with the card's own title."""
    lines = [_attach_line(card), _booster_line(card), *(_line(card, text) for text in card.text)]
    return "\n".join(line for line in lines if line)


def _attach_line(card: Card) -> str:
    if card.attach_to is None:
        return ""
    where = card.attach_to.one() if isinstance(card.attach_to, Cards) else card.attach_to.english()
    return f"Attach to {where}."


def _booster_line(card: Card) -> str:
    return " ".join(f"[{icon.slug}]" for icon in card.boosters) if card.boosts_itself else ""


def _line(card: Card, text: Text) -> str:
    said = capital(text.english().strip())
    if card.type is CardType.EVENT:
        said = said.replace("Use only ", "Play only ")
    said = _SELF.sub(lambda _: card.title, said)
    return said if said.endswith((".", '."', ".)")) else f"{said}."
