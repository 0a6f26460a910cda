"""Drafts of cards of Terror in Venice."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY

DOCTOR_LOMBOSO = character(
    "tiv-013",
    "Doctor Lomboso",
    HASTUR,
    unique=True,
    descriptor="Finder of Madness",
    cost=3,
    skill=3,
    icons="TCA",
    subtypes="Servitor, Scientist",
    text=[
        forced_response(
            after(is_("insane", CHARACTER)), put_on_top(choose(CARD.in_(DISCARD, of=controller_of(THAT_CHARACTER))))
        ),
    ],
)

CUNNING_MASCHERARO = character(
    "tiv-014",
    "Cunning Mascheraro",
    HASTUR,
    cost=1,
    skill=0,
    icons="T",
    subtypes="Conspirator, Artist",
    text=[
        counts_at(THIS, CONSPIRACY, "icons"),
    ],
)

RETURN_TO_CARCOSA = event(
    "tiv-016",
    "Return to Carcosa",
    HASTUR,
    cost=2,
    keywords=[LOYAL],
    text=[
        response(after(is_("restored", CHARACTER)), shuffle_into_deck(THAT_CHARACTER)),
    ],
)

AT_NIGHT_THEY_ROAM = event(
    "tiv-017",
    "At Night they Roam",
    HASTUR,
    cost=2,
    subtypes="Curse",
    text=[
        action(
            given(
                NIGHT_TIME,
                these(CHARACTER.insane, as_="them"),
                otherwise=choosing(choose(CHARACTER.insane, as_="them")),
            ),
            then(
                take_control(the("them", "characters")),
                then(restore(the("them", "characters")), commit_to(the("them", "characters"), STORY)),
            ),
            at_end_of_phase(drive_insane(the("them", "characters"))),
            at_end_of_phase(return_to_owner(the("them", "characters"))),
            only=during(STORY_PHASE, ANY_PLAYER),
        ),
    ],
)

THE_UNSPEAKABLE_OATH = event(
    "tiv-018",
    "The Unspeakable Oath",
    HASTUR,
    cost=1,
    text=[
        disrupt(when(ability_used(of=EVENT)), then(cancel(), put_on_top(THAT_CARD))),
    ],
)
