"""Three card games to play, simulate and learn from: Level 10, Linko and Level 8.

The rules, bots and records are those of the engine, in Rust; nothing here knows a game's rules.

- `sobremesa.level10`, `sobremesa.linko`, `sobremesa.level8`: each game's `Rules`, codes and observations.
- `State`: a game being played. `Bot`: one of our bots. `Refusal`: what the rules do not allow.
- `replay`, `verify`, `records`: games as lines of JSON. `simulate`, `arena`: many games between bots.
- `sobremesa.vector`: thousands of games at once. `sobremesa.pettingzoo`, `sobremesa.gymnasium`,
  `sobremesa.open_spiel`: the games as these packages want them. `sobremesa.ray`: an arena on many machines.
"""

from __future__ import annotations

import importlib
import os
from typing import TYPE_CHECKING

from sobremesa import _sobremesa
from sobremesa._games import Game, game
from sobremesa._runs import Contest, Simulation, arena, simulate
from sobremesa._records import records, verify
from sobremesa._sobremesa import BadRecord, Bot, Refusal, State, names, replay, set_threads

from sobremesa import level8, level10, linko, vector  # isort: skip

if TYPE_CHECKING:
    from sobremesa import gymnasium as gymnasium
    from sobremesa import open_spiel as open_spiel
    from sobremesa import pettingzoo as pettingzoo
    from sobremesa import ray as ray

__all__ = [
    "BadRecord",
    "Bot",
    "Contest",
    "Game",
    "Refusal",
    "Simulation",
    "State",
    "arena",
    "game",
    "level10",
    "level8",
    "linko",
    "names",
    "records",
    "replay",
    "set_threads",
    "simulate",
    "vector",
    "verify",
]

#: Modules for packages of others, which may not be there: they are loaded once they are asked for.
_FOR_OTHERS = ["gymnasium", "open_spiel", "pettingzoo", "ray"]

if not TYPE_CHECKING:

    def __getattr__(name):
        if name in _FOR_OTHERS:
            return importlib.import_module(f"sobremesa.{name}")
        raise AttributeError(f"module 'sobremesa' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *_FOR_OTHERS})


# A forked process has none of its parent's threads, so it starts its own when it needs them.
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_sobremesa.forked)


def _rules(name: str, written: dict) -> _sobremesa.Rules:
    """The rules that a pickle or a state has written down."""
    return game(name).Rules(**written)
