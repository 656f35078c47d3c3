"""A real Ray on this machine, with worker processes of which one is killed in the middle."""

import os
import pathlib
import signal

import pytest
import ray

import sobremesa


def parent(pid):
    stat = pathlib.Path(f"/proc/{pid}/stat").read_text()
    return int(stat.rsplit(")", 1)[1].split()[1])


def is_ours(pid):
    while pid > 1:
        if pid == os.getpid():
            return True
        pid = parent(pid)
    return False


def working():
    """The processes of our Ray that play a part just now."""
    found = []
    for entry in pathlib.Path("/proc").iterdir():
        try:
            if entry.name.isdigit() and (entry / "cmdline").read_bytes().startswith(b"ray::_play"):
                if is_ours(int(entry.name)):
                    found.append(int(entry.name))
        except (FileNotFoundError, ProcessLookupError):
            continue
    return found


def without_times(results):
    """How long bots thought is the one thing that no two runs share."""
    return {part: figures for part, figures in results.items() if part != "times"}


def test_a_killed_worker_changes_nothing():
    import sobremesa.ray

    ray.init(num_cpus=3, include_dashboard=False, ignore_reinit_error=True)
    try:
        killed = []

        def kill(done, of):
            if not killed:
                killed.extend(working()[:1])
                for pid in killed:
                    os.kill(pid, signal.SIGKILL)

        run = {"players": 3, "bots": ["heuristic", "random"], "blocks": 200, "seed": "ray"}
        spread = sobremesa.ray.arena("linko", share=5, progress=kill, **run)
        assert killed, "a worker was at work when the first part was done"
        alone = sobremesa.arena("linko", **run)
        assert without_times(spread) == without_times(alone)
        with pytest.raises(ValueError, match="deep-thought"):
            sobremesa.ray.arena("linko", players=3, bots=["deep-thought"])
        for bots in ([len], ["random", len], len):
            with pytest.raises(TypeError, match="bots are (names|a name)"):
                sobremesa.ray.arena("linko", players=3, bots=bots)
        with pytest.raises(TypeError, match="whole number or a text"):
            sobremesa.ray.arena("linko", players=3, bots=["random"], seed=None)
    finally:
        ray.shutdown()
