"""Drafts of cards of Dreamlands."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
GREGORY_GRY_MUCKRAKER = character(
    "dl-005",
    "Gregory Gry",
    SYNDICATE,
    unique=True,
    descriptor="Muckraker",
    cost=3,
    skill=3,
    icons="CCI",
    subtypes="Criminal, Investigator",
    text=[
        while_(DAY_TIME, gains(THIS, keyword=WILLPOWER), gains(THIS, keyword=TOUGHNESS(2))),
        while_(none(CHARACTER.subtype("Dreamer")), gains(THIS, text=action(pay(1), to=ready(THIS)))),
    ],
)

CLOVER_CLUB_REGULAR = character(
    "dl-026",
    "Clover Club Regular",
    SYNDICATE,
    cost=3,
    skill=2,
    icons="CI",
    subtypes="Criminal",
    text=[
        plays_with_deck_open(EACH_OPPONENT),
        response(after(places_token(OPPONENT, on=STORY)), draw(1, THAT_PLAYER)),
    ],
)

RITUAL_INITIATION = event(
    "dl-046",
    "Ritual Initiation",
    SYNDICATE,
    cost=0,
    subtypes="Ritual",
    text=[
        action(
            then(
                until_end_of_phase(
                    gains(choose(CHARACTER.unique.faction(SYNDICATE), as_="it"), "C"),
                    gains(the("it"), skill=1),
                    gains(the("it"), keyword=TOUGHNESS(1)),
                ),
                may(YOU, return_instead_of_discarding(THIS), paying=pay(1)),
            )
        )
    ],
)

KING_KURANES = character(
    "dl-065",
    "King Kuranes",
    SYNDICATE,
    unique=True,
    descriptor="Ruler of Celephais",
    cost=4,
    skill=4,
    icons="CAAI",
    subtypes="Dreamer",
    keywords=[WILLPOWER],
    text=[response(after(succeeds(with_=THIS)), take_control(choose(SUPPORT.subtype("Dreamlands").of(OPPONENT))))],
)

CLOVER_CLUB_CARDROOM = support(
    "dl-086",
    "Clover Club Cardroom",
    SYNDICATE,
    descriptor="Parlor of Higher Stakes",
    cost=2,
    subtypes="Location",
    text=[
        response(
            after(wins_story(ANY_PLAYER, what=STORY_CARD)),
            sacrifice(THIS),
            to=then(must(EACH_PLAYER, shuffle_into_deck(CARD.in_(HAND))), draw(6, EACH_PLAYER)),
        ),
    ],
)

RAKING_THE_POT = event(
    "dl-106",
    "Raking the Pot",
    SYNDICATE,
    cost=2,
    text=[
        response(
            after(plays(CHARACTER, who=OPPONENT)),
            must(THAT_PLAYER, one_of(drain_domain(), return_to_hand(THAT_CHARACTER))),
        )
    ],
)
