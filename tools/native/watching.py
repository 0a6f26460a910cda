"""Profile-guided optimisation with GCC: functions count how often they go which way while games are played.

What was counted is kept for the compiler, which then lays out and inlines what is often used.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from tools.native.objects import PLAIN, Way, compile_all, shared_signature, sign_of, signature, signed
from tools.native.setting import C_FILES, CACHE, LEVEL, ROOT, WATCHES, compiler_version, copy_source, is_gcc, say
from tools.native.translate import lay_annotations

WATCHED = Way("watched", ("-fprofile-generate", "-fprofile-update=single"), ("-fprofile-generate",))
USING = (
    "-fprofile-use",
    "-fprofile-correction",
    "-fprofile-partial-training",  # what no game has used is still made fast, not small
    "-Wno-missing-profile",
    "-Wno-coverage-mismatch",  # signatures see to it; the headers of mypyc may lie elsewhere than before
)
SEEN = Way("seen", (*USING, "-flto"), (*USING, f"-O{LEVEL}", "-flto=auto"))
"""Told what was counted, it pays to look across all files: what often calls one another is put together."""
GAMES = Path(__file__).with_name("games.py")
COPY = CACHE / "watched"
"""The build that counts."""


def compile_best(extensions: list[Any], to: Path) -> list[Path]:
    """Compile as well as can be done here; returns the built files, each at its place under `to`."""
    if WATCHES and not is_gcc(compiler_version()):
        say("the C compiler is not GCC, so everything is compiled without watching games first")
    elif WATCHES:
        try:
            return _compile_seen(extensions, to)
        except Exception as problem:  # whatever it is: one can do without
            say(f"everything is compiled without watching games first, which did not work: {problem}")
    return compile_all(extensions, PLAIN, to)


def _compile_seen(extensions: list[Any], to: Path) -> list[Path]:
    """Compile with what games have shown; they are played unless they were played before."""
    _watch(extensions)
    say("compiling with what was seen")
    return compile_all(extensions, SEEN, to)


def _watch(extensions: list[Any]) -> None:
    """Find out what is often used, unless it is known of these very C files."""
    with signed(SEEN.folder / "profile", _sign()) as is_known:
        if is_known:
            return
        say("compiling to watch")
        for old in WATCHED.folder.rglob("*.gcda"):
            old.unlink()
        shutil.rmtree(COPY, ignore_errors=True)
        copy_source(COPY)
        compile_all(extensions, WATCHED, COPY)
        lay_annotations(COPY)
        say("playing games")
        play(COPY)
        keep(WATCHED.folder, SEEN.folder)
        (SEEN.folder / "profile").touch()


def _sign() -> str:
    """What is counted depends on this."""
    settings = f"{shared_signature()} {WATCHED.compiling}"
    return signature(settings.encode(), GAMES, *sorted(C_FILES.rglob("*.c")))


def play(build: Path) -> None:
    """Play the games with a build; what it counts is written beside its objects when the process ends."""
    places = [str(build), str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(places), "PYTHONHASHSEED": "0"}
    command = [sys.executable, "-m", "tools.native.games"]
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise RuntimeError((done.stderr.strip().splitlines() or [f"the games ended with {done.returncode}"])[-1])


def keep(counted: Path, kept_folder: Path) -> None:
    """Keep what was counted. Of C files that have not changed, what the same games have shown before is good enough: so
    their objects need not be compiled again."""
    profiles = list(counted.rglob("*.gcda"))
    if not profiles:
        raise RuntimeError("nothing was counted")
    for profile in profiles:
        copy = kept_folder / profile.relative_to(counted)
        copy.parent.mkdir(parents=True, exist_ok=True)
        with signed(copy, signature(sign_of(profile.with_suffix(".o")).read_bytes(), GAMES)) as is_known:
            if not is_known:
                shutil.copyfile(profile, copy)
