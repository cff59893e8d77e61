"""Standing orders are invisible to everybody but their owner."""

from __future__ import annotations

from itertools import takewhile
from typing import Any

from sqlalchemy import insert, select
from tests.server.clients import Person, ThreadServer, client, reading, until
from tests.server.orders.tables import PEACE, arrange, arriving, give, orders, play, revoke, table_in
from tests.waiting import wait_until

from rondel.server.storage.models import orders as kept_orders

WRONG: tuple[tuple[Any, int, str], ...] = (
    ({"order": {"kind": "canal", "answer": "allow", "nations": ["atlantis"]}}, 422, "order_unknown"),
    ({"order": {"kind": "stance", "answer": "hostile", "places": ["atlantis"]}}, 422, "order_unknown"),
    ({"order": {"kind": "rondel", "nation": "france", "spaces": ["import"]}}, 422, "order_government"),
    ({"order": {"kind": "rondel", "nation": "atlantis", "spaces": ["import"]}}, 422, "order_unknown"),
    ({"order": {"kind": "invest", "wishes": [{"nation": "atlantis", "face": 9}]}}, 422, "order_unknown"),
    ({**PEACE, "seat": 0}, 404, "not_found"),
    ({**PEACE, "seat": 5}, 404, "not_found"),
    ({**PEACE, "lasts": "for ever"}, 400, "bad_request"),
    ({"order": {"kind": "canal", "answer": "perhaps"}}, 400, "bad_request"),
    ({"order": {"kind": "tea", "answer": "allow"}}, 400, "bad_request"),
    ({"order": {"kind": "canal", "answer": "allow", "nations": ["italy"] * 13}}, 400, "bad_request"),
    ({"order": {"kind": "rondel", "nation": "italy", "spaces": []}}, 400, "bad_request"),
    ({"order": {"kind": "invest", "cash_below": 10**30}}, 400, "bad_request"),
    ({"order": ["canal"]}, 400, "bad_request"),
    ({}, 400, "bad_request"),
)


def test_bad_input_is_refused_and_changes_nothing(server: ThreadServer, ada: Person, bruno: Person) -> None:
    game = table_in(server, arriving(), ada, bruno)
    for body, status, code in WRONG:
        assert bruno.refusal(f"/api/games/{game}/orders", body, status)["code"] == code, body
    assert orders(bruno, game) == {"orders": [], "log": []}
    assert revoke(bruno, game, 2_000_000_000, 404)["error"]["code"] == "not_found"
    assert arrange(bruno, game, [1], 404)["error"]["code"] == "not_found"


def test_a_seat_has_at_most_forty_orders(server: ThreadServer, ada: Person, bruno: Person) -> None:
    game = table_in(server, arriving(), ada, bruno)
    give(bruno, game, PEACE)

    async def copy(times: int) -> None:
        async with server.app.services.store.write() as connection:
            row = (await connection.execute(select(kept_orders).where(kept_orders.c.game_id == game))).one()
            values = {name: value for name, value in row._mapping.items() if name != "id"}
            await connection.execute(insert(kept_orders), [values] * times)

    server.run(copy(38))
    give(bruno, game, PEACE)
    assert bruno.refusal(f"/api/games/{game}/orders", PEACE, 409)["code"] == "too_many_orders"
    assert len(orders(bruno, game)["orders"]) == 40


def test_orders_are_visible_only_to_their_owner(server: ThreadServer, ada: Person, bruno: Person) -> None:
    """404 for everybody else; players see and change only their own orders."""
    game = table_in(server, arriving(), ada, bruno)
    number = give(bruno, game, PEACE)["orders"][0]["id"]
    assert orders(ada, game) == {"orders": [], "log": []}
    revoke(ada, game, number, 404)
    arrange(ada, game, [number], 404)
    path = f"/api/games/{game}/orders"
    clara, nobody = server.person("Clara"), client(server.address)
    for visitor in (clara.http, nobody):
        assert visitor.get(path).status_code == 404
        assert visitor.post(path, json=PEACE).status_code in (403, 404)
    assert len(orders(bruno, game)["orders"]) == 1


