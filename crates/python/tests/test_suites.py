"""The suites of the packages that learners use, as these packages have them."""

import contextlib
import re
import types
import unittest
import warnings

import numpy as np
import pytest

import sobremesa

#: What the suites find strange here, and is meant so: whoever decides sees a dict, with the mask in it, and what is
#: made by our own `make` is not in Gymnasium's list of environments.
EXPECTED = (
    "^Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete$",
    "^Observation is not a NumPy array$",
    "Not able to test alternative render modes due to the environment not having a spec",
)


@contextlib.contextmanager
def no_strange_warnings():
    """Whatever is warned of is expected, but for what others left open."""
    with warnings.catch_warnings(record=True) as met:
        warnings.simplefilter("always")
        warnings.simplefilter("ignore", ResourceWarning)
        yield
    told = {str(warning.message) for warning in met}
    assert {text for text in told if not any(re.search(known, text) for known in EXPECTED)} == set()


TABLES = [("level10", 3, {}), ("linko", 4, {}), ("linko", 2, {}), ("level8", 3, {})]


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
class TestPettingZoo:
    def env(self, game, players, options, **more):
        import sobremesa.pettingzoo

        return sobremesa.pettingzoo.env(game, players, **options, **more)

    def test_api(self, game, players, options):
        from pettingzoo.test import api_test

        env = self.env(game, players, options)
        with no_strange_warnings():
            api_test(env, num_cycles=200)

    def test_seed(self, game, players, options):
        from pettingzoo.test import seed_test

        seed_test(lambda: self.env(game, players, options), num_cycles=50)

    def test_render(self, game, players, options):
        from pettingzoo.test import render_test

        render_test(lambda **more: self.env(game, players, options, **more))

    def test_max_cycles(self, game, players, options):
        from pettingzoo.test import max_cycles_test
        from pettingzoo.utils.conversions import parallel_to_aec

        import sobremesa.pettingzoo

        def parallel(max_cycles):
            return sobremesa.pettingzoo.parallel_env(game, players, max_cycles=max_cycles, **options)

        module = types.SimpleNamespace(
            parallel_env=parallel, env=lambda max_cycles: parallel_to_aec(parallel(max_cycles))
        )
        max_cycles_test(module)

    def test_max_cycles_of_each_agent(self, game, players, options):
        env = self.env(game, players, options, max_cycles=4)
        env.reset(seed=1)
        chosen = dict.fromkeys(env.possible_agents, 0)
        for agent in env.agent_iter():
            _, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            chosen[agent] += 1
            env.step(env.action_space(agent).sample())
        assert max(chosen.values()) == 4

    def test_parallel_api(self, game, players, options):
        from pettingzoo.test import parallel_api_test

        import sobremesa.pettingzoo

        parallel_api_test(sobremesa.pettingzoo.parallel_env(game, players, **options), num_cycles=100)

    def test_a_mask_that_is_ignored(self, game, players, options):
        env = self.env(game, players, options)
        env.reset(seed=1)
        observation, *_ = env.last()
        wrong = int(np.flatnonzero(observation["action_mask"] == 0)[0])
        with pytest.raises(ValueError, match="not among the codes"):
            env.step(wrong)
        again, *_ = env.last()
        assert np.array_equal(observation["observation"], again["observation"])


