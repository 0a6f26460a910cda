"""Dreamlands: neutral cards."""

import pytest

from rlyeh.language import *
from rlyeh.model import Card, CardType
from rlyeh.testing import BELL, CardHandle, Scenario

PLAIN = character("test-1", "Plain", AGENCY, cost=2, skill=2, subtypes="Soldier", keywords=[FAST])
HERO = character("test-2", "Hero", AGENCY, unique=True, cost=2, skill=2, subtypes="Soldier", keywords=[FAST])
OWL = character("test-3", "Owl", AGENCY, cost=2, skill=2, subtypes="Creature", keywords=[NIGHT, FAST])
DREAMER = character("test-4", "Dreamer", HASTUR, cost=2, skill=1, subtypes="Dreamer")
LAKE = support("test-5", "Lake", NEUTRAL, cost=1, subtypes="Dreamlands")
FRAIL = character("test-6", "Frail", HASTUR, cost=2, skill=2, icons="C")
TOUGH = character("test-7", "Tough", HASTUR, cost=2, skill=2, keywords=[TOUGHNESS(3)])
GHOST = character("test-8", "Ghost", HASTUR, cost=2, skill=2, keywords=[INVULNERABILITY])
SPY = character("test-9", "Spy", AGENCY, cost=2, skill=1, icons="TI")
HAT = support("test-10", "Hat", NEUTRAL, cost=0, subtypes="Attachment", attach_to=CARD)
MUTE = event("test-11", "Mute", NEUTRAL, cost=0, text=[action(until_end_of_phase(Blank(choose(CARD))))])
RAID = event("test-12", "Raid", NEUTRAL, cost=0, text=[action(destroy(choose(CARD)))])
CULTIST = character("test-13", "Cultist", CTHULHU, cost=2, skill=1)
CLERK = character("test-15", "Clerk", HASTUR, cost=2, skill=1, icons="I")
SINGER = character("test-14", "Singer", HASTUR, cost=2, skill=1)
BRAWL = story("test-20", "Brawl", struggles="C")
QUIET = story("test-21", "Quiet", struggles="A")
TEST_CARDS = [
    PLAIN, HERO, OWL, DREAMER, LAKE, FRAIL, TOUGH, GHOST, SPY, HAT, MUTE, RAID, CULTIST, CLERK, SINGER, BRAWL, QUIET,
]


# -- Day and Night ------------------------------------------------------------------------------------------------


def test_day_and_night_can_hold_together() -> None:
    """EX-25, dl-015, dl-019, dl-020; EFF-37, EFF-38: Furtive Zoog looks at both."""
    table = Scenario(cards=TEST_CARDS)
    zoog = table.darin.has("Furtive Zoog")
    table.darin.has("The Captain")
    table.darin.holds(RAID)
    table.darin.domain(neutral=2)
    assert zoog.icons == "A"
    day = table.tommy.has("The Rays of Dawn")
    table.tommy.has("The Setting Sun")
    table.tommy.has(BELL)
    # Zoogs are not unique: the Rays take a terror icon, the Sun takes an investigation icon.
    assert zoog.icons == "A"
    assert table.darin.may_use("The Captain")
    table.darin.plays("Raid", on=day)
    assert zoog.icons == "TA"
    table.tommy.passes()
    assert not table.darin.may_use("The Captain")


@pytest.mark.parametrize(("card", "icon", "other"), [
    ("The Rays of Dawn", "T", "The Setting Sun"), ("The Setting Sun", "I", "The Rays of Dawn"),
])
def test_a_time_of_day_destroys_its_opposite_and_takes_an_icon(card: str, icon: str, other: str) -> None:
    """dl-019, dl-020; EFF-22: only from characters that are not unique, on both sides."""
    table = Scenario(cards=TEST_CARDS)
    table.darin.has(BELL)
    table.darin.holds(card)
    table.darin.domain(neutral=1)
    opposite = table.tommy.has(other)
    owl = table.tommy.has(OWL)
    mine, theirs = table.darin.has(SPY), table.tommy.has(SPY)
    captain = table.darin.has("The Captain")
    table.darin.plays(card)
    if card == "The Rays of Dawn":
        table.tommy.picks_no_more()
    assert opposite.in_discard
    assert owl.in_discard is (card == "The Rays of Dawn")
    assert mine.icons == theirs.icons == "TI".replace(icon, "")
    assert captain.icons == "CCAI"


