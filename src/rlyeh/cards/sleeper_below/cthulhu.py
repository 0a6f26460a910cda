"""The Sleeper Below: Cthulhu."""

from rlyeh.language import *

WATCHER_OF_SIGNS = character(
    "tsb-002", "Watcher of Signs", CTHULHU, cost=1, skill=1, subtypes="Cultist",
    text=[
        while_(none(YOUR_CARD.not_faction(CTHULHU)), gains(THIS, "I")),
        response(after(plays(CARD.subtype("Disaster"), who=ANY_PLAYER)), move_resource(choose(RESOURCES))),
    ],
)

BLACK_WINGED_ONE = character(
    "tsb-005", "Black Winged One", CTHULHU, cost=2, skill=2, icons="CC", subtypes="Monster", keywords=[INVULNERABILITY],
    text=[
        disrupt(
            when(would_enter_any_discard(CARD.owned_by(OPPONENT))),
            then(put_on_bottom(THAT_CARD), until_end_of_phase(gains(THIS, "C"))),
            instead=True,
            limit=limit_once(),
        ),
    ],
    rulings=("From wherever it would go there, an event that was played among them.",),
)

BONE_SCULPTOR = character(
    "tsb-010", "Bone Sculptor", CTHULHU, cost=3, skill=2, icons="AA", subtypes="Cultist, Artist",
    text=[
        action(
            exhaust(THIS),
            pay(X, at_least=1),
            to=[
                put_into_play(choose(CHARACTER.in_(DISCARD, of=ANY_PLAYER).cost(at_most=X)), control=YOU, as_="it"),
                at_end_of_phase(given(still_in_play(the("it")), remove_from_game(the("it")))),
            ],
            limit=limit_once("turn"),
        ),
    ],
)

FUNCTIONAL_PSYCHOPATH = character(
    "tsb-012", "Functional Psychopath", CTHULHU, cost=3, skill=3, icons="C", subtypes="Independent",
    text=[
        forced_response(after(is_("uncommitted", CHARACTER, together=True)), destroy(a(lowest(CHARACTER, "cost")))),
    ],
    rulings=("Once for each story that characters leave together (TIME-16).",),
)

RUINOUS_STAR_SPAWN = character(
    "tsb-014", "Ruinous Star Spawn", CTHULHU, cost=5, skill=5, icons="TTCC", subtypes="Servitor",
    text=[
        cheaper_for(sacrifice(a(MINE.subtype("Cultist")))),
        response(after(plays(THIS)), discard_tokens(choose(STORY))),
    ],
)

HUNTING_WENDIGO = character(
    "tsb-016", "Hunting Wendigo", CTHULHU, cost=6, skill=5, icons="TTCCC", subtypes="Monster, Polar",
    keywords=[DORMANT, FAST], steadfast={CTHULHU: 2},
    text=[disrupt(when(would_be("destroyed", THIS)), lie_dormant(THIS, at=a(STORY_CARD)), instead=True)],
    rulings=("Its owner may play it from there, whoever controlled it (KEY-26).",),
)

FOLLOWERS_OF_RLYEH = character(
    "tsb-017", "Followers of R'lyeh", CTHULHU, unique=True, descriptor="Growing in Number", cost=6, skill=6,
    icons="TCCCA", subtypes="Society, Cultist", steadfast={CTHULHU: 1},
    text=[
        always(costs(THIS, -2, per=STORY_CARD.in_(WON, of=OPPONENT)), in_=HAND),
        forced_response(after(plays(THIS)), must(EACH_PLAYER, sacrifice(a(MINE.other_than("Cultist"), 2)))),
    ],
    rulings=("Who controls fewer than two such characters sacrifices none, and stops nobody else (EFF-2, EFF-7).",),
)

KASSOGTHA = character(
    "tsb-018", "Kassogtha", CTHULHU, unique=True, descriptor="Leviathan of Disease", cost=7, skill=7, icons="TTCAA",
    subtypes="Ancient One", keywords=[VILLAINOUS, INVULNERABILITY],
    text=[
        cheaper_for(sacrifice(a(MINE.subtype("Cultist")))),
        forced_response(
            after(plays(THIS)),
            destroy(choose(CHARACTER), if_able=True),
            destroy(choose(SUPPORT), if_able=True),
            destroy(choose(CONSPIRACY), if_able=True),
        ),
    ],
    rulings=("Where there is one of a kind, it must be chosen, even herself; of the others none is missed (EFF-6).",),
)

SUMMON_THE_SLEEPER = support(
    "tsb-024", "Summon the Sleeper", CTHULHU, cost=2, subtypes="Ritual",
    text=[
        forced_response(after(is_("exhausted", MINE.subtype("Cultist"))), place_token(THIS)),
        action(
            spend_tokens(5, THIS),
            sacrifice(THIS),
            to=search(either_kind(CARD.subtype("Servitor"), CARD.subtype("Ancient One"))),
        ),
    ],
    rulings=("Committing to a story in the commit step exhausts as well (STORY-3).",),
)

UNAUSSPRECHLICHEN_KULTEN = support(
    "tsb-025", "Unaussprechlichen Kulten", CTHULHU, unique=True, descriptor="The Sussex Manuscript", cost=2,
    subtypes="Tome",
    text=[
        action(
            reveal(TOP_CARD, until=END_OF_PHASE),
            given(
                is_a(the("revealed", "card"), CHARACTER.subtype("Cultist")),
                until_end_of_phase(playable_from(the("revealed", "card"))),
            ),
            only=during(OPERATIONS, ANY_PLAYER),
        ),
    ],
    errata=[
        errata("FAQ 4.1", "the title is spelt so, and the card stays revealed until the operations phase ends"),
    ],
)

N7_THOMAS_STREET = support(
    "tsb-026", "7 Thomas Street", CTHULHU, unique=True, descriptor="The Fleur-de-Lys Building", cost=2,
    subtypes="Location",
    text=[always(costs(EVENT, 1, unless=exists(MINE.subtype("Cultist"), at_least=2)))],
    rulings=("The additional 1 is added to the cost of the event; a free event costs 1 then (FINAL-112, PAY-2).",),
)

AURORA_BOREALIS = event(
    "tsb-028", "Aurora Borealis", CTHULHU, cost=0, subtypes="Polar", steadfast={CTHULHU: 3},
    text=[action(until_end_of_phase(ignores_match(CHARACTER, next_only=True)))],
    rulings=(
        "Loyal is satisfied altogether, Steadfast is not (PAY-21, AMB-57).",
        "It is used up by the next character that its player plays, whether that would have needed it or not (EFF-39).",
    ),
)

BLACK_SEAS_OF_INFINITY = event(
    "tsb-029", "Black Seas of Infinity", CTHULHU, cost=0, subtypes="Disaster", steadfast={CTHULHU: 2},
    text=[action(drain_all_domains(EACH_PLAYER), only=during(STORY_PHASE, ANY_PLAYER))],
)

FOUL_INDUCTION = event(
    "tsb-031", "Foul Induction", CTHULHU, cost=3, subtypes="Spell",
    text=[
        action(
            put_into_play(
                any_number(CHARACTER.subtype("Cultist").in_(DISCARD), limit=total("cost", 3, printed=True)),
            ),
        ),
    ],
)

POLAR_VORTEX = event(
    "tsb-032", "Polar Vortex", CTHULHU, cost=3, subtypes="Polar, Disaster",
    text=[action(skips_next(REFRESH_PHASE, EACH_PLAYER))],
)
