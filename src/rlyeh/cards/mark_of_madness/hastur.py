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

UNHINGED_LABORER = character(
    "tmom-008", "Unhinged Laborer", HASTUR, cost=2, skill=2, icons="C", subtypes="Lunatic",
    text=[action(drive_insane(THIS), to=return_to_hand(choose(SUPPORT)))],
)

ERICH_ZANN = character(
    "tmom-013", "Erich Zann", HASTUR, unique=True, descriptor="Bringer of Music", cost=3, skill=3, icons="AAA",
    subtypes="Artist, Lunatic",
    text=[action(drive_insane(THIS), to=use_ability(choose(THEIRS.other_than("Ancient One"))))],
)

BENJAMIN_HERRIOT = character(
    "tmom-014", "Benjamin Herriot", HASTUR, unique=True, descriptor="A Unique Perspective", cost=3, skill=4,
    icons="CAAA", subtypes="Artist, Servitor",
    text=[enters_insane(), response(after(is_("restored", THIS)), ready(THIS), to=draw(3))],
    rulings=("Whatever restores him, he can be readied for his effect: a restored character is exhausted (REF-3).",),
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

TRUNEMBRA = character(
    "tmom-018", "Tru'nembra", HASTUR, unique=True, descriptor="The Angel of Music", cost=7, skill=5, icons="TCCA",
    subtypes="Ancient One", boosters="T",
    text=[
        cheaper_for(drive_insane(a(MINE.subtype("Artist")))),
        while_(committed(THIS), wins_all_struggles(THIS_STORY, TERROR)),
    ],
    rulings=("Where it counts fewer icons, the struggle is won by none (STORY-58).",),
)

THE_DIKES_OF_YS = support(
    "tmom-023", "The Dikes of Ys", HASTUR, unique=True, descriptor="Holding Back the Tides", cost=2,
    subtypes="Location",
    text=[
        enters_insane(CHARACTER, first_each="turn"),
        action(pay(2), sacrifice(THIS), to=destroy(choose(SUPPORT))),
    ],
    rulings=("A character that entered play before them this turn was the first one (KEY-21).",),
)

DRAWING_THE_SIGN = support(
    "tmom-025", "Drawing the Sign", HASTUR, unique=True, descriptor="Mark of Madness", cost=2, subtypes="Ritual",
    text=[
        forced_response(after(loses_icon_struggle(TERROR, who=OPPONENT)), place_token(THIS)),
        action(sacrifice(THIS), to=win(choose(STORY)), if_=is_a(THIS, SUPPORT.that(with_tokens(at_least=8)))),
    ],
)

THE_DANCE_OF_THE_YELLOW_KING = event(
    "tmom-028", "The Dance of the Yellow King", HASTUR, cost=0, subtypes="Madness", steadfast={HASTUR: 1},
    text=[
        action(
            until_end_of_phase(
                passive(when(ability_used(of=CHARACTER)), drive_insane(THAT_CHARACTER, past_protection=True)),
            ),
        ),
    ],
    rulings=("The ability resolves all the same: it was used before its character went insane (TIME-12).",),
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
