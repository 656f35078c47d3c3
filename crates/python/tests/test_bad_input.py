"""Wrong uses, one by one: exceptions that say what is meant, and the state as it was."""

import collections
import itertools
import subprocess
import sys

import numpy as np
import pytest

import sobremesa
from sobremesa import vector

CLEAR = (ValueError, TypeError, IndexError)


def start(game, seed=1):
    return sobremesa.game(game).Rules(players=2).start(seed)


def calm(state):
    return state.legal_actions()[0]


def test_numbers_below_what_there_is():
    rules = sobremesa.linko.Rules(players=2)
    state = rules.start(1)
    before, much = state.clone(), 10**30
    for attempt, wrong in (
        (lambda: sobremesa.linko.Rules(players=-1), ValueError),
        (lambda: sobremesa.simulate("linko", players=2, games=-1), ValueError),
        (lambda: sobremesa.simulate("linko", players=2, games=much), ValueError),
        (lambda: vector.make("linko", -1, players=2), ValueError),
        (lambda: vector.make("linko", much, players=2), ValueError),
        (lambda: vector.make("linko", 4, players=2, max_actions=-1), ValueError),
        (lambda: vector.make("linko", 4, players=2, max_actions=0), ValueError),
        (lambda: sobremesa.set_threads(-1), ValueError),
        (lambda: sobremesa.arena("linko", players=2, bots=[len], blocks=-1), ValueError),
        (lambda: state.decode([-1]), ValueError),
        (lambda: state.step(-1), ValueError),
        (lambda: state.step(much), ValueError),
        (lambda: state.view(-1), IndexError),
        (lambda: state.determinize(-1), IndexError),
        (lambda: state.apply(state.legal_actions()[0], -1), IndexError),
        (lambda: rules.bot("random").speak(state, -1), IndexError),
        (lambda: sobremesa.linko.observe(state, -1), IndexError),
    ):
        with pytest.raises(wrong) as met:
            attempt()
        assert type(met.value) is wrong and str(met.value)
    assert state == before


def test_a_negative_number_is_named():
    with pytest.raises(ValueError, match="from 0 on is meant, not -7"):
        vector.make("linko", -7, players=2)
    with pytest.raises(IndexError, match="no seat -1 at a table for 2"):
        start("linko").view(-1)


def test_an_observation_is_what_it_can_be(table):
    game, options = table
    about = sobremesa.game(game)
    state = about.Rules(**options).start(1)
    for seen in (about.observe(state), state.numbers()):
        fields = about.decode_observation(seen)
        assert np.array_equal(np.concatenate(list(fields.values())), state.numbers())
        for wrong in (np.nan, np.inf, -0.5, 1.5) if seen.dtype != np.uint8 else (255,):
            bad = seen.copy()
            bad[3] = wrong
            with pytest.raises(ValueError, match="number 3 of the observation"):
                about.decode_observation(bad)
    for wrong in (state.numbers().astype(np.int64), [""] * about.num_numbers):
        with pytest.raises(TypeError, match="floats or bytes"):
            about.decode_observation(wrong)
    other = next(name for name in sobremesa.names() if name != game)
    with pytest.raises(TypeError, match=f"a state of {other} is meant"):
        sobremesa.game(other).observe(state)


@pytest.mark.parametrize("name", ["exec:python3 mine.py", "net:mine.onnx", "search:9+net:mine.onnx"])
def test_programs_and_nets_are_for_the_command_line(name):
    rules = sobremesa.linko.Rules(players=2)
    for attempt in (
        lambda: rules.bot(name),
        lambda: sobremesa.simulate("linko", players=2, games=1, bots=name),
        lambda: sobremesa.arena("linko", players=2, bots=[name, "random"], blocks=1),
        lambda: sobremesa.arena("linko", players=2, bots=[len, name], blocks=1),
    ):
        with pytest.raises(ValueError, match="for the command line"):
            attempt()