def test_the_day_dreamer_comes_for_a_phase() -> None:
    """dl-017; EFF-31, EFF-41: from hand in any phase; sacrificed at the end of it if still in play."""
    table = Scenario(phase="draw", cards=TEST_CARDS)
    table.tommy.has(BELL)
    dreamer = table.darin.holds("The Day Dreamer")
    night = table.tommy.has("The Setting Sun")
    table.darin.domain(neutral=2)
    table.darin.uses(dreamer)
    assert dreamer.in_play
    assert night.in_discard
    table.tommy.passes()
    assert dreamer.in_discard


def test_a_day_dreamer_that_was_played_stays() -> None:
    """dl-017: the sacrifice hangs on its Action."""
    table = Scenario(cards=TEST_CARDS)
    table.darin.has(BELL)
    dreamer = table.darin.holds("The Day Dreamer")
    table.darin.domain(neutral=2)
    table.darin.chooses(f"play:{dreamer.id}")
    table.run_to("story")
    assert dreamer.in_play


@pytest.mark.parametrize(("card", "exhausted", "blank"), [
    (PLAIN, True, True), (PLAIN, False, False), (HERO, True, False), (OWL, True, False),
])
def test_the_night_blanks_exhausted_plain_characters(card: Card, exhausted: bool, blank: bool) -> None:
    """EX-39, dl-057; ERR-25, EFF-37, CARD-14: not ready, unique or Night ones."""
    table = Scenario(cards=TEST_CARDS)
    table.darin.has("The Night")
    sun = table.darin.has("The Setting Sun")
    target = table.tommy.has(card, exhausted=exhausted)
    table.darin.holds(RAID)
    assert target.blank is blank
    assert target.has(FAST) is not blank
    assert bool(target.subtypes) is not blank
    table.tommy.has(BELL)
    if card is not OWL:
        table.darin.plays("Raid", on=sun)
        assert not target.blank


def test_a_blank_character_regains_its_text_when_readied() -> None:
    """EX-39, dl-057; ERR-25."""
    table = Scenario(phase="refresh", cards=TEST_CARDS)
    table.tommy.has("The Night")
    table.tommy.has("The Setting Sun")
    target = table.darin.has(PLAIN, exhausted=True)
    table.darin.has(BELL)
    assert target.blank
    table.expects(table.darin, "action")
    assert target.ready
    assert not target.blank


def test_as_printed_the_night_blanks_night_characters_too() -> None:
    """dl-057; CCG-28: without the erratum."""
    table = Scenario(cards=TEST_CARDS, rules="ccg")
    table.darin.has("The Night")
    table.darin.has("The Setting Sun")
    assert table.tommy.has(OWL, exhausted=True).blank
    assert not table.tommy.has(HERO, exhausted=True).blank


@pytest.mark.parametrize(("night", "worth", "payable"), [(True, 3, True), (True, 2, False), (False, 5, False)])
def test_the_night_costs_less_at_night(night: bool, worth: int, payable: bool) -> None:
    """dl-057; PAY-11."""
    table = Scenario(cards=TEST_CARDS)
    table.darin.has(BELL)
    card = table.darin.holds("The Night")
    table.darin.domain(neutral=worth)
    if night:
        table.tommy.has("The Setting Sun")
    assert table.darin.may_play(card) is payable


# -- Zoogs ----------------------------------------------------------------------------------------------------------


def zoog(card: str) -> tuple[Scenario, CardHandle]:
    """A Zoog among the resources of the domain that Darin is about to drain for a dog."""
    table = Scenario(cards=TEST_CARDS)
    table.tommy.has(BELL)
    table.darin.holds(LAKE)
    return table, table.darin.domain(card).resources[0]


def test_furtive_zoog_comes_into_play_when_its_domain_is_drained() -> None:
    """EX-174, dl-015; PAY-26, RES-5: its text works on a domain; that of the ordinary card beside it does not."""
    table, card = zoog("Furtive Zoog")
    other = table.darin.domain("The Captain").resources[0]
    table.tommy.has("The Rays of Dawn")
    table.darin.plays("Lake", paying=table.darin.domains[0])
    assert not table.darin.may_use(other)
    table.darin.responds_with(card)
    assert card.in_play
    assert card.controller == table.darin
    assert len(table.darin.domains[0]) == 0


