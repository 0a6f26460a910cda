"""Drafts of cards of Denizens of the Underworld."""

from rlyeh.language import *

JOSEF_MEIGER = character(
    "dotu-052",
    "Josef Meiger",
    SILVER_TWILIGHT,
    unique=True,
    descriptor="Metaphysicist",
    cost=3,
    skill=3,
    icons="CAI",
    subtypes="Criminal, Government, Lodge",
    text=[
        passive(after(leaves_play(THIS)), destroy(SUPPORT.subtype("Artifact", "Ritual").of(YOU))),
        response(after(commits(THIS)), search(SUPPORT.subtype("Artifact", "Ritual"), to="play")),
    ],
)

HOARDING_KNOWLEDGE = event(
    "dotu-053",
    "Hoarding Knowledge",
    SILVER_TWILIGHT,
    cost=0,
    subtypes="Tactic",
    steadfast={SILVER_TWILIGHT: 1},
    text=[
        response(
            after(is_("exhausted", CHARACTER)),
            then(
                attach_as_resource(a(CARD.in_(HAND)), to=domain(supplying=SILVER_TWILIGHT, only=True, as_="domain")),
                return_to_hand(a(RESOURCES.on(that_domain()))),
            ),
        ),
    ],
)
