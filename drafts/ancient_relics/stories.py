"""Drafts of cards of Ancient Relics."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY

THE_OPENED_DOOR = story(
    "ar-001",
    "The Opened Door",
    text=[
        may(
            EACH_PLAYER,
            then(
                choosing(domain(as_="domain")),
                then(
                    choosing(a(CARD.in_(HAND), up_to=count(RESOURCES.on(that_domain())), as_="cards")),
                    then(
                        choosing(a(RESOURCES.on(that_domain()), count(the("cards", "cards")), as_="resources")),
                        then(
                            attach_as_resource(the("cards", "cards"), to=that_domain()),
                            return_to_hand(the("resources", "resources")),
                        ),
                    ),
                ),
            ),
        ),
    ],
)

HEART_OF_THE_LABYRINTH = story(
    "ar-006",
    "Heart of the Labyrinth",
    text=[
        must(
            EACH_PLAYER,
            then(
                choosing(naming("card type", as_="type")),
                must(OPPONENT, return_to_hand(choose(YOUR_CARD.of_type(named("card type", "type"))))),
            ),
        ),
    ],
)

CHAOS_UNLEASHED = story(
    "ar-008",
    "Chaos Unleashed",
    text=[
        then(
            choosing(domain(as_="domain")),
            then(
                these(RESOURCES.on(that_domain()), as_="old"),
                then(
                    return_to_hand(the("old", "resources")),
                    attach_as_resource(top_cards(count(the("old", "resources"), moved=True)), to=that_domain()),
                ),
            ),
        ),
    ],
)

VILLAGE_OF_ASH = story(
    "ar-009",
    "Village of Ash",
    text=[
        then(must(EACH_PLAYER, shuffle_into_deck(choose(WON_STORY.other))), shuffle_into_deck(CARD.subtype("Relic"))),
    ],
)

THE_HEIRLOOM = story(
    "ar-011",
    "The Heirloom",
    text=[may(EACH_PLAYER, search(SUPPORT))],
)
