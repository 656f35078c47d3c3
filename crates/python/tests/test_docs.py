"""What the pages say is true."""

import importlib.metadata
import pathlib
import re
import subprocess
import sys

import numpy as np
import pytest
import tour

import sobremesa
from sobremesa import bench

DOCS = pathlib.Path(__file__).parents[3] / "docs"


def test_the_tour_runs():
    tour.run()


def test_the_licenses_come_along():
    names = {path.name for path in importlib.metadata.files("sobremesa")}
    assert {"LICENSE-APACHE", "LICENSE-MIT"} <= names


def test_the_stubs_are_those_of_the_engine(tmp_path):
    """What editors and type checkers are told is what there is, argument by argument."""
    flags = ["--ignore-missing-stub", "--ignore-disjoint-bases"]
    check = [sys.executable, "-m", "mypy.stubtest", "sobremesa._sobremesa", *flags]
    checked = subprocess.run(check, cwd=tmp_path, capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_the_wheel_is_for_every_python_since_3_10():
    """One wheel for all: its tag says so, and it needs nothing that came to CPython's stable interface later."""
    about = importlib.metadata.distribution("sobremesa").read_text("WHEEL")
    assert re.search("^Tag: cp310-abi3-", about, re.M), about
    audit = [sys.executable, "-m", "abi3audit", "--strict", "--assume-minimum-abi3", "3.10"]
    audited = subprocess.run([*audit, sobremesa._sobremesa.__file__], capture_output=True, text=True)
    assert audited.returncode == 0, audited.stdout + audited.stderr


def test_the_benchmark_measures_all_that_is_there():
    """With next to no time: how fast it is does not matter, but that it says something, or why not."""
    short = ["--num-envs", "4", "--seconds", "0.01", "--threads", "1"]
    told = subprocess.run(
        [sys.executable, "-m", "sobremesa.bench", *short], capture_output=True, text=True, check=True
    ).stdout.splitlines()
    assert len(told) == 5 * len(bench.TABLES) + len(bench.OTHERS), told
    ours, others = told[: -len(bench.OTHERS)], told[-len(bench.OTHERS) :]
    assert all(line.endswith("million a second") for line in ours)
    # On a busy machine even a rate may be next to nothing.
    measured = [line for line in told if "not measured: " not in line]
    assert all(0 <= float(line.split()[-4]) < 1000 for line in measured), told
    assert bench.ours("linko", 2, "uint8", "numpy", 4, 0.0) > 0
    assert bench.one_by_one("level10", 3, 0.0) > 0
    for (name, _), line in zip(bench.OTHERS, others):
        assert line.startswith(name) and ("million a second" in line or "not measured: " in line)
    assert "million a second" in others[0], "OpenSpiel is among what the tests need"


def test_the_benchmark_picks_legal_codes_at_random():
    masks = np.zeros((1000, 9), np.bool_)
    masks[:, [2, 5]] = True
    codes, counts = np.unique(bench.picked(masks, np.random.default_rng(1)), return_counts=True)
    assert codes.tolist() == [2, 5] and counts.min() > 400


def test_modules_for_others_are_there_without_an_import_of_their_own():
    """In a fresh process: `import sobremesa` alone needs none of their packages, and `sobremesa.gymnasium` is there."""
    attempt = """if True:
        import sys

        import sobremesa

        others = ["gymnasium", "open_spiel", "pettingzoo", "ray"]
        assert {*others, "vector"} <= set(dir(sobremesa))
        assert not {*others, "pyspiel"} & set(sys.modules)
        sobremesa.vector.make("linko", num_envs=2, players=2)
        sobremesa.gymnasium.make("linko", players=2)
        sobremesa.pettingzoo.env("linko", players=2)
        sobremesa.open_spiel.register()
        assert not hasattr(sobremesa, "nothing")
    """
    subprocess.run([sys.executable, "-c", attempt], check=True)


def test_type_checkers_know_the_modules_and_nothing_else(tmp_path):
    (tmp_path / "program.py").write_text(
        """
import sobremesa

games: sobremesa.vector.VectorGames = sobremesa.vector.make("linko", num_envs=2, players=2)
number: int = sobremesa.gymnasium.make("linko", players=2)
sobremesa.nothing
"""
    )
    check = [sys.executable, "-m", "mypy", "program.py"]
    told = subprocess.run(check, cwd=tmp_path, capture_output=True, text=True).stdout
    errors = re.findall(r"program.py:(\d+): error: .*\[(.*)\]", told)
    assert errors == [("5", "assignment"), ("6", "attr-defined")], told


@pytest.mark.parametrize("game", sobremesa.names())
def test_the_encodings_are_described(game):
    title = {"level10": "Level 10", "linko": "Linko", "level8": "Level 8"}[game]
    text = (DOCS / "encodings.md").read_text(encoding="utf-8")
    table = text.split(f"| {title} | numbers | at most | |\n")[1].split("\n\n")[0]
    rows = [[cell.strip() for cell in row.split("|")[1:4]] for row in table.strip().splitlines()[1:]]
    told = [(name.strip("`"), int(size), int(most)) for name, size, most in rows]
    fields = sobremesa.game(game).fields
    assert told == [(field["name"], field["size"], field["most"]) for field in fields]
    codes = text.split(f"| {title} | codes | |\n")[1].split("\n\n")[0].strip().splitlines()
    last = re.findall(r"\d+", codes[-1].split("|")[1])[-1]
    assert int(last) + 1 == sobremesa.game(game).num_codes
