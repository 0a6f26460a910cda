"""Drafts of cards of Revelations."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY

CELAENO_FRAGMENTS = support(
    "rev-009",
    "Celaeno Fragments",
    MISKATONIC,
    unique=True,
    descriptor="Book of Books",
    cost=1,
    subtypes="Tome, Attachment",
    attach_to=CHARACTER,
    text=[
        gains(HOST, keyword=FAST),
        gains(HOST, skill=1, times=count(CARD.subtype("Tome"))),
        response(
            after(ability_used(of=SUPPORT.subtype("Tome"), by=ANY_PLAYER)),
            return_to_hand(
                choose(
                    either_kind(SUPPORT.subtype("Tome").in_(DISCARD), CHARACTER.faction(MISKATONIC).in_(DISCARD)),
                ),
            ),
            limit=limit_once(),
        ),
    ],
)

RESEARCH_ASSISTANT = character(
    "rev-027",
    "Research Assistant",
    MISKATONIC,
    cost=1,
    skill=1,
    icons="I",
    subtypes="Faculty",
    text=[response(after(ability_used(of=SUPPORT.subtype("Tome"), by=ANY_PLAYER)), ready(THIS), to=draw())],
)

INFIRMARY = support(
    "rev-028",
    "Infirmary",
    MISKATONIC,
    cost=2,
    subtypes="Location",
    keywords=[LOYAL],
    text=[
        disrupt(when(would_be("destroyed", MINE.faction(MISKATONIC))), return_to_hand(THAT_CHARACTER), instead=True),
    ],
)

PROFESSOR_OF_FOLKLORE = character(
    "rev-048",
    "Professor of Folklore",
    MISKATONIC,
    cost=2,
    skill=3,
    icons="AI",
    subtypes="Faculty, Investigator",
    text=[
        disrupt(
            when(would_be("wounded", CHARACTER.faction(MISKATONIC))),
            pay(1),
            to=[cancel("that wound"), given(OVERPAID, may(YOU, ready(THAT_CHARACTER)))],
        ),
    ],
)

COMBING_THE_ARCHIVES = conspiracy(
    "rev-070",
    "Combing the Archives",
    MISKATONIC,
    cost=0,
    struggles="AAII",
    steadfast={MISKATONIC: 2},
    text=[
        put_into_play(SUPPORT.subtype("Tome").in_(DISCARD, of=ANY_PLAYER), control=YOU),
    ],
)

SURPRISING_FIND = event(
    "rev-109",
    "Surprising Find",
    MISKATONIC,
    cost=0,
    steadfast={MISKATONIC: 2},
    text=[
        response(
            after(draws_cards(OPPONENT)),
            then(draw(3), then(put_on_top(a(CARD.in_(HAND))), put_on_top(a(CARD.in_(HAND))))),
        ),
    ],
)

FACULTY_ADVISOR = character(
    "rev-110",
    "Faculty Advisor",
    MISKATONIC,
    cost=1,
    skill=1,
    icons="A",
    subtypes="Faculty",
    text=[
        disrupt(
            when(would_be("wounded_or_insane", CHARACTER.subtype("Student"))),
            then(sacrifice(THIS), draw()),
            instead=True,
        ),
    ],
)
