"""Made-up cards for tests of the engine: a bit of everything, declared twice under other titles, so that each seat has
cards which the other has not, and a title in the wrong place gives a leak away."""

from __future__ import annotations

from functools import cache

from rlyeh.engine import RULE_SETS
from rlyeh.engine.words.printed_card import Faces
from rlyeh.language import (
    CARD,
    CHARACTER,
    EACH_PLAYER,
    HOST,
    OPPONENT,
    STORY,
    SUPPORT,
    THIS,
    TOUGHNESS,
    YOU,
    X,
    action,
    after,
    always,
    at_end_of_phase,
    cancel,
    character,
    choose,
    conspiracy,
    destroy,
    discard_from_hand,
    disrupt,
    draw,
    drive_insane,
    enters_play,
    event,
    exhaust,
    forced_response,
    gain_domain,
    gains,
    is_,
    look_at_top,
    loses,
    may,
    mill,
    must,
    passive,
    pay,
    put_back,
    put_into_play,
    put_on_bottom,
    put_one_under,
    ready,
    response,
    return_to_hand,
    sacrifice,
    search,
    story,
    support,
    take_control,
    then,
    triggered,
    until_end_of_phase,
    until_end_of_turn,
    when,
    wins_struggle,
    would_be,
    wound,
)
from rlyeh.model import Card, Faction, Keyword, Label, Pool, Zone

FACTIONS = (Faction.CTHULHU, Faction.AGENCY)
PREFIXES = ("Abyssal", "Bureau")
"""Every title of a seat's cards begins with its own word."""


def _people(seat: int, first: int) -> list[Card]:
    """Characters, the texts of which reach into every corner of the engine."""
    faction, prefix = FACTIONS[seat], PREFIXES[seat]
    facts: list[tuple[str, dict[str, object]]] = [
        ("Diver", {"cost": 1, "skill": 1, "icons": "T"}),
        ("Watcher", {"cost": 2, "skill": 2, "icons": "TC", "text": response(after(is_("commits", THIS)), draw())}),
        ("Brute", {"cost": 3, "skill": 3, "icons": "CC", "keywords": [TOUGHNESS(1)],
                   "text": action(pay(1), to=wound(choose(CHARACTER)))}),
        ("Scholar", {"cost": 2, "skill": 1, "icons": "AI", "keywords": [Keyword.WILLPOWER],
                     "text": action(exhaust(THIS), to=[look_at_top(3), put_back()])}),
        ("Herald", {"cost": 2, "skill": 2, "icons": "A", "subtypes": "Herald",
                    "text": forced_response(after(enters_play(THIS)), wound(choose(CHARACTER)))}),
        ("Thief", {"cost": 2, "skill": 1, "icons": "I", "keywords": [Keyword.FAST],
                   "text": response(after(wins_struggle()), look_at_top(2, OPPONENT), put_one_under())}),
        ("Martyr", {"cost": 1, "skill": 2, "icons": "C",
                    "text": forced_response(after(is_("enters_discard", THIS)),
                                            must(EACH_PLAYER, discard_from_hand(2, if_able=True)))}),
        ("Elder", {"cost": 3, "skill": 3, "icons": "TA", "unique": True,
                   "text": gains(CHARACTER.of(YOU).other, skill=1)}),
        ("Siren", {"cost": 3, "skill": 1, "icons": "I",
                     "text": response(after(enters_play(THIS)), take_control(choose(CHARACTER.of(OPPONENT))))}),
        ("Digger", {"cost": 2, "skill": 2, "icons": "CI",
                    "text": response(after(enters_play(THIS)), may(YOU, gain_domain()))}),
    ]  # fmt: skip
    return [
        character(f"test-{first + number}", f"{prefix} {name}", faction, **said)
        for number, (name, said) in enumerate(facts)
    ]


