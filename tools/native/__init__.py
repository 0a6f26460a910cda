"""The native build: the rules of play compiled with mypyc, and with what games have shown to be often used.

`translate` says what is compiled and makes C of it, `objects` compiles the C, `watching` plays the games (`games`) that
show what is often used, and `building` does all of it in turn. `python -m tools.native` is the command line.
"""

from tools.native.building import build, copy
from tools.native.setting import HOW, lacking

__all__ = ["HOW", "build", "copy", "lacking"]
