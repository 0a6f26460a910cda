"""A database that cannot be used is said in one sentence, before anybody is served."""

from __future__ import annotations

from pathlib import Path

import pytest

from rlyeh.cli import main


def refusal(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one line that a command ends with."""
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    (line,) = capsys.readouterr().err.splitlines()
    return line


@pytest.mark.parametrize("command", [("serve",), ("server", "migrate")])
def test_a_folder_that_cannot_be_made(
    command: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    database = f"sqlite:///{tmp_path}/file/rlyeh.db"
    line = refusal(capsys, *command, "--database", database)
    assert line.startswith(f"rlyeh: Games cannot be kept in {database} ([Errno ")
    assert "check that you may write there and that the disk is not full" in line
    assert line.endswith("RLYEH_DATABASE.")


def test_a_file_that_is_no_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "letter.txt").write_text("Dear Sir, " * 100, "ascii")
    assert "file is not a database" in refusal(capsys, "serve", "--database", f"sqlite:///{tmp_path}/letter.txt")


def test_a_database_server_that_does_not_answer(capsys: pytest.CaptureFixture[str]) -> None:
    line = refusal(capsys, "server", "migrate", "--database", "postgresql://rlyeh:hush@127.0.0.1:9/rlyeh")
    assert "postgresql://…@127.0.0.1:9/rlyeh" in line
    assert "hush" not in line
