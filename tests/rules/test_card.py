"""Card types and anatomy: CARD-1 to CARD-22."""

from dataclasses import replace

import pytest

from rlyeh.decks import FORMATS, Deck, breaches
from rlyeh.engine import LCG, LCG_FINAL, new_game
from rlyeh.engine.state.occurrence import Occurrence
from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.engine.stories.struggle_counts import all_struggles
from rlyeh.errors import DeckError
from rlyeh.language import *
from rlyeh.language.effects.struggles import StruggleChange
from rlyeh.language.modifiers.characteristics import Blank, SetSkill
from rlyeh.language.nouns.amounts import CountOf
from rlyeh.model import Card, CardType, Icon, Pool, Zone
from rlyeh.testing import STORIES, Scenario

CLERK = character("test-1", "Clerk", NEUTRAL, cost=2, skill=1)
SHELF = support("test-2", "Shelf", NEUTRAL, cost=1)
PLOT = conspiracy("test-3", "Plot", NEUTRAL, cost=2, struggles="TI")
GIFT = event("test-4", "Gift", NEUTRAL, cost=1, text=[action(draw())])


def struggles_held(table: Scenario) -> list[Icon]:
    """The struggles held so far, in order."""
    journal = table.game.journal or []
    return [Icon(each.struggle) for each in journal if isinstance(each, Occurrence) and each.kind == Kind.STRUGGLE]


def resolved(table: Scenario) -> list[Icon]:
    """Let Darin's one character resolve its story unopposed; returns the struggles held."""
    while table.decision is not None and table.decision.kind in ("token", "arcane"):
        table.darin.declines()
    return struggles_held(table)


def test_five_types() -> None:
    """CARD-1, CARD-6: four types make up a player's deck; a conspiracy becomes one more story when it is played."""
    assert {type.value for type in CardType} == {"story", "character", "support", "event", "conspiracy"}
    table = Scenario(cards=[CLERK, SHELF, PLOT, GIFT], bells=["darin"])
    held = [table.darin.holds(card) for card in (CLERK, SHELF, PLOT, GIFT)]
    for _ in held:
        table.darin.domain(neutral=2)
    for card in held:
        table.darin.plays(card)
    clerk, shelf, plot, gift = held
    state = table.game.state
    assert {clerk.id, shelf.id} <= set(state.play)
    assert plot.id in state.row
    assert len(state.row) == 4
    assert gift.in_discard


@pytest.mark.parametrize(("deck", "stories"), [([STORIES[0].id], []), ([], [CLERK.id])])
def test_decks_and_story_decks_do_not_mix(deck: list[str], stories: list[str]) -> None:
    """CARD-2: stories form a deck of their own."""
    pool = Pool([CLERK, *STORIES])
    ten = [card.id for card in STORIES]
    with pytest.raises(DeckError):
        new_game(pool, [[CLERK.id] * 49 + deck, [CLERK.id] * 50], [*ten[: 10 - len(stories)], *stories])


def test_stories() -> None:
    """CARD-2, CARD-17: a shared deck of ten; an ordered column of icons; one effect, for the winner to use."""
    tale = story("test-5", "Tale", struggles="IT", text=[draw(2)])
    table = Scenario(phase="commit", cards=[tale, CLERK], stories=[tale], bells=["tommy"])
    table.game.keep_journal()
    table.tokens(table.a, {table.darin: 4})
    clerk = table.darin.has(CLERK)
    assert len(table.game.state.row) + len(table.game.state.story_deck) == 10
    table.darin.commits(clerk, to=table.a)
    table.tommy.passes()
    table.tommy.passes()
    assert struggles_held(table) == [Icon.INVESTIGATION, Icon.TERROR]
    table.darin.accepts()
    table.expects(table.darin, "story")
    table.darin.accepts()
    assert len(table.darin.hand) == 2
    assert not table.tommy.hand


def test_icons_of_a_story_added_and_removed() -> None:
    """CARD-17: card effects may add and remove them."""
    shrine = support(
        "test-5", "Shrine", NEUTRAL, cost=1, attach_to=STORY, text=[StruggleChange(HOST_STORY, (0, 1, 0, 0))]
    )
    fog = support(
        "test-6", "Fog", NEUTRAL, cost=1, attach_to=STORY, text=[StruggleChange(HOST_STORY, (1, 0, 0, 0), lost=True)]
    )
    table = Scenario(phase="commit", cards=[shrine, fog, CLERK], bells=["tommy"])
    table.game.keep_journal()
    table.darin.has(shrine, on=table.a)
    table.darin.has(fog, on=table.a)
    clerk = table.darin.has(CLERK)
    table.darin.commits(clerk, to=table.a)
    table.tommy.passes()
    table.tommy.passes()
    assert resolved(table) == [Icon.COMBAT, Icon.COMBAT, Icon.ARCANE, Icon.INVESTIGATION]


