"""Drafts of cards of Ancient Relics."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY

NIGEL_ST_JAMES = character(
    "ar-023",
    "Nigel St. James",
    SILVER_TWILIGHT,
    unique=True,
    descriptor="Lodge Recruiter",
    cost=3,
    skill=3,
    icons="AAA",
    subtypes="Lodge, Sorcerer",
    text=[disrupt(when(would_be("destroyed", MINE)), ready(THIS), to=attach_as_resource(THAT_CHARACTER), instead=True)],
)

THE_DEODAND = support(
    "ar-024",
    "The Deodand",
    SILVER_TWILIGHT,
    unique=True,
    descriptor="Cutting Threads",
    cost=2,
    subtypes="Attachment, Relic",
    attach_to=CHARACTER.other_than("Ancient One"),
    text=[
        passive(after(leaves_play(THIS)), shuffle_into_deck(THIS)),
        forced_response(after(phase_ends(STORY_PHASE)), destroy(HOST), if_=happened(commits(HOST), "phase")),
    ],
)

INITIATE_OF_HUANG_HUN = character(
    "ar-040",
    "Initiate of Huang Hun",
    SILVER_TWILIGHT,
    cost=2,
    skill=2,
    icons="A",
    subtypes="Criminal, Lodge",
    text=[response(after(enters_play(THIS)), must(EACH_PLAYER, given(exists(MINE), return_to_hand(a(MINE)))))],
)

DIRK_SHARPE = character(
    "ar-061",
    "Dirk Sharpe",
    SILVER_TWILIGHT,
    unique=True,
    descriptor="Acquisitions",
    cost=3,
    skill=2,
    icons="CI",
    subtypes="Lodge, Criminal",
    text=[
        action(
            pay(2),
            to=put_into_play(THIS, position=EXHAUSTED, from_=HAND, at=a(STORY.that(with_characters()))),
            from_=HAND,
        ),
    ],
)

ERASMUS_MANOR = character(
    "ar-062",
    "Erasmus Manor",
    SILVER_TWILIGHT,
    unique=True,
    descriptor="The Necromancer",
    cost=4,
    skill=3,
    icons="AAI",
    subtypes="Lodge, Sorcerer",
    text=[forced_response(after(leaves_play(MINE)), until_end_of_turn(gains(THIS, "CI")))],
)

THE_DOORWAY = support(
    "ar-063",
    "The Doorway",
    SILVER_TWILIGHT,
    unique=True,
    descriptor="Extra-dimensional Exit",
    cost=0,
    subtypes="Artifact, Item",
    steadfast={SILVER_TWILIGHT: 1},
    text=[disrupt(when(triggered()), exhaust(ITSELF), to=return_to_hand(choose(MINE.committed)))],
)

THE_THREE_LISTENERS = character(
    "ar-081",
    "The Three Listeners",
    SILVER_TWILIGHT,
    unique=True,
    descriptor="Ardent Supporters",
    cost=3,
    skill=2,
    icons="CA",
    subtypes="Lodge",
    keywords=[TOUGHNESS(1)],
    text=[while_(more(count(CARD.in_(HAND, of=OPPONENT)), than=count(CARD.in_(HAND))), gains(THIS, "AI"))],
)

EON_CHART = support(
    "ar-082",
    "Eon Chart",
    SILVER_TWILIGHT,
    unique=True,
    descriptor="Map of the Spheres",
    cost=2,
    subtypes="Attachment, Relic",
    attach_to=MINE,
    text=[
        action(
            until_end_of_phase(gains_struggle(STORY)),
            at_end_of_phase(sacrifice(HOST)),
            at_end_of_phase(shuffle_into_deck(THIS)),
            limit=limit_once(),
        ),
    ],
)

MASTER_OF_THE_MYTHS = character(
    "ar-101",
    "Master of the Myths",
    SILVER_TWILIGHT,
    cost=3,
    skill=3,
    icons="AAA",
    subtypes="Lodge, Independent",
    keywords=[WILLPOWER, TOUGHNESS(1)],
    text=[
        action(
            pay(1),
            to=[
                put_into_play(THIS, as_="it", from_=HAND),
                at_end_of_phase(given(still_in_play(the("it")), return_to_hand(the("it")))),
            ],
            from_=HAND,
        )
    ],
)

VACANT_SERVANT = support(
    "ar-102",
    "Vacant Servant",
    SILVER_TWILIGHT,
    cost=1,
    subtypes="Attachment",
    attach_to=CHARACTER,
    text=[
        gains(HOST, "AA"),
        disrupt(
            when(result_of_struggle(ARCANE, YOU, with_=HOST)),
            sacrifice(THIS),
            to=refresh_domain(ANY_PLAYER),
            instead=True,
        ),
    ],
)

MAGNUS_STILES = character(
    "ar-122",
    "Magnus Stiles",
    SILVER_TWILIGHT,
    unique=True,
    descriptor="Blood Mage",
    cost=5,
    skill=3,
    icons="CAI",
    subtypes="Lodge, Sorcerer",
    text=[
        action(
            sacrifice(a(CHARACTER.subtype("Sorcerer"))),
            to=place_token(a(STORY)),
            if_=more(count(MINE.subtype("Sorcerer")), than=count(THEIRS.subtype("Sorcerer"))),
            limit=limit_once("turn"),
        )
    ],
)

NECESSARY_EVIL = event(
    "ar-123",
    "Necessary Evil",
    SILVER_TWILIGHT,
    cost=2,
    text=[
        action(
            choosing(a(MINE.other_than("Ancient One").committed, as_="it")),
            until_end_of_phase(gains_icons(MINE.at(story_of(the("it"))), of=the("it"))),
            sacrifice(the("it")),
        ),
    ],
)
