"""Drafts of cards of The Yuggoth Contract."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY


def _change(what, lost, got, icon):
    return given(is_a(what, CHARACTER.icon(icon)), until_end_of_phase(loses(what, lost), gains(what, got)))


def _next(what, by=1):
    return until_end_of_phase(costs(what, -by, minimum=1, whose=YOU, next_only=True))


BACKWATER_DEEP_ONE = character(
    "yc-003",
    "Backwater Deep One",
    CTHULHU,
    cost=3,
    skill=2,
    icons="CCA",
    subtypes="Deep One",
    keywords=[TOUGHNESS(1)],
)

BROOD_OF_YIG = character(
    "yc-004",
    "Brood of Yig",
    CTHULHU,
    cost=2,
    skill=2,
    icons="TT",
    subtypes="Serpent, Cultist",
    text=[action(pay(1), to=_change(THIS, "T", "C", TERROR))],
)

SHRINE_TO_YIG = support(
    "yc-023",
    "Shrine to Yig",
    CTHULHU,
    unique=True,
    descriptor="Worship of an Ancient Evil",
    cost=2,
    subtypes="Location",
    text=[gains(MINE.subtype("Serpent"), "T")],
)

RAVENOUS_PIRANHAS = character(
    "yc-024",
    "Ravenous Piranhas",
    CTHULHU,
    cost=3,
    skill=2,
    icons="CCC",
    subtypes="Creature",
    keywords=[FAST],
)

FEATHERED_SERPENT = character(
    "yc-025",
    "Feathered Serpent",
    CTHULHU,
    cost=4,
    skill=3,
    icons="TTT",
    subtypes="Serpent, Monster",
    text=[action(_change(THIS, "T", "CA", TERROR))],
)

LABYRINTH_OF_A_DEAD_CITY = support(
    "yc-044",
    "Labyrinth of a Dead City",
    CTHULHU,
    cost=2,
    subtypes="Environment, Attachment",
    attach_to=STORY_CARD,
    text=[cannot(CHARACTER.skill(at_most=1, printed=True), "commit", at=HOST_STORY)],
)

STYGIAN_IDOL = support(
    "yc-045",
    "Stygian Idol",
    CTHULHU,
    cost=1,
    subtypes="Attachment, Artifact",
    attach_to=CHARACTER.subtype("Serpent"),
    text=[gains(HOST, "TT"), action(exhaust(THIS), to=_next(CHARACTER.subtype("Serpent")))],
)

DEGENERATE_SERPENT_CULTIST = character(
    "yc-063",
    "Degenerate Serpent Cultist",
    CTHULHU,
    cost=1,
    skill=2,
    icons="T",
    subtypes="Serpent, Cultist",
    text=[action(pay(1), to=_change(THIS, "T", "A", TERROR))],
)

DEEP_ONE_SCOUT = character(
    "yc-065",
    "Deep One Scout",
    CTHULHU,
    cost=3,
    skill=2,
    icons="CCA",
    subtypes="Deep One",
    text=[
        action(
            exhaust(a(CHARACTER.subtype("Deep One"), 2)),
            to=put_into_play(a(CHARACTER.subtype("Deep One").in_(HAND).cost(at_most=3, printed=True))),
        )
    ],
)

RIVER_OF_SERPENTS = support(
    "yc-084",
    "River of Serpents",
    CTHULHU,
    cost=2,
    subtypes="Location, Serpent",
    text=[action(exhaust(THIS), to=until_end_of_phase(gains(choose(CHARACTER.subtype("Serpent")), "TT")))],
)

YIG = character(
    "yc-085",
    "Yig",
    CTHULHU,
    unique=True,
    descriptor="Father of Serpents",
    cost=5,
    skill=4,
    icons="TTTA",
    subtypes="Ancient One",
    keywords=[VILLAINOUS, TOUGHNESS(2)],
    text=[gains(CHARACTER.subtype("Serpent"), "T"), action(_change(THIS, "T", "CCA", TERROR))],
)

DISGUISED_THREAT = event(
    "yc-104",
    "Disguised Threat",
    CTHULHU,
    cost=1,
    subtypes="Ritual",
    text=[
        action(
            sacrifice(a(CHARACTER.other_than("Serpent"))), to=put_into_play(a(CHARACTER.subtype("Serpent").in_(HAND)))
        )
    ],
)

FEEDING_FRENZY = event(
    "yc-105",
    "Feeding Frenzy",
    CTHULHU,
    cost=2,
    subtypes="Tactic",
    text=[disrupt(after(is_("wounded", CHARACTER, by_struggle=COMBAT)), wound(CHARACTER.at(THAT_STORY)))],
)

THE_CAVE_ON_THE_HILL = support(
    "yc-106",
    "The Cave on the Hill",
    CTHULHU,
    unique=True,
    descriptor="Local Landmark",
    cost=3,
    subtypes="Location",
    text=[action(exhaust(THIS), to=then(uncommit(choose(MINE.committed, as_="it")), ready(the("it"))))],
)
