"""The benchmark where everything is installed that it plays beside us."""

import subprocess
import sys

from sobremesa import bench


def test_the_benchmark_leaves_nobody_out():
    short = ["--num-envs", "4", "--seconds", "0.01", "--threads", "1"]
    told = subprocess.run(
        [sys.executable, "-m", "sobremesa.bench", *short], capture_output=True, text=True, check=True
    ).stdout.splitlines()
    assert not [line for line in told if "not measured" in line]
    for (name, _), line in zip(bench.OTHERS, told[-len(bench.OTHERS) :], strict=True):
        assert line.startswith(name) and line.endswith("million a second")
