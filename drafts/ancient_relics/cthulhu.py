"""Drafts of cards of Ancient Relics."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY

AZIZ_CHATULUKA = character(
    "ar-015",
    "Aziz Chatuluka",
    CTHULHU,
    unique=True,
    descriptor="A Danger to all Mankind",
    cost=2,
    skill=1,
    icons="A",
    subtypes="Cultist",
    keywords=[VILLAINOUS],
    text=[
        action(
            sacrifice(THIS),
            drain_all_domains(),
            to=[
                put_into_play(a(CHARACTER.subtype("Ancient One").in_(HAND)), as_="it"),
                at_end_of_phase(given(still_in_play(the("it")), put_on_top(the("it")))),
            ],
        ),
    ],
    errata=[errata("FAQ 4.1", "it works with all domains drained already: it always did")],
)

KHOPESH_OF_THE_ABYSS = support(
    "ar-016",
    "Khopesh of the Abyss",
    CTHULHU,
    unique=True,
    descriptor="Manifested Malice",
    cost=2,
    subtypes="Attachment, Relic",
    attach_to=MINE,
    text=[
        gains(HOST, keyword=TOUGHNESS(1)),
        passive(after(leaves_play(THIS)), shuffle_into_deck(THIS)),
        action(wound(together(choose(CHARACTER), HOST))),
    ],
    errata=[
        errata(
            "FAQ 4.1",
            "wounding the attached character is the cost",
            text=[
                gains(HOST, keyword=TOUGHNESS(1)),
                passive(after(leaves_play(THIS)), shuffle_into_deck(THIS)),
                action(wound(HOST), to=wound(choose(CHARACTER))),
            ],
        )
    ],
)

SILENT_MOVER = character(
    "ar-071",
    "Silent Mover",
    CTHULHU,
    cost=4,
    skill=3,
    icons="CCA",
    subtypes="Deep One",
    keywords=[FAST, TOUGHNESS(1)],
    text=[action(pay(1), to=ready(THIS))],
)

BURDEN_BEARER = character(
    "ar-072",
    "Burden Bearer",
    CTHULHU,
    cost=3,
    skill=2,
    icons="TT",
    subtypes="Independent",
    keywords=[LOYAL],
    text=[
        disrupt(
            after(wins_struggle(TERROR, with_=THIS)),
            discard_exactly(1, THAT_STORY),
            if_=none(MINE.other.at(SAME_STORY)),
        )
    ],
)

TEMPLE_OF_RLYEH = support(
    "ar-073",
    "Temple of R'lyeh",
    CTHULHU,
    unique=True,
    descriptor="Frozen in Time",
    cost=2,
    subtypes="Location",
    text=[action(sacrifice(a(CHARACTER.faction(CTHULHU))), to=must(OPPONENT, sacrifice(a(MINE))))],
)

HORRIFIC_LIGHT = event(
    "ar-074",
    "Horrific Light",
    CTHULHU,
    cost=3,
    text=[
        action(wound(a(MINE, as_="it")), to=destroy(a(CHARACTER.skill(below=skill_of(the("it")))))),
    ],
)

SCYLLAS_WELL = support(
    "ar-094",
    "Scylla's Well",
    CTHULHU,
    unique=True,
    descriptor="Unfathomable Depths",
    cost=2,
    subtypes="Attachment, Relic",
    attach_to=SUPPORT.subtype("Location").of(YOU),
    text=[
        always(
            counts_as_character(HOST, skill=0, icons="TTCC"),
            has_skill(HOST, cost_of(HOST)),
            gains(HOST, keyword=TOUGHNESS(2)),
        ),
        passive(after(leaves_play(THIS)), shuffle_into_deck(THIS)),
    ],
)

FAMILY_OF_FISHERS = character(
    "ar-111",
    "Family of Fishers",
    CTHULHU,
    cost=3,
    skill=2,
    icons="CCA",
    subtypes="Deep One",
    text=[while_(both(committed(THIS), every(MINE.at(SAME_STORY), CHARACTER.subtype("Deep One"))), gains(THIS, "T"))],
)

OUT_OF_SEASON_MONSOON = event(
    "ar-112",
    "Out of Season Monsoon",
    CTHULHU,
    cost=1,
    subtypes="Disaster",
    text=[response(after(ability_used(of=SUPPORT.subtype("Location"))), destroy(THAT_CARD))],
)
