"""Drafts of cards of The Sleeper Below."""

from rlyeh.language import *

INITIATE_OF_DAGON = character(
    "tsb-001",
    "Initiate of Dagon",
    CTHULHU,
    cost=0,
    skill=1,
    subtypes="Cultist",
    steadfast={CTHULHU: 1},
    text=[
        # no text
    ],
)

GUSTAF_JOHANSEN = character(
    "tsb-003",
    "Gustaf Johansen",
    CTHULHU,
    unique=True,
    descriptor="The Harbinger",
    cost=1,
    skill=1,
    icons="C",
    subtypes="Cultist",
    text=[
        forced_response(after(leaves_play(CARD.subtype("Cultist"))), draw(), limit=limit(3, per="turn")),
    ],
)

MARINER = character(
    "tsb-004",
    "Mariner",
    CTHULHU,
    cost=2,
    skill=1,
    icons="C",
    subtypes="Cultist",
    text=[
        response(
            after(has_committed(OPPONENT, at_least=1)),
            exhaust(THIS),
            to=[
                commit_to(together(THIS, CHARACTER.uncommitted.other), STORY),
                at_end_of_phase(sacrifice(THIS, if_able=True)),
            ],
        ),
    ],
)

OBSESSIVE_ZEALOT = character(
    "tsb-006",
    "Obsessive Zealot",
    CTHULHU,
    cost=2,
    skill=1,
    icons="TA",
    subtypes="Cultist",
    text=[
        response(after(leaves_play(THIS)), drive_insane(choose(CHARACTER))),
    ],
)

IAN_HARDAWAY = character(
    "tsb-007",
    "Ian Hardaway",
    CTHULHU,
    unique=True,
    descriptor="Uncanny Presence",
    cost=2,
    skill=2,
    icons="AAA",
    subtypes="Independent",
    keywords=[FAST],
    boosters="TC",
    text=[
        # no text
    ],
)

AKHLUT = character(
    "tsb-008",
    "Akhlut",
    CTHULHU,
    cost=3,
    skill=3,
    icons="TC",
    subtypes="Monster",
    keywords=[VILLAINOUS, FAST],
    text=[
        while_(every(YOUR_CARD, CARD.faction(CTHULHU)), gains(THIS, "T"), gains(MINE.other.subtype("Monster"), "CC")),
    ],
)

ASUILAAK = character(
    "tsb-009",
    "Asuilaak",
    CTHULHU,
    unique=True,
    descriptor="Fallen Angakkuq",
    cost=3,
    skill=3,
    icons="TA",
    subtypes="Cultist",
    keywords=[VILLAINOUS, FAST],
    text=[
        while_(every(YOUR_CARD, CARD.faction(CTHULHU)), gains(THIS, "T"), gains(MINE.other.subtype("Cultist"), "A")),
    ],
)

DWELLERS_BELOW = character(
    "tsb-011",
    "Dwellers Below",
    CTHULHU,
    cost=3,
    skill=2,
    icons="TC",
    subtypes="Deep One, Servitor",
    text=[
        action(put_on_bottom(together(choose(CHARACTER.other_than("Ancient One")), THIS))),
    ],
)

HENRY_ANTHONY_WILCOX = character(
    "tsb-013",
    "Henry Anthony Wilcox",
    CTHULHU,
    unique=True,
    descriptor="Neurotic Genius",
    cost=4,
    skill=4,
    icons="CCA",
    subtypes="Cultist, Dreamer",
    text=[
        response(
            after(plays(CHARACTER.subtype("Cultist"))),
            until_end_of_turn(gains(THIS, keyword=INVULNERABILITY), gains(MINE.subtype("Cultist"), "T")),
        ),
    ],
)

FIONA_DAY = character(
    "tsb-015",
    "Fiona Day",
    CTHULHU,
    unique=True,
    descriptor="Driven Visionary",
    cost=5,
    skill=3,
    icons="CCAA",
    subtypes="Cultist, Dreamer",
    keywords=[DORMANT],
    steadfast={CTHULHU: 3},
    text=[
        disrupt(after(plays(THIS)), sacrifice(a(MINE.other.subtype("Cultist"), X)), to=place_token(a(STORY), X)),
    ],
)

