"""The Mark of Madness: Hastur."""

from rlyeh.language import *

UNHINGED_LABORER = character(
    "tmom-008", "Unhinged Laborer", HASTUR, cost=2, skill=2, icons="C", subtypes="Lunatic",
    text=[action(drive_insane(THIS), to=return_to_hand(choose(SUPPORT)))],
)

BENJAMIN_HERRIOT = character(
    "tmom-014", "Benjamin Herriot", HASTUR, unique=True, descriptor="A Unique Perspective", cost=3, skill=4,
    icons="CAAA", subtypes="Artist, Servitor",
    text=[enters_insane(), response(after(is_("restored", THIS)), ready(THIS), to=draw(3))],
    rulings=("Whatever restores him, he can be readied for his effect: a restored character is exhausted (REF-3).",),
)

THE_DIKES_OF_YS = support(
    "tmom-023", "The Dikes of Ys", HASTUR, unique=True, descriptor="Holding Back the Tides", cost=2,
    subtypes="Location",
    text=[
        enters_insane(CHARACTER, first_each="turn"),
        action(pay(2), sacrifice(THIS), to=destroy(choose(SUPPORT))),
    ],
    rulings=("A character that entered play before them this turn was the first one (KEY-21).",),
)

THE_DANCE_OF_THE_YELLOW_KING = event(
    "tmom-028", "The Dance of the Yellow King", HASTUR, cost=0, subtypes="Madness", steadfast={HASTUR: 1},
    text=[
        action(
            until_end_of_phase(
                text=passive(when(ability_used(CHARACTER)), drive_insane(THAT_CHARACTER, past_protection=True)),
            ),
        ),
    ],
    rulings=("The ability resolves all the same: it was used before its character went insane (TIME-12).",),
)
