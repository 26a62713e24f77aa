"""A bot as a program: reads questions from stdin and answers on stdout, one JSON object per line.

Needs nothing but Python. Let it play:  tesno arena --bots 'random,dearest=python examples/bots/dearest_program.py'
"""

import json
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["kind"] != "question":
        continue  # hello: the map and everything else that stays; end: the result

    legal = message["legal"]
    actions = [choice["action"] for choice in legal]
    conquests = [choice for choice in legal if choice["action"].startswith("conquer")]
    answer = actions[message["number"] % len(actions)]
    if conquests:
        answer = max(conquests, key=lambda choice: choice["cost"])["action"]
    elif "decline" in actions:  # with hardly a token to spare a race has had its day
        mine = [region for region in message["view"]["regions"] if region["race"] == message["race"]]
        answer = "decline" if sum(region["tokens"] - 1 for region in mine) < 3 else "expand"
    else:
        answer = next((action for action in ("march", "end") if action in actions), answer)
    print(json.dumps({"action": answer}), flush=True)
