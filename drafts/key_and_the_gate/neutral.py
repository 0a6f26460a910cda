"""Drafts of cards of The Key and the Gate."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY

PREPARED_ALIENIST = character(
    "katg-038",
    "Prepared Alienist",
    NEUTRAL,
    cost=2,
    skill=2,
    icons="AI",
    subtypes="Scientist, Independent",
    keywords=[TOUGHNESS(1)],
    text=[
        while_(
            is_a(THIS, CHARACTER.ready),
            cannot(CHARACTER, "change control", triggered=True),
            cannot(CHARACTER, "enter play", triggered=True),
        ),
    ],
    errata=[errata("FAQ 4.1", "what was taken for a time still goes back")],
)

VISIONS_OF_THE_FUTURES_PAST = event(
    "katg-039",
    "Visions of the Future's Past",
    NEUTRAL,
    cost=0,
    keywords=[PROPHECY],
    text=[
        action(put_on_top(THIS, face_up=True), only=during(DRAW_PHASE, ANY_PLAYER)),
        response(
            after(through_triggered(leaves_play(YOUR_CARD, by=OPPONENT))),
            discard_from_deck(THIS),
            to=[return_to_hand(THAT_CARD), draw()],
            from_=DECK,
        ),
    ],
)

WILL_OF_AZATHOTH = support(
    "katg-040",
    "Will of Azathoth",
    NEUTRAL,
    unique=True,
    descriptor="The Edicts of Madness",
    cost=2,
    subtypes="Spell, Attachment",
    attach_to=STORY_CARD,
    text=[
        cannot(CHARACTER, "commit", at=HOST_STORY),
        forced_response(after(wins_story(ANY_PLAYER)), discard_from_play(THIS)),
    ],
)
