"""Drafts of cards of The Mark of Madness."""

from rlyeh.language import *

THE_ARCHMAGE_ARCANIS = character(
    "tmom-037",
    "The Archmage, Arcanis",
    NEUTRAL,
    unique=True,
    descriptor="Master of the Arcane Arts",
    cost=4,
    skill=2,
    icons="TCA",
    subtypes="Sorcerer, Independent",
    text=[
        always(costs(THIS, -1, per=paying_resources(NEUTRAL)), in_=HAND),
        action(
            sacrifice(a(SUPPORT, as_="it")),
            to=remove_from_game(choose(SUPPORT.cost(at_most=cost_of(the("it", "card"))))),
            limit=limit_once("turn"),
        ),
    ],
)

THAUMATURGICAL_INSIGHT = event(
    "tmom-038",
    "Thaumaturgical Insight",
    NEUTRAL,
    cost=3,
    subtypes="Research, Spell",
    text=[
        disrupt(
            when(succeeds(OPPONENT, unopposed=True)),
            then(search(CARD, to="top", reveal=True), remove_from_game(THIS)),
        ),
    ],
)
