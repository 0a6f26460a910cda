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

CURSE_OF_THE_STONE = event(
    "yc-078",
    "Curse of the Stone",
    YOG_SOTHOTH,
    cost=2,
    subtypes="Spell",
    text=[action(mill(count(THEIRS), OPPONENT))],
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
