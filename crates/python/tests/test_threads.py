"""Threads, forks and signals: all of them are safe, or refused clearly."""

import json
import os
import signal
import threading

import pytest

import sobremesa
from sobremesa import vector


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


def calm(state):
    return state.legal_actions()[0]


HOUR = "search:3600000ms"
LONG = {
    "simulate": lambda: sobremesa.simulate("linko", players=2, games=10**9),
    "arena": lambda: sobremesa.arena("linko", players=2, bots=["random", "heuristic"], blocks=10**9),
    "arena of functions": lambda: sobremesa.arena("linko", players=2, bots=[calm, "random"], blocks=10**9),
    # Not one of these decisions would ever end.
    "simulate searches": lambda: sobremesa.simulate("level8", players=2, games=9, bots="search:1000000000000"),
    "arena of searches": lambda: sobremesa.arena("level10", players=2, bots=[HOUR], blocks=9),
    "a function and a search": lambda: sobremesa.arena("linko", players=2, bots=[calm, HOUR], blocks=1),
    "decide": lambda: thinking("linko").decide(choice("linko")),
    "weigh": lambda: thinking("level8").weigh(choice("level8")),
    "call": lambda: thinking("level10")(choice("level10")),
}


def thinking(game):
    return sobremesa.game(game).Rules(players=2).bot(HOUR, seed=1)


def choice(game):
    """A game where there is something to choose."""
    state = sobremesa.game(game).Rules(players=2).start(1)
    while len(state.legal_actions()) == 1:
        state.apply(state.legal_actions()[0])
    return state


@pytest.mark.parametrize("run", LONG)
def test_ctrl_c_ends_what_takes_long(run):
    def interrupt():
        os.kill(os.getpid(), signal.SIGINT)

    timer = threading.Timer(0.3, interrupt)
    with pytest.raises(KeyboardInterrupt):
        timer.start()
        LONG[run]()
    timer.join()


def test_a_bot_that_was_interrupted_thinks_again():
    def enough(number, frame):
        raise TimeoutError("enough")

    bot, state = sobremesa.linko.Rules(players=2).bot(HOUR, seed=1), choice("linko")
    before = state.clone()
    former = signal.signal(signal.SIGALRM, enough)
    try:
        for _ in range(2):
            signal.setitimer(signal.ITIMER_REAL, 0.2)
            with pytest.raises(TimeoutError, match="enough"):
                bot.decide(state)
    finally:
        signal.signal(signal.SIGALRM, former)
    assert state == before
