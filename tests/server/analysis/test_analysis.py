"""Analysis on the server: run once after a game, stored without names, public afterwards and hidden before."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select, update
from tests.server.clients import Person, ThreadServer, offered
from tests.server.shared import Servers
from tests.server.test_wire import has_type
from tests.waiting import wait_until

import rondel
from rondel.server.analysis import job_queue
from rondel.server.storage.models import analyses
from rondel.wire.analysis import Analysis, Explanation, Hint

SHORT = {"max_rounds": 3}


@pytest.fixture
def analyzing(servers: Servers) -> ThreadServer:
    """Return a server that analyzes games with minimal effort."""
    return servers.get(analysis_effort=0.01)


def played_out(person: Person, game: str) -> None:
    """Play all own seats to the end."""
    while (state := person.wait_for_turn(game))["table"]["state"] != "over":
        person.play(game, state, offered(state)[-1])


def refusal(person: Person, path: str) -> tuple[int, str]:
    response = person.http.get(path)
    return response.status_code, response.json()["error"]["code"]


def analyzed(person: Person, game: str) -> dict[str, Any]:
    wait_until(lambda: person.get(f"/api/games/{game}/analysis")["state"] == "done")
    return person.get(f"/api/games/{game}/analysis")  # type: ignore[no-any-return]


def stored(server: ThreadServer, game: str) -> Any:
    async def read() -> Any:
        async with server.app.services.store.read() as connection:
            return (await connection.execute(select(analyses).where(analyses.c.game_id == game))).first()

    return server.run(read())


@pytest.mark.both_databases
def test_a_game_is_analyzed_only_after_its_end(analyzing: ThreadServer) -> None:
    ada, bruno = analyzing.person("Ada Analyst"), analyzing.person("Bruno")
    game = ada.table("me", "random", "random", options=SHORT)["id"]
    ada.wait_for_turn(game)
    for who in (ada, bruno):
        assert refusal(who, f"/api/games/{game}/analysis") == (403, "analysis_running")
        assert refusal(who, f"/api/games/{game}/explanation/0") == (403, "analysis_running")
        assert who.refusal(f"/api/games/{game}/analysis", expect=403)["code"] == "analysis_running"
    assert stored(analyzing, game) is None
    played_out(ada, game)
    data = has_type(analyzed(bruno, game), Analysis)
    review, moves = data["review"], ada.state(game)["view"]["version"]
    assert (review["first"], len(review["chances"]), len(review["shares"])) == (0, moves + 1, moves + 1)
    assert all(abs(sum(row) - 1) < 1e-4 for row in review["chances"])
    assert review["players"][0] == "Ada Analyst"
    assert review["summary"]
    in_german = ada.get(f"/api/games/{game}/analysis", language="de")["review"]
    assert in_german["summary"] != review["summary"]
    # A repeated request does not run it again, and it is visible without login.
    before = stored(analyzing, game)
    assert ada.post(f"/api/games/{game}/analysis", expect=202)["state"] == "done"
    assert stored(analyzing, game) == before
    anybody = httpx.get(f"{analyzing.address}/api/games/{game}/analysis")
    assert anybody.json()["review"]["chances"] == review["chances"]
    # Names are not stored in the analysis, which is deleted with the game.
    assert "Ada" not in before.content
    analyzing.run(analyzing.app.services.games.remove(game))
    assert stored(analyzing, game) is None


def test_a_position_of_a_finished_game_is_explained(analyzing: ThreadServer) -> None:
    ada = analyzing.person("Ada")
    game = ada.table("me", "random", options=SHORT)["id"]
    played_out(ada, game)
    moves = ada.state(game)["view"]["version"]
    for at in (0, moves // 2, moves):
        data = has_type(ada.get(f"/api/games/{game}/explanation/{at}"), Explanation)
        assert (data["version"], data["over"]) == (at, at == moves)
        assert bool(data["moves"]) == (at < moves)
    assert ada.http.get(f"/api/games/{game}/explanation/{moves + 1}").status_code == 404


def test_a_copy_of_a_running_game_is_not_analyzed(analyzing: ThreadServer) -> None:
    """The analysis of a sandbox or uploaded copy would reveal the best moves of the running game."""
    ada, bruno = analyzing.person("Ada"), analyzing.person("Bruno")
    game = ada.table("me", "hot_seat", "hot_seat", options=SHORT, seed=7)["id"]
    state = ada.state(game)
    for _ in range(20):
        state = ada.play(game, state, offered(state)[0])
    copy = ada.post(f"/api/games/{game}/sandbox", {"at": 20}, 201)["id"]
    assert refusal(ada, f"/api/games/{copy}/analysis") == (403, "analysis_running")
    played_out(ada, copy)
    record = rondel.Record.loads(ada.http.get(f"/api/games/{copy}/record").text)
    uploaded = bruno.http.post("/api/records", content=record.dumps()).json()["id"]
    begun_late = rondel.replay(record, until=20)
    begun_late = rondel.Game.from_json(begun_late.to_json())
    while not begun_late.over:
        begun_late.play(begun_late.decision.actions[-1])
    placed = bruno.http.post("/api/records", content=begun_late.record().dumps()).json()["id"]
    copies = ((ada, copy), (bruno, uploaded), (bruno, placed))
    for who, each in copies:
        assert who.get(f"/api/tables/{each}")["state"] == "over"
        assert refusal(who, f"/api/games/{each}/analysis") == (403, "analysis_copy")
        assert refusal(who, f"/api/games/{each}/explanation/21") == (403, "analysis_copy")
        assert who.refusal(f"/api/games/{each}/analysis", expect=403)["code"] == "analysis_copy"
        assert refusal(who, f"/api/games/{each}/hint") == (403, "hint_not_solo")
    ada.post(f"/api/games/{game}/end", {"agree": True})
    for who, each in copies:
        assert who.get(f"/api/games/{each}/analysis")["state"] == "none"  # only on request
        who.post(f"/api/games/{each}/analysis", expect=202)
    for who, each in copies:
        assert analyzed(who, each)["review"]["chances"]
    # The record that begins at move 20 keeps the version numbers of its game.
    assert analyzed(bruno, placed)["review"]["first"] == 20


@pytest.mark.both_databases
def test_an_analysis_is_leased_by_one_process_and_taken_over_on_expiry(server: ThreadServer) -> None:
    ada = server.person("Ada")
    game = ada.table("me", "hot_seat", options=SHORT)["id"]
    played_out(ada, game)
    assert ada.get(f"/api/games/{game}/analysis")["state"] == "off"
    assert ada.refusal(f"/api/games/{game}/analysis", expect=409)["code"] == "analysis_off"
    store = server.app.services.store
    server.run(job_queue.enqueue(store, game, 5))
    first = server.run(job_queue.claim(store))
    assert first.game_id == game
    assert server.run(job_queue.claim(store)) is None
    first = server.run(job_queue.renew(store, first, 3, 10))
    assert (stored(server, game).done, stored(server, game).steps) == (3, 10)

    async def run_out() -> None:
        async with store.write() as connection:
            await connection.execute(update(analyses).where(analyses.c.game_id == game).values(lease=1.0))

    server.run(run_out())
    second = server.run(job_queue.claim(store))
    assert second.game_id == game
    assert not server.run(job_queue.finish(store, first, "late")), "what a lost process writes is not taken"
    assert server.run(job_queue.finish(store, second, "{}"))
    assert stored(server, game).content == "{}"
    server.run(job_queue.enqueue(store, game, 5))
    assert stored(server, game).state == "done", "once for each version"
    server.run(job_queue.enqueue(store, game, 6))
    assert stored(server, game).state == "waiting"
    for _ in range(job_queue.MOST_TRIES):  # the process dies each time
        assert server.run(job_queue.claim(store)).game_id == game
        server.run(run_out())
    assert server.run(job_queue.claim(store)) is None
    assert stored(server, game).state == "failed"


def test_a_game_finished_before_a_restart_is_analyzed_afterwards(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'rondel.sqlite3'}"
    before = ThreadServer(database)
    ada = before.person("Ada")
    game = ada.table("me", "random", options=SHORT)["id"]
    played_out(ada, game)
    before.run(job_queue.enqueue(before.app.services.store, game, ada.state(game)["view"]["version"]))
    assert before.run(job_queue.claim(before.app.services.store)), "under way when the server is gone"
    before.stop()
    after = ThreadServer(database, analysis_effort=0.01)
    try:
        assert analyzed(ada.at(after.address), game)["review"]
    finally:
        after.stop()


def test_hints_are_only_for_solo_games(analyzing: ThreadServer) -> None:
    ada, bruno = analyzing.person("Ada"), analyzing.person("Bruno")
    game = ada.table("me", "random", "random", options={"cash": "hidden"})["id"]
    state = ada.wait_for_turn(game)
    hint = has_type(ada.get(f"/api/games/{game}/hint"), Hint)
    assert hint["version"] == state["view"]["version"]
    assert hint["action"] in offered(state)
    assert {move["action"] for move in hint["candidates"]} <= set(offered(state))
    assert refusal(bruno, f"/api/games/{game}/hint") == (403, "not_your_seat")
    shared = ada.table("me", "open", "random", start=False)["id"]
    bruno.post(f"/api/tables/{shared}/join")
    ada.post(f"/api/tables/{shared}/start")
    for who in (ada, bruno):
        assert refusal(who, f"/api/games/{shared}/hint") == (403, "hint_not_solo")
    bruno.post(f"/api/games/{shared}/resign")
    assert refusal(ada, f"/api/games/{shared}/hint") == (403, "hint_not_solo")
