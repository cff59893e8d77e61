"""Automatic use of standing orders: once or until revoked, cancellation, crashes, several processes."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests import unique
from tests.engine.position import position
from tests.server.clients import ForkServer, Person, ThreadServer, reading, until
from tests.server.orders.tables import PEACE, arrange, arriving, give, orders, play, revoke, table_in
from tests.server.postgres import Postgres
from tests.waiting import wait_until

from rondel.server.composition import make_services
from rondel.server.config import Settings
from rondel.server.people.accounts import new_guest
from rondel.server.play.orders import give as give_order
from rondel.server.tables import lifecycle
from rondel.wire.orders import NewOrder, RondelOrder
from rondel.wire.tables import NewTable, SeatChoice

TO_PEACE = ("rondel maneuver_1", "army paris belgium", "peace")


def decided(person: Person, game: str, version: int) -> dict[str, Any]:
    wait_until(lambda: person.state(game)["view"]["version"] >= version)
    return person.state(game)


def test_an_order_is_used_while_its_owner_is_away(server: ThreadServer, ada: Person, bruno: Person) -> None:
    """An order is used within a second without its owner, repeatedly until revoked."""
    game = table_in(server, arriving(), ada, bruno)
    given = give(bruno, game, PEACE)
    assert [(each["lasts"], each["used"]) for each in given["orders"]] == [("revoked", None)]
    play(ada, game, *TO_PEACE)
    state = decided(ada, game, 4)
    assert (state["log"][-1]["action"], state["log"][-1]["seat"], state["log"][-1]["by"]) == ("pass", 1, "human")
    play(ada, game, "army paris belgium", "peace")
    decided(ada, game, 7)
    order_list = orders(bruno, game)
    assert order_list["orders"][0]["used"] == 7
    assert [(line["code"], line["version"]) for line in order_list["log"]] == [("used", 4), ("used", 7)]
    revoke(bruno, game, order_list["orders"][0]["id"])
    assert orders(bruno, game)["orders"] == []


def test_a_one_time_order_is_used_once(server: ThreadServer, ada: Person, bruno: Person) -> None:
    game = table_in(server, arriving(), ada, bruno)
    give(bruno, game, {**PEACE, "lasts": "once"})
    play(ada, game, *TO_PEACE)
    decided(ada, game, 4)
    assert orders(bruno, game)["orders"] == []
    play(ada, game, "army paris belgium", "peace")
    assert bruno.state(game)["view"]["decision"]["kind"] == "challenge"


def test_an_order_for_the_current_decision_is_used_at_once(server: ThreadServer, ada: Person, bruno: Person) -> None:
    """Also for all further decisions of this kind in the turn."""
    game = table_in(server, arriving(), ada, bruno)
    play(ada, game, *TO_PEACE)
    give(bruno, game, {"order": {"kind": "challenge", "answer": "pass", "own": "italy"}, "lasts": "turn"})
    decided(ada, game, 4)
    play(ada, game, "army paris belgium", "peace")
    decided(ada, game, 7)
    play(ada, game, "end")
    wait_until(lambda: not orders(bruno, game)["orders"])
    assert [line["code"] for line in orders(bruno, game)["log"]] == ["used", "used"]


def test_orders_are_tried_in_the_order_their_owner_chose(server: ThreadServer, ada: Person, bruno: Person) -> None:
    game = table_in(server, arriving(), ada, bruno)
    peace = give(bruno, game, PEACE)["orders"][0]["id"]
    listed = give(bruno, game, {"order": {"kind": "challenge", "answer": "fight"}})["orders"]
    fight = listed[1]["id"]
    assert [each["id"] for each in arrange(bruno, game, [fight])["orders"]] == [fight, peace]
    last = give(bruno, game, {"order": {"kind": "canal", "answer": "allow"}, "first": True})["orders"][0]["id"]
    assert [each["id"] for each in orders(bruno, game)["orders"]] == [last, fight, peace]
    play(ada, game, *TO_PEACE)
    assert decided(ada, game, 4)["log"][-1]["action"] == "fight army"


def test_a_change_of_government_cancels_an_order_with_a_log_entry(
    server: ThreadServer, ada: Person, bruno: Person
) -> None:
    """The log entry is visible only to the owner."""
    start = position(
        players=2,
        turn="france",
        at={"france": "maneuver_1", "italy": "maneuver_1"},
        investor=0,
        cash={0: 20},
        treasury={"france": 20},
    )
    game = table_in(server, start, ada, bruno)
    give(bruno, game, {"order": {"kind": "rondel", "nation": "italy", "spaces": ["import"]}, "lasts": "once"})
    with reading(bruno, game) as stream:
        until(stream, "state")
        play(ada, game, "rondel investor", "buy italy 12")
        order_list = until(stream, "orders")["data"]
        while not order_list["log"]:
            order_list = until(stream, "orders")["data"]
    assert order_list["orders"] == []
    line = order_list["log"][0]
    assert (line["code"], line["reason"], line["nation"]) == ("cancelled", "government", "italy")
    assert "orders" not in ada.state(game)


def test_undoing_a_move_by_an_order_suspends_orders_for_the_turn(
    server: ThreadServer, ada: Person, bruno: Person
) -> None:
    """The move counts as the player's own, also for undo; orders are then suspended until the end of the turn."""
    game = table_in(server, arriving(), ada, bruno)
    give(bruno, game, {"order": {"kind": "rondel", "nation": "great_britain", "spaces": ["import"]}, "lasts": "once"})
    give(bruno, game, {"order": {"kind": "import", "nation": "great_britain"}})
    play(ada, game, "rondel taxation")
    state = decided(bruno, game, 3)
    assert [entry["action"] for entry in state["log"][-2:]] == ["rondel import", "end"]
    assert state["undo"]["what"] == "end"
    assert ada.refusal(f"/api/games/{game}/undo", {"version": 3}, 409)["code"] == "other_decided"
    after = bruno.post(f"/api/games/{game}/undo", {"version": 3})
    assert after["view"]["decision"]["kind"] == "import"
    assert bruno.state(game)["view"]["version"] == 2
    assert [line["version"] for line in orders(bruno, game)["log"]] == [2]
    play(bruno, game, "import army london", "end")
    assert bruno.state(game)["log"][-1]["action"] == "end"


