"""The Key and the Gate: neutral cards."""

from rlyeh.language import *

EIDOLON = event(
    "katg-041", "Eidolon", NEUTRAL, cost=1,
    text=[
        response(
            after(is_("destroyed", CHARACTER, by=OPPONENT, by_effect=True)),
            put_into_play(THAT_CHARACTER, control=YOU, as_="it"),
            attach(
                THIS, to=the("it"),
                text=[loses_all(HOST), gains(HOST, keyword=INVULNERABILITY), no_skill_check(THIS_STORY)],
            ),
        ),
    ],
)
