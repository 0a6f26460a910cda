"""Denizens of the Underworld: Syndicate."""

from rlyeh.language import *

IMMUREMENT = event(
    "dotu-030", "Immurement", SYNDICATE, cost=0, subtypes="Tactic", steadfast={SYNDICATE: 2},
    text=[
        action(
            drain_domain(domain(most=True)),
            to=attach_as_resource(
                choose(
                    either_kind(SUPPORT.of(OPPONENT), THEIRS.other_than("Ancient One")),
                    as_="it",
                ),
                to=domain(owner_of(the("it", "card")), by=owner_of(the("it", "card"))),
            ),
        ),
    ],
)
