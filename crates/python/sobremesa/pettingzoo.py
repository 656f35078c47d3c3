"""The games for PettingZoo.

`env` is a game as it is played: one agent after the other, each with a mask. `parallel_env` asks everyone at once, and
the code of whoever decides counts; the others' are not looked at.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from gymnasium.error import ResetNeeded
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from sobremesa import _table
from sobremesa._games import game as _game
from sobremesa._whole import whole


class _InOrder(OrderEnforcingWrapper):
    """PettingZoo's wrapper, which warns of a step after the end and asserts the rest: here all are exceptions."""

    def __str__(self) -> str:
        return str(self.env)

    def step(self, action) -> None:
        self.unwrapped.ask_for_reset()
        super().step(action)

    def render(self):
        _table.dealt(self.unwrapped._state)
        return super().render()

    def observe(self, agent: str):
        _table.dealt(self.unwrapped._state)
        return super().observe(agent)

    def last(self, observe: bool = True):
        _table.dealt(self.unwrapped._state)
        return super().last(observe)

    def agent_iter(self, max_iter: int = 2**63):
        _table.dealt(self.unwrapped._state)
        return super().agent_iter(max_iter)


def env(game: str, players: int, **options) -> OrderEnforcingWrapper:
    """A game as PettingZoo's AEC environment. See `raw_env`."""
    return _InOrder(raw_env(game, players, **options))


def _most(max_cycles: int | None) -> int | None:
    return None if max_cycles is None else whole("max_cycles", max_cycles, 1)


class raw_env(AECEnv):
    """A game, one agent after the other.

    `max_cycles` is how many codes each agent chooses at most; without it games are cut off at their own bound of
    actions. A code that is not in the mask is a `ValueError`, and changes nothing. The reward at the end is the share
    of the win. All other options are those of records.
    """

    def __init__(
        self,
        game: str,
        players: int,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        **options: object,
    ) -> None:
        super().__init__()
        _table.check_mode(render_mode)
        self._game = _game(game)
        self._rules = self._game.Rules(players, **options)
        self.metadata = {
            "name": f"sobremesa_{game}_v0",
            "render_modes": list(_table.RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = render_mode
        self._max_cycles = _most(max_cycles)
        self._rng = np.random.default_rng()
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._space = _table.observation_space(self._game)
        self._observation_spaces = {agent: self._space for agent in self.possible_agents}
        self._action_spaces = {
            agent: _table.LegalCodes(self._game.num_codes, self._mask)
            for agent in self.possible_agents
        }
        self._state = None

    def observation_space(self, agent: str):
        self._seat(agent)
        return self._observation_spaces[agent]

    def action_space(self, agent: str):
        self._seat(agent)
        return self._action_spaces[agent]

    def _seat(self, agent: str) -> int:
        if agent not in self.possible_agents:
            raise ValueError(f"there is no {agent!r}: there are {', '.join(self.possible_agents)}")
        return self.possible_agents.index(agent)

    def _mask(self) -> np.ndarray:
        if self._state is None:
            return np.zeros(self._game.num_codes, np.bool_)
        return self._state.mask()

    def reset(self, seed: int | None = None, options: dict | None = None) -> None:
        if seed is not None:
            self._rng = np.random.default_rng(whole("seed", seed, 0))
        self._state = self._rules.start(int(self._rng.integers(2**62)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._chosen = dict.fromkeys(self.agents, 0)
        self.agent_selection = self.possible_agents[self._state.seat]

    def observe(self, agent: str):
        return _table.observe(self._game, _table.dealt(self._state), self._seat(agent))

    def last(self, observe: bool = True):
        _table.dealt(self._state)
        return super().last(observe)

    def ask_for_reset(self) -> None:
        """Raises `ResetNeeded` if nobody can choose anything."""
        if not self.agents:
            raise ResetNeeded("the game is over, or has not begun: call reset first")

    def step(self, action) -> None:
        self.ask_for_reset()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} must choose a code")
        self._state.step(action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._chosen[agent] += 1
        if self._state.is_over:
            for index, other in enumerate(self.possible_agents):
                self.rewards[other] = float(self._state.wins[index])
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._is_cut_off():
            self.truncations = dict.fromkeys(self.agents, True)
        if self._state.seat is not None:
            self.agent_selection = self.possible_agents[self._state.seat]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _is_cut_off(self) -> bool:
        if self._max_cycles is not None and max(self._chosen.values()) >= self._max_cycles:
            return True
        return self._state.actions >= self._rules.action_bound

    def render(self):
        return _table.render(_table.dealt(self._state), self.render_mode)

    def close(self) -> None:
        pass


class parallel_env(ParallelEnv):
    """A game that asks everyone at once: the code of whoever decides counts, the others' are not looked at.

    A game ends after `max_cycles` codes at most. The options are those of `raw_env`.
    """

    def __init__(
        self,
        game: str,
        players: int,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        **options: object,
    ) -> None:
        self._inner = raw_env(game, players, render_mode, None, **options)
        self.metadata = {**self._inner.metadata, "is_parallelizable": True}
        self.render_mode = render_mode
        self.possible_agents = list(self._inner.possible_agents)
        self.agents: list[str] = []
        self._max_cycles = _most(max_cycles)
        self._cycles = 0

    def observation_space(self, agent: str):
        return self._inner.observation_space(agent)

    def action_space(self, agent: str):
        return self._inner.action_space(agent)

    def reset(self, seed: int | None = None, options: dict | None = None):
        self._inner.reset(seed, options)
        self.agents = list(self.possible_agents)
        self._cycles = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self):
        return {agent: self._inner.observe(agent) for agent in self.possible_agents}

    def step(self, actions: dict):
        if not self.agents:
            raise ResetNeeded("the game is over, or has not begun: call reset first")
        if not isinstance(actions, Mapping):
            raise TypeError(f"actions are a dict with a code for each agent, not {actions!r}")
        inner = self._inner
        inner.step(actions.get(inner.agent_selection))
        self._cycles += 1
        is_cut_off = self._max_cycles is not None and self._cycles >= self._max_cycles
        truncations = {
            agent: inner.truncations[agent] or (is_cut_off and not inner.terminations[agent])
            for agent in self.possible_agents
        }
        results = (
            self._observations(),
            dict(inner.rewards),
            dict(inner.terminations),
            truncations,
            {agent: {} for agent in self.possible_agents},
        )
        if any(truncations.values()) or any(inner.terminations.values()):
            self.agents = []
        return results

    def render(self):
        return self._inner.render()

    def close(self) -> None:
        pass
