"""Whole numbers that come in."""

from __future__ import annotations

import operator


def whole(name: str, value: object, least: int) -> int:
    """A whole number, and not `True` or `False`: whoever gives them means something else."""
    try:
        number = operator.index(value)
    except TypeError:
        number = None
    if number is None or isinstance(value, bool):
        raise TypeError(f"{name} is a whole number, not {value!r}")
    if number < least:
        raise ValueError(f"{name} is at least {least}, not {number}")
    return number
