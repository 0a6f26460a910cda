"""Drafts of cards of Dreamlands."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
TWILA_KATHERINE_PRICE_LOST_IN_A_DREAM = character(
    "dl-003",
    "Twila Katherine Price",
    MISKATONIC,
    unique=True,
    descriptor="Lost in a Dream",
    cost=3,
    skill=3,
    icons="AAA",
    subtypes="Dreamer",
    text=[while_(NIGHT_TIME, gains(THIS, text=action(exhaust(THIS), pay(2), to=use_story_effect(THIS_STORY))))],
)

DREAM_DIARY = support(
    "dl-004",
    "Dream Diary",
    MISKATONIC,
    cost=2,
    subtypes="Attachment, Item, Tome",
    attach_to=MINE,
    text=[gains_subtype(HOST, "Dreamer"), while_(is_a(HOST, CHARACTER.unique), commits_ready(HOST))],
)

DREAMLORE_DOCUMENTS = support(
    "dl-025",
    "Dreamlore Documents",
    MISKATONIC,
    cost=1,
    subtypes="Attachment, Item, Tome",
    attach_to=MINE,
    text=[
        action(
            exhaust(THIS),
            to=until_end_of_phase(
                costs(CARD.subtype(naming("subtype", other_than=("Dreamer", "Dreamlands"))).in_(HAND, of=ANY_PLAYER), 2)
            ),
        ),
    ],
)

DREAMLANDS_SCHOLAR = character(
    "dl-043",
    "Dreamlands Scholar",
    MISKATONIC,
    cost=3,
    skill=3,
    icons="AI",
    subtypes="Dreamer",
    text=[
        action(
            pay(1),
            exhaust(a(CHARACTER.subtype("Dreamer"))),
            to=[look_at_top(3), take_to_hand(), put_on_bottom(CARD.among("those").remaining, any_order=True)],
        ),
    ],
)

NIGHT_CLASS = event(
    "dl-044",
    "Night Class",
    MISKATONIC,
    cost=1,
    subtypes="Research",
    text=[
        action(
            put_into_play(a(CHARACTER.faction(MISKATONIC).icon(ARCANE).in_(HAND)), as_="it"),
            at_end_of_phase(given(still_in_play(the("it")), return_to_hand(the("it")))),
            only=none(CARD.keyword(DAY)),
        )
    ],
)

THE_WOMAN_OF_HIS_DREAMS = character(
    "dl-083",
    "The Woman of His Dreams",
    MISKATONIC,
    cost=3,
    skill=2,
    icons="AAA",
    subtypes="Phantom, Independent",
    text=[
        response(after(is_("readied", THIS, by_struggle=ARCANE)), ready(choose(CHARACTER.other_than("Ancient One"))))
    ],
)

TWILA_KATHERINE_PRICE_QUEEN_OF_UNKNOWN_KADATH = character(
    "dl-103",
    "Twila Katherine Price",
    MISKATONIC,
    unique=True,
    descriptor="Queen of Unknown-Kadath",
    cost=3,
    skill=4,
    icons="AAI",
    subtypes="Dreamer",
    text=[
        response(
            after(succeeds(with_=THIS)),
            exhaust(THIS),
            to=[look_at(CARD.in_(HAND, of=EACH_OPPONENT)), discard(choose(CARD.among("those")))],
        ),
    ],
)

DREAMING_OF_THE_PAST = support(
    "dl-104",
    "Dreaming of the Past",
    MISKATONIC,
    cost=1,
    subtypes="Attachment, Environment",
    attach_to=STORY_CARD,
    text=[
        disrupt(
            when(would_place_token(OPPONENT, on=HOST_STORY)),
            put_on_bottom(THIS),
            to=cancel("that success token"),
            if_=is_a(HOST_STORY, STORY.that(with_tokens(at_least=4, at_most=4, whose=OPPONENT))),
        ),
    ],
)
