"""Many games at once."""

import numpy as np
import pytest

import sobremesa
from sobremesa import vector


def make(table, size=64, **options):
    game, rules = table
    return vector.make(game, size, seed=1, **rules, **options)


def test_a_batch_plays_what_single_games_play(table):
    """Each game of a batch is the game of its own seed, code by code."""
    game, options = table
    envs = make(table, 8)
    now = envs.reset(seed="same")
    start = [state_of(game, options, "same", index) for index in range(8)]
    played = {index: start[index] for index in range(8)}
    for _ in range(60):
        for index, state in played.items():
            assert np.array_equal(state.mask(), now.masks[index])
            assert state.seat == now.seats[index]
            assert np.allclose(sobremesa.game(game).observe(state), now.observations[index])
        actions = envs.sample()
        now = envs.step(actions)
        for index in list(played):
            played[index].step(int(actions[index]))
            if played[index].is_over:
                assert now.terminated[index]
                assert np.allclose(played[index].wins, now.rewards[index])
                del played[index]
            else:
                assert not now.terminated[index] and not now.rewards[index].any()
    assert game != "level10" or len(played) < 8


def state_of(game, options, seed, index):
    """The game of a run with this number, as `simulate` plays it."""
    done = sobremesa.simulate(game, games=index + 1, bots="random", seed=seed, records=True, **options)
    import json

    return sobremesa.game(game).Rules(**options).start(json.loads(done.records[index])["seed"])


@pytest.mark.parametrize("observations", ["float32", "uint8", None])
def test_given_arrays_are_filled(table, observations):
    envs = make(table, observations=observations)
    mine = envs.buffers()
    assert envs.reset(seed=2, into=mine) is mine
    assert mine.masks.any(axis=1).all()
    before = envs.step(envs.sample(), into=mine)
    assert before is mine
    if observations == "uint8":
        floats = make(table, observations="float32")
        floats.reset(seed=2)
        most = sobremesa.game(table[0])._most
        assert np.allclose(floats._own.observations * most, envs.reset(seed=2).observations)
    if observations is None:
        assert mine.observations is None


def test_the_same_seed_gives_the_same_games_with_any_threads(table):
    seen = []
    for threads in (1, 3):
        sobremesa.set_threads(threads)
        envs = make(table)
        envs.reset(seed=3)
        for _ in range(50):
            now = envs.step(envs.sample())
        seen.append((now.masks.copy(), now.observations.copy(), now.seats.copy()))
    sobremesa.set_threads(0)
    assert all(np.array_equal(one, other) for one, other in zip(*seen))


def test_games_that_go_on_too_long_are_cut_off(table):
    game, options = table
    envs = make(table, 16, max_actions=3)
    now = envs.reset(seed=1)
    first, steps = now.masks.copy(), 0
    while not now.truncated.all():
        now = envs.step(envs.sample())
        steps += 1
        assert not (now.truncated & now.terminated).any() and not now.rewards[now.truncated].any()
        assert steps <= 12
        if now.truncated.any():
            break
    assert now.truncated.any() and not np.array_equal(now.masks, first)
    assert envs.rules.action_bound > 3


def test_an_illegal_code_moves_no_game(table):
    envs = make(table)
    now = envs.reset(seed=4)
    masks, seats = now.masks.copy(), now.seats.copy()
    actions = envs.sample()
    for wrong in (-1, envs.num_codes, 2**40, int(np.flatnonzero(~masks[7])[0])):
        bad = actions.copy()
        bad[7] = wrong
        with pytest.raises(ValueError, match="game 7"):
            envs.step(bad)
        assert np.array_equal(now.masks, masks) and np.array_equal(now.seats, seats)
    envs.step(actions)


def test_wrong_arrays_are_refused(table):
    envs = make(table)
    now = envs.reset(seed=5)
    actions = envs.sample()
    for wrong in (actions[:-1], actions.astype(np.float64), actions.reshape(8, 8), list(actions), None):
        with pytest.raises((TypeError, ValueError)):
            envs.step(wrong)
    with pytest.raises(ValueError, match="contiguous"):
        envs.step(np.repeat(actions, 2)[::2])
    for field, bad in {
        "masks": np.zeros((3, envs.num_codes), np.bool_),
        "seats": np.zeros(64, np.int64),
        "rewards": np.zeros((64, 9), np.float32),
        "terminated": np.zeros(64, np.uint8),
        "observations": np.zeros((64, envs.num_numbers), np.float64),
    }.items():
        mine = envs.buffers()
        setattr(mine, field, bad)
        with pytest.raises((TypeError, ValueError), match=field):
            envs.step(actions, into=mine)
    mine = envs.buffers()
    mine.masks.flags.writeable = False
    with pytest.raises(ValueError, match="masks"):
        envs.step(actions, into=mine)
    with pytest.raises(ValueError):
        make(table, size=0)
    with pytest.raises(ValueError, match="observations"):
        make(table, observations="float16")
    with pytest.raises(ValueError, match="reward"):
        make(table, reward="love")
    envs.step(actions.astype(np.int32))


def test_scores_can_be_rewards():
    envs = vector.make("level10", 32, players=2, seed=1, reward="score")
    envs.reset(seed=1)
    most = max(envs.step(envs.sample()).rewards.max() for _ in range(60))
    assert most > 1
