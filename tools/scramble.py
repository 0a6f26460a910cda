"""Protocol fuzzer: broken messages over the socket, by the ten thousand; nothing may fail, leak or grow."""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
from pathlib import Path
from typing import Any

import websockets
from websockets.asyncio.client import connect

from rlyeh.client import Account
from tools.serving import Server, sqlite_server

GROWTH = 40_000_000
"""Bytes that the server may grow by, which is far less than the messages are together."""
AT_ONCE = 50
"""Messages sent before their answers are read."""

GOOD: list[dict[str, Any]] = [
    {"type": "hello", "version": 1, "seen": 0},
    {"type": "answer", "id": "x", "stamp": 1, "key": "keep"},
    {"type": "offer", "id": "x", "what": "draw"},
    {"type": "agree", "id": "x", "what": "undo"},
    {"type": "decline", "id": "x", "what": "pause"},
    {"type": "undo", "id": "x"},
    {"type": "claim", "id": "x"},
    {"type": "chat", "id": "x", "text": "hello"},
    {"type": "manners", "id": "x", "manners": {"auto_pass": False, "stops": [], "hide": 0}},
    {"type": "skip", "id": "x", "on": False},
    {"type": "mute", "id": "x", "on": True},
    {"type": "why", "id": "x", "card": 3, "story": None},
    {"type": "ping"},
]

ODD: list[Any] = [
    None, True, -1, 0, 1 << 70, -(1 << 70), 1e308, "", "\x00", "\ud83d\ude00" * 40, "a" * 3000, "chance:1", "../../x",
    "<script>", "' OR 1=1 --", [], {}, [[[[[]]]]], {"type": "answer"}, ["x"] * 200, "play:99999999999999999999", "pass",
]  # fmt: skip


def scrambled(dice: random.Random) -> str | bytes:
    """A message with something wrong about it, or about the one before it."""
    message: Any = json.loads(json.dumps(dice.choice(GOOD)))
    way = dice.randrange(8)
    if way == 0:
        message[dice.choice(list(message))] = dice.choice(ODD)
    elif way == 1:
        del message[dice.choice(list(message))]
    elif way == 2:
        message[dice.choice(["extra", "seat", "person", "__proto__"])] = dice.choice(ODD)
    elif way == 3:
        message = dice.choice(ODD)
    elif way == 4:
        message["id"] = dice.choice(["x", f"r{dice.randrange(1000)}", "y" * 40])
    text = json.dumps(message)
    if way == 5:
        text = text[: dice.randrange(len(text))]
    elif way == 6:
        spot = dice.randrange(len(text))
        text = text[:spot] + chr(dice.randrange(1, 0xD800)) + text[spot + 1 :]
    elif way == 7:
        return dice.randbytes(dice.randrange(200)) if dice.random() < 0.3 else "[" * dice.randrange(3000)
    return text


async def scramble(server: Server, messages: int, seed: int = 0) -> dict[str, Any]:
    """Send so many broken messages; says what came of it."""
    dice = random.Random(seed)
    replies = sockets = sent = 0
    secrets = set()
    async with Account(server.url) as host, Account(server.url) as other:
        await host.guest()
        await other.guest()
        game = await host.open_game("invitation")
        await other.accept(game["invitation"])
        async with connect(
            other.socket_url(game["id"]), additional_headers={"Cookie": other.cookie_header}
        ) as socket:
            await socket.send('{"type":"hello"}')
            hands: list[Any] = []
            while not hands:
                message = json.loads(await socket.recv())
                if message["type"] == "fresh":
                    hands = [card for side in message["state"]["view"]["sides"] for card in side["hand"]]
            secrets = {card["title"] for card in hands}
        before = 0
        while sent < messages:
            sockets += 1
            headers = {"Cookie": host.cookie_header}
            try:
                async with connect(
                    host.socket_url(game["id"]), additional_headers=headers, compression=None, ping_interval=None
                ) as socket:
                    if dice.random() < 0.9:
                        await socket.send('{"type":"hello","version":1,"seen":0}')
                    until = min(messages, sent + dice.randrange(2000))
                    while sent < until:
                        for _ in range(AT_ONCE):
                            await socket.send(scrambled(dice))
                            sent += 1
                        if not before and sent > messages // 5:
                            before = server.memory()
                        await socket.send('{"type":"ping"}')
                        async with asyncio.timeout(30):
                            while True:
                                reply = await socket.recv()
                                replies += 1
                                if b'"pong"' in (reply if isinstance(reply, bytes) else reply.encode()):
                                    break
                                leaked = [title for title in secrets if title in str(reply)]
                                if leaked:
                                    raise AssertionError(f"the other hand was shown: {leaked}")
            except websockets.ConnectionClosed:
                pass
        grown = server.memory() - before
        health = await host.get("/health")
    failures = [line for line in server.log if '"error"' in line]
    return {
        "messages": sent,
        "sockets": sockets,
        "replies": replies,
        "failures": failures[:3],
        "grown MB": round(grown / 1e6, 1),
        "well": health["well"],
    }


def main() -> None:
    """Scramble with the arguments of the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sqlite_server(Path(folder)) as server:
        report = asyncio.run(scramble(server, options.messages, options.seed))
    print(json.dumps(report, indent=1))
    sys.exit(1 if report["failures"] or not report["well"] or report["grown MB"] * 1e6 > GROWTH else 0)


if __name__ == "__main__":
    main()
