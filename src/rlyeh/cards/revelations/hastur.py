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

MAUREEN_DE_GARMEAUX = character(
    "rev-067", "Maureen de Garmeaux", HASTUR, unique=True, descriptor="Method Actress", cost=1, skill=1, icons="A",
    subtypes="Artist, Lunatic",
    text=[
        action(
            pay(3),
            to=[
                choosing(choose(CHARACTER.other_than("Ancient One"), as_="model")),
                until_end_of_phase(gains(THIS, skill=1, times=X), x=skill_of(the("model"))),
                until_end_of_phase(gains_icons(THIS, of=the("model"))),
                until_end_of_phase(*gains_text_box(THIS, of=the("model"))),
                at_end_of_phase(given(still_in_play(THIS), drive_insane(THIS))),
            ],
        ),
    ],
    rulings=(
        "She keeps her own skill, icons and text: what she gains comes on top of them.",
        "All of it is settled when the effect resolves (EFF-15).",
    ),
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

THE_MARKED = character(
    "rev-106", "The Marked", HASTUR, cost=3, skill=1, icons="A", subtypes="Cultist, Lunatic",
    text=[
        loses_all(CHARACTER.other_than("Ancient One"), TERROR),
        disrupt(
            when(ability_used(of=CHARACTER, by=ANY_PLAYER)),
            drive_insane(THIS),
            to=[cancel(), drive_insane(THAT_CHARACTER)],
            if_=exists(MINE.insane, at_least=2),
        ),
    ],
    rulings=("A Forced Response is triggered by no player (TIME-21): it cannot be cancelled with this.",),
)
