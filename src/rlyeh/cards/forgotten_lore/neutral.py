"""Forgotten Lore: neutral cards."""

from rlyeh.language import *

_DOGS = CARD.titled("Alaskan Sledge Dog")
_TOUGH_AND_MANY = [
    immune(THIS, to=EVENT.subtype("Polar")),
    always(gains(THIS, "C", times=count(_DOGS)), gains(THIS, skill=1, times=count(_DOGS))),
]

THE_GREATEST_FEAR = event(
    "fl-020", "The Greatest Fear...", NEUTRAL, cost=1, subtypes="Disaster, Madness",
    text=[
        response(
            after(is_("insane", CHARACTER)),
            then(
                discard_at_random(2, controller_of(THAT_CHARACTER), as_="them"),
                for_each(either_kind(EVENT.among("them"), SUPPORT.among("them")), may(YOU, place_token(a(STORY)))),
            ),
        ),
    ],
)

ALASKAN_SLEDGE_DOG = character(
    "fl-096", "Alaskan Sledge Dog", NEUTRAL, cost=1, skill=1, subtypes="Creature",
    text=[*_TOUGH_AND_MANY, deck_copies(8)],
    errata=[
        errata("FAQ 1.3", "the usual limit of copies in a deck holds, ERR-4", text=_TOUGH_AND_MANY),
        errata("FAQ 4.1", "the same once more"),
    ],
    rulings=("It counts itself among the cards with its title.",),
)

REALM_OF_ICE_AND_DEATH = conspiracy(
    "fl-100", "Realm of Ice and Death", NEUTRAL, cost=1, struggles="TCAI",
    text=[
        passive(after(plays(EVENT.subtype("Polar"), who=ANY_PLAYER)), keep_on(THAT_CARD, THIS)),
        playable_from(EVENT.subtype("Polar"), on=THIS, cost=spend_tokens(1, the("place", "conspiracy"))),
    ],
    rulings=(
        "The token comes from your own side, as only what is yours can pay (FINAL-112). Played from there, the event "
        "comes back to it. When the conspiracy is won or leaves play, the events go to their owners' discard piles.",
    ),
)
