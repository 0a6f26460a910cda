"""What training leaves behind: a model that plays, and a picture of how it learned."""

from __future__ import annotations

import logging
import warnings
from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

import matplotlib as mpl
import onnx
import torch

from examples.training.policy import OPTION, STATE, Policy
from rlyeh.encoding.features import HASH


class Measured(Protocol):
    """A point of a learning curve."""

    cpu_minutes: float
    score: float


def export(policy: Policy, path: Path) -> None:
    """Write the model as ONNX. Its metadata says which features it wants, so that it is never fed others."""
    policy.eval()
    several = torch.export.Dim("options", min=2, max=4096)
    example = (torch.zeros(1, STATE), torch.zeros(3, OPTION), torch.zeros(3, 2, dtype=torch.int64))
    # The exporter speaks of packages that are not installed and of names of its own; nothing of it concerns us.
    logging.getLogger("torch.onnx").setLevel(logging.ERROR)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        program = torch.onnx.export(
            policy,
            example,
            input_names=["state", "options", "cards"],
            output_names=["scores", "value"],
            dynamic_shapes=({}, {0: several}, {0: several}),
            dynamo=True,
            verbose=False,
        )
    assert program is not None
    model = program.model_proto
    onnx.helper.set_model_props(model, {"rlyeh_features": HASH})
    onnx.save(model, path)


def picture(curve: Sequence[Measured], path: Path) -> None:
    """The learning curve as a picture."""
    mpl.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(8, 4.5), layout="constrained")
    minutes, scores = [point.cpu_minutes for point in curve], [100 * point.score for point in curve]
    axes.plot(minutes, scores, marker="o", color="#3b7a57")
    axes.axhline(90, color="#999999", linewidth=1, linestyle="--")
    axes.set(xlabel="minutes of computing", ylabel="games won against random, %", ylim=(0, 102))
    figure.savefig(path, dpi=120)
    pyplot.close(figure)
