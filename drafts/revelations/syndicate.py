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

GO_UNDERGROUND = event(
    "rev-016",
    "Go Underground",
    SYNDICATE,
    cost=1,
    subtypes="Tactic",
    text=[
        disrupt(
            when(would_be("destroyed", MINE.faction(SYNDICATE))),
            these(CARD.owned_by(YOU).attached_to(THAT_CHARACTER), as_="them"),
            then(return_to_hand(THAT_CHARACTER), shuffle_into_deck(the("them", "cards"))),
            instead=True,
        ),
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

INSIDE_MAN = character(
    "rev-096",
    "Inside Man",
    SYNDICATE,
    cost=2,
    skill=1,
    icons="I",
    subtypes="Criminal",
    text=[
        response(
            after(is_("exhausted", THIS)),
            choosing(A_PLAYER),
            then(reveal(top_cards(3, CHOSEN_PLAYER)), put_back("revealed")),
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

THE_NECRONOMICON = support(
    "rev-117",
    "The Necronomicon",
    SYNDICATE,
    unique=True,
    descriptor="George Hay Translation",
    cost=3,
    subtypes="Tome, Relic, Attachment",
    attach_to=MINE,
    text=[
        passive(after(enters_play(THIS)), shuffle_into_deck(CARD.other.titled("The Necronomicon"))),
        action(shuffle_into_deck(THIS), sacrifice(HOST), to=exhaust(CHARACTER.skill(below=skill_of(HOST)))),
    ],
)

THE_NIGHT_JOB = conspiracy(
    "rev-118",
    "The Night Job",
    SYNDICATE,
    cost=0,
    struggles="CCII",
    steadfast={SYNDICATE: 2},
    text=[
        then(
            restore_and_ready(any_number(CHARACTER.insane, as_="them")),
            then(
                exhaust(choose(CHARACTER, count(the("them", "characters")), as_="others")),
                in_next_refresh(cannot(the("others", "characters"), "be readied")),
            ),
        ),
    ],
)
