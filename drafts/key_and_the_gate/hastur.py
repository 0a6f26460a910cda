"""Drafts of cards of The Key and the Gate."""

from rlyeh.language import *

THE_TATTERED_CLOAK = support(
    "katg-047",
    "The Tattered Cloak",
    HASTUR,
    unique=True,
    descriptor="Regalia Dementia",
    cost=2,
    subtypes="Attachment",
    attach_to=CHARACTER,
    text=[
        gains_subtype(HOST, "Servitor"),
        response(
            after(is_("insane", CHARACTER.subtype("Lunatic"))),
            must(OPPONENT, one_of(drive_insane(a(MINE)), discard_from_hand())),
            limit=limit_once("turn"),
        ),
    ],
)
