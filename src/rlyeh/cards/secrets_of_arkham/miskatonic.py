"""Secrets of Arkham: Miskatonic University."""

from rlyeh.language import *

THE_NECRONOMICON = support(
    "soa-009", "The Necronomicon", MISKATONIC, unique=True, descriptor="The Book of the Mad Arab", cost=4,
    subtypes="Tome",
    text=[action(exhaust(ITSELF), pay(3), to=take_control(choose(CHARACTER), until=END_OF_PHASE))],
)

MISINFORMATION = event(
    "soa-011", "Misinformation", MISKATONIC, cost=0, steadfast={MISKATONIC: 2},
    text=[
        action(
            exhaust(a(MINE.icon(INVESTIGATION, at_least=2))),
            to=discard_tokens(choose(STORY.that(with_tokens(at_least=1))), up_to=3),
        ),
    ],
)
