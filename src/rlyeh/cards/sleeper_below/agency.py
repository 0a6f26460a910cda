"""The Sleeper Below: Agency."""

from rlyeh.language import *

INSPECTOR_JOHN_LEGRASSE = character(
    "tsb-039", "Inspector John Legrasse", AGENCY, unique=True, descriptor="Following the Clues", cost=3, skill=1,
    icons="CII", subtypes="Investigator", keywords=[HEROIC, TOUGHNESS(1)],
    text=[response(after(ability_used(by=OPPONENT, choosing=YOUR_CARD)), refresh_domain())],
)

THE_PEEL_ASSOCIATION = character(
    "tsb-040", "The Peel Association", AGENCY, unique=True, descriptor="Protecting Mankind", cost=6, skill=6,
    icons="CCCII", subtypes="Society, Government", steadfast={AGENCY: 1},
    text=[
        always(costs(THIS, -2, per=STORY_CARD.in_(WON, of=OPPONENT)), in_=HAND),
        response(after(plays(THIS)), turn_resources_down()),
    ],
    rulings=("Put into play, it turns nothing: it must have been played (EFF-39).",),
)
