"""The text box of a card in English, rendered from its declaration, and its keywords."""

from __future__ import annotations

import re
from typing import Final

from rlyeh.engine.words.parts import capital
from rlyeh.language.nouns.cards import Cards
from rlyeh.model import VALUED, Card, CardType, Keyword, Text

_SELF: Final = re.compile(r"\bthis card\b", re.IGNORECASE)


def card_text(card: Card) -> str:
    """Everything in the text box but subtypes and keywords, a line for each entry, with the card's own title."""
    lines = [_attach_line(card), _booster_line(card), *[line(card, text) for text in card.text]]
    return "\n".join(entry for entry in lines if entry)


def _attach_line(card: Card) -> str:
    if card.attach_to is None:
        return ""
    where = card.attach_to.one() if isinstance(card.attach_to, Cards) else card.attach_to.english()
    return f"Attach to {where}."


def _booster_line(card: Card) -> str:
    return " ".join(f"[{icon.slug}]" for icon in card.boosters) if card.boosts_itself else ""


def line(card: Card, text: Text) -> str:
    """One entry of the text box."""
    sentence = capital(text.english().strip())
    if card.type is CardType.EVENT:
        sentence = sentence.replace("Use only ", "Play only ")
    sentence = _SELF.sub(lambda _: card.title, sentence)
    return sentence if sentence.endswith((".", '."', ".)")) else f"{sentence}."


def keyword_words(card: Card) -> list[str]:
    """The keywords of a card with their values, and what stands beside its title and its resource icon."""
    words = [_keyword(word, value) for word, value in card.keywords.items()]
    words += [f"Steadfast {number} {faction.title}" for faction, number in card.steadfast.items()]
    return words + [word for word, is_printed in (("Transient", card.transient), ("Zoog", card.zoog)) if is_printed]


def _keyword(word: Keyword, value: int) -> str:
    if word not in VALUED:
        return str(word)
    return f"{word} +{value}" if word is Keyword.TOUGHNESS else f"{word} {value}"
