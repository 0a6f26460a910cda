"""Terror in Venice: Hastur."""

from rlyeh.language import *

SAN_SERVOLO = support(
    "tiv-015", "San Servolo", HASTUR, unique=True, descriptor="Refuge from Reality", cost=1, subtypes="Location",
    keywords=[NIGHT],
    text=[
        passive(after(enters_play(THIS)), destroy(CARD.keyword(DAY))),
        immune(THIS, to=CARD.without_keyword(DAY)),
        response(
            after(is_("insane", CHARACTER)),
            exhaust(THIS),
            to=unless(
                pay(1),
                drive_insane(choose(CHARACTER.of(controller_of(THAT_CARD)).that(is_not(THAT_CARD)), as_="other")),
                by=controller_of(the("other")),
            ),
        ),
    ],
)
