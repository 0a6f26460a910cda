"""For the Greater Good: Order of the Silver Twilight."""

from rlyeh.language import *

DECIPHERED_REALITY = support(
    "ftgg-050", "Deciphered Reality", SILVER_TWILIGHT, cost=1, subtypes="Attachment, Environment", attach_to=STORY_CARD,
    text=[
        action(
            discard_from_hand(),
            to=until_end_of_phase(gains_struggle(HOST_STORY, any_kind=False)),
            limit=limit_once("turn"),
        ),
    ],
)
