"""Drafts of cards of The Thousand Young."""

from rlyeh.language import *

HANDMAID = character(
    "tty-001",
    "Handmaid",
    SHUB_NIGGURATH,
    cost=1,
    skill=1,
    icons="T",
    subtypes="Servitor",
    text=[
        action(
            sacrifice(THIS), to=until_end_of_phase(costs(CHARACTER.subtype("Avatar"), -2, whose=YOU, next_only=True))
        ),
    ],
)

AMBUSHING_GHOUL = character(
    "tty-002",
    "Ambushing Ghoul",
    SHUB_NIGGURATH,
    cost=1,
    skill=2,
    icons="TCC",
    subtypes="Ghoul",
    text=[
        passive(phase_ends(STORY_PHASE), put_on_top(THIS)),
        action(
            pay(1),
            to=put_into_play(THIS, from_=HAND),
            from_=HAND,
            only=exists(MINE.other.subtype("Ghoul")),
        ),
    ],
)

BAYOU_SHAMAN = character(
    "tty-005",
    "Bayou Shaman",
    SHUB_NIGGURATH,
    cost=2,
    skill=2,
    icons="TAA",
    subtypes="Cultist",
    text=[
        action(attach_as_resource(THIS), to=put_on_top(a(RESOURCES.other.on(that_domain())))),
    ],
)

MI_GO_WORKER = character(
    "tty-006",
    "Mi-Go Worker",
    SHUB_NIGGURATH,
    cost=2,
    skill=2,
    icons="T",
    subtypes="Mi-Go",
    keywords=[LOYAL, TOUGHNESS(1)],
    text=[
        action(
            wound(THIS),
            to=[
                choosing(domain(drained=True, as_="domain")),
                until_end_of_phase(
                    costs(CHARACTER.subtype("Mi-Go"), -1, per=RESOURCES.on(that_domain()), whose=YOU, next_only=True),
                ),
            ],
            limit=limit(1, "turn", by_title=True),
        ),
    ],
)

FRENZIED_GHOUL = character(
    "tty-007",
    "Frenzied Ghoul",
    SHUB_NIGGURATH,
    cost=2,
    skill=2,
    icons="TC",
    subtypes="Ghoul",
    keywords=[FAST],
    text=[
        action(
            reveal(TOP_CARD),
            given(
                is_a(the("revealed", "card"), CHARACTER.faction(SHUB_NIGGURATH)), until_end_of_phase(gains(THIS, "TC"))
            ),
            limit=limit_once("turn"),
        ),
    ],
)

KEELUT = character(
    "tty-008",
    "Keelut",
    SHUB_NIGGURATH,
    cost=3,
    skill=2,
    icons="TC",
    subtypes="Monster",
    keywords=[VILLAINOUS, TOUGHNESS(1)],
    text=[
        while_(
            every(YOUR_CARD, either_kind(CARD.faction(SHUB_NIGGURATH), CARD.faction(NEUTRAL))),
            gains(THIS, "T"),
            gains(MINE.subtype("Chthonian", "Monster"), "C"),
        ),
    ],
)

RENE_BONVILLAIN = character(
    "tty-012",
    "René Bonvillain",
    SHUB_NIGGURATH,
    unique=True,
    descriptor="Rougarou",
    cost=3,
    skill=2,
    icons="TCC",
    subtypes="Monster",
    text=[
        while_(
            NIGHT_TIME,
            gains(THIS, keyword=INVULNERABILITY),
            gains(THIS, keyword=FAST),
            gains(THIS, text=action(pay(2), to=wound(choose(CHARACTER.at(SAME_STORY))))),
        ),
    ],
)

MARSH_GUG = character(
    "tty-014",
    "Marsh Gug",
    SHUB_NIGGURATH,
    cost=4,
    skill=3,
    icons="CCA",
    subtypes="Monster, Gug",
    keywords=[TOUGHNESS(1)],
    text=[
        response(after(wins_struggle(COMBAT, with_=THIS)), wound(choose(CHARACTER))),
    ],
)

SMOKE_SERPENT = character(
    "tty-015",
    "Smoke Serpent",
    SHUB_NIGGURATH,
    cost=4,
    skill=2,
    icons="TCCC",
    subtypes="Serpent, Monster",
    text=[
        counts_at(THIS, STORY.that(with_characters(MINE.keyword(RESILIENT))), "icons"),
    ],
)

MYSTERIOUS_PHILANTHROPIST = character(
    "tty-016",
    "Mysterious Philanthropist",
    SHUB_NIGGURATH,
    cost=4,
    skill=3,
    icons="AAA",
    subtypes="Cultist",
    text=[
        response(after(succeeds(with_=THIS)), one_of(return_to_hand(TOP_CARD), return_to_hand(bottom_cards()))),
    ],
)

XLIZXCTE_OONTH = character(
    "tty-018",
    "Xlizxcte-Oonth",
    SHUB_NIGGURATH,
    unique=True,
    descriptor="Lord of the Mi-Go",
    cost=5,
    skill=4,
    icons="TCCA",
    subtypes="Servitor, Mi-Go",
    keywords=[TOUGHNESS(1)],
    text=[
        costs(CARD.subtype("Mi-Go"), -1, per=CARD.subtype("Mi-Go").in_(DISCARD), whose=YOU, first_each="turn"),
        playable_from(CHARACTER.subtype("Mi-Go").in_(DISCARD)),
    ],
)

