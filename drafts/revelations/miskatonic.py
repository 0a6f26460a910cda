"""Drafts of cards of Revelations."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY

DR_LABAN_SHREWSBURY = character(
    "rev-008",
    "Dr. Laban Shrewsbury",
    MISKATONIC,
    unique=True,
    descriptor="Extra-dimensional Anthropologist",
    cost=3,
    skill=2,
    icons="AAI",
    subtypes="Faculty, Scientist",
    keywords=[HEROIC, WILLPOWER],
    text=[
        disrupt(
            after(draws(THIS)),
            then(
                then(reveal(THIS), shuffle_into_deck(THIS)),
                one_of(shuffle_into_deck(choose(CHARACTER.keyword(VILLAINOUS))), draw()),
            ),
            if_=exists(YOUR_CARD.faction(MISKATONIC)),
            limit=limit_once("turn"),
            from_=HAND,
        ),
    ],
)

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

DR_MYA_BADRY = character(
    "rev-049",
    "Dr. Mya Badry",
    MISKATONIC,
    unique=True,
    descriptor="Medical Examiner",
    cost=3,
    skill=2,
    icons="II",
    subtypes="Scientist, Investigator",
    text=[
        disrupt(
            when(would_be("destroyed", CHARACTER.committed)),
            then(
                put_into_play(THIS, as_="it", from_=HAND, at=story_of(THAT_CHARACTER)),
                at_end_of_phase(given(still_in_play(the("it")), return_to_hand(the("it")))),
            ),
            from_=HAND,
        ),
    ],
)

WATCHFUL_NATURALIST = character(
    "rev-069",
    "Watchful Naturalist",
    MISKATONIC,
    cost=2,
    skill=2,
    icons="I",
    subtypes="Scientist",
    text=[
        action(pay(1), to=until_end_of_phase(loses(CHARACTER.subtype("Monster", "Creature"), naming("icon")))),
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

THE_NECRONOMICON = support(
    "rev-090",
    "The Necronomicon",
    MISKATONIC,
    unique=True,
    descriptor="Al Azif",
    cost=3,
    subtypes="Tome, Relic, Attachment",
    attach_to=MINE,
    text=[
        passive(after(enters_play(THIS)), shuffle_into_deck(CARD.other.titled("The Necronomicon"))),
        response(
            after(places_token(with_=HOST)), then(shuffle_into_deck(THIS), then(sacrifice(HOST), place_token(STORY)))
        ),
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
