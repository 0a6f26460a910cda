"""Drafts of cards of The Key and the Gate."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY

JEANNE_DYS = character(
    "katg-001",
    "Jeanne D'Ys",
    YOG_SOTHOTH,
    unique=True,
    descriptor="The Demoiselle",
    cost=3,
    skill=4,
    icons="TAA",
    subtypes="Servitor",
    keywords=[FATED(3)],
    text=[
        action(
            choosing(A_PLAYER),
            then(mill(count(CHARACTER.other.at(THIS_STORY)), CHOSEN_PLAYER), place_token(THIS)),
            limit=limit_once("turn"),
        ),
    ],
)

NIKOLA_TESLA = character(
    "katg-004",
    "Nikola Tesla",
    YOG_SOTHOTH,
    unique=True,
    descriptor="Man Out of Time",
    cost=2,
    skill=4,
    icons="AA",
    subtypes="Scientist, Independent",
    text=[
        forced_response(after(ability_used(by=YOU, from_=DISCARD)), place_token(THIS)),
        disrupt(when(would_be("destroyed", THIS)), deal_tokens(STORY_CARD, YOU, from_=THIS)),
    ],
)

WILBUR_WHATELEY = character(
    "katg-005",
    "Wilbur Whateley",
    YOG_SOTHOTH,
    unique=True,
    descriptor="Scion of Yog-Sothoth",
    cost=4,
    skill=4,
    icons="TCAI",
    subtypes="Servitor, Sorcerer",
    text=[
        costs(EVENT.subtype("Spell"), -1, whose=YOU, first_each="turn"),
        action(
            discard_from_hand(what=EVENT.subtype("Spell")),
            to=[
                choosing(choose(THEIRS.exhausted, as_="it")),
                must(controller_of(the("it")), one_of(put_on_top(the("it")), discard_from_hand())),
            ],
        ),
    ],
)

FTHAGGUA = character(
    "katg-007",
    "Fthaggua",
    YOG_SOTHOTH,
    unique=True,
    descriptor="Regent of the Fire Vampires",
    cost=3,
    skill=2,
    icons="TC",
    subtypes="Servitor, Monster",
    keywords=[INVULNERABILITY],
    text=[
        always(
            gains(THIS, "TC", times=count(CARD.face_down.attached_to(THIS))),
            gains(THIS, skill=1, times=count(CARD.face_down.attached_to(THIS))),
        ),
        forced_response(
            after(is_("destroyed", CHARACTER)),
            unless(mill(2, YOU), attach(THAT_CHARACTER, THIS, face_down=True), by=ANY_PLAYER),
        ),
    ],
    errata=[errata("FAQ 4.1", "what is attached face down is no copy of a unique card")],
)

YOG_SOTHOTH_8 = character(
    "katg-008",
    "Yog-Sothoth",
    YOG_SOTHOTH,
    unique=True,
    descriptor="All-In-One",
    cost=7,
    skill=8,
    icons="TTCAA",
    subtypes="Ancient One",
    keywords=[VILLAINOUS, INVULNERABILITY],
    text=[
        always(costs(THIS, -1, per=CHARACTER.subtype("Sorcerer").in_(DISCARD)), in_=HAND),
        forced_response(
            after(places_token(ANY_PLAYER, on=STORY)),
            then(
                until_end_of_phase(gains(choose(CARD.of(THAT_PLAYER), as_="it"), keyword=FATED(3))),
                place_token(the("it", "card")),
            ),
        ),
    ],
)

LOST_ORACLE = character(
    "katg-009",
    "Lost Oracle",
    YOG_SOTHOTH,
    cost=1,
    skill=1,
    icons="A",
    subtypes="Independent, Sorcerer",
    text=[
        response(
            after(wins_struggle(ARCANE)),
            mill(2, YOU),
            to=discard_exactly(1, choose(CARD.that(with_tokens(at_least=1)))),
            from_=DISCARD,
        ),
    ],
)

WENTSHUKUMISHITEU = character(
    "katg-010",
    "Wentshukumishiteu",
    YOG_SOTHOTH,
    cost=3,
    skill=2,
    icons="TC",
    subtypes="Gug, Polar",
    keywords=[VILLAINOUS, FAST, TOUGHNESS(1)],
    text=[
        forced_response(after(leaves_play(THIS)), mill(3, EACH_OPPONENT)),
    ],
)

HUNGRY_STAR_VAMPIRE = character(
    "katg-011",
    "Hungry Star Vampire",
    YOG_SOTHOTH,
    cost=3,
    skill=2,
    icons="TC",
    subtypes="Monster",
    keywords=[TOUGHNESS(1)],
    text=[
        forced_response(after(is_("readied", THIS)), destroy(choose(lowest(CHARACTER)))),
    ],
)

DECREPIT_WIZARD = character(
    "katg-013",
    "Decrepit Wizard",
    YOG_SOTHOTH,
    cost=3,
    skill=4,
    icons="AAA",
    subtypes="Cultist, Sorcerer",
    keywords=[FATED(3)],
    text=[
        disrupt(
            when(ability_used(choosing=MINE)), discard_resource(a(YOUR_RESOURCES)), to=then(cancel(), place_token(THIS))
        ),
    ],
)

YITHIAN_SCOUT = character(
    "katg-015",
    "Yithian Scout",
    YOG_SOTHOTH,
    cost=1,
    skill=1,
    subtypes="Yithian, Investigator",
    steadfast={YOG_SOTHOTH: 2},
    text=[
        response(after(enters_discard(THIS)), search(CARD.titled("Yithian Scout"))),
        action(
            mill(1, EACH_OPPONENT, as_="milled"),
            given(is_a(the("milled", "card"), either_kind(SUPPORT, EVENT, CONSPIRACY)), put_into_play(THIS)),
            from_=DISCARD,
            limit=limit_once("turn"),
        ),
    ],
)

KEEPER_OF_THE_GREAT_LIBRARY = character(
    "katg-016",
    "Keeper of the Great Library",
    YOG_SOTHOTH,
    cost=2,
    skill=X,
    icons="AAA",
    subtypes="Yithian",
    text=[
        has_skill(THIS, count(CARD.subtype("Yithian").in_(DISCARD))),
        response(after(enters_discard(CARD.subtype("Yithian"), from_anywhere=True)), draw()),
    ],
    errata=[
        errata(
            "FAQ 4.1",
            "a card is drawn once a phase",
            text=[
                has_skill(THIS, count(CARD.subtype("Yithian").in_(DISCARD))),
                response(
                    after(enters_discard(CARD.subtype("Yithian"), from_anywhere=True)), draw(), limit=limit_once()
                ),
            ],
        )
    ],
)

SCHOLAR_FROM_YITH = character(
    "katg-017",
    "Scholar from Yith",
    YOG_SOTHOTH,
    cost=3,
    skill=3,
    icons="TAA",
    subtypes="Yithian, Investigator",
    text=[
        action(
            pay(1), to=until_end_of_phase(loses(THIS, "A"), gains(THIS, "I")), if_=is_a(THIS, CHARACTER.icon(ARCANE))
        ),
        action(pay(2), to=until_end_of_phase(blank(choose(CHARACTER))), from_=DISCARD),
    ],
)

SCIENTIST_FROM_YITH = character(
    "katg-018",
    "Scientist from Yith",
    YOG_SOTHOTH,
    cost=2,
    skill=2,
    icons="TA",
    subtypes="Yithian, Scientist",
    text=[
        response(
            after(plays(CARD.subtype("Yithian"))),
            reveal(top_cards(3, OPPONENT)),
            put_on_bottom(CARD.among("revealed"), any_number=True),
        ),
    ],
)

DISPLACED = support(
    "katg-019",
    "Displaced",
    YOG_SOTHOTH,
    cost=2,
    subtypes="Yithian",
    keywords=[LOYAL],
    attach_to=CHARACTER.other_than("Ancient One"),
    text=[
        action(put_on_bottom(a(MINE.subtype("Yithian"))), to=take_control(HOST, until=END_OF_TURN)),
    ],
)

ELDER_CHASM = support(
    "katg-021",
    "Elder Chasm",
    YOG_SOTHOTH,
    unique=True,
    descriptor="Abyssal Rift",
    cost=1,
    subtypes="Environment, Attachment",
    attach_to=STORY_CARD,
    text=[
        cannot_commit_alone(THEIRS, to=HOST_STORY),
    ],
)

RITE_OF_THE_SILVER_KEY = support(
    "katg-023",
    "Rite of the Silver Key",
    YOG_SOTHOTH,
    unique=True,
    descriptor="Ritual of the Profane",
    cost=0,
    subtypes="Ritual",
    steadfast={YOG_SOTHOTH: 3},
    text=[
        forced_response(after(turn_begins(YOU)), then(place_token(THIS), mill(1, YOU))),
        action(exhaust(THIS), spend_tokens(X, THIS), to=put_into_play(choose(CHARACTER.in_(DISCARD).cost(at_most=X)))),
    ],
)

RITE_OF_THE_SILVER_GATE = support(
    "katg-025",
    "Rite of the Silver Gate",
    YOG_SOTHOTH,
    unique=True,
    descriptor="Rending Space-Time",
    cost=3,
    subtypes="Ritual",
    keywords=[FATED(3)],
    text=[
        action(
            exhaust(THIS),
            to=[
                choosing(choose(CARD.of(ANY_PLAYER), as_="it")),
                must(controller_of(the("it", "card")), reveal(TOP_CARD)),
                given(
                    more(cost_of(the("it", "card")), than=cost_of(the("revealed", "revealed card"))),
                    then(discard_from_play(the("it", "card")), place_token(THIS)),
                    otherwise=given(
                        more(cost_of(the("revealed", "revealed card")), than=cost_of(the("it", "card"))),
                        then(discard(CARD.among("revealed")), place_token(THIS)),
                    ),
                ),
            ],
        ),
    ],
    errata=[errata("FAQ 4.1", "with equal costs nothing is discarded, and no token is placed")],
)

DE_VERMIS_MYSTERIIS = support(
    "katg-026",
    "De Vermis Mysteriis",
    YOG_SOTHOTH,
    unique=True,
    descriptor="Signs of the Black Stars",
    cost=1,
    subtypes="Tome",
    steadfast={YOG_SOTHOTH: 3},
    text=[
        gains(CHARACTER, skill=-1, times=tokens_on(THIS)),
        action(
            exhaust(THIS),
            to=[
                mill(1, YOU, as_="it"),
                given(is_a(the("it", "card"), either_kind(SUPPORT, EVENT, CONSPIRACY)), place_token(THIS)),
            ],
        ),
    ],
)

LOST_CITY_OF_PNAKOTUS = support(
    "katg-027",
    "Lost City of Pnakotus",
    YOG_SOTHOTH,
    unique=True,
    descriptor="Source of Forgotten Lore",
    cost=2,
    subtypes="Lost Civilization, Yithian",
    text=[
        response(
            after(enters_play(CARD.subtype("Yithian"))),
            exhaust(THIS),
            to=[choosing(A_PLAYER), then(draw(2, CHOSEN_PLAYER), must(CHOSEN_PLAYER, discard_from_hand(2)))],
        ),
    ],
)

DARK_PASSENGER = support(
    "katg-028",
    "Dark Passenger",
    YOG_SOTHOTH,
    cost=3,
    subtypes="Attachment, Yithian",
    transient=True,
    attach_to=CHARACTER.other_than("Ancient One"),
    text=[
        loses_all(HOST),
        stays_committed(HOST, whatever=True),
        response(
            after(is_("discarded_from_domain", THIS)),
            attach(THIS, to=a(CHARACTER), from_=DISCARD),
            if_=exists(YOUR_CARD.faction(YOG_SOTHOTH)),
            from_=DISCARD,
        ),
    ],
)

SONG_OF_THE_SPHERES = support(
    "katg-029",
    "Song of the Spheres",
    YOG_SOTHOTH,
    cost=2,
    subtypes="Spell, Attachment",
    attach_to=CHARACTER,
    text=[
        blank(HOST),
        loses_all(HOST),
        action(pay(cost_of(HOST)), to=destroy(THIS), any_player=True),
    ],
)

SUMMON_SPECTRAL_HUNTER = support(
    "katg-030",
    "Summon Spectral Hunter",
    YOG_SOTHOTH,
    cost=2,
    subtypes="Attachment, Spell",
    attach_to=CHARACTER.other_than("Ancient One"),
    text=[
        while_(DAY_TIME, cannot_play(THIS), in_=HAND),
        gains(HOST, skill=-1, times=tokens_on(HOST)),
        whenever(is_a(HOST, CHARACTER.skill(at_most=0)), destroy(HOST)),
        forced_response(after(turn_begins(owner_of(THIS))), place_token(HOST)),
    ],
)

CALLING_THE_WILLIWAW = event(
    "katg-033",
    "Calling the Williwaw",
    YOG_SOTHOTH,
    cost=2,
    subtypes="Spell, Polar",
    text=[
        response(
            after(ability_used(of=CHARACTER_OR_SUPPORT, by=ANY_PLAYER)),
            must(THAT_PLAYER, unless(pay(2), sacrifice(THE_CAUSE), by=YOU)),
        ),
    ],
)

VORTEX_OF_TIME = event(
    "katg-034",
    "Vortex of Time",
    YOG_SOTHOTH,
    cost=2,
    subtypes="Spell, Disaster",
    text=[
        action(draw(2)),
        response(
            after(drains(ANY_PLAYER)),
            reveal(top_cards(1, THAT_PLAYER)),
            may(YOU, put_on_bottom(CARD.among("revealed"))),
            from_=DISCARD,
            limit=limit_once("turn"),
        ),
    ],
)

STUDYING_THE_VOID = event(
    "katg-035",
    "Studying the Void",
    YOG_SOTHOTH,
    cost=0,
    subtypes="Yithian",
    steadfast={YOG_SOTHOTH: 2},
    text=[
        action(mill(1, EACH_PLAYER)),
        response(
            after(wins_struggle(ARCANE)),
            reveal(top_cards(MARGIN)),
            discard(any_number(CARD.among("revealed"))),
            put_back("revealed"),
            from_=DISCARD,
        ),
    ],
)

RETURN_TO_YITH = event(
    "katg-036",
    "Return to Yith",
    YOG_SOTHOTH,
    cost=X,
    subtypes="Yithian",
    text=[
        action(return_to_hand(choose(CARD.subtype("Yithian").in_(DISCARD), X))),
    ],
)

INTERSTELLAR_MIGRATION = event(
    "katg-037",
    "Interstellar Migration",
    YOG_SOTHOTH,
    cost=2,
    subtypes="Yithian",
    text=[
        action(return_to_hand(choose(CHARACTER.subtype("Yithian")))),
        action(
            put_on_bottom(THIS),
            to=[choosing(A_PLAYER), mill(count(CARD.subtype("Yithian").in_(DISCARD)), CHOSEN_PLAYER)],
            from_=DISCARD,
        ),
    ],
    errata=[
        errata(
            "FAQ 4.1",
            "from the discard pile only in the story phase, and once a phase for each player",
            text=[
                action(return_to_hand(choose(CHARACTER.subtype("Yithian")))),
                action(
                    put_on_bottom(THIS),
                    to=[choosing(A_PLAYER), mill(count(CARD.subtype("Yithian").in_(DISCARD)), CHOSEN_PLAYER)],
                    from_=DISCARD,
                    only=during(STORY_PHASE, ANY_PLAYER),
                    limit=limit(1, by_title=True),
                ),
            ],
        )
    ],
)
