"""Seekers of Knowledge: Miskatonic University."""

from rlyeh.language import *

BRETTE_WULFFSEN = character(
    "sok-005", "Brette Wulffsen", MISKATONIC, unique=True, descriptor="Nothing but Trouble", cost=3, skill=2,
    icons="CI", subtypes="Explorer, Student", keywords=[LOYAL],
    text=[
        gains(CHARACTER.subtype("Explorer"), keyword=TOUGHNESS(1)),
        orders_struggles(STORY.that(with_characters(MINE.subtype("Explorer")))),
    ],
)

MATTHEW_ALEXANDER = character(
    "sok-007", "Matthew Alexander", MISKATONIC, unique=True, descriptor="Dark Companion", cost=3, skill=2, icons="CAI",
    subtypes="Explorer, Scientist", keywords=[LOYAL],
    text=[
        gains(CHARACTER.subtype("Explorer"), skill=1),
        response(
            after(enters_play(CHARACTER, put=True), leaves_play(CHARACTER, by_effect=True)),
            put_into_play(THIS, from_=HAND),
            if_=exists(YOUR_CARD.faction(MISKATONIC)),
            from_=HAND,
        ),
    ],
)

MAURICE_DIGGS = character(
    "sok-010", "Maurice Diggs", MISKATONIC, unique=True, descriptor="Eldritch Theorist", cost=2, skill=1, icons="AI",
    subtypes="Student, Sorcerer",
    text=[
        disrupt(
            when(loses_icon_struggle()),
            ready(THIS),
            to=move_tokens(choose(STORY.that(with_tokens(at_least=1)), as_="story"), choose(STORY), side=ANY_PLAYER),
        ),
    ],
)

CUB_REPORTER = character(
    "sok-014", "Cub Reporter", MISKATONIC, cost=2, skill=1, icons="I", subtypes="Independent, Investigator",
    text=[
        instead(
            would_be("insane", THIS, by_struggle=TERROR),
            later(struggles_over(at=STORY.that(with_characters(THIS))), drive_insane(THIS)),
        ),
    ],
)

PROTECTED_BY_THE_ELDER_SIGN = support(
    "sok-021", "Protected by the Elder Sign", MISKATONIC, cost=1, subtypes="Attachment, Ritual", attach_to=STORY_CARD,
    text=[loses_all(CHARACTER.at(HOST_STORY), TERROR)],
)

STATION_EISMITTE = support(
    "sok-022", "Station Eismitte", MISKATONIC, unique=True, descriptor="Mid-Ice Polar Station", cost=2,
    subtypes="Polar, Location",
    text=[immune(MINE.subtype("Explorer", "Scientist"), to=CHARACTER, triggered=True)],
    rulings=("Forced Responses are triggered effects as well; passive text still reaches them (TIME-26).",),
)

READING_THE_STAR_SIGNS = event(
    "sok-030", "Reading the Star Signs", MISKATONIC, cost=2, subtypes="Research",
    text=[action(until_end_of_phase(no_struggles(choose(STORY))), only=before_committing(ANY_PLAYER))],
)

DARING_BUJU = event(
    "sok-031", "Daring Buju", MISKATONIC, cost=0, subtypes="Tactic", steadfast={MISKATONIC: 3},
    text=[
        action(
            exhaust(a(MINE.faction(MISKATONIC))),
            to=until_end_of_phase(loses_struggle(STORY), gains_struggle(the("story", "story"))),
        ),
    ],
)

ZERO_VISIBILITY = event(
    "sok-033", "Zero Visibility", MISKATONIC, cost=2, subtypes="Polar",
    text=[action(until_end_of_turn(no_chosen_struggles(STORY, but=True)), only=before_committing(ANY_PLAYER))],
)

PLAN_B = event(
    "sok-035", "Plan \"B\"", MISKATONIC, cost=2, subtypes="Tactic",
    text=[
        disrupt(
            when(would_be("wounded_or_insane", MINE, in_struggle=True)),
            then(uncommit(THAT_CHARACTER), draw()),
            instead=True,
        ),
    ],
)
