"""Drafts of cards of Secrets of Arkham."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
FEINT = event(
    "soa-043",
    "Feint",
    NEUTRAL,
    cost=0,
    text=[action(until_end_of_phase(loses(choose(CHARACTER, as_="it"), skill=2), loses(the("it"), "C")))],
)

DISEASED_SEWER_RATS = character(
    "soa-044",
    "Diseased Sewer Rats",
    NEUTRAL,
    cost=2,
    skill=1,
    icons="C",
    subtypes="Creature",
    text=[forced_response(after(plays(THIS)), wound(choose(CHARACTER.skill(at_most=2))))],
)

MAGNIFYING_GLASS = support(
    "soa-045",
    "Magnifying Glass",
    NEUTRAL,
    cost=1,
    subtypes="Attachment, Item",
    attach_to=CHARACTER,
    text=[gains(HOST, "I")],
)

SEEKER_OF_MYSTERIES = character(
    "soa-047",
    "Seeker of Mysteries",
    NEUTRAL,
    cost=1,
    skill=1,
    icons="A",
    subtypes="Cultist",
    text=[costs(CHARACTER.cost(at_least=5, printed=True), -1, minimum=1, whose=YOU)],
)

THE_GREATEST_FEAR = event(
    "soa-048",
    "The Greatest Fear...",
    NEUTRAL,
    cost=1,
    subtypes="Disaster, Madness",
    text=[
        response(
            after(is_("insane", CHARACTER)),
            then(
                discard_at_random(2, controller_of(THAT_CHARACTER), as_="them"),
                for_each(either_kind(EVENT.among("them"), SUPPORT.among("them")), may(YOU, place_token(a(STORY)))),
            ),
        ),
    ],
)

TERRORS_IN_THE_DARK = support(
    "soa-049",
    "Terrors in the Dark",
    NEUTRAL,
    cost=2,
    subtypes="Environment",
    keywords=[NIGHT],
    text=[
        forced_response(after(plays(THIS)), destroy(CARD.keyword(DAY))),
        response(after(plays(CARD, who=OPPONENT)), mill(1, THAT_PLAYER)),
    ],
)

DIMENSIONAL_RIFT = support(
    "soa-050",
    "Dimensional Rift",
    NEUTRAL,
    cost=4,
    subtypes="Location",
    text=[action(exhaust(ITSELF), pay(3), sacrifice(THIS), to=destroy(CHARACTER_OR_SUPPORT))],
)