BARON_SAMEDI = character(
    "tty-019",
    "Baron Samedi",
    SHUB_NIGGURATH,
    unique=True,
    descriptor="Lord of the Cemetery",
    cost=4,
    skill=4,
    icons="TCC",
    subtypes="Avatar",
    keywords=[VILLAINOUS, RESILIENT],
    text=[
        disrupt(when(result_of_struggle(COMBAT, YOU, with_=THIS)), wound(CHARACTER.other.at(THAT_STORY)), instead=True),
    ],
)

DARK_SARGASSUM = character(
    "tty-022",
    "Dark Sargassum",
    SHUB_NIGGURATH,
    cost=6,
    skill=6,
    icons="TTTCC",
    subtypes="Servitor, Dark Young",
    keywords=[RESILIENT],
    text=[
        response(
            after(commits(THIS)),
            reveal(TOP_CARD),
            given(
                is_a(the("revealed", "card"), CHARACTER.faction(SHUB_NIGGURATH)),
                then(
                    put_into_play(the("revealed", "card"), as_="it", at=a(STORY)),
                    at_end_of_phase(given(still_in_play(the("it")), sacrifice(the("it")))),
                ),
            ),
        ),
    ],
)

SHUB_NIGGURATH_23 = character(
    "tty-023",
    "Shub-Niggurath",
    SHUB_NIGGURATH,
    unique=True,
    descriptor="The Dark Mother",
    cost=8,
    skill=8,
    icons="TTTCC",
    subtypes="Ancient One",
    keywords=[INVULNERABILITY, VILLAINOUS, RESILIENT],
    text=[
        response(
            after(plays(THIS)),
            these(RESOURCES.on(PAYING_DOMAIN), as_="them"),
            put_into_play(CHARACTER.faction(SHUB_NIGGURATH).among("them")),
        ),
    ],
)

GHOUL_TUNNELS = support(
    "tty-024",
    "Ghoul Tunnels",
    SHUB_NIGGURATH,
    cost=2,
    subtypes="Location",
    text=[
        action(
            sacrifice(THIS),
            to=[
                choosing(choose(CHARACTER.other_than("Ancient One").in_(RESOURCE), as_="it")),
                then(drain_domain(domain_of(the("it"))), put_into_play(the("it"), as_="him")),
                at_end_of_turn(given(still_in_play(the("him")), discard_from_play(the("him")))),
            ],
        ),
    ],
)

FRENCH_QUARTER = support(
    "tty-026",
    "French Quarter",
    SHUB_NIGGURATH,
    unique=True,
    descriptor="Vieux Carré",
    cost=1,
    subtypes="Location",
    text=[
        action(
            reveal(TOP_CARD, until=END_OF_PHASE),
            given(
                is_a(the("revealed", "card"), CHARACTER.faction(SHUB_NIGGURATH)),
                until_end_of_phase(gains(MINE, naming("icon", on=the("revealed", "card")))),
            ),
            limit=limit_once("turn"),
        ),
    ],
)

GRIS_GRIS = support(
    "tty-027",
    "Gris-Gris",
    SHUB_NIGGURATH,
    cost=1,
    subtypes="Attachment, Item",
    keywords=[RESILIENT, NIGHT],
    attach_to=CHARACTER,
    text=[
        passive(after(enters_play(THIS)), destroy(CARD.keyword(DAY))),
        gains(HOST, "A", times=count(THEIRS.at(HOSTS_STORY))),
    ],
)

TWISTED_CONSECRATION = event(
    "tty-030",
    "Twisted Consecration",
    SHUB_NIGGURATH,
    cost=0,
    subtypes="Curse",
    steadfast={SHUB_NIGGURATH: 2},
    text=[
        action(
            then(
                destroy(choose(SUPPORT.subtype("Location"), as_="it")),
                then(
                    reveal_until(SUPPORT.subtype("Location"), controller_of(the("it", "card"))),
                    then(shuffle_deck(controller_of(the("it", "card"))), put_on_top(the("found", "card"))),
                ),
            ),
        ),
    ],
)

SUDDEN_CYCLONE = event(
    "tty-031",
    "Sudden Cyclone",
    SHUB_NIGGURATH,
    cost=2,
    subtypes="Disaster",
    text=[
        action(then(destroy(SUPPORT.exhausted), exhaust(SUPPORT.of(OPPONENT)))),
    ],
)

BIRTHING_A_THOUSAND_YOUNG = conspiracy(
    "tty-033",
    "Birthing a Thousand Young",
    SHUB_NIGGURATH,
    cost=1,
    struggles="TTCC",
    text=[
        then(
            choosing(naming("subtype", as_="kind")),
            search(CHARACTER.faction(SHUB_NIGGURATH).subtype(named("subtype", "kind")), any_number=True),
        ),
    ],
)
