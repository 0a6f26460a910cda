"""The Mark of Madness: neutral cards."""

from rlyeh.language import *

THE_SUPPLICANT = character(
    "tmom-036", "The Supplicant", NEUTRAL, unique=True, descriptor="True Believer", cost=3, skill=3, icons="CCAA",
    subtypes="Servitor",
    text=[
        enters_insane(),
        response(
            after(is_("restored", THIS)),
            ready(THIS),
            to=[restore(choose(CHARACTER.insane, as_="him")), until_end_of_turn(gains(the("him"), keyword=WILLPOWER))],
        ),
    ],
)
