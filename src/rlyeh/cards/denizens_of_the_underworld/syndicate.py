"""Denizens of the Underworld: Syndicate."""

from rlyeh.language import *

CAT_BURGLAR = character(
    "dotu-016", "Cat Burglar", SYNDICATE, cost=2, skill=4, icons="I", subtypes="Criminal", keywords=[FAST],
    text=[
        while_(
            NIGHT_TIME,
            gains(
                THIS,
                text=response(
                    after(succeeds(YOU, with_=THIS)), search(SUPPORT, to="play", top=5, of=OPPONENT, control=YOU)
                ),
            ),
        ),
    ],
)

ROLL_THE_DICE = event(
    "dotu-036", "Roll the Dice", SYNDICATE, cost=4,
    text=[
        action(
            reveal_until(CHARACTER, EACH_PLAYER),
            for_each(lowest(CHARACTER.among("found")), exhaust(CHARACTER.of(controller_of(the("each"))))),
        ),
    ],
    rulings=("Where the lowest skill is the same, both players exhaust their characters.",),
)
