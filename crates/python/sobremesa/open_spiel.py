"""The games for OpenSpiel: `register()`, then `pyspiel.load_game("sobremesa_linko(players=3)")`.

The first move is chance's: which of `deals` deals is played. All later shuffles follow from it, so a game is its
history, and the chances are known. Games are cut off after `max_actions` actions, with nothing won.
"""

from __future__ import annotations

import json

import numpy as np
import pyspiel

from sobremesa._games import Game, game as _game
from sobremesa._sobremesa import names

#: How many deals chance chooses from, if nobody says another number.
DEALS = 1000
#: The most of them: OpenSpiel lists all that chance can do.
MOST_DEALS = 10**6
#: The most codes that one action takes.
CODES_OF_AN_ACTION = 4


def _parameters(game: Game) -> dict:
    chosen = {"players": max(2, game.players[0]), "deals": DEALS, "max_actions": 0}
    for option in game.options:
        if option["default"] is not None:
            is_number = option["default"].isdigit()
            chosen[option["name"]] = int(option["default"]) if is_number else option["default"]
    return chosen


def _game_type(game: Game) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=f"sobremesa_{game.name}",
        long_name=f"Sobremesa {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.IDENTICAL
        if game.is_team
        else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=_parameters(game),
    )


class SpielGame(pyspiel.Game):
    """One of our games."""

    def __init__(self, game: Game, game_type: pyspiel.GameType, params: dict | None) -> None:
        given = {**_parameters(game), **(params or {})}
        options = {key: given[key] for key in given if key not in ("deals", "max_actions")}
        self.game = game
        self.rules = game.Rules(**options)
        self.deals = int(given["deals"])
        self.max_actions = int(given["max_actions"]) or self.rules.action_bound
        if not 1 <= self.deals <= MOST_DEALS:
            raise ValueError(f"deals is from 1 to {MOST_DEALS}, not {self.deals}")
        if self.max_actions < 1:
            raise ValueError("max_actions is how long a game may be; 0 is as long as the game allows")
        info = pyspiel.GameInfo(
            num_distinct_actions=game.num_codes,
            max_chance_outcomes=self.deals,
            num_players=self.rules.players,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=self.max_actions * CODES_OF_AN_ACTION,
        )
        super().__init__(game_type, info, params or {})

    def new_initial_state(self, state=None) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type=None, params=None):
        return Observer(self, iig_obs_type)

    def observation_tensor_shape(self):
        return [self.game.num_numbers]


class SpielState(pyspiel.State):
    """A game being played."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        # OpenSpiel copies what a state has, so it has no game.
        self._rules, self._deals, self._max_actions = game.rules, game.deals, game.max_actions
        self.state = None
        #: What each player has seen and chosen, decision by decision, for information states.
        self._seen: list[list[str]] = [[] for _ in range(game.rules.players)]

    def current_player(self) -> int:
        if self.state is None:
            return pyspiel.PlayerId.CHANCE
        if self.is_terminal():
            return pyspiel.PlayerId.TERMINAL
        return self.state.seat

    def is_terminal(self) -> bool:
        if self.state is None:
            return False
        return self.state.is_over or self.state.actions >= self._max_actions

    def _legal_actions(self, player: int) -> list[int]:
        if self.is_terminal() or player != self.state.seat:
            return []
        return np.flatnonzero(self.state.mask()).tolist()

    def chance_outcomes(self):
        share = 1.0 / self._deals
        return [(deal, share) for deal in range(self._deals)]

    def _apply_action(self, action: int) -> None:
        if self.state is None:
            if not 0 <= action < self._deals:
                raise ValueError(f"there is no deal {action}: there are {self._deals}, from 0 on")
            self.state = self._rules.start(f"deal {action}")
            return
        if self.is_terminal():
            raise ValueError("the game is over")
        seat = self.state.seat
        seen = f"{self._view(seat)} > {action}"
        self.state.step(int(action))
        self._seen[seat].append(seen)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        try:
            return self.state.decode([*self.state.begun, int(action)])
        except (AttributeError, ValueError):
            return f"code {action}"

    def returns(self) -> list[float]:
        if self.state is None or self.state.wins is None:
            return [0.0] * self._rules.players
        return list(self.state.wins)

    def _view(self, player: int) -> str:
        """What a player may know now."""
        if self.state is None:
            return ""
        begun = self.state.begun if self.state.seat == player else []
        return json.dumps([self.state.view(player), begun], separators=(",", ":"))

    def _information(self, player: int) -> str:
        return "\n".join([*self._seen[player], self._view(player)])

    def resample(self, player: int, seed: object) -> SpielState:
        """A game that could be behind what a player knows, for searches such as IS-MCTS."""
        if self.state is None:
            raise ValueError("nobody knows anything before the cards are dealt")
        other = self.clone()
        begun = self.state.begun if self.state.seat == player else []
        other.state = self.state.determinize(player, seed)
        for code in begun:
            other.state.step(code)
        return other

    def __str__(self) -> str:
        return "not dealt" if self.state is None else self.state.text()


class Observer:
    """What a player may know, as OpenSpiel's observers have it."""

    def __init__(self, game: SpielGame, iig_obs_type=None) -> None:
        self._game = game
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        self._recalls = wanted.perfect_recall
        self._is_public = wanted.private_info == pyspiel.PrivateInfoType.NONE
        self.tensor = np.zeros(game.game.num_numbers, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        if state.state is not None and not self._is_public:
            self.tensor[:] = self._game.game.observe(state.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        if self._is_public:
            return "" if state.state is None else json.dumps(state.state.view())
        return state._information(player) if self._recalls else state._view(player)


_registered: set[str] = set()


def register() -> list[str]:
    """Makes our games known to OpenSpiel; their names there."""
    for name in names():
        game = _game(name)
        game_type = _game_type(game)
        if name in _registered:
            continue

        # OpenSpiel builds a game from its parameters alone.
        def __init__(self, params=None, game=game, game_type=game_type):
            SpielGame.__init__(self, game, game_type, params)

        pyspiel.register_game(game_type, type(f"Spiel_{name}", (SpielGame,), {"__init__": __init__}))
        _registered.add(name)
    return [f"sobremesa_{name}" for name in names()]
