"""Stands between a bot and the house, and writes down what they say: recorder.py FILE COMMAND…"""

import json
import subprocess
import sys

bot = subprocess.Popen(sys.argv[2:], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
with open(sys.argv[1], "a") as file:
    for line in sys.stdin:
        file.write('{"house":' + line.rstrip("\n") + "}\n")
        bot.stdin.write(line)
        bot.stdin.flush()
        if json.loads(line)["type"] in ["hello", "decide", "speak"]:
            answer = bot.stdout.readline()
            file.write('{"bot":' + answer.rstrip("\n") + "}\n")
            sys.stdout.write(answer)
            sys.stdout.flush()
        file.flush()
