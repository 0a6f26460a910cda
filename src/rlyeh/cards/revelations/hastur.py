"""Revelations: Hastur."""

from rlyeh.language import *

ELISE_WARREN = character(
    "rev-005", "Elise Warren", HASTUR, unique=True, descriptor="Lady in Waiting", cost=3, skill=X, icons="TA",
    subtypes="Servitor", keywords=[INVULNERABILITY],
    text=[
        has_skill(THIS, count(CHARACTER.insane)),
        while_(exists(MINE.insane, at_least=2), cannot_be_chosen(THIS, triggered=True)),
    ],
)

THE_KING_IN_YELLOW_FOLIO = support(
    "rev-068", "The King In Yellow Folio", HASTUR, unique=True, descriptor="Cursed Manuscript", cost=2,
    subtypes="Tome, Attachment", attach_to=CHARACTER,
    text=[
        gains(HOST, keyword=FAST),
        gains(HOST, "TT"),
        while_(committed(HOST), struggles_become(HOSTS_STORY, TERROR)),
    ],
)

NAMED_BY_THE_UNNAMEABLE = event(
    "rev-087", "Named by the Unnameable", HASTUR, cost=2,
    text=[
        action(
            choosing(choose(MINE.subtype("Lunatic").committed, as_="him")),
            until_end_of_phase(gains(the("him"), "TTCA"), gains(the("him"), skill=3), while_=committed(the("him"))),
            at_end_of_phase(given(still_in_play(the("him")), drive_insane(the("him")))),
        ),
    ],
)
