"""Drafts of cards of The Rituals of the Order."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY


def _next(what, by=1):
    return until_end_of_phase(costs(what, -by, minimum=1, whose=YOU, next_only=True))


ST = SILVER_TWILIGHT

DR_BAKER = character(
    "roto-013",
    "Dr. Baker",
    SILVER_TWILIGHT,
    unique=True,
    descriptor="Chief of Medicine",
    cost=3,
    skill=3,
    icons="AI",
    subtypes="Lodge, Scientist",
    text=[
        action(
            pay(2),
            exhaust(THIS),
            to=return_to_hand(choose(CHARACTER.in_(DISCARD, of=ANY_PLAYER).that(arrived_this_phase()))),
        )
    ],
)

ZEALOUS_SECRETARY = character(
    "roto-014",
    "Zealous Secretary",
    SILVER_TWILIGHT,
    cost=2,
    skill=1,
    icons="A",
    subtypes="Faculty, Lodge",
    text=[gains(MINE.subtype("Lodge"), "A")],
)

ERRAND_BOY = character(
    "roto-015",
    "Errand Boy",
    SILVER_TWILIGHT,
    cost=1,
    skill=1,
    subtypes="Lodge",
    keywords=[FAST],
    text=[action(sacrifice(THIS), to=ready(a(CHARACTER.faction(ST))))],
)

RICH_WIDOW = character(
    "roto-033",
    "Rich Widow",
    SILVER_TWILIGHT,
    cost=1,
    skill=1,
    subtypes="Lodge",
    text=[response(after(leaves_play(CHARACTER)), put_into_play(THIS, from_=HAND), from_=HAND)],
)

MASTER_ARTIFICER = character(
    "roto-034",
    "Master Artificer",
    SILVER_TWILIGHT,
    cost=3,
    skill=3,
    icons="CAA",
    subtypes="Lodge",
    text=[action(exhaust(THIS), to=attach(a(SUPPORT.subtype("Weapon").in_(HAND)), to=a(MINE), from_=HAND))],
)

THE_SILVER_LANCE = support(
    "roto-035",
    "The Silver Lance",
    SILVER_TWILIGHT,
    unique=True,
    descriptor="Hallowed Weapon",
    cost=3,
    subtypes="Attachment, Weapon, Artifact",
    attach_to=MINE,
    text=[response(after(succeeds(with_=HOST)), return_to_hand(a(CHARACTER.cost(at_most=3, printed=True))))],
)

SPIRIT_DAGGER = support(
    "roto-036",
    "Spirit Dagger",
    SILVER_TWILIGHT,
    cost=1,
    subtypes="Attachment, Weapon",
    attach_to=MINE,
    text=[gains(HOST, text=response(after(enters_any_discard(CHARACTER)), until_end_of_phase(gains(THIS, "C"))))],
)

PROTECTOR_OF_SECRETS = character(
    "roto-052",
    "Protector of Secrets",
    SILVER_TWILIGHT,
    cost=2,
    skill=2,
    icons="CA",
    subtypes="Independent",
    text=[response(after(enters_play(THIS)), until_end_of_turn(cannot(choose(CHARACTER.cost(at_most=3)), "commit")))],
)

WEALTHY_SPONSOR = character(
    "roto-053",
    "Wealthy Sponsor",
    SILVER_TWILIGHT,
    cost=3,
    skill=2,
    icons="A",
    subtypes="Lodge",
    text=[action(discard_from_hand(), to=_next(CHARACTER.subtype("Lodge")))],
)

SATCHEL_OF_THE_VOID = support(
    "roto-055",
    "Satchel of the Void",
    SILVER_TWILIGHT,
    cost=2,
    subtypes="Item",
    text=[action(pay(X), exhaust(THIS), to=shuffle_into_deck(a(CARD.in_(DISCARD), X)))],
)

MASTER_OF_BLADES = character(
    "roto-073",
    "Master of Blades",
    SILVER_TWILIGHT,
    cost=2,
    skill=3,
    icons="CC",
    subtypes="Lodge",
    keywords=[WILLPOWER, FAST],
    text=[passive(after(turn_ends()), return_to_hand(THIS))],
    rulings=("Whose turn ends does not matter.",),
)

RECKLESS_ASSAULT = event(
    "roto-074",
    "Reckless Assault",
    SILVER_TWILIGHT,
    cost=3,
    subtypes="Tactic",
    text=[
        action(
            choosing(choose(MINE, as_="one")),
            choosing(choose(THEIRS, as_="two")),
            given(
                more(
                    icons_of(COMBAT, the("two", "second character")),
                    than=icons_of(COMBAT, the("one", "first character")),
                ),
                return_to_hand(the("one", "first character")),
                otherwise=given(
                    more(
                        icons_of(COMBAT, the("one", "first character")),
                        than=icons_of(COMBAT, the("two", "second character")),
                    ),
                    return_to_hand(the("two", "second character")),
                ),
            ),
        )
    ],
)

ELDER_BINDING = support(
    "roto-075",
    "Elder Binding",
    SILVER_TWILIGHT,
    cost=2,
    subtypes="Attachment, Spell",
    attach_to=CHARACTER.exhausted.other_than("Ancient One"),
    text=[cannot(HOST, "be readied"), forced_response(after(wins_story(ANY_PLAYER)), destroy(THIS))],
)

METICULOUS_SCRIBE = character(
    "roto-094",
    "Meticulous Scribe",
    SILVER_TWILIGHT,
    cost=2,
    skill=2,
    icons="AI",
    subtypes="Faculty, Independent",
    text=[while_(exists(SUPPORT.subtype("Tome")), gains(THIS, keyword=WILLPOWER), gains(THIS, "I"))],
)

UNSCRUPULOUS_ACQUISITIONIST = character(
    "roto-095",
    "Unscrupulous Acquisitionist",
    SILVER_TWILIGHT,
    cost=2,
    skill=2,
    icons="CA",
    subtypes="Lodge",
    keywords=[LOYAL],
    text=[response(after(enters_play(THIS)), must(EACH_OPPONENT, one_of(drain_domain(), return_to_hand(a(MINE)))))],
)

DISTURBING_AUCTION = event(
    "roto-096",
    "Disturbing Auction",
    SILVER_TWILIGHT,
    cost=0,
    steadfast={SILVER_TWILIGHT: 2},
    text=[
        action(
            then(
                reveal(top_cards(1, EACH_PLAYER)),
                return_to_hand(the_one(highest(CARD.among("revealed"), "cost"))),
            ),
            shuffle_into_deck(CARD.among("revealed").remaining),
        ),
    ],
)

RITUAL_OF_INFERNO = support(
    "roto-113",
    "Ritual of Inferno",
    SILVER_TWILIGHT,
    unique=True,
    descriptor="Uncontrolled Destruction",
    cost=3,
    subtypes="Ritual",
    text=[action(pay(1), sacrifice(THIS), to=destroy(SUPPORT.subtype("Location")))],
)

RUMORMILL = event(
    "roto-114",
    "Rumormill",
    SILVER_TWILIGHT,
    cost=2,
    text=[
        action(
            until_end_of_turn(cannot(THEIRS, "commit", at=choose(STORY_CARD), all_that_come=True)),
            only=either(
                before_committing(OPPONENT),
                either(
                    during(OPERATIONS, OPPONENT),
                    either(during(DRAW_PHASE, OPPONENT), during(REFRESH_PHASE, OPPONENT)),
                ),
            ),
        ),
    ],
)
