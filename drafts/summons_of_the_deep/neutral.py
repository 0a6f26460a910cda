"""Drafts of cards of Summons of the Deep."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
THOSE_WITHOUT_FACES = character(
    "sotd-018",
    "Those Without Faces",
    NEUTRAL,
    cost=3,
    skill=2,
    icons="T",
    subtypes="Servitor",
    text=[disrupt(after(wins_struggle(TERROR)), mill(1))],
)

SLEEPLESS_NIGHTS = event(
    "sotd-019",
    "Sleepless Nights",
    NEUTRAL,
    cost=2,
    subtypes="Madness",
    text=[action(until_end_of_phase(gains_struggles(STORY, "T")), only=BEFORE_COMMITTING)],
)

THE_UNDERWATER_CONSPIRACY = conspiracy(
    "sotd-020",
    "The Underwater Conspiracy",
    NEUTRAL,
    cost=2,
    struggles="TTCAI",
    text=[until_end_of_phase(loses(CHARACTER, keyword=WILLPOWER)), drive_insane(CHARACTER, if_able=True)],
)

TITHE_COLLECTOR = character(
    "sotd-037",
    "Tithe Collector",
    NEUTRAL,
    cost=2,
    skill=2,
    icons="C",
    subtypes="Criminal",
    text=[forced_response(after(plays(CARD, who=ANY_PLAYER)), until_end_of_phase(costs(CARD, +1, whose=THAT_PLAYER)))],
)

WITH_A_FINE_TOOTHED_COMB = event(
    "sotd-039",
    "With a Fine Toothed Comb",
    NEUTRAL,
    cost=2,
    subtypes="Research",
    text=[action(until_end_of_phase(gains_struggles(STORY, "I")), only=BEFORE_COMMITTING)],
)

THE_ENDLESS_INVESTIGATION = conspiracy(
    "sotd-040",
    "The Endless Investigation",
    NEUTRAL,
    cost=2,
    struggles="TCAII",
    text=[search(CONSPIRACY, to="play")],
)

SECRET_STILETTO = support(
    "sotd-058",
    "Secret Stiletto",
    NEUTRAL,
    cost=1,
    subtypes="Attachment, Weapon",
    attach_to=MINE,
    text=[disrupt(after(wins_struggle(COMBAT, by=3, with_=HOST)), pay(2), to=wound(choose(THEIRS)))],
)

ANTEDILUVIAN_DREAMS = event(
    "sotd-059",
    "Antediluvian Dreams",
    NEUTRAL,
    cost=2,
    text=[action(until_end_of_phase(gains_struggles(STORY, "C")), only=BEFORE_COMMITTING)],
)

ASK_QUESTIONS_LATER = conspiracy(
    "sotd-060",
    "Ask Questions Later",
    NEUTRAL,
    cost=2,
    struggles="TCCAI",
    text=[wound(CHARACTER)],
)

CLEVER_ZOOG = character(
    "sotd-076",
    "Clever Zoog",
    NEUTRAL,
    cost=1,
    skill=2,
    subtypes="Creature",
    text=[gains(MINE.other.at(SAME_STORY), "A")],
)

TOTAL_ECLIPSE = event(
    "sotd-078",
    "Total Eclipse",
    NEUTRAL,
    cost=2,
    text=[action(until_end_of_phase(gains_struggles(STORY, "A")), only=BEFORE_COMMITTING)],
)

FOUNTAIN_OF_YOUTH = conspiracy(
    "sotd-080",
    "Fountain of Youth",
    NEUTRAL,
    cost=1,
    struggles="TCAAI",
    text=[restore_and_ready(CHARACTER.insane), ready(CHARACTER.exhausted)],
)

CAMPAIGN_CHIEF = character(
    "sotd-095",
    "Campaign Chief",
    NEUTRAL,
    cost=3,
    skill=1,
    icons="C",
    subtypes="Independent",
    text=[costs(CARD.cost(at_most=2, printed=True), +1)],
)

THE_PATH_TO_YHA_NTHLEI = conspiracy(
    "sotd-120",
    "The Path to Y'ha-nthlei",
    NEUTRAL,
    cost=1,
    struggles="TCAI",
    text=[then(choosing(choose(STORY_CARD.other, as_="story")), use_story_effect(the("story", "story")))],
)