def test_a_kind_that_an_unusual_story_lacks() -> None:
    """CARD-17: the printed order stays; a kind that is added comes after the one that precedes it by default."""
    tale = story("test-5", "Tale", struggles="IT")
    horn = support(
        "test-6", "Horn", NEUTRAL, cost=1, attach_to=STORY, text=[StruggleChange(HOST_STORY, (0, 1, 0, 0))]
    )
    table = Scenario(phase="commit", cards=[tale, horn, CLERK], stories=[tale], bells=["tommy"])
    table.game.keep_journal()
    table.darin.has(horn, on=table.a)
    clerk = table.darin.has(CLERK)
    table.darin.commits(clerk, to=table.a)
    table.tommy.passes()
    table.tommy.passes()
    assert resolved(table) == [Icon.INVESTIGATION, Icon.TERROR, Icon.COMBAT]


def test_only_characters_commit() -> None:
    """CARD-3, CARD-4: supports stay behind; both stay in play from turn to turn."""
    table = Scenario(phase="commit", cards=[CLERK, SHELF], bells=["darin", "tommy"])
    clerk, shelf = table.darin.has(CLERK), table.darin.has(SHELF)
    assert table.darin.may("commit", clerk)
    assert not table.darin.may("commit", shelf)
    assert table.darin.why_not(shelf, to=table.a) == {"CARD-3"}
    table.darin.commits_nobody()
    assert table.active is table.tommy
    table.run_to("draw")
    table.run_to("refresh")
    assert table.active is table.darin
    assert clerk.in_play
    assert shelf.in_play


def test_an_event_is_never_in_play() -> None:
    """CARD-5: while it resolves it lies in no pile; then it goes to its owner's discard pile."""
    veto = support(
        "test-5", "Veto", NEUTRAL, cost=1, text=[disrupt(when(triggered(ACTION)), exhaust(THIS), to=cancel())]
    )
    table = Scenario(cards=[GIFT, veto], bells=["darin"])
    gift = table.darin.holds(GIFT)
    table.tommy.has(veto)
    table.darin.domain(neutral=1)
    table.darin.plays(gift)
    table.expects(table.tommy, "disrupt")
    assert gift.zone is Zone.LIMBO
    assert gift.id not in table.game.state.play
    table.tommy.passes()
    assert gift in table.darin.discard
    assert len(table.darin.hand) == 1


def test_title_and_descriptor() -> None:
    """CARD-7: the title identifies a card, whatever flavour line goes with it; the bullet makes it unique."""
    first = character("test-5", "Julia", NEUTRAL, cost=1, skill=1, unique=True, descriptor="Up and Coming")
    second = character("test-6", "Julia", NEUTRAL, cost=1, skill=2, unique=True, descriptor="Lady of the House")
    table = Scenario(cards=[first, second, CLERK], bells=["darin"])
    table.darin.has(first)
    table.darin.has(CLERK)
    same, common = table.darin.holds(second), table.darin.holds(CLERK)
    table.darin.domain(neutral=2)
    assert table.darin.why_not(same) == {"STATE-43"}
    assert table.darin.may_play(common)


def test_copies_are_counted_by_title() -> None:
    """CARD-8: cards that differ in their descriptor share the copy limit."""
    sisters = [
        character(f"test-{number}", "Julia", HASTUR, cost=0, skill=1, descriptor=f"Descriptor {number}")
        for number in (5, 6)
    ]
    copies = replace(FORMATS["lcg-final"], sets=("test",), minimum=0)
    assert breaches(Deck("three", {"test-5": 2, "test-6": 1}), copies, Pool(sisters)) == []
    (breach,) = breaches(Deck("four", {"test-5": 2, "test-6": 2}), copies, Pool(sisters))
    assert (breach.rule, breach.count) == ("DECK-2", 4)


def test_cost() -> None:
    """CARD-9: how many resources the drained domain must hold; a number or X."""
    shape = character("test-5", "Shape", NEUTRAL, cost=X, skill=1)
    table = Scenario(cards=[CLERK, shape], bells=["darin"])
    clerk, shape_ = table.darin.holds(CLERK), table.darin.holds(shape)
    one, two = table.darin.domain(neutral=1), table.darin.domain(neutral=2)
    table.darin.plays(clerk)
    assert (one.drained, two.drained) == (False, True)
    table.darin.plays(shape_, x=1)
    assert one.drained


