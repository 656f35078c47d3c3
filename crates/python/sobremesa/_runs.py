"""Many games between bots, ours and yours."""

from __future__ import annotations

import operator
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import permutations
from typing import Any

import numpy as np

from sobremesa import _sobremesa
from sobremesa._games import game as _game
from sobremesa._whole import whole

#: Decides for the seat that owes a decision: a state comes in, one of its legal actions goes out.
Player = Callable[[_sobremesa.State], str]
#: Is told how many of how many are done.
Progress = Callable[[int, int], object]


class Frames:
    """Columns that can be data frames."""

    def columns(self) -> Mapping[str, Sequence[Any] | np.ndarray]:
        raise NotImplementedError

    def to_pandas(self) -> Any:
        """The columns as a data frame of pandas."""
        import pandas

        return pandas.DataFrame(self.columns())

    def to_polars(self) -> Any:
        """The columns as a data frame of polars."""
        import polars

        return polars.DataFrame(self.columns())


@dataclass(frozen=True)
class Simulation(Frames):
    """What came of many games, game by game, and what they add up to."""

    rules: _sobremesa.Rules
    bots: list[str]
    seed: str
    #: What the games add up to, as `sobremesa sim --json` tells it.
    figures: dict[str, Any]
    #: Each seat's share of the win, from 0 to 1: a row for each game.
    wins: np.ndarray
    #: Each seat's score: a row for each game.
    scores: np.ndarray
    #: How many actions each game had.
    actions: np.ndarray
    #: Whether each game ended by itself; the others were cut off.
    finished: np.ndarray
    #: The games' records, if they were asked for.
    records: list[str] = field(default_factory=list, repr=False)

    def columns(self) -> dict[str, np.ndarray]:
        """A column for each figure: actions, whether it ended, each seat's share of the win and score."""
        columns = {"actions": self.actions, "finished": self.finished}
        for seat in range(self.rules.players):
            columns[f"win_{seat}"] = self.wins[:, seat]
            columns[f"score_{seat}"] = self.scores[:, seat]
        return columns


class Contest(Frames, dict[str, Any]):
    """What came of bots that met, as a dict: of bots by name what `sobremesa arena --json` tells."""

    def columns(self) -> dict[str, list[Any]]:
        """A row for each entry, a column for each figure, and one for each part of it, such as `wins_rate`."""
        rows = [dict(_flat(entry)) for entry in self["entries"]]
        names = dict.fromkeys(name for row in rows for name in row)
        return {name: [row.get(name) for row in rows] for name in names}


