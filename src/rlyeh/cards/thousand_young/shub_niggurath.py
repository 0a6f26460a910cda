"""The Thousand Young: Shub-Niggurath."""

from rlyeh.language import *

JEAN_DEVERAEUX = character(
    "tty-004", "Jean Deveraeux", SHUB_NIGGURATH, unique=True, descriptor="Shadow Mage", cost=2, skill=1, icons="TC",
    subtypes="Sorcerer", keywords=[TOUGHNESS(1)],
    text=[while_(committed(THIS), uses_effect_instead(THIS_STORY))],
)

BAKA = character(
    "tty-009", "Baka", SHUB_NIGGURATH, cost=3, skill=2, icons="TC", subtypes="Monster", keywords=[RESILIENT],
    text=[response(after(enters_play(THIS)), wound(choose(MINE.other)), wound(choose(THEIRS)))],
    rulings=("Without a character of either side that can be wounded it does nothing (EFF-1).",),
)

ELSPETH_BAUDIN = character(
    "tty-011", "Elspeth Baudin", SHUB_NIGGURATH, unique=True, descriptor="Discerning and Discriminating", cost=3,
    skill=3, icons="TT", subtypes="Independent",
    text=[always(costs_exactly(CHARACTER.cost(at_most=3, printed=True), 3))],
    rulings=("3 stands in place of the printed cost; what raises and lowers costs is added to it (PAY-33).",),
)

REND = character(
    "tty-013", "Rend", SHUB_NIGGURATH, unique=True, descriptor="Tattered Ghoul", cost=3, skill=2, icons="TC",
    subtypes="Ghoul", keywords=[TOUGHNESS(5), FAST],
    text=[
        cannot_have_attached(THIS, ATTACHMENT),
        gains(THIS, "C", times=wounds_on(THIS)),
        forced_response(after(commits(THIS)), wound(THIS)),
    ],
)

LADY_ESPRIT = character(
    "tty-017", "Lady Esprit", SHUB_NIGGURATH, unique=True, descriptor="Dangerous Bokor", cost=4, skill=4, icons="TCAA",
    subtypes="Sorcerer, Cultist", keywords=[FAST], steadfast={SHUB_NIGGURATH: 2},
    text=[cannot_commit_with(CHARACTER.cost(at_most=3, printed=True), THIS)],
)

YEB = character(
    "tty-020", "Yeb", SHUB_NIGGURATH, unique=True, descriptor="Blasphemy in the Night Sky", cost=5, skill=5,
    icons="TTCA", subtypes="Ancient One", keywords=[INVULNERABILITY, VILLAINOUS],
    text=[
        passive(after(enters_play(THIS)), destroy(CARD.keyword(DAY))),
        forced_response(
            after(plays(THIS)), must(EACH_PLAYER, for_each_domain(sacrifice(a(YOUR_CARD)), domains(at_most=2))),
        ),
    ],
    errata=[errata("FAQ 4.1", "the Day cards are destroyed as it comes into play: they always were")],
)

ANCIENT_CHTHONIAN = character(
    "tty-021", "Ancient Chthonian", SHUB_NIGGURATH, unique=True, descriptor="Father of Worms", cost=6, skill=7,
    icons="TTCCC", subtypes="Chthonian",
    text=[
        response(
            after(enters_play(THIS)), search(CHARACTER.subtype("Chthonian"), to="top", any_number=True, reveal=True),
        ),
    ],
    rulings=("The cards go on top in the order in which they are found, the last one uppermost.",),
)

THE_BLACK_GOATS_MILK = support(
    "tty-025", "The Black Goat's Milk", SHUB_NIGGURATH, cost=0, subtypes="Attachment, Item", keywords=[RESILIENT],
    steadfast={SHUB_NIGGURATH: 1}, attach_to=CHARACTER,
    text=[gains(HOST, keyword=TOUGHNESS(1)), gains(HOST, "TC")],
)

THE_GRIM_MONOLITH = support(
    "tty-028", "The Grim Monolith", SHUB_NIGGURATH, unique=True, descriptor="Last Landmark", cost=1,
    subtypes="Location",
    text=[more_tokens_needed(STORY)],
)

IA_IA = event(
    "tty-032", "Iä! Iä!", SHUB_NIGGURATH, cost=4, subtypes="Spell", keywords=[LOYAL],
    text=[action(then(remove_wounds(MINE, as_="wounds"), divide_wounds(that_many("wounds"), THEIRS)))],
    rulings=("Its player divides the wounds, which are placed together (AMB-91).",),
)

PERVASIVE_TOXEMIA = conspiracy(
    "tty-034", "Pervasive Toxemia", SHUB_NIGGURATH, cost=0, struggles="TCAI", steadfast={SHUB_NIGGURATH: 1},
    text=[price_to_commit(wound(a(MINE)), once=True)],
    rulings=("One wound for the whole commitment of a player; perhaps of one that commits (PAY-34).",),
)
