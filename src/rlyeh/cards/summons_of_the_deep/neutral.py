"""Summons of the Deep: neutral cards."""

from rlyeh.language import *

JULIA_BROWN = character(
    "sotd-017", "Julia Brown", NEUTRAL, unique=True, descriptor="Insomniac", cost=2, skill=3, icons="AI",
    subtypes="Investigator",
    text=[
        gains(THIS, skill=1, times=count(CHARACTER.insane)),
        disrupt(
            when(would_be("insane", THIS, by_struggle=TERROR)),
            then(sacrifice(THIS), search(CARD.titled("Julia Brown", "The Sleepwalker"), to="play", at=THAT_STORY)),
            instead=True,
        ),
    ],
    errata=[errata("FAQ 1.3", "the sacrifice replaces the insanity, ERR-9")],
    rulings=("The sacrifice takes the place of the insanity; the lost struggle has no other consequence (EFF-13).",),
)

_INTO_PLAY = [
    put_into_play(THIS, from_=HAND, as_="him"),
    at_end_of_phase(given(still_in_play(the("him", "card")), return_to_hand(the("him", "card")))),
]

_BACK_LATER = at_end_of_phase(return_to_hand(CARD.titled("Descendant of Eibon").of(YOU)))

BENEATH_THE_SURFACE = event(
    "sotd-038", "Beneath the Surface", NEUTRAL, descriptor="Eureka!", cost=4, subtypes="Research",
    text=[
        action(
            choosing(choose(STORY, as_="story")),
            until_end_of_phase(
                passive(
                    after(wins_struggle(INVESTIGATION, by=3, at=the("story", "story"))), win(the("story", "story")),
                ),
            ),
            only=BEFORE_COMMITTING,
        ),
    ],
)

THE_CORNERED_MAN = character(
    "sotd-057", "The Cornered Man", NEUTRAL, descriptor="\"Like an Animal\"", cost=4, skill=4, icons="CCC",
    subtypes="Investigator", keywords=[TOUGHNESS(2), HEROIC],
    text=[disrupt(after(wins_struggle(COMBAT, with_=THIS)), wound(THIS), to=another_struggle(COMBAT))],
)

DESCENDANT_OF_EIBON = character(
    "sotd-075", "Descendant of Eibon", NEUTRAL, descriptor="Master of the Black Arts", cost=3, skill=3, icons="CCAI",
    subtypes="Sorcerer", keywords=[WILLPOWER, FAST], transient=True,
    text=[
        action(spend_tokens(1, STORY), to=_INTO_PLAY, from_=HAND),
        action(spend_tokens(1, STORY), to=return_to_hand(THIS), from_=DISCARD),
    ],
    errata=[
        errata(
            "FAQ 1.3",
            "it costs two success tokens, ERR-15",
            text=[
                action(spend_tokens(2, STORY), to=_INTO_PLAY, from_=HAND),
                action(spend_tokens(2, STORY), to=return_to_hand(THIS), from_=DISCARD),
            ],
        ),
        errata(
            "FAQ 4.1",
            "it is unique, the tokens come from one story, and it goes back whenever it is in play",
            unique=True,
            text=[
                action(
                    spend_tokens(2, STORY, one_story=True),
                    to=[put_into_play(THIS, from_=HAND), _BACK_LATER],
                    from_=HAND,
                ),
                action(
                    spend_tokens(2, STORY, one_story=True), to=[return_to_hand(THIS), _BACK_LATER], from_=DISCARD
                ),
            ],
        ),
    ],
)

STRUGGLING_ARTIST = character(
    "sotd-077", "Struggling Artist", NEUTRAL, cost=3, skill=3, icons="A", subtypes="Sorcerer",
    text=[
        while_(committed(THIS), struggle_order(THIS_STORY, first=ARCANE)),
        disrupt(after(wins_struggle(ARCANE, with_=THIS)), until_end_of_turn(loses_struggle(THAT_STORY))),
    ],
)

STEALING_THE_GLORY = event(
    "sotd-079", "Stealing the Glory", NEUTRAL, cost=3,
    text=[
        action(
            choosing(choose(STORY, as_="story")),
            until_end_of_phase(
                passive(
                    after(wins_struggle(ARCANE, at=the("story", "story"))),
                    may(YOU, place_token(the("story", "story"))),
                ),
            ),
        ),
    ],
)

SAMANTHA_GRACE = character(
    "sotd-096", "Samantha Grace", NEUTRAL, unique=True, descriptor="Incompetent Secretary", cost=1, skill=2,
    subtypes="Faculty",
    text=[more_stories_needed(1)],
    rulings=("A player who runs out of cards is eliminated all the same (WIN-7).",),
)

OBSESSIVE_INMATE = character(
    "sotd-097", "Obsessive Inmate", NEUTRAL, cost=3, skill=3, icons="CII", subtypes="Independent",
    keywords=[WILLPOWER],
    text=[stays_committed(THIS)],
    errata=[errata("FAQ 1.3", "in the opponent's turn its story resolves only if the opponent commits there, ERR-18")],
    rulings=(
        "It stays through the opponent's turn, in which its story resolves only if the opponent commits there "
        "(STORY-48). Card effects can remove it.",
    ),
)

PARALLEL_UNIVERSE = support(
    "sotd-098", "Parallel Universe", NEUTRAL, cost=1, subtypes="Environment, Attachment", attach_to=STORY,
    text=[
        action(pay(1), to=attach(THIS, to=choose(STORY), from_=HAND), from_=HAND),
        compares_skill(HOST_STORY),
    ],
)

THE_SPAWN_OF_MADNESS = event(
    "sotd-099", "The Spawn of Madness", NEUTRAL, cost=0,
    text=[response(after(succeeds(opposed=True)), refresh_all_domains(EACH_PLAYER))],
    errata=[errata("FAQ 1.3", "all domains of all players are refreshed, ERR-19")],
)

UNORTHODOX_TACTICS = conspiracy(
    "sotd-100", "Unorthodox Tactics", NEUTRAL, cost=0, struggles="TCAI",
    text=[skill_check_first(THIS, winner_picks=True)],
    rulings=(
        "Who wins it by the skill check picks struggles while everybody is still committed; only then they go home.",
    ),
)

OLD_SEA_DOG = character(
    "sotd-116", "Old Sea Dog", NEUTRAL, cost=2, skill=2, icons="C", subtypes="Independent",
    text=[action(exhaust(THIS), to=until_end_of_phase(has_faction(choose(CHARACTER), NEUTRAL)))],
)

CONSPIRACY_THEORIST = character(
    "sotd-117", "Conspiracy Theorist", NEUTRAL, cost=3, skill=2, icons="I", subtypes="Investigator",
    text=[cannot_win_by_stories(unless=either(exists(CONSPIRACY.in_(WON)), none(STORY_CARD.in_(STORY_DECK))))],
)

STRANGE_DELUSIONS = support(
    "sotd-118", "Strange Delusions", NEUTRAL, cost=1, subtypes="Attachment", attach_to=CHARACTER_OR_SUPPORT,
    text=[action(exhaust(THIS), to=until_end_of_phase(has_named_faction(HOST_CARD)))],
    errata=[errata("FAQ 1.3", "its ability is an Action, ERR-23")],
)

FOILED = support(
    "sotd-119", "Foiled!", NEUTRAL, cost=0, subtypes="Attachment", attach_to=STORY_CARD,
    text=[blank(HOST_STORY)],
    rulings=("Whoever wins the story cannot use its effect (STORY-65).",),
)
