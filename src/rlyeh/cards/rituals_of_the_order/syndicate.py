"""The Rituals of the Order: Syndicate."""

from rlyeh.language import *

CLOVER_CLUB_BOOTLEGGER = character(
    "roto-018", "Clover Club Bootlegger", SYNDICATE, cost=3, skill=3, icons="CC", subtypes="Criminal", keywords=[FAST],
    text=[exhausted_may_commit(THIS)],
)

GANG_WARFARE = event(
    "roto-038", "Gang Warfare", SYNDICATE, cost=3, subtypes="Tactic",
    text=[
        action(
            sacrifice(a(MINE.subtype("Criminal"), as_="it")),
            to=exhaust(CHARACTER.skill(below=skill_of(the("it")))),
            only=YOUR_OPERATIONS,
        ),
    ],
    rulings=("X is the skill that the character had when it left play (STATE-4).",),
)

THIEF_FOR_HIRE = character(
    "roto-056", "Thief for Hire", SYNDICATE, cost=1, skill=1, subtypes="Criminal",
    text=[
        response(
            after(enters_play(THIS)),
            take_control(choose(SUPPORT.subtype("Attachment").cost(at_most=OVERPAYMENT))),
        ),
    ],
    rulings=("If he was not paid for, or not overpaid, an Attachment that costs 0 is all that he can get.",),
)

SOUTHSIDE_SPEAKEASY = support(
    "roto-057", "Southside Speakeasy", SYNDICATE, unique=True, descriptor="Hidden Business", cost=3,
    subtypes="Location",
    text=[action(exhaust(THIS), to=move_resource(a(YOUR_RESOURCES.supplying(SYNDICATE))))],
)

EXPENSIVE_GUITAR = support(
    "roto-058", "Expensive Guitar", SYNDICATE, cost=0, subtypes="Attachment, Item", steadfast={SYNDICATE: 1},
    attach_to=MINE,
    text=[gains(HOST, text=action(exhaust(THE_GIVER), to=until_end_of_phase(gains(THIS, skill=3))))],
)

JOHNNY_VALONE = character(
    "roto-076", "Johnny Valone", SYNDICATE, unique=True, descriptor="The Godfather", cost=5, skill=5, icons="CCI",
    subtypes="Criminal", keywords=[WILLPOWER, TOUGHNESS(1)],
    text=[
        action(
            exhaust(a(CHARACTER.subtype("Criminal"), as_="payer")),
            to=exhaust(a(CHARACTER.ready.skill(at_most=skill_of(the("payer"))).that(is_not(the("payer"))))),
        ),
    ],
    rulings=("The Criminal that pays is picked first, and only one that leaves somebody to exhaust (PAY-36).",),
)

DEGENERATE_GAMBLER = character(
    "roto-097", "Degenerate Gambler", SYNDICATE, cost=1, skill=1, subtypes="Independent",
    text=[
        action(
            pay(2),
            to=[
                choosing(naming("card type", as_="type")),
                reveal(bottom_cards()),
                given(
                    is_a(the("revealed", "card"), CARD.of_type(named("card type", "type"))),
                    return_to_hand(the("revealed", "card")),
                    otherwise=discard(the("revealed", "card")),
                ),
            ],
        ),
    ],
)
