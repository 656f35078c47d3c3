"""Thousands of games at once: one call moves all of them, in parallel and without the interpreter's lock.

```python
envs = sobremesa.vector.make("linko", num_envs=4096, players=4)
now = envs.reset(seed=1)
while learning:
    actions = policy(now.observations, now.masks)
    now = envs.step(actions)
```

A game that is over begins anew at once: `terminated` (or `truncated`, at the game's bound of actions) says that one
ended, `rewards` what it brought to each seat, and observation, mask and seat are of the new game.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from sobremesa._games import game as _game


@dataclass
class Buffers:
    """The arrays that a call fills; a row for each game."""

    #: Which codes may come next: `bool`, one column for each code.
    masks: np.ndarray
    #: Which seat is asked: `int32`.
    seats: np.ndarray
    #: What each seat got by the last step: `float32`, one column for each seat.
    rewards: np.ndarray
    #: Whether a game ended by the last step: `bool`.
    terminated: np.ndarray
    #: Whether it was cut off: `bool`.
    truncated: np.ndarray
    #: What the seat that is asked may know: `float32` from 0 to 1, or whole numbers as `uint8`.
    observations: np.ndarray | None


class VectorGames:
    """Many games of one kind. `make` makes it."""

    def __init__(
        self, rules, num_envs: int, seed, observations: str | None, reward: str, max_actions: int | None
    ) -> None:
        is_kind = isinstance(observations, str) and observations in ("float32", "uint8")
        if observations is not None and not is_kind:
            raise ValueError('observations are "float32", "uint8" or None')
        self.rules = rules
        self._dtype = observations
        self._vector = rules.vector(num_envs, seed, observations is not None, reward, max_actions)
        self.num_envs = num_envs
        self.players: int = rules.players
        self.num_codes: int = self._vector.codes
        self.num_numbers: int = self._vector.numbers
        self._own = self.buffers()

    def buffers(self) -> Buffers:
        """New arrays of the right shapes, to be given to `reset` and `step`."""
        size = self.num_envs
        return Buffers(
            masks=np.zeros((size, self.num_codes), np.bool_),
            seats=np.zeros(size, np.int32),
            rewards=np.zeros((size, self.players), np.float32),
            terminated=np.zeros(size, np.bool_),
            truncated=np.zeros(size, np.bool_),
            observations=self._dtype
            and np.zeros((size, self.num_numbers), self._dtype),
        )

    def reset(self, seed=None, into: Buffers | None = None) -> Buffers:
        """Begins all games anew and fills the arrays; without a seed by chance."""
        into = self._given(into)
        self._vector.reset(
            into.masks,
            into.seats,
            into.rewards,
            into.terminated,
            into.truncated,
            into.observations,
            seed,
        )
        return into

    def step(self, actions: np.ndarray, into: Buffers | None = None) -> Buffers:
        """Takes a code in every game and fills the arrays. If a code is not legal, no game moves."""
        into = self._given(into)
        self._vector.step(
            actions,
            into.masks,
            into.seats,
            into.rewards,
            into.terminated,
            into.truncated,
            into.observations,
        )
        return into

    def _given(self, into: Buffers | None) -> Buffers:
        if into is None:
            return self._own
        if not isinstance(into, Buffers):
            raise TypeError(f"into is what buffers() makes, not {into!r}")
        return into

    def sample(self, into: np.ndarray | None = None) -> np.ndarray:
        """Legal codes picked at random, each action as likely as the other."""
        if into is None:
            into = np.empty(self.num_envs, np.int64)
        self._vector.sample(into)
        return into

    def __repr__(self) -> str:
        return f"<{self.num_envs} games of {self.rules!r}>"


def make(
    game: str,
    num_envs: int,
    players: int,
    seed: object = None,
    observations: str | None = "float32",
    reward: str = "win",
    max_actions: int | None = None,
    **options: object,
) -> VectorGames:
    """Many games at once.

    `observations` are `"float32"`, `"uint8"` or `None`, which is quicker. The reward at a game's end is each seat's
    share of the `"win"`, or its `"score"`. A game is cut off after `max_actions` actions, by default at its own bound.
    """
    rules = _game(game).Rules(players, **options)
    return VectorGames(rules, num_envs, seed, observations, reward, max_actions)
