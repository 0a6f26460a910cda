"""Core Set: Hastur."""

from rlyeh.language import *

HASTUR_THE_KING_IN_YELLOW = character(
    "core-081", "Hastur", HASTUR, unique=True, descriptor="The King in Yellow",
    cost=6, skill=6, icons="TTTAA", subtypes="Ancient One", keywords=[VILLAINOUS, TOUGHNESS(4)],
    text=[action(pay(3), to=drive_insane(choose(CHARACTER)))],
)

VICTORIA_GLASSER = character(
    "core-082", "Victoria Glasser", HASTUR, unique=True, descriptor="The Society Hostess",
    cost=2, skill=2, icons="TAA", subtypes="Cultist", keywords=[VILLAINOUS],
    text=[forced_response(after(enters_play(THIS)), drive_insane(choose(CHARACTER)))],
    rulings=("It does not matter how she enters play (EFF-40).",),
)

YELLOW_MUSE = character(
    "core-083", "Yellow Muse", HASTUR, cost=4, skill=3, icons="TCC", subtypes="Cultist", keywords=[FAST],
    text=[loses(CHARACTER.other.at(SAME_STORY), keyword=FAST)],
)

DEMON_LOVER = character(
    "core-084", "Demon Lover", HASTUR, cost=2, skill=2, icons="TA", subtypes="Servitor",
    text=[action(exhaust(ITSELF), to=until_end_of_phase(loses(choose(CHARACTER), skill=2)))],
)

THING_FROM_THE_STARS = character(
    "core-085", "Thing from the Stars", HASTUR, cost=5, skill=3, icons="TTT", subtypes="Monster",
    text=[
        always(costs(THIS, -1, per=resource_types(other_than=HASTUR), minimum=1), in_=HAND),
        action(exhaust(ITSELF), to=destroy(choose(CHARACTER.insane))),
    ],
    rulings=("Neutral is no resource type (GEN-7).",),
)

MESSENGER_FROM_BEYOND = character(
    "core-086", "Messenger from Beyond", HASTUR, cost=2, skill=1, icons="A", subtypes="Monster",
    text=[action(exhaust(ITSELF), to=until_end_of_phase(loses(choose(CHARACTER), "T")))],
)

PERFORMANCE_ARTIST = character(
    "core-087", "Performance Artist", HASTUR, cost=1, skill=1, subtypes="Cultist",
    text=[disrupt(when(ability_used(of=CHARACTER_OR_SUPPORT)), sacrifice(THIS), to=cancel())],
    rulings=("Forced Responses and other Disrupts can be cancelled, passive text cannot (TIME-22).",),
)

BYAKHEE_SERVANT = character(
    "core-088", "Byakhee Servant", HASTUR, cost=3, skill=3, icons="TCC", subtypes="Servitor", keywords=[FAST],
)

PREDATORY_BYAKHEE = character(
    "core-089", "Predatory Byakhee", HASTUR, cost=4, skill=3, icons="CCA", subtypes="Servitor",
    text=[action(sacrifice(THIS), to=mill(3))],
    rulings=("The sacrifice is a cost: it stays paid if the effect is cancelled (PAY-8).",),
)

BEARER_OF_THE_YELLOW_SIGN = character(
    "core-090", "Bearer of the Yellow Sign", HASTUR, cost=3, skill=3, icons="TA", subtypes="Cultist",
    text=[response(after(enters_play(THIS, from_=HAND)), drive_insane(choose(CHARACTER)), if_=OVERPAID)],
)

GHOST = character(
    "core-091", "Ghost", HASTUR, cost=1, skill=1, subtypes="Monster",
    text=[while_(committed(THIS), gains(THIS, keyword=INVULNERABILITY))],
)

MAD_ARTIST = character(
    "core-092", "Mad Artist", HASTUR, cost=2, skill=2, icons="CA", subtypes="Cultist",
)

VICTORIAS_LOFT = support(
    "core-093", "Victoria's Loft", HASTUR, cost=3, subtypes="Location",
    text=[while_(during(REFRESH_PHASE, ANY_PLAYER), cannot(CHARACTER.insane, "be restored"))],
)

SEDATED = support(
    "core-094", "Sedated", HASTUR, cost=1, subtypes="Attachment", attach_to=CHARACTER.insane,
    text=[cannot(HOST, "be restored")],
)

BYAKHEE_ATTACK = event(
    "core-095", "Byakhee Attack", HASTUR, cost=2,
    text=[action(must(EACH_OPPONENT, discard_from_hand(2, if_able=True)), only=YOUR_OPERATIONS)],
    rulings=("An opponent with fewer than two cards in hand discards nothing (EFF-7).",),
)

AGORAPHOBIA = event(
    "core-096", "Agoraphobia", HASTUR, cost=2, subtypes="Madness",
    text=[action(return_to_hand(choose(CHARACTER.without_icon(TERROR))))],
)

SCOTOPHOBIA = event(
    "core-097", "Scotophobia", HASTUR, cost=2, subtypes="Madness",
    text=[action(until_end_of_phase(loses_printed_icons(CHARACTER.of(OPPONENT), TERROR)))],
)

DESPAIR = event(
    "core-098", "Despair", HASTUR, cost=1,
    text=[response(after(wins_struggle(by=2)), return_to_hand(choose(CHARACTER.without_attachments)))],
)

BLIND_SUBMISSION = event(
    "core-099", "Blind Submission", HASTUR, cost=2, subtypes="Madness",
    text=[action(take_control(choose(CHARACTER.skill(at_most=2)), until=END_OF_PHASE))],
)

POWER_DRAIN = event(
    "core-100", "Power Drain", HASTUR, cost=2, subtypes="Spell",
    text=[disrupt(when(triggered(ACTION, RESPONSE)), cancel())],
    rulings=("It cannot cancel a Disrupt such as another Power Drain (TIME-11).",),
)
