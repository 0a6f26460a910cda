"""Forgotten Lore: Yog-Sothoth."""

from rlyeh.language import *

VISITOR_FROM_THE_SPHERES = character(
    "fl-031", "Visitor from the Spheres", YOG_SOTHOTH, cost=3, skill=3, icons="TA", subtypes="Servitor",
    text=[response(after(plays(EVENT, who=ANY_PLAYER)), pay(3), to=copy_effects())],
    rulings=(
        "You make all choices of the copy anew; its X is what was paid for the event. The copy is no card: what "
        "the event says of its own card is not done (STATE-4).",
    ),
)

THE_DUNWICH_HORROR = character(
    "fl-072", "The Dunwich Horror", YOG_SOTHOTH, unique=True, descriptor="Bigger 'n a barn...", cost=4, skill=4,
    icons="TTCC", subtypes="Monster", keywords=[VILLAINOUS],
    text=[
        action(
            then(
                take_control(THIS, who=OPPONENT), destroy(choose(CHARACTER_OR_SUPPORT.other.of(OPPONENT)))
            ),
            unstoppable=True,
        ),
    ],
)
