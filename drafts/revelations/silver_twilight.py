"""Drafts of cards of Revelations."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY

CHAUNCEY_SWANN = character(
    "rev-012",
    "Chauncey Swann",
    SILVER_TWILIGHT,
    unique=True,
    descriptor="Eldritch Acquisitionist",
    cost=3,
    skill=2,
    icons="CA",
    subtypes="Lodge, Relic Hunter",
    text=[
        while_(exists(YOUR_CARD.subtype("Tome")), gains(THIS, "AI")),
        response(
            after(is_("returned", CHARACTER.owned_by(OPPONENT), by=OPPONENT, from_=PLAY)),
            search(SUPPORT.faction(SILVER_TWILIGHT), top=5, reveal=True, rest="bottom"),
        ),
    ],
)

NATHAN_WICK = character(
    "rev-013",
    "Nathan Wick",
    SILVER_TWILIGHT,
    unique=True,
    descriptor="Master of Initiation",
    cost=4,
    skill=3,
    icons="CAAI",
    subtypes="Lodge, Independent",
    text=[
        action(
            discard_from_hand(),
            to=[
                put_into_play(a(CHARACTER.subtype("Lodge").in_(HAND)), as_="it"),
                at_end_of_phase(given(still_in_play(the("it")), discard_from_play(the("it")))),
            ],
        ),
    ],
)

TTKA_HALOT = support(
    "rev-014",
    "T'tka Halot",
    SILVER_TWILIGHT,
    unique=True,
    descriptor="Umbral Codex",
    cost=2,
    subtypes="Attachment, Tome",
    attach_to=MINE.subtype("Lodge"),
    text=[
        while_(
            more(count(CARD.in_(HAND, of=OPPONENT)), than=count(CARD.in_(HAND))), gains(HOST, "II"), commits_ready(HOST)
        ),
        action(exhaust(HOST), to=return_to_hand(topmost(CARD.subtype("Ritual", "Spell").in_(DISCARD)))),
    ],
)

SARAH_VAN_SHAW = character(
    "rev-031",
    "Sarah Van Shaw",
    SILVER_TWILIGHT,
    unique=True,
    descriptor="Lodge Warden",
    cost=3,
    skill=2,
    icons="CI",
    subtypes="Lodge",
    text=[
        while_(exists(YOUR_CARD.subtype("Tome", "Ritual")), gains(CHARACTER.subtype("Lodge"), "CA")),
        response(after(enters_play(CHARACTER, put=True)), until_end_of_phase(gains(THIS, skill=2))),
    ],
)

KNIGHT_OF_THE_ECLIPSE = character(
    "rev-032",
    "Knight of the Eclipse",
    SILVER_TWILIGHT,
    cost=3,
    skill=3,
    icons="CAI",
    subtypes="Independent",
    keywords=[LOYAL],
    text=[
        while_(exists(CARD.subtype("Tome")), gains(THIS, keyword=INVULNERABILITY), gains(THIS, keyword=WILLPOWER)),
    ],
)

LODGE_DEFENSES = support(
    "rev-053",
    "Lodge Defenses",
    SILVER_TWILIGHT,
    cost=1,
    subtypes="Attachment",
    attach_to=SUPPORT.subtype("Location"),
    text=[
        price_to_choose(pay(2), HOST_CARD, ANY_PLAYER),
        response(
            after(is_("sacrificed", MINE.faction(SILVER_TWILIGHT))),
            pay(X),
            to=return_to_hand(choose(CHARACTER.cost(at_most=X).in_(DISCARD))),
        ),
    ],
)

PASS_GRIP_OF_A_MASTER = event(
    "rev-054",
    "Pass Grip of a Master",
    SILVER_TWILIGHT,
    cost=1,
    text=[
        action(
            choosing(choose(CHARACTER, as_="it")),
            choosing(naming("icon", as_="icon")),
            given(
                none(CARD.in_(HAND)),
                until_end_of_phase(gains(MINE.faction(SILVER_TWILIGHT), named("icon", "icon"))),
                otherwise=until_end_of_phase(gains(the("it"), named("icon", "icon"))),
            ),
        ),
    ],
)

LODGE_NEOPHYTE = character(
    "rev-073",
    "Lodge Neophyte",
    SILVER_TWILIGHT,
    cost=1,
    skill=2,
    icons="A",
    subtypes="Cultist",
    text=[
        disrupt(
            when(would_be("destroyed", CHARACTER.subtype("Lodge"))),
            sacrifice(THIS),
            to=return_to_hand(THAT_CHARACTER),
            instead=True,
        ),
    ],
)

O_E_S_RING = support(
    "rev-074",
    "O.E.S. Ring",
    SILVER_TWILIGHT,
    cost=0,
    subtypes="Item, Attachment",
    attach_to=CHARACTER.faction(SILVER_TWILIGHT),
    text=[
        action(pay(1), to=until_end_of_phase(gains_keywords(HOST, of=choose(CHARACTER)))),
    ],
)

RITUAL_OF_EXCLUSION = support(
    "rev-093",
    "Ritual of Exclusion",
    SILVER_TWILIGHT,
    cost=2,
    subtypes="Ritual",
    text=[
        response(after(is_("returned", CHARACTER)), place_token(THIS)),
        action(
            exhaust(THIS),
            discard_from_play(THIS),
            to=return_to_hand(choose(CHARACTER.in_(DISCARD), up_to=tokens_on(THIS))),
        ),
    ],
)

MAGICAL_THEORIST = character(
    "rev-094",
    "Magical Theorist",
    SILVER_TWILIGHT,
    cost=3,
    skill=2,
    icons="AI",
    subtypes="Independent",
    text=[
        costs(CARD.subtype("Ritual", "Spell"), -1, minimum=1),
        action(exhaust(THIS), to=place_token(a(SUPPORT.subtype("Ritual")), count(SUPPORT.subtype("Tome")))),
    ],
)

THE_NECRONOMICON = support(
    "rev-095",
    "The Necronomicon",
    SILVER_TWILIGHT,
    unique=True,
    descriptor="John Dee Translation",
    cost=3,
    subtypes="Tome, Relic, Attachment",
    attach_to=MINE,
    text=[
        passive(after(enters_play(THIS)), shuffle_into_deck(CARD.other.titled("The Necronomicon"))),
        action(
            shuffle_into_deck(THIS),
            return_to_hand(HOST),
            to=must(EACH_OPPONENT, return_to_hand(choose(MINE))),
            if_=more(count(CARD.in_(HAND, of=OPPONENT)), than=count(CARD.in_(HAND))),
        ),
    ],
)

FROM_THE_FIRST_DEGREE_TO_THE_LAST = conspiracy(
    "rev-115",
    "From the First Degree to the Last",
    SILVER_TWILIGHT,
    cost=1,
    struggles="AAAI",
    steadfast={SILVER_TWILIGHT: 2},
    text=[
        then(choosing(any_number(STORY, as_="stories")), return_to_hand(CHARACTER.at(the("stories", "stories")))),
    ],
)
