"""Drafts of cards of Dreamlands."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
PUJ_DUNK = character(
    "dl-011",
    "Puj-Dunk",
    YOG_SOTHOTH,
    unique=True,
    descriptor="Gug Chieftain",
    cost=4,
    skill=4,
    icons="TCCA",
    subtypes="Gug, Monster",
    keywords=[TOUGHNESS(2)],
    text=[response(after(is_("wounded", THIS)), put_into_play(a(CHARACTER.subtype("Gug").in_(HAND))))],
)

ENRAGED_GUG = character(
    "dl-032",
    "Enraged Gug",
    YOG_SOTHOTH,
    cost=4,
    skill=5,
    icons="CCC",
    subtypes="Gug, Monster",
    keywords=[TOUGHNESS(1)],
    text=[response(after(is_("wounded", THIS)), wound(choose(CHARACTER.icon(COMBAT))))],
)

CITY_OF_GUGS = support(
    "dl-033",
    "City of Gugs",
    YOG_SOTHOTH,
    unique=True,
    descriptor="Beneath the Earth",
    cost=1,
    subtypes="Location, Dreamlands",
    text=[while_(DAY_TIME, gains(MINE.subtype("Gug"), keyword=TOUGHNESS(1)))],
)

LABORING_GUG = character(
    "dl-051",
    "Laboring Gug",
    YOG_SOTHOTH,
    cost=3,
    skill=3,
    icons="CCC",
    subtypes="Gug, Monster",
    keywords=[TOUGHNESS(1)],
    text=[response(after(is_("wounded", THIS)), draw())],
)

GREAT_STONE_CIRCLE = support(
    "dl-052",
    "Great Stone Circle",
    YOG_SOTHOTH,
    unique=True,
    cost=1,
    subtypes="Dreamlands, Location",
    text=[
        while_(
            NIGHT_TIME,
            struggle_order(STORY.that(with_characters(CHARACTER.subtype("Gug"))), first=COMBAT, before=TERROR),
        ),
    ],
)

GUARDIAN_OF_THE_KEY = character(
    "dl-071",
    "Guardian of the Key",
    YOG_SOTHOTH,
    cost=2,
    skill=2,
    icons="TC",
    subtypes="Monster",
    keywords=[LOYAL],
    text=[disrupt(when(effect_chooses(SUPPORT)), exhaust(THIS), to=cancel())],
)

WANDERING_GUG = character(
    "dl-091",
    "Wandering Gug",
    YOG_SOTHOTH,
    cost=3,
    skill=3,
    icons="CCA",
    subtypes="Gug, Monster",
    keywords=[TOUGHNESS(1)],
    text=[response(after(is_("wounded", THIS)), choosing(A_PLAYER), mill(1, CHOSEN_PLAYER))],
)

ASCENSION_TO_ZURA = event(
    "dl-092",
    "Ascension to Zura",
    YOG_SOTHOTH,
    cost=2,
    text=[action(remove_wounds(a(MINE.subtype("Gug").exhausted, as_="it"), 1), to=ready(the("it")))],
)

GUG_SENTINEL = character(
    "dl-111",
    "Gug Sentinel",
    YOG_SOTHOTH,
    cost=3,
    skill=3,
    icons="CCA",
    subtypes="Gug, Monster",
    keywords=[TOUGHNESS(1)],
    text=[response(after(is_("wounded", THIS)), exhaust(choose(THEIRS)))],
)

THE_TOWER_OF_KOTH = support(
    "dl-112",
    "The Tower of Koth",
    YOG_SOTHOTH,
    unique=True,
    descriptor="Passage to the Underworld",
    cost=2,
    subtypes="Dreamlands, Location",
    text=[response(after(succeeds()), exhaust(THIS), to=wound(choose(CHARACTER.subtype("Monster"))))],
)
