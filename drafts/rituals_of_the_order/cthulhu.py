"""Drafts of cards of The Rituals of the Order."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY


def _change(what, lost, got, icon):
    return given(is_a(what, CHARACTER.icon(icon)), until_end_of_phase(loses(what, lost), gains(what, got)))


BLOODTHIRSTY_STAR_SPAWN = character(
    "roto-004",
    "Bloodthirsty Star Spawn",
    CTHULHU,
    cost=4,
    skill=3,
    icons="TCCA",
    subtypes="Servitor",
    text=[
        disrupt(
            when(result_of_struggle(COMBAT, YOU, with_=THIS)),
            must(OPPONENT, destroy(choose(MINE.at(THAT_STORY)))),
            instead=True,
        )
    ],
)

UNDERNEATH_THE_SURFACE = event(
    "roto-005",
    "Underneath the Surface",
    CTHULHU,
    cost=3,
    subtypes="Disaster",
    keywords=[LOYAL],
    text=[
        action(
            sacrifice(a(CHARACTER.subtype("Cultist"), 3)), to=put_into_play(a(CHARACTER.titled("Cthulhu").in_(HAND)))
        )
    ],
)

GAZE_OF_GHATANOTHOA = support(
    "roto-006",
    "Gaze of Ghatanothoa",
    CTHULHU,
    cost=2,
    subtypes="Attachment, Curse",
    attach_to=CHARACTER.other_than("Ancient One"),
    text=[while_(during(REFRESH_PHASE, ANY_PLAYER), cannot(HOST, "be readied"))],
)

DEEP_ONE_STOWAWAY = character(
    "roto-023",
    "Deep One Stowaway",
    CTHULHU,
    cost=3,
    skill=2,
    icons="CA",
    subtypes="Deep One",
    text=[response(after(plays(THIS)), wound(choose(CHARACTER.exhausted.cost(at_most=2))))],
)

DISGUISED_SERPENT_MAN = character(
    "roto-024",
    "Disguised Serpent Man",
    CTHULHU,
    cost=3,
    skill=2,
    icons="CCC",
    subtypes="Serpent",
    text=[action(pay(1), to=_change(THIS, "C", "T", COMBAT))],
)

HORRIFIC_SHOGGOTH = character(
    "roto-043",
    "Horrific Shoggoth",
    CTHULHU,
    cost=4,
    skill=3,
    icons="TTCC",
    subtypes="Servitor",
    keywords=[TOUGHNESS(1)],
    boosters="T",
)

GHATANOTHOA = character(
    "roto-044",
    "Ghatanothoa",
    CTHULHU,
    unique=True,
    descriptor="Out Of The Aeons",
    cost=6,
    skill=4,
    icons="TTCCA",
    subtypes="Ancient One",
    keywords=[VILLAINOUS, INVULNERABILITY],
    text=[
        action(
            reveal(a(CARD.other.titled("Ghatanothoa").in_(HAND))),
            to=then(destroy(choose(CHARACTER.other_than("Ancient One"))), shuffle_into_deck(the("revealed", "card"))),
        ),
    ],
)

LURKING_DEEP_ONE = character(
    "roto-064",
    "Lurking Deep One",
    CTHULHU,
    cost=2,
    skill=2,
    icons="CA",
    subtypes="Deep One",
    text=[while_(NIGHT_TIME, gains(THIS, text=response(after(plays(EVENT, who=ANY_PLAYER)), ready(THIS))))],
)

DEVILS_REEF = support(
    "roto-065",
    "Devil's Reef",
    CTHULHU,
    unique=True,
    descriptor="Gate to Hell",
    cost=2,
    subtypes="Location",
    text=[costs(CHARACTER.subtype("Deep One"), -1, minimum=1)],
)

YHA_NTHLEI_STATUE = support(
    "roto-066",
    "Y'ha-nthlei Statue",
    CTHULHU,
    cost=3,
    subtypes="Artifact",
    text=[
        whenever(exists(CHARACTER.skill(at_most=1, printed=True)), destroy(CHARACTER.skill(at_most=1, printed=True)))
    ],
)

WHILE_HE_SLEEPS = event(
    "roto-083",
    "While He Sleeps",
    CTHULHU,
    cost=1,
    subtypes="Madness",
    text=[
        action(reveal(a(CARD.titled("Cthulhu").in_(HAND))), to=until_end_of_turn(gains(MINE.faction(CTHULHU), "TT")))
    ],
)

SLAVE_TO_THE_UNDIVIDED_MIND = event(
    "roto-084",
    "Slave to the Undivided Mind",
    CTHULHU,
    cost=2,
    subtypes="Madness",
    text=[action(until_end_of_turn(must_commit(choose(CHARACTER))))],
)

SOMNAMBULANT_DREAMER = character(
    "roto-103",
    "Somnambulant Dreamer",
    CTHULHU,
    cost=2,
    skill=2,
    icons="C",
    subtypes="Dreamer, Lunatic",
    steadfast={HASTUR: 1},
    text=[action(drive_insane(THIS), to=wound(choose(CHARACTER.exhausted.skill(at_most=2))))],
)

MISGUIDED_DREAMS = event(
    "roto-104",
    "Misguided Dreams",
    CTHULHU,
    cost=3,
    text=[
        while_(NIGHT_TIME, costs(THIS, -2), in_=HAND),
        action(until_end_of_turn(must_commit(CHARACTER))),
    ],
)
