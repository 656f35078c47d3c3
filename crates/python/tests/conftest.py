"""The tables that tests play at."""

import pytest

TABLES = [
    ("level10", {"players": 1, "pauses": 3}),
    ("level10", {"players": 3, "pauses": 2}),
    ("linko", {"players": 2}),
    ("linko", {"players": 4, "variant": "expert"}),
    ("level8", {"players": 2, "stars": 2}),
    ("level8", {"players": 4}),
]


@pytest.fixture(params=TABLES, ids=lambda table: f"{table[0]}-{table[1]['players']}")
def table(request):
    return request.param