def test_wrong_arrays_reset_nothing():
    envs = vector.make("linko", 4, players=2, seed=1)
    envs.reset(seed=1)
    now = envs.step(envs.sample())
    masks, legal = now.masks.copy(), envs.sample()
    for field in ("masks", "seats", "rewards", "terminated", "truncated", "observations"):
        mine = envs.buffers()
        setattr(mine, field, "nothing")
        with pytest.raises(TypeError, match=field):
            envs.reset(seed=2, into=mine)
    for wrong in (5, 0, [], "x", {}):
        for attempt in (lambda: envs.step(legal, into=wrong), lambda: envs.reset(into=wrong)):
            with pytest.raises(TypeError, match="buffers"):
                attempt()
    assert np.array_equal(now.masks, masks)
    envs.step(legal)


def test_true_and_false_are_no_numbers():
    rules = sobremesa.linko.Rules(players=2)
    state = rules.start(1)
    before = state.clone()
    for attempt in (
        lambda: sobremesa.level10.Rules(players=True),
        lambda: rules.simulate(["random"], True, 1, False),
        lambda: vector.make("linko", True, players=2),
        lambda: vector.make("linko", 4, players=2, max_actions=True),
        lambda: state.step(True),
        lambda: state.decode([True]),
        lambda: state.view(False),
        lambda: state.apply(state.legal_actions()[0], False),
        lambda: sobremesa.set_threads(True),
        lambda: sobremesa.arena("linko", players=2, bots=[len], blocks=True),
    ):
        with pytest.raises(TypeError, match="whole number"):
            attempt()
    assert state == before


@pytest.mark.parametrize("name", ["exec:rm -r /", "net:mine.onnx"])
def test_nobody_is_called_as_a_command(name):
    state = start("linko")
    with pytest.raises(ValueError, match="is a command"):
        state.record(players=["Ana", name])


def test_a_forged_pickle_decides_nothing():
    state = start("linko")
    code = int(np.flatnonzero(state.mask())[0])
    build, (line, begun) = state.__reduce__()
    assert begun == []
    for forged in ([code], [code, code], [10**6], [-1], [True], "x"):
        with pytest.raises(CLEAR):
            build(line, forged)
    assert build(line, []) == state


def test_a_bot_moves_the_game_by_its_answer_alone():
    def restless(state):
        answer = state.legal_actions()[0]
        while not state.is_over and state.actions < 40:
            state.apply(state.legal_actions()[-1])
        return answer

    def calm(state):
        return state.legal_actions()[0]

    def wins(bot):
        return sobremesa.arena("linko", players=2, bots=[bot, "random"], blocks=2)["entries"][0]["wins"]

    assert wins(restless) == wins(calm)


def test_a_finished_game_takes_nothing():
    state = sobremesa.level10.Rules(players=1).start(1)
    bot = state.rules.bot("random", 1)
    while not state.is_over:
        state.apply(bot.decide(state))
    before = state.clone()
    assert state.legal_actions() == [] and state.owed is None and state.seat is None
    with pytest.raises(sobremesa.Refusal):
        state.apply("play D1")
    with pytest.raises(ValueError, match="over"):
        state.step(0)
    with pytest.raises(ValueError, match="over"):
        bot.decide(state)
    for look in (state.view, state.text, state.numbers, state.svg, state.determinize):
        look()
        look(0)
    assert state.solve() is not None
    assert state == before and not state.mask().any()


def test_options_are_named_with_their_values():
    for value in (-1, 9, "two", [2], None):
        with pytest.raises(ValueError, match="pauses"):
            sobremesa.level10.Rules(players=3, pauses=value)
    with pytest.raises(ValueError, match='variant is base or advanced or expert, not "chess"'):
        sobremesa.linko.Rules(players=3, variant="chess")


