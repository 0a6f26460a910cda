"""The Mark of Madness: Hastur."""

from rlyeh.language import *

STARRY_EYED_ADHERENT = character(
    "tmom-005", "Starry-Eyed Adherent", HASTUR, cost=1, skill=2, icons="AA", subtypes="Cultist, Lunatic",
    steadfast={HASTUR: 2},
    text=[
        action(
            drive_insane(THIS),
            to=[
                reveal_at_random(),
                given(
                    is_a(the("revealed", "card"), SUPPORT),
                    may(YOU, put_into_play(the("revealed", "card"), control=YOU), paying=sacrifice(THIS)),
                ),
            ],
        ),
    ],
    rulings=("The sacrifice is the price for the support card: who does not want to pay it keeps the Adherent.",),
)
