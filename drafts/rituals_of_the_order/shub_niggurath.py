"""Drafts of cards of The Rituals of the Order."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
HARVESTING_MI_GO = character(
    "roto-011",
    "Harvesting Mi-Go",
    SHUB_NIGGURATH,
    cost=2,
    skill=2,
    icons="CA",
    subtypes="Mi-Go",
    text=[
        response(
            after(enters_play(THIS)),
            then(choosing(choose(CHARACTER.in_(DISCARD), as_="it")), attach_as_resource(the("it"))),
        )
    ],
)

INTER_DIMENSIONAL_TRANSPORTER = support(
    "roto-012",
    "Inter-dimensional Transporter",
    SHUB_NIGGURATH,
    cost=2,
    subtypes="Artifact",
    text=[always(costs(CHARACTER.subtype("Mi-Go"), -1, minimum=1, whose=YOU, first_each="turn"))],
)

PREDATOR_OF_THE_NIGHT = character(
    "roto-031",
    "Predator of the Night",
    SHUB_NIGGURATH,
    cost=2,
    skill=2,
    icons="C",
    subtypes="Dark Young",
    text=[
        response(
            after(commits(THIS)), until_end_of_phase(must_follow(choose(CHARACTER.skill(below=skill_of(THIS))), THIS))
        )
    ],
)

TRAMPLING_DARK_YOUNG = character(
    "roto-049",
    "Trampling Dark Young",
    SHUB_NIGGURATH,
    cost=3,
    skill=3,
    icons="TC",
    subtypes="Servitor, Dark Young",
    text=[forced_response(after(commits(THIS)), wound(CHARACTER.at(THAT_STORY).skill(at_most=1, printed=True)))],
)

GRASPING_CHTHONIAN = character(
    "roto-051",
    "Grasping Chthonian",
    SHUB_NIGGURATH,
    cost=3,
    skill=2,
    icons="TCC",
    subtypes="Chthonian",
    text=[response(after(enters_play(THIS)), destroy(choose(SUPPORT)))],
)

IA_IA_SHUDDE_MELL = event(
    "roto-071",
    "Ia! Ia! Shudde M'ell",
    SHUB_NIGGURATH,
    cost=2,
    subtypes="Ritual",
    text=[action(until_end_of_phase(gains(MINE, "AA")))],
    rulings=("It is printed as a Response that answers nothing, and played as an Action.",),
)

WOLF_HUNGER = support(
    "roto-072",
    "Wolf Hunger",
    SHUB_NIGGURATH,
    cost=1,
    subtypes="Attachment, Curse",
    attach_to=CHARACTER.other_than("Ancient One"),
    text=[must_commit(HOST)],
)

SHUDDE_MELL = character(
    "roto-091",
    "Shudde M'ell",
    SHUB_NIGGURATH,
    unique=True,
    descriptor="The Burrower Beneath",
    cost=6,
    skill=5,
    icons="TTCA",
    subtypes="Ancient One",
    keywords=[VILLAINOUS, INVULNERABILITY],
    text=[action(pay(2), to=search(CHARACTER.subtype("Chthonian"), to="play", top=5))],
)

TELEPATHIC_CHTHONIAN = character(
    "roto-092",
    "Telepathic Chthonian",
    SHUB_NIGGURATH,
    cost=4,
    skill=3,
    icons="TCC",
    subtypes="Chthonian",
    keywords=[TOUGHNESS(1)],
    text=[response(after(is_("destroyed", SUPPORT)), must(OPPONENT, sacrifice(a(MINE), if_able=True)))],
)

SINKHOLE = event(
    "roto-109",
    "Sinkhole!",
    SHUB_NIGGURATH,
    cost=2,
    subtypes="Disaster",
    text=[
        action(
            mill(1, YOU, as_="discarded"),
            given(
                is_a(the("discarded", "card"), CHARACTER.subtype("Chthonian")),
                destroy(choose(CHARACTER.other_than("Ancient One"))),
                otherwise=destroy(choose(SUPPORT.subtype("Location"))),
            ),
        )
    ],
)

BASTS_HUNT = event(
    "roto-110",
    "Bast's Hunt",
    SHUB_NIGGURATH,
    cost=1,
    text=[action(destroy(choose(CHARACTER.wounded)))],
)
