"""Ancient Relics: Yog-Sothoth."""

from rlyeh.language import *

RECLAIMED_SERVANT = character(
    "ar-067", "Reclaimed Servant", YOG_SOTHOTH, cost=4, skill=4, icons="TAA", subtypes="Servitor",
    text=[
        passive(after(turn_ends(YOU)), mill(1, YOU), if_=is_a(THIS, CHARACTER.exhausted)),
        passive(after(turn_ends(OPPONENT)), mill(2, OPPONENT), if_=is_a(THIS, CHARACTER.ready)),
    ],
)
