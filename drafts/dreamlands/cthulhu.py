"""Drafts of cards of Dreamlands."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
_MY = SUPPORT.subtype("Dreamlands").of(YOU)

EVERLASTING_NIGHT = support(
    "dl-008",
    "Everlasting Night",
    CTHULHU,
    cost=1,
    subtypes="Environment",
    text=[
        costs(CARD.keyword(DAY), +1, whose=OPPONENT),
        action(
            exhaust(THIS), to=until_end_of_phase(costs(CARD.keyword(NIGHT), -1, minimum=1, whose=YOU, next_only=True))
        ),
    ],
)

DAY_OF_THE_DEEP_ONES = event(
    "dl-028",
    "Day of the Deep Ones",
    CTHULHU,
    cost=0,
    text=[
        action(
            sacrifice(a(CHARACTER.subtype("Deep One"))),
            to=then(
                destroy(CARD.keyword(DAY)),
                attach(THIS, to=choose(CHARACTER.subtype("Deep One")), text=[gains(THIS, keyword=NIGHT)]),
            ),
        )
    ],
)

MIDNIGHT_RENDEZVOUS = event(
    "dl-048",
    "Midnight Rendezvous",
    CTHULHU,
    cost=2,
    keywords=[NIGHT],
    text=[
        action(
            then(
                destroy(CARD.keyword(DAY)),
                attach(
                    THIS,
                    to=a(STORY),
                    subtypes="Environment",
                    text=[gains(THIS, keyword=NIGHT), no_struggles(HOST_STORY, INVESTIGATION)],
                ),
            ),
        ),
    ],
)

CERENERIAN_DEEP_ONE = character(
    "dl-067",
    "Cerenerian Deep One",
    CTHULHU,
    cost=4,
    skill=2,
    icons="CCA",
    subtypes="Deep One, Dreamer",
    text=[always(costs(THIS, -1, per=_MY), in_=HAND)],
)

DARK_QUAGMIRE = support(
    "dl-068",
    "Dark Quagmire",
    CTHULHU,
    cost=2,
    subtypes="Environment",
    attach_to=STORY_CARD,
    text=[
        cannot_be_chosen(THIS, triggered=True, alone=True),
        passive(
            after(phase_begins(STORY_PHASE)),
            must(THAT_PLAYER, discard_tokens(HOST_STORY, YOU, number=1)),
        ),
    ],
)

PRINCESS_ZURA = character(
    "dl-087",
    "Princess Zura",
    CTHULHU,
    unique=True,
    descriptor="The Flower of the Charnel Garden",
    cost=4,
    skill=3,
    icons="TCA",
    subtypes="Servitor, Monster",
    keywords=[VILLAINOUS],
    text=[response(after(leaves_play(THEIRS)), then(ready(THIS), draw()))],
)

IN_AN_UNMARKED_GRAVE = event(
    "dl-088",
    "In an Unmarked Grave",
    CTHULHU,
    cost=5,
    steadfast={CTHULHU: 5},
    text=[action(must(EACH_PLAYER, sacrifice(MINE.non_unique)))],
)

MNOMQUAHS_SERPENT = event(
    "dl-107",
    "Mnomquah's Serpent",
    CTHULHU,
    cost=2,
    subtypes="Spell",
    text=[
        action(
            attach(
                THIS,
                to=a(CHARACTER),
                subtypes="Attachment, Curse",
                text=[
                    gains(THIS, keyword=NIGHT),
                    cannot(HOST, "commit"),
                    passive(after(turn_ends(controller_of(HOST))), discard_at_random(1, controller_of(HOST))),
                ],
            ),
            only=NIGHT_TIME,
        ),
    ],
)

MNOMQUAH = character(
    "dl-108",
    "Mnomquah",
    CTHULHU,
    unique=True,
    descriptor="The Moon God",
    cost=5,
    skill=4,
    icons="TTCC",
    subtypes="Ancient One",
    keywords=[VILLAINOUS, TOUGHNESS(2)],
    text=[
        while_(NIGHT_TIME, immune(THIS, to=STORY)),
        response(after(succeeds(with_=THIS)), discard_tokens(THAT_STORY, OPPONENT, number=1)),
    ],
)
