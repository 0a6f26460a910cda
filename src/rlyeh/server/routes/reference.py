"""What is printed: cards, rules, and who there is to play against."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Request, get
from litestar.datastructures import State
from litestar.params import FromPath, Parameter

from rlyeh import reference
from rlyeh.bots import make
from rlyeh.bots.levels import LEVELS
from rlyeh.bots.sorcerer import Sorcerer
from rlyeh.decks import FORMATS, Format
from rlyeh.decks.search import compiled
from rlyeh.errors import UnknownCard, UnknownRule
from rlyeh.model import Card, CardType
from rlyeh.server.errors import NotThere
from rlyeh.server.opponents import offered, title_of
from rlyeh.server.pool import POOL
from rlyeh.server.routes.shapes import Code
from rlyeh.server.services import of
from rlyeh.translation import language

Asking = Request[Any, Any, State]
Words = Annotated[str, Parameter(max_length=300)]


class RuleShape(msgspec.Struct, frozen=True):
    """A rule of the reference."""

    id: str
    title: str
    text: str
    chapter: str
    source: str
    """The published text that says so."""
    referring: tuple[str, ...]
    """Rules that name this one."""


class BotShape(msgspec.Struct, frozen=True):
    """A bot to play against."""

    bot: str
    """What to say for it when a game is opened."""
    title: str
    says: str
    """What to expect."""
    futures: int
    """How many games it imagines for an answer, at most; 0 for one that does not look ahead."""


@cache
def _facts(card: str, code: str) -> dict[str, Any]:
    found, said = POOL[card], language(code)
    kind, faction = said.type_line(found)
    return {
        **found.facts(),
        "text": said.card_text(found),
        "words": {
            "type": kind,
            "faction": faction,
            "subtypes": said.subtypes(found),
            "keywords": said.keyword_words(found),
        },
        "rulings": list(found.rulings),
        "errata": [{"source": each.source, "why": each.why} for each in found.errata],
    }


@cache
def _legality(card: str) -> dict[str, str]:
    """Whether decks of each format may have the card: legal, restricted, banned, or outside of the format."""
    return {each.id: _standing(POOL[card], each) for each in FORMATS.values()}


def _standing(card: Card, format: Format) -> str:
    known = card.type is not CardType.CONSPIRACY or format.rules.conspiracies
    if not known or card.id.rsplit("-", 1)[0] not in format.sets:
        return "outside"
    if card.id in format.banned:
        return "banned"
    return "restricted" if card.id in format.restricted else "legal"


@get("/api/cards", summary="Cards", tags=["reference"], cache_control=None, sync_to_thread=True)
def cards(
    q: Words = "",
    limit: Annotated[int, Parameter(ge=1, le=2000)] = 2000,
    offset: Annotated[int, Parameter(ge=0, le=10_000)] = 0,
    lang: Code = "en",
) -> dict[str, Any]:
    """The cards that a search finds, all of them if nothing is asked; docs/card-search.md says how to ask. Words that
    no name has are looked for everywhere on the cards. Their text comes in the language asked for; what is searched is
    the English text."""
    code = language(lang).code
    asked = compiled(q, POOL)
    found = asked.cards() or compiled(q, POOL, everywhere=True).cards()
    return {
        "means": asked.english,
        "total": len(found),
        "cards": [_facts(card.id, code) for card in found[offset : offset + limit]],
    }


@get("/api/cards/{card:str}", summary="A card", tags=["reference"], sync_to_thread=True)
def show_card(card: FromPath[str], lang: Code = "en") -> dict[str, Any]:
    """A card by id, with its text, errata and rulings, and with the formats whose decks may have it; the text in the
    language asked for."""
    code = language(lang).code
    try:
        found = POOL[card].id
        return {**_facts(found, code), "legality": _legality(found)}
    except UnknownCard as problem:
        raise NotThere(str(problem)) from None


@get("/api/rules", summary="Rules", tags=["reference"], sync_to_thread=True)
def rules(q: Words = "") -> list[dict[str, str]]:
    """The rules that contain every one of the words, by id, title and chapter; all of them if nothing is asked."""
    found = reference.search(q) if q.strip() else list(reference.rules().values())
    return [{"id": each.id, "title": each.title, "chapter": each.chapter} for each in found]


@get("/api/chapters", summary="Chapters of the rules", tags=["reference"], sync_to_thread=True)
def rule_chapters() -> list[dict[str, str]]:
    """The chapters of the rules in the order of the text: what their ids begin with, and what they are about."""
    return [{"chapter": each.code, "title": each.title} for each in reference.chapters()]


@get("/api/rules/{rule:str}", summary="A rule", tags=["reference"], sync_to_thread=True)
def show_rule(rule: FromPath[str]) -> RuleShape:
    """A rule by id, such as TIME-7."""
    try:
        found = reference.rule(rule)
    except UnknownRule as problem:
        raise NotThere(str(problem)) from None
    referring = reference.referring(found.id)
    return RuleShape(found.id, found.title, found.text, found.chapter, found.source, referring)


@get("/api/bots", summary="Bots", tags=["reference"], sync_to_thread=False)
def bots(request: Asking) -> list[BotShape]:
    """Whom one can play against here: the levels from the weakest to the strongest, then bots by name."""
    found = [_bot(name) for name in offered(of(request).settings).values()]
    order = list(LEVELS)
    return sorted(found, key=lambda each: order.index(each.bot) if each.bot in LEVELS else len(order))


@cache
def _bot(name: str) -> BotShape:
    level = LEVELS.get(name)
    bot = make(level.bot if level else name)
    futures = bot.simulations if isinstance(bot, Sorcerer) else 0
    return BotShape(name, title_of(name), level.says if level else "", futures)


HANDLERS = [cards, show_card, rules, rule_chapters, show_rule, bots]
