"""The learned bot: a model in a file scores the options, and the best one is taken.

Any model will do that takes the features of `rlyeh.encoding.features` as "state", "options" and "cards", gives a score
for each option as "scores", and says in its metadata for which features it was made (docs/research.md).
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rlyeh.errors import UnknownBot

if TYPE_CHECKING:
    from rlyeh.bots.bot import Chair
    from rlyeh.engine import Option

SUFFIX = ".onnx"
FEATURES = "rlyeh_features"
"""The line in a model's metadata that names the features it was made for."""
INPUTS = ("state", "options", "cards")
SCORES = "scores"


def is_model(spec: str) -> bool:
    """Whether this is how somebody names a model."""
    return spec.strip().casefold().endswith(SUFFIX)


class Learned:
    """Plays by a trained model."""

    def __init__(self, path: str, seed: int = 0) -> None:
        # The answer of a model depends on what it sees alone; the seed is taken because every bot has one.
        self.name = path
        self.seed = seed
        self.session = _session(str(Path(path).expanduser()))

    def choose(self, chair: Chair) -> Option:
        from rlyeh.encoding import features

        observed = features(chair.sight)
        inputs = {"state": observed.state[None, :], "options": observed.options, "cards": observed.cards}
        scores = self.session.run([SCORES], inputs)[0]
        return chair.decision.options[int(scores.argmax())]


@cache
def _session(path: str) -> Any:
    """The model of a file, checked, once in each process."""
    if not Path(path).is_file():
        raise UnknownBot(f'There is no model "{path}"; a learned bot is named by its file.')
    try:
        import onnxruntime

        from rlyeh.encoding.features import HASH
    except ImportError as problem:
        raise UnknownBot(f"Learned bots need {problem.name}: pip install 'rlyeh[rl]'.") from None
    settings = onnxruntime.SessionOptions()
    settings.intra_op_num_threads = settings.inter_op_num_threads = 1
    settings.log_severity_level = 3
    try:
        session = onnxruntime.InferenceSession(path, settings, providers=["CPUExecutionProvider"])
    except Exception as problem:  # onnxruntime has no common base for its errors
        raise UnknownBot(f'"{path}" cannot be read as a model: {str(problem).splitlines()[0]}') from None
    made_for = session.get_modelmeta().custom_metadata_map.get(FEATURES, "")
    if made_for != HASH:
        basis = f"features {made_for}" if made_for else "something else"
        raise UnknownBot(f'The model "{path}" was made for {basis}, not for the features {HASH} of this version.')
    missing = set(INPUTS) - {tensor.name for tensor in session.get_inputs()}
    if missing or SCORES not in [tensor.name for tensor in session.get_outputs()]:
        raise UnknownBot(f'The model "{path}" must take {", ".join(INPUTS)} and give {SCORES}.')
    return session
