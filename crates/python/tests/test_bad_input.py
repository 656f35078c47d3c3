"""Whatever comes in: a clear exception, the state as it was, never a panic."""

import json
import os
import pickle
import threading

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import sobremesa
from sobremesa import vector

CLEAR = (ValueError, TypeError, KeyError, IndexError, OverflowError, AttributeError)
GAMES = st.sampled_from(["level10", "linko", "level8"])
fuzz = settings(
    max_examples=int(os.environ.get("SOBREMESA_EXAMPLES", "60")),
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
ANYTHING = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(),
    st.binary(),
    st.lists(st.integers(), max_size=5),
    st.dictionaries(st.text(max_size=5), st.integers(), max_size=3),
)


def start(game, seed=1):
    return sobremesa.game(game).Rules(players=2).start(seed)


@fuzz
@given(GAMES, ANYTHING)
def test_any_action(game, action):
    state = start(game)
    before = state.clone()
    for attempt in (state.apply, state.step, state.make, state.encode, state.decode):
        try:
            attempt(action)
        except CLEAR:
            assert state == before
        else:
            state = before.clone()


@fuzz
@given(GAMES, st.lists(st.integers(0, 700), max_size=30), st.integers(0, 5))
def test_codes_without_looking_at_the_mask(game, codes, seed):
    state = start(game, seed)
    for code in codes:
        mask, before = state.mask(), state.clone()
        try:
            state.step(code)
        except ValueError:
            assert state == before
            assert code >= len(mask) or not mask[code]


@fuzz
@given(GAMES, st.data())
def test_broken_records(game, data):
    line = start(game).record()
    at = data.draw(st.integers(0, len(line) - 1))
    piece = data.draw(st.text(max_size=4))
    broken = line[:at] + piece + line[at + data.draw(st.integers(0, 4)) :]
    try:
        sobremesa.replay(broken)
    except sobremesa.BadRecord as fault:
        assert fault.rule and fault.reason and fault.move >= 0


@fuzz
@given(GAMES, st.data())
def test_broken_pickles(game, data):
    whole = pickle.dumps(start(game))
    at = data.draw(st.integers(0, len(whole) - 1))
    try:
        pickle.loads(whole[:at] + data.draw(st.binary(max_size=3)) + whole[at + 1 :])
    except Exception as error:  # pickle itself raises whatever it likes
        assert not type(error).__name__.startswith("Panic")


@fuzz
@given(GAMES, ANYTHING, st.text(max_size=8), ANYTHING)
def test_any_options(game, players, name, value):
    try:
        sobremesa.game(game).Rules(players, **{name: value})
    except CLEAR:
        pass


@fuzz
@given(GAMES, ANYTHING, ANYTHING)
def test_any_arrays(game, actions, masks):
    envs = vector.make(game, 4, players=2, seed=1, observations=None)
    now = envs.reset(seed=1)
    before = now.masks.copy()
    mine = envs.buffers()
    mine.masks = masks
    for wrong, into in ((actions, None), (envs.sample(), mine), (np.array(str(actions)), None)):
        with pytest.raises(CLEAR):
            envs.step(wrong, into=into)
    assert np.array_equal(envs.reset(seed=1).masks, before)


@fuzz
@given(GAMES, ANYTHING)
def test_any_seat(game, seat):
    state = start(game)
    for look in (state.view, state.numbers, state.determinize, state.text):
        try:
            look(seat)
        except CLEAR:
            pass


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


def test_a_game_that_was_cut_off_takes_no_step():
    import sobremesa.pettingzoo

    env = sobremesa.pettingzoo.parallel_env("linko", 2, max_cycles=1)
    with pytest.raises(ValueError, match="reset"):
        env.step({})
    env.reset(seed=1)
    codes = {agent: env.action_space(agent).sample() for agent in env.agents}
    *_, truncations, _ = env.step(codes)
    assert all(truncations.values()) and env.agents == []
    with pytest.raises(ValueError, match="reset"):
        env.step(codes)


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


def test_two_threads_with_one_vector():
    envs = vector.make("linko", 2048, players=4, seed=1)
    envs.reset(seed=1)
    met = []

    def play():
        for _ in range(40):
            try:
                envs.step(envs.sample(), into=envs.buffers())
            except (RuntimeError, ValueError) as error:
                met.append(str(error))

    threads = [threading.Thread(target=play) for _ in range(4)]
    [thread.start() for thread in threads]
    [thread.join() for thread in threads]
    assert all("borrowed" in error or "mask" in error for error in met), met
    envs.step(envs.sample())


def test_threads_with_states_of_their_own():
    results = []

    def play(seed):
        state = sobremesa.linko.Rules(players=3).start(seed)
        bot = state.rules.bot("heuristic", seed)
        while not state.is_over:
            state.apply(bot.decide(state))
        results.append((seed, state.scores))

    threads = [threading.Thread(target=play, args=(seed % 2,)) for seed in range(6)]
    [thread.start() for thread in threads]
    [thread.join() for thread in threads]
    assert len(results) == 6 and len({json.dumps(result) for result in results}) == 2


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system does not fork")
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_a_forked_process_plays_on():
    envs = vector.make("linko", 256, players=4, seed=1)
    envs.reset(seed=1)
    envs.step(envs.sample())
    child = os.fork()
    if child == 0:
        try:
            for _ in range(5):
                envs.step(envs.sample())
            vector.make("level8", 256, players=2).reset()
            sobremesa.simulate("linko", players=2, games=20)
            os._exit(0)
        finally:
            os._exit(1)
    _, status = os.waitpid(child, 0)
    assert os.waitstatus_to_exitcode(status) == 0
    envs.step(envs.sample())


@pytest.mark.parametrize("seed", [1.5, b"abc", [1]])
def test_a_seed_is_a_whole_number_or_a_text(seed):
    with pytest.raises(TypeError, match="whole number or a text"):
        start("linko", seed)
