"""The Mark of Madness: Hastur."""

from rlyeh.language import *

ALILA = character(
    "tmom-017", "Alila", HASTUR, unique=True, descriptor="Queen of Perdition", cost=5, skill=5, icons="TTCC",
    subtypes="Ancient One", keywords=[VILLAINOUS, INVULNERABILITY],
    text=[
        response(
            after(is_("insane", CHARACTER.other_than("Lunatic"))), destroy(THAT_CHARACTER), limit=limit_once()
        ),
    ],
    rulings=("A Lunatic is one for this although it lies face down (TIME-30).",),
)
