"""Plays with friends at a table of a Tesno server. One opens it and is told its link, the other comes by that:

python examples/friends.py http://127.0.0.1:8420 Anna
python examples/friends.py http://127.0.0.1:8420/tables/… Boris
"""

import hashlib
import json
import random
import secrets
import sys
import time

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

if len(sys.argv) != 3:
    sys.exit(__doc__)
link, name = sys.argv[1:]
address, _, table = link.partition("/tables/")
http = httpx.Client(base_url=address)
http.get("/api/me").raise_for_status()
cookies = "; ".join(f"{name}={value}" for name, value in http.cookies.items())


def socket(path):
    url = address.replace("http", "ws", 1) + path
    return connect(url, additional_headers={"Cookie": cookies}, max_size=None)


def do(deed, **more):
    while (answer := http.post(f"/api/tables/{table}/deeds", json={"do": deed, **more})).status_code == 429:
        time.sleep(1)  # faster than people are: the server asks us to slow down
    return answer.raise_for_status().json()


# Gather: the host opens a table for two, the friend sits down and is ready.
hosting = not table
if hosting:
    wish = {"table": {"box": "base", "manners": {"away": 30}}, "players": 2, "name": name}
    table = http.post("/api/tables", json=wish).raise_for_status().json()["id"]
    print(f"{address}/tables/{table}", flush=True)
    # A television may show it: whoever types the code there sees what everybody sees.
    screen = http.post(f"/api/screens/{table}").raise_for_status().json()
    print(f"big screen: {screen['address']}, code {screen['code']}", flush=True)
else:
    do("sit", name=name)
    do("ready")

# The dice come from all: each promises a share by its hash, and tells it when all have promised.
share = secrets.token_bytes(32)
with socket(f"/api/tables/{table}/socket") as news:
    while (now := json.loads(news.recv())["gathering"])["game"] is None:
        seat = next(place["place"] for place in now["places"] if place["mine"])
        if hosting and now["obstacle"] is None and now["mixing"] is None:
            do("begin")
        elif now["mixing"] and seat in now["mixing"]["missing"]:
            if now["mixing"]["phase"] == "commit":
                do("commit", commitment=hashlib.sha256(share).hexdigest())
            else:
                do("reveal", share=share.hex())
game = now["game"]
http.post(f"/api/talk/{game}", json={"kind": "phrase", "what": "hello"}).raise_for_status()


def lines(position):
    """A line of play, at random."""
    if spread := position["spread"]:
        counts = zip(spread["shares"], random.choice(spread["suggestions"])["counts"], strict=True)
        return [" ".join([spread["verb"], *(f"{share['region']}={count}" for share, count in counts)])]
    return random.choice(position["options"])["lines"]


def play():
    """Until the game is over, or the line is cut; then a bot plays on until we say hello again."""
    with socket(f"/api/games/{game}/socket") as table:
        table.send(json.dumps({"do": "hello", "seat": seat}))
        while True:
            message = json.loads(table.recv())
            if message["type"] == "presence":
                gone = [str(other["seat"]) for other in message["seats"] if not other["here"]]
                print("away: " + (", ".join(gone) or "nobody"), flush=True)
            if "scene" not in message:
                continue
            scene, position = message["scene"], message["scene"]["position"]
            if position["phase"] == "over":
                return position
            if position["options"] or position["spread"]:
                move = {"do": "move", "seat": seat, "version": scene["version"], "lines": lines(position)}
                table.send(json.dumps({**move, "request": secrets.token_hex(16)}))


while True:
    try:
        end = play()
        break
    except (ConnectionClosed, OSError):
        time.sleep(1)
for rank in end["ranking"]:
    print(f"{rank['rank']}. seat {rank['seat']}: {rank['coins']} coins")
