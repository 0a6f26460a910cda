"""Revelations: Shub-Niggurath."""

from rlyeh.language import *

FEED_HER_YOUNG = event(
    "rev-011", "Feed Her Young", SHUB_NIGGURATH, cost=1, steadfast={SHUB_NIGGURATH: 3},
    text=[action(then(attach_as_resource(THIS, to=domain(drained=True)), draw()))],
    rulings=("The domain that paid for it is drained when the effect resolves, and may be chosen.",),
)

CORRUPTED_MIDWIFE = character(
    "rev-051", "Corrupted Midwife", SHUB_NIGGURATH, cost=3, skill=2, icons="TTA", subtypes="Cultist, Sorcerer",
    keywords=[VILLAINOUS],
    text=[action(exhaust(THIS), to=as_next_action(playable_from(choose(CHARACTER.in_(DISCARD)))))],
    errata=[errata("FAQ 4.1", "the character is played in your own operations phase only")],
)

INTO_THE_WOODS = conspiracy(
    "rev-071", "Into The Woods", SHUB_NIGGURATH, cost=0, struggles="TTCC", steadfast={SHUB_NIGGURATH: 2},
    text=[search(CHARACTER, to="play", top=10, any_number=True, limit=total("cost", 5))],
)
