"""Drafts of cards of Seekers of Knowledge."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY

BOARD_OF_TRUSTEES = character(
    "sok-001",
    "Board of Trustees",
    MISKATONIC,
    unique=True,
    descriptor="Overseeing the Future",
    cost=4,
    skill=5,
    icons="AAII",
    subtypes="Independent",
    keywords=[WILLPOWER, INVULNERABILITY],
    text=[
        while_(is_a(THIS, CHARACTER.ready), gains(CHARACTER.subtype("Student"), keyword=WILLPOWER)),
        while_(is_a(THIS, CHARACTER.exhausted), gains(CHARACTER.subtype("Faculty"), keyword=TOUGHNESS(1))),
    ],
)

WHITTON_GREENE = character(
    "sok-002",
    "Whitton Greene",
    MISKATONIC,
    unique=True,
    descriptor="Restricted Collection Bookhunter",
    cost=3,
    skill=3,
    icons="AII",
    subtypes="Faculty, Investigator, Relic Hunter",
    keywords=[TOUGHNESS(1)],
    boosters="I",
    text=[
        response(after(succeeds(with_=THIS)), search(SUPPORT.subtype("Tome"))),
    ],
)

RICHARD_PIKE = character(
    "sok-003",
    "Richard Pike",
    MISKATONIC,
    unique=True,
    descriptor="Here to Help",
    cost=2,
    skill=2,
    icons="AA",
    subtypes="Student",
    text=[
        forced_response(
            after(is_("insane", THIS)),
            until_end_of_phase(
                gains(CHARACTER.faction(MISKATONIC).other, keyword=WILLPOWER),
                gains(CHARACTER.faction(MISKATONIC).other, keyword=TOUGHNESS(1)),
            ),
        ),
    ],
)

ROALD_ELLSWORTH = character(
    "sok-004",
    "Roald Ellsworth",
    MISKATONIC,
    unique=True,
    descriptor="Intrepid Explorer",
    cost=3,
    skill=2,
    icons="AI",
    subtypes="Explorer, Faculty",
    keywords=[LOYAL],
    text=[
        gains(CHARACTER.subtype("Explorer"), keyword=WILLPOWER),
        disrupt(
            when(would_be("leaves_play", MINE.subtype("Explorer"))),
            one_of(draw(2), return_to_hand(a(CARD.in_(DISCARD)))),
        ),
    ],
)

DOCTOR_BANCROFT = character(
    "sok-006",
    "Doctor Bancroft",
    MISKATONIC,
    unique=True,
    descriptor="Military Historian",
    cost=3,
    skill=3,
    icons="CCA",
    subtypes="Faculty",
    keywords=[TOUGHNESS(3)],
    text=[
        cannot_have_attached(THIS, ATTACHMENT),
        response(after(is_("wounded", THIS)), pay(1), to=wound(choose(CHARACTER), wounds_on(THIS))),
    ],
)

JAMES_COOKIE_FREDERICKS = character(
    "sok-008",
    'James "Cookie" Fredericks',
    MISKATONIC,
    unique=True,
    descriptor="Controversial Explorer",
    cost=3,
    skill=2,
    icons="CI",
    subtypes="Explorer, Investigator",
    keywords=[LOYAL],
    text=[
        gains(CHARACTER.subtype("Explorer"), keyword=FAST),
        response(
            after(enters_play(MINE.subtype("Explorer"))),
            then(draw(3), discard_from_hand(2)),
            if_=more(count(CARD.in_(HAND, of=OPPONENT)), than=count(CARD.in_(HAND))),
        ),
    ],
)

ESCHATOLOGIST = character(
    "sok-011",
    "Eschatologist",
    MISKATONIC,
    cost=2,
    skill=1,
    icons="AI",
    subtypes="Independent",
    text=[
        disrupt(when(ability_used()), exhaust(THIS), discard_from_hand(what=CARD.keyword(PROPHECY)), to=cancel()),
    ],
)

CATACOMBS_DOCENT = character(
    "sok-012",
    "Catacombs Docent",
    MISKATONIC,
    cost=2,
    skill=2,
    icons="AI",
    subtypes="Faculty, Lunatic",
    text=[
        response(
            after(is_("insane", MINE)),
            drive_insane(THIS),
            to=place_token(a(STORY.that(with_tokens(at_most=3, whose=YOU)))),
        ),
    ],
)

ARCTIC_ETHNOLOGIST = character(
    "sok-013",
    "Arctic Ethnologist",
    MISKATONIC,
    cost=2,
    skill=2,
    icons="AI",
    subtypes="Explorer, Scientist",
    text=[
        while_(every(YOUR_CARD, CARD.faction(MISKATONIC)), gains(THIS, "C"), gains(MINE.subtype("Explorer"), "A")),
    ],
)

ALTERNATIVE_HISTORIAN = character(
    "sok-015",
    "Alternative Historian",
    MISKATONIC,
    cost=1,
    skill=2,
    subtypes="Faculty, Investigator",
    text=[
        forced_response(after(plays(THIS)), draw()),
        action(discard_from_hand(), to=until_end_of_phase(loses_struggle(STORY))),
    ],
    errata=[
        errata(
            "FAQ 4.1",
            "the second ability three times a turn",
            text=[
                forced_response(after(plays(THIS)), draw()),
                action(discard_from_hand(), to=until_end_of_phase(loses_struggle(STORY)), limit=limit(3, per="turn")),
            ],
        )
    ],
)

GHOST_HUNTER = character(
    "sok-016",
    "Ghost Hunter",
    MISKATONIC,
    cost=2,
    skill=2,
    icons="AI",
    subtypes="Investigator, Lunatic",
    text=[
        response(
            after(is_("destroyed", MINE)),
            drive_insane(THIS),
            to=place_token(a(STORY.that(with_tokens(at_most=3, whose=YOU)))),
        ),
    ],
)

OVERWORKED_GRADUATE_STUDENT = character(
    "sok-017",
    "Overworked Graduate Student",
    MISKATONIC,
    cost=1,
    skill=0,
    icons="AA",
    subtypes="Faculty, Student",
    text=[
        costs(CARD.subtype("Research"), -2, minimum=1, whose=YOU, first_each="turn"),
        action(
            exhaust(THIS),
            to=until_end_of_phase(costs(CHARACTER.subtype("Student", "Faculty"), -1, whose=YOU, next_only=True)),
        ),
    ],
)

CAMPUS_SECURITY_GUARD = character(
    "sok-018",
    "Campus Security Guard",
    MISKATONIC,
    cost=3,
    skill=3,
    icons="C",
    subtypes="Faculty",
    keywords=[TOUGHNESS(2)],
    text=[
        disrupt(
            when(would_be("wounded", CHARACTER.subtype("Student", "Faculty"), by_struggle=COMBAT)),
            wound(THIS),
            instead=True,
        ),
        disrupt(
            when(would_be("insane", CHARACTER.subtype("Student", "Faculty"))),
            discard(THIS, from_=HAND),
            to=cancel("that"),
            from_=HAND,
        ),
    ],
)

COLLEGE_PROSPECT = character(
    "sok-019",
    "College Prospect",
    MISKATONIC,
    cost=0,
    skill=1,
    subtypes="Student",
    steadfast={MISKATONIC: 3},
    text=[
        forced_response(after(is_("destroyed", THIS)), draw(2)),
    ],
)

SPORTS_SCHOLARSHIP = support(
    "sok-020",
    "Sports Scholarship",
    MISKATONIC,
    cost=1,
    subtypes="Attachment",
    attach_to=CHARACTER.subtype("Student"),
    text=[
        gains(HOST, keyword=TOUGHNESS(2)),
        action(sacrifice(HOST), to=wound(choose(CHARACTER))),
    ],
)

CYLINDERS_OF_KADATHERON = support(
    "sok-023",
    "Cylinders of Kadatheron",
    MISKATONIC,
    unique=True,
    descriptor="Knowledge of Ib",
    cost=2,
    subtypes="Tome",
    text=[
        response(after(wins_struggle(INVESTIGATION)), pay(1), to=search(either_kind(EVENT, SUPPORT.subtype("Tome")))),
    ],
)

MU = support(
    "sok-024",
    "Mu",
    MISKATONIC,
    unique=True,
    descriptor="The Cradle of Civilization",
    cost=1,
    subtypes="Lost Civilization",
    text=[
        response(
            after(loses_icon_struggle()),
            exhaust(THIS),
            to=one_of(restore(a(CHARACTER.insane)), remove_wounds(a(CHARACTER.wounded), 1)),
        ),
    ],
)

ATLANTIS = support(
    "sok-025",
    "Atlantis",
    MISKATONIC,
    unique=True,
    descriptor="Came to a Catastrophic End",
    cost=1,
    subtypes="Lost Civilization",
    text=[
        response(after(ability_used(of=CARD.keyword(PROPHECY), by=ANY_PLAYER)), draw()),
        action(exhaust(THIS), to=put_on_bottom(choose(CARD.in_(DISCARD, of=ANY_PLAYER)))),
    ],
)

ULTIMA_THULE = support(
    "sok-026",
    "Ultima Thule",
    MISKATONIC,
    unique=True,
    descriptor="Beyond the Known World",
    cost=1,
    subtypes="Polar, Lost Civilization",
    text=[
        action(
            exhaust(THIS),
            to=[
                put_into_play(a(CHARACTER.subtype("Explorer").in_(HAND)), as_="it"),
                at_end_of_phase(given(still_in_play(the("it")), return_to_hand(the("it")))),
            ],
        ),
    ],
)

APOCALYPTIC_VISIONS = support(
    "sok-028",
    "Apocalyptic Visions",
    MISKATONIC,
    unique=True,
    descriptor="Prophecies of the Ancients",
    cost=1,
    subtypes="Tome",
    text=[
        action(pay(1), to=search(EVENT.keyword(PROPHECY))),
        response(
            after(ability_used(of=CARD.keyword(PROPHECY), by=ANY_PLAYER)),
            exhaust(THIS),
            to=ready(any_number(CHARACTER.icon(INVESTIGATION))),
        ),
    ],
)

A_VOROS_HALL_JON = event(
    "sok-029",
    "A Vörös Hal'l Jön",
    MISKATONIC,
    descriptor="Prophecy of the Lost",
    cost=1,
    keywords=[PROPHECY],
    text=[
        action(put_on_top(THIS, face_up=True), only=during(DRAW_PHASE, ANY_PLAYER)),
        response(
            after(is_("destroyed", MINE.faction(MISKATONIC))),
            discard_from_deck(THIS),
            to=search(CARD, number=2),
            from_=DECK,
        ),
    ],
)

POR_V_1_20 = event(
    "sok-032",
    "Por V 1:20",
    MISKATONIC,
    descriptor='"...and they shall fall to their knees..."',
    cost=0,
    keywords=[PROPHECY],
    steadfast={MISKATONIC: 1},
    text=[
        action(put_on_top(THIS, face_up=True), only=during(DRAW_PHASE, ANY_PLAYER)),
        response(
            after(wins_struggle(INVESTIGATION)),
            discard_from_deck(THIS),
            to=[
                choosing(choose(CHARACTER, as_="it")),
                one_of(ready(the("it")), then(exhaust(the("it")), in_next_refresh(cannot(the("it"), "be readied")))),
            ],
            from_=DECK,
        ),
    ],
)

PROTECTING_THE_ANIRNIQ = event(
    "sok-034",
    "Protecting the Anirniq",
    MISKATONIC,
    cost=1,
    subtypes="Polar, Ritual",
    text=[
        disrupt(
            when(would_be("destroyed", MINE.faction(MISKATONIC).committed)),
            put_into_play(a(CHARACTER.faction(MISKATONIC).in_(HAND)), at=story_of(THAT_CHARACTER), as_="it"),
            at_end_of_phase(given(still_in_play(the("it")), return_to_hand(the("it")))),
        ),
    ],
)

EXPERT_TESTIMONY = event(
    "sok-036",
    "Expert Testimony",
    MISKATONIC,
    cost=2,
    subtypes="Research",
    boosters="I",
    boosts_itself=False,
    text=[
        disrupt(
            when(would_resolve()),
            then(
                commit_to(choose(CHARACTER.faction(MISKATONIC), as_="it"), THAT_STORY),
                until_end_of_phase(gains(the("it"), text=always(gains_struggles(THIS_STORY, "I")))),
            ),
        ),
    ],
    errata=[errata("FAQ 4.1", "it commits first, then it gains the booster")],
)

FRATERNAL_TIES = event(
    "sok-037",
    "Fraternal Ties",
    MISKATONIC,
    cost=1,
    text=[
        action(spend_tokens(X, STORY, one_story=True), to=return_to_hand(choose(CARD.in_(DISCARD), X))),
    ],
)
