"""Guards over the rendered text of cards.

They see what a printed sentence never contains, and what one language says and the other drops.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from rlyeh.language.text.english import card_text
from rlyeh.model import Card
from rlyeh.translation.german import texts as german

ENGLISH = {
    "a name of the code, or a hole": r"_|\bNone\b|\bTrue\b|\bFalse\b|[<>{}]|\w\(|\.\.|,,| [.,;:]|  ",
    "a doubled word": r"\b(\w+) \1\b",
    "an infinitive that is none": r"\bto (if|all|each|until|when|a|an) \b|\bto \w+ (goes|gains|gets|counts)\b",
    "an article too many": r"\bthe top the\b|\b(a|an|the) (a|an|the)\b|\ban unique\b",
    "one of several": r"\b1 (cards|characters|tokens|wounds|domains|resources)\b",
    "this card": r"\bthis card\b",
    "two choices in one sentence": r"\b[Cc]hoose [^.]*\bchoose\b",
}
_ICON = re.compile(r"\[([a-z-]+)\]")
_NUMBER = re.compile(r"(?<![\w-])\d+")


def oddities(card: Card) -> list[str]:
    """What looks wrong about the text of a card."""
    text = card_text(card)
    return [*_odd_english(text.replace(card.title, "Gug")), *_dropped(text, german.text_box(card))]


def _odd_english(text: str) -> Iterator[str]:
    for name, pattern in ENGLISH.items():
        match = re.search(pattern, text)
        if match is not None:
            yield f"{name}: {match[0].strip()}"
    for line in text.splitlines():
        if not (line[0] in "[.'\"" or line[0].isupper()):
            yield f"a sentence that begins small: {line[:30]}"
        if not line.endswith((".", '."', ".)", "]")):
            yield f"a sentence without an end: {line[-30:]}"


def _dropped(english: str, said_in_german: str) -> Iterator[str]:
    """Icons and numbers that stand in one language only."""
    for pattern, name in ((_ICON, "icon"), (_NUMBER, "number")):
        here, there = Counter(pattern.findall(english)), Counter(pattern.findall(said_in_german))
        for missing in here - there:
            yield f"the German lacks the {name} {missing}"
        for missing in there - here:
            yield f"the English lacks the {name} {missing}"
