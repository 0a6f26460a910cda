"""Reference routes: cards, rules, and who there is to play against."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, Parameter

from rlyeh import reference
from rlyeh.bots import make
from rlyeh.bots.levels import LEVELS
from rlyeh.bots.sorcerer import Sorcerer
from rlyeh.decks import FORMATS, Format, catalogue
from rlyeh.decks.catalogue import printed_card
from rlyeh.decks.search import compiled
from rlyeh.errors import UnknownCard, UnknownRule
from rlyeh.model import Card, CardType
from rlyeh.reference import concordance
from rlyeh.server.errors import NotThere
from rlyeh.server.opponents import offered, title_of
from rlyeh.server.pool import POOL
from rlyeh.server.routes.shapes import Code
from rlyeh.server.sending import AS_IS, Asking, Representation, json_of, send
from rlyeh.server.services import of
from rlyeh.translation import language

MOST = 2000
Words = Annotated[str, Parameter(max_length=300)]
Limit = Annotated[int, Parameter(ge=1, le=MOST)]
Offset = Annotated[int, Parameter(ge=0, le=10_000)]
PARTS = ("", "is:playable", "-is:playable")
"""Searches for cards whose answers are kept: for all of them, for those that can be played, and for all others."""


class RuleShape(msgspec.Struct, frozen=True):
    """A rule of the reference."""

    id: str
    title: str
    text: str
    chapter: str
    source: str
    """The published text that says so, or that a decision of our own is about."""
    referring: tuple[str, ...]
    """Rules that name this one."""
    documents: tuple[str, ...]
    """The documents it comes from, by number and name."""
    disagreements: tuple[str, ...]
    """Where documents disagree about it: who won over whom, and why."""


class DocumentShape(msgspec.Struct, frozen=True):
    """A published text that rules come from."""

    number: str
    """What it is asked for by."""
    label: str
    """Number and name, as the rules that come from it say."""
    what: str


class SectionShape(msgspec.Struct, frozen=True):
    """A section of a document."""

    section: str
    """Its heading; empty for what comes from the document as a whole."""
    rules: tuple[str, ...]
    """The ids of the rules that come from it."""


class BotShape(msgspec.Struct, frozen=True):
    """A bot to play against."""

    bot: str
    """What to say for it when a game is opened."""
    title: str
    says: str
    """What to expect."""
    futures: int
    """How many games it imagines for an answer, at most; 0 for one that does not look ahead."""


class Cards(msgspec.Struct, frozen=True):
    """Cards that were asked for."""

    means: str
    """What the search was taken to mean."""
    total: int
    """How many there are, of which so many are listed as were asked for."""
    sets: list[str]
    """The codes of all sets, with which the ids begin, in the order of their release."""
    cards: list[dict[str, Any]]


class FoundCards(msgspec.Struct, frozen=True):
    """The ids of cards that were looked for, in their order."""

    means: str
    total: int
    ids: list[str]


@cache
def _printed(card: str, code: str) -> dict[str, Any]:
    """What is printed on a card, in a language. One that cannot be played yet has no text."""
    printed, tongue = printed_card(card, POOL), language(code)
    kind, faction = tongue.type_line(printed)
    return {
        **printed.facts(),
        "text": tongue.card_text(printed),
        "playable": card in POOL,
        "words": {
            "type": kind,
            "faction": faction,
            "subtypes": tongue.subtypes(printed),
            "keywords": tongue.keyword_words(printed),
        },
    }


def _whole(card: Card, code: str) -> dict[str, Any]:
    """A card with everything that is known about it."""
    entry = catalogue()[card.id]
    return {
        **_printed(card.id, code),
        "pack": entry.pack.name,
        "year": entry.pack.year,
        "quantity": entry.quantity,
        "rulings": list(card.rulings),
        "errata": [{"source": erratum.source, "why": erratum.why} for erratum in card.errata],
        "legality": _legality(card.id),
    }


@cache
def _legality(card: str) -> dict[str, str]:
    """Whether decks of each format may have the card: legal, restricted, banned, or outside of the format."""
    return {format.id: _standing(printed_card(card, POOL), format) for format in FORMATS.values()}


def _standing(card: Card, format: Format) -> str:
    has_type = card.type is not CardType.CONSPIRACY or format.rules.conspiracies
    if format.playable_only and card.id not in POOL:
        return "outside"
    if not has_type or not format.allows(card.id.rsplit("-", 1)[0]):
        return "outside"
    if card.id in format.banned:
        return "banned"
    return "restricted" if card.id in format.restricted else "legal"


@get(
    "/api/cards",
    summary="Cards",
    tags=["reference"],
    opt=AS_IS,
    sync_to_thread=True,
    responses={200: ResponseSpec(Cards, generate_examples=False, description="Cards")},
)
def cards(
    request: Asking, q: Words = "", limit: Limit = MOST, offset: Offset = 0, lang: Code = "en"
) -> Response[bytes]:
    """The cards that a search finds, all of them if nothing is asked; docs/card-search.md says how to ask. Words that
    no name has are looked for everywhere on the cards. Their text comes in the language asked for; what is searched is
    the English text. Cards that are not `playable` yet have no text. Rulings and errata come with a card that is asked
    for by id."""
    code = language(lang).code
    if q.strip() in PARTS and not offset and limit >= len(catalogue()):
        return send(request, _part(q.strip(), code))
    return send(request, _cards(q, limit, offset, code))


@cache
def _part(q: str, code: str) -> Representation:
    """A large part of the cards in a language: made once, because they do not change while the server runs."""
    return _cards(q, MOST, 0, code)


def _cards(q: str, limit: int, offset: int, code: str) -> Representation:
    means, cards = _searched(q)
    listed = [_printed(card.id, code) for card in cards[offset : offset + limit]]
    return json_of(Cards(means, len(cards), _sets(), listed))


def _sets() -> list[str]:
    return list(dict.fromkeys(pack.code for pack in catalogue().packs))


def _searched(q: str) -> tuple[str, Sequence[Card]]:
    """What a search is taken to mean, and the cards that it finds."""
    query = compiled(q, POOL)
    return query.english, query.cards() or compiled(q, POOL, everywhere=True).cards()


@get("/api/card-search", summary="Search for cards", tags=["reference"], sync_to_thread=True)
def search_cards(q: Words = "", limit: Limit = MOST, offset: Offset = 0) -> FoundCards:
    """The ids of the cards that a search finds, for whoever has the cards already."""
    means, cards = _searched(q)
    return FoundCards(means, len(cards), [card.id for card in cards[offset : offset + limit]])


@get("/api/cards/{card:str}", summary="A card", tags=["reference"], sync_to_thread=True)
def show_card(card: FromPath[str], lang: Code = "en") -> dict[str, Any]:
    """A card by id, with its text, errata and rulings, and with the formats whose decks may have it; the text in the
    language asked for."""
    code = language(lang).code
    try:
        return _whole(printed_card(card, POOL), code)
    except UnknownCard as problem:
        raise NotThere(str(problem)) from None


@get(
    "/api/rules",
    summary="Rules",
    tags=["reference"],
    opt=AS_IS,
    sync_to_thread=True,
    responses={200: ResponseSpec(list[dict[str, str]], generate_examples=False, description="Rules")},
)
def rules(request: Asking, q: Words = "") -> Response[bytes]:
    """The rules that contain every one of the words, by id, title and chapter; all of them if nothing is asked."""
    return send(request, _listed(reference.search(q)) if q.strip() else _all_rules())


@cache
def _all_rules() -> Representation:
    return _listed(reference.rules().values())


def _listed(rules: Iterable[reference.Rule]) -> Representation:
    return json_of([{"id": rule.id, "title": rule.title, "chapter": rule.chapter} for rule in rules])


@get("/api/chapters", summary="Chapters of the rules", tags=["reference"], sync_to_thread=True)
def rule_chapters() -> list[dict[str, str]]:
    """The chapters of the rules in the order of the text: what their ids begin with, and what they are about."""
    return [{"chapter": chapter.code, "title": chapter.title} for chapter in reference.chapters()]


@get("/api/rules/{rule:str}", summary="A rule", tags=["reference"], sync_to_thread=True)
def show_rule(rule: FromPath[str]) -> RuleShape:
    """A rule by id, such as TIME-7."""
    try:
        entry = reference.rule(rule)
    except UnknownRule as problem:
        raise NotThere(str(problem)) from None
    referring = reference.referring(entry.id)
    return RuleShape(
        entry.id,
        entry.title,
        entry.text,
        entry.chapter,
        entry.source or entry.basis,
        referring,
        concordance.labels(entry.id),
        tuple(conflict.verdict for conflict in concordance.conflicts(entry.id)),
    )


@get("/api/documents", summary="Documents that rules come from", tags=["reference"], sync_to_thread=True)
def rule_documents() -> list[DocumentShape]:
    """The published texts that the rules come from, in the order of their numbers."""
    return [DocumentShape(document.number, document.label, document.what) for document in concordance.documents()]


@get(
    "/api/documents/{document:str}",
    summary="The rules of a document",
    tags=["reference"],
    opt=AS_IS,
    sync_to_thread=True,
    responses={200: ResponseSpec(list[SectionShape], generate_examples=False, description="Sections")},
)
def show_document(request: Asking, document: FromPath[str]) -> Response[bytes]:
    """The rules of a document by its sections, in its own order; it is asked for by number or name."""
    try:
        return send(request, _sections(concordance.document(document).number))
    except UnknownRule as problem:
        raise NotThere(str(problem)) from None


@cache
def _sections(number: str) -> Representation:
    return json_of(
        [SectionShape(section, tuple(rule.id for rule in rules)) for section, rules in concordance.in_order(number)]
    )


@get("/api/bots", summary="Bots", tags=["reference"], sync_to_thread=False)
def bots(request: Asking) -> list[BotShape]:
    """Whom one can play against here: the levels from the weakest to the strongest, then bots by name."""
    shapes = [_bot(name) for name in offered(of(request).settings).values()]
    order = list(LEVELS)
    return sorted(shapes, key=lambda shape: order.index(shape.bot) if shape.bot in LEVELS else len(order))


@cache
def _bot(name: str) -> BotShape:
    level = LEVELS.get(name)
    bot = make(level.bot if level else name)
    futures = bot.simulations if isinstance(bot, Sorcerer) else 0
    return BotShape(name, title_of(name), level.says if level else "", futures)


HANDLERS = [
    cards, search_cards, show_card, rules, rule_chapters, show_rule, rule_documents, show_document, bots,
]  # fmt: skip
