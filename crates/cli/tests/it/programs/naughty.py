"""A bot that behaves badly, in the way that its first argument says. Else it does the first thing that is listed."""

import json
import os
import resource
import signal
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
    names = ["DATA", "CPU", "NOFILE", "CORE"]
    limits = {name: resource.getrlimit(getattr(resource, "RLIMIT_" + name)) for name in names}
    descriptors = sorted(int(name) for name in os.listdir("/proc/self/fd"))[:-1]
    with open(rest[0], "w") as file:
        json.dump({"environment": dict(os.environ), "descriptors": descriptors, "group": os.getpgrp(),
                   "id": os.getpid(), "limits": limits}, file)


def note(*what):
    """Adds a line to the file."""
    with open(rest[0], "a") as file:
        print(*what, file=file)


def linger():
    """Starts somebody who leaves the group, and a daemon whose parent is gone; nobody of them ends by itself."""
    child = subprocess.Popen(["/bin/sleep", "1000"], start_new_session=True)
    read, write = os.pipe()
    if os.fork() == 0:
        os.setsid()
        daemon = os.fork()
        if daemon == 0:
            os.closerange(0, 256)
            time.sleep(1000)
        os.write(write, str(daemon).encode())
        os._exit(0)
    os.wait()
    note(os.getpid(), child.pid, os.read(read, 20).decode())


def answer(message):
    action = {"type": "act", "id": message["id"], "action": message["legal"][0]}
    if how in ["dies", "forgets"]:
        sys.exit(1)
    if how == "late" and first_time():
        time.sleep(1000)
    if how == "floods" and first_time():
        while True:
            sys.stdout.write("x" * 1_000_000)
    if how == "closes" and first_time():
        os.close(1)
        time.sleep(1000)
    if how == "rebels":
        os.kill(os.getppid(), signal.SIGKILL)
        time.sleep(1000)
    if how == "stale" and first_time():
        return json.dumps({**action, "id": message["id"] + 1})
    if how == "spams" and first_time():
        return "\n".join([json.dumps(action)] * 50_000)
    if how == "raves":
        return "this is not JSON"
    if how == "mumbles":
        sys.stdout.buffer.write(b"\xff\xfe")
        return ""
    if how == "cheats":
        return json.dumps({**action, "action": {"type": "draw", "from": 17}})
    if how == "hogs":
        bytearray(2 << 30)
    if how == "shouts":
        sys.stderr.write("shout! " * 1_000_000 + "\n" * 100_000)
    return json.dumps(action)


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
    if how == "lies" and message["type"] in ["decide", "speak"]:
        note(message["type"])
    if message["type"] == "hello" and how == "forgets" and not first_time():
        print("who are you?", flush=True)
    elif message["type"] == "hello":
        games = {"picky": ["level10"], "foreign": ["chess"]}.get(how, ["level10", "linko", "level8"])
        name = "Náughty 🃏 \u202e" if how == "bidi" else "Naughty"
        print(json.dumps({"type": "hello", "name": name, "games": games, "talks": how == "lies"}), flush=True)
        if how == "hasty" and first_time():
            print(json.dumps({"type": "act", "id": 0, "action": {"type": "draw", "from": 0}}), flush=True)
    elif message["type"] == "new" and how == "notes":
        note(os.getpid(), message["seat"], message["seed"])
    elif message["type"] == "decide":
        if how == "watches":
            note(json.dumps([message["time_ms"], message.get("work")]))
        print(answer(message), flush=True)
    elif message["type"] == "speak":
        says = [{"type": "say", "what": "count", "world": world, "count": 8} for world in "FM"]
        print(json.dumps({"type": "say", "id": message["id"], "say": says}), flush=True)
    elif message["type"] == "quit" and how != "lingers":
        break
