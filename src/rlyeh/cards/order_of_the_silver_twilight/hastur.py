"""The Order of the Silver Twilight: Hastur."""

from rlyeh.language import *

SWEET_OLD_LADY = character(
    "ost-011", "Sweet Old Lady", HASTUR, cost=3, skill=2, icons="T", subtypes="Cultist",
    text=[
        while_(
            both(committed(THIS), none(MINE.other.at(SAME_STORY))),
            price_to_commit(pay(2), to=SAME_STORY, who=EACH_OPPONENT),
        ),
    ],
    rulings=("The 2 are paid once, for however many characters commit there (PAY-34).",),
)
