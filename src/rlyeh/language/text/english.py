"""The text box of a card in English, rendered from its declaration, and its keywords."""

from __future__ import annotations

from rlyeh.engine.words.parts import Effect, Subject
from rlyeh.model import VALUED, Card, CardType, Keyword, Text
from rlyeh.model.grammar import Voice, capital, full_stop, opened, row


def card_text(card: Card) -> str:
    """Everything in the text box but subtypes and keywords, a line for each entry, with the card's own title."""
    voice = Voice(card.title, is_event=card.type is CardType.EVENT)
    lines = [_attach_line(card, voice), _booster_line(card), *[_line(card, text, voice) for text in card.text]]
    return "\n".join(entry for entry in lines if entry)


def _attach_line(card: Card, voice: Voice) -> str:
    bearer = card.attach_to
    return f"Attach to {bearer.one_of_them(voice).text}." if isinstance(bearer, Subject) else ""


def _booster_line(card: Card) -> str:
    return " ".join(f"[{icon.slug}]" for icon in card.boosters) if card.boosts_itself else ""


def line(card: Card, text: Text) -> str:
    """One entry of the text box."""
    return _line(card, text, Voice(card.title, is_event=card.type is CardType.EVENT))


def _line(card: Card, text: Text, voice: Voice) -> str:
    if card.type is CardType.CONSPIRACY and isinstance(text, Effect):
        first, *others = text.sentences(voice)
        return capital(full_stop(row([opened(first, "if you win this conspiracy"), *others])))
    return text.entry(voice)


def keyword_words(card: Card) -> list[str]:
    """The keywords of a card with their values, and what stands beside its title and its resource icon."""
    words = [_keyword(word, value) for word, value in card.keywords.items()]
    words += [f"Steadfast {number} {faction.title}" for faction, number in card.steadfast.items()]
    return words + [word for word, is_printed in (("Transient", card.transient), ("Zoog", card.zoog)) if is_printed]


def _keyword(word: Keyword, value: int) -> str:
    if word not in VALUED:
        return str(word)
    return f"{word} +{value}" if word is Keyword.TOUGHNESS else f"{word} {value}"