def test_a_zoog_does_not_answer_another_domain() -> None:
    """dl-015: nor the draining of an opponent's domain."""
    table, card = zoog("Furtive Zoog")
    other = table.darin.domain(neutral=1)
    table.darin.plays("Lake", paying=other)
    assert card.is_resource
    table.expects(table.tommy, "action")


def test_ancient_zoog_becomes_an_attachment() -> None:
    """dl-055; STATE-31: an Attachment Zoog support on a character that is no Zoog."""
    table, card = zoog("Ancient Zoog")
    man, dreamer = table.tommy.has(PLAIN), table.darin.has("Furtive Zoog")
    table.darin.plays("Lake")
    table.darin.responds_with(card)
    assert card.in_play
    assert card.host == man
    assert dreamer.attachments == []
    assert card.type is CardType.SUPPORT
    assert card.subtypes == {"Attachment", "Zoog"}
    assert man.icons == "A"
    assert "Dreamer" in man.subtypes


def test_an_attached_zoog_is_a_character_card_again_in_the_discard_pile() -> None:
    """dl-055, dl-047; STATE-33, STATE-29: a support left play, so nobody answers that a character did."""
    table, card = zoog("Ancient Zoog")
    man = table.darin.has(PLAIN)
    fanatic = table.tommy.holds("Dreamlands Fanatic")
    table.tommy.holds(RAID)
    table.darin.plays("Lake")
    table.darin.responds_with(card)
    table.tommy.plays("Raid", on=card)
    assert card.in_discard
    assert card.type is CardType.CHARACTER
    assert man.icons == ""
    assert fanatic.in_hand


def test_inconspicuous_zoog_counts_at_its_story() -> None:
    """dl-095; STORY-49: skill and icons of the support count; it does not make the story resolve."""
    table, card = zoog("Inconspicuous Zoog")
    man = table.darin.has(PLAIN)
    table.tommy.has(TOUGH, exhausted=True, at=table.a)
    table.tommy.has(CULTIST, exhausted=True, at=table.a)
    table.darin.plays("Lake")
    table.darin.responds_with(card, on=table.a)
    assert card.host == table.a
    assert card.type is CardType.SUPPORT
    assert card.skill == 2
    table.run_to("story", "commit")
    table.darin.commits(man, to=table.a)
    table.run_to("story", "arcane")
    table.darin.declines()
    table.darin.accepts()
    assert table.a.tokens(table.darin) == 1


def test_inconspicuous_zoog_returns_when_its_player_wins_the_story() -> None:
    """dl-095: before it would be discarded with its host (STATE-29)."""
    table, card = zoog("Inconspicuous Zoog")
    man = table.darin.has(PLAIN)
    table.tokens(table.a, {table.darin: 3})
    table.darin.plays("Lake")
    table.darin.responds_with(card, on=table.a)
    table.run_to("story", "commit")
    table.darin.commits(man, to=table.a)
    table.run_to("story", "arcane")
    table.darin.declines()
    table.darin.accepts()
    table.darin.accepts()
    assert table.a.is_won
    assert card.in_hand


def test_inconspicuous_zoog_is_discarded_when_the_opponent_wins_the_story() -> None:
    """dl-095; STATE-29."""
    table, card = zoog("Inconspicuous Zoog")
    clerk = table.tommy.has(CLERK)
    table.tokens(table.a, {table.tommy: 4})
    man = table.darin.has(PLAIN)
    table.darin.plays("Lake")
    table.darin.responds_with(card, on=table.a)
    table.run_to("story", "commit")
    table.darin.commits(man, to=table.a)
    table.run_to("story", "commit")
    table.tommy.commits(clerk, to=table.a)
    table.run_to("story", "arcane")
    table.darin.declines()
    table.tommy.accepts()
    assert table.a.is_won
    assert card.in_discard


def test_a_zoog_may_stay_where_it_is() -> None:
    """dl-095: a Response is optional."""
    table, card = zoog("Inconspicuous Zoog")
    table.darin.plays("Lake")
    table.darin.passes()
    assert card.is_resource


