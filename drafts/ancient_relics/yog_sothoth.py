"""Drafts of cards of Ancient Relics."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY

KEY_SEEKER = character(
    "ar-047",
    "Key-seeker",
    YOG_SOTHOTH,
    cost=2,
    skill=1,
    icons="AA",
    subtypes="Cultist",
    text=[
        response(after(wins_struggle(ARCANE, by=2)), exhaust(THIS), to=return_to_hand(topmost(CARD.in_(DISCARD)))),
    ],
)

HOUND_OF_DRAGONS = event(
    "ar-048",
    "Hound of Dragons",
    YOG_SOTHOTH,
    cost=3,
    text=[response(after(wins_struggle(who=OPPONENT)), put_on_top(choose(CHARACTER.at(THAT_STORY))))],
)

LETHARGIC_MIASMA = support(
    "ar-068",
    "Lethargic Miasma",
    YOG_SOTHOTH,
    cost=1,
    subtypes="Attachment, Curse",
    attach_to=CHARACTER,
    text=[cannot(HOST, "be readied"), gains(HOST, text=action(pay(1), to=drive_insane(THIS)))],
)

TUNNEL_LURKER = character(
    "ar-086",
    "Tunnel Lurker",
    YOG_SOTHOTH,
    cost=2,
    skill=2,
    icons="TT",
    subtypes="Monster",
    text=[forced_response(after(commits(THIS)), must(EACH_PLAYER, mill(count(MINE.other.committed), YOU)))],
)

ENSLAVED_YETI = character(
    "ar-087",
    "Enslaved Yeti",
    YOG_SOTHOTH,
    cost=4,
    skill=3,
    icons="CCC",
    subtypes="Monster, Yeti",
    keywords=[TOUGHNESS(2)],
    text=[
        immune(THIS, to=EVENT.subtype("Polar")),
        action(
            wound(THIS),
            to=until_end_of_phase(blank(CHARACTER.other.other_than("Ancient One").at(SAME_STORY))),
            if_=committed(THIS),
        ),
    ],
)

DARK_SARCOPHAGUS = support(
    "ar-088",
    "Dark Sarcophagus",
    YOG_SOTHOTH,
    unique=True,
    descriptor="Holder of Unearthly Remains",
    cost=3,
    subtypes="Relic",
    text=[
        passive(after(leaves_play(THIS)), shuffle_into_deck(THIS)),
        action(
            exhaust(THIS),
            pay(X),
            to=[
                reveal(top_cards(X, OPPONENT)),
                discard(CARD.cost(at_least=X).among("revealed")),
                return_to_hand(CARD.among("revealed").remaining),
            ],
        ),
    ],
)

PAWN_BROKER = character(
    "ar-106",
    "Pawn Broker",
    YOG_SOTHOTH,
    cost=2,
    skill=1,
    icons="TA",
    subtypes="Servitor",
    text=[action(pay(1), discard_from_hand(), to=draw())],
)

BREAKING_THE_WARD = support(
    "ar-107",
    "Breaking the Ward",
    YOG_SOTHOTH,
    cost=0,
    subtypes="Attachment",
    steadfast={YOG_SOTHOTH: 1},
    attach_to=SUPPORT.of(OPPONENT),
    text=[response(after(ability_used(of=HOST_CARD)), mill(1, YOU), to=copy_effects())],
)

RITUAL_OF_BELLEPHAR = event(
    "ar-108",
    "Ritual of Bellephar",
    YOG_SOTHOTH,
    cost=1,
    subtypes="Ritual",
    text=[
        action(
            choosing(A_PLAYER),
            choosing(domain(CHOSEN_PLAYER, as_="domain")),
            mill(count(RESOURCES.on(that_domain(whose=CHOSEN_PLAYER))), CHOSEN_PLAYER),
        ),
    ],
)

THE_BETRAYER = character(
    "ar-127",
    "The Betrayer",
    YOG_SOTHOTH,
    unique=True,
    descriptor="Playing All Sides",
    cost=3,
    skill=3,
    icons="CCC",
    subtypes="Cultist",
    text=[
        must_commit(THIS),
        response(
            after(commits(THIS)),
            ready(THIS),
            to=[
                reveal(top_cards(1, EACH_PLAYER)),
                for_each(CARD.among("revealed"), may(YOU, discard(the("each", "card")))),
            ],
        ),
    ],
)

SONG_OF_CHARYBDIS = event(
    "ar-128",
    "Song of Charybdis",
    YOG_SOTHOTH,
    cost=X,
    subtypes="Spell",
    text=[
        action(
            choosing(A_PLAYER),
            reveal(top_cards(X, CHOSEN_PLAYER)),
            put_on_bottom(CARD.among("revealed"), any_number=True),
            put_on_top(CARD.among("revealed").remaining, any_order=True),
        ),
    ],
)
