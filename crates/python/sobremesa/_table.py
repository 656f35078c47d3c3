"""What the environments for learners share: spaces, and pictures of the table."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded

from sobremesa._games import Game
from sobremesa._sobremesa import State

RENDER_MODES = ["human", "ansi", "rgb_array"]


class LegalCodes(spaces.Discrete):
    """The codes of a game. Without a mask, `sample` picks one that is legal now."""

    def __init__(self, num_codes: int, mask: Callable[[], np.ndarray]) -> None:
        super().__init__(num_codes)
        self._legal = mask

    def contains(self, x) -> bool:
        # Python takes True and False for 1 and 0; whoever gives them means something else.
        return not isinstance(x, (bool, np.bool_)) and super().contains(x)

    def sample(self, mask=None, probability=None):
        if mask is None and probability is None:
            legal = self._legal().astype(np.int8)
            mask = legal if legal.any() else None
        return super().sample(mask, probability)


def observation_space(game: Game) -> spaces.Dict:
    """What a seat may know as floats, and which codes it may choose."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 1, (game.num_numbers,), np.float32),
            "action_mask": spaces.Box(0, 1, (game.num_codes,), np.int8),
        }
    )


def observe(game: Game, state: State, seat: int) -> dict[str, np.ndarray]:
    """What a seat may know; nobody but the one who decides has legal codes."""
    is_asked = state.seat == seat
    mask = state.mask() if is_asked else np.zeros(game.num_codes, np.bool_)
    return {"observation": game.observe(state, seat), "action_mask": mask.astype(np.int8)}


def dealt(state: State | None) -> State:
    """The game that is played, once one is."""
    if state is None:
        raise ResetNeeded("no game has begun: call reset first")
    return state


def render(state: State, mode: str | None):
    """The table as everyone sees it: text for `human` and `ansi`, a picture for `rgb_array`."""
    if mode == "rgb_array":
        height, width, pixels = state.pixels()
        return np.frombuffer(pixels, np.uint8).reshape(height, width, 4)[:, :, :3].copy()
    if mode == "ansi":
        return state.text()
    if mode == "human":
        print(state.text())
    return None


def check_mode(mode: str | None) -> None:
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)}, not {mode!r}")
