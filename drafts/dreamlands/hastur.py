"""Drafts of cards of Dreamlands."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
_MY = SUPPORT.subtype("Dreamlands").of(YOU)
_THEIR = SUPPORT.subtype("Dreamlands").of(OPPONENT)
_LEAD = more(count(_MY), than=count(_THEIR))

THE_CAVERN_OF_FLAME = support(
    "dl-049",
    "The Cavern of Flame",
    HASTUR,
    unique=True,
    descriptor="Gateway to the Dreamlands",
    cost=2,
    subtypes="Dreamlands, Location",
    text=[
        while_(
            _LEAD,
            gains(
                THIS,
                text=action(
                    exhaust(THIS),
                    to=[ready(choose(CHARACTER.committed.other_than("Dreamer"), as_="it")), uncommit(the("it"))],
                ),
            ),
        )
    ],
)

VICTORIAS_PROTEGE = character(
    "dl-069",
    "Victoria's Protege",
    HASTUR,
    cost=2,
    skill=2,
    icons="TAA",
    subtypes="Cultist",
    text=[forced_response(after(enters_play(THIS)), return_to_hand(a(CHARACTER.faction(HASTUR))))],
)

DEVOLUTION = event(
    "dl-070",
    "Devolution",
    HASTUR,
    cost=3,
    subtypes="Madness",
    text=[
        action(
            choosing(choose(THEIRS, as_="one")),
            exhaust(choose(THEIRS.that(is_not(the("one"))), as_="two", by=OPPONENT)),
            given(
                more(skill_of(the("two", "second character")), than=skill_of(the("one", "first character"))),
                wound(the("one", "first character")),
                otherwise=given(
                    more(skill_of(the("one", "first character")), than=skill_of(the("two", "second character"))),
                    wound(the("two", "second character")),
                ),
            ),
        )
    ],
)

WARD_PHILLIPS = character(
    "dl-089",
    "Ward Phillips",
    HASTUR,
    unique=True,
    descriptor="Obsessed Recluse",
    cost=2,
    skill=1,
    icons="A",
    subtypes="Dreamer",
    keywords=[LOYAL],
    text=[
        passive(after(wins_story(OPPONENT)), sacrifice(THIS)),
        disrupt(when(ability_used(of=CHARACTER)), exhaust(THIS), to=cancel()),
    ],
)

KEEPER_OF_DREAMS = character(
    "dl-109",
    "Keeper of Dreams",
    HASTUR,
    unique=True,
    descriptor="Mind Breaker",
    cost=3,
    skill=3,
    icons="TTA",
    subtypes="Creature, Monster, Independent",
    keywords=[VILLAINOUS],
    text=[
        action(
            exhaust(THIS),
            to=unless(
                discard_at_random(),
                until_end_of_phase(loses(choose(CHARACTER, as_="it"), keyword=WILLPOWER)),
                by=controller_of(the("it")),
            ),
        ),
    ],
)
