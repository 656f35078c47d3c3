"""A bot for all three games: it plays what gets rid of most cards, and at Level 10 it tells its counts."""

import json
import sys


def worth(action):
    """How much of the hand an action gets rid of."""
    if action["type"] == "lay":
        return 10
    if action["type"] == "add":
        return 9
    return len(action.get("cards", []))


def decide(legal, dice):
    """One of the best, and which of them is the seed's choice."""
    best = max(worth(action) for action in legal)
    good = [action for action in legal if worth(action) == best]
    return good[dice % len(good)]


def counts(view, told):
    """What the others do not know yet: how many cards of each world are in the hand."""
    now = {world: 0 for world in "FMDVS"}
    for card in view["hand"] or []:
        if card[0] in now:
            now[card[0]] += 1
    new = [world for world in now if told.get(world) != now[world]]
    told.update(now)
    return [{"type": "say", "what": "count", "world": world, "count": now[world]} for world in new]


def main():
    game, dice, told = None, 0, {}
    for line in sys.stdin:
        message = json.loads(line)
        kind, answer = message["type"], None
        if kind == "hello":
            answer = {"type": "hello", "name": "Greedy", "version": "1", "games": ["level10", "linko", "level8"],
                      "talks": True}
        elif kind == "new":
            game, dice, told = message["game"], int(message["seed"], 16), {}
        elif kind == "decide":
            answer = {"type": "act", "id": message["id"], "action": decide(message["legal"], dice)}
        elif kind == "speak":
            says = counts(message["view"], told) if game == "level10" else []
            answer = {"type": "say", "id": message["id"], "say": says}
        elif kind == "quit":
            return
        if answer:
            print(json.dumps(answer), flush=True)


main()
