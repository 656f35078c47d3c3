"""Learns a game by playing itself, and writes the net as ONNX: `python examples/train.py --game linko --minutes 10`.

It needs `torch`, `onnx`, `onnxscript` and the package `sobremesa`, and no network.

The method is PPO with masks. All games move at once; each decision is seen from the seat that makes it, so one net plays
all seats. A decision's advantage is counted along the decisions of the same seat, up to what the game brought it.

A win is worth 1. Where chance hardly ever wins, as in Level 10, nobody would learn from that: there the way is worth
as much as the end, a fiftieth of it for each card that is placed (`PROGRESS`).
"""

import argparse
import time

import numpy as np
import torch
from torch import nn

import sobremesa.vector

LAMBDA = 0.95
CLIP, ENTROPY, VALUE = 0.2, 0.01, 0.5

#: The field of an observation that tells how far a game has come.
PROGRESS = {"level10": "lengths"}


class Net(nn.Module):
    """What a seat sees goes in; a wish for each code, and what the seat expects to get, come out."""

    def __init__(self, numbers: int, codes: int, width: int) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(numbers, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.policy = nn.Linear(width, codes)
        self.value = nn.Linear(width, 1)
        nn.init.zeros_(self.policy.weight)
        nn.init.zeros_(self.value.weight)

    def forward(self, observation):
        body = self.body(observation)
        return self.policy(body), self.value(body)

    def choices(self, observation, mask):
        """The chances of the codes, none of which is outside of the mask, and the expectation."""
        logits, value = self(observation)
        logits = logits.masked_fill(~mask, -1e9)
        return torch.distributions.Categorical(logits=logits, validate_args=False), value[:, 0]


def columns(game):
    """Where an observation tells how far the game has come; no columns where nothing does."""
    start = 0
    for field in game.fields:
        if field["name"] == PROGRESS.get(game.name):
            return slice(start, start + field["size"])
        start += field["size"]
    return slice(0, 0)


def rollout(net, envs, now, steps, progress, device):
    """Lets all games take `steps` codes. Rows are steps, columns are games."""
    seen = []
    for _ in range(steps):
        before = now.observations[:, progress].sum(axis=1)
        observation = torch.as_tensor(now.observations, device=device).clone()
        mask = torch.as_tensor(now.masks, device=device).clone()
        seat = now.seats.copy()
        with torch.no_grad():
            choices, value = net.choices(observation, mask)
            code = choices.sample()
        now = envs.step(code.cpu().numpy())
        done = now.terminated | now.truncated
        # The arrays already show the next game where one is over.
        gain = np.where(done, 0, now.observations[:, progress].sum(axis=1) - before)
        rewards = now.rewards + gain[:, None] / max(1, progress.stop - progress.start)
        seen.append((observation, mask, code, choices.log_prob(code), value, (rewards, now.terminated.copy(), done, seat)))
    with torch.no_grad():
        last = net(torch.as_tensor(now.observations, device=device))[1][:, 0].cpu().numpy()
    return now, seen, last


def advantages(seen, last, seats, players, gamma):
    """Of each decision how much better it went than expected, and whether that can be told yet."""
    games = np.arange(len(last))
    # What each seat expects at its next decision; unknown until we meet one, going backwards.
    ahead = np.full((len(last), players), np.nan, np.float32)
    ahead[games, seats] = last
    gain = np.zeros((len(last), players), np.float32)
    reward = np.zeros((len(last), players), np.float32)
    advantage = np.zeros((len(seen), len(last)), np.float32)
    for step in reversed(range(len(seen))):
        value = seen[step][4].cpu().numpy()
        rewards, terminated, done, seat = seen[step][5]
        # Of a game that was cut off nobody knows how it would have ended.
        ahead[done], gain[done], reward[done] = np.nan, 0, 0
        ahead[terminated] = 0
        reward += rewards
        surprise = reward[games, seat] + gamma * ahead[games, seat] - value
        advantage[step] = surprise + gamma * LAMBDA * gain[games, seat]
        ahead[games, seat], reward[games, seat] = value, 0
        gain[games, seat] = np.nan_to_num(advantage[step])
    return advantage


def learn(net, optimizer, seen, advantage, epochs, batch, device):
    """Makes what went well more likely, a little at a time."""
    advantage = torch.as_tensor(advantage, device=device).flatten()
    known = torch.nonzero(~torch.isnan(advantage))[:, 0]
    parts = [torch.cat([step[part] for step in seen]) for part in range(5)]
    observation, mask, code, chance, value = parts
    target = advantage + value
    spread = advantage[known].std() + 1e-6
    advantage = (advantage - advantage[known].mean()) / spread
    for _ in range(epochs):
        for rows in known[torch.randperm(len(known), device=device)].split(batch):
            choices, expected = net.choices(observation[rows], mask[rows])
            ratio = (choices.log_prob(code[rows]) - chance[rows]).exp()
            gain = torch.min(
                ratio * advantage[rows], ratio.clamp(1 - CLIP, 1 + CLIP) * advantage[rows]
            )
            error = (expected - target[rows]).square()
            loss = (VALUE * error - gain - ENTROPY * choices.entropy()).mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()


def measure(net, envs, is_team, device):
    """How often it wins: one seat of a game against others who play at random, or a team of its own."""
    now, seats = envs.reset(seed="measure"), np.arange(envs.num_envs) % envs.players
    won = np.full(envs.num_envs, np.nan)
    while np.isnan(won).any():
        with torch.no_grad():
            wishes = net(torch.as_tensor(now.observations, device=device))[0].cpu().numpy()
        own = np.where(now.masks, wishes, -np.inf).argmax(axis=1)
        codes = own if is_team else np.where(now.seats == seats, own, envs.sample())
        now = envs.step(codes)
        first = (now.terminated | now.truncated) & np.isnan(won)
        won[first] = now.rewards[first, seats[first]]
    return won.mean()


def bot(net, game):
    """The net as a bot for `sobremesa.arena`: it does what it wishes most."""

    def learned(state):
        now, codes = state.clone(), []
        while now.actions == state.actions:
            with torch.no_grad():
                wishes = net(torch.as_tensor(game.observe(now))[None])[0][0].numpy()
            codes.append(int(np.where(now.mask(), wishes, -np.inf).argmax()))
            now.step(codes[-1])
        return state.decode(codes)

    return learned


def meet(learned, game, players, deals, options):
    """Tells how often it wins against `random` and `heuristic`; in a team beside them, and among its like."""
    bots = [learned, "random", "heuristic"]
    for met in sobremesa.arena(game.name, players, bots, deals, seed="deals", **options)["entries"]:
        if met["one"] != learned.__name__:
            continue
        if met["others"] == met["one"]:
            where = "a team of its own"
        else:
            where = f"one {'beside' if game.is_team else 'against'} {met['others']}"
        print(f"{where}: {met['wins']['rate']:.1%} of {met['games']} games", flush=True)


def write(net, numbers, path):
    """Writes the net for any number of rows at once."""
    net = net.cpu().eval()
    torch.onnx.export(
        net,
        (torch.zeros(2, numbers),),
        path,
        input_names=["observation"],
        output_names=["policy", "value"],
        dynamic_shapes={"observation": {0: torch.export.Dim("rows")}},
        external_data=False,
        verbose=False,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="linko", choices=sobremesa.names())
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--max-actions", type=int, default=2000, help="when a game is cut off")
    parser.add_argument("--envs", type=int, help="how many games at once")
    parser.add_argument("--width", type=int, help="of the net's layers")
    parser.add_argument("--rate", type=float, default=5e-4, help="how fast it learns")
    parser.add_argument("--gamma", type=float, default=0.997, help="what a win is worth a decision earlier")
    parser.add_argument("--deals", type=int, default=0, help="then meet `random` and `heuristic` on this many")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", help="where to write the net; by default GAME.onnx")
    arguments = parser.parse_args()
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    is_fast = device.type == "cuda"
    size = arguments.envs or (4096 if is_fast else 512)
    width = arguments.width or (512 if is_fast else 256)
    torch.manual_seed(arguments.seed)

    game = sobremesa.game(arguments.game)
    options = dict(option.split("=", 1) for option in arguments.option)
    options = {name: int(value) if value.isdigit() else value for name, value in options.items()}
    options["max_actions"] = arguments.max_actions
    envs = sobremesa.vector.make(game.name, size, arguments.players, seed=arguments.seed, **options)
    net = Net(envs.num_numbers, envs.num_codes, width).to(device)
    optimizer = torch.optim.Adam(net.parameters(), lr=arguments.rate, eps=1e-5)

    trial = sobremesa.vector.make(game.name, 400, arguments.players, seed=1, **options)

    now, start, decisions = envs.reset(seed=arguments.seed), time.monotonic(), 0
    told = start
    while (spent := (time.monotonic() - start) / (60 * arguments.minutes)) < 1:
        optimizer.param_groups[0]["lr"] = arguments.rate * (1 - spent)
        now, seen, last = rollout(net, envs, now, 64, columns(game), device)
        advantage = advantages(seen, last, now.seats, arguments.players, arguments.gamma)
        learn(net, optimizer, seen, advantage, 3, 8192 if is_fast else 2048, device)
        decisions += 64 * size
        if time.monotonic() - told > 60:
            wins = measure(net, trial, game.is_team, device)
            minutes, told = (time.monotonic() - start) / 60, time.monotonic()
            print(
                f"{minutes:5.1f} min  {decisions / 1e6:7.2f} million decisions  wins {wins:.1%}",
                flush=True,
            )
    path = arguments.out or f"{game.name}.onnx"
    write(net, envs.num_numbers, path)
    print(f"{path} is there, after {decisions / 1e6:.1f} million decisions on {device}")
    del options["max_actions"]
    torch.set_num_threads(1)  # One row at a time is quickest so.
    if arguments.deals:
        meet(bot(net, game), game, arguments.players, arguments.deals, options)


if __name__ == "__main__":
    main()
