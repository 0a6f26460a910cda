"""Forgotten Lore: Miskatonic University."""

from rlyeh.language import *

THOMAS_OLNEY = character(
    "fl-023", "Thomas Olney", MISKATONIC, unique=True, descriptor="Traveler with a Purpose", cost=3, skill=3,
    icons="II", subtypes="Investigator, Sorcerer",
    text=[response(after(is_("destroyed", MINE.other.owned_by(YOU))), pay(2), to=put_into_play(THAT_CHARACTER))],
    errata=[errata("FAQ 4.1", "the spelling of a subtype")],
    rulings=("A character that has left your discard pile meanwhile does not come back from elsewhere (STATE-4).",),
)

PROFESSOR_RICE = character(
    "fl-063", "Professor Rice", MISKATONIC, unique=True, descriptor="Stocky and Iron Grey", cost=3, skill=2, icons="AI",
    subtypes="Investigator, Faculty",
    text=[passive(after(through_triggered(draws(who=ANY_PLAYER))), draw(who=THAT_PLAYER))],
)

PROFESSOR_MORGAN = character(
    "fl-064", "Professor Morgan", MISKATONIC, unique=True, descriptor="Lean and Youngish", cost=5, skill=3, icons="CAI",
    subtypes="Investigator, Faculty", keywords=[WILLPOWER, TOUGHNESS(1)],
    text=[
        response(
            after(draws(THIS)),
            put_into_play(THIS, from_=HAND),
            if_=not_(during(DRAW_PHASE, ANY_PLAYER)),
            from_=HAND,
        ),
    ],
)

PROFESSOR_LAKE = character(
    "fl-083", "Professor Lake", MISKATONIC, unique=True, descriptor="Obsessed with Footprints", cost=3, skill=3,
    icons="CI", subtypes="Scientist",
    text=[forced_response(after(plays(CARD, who=ANY_PLAYER)), until_end_of_phase(only_other_factions(THAT_PLAYER)))],
    rulings=(
        "Neutral cards belong to no faction: after one, a card of any faction may follow but no neutral one; after a "
        "card of a faction no neutral card may follow (GEN-7).",
    ),
)

NOTEBOOK_SKETCHES = support(
    "fl-084", "Notebook Sketches", MISKATONIC, descriptor="Crude but Salient", cost=1, subtypes="Attachment, Item",
    attach_to=MINE,
    text=[
        gains(HOST, skill=1),
        action(exhaust(THIS), to=until_your_next_turn(costs(CARD.titled(naming("card")), +4))),
    ],
)

NORM_GRZBOWSKI = character(
    "fl-105", "Norm Grzbowski", MISKATONIC, unique=True, descriptor="Football Coach", cost=3, skill=3, icons="CC",
    subtypes="Faculty", keywords=[TOUGHNESS(1)],
    text=[
        forced_response(
            after(has_committed(EACH_PLAYER)),
            win(STORY.that(with_characters(MINE, at_least=11), with_characters(THEIRS, at_most=10))),
        ),
    ],
)
