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


@pytest.fixture
def cluster():
    ray.init(num_cpus=3, include_dashboard=False)
    yield
    ray.shutdown()


def test_what_is_wrong_is_refused_before_anything_starts():
    def arena(bots, **more):
        sobremesa.ray.arena("linko", players=3, bots=bots, **more)

    for bots, said in (["deep-thought"], "deep-thought"), (["random"] * 2, "named twice"), ([], "nothing to play"):
        with pytest.raises(ValueError, match=said):
            arena(bots)
    with pytest.raises(ValueError, match="no ceiling"):
        arena(["random"], ceiling=True)
    for bots in ([len], ["random", len], len):
        with pytest.raises(TypeError, match="bots are (names|a name)"):
            arena(bots)
    with pytest.raises(TypeError, match="whole number or a text"):
        arena(["random"], seed=None)
    assert not ray.is_initialized()


def test_a_killed_worker_changes_nothing(cluster):
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


def test_what_is_left_is_given_up_once_progress_raises(cluster):
    def stop(done, of):
        raise RuntimeError("enough")

    # These would take hours; whoever needs all cores waits for every one of them.
    with pytest.raises(RuntimeError, match="enough"):
        sobremesa.ray.arena("linko", 2, ["search:2000", "random"], blocks=2000, share=1, progress=stop)
    assert ray.get(ray.remote(num_cpus=3)(lambda: "free").remote(), timeout=120) == "free"


def test_a_part_that_ends_its_workers_is_not_played_forever(cluster):
    class Deadly:
        def arena(self, *asked, **more):
            os.kill(os.getpid(), signal.SIGKILL)

    with pytest.raises(ray.exceptions.WorkerCrashedError):
        ray.get(sobremesa.ray._play.remote(Deadly(), ["random"], "0..1", "1", False), timeout=300)