def test_pettingzoo_performance(capsys):
    from pettingzoo.test import performance_benchmark

    import sobremesa.pettingzoo

    performance_benchmark(sobremesa.pettingzoo.env("linko", players=4))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_gymnasium(game, players, options):
    from gymnasium.utils.env_checker import check_env

    import sobremesa.gymnasium

    env = sobremesa.gymnasium.make(game, players, bots="heuristic", render_mode="rgb_array", **options)
    with no_strange_warnings():
        check_env(env, skip_render_check=False)
    env.reset(seed=1)
    total, over = 0.0, False
    while not over:
        _, reward, terminated, truncated, _ = env.step(env.action_space.sample())
        total, over = total + reward, terminated or truncated
    assert 0 <= total <= 1
    with pytest.raises(ValueError):
        sobremesa.gymnasium.make(game, players, bots=["heuristic"] * 9)


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_gymnasium_plays_several_games_at_once(game, players, options):
    """Gymnasium's own vectors play what single environments play: in this process, and in others."""
    from gymnasium.vector import AsyncVectorEnv, AutoresetMode, SyncVectorEnv

    import sobremesa.gymnasium

    def make():
        return sobremesa.gymnasium.make(game, players, illegal_reward=None, **options)

    def step(env, code, is_over):
        return (env.reset()[0], 0.0, False, False) if is_over else env.step(code)[:4]

    def step_all(envs, codes):
        if isinstance(envs, SyncVectorEnv):
            return envs.step(codes)
        envs.step_async(codes)
        return envs.step_wait(timeout=60)

    def legal(seen):
        return int(np.flatnonzero(seen["action_mask"])[-1]) if seen["action_mask"].any() else 0

    single = [make() for _ in range(3)]
    kinds = (SyncVectorEnv, AsyncVectorEnv)
    at_once = [kind([make] * 3, autoreset_mode=AutoresetMode.NEXT_STEP) for kind in kinds]
    try:
        now = [env.reset(seed=seed)[0] for seed, env in enumerate(single)]
        for envs in at_once:
            seen, info = envs.reset(seed=[0, 1, 2])
            assert all(np.array_equal(seen[part], [one[part] for one in now]) for part in seen)
            assert np.array_equal(info["action_mask"], seen["action_mask"])
        is_over = [False] * 3
        for _ in range(60):
            codes = [legal(one) for one in now]
            steps = [step(*one) for one in zip(single, codes, is_over)]
            now = [seen for seen, *_ in steps]
            for envs in at_once:
                seen, *came, _ = step_all(envs, np.array(codes))
                assert all(np.array_equal(seen[part], [one[part] for one in now]) for part in seen)
                for part, expected in zip(came, list(zip(*steps))[1:], strict=True):
                    assert np.array_equal(part, expected)
            is_over = [terminated or truncated for _, _, terminated, truncated in steps]
    finally:
        for envs in at_once:
            envs.close()


@pytest.mark.parametrize(
    ("reward", "kind"),
    [("x", TypeError), (True, TypeError), ([1], TypeError), (1j, TypeError), (10**400, ValueError),
     (float("nan"), ValueError), (float("inf"), ValueError)],
)  # fmt: skip
def test_an_illegal_reward_is_a_number(reward, kind):
    import sobremesa.gymnasium

    with pytest.raises(kind, match="illegal_reward is a number or None"):
        sobremesa.gymnasium.make("linko", 2, illegal_reward=reward)
    assert sobremesa.gymnasium.make("linko", 2, illegal_reward=np.float32(-2))._illegal_reward == -2


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_gymnasium_and_a_mask_that_is_ignored(game, players, options):
    import gymnasium

    import sobremesa.gymnasium

    env = sobremesa.gymnasium.make(game, players, illegal_reward=None, **options)
    before, _ = env.reset(seed=1)
    wrong = np.flatnonzero(before["action_mask"] == 0)[0]
    with pytest.raises(ValueError, match="not among the codes"):
        env.step(wrong)
    assert env.step(env.action_space.sample())[1] == 0
    env = sobremesa.gymnasium.make(game, players, **options)
    env.reset(seed=1)
    for no_code in (-1, env.action_space.n, 0.5, "first", None, True):
        with pytest.raises(ValueError, match="no code"):
            env.step(no_code)
    after, reward, terminated, truncated, _ = env.step(wrong)
    assert (reward, terminated, truncated) == (-1, True, False)
    assert np.array_equal(after["observation"], before["observation"])
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(wrong)


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_environments_are_copied_and_pickled(game, players, options):
    """A copy goes on as the original does, whichever bots sit beside it."""
    import copy
    import pickle

    import sobremesa.gymnasium
    import sobremesa.pettingzoo

    env = sobremesa.gymnasium.make(game, players, bots="regular", **options)
    assert pickle.loads(pickle.dumps(env)).reset(seed=1)
    env.reset(seed=1)
    for _ in range(3):
        env.step(env.action_space.sample())
    for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        original = copy.deepcopy(env)
        for _ in range(10):
            code = np.flatnonzero(original.action_space._legal())[-1]
            ours, theirs = original.step(code), twin.step(code)
            assert all(np.array_equal(ours[0][part], theirs[0][part]) for part in ours[0])
            assert ours[1:4] == theirs[1:4]
            if ours[2] or ours[3]:
                break
    for make in (sobremesa.pettingzoo.raw_env, sobremesa.pettingzoo.parallel_env):
        env = make(game, players, **options)
        env.reset(seed=1)
        twin = pickle.loads(pickle.dumps(env))
        legal = [env.action_space("player_0")._legal() for env in (env, twin)]
        assert np.array_equal(*legal) and legal[0].any()


