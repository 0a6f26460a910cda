"""Drafts of cards of The Order of the Silver Twilight."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY


def _next(what, by=1):
    return until_end_of_phase(costs(what, -by, minimum=1, whose=YOU, next_only=True))


ST = SILVER_TWILIGHT

CLIFTON_ROSENBERG = character(
    "ost-016",
    "Clifton Rosenberg",
    SILVER_TWILIGHT,
    unique=True,
    descriptor="Mastermind",
    cost=6,
    skill=3,
    icons="CCAA",
    subtypes="Lodge",
    keywords=[WILLPOWER, TOUGHNESS(2)],
    text=[
        response(
            after(plays(THIS)), return_to_hand(CHARACTER.that(any_of(with_keyword(HEROIC), with_keyword(VILLAINOUS))))
        )
    ],
)

LORD_JEFFREY_FARRINGTON = character(
    "ost-018",
    "Lord Jeffrey Farrington",
    SILVER_TWILIGHT,
    unique=True,
    descriptor="Mysterious Benefactor",
    cost=3,
    skill=3,
    icons="CAI",
    subtypes="Lodge, Independent",
    text=[forced_response(after(enters_play(THIS)), return_to_hand(choose(CHARACTER)))],
)

SILVER_TWILIGHT_ENFORCER = character(
    "ost-019",
    "Silver Twilight Enforcer",
    SILVER_TWILIGHT,
    cost=3,
    skill=2,
    icons="CCC",
    subtypes="Lodge",
    keywords=[WILLPOWER, TOUGHNESS(1)],
    boosters="C",
    text=[passive(after(turn_ends()), return_to_hand(THIS))],
    rulings=("Whose turn ends does not matter.",),
)

KEEPER_OF_THE_SILVER_SPHERE = character(
    "ost-020",
    "Keeper of the Silver Sphere",
    SILVER_TWILIGHT,
    cost=2,
    skill=2,
    icons="C",
    subtypes="Lodge, Conspirator",
    text=[while_(exists(CONSPIRACY), gains(THIS, "CCAI"))],
)

YOUNG_INITIATE = character(
    "ost-021",
    "Young Initiate",
    SILVER_TWILIGHT,
    cost=1,
    skill=2,
    subtypes="Lodge",
    text=[
        response(
            after(enters_play(THIS)), until_end_of_turn(gains(choose(CHARACTER.other.faction(ST)), keyword=WILLPOWER))
        )
    ],
)

ARCANE_HUNTER = character(
    "ost-022",
    "Arcane Hunter",
    SILVER_TWILIGHT,
    cost=3,
    skill=2,
    icons="CC",
    subtypes="Sorcerer",
    text=[
        forced_response(
            after(enters_any_discard(CHARACTER)),
            until_end_of_phase(gains(THIS, keyword=WILLPOWER), gains(THIS, keyword=FAST)),
        )
    ],
)

HIGH_WIZARD_OF_THE_ORDER = character(
    "ost-024",
    "High Wizard of the Order",
    SILVER_TWILIGHT,
    cost=4,
    skill=4,
    icons="AAI",
    subtypes="Lodge, Sorcerer",
    keywords=[WILLPOWER],
    text=[response(after(enters_play(THIS)), return_to_hand(choose(CHARACTER.other_than("Ancient One"))))],
)

LODGE_LIBRARIAN = character(
    "ost-025",
    "Lodge Librarian",
    SILVER_TWILIGHT,
    cost=3,
    skill=3,
    icons="AAI",
    subtypes="Lodge",
    text=[response(after(wins_struggle(ARCANE)), discard_from_hand(), to=draw())],
)

DISGRUNTLED_CHEF = character(
    "ost-026",
    "Disgruntled Chef",
    SILVER_TWILIGHT,
    cost=2,
    skill=2,
    icons="CC",
    subtypes="Independent",
    text=[response(after(leaves_play(CHARACTER)), until_end_of_phase(gains(THIS, "C")))],
)

DEDICATED_BUTLER = character(
    "ost-027",
    "Dedicated Butler",
    SILVER_TWILIGHT,
    cost=0,
    skill=1,
    icons="A",
    subtypes="Independent",
    steadfast={SILVER_TWILIGHT: 1},
    text=[
        forced_response(after(enters_play(THIS)), one_of(discard_from_hand(), sacrifice(THIS))),
        action(sacrifice(THIS), to=shuffle_into_deck(choose(CARD.in_(DISCARD)))),
    ],
)

MAYOR_ATKINSON = character(
    "ost-028",
    "Mayor Atkinson",
    SILVER_TWILIGHT,
    unique=True,
    descriptor="Resourceful Manipulator",
    cost=5,
    skill=4,
    icons="CAI",
    subtypes="Lodge, Government",
    keywords=[WILLPOWER, TOUGHNESS(1)],
    text=[
        while_(
            none(CARD.in_(HAND)),
            gains(THIS, text=action(pay(2), to=return_to_hand(choose(CHARACTER.skill(at_most=2, printed=True))))),
        )
    ],
)

DEVIOUS_ARCHITECT = character(
    "ost-029",
    "Devious Architect",
    SILVER_TWILIGHT,
    cost=3,
    skill=3,
    icons="CI",
    subtypes="Lodge",
    text=[while_(none(CARD.in_(HAND)), gains(THIS, "CAA"))],
)

LODGE_BARKEEP = character(
    "ost-030",
    "Lodge Barkeep",
    SILVER_TWILIGHT,
    cost=2,
    skill=2,
    icons="CA",
    subtypes="Lodge",
    steadfast={SYNDICATE: 1},
    text=[response(after(is_("readied", CHARACTER)), exhaust(THIS), to=exhaust(THAT_CHARACTER))],
)

FAILED_INITIATE = character(
    "ost-031",
    "Failed Initiate",
    SILVER_TWILIGHT,
    cost=1,
    skill=1,
    icons="AI",
    subtypes="Cultist",
    text=[forced_response(after(plays(EVENT, who=ANY_PLAYER)), sacrifice(THIS))],
)

THE_GROUNDSKEEPER = character(
    "ost-032",
    "The Groundskeeper",
    SILVER_TWILIGHT,
    cost=3,
    skill=1,
    icons="CC",
    subtypes="Independent",
    keywords=[WILLPOWER],
    text=[action(discard_from_hand(), to=_next(SUPPORT))],
)

LODGE_HOUSEKEEPER = character(
    "ost-034",
    "Lodge Housekeeper",
    SILVER_TWILIGHT,
    cost=3,
    skill=2,
    icons="AI",
    subtypes="Lodge",
    text=[response(after(enters_play(THIS)), return_to_hand(choose(SUPPORT)))],
)

RECRUITER_FOR_THE_LODGE = character(
    "ost-035",
    "Recruiter for the Lodge",
    SILVER_TWILIGHT,
    cost=2,
    skill=2,
    subtypes="Lodge",
    text=[
        response(
            after(enters_play(THIS)),
            reveal(top_cards(5)),
            then(
                return_to_hand(a(CHARACTER.faction(SILVER_TWILIGHT).among("revealed"))),
                shuffle_into_deck(CARD.among("revealed").remaining),
            ),
        ),
    ],
)

KEY_TO_THE_INNER_SANCTUM = support(
    "ost-037",
    "Key to the Inner Sanctum",
    SILVER_TWILIGHT,
    cost=1,
    subtypes="Attachment, Item",
    attach_to=MINE.subtype("Lodge"),
    text=[
        gains(HOST, "A"),
        action(
            sacrifice(THIS),
            to=[
                reveal(top_cards(5)),
                then(
                    return_to_hand(a(CARD.subtype("Ritual").among("revealed"))),
                    shuffle_into_deck(CARD.among("revealed").remaining),
                ),
            ],
        ),
    ],
)

CRESCENT_BLADE = support(
    "ost-038",
    "Crescent Blade",
    SILVER_TWILIGHT,
    cost=2,
    subtypes="Attachment, Weapon",
    attach_to=MINE,
    text=[
        gains(
            HOST, text=action(exhaust(ITSELF), to=wound(choose(CHARACTER.faction(NEUTRAL).other_than("Ancient One"))))
        )
    ],
)

SIGIL_OF_THE_ORDER = support(
    "ost-039",
    "Sigil of the Order",
    SILVER_TWILIGHT,
    cost=1,
    subtypes="Attachment, Item",
    attach_to=MINE.faction(ST),
    text=[action(exhaust(THIS), discard_from_hand(), to=ready(HOST))],
)

THE_OUBLIETTES = support(
    "ost-040",
    "The Oubliettes",
    SILVER_TWILIGHT,
    unique=True,
    descriptor="Secret Chambers",
    cost=2,
    subtypes="Location",
    text=[cannot(CHARACTER.skill(at_most=1, printed=True), "commit")],
)

RITUAL_OF_THE_CONSTRUCT = support(
    "ost-041",
    "Ritual of the Construct",
    SILVER_TWILIGHT,
    unique=True,
    descriptor="Mystical Summons",
    cost=2,
    subtypes="Ritual",
    text=[
        response(after(discards_cards(YOU)), place_token(THIS)),
        action(
            exhaust(THIS),
            spend_tokens(X, THIS),
            to=must(OPPONENT, sacrifice(a(MINE.cost(at_most=X)))),
        ),
    ],
)

RITUAL_OF_THE_LANCE = support(
    "ost-042",
    "Ritual of the Lance",
    SILVER_TWILIGHT,
    unique=True,
    descriptor="Utter Annihilation",
    cost=3,
    subtypes="Ritual",
    text=[
        response(after(is_("sacrificed", MINE)), place_token(THIS)),
        action(spend_tokens(5, THIS), sacrifice(THIS), to=destroy(CHARACTER)),
    ],
)

INITIATION = event(
    "ost-044",
    "Initiation",
    SILVER_TWILIGHT,
    cost=0,
    subtypes="Ritual",
    steadfast={SILVER_TWILIGHT: 2},
    text=[action(sacrifice(a(CHARACTER)), to=_next(CHARACTER.faction(ST), 2))],
)

LODGE_MEETING = event(
    "ost-045",
    "Lodge Meeting",
    SILVER_TWILIGHT,
    cost=2,
    text=[
        response(
            after(commits(MINE.subtype("Lodge"))),
            drain_domain(OPPONENT),
            if_=exists(MINE.subtype("Lodge").at(THAT_STORY), at_least=3),
        )
    ],
)

DARK_SECRETS_OF_THE_ORDER = event(
    "ost-046",
    "Dark Secrets of the Order",
    SILVER_TWILIGHT,
    cost=1,
    text=[action(refresh_domain(domain(ANY_PLAYER, at_most=how_often(leaves_play(CHARACTER), "phase"))))],
)

SECRET_HANDSHAKE = event(
    "ost-047",
    "Secret Handshake",
    SILVER_TWILIGHT,
    cost=1,
    subtypes="Ritual",
    text=[action(until_end_of_phase(gains(choose(MINE.faction(ST)), "CA")))],
)

YOU_KNOW_TOO_MUCH = event(
    "ost-048",
    "You Know Too Much",
    SILVER_TWILIGHT,
    cost=2,
    text=[
        action(
            choosing(A_PLAYER),
            must(CHOSEN_PLAYER, one_of(put_on_top(CARD.in_(HAND), 2), sacrifice(a(MINE)))),
            only=YOUR_OPERATIONS,
        ),
    ],
)

UNBOUND = event(
    "ost-049",
    "Unbound!",
    SILVER_TWILIGHT,
    cost=2,
    subtypes="Ritual, Disaster",
    steadfast={SILVER_TWILIGHT: 2},
    text=[action(discard_from_hand(X), to=destroy(a(CHARACTER.skill(at_most=X, printed=True))))],
)

FINE_DINING = event(
    "ost-050",
    "Fine Dining",
    SILVER_TWILIGHT,
    cost=2,
    text=[
        action(
            sacrifice(a(CHARACTER)),
            to=until_end_of_phase(
                gains(choose(CHARACTER.cost(at_least=2, printed=True), as_="it"), "CCAA"),
                gains(the("it"), keyword=INVULNERABILITY),
            ),
        )
    ],
)

RITUAL_OF_SUMMONING = support(
    "ost-051",
    "Ritual of Summoning",
    SILVER_TWILIGHT,
    unique=True,
    descriptor="Horrific Methods",
    cost=3,
    subtypes="Ritual",
    text=[
        action(sacrifice(a(CHARACTER)), to=place_token(THIS)),
        action(spend_tokens(5, THIS), to=put_into_play(a(CHARACTER.in_(HAND)))),
    ],
)


STEAL_THE_SOUL = event(
    "ost-052",
    "Steal the Soul",
    SILVER_TWILIGHT,
    cost=1,
    text=[
        action(
            choosing(choose(MINE, as_="one")),
            choosing(choose(THEIRS, as_="other")),
            one_of(
                until_end_of_phase(gains_icons(the("one"), of=the("other", "other character"))),
                until_end_of_phase(gains_icons(the("other", "other character"), of=the("one"))),
            ),
        ),
    ],
)

POSE_MUNDANE = event(
    "ost-053",
    "Pose Mundane",
    SILVER_TWILIGHT,
    cost=3,
    text=[
        action(
            then(
                destroy(choose(CHARACTER.subtype("Monster", "Creature"))),
                put_into_play(a(CHARACTER.faction(ST).in_(HAND))),
            ),
            only=YOUR_OPERATIONS,
        )
    ],
)

BRAZIER_ENCHANTMENT = event(
    "ost-055",
    "Brazier Enchantment",
    SILVER_TWILIGHT,
    cost=1,
    subtypes="Spell",
    steadfast={SILVER_TWILIGHT: 3},
    text=[action(until_end_of_phase(gains(MINE.faction(ST), keyword=INVULNERABILITY)))],
)
