"""The Order of the Silver Twilight: Silver Twilight."""

from rlyeh.language import *

CRYSTAL_OF_THE_ELDER_THINGS = support(
    "ost-043", "Crystal of the Elder Things", SILVER_TWILIGHT, unique=True, descriptor="Radiant Gem", cost=2,
    subtypes="Artifact",
    text=[
        response(
            after(leaves_play(CHARACTER)), exhaust(THIS), to=refresh_domain(domain(ANY_PLAYER, exactly=1)),
        ),
    ],
)
