"""Ancient Relics: Cthulhu."""

from rlyeh.language import *

OPHIDIAN_BLIGHT = event(
    "ar-032", "Ophidian Blight", CTHULHU, cost=2, boosters="TT", boosts_itself=False,
    text=[action(unless(sacrifice(a(MINE)), until_end_of_phase(gains_struggles(choose(STORY), "TT"))))],
    rulings=("The sacrifice is offered when the effect resolves, to the active player first, and not later (PAY-32).",),
)

EATER_FROM_THE_DEPTHS = character(
    "ar-051", "Eater from the Depths", CTHULHU, unique=True, descriptor="It Hungers", cost=4, skill=4, icons="TTC",
    subtypes="Monster",
    text=[forced_response(after(is_("insane", CHARACTER.at(SAME_STORY))), until_end_of_phase(gains(THIS, "CC")))],
)

MONOPHOBIA = support(
    "ar-052", "Monophobia", CTHULHU, cost=1, subtypes="Attachment, Madness", steadfast={HASTUR: 1}, attach_to=CHARACTER,
    text=[always(loses(HOST, keyword=WILLPOWER), cannot_commit_alone(HOST))],
)

THE_CULT_OF_BATHOS = character(
    "ar-093", "The Cult of Bathos", CTHULHU, unique=True, descriptor="Near Mindless Devotion", cost=1, skill=1,
    icons="C", subtypes="Cultist",
    text=[
        always(
            costs(
                CHARACTER.subtype("Deep One"), -1, per=MINE.subtype("Deep One"), minimum=1, whose=YOU,
                first_each="phase",
            ),
        ),
    ],
)
