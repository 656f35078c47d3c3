"""What is the same of every game: its rules' class, its codes and its observations."""

from __future__ import annotations

import importlib
from typing import Any

import numpy as np

from sobremesa import _sobremesa


class Game:
    """A game by its name: who can play, its options, its bots, and what codes and observations are."""

    def __init__(self, name: str) -> None:
        about = _sobremesa.about(name)
        self.name: str = name
        #: The fewest and the most players.
        self.players: tuple[int, int] = tuple(about["players"])
        #: Whether all win together.
        self.is_team: bool = about["team"]
        #: What can be chosen, as dicts with `name`, `values`, `default` and `help`.
        self.options: list[dict[str, Any]] = about["options"]
        #: The bots' names, the weakest first.
        self.bots: list[str] = [bot["name"] for bot in about["bots"]]
        #: How many codes there are.
        self.num_codes: int = about["codes"]
        #: The fields of an observation, as dicts with `name`, `size`, `most` and `meaning`.
        self.fields: list[dict[str, Any]] = about["fields"]
        #: How many numbers an observation has.
        self.num_numbers: int = sum(field["size"] for field in self.fields)
        self._most = np.repeat(
            np.array([field["most"] for field in self.fields], np.float32),
            [field["size"] for field in self.fields],
        )

    @property
    def Rules(self) -> type[_sobremesa.Rules]:
        """The class of the game's options."""
        return importlib.import_module(f"sobremesa.{self.name}").Rules

    def observe(self, state: _sobremesa.State, seat: int | None = None) -> np.ndarray:
        """What a seat may know, as floats from 0 to 1; without a seat what the decider knows."""
        if not isinstance(state, _sobremesa.State) or state.game != self.name:
            raise TypeError(f"a state of {self.name} is meant, not {state!r}")
        return state.numbers(seat) / self._most

    def decode_observation(self, observation: np.ndarray) -> dict[str, np.ndarray]:
        """The fields of an observation as whole numbers, by their names: of floats, or of bytes."""
        observation = np.asarray(observation)
        if observation.shape != (self.num_numbers,):
            raise ValueError(f"an observation of {self.name} has {self.num_numbers} numbers")
        is_float = observation.dtype.kind == "f"
        if not is_float and observation.dtype != np.uint8:
            raise TypeError(f"an observation is floats or bytes (uint8), not {observation.dtype}")
        # Written so that what is no number is refused, too.
        is_within = (observation >= 0) & (observation <= (1 if is_float else self._most))
        if not is_within.all():
            at = int(np.flatnonzero(~is_within)[0])
            raise ValueError(f"number {at} of the observation is {observation[at]}: out of its range")
        if is_float:
            observation = np.rint(observation * self._most).astype(np.uint8)
        edges = np.cumsum([field["size"] for field in self.fields])[:-1]
        parts = np.split(observation, edges)
        return {field["name"]: part for field, part in zip(self.fields, parts)}

    def __reduce__(self):
        return game, (self.name,)

    def __repr__(self) -> str:
        return f"<game {self.name}>"


_GAMES = {name: Game(name) for name in _sobremesa.names()}


def game(name: str) -> Game:
    """A game by its name."""
    try:
        return _GAMES[name]
    except (KeyError, TypeError):
        raise ValueError(f"there is no game {name!r}; there are {', '.join(_GAMES)}") from None
