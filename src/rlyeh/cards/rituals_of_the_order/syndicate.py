"""The Rituals of the Order: Syndicate."""

from rlyeh.language import *

SOUTHSIDE_SPEAKEASY = support(
    "roto-057", "Southside Speakeasy", SYNDICATE, unique=True, descriptor="Hidden Business", cost=3,
    subtypes="Location",
    text=[action(exhaust(THIS), to=move_resource(a(YOUR_RESOURCES.supplying(SYNDICATE))))],
)