def test_managing_orders_changes_nothing_visible_to_others(server: ThreadServer, ada: Person, bruno: Person) -> None:
    """Revision and timestamps do not change, and nobody is notified."""
    game = table_in(server, arriving(), ada, bruno)
    before = ada.state(game), ada.get(f"/api/tables/{game}")
    first, second = (give(bruno, game, PEACE)["orders"][-1]["id"] for _ in range(2))
    arrange(bruno, game, [second, first])
    revoke(bruno, game, first)
    assert (ada.state(game), ada.get(f"/api/tables/{game}")) == before


def test_only_the_owner_is_notified_of_an_order(server: ThreadServer, ada: Person, bruno: Person) -> None:
    """Streams of other players and spectators get no event when an order is given, used, cancelled or revoked."""
    game, clara = table_in(server, arriving(), ada, bruno), server.person("Clara")
    with reading(ada, game) as opponent, reading(clara, game) as spectator:
        until(opponent, "state"), until(spectator, "state")
        give(bruno, game, PEACE)
        rondel = {"kind": "rondel", "nation": "great_britain", "spaces": ["taxation"], "treasury": 999}
        give(bruno, game, {"order": rondel})
        play(ada, game, "rondel maneuver_1", "army paris belgium", "peace")
        wait_until(lambda: ada.state(game)["view"]["version"] == 4)
        play(ada, game, "end")  # Great Britain's turn: the other order is cancelled
        wait_until(lambda: len(orders(bruno, game)["log"]) == 2)
        revoke(bruno, game, orders(bruno, game)["orders"][0]["id"])
        ada.post(f"/api/games/{game}/chat", {"text": "the last word"}, 201)
        for person, stream in ((ada, opponent), (clara, spectator)):
            names = {each["event"] for each in takewhile(lambda each: each["event"] != "chat", stream)}
            assert names <= {"state", "table", "presence", "notices"}
            kinds = {each["kind"] for each in person.get("/api/me/notices")["notices"]}
            assert kinds <= {"game_started", "your_turn"}, "notifications of moves, on a slow machine"


def test_a_move_by_an_order_looks_like_the_players_own(server: ThreadServer, ada: Person, bruno: Person) -> None:
    """Log, state, record and history are the same for a move by hand and a move by an order."""
    by_hand, by_order = (table_in(server, arriving(), ada, bruno) for _ in range(2))
    give(bruno, by_order, PEACE)
    for game in (by_hand, by_order):
        play(ada, game, "rondel maneuver_1", "army paris belgium", "peace")
    play(bruno, by_hand, "pass")
    wait_until(lambda: ada.state(by_order)["view"]["version"] == 4)
    clara = server.person("Clara")
    for person in (ada, clara):
        assert _visible_state(person, by_hand) == _visible_state(person, by_order)


def _visible_state(person: Person, game: str) -> list[Any]:
    """Return everything a person can read about a game, without table-specific values."""
    own = {"id", "at", "created", "touched", "invite", "name"}

    def plain(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: plain(each) for key, each in value.items() if key not in own}
        return [plain(each) for each in value] if isinstance(value, list) else value

    data = [person.state(game), person.get(f"/api/games/{game}/events"), person.get(f"/api/games/{game}/charts")]
    record = person.http.get(f"/api/games/{game}/record").text
    return [plain(each) for each in data] + [record]


def test_orders_are_exported_and_deleted_with_their_owner(server: ThreadServer, ada: Person) -> None:
    game = table_in(server, arriving(), ada, (bruno := server.person("Bruno")))
    give(bruno, game, PEACE)
    exported = bruno.get("/api/me/export")["orders"]
    assert [(each["game"], each["state"], each["order"]["kind"]) for each in exported] == [
        (game, "standing", "challenge")
    ]
    answer = bruno.http.request("DELETE", "/api/me", json={})
    assert answer.status_code in (200, 204), answer.text

    async def kept() -> int:
        return len((await server.app.services.games.cache.load(game)).orders)

    assert server.run(kept()) == 0


def test_orders_require_a_running_game(ada: Person) -> None:
    not_begun, over = ada.table("me", "open", start=False)["id"], ada.table("me", "hot_seat")["id"]
    ada.post(f"/api/games/{over}/end", {"agree": True})
    for game in (not_begun, over):
        assert ada.refusal(f"/api/games/{game}/orders", PEACE, 409)["code"] == "not_running"
