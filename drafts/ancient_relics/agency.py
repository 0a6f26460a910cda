"""Drafts of cards of Ancient Relics."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY

JOHN_JESSIE_BURKE = character(
    "ar-013",
    "John & Jessie Burke",
    AGENCY,
    unique=True,
    descriptor="Relentless in Pursuit",
    cost=4,
    skill=2,
    icons="CCAI",
    subtypes="Government",
    text=[
        response(
            after(is_("wounded", CHARACTER.committed)),
            exhaust(THIS),
            to=wound(a(CHARACTER.at(story_of(THAT_CHARACTER)))),
        ),
    ],
)

FEDERAL_VAULT = support(
    "ar-014",
    "Federal Vault",
    AGENCY,
    cost=2,
    subtypes="Location",
    text=[action(pay(1), to=put_on_top(choose(SUPPORT.other_than("Location").in_(DISCARD))))],
)

INSPECTOR_LI_FLINT = character(
    "ar-029",
    "Inspector Li Flint",
    AGENCY,
    unique=True,
    descriptor="With Pride and Care",
    cost=3,
    skill=1,
    icons="CI",
    subtypes="Investigator",
    text=[
        action(
            choosing(naming("subtype", as_="kind")),
            until_end_of_phase(
                gains(THIS, "C", times=X), x=count(THEIRS.subtype(named("subtype", "kind")).at(SAME_STORY))
            ),
            limit=limit_once(),
        ),
    ],
)

THOROUGH_SEARCH = event(
    "ar-030",
    "Thorough Search",
    AGENCY,
    cost=1,
    text=[
        action(shuffle_into_deck(SUPPORT.subtype("Attachment").in_(DISCARD))),
    ],
)

THE_SECOND_CHANCERS = character(
    "ar-049",
    "The Second Chancers",
    AGENCY,
    unique=True,
    descriptor="Doing Bad for Good",
    cost=6,
    skill=5,
    icons="CCCCI",
    subtypes="Criminal, Government",
    keywords=[TOUGHNESS(1)],
    text=[response(after(plays(THIS)), wound(CHARACTER.other.keyword(ALL_TOUGHNESS)))],
)

ELIOT_NESS_HANDCUFFS = support(
    "ar-050",
    "Eliot Ness' Handcuffs",
    AGENCY,
    unique=True,
    descriptor="A New Symbol of Justice",
    cost=1,
    subtypes="Attachment, Relic",
    attach_to=CHARACTER.other_than("Ancient One"),
    text=[
        loses_keywords(HOST),
        passive(after(leaves_play(THIS)), shuffle_into_deck(THIS)),
    ],
)

JACQUES_ARTOIS = character(
    "ar-069",
    "Jacques Artois",
    AGENCY,
    unique=True,
    descriptor="Surprisingly Insightful",
    cost=4,
    skill=3,
    icons="CII",
    subtypes="Investigator",
    text=[forced_response(after(is_("wounded", MINE)), until_end_of_phase(gains(THIS, "CI")))],
)

RECOVERED_ICEBREAKER = event(
    "ar-070",
    "Recovered Icebreaker",
    AGENCY,
    cost=0,
    text=[
        action(
            exhaust(a(CHARACTER.faction(AGENCY), as_="it")),
            to=put_into_play(a(SUPPORT.subtype("Attachment").in_(DISCARD)), on=the("it")),
        ),
    ],
)

ALEXANDER_PALLAS = character(
    "ar-089",
    "Alexander Pallas",
    AGENCY,
    unique=True,
    descriptor="Wrong Place, Right Time",
    cost=3,
    skill=2,
    icons="CI",
    subtypes="Investigator",
    text=[response(after(is_("destroyed", CHARACTER)), ready(THIS))],
)

PHOEBE_KOTAS = character(
    "ar-090",
    "Phoebe Kotas",
    AGENCY,
    unique=True,
    descriptor="Impertinent and Inquisitive",
    cost=2,
    skill=2,
    icons="I",
    subtypes="Government",
    keywords=[HEROIC],
    text=[commits_ready(THIS)],
)

ATTACK_DOGS = support(
    "ar-091",
    "Attack Dogs",
    AGENCY,
    cost=1,
    subtypes="Attachment, Creature",
    attach_to=CHARACTER,
    text=[gains(HOST, "C", times=count(CARD.subtype("Creature").of(YOU)))],
)

DR_HENSHAW = character(
    "ar-109",
    "Dr. Henshaw",
    AGENCY,
    unique=True,
    descriptor="Too Close to the Truth",
    cost=2,
    skill=1,
    icons="I",
    subtypes="Government, Scientist",
    text=[disrupt(when(would_be("insane", THIS)), ready(CHARACTER.other.faction(AGENCY).at(SAME_STORY)))],
)

UNFORESEEN_SETBACK = support(
    "ar-110",
    "Unforeseen Setback",
    AGENCY,
    cost=3,
    subtypes="Attachment, Condition",
    attach_to=CHARACTER,
    text=[response(after(succeeds(OPPONENT)), wound(HOST))],
)
