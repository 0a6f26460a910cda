"""Drafts of cards of Denizens of the Underworld."""

from rlyeh.language import *

NAOMI_OBANNION = character(
    "dotu-001",
    "Naomi O'Bannion",
    SYNDICATE,
    unique=True,
    descriptor="Ruthless Tactician",
    cost=3,
    skill=4,
    icons="CCI",
    subtypes="Criminal",
    text=[
        action(
            ready(THIS),
            to=then(
                play_free(choose(EVENT.subtype("Tactic").in_(DISCARD, of=ANY_PLAYER), as_="event")),
                put_on_bottom(the("event", "card")),
            ),
        ),
    ],
)

MELISANDE_LEBEAU = character(
    "dotu-002",
    "Melisande LeBeau",
    SYNDICATE,
    unique=True,
    descriptor="Playing with Fire",
    cost=3,
    skill=4,
    icons="CCA",
    subtypes="Criminal, Independent",
    text=[
        forced_response(after(succeeds(with_=THIS)), destroy(choose(SUPPORT))),
    ],
)

OBANNIONS_INNER_COUNCIL = character(
    "dotu-003",
    "O'Bannion's Inner Council",
    SYNDICATE,
    unique=True,
    descriptor="Blood is Thicker",
    cost=4,
    skill=2,
    icons="CAI",
    subtypes="Criminal",
    keywords=[WILLPOWER, TOUGHNESS(2)],
    text=[
        gains(THIS, skill=1, times=count(MINE.subtype("Criminal"))),
        does_not_count(CHARACTER.skill(below=skill_of(THIS)).at(SAME_STORY), "icons"),
    ],
)

TOMMY_MALLOY = character(
    "dotu-004",
    "Tommy Malloy",
    SYNDICATE,
    unique=True,
    descriptor='"The Big Palooka"',
    cost=2,
    skill=2,
    icons="CC",
    subtypes="Criminal",
    keywords=[FAST, TOUGHNESS(1)],
    steadfast={SYNDICATE: 2},
    text=[
        disrupt(when(would_resolve(COMBAT, with_=MINE)), play(THIS, at=THAT_STORY), from_=HAND),
    ],
)

LENA_DI_BOERIO = character(
    "dotu-005",
    "Lena Di Boerio",
    SYNDICATE,
    unique=True,
    descriptor="Occult Consultant",
    cost=1,
    skill=1,
    subtypes="Criminal, Sorcerer",
    text=[
        action(
            pay(1),
            to=[
                choosing(choose(CHARACTER, as_="him")),
                choosing(naming("icon", as_="icon")),
                until_end_of_phase(
                    gains(the("him"), skill=-1),
                    loses(the("him"), named("icon", "icon")),
                    gains(THIS, skill=1),
                    gains(THIS, named("icon", "icon")),
                ),
            ],
        ),
    ],
)

HENRY_KNOLL = character(
    "dotu-007",
    "Henry Knoll",
    SYNDICATE,
    unique=True,
    descriptor="A Real Wiseguy",
    cost=2,
    skill=3,
    icons="AA",
    subtypes="Criminal, Independent",
    text=[
        response(
            after(is_("readied", THIS)),
            until_end_of_turn(
                gains(choose(CHARACTER, as_="him"), skill=-1),
                gains(the("him"), text=whenever(is_a(THIS, CHARACTER.skill(at_most=0)), destroy(THIS))),
            ),
        ),
    ],
)

MARTIN_HERRING = character(
    "dotu-008",
    "Martin Herring",
    SYNDICATE,
    unique=True,
    descriptor='"Quick Kip"',
    cost=2,
    skill=3,
    icons="CI",
    subtypes="Criminal",
    keywords=[FAST],
    text=[
        plays_with_deck_open(YOU),
        cannot_commit_with(THEIRS.cost(at_least=cost_of(TOP_CARD), at_most=cost_of(TOP_CARD)), THIS),
    ],
)

CLOVER_CLUB_HIGH_ROLLER = character(
    "dotu-010",
    "Clover Club High Roller",
    SYNDICATE,
    cost=2,
    skill=3,
    icons="I",
    subtypes="Independent",
    text=[
        response(after(succeeds(with_=THIS)), wound(THIS), to=place_token(THAT_STORY)),
    ],
)

CLOVER_CLUB_PIT_BOSS = character(
    "dotu-012",
    "Clover Club Pit Boss",
    SYNDICATE,
    cost=2,
    skill=3,
    icons="CC",
    subtypes="Criminal",
    text=[
        gains(MINE.subtype("Criminal"), keyword=WILLPOWER),
    ],
)

NUMBERS_RUNNER = character(
    "dotu-013",
    "Numbers Runner",
    SYNDICATE,
    cost=3,
    skill=4,
    icons="AA",
    subtypes="Criminal",
    text=[
        response(after(is_("readied", THIS)), exhaust(choose(CHARACTER.skill(below=skill_of(THIS))))),
    ],
)

FALL_GUY = character(
    "dotu-014",
    "Fall Guy",
    SYNDICATE,
    cost=1,
    skill=2,
    subtypes="Criminal",
    text=[
        disrupt(
            when(would_resolve()),
            sacrifice(THIS),
            to=[
                these(THAT_STORY, as_="there"),
                until_end_of_phase(
                    passive(
                        when(result_of_struggle(who=YOU, at=the("there", "story"), lost=True)), cancel("its result")
                    )
                ),
            ],
        ),
    ],
)

