"""Many games at once."""

import json

import numpy as np
import pytest

import sobremesa
from sobremesa import vector


def make(table, size=64, **options):
    game, rules = table
    return vector.make(game, size, seed=1, **rules, **options)


def test_a_batch_plays_what_single_games_play(table):
    """Each game of a batch is the game of its own seed, code by code, and after it the next one of the run."""
    game, options = table
    size, ended = 4, 0
    envs = make(table, size)
    now = envs.reset(seed="same")
    coming = starts(game, options, "same", size * size)
    played = [coming[index::size] for index in range(size)]
    # Half of the games are played well, so that they end.
    bot, planned = envs.rules.bot("heuristic", seed=1), [[] for _ in range(size // 2)]
    while ended < size:
        actions = envs.sample()
        for index, (state, *_) in enumerate(played):
            assert np.array_equal(state.mask(), now.masks[index])
            assert state.seat == now.seats[index]
            assert np.allclose(sobremesa.game(game).observe(state), now.observations[index])
        for index, codes in enumerate(planned):
            state = played[index][0]
            if not codes:
                codes.extend(state.encode(bot.decide(state)))
            actions[index] = codes.pop(0)
        now = envs.step(actions)
        for index, (state, *_) in enumerate(played):
            state.step(int(actions[index]))
            if state.is_over:
                assert now.terminated[index]
                assert np.allclose(state.wins, now.rewards[index])
                del played[index][0]
                ended += 1
            else:
                assert not now.terminated[index] and not now.rewards[index].any()


def starts(game, options, seed, games):
    """The first games of a run, as `simulate` deals them."""
    done = sobremesa.simulate(game, games=games, bots="heuristic", seed=seed, records=True, **options)
    return [sobremesa.game(game).Rules(**options).start(json.loads(line)["seed"]) for line in done.records]


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


def test_a_game_is_cut_off_at_its_own_bound():
    """Players of Level 8 who draw and discard, and nothing else, would go on forever."""
    sobremesa.set_threads(1)
    envs = vector.make("level8", 1, players=2, observations=None)
    now, codes, steps = envs.reset(seed="long"), envs.sample(), 0
    while not (now.truncated[0] or now.terminated[0]):
        codes[0] = now.masks[0].argmax()
        now = envs.step(codes)
        steps += 1
    sobremesa.set_threads(0)
    assert now.truncated[0] and steps == envs.rules.action_bound and not now.rewards.any()
    _, second = starts("level8", {"players": 2}, "long", 2)
    assert np.array_equal(now.masks[0], second.mask()) and now.seats[0] == second.seat


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
