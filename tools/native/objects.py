"""Object files: C compiled on all cores, and only what has changed since the last time."""

from __future__ import annotations

import copy
import hashlib
import os
import shutil
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any

from tools.native.setting import C_FILES, CACHE, LEVEL, compiler_version


@dataclass(frozen=True)
class Way:
    """A way to compile: what compiler and linker are told besides the usual. Each has its own folder of objects."""

    name: str
    compiling: tuple[str, ...] = ()
    linking: tuple[str, ...] = ()

    @property
    def folder(self) -> Path:
        """Where its objects are kept for the next time, each with its signature beside it."""
        return CACHE / f"objects-{LEVEL}-{self.name}"


PLAIN = Way("plain")


def compile_all(extensions: list[Any], way: Way, to: Path) -> list[Path]:
    """Compile the extensions in one of the ways; returns the built files, each at its place under `to`."""
    from setuptools import Distribution  # type: ignore[import-untyped]

    prepared = [_with_arguments(extension, way) for extension in extensions]
    command: Any = Distribution({"name": "rlyeh", "ext_modules": prepared}).get_command_obj("build_ext")
    command.build_temp = str(way.folder)
    command.build_lib = str(way.folder / "built")
    command.force = True  # signatures say what is up to date, not the time of day
    command.ensure_finalized()
    command.build_extensions = lambda: _build_all(command)
    command.run()
    return [_laid(Path(built), Path(command.build_lib), to) for built in command.get_outputs()]


def _laid(built: Path, where: Path, to: Path) -> Path:
    """Lay a built file at its place; a new one, so that programs that run with the old one keep it."""
    place = to.resolve() / built.relative_to(where)
    place.unlink(missing_ok=True)
    place.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy2(built, place)
    return place


def _with_arguments(extension: Any, way: Way) -> Any:
    """An extension with what the compiler is told in this way."""
    twin = copy.copy(extension)
    twin.extra_compile_args = [*extension.extra_compile_args, *way.compiling]
    twin.extra_link_args = [*extension.extra_link_args, *way.linking]
    return twin


def _build_all(command: Any) -> None:
    """Compile and link, the largest files first; setuptools would do one file after the other."""
    shared = shared_signature()
    jobs = [(source, extension) for extension in command.extensions for source in extension.sources]
    jobs.sort(key=lambda job: -Path(job[0]).stat().st_size)
    compiler = command.compiler
    with ThreadPoolExecutor(_cores()) as pool:
        list(pool.map(lambda job: _compile(command, job[0], job[1], shared), jobs))
        compiler.compile = lambda sources, output_dir, **_: compiler.object_filenames(sources, output_dir=output_dir)
        list(pool.map(lambda extension: _link(command, extension), command.extensions))


def _cores() -> int:
    """How many cores there are for us."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _compile(command: Any, source: str, extension: Any, shared: str) -> None:
    """Compile one C file, unless it was compiled before as it is."""
    (made,) = _objects(command, [source])
    settings = f"{shared} {extension.extra_compile_args}"
    with signed(made, signature(settings.encode(), Path(source), profile_of(made))) as is_known:
        if not is_known:
            command.compiler.compile(
                [source],
                output_dir=command.build_temp,
                include_dirs=extension.include_dirs,
                extra_postargs=extension.extra_compile_args,
                depends=extension.depends,
            )


def _link(command: Any, extension: Any) -> None:
    """Link the objects of an extension, unless the same ones were linked before."""
    signs = [sign_of(made) for made in _objects(command, sorted(extension.sources))]
    made = Path(command.get_ext_fullpath(extension.name))
    with signed(made, signature(f"{extension.extra_link_args}".encode(), *signs)) as is_known:
        if not is_known:
            command.build_extension(extension)


def _objects(command: Any, sources: list[str]) -> list[Path]:
    """What C files become."""
    return [Path(name) for name in command.compiler.object_filenames(sources, output_dir=command.build_temp)]


def shared_signature() -> str:
    """What all objects depend on: the headers, and which Python, mypyc and C compiler there are."""
    settings = f"{sys.version} {version('mypy')} {compiler_version()} {os.environ.get('CFLAGS')}"
    return signature(settings.encode(), *sorted(C_FILES.rglob("*.h")))


def signature(settings: bytes, *files: Path) -> str:
    """A hash of the settings and of what is in the files, where there are any."""
    digest = hashlib.sha256(settings)
    for path in files:
        digest.update(hashlib.sha256(path.read_bytes()).digest() if path.exists() else b"none")
    return digest.hexdigest()


def profile_of(made: Path) -> Path:
    """What was seen of an object's functions while games were played: GCC looks for it beside the object."""
    return made.with_suffix(".gcda")


def sign_of(made: Path) -> Path:
    """Where the signature of something that was made is kept."""
    return made.with_name(f"{made.name}.sign")


def is_signed(made: Path, sign: str) -> bool:
    """Whether something was made before, and out of the same."""
    return made.exists() and sign_of(made).exists() and sign_of(made).read_text() == sign


@contextmanager
def signed(made: Path, sign: str) -> Iterator[bool]:
    """Says whether something was made before, out of the same; if not, it is to be made within, and signed then. Who is
    interrupted leaves it unsigned."""
    if is_signed(made, sign):
        yield True
        return
    sign_of(made).unlink(missing_ok=True)
    yield False
    sign_of(made).write_text(sign)
