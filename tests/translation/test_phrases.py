"""Refusals and errors in German: the code is read, and every sentence that it can say has its German."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import rlyeh
from rlyeh.engine.state.kind_table import FACTS
from rlyeh.language import *
from rlyeh.model import Faction, Keyword
from rlyeh.server.errors import ServerError
from rlyeh.testing import Scenario
from rlyeh.translation import LANGUAGES
from rlyeh.translation.german.phrases import PROBLEMS, QUESTIONS, REFUSALS, german
from tests.translation.leftovers import english_in

GERMAN = LANGUAGES["de"]
ROOT = Path(rlyeh.__file__).parent
SERVING = [ROOT / "engine" / "game.py", *(ROOT / "server").rglob("*.py")]
"""Where errors come from that people who play over the network see."""
Function = ast.FunctionDef | ast.AsyncFunctionDef | ast.Module
MODULES: dict[Function, ast.Module] = {}
"""The module that a function stands in."""


def functions(path: Path) -> Iterator[Function]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, Function):
            MODULES[node] = tree
            yield node


def wordings(node: ast.expr, function: Function) -> list[str]:
    """The sentences that an expression can be, with "1" for what is filled in."""
    if isinstance(node, ast.Constant):
        return [str(node.value)]
    if isinstance(node, ast.IfExp):
        return wordings(node.body, function) + wordings(node.orelse, function)
    if isinstance(node, ast.JoinedStr):
        said = [""]
        for part in node.values:
            inner = part.value if isinstance(part, ast.FormattedValue) else part
            said = [first + second for first in said for second in wordings(inner, function)]
        return said
    if isinstance(node, ast.Name):
        for each in (*ast.walk(function), *MODULES[function].body):
            if isinstance(each, ast.Assign | ast.AnnAssign) and isinstance(each.value, ast.Constant | ast.JoinedStr):
                targets = each.targets if isinstance(each, ast.Assign) else [each.target]
                if any(isinstance(target, ast.Name) and target.id == node.id for target in targets):
                    return wordings(each.value, function)
    return ["1"]


def said_by(path: Path, names: set[str], place: int) -> Iterator[str]:
    """What calls of some classes say in a module; a class that wraps an error says nothing itself."""
    seen: set[int] = set()
    for function in reversed(list(functions(path))):
        calls = [node for node in ast.walk(function) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)]
        for call in calls:
            known = isinstance(call.func, ast.Name) and call.func.id in names
            if known and id(call) not in seen and len(call.args) > place:
                seen.add(id(call))
                yield from wordings(call.args[place], function)


REFUSED = sorted({said for path in (ROOT / "engine").rglob("*.py") for said in said_by(path, {"Refusal"}, 1)})
ERRORS = {"GameOver", "IllegalOption", "WrongSeat", "DeckError", "ServerError"}
ERRORS |= {cls.__name__ for cls in ServerError.__subclasses__()} - {"SetupError"}
PASSED_ON = {"1"}
"""What another error said."""
WRONG = sorted({said for path in SERVING for said in said_by(path, ERRORS, 0)} - PASSED_ON)


def orders() -> set[str]:
    """What is asked about orders, in the whole engine and language."""
    found: set[str] = set()
    for path in (*(ROOT / "engine").rglob("*.py"), *(ROOT / "language").rglob("*.py")):
        for function in functions(path):
            for call in ast.walk(function):
                if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "ask":
                    texts = [word.value for word in call.keywords if word.arg == "text"] + call.args[5:6]
                    if "order" in wordings(call.args[1], function):
                        found |= {said for text in texts for said in wordings(text, function) if said != "1"}
    return found


def test_every_question_about_an_order_has_german() -> None:
    assert orders() == set(QUESTIONS)


@pytest.mark.parametrize("said", REFUSED)
def test_every_refusal_has_german(said: str) -> None:
    found = german(said, REFUSALS)
    assert found is not None, said
    assert not english_in(found[0].format(**dict.fromkeys(found[1], "")))


@pytest.mark.parametrize("said", WRONG)
def test_every_error_of_the_server_has_german(said: str) -> None:
    found = german(said, PROBLEMS)
    assert found is not None, said
    assert not english_in(found[0].format(**dict.fromkeys(found[1], "")))


@pytest.mark.parametrize("said", sorted({facts.limit[1] for facts in FACTS.values() if facts.limit[0]}))
def test_every_limit_of_the_rules_has_german(said: str) -> None:
    found = german(said, REFUSALS)
    assert found is not None, said
    assert not english_in(found[0])


def test_the_code_was_read() -> None:
    assert len(REFUSED) > 45
    assert len(WRONG) > 70


AGENT = character("test-1", "Agent", AGENCY, cost=3, skill=2)
VETERAN = character("test-5", "Veteran", AGENCY, cost=1, skill=1, steadfast={Faction.AGENCY: 3})
LOYALIST = character("test-4", "Loyalist", AGENCY, cost=2, skill=1, keywords=[Keyword.LOYAL])
LAMP = support("test-10", "Lamp", NEUTRAL, cost=1, text=[action(exhaust(THIS), to=draw())])
ECHO = event("test-9", "Echo", NEUTRAL, cost=0, text=[response(after(is_("destroyed", CHARACTER)), draw())])
SHRINE = support("test-12", "Shrine", NEUTRAL, cost=1, text=[action(draw(), limit=limit_once())])


def why(table: Scenario, card: int) -> list[str]:
    return [GERMAN.refusal(table.game, each) for each in table.game.why_not(0, card)]


def test_refusals_say_in_german_what_is_in_the_way() -> None:
    """PAY-1, PAY-22, PAY-20, PAY-27, TIME-14, FINAL-109."""
    table = Scenario(active="darin", cards=[AGENT, VETERAN, LOYALIST, LAMP, ECHO, SHRINE], bells=["darin", "tommy"])
    agent, veteran, loyal = (table.darin.holds(card) for card in (AGENT, VETERAN, LOYALIST))
    echo = table.darin.holds(ECHO)
    lamp, shrine = table.darin.has(LAMP, exhausted=True), table.darin.has(SHRINE)
    table.darin.domain(agency=1, hastur=1)
    assert why(table, agent.id) == ["Die Karte kostet 3; die größte deiner nicht geleerten Domänen ist 2 wert."]
    assert why(table, veteran.id) == [
        "Die Karte ist standhaft: Du brauchst 3 Ressourcen von der Agentur an allen deinen Domänen zusammen und hast 1."
    ]
    assert why(table, loyal.id) == [
        "Die Karte ist loyal: Ressourcen von der Agentur an einer einzigen Domäne müssen ihre ganzen Kosten decken."
    ]
    assert why(table, lamp.id) == ["Die Kosten können nicht bezahlt werden: Lamp erschöpfen."]
    assert why(table, echo.id) == [
        "Ihre Reaktion ist nur dann einsetzbar: nachdem ein Charakter zerstört worden ist."
    ]
    table.darin.uses(shrine)
    assert why(table, shrine.id) == [
        "Dein Gegner entscheidet: Du bist gerade nicht gefragt.",
        "Die Fähigkeit ist so oft eingesetzt worden, wie es geht. (Einmal pro Phase.)",
    ]


def test_errors_are_said_in_german_and_strange_ones_stay() -> None:
    assert GERMAN.problem("The game is paused.") == "Das Spiel macht Pause."
    assert GERMAN.problem('"use:9" is not among the 3 options of this action decision of seat 0. Did you mean x?') == (
        "„use:9“ gehört nicht zu den 3 Möglichkeiten dieser Entscheidung."
    )
    assert GERMAN.problem("Something new.") == "Something new."
    assert LANGUAGES["en"].problem("The game is paused.") == "The game is paused."
