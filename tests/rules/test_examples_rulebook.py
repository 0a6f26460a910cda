"""The worked examples of the rulebook, EX-1 to EX-28."""

from rlyeh.testing import Scenario


def test_action_counter_action_disrupt() -> None:
    """EX-11; TIME-3, TIME-4, TIME-7, TIME-12, PAY-8, PAY-17, TIME-29."""
    table = Scenario(active="darin", phase="operations")
    byakhee = table.darin.holds("Byakhee Servant")
    drain = table.darin.holds("Power Drain")
    blast = table.tommy.holds("Shotgun Blast")
    four = table.darin.domain(hastur=2, neutral=2)
    two = table.darin.domain(hastur=1, neutral=1)
    three = table.tommy.domain(agency=1, neutral=2)

    table.darin.plays(byakhee, paying=four)
    assert byakhee.in_play
    table.tommy.plays(blast, x=3, on=byakhee)
    table.darin.disrupts_with(drain)

    assert byakhee.in_play
    assert byakhee.wounds == 0
    assert four.drained
    assert two.drained
    assert three.drained
    assert blast.in_discard
    assert drain.in_discard