def burrow() -> tuple[Scenario, CardHandle, CardHandle]:
    """Zoog Burrow in play, and a Zoog and another card on top of the deck."""
    table = Scenario(phase="draw", cards=TEST_CARDS)
    table.tommy.has(BELL)
    card = table.darin.has("Zoog Burrow")
    drawn = table.darin.decked("Furtive Zoog")
    table.darin.decked(PLAIN)
    return table, card, drawn


def test_zoog_burrow_makes_a_drawn_zoog_a_resource() -> None:
    """dl-056; RES-6: one of any domains; then that domain may be drained for a card."""
    table, card, drawn = burrow()
    drained, open_ = table.darin.domain(neutral=1, drained=True), table.darin.domain(neutral=1)
    table.darin.responds_with(card)
    table.darin.chooses(open_)
    assert card.exhausted
    assert drawn in open_.resources
    assert len(table.darin.hand) == 1
    table.darin.accepts()
    assert open_.drained
    assert drained.drained
    assert len(table.darin.hand) == 2
    table.darin.passes()


def test_zoog_burrow_cannot_drain_a_drained_domain() -> None:
    """dl-056; RES-9: and declining the card is allowed as well."""
    table, card, drawn = burrow()
    drained, _ = table.darin.domain(neutral=1, drained=True), table.darin.domain(neutral=1)
    table.darin.responds_with(card)
    table.darin.chooses(drained)
    assert drawn in drained.resources
    assert len(table.darin.hand) == 1


def test_zoog_burrow_answers_only_zoog_characters_that_you_draw() -> None:
    """dl-056."""
    table = Scenario(phase="draw", cards=TEST_CARDS)
    table.tommy.has(BELL)
    table.tommy.has("Zoog Burrow")
    table.darin.domain(neutral=1)
    table.darin.decked("Furtive Zoog")
    table.darin.decked("Zoog Burrow")
    table.expects(table.tommy, "action")


def test_zoog_burrow_is_a_neutral_resource() -> None:
    """EX-42, dl-056; ERR-24, RES-8, RES-5: it pays, never matches, and its text does not work there."""
    table = Scenario(cards=TEST_CARDS)
    table.darin.has(BELL)
    table.darin.domain("Zoog Burrow", CULTIST)
    cultist, singer = table.darin.holds(CULTIST), table.darin.holds(SINGER)
    assert table.darin.may_play(cultist)
    assert not table.darin.may_play(singer)


# -- Dream Dagger ---------------------------------------------------------------------------------------------------


def test_dream_dagger_arms_a_character_and_a_dreamer_better() -> None:
    """dl-058; EFF-21."""
    table = Scenario(cards=TEST_CARDS)
    man, dreamer = table.darin.has(PLAIN), table.darin.has(DREAMER)
    table.darin.has("Dream Dagger", on=man)
    table.darin.has("Dream Dagger", on=dreamer)
    assert man.icons == "C"
    assert dreamer.icons == "TCCA"


def test_dream_dagger_moves_to_another_character_of_yours() -> None:
    """dl-058; PAY-6: not to its bearer, not to the opponent's."""
    table = Scenario(cards=TEST_CARDS)
    table.tommy.has(BELL)
    man, dreamer, plain = table.darin.has(PLAIN), table.darin.has(DREAMER), table.darin.has(PLAIN)
    table.tommy.has(PLAIN)
    dagger = table.darin.has("Dream Dagger", on=man)
    table.darin.domain(neutral=1)
    table.darin.uses(dagger)
    assert table.darin.may_choose(dreamer, plain)
    table.darin.chooses(dreamer)
    assert dagger.host == dreamer
    assert man.icons == ""
    assert dreamer.icons == "TCCA"


@pytest.mark.parametrize(("rules", "legal"), [("lcg", False), ("ccg", True)])
def test_dream_dagger_attaches_to_your_own_character(rules: str, legal: bool) -> None:
    """EX-43, dl-058; ERR-26, STATE-26, AMB-81: as printed it could be anybody's."""
    table = Scenario(cards=TEST_CARDS, rules=rules)
    table.darin.has(BELL)
    table.tommy.has(PLAIN)
    dagger = table.darin.holds("Dream Dagger")
    table.darin.domain(neutral=1)
    assert table.darin.may_play(dagger) is legal


