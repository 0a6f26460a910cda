"""Drafts of cards of Terror in Venice."""

from rlyeh.language import *

MASS_HYSTERIA = conspiracy(
    "tiv-024",
    "Mass Hysteria",
    NEUTRAL,
    cost=0,
    struggles="TTCAI",
    text=[
        terror_does_not_protect(CHARACTER.at(THIS)),
        passive(after(commits(CHARACTER, to=THIS, together=True)), may(THAT_PLAYER, restore(choose(MINE.insane)))),
    ],
)

DEATH_COMES_FOR_ALL = conspiracy(
    "tiv-025",
    "Death Comes for All",
    NEUTRAL,
    cost=0,
    struggles="TCCAI",
    text=[
        always(loses(CHARACTER.at(THIS), keyword=ALL_TOUGHNESS), loses(CHARACTER.at(THIS), keyword=INVULNERABILITY)),
        passive(when(wins_story(ANY_PLAYER, THIS)), must(EACH_PLAYER, wound(MINE.elsewhere(THIS)))),
    ],
)

THE_GUARDIAN = conspiracy(
    "tiv-027",
    "The Guardian",
    NEUTRAL,
    cost=1,
    struggles="TCAI",
    text=[
        passive(after(plays(THIS)), search(either_kind(CARD.keyword(DAY), CARD.keyword(NIGHT)), reveal=True)),
        always(price_to_choose(pay(1), MINE, EACH_OPPONENT, triggered=True), in_=WON),
    ],
)

THE_SUPERNAL_PRISM = support(
    "tiv-031",
    "The Supernal Prism",
    NEUTRAL,
    unique=True,
    descriptor="Holy Shard",
    cost=3,
    subtypes="Relic, Item",
    keywords=[DAY],
    text=[
        passive(after(enters_play(THIS)), destroy(CARD.keyword(NIGHT))),
        passive(after(leaves_play(THIS)), shuffle_into_deck(THIS)),
        action(sacrifice(THIS), to=must(EACH_PLAYER, then(discard_hand(), draw(5)))),
    ],
)

THE_PLAGUE_STONE = support(
    "tiv-032",
    "The Plague Stone",
    NEUTRAL,
    unique=True,
    descriptor="Sweet Release",
    cost=3,
    subtypes="Relic, Item",
    keywords=[NIGHT],
    text=[
        passive(after(enters_play(THIS)), destroy(CARD.keyword(DAY))),
        passive(after(leaves_play(THIS)), shuffle_into_deck(THIS)),
        action(sacrifice(THIS), pay(2), to=destroy(CHARACTER)),
    ],
)
