"""The Rituals of the Order: Hastur."""

from rlyeh.language import *

GERMAPHOBIA = support(
    "roto-008", "Germaphobia", HASTUR, cost=2, subtypes="Attachment, Madness",
    attach_to=CHARACTER.skill(at_most=2, printed=True),
    text=[commits_only_alone(HOST)],
)
