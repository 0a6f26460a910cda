"""For the Greater Good: Agency."""

from rlyeh.language import *

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

THE_BLACKWOOD_INITIATIVE = conspiracy(
    "ftgg-035", "The Blackwood Initiative", AGENCY, cost=2, struggles="TCCI", keywords=[LOYAL],
    text=[price_of_resource(discard_from_hand())],
    rulings=("Who discards the card that was to be the resource attaches none (PAY-34).",),
)
