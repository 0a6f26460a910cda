"""Dreamlands: Shub-Niggurath."""

from rlyeh.language import *

SHUGGOB_GHOUL_SAGE = character(
    "dl-093", "Shuggob, Ghoul Sage", SHUB_NIGGURATH, unique=True, cost=3, skill=4, icons="TAA",
    subtypes="Ghoul, Monster, Independent", keywords=[VILLAINOUS, NIGHT],
    text=[passive(after(plays(THIS)), discard_from_play(CARD.keyword(DAY)))],
    rulings=("Day cards are discarded, not destroyed as by other Night cards; and only when it is played (EFF-39).",),
)
