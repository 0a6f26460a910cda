"""Dreamlands: Miskatonic University."""

from rlyeh.language import *

OBSESSIVE_INSOMNIAC = character(
    "dl-024", "Obsessive Insomniac", MISKATONIC, cost=2, skill=2, icons="A", subtypes="Dreamer", keywords=[LOYAL],
    text=[
        action(discard_resource(a(YOUR_RESOURCES)), to=ready(THIS)),
        action(exhaust(THIS), to=draw()),
    ],
)

RANDOLPH_CARTER = character(
    "dl-063", "Randolph Carter", MISKATONIC, unique=True, descriptor="King of Ilek-Vad", cost=4, skill=3, icons="CAI",
    subtypes="Dreamer, Investigator", keywords=[HEROIC, WILLPOWER],
    text=[
        gains(THIS, keyword=TOUGHNESS(1), times=count(SUPPORT.subtype("Dreamlands").of(YOU))),
        disrupt(after(skill_check(with_=THIS)), pay(3), to=another_skill_check(), limit=limit_once()),
    ],
    rulings=("The second check has its own success and its own token for being unchallenged (STORY-30, STORY-33).",),
)

HORRID_DREAMS = event(
    "dl-084", "Horrid Dreams", MISKATONIC, cost=3,
    text=[
        action(
            then(
                mill(1, as_="discarded"),
                must(
                    THAT_OPPONENT,
                    sacrifice(choose(CARD.that(same_faction_as(the("discarded", "card")))), if_able=True),
                ),
            ),
        ),
    ],
    rulings=("Resources are out of play and cannot be sacrificed for it (RES-6).",),
)
