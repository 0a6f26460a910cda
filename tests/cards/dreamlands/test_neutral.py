"""Dreamlands: neutral cards: the Dagger, the Halflings, the Pillar and the Galley."""

import pytest

from rlyeh.language import *
from rlyeh.language.triggers.events import When
from rlyeh.model import CardType
from rlyeh.testing import CardHandle, Scenario
from tests.cards.dreamlands.neutral_table import (
    BRAWL,
    DREAMER,
    FRAIL,
    GHOST,
    HAT,
    LAKE,
    MUTE,
    PLAIN,
    QUIET,
    TEST_CARDS,
    TOUGH,
)

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
    table.tommy.stops()
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
    table.darin.stops()
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
    table.darin.stops()
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
    table.darin.stops()
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
    table.darin.stops()
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
    table.darin.stops()
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
    table.darin.stops()
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
    table.darin.stops()
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
    table.darin.stops()
    one, two = table.darin.has(eager), table.darin.has(calm)
    table.darin.commits({one: table.a, two: table.a})
    table.expects(table.darin, "order")
    table.darin.chooses(one)
    assert one.ready
    assert two.ready


# -- The Enchanted Wood ----------------------------------------------------------------------------------------------

SPOOK = character("test-32", "Spook", AGENCY, cost=1, skill=2, icons="T")
FRIGHT = event("test-31", "Fright", NEUTRAL, cost=0, text=[action(drive_insane(choose(CHARACTER)))])


@pytest.mark.parametrize(("mine", "theirs", "holds"), [(0, 0, True), (0, 1, False), (1, 1, True), (0, 2, False)])
def test_the_enchanted_wood_with_more_dreamlands_supports_leaves_nobody_protected(
    mine: int, theirs: int, holds: bool
) -> None:
    """dl-037; KEY-23: it counts itself, and a tie is not enough."""
    table = Scenario(cards=[*TEST_CARDS, FRIGHT, SPOOK], bells=["darin"])
    table.darin.has("The Enchanted Wood")
    for _ in range(mine):
        table.darin.has(LAKE)
    for _ in range(theirs):
        table.tommy.has(LAKE)
    table.tommy.has(SPOOK)
    fright = table.darin.holds(FRIGHT)
    assert table.darin.may_play(fright) is holds


class TestDreamlandsEclipse:
    """dl-080."""

    @pytest.mark.parametrize(("mine", "theirs", "open_decks"), [(1, 0, "t"), (0, 1, "d"), (1, 1, ""), (2, 1, "t")])
    def test_who_has_the_fewest_plays_with_an_open_deck(self, mine: int, theirs: int, open_decks: str) -> None:
        """dl-080; GEN-15: in a tie nobody does."""
        manor = support("test-90", "Manor", NEUTRAL, cost=0, subtypes="Dreamlands")
        table = Scenario(bells=["tommy"], cards=[manor])
        eclipse = table.darin.holds("Dreamlands Eclipse")
        for _ in range(mine):
            table.darin.has(manor)
        for _ in range(theirs):
            table.tommy.has(manor)
        table.darin.domain(neutral=1)
        table.darin.plays(eclipse)
        assert table.tommy.knows(table.darin.deck[-1]) == (open_decks == "d")
        assert table.darin.knows(table.tommy.deck[-1]) == (open_decks == "t")

    def test_it_changes_with_the_table(self) -> None:
        """dl-080: as soon as somebody else has the fewest; both know their own open card as well."""
        manor = support("test-90", "Manor", NEUTRAL, cost=0, subtypes="Dreamlands")
        table = Scenario(bells=["tommy"], cards=[manor])
        table.darin.has("Dreamlands Eclipse")
        table.tommy.has(manor)
        first, second = table.darin.holds(manor), table.darin.holds(manor)
        table.darin.plays(first)
        assert not table.darin.knows(table.tommy.deck[-1])
        table.tommy.passes()
        table.darin.plays(second)
        assert table.darin.knows(table.tommy.deck[-1])
        assert table.tommy.knows(table.tommy.deck[-1])
