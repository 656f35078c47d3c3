"""A bot that behaves badly, in the way that its first argument says. Else it does the first thing that is listed."""

import json
import os
import resource
import subprocess
import sys
import time

how, rest = sys.argv[1], sys.argv[2:]


def first_time():
    """Whether this happens for the first time: the file says so to whoever is started later."""
    if os.path.exists(rest[0]):
        return False
    open(rest[0], "w").close()
    return True


def report():
    """Writes down what the process has."""
    limits = {name: resource.getrlimit(getattr(resource, "RLIMIT_" + name)) for name in ["DATA", "CPU", "CORE"]}
    descriptors = sorted(int(name) for name in os.listdir("/proc/self/fd"))[:-1]
    with open(rest[0], "w") as file:
        json.dump({"environment": dict(os.environ), "descriptors": descriptors, "group": os.getpgrp(),
                   "id": os.getpid(), "limits": limits}, file)


def linger():
    """Starts somebody who leaves the group, and never ends by itself."""
    child = subprocess.Popen(["/bin/sleep", "1000"], start_new_session=True)
    with open(rest[0], "a") as file:
        print(os.getpid(), child.pid, file=file)


def answer(message):
    action = {"type": "act", "action": message["legal"][0]}
    if how == "dies":
        sys.exit(1)
    if how == "late" and first_time():
        time.sleep(1000)
    if how == "floods" and first_time():
        return "x" * 1_000_000
    if how == "spams" and first_time():
        return "\n".join([json.dumps(action)] * 50_000)
    if how == "raves":
        return "this is not JSON"
    if how == "cheats":
        return json.dumps({"type": "act", "action": {"type": "draw", "from": 17}})
    if how == "hogs":
        bytearray(2 << 30)
    if how == "shouts":
        sys.stderr.write("shout! " * 1_000_000 + "\n" * 100_000)
    return json.dumps(action)


if how == "mute":
    time.sleep(1000)
if how == "report":
    report()
if how == "lingers":
    linger()
while True:
    line = sys.stdin.readline()
    if not line:
        if how == "lingers":
            time.sleep(1000)
        break
    message = json.loads(line)
    if message["type"] == "hello":
        games = ["level10"] if how == "picky" else ["level10", "linko", "level8"]
        print(json.dumps({"type": "hello", "name": "Naughty", "games": games, "talks": how == "lies"}), flush=True)
    elif message["type"] == "decide":
        print(answer(message), flush=True)
    elif message["type"] == "speak":
        says = [{"type": "say", "what": "count", "world": "F", "count": 8}]
        print(json.dumps({"type": "say", "say": says}), flush=True)
    elif message["type"] == "quit" and how != "lingers":
        break
