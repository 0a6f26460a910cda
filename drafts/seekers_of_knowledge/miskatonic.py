"""Drafts of cards of Seekers of Knowledge."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
BOARD_OF_TRUSTEES = character(
    "sok-001",
    "Board of Trustees",
    MISKATONIC,
    unique=True,
    descriptor="Overseeing the Future",
    cost=4,
    skill=5,
    icons="AAII",
    subtypes="Independent",
    keywords=[WILLPOWER, INVULNERABILITY],
    text=[
        while_(is_a(THIS, CHARACTER.ready), gains(CHARACTER.subtype("Student"), keyword=WILLPOWER)),
        while_(is_a(THIS, CHARACTER.exhausted), gains(CHARACTER.subtype("Faculty"), keyword=TOUGHNESS(1))),
    ],
)

WHITTON_GREENE = character(
    "sok-002",
    "Whitton Greene",
    MISKATONIC,
    unique=True,
    descriptor="Restricted Collection Bookhunter",
    cost=3,
    skill=3,
    icons="AII",
    subtypes="Faculty, Investigator, Relic Hunter",
    keywords=[TOUGHNESS(1)],
    boosters="I",
    text=[
        response(after(succeeds(with_=THIS)), search(SUPPORT.subtype("Tome"))),
    ],
)

RICHARD_PIKE = character(
    "sok-003",
    "Richard Pike",
    MISKATONIC,
    unique=True,
    descriptor="Here to Help",
    cost=2,
    skill=2,
    icons="AA",
    subtypes="Student",
    text=[
        forced_response(
            after(is_("insane", THIS)),
            until_end_of_phase(
                gains(CHARACTER.faction(MISKATONIC).other, keyword=WILLPOWER),
                gains(CHARACTER.faction(MISKATONIC).other, keyword=TOUGHNESS(1)),
            ),
        ),
    ],
)

ROALD_ELLSWORTH = character(
    "sok-004",
    "Roald Ellsworth",
    MISKATONIC,
    unique=True,
    descriptor="Intrepid Explorer",
    cost=3,
    skill=2,
    icons="AI",
    subtypes="Explorer, Faculty",
    keywords=[LOYAL],
    text=[
        gains(CHARACTER.subtype("Explorer"), keyword=WILLPOWER),
        disrupt(
            when(would_be("leaves_play", MINE.subtype("Explorer"))),
            one_of(draw(2), return_to_hand(a(CARD.in_(DISCARD)))),
        ),
    ],
)

JAMES_COOKIE_FREDERICKS = character(
    "sok-008",
    'James "Cookie" Fredericks',
    MISKATONIC,
    unique=True,
    descriptor="Controversial Explorer",
    cost=3,
    skill=2,
    icons="CI",
    subtypes="Explorer, Investigator",
    keywords=[LOYAL],
    text=[
        gains(CHARACTER.subtype("Explorer"), keyword=FAST),
        response(
            after(enters_play(MINE.subtype("Explorer"))),
            then(draw(3), discard_from_hand(2)),
            if_=more(count(CARD.in_(HAND, of=OPPONENT)), than=count(CARD.in_(HAND))),
        ),
    ],
)


ARCTIC_ETHNOLOGIST = character(
    "sok-013",
    "Arctic Ethnologist",
    MISKATONIC,
    cost=2,
    skill=2,
    icons="AI",
    subtypes="Explorer, Scientist",
    text=[
        while_(every(YOUR_CARD, CARD.faction(MISKATONIC)), gains(THIS, "C"), gains(MINE.subtype("Explorer"), "A")),
    ],
)


COLLEGE_PROSPECT = character(
    "sok-019",
    "College Prospect",
    MISKATONIC,
    cost=0,
    skill=1,
    subtypes="Student",
    steadfast={MISKATONIC: 3},
    text=[
        forced_response(after(is_("destroyed", THIS)), draw(2)),
    ],
)

SPORTS_SCHOLARSHIP = support(
    "sok-020",
    "Sports Scholarship",
    MISKATONIC,
    cost=1,
    subtypes="Attachment",
    attach_to=CHARACTER.subtype("Student"),
    text=[
        gains(HOST, keyword=TOUGHNESS(2)),
        action(sacrifice(HOST), to=wound(choose(CHARACTER))),
    ],
)

ULTIMA_THULE = support(
    "sok-026",
    "Ultima Thule",
    MISKATONIC,
    unique=True,
    descriptor="Beyond the Known World",
    cost=1,
    subtypes="Polar, Lost Civilization",
    text=[
        action(
            exhaust(THIS),
            to=[
                put_into_play(a(CHARACTER.subtype("Explorer").in_(HAND)), as_="it"),
                at_end_of_phase(given(still_in_play(the("it")), return_to_hand(the("it")))),
            ],
        ),
    ],
)
