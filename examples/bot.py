"""A bot for the server in thirty lines: it opens a table in the lobby, waits for somebody, and plays.

    python examples/bot.py http://localhost:8000

Change `choose` and it is your bot. It gets what its seat may see and the options of the open question.
"""

import asyncio
import sys
from typing import Any

from rlyeh.client import Account, Refused, Seat


def choose(view: dict[str, Any], options: list[dict[str, Any]]) -> str:
    """Play a card if there is one to play, else do what comes first."""
    return next((option["key"] for option in options if option["verb"] == "play"), options[0]["key"])


async def main(url: str) -> None:
    async with Account(url) as me:
        await me.guest()
        game = await me.open_game("lobby")
        print(f"I wait for you in the lobby, at table {game['id']}.")
        while (await me.get(f"/api/games/{game['id']}"))["status"] == "open":
            await asyncio.sleep(1)
        async with Seat(me, game["id"]) as seat:
            while not seat.is_over:
                question = seat.question
                if question is None:
                    await seat.next()
                    continue
                try:
                    await seat.answer(choose(seat.state["view"], question["options"]))
                except Refused as refused:
                    print(f"The server says: {refused}")
            print("I won." if seat.state["outcome"]["winner"] in seat.seats else "Well played.")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8000"))
