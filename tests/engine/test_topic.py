"""What a question is about is said by the game, so that nobody outside has to look at its stack."""

from collections import Counter

from rlyeh.engine import NOTHING
from rlyeh.engine.reading import DONE, PENDING, being_answered, being_used, starting_picks
from rlyeh.model import Zone
from tests.random_play import positions

SEEDS = range(6)


def test_a_commit_step_says_who_is_to_go_where() -> None:
    """STORY-2, STORY-6: the plan is what was answered since the step began."""
    longest = 0
    for seed in SEEDS:
        for game in positions(seed):
            if game.decision is None or game.decision.kind != "commit":
                continue
            topic = game.topic
            plan = [f"commit:{card}@{story}" for card, story in zip(topic.picked, topic.places, strict=True)]
            assert plan == game.answers[len(game.answers) - len(plan) :]
            assert game.view(game.decision.seat).plan == tuple(zip(topic.picked, topic.places, strict=True))
            longest = max(longest, len(plan))
    assert longest > 1


def test_starting_resources_say_which_were_picked() -> None:
    """SET-7, each player's own: what one has picked is no topic of the other one's question."""
    seen: Counter[int] = Counter()
    for seed in SEEDS:
        for game in positions(seed):
            decision = game.decision
            if decision is None or decision.kind != "setup-resource":
                continue
            picked = game.topic.picked
            assert picked == starting_picks(game, decision.seat)
            given = [int(key.partition(":")[2]) for key in game.answers if key.startswith("resource:")]
            own = [card for card in given if game.state.cards[card].owner == decision.seat]
            assert set(own) <= set(picked) <= set(game.state.sides[decision.seat].hand)
            assert not set(picked) & {option.card for option in decision.options}
            seen[len(picked)] += 1
    assert seen[0]
    assert seen[1]
    assert seen[2]


def test_a_window_says_what_may_be_answered() -> None:
    """TIME-7, TIME-14: disrupts come before it happens, responses afterwards."""
    seen: Counter[str] = Counter()
    for seed in SEEDS:
        for game in positions(seed):
            decision = game.decision
            if decision is None or decision.kind not in ("disrupt", "response"):
                continue
            answered = game.topic.answered
            assert answered == being_answered(game)
            for option in decision.options:
                if option.other != NOTHING:
                    status = PENDING if decision.kind == "disrupt" else DONE
                    assert answered[option.other].status == status
            seen[decision.kind] += 1
    assert seen["disrupt"]
    assert seen["response"]


def test_a_choice_says_for_which_effect_it_is_and_what_is_picked_already() -> None:
    """EFF-3: targets are chosen with the announcement, and again nothing that was picked before (EFF-7)."""
    announced = later = 0
    for seed in SEEDS:
        for game in positions(seed):
            decision = game.decision
            topic = game.topic
            if decision is None or topic.choice is None:
                continue
            assert decision.kind == "choose"
            assert topic.context.source == decision.card
            assert topic.choice.prompt(topic.effect) == decision.text
            assert not {option.card for option in decision.options} & set(topic.picked)
            if topic.announced:
                if topic.context.ability is not None:  # else it is the effect of a story that was won
                    assert being_used(game) is topic.context
                announced += 1
            else:
                later += 1
    assert announced
    assert later


def test_x_belongs_to_the_announcement() -> None:
    """PAY-17: the card lies open and unpaid while its X is announced."""
    found = 0
    for seed in range(30):
        for game in positions(seed):
            if game.decision is not None and game.decision.kind == "x":
                topic = game.topic
                assert topic.announced
                assert topic.effect is None
                assert topic.context is being_used(game)
                assert topic.context.source == game.decision.card
                assert not topic.context.paid
                found += 1
    assert found


def test_asking_for_it_changes_nothing_and_a_copy_says_the_same() -> None:
    for game in positions(3, every=7):
        before = game.hash()
        topic, same = game.topic, game.clone().topic
        assert (topic.effect, topic.choice, topic.picked, topic.places) == (
            same.effect, same.choice, same.picked, same.places
        )  # fmt: skip
        assert game.hash() == before


def test_a_game_that_is_over_asks_about_nothing() -> None:
    *_, last = positions(1)
    while last.decision is not None:
        last.apply(last.decision.options[-1])
    topic = last.topic
    assert topic.effect is None
    assert topic.choice is None
    assert not topic.picked
    assert not topic.answered
    assert topic.context.source == NOTHING


def test_what_is_used_lies_in_no_pile_while_it_is_an_event() -> None:
    """TIME-29: an event that is being played has left the hand and lies in no pile."""
    events = 0
    for seed in SEEDS:
        for game in positions(seed):
            used = being_used(game)
            if used is not None and used.played:
                piece = game.state.cards[used.source]
                if piece.face.is_event:
                    assert piece.zone is Zone.LIMBO
                    events += 1
    assert events
