"""Forgotten Lore: neutral cards."""

from rlyeh.language import *

_DOGS = CARD.titled("Alaskan Sledge Dog")

_TOUGH_AND_MANY = [
    immune(THIS, to=EVENT.subtype("Polar")),
    always(gains(THIS, "C", times=count(_DOGS)), gains(THIS, skill=1, times=count(_DOGS))),
]

STUDENT_OF_THE_PROFANE = character(
    "fl-015", "Student of the Profane", NEUTRAL, cost=2, skill=2, icons="I", subtypes="Investigator, Sorcerer",
    text=[response(after(plays(CARD, OPPONENT, underpaid=True)), place_token(choose(STORY)))],
    errata=[errata("FAQ 4.1", "the subtype Sorcerer is spelt right")],
)

ARKHAM_INMATE = character(
    "fl-017", "Arkham Inmate", NEUTRAL, cost=3, skill=1, icons="AI", subtypes="Lunatic",
    text=[
        action(drive_insane(THIS)),
        response(after(is_("restored", THIS)), until_end_of_turn(commits_at_most(1, THEIRS, to=choose(STORY)))),
    ],
)

ARTIFACT_OF_THE_LOST_CITIES = support(
    "fl-018", "Artifact of the Lost Cities", NEUTRAL, cost=1, subtypes="Attachment, Artifact", attach_to=SUPPORT,
    text=[gains_subtype(HOST_CARD, "Artifact"), response(after(enters_any_discard(HOST_CARD)), draw(3))],
    rulings=("It answers from the discard pile, where it went with its host (TIME-32).",),
)

THE_GREATEST_FEAR = event(
    "fl-020", "The Greatest Fear...", NEUTRAL, cost=1, subtypes="Disaster, Madness",
    text=[
        response(
            after(is_("insane", CHARACTER)),
            then(
                discard_at_random(2, controller_of(THAT_CHARACTER), as_="them"),
                for_each(either_kind(EVENT.among("them"), SUPPORT.among("them")), may(YOU, place_token(a(STORY)))),
            ),
        ),
    ],
)

KITAB_AL_AZIF = support(
    "fl-058", "Kitab Al-Azif", NEUTRAL, unique=True, descriptor="The Original Necronomicon", cost=4, subtypes="Tome",
    text=[
        action(
            exhaust(THIS),
            discard_from_hand(),
            to=must(EACH_PLAYER, until_end_of_phase(fewer_tokens_needed(choose(STORY)))),
        ),
    ],
    rulings=(
        "If both players choose the same story, it takes two fewer (EFF-19); at least one is always needed (STORY-62).",
    ),
)

BENEATH_THE_MIRE = event(
    "fl-060", "Beneath the Mire", NEUTRAL, cost=2,
    text=[
        action(
            must(
                EACH_PLAYER,
                given(exists(STORY.that(with_characters(MINE)), at_least=3), sacrifice(MINE.committed)),
            ),
            only=after_committing(OPPONENT),
        ),
    ],
)

WHATELEYS_DIARY = support(
    "fl-077", "Whateley's Diary", NEUTRAL, unique=True, descriptor="Cryptic Text", cost=3, subtypes="Attachment, Tome",
    attach_to=MINE,
    text=[action(pay(4), sacrifice(THIS), to=deal_tokens(STORY))],
)

NEGOTIUM_PERAMBULANS_IN_TENEBRIS = conspiracy(
    "fl-080", "Negotium Perambulans in Tenebris", NEUTRAL, cost=1, struggles="TCAI",
    text=[
        more_tokens_needed(THIS, 5),
        cannot(CHARACTER.cost(at_most=2, printed=True), "commit", at=STORY.other),
    ],
)

ALASKAN_SLEDGE_DOG = character(
    "fl-096", "Alaskan Sledge Dog", NEUTRAL, cost=1, skill=1, subtypes="Creature",
    text=[*_TOUGH_AND_MANY, deck_copies(8)],
    errata=[
        errata("FAQ 1.3", "the usual limit of copies in a deck holds, ERR-4", text=_TOUGH_AND_MANY),
        errata("FAQ 4.1", "the same once more"),
    ],
    rulings=("It counts itself among the cards with its title.",),
)

REALM_OF_ICE_AND_DEATH = conspiracy(
    "fl-100", "Realm of Ice and Death", NEUTRAL, cost=1, struggles="TCAI",
    text=[
        passive(after(plays(EVENT.subtype("Polar"), who=ANY_PLAYER)), keep_on(THAT_CARD, THIS)),
        playable_from(EVENT.subtype("Polar"), on=THIS, cost=spend_tokens(1, the("place", "conspiracy"))),
    ],
    rulings=(
        "The token comes from your own side, as only what is yours can pay (FINAL-112). Played from there, the event "
        "comes back to it. When the conspiracy is won or leaves play, the events go to their owners' discard piles.",
    ),
)
