"""What docs/research.md shows is true: its blocks run as they stand."""

import re
from pathlib import Path
from typing import Any

import pytest

from rlyeh.encoding import FEATURES
from rlyeh.envs import DuelVectorEnv
from rlyeh.envs.dataset import table_schema

PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```python\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("block", [block for block in BLOCKS if "make_vec" not in block])
def test_every_block_runs(block: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert len(block.strip().splitlines()) <= 11, "ten lines to a first experiment, and one between them"
    exec(compile(block, "research.md", "exec"), {})
    capsys.readouterr()


def test_the_vectorised_block_runs() -> None:
    (block,) = [block for block in BLOCKS if "make_vec" in block]
    names: dict[str, Any] = {}
    exec("import gymnasium\nimport rlyeh.envs\n" + block.replace("num_envs=64", "num_envs=2"), names)
    assert isinstance(names["envs"], DuelVectorEnv)
    names["envs"].close()


def test_the_page_knows_the_features_and_the_columns() -> None:
    assert f"`state` (1 × {FEATURES[0]}), `options` (n × {FEATURES[1]})" in PAGE
    told = re.search(r"\| column \| type.*?\n\n", PAGE, re.DOTALL)
    assert told is not None
    lines = told[0].strip().splitlines()[2:]
    named = [name for line in lines for name in re.findall(r"`(\w+)`", line.split("|")[1])]
    assert sorted(named) == sorted(table_schema(views=True).names)
