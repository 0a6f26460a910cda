"""Drafts of cards of The Mark of Madness."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
STARVING_ARTIST = character(
    "tmom-001",
    "Starving Artist",
    HASTUR,
    cost=0,
    skill=1,
    subtypes="Artist",
    steadfast={HASTUR: 3},
    text=[
        disrupt(when(would_be("insane", THIS)), draw()),
    ],
)

SURREALIST = character(
    "tmom-006",
    "Surrealist",
    HASTUR,
    cost=2,
    skill=2,
    icons="CA",
    subtypes="Artist",
    text=[
        response(
            after(enters_play(CHARACTER.subtype("Artist"))), discard_from_hand(), to=discard_at_random(who=OPPONENT)
        ),
    ],
)

SWIFT_BYAKHEE = character(
    "tmom-007",
    "Swift Byakhee",
    HASTUR,
    cost=2,
    skill=1,
    icons="TA",
    subtypes="Servitor",
    keywords=[FAST],
    text=[
        response(after(is_("restored", CHARACTER)), pay(2), to=wound(THAT_CHARACTER)),
    ],
)


DEMENTED_COMPOSER = character(
    "tmom-009",
    "Demented Composer",
    HASTUR,
    cost=3,
    skill=3,
    icons="AAA",
    subtypes="Artist, Lunatic",
    text=[
        response(
            after(is_("readied", THIS, by_struggle=ARCANE)),
            one_of(refresh_domain(), then(drive_insane(THIS), refresh_all_domains(YOU))),
            limit=limit_once("turn"),
        ),
    ],
)

PATRON_OF_THE_ARTS = character(
    "tmom-010",
    "Patron of the Arts",
    HASTUR,
    cost=3,
    skill=2,
    icons="TTA",
    subtypes="Cultist",
    text=[
        always(gains(CHARACTER.subtype("Artist"), keyword=TOUGHNESS(1)), gains(CHARACTER.subtype("Artist"), skill=1)),
        action(
            drive_insane(a(MINE)), to=return_to_hand(choose(CARD.subtype("Madness").in_(DISCARD))), limit=limit_once()
        ),
    ],
)


A_SCHEME_OF_BYAKHEES = character(
    "tmom-016",
    "A Scheme of Byakhees",
    HASTUR,
    cost=4,
    skill=4,
    icons="TTC",
    subtypes="Servitor",
    steadfast={HASTUR: 3},
    boosters="TT",
    text=[
        forced_response(
            after(wins_struggle(TERROR, with_=THIS)), must(OPPONENT, one_of(discard_from_hand(), drive_insane(a(MINE))))
        ),
    ],
)

HASTUR_19 = character(
    "tmom-019",
    "Hastur",
    HASTUR,
    unique=True,
    descriptor="He Who Is Not To Be Named",
    cost=8,
    skill=8,
    icons="TTTAA",
    subtypes="Ancient One",
    keywords=[VILLAINOUS, INVULNERABILITY, FAST],
    boosters="T",
    text=[
        always(costs(THIS, -1, per=CHARACTER.insane), in_=HAND),
        passive(after(wins_struggle(TERROR)), place_token(THAT_STORY)),
    ],
)

INDUCE_TERROR = event(
    "tmom-032",
    "Induce Terror",
    HASTUR,
    cost=2,
    subtypes="Tactic",
    text=[
        action(choosing(choose(STORY, as_="story")), drive_insane(CHARACTER.at(the("story", "story")), if_able=True)),
    ],
)

THE_DOOR_THAT_WILL_NOT_CLOSE = conspiracy(
    "tmom-033",
    "The Door That Will Not Close",
    HASTUR,
    cost=0,
    struggles="TTAA",
    steadfast={HASTUR: 1},
    text=[
        cannot(CHARACTER.at(THIS_STORY), "uncommit"),
        action(drive_insane(a(MINE.at(THIS_STORY))), any_player=True),
    ],
)
