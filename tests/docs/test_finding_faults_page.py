"""What the page on finding faults shows is what the program says."""

import contextlib
import io
import re
from pathlib import Path

from rlyeh.engine.explain.trace import HEARD, STAGES

PAGE = Path(__file__).parents[2] / "docs" / "finding-faults.md"
BLOCKS = re.findall(r"^```(python|text)\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


def test_what_the_blocks_print_is_what_stands_below_them() -> None:
    names: dict[str, object] = {}
    printed, compared = "", 0
    for kind, block in BLOCKS:
        if kind == "python":
            said = io.StringIO()
            with contextlib.redirect_stdout(said):
                exec(compile(block, PAGE.name, "exec"), names)
            printed = said.getvalue()
        else:
            assert printed == block
            compared += 1
    assert compared == 2


def test_the_stages_of_the_page_are_those_of_the_road() -> None:
    shown = BLOCKS[-1][1]
    assert {stage for stage in STAGES if stage != "finish"} <= set(re.findall(r"[a-z_]+", shown))
    assert set(HEARD) < set(STAGES)
