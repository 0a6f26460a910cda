"""Drafts of cards of For the Greater Good."""

from rlyeh.language import *

SGT_LOGAN_TERRY = character(
    "ftgg-047",
    "Sgt. Logan Terry",
    SILVER_TWILIGHT,
    unique=True,
    descriptor="The Man on the Inside",
    cost=2,
    skill=1,
    icons="AI",
    subtypes="Lodge",
    text=[
        response(after(plays(SUPPORT)), return_to_hand(choose(CHARACTER.in_(DISCARD)))),
    ],
)

JOHN_SCOTT = character(
    "ftgg-048",
    "John Scott",
    SILVER_TWILIGHT,
    unique=True,
    descriptor="Noble Philosopher",
    cost=3,
    skill=2,
    icons="CAI",
    subtypes="Lodge, Undead",
    text=[
        response(after(is_("discarded_from_hand", CARD.owned_by(YOU))), attach(THAT_CARD, THIS, face_down=True)),
        response(after(is_("readied", THIS)), return_to_hand(a(CARD.face_down.attached_to(THIS)))),
    ],
)

AUGUST_LINDQUIST = character(
    "ftgg-049",
    "August Lindquist",
    SILVER_TWILIGHT,
    unique=True,
    descriptor="Elegant and Elusive",
    cost=3,
    skill=3,
    icons="CAI",
    subtypes="Government, Lodge",
    keywords=[WILLPOWER, FATED(3)],
    text=[
        cannot_have_attached(THIS, CARD.subtype("Relic")),
        disrupt(when(would_be("wounded", THIS)), then(wound(choose(CHARACTER.other)), place_token(THIS)), instead=True),
    ],
)

SIGIL_OF_DOOM = support(
    "ftgg-051",
    "Sigil of Doom",
    SILVER_TWILIGHT,
    cost=2,
    subtypes="Attachment, Item, Spell",
    attach_to=CHARACTER,
    text=[
        forced_response(after(wins_struggle(ARCANE)), destroy(HOST)),
    ],
)
