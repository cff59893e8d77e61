"""`rondel mcp`, tested with the official client over standard input and output."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from mcp import Client, StdioServerParameters

import rondel

Call = Callable[..., Awaitable[Any]]


def _with_client(work: Callable[[Client, Call], Awaitable[None]]) -> None:
    """Start `rondel mcp` as an assistant would, and pass a client to `work`."""
    command = StdioServerParameters(command=sys.executable, args=["-m", "rondel.cli", "mcp"], env=dict(os.environ))

    async def run() -> None:
        async with Client(command) as client:

            async def call(name: str, **arguments: Any) -> Any:
                return await client.call_tool(name, arguments)

            await work(client, call)

    asyncio.run(run())


def _text(answer: Any) -> str:
    return "".join(part.text for part in answer.content)


def test_an_assistant_plays_a_whole_game() -> None:
    """It plays legal actions to the end, and the scores agree with the engine."""

    async def work(client: Client, call: Call) -> None:
        tools = {tool.name for tool in (await client.list_tools()).tools}
        assert tools == {"new_game", "look", "legal_actions", "play", "why_not", "history", "rules", "bots"}
        begun = await call("new_game", bots=["random", "greedy"], seat=1, seed=3, options={"max_rounds": 3})
        assert "You play the board game Imperial." in _text(begun)
        seen = begun.structured_content
        decisions = 0
        while not seen["view"]["over"]:
            decisions += 1
            assert seen["view"]["decision"]["player"] == 1
            assert seen["legal"] == (await call("legal_actions")).structured_content["legal"]
            # Sloppy spelling is accepted.
            played = await call("play", action=f" {seen['legal'][decisions % len(seen['legal'])].upper()}. ")
            assert not played.is_error, _text(played)
            seen = played.structured_content
            assert seen["moves"][0]["name"] == "You"
        assert decisions > 5
        assert "The game is over. Scores by seat:" in _text(played)
        moves = (await call("history", last=1000)).structured_content["moves"]
        again = rondel.new_game("imperial", players=3, seed=3, options=rondel.Options(max_rounds=3))
        for move in moves:
            again.play(move["action"], seat=move["seat"])
        assert again.scores == seen["view"]["result"]["scores"]
        after = await call("play", action="pass")
        assert after.is_error
        assert "The game is over" in _text(after)

    _with_client(work)


def test_tools_explain_refusals_show_positions_and_return_rules() -> None:
    """Refusals cite rules, several games run in parallel, and bad requests return a sentence."""

    async def work(_: Client, call: Call) -> None:
        early = await call("look")
        assert early.is_error
        assert "begin one with new_game" in _text(early)
        first = await call("new_game", bots=["random"], seed=1, options={"cash": "hidden"})
        await call("new_game", edition="imperial_2030", bots=["random", "random"], seed=1)
        refused = await call("play", action="build vienna", game=1)
        assert refused.is_error
        assert "(R24)" in _text(refused)
        assert refused.structured_content["refusal"]["code"] == "other_decision"
        assert refused.structured_content["legal"] == first.structured_content["legal"]
        looked = await call("look", game=1)
        assert "cash hidden" in _text(looked)
        assert looked.structured_content["view"]["players"][1]["cash"] is None
        assert looked.structured_content["view"] == first.structured_content["view"]
        assert (await call("look")).structured_content["view"]["edition"] == "imperial_2030"
        why = await call("why_not", action="rondel taxation", game=1)
        assert why.structured_content["refusal"]["code"] == "offered"
        gift = await call("why_not", action="give italy 900", game=1)
        assert gift.structured_content["refusal"]["rule"] == "R6.5"
        rule = await call("rules", about="R8.7")
        assert [each["number"] for each in rule.structured_content["rules"]] == ["R8.7"]
        assert len((await call("rules", about="convoy")).structured_content["rules"]) > 1
        for name, arguments, said in (
            ("rules", {"about": "R99"}, "There is no rule"),
            ("new_game", {"bots": ["gredy"]}, "Did you mean greedy?"),
            ("new_game", {"bots": ["os:system"]}, "There is no bot"),
            ("new_game", {"edition": "monopoly"}, "monopoly"),
            ("new_game", {"bots": ["random"], "seat": 4}, "There is no seat 4"),
            ("new_game", {"options": {"speed": 3}}, "speed"),
            ("look", {"game": 77}, "There is no game 77"),
            ("why_not", {"action": "dance"}, "is not an action"),
        ):
            answer = await call(name, **arguments)
            assert answer.is_error, name
            assert said in _text(answer)

    _with_client(work)


def test_the_oldest_games_are_evicted() -> None:
    """Memory of a long-running server is bounded."""
    from rondel.research.mcp.sessions import MAX_GAMES, GameSession, GameSessions

    sessions = GameSessions()
    for _ in range(MAX_GAMES + 1):
        sessions.add(GameSession("imperial", ["random"], 0, 1, {}))
    with pytest.raises(rondel.RondelError, match="There is no game 1; there are 2, 3"):
        sessions.get(1)
    assert sessions.get(None)[0] == MAX_GAMES + 1