MARINE_SALVAGER = character(
    "dotu-015",
    "Marine Salvager",
    SYNDICATE,
    cost=2,
    skill=2,
    icons="C",
    subtypes="Criminal",
    text=[
        action(
            exhaust(THIS),
            pay(X),
            to=put_into_play(
                choose(SUPPORT.in_(DISCARD, of=ANY_PLAYER).cost(at_most=X, at_least=X, printed=True)), control=YOU
            ),
        ),
    ],
)

CROOKED_ATTORNEY = character(
    "dotu-017",
    "Crooked Attorney",
    SYNDICATE,
    cost=2,
    skill=4,
    subtypes="Independent",
    keywords=[VILLAINOUS, DAY],
    text=[
        whenever(exists(CARD.keyword(NIGHT)), destroy(CARD.keyword(NIGHT))),
        always(gains(MINE.subtype("Criminal"), "A"), gains(MINE.subtype("Criminal"), skill=1)),
    ],
)

DANNY_OBANNIONS_OFFICE = support(
    "dotu-021",
    "Danny O'Bannion's Office",
    SYNDICATE,
    unique=True,
    descriptor='"Now Hiring"',
    cost=0,
    subtypes="Location",
    steadfast={SYNDICATE: 1},
    text=[
        response(after(is_("destroyed", MINE)), draw(), limit=limit_once()),
    ],
)

UNDER_COVER_OF_DARKNESS = support(
    "dotu-022",
    "Under Cover of Darkness",
    SYNDICATE,
    cost=1,
    subtypes="Attachment, Environment",
    keywords=[NIGHT],
    attach_to=STORY_CARD,
    text=[
        whenever(exists(CARD.keyword(DAY)), destroy(CARD.keyword(DAY))),
        exhausted_may_commit(MINE.faction(SYNDICATE), to=HOST_STORY),
    ],
)

CITY_MAP = support(
    "dotu-024",
    "City Map",
    SYNDICATE,
    cost=1,
    subtypes="Item",
    text=[
        action(exhaust(THIS), to=search(EVENT.subtype("Tactic"), top=5, rest="bottom")),
    ],
)

CONCRETE_AND_CHAINS = support(
    "dotu-025",
    "Concrete and Chains",
    SYNDICATE,
    cost=1,
    subtypes="Attachment, Item",
    attach_to=CHARACTER,
    text=[
        gains(HOST, skill=-1, times=tokens_on(THIS)),
        forced_response(
            after(turn_begins()), place_token(THIS), given(is_a(HOST, CHARACTER.skill(at_most=0)), destroy(HOST))
        ),
    ],
)

INDEBTED = support(
    "dotu-026",
    "Indebted",
    SYNDICATE,
    cost=2,
    subtypes="Attachment, Condition",
    steadfast={SYNDICATE: 2},
    attach_to=CHARACTER.other_than("Ancient One"),
    text=[
        gains(
            HOST, text=forced_response(after(phase_ends(RESOURCE_PHASE, YOU)), unless(pay(2), sacrifice(THIS), by=YOU))
        ),
    ],
)

LENGTH_OF_PIPE = support(
    "dotu-027",
    "Length of Pipe",
    SYNDICATE,
    cost=0,
    subtypes="Attachment, Item, Weapon",
    steadfast={SYNDICATE: 2},
    attach_to=MINE.faction(SYNDICATE),
    text=[
        disrupt(after(wins_struggle(with_=HOST)), discard_from_play(THIS), to=wound(choose(CHARACTER.at(THAT_STORY)))),
    ],
)

LA_BELLA_LUNA = support(
    "dotu-028",
    "La Bella Luna",
    SYNDICATE,
    unique=True,
    descriptor="Seedy Restaurant",
    cost=2,
    subtypes="Location",
    text=[
        response(
            after(turn_begins(OPPONENT)),
            given(DAY_TIME, ready(MINE.subtype("Criminal")), otherwise=ready(a(MINE.subtype("Criminal")))),
        ),
    ],
)

ON_THE_LAM = event(
    "dotu-031",
    "On the Lam",
    SYNDICATE,
    cost=0,
    subtypes="Tactic",
    steadfast={SYNDICATE: 1},
    text=[
        action(
            until_your_next_turn(
                cannot(choose(CHARACTER.other_than("Ancient One"), as_="it"), "be readied"),
                cannot(the("it"), "be exhausted"),
            ),
            limit=limit(1, per="turn", by_title=True),
        ),
    ],
)

FORCED_COMPLIANCE = event(
    "dotu-033",
    "Forced Compliance",
    SYNDICATE,
    cost=3,
    text=[
        action(
            choosing(choose(CHARACTER.without_icon(TERROR), as_="him")),
            must(
                controller_of(the("him")),
                one_of(sacrifice(the("him")), take_control(the("him"), until=END_OF_TURN, who=OPPONENT)),
            ),
            only=YOUR_OPERATIONS,
        ),
    ],
)

PAY_TRIBUTE = event(
    "dotu-034",
    "Pay Tribute",
    SYNDICATE,
    cost=0,
    steadfast={SYNDICATE: 1},
    text=[
        action(then(exhaust(choose(CHARACTER.other_than("Ancient One"))), put_on_bottom(THIS)), only=YOUR_OPERATIONS),
    ],
)

TURF_WAR = event(
    "dotu-035",
    "Turf War",
    SYNDICATE,
    cost=2,
    text=[
        action(
            for_each(
                STORY.that(with_characters(MINE), with_characters(THEIRS)),
                must(EACH_PLAYER, sacrifice(a(MINE.at(the("each", "story"))))),
            ),
            only=AFTER_COMMITTING,
        ),
    ],
)
