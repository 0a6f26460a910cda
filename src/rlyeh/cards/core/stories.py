"""Core Set: the ten stories."""

from rlyeh.language import *

NOWHERE_TO_HIDE = story("core-156", "Nowhere to Hide", text=[discard_tokens(STORY)])

THE_SHADOW_OUT_OF_TIME = story(
    "core-157", "The Shadow out of Time", text=[may(EACH_PLAYER, exchange_with_discard())],
)

OPENING_NIGHT = story(
    "core-158", "Opening Night", text=[put_into_play(CHARACTER.in_(DISCARD, of=ANY_PLAYER), position=INSANE)],
    rulings=("Heroic and Villainous do not matter while the characters are insane (EFF-30, AMB-73).",),
)

ANCIENT_APOCRYPHA = story(
    "core-159", "Ancient Apocrypha",
    text=[must(EACH_PLAYER, then(gain_domain(), attach_to_new_domain(CHARACTER.in_(DISCARD))))],
)

THE_CALL_OF_CTHULHU = story("core-160", "The Call of Cthulhu", text=[must(EACH_PLAYER, search(CARD))])

THROUGH_THE_GATES = story(
    "core-161", "Through the Gates", text=[must(EACH_PLAYER, sacrifice(MINE.skill(at_least=3, printed=True)))],
    rulings=("The printed skill of a character that lies face down cannot be compared (FINAL-118).",),
)

ROTTING_AWAY = story(
    "core-162", "Rotting Away", text=[must(EACH_PLAYER, sacrifice(MINE.skill(at_most=2, printed=True)))],
    rulings=(
        "A printed X is 0.",
        "The printed skill of a character that lies face down cannot be compared (FINAL-118).",
    ),
)

FROZEN_IN_TIME = story(
    "core-163", "Frozen in Time",
    text=[must(EACH_PLAYER, for_each(YOUR_RESOURCES, one_of(mill(2, YOU), destroy(the("each", "resource")))))],
    errata=[errata("FAQ 1.3", "every resource on every domain is decided separately, ERR-1")],
    rulings=("Players decide one after the other, the active player first (EFF-25, EX-29).",),
)

DREAMWALKERS = story(
    "core-164", "Dreamwalkers", text=[must(EACH_PLAYER, shuffle_into_deck(choose(WON_STORY.other)))],
    rulings=(
        "The effect can be used only if every player has another won story to return (EFF-1, EX-110).",
        "A returned story no longer counts for victory (WIN-3).",
    ),
)

THE_OTHER_PATH = story(
    "core-165", "The Other Path",
    text=[may(EACH_PLAYER, place_token(a(STORY.that(with_tokens(at_most=2, whose=YOU)))))],
)