def test_orders_end_when_the_seat_changes_hands_and_pause_under_a_substitute(
    server: ThreadServer, ada: Person, bruno: Person
) -> None:
    game = table_in(server, arriving(), ada, bruno)
    give(bruno, game, PEACE)
    bruno.post(f"/api/games/{game}/seats/1/bot", {"bot": "greedy"})
    play(ada, game, *TO_PEACE)
    state = decided(ada, game, 4)
    assert state["log"][4]["by"] == "stand_in"
    assert orders(bruno, game)["orders"][0]["used"] is None
    bruno.post(f"/api/games/{game}/seats/1/bot", {"bot": None})
    assert len(orders(bruno, game)["orders"]) == 1
    bruno.post(f"/api/tables/{game}/leave")
    assert bruno.post(f"/api/games/{game}/orders", PEACE, 404)["error"]["code"] == "not_found"

    async def stored() -> int:
        return len((await server.app.services.games.cache.load(game)).orders)

    assert server.run(stored()) == 0


@pytest.mark.both_databases
def test_an_order_pending_at_a_crash_is_used_after_the_restart(database: str) -> None:
    """A process that dies right after committing an order leaves its use to the next one."""

    async def given() -> str:
        services = make_services(Settings(database=database, bot_processes=1))
        try:
            await services.store.migrate()
            ada = await new_guest(services, "Ada")
            seats = [SeatChoice("me"), SeatChoice("hot_seat")]
            loaded = await lifecycle.create(services, ada, NewTable(seats=seats, start=True))
            order = RondelOrder(nation=loaded.game.decision.nation or "", spaces=["taxation"])
            order_list = await give_order(services, loaded.id, ada, NewOrder(order=order, lasts="once"))
            assert [each.used for each in order_list.orders] == [None]
            return loaded.id
        finally:
            services.bots.stop()
            await services.store.close()

    game = asyncio.run(given())
    with ThreadServer(database) as server:
        ada = server.person("Somebody")
        wait_until(lambda: ada.state(game)["view"]["version"] == 1)
        assert ada.state(game)["log"][-1]["action"] == "rondel taxation"


def test_another_process_uses_the_orders_of_a_dead_one(fork_server: ForkServer, postgres: Postgres) -> None:
    """An order given in one process is used in another, even after the first has died; a revoked one in none."""
    database = postgres.database()
    one, other = (fork_server.server(database, unique.port(), wait=False) for _ in range(2))
    try:
        one.wait(), other.wait()
        ada, bruno = Person(one.address, "Ada"), Person(one.address, "Bruno")
        game = ada.table("me", "open", start=False)["id"]
        bruno.post(f"/api/tables/{game}/join")
        ada.post(f"/api/tables/{game}/start")
        there = {0: ada.at(other.address), 1: bruno.at(other.address)}
        state = there[0].state(game)  # the other process caches the game without orders
        first = state["view"]["decision"]["player"]
        nations = state["view"]["nations"]
        here = (ada, bruno)[1 - first]
        mine = [nation for nation in nations if nations[nation]["government"] == 1 - first]
        for nation in mine:
            give(here, game, {"order": {"kind": "rondel", "nation": nation, "spaces": ["taxation"]}, "lasts": "once"})
        revoke(here, game, orders(here, game)["orders"][1]["id"])
        one.kill()
        for nation in list(nations)[:6]:
            decider = there[first].state(game)["view"]["decision"]["player"]
            if nation == mine[0]:
                wait_until(lambda: there[1 - first].get(f"/api/games/{game}/orders")["log"])
            elif nation == mine[1]:
                assert decider == 1 - first, "it was revoked"
                break
            else:
                play(there[first], game, "rondel taxation")
    finally:
        one.kill()
        other.kill()
