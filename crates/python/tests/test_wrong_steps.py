"""Environments that are used wrongly: before reset, after the end, for nobody."""

import pytest


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
