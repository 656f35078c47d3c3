"""The example that trains a net runs, and what it writes fits the game."""

import os
import pathlib
import subprocess
import sys

import onnx
import pytest

import sobremesa

TRAIN = pathlib.Path(__file__).parents[3] / "examples" / "train.py"


def columns(value):
    """How many numbers a row has."""
    return value.type.tensor_type.shape.dim[1].dim_value


@pytest.mark.parametrize(("game", "options"), [("level10", ["pauses=2"]), ("linko", []), ("level8", [])])
def test_a_net_learns_and_is_written(game, options, tmp_path):
    net = tmp_path / "learned.onnx"
    chosen = [word for option in options for word in ("--option", option)]
    minutes = os.environ.get("SOBREMESA_MINUTES", "0.5")
    train = [sys.executable, str(TRAIN), "--game", game, "--minutes", minutes, "--out", str(net)]
    train += ["--deals", "2"]
    told = subprocess.run([*train, *chosen], check=True, stdout=subprocess.PIPE, text=True).stdout
    assert "one against random: " in told and "one against heuristic: " in told
    model = onnx.load(net)
    onnx.checker.check_model(model, full_check=True)
    about = sobremesa.game(game)
    assert [columns(value) for value in model.graph.input] == [about.num_numbers]
    assert [columns(value) for value in model.graph.output] == [about.num_codes, 1]
