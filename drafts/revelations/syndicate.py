"""Drafts of cards of Revelations."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
JON_PECHON = character(
    "rev-015",
    "Jon Pechon",
    SYNDICATE,
    unique=True,
    descriptor="Man with a Plan",
    cost=3,
    skill=1,
    icons="CII",
    subtypes="Criminal, Investigator",
    text=[
        while_(is_a(THIS, CHARACTER.exhausted), gains(CHARACTER.subtype("Criminal"), skill=2)),
    ],
)

SERGEANT_DONNELLY = character(
    "rev-034",
    "Sergeant Donnelly",
    SYNDICATE,
    unique=True,
    descriptor="Corrupt Cop",
    cost=4,
    skill=4,
    icons="CCI",
    subtypes="Government, Criminal",
    text=[
        action(
            pay(2),
            to=[
                choosing(choose(CHARACTER.other_than("Ancient One").at(SAME_STORY), as_="him")),
                until_end_of_phase(gains(the("him"), skill=-1, times=X), x=skill_of(the("him"))),
            ],
        ),
    ],
)

OBANNIONS_LEDGER = support(
    "rev-035",
    "O'Bannion's Ledger",
    SYNDICATE,
    unique=True,
    descriptor="Keeping Score",
    cost=2,
    subtypes="Tome, Attachment",
    attach_to=CHARACTER,
    text=[
        whenever(
            exists(CHARACTER.skill(at_most=0).at(HOSTS_STORY)),
            discard_from_play(CHARACTER.skill(at_most=0).at(HOSTS_STORY)),
        ),
    ],
)

THE_PENTHOUSE = support(
    "rev-056",
    "The Penthouse",
    SYNDICATE,
    unique=True,
    descriptor="Fortune's Reward",
    cost=2,
    subtypes="Location",
    text=[
        response(after(succeeds()), exhaust(THIS), to=refresh_domain()),
    ],
)

FENCE = character(
    "rev-075",
    "Fence",
    SYNDICATE,
    cost=3,
    skill=2,
    icons="CCA",
    subtypes="Criminal",
    text=[
        disrupt(
            when(would_be("leaves_play", ATTACHMENT.of(OPPONENT))),
            take_control(THAT_CARD),
            attach(THAT_CARD, to=THIS),
            instead=True,
        ),
    ],
)

LOOKOUT = character(
    "rev-076",
    "Lookout",
    SYNDICATE,
    cost=3,
    skill=3,
    icons="AI",
    subtypes="Independent",
    text=[
        response(
            after(enters_play(CHARACTER)),
            exhaust(THIS),
            to=[exhaust(THAT_CHARACTER), until_end_of_phase(blank(THAT_CHARACTER))],
        ),
    ],
)

ON_THE_RUN = event(
    "rev-097",
    "On the Run",
    SYNDICATE,
    cost=3,
    text=[
        action(
            choosing(choose(STORY, as_="story")),
            until_end_of_phase(cannot(CHARACTER, "commit", at=the("story", "story"))),
            uncommit(CHARACTER.at(the("story", "story"))),
        ),
    ],
)

STREET_TOUGH = character(
    "rev-116",
    "Street Tough",
    SYNDICATE,
    cost=2,
    skill=0,
    icons="C",
    subtypes="Criminal",
    text=[
        action(
            pay(1),
            to=then(
                until_end_of_phase(loses(choose(CHARACTER.other_than("Ancient One")), skill=2)),
                until_end_of_phase(gains(THIS, skill=2)),
            ),
        ),
    ],
)
