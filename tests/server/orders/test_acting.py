"""Orders act by themselves while nobody is there, are used once or until revoked, and end with what they rely on."""

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


def test_an_order_answers_while_its_owner_is_away(server: ThreadServer, ada: Person, bruno: Person) -> None:
    """`they act within a second, also for a seat whose owner sleeps`; until revoked it answers again and again."""
    game = table_in(server, arriving(), ada, bruno)
    given = give(bruno, game, PEACE)
    assert [(each["lasts"], each["used"]) for each in given["orders"]] == [("revoked", None)]
    play(ada, game, *TO_PEACE)
    state = decided(ada, game, 4)
    assert (state["log"][-1]["action"], state["log"][-1]["seat"], state["log"][-1]["by"]) == ("pass", 1, "human")
    play(ada, game, "army paris belgium", "peace")
    decided(ada, game, 7)
    told = orders(bruno, game)
    assert told["orders"][0]["used"] == 7
    assert [(line["code"], line["version"]) for line in told["log"]] == [("used", 4), ("used", 7)]
    revoke(bruno, game, told["orders"][0]["id"])
    assert orders(bruno, game)["orders"] == []


def test_an_order_for_once_answers_once(server: ThreadServer, ada: Person, bruno: Person) -> None:
    game = table_in(server, arriving(), ada, bruno)
    give(bruno, game, {**PEACE, "lasts": "once"})
    play(ada, game, *TO_PEACE)
    decided(ada, game, 4)
    assert orders(bruno, game)["orders"] == []
    play(ada, game, "army paris belgium", "peace")
    assert bruno.state(game)["view"]["decision"]["kind"] == "challenge"


def test_an_order_that_fits_the_question_of_this_moment_answers_it(
    server: ThreadServer, ada: Person, bruno: Person
) -> None:
    """Also for the rest of this turn: `answer all further questions of this kind in this maneuver like this`."""
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


def test_an_order_is_cancelled_with_a_word_when_the_government_changes(
    server: ThreadServer, ada: Person, bruno: Person
) -> None:
    """`cancelled with a word in the log of that seat`; the others are not told."""
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
        told = until(stream, "orders")["data"]
        while not told["log"]:
            told = until(stream, "orders")["data"]
    assert told["orders"] == []
    line = told["log"][0]
    assert (line["code"], line["reason"], line["nation"]) == ("cancelled", "government", "italy")
    assert "orders" not in ada.state(game)


def test_taking_back_what_an_order_did_leaves_the_turn_to_the_player(
    server: ThreadServer, ada: Person, bruno: Person
) -> None:
    """It counts as the player's own move: for the others, and for taking it back; then orders wait
    until the turn is over."""
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


def test_orders_end_when_the_seat_changes_hands_and_rest_while_a_bot_stands_in(
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

    async def kept() -> int:
        return len((await server.app.services.games.cache.load(game)).orders)

    assert server.run(kept()) == 0


@pytest.mark.both_databases
def test_an_order_pending_when_the_process_died_acts_after_the_restart(database: str) -> None:
    """`in any process, after a restart`: a process that committed an order and did nothing more leaves the work to the
    next one, though nobody asks for anything."""

    async def given() -> str:
        services = make_services(Settings(database=database, bot_processes=1))
        try:
            await services.store.migrate()
            ada = await new_guest(services, "Ada")
            seats = [SeatChoice("me"), SeatChoice("hot_seat")]
            loaded = await lifecycle.create(services, ada, NewTable(seats=seats, start=True))
            order = RondelOrder(nation=loaded.game.decision.nation or "", spaces=["taxation"])
            told = await give_order(services, loaded.id, ada, NewOrder(order=order, lasts="once"))
            assert [each.used for each in told.orders] == [None]
            return loaded.id
        finally:
            services.bots.stop()
            await services.store.close()

    game = asyncio.run(given())
    with ThreadServer(database) as server:
        ada = server.person("Somebody")
        wait_until(lambda: ada.state(game)["view"]["version"] == 1)
        assert ada.state(game)["log"][-1]["action"] == "rondel taxation"


def test_another_process_takes_over_what_a_dead_one_left(fork_server: ForkServer, postgres: Postgres) -> None:
    """An order given in one process acts when a move comes in another, also when the first one is gone; and revoked in
    one it acts in none."""
    database = postgres.database()
    one, other = (fork_server.server(database, unique.port(), wait=False) for _ in range(2))
    try:
        one.wait(), other.wait()
        ada, bruno = Person(one.address, "Ada"), Person(one.address, "Bruno")
        game = ada.table("me", "open", start=False)["id"]
        bruno.post(f"/api/tables/{game}/join")
        ada.post(f"/api/tables/{game}/start")
        there = {0: ada.at(other.address), 1: bruno.at(other.address)}
        state = there[0].state(game)  # the other process holds the game, without orders
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
