"""Guards over the rendered text of cards.

They see what a printed sentence never contains, in English and in German, and what one of the two languages says and
the other drops. Tests hold them over all cards, and whoever writes cards is shown them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from rlyeh.language.text.english import card_text
from rlyeh.model import Card
from rlyeh.translation.german import texts as german

TITLE = "Gug"
"""Stands for the card's own title, which may contain anything."""

ENGLISH: dict[str, str] = {
    "a name of the code, or a hole": r"_|\bNone\b|\bTrue\b|\bFalse\b|[<>{}]|\w\(|\.\.|,,|;,|rlyeh",
    "a space too many": r"  | [.,;:]|\( | \)| $|^ ",
    "a doubled word": r"(?i)\b(?!that\b)(\w+) \1\b",
    "an infinitive that is none": (
        r"(?<!committed )(?<!attached )\bto (?:all|each|those|that|this|attached|Gug)\b"
        r"(?! \w*\s?(?:story|stories|side))[^.,:\"]*?\b(?:goes|go|gains?|gets?|loses?|counts?|cannot|must)\b|"
        r"\bto (?:if|until|while|then|may|must|cannot)\b"
    ),
    "an infinitive with an ending": (
        r"\b(to|must|may|cannot) (?!its|his|less|minus|pass\b)[a-z]+[^s\W]s (a|an|all|the|its|\d)\b"
    ),
    "an article too many": r"\bthe top the\b|\b(a|an|the|all|each) (a|an|the|all|each|that) |\ball an\b",
    "a wrong article": (
        r"\ban (?!hour|heir|honest)[bcdfghjklmnpqrstvwxyz]|\ban uni|\ba [aeio]|\ba \[[aeiou]|"
        r"\ban \[[^aeiou]"
    ),
    "a number that does not agree": (
        r"(?<![-+/\d])\b1 (more )?(cards|characters|tokens|wounds|domains|resources|icons|stories)\b"
    ),
    "one of many": (
        r"\b(all|those|[2-9]|any number of) (?!to )(?:[a-z\[\]-]+ )?(card|character|token|wound|domain|"
        r"resource|story)\b(?! (cards?|or|support|deck|\w+ [0-9X]))"
    ),
    "all in place of one": (
        r"\bwould (?:\w+ )+all (cards|characters|support)|\bchooses all\b|\bto all (stories|"
        r"conspiracies)\b|\b(ability|control) of all conspiracies"
    ),
    "this card": r"\b[Tt]his card\b",
    "two choices in one sentence": r"\b[Cc]hoose (?!and discard)[^.:\"]*\b(?<!either )choose\b(?! and discard)",
    "two sentences without a stop": (
        r"[a-z\]] (Choose|Then,|Until the|Otherwise|Draw|Search|Put|Return|If|Each player|Discard|Pay|"
        r"Exhaust) "
    ),
    "a condition twice": (
        r"\bif if\b|\b[Ii]f [^,.]*, if\b(?! able)|\b[Ii]f when\b|\bwhen if\b|\bafter at\b|"
        r"\bwhile (on|during) "
    ),
    "an owner who is not said": r"\bownerss|\bs's's|s''",
}
"""What is wrong with a text, and how it looks."""

GERMAN: dict[str, str] = {
    "a name of the code, or a hole": r"_|\bNone\b|\bTrue\b|\bFalse\b|[<>{}\ue000-\ue0ff]|\.\.|,,",
    "a space too many": r"  |\s[.,;:!?]| $|^ |„ | “",
    "a doubled word": r"\b(?!(?:die|der|das|sich|sie|ist|hat|wird)\b)(\w+) \1\b",
    "an infinitive that is none": r"\bzu (wird|werden muss|erhält|muss|darf)\b|\bum (wird|erhält|falls)\b",
    "a condition twice": r"\b[Ff]alls [^,.]*, falls\b|\bfalls falls\b|\bwenn falls\b|\bnachdem falls\b",
    "a stop after a comma": r"[,;:]\.",
    "two sentences without a stop": r"[a-z\]] (Wähle|Dann|Bis zum|Andernfalls|Ziehe) ",
}

