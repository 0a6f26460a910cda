"""Secrets of Arkham: stories."""

from rlyeh.language import *

OBSESSIVE_RESEARCH = story("soa-053", "Obsessive Research", text=[must(EACH_PLAYER, draw_until(8))])

THE_TERROR_OUT_OF_DUNWICH = story(
    "soa-055", "The Terror out of Dunwich",
    text=[
        must(
            EACH_PLAYER,
            for_each_domain(
                then(
                    choosing(choose(RESOURCES.on(that_domain()), as_="kept")),
                    destroy(RESOURCES.on(that_domain()).that(is_not(the("kept", "resource")))),
                ),
            ),
        ),
    ],
)
