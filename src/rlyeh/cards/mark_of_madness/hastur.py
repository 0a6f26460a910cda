"""The Mark of Madness: Hastur."""

from rlyeh.language import *

STARRY_EYED_ADHERENT = character(
    "tmom-005", "Starry-Eyed Adherent", HASTUR, cost=1, skill=2, icons="AA", subtypes="Cultist, Lunatic",
    steadfast={HASTUR: 2},
    text=[
        action(
            drive_insane(THIS),
            to=[
                reveal_at_random(),
                given(
                    is_a(the("revealed", "card"), SUPPORT),
                    may(YOU, put_into_play(the("revealed", "card"), control=YOU), paying=sacrifice(THIS)),
                ),
            ],
        ),
    ],
    rulings=("The sacrifice is the price for the support card: who does not want to pay it keeps the Adherent.",),
)

ALILA = character(
    "tmom-017", "Alila", HASTUR, unique=True, descriptor="Queen of Perdition", cost=5, skill=5, icons="TTCC",
    subtypes="Ancient One", keywords=[VILLAINOUS, INVULNERABILITY],
    text=[
        response(
            after(is_("insane", CHARACTER.other_than("Lunatic"))), destroy(THAT_CHARACTER), limit=limit_once()
        ),
    ],
    rulings=("A Lunatic is one for this although it lies face down (TIME-30).",),
)

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
