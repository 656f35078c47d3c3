"""How fast it is: `python -m sobremesa.bench`.

Random games: at every step each game takes one of its legal codes. The codes are picked by the engine (`sample`), or by
numpy from the masks. The other packages play random games in the same run, where they are installed. All figures are
means over the time that a line has.
"""

from __future__ import annotations

import argparse
import random
import time

import numpy as np

import sobremesa
from sobremesa import vector

TABLES = [("level10", 3), ("linko", 4), ("level8", 4)]


def ours(game: str, players: int, observations: str | None, pick: str, size: int, seconds: float):
    """Steps a second of many games at once."""
    envs = vector.make(game, size, players, seed=1, observations=observations)
    now = envs.reset(seed=1)
    actions, dice = envs.sample(), np.random.default_rng(1)
    start, steps = time.perf_counter(), 0
    while not steps or time.perf_counter() - start < seconds:
        if pick == "numpy":
            actions = picked(now.masks, dice)
        else:
            envs.sample(actions)
        now = envs.step(actions)
        steps += size
    return steps / (time.perf_counter() - start)


def picked(masks: np.ndarray, dice: np.random.Generator) -> np.ndarray:
    """A legal code of each row, each as likely as the other."""
    return np.where(masks, dice.random(masks.shape, np.float32), -1).argmax(axis=1)


def one_by_one(game: str, players: int, seconds: float):
    """Steps a second of one game after the other."""
    rules, steps, games = sobremesa.game(game).Rules(players), 0, 0
    start = time.perf_counter()
    while not steps or time.perf_counter() - start < seconds:
        state = rules.start(games)
        games += 1
        while not state.is_over and state.actions < 2000:
            state.step(random.choice(np.flatnonzero(state.mask())))
            steps += 1
    return steps / (time.perf_counter() - start)


def open_spiel_hanabi(seconds: float):
    import pyspiel

    game, steps, start = pyspiel.load_game("hanabi(players=3)"), 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes())
                state.apply_action(random.choices(outcomes, chances)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                steps += 1
    return steps / (time.perf_counter() - start)


def pettingzoo_hanabi(seconds: float):
    from pettingzoo.classic import hanabi_v5

    env, steps, start = hanabi_v5.env(players=3), 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        env.reset(seed=steps)
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(random.choice(np.flatnonzero(observation["action_mask"])))
                steps += 1
    return steps / (time.perf_counter() - start)


def rlcard_uno(seconds: float):
    import rlcard

    env, steps, start = rlcard.make("uno"), 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            steps += 1
    return steps / (time.perf_counter() - start)


OTHERS = [
    ("OpenSpiel, Hanabi, one by one", open_spiel_hanabi),
    ("PettingZoo, Hanabi, one by one, with masks and observations", pettingzoo_hanabi),
    ("RLCard, Uno, one by one, with legal actions and observations", rlcard_uno),
]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m sobremesa.bench", description=__doc__)
    parser.add_argument("--num-envs", type=int, default=4096)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each line")
    parser.add_argument("--threads", type=int, default=2)
    arguments = parser.parse_args()
    sobremesa.set_threads(arguments.threads)
    size, seconds = arguments.num_envs, arguments.seconds

    def line(name: str, rate: float) -> None:
        print(f"{name:<76} {rate / 1e6:8.3f} million a second", flush=True)

    for game, players in TABLES:
        name = f"{game}, {players} players, {size} at once"
        for kind, observations in (
            ("masks", None),
            ("masks and observations as bytes", "uint8"),
            ("masks and observations as floats", "float32"),
        ):
            line(f"{name}, {kind}", ours(game, players, observations, "engine", size, seconds))
        line(f"{name}, masks, picked by numpy", ours(game, players, None, "numpy", size, seconds))
        line(f"{game}, {players} players, one by one, with masks", one_by_one(game, players, seconds))
    for name, measure in OTHERS:
        try:
            line(name, measure(seconds))
        except ImportError as missing:
            print(f"{name:<76} not measured: {missing}")


if __name__ == "__main__":
    main()
