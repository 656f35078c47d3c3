"""Games as lines of JSON that anyone can check."""

from __future__ import annotations

import os
from collections.abc import Iterator

from sobremesa._sobremesa import BadRecord, replay


def records(path: str | os.PathLike[str]) -> Iterator[str]:
    """The records of a file, line by line."""
    with open(path, encoding="utf-8") as lines:
        for line in lines:
            if line := line.strip():
                yield line


def verify(path: str | os.PathLike[str]) -> list[tuple[int, BadRecord]]:
    """Replays all records of a file: the number of each bad line, from 1, with what is wrong there."""
    faults = []
    with open(path, encoding="utf-8", errors="replace") as lines:
        for number, line in enumerate(lines, 1):
            if line := line.strip():
                try:
                    replay(line)
                except BadRecord as fault:
                    faults.append((number, fault))
    return faults