VERBS = frozenset(
    """
    turn lay deal trade trades
    repeat redistribute rearrange compares decide eliminated succeed succeeds resolves happened bring reduce heal heals
    add adds are ask attach attaches be become becomes belong belongs can cancel cancels cannot choose chooses
    come comes commit commits compare control controls copies copy count counts destroy destroys discard
    discards divide do does drain drains draw draws drive drives enter enters exchange exhaust exhausts gain
    gains get gets give gives go goes has have is leave leaves look lose loses lower make makes may move moves
    must name names need needs own pass pay pays place places play plays put puts raise ready refresh refreshes
    remove removes resolve resolves restore restores return returns reveal reveals sacrifice sacrifices search
    set shuffle skip stay stays take takes treat trigger triggers unattach use uses was were win wins wound
    wounds
    """.split()  # noqa: SIM905
)
"""A sentence has at least one of these."""

_MARK = re.compile(r"\[[a-z-]+\]")
_NUMBER = re.compile(r"(?<![\w-])[+-]?(?!1\b)\d+|(?<![\w-])X\b")
_SENTENCE_END = re.compile(r"(?<=[.!?])[\")]* ")


def faults(card: Card) -> list[str]:
    """What looks wrong about the text of a card, in either language and between them."""
    english = _without_title(card_text(card), card.title)
    said_in_german = _without_title(german.text_box(card), card.title)
    found = english_faults(english)
    found += [f"German: {fault}" for fault in german_faults(said_in_german)]
    return [*found, *dropped(english, said_in_german)]


def english_faults(text: str) -> list[str]:
    """What looks wrong about an English text in which `TITLE` stands for the card's own."""
    found = _found(text, ENGLISH)
    for line in text.splitlines():
        found += _ill_formed(line, '"', '"')
        for sentence in _SENTENCE_END.split(line):
            words = set(re.findall(r"[a-z]+", sentence.lower()))
            if len(words) > 2 and not words & VERBS and not sentence.startswith("("):
                found.append(f"a sentence without a verb: {sentence}")
    return found


def german_faults(text: str) -> list[str]:
    """What looks wrong about a German text in which `TITLE` stands for the card's own."""
    found = _found(text, GERMAN)
    for line in text.splitlines():
        found += _ill_formed(line, "„", "“")
    return found


def dropped(english: str, said_in_german: str) -> Iterator[str]:
    """Icons, factions and numbers from two on that only one of the languages says."""
    for pattern, name in ((_MARK, "mark"), (_NUMBER, "number")):
        english_ones, german_ones = set(pattern.findall(english)), set(pattern.findall(said_in_german))
        for missing in sorted(english_ones - german_ones):
            yield f"the German lacks the {name} {missing}"
        for missing in sorted(german_ones - english_ones):
            yield f"the English lacks the {name} {missing}"
    if len(english.splitlines()) != len(said_in_german.splitlines()):
        yield "the two languages have different numbers of lines"


def _without_title(text: str, title: str) -> str:
    """The text with `TITLE`; a title that ends with a full stop ("Sr.") ends a sentence as well."""
    if title.endswith("."):
        text = re.sub(rf"{re.escape(title)}(?=[\"“)]*(?: [A-ZÄÖÜ]|$))", f"{TITLE}.", text, flags=re.MULTILINE)
    return text.replace(title, TITLE)


def _found(text: str, guards: dict[str, str]) -> list[str]:
    found: list[str] = []
    for name, pattern in guards.items():
        match = re.search(pattern, text, re.MULTILINE)
        if match is not None:
            found.append(f"{name}: {match[0].strip()}")
    return found


def _ill_formed(line: str, opens: str, closes: str) -> list[str]:
    found: list[str] = []
    if not (line[0] in "[.'" + opens or line[0].isupper() or line[0].isdigit()):
        found.append(f"a line that begins small: {line[:30]}")
    if not line.endswith((".", f".{closes}", ".)", f".){closes}", "]")):
        found.append(f"a line without an end: {line[-30:]}")
    pairs = (opens, closes) if opens != closes else ("(", ")")
    if line.count(pairs[0]) != line.count(pairs[1]) or (opens == closes and line.count(opens) % 2):
        found.append("brackets or quotation marks without a partner")
    if re.search(r"[^.A-Z][.!?][\"“)]* [a-zäöü]", line):
        found.append("a sentence that begins small")
    return found