def bad_words():
    """Uses that are wrong, and what is said of them."""
    rules = sobremesa.linko.Rules(players=2)
    state, half = rules.start(1), "\ud800"
    run, meet = sobremesa.simulate, sobremesa.arena
    duel = {"game": "linko", "players": 2}
    return [
        (lambda: sobremesa.linko.Rules("2"), TypeError, "a whole number is meant, not '2'"),
        (lambda: sobremesa.linko.Rules(2**64 - 1), ValueError, "18446744073709551615 cannot play"),
        (lambda: sobremesa.linko.Rules(2, variant=float("nan")), ValueError, "not JSON compliant"),
        (lambda: sobremesa.linko.Rules(2, variant=half), ValueError, "surrogates not allowed"),
        (lambda: sobremesa.linko.Rules(2, first="x"), ValueError, "no options of linko"),
        (lambda: state.apply(f"play {half}"), ValueError, "surrogates not allowed"),
        (lambda: state.view("0" * 100), TypeError, "a whole number is meant, not '0{59}…"),
        (lambda: state.decode("abc"), TypeError, "a list is meant, not 'abc'"),
        (lambda: state.decode({1: 2}), TypeError, "a list is meant, not {1: 2}"),
        (lambda: state.decode(b"12"), TypeError, "a list is meant"),
        (lambda: state.record("ab"), TypeError, "a list is meant, not 'ab'"),
        (lambda: sobremesa.replay(state.record(), "x"), TypeError, "a list is meant, not 'x'"),
        (lambda: state.make(5), TypeError, "a move is a dict"),
        (lambda: state.make({}), ValueError, "no move: missing field `type`"),
        (lambda: state.make({"type": float("nan")}), ValueError, "not JSON compliant"),
        (lambda: state.__setstate__({}), ValueError, "pickled by its record"),
        (lambda: run(**duel, games=1, bots=None), TypeError, "bots are a name, or a list"),
        (lambda: run(**duel, games=1, progress=5), TypeError, "progress is True, or a function"),
        (lambda: meet(**duel, bots=5), TypeError, "bots are a name, or a list"),
        (lambda: meet(**duel, bots=[len, "random"], seed=1.5), TypeError, "a whole number or a text"),
        (lambda: rules.arena(["random"], 1, 1, known="abc"), TypeError, "a list is meant"),
        (lambda: vector.make(**duel, num_envs=2, observations=np.zeros(2)), ValueError, "observations are"),
        (lambda: sobremesa._sobremesa.win_rate([float("nan")], 1), ValueError, "nobody wins NaN"),
        (lambda: sobremesa._sobremesa.win_rate([1e300], 1), ValueError, "of 1 games nobody wins"),
    ]


@pytest.mark.parametrize("case", range(len(bad_words())))
def test_an_exception_says_what_is_meant(case):
    attempt, kind, said = bad_words()[case]
    with pytest.raises(kind, match=said):
        attempt()


def test_arrays_that_share_memory_are_refused():
    envs = vector.make("linko", 4, players=2, seed=1)
    envs.reset(seed=1)
    codes, mine = envs.sample(), envs.buffers()
    mine.truncated = mine.terminated
    with pytest.raises(ValueError, match="truncated shares memory"):
        envs.step(codes, into=mine)
    mine = envs.buffers()
    mine.seats.flags.writeable = False
    with pytest.raises(ValueError, match="seats cannot be written to"):
        envs.step(codes, into=mine)
    envs.step(codes)


