"""The Key and the Gate: Hastur."""

from rlyeh.language import *

SIEUR_PIRIOU_LOUIS = character(
    "katg-046", "Sieur Piriou Louis", HASTUR, unique=True, descriptor="Hastur's Huntsman", cost=3, skill=4, icons="CCA",
    subtypes="Cultist", keywords=[FATED(3)],
    text=[response(after(commits(THIS)), then(drive_insane(CHARACTER.other.at(THAT_STORY)), place_token(THIS)))],
    rulings=("If anybody there stays sane, not all of it was done, and no token is placed (EFF-12).",),
)