def _flat(figures: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    for name, value in figures.items():
        if isinstance(value, Mapping):
            yield from ((f"{name}_{part}", figure) for part, figure in value.items())
        else:
            yield name, value


def simulate(
    game: str,
    players: int,
    games: int,
    bots: str | Sequence[str] = "random",
    seed: object = 1,
    records: bool = False,
    progress: Progress | bool | None = None,
    **options: object,
) -> Simulation:
    """Plays games between our bots: one bot for all seats, or one for each.

    The same seed gives the same games, whatever the number of threads. `progress` is told how many of how many
    games are done; `True` writes it to the terminal.
    """
    rules = _game(game).Rules(players, **options)
    names, seed = several(bots), seed_text(rules, seed)
    done = rules.simulate(names, games, seed, records, _progress(progress))
    return Simulation(rules=rules, bots=names, seed=seed, **done)


def arena(
    game: str,
    players: int,
    bots: str | Sequence[str | Player],
    blocks: int | str = 50,
    seed: object = 1,
    until_sure: bool = False,
    ceiling: bool = False,
    progress: Progress | bool | None = None,
    **options: object,
) -> Contest:
    """Lets bots meet on the same deals, with their seats rotated: who wins how often, and how sure that is.

    `blocks` is how many deals, or a part of a run, such as `"1000..2000"`. A bot is a name, or a function of yours that
    takes a state and returns one of its legal actions; it says nothing, and our bots do. With a function among them,
    every ordered pair plays in Python, and in teams each bot among its like, too; of names alone the engine's own arena
    plays all.
    """
    rules = _game(game).Rules(players, **options)
    bots = several(bots)
    if not bots:
        raise ValueError("nobody plays: name one bot or more")
    if all(isinstance(bot, str) for bot in bots):
        results, _ = rules.arena(
            bots, blocks, seed, until_sure, ceiling, progress=_progress(progress)
        )
        return Contest(results)
    for bot in bots:
        if not isinstance(bot, str) and not callable(bot):
            raise TypeError(f"a bot is a name or a function, not {bot!r}")
    if until_sure or ceiling or isinstance(blocks, str):
        raise ValueError("until_sure, ceiling and parts of a run are for bots by name")
    blocks = whole("blocks", blocks, 1)
    seed = seed_text(rules, seed)
    names = [rules.bot(bot).name if isinstance(bot, str) else _name(bot) for bot in bots]
    for index, name in enumerate(names):
        if name in names[:index]:
            raise ValueError(f"{name} is named twice: a function's name is its __name__")
    # Where one plays alone, nobody else sits down.
    pairs = list(permutations(bots, 2)) if rules.players > 1 else []
    if _game(game).is_team or len(bots) == 1:
        pairs = [(bot, bot) for bot in bots] + pairs
    entries = []
    for index, (one, other) in enumerate(pairs):
        entries.append(_meet(rules, one, other, blocks, seed))
        if tell := _progress(progress):
            tell(index + 1, len(pairs))
    return Contest(game=game, entries=entries)


def _meet(rules, one, other, blocks: int, seed: str) -> dict[str, Any]:
    """One among others at every seat of the same deals; among its like at one, as all these games are the same."""
    won, turns = [], 1 if one is other else rules.players
    for block in range(blocks):
        won.append(0.0)
        for seat in range(turns):
            state = rules.start(f"{seed} {block}")
            seats = [one if index == seat else other for index in range(rules.players)]
            ours = {
                at: rules.bot(bot, f"{seed} {block} {at}")
                for at, bot in enumerate(seats)
                if isinstance(bot, str)
            }
            talk(ours, state)
            while not state.is_over and state.actions < rules.action_bound:
                mind = ours.get(state.seat)
                # A copy, so that nobody moves the game but by its answer.
                action = mind.decide(state) if mind else seats[state.seat](state.clone())
                state.apply(action)
                talk(ours, state)
            won[-1] += state.wins[seat] if state.wins else 0.0
    rate, low, high = _sobremesa.win_rate(won, turns)
    return {
        "one": _name(one),
        "others": _name(other),
        "blocks": blocks,
        "games": blocks * turns,
        "par": None if _game(rules.game).is_team else 1 / rules.players,
        "wins": {"rate": rate, "low": low, "high": high},
    }


def talk(minds: Mapping[int, _sobremesa.Bot], state: _sobremesa.State) -> None:
    """Our bots say what they have to say, seat by seat; not within a decision."""
    if not state.begun:
        for seat, mind in minds.items():
            for said in mind.speak(state, seat):
                state.make(said)


def several(bots: str | Sequence[Any]) -> list[Any]:
    """Bots as they were named: one, or a list of them."""
    if isinstance(bots, str):
        return [bots]
    if hasattr(bots, "__getitem__") and not isinstance(bots, (bytes, bytearray, Mapping)):
        try:
            len(bots)  # What has no length may have no end.
            return list(bots)
        except TypeError:
            pass
    raise TypeError(f"bots are a name, or a list of them, not {bots!r}")


def seed_text(rules: _sobremesa.Rules, seed: object) -> str:
    """A seed as a text, from which the same games follow. A wrong one is refused before the first game; so is none."""
    if seed is None:
        raise TypeError("a seed is a whole number or a text, not None")
    rules.start(seed)
    return seed if isinstance(seed, str) else str(operator.index(seed))


def _name(bot) -> str:
    return bot if isinstance(bot, str) else getattr(bot, "__name__", type(bot).__name__)


def _progress(progress: Progress | bool | None) -> Progress | None:
    if progress is True:

        def write(done: int, of: int) -> None:
            print(f"\r{done}/{of}", end="\n" if done == of else "", file=sys.stderr, flush=True)

        return write
    if progress and not callable(progress):
        raise TypeError(f"progress is True, or a function that is told two numbers, not {progress!r}")
    return progress or None