def test_faction_and_resource_icon_are_two_things() -> None:
    """CARD-10: the one counts in hand and in play, the other as a resource."""
    spy = character("test-5", "Spy", HASTUR, cost=1, skill=1, resource=CTHULHU)
    cultist = character("test-6", "Cultist", CTHULHU, cost=1, skill=1)
    table = Scenario(cards=[spy, cultist], bells=["darin"])
    held, cultist_ = table.darin.holds(spy), table.darin.holds(cultist)
    table.darin.domain(spy)
    assert held.faction is HASTUR
    assert table.darin.why_not(held) == {"PAY-2"}
    table.darin.plays(cultist_)
    assert cultist_.in_play


def test_icons_and_skill() -> None:
    """CARD-11, CARD-12: any number of icons of four kinds, none included; skill as a number or X."""
    many = character("test-5", "Many", NEUTRAL, cost=1, skill=0, icons="TCCAII")
    grown = character("test-6", "Grown", NEUTRAL, cost=1, skill=X, text=[SetSkill(THIS, CountOf(SUPPORT))])
    table = Scenario(cards=[many, grown, CLERK, SHELF])
    assert table.darin.has(many).icons == "TCCAII"
    assert table.darin.has(CLERK).icons == ""
    counter = table.darin.has(grown)
    assert counter.skill == 0
    table.tommy.has(SHELF)
    assert counter.skill == 1


def test_icons_and_skill_at_a_story() -> None:
    """CARD-3, CARD-11, CARD-12: icons decide the struggle, skill the success."""
    sleuth = character("test-5", "Sleuth", NEUTRAL, cost=1, skill=0, icons="I")
    table = Scenario(phase="commit", cards=[sleuth, CLERK], bells=["tommy"])
    one, two = table.darin.has(sleuth), table.darin.has(CLERK)
    table.darin.commits({one: table.a, two: table.b})
    table.tommy.passes()
    table.tommy.passes()
    table.darin.chooses(table.a)
    table.darin.accepts()
    table.darin.accepts()
    table.darin.accepts()
    assert table.a.tokens(table.darin) == 1
    assert table.b.tokens(table.darin) == 2


FANATIC = character(
    "test-7", "Fanatic", HASTUR, cost=4, skill=3, icons="TC", subtypes="Cultist, Lunatic",
    keywords=[WILLPOWER], text=[action(exhaust(THIS), to=draw())], boosters="A",
)
ERASER = support("test-8", "Eraser", NEUTRAL, cost=1, text=[action(until_end_of_phase(Blank(choose(CHARACTER))))])


def test_the_text_box() -> None:
    """CARD-14, CARD-15; EX-100: blanking takes subtypes, keywords and abilities, and nothing else."""
    table = Scenario(cards=[FANATIC, ERASER], bells=["darin"])
    fanatic, eraser = table.darin.has(FANATIC), table.darin.has(ERASER)
    assert table.darin.may_use(fanatic)
    assert fanatic.subtypes == {"Cultist", "Lunatic"}
    table.darin.uses(eraser, on=fanatic)
    assert fanatic.blank
    assert fanatic.subtypes == frozenset()
    assert not fanatic.has(WILLPOWER)
    assert not table.darin.may_use(fanatic)
    assert (fanatic.title, fanatic.skill, fanatic.icons) == ("Fanatic", 3, "TC")
    assert (fanatic.faction, fanatic.type, fanatic.piece.face.cost) == (HASTUR, CardType.CHARACTER, 4)


@pytest.mark.parametrize("where", ["committed", "attached", "elsewhere", "home"])
def test_icon_boosters(where: str) -> None:
    """CARD-18: while the card is committed or attached there, the story has one struggle more for each booster."""
    idol = support("test-5", "Idol", NEUTRAL, cost=1, attach_to=STORY, boosters="AA")
    herald = character("test-6", "Herald", NEUTRAL, cost=1, skill=0, boosters="AA")
    table = Scenario(phase="commit", cards=[idol, herald, CLERK], bells=["tommy"])
    table.game.keep_journal()
    clerk, booster = table.darin.has(CLERK), table.darin.has(herald, exhausted=where in ("home", "attached"))
    if where == "attached":
        table.darin.has(idol, on=table.a)
    if where == "elsewhere":
        table.darin.has(idol, on=table.b)
    plan = {clerk: table.a} if where != "committed" else {clerk: table.a, booster: table.a}
    table.darin.commits(plan)
    table.tommy.passes()
    table.tommy.passes()
    arcane = 3 if where in ("committed", "attached") else 1
    assert resolved(table) == [Icon.TERROR, Icon.COMBAT, *[Icon.ARCANE] * arcane, Icon.INVESTIGATION]


