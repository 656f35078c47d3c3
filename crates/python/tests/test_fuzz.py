"""Whatever comes in: a clear exception, the state as it was, never a panic."""

import os
import pickle

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import sobremesa
from sobremesa import vector

CLEAR = (ValueError, TypeError, IndexError)
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
    bot = state.rules.bot("random", 1)
    for look in (
        state.view, state.numbers, state.determinize, state.text, state.svg, state.pixels,
        lambda seat: sobremesa.game(game).observe(state, seat),
        lambda seat: state.apply(state.clone().legal_actions()[0], seat),
        lambda seat: bot.speak(state, seat),
    ):
        try:
            look(seat)
        except CLEAR:
            pass


@fuzz
@given(GAMES, ANYTHING)
def test_anything_instead_of_what_is_meant(game, value):
    about, rules = sobremesa.game(game), sobremesa.game(game).Rules(players=2)
    bot = rules.bot("random", 1)
    for attempt in (
        sobremesa.game, sobremesa.replay, about.observe, about.decode_observation,
        rules.bot, bot.decide, bot.weigh, bot.speak,
        lambda value: vector.make(value, 2, players=2),
        lambda value: sobremesa.simulate(game, players=2, games=1, bots=value),
        lambda value: sobremesa.arena(game, players=2, bots=[value, len], blocks=1),
        lambda value: rules.arena(value, 1, 1),
    ):
        with pytest.raises(CLEAR):
            attempt(value)


@fuzz
@given(GAMES, ANYTHING)
def test_any_environment(game, value):
    import gymnasium

    import sobremesa.gymnasium
    import sobremesa.pettingzoo as zoo

    for build in (
        lambda: sobremesa.gymnasium.make(game, value),
        lambda: sobremesa.gymnasium.make(game, 2, seat=value),
        lambda: sobremesa.gymnasium.make(game, 2, bots=value),
        lambda: sobremesa.gymnasium.make(game, 2, render_mode=value),
        lambda: zoo.env(game, 2, max_cycles=value),
        lambda: zoo.parallel_env(value, 2),
        lambda: zoo.parallel_env(game, 2, max_cycles=value),
    ):
        try:
            build()
        except CLEAR:
            pass
    seat, env, all_at_once = sobremesa.gymnasium.make(game, 2), zoo.raw_env(game, 2), zoo.parallel_env(game, 2)
    for made in (seat, env, all_at_once):
        made.reset(seed=1)
    for attempt in (
        seat.step, env.step, env.observe, env.action_space, env.observation_space, all_at_once.step,
        lambda value: all_at_once.step({"player_0": value}),
    ):
        try:
            attempt(value)
        except (*CLEAR, gymnasium.error.ResetNeeded):
            pass
