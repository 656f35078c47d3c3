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


def test_reset_comes_first():
    from gymnasium.error import ResetNeeded

    import sobremesa.gymnasium
    import sobremesa.pettingzoo as zoo

    seat, raw, env, all_at_once = (
        make("linko", 2, render_mode="ansi")
        for make in (sobremesa.gymnasium.make, zoo.raw_env, zoo.env, zoo.parallel_env)
    )
    for attempt in (
        lambda: seat.step(0),
        seat.render,
        lambda: raw.step(0),
        lambda: raw.observe("player_0"),
        raw.last,
        raw.render,
        lambda: env.step(0),
        lambda: env.observe("player_0"),
        env.last,
        env.render,
        env.agent_iter,
        lambda: all_at_once.step({}),
        all_at_once.render,
    ):
        with pytest.raises(ResetNeeded, match="reset"):
            attempt()
    for made in (seat, raw, env, all_at_once):
        for seed in ("x", -1, 1.5, [], True) if made is not seat else ():
            with pytest.raises((TypeError, ValueError), match="seed is"):
                made.reset(seed=seed)
        made.reset(seed=1)
        assert made.render()


def test_agents_are_those_that_there_are():
    import sobremesa.pettingzoo as zoo

    for env in (zoo.raw_env("linko", 2), zoo.parallel_env("linko", 2)):
        env.reset(seed=1)
        for ask in (env.action_space, env.observation_space):
            with pytest.raises(ValueError, match="there are player_0, player_1"):
                ask("player_2")
    with pytest.raises(ValueError, match="there are player_0, player_1"):
        zoo.raw_env("linko", 2).action_space("nobody")


def test_everyone_is_asked_and_one_must_answer():
    import sobremesa.pettingzoo as zoo

    env = zoo.parallel_env("linko", 2)
    before, _ = env.reset(seed=1)
    decider = next(agent for agent in env.agents if before[agent]["action_mask"].any())
    for actions in ({}, {"nobody": 0}, {decider: None}):
        with pytest.raises(ValueError, match=f"{decider} must choose"):
            env.step(actions)
    for actions in (None, 5, [0, 0]):
        with pytest.raises(TypeError, match="dict"):
            env.step(actions)
    for code in (True, 0.5):
        with pytest.raises(TypeError):
            env.step({decider: code})
    codes = {agent: env.action_space(agent).sample() for agent in env.agents}
    env.step(codes)


def test_a_dead_game_takes_no_step():
    from gymnasium.error import ResetNeeded

    import sobremesa.pettingzoo as zoo

    for make in (zoo.raw_env, zoo.env):
        env = make("linko", 2, max_cycles=1)
        env.reset(seed=1)
        while env.agents:
            agent = env.agent_selection
            env.step(None if env.truncations[agent] else env.action_space(agent).sample())
        for code in (None, 0):
            with pytest.raises(ResetNeeded):
                env.step(code)


def test_a_game_that_was_cut_off_takes_no_step():
    from gymnasium.error import ResetNeeded

    import sobremesa.pettingzoo

    env = sobremesa.pettingzoo.parallel_env("linko", 2, max_cycles=1)
    env.reset(seed=1)
    codes = {agent: env.action_space(agent).sample() for agent in env.agents}
    *_, truncations, _ = env.step(codes)
    assert all(truncations.values()) and env.agents == []
    with pytest.raises(ResetNeeded, match="reset"):
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


def test_an_arena_without_bots_is_refused():
    with pytest.raises(ValueError, match="name one bot"):
        sobremesa.arena("linko", players=2, bots=[])


@pytest.mark.parametrize("seed", [1.5, b"abc", [1], True])
def test_a_seed_is_a_whole_number_or_a_text(seed):
    with pytest.raises(TypeError, match="whole number or a text"):
        start("linko", seed)
