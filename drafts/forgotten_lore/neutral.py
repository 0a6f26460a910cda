"""Drafts of cards of Forgotten Lore."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
_CON = exists(CONSPIRACY)

GHOST_OF_PERDITION = character(
    "fl-016",
    "Ghost of Perdition",
    NEUTRAL,
    cost=2,
    skill=1,
    icons="T",
    subtypes="Monster",
    text=[
        action(
            pay(2),
            to=[
                attach(THIS, to=choose(CHARACTER), subtypes="Curse", text=[gains(HOST, "TTT")]),
                at_end_of_phase(sacrifice(THIS)),
            ],
        )
    ],
)

WRITTEN_IN_THE_SKY = event(
    "fl-019",
    "Written in the Sky",
    NEUTRAL,
    cost=1,
    subtypes="Disaster",
    text=[response(after(plays(CHARACTER.subtype("Ancient One"))), search(CHARACTER.subtype("Ancient One")))],
)

MENTOR_TO_VAUGHN = character(
    "fl-035",
    "Mentor to Vaughn",
    NEUTRAL,
    unique=True,
    descriptor="Without Equal",
    cost=3,
    skill=3,
    icons="CCA",
    subtypes="Sorcerer",
    keywords=[WILLPOWER],
    text=[action(pay(1), to=exhaust(choose(CHARACTER.skill(at_most=2))))],
)

NODENS = character(
    "fl-036",
    "Nodens",
    NEUTRAL,
    unique=True,
    descriptor="Potent and Archaic",
    cost=5,
    skill=3,
    icons="TTA",
    subtypes="Ancient One",
    keywords=[TOUGHNESS(2)],
    text=[response(after(enters_play(THIS)), wound(CHARACTER.skill(at_most=3)))],
)

TULZSCHA = character(
    "fl-037",
    "Tulzscha",
    NEUTRAL,
    unique=True,
    descriptor="The Green Flame",
    cost=6,
    skill=4,
    icons="TTCA",
    subtypes="Ancient One",
    keywords=[VILLAINOUS, INVULNERABILITY],
    text=[
        always(gains(CHARACTER.subtype("Cultist"), skill=1), gains(CHARACTER.subtype("Cultist"), "T")),
        action(
            sacrifice(a(CHARACTER.subtype("Cultist"))),
            to=destroy(choose(CHARACTER.other_than("Ancient One").skill(at_most=2))),
        ),
    ],
)

GRANNY_ORNE = character(
    "fl-038",
    "Granny Orne",
    NEUTRAL,
    unique=True,
    descriptor="Tough Old Bird",
    cost=1,
    skill=1,
    subtypes="Independent",
    keywords=[WILLPOWER],
    text=[response(after(enters_play(THIS)), destroy(CHARACTER.insane))],
)

N607_WALTER_STREET = support(
    "fl-039",
    "607 Walter Street",
    NEUTRAL,
    unique=True,
    descriptor="Dockside Property",
    cost=2,
    subtypes="Location",
    text=[
        response(
            after(is_("destroyed", CHARACTER.subtype("Independent"))), exhaust(THIS), to=put_into_play(THAT_CHARACTER)
        )
    ],
)

OL_LAZY_EYES = character(
    "fl-055",
    "Ol' Lazy Eyes",
    NEUTRAL,
    descriptor="Inbred but not Inept",
    cost=2,
    skill=1,
    icons="C",
    subtypes="Conspirator",
    text=[while_(_CON, gains(THIS, "T")), response(after(plays(THIS)), search(CONSPIRACY))],
)

CRAZY_EDDIE = character(
    "fl-056",
    "Crazy Eddie",
    NEUTRAL,
    unique=True,
    descriptor="Don't call him Ed...",
    cost=0,
    skill=0,
    subtypes="Conspirator",
    text=[while_(_CON, gains(THIS, skill=1), gains(THIS, "CA"))],
)

FLARE_GUN = support(
    "fl-057",
    "Flare Gun",
    NEUTRAL,
    cost=2,
    subtypes="Attachment, Item",
    attach_to=MINE,
    text=[
        response(
            after(commits(HOST)),
            pay(1),
            to=until_end_of_phase(must_follow(choose(CHARACTER, up_to=2), HOST)),
            if_=YOUR_TURN,
        )
    ],
)

BROKEN_SPACE_BROKEN_TIME = event(
    "fl-059",
    "Broken Space, Broken Time",
    NEUTRAL,
    cost=4,
    subtypes="Disaster",
    text=[
        action(
            may(EACH_PLAYER, search(CHARACTER.subtype("Ancient One").cost(at_most=6, printed=True), to="play")),
            only=YOUR_OPERATIONS,
        )
    ],
)

POCKET_TELESCOPE = support(
    "fl-078",
    "Pocket Telescope",
    NEUTRAL,
    cost=0,
    subtypes="Attachment, Item",
    attach_to=MINE,
    text=[action(exhaust(THIS), to=[look_at_top(1), may(YOU, put_one_under())])],
)

THE_BOOTLEG_WHISKEY_COVER_UP = conspiracy(
    "fl-079",
    "The Bootleg Whiskey Cover-Up",
    NEUTRAL,
    cost=1,
    struggles="TCAI",
    text=[blank(CHARACTER.at(THIS_STORY))],
)

HYPOTHERMIA = event(
    "fl-097",
    "Hypothermia",
    NEUTRAL,
    cost=3,
    text=[
        action(
            wound(choose(CHARACTER, up_to=count(EVENT.subtype("Polar").in_(DISCARD)))),
            only=after_committing(OPPONENT),
        ),
    ],
)

ANTARCTIC_WIND = event(
    "fl-098",
    "Antarctic Wind",
    NEUTRAL,
    cost=2,
    subtypes="Polar",
    text=[
        action(
            then(
                exhaust(a(CHARACTER.uncommitted, as_="it")),
                wound(the("it"), count(EVENT.subtype("Polar").in_(DISCARD))),
            ),
            only=after_committing(OPPONENT),
        ),
    ],
)

POLAR_FOG = event(
    "fl-099",
    "Polar Fog",
    NEUTRAL,
    cost=2,
    subtypes="Polar",
    text=[
        action(
            choosing(choose(CHARACTER.committed, as_="it")),
            these(story_of(the("it")), as_="there"),
            then(
                uncommit(the("it")),
                must(
                    controller_of(the("it")),
                    commit_to(the("it"), STORY.that(different_from(the("there", "story")))),
                ),
            ),
            only=turn_of(OPPONENT),
        ),
    ],
)