def test_games_that_memory_cannot_hold_are_refused():
    """In a process of its own, which may have next to no more memory than it has. As many games as are not refused go
    on to where they take most: with two stars, players choose which cards to keep."""
    attempt = """if True:
        import resource

        import numpy as np

        import sobremesa
        from sobremesa import vector

        def make(games):
            return vector.make("level8", games, players=2, stars=2, seed=1, observations=None)

        sobremesa.set_threads(1)
        make(1)
        pages = int(open("/proc/self/statm").read().split()[0])
        most = pages * resource.getpagesize() + 2**26
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
        games, envs = 2**17, None
        while envs is None:
            try:
                envs = make(games)
            except MemoryError as error:
                print(error)
                games //= 2
        kept = np.zeros(games, np.bool_)
        while kept.mean() < 0.9:
            now = envs.step(envs.sample())
            # Ten cards: nowhere are there more choices.
            kept |= now.masks[:, 105:197].sum(axis=1) == 10
        print(games)
    """
    told = subprocess.run([sys.executable, "-c", attempt], capture_output=True, text=True)
    assert told.returncode == 0, told.stderr
    first, *_, last = told.stdout.splitlines()
    assert first == "there is no memory for 131072 games" and int(last) < 2**17
    with pytest.raises(ValueError, match="num_envs is from 1 to 131072"):
        vector.make("level8", 2**17 + 1, players=2)


def test_an_arena_without_bots_is_refused():
    with pytest.raises(ValueError, match="name one bot"):
        sobremesa.arena("linko", players=2, bots=[])


@pytest.mark.parametrize("seed", [1.5, b"abc", [1], True])
def test_a_seed_is_a_whole_number_or_a_text(seed):
    with pytest.raises(TypeError, match="whole number or a text"):
        start("linko", seed)


@pytest.mark.parametrize("bots", [["random"], [calm], [calm, "random"]])
def test_runs_without_a_seed_are_refused(bots):
    runs = [sobremesa.arena] + [sobremesa.simulate] * (bots == ["random"])
    for run in runs:
        much = {"games": 1} if run is sobremesa.simulate else {"blocks": 1}
        with pytest.raises(TypeError, match="a whole number or a text"):
            run("linko", players=2, bots=bots, seed=None, **much)


def test_a_seed_that_stands_for_a_number_is_that_number():
    class Five:
        def __index__(self):
            return 5

    runs = [
        sobremesa.simulate("linko", players=2, games=2, seed=seed, records=True)
        for seed in (5, "5", np.int64(5), Five())
    ]
    assert {run.seed for run in runs} == {"5"}
    assert len({tuple(run.records) for run in runs}) == 1
    met = [sobremesa.arena("linko", players=2, bots=[calm, "random"], blocks=4, seed=seed) for seed in (5, Five())]
    assert met[0] == met[1]


WITHOUT_ORDER_OR_END = {
    "a set": lambda item: {item},
    "a frozen set": lambda item: frozenset([item]),
    "keys": lambda item: {item: 0}.keys(),
    "without an end": itertools.repeat,
    "a generator": lambda item: (item for _ in range(1)),
}


@pytest.mark.parametrize("kind", WITHOUT_ORDER_OR_END)
def test_lists_have_an_order_and_an_end(kind):
    some = WITHOUT_ORDER_OR_END[kind]
    rules, state = sobremesa.linko.Rules(players=2), start("linko")
    for attempt in (
        lambda: sobremesa.simulate("linko", players=2, games=1, bots=some("random")),
        lambda: sobremesa.arena("linko", players=2, bots=some("random"), blocks=1),
        lambda: rules.simulate(some("random"), 1, 1, False),
        lambda: rules.arena(["random"], 1, 1, known=some("x")),
        lambda: state.record(some("Ana")),
        lambda: state.decode(some(1)),
    ):
        with pytest.raises(TypeError, match="a list"):
            attempt()


@pytest.mark.parametrize("kind", [list, tuple, np.array, collections.deque])
def test_whatever_has_an_order_and_an_end_is_a_list(kind):
    state, names, bots = start("linko"), ["Ana", "Bruno"], ["random", "heuristic"]
    action = state.legal_actions()[0]
    assert state.decode(kind(state.encode(action))) == action
    assert state.record(kind(names)) == state.record(names)
    assert sobremesa.simulate("linko", players=2, games=1, bots=kind(bots)).bots == bots
