"""Drafts of cards of Revelations."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY

WHISPER_IN_THE_WIND = event(
    "rev-006",
    "Whisper in the Wind",
    HASTUR,
    cost=2,
    subtypes="Madness",
    keywords=[LOYAL],
    text=[
        action(restore(MINE.insane), at_end_of_turn(drive_insane(CHARACTER.subtype("Lunatic")))),
    ],
)

DERANGED_DIVA = character(
    "rev-025",
    "Deranged Diva",
    HASTUR,
    cost=2,
    skill=2,
    icons="CA",
    subtypes="Artist, Lunatic",
    text=[
        action(
            drive_insane(THIS), to=[choosing(A_PLAYER), must(CHOSEN_PLAYER, drive_insane(choose(MINE), if_able=True))]
        ),
    ],
)

SONG_OF_SUFFERING = support(
    "rev-026",
    "Song of Suffering",
    HASTUR,
    cost=0,
    subtypes="Attachment, Madness",
    steadfast={HASTUR: 1},
    attach_to=CHARACTER.insane,
    text=[
        cannot(HOST, "be restored"),
        action(pay(1), to=attach(THIS, to=choose(CHARACTER.insane.that(different_from(HOST))))),
    ],
)

ALYSSA_GRAHAM = character(
    "rev-046",
    "Alyssa Graham",
    HASTUR,
    unique=True,
    descriptor="Speaker to the Dead",
    cost=3,
    skill=3,
    icons="AAA",
    subtypes="Lunatic",
    text=[
        disrupt(
            when(draws(who=ANY_PLAYER)),
            drive_insane(THIS),
            to=one_of(mill(1, THAT_PLAYER), put_on_top(topmost(CARD.in_(DISCARD)))),
        ),
    ],
    errata=[errata("FAQ 4.1", "it comes before the card is drawn: it always did")],
)

THE_PARLOR = support(
    "rev-047",
    "The Parlor",
    HASTUR,
    unique=True,
    descriptor="Where Truths are Revealed",
    cost=2,
    subtypes="Location",
    text=[
        passive(after(draws(who=OPPONENT)), reveal(THAT_CARD)),
    ],
)

DANNI_DEVINE = character(
    "rev-066",
    "Danni Devine",
    HASTUR,
    unique=True,
    descriptor="Mercurial and Mischievous",
    cost=3,
    skill=2,
    icons="TA",
    subtypes="Cultist, Relic Hunter",
    keywords=[VILLAINOUS],
    text=[
        while_(exists(YOUR_CARD.subtype("Tome")), gains(THIS, "TA")),
        action(
            search(SUPPORT.faction(HASTUR), top=5, reveal=True, rest="bottom"),
            if_=exists(CHARACTER.insane, at_least=2),
            limit=limit_once("turn"),
        ),
    ],
)

KALEIDOSCOPE_OF_CALYPTRA = character(
    "rev-086",
    "Kaleidoscope of Calyptra",
    HASTUR,
    cost=3,
    skill=1,
    icons="TC",
    subtypes="Monster, Creature",
    text=[
        instead(would_be("insane", CHARACTER.at(SAME_STORY)), wound(THAT_CHARACTER)),
    ],
)

IN_THE_COURT_OF_THE_DRAGON = conspiracy(
    "rev-107",
    "In the Court of the Dragon",
    HASTUR,
    cost=0,
    struggles="TTTA",
    steadfast={HASTUR: 2},
    text=[
        take_control(CHARACTER.insane),
    ],
)

THE_NECRONOMICON = support(
    "rev-108",
    "The Necronomicon",
    HASTUR,
    unique=True,
    descriptor="Petrus de Dacia Translation",
    cost=2,
    subtypes="Tome, Relic, Attachment",
    attach_to=MINE,
    text=[
        passive(after(enters_play(THIS)), shuffle_into_deck(CARD.other.titled("The Necronomicon"))),
        disrupt(
            when(would_be("insane", HOST)),
            shuffle_into_deck(THIS),
            to=drive_insane(CHARACTER.skill(below=skill_of(HOST))),
        ),
    ],
)
