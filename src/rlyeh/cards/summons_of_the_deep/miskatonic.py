"""Summons of the Deep: Miskatonic University."""

from rlyeh.language import *

SLEEPING_PILLS = support(
    "sotd-005", "Sleeping Pills", MISKATONIC, cost=1, subtypes="Attachment, Item",
    attach_to=CHARACTER.other_than("Ancient One"),
    text=[while_(committed(HOST), no_struggles(HOSTS_STORY, TERROR))],
)

SCHOLARLY_PLAGIARIST = character(
    "sotd-024", "Scholarly Plagiarist", MISKATONIC, cost=3, skill=2, icons="CI", subtypes="Criminal",
    text=[
        instead(result_of_struggle(INVESTIGATION, YOU, with_=THIS), move_token(THAT_STORY, from_=OPPONENT)),
    ],
    rulings=("Where the opponent has no token on the story, winning the struggle brings nothing (EFF-13).",),
)

CHESS_PRODIGY = character(
    "sotd-025", "Chess Prodigy", MISKATONIC, cost=3, skill=3, icons="I", subtypes="Sorcerer, Investigator",
    keywords=[FAST],
    text=[
        passive(
            after(commits(THIS)),
            until_end_of_turn(counts_other_icons(THAT_STORY, INVESTIGATION)),
            if_=YOUR_TURN,
        ),
    ],
    rulings=(
        "The struggle is named right after committing; it stays changed for the turn even if the Prodigy leaves "
        "(EFF-18). Where struggles compare skill, no icons are counted at all (STORY-51).",
    ),
)

HOWARD_LUDVINSKI = character(
    "sotd-043", "Howard Ludvinski", MISKATONIC, unique=True, descriptor="Visiting Artist", cost=4, skill=3, icons="CII",
    subtypes="Artist",
    text=[
        action(
            then(
                then(choosing(choose(WON_STORY, as_="story")), shuffle_into_deck(the("story", "story"))),
                use_story_effect(the("story", "story")),
            ),
        ),
    ],
)

ACADEMIC_OBFUSCATION = support(
    "sotd-044", "Academic Obfuscation", MISKATONIC, cost=2, subtypes="Attachment", attach_to=STORY_CARD,
    text=[more_tokens_needed(HOST_STORY, 2, who=OPPONENT)],
)

PAGAN_HALL = support(
    "sotd-064", "Pagan Hall", MISKATONIC, unique=True, descriptor="Science Department", cost=1, subtypes="Location",
    text=[
        disrupt(when(would_place_token(YOU, on=STORY)), exhaust(THIS), to=place_token(THIS), instead=True),
        action(exhaust(THIS), to=move_tokens(THIS, choose(STORY), any_number=True)),
    ],
)

LITERATURE_PROFESSOR = character(
    "sotd-083", "Literature Professor", MISKATONIC, cost=2, skill=1, icons="AI", subtypes="Faculty",
    text=[
        while_(
            every(YOUR_CARD, CARD.faction(MISKATONIC)),
            gains(THIS, text=disrupt(when(would_replace_story()), choose_next_story())),
        ),
    ],
    errata=[errata("FAQ 1.3", "every card that its player controls belongs to the faction, ERR-17")],
)

SUMMER_CLASSES = event(
    "sotd-084", "Summer Classes", MISKATONIC, cost=2,
    text=[action(until_it_resolves_again(stays_committed(choose(CHARACTER.committed), whatever=True)))],
)

FIELD_RESEARCHER = character(
    "sotd-103", "Field Researcher", MISKATONIC, cost=2, skill=1, icons="I", subtypes="Scientist",
    text=[response(after(declines_story_effect(OPPONENT)), exhaust(THIS), to=use_story_effect(THAT_STORY_CARD))],
    rulings=("A third won story ends the game at once: there is no window for a response (WIN-2).",),
)

CHANGING_THE_NAMES = event(
    "sotd-104", "Changing the Names", MISKATONIC, cost=2,
    text=[action(exchange_tokens(choose(STORY, 2)))],
)
