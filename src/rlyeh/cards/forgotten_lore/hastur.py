"""Forgotten Lore: Hastur."""

from rlyeh.language import *

SHRIEKING_BYAKHEE = character(
    "fl-049", "Shrieking Byakhee", HASTUR, cost=3, skill=2, icons="AA", subtypes="Servitor",
    text=[response(after(plays(THIS)), pay(2), to=search(CHARACTER.titled(containing="Byakhee"), to="play"))],
)

COLD_SPRING_GLEN = support(
    "fl-071", "Cold Spring Glen", HASTUR, unique=True, descriptor="Unsettlingly Desolate", cost=2, subtypes="Location",
    text=[forced_response(after(places_token(ANY_PLAYER, on=STORY)), mill(1, THAT_PLAYER))],
)

GIANT_ALBINO_PENGUIN = character(
    "fl-089", "Giant Albino Penguin", HASTUR, descriptor="Antarctic Monstrosity", cost=2, skill=2, icons="TC",
    subtypes="Creature",
    text=[
        immune(THIS, to=EVENT.subtype("Polar")),
        response(after(plays(EVENT.subtype("Polar"), who=ANY_PLAYER)), exhaust(THIS), to=draw()),
    ],
)

POLAR_MIRAGE = event(
    "fl-091", "Polar Mirage", HASTUR, cost=1, subtypes="Polar",
    text=[
        action(
            then(take_control(choose(THEIRS.uncommitted, as_="it"), until=END_OF_PHASE), commit_to(the("it"), STORY)),
            only=after_committing(OPPONENT, by=OPPONENT),
        ),
    ],
)

ASPIRING_ARTIST = character(
    "fl-112", "Aspiring Artist", HASTUR, cost=1, skill=2, icons="A", subtypes="Cultist",
    text=[response(after(plays(THIS)), draw(2), only=none(STORY_CARD.in_(WON)))],
    errata=[
        errata(
            "FAQ 4.1",
            "it has neither skill nor icons, is an Artist, and draws one card",
            skill=0, icons="", subtypes="Cultist, Artist", text=[response(after(plays(THIS)), draw())],
        ),
    ],
)

BRINGER_OF_FIRE = character(
    "fl-114", "Bringer of Fire", HASTUR, cost=3, skill=2, icons="TTA", subtypes="Cultist",
    text=[
        action(
            exhaust(CARD.titled("Bringer of Fire")),
            to=destroy(choose(CHARACTER.skill(at_most=4))),
            only=exists(CARD.titled("Bringer of Fire").of(YOU), at_least=2),
        ),
    ],
    errata=[
        errata(
            "FAQ 1.3",
            "only the copies that its player controls are exhausted, ERR-7",
            text=[
                action(
                    exhaust(CARD.titled("Bringer of Fire").of(YOU)),
                    to=destroy(choose(CHARACTER.skill(at_most=4))),
                    only=exists(CARD.titled("Bringer of Fire").of(YOU), at_least=2),
                ),
            ],
        ),
        errata("FAQ 4.1", "the same once more"),
    ],
)
