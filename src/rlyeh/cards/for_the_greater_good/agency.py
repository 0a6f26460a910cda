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

OFFICER_GIBSON = character(
    "ftgg-004", "Officer Gibson", AGENCY, unique=True, descriptor="Stalwart and Steadfast", cost=1, skill=2, icons="C",
    subtypes="Government",
    text=[immune(THIS, triggered=True, by=OPPONENT)],
)

DR_CHRISTINE_MAIRE = character(
    "ftgg-006", "Dr. Christine Maire", AGENCY, unique=True, descriptor="Forensic Psychologist", cost=2, skill=2,
    icons="AI", subtypes="Investigator, Scientist", keywords=[WILLPOWER],
    text=[plays_with_hand_open(EACH_OPPONENT)],
)

GRETE_WAGNER_BLACKWOOD = character(
    "ftgg-012", "Grete Wagner-Blackwood", AGENCY, unique=True, descriptor="The Purifier", cost=4, skill=4, icons="CAI",
    subtypes="Hunter", keywords=[LOYAL, HEROIC],
    text=[while_(committed(THIS), does_not_count(CHARACTER.without_keyword(LOYAL).at(THIS_STORY)))],
)

CROOKED_COP = character(
    "ftgg-013", "Crooked Cop", AGENCY, cost=3, skill=2, icons="CC", subtypes="Criminal, Investigator",
    text=[
        while_(
            committed(THIS),
            gains(THIS, text=disrupt(when(effect_chooses(CHARACTER.at(THIS_STORY))), draw(), limit=limit(3))),
        ),
    ],
)

GENERAL_EDWARD_IRVING = character(
    "ftgg-018", "General Edward Irving", AGENCY, unique=True, descriptor="Fearless Leader", cost=6, skill=4,
    icons="CCCCI", subtypes="Government", keywords=[HEROIC, TOUGHNESS(2), WILLPOWER],
    text=[several_domains(), response(after(loses_icon_struggle(TERROR, with_=THIS)), ready(THIS))],
)

HUNTERS_OF_ARDENNE = character(
    "ftgg-019", "Hunters of Ardenne", AGENCY, unique=True, descriptor="For the Greater Good", cost=7, skill=5,
    icons="CCCAI", subtypes="Hunter",
    text=[several_domains(), immune(MINE.subtype("Hunter").committed, triggered=True, by=OPPONENT)],
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

THE_BLACKWOOD_INITIATIVE = conspiracy(
    "ftgg-035", "The Blackwood Initiative", AGENCY, cost=2, struggles="TCCI", keywords=[LOYAL],
    text=[price_of_resource(discard_from_hand())],
    rulings=("Who discards the card that was to be the resource attaches none (PAY-34).",),
)
