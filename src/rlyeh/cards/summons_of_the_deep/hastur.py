"""Summons of the Deep: Hastur."""

from rlyeh.language import *

ERICH_ZANN = character(
    "sotd-010", "Erich Zann", HASTUR, unique=True, descriptor="Strange Virtuoso", cost=3, skill=3, icons="TTT",
    subtypes="Musician",
    text=[
        instead(
            result_of_struggle(TERROR, YOU, with_=THIS),
            drive_insane(choose(THEIRS.at(THAT_STORY)), if_able=True),
        ),
    ],
    errata=[errata("FAQ 1.3", "it is a struggle in which he takes part himself, ERR-6")],
)

SPAWN_OF_THE_SLEEPER = event(
    "sotd-011", "Spawn of the Sleeper", HASTUR, cost=2, subtypes="Madness",
    text=[action(take_control(choose(CHARACTER.that(has_been("insane", "phase", by_struggle=TERROR)))))],
)

SHADOW_COMPANY = character(
    "sotd-089", "Shadow Company", HASTUR, descriptor="Ghastly Regiment", cost=4, skill=X, icons="TTC",
    subtypes="Independent",
    text=[
        has_skill(THIS, count(MINE.faction(HASTUR))),
        response(
            after(succeeds(with_=THIS, alone=True)), return_to_hand(choose(THEIRS.skill(below=skill_of(THIS))))
        ),
    ],
    rulings=("Without its text its X is 0 (PAY-18).",),
)

THE_THING_BEHIND_YOU = character(
    "sotd-110", "The Thing Behind You", HASTUR, unique=True, descriptor="Turn around!", cost=5, skill=1,
    icons="TTTTT", subtypes="Sorcerer", keywords=[FAST],
    text=[
        action(
            pay(2),
            return_to_hand(a(MINE.faction(HASTUR).owned_by(YOU))),
            to=put_into_play(THIS, from_=HAND),
            from_=HAND,
        ),
    ],
)

BRAIN_TRANSPLANT = event(
    "sotd-111", "Brain Transplant", HASTUR, cost=2,
    text=[
        action(
            choosing(choose(CHARACTER.insane.that(controlled_with(CHARACTER.ready)), as_="insane")),
            choosing(choose(CHARACTER.ready.that(controlled_with(the("insane", "insane character"))), as_="ready")),
            then(
                drive_insane(the("ready", "ready character"), if_able=True),
                restore_and_ready(the("insane", "insane character")),
            ),
        ),
    ],
    errata=[errata("FAQ 1.3", "it is an Action, ERR-23")],
    rulings=("A ready character that cannot go insane may be chosen; then nothing is restored (EFF-5, EFF-12).",),
)
