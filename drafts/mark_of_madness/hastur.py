"""Drafts of cards of The Mark of Madness."""

from rlyeh.language import *

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

MOON_WORSHIPER = character(
    "tmom-002",
    "Moon Worshiper",
    HASTUR,
    cost=0,
    skill=0,
    icons="T",
    subtypes="Cultist",
    keywords=[FAST],
    steadfast={HASTUR: 1},
    text=[
        response(after(is_("insane", CHARACTER.faction(HASTUR))), exhaust(THIS), to=restore(THAT_CHARACTER)),
    ],
)

QUIXOTIC_POET = character(
    "tmom-003",
    "Quixotic Poet",
    HASTUR,
    cost=1,
    skill=2,
    subtypes="Artist",
    text=[
        response(after(is_("discarded_from_hand", CARD)), until_end_of_turn(gains(THIS, naming("icon")))),
    ],
)

BROTHER_OF_THE_BLACK_LOTUS = character(
    "tmom-004",
    "Brother of the Black Lotus",
    HASTUR,
    cost=1,
    skill=1,
    icons="A",
    subtypes="Cultist",
    text=[
        forced_response(
            after(wins_struggle(TERROR, with_=THIS), wins_struggle(ARCANE, with_=THIS)),
            one_of(ready(a(CHARACTER)), restore(a(CHARACTER.insane))),
        ),
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

MAD_MAUDLIN = character(
    "tmom-011",
    "Mad Maudlin",
    HASTUR,
    unique=True,
    descriptor="Touched",
    cost=3,
    skill=3,
    icons="TA",
    subtypes="Sorcerer",
    keywords=[NIGHT],
    text=[
        passive(after(enters_play(THIS)), destroy(CARD.keyword(DAY))),
        price_of_resource(drive_insane(a(MINE)), who=EACH_OPPONENT, if_able=True),
    ],
)

TOM_OBEDLAM = character(
    "tmom-012",
    "Tom O'Bedlam",
    HASTUR,
    unique=True,
    descriptor="Well-Adjusted Sociopath",
    cost=3,
    skill=3,
    icons="CCA",
    subtypes="Cultist, Lunatic",
    text=[
        response(
            after(plays(CARD.subtype("Madness"), ANY_PLAYER)),
            drive_insane(THIS),
            to=wound(choose(CHARACTER.other_than("Ancient One"))),
        ),
    ],
)

DAUGHTER_OF_ATLACH_NACHA = character(
    "tmom-015",
    "Daughter of Atlach-Nacha",
    HASTUR,
    cost=4,
    skill=3,
    icons="TTCA",
    subtypes="Monster",
    text=[
        disrupt(when(ability_used(by=OPPONENT)), pay(cost_of(THE_CAUSE, printed=True)), to=cancel()),
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

STRAITJACKET = support(
    "tmom-020",
    "Straitjacket",
    HASTUR,
    cost=0,
    subtypes="Attachment, Item",
    steadfast={HASTUR: 1},
    attach_to=CHARACTER,
    text=[
        counts_other_icons(HOSTS_STORY, TERROR, in_=COMBAT),
    ],
)

UNSPEAKABLE_PROMISE = support(
    "tmom-024",
    "Unspeakable Promise",
    HASTUR,
    cost=2,
    subtypes="Condition, Attachment",
    attach_to=CHARACTER.other_than("Ancient One"),
    text=[
        forced_response(
            after(turn_begins(YOU)),
            place_token(THIS),
            given(not_(more(cost_of(HOST, printed=True), than=tokens_on(THIS))), take_control(HOST)),
        ),
    ],
)

FORBIDDEN_SUTRA = support(
    "tmom-026",
    "Forbidden Sutra",
    HASTUR,
    unique=True,
    descriptor="Tainted and Twisted",
    cost=2,
    subtypes="Attachment, Tome, Relic",
    attach_to=CHARACTER,
    text=[
        passive(after(leaves_play(THIS)), shuffle_into_deck(THIS)),
        disrupt(when(ability_used()), drive_insane(HOST), to=cancel()),
    ],
)

CORRUPTION_OF_ENLIGHTENMENT = event(
    "tmom-027",
    "Corruption of Enlightenment",
    HASTUR,
    cost=X,
    subtypes="Spell",
    text=[
        action(look_at_top(X, OPPONENT), then(discard(a(CARD.among("those"))), remove_from_game(THIS))),
    ],
)

ACUTE_MELANCHOLIA = event(
    "tmom-029",
    "Acute Melancholia",
    HASTUR,
    cost=1,
    subtypes="Madness",
    text=[
        disrupt(
            when(would_be("insane", CHARACTER.committed)),
            drive_insane(
                choose(CHARACTER.other_than("Ancient One").at(story_of(THAT_CHARACTER)).that(is_not(THAT_CHARACTER))),
                past_protection=True,
            ),
        ),
    ],
)

LURE_OF_THE_MOON = event(
    "tmom-030",
    "Lure of the Moon",
    HASTUR,
    cost=1,
    subtypes="Madness",
    text=[
        action(
            may(EACH_PLAYER, restore_and_ready(any_number(MINE.insane, as_="them"))),
            must(EACH_PLAYER, discard_from_hand(count(MINE.among("them").other_than("Lunatic")))),
        ),
    ],
)

CASSILDAS_SONG = event(
    "tmom-031",
    "Cassilda's Song",
    HASTUR,
    cost=2,
    subtypes="Madness",
    keywords=[LOYAL],
    text=[
        action(
            then(
                then(reveal_at_random(up_to=3), put_on_top(a(CARD.among("revealed")))),
                given(not_(NIGHT_TIME), remove_from_game(THIS)),
            ),
        ),
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

OPENING_NIGHT = conspiracy(
    "tmom-035",
    "Opening Night",
    HASTUR,
    cost=1,
    struggles="TTTTT",
    keywords=[NIGHT],
    text=[
        passive(after(enters_play(THIS)), destroy(CARD.keyword(DAY))),
        response(after(succeeds(at=THIS)), restore_and_ready(a(CHARACTER.insane)), any_player=True),
    ],
)
