"""Translation to C: which modules are compiled, and what mypyc makes of them."""

from __future__ import annotations

import ast
import hashlib
import json
import os
import sys
from importlib.metadata import version
from pathlib import Path
from typing import Any

from tools.native.setting import C_FILES, CACHE, LEVEL, ROOT, SOURCE, WATCHES

PACKAGES = ("model", "engine", "language", "encoding", "bots/acolyte", "bots/sorcerer")
ALONE = ("envs/asking.py", "envs/duel.py")
"""Modules of other packages that are compiled as well."""
INTERPRETED = frozenset(
    (
        "model/declaring.py",  # puts back the annotations of compiled classes
        "language/__init__.py",  # imports with an asterisk, which mypyc leaves out
        "bots/sorcerer/__init__.py",  # asks for an answer a turn, and lets other processes think
        "bots/sorcerer/roots.py",
        "encoding/features.py",  # counts with NumPy, which has its own compiled code
        "engine/visibility/view_types.py",  # plain data for viewers, and what tells people in words
        "engine/explain/position.py",
        "engine/explain/values.py",
        "engine/explain/sources.py",
        "engine/explain/hindrances.py",
        "engine/explain/silence.py",
        "engine/explain/trace.py",
        "engine/explain/log_blanks.py",
        "engine/explain/log.py",
        "engine/files/game_file.py",
        "engine/explain/log_sentences.py",
        "engine/explain/refusals.py",
        "engine/explain/prompts.py",
    )
)
ANNOTATIONS = "rlyeh/model/annotations.json"
FLAGS = [] if os.name == "nt" else ["-fvisibility=hidden"]
"""Functions of the group are called by it alone: the compiler need not leave room for others to replace them."""


def modules() -> list[str]:
    """The modules that are compiled, as paths from the source folder."""
    paths: list[str] = []
    for package in PACKAGES:
        for path in sorted((SOURCE / "rlyeh" / package).rglob("*.py")):
            if str(path.relative_to(SOURCE / "rlyeh")) not in INTERPRETED:
                paths.append(str(path.relative_to(SOURCE)))
    return [*paths, *[f"rlyeh/{module}" for module in ALONE]]


def field_annotations() -> dict[str, dict[str, str]]:
    """The annotations of all dataclasses in these modules, which the compiled classes would lack."""
    annotations: dict[str, dict[str, str]] = {}
    for module in modules():
        name = module.removesuffix(".py").replace("/", ".").removesuffix(".__init__")
        for node in ast.parse((SOURCE / module).read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                annotations[f"{name}.{node.name}"] = {
                    entry.target.id: ast.unparse(entry.annotation)
                    for entry in node.body
                    if isinstance(entry, ast.AnnAssign)
                    and isinstance(entry.target, ast.Name)
                    and not ast.unparse(entry.annotation).startswith("ClassVar")
                }
    return annotations


def lay_annotations(to: Path) -> Path:
    """Write them where the compiled package looks for them."""
    table = to / ANNOTATIONS
    table.write_text(json.dumps(field_annotations(), indent=1) + "\n", encoding="utf-8")
    return table


def stamp() -> str:
    """What the compiled modules depend on, as a hash."""
    digest = hashlib.sha256(f"{sys.version} {version('mypy')} {LEVEL} {WATCHES}".encode())
    for tool in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(tool.read_bytes())
    for module in modules():
        digest.update(module.encode() + (SOURCE / module).read_bytes())
    return digest.hexdigest()


def translated() -> list[Any]:
    """The modules as C, in the form of extensions that setuptools can build; the current folder must be `SOURCE`."""
    from mypyc.build import mypycify

    extensions: list[Any] = mypycify(
        ["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(CACHE / "mypy"), *modules()],
        opt_level=LEVEL,
        debug_level="0",
        multi_file=True,
        target_dir=str(C_FILES),
        group_name="rlyeh",
    )
    for extension in extensions:
        extension.extra_compile_args += FLAGS
    return extensions
