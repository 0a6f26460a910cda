"""Named registers: a save says which fields its records have, so that a program in which they have changed finds them.

How a class is written now is its form. How one was written by an earlier program stands in the head of its save; what
has changed since is declared beside the class (`rlyeh.engine.state.wire`).
"""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from functools import lru_cache
from operator import attrgetter
from typing import Any, Final

from rlyeh.engine.files import version_1
from rlyeh.engine.state.records import Frame
from rlyeh.engine.state.wire import Wire
from rlyeh.errors import GameFileError

END: Final = ""
"""Where a frame stands that has taken its last step."""


class Form:
    """The schema of saved objects of a class: their wire name and these fields."""

    __slots__ = ("fields", "head_entry", "pc", "values", "wire")

    def __init__(self, cls: type[Any], fields: tuple[str, ...]) -> None:
        declared = vars(cls).get("WIRE")
        if not isinstance(declared, Wire):
            raise TypeError(f"{cls.__name__} declares no wire name, so it cannot be saved")
        self.wire: Final = declared
        self.fields: Final = fields
        self.values: Final = _getter(fields)
        self.pc: Final = fields.index("pc") + 1 if "pc" in fields else 0
        """The place of what counts the steps of a frame in a row that begins with the wire name."""
        self.head_entry: Final = [declared.version, " ".join(fields)]
        """What the head of a save says of it."""


def _getter(fields: tuple[str, ...]) -> Callable[[Any], tuple[Any, ...]]:
    """What reads these fields of an object, as a tuple also where there is only one."""
    if len(fields) > 1:
        return attrgetter(*fields)
    get: Callable[[Any], Any] = attrgetter(fields[0])

    def single(of: Any) -> tuple[Any, ...]:
        return (get(of),)

    return single


class Reading:
    """The schema of a reader: how objects of a class are read that were written with these fields, perhaps by an
    earlier program."""

    __slots__ = ("form", "names", "same", "version")

    def __init__(self, form: Form, version: int, fields: str) -> None:
        wire = form.wire
        names = fields.split()
        if version > wire.version:
            raise GameFileError(f'it holds version {version} of "{wire.name}"; this program reads {wire.version}.')
        self.form: Final = form
        self.version: Final = version
        self.names: Final = [_renamed(name, names, wire) for name in names]
        self.same: Final = version == wire.version and tuple(self.names) == form.fields

    def present(self, values: list[Any]) -> list[Any]:
        """The values of the present fields, in their order, from those that were written."""
        form = self.form
        if not self.same:
            values_by_name = dict(zip(self.names, values, strict=True))
            self._upgrade(values_by_name)
            values = [values_by_name[name] for name in form.fields]
        return values

    def _upgrade(self, values: dict[str, Any]) -> None:
        """Make the present fields of those of an earlier program, as the class declares it."""
        wire = self.form.wire
        if wire.upgrade is not None and self.version < wire.version:
            wire.upgrade(self.version, values)
        for name in wire.gone:
            values.pop(name, None)
        for name, value in wire.added.items():
            if name not in values:
                values[name] = copy(value)
        if odd := sorted(values.keys() ^ set(self.form.fields)):
            raise GameFileError(f'nobody says what became of {", ".join(odd)} of "{wire.name}".')

    def step(self, frame: Frame, at: str | int) -> int:
        """The number that a frame's step has now; where its steps have no names, the number is what was written."""
        names = (*frame.step_names(), END)
        if len(names) == 1 and isinstance(at, int):
            return at
        name = at if isinstance(at, str) else version_1.step(frame.steps_of(), at)
        if name not in names:
            name = self.form.wire.steps.get(name, name)
        if name not in names:
            problem = f'it stands at the step "{name}" of "{frame.steps_of()}", which this program does not know.'
            raise GameFileError(problem)
        return names.index(name)


@lru_cache(maxsize=1000)
def reading(form: Form, version: int, fields: str) -> Reading:
    """The schema for reading what was written with these fields; found once."""
    return Reading(form, version, fields)


def _renamed(name: str, names: list[str], wire: Wire) -> str:
    """What a field is called now. One whose present name is there as well is another, newer one of its former name."""
    now = wire.renamed.get(name, name)
    return name if now in names else now


__all__ = ["END", "Form", "Reading", "reading"]
