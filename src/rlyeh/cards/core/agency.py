"""Core Set: Agency."""

from rlyeh.language import *

THOMAS_F_MALONE = character(
    "core-001", "Thomas F. Malone", AGENCY, unique=True, descriptor="Haunted Police Detective",
    cost=4, skill=5, icons="CC", subtypes="Investigator", keywords=[HEROIC],
    text=[
        response(
            after(resolves_story(with_=THIS)),
            destroy(
                choose(
                    THEIRS.that(any_of(with_keyword(VILLAINOUS), with_subtype("Cultist")), was_committed_to(THAT_STORY))
                )
            ),
        ),
    ],
    rulings=(
        "Whoever was committed when the story began to resolve may be chosen, also if the story was won meanwhile and "
        "everybody has gone home.",
    ),
)

KIRBY_ODONNELL = character(
    "core-002", "Kirby O'Donnell", AGENCY, unique=True, descriptor="Adventurer Abroad",
    cost=3, skill=2, icons="CI", subtypes="Investigator", keywords=[HEROIC],
    text=[while_(committed(THIS), gains(CHARACTER.keyword(HEROIC), "C"), loses(CHARACTER.keyword(VILLAINOUS), "T"))],
)

LOCAL_SHERIFF = character(
    "core-003", "Local Sheriff", AGENCY,
    cost=4, skill=4, icons="CI", subtypes="Investigator", keywords=[WILLPOWER], transient=True,
    text=[action(pay(1), to=return_to_hand(THIS), if_=ENTERED_DISCARD_THIS_PHASE, from_=DISCARD)],
    rulings=("The Action works however the card got into the discard pile (EFF-33).",),
)

PAUL_LEMOND = character(
    "core-004", "Paul Lemond", AGENCY, unique=True, descriptor="Tormented Psychic",
    cost=1, skill=1, subtypes="Government",
    text=[action(pay(1), to=until_end_of_phase(gains_printed_icons(THIS, of=choose(CHARACTER))))],
    rulings=("An insane character shows no printed icons (FINAL-118).",),
)

PROFESSOR_HERMANN_MULDER = character(
    "core-005", "Professor Hermann Mulder", AGENCY, unique=True, descriptor="Bureau Consultant",
    cost=1, skill=4, icons="CCA", subtypes="Government",
    text=[whenever(exists(CHARACTER, at_least=6), drive_insane(THIS))],
)

MONSTER_HUNTER = character(
    "core-006", "Monster Hunter", AGENCY, cost=3, skill=2, icons="CA", subtypes="Sorcerer",
    text=[response(after(wins_struggle(by=2)), pay(2), to=wound(choose(CHARACTER.skill(at_most=2))))],
)

UNDERCOVER_SECURITY = character(
    "core-007", "Undercover Security", AGENCY,
    cost=2, skill=2, icons="CI", subtypes="Investigator", keywords=[HEROIC, WILLPOWER], steadfast={AGENCY: 2},
)

HIRED_MUSCLE = character(
    "core-008", "Hired Muscle", AGENCY, cost=3, skill=3, icons="CCC", subtypes="Criminal", keywords=[TOUGHNESS(1)],
)

FREELANCE_OCCULTIST = character(
    "core-009", "Freelance Occultist", AGENCY, cost=3, skill=2, icons="CA", subtypes="Investigator", keywords=[FAST],
)

BLACKWOOD_FILE_CLERK = character(
    "core-010", "Blackwood File Clerk", AGENCY, cost=2, skill=3, icons="I", subtypes="Investigator",
)

PEELER = character(
    "core-011", "Peeler", AGENCY, cost=2, skill=1, icons="CC", subtypes="Investigator",
    text=[while_(exists(ATTACHMENT), gains(THIS, keyword=WILLPOWER))],
)

T_MEN = character(
    "core-012", "T-Men", AGENCY, cost=5, skill=3, icons="CCC", subtypes="Government", steadfast={AGENCY: 2},
    text=[forced_response(after(enters_play(THIS)), wound(choose(CHARACTER)))],
)

G_MEN = character(
    "core-013", "G-Men", AGENCY,
    cost=6, skill=6, icons="CCCCC", subtypes="Government", keywords=[HEROIC, TOUGHNESS(3), WILLPOWER],
)

SHOTGUN = support(
    "core-014", "Shotgun", AGENCY, cost=1, subtypes="Attachment, Weapon", attach_to=CHARACTER,
    text=[
        while_(
            committed(HOST), gains(HOST, text=action(pay(1), to=wound(choose(CHARACTER.at(THIS_STORY))))),
        ),
    ],
    rulings=("The character's controller uses the Action, whoever controls the Shotgun (STATE-34).",),
)

PATROL_WAGON = support(
    "core-015", "Patrol Wagon", AGENCY, cost=1, subtypes="Attachment, Vehicle", attach_to=CHARACTER,
    text=[
        gains(HOST, keyword=TOUGHNESS(1)),
        disrupt(when(would_be("wounded", HOST)), pay(2), to=cancel("1 wound to attached character")),
    ],
    rulings=("Of several wounds given together each can be cancelled by a payment of its own (AMB-91).",),
)

SHOTGUN_BLAST = event(
    "core-016", "Shotgun Blast", AGENCY, cost=X,
    text=[action(wound(choose(CHARACTER.skill(at_most=X))))],
)

SHORT_FUSE = event(
    "core-017", "Short Fuse", AGENCY, cost=3,
    text=[action(wound(choose(CHARACTER), number=7), only=YOUR_OPERATIONS)],
)

TORCH_THE_JOINT = event(
    "core-018", "Torch the Joint!", AGENCY, cost=2, steadfast={AGENCY: 2},
    text=[
        action(
            destroy(choose(either_kind(RESOURCES.not_supplying(AGENCY), SUPPORT.subtype("Location")))),
            only=YOUR_OPERATIONS,
        ),
    ],
    rulings=("A resource is judged by what it supplies; a neutral one is not Agency (CARD-10).",),
)

SMALL_PRICE_TO_PAY = event(
    "core-019", "Small Price to Pay", AGENCY, cost=1,
    text=[action(one_and_other(MINE, THEIRS, drive_insane(the("one")), wound(the("other", "other character"))))],
    rulings=(
        "At least one of the two must be able to go insane (STATE-18).",
        "If the one does not go insane in fact, the other is not wounded (EFF-12).",
    ),
)

WORKING_A_HUNCH = event(
    "core-020", "Working a Hunch", AGENCY, cost=1,
    text=[
        action(
            until_end_of_phase(gains(choose(CHARACTER, as_="him"), "CC")),
            given(OVERPAID, until_end_of_phase(gains(the("him"), "AI"))),
        ),
    ],
)

STEVE_CLARNEY = character(
    "core-023", "Steve Clarney", AGENCY, unique=True, descriptor="Soldier of Fortune",
    cost=3, skill=2, icons="CCI", subtypes="Investigator", keywords=[HEROIC, WILLPOWER],
    text=[while_(committed(THIS), loses(CHARACTER, keyword=ALL_TOUGHNESS))],
    rulings=("Toughness that other cards give is lost as well, in whatever order they came into play.",),
)
