"""Drafts of cards of Revelations."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY

CUSTOMS_AGENT = character(
    "rev-001",
    "Customs Agent",
    AGENCY,
    cost=3,
    skill=1,
    icons="C",
    subtypes="Government",
    keywords=[LOYAL],
    text=[
        action(exhaust(THIS), to=until_end_of_phase(costs(CARD, +1, next_only=True))),
    ],
)

FLUSH_THEM_OUT = event(
    "rev-002",
    "Flush them Out",
    AGENCY,
    cost=3,
    subtypes="Tactic",
    text=[
        response(
            after(has_committed(OPPONENT)),
            choosing(choose(STORY, as_="story")),
            these(CHARACTER.committed.elsewhere(the("story", "story")), as_="them"),
            then(uncommit(the("them", "characters")), commit_to(the("them", "characters"), the("story", "story"))),
            only=turn_of(OPPONENT),
        ),
    ],
)

TEODOR_CORVIN = character(
    "rev-021",
    "Teodor Corvin",
    AGENCY,
    unique=True,
    descriptor="Guardian of the Faith",
    cost=3,
    skill=3,
    icons="CA",
    subtypes="Independent",
    text=[
        disrupt(
            when(would_be("wounded", CHARACTER)),
            exhaust(THIS),
            to=then(cancel("that wound"), until_end_of_turn(gains(THAT_CHARACTER, keyword=INVULNERABILITY))),
        ),
    ],
)

COVER_ME = event(
    "rev-022",
    "Cover Me!",
    AGENCY,
    cost=2,
    subtypes="Tactic",
    text=[
        disrupt(
            when(would_be("wounded", MINE.faction(AGENCY))),
            cancel("all wounds to that character", all_=True),
            wound(choose(CHARACTER.exhausted)),
        ),
    ],
)

JENICA_CAPRA = character(
    "rev-061",
    "Jenica Capra",
    AGENCY,
    unique=True,
    descriptor="Police Psychic",
    cost=2,
    skill=2,
    icons="AI",
    subtypes="Government, Relic Hunter",
    text=[
        while_(exists(YOUR_CARD.subtype("Tome")), gains(THIS, "AI")),
        action(search(SUPPORT.faction(AGENCY), top=5, reveal=True, rest="bottom"), if_=none(SUPPORT.of(YOU))),
    ],
    errata=[
        errata(
            "FAQ 4.1",
            "once per turn",
            text=[
                while_(exists(YOUR_CARD.subtype("Tome")), gains(THIS, "AI")),
                action(
                    search(SUPPORT.faction(AGENCY), top=5, reveal=True, rest="bottom"),
                    if_=none(SUPPORT.of(YOU)),
                    limit=limit_once("turn"),
                ),
            ],
        )
    ],
)

BROTHER_JAMES_XAVIER = character(
    "rev-063",
    "Brother James Xavier",
    AGENCY,
    unique=True,
    descriptor="The Jesuit",
    cost=4,
    skill=2,
    icons="CAI",
    subtypes="Independent",
    keywords=[HEROIC, WILLPOWER],
    text=[
        while_(committed(THIS), cannot(CHARACTER, "be triggered")),
    ],
)

ST_AMABILIS = support(
    "rev-081",
    "St. Amabilis",
    AGENCY,
    unique=True,
    descriptor="For the Criminally Insane",
    cost=2,
    subtypes="Location",
    text=[
        response(after(is_("insane", CHARACTER)), exhaust(THIS), to=wound(THAT_CHARACTER)),
    ],
)

DR_CORNELIUS_ROSE = character(
    "rev-082",
    "Dr. Cornelius Rose",
    AGENCY,
    unique=True,
    descriptor="Criminal Profiler",
    cost=3,
    skill=2,
    icons="CII",
    subtypes="Independent, Investigator",
    keywords=[WILLPOWER, HEROIC],
    text=[
        forced_response(
            after(resolves_story(with_=THIS)),
            ready(THIS),
            if_=exists(CHARACTER.keyword(VILLAINOUS).that(was_committed_to(THAT_STORY))),
        ),
    ],
)

ELENA_BELSKAIA = character(
    "rev-101",
    "Elena Belskaia",
    AGENCY,
    unique=True,
    descriptor="Always Prepared",
    cost=3,
    skill=3,
    icons="AI",
    subtypes="Government",
    text=[
        action(then(discard_from_hand(2), draw())),
        # FAQ 4.1: [action(then(discard_from_hand(2), draw()), limit=limit_once('turn'))]
    ],
)

SHADOW_WAR = conspiracy(
    "rev-102",
    "Shadow War",
    AGENCY,
    cost=0,
    struggles="CCCI",
    steadfast={AGENCY: 2},
    text=[
        wound(any_number(CHARACTER.subtype("Cultist", "Monster", "Servitor"))),
    ],
)

THE_NECRONOMICON = support(
    "rev-103",
    "The Necronomicon",
    AGENCY,
    unique=True,
    descriptor="Simon Translation",
    cost=3,
    subtypes="Tome, Relic, Attachment",
    attach_to=MINE,
    text=[
        passive(after(enters_play(THIS)), shuffle_into_deck(CARD.other.titled("The Necronomicon"))),
        response(
            after(wins_struggle(COMBAT, with_=HOST)),
            shuffle_into_deck(THIS),
            sacrifice(HOST),
            to=wound(CHARACTER.committed.skill(below=skill_of(HOST))),
        ),
    ],
)
