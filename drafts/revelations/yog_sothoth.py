"""Drafts of cards of Revelations."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY

ELDER_THING_SCAVENGER = character(
    "rev-017",
    "Elder Thing Scavenger",
    YOG_SOTHOTH,
    cost=4,
    skill=3,
    icons="TAAI",
    subtypes="Independent, Scientist",
    text=[
        action(
            exhaust(THIS),
            to=[
                put_into_play(
                    choose(SUPPORT.other_than("Location").in_(DISCARD, of=ANY_PLAYER)), control=YOU, as_="it"
                ),
                at_end_of_phase(given(still_in_play(the("it", "card")), discard_from_play(the("it", "card")))),
            ],
        ),
    ],
)

GEORGE_ROGERS = character(
    "rev-036",
    "George Rogers",
    YOG_SOTHOTH,
    unique=True,
    descriptor="Obsessed Devotee",
    cost=3,
    skill=2,
    icons="CAA",
    subtypes="Cultist, Relic Hunter",
    text=[
        while_(exists(YOUR_CARD.subtype("Tome")), gains(THIS, "CA")),
        response(
            after(discards_from_deck(ANY_PLAYER)),
            search(SUPPORT.faction(YOG_SOTHOTH), top=5, reveal=True, rest="bottom"),
            if_=happened(discards_from_deck(THAT_PLAYER), "phase", at_least=2),
            limit=limit_once("turn"),
        ),
    ],
)

HOUNGAN_SEYDOU = character(
    "rev-037",
    "Houngan Seydou",
    YOG_SOTHOTH,
    unique=True,
    descriptor="Remover of Obstacles",
    cost=4,
    skill=3,
    icons="TCAA",
    subtypes="Servitor",
    text=[
        action(pay(X), to=uncommit(choose(CHARACTER.without_attachments.at(SAME_STORY).skill(at_most=X, at_least=X)))),
    ],
)

ELTDOWN_SHARDS = support(
    "rev-038",
    "Eltdown Shards",
    YOG_SOTHOTH,
    unique=True,
    descriptor="Book of Hidden Things",
    cost=2,
    subtypes="Tome, Attachment",
    attach_to=CHARACTER,
    text=[
        gains(HOST, "AA"),
        response(
            after(wins_struggle(ARCANE, with_=HOST)),
            look_at(CARD.in_(HAND, of=OPPONENT)),
            discard(a(CARD.among("those"))),
        ),
    ],
)

SHOSHANA_HATCH = character(
    "rev-057",
    "Shoshana Hatch",
    YOG_SOTHOTH,
    unique=True,
    descriptor="Warped and Warping",
    cost=2,
    skill=2,
    icons="AAA",
    subtypes="Scientist, Lunatic",
    text=[
        action(drive_insane(THIS), to=until_end_of_phase(loses_struggle(SAME_STORY)), if_=committed(THIS)),
    ],
)

THE_GATE_OF_THE_SILVER_KEY = support(
    "rev-058",
    "The Gate of The Silver Key",
    YOG_SOTHOTH,
    unique=True,
    descriptor="Convergence of Space-Time",
    cost=2,
    subtypes="Environment, Attachment",
    attach_to=STORY_CARD,
    text=[
        forced_response(
            after(succeeds(at=HOST_STORY)),
            choosing(A_PLAYER),
            then(then(put_on_bottom(THIS), reveal(top_cards(10, CHOSEN_PLAYER))), put_back("revealed")),
        ),
    ],
)

SERVANT_TO_THE_ELDER_THINGS = character(
    "rev-077",
    "Servant to the Elder Things",
    YOG_SOTHOTH,
    cost=2,
    skill=1,
    icons="C",
    subtypes="Servitor",
    text=[
        action(
            exhaust(THIS),
            to=return_to_hand(choose(CARD.in_(DISCARD), by=OPPONENT)),
            if_=exists(CARD.in_(DISCARD), at_least=2),
        ),
    ],
)

FERAL_ELDER_THING = character(
    "rev-078",
    "Feral Elder Thing",
    YOG_SOTHOTH,
    cost=3,
    skill=3,
    icons="TTC",
    subtypes="Monster, Independent",
    text=[
        passive(turn_begins(YOU), then(must(EACH_PLAYER, discard_from_hand(2, if_able=True)), draw(1, EACH_PLAYER))),
    ],
)

TINDALOS_ALPHA = character(
    "rev-098",
    "Tindalos Alpha",
    YOG_SOTHOTH,
    cost=4,
    skill=3,
    icons="TCC",
    subtypes="Independent",
    text=[
        disrupt(
            when(would_be("leaves_play", THIS)),
            then(put_on_bottom(THIS), return_to_hand(topmost(CARD.in_(DISCARD), 2))),
            instead=True,
        ),
    ],
)

THE_NECRONOMICON = support(
    "rev-099",
    "The Necronomicon",
    YOG_SOTHOTH,
    unique=True,
    descriptor="Theodorus Philetas Translation",
    cost=2,
    subtypes="Tome, Relic, Attachment",
    attach_to=MINE,
    text=[
        passive(after(enters_play(THIS)), shuffle_into_deck(CARD.other.titled("The Necronomicon"))),
        response(after(succeeds()), shuffle_into_deck(THIS), sacrifice(HOST), to=mill(5, EACH_OPPONENT)),
    ],
)

PULLED_FROM_THE_BEYOND = event(
    "rev-100",
    "Pulled from the Beyond",
    YOG_SOTHOTH,
    cost=X,
    subtypes="Spell",
    text=[
        action(
            put_into_play(
                choose(
                    either_kind(
                        CHARACTER_OR_SUPPORT.cost(at_most=X).in_(DISCARD, of=OPPONENT),
                        CONSPIRACY.cost(at_most=X).in_(DISCARD, of=OPPONENT),
                    )
                ),
                control=YOU,
                as_="it",
            ),
            at_end_of_phase(given(still_in_play(the("it", "card")), discard_from_play(the("it", "card")))),
        ),
    ],
)

THE_GRAND_DESIGN = conspiracy(
    "rev-119",
    "The Grand Design",
    YOG_SOTHOTH,
    cost=0,
    struggles="CAAI",
    steadfast={YOG_SOTHOTH: 2},
    text=[
        exhausted_may_commit(CHARACTER.titled(containing="Elder Thing"), to=THIS_STORY),
        return_to_hand(topmost(CARD.in_(DISCARD), count(CARD.in_(HAND)))),
    ],
)

PUSHED_INTO_THE_BEYOND = event(
    "rev-120",
    "Pushed into the Beyond",
    YOG_SOTHOTH,
    cost=X,
    subtypes="Spell",
    text=[
        action(shuffle_into_deck(choose(CHARACTER.cost(at_most=X)))),
    ],
)
