"""The games for Gymnasium: you have one seat, bots have the others."""

from __future__ import annotations

from collections.abc import Sequence
from numbers import Real

import gymnasium
import numpy as np

from sobremesa import _table
from sobremesa._games import game as _game
from sobremesa._sobremesa import Bot, State
from sobremesa._runs import several, talk
from sobremesa._whole import whole


class Seat(gymnasium.Env):
    """One seat of a game, with our bots at the others.

    The reward at the end is the seat's share of the win. Gymnasium wants every action of the space to be taken, so a
    code that is not in the mask ends the game with `illegal_reward`; with `illegal_reward=None` it is a `ValueError`
    and changes nothing. `action_space.sample()` picks legal codes.
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
        self._bots = [bots] * others if isinstance(bots, str) else several(bots)
        if len(self._bots) != others:
            raise ValueError(f"{len(self._bots)} bots for {others} other seats")
        if whole("seat", seat, 0) >= players:
            raise ValueError(f"there is no seat {seat} at a table for {players}")
        for name in self._bots:
            self._rules.bot(name)
        self._seat = seat
        self._illegal_reward = _reward(illegal_reward)
        self._has_lost = False
        self.render_mode = render_mode
        self.observation_space = _table.observation_space(self._game)
        self.action_space = _table.LegalCodes(self._game.num_codes, self._mask)
        self._state = None
        self._start = 0

    def _mask(self) -> np.ndarray:
        if self._state is None:
            return np.zeros(self._game.num_codes, np.bool_)
        return self._state.mask()

    def reset(self, *, seed: int | None = None, options: dict | None = None):
        super().reset(seed=seed)
        start = int(self.np_random.integers(2**62))
        self._go_on(self._rules.start(start), start)
        self._has_lost = False
        return self._seen()

    def step(self, action):
        _table.dealt(self._state)
        if self._is_over():
            raise gymnasium.error.ResetNeeded("the game is over: reset deals another one")
        if not self.action_space.contains(action):
            raise ValueError(f"{action!r} is no code: there are {self._game.num_codes}, from 0 on")
        if self._illegal_reward is not None and not self._state.mask()[action]:
            self._has_lost = True
            observation, info = self._seen()
            return observation, self._illegal_reward, True, False, info
        state = self._state.clone()
        state.step(int(action))
        self._go_on(state, self._start)
        terminated = self._state.is_over
        truncated = not terminated and self._is_over()
        reward = float(self._state.wins[self._seat]) if terminated else 0.0
        if self.render_mode == "human":
            self.render()
        observation, info = self._seen()
        return observation, reward, terminated, truncated, info

    def _is_over(self) -> bool:
        state = self._state
        return self._has_lost or state.is_over or state.actions >= self._rules.action_bound

    def _go_on(self, state: State, start: int) -> None:
        """The bots speak and decide, until the seat is asked or the game is over. If one of them is interrupted, this
        stays as it was."""
        while True:
            minds = self._minds(f"{start} {state.actions}")
            talk(minds, state)
            if state.is_over or state.actions >= self._rules.action_bound or state.seat == self._seat:
                break
            state.apply(minds[state.seat].decide(state))
        self._state, self._start = state, start

    def _minds(self, seed: str) -> dict[int, Bot]:
        """The bots at the other seats: new for every decision, so that a copy of this goes on as this does."""
        others = (seat for seat in range(self._rules.players) if seat != self._seat)
        return {
            seat: self._rules.bot(name, f"{seed} {seat}") for seat, name in zip(others, self._bots)
        }

    def _seen(self) -> tuple[dict[str, np.ndarray], dict[str, np.ndarray]]:
        """What the seat may know, and the mask beside it."""
        observation = _table.observe(self._game, self._state, self._seat)
        return observation, {"action_mask": observation["action_mask"]}

    def render(self):
        return _table.render(_table.dealt(self._state), self.render_mode)


def _reward(reward: float | None) -> float | None:
    """What a code that is not legal brings, as it was given."""
    if reward is None:
        return None
    wrong = f"illegal_reward is a number or None, not {reward!r:.60}"
    # True and False are numbers to Python; whoever gives them means something else.
    if not isinstance(reward, Real) or isinstance(reward, bool):
        raise TypeError(wrong)
    try:
        number = float(reward)
    except OverflowError:
        number = np.inf
    if not np.isfinite(number):
        raise ValueError(wrong)
    return number


def make(game: str, players: int, bots: str | Sequence[str] = "heuristic", **options) -> Seat:
    """One seat of a game; `bots` is one name for all other seats, or one for each. See `Seat`."""
    return Seat(game, players, bots, **options)
