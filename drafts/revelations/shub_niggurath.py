"""Drafts of cards of Revelations."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY

LUCAS_CORN = character(
    "rev-010",
    "Lucas Corn",
    SHUB_NIGGURATH,
    unique=True,
    descriptor="Scarecrow of a Man",
    cost=0,
    skill=0,
    icons="TTT",
    subtypes="Monster, Cultist",
    steadfast={SHUB_NIGGURATH: 3},
    boosters="TT",
    text=[
        response(
            after(enters_play(THIS)), discard_from_hand(what=CHARACTER), to=shuffle_into_deck(THIS), any_player=True
        ),
    ],
)

BLACK_DOG = character(
    "rev-029",
    "Black Dog",
    SHUB_NIGGURATH,
    cost=2,
    skill=0,
    icons="CC",
    subtypes="Monster, Creature",
    keywords=[FAST, WILLPOWER],
    text=[
        response(
            after(commits(THEIRS, together=True)),
            pay(1),
            to=[
                put_into_play(THIS, as_="it", from_=HAND, at=THAT_STORY),
                later(resolves_story(at=THAT_STORY), given(still_in_play(the("it")), return_to_hand(the("it")))),
            ],
            if_=exists(THEIRS.at(THAT_STORY), exactly=1),
            from_=HAND,
        ),
    ],
)

MALEFICIUM = event(
    "rev-030",
    "Maleficium",
    SHUB_NIGGURATH,
    cost=3,
    subtypes="Curse",
    text=[
        disrupt(
            after(commits(CHARACTER)),
            then(uncommit(THAT_CHARACTER), attach(THIS, to=THAT_CHARACTER, text=[price_to_commit(pay(1), HOST)])),
        ),
    ],
)

KARIN_MARLEY = character(
    "rev-050",
    "Karin Marley",
    SHUB_NIGGURATH,
    unique=True,
    descriptor="Night Witch",
    cost=2,
    skill=2,
    icons="TC",
    subtypes="Cultist, Relic Hunter",
    text=[
        while_(exists(SUPPORT.subtype("Tome").of(YOU)), gains(THIS, "TC")),
        response(
            after(drains(OPPONENT)),
            search(SUPPORT.faction(SHUB_NIGGURATH), top=5, reveal=True, rest="bottom"),
            if_=none(domains(OPPONENT, drained=False)),
        ),
    ],
)

BOOK_OF_IOD = support(
    "rev-052",
    "Book of Iod",
    SHUB_NIGGURATH,
    unique=True,
    descriptor="Hostiam Sanguinis Virtus",
    cost=1,
    subtypes="Tome, Attachment",
    attach_to=MINE,
    text=[
        action(
            exhaust(THIS),
            to=[
                reveal(top_cards(2)),
                return_to_hand(a(CARD.among("revealed"))),
                discard(CARD.among("revealed").remaining),
            ],
        ),
    ],
)

ABHORRENT_SPORE = support(
    "rev-072",
    "Abhorrent Spore",
    SHUB_NIGGURATH,
    cost=0,
    subtypes="Attachment",
    steadfast={SHUB_NIGGURATH: 2},
    attach_to=MINE.other_than("Ancient One"),
    text=[
        disrupt(
            when(would_be("destroyed", HOST)),
            remove_wounds(HOST),
            discard_from_play(ATTACHMENT.attached_to(HOST)),
            instead=True,
        ),
    ],
)

YA_TE_VEO = character(
    "rev-091",
    "Ya-te-veo",
    SHUB_NIGGURATH,
    cost=2,
    skill=2,
    icons="TC",
    subtypes="Servitor, Dark Young",
    text=[
        action(pay(1), to=wound(choose(CHARACTER.skill(at_most=2).at(SAME_STORY)))),
    ],
)

THE_THREE_BELLS = support(
    "rev-092",
    "The Three Bells",
    SHUB_NIGGURATH,
    unique=True,
    descriptor="The Sound of the Dark",
    cost=1,
    subtypes="Artifact",
    text=[
        action(pay(1), exhaust(THIS), to=then(must(EACH_PLAYER, sacrifice(choose(MINE))), place_token(THIS))),
        action(
            exhaust(THIS),
            sacrifice(THIS),
            to=put_into_play(choose(CHARACTER.in_(DISCARD, of=ANY_PLAYER)), control=YOU),
            if_=is_a(THIS, SUPPORT.that(with_tokens(at_least=3))),
        ),
    ],
)

ARTHUR_TODD = character(
    "rev-111",
    "Arthur Todd",
    SHUB_NIGGURATH,
    unique=True,
    descriptor="Possessed and Typhlotic",
    cost=3,
    skill=2,
    icons="TAA",
    subtypes="Servitor",
    text=[
        action(
            sacrifice(THIS),
            to=until_end_of_phase(costs(CHARACTER.faction(SHUB_NIGGURATH), -5, minimum=1, whose=YOU, next_only=True)),
        ),
    ],
)

THE_NECRONOMICON = support(
    "rev-112",
    "The Necronomicon",
    SHUB_NIGGURATH,
    unique=True,
    descriptor="Olaus Wormius Translation",
    cost=3,
    subtypes="Tome, Relic, Attachment",
    attach_to=MINE,
    text=[
        passive(after(enters_play(THIS)), shuffle_into_deck(CARD.other.titled("The Necronomicon"))),
        action(
            shuffle_into_deck(THIS),
            sacrifice(HOST),
            to=put_into_play(CHARACTER.skill(below=skill_of(HOST)).in_(DISCARD)),
        ),
    ],
    errata=[
        errata(
            "FAQ 4.1",
            "the printed skill of the attached character",
            text=[
                passive(after(enters_play(THIS)), shuffle_into_deck(CARD.other.titled("The Necronomicon"))),
                action(
                    shuffle_into_deck(THIS),
                    sacrifice(HOST),
                    to=put_into_play(CHARACTER.skill(below=skill_of(HOST, printed=True)).in_(DISCARD)),
                ),
            ],
        )
    ],
)

LORD_OF_THE_WOODS = character(
    "rev-113",
    "Lord of the Woods",
    SHUB_NIGGURATH,
    unique=True,
    descriptor="Avatar of Shub-Niggurath",
    cost=5,
    skill=5,
    icons="TTCCA",
    subtypes="Servitor",
    keywords=[INVULNERABILITY, VILLAINOUS],
    text=[
        action(sacrifice(a(CARD.subtype("Tome"))), to=destroy(THIS), any_player=True),
    ],
)
