"""The engine, in Rust."""

from collections.abc import Callable, Sequence
from typing import Any, final

import numpy as np
from numpy.typing import NDArray

class Refusal(ValueError):
    """The rules do not allow it. Nothing has changed."""

    rule: str
    reason: str

class BadRecord(ValueError):
    """A record is not good."""

    move: int
    rule: str
    reason: str

def names() -> list[str]:
    """The names of the games."""

def about(game: str) -> dict[str, Any]:
    """What a game has: players, options, bots, codes and the fields of its observations."""

def win_rate(won: Sequence[float], games: int) -> tuple[float, float, float]:
    """The share of the win that was won, and its 95 % interval, as the arena counts them: from what each block won of
    its games."""

def replay(line: str, begun: Sequence[int] = ...) -> State:
    """Reads a record and replays it: the game where it stopped."""

def set_threads(threads: int) -> None:
    """How many threads play at once from now on; 0 for one for each core."""

def forked() -> None:
    """Forgets the threads of the process that was forked."""

class Rules:
    """The options of a game. Each game's module has its own."""

    def __new__(cls, game: str, players: int, **options: object) -> Rules: ...
    @property
    def game(self) -> str: ...
    @property
    def players(self) -> int: ...
    @property
    def action_bound(self) -> int: ...
    def to_dict(self) -> dict[str, Any]: ...
    def start(self, seed: object = None) -> State: ...
    def bot(self, name: str, seed: object = None) -> Bot: ...
    def vector(
        self,
        num_envs: int,
        seed: object = None,
        observations: bool = True,
        reward: str = "win",
        max_actions: int | None = None,
    ) -> Vector: ...
    def simulate(
        self,
        bots: Sequence[str],
        games: int,
        seed: object,
        records: bool,
        progress: Callable[[int, int], object] | None = None,
    ) -> dict[str, Any]: ...
    def arena(
        self,
        bots: Sequence[str],
        blocks: int | str,
        seed: object,
        until_sure: bool = False,
        ceiling: bool = False,
        known: Sequence[str] = ...,
        progress: Callable[[int, int], object] | None = None,
    ) -> tuple[dict[str, Any], list[str]]: ...

@final
class Bot:
    """One of our bots. It sees of a game what the seat sees that owes the decision."""

    @property
    def name(self) -> str: ...
    def decide(self, state: State) -> str: ...
    def weigh(self, state: State) -> list[tuple[str, float | None]]: ...
    def speak(self, state: State, seat: int) -> list[dict[str, Any]]: ...
    def __call__(self, state: State) -> str: ...

@final
class State:
    """A game being played. Shuffles make themselves; `owed` says who must decide."""

    @property
    def rules(self) -> Rules: ...
    @property
    def game(self) -> str: ...
    @property
    def owed(self) -> int | str | None: ...
    @property
    def seat(self) -> int | None: ...
    @property
    def is_over(self) -> bool: ...
    @property
    def actions(self) -> int: ...
    @property
    def outcome(self) -> dict[str, Any] | None: ...
    @property
    def wins(self) -> list[float] | None: ...
    @property
    def scores(self) -> list[int] | None: ...
    @property
    def begun(self) -> list[int]: ...
    def legal_actions(self) -> list[str]: ...
    def apply(self, action: str, seat: int | None = None) -> None: ...
    def make(self, move: dict[str, Any]) -> None: ...
    def view(self, seat: int | None = None) -> dict[str, Any]: ...
    def text(self, seat: int | None = None) -> str: ...
    def svg(self, seat: int | None = None) -> str: ...
    def pixels(self, seat: int | None = None) -> tuple[int, int, bytes]: ...
    def record(self, players: Sequence[str] | None = None) -> str: ...
    def determinize(self, seat: int | None = None, seed: object = None) -> State: ...
    def solve(self, thorough: bool = False) -> tuple[str, list[str]] | None: ...
    def mask(self) -> NDArray[np.bool_]: ...
    def step(self, code: int) -> None: ...
    def encode(self, action: str) -> list[int]: ...
    def decode(self, codes: Sequence[int]) -> str: ...
    def numbers(self, seat: int | None = None) -> NDArray[np.uint8]: ...
    def clone(self) -> State: ...
    def __setstate__(self, state: object) -> None: ...

@final
class Vector:
    """Many games at once. Every call fills the arrays that it is given."""

    @property
    def num_envs(self) -> int: ...
    @property
    def players(self) -> int: ...
    @property
    def codes(self) -> int: ...
    @property
    def numbers(self) -> int: ...
    @property
    def observes(self) -> bool: ...
    def reset(
        self,
        masks: NDArray[np.bool_],
        seats: NDArray[np.int32],
        rewards: NDArray[np.float32],
        terminated: NDArray[np.bool_],
        truncated: NDArray[np.bool_],
        observations: NDArray[Any] | None = None,
        seed: object = None,
    ) -> None: ...
    def step(
        self,
        actions: NDArray[np.integer[Any]],
        masks: NDArray[np.bool_],
        seats: NDArray[np.int32],
        rewards: NDArray[np.float32],
        terminated: NDArray[np.bool_],
        truncated: NDArray[np.bool_],
        observations: NDArray[Any] | None = None,
    ) -> None: ...
    def sample(self, actions: NDArray[np.int64]) -> None: ...