# -- Halflings of D'haz ---------------------------------------------------------------------------------------------


def halflings(rules: str = "lcg") -> tuple[Scenario, CardHandle, CardHandle, CardHandle]:
    """Halflings (five combat icons) against a frail character with one, a tough one and an invulnerable one."""
    table = Scenario(phase="resolution", cards=TEST_CARDS, stories=[BRAWL], rules=rules)
    table.darin.has("Halflings of D'haz", exhausted=True, at=table.a)
    frail, tough, ghost = (table.tommy.has(card, exhausted=True, at=table.a) for card in (FRAIL, TOUGH, GHOST))
    return table, frail, tough, ghost


def test_the_loser_deals_out_the_extra_wounds_of_halflings() -> None:
    """EX-40, dl-075; ERR-27, STORY-52: one and four more; all are placed together, so a frail one may take many."""
    table, frail, tough, ghost = halflings()
    assert table.tommy.may_choose(frail, tough)
    table.tommy.chooses(frail, frail, frail)
    assert frail.in_play
    table.tommy.chooses(tough)
    assert frail.in_discard
    assert tough.wounds == 2
    assert ghost.wounds == 0
    table.decline_all()


def test_under_the_last_faq_each_wound_of_halflings_is_checked_before_the_next() -> None:
    """dl-075; FINAL-18."""
    table, frail, tough, _ = halflings("lcg-final")
    table.tommy.chooses(frail)
    assert frail.in_discard
    assert tough.in_discard
    table.decline_all()


def test_halflings_hurt_their_own_side_when_it_loses() -> None:
    """dl-075: the loser of any struggle in which they participate."""
    table = Scenario(phase="resolution", cards=TEST_CARDS, stories=[BRAWL])
    own = table.darin.has("Halflings of D'haz", exhausted=True, at=table.a)
    helper = table.darin.has(TOUGH, exhausted=True, at=table.a)
    for _ in range(7):
        table.tommy.has(FRAIL, exhausted=True, at=table.a)
    table.darin.has(BELL)
    table.darin.chooses(helper)
    assert own.in_play
    assert helper.wounds == 3


def test_halflings_elsewhere_add_no_wounds() -> None:
    """dl-075."""
    table = Scenario(phase="resolution", cards=TEST_CARDS, stories=[BRAWL, BRAWL])
    table.darin.has("Halflings of D'haz", exhausted=True, at=table.b)
    table.darin.has(FRAIL, exhausted=True, at=table.a)
    table.darin.has(FRAIL, exhausted=True, at=table.a)
    tough = table.tommy.has(TOUGH, exhausted=True, at=table.a)
    table.darin.chooses(table.a)
    table.decline_all()
    assert tough.wounds == 1


def test_halflings_commit_only_on_your_turn() -> None:
    """dl-075; EFF-28."""
    table = Scenario(phase="commit", cards=TEST_CARDS)
    mine, theirs = table.darin.has("Halflings of D'haz"), table.tommy.has("Halflings of D'haz")
    other = table.tommy.has(FRAIL)
    assert table.darin.may("commit", mine, to=table.a)
    table.darin.commits(mine, to=table.a)
    assert table.tommy.may("commit", other, to=table.a)
    assert not table.tommy.may("commit", theirs)
    table.tommy.commits(other, to=table.a)
    table.decline_all()


# -- Guardian Pillar ------------------------------------------------------------------------------------------------


def pillar(opposing: int = 0) -> tuple[Scenario, CardHandle]:
    """The Pillar before committing, against some Dreamlands supports of the opponent."""
    table = Scenario(phase="commit", cards=TEST_CARDS, stories=[BRAWL, QUIET])
    for _ in range(opposing):
        table.tommy.has(LAKE)
    return table, table.darin.has("Guardian Pillar")


def test_guardian_pillar_commits_as_a_character() -> None:
    """EX-124, dl-078; EFF-43, STORY-7: exhausting, no support meanwhile, title and uniqueness kept."""
    table, card = pillar()
    table.darin.has(BELL)
    copy = table.darin.holds("Guardian Pillar")
    table.darin.commits(card, to=table.a)
    assert card.exhausted
    assert card.type is CardType.CHARACTER
    assert (card.skill, card.icons) == (4, "TCCC")
    assert card.has(INVULNERABILITY)
    assert card.title == "Guardian Pillar"
    assert card.piece.face.unique
    assert not table.darin.may_play(copy)