def _things(seat: int, first: int) -> list[Card]:
    """Supports, attachments, events and a conspiracy."""
    faction, prefix = FACTIONS[seat], PREFIXES[seat]
    kinds = (support, event, conspiracy)
    facts: list[tuple[int, str, dict[str, object]]] = [
        (0, "Charm", {"cost": 1, "subtypes": "Attachment", "attach_to": CHARACTER,
                      "text": [gains(HOST, "C"),
                               disrupt(when(would_be("wounded", HOST)), pay(1), to=cancel("1 wound"))]}),
        (0, "Chapel", {"cost": 2, "text": action(exhaust(THIS), to=until_end_of_phase(loses(choose(CHARACTER),
                                                                                           skill=1)))}),
        (0, "Ward", {"cost": 2, "subtypes": "Attachment", "attach_to": STORY,
                     "text": passive(after(wins_struggle()), draw())}),
        (1, "Blast", {"cost": "X", "text": action(wound(choose(CHARACTER.skill(at_most=X))))}),
        (1, "Denial", {"cost": 1, "text": disrupt(when(triggered(Label.ACTION, Label.RESPONSE, Label.DISRUPT)),
                                                  cancel())}),
        (1, "Quest", {"cost": 1, "text": action(search(CHARACTER.skill(at_least=2)))}),
        (1, "Summons", {"cost": 2, "text": action(search(CARD.cost(at_most=1), "play"))}),
        (1, "Bargain", {"cost": 1, "text": action(then(draw(2), discard_from_hand(2)))}),
        (1, "Dread", {"cost": 2, "text": action(drive_insane(choose(CHARACTER)))}),
        (1, "Echo", {"cost": 1, "text": [action(until_end_of_turn(gains(choose(CHARACTER), "TCAI", skill=2))),
                                        response(after(is_("destroyed", CHARACTER)), draw())]}),
        (1, "Undertow", {"cost": 1, "text": action(return_to_hand(choose(CHARACTER)),
                                                   at_end_of_phase(draw()))}),
        (1, "Burial", {"cost": 0, "text": action(put_on_bottom(CARD.in_(Zone.HAND), 1), draw())}),
        (1, "Ambush", {"cost": 1, "text": action(put_into_play(choose(CHARACTER.cost(at_most=2).in_(Zone.HAND))))}),
        (2, "Plot", {"cost": 2, "struggles": "TCAI"}),
    ]  # fmt: skip
    return [
        kinds[kind](f"test-{first + number}", f"{prefix} {name}", faction, **said)
        for number, (kind, name, said) in enumerate(facts)
    ]


STORIES: list[Card] = [
    story("test-51", "The Quiet Street", text=[draw(2)]),
    story("test-52", "The Burning House", text=[wound(CHARACTER)]),
    story("test-53", "The Long Night", text=[must(EACH_PLAYER, sacrifice(choose(CHARACTER.of(YOU))))]),
    story("test-54", "The Empty Cradle", text=[mill(3)]),
    story("test-55", "The Open Grave", text=[put_into_play(choose(CHARACTER.in_(Zone.DISCARD)))]),
    story("test-56", "The Locked Room", text=[search(CARD)]),
    story("test-57", "The Broken Mirror", text=[ready(choose(CHARACTER.exhausted))]),
    story("test-58", "The Silent Bell", text=[destroy(choose(SUPPORT))]),
    story("test-59", "The Last Train", text=[always(gains(CHARACTER, skill=1))]),
    story("test-60", "The White Hand", text=[must(EACH_PLAYER, discard_from_hand(1, if_able=True))]),
]

DECK_CARDS: tuple[list[Card], list[Card]] = (
    [*_people(0, 1), *_things(0, 11)],
    [*_people(1, 101), *_things(1, 111)],
)
POOL = Pool([*DECK_CARDS[0], *DECK_CARDS[1], *STORIES])

DECKS: list[list[str]] = [
    [card.id for card in cards for _ in range(2)] + [card.id for card in cards if card.number % 2 == 0]
    for cards in DECK_CARDS
]
"""A deck for each seat: two or three copies of every card."""
STORY_DECK = [card.id for card in STORIES]


@cache
def faces(rules: str = "lcg") -> Faces:
    """The cards, prepared for a rule set."""
    return Faces(POOL.under(RULE_SETS[rules].errata))
