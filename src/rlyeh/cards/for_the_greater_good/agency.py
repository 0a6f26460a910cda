"""For the Greater Good: Agency."""

from rlyeh.language import *

OVERWORKED_BUREAUCRAT = character(
    "ftgg-003", "Overworked Bureaucrat", AGENCY, cost=1, skill=1, icons="C", subtypes="Government",
    text=[
        gains(THIS, skill=1, times=count(SUPPORT.attached_to(THIS))),
        gains(THIS, "C", times=count(SUPPORT.attached_to(THIS))),
        passive(when(leaves_play(THIS)), return_to_hand(CARD.attached_to(THIS))),
    ],
)

GRETE_WAGNER_BLACKWOOD = character(
    "ftgg-012", "Grete Wagner-Blackwood", AGENCY, unique=True, descriptor="The Purifier", cost=4, skill=4, icons="CAI",
    subtypes="Hunter", keywords=[LOYAL, HEROIC],
    text=[while_(committed(THIS), does_not_count(CHARACTER.without_keyword(LOYAL).at(THIS_STORY)))],
)

BENDING_THE_RULES = event(
    "ftgg-028", "Bending the Rules", AGENCY, cost=0, subtypes="Tactic", steadfast={AGENCY: 2},
    text=[action(refresh_domain(domain(ANY_PLAYER, supplying=AGENCY, at_least=2)))],
)

ALL_POINTS_BULLETIN = event(
    "ftgg-030", "All-Points-Bulletin", AGENCY, cost=1, subtypes="Tactic",
    text=[
        response(
            after(ability_used(of=CHARACTER, by=ANY_PLAYER)),
            exhaust(THAT_CHARACTER),
            until_end_of_turn(loses_all(THAT_CHARACTER), blank(THAT_CHARACTER)),
        ),
    ],
)
