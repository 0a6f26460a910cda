"""Drafts of cards of Terror in Venice."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY

ABBESS_ALLEGRIA_DI_BIASE = character(
    "tiv-001",
    "Abbess Allegria Di Biase",
    AGENCY,
    unique=True,
    descriptor="Most Blessed",
    cost=3,
    skill=4,
    icons="AAAA",
    subtypes="Conspirator",
    keywords=[LOYAL],
    text=[
        while_(
            exists(CONSPIRACY),
            gains(THIS, keyword=FAST),
            gains(THIS, keyword=WILLPOWER),
            cannot(THIS, "be wounded", by_effect=True),
        ),
        action(
            pay(1),
            to=until_end_of_phase(loses(THIS, "A"), gains(THIS, naming("icon"))),
            if_=is_a(THIS, CHARACTER.icon(ARCANE)),
        ),
    ],
)

PIOUS_CARABINIERE = character(
    "tiv-002",
    "Pious Carabiniere",
    AGENCY,
    cost=3,
    skill=3,
    icons="CCI",
    subtypes="Conspirator, Government",
    keywords=[WILLPOWER],
    text=[
        response(after(enters_play(CONSPIRACY)), search(EVENT)),
    ],
)

SAN_MARCO_BASILICA = support(
    "tiv-004",
    "San Marco Basilica",
    AGENCY,
    unique=True,
    descriptor="The Church of Gold",
    cost=2,
    subtypes="Location",
    keywords=[DAY],
    text=[
        passive(after(enters_play(THIS)), destroy(CARD.keyword(NIGHT))),
        immune(THIS, to=CARD.without_keyword(NIGHT)),
        action(
            exhaust(ITSELF),
            to=then(
                ready(choose(CHARACTER.exhausted, as_="him")), until_end_of_phase(gains(the("him"), keyword=WILLPOWER))
            ),
        ),
        action(
            pay(1),
            to=then(
                ready(choose(CHARACTER.exhausted, as_="him")), until_end_of_phase(gains(the("him"), keyword=WILLPOWER))
            ),
        ),
    ],
)

THE_IRON_CROSS = support(
    "tiv-005",
    "The Iron Cross",
    AGENCY,
    unique=True,
    descriptor="Symbol of Authority",
    cost=2,
    subtypes="Attachment, Artifact, Item",
    keywords=[FATED(4)],
    attach_to=MINE.faction(AGENCY),
    text=[
        disrupt(
            when(ability_used()),
            exhaust(THIS),
            to=then(until_end_of_phase(immune(THIS, triggered=True), immune(HOST, triggered=True)), place_token(THIS)),
        ),
    ],
)
