"""Tables that begin in a given position, and requests about orders."""

from __future__ import annotations

from typing import Any

from tests.engine.position import position
from tests.server.clients import NET, Person, ThreadServer

import rondel

PEACE = {"order": {"kind": "challenge", "answer": "pass", "nations": ["france"]}}


def arriving() -> rondel.Game:
    """Return a game in which seat 0 moves France and can meet an Italian army of seat 1 in Belgium."""
    return position(
        players=2,
        turn="france",
        armies={"paris": {"france": 2}, "belgium": {"italy": 2}},
        at={"great_britain": "production_1"},
        treasury={"great_britain": 5},
    )


def table_in(server: ThreadServer, game: rondel.Game, *people: Person, **settings: Any) -> str:
    """Create a table at which these people continue from a position; return its ID."""
    first, *others = people
    game_id: str = first.table("me", *["open"] * len(others), start=False, **settings)["id"]
    for other in others:
        other.post(f"/api/tables/{game_id}/join")

    async def begin() -> None:
        async with server.app.services.games.change(game_id) as change:
            change.begin(game.copy())

    server.run(begin())
    return game_id


def orders(person: Person, game: str) -> dict[str, Any]:
    return person.get(f"/api/games/{game}/orders")  # type: ignore[no-any-return]


def give(person: Person, game: str, order: dict[str, Any], expect: int = 201) -> dict[str, Any]:
    return person.post(f"/api/games/{game}/orders", order, expect)  # type: ignore[no-any-return]


def revoke(person: Person, game: str, number: int, expect: int = 200) -> dict[str, Any]:
    response = person.http.delete(f"/api/games/{game}/orders/{number}", timeout=NET)
    assert response.status_code == expect, response.text
    return response.json()  # type: ignore[no-any-return]


def arrange(person: Person, game: str, ids: list[int], expect: int = 200) -> dict[str, Any]:
    response = person.http.put(f"/api/games/{game}/orders", json={"ids": ids}, timeout=NET)
    assert response.status_code == expect, response.text
    return response.json()  # type: ignore[no-any-return]


def play(person: Person, game: str, *texts: str) -> dict[str, Any]:
    state: dict[str, Any] = {}
    for text in texts:
        state = person.play(game, person.state(game), text)
    return state
