"""Drafts of cards of Ancient Relics."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY

MASTER_OF_AMULETS = character(
    "ar-017",
    "Master of Amulets",
    HASTUR,
    cost=3,
    skill=1,
    icons="T",
    subtypes="Cultist",
    text=[
        action(
            discard_from_hand(),
            to=[restore_and_ready(choose(CHARACTER.insane, as_="it")), take_control(the("it"), until=END_OF_PHASE)],
        )
    ],
)

GUARDIAN_BEAST = support(
    "ar-018",
    "Guardian Beast",
    HASTUR,
    unique=True,
    descriptor="Servant of Serapis",
    cost=2,
    subtypes="Attachment, Servitor",
    boosters="T",
    attach_to=CHARACTER,
    boosts_itself=False,
    text=[gains(HOST, keyword=INVULNERABILITY), while_(committed(HOST), gains_struggles(HOSTS_STORY, "T"))],
)

JIANG_SHI = character(
    "ar-033",
    "Jiang Shi",
    HASTUR,
    descriptor="The Restless Dead",
    cost=3,
    skill=3,
    icons="TA",
    subtypes="Monster",
    text=[
        disrupt(
            when(would_resolve(TERROR)),
            pay(1),
            to=[
                given(is_a(THIS, CHARACTER.committed.elsewhere(THAT_STORY)), uncommit(THIS)),
                commit_to(THIS, THAT_STORY),
            ],
        ),
    ],
)

THE_GUZHENG = support(
    "ar-034",
    "The Guzheng",
    HASTUR,
    unique=True,
    descriptor="Item of Ill Fortune",
    cost=1,
    subtypes="Attachment, Relic",
    attach_to=CHARACTER,
    text=[
        has_skill(HOST, 0),
        passive(after(leaves_play(THIS)), shuffle_into_deck(THIS)),
        forced_response(after(is_("uncommitted", HOST)), drive_insane(HOST)),
    ],
)

PALPABLE_UNHAPPINESS = event(
    "ar-035",
    "Palpable Unhappiness",
    HASTUR,
    cost=1,
    text=[
        action(
            choosing(choose(STORY, as_="story")), until_end_of_phase(has_skill(CHARACTER.at(the("story", "story")), 0))
        )
    ],
)

OBSESSIVE_SYCOPHANT = character(
    "ar-053",
    "Obsessive Sycophant",
    HASTUR,
    cost=1,
    skill=2,
    icons="A",
    subtypes="Cultist",
    text=[action(exhaust(THIS), to=until_end_of_phase(gains(choose(MINE), "AA")))],
)

PERVASIVE_SILENCE = support(
    "ar-054",
    "Pervasive Silence",
    HASTUR,
    cost=1,
    subtypes="Attachment, Curse",
    attach_to=CHARACTER.other_than("Ancient One"),
    text=[loses(HOST, "AAII")],
)

DERANGED_SAILOR = character(
    "ar-075",
    "Deranged Sailor",
    HASTUR,
    cost=3,
    skill=2,
    icons="CC",
    subtypes="Lunatic",
    text=[
        response(after(succeeds(with_=THIS)), drive_insane(THIS), to=drive_insane(CHARACTER.ready)),
    ],
)

APEIROPHOBIA = event(
    "ar-076",
    "Apeirophobia",
    HASTUR,
    cost=2,
    subtypes="Madness",
    text=[
        action(
            choosing(choose(CHARACTER.other_than("Ancient One"), as_="it")),
            must(controller_of(the("it")), one_of(drive_insane(the("it")), discard_from_hand(skill_of(the("it"))))),
        ),
    ],
    errata=[
        errata(
            "FAQ 4.1",
            "it is played during your operations phase only",
            text=[
                action(
                    choosing(choose(CHARACTER.other_than("Ancient One"), as_="it")),
                    must(
                        controller_of(the("it")),
                        one_of(drive_insane(the("it")), discard_from_hand(skill_of(the("it")))),
                    ),
                    only=YOUR_OPERATIONS,
                )
            ],
        )
    ],
)

STYGIAN_EYE = support(
    "ar-096",
    "Stygian Eye",
    HASTUR,
    unique=True,
    descriptor="It Seduces with Promises of Power",
    cost=2,
    subtypes="Attachment, Relic",
    attach_to=CHARACTER.other_than("Ancient One"),
    text=[
        passive(after(enters_play(THIS)), take_control(HOST, until=WHILE_IN_PLAY)),
        passive(after(leaves_play(THIS)), shuffle_into_deck(THIS)),
        forced_response(after(is_("readied", HOST)), drive_insane(HOST)),
    ],
    errata=[errata("FAQ 4.1", "it is shuffled from the discard pile: it always was")],
)

PAINTER_OF_DELUSION = character(
    "ar-113",
    "Painter of Delusion",
    HASTUR,
    cost=3,
    skill=1,
    icons="A",
    subtypes="Lunatic, Artist",
    text=[disrupt(when(ability_used(of=CHARACTER)), drive_insane(a(CHARACTER.subtype("Lunatic"))), to=cancel())],
)

SEEKER_OF_THE_SONGLINES = character(
    "ar-114",
    "Seeker of the Songlines",
    HASTUR,
    cost=5,
    skill=2,
    icons="TAAI",
    subtypes="Dreamer",
    text=[
        action(exhaust(THIS), to=commit_to(THIS, STORY.that(with_characters())), only=during(STORY_PHASE, ANY_PLAYER))
    ],
)

THE_MUSK_CROWS_WIND = event(
    "ar-115",
    "The Musk Crow's Wind",
    HASTUR,
    cost=X,
    subtypes="Disaster",
    text=[
        action(
            return_to_hand(
                together(
                    choose(MINE.other_than("Ancient One").cost(at_most=X, at_least=X)),
                    choose(THEIRS.other_than("Ancient One").cost(at_most=X, at_least=X)),
                )
            )
        )
    ],
)
