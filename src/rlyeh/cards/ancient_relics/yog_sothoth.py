"""Ancient Relics: Yog-Sothoth."""

from rlyeh.language import *

THE_LARGE_MAN = character(
    "ar-027", "The Large Man", YOG_SOTHOTH, unique=True, descriptor="Shorn But Patient", cost=4, skill=3, icons="CAAI",
    subtypes="Servitor",
    text=[
        forced_response(after(succeeds(ANY_PLAYER)), must(THAT_PLAYER, mill(2, YOU))),
        action(exhaust(THIS), to=return_to_hand(topmost(EVENT.in_(DISCARD)))),
    ],
    errata=[
        errata(
            "FAQ 4.1", "the second ability may be used once per phase",
            text=[
                forced_response(after(succeeds(ANY_PLAYER)), must(THAT_PLAYER, mill(2, YOU))),
                action(exhaust(THIS), to=return_to_hand(topmost(EVENT.in_(DISCARD))), limit=limit_once()),
            ],
        ),
    ],
)

RECLAIMED_SERVANT = character(
    "ar-067", "Reclaimed Servant", YOG_SOTHOTH, cost=4, skill=4, icons="TAA", subtypes="Servitor",
    text=[
        passive(after(turn_ends(YOU)), mill(1, YOU), if_=is_a(THIS, CHARACTER.exhausted)),
        passive(after(turn_ends(OPPONENT)), mill(2, OPPONENT), if_=is_a(THIS, CHARACTER.ready)),
    ],
)
