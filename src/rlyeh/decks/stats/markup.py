"""HTML and SVG as trees of elements, so that whatever is put into them is escaped by construction."""

from __future__ import annotations

from collections.abc import Iterable
from xml.etree.ElementTree import Element, tostring

Child = Element | str | None
Value = str | int | float


def h(tag: str, *children: Child | Iterable[Child], **attributes: Value) -> Element:
    """An element. `class_` is class, other underscores are hyphens; floats are rounded to what a screen can show."""
    element = Element(tag, {name.rstrip("_").replace("_", "-"): _value(value) for name, value in attributes.items()})
    for child in children:
        for node in [child] if isinstance(child, (str, Element)) or child is None else child:
            _append(element, node)
    return element


def page_of(root: Element) -> str:
    """A whole document."""
    return f"<!doctype html>\n{tostring(root, encoding='unicode', method='html')}\n"


def _append(element: Element, child: Child) -> None:
    if child is None:
        return
    if isinstance(child, Element):
        element.append(child)
    elif len(element):
        element[-1].tail = (element[-1].tail or "") + child
    else:
        element.text = (element.text or "") + child


def _value(value: Value) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)