@pytest.mark.parametrize("where", ["there", "elsewhere", "home", "blank"])
def test_icon_boosters_on_a_character(where: str) -> None:
    """CARD-18: a booster that is attached to a character counts where that character is committed."""
    camera = support("test-5", "Camera", NEUTRAL, cost=1, subtypes="Attachment", attach_to=CHARACTER, boosters="A")
    fog = support("test-6", "Fog", NEUTRAL, cost=1, text=[always(blank(ATTACHMENT))])
    table = Scenario(phase="commit", cards=[camera, fog, CLERK], bells=["tommy"])
    table.game.keep_journal()
    clerk, bearer = table.darin.has(CLERK), table.darin.has(CLERK, exhausted=where == "home")
    table.darin.has(camera, on=bearer)
    if where == "blank":
        table.darin.has(fog)
    plans = {"home": {clerk: table.a}, "elsewhere": {clerk: table.a, bearer: table.b}}
    table.darin.commits(plans.get(where, {clerk: table.a, bearer: table.a}))
    counts = {story: all_struggles(table.game, story.id)[Icon.ARCANE] for story in (table.a, table.b)}
    assert counts == {table.a: 2 if where == "there" else 1, table.b: 2 if where == "elsewhere" else 1}
    told = table.game.explain(table.a.id, "struggles")
    assert [change.rule for change in told.changes] == ["CARD-18"] * (where == "there")


def test_printed_icons() -> None:
    """CARD-20: icons that an effect gives are not printed, so losing the printed ones leaves them."""
    horn = support("test-5", "Horn", NEUTRAL, cost=1, text=[gains(CHARACTER, "C")])
    sand = support("test-6", "Sand", NEUTRAL, cost=1, text=[loses_printed_icons(CHARACTER)])
    table = Scenario(cards=[FANATIC, horn, sand])
    fanatic = table.darin.has(FANATIC)
    table.darin.has(horn)
    assert fanatic.icons == "TCC"
    table.darin.has(sand)
    assert fanatic.icons == "C"


def test_symbols_beside_the_title_are_not_text() -> None:
    """CARD-21; EX-175: in hand as well, blanking takes Loyal away but not Steadfast."""
    mist = support("test-5", "Mist", NEUTRAL, cost=1, text=[Blank(CARD.in_(HAND))])
    loyal = character("test-6", "Loyal", HASTUR, cost=2, skill=1, keywords=[LOYAL])
    steady = character("test-9", "Steady", HASTUR, cost=2, skill=1, steadfast={HASTUR: 2})
    for misty in (False, True):
        table = Scenario(cards=[mist, loyal, steady], bells=["darin"])
        one, two = table.darin.holds(loyal), table.darin.holds(steady)
        table.darin.domain(hastur=1, neutral=1)
        if misty:
            table.darin.has(mist)
        assert table.darin.why_not(one) == (set() if misty else {"PAY-20"})
        assert table.darin.why_not(two) == {"PAY-22"}


def test_the_mist_is_only_on_one_side() -> None:
    """CARD-21: cards in the other hand keep their text."""
    mist = support("test-5", "Mist", NEUTRAL, cost=1, text=[Blank(CARD.in_(HAND))])
    loyal = character("test-6", "Loyal", HASTUR, cost=2, skill=1, keywords=[LOYAL])
    table = Scenario(cards=[mist, loyal], bells=["darin"])
    held = table.darin.holds(loyal)
    table.darin.domain(hastur=1, neutral=1)
    table.tommy.has(mist)
    assert table.darin.why_not(held) == {"PAY-20"}


def test_the_newest_wording() -> None:
    """CARD-22: every copy is read by the latest correction that is in force."""
    card = character(
        "test-5", "Reprint", NEUTRAL, cost=3, skill=1,
        errata=[errata("FAQ 1.3", cost=2), errata("FAQ 4.1", cost=1, skill=2)],
    )
    pool = Pool([card])

    def read(sources: frozenset[str]) -> Card:
        return pool.under(sources)["test-5"]

    assert (read(LCG.errata).cost, read(LCG.errata).skill) == (2, 1)
    assert (read(LCG_FINAL.errata).cost, read(LCG_FINAL.errata).skill) == (1, 2)
    assert card.cost == 3
