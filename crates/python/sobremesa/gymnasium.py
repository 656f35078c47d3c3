"""The games for Gymnasium: you have one seat, bots have the others."""

from __future__ import annotations

from collections.abc import Sequence

import gymnasium
import numpy as np

from sobremesa import _table
from sobremesa._games import game as _game
from sobremesa._runs import talk


class Seat(gymnasium.Env):
    """One seat of a game, with our bots at the others.

    The reward at the end is the seat's share of the win. Gymnasium wants every action of the space to be taken, so a
    code that is not in the mask ends the game with `illegal_reward`; with `illegal_reward=None` it is a `ValueError`, and
    changes nothing. `action_space.sample()` picks legal codes.
    """

    metadata = {"render_modes": list(_table.RENDER_MODES), "render_fps": 2}

    def __init__(
        self,
        game: str,
        players: int,
        bots: str | Sequence[str] = "heuristic",
        seat: int = 0,
        illegal_reward: float | None = -1.0,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        _table.check_mode(render_mode)
        self._game = _game(game)
        self._rules = self._game.Rules(players, **options)
        others = players - 1
        self._bots = [bots] * others if isinstance(bots, str) else list(bots)
        if len(self._bots) != others:
            raise ValueError(f"{len(self._bots)} bots for {others} other seats")
        if not 0 <= seat < players:
            raise ValueError(f"there is no seat {seat} at a table for {players}")
        for name in self._bots:
            self._rules.bot(name)
        self._seat = seat
        self._illegal_reward = illegal_reward
        self._has_lost = False
        self.render_mode = render_mode
        self.observation_space = _table.observation_space(self._game)
        self.action_space = _table.LegalCodes(self._game.num_codes, self._mask)
        self._state = None
        self._minds: dict = {}

    def _mask(self) -> np.ndarray:
        if self._state is None:
            return np.zeros(self._game.num_codes, np.bool_)
        return self._state.mask()

    def reset(self, *, seed: int | None = None, options: dict | None = None):
        super().reset(seed=seed)
        start = int(self.np_random.integers(2**62))
        self._state, self._has_lost = self._rules.start(start), False
        others = (seat for seat in range(self._rules.players) if seat != self._seat)
        self._minds = {
            seat: self._rules.bot(name, f"{start} {seat}")
            for seat, name in zip(others, self._bots)
        }
        self._play_on()
        return self._observe(), self._info()

    def step(self, action):
        if self._state is None:
            raise gymnasium.error.ResetNeeded("reset comes before the first step")
        if self._is_over():
            raise gymnasium.error.ResetNeeded("the game is over: reset deals another one")
        if not self.action_space.contains(action):
            raise ValueError(f"{action!r} is no code: there are {self._game.num_codes}, from 0 on")
        if self._illegal_reward is not None and not self._state.mask()[action]:
            self._has_lost = True
            return self._observe(), self._illegal_reward, True, False, self._info()
        self._state.step(int(action))
        self._play_on()
        terminated = self._state.is_over
        truncated = not terminated and self._is_over()
        reward = float(self._state.wins[self._seat]) if terminated else 0.0
        if self.render_mode == "human":
            self.render()
        return self._observe(), reward, terminated, truncated, self._info()

    def _is_over(self) -> bool:
        state = self._state
        return self._has_lost or state.is_over or state.actions >= self._rules.action_bound

    def _play_on(self) -> None:
        """The bots speak and decide, until the seat is asked or the game is over."""
        state = self._state
        while True:
            talk(self._minds, state)
            if self._is_over() or state.seat == self._seat:
                return
            state.apply(self._minds[state.seat].decide(state))

    def _observe(self):
        return _table.observe(self._game, self._state, self._seat)

    def _info(self) -> dict:
        return {"action_mask": _table.observe(self._game, self._state, self._seat)["action_mask"]}

    def render(self):
        return _table.render(self._state, self.render_mode)


def make(game: str, players: int, bots: str | Sequence[str] = "heuristic", **options) -> Seat:
    """One seat of a game; `bots` is one name for all other seats, or one for each. See `Seat`."""
    return Seat(game, players, bots, **options)
