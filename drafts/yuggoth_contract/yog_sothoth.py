"""Drafts of cards of The Yuggoth Contract."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
HUNTING_NIGHTGAUNT = character(
    "yc-018",
    "Hunting Nightgaunt",
    YOG_SOTHOTH,
    cost=3,
    skill=2,
    icons="CA",
    subtypes="Monster, Servitor",
    text=[while_(NIGHT_TIME, cannot(CHARACTER.faction(NEUTRAL), "commit"))],
)

SPEAK_TO_THE_DEAD = event(
    "yc-020",
    "Speak to the Dead",
    YOG_SOTHOTH,
    cost=3,
    subtypes="Spell",
    text=[action(then(mill(4, YOU), return_to_hand(a(CARD.in_(DISCARD), 2))))],
)

CURSED_SKULL = support(
    "yc-040",
    "Cursed Skull",
    YOG_SOTHOTH,
    cost=1,
    subtypes="Artifact, Item",
    text=[action(pay(1), sacrifice(THIS), to=must(OPPONENT, sacrifice(a(MINE))))],
)

FLYING_POLYPS = character(
    "yc-059",
    "Flying Polyps",
    YOG_SOTHOTH,
    cost=4,
    skill=3,
    icons="TCA",
    subtypes="Monster, Independent",
    keywords=[INVULNERABILITY, FAST],
)

CURSE_OF_THE_STONE = event(
    "yc-078",
    "Curse of the Stone",
    YOG_SOTHOTH,
    cost=2,
    subtypes="Spell",
    text=[action(mill(count(THEIRS), OPPONENT))],
)

SPIRITUAL_GUIDANCE = event(
    "yc-100",
    "Spiritual Guidance",
    YOG_SOTHOTH,
    cost=1,
    subtypes="Spell",
    text=[
        disrupt(
            when(would_be("wounded", MINE)),
            discard_from_hand(what=CHARACTER),
            to=cancel("all wounds to that character", all_=True),
        ),
    ],
)

RECKLESS_ELDER_THING = character(
    "yc-119",
    "Reckless Elder Thing",
    YOG_SOTHOTH,
    cost=3,
    skill=4,
    icons="TCII",
    subtypes="Monster, Scientist",
    keywords=[TOUGHNESS(1)],
    text=[forced_response(after(commits(THIS)), wound(THIS))],
)

BIRD_DEMON = character(
    "yc-120",
    "Bird Demon",
    YOG_SOTHOTH,
    cost=3,
    skill=3,
    icons="TCAA",
    subtypes="Creature",
    keywords=[FAST],
)
