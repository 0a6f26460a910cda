"""The Mark of Madness: Hastur."""

from rlyeh.language import *

DRAWING_THE_SIGN = support(
    "tmom-025", "Drawing the Sign", HASTUR, unique=True, descriptor="Mark of Madness", cost=2, subtypes="Ritual",
    text=[
        forced_response(after(loses_icon_struggle(TERROR, who=OPPONENT)), place_token(THIS)),
        action(sacrifice(THIS), to=win(choose(STORY)), if_=is_a(THIS, SUPPORT.that(with_tokens(at_least=8)))),
    ],
)

WHISPERS_OF_AOIDE = conspiracy(
    "tmom-034", "Whispers of Aoide", HASTUR, cost=0, struggles="TCAI", steadfast={HASTUR: 2},
    text=[
        passive(
            after(loses_icon_struggle(who=ANY_PLAYER, at=THIS)),
            must(
                THAT_LOSER,
                given(
                    both(exists(MINE.at(THIS_STORY)), none(MINE.faction(HASTUR).at(THIS_STORY))), discard_from_hand(),
                ),
            ),
            if_=NIGHT_TIME,
        ),
    ],
)