def test_a_step_that_is_interrupted_was_not_made():
    import signal

    import sobremesa.gymnasium

    def enough(number, frame):
        raise TimeoutError("enough")

    # Nobody but the seat itself is asked before the others think for an hour.
    env = sobremesa.gymnasium.make("linko", 2, bots="search:3600000ms", first=0)
    before, _ = env.reset(seed=1)
    former = signal.signal(signal.SIGALRM, enough)
    try:
        with pytest.raises(TimeoutError, match="enough"):
            for _ in range(50):
                before = sobremesa.linko.observe(env._state)
                signal.setitimer(signal.ITIMER_REAL, 0.5)
                env.step(env.action_space.sample())
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, former)
    assert env._state.seat == 0 and np.array_equal(sobremesa.linko.observe(env._state), before)


def test_gymnasium_looks_once(monkeypatch):
    import sobremesa.gymnasium
    from sobremesa import _table

    looks, observe = [], _table.observe
    monkeypatch.setattr(_table, "observe", lambda *seen: looks.append(seen) or observe(*seen))
    env = sobremesa.gymnasium.make("linko", 2)
    observation, info = env.reset(seed=1)
    assert len(looks) == 1 and np.array_equal(observation["action_mask"], info["action_mask"])
    env.step(env.action_space.sample())
    assert len(looks) == 2


class TestOpenSpiel:
    @pytest.fixture(autouse=True)
    def register(self):
        import sobremesa.open_spiel

        self.names = sobremesa.open_spiel.register()
        assert sobremesa.open_spiel.register() == self.names

    def load(self, game, players, actions):
        import pyspiel

        return pyspiel.load_game(f"sobremesa_{game}(players={players},deals=50,max_actions={actions})")

    @pytest.mark.parametrize("deals", [0, -1, 10**6 + 1, 2**31 - 1])
    def test_there_are_as_many_deals_as_can_be_listed(self, deals):
        import pyspiel

        with pytest.raises(ValueError, match=f"deals is from 1 to 1000000, not {deals}"):
            pyspiel.load_game(f"sobremesa_linko(players=2,deals={deals})")

    @pytest.mark.parametrize(("game", "players", "options"), TABLES)
    def test_random_sim(self, game, players, options):
        import pyspiel

        pyspiel.random_sim_test(self.load(game, players, 150), num_sims=2, serialize=True, verbose=False)

    @pytest.mark.parametrize(("game", "players", "options"), TABLES)
    def test_api(self, game, players, options):
        from open_spiel.integration_tests.api_test import EnforceAPIOnPartialTreeBase as Tests

        about = {"game": self.load(game, players, 30), "game_name": f"sobremesa_{game}"}
        suite = unittest.defaultTestLoader.loadTestsFromTestCase(type("Tests", (Tests,), about))
        assert suite.countTestCases() >= 5
        result = unittest.TextTestRunner(verbosity=0).run(suite)
        assert result.wasSuccessful(), [trace for _, trace in result.failures + result.errors]

    def test_a_refused_action_leaves_nothing_behind(self):
        state = self.load("linko", 2, 2).new_initial_state()
        state.apply_action(3)
        seat = state.current_player()
        before = state.information_state_string(seat), state.legal_actions()
        wrong = next(code for code in range(600) if code not in before[1])
        with pytest.raises(ValueError, match="not among the codes"):
            state.apply_action(wrong)
        assert (state.information_state_string(seat), state.legal_actions()) == before
        while not state.is_terminal():
            state.apply_action(state.legal_actions()[0])
        with pytest.raises(ValueError, match="over"):
            state.apply_action(0)

    @pytest.mark.parametrize(("game", "players", "options"), TABLES)
    def test_a_search_of_theirs_plays(self, game, players, options):
        from open_spiel.python.algorithms import ismcts, mcts

        spiel = self.load(game, players, 60)
        bot = ismcts.ISMCTSBot(
            game=spiel,
            evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
            uct_c=1.4,
            max_simulations=8,
            random_state=np.random.RandomState(1),
            use_observation_string=True,
        )
        seeds = iter(range(10**6))
        bot.set_resampler(lambda state, player: state.resample(player, next(seeds)))
        state = spiel.new_initial_state()
        state.apply_action(3)
        for _ in range(4):
            if state.is_terminal():
                break
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(int(action))