CTHULHU_19 = character(
    "tsb-019",
    "Cthulhu",
    CTHULHU,
    unique=True,
    descriptor="The Sleeper Below",
    cost=10,
    skill=10,
    icons="TTCCA",
    subtypes="Ancient One",
    keywords=[VILLAINOUS, DORMANT, INVULNERABILITY],
    steadfast={CTHULHU: 4},
    text=[
        disrupt(
            after(plays(THIS)),
            discard_resource(a(YOUR_RESOURCES, up_to=3, as_="resources")),
            must(
                EACH_PLAYER,
                sacrifice(CHARACTER_OR_SUPPORT.of(YOU).cost(at_most=count(the("resources", "cards"), moved=True))),
            ),
        ),
    ],
)

TIDAL_POOL = support(
    "tsb-021",
    "Tidal Pool",
    CTHULHU,
    cost=1,
    subtypes="Attachment, Environment",
    attach_to=STORY_CARD,
    text=[
        forced_response(
            after(loses_skill_check(ANY_PLAYER, at=HOST_STORY)),
            must(THAT_PLAYER, sacrifice(a(MINE.not_faction(CTHULHU).at(HOST_STORY)), if_able=True)),
        ),
    ],
)

TWISTED_ACROPOLIS = support(
    "tsb-022",
    "Twisted Acropolis",
    CTHULHU,
    cost=2,
    subtypes="Location",
    text=[
        disrupt(
            when(would_be("sacrificed", CHARACTER)), pay(1), to=put_into_play(a(CHARACTER.subtype("Cultist").in_(HAND)))
        ),
    ],
)

SEVEN_CRYPTICAL_BOOKS_OF_HSAAN = support(
    "tsb-023",
    "Seven Cryptical Books of Hsaan",
    CTHULHU,
    unique=True,
    descriptor="Secrets of the Other Gods",
    cost=2,
    subtypes="Tome",
    text=[
        response(after(is_("destroyed", CHARACTER)), look_at_top(4), put_back()),
    ],
)

IREM = support(
    "tsb-027",
    "Irem",
    CTHULHU,
    unique=True,
    descriptor="The City of Pillars",
    cost=5,
    subtypes="Lost Civilization",
    keywords=[DORMANT],
    steadfast={CTHULHU: 2},
    text=[
        action(
            sacrifice(THIS),
            to=must(
                EACH_PLAYER,
                then(choosing(a(MINE, 2, as_="kept", as_many=True)), sacrifice(MINE.that(is_not(the("kept"))))),
            ),
        ),
    ],
)

CTHULHU_FHTAGN = event(
    "tsb-030",
    "Cthulhu Fhtagn!",
    CTHULHU,
    cost=1,
    subtypes="Disaster",
    text=[
        response(
            after(commits(CHARACTER)),
            must(controller_of(THAT_CHARACTER), one_of(spend_tokens(1, THAT_STORY), discard_from_hand())),
        ),
    ],
)

THE_STARS_ARE_RIGHT = event(
    "tsb-033",
    "The Stars are Right",
    CTHULHU,
    cost=4,
    keywords=[LOYAL],
    text=[
        action(
            put_into_play(a(CHARACTER.keyword(DORMANT).in_(HAND)), as_="it"),
            at_end_of_phase(
                given(
                    still_in_play(the("it")),
                    otherwise(
                        lie_dormant(the("it"), at=a(STORY_CARD.that(with_tokens(at_most=0, whose=YOU)))),
                        remove_from_game(the("it")),
                    ),
                )
            ),
        ),
    ],
)

FROM_THE_DEPTHS = event(
    "tsb-034",
    "From the Depths",
    CTHULHU,
    cost=6,
    subtypes="Disaster",
    keywords=[DORMANT],
    steadfast={CTHULHU: 4},
    text=[
        action(reveal(top_cards(5)), put_into_play(CHARACTER.among("revealed"))),
    ],
)

RAISING_OF_THE_GREAT_OLD_ONES = conspiracy(
    "tsb-035",
    "Raising of the Great Old Ones",
    CTHULHU,
    cost=0,
    struggles="TTCCC",
    text=[
        passive(after(is_("insane", CHARACTER.at(THIS))), destroy(THAT_CHARACTER)),
        instead(
            would_be("destroyed", CHARACTER.at(THIS), by_struggle=COMBAT),
            attach_as_resource(THAT_CHARACTER, to=domain(owner_of(THAT_CHARACTER), by=owner_of(THAT_CHARACTER))),
        ),
    ],
)
