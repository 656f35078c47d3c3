"""An arena on a Ray cluster: `sobremesa.ray.arena("linko", players=4, bots=["heuristic", "search"], blocks=10_000)`.

A run is shared out in parts that know nothing of each other. Each deal follows from the seed and its number, so a part
that is lost with its machine is played again elsewhere, and the results are those of one run on one machine.
"""

from __future__ import annotations

from collections.abc import Sequence

import ray

from sobremesa._games import game as _game
from sobremesa._runs import Contest, Progress, _progress, seed_text, several
from sobremesa._sobremesa import set_threads
from sobremesa._whole import whole

#: How often a part is played again whose worker is lost: if it is the part that ends its workers, that must end, too.
RETRIES = 5


@ray.remote(num_cpus=1, max_retries=RETRIES)
def _play(rules, bots: list[str], part: str, seed: str, ceiling: bool) -> list[str]:
    """Plays a part of a run on one core: its journal."""
    set_threads(1)
    _, journal = rules.arena(bots, part, seed, ceiling=ceiling)
    return journal


def arena(
    game: str,
    players: int,
    bots: str | Sequence[str],
    blocks: int = 50,
    seed: object = 1,
    ceiling: bool = False,
    share: int = 10,
    progress: Progress | bool | None = None,
    **options: object,
) -> Contest:
    """`sobremesa.arena` on a cluster: every core of it plays `share` blocks at a time. Bots are names here.

    Ray must have been started, or is started here by itself. `progress` is told how many of how many parts are done. If
    it raises something, or a part does, the other parts are given up.
    """
    blocks, share = whole("blocks", blocks, 1), whole("share", share, 1)
    rules = _game(game).Rules(players, **options)
    # What is wrong is refused here, and not on another machine.
    names, seed, tell = several(bots), seed_text(rules, seed), _progress(progress)
    for bot in names:
        if not isinstance(bot, str):
            raise TypeError(
                f"on a cluster bots are names, not {bot!r}: sobremesa.arena plays with functions of yours"
            )
    rules.check_arena(names, ceiling)
    parts = [f"{first}..{min(first + share, blocks)}" for first in range(0, blocks, share)]
    waiting = [_play.remote(rules, names, part, seed, ceiling) for part in parts]
    known: list[str] = []
    try:
        while waiting:
            done, waiting = ray.wait(waiting)
            known.extend(line for part in ray.get(done) for line in part)
            if tell:
                tell(len(parts) - len(waiting), len(parts))
    finally:
        # Nobody wants what is still to be played once something was raised.
        for part in waiting:
            ray.cancel(part)
    results, _ = rules.arena(names, blocks, seed, ceiling=ceiling, known=known)
    return Contest(results)
