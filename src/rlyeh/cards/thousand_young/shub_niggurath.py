"""The Thousand Young: Shub-Niggurath."""

from rlyeh.language import *

BAKA = character(
    "tty-009", "Baka", SHUB_NIGGURATH, cost=3, skill=2, icons="TC", subtypes="Monster", keywords=[RESILIENT],
    text=[response(after(enters_play(THIS)), wound(choose(MINE.other)), wound(choose(THEIRS)))],
    rulings=("Without a character of either side that can be wounded it does nothing (EFF-1).",),
)

THE_BLACK_GOATS_MILK = support(
    "tty-025", "The Black Goat's Milk", SHUB_NIGGURATH, cost=0, subtypes="Attachment, Item", keywords=[RESILIENT],
    steadfast={SHUB_NIGGURATH: 1}, attach_to=CHARACTER,
    text=[gains(HOST, keyword=TOUGHNESS(1)), gains(HOST, "TC")],
)

IA_IA = event(
    "tty-032", "Iä! Iä!", SHUB_NIGGURATH, cost=4, subtypes="Spell", keywords=[LOYAL],
    text=[action(then(remove_wounds(MINE, as_="wounds"), divide_wounds(that_many("wounds"), THEIRS)))],
    rulings=("Its player divides the wounds, which are placed together (AMB-91).",),
)
