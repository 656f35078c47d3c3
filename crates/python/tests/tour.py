"""The tour of docs/python.md, for which a new user has the package and what it brings along: `python tour.py`."""

import pathlib
import re
import sys

import sobremesa

PAGE = pathlib.Path(__file__).parents[3] / "docs" / "python.md"


def run():
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)
    assert len(blocks) == 10
    room = {}
    for number, block in enumerate(blocks, 1):
        exec(compile(block, f"step {number} of docs/python.md", "exec"), room)


if __name__ == "__main__":
    run()
    print(f"Python {sys.version.split()[0]}: the tour ran with {sobremesa.__file__}")
