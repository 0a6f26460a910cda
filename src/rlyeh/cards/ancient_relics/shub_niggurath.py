"""Ancient Relics: Shub-Niggurath."""

from rlyeh.language import *

MAGARTA_KISS = character(
    "ar-021", "Magarta Kiss", SHUB_NIGGURATH, unique=True, descriptor="Starry-eyed Lover", cost=2, skill=1, icons="A",
    subtypes="Servitor", keywords=[VILLAINOUS],
    text=[
        action(
            pay(X),
            to=[
                reveal(top_cards(X)),
                return_to_hand(CARD.subtype("Ancient One").among("revealed")),
                put_on_bottom(CARD.among("revealed").remaining, any_order=True),
            ],
        ),
    ],
)

THE_FORGOTTEN_EXPLORER = character(
    "ar-079", "The Forgotten Explorer", SHUB_NIGGURATH, cost=2, skill=2, icons="CI", subtypes="Cultist",
    text=[
        forced_response(
            after(has_committed(OPPONENT)),
            then(exhaust(THIS), commit_to(THIS, the_one(lowest(STORY.that(with_characters()), "characters")))),
        ),
    ],
)

WOODEN_HOMUNCULUS = character(
    "ar-119", "Wooden Homunculus", SHUB_NIGGURATH, cost=2, skill=1, icons="T", subtypes="Construct",
    text=[
        disrupt(
            when(would_be("destroyed", THIS)), gain_domain(card=THIS), attach_to_new_domain(TOP_CARD), instead=True
        ),
    ],
    rulings=("Whoever has seen it knows which card that domain is (RES-15).",),
)
