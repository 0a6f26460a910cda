"""Compile the rules of play with mypyc: `make native`, and the wheel of a release (`hatch_build.py`).

    python -m tools.native in-place      beside the source, which is then run compiled
    python -m tools.native copy FOLDER   a copy of the package, compiled, for PYTHONPATH; the source stays as it is
    python -m tools.native clean         remove what was compiled in place and in build/native
    python -m tools.native clean-source  remove what was compiled in place

What is unchanged since the last time is not compiled again: C files and objects stay in build/native-cache.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import json
import os
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
PACKAGES = ("model", "engine", "language", "encoding", "bots/acolyte", "bots/sorcerer")
ALONE = ("envs/duel.py",)
"""Modules of other packages that are compiled as well."""
INTERPRETED = frozenset(
    (
        "model/declaring.py",  # puts back the annotations of compiled classes
        "language/__init__.py",  # imports with an asterisk, which mypyc leaves out
        "bots/sorcerer/__init__.py",  # asks for an answer a turn, and lets other processes think
        "bots/sorcerer/roots.py",
        "encoding/features.py",  # counts with NumPy, which has its own compiled code
        "engine/views.py",  # plain data for viewers, and what tells people in words
        "engine/filling.py",
        "engine/narration.py",
        "engine/record.py",
        "engine/sentences.py",
        "engine/why.py",
        "engine/wording.py",
    )
)
CACHE = ROOT / "build" / "native-cache"
COPY = ROOT / "build" / "native"
LEVEL = os.environ.get("RLYEH_NATIVE_OPT", "2")
"""How hard the C compiler tries: 0 is done soon and runs at half the speed, which is good enough for tests."""
ANNOTATIONS = "rlyeh/model/annotations.json"
SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX")
FLAGS = [] if os.name == "nt" else ["-fvisibility=hidden"]
"""Functions of the group are called by it alone: the compiler need not leave room for others to replace them."""
HOW = (
    "To get one: apt install gcc python3-dev (Debian, Ubuntu), dnf install gcc python3-devel (Fedora), "
    "xcode-select --install (macOS), the Visual Studio Build Tools (Windows)."
)


def modules() -> list[str]:
    """The modules that are compiled, as paths from the source folder."""
    found: list[str] = []
    for package in PACKAGES:
        for path in sorted((SOURCE / "rlyeh" / package).rglob("*.py")):
            if str(path.relative_to(SOURCE / "rlyeh")) not in INTERPRETED:
                found.append(str(path.relative_to(SOURCE)))
    return [*found, *[f"rlyeh/{module}" for module in ALONE]]


def compiler() -> str | None:
    """The C compiler that Python would use here, if there is one."""
    wanted = os.environ.get("CC") or (sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(wanted.split()[0]) or shutil.which("cc")


def field_annotations() -> dict[str, dict[str, str]]:
    """The annotations of all dataclasses in these modules, which the compiled classes would lack."""
    found: dict[str, dict[str, str]] = {}
    for module in modules():
        name = module.removesuffix(".py").replace("/", ".").removesuffix(".__init__")
        for node in ast.parse((SOURCE / module).read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                found[f"{name}.{node.name}"] = {
                    entry.target.id: ast.unparse(entry.annotation)
                    for entry in node.body
                    if isinstance(entry, ast.AnnAssign)
                    and isinstance(entry.target, ast.Name)
                    and not ast.unparse(entry.annotation).startswith("ClassVar")
                }
    return found


def stamp() -> str:
    """What the compiled modules depend on, as a hash."""
    here = Path(__file__).read_text(encoding="utf-8")
    digest = hashlib.sha256(f"{sys.version} {version('mypy')} {LEVEL} {here}".encode())
    for module in modules():
        digest.update(module.encode() + (SOURCE / module).read_bytes())
    return digest.hexdigest()


def build(to: Path) -> list[Path]:
    """Compile everything; returns the built files, each at its place under `to`."""
    from mypyc.build import mypycify
    from setuptools import Distribution  # type: ignore[import-untyped]

    CACHE.mkdir(parents=True, exist_ok=True)
    before = Path.cwd()
    os.chdir(SOURCE)
    try:
        extensions = mypycify(
            ["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(CACHE / "mypy"), *modules()],
            opt_level=LEVEL,
            debug_level="0",
            multi_file=True,
            target_dir=str(CACHE / "c"),
            group_name="rlyeh",
        )
        for extension in extensions:
            extension.extra_compile_args += FLAGS
        command: Any = Distribution({"name": "rlyeh", "ext_modules": extensions}).get_command_obj("build_ext")
        command.build_lib = str(to)
        command.build_temp = str(CACHE / f"objects-{LEVEL}")
        command.ensure_finalized()
        command.build_extensions = lambda: _build_all(command)
        command.run()
        built = [Path(path).resolve() for path in command.get_outputs()]
    finally:
        os.chdir(before)
    table = to / ANNOTATIONS
    table.write_text(json.dumps(field_annotations(), indent=1) + "\n", encoding="utf-8")
    return [*built, table]


def _build_all(command: Any) -> None:
    """Compile and link on all cores, the largest files first; setuptools would do one file after the other."""
    headers = sorted((CACHE / "c").rglob("*.h"))
    shared = hashlib.sha256(b"".join(path.read_bytes() for path in headers)).hexdigest()
    jobs = [(source, extension) for extension in command.extensions for source in extension.sources]
    jobs.sort(key=lambda job: -Path(job[0]).stat().st_size)
    compiler = command.compiler
    with ThreadPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        list(pool.map(lambda job: _compile(command, job[0], job[1], shared), jobs))
        compiler.compile = lambda sources, output_dir, **_: compiler.object_filenames(sources, output_dir=output_dir)
        list(pool.map(command.build_extension, command.extensions))


def _compile(command: Any, source: str, extension: Any, shared: str) -> None:
    """Compile one C file, unless it was compiled before as it is."""
    (made,) = command.compiler.object_filenames([source], output_dir=command.build_temp)
    sign = hashlib.sha256(f"{shared} {extension.extra_compile_args}".encode() + Path(source).read_bytes()).hexdigest()
    signed = Path(f"{made}.sign")
    if Path(made).exists() and signed.exists() and signed.read_text() == sign:
        return
    command.compiler.compile(
        [source],
        output_dir=command.build_temp,
        include_dirs=extension.include_dirs,
        extra_postargs=extension.extra_compile_args,
        depends=extension.depends,
    )
    signed.write_text(sign)


def copy(to: Path) -> None:
    """A compiled copy of the package; up to date, whatever lay there before."""
    now, signed = stamp(), to / "stamp"
    known = signed.exists() and signed.read_text() == now
    if not known:
        shutil.rmtree(to, ignore_errors=True)
    shutil.copytree(SOURCE, to, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__", f"*{SUFFIX}"))
    if not known:
        build(to)
        signed.write_text(now)


def clean() -> None:
    """Remove what was compiled."""
    shutil.rmtree(COPY, ignore_errors=True)
    clean_source()


def clean_source() -> None:
    """Leave the source interpreted."""
    for path in [*SOURCE.rglob(f"*{SUFFIX}"), SOURCE / ANNOTATIONS]:
        path.unlink(missing_ok=True)


def main() -> None:
    """The command line."""
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("what", choices=("in-place", "copy", "clean", "clean-source"))
    ask.add_argument("--if-possible", action="store_true", help="without a C compiler, say so and succeed")
    ask.add_argument("folder", type=Path, nargs="?", default=COPY, help="where a copy goes")
    wanted = ask.parse_args()
    if wanted.what.startswith("clean"):
        clean() if wanted.what == "clean" else clean_source()
        return
    if compiler() is None:
        said = f"No C compiler was found, so nothing was compiled; the program runs interpreted all the same. {HOW}"
        (wanted.folder / "stamp").unlink(missing_ok=True)
        print(said, file=sys.stderr)
        sys.exit(0 if wanted.if_possible else 1)
    if wanted.what == "copy":
        copy(wanted.folder.resolve())
    else:
        build(SOURCE)


if __name__ == "__main__":
    main()