def test_guardian_pillar_is_a_support_again_after_the_story() -> None:
    """EX-124, dl-078; STATE-33 and success with four skill."""
    table, card = pillar()
    table.darin.has(BELL)
    table.darin.commits(card, to=table.b)
    table.darin.passes()
    table.darin.passes()
    table.darin.accepts()
    table.darin.accepts()
    table.darin.passes()
    assert table.b.tokens(table.darin) == 2
    table.run_to("draw")
    assert card.type is CardType.SUPPORT
    assert card.story is None
    assert card.skill == 0


@pytest.mark.parametrize(("opposing", "may"), [(0, True), (1, False), (2, False)])
def test_guardian_pillar_needs_more_dreamlands_supports_than_the_opponent(opposing: int, may: bool) -> None:
    """dl-078: it counts itself; a tie is not enough."""
    table, card = pillar(opposing)
    table.darin.has(PLAIN)
    assert table.darin.may("commit", card, to=table.a) is may


def test_an_exhausted_guardian_pillar_cannot_commit() -> None:
    """dl-078; PAY-27."""
    table = Scenario(phase="commit", cards=TEST_CARDS)
    card = table.darin.has("Guardian Pillar", exhausted=True)
    table.darin.has(PLAIN)
    assert not table.darin.may("commit", card)


def test_attachments_of_guardian_pillar_are_discarded_when_it_changes_type() -> None:
    """dl-078; STATE-32."""
    table, card = pillar()
    table.darin.has(BELL)
    hat = table.tommy.has(HAT, on=card)
    table.darin.commits(card, to=table.a)
    assert hat.in_discard


def test_a_blanked_guardian_pillar_is_no_character_and_leaves_its_story() -> None:
    """dl-078; CARD-3, AMB-80."""
    table, card = pillar()
    table.tommy.holds(MUTE)
    table.darin.commits(card, to=table.a)
    table.tommy.plays("Mute", on=card)
    assert card.type is CardType.SUPPORT
    assert card.story is None


# -- Moon-Beast Galley ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("active", ["darin", "tommy"])
def test_moon_beast_galley_readies_all_dreamers_as_any_turn_begins(active: str) -> None:
    """EX-41, dl-099; ERR-28, TURN-8, AMB-85: before the refresh box, on both sides."""
    table = Scenario(active=active, phase="start", cards=TEST_CARDS)
    table.darin.has("Moon-Beast Galley")
    table.darin.has(BELL)
    mine, theirs = table.darin.has(DREAMER, exhausted=True), table.tommy.has(DREAMER, exhausted=True)
    mad = [table.players[seat].has(FRAIL, insane=True) for seat in (0, 0, 1, 1)]
    other = table.active.opponent.has(PLAIN, exhausted=True)
    table.expects(table.active, "restore")
    assert mine.ready
    assert theirs.ready
    assert other.exhausted
    assert all(card.insane for card in mad)


def test_moon_beast_galley_needs_more_dreamlands_supports() -> None:
    """dl-099: a tie is not enough."""
    table = Scenario(phase="start", cards=TEST_CARDS)
    table.darin.has("Moon-Beast Galley")
    table.darin.has(BELL)
    table.tommy.has(LAKE)
    theirs = table.tommy.has(DREAMER, exhausted=True)
    table.expects(table.darin, "action")
    assert theirs.exhausted


def test_when_and_after_are_the_same_moment() -> None:
    """EX-127; TIME-20: both abilities come after the card has committed."""
    eager = character(
        "test-30", "Eager", AGENCY, cost=1, skill=1,
        text=[forced_response(When(commits(THIS), before=False), ready(THIS))],
    )
    calm = character(
        "test-31", "Calm", AGENCY, cost=1, skill=1, text=[forced_response(after(commits(THIS)), ready(THIS))]
    )
    table = Scenario(phase="commit", cards=[eager, calm])
    table.darin.has(BELL)
    one, two = table.darin.has(eager), table.darin.has(calm)
    table.darin.commits({one: table.a, two: table.a})
    table.expects(table.darin, "order")
    table.darin.chooses(one)
    assert one.ready
    assert two.ready
