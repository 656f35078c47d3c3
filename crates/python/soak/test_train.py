"""The example that trains a net runs, and what it writes fits the game and plays it in the program."""

import json
import os
import pathlib
import re
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
    # How often it won, of all games in each line: two deals, each from both seats, but a team of its own once.
    lines = re.findall(r"^(.*): [\d.]+% of (\d+) games$", told, re.M)
    rivals = [("one against random", "4"), ("one against heuristic", "4")]
    team = [("a team of its own", "2"), ("one beside random", "4"), ("one beside heuristic", "4")]
    assert lines == (team if game == "level10" else rivals)
    model = onnx.load(net)
    onnx.checker.check_model(model, full_check=True)
    about = sobremesa.game(game)
    assert [columns(value) for value in model.graph.input] == [about.num_numbers]
    assert [columns(value) for value in model.graph.output] == [about.num_codes, 1]
    sim = [os.environ["SOBREMESA_PROGRAM"], "sim", game, "--players", "2", "--games", "2", "--seed", "1", "--json"]
    sim += ["--bots", f"net:{net},random", *(word for option in options for word in f"--{option}".split("="))]
    played = subprocess.run(sim, check=True, capture_output=True, text=True)
    assert (json.loads(played.stdout.splitlines()[-1])["games"], played.stderr) == (2, "")
