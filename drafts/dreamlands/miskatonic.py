"""Drafts of cards of Dreamlands."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
TWILA_KATHERINE_PRICE_LOST_IN_A_DREAM = character(
    "dl-003",
    "Twila Katherine Price",
    MISKATONIC,
    unique=True,
    descriptor="Lost in a Dream",
    cost=3,
    skill=3,
    icons="AAA",
    subtypes="Dreamer",
    text=[while_(NIGHT_TIME, gains(THIS, text=action(exhaust(THIS), pay(2), to=use_story_effect(THIS_STORY))))],
)

DREAM_DIARY = support(
    "dl-004",
    "Dream Diary",
    MISKATONIC,
    cost=2,
    subtypes="Attachment, Item, Tome",
    attach_to=MINE,
    text=[gains_subtype(HOST, "Dreamer"), while_(is_a(HOST, CHARACTER.unique), commits_ready(HOST))],
)

NIGHT_CLASS = event(
    "dl-044",
    "Night Class",
    MISKATONIC,
    cost=1,
    subtypes="Research",
    text=[
        action(
            put_into_play(a(CHARACTER.faction(MISKATONIC).icon(ARCANE).in_(HAND)), as_="it"),
            at_end_of_phase(given(still_in_play(the("it")), return_to_hand(the("it")))),
            only=none(CARD.keyword(DAY)),
        )
    ],
)

THE_WOMAN_OF_HIS_DREAMS = character(
    "dl-083",
    "The Woman of His Dreams",
    MISKATONIC,
    cost=3,
    skill=2,
    icons="AAA",
    subtypes="Phantom, Independent",
    text=[
        response(after(is_("readied", THIS, by_struggle=ARCANE)), ready(choose(CHARACTER.other_than("Ancient One"))))
    ],
)
