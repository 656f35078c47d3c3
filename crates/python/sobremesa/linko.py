"""Linko: its options, codes and observations."""

from __future__ import annotations

from sobremesa import _sobremesa
from sobremesa._games import game as _game

GAME = _game("linko")
NUM_CODES = GAME.num_codes
FIELDS = GAME.fields
observe = GAME.observe
decode_observation = GAME.decode_observation


class Rules(_sobremesa.Rules):
    """The options of Linko, as a record's `rules` has them; `GAME.options` lists them."""

    __slots__ = ()

    def __new__(cls, players: int, **options: object) -> Rules:
        return super().__new__(cls, "linko", players, **options)
