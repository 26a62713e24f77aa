"""Sits down at a table of a Tesno server and plays a game to its end: python examples/client.py [ADDRESS]"""

import json
import sys
import uuid

import httpx
from websockets.sync.client import connect

address = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8420"


def answer(position):
    """A line of play: the most profitable conquest, or whatever comes first."""
    spread = position["spread"]
    if spread:  # tokens to place: take the first suggestion
        counts = zip(spread["shares"], spread["suggestions"][0]["counts"], strict=True)
        return [" ".join([spread["verb"], *(f"{share['region']}={count}" for share, count in counts)])]
    options = position["options"]
    conquests = [option for option in options if option["kind"] == "conquer"]
    if conquests:
        return max(conquests, key=lambda option: option["cost"]["coins"] - option["cost"]["total"] / 4)["lines"]
    return next((option for option in options if option["kind"] != "gamble"), options[0])["lines"]


# A guest is a cookie; a game is a table with its seats: here ours, and two for bots.
http = httpx.Client(base_url=address)
http.get("/api/me").raise_for_status()
seats = [{"kind": "human", "name": "Example"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}]
game = http.post("/api/games", json={"box": "base", "seats": seats}).raise_for_status().json()
print(f"{address}/games/{game['id']}")

cookies = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
url = address.replace("http", "ws", 1) + f"/api/games/{game['id']}/socket"
with connect(url, additional_headers={"Cookie": cookies}, max_size=None) as socket:
    socket.send(json.dumps({"do": "hello", "seat": 0}))
    while True:
        message = json.loads(socket.recv())
        if message.get("code") == "overloaded":
            continue  # many come at once: it is our turn in a moment
        if message["type"] in ("refused", "failed"):
            sys.exit(f"the server refuses: {message}")
        if "scene" not in message:
            continue  # our move was accepted: the update follows
        scene = message["scene"]
        position = scene["position"]
        if position["phase"] == "over":
            break
        if position["options"] or position["spread"]:  # we are asked
            move = {"do": "move", "seat": 0, "version": scene["version"], "lines": answer(position)}
            socket.send(json.dumps({**move, "request": uuid.uuid4().hex}))

for rank in position["ranking"]:
    print(f"{rank['rank']}. seat {rank['seat']}: {rank['coins']} coins")
