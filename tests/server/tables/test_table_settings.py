"""Table settings: clock, spectators, and changes before the start."""

from __future__ import annotations

import json
import re
from typing import Any

from tests import unique
from tests.server.clients import Person, ThreadServer, offered, reading, until

from rondel.table.clocks import clock
from rondel.table.setup import begin

TIMES = re.compile(r'\b\d{10}\.\d+\b|"id":\s*\d+')  # and message IDs
LATER = {"spectators": "later", "delay": 3, "delay_by": "moves"}


def started_game(ada: Person, bruno: Person, **settings: Any) -> str:
    """Start a game of two people without a clock."""
    game: str = ada.table("me", "open", start=False, name="Customs", **settings)["id"]
    bruno.post(f"/api/tables/{game}/join")
    ada.post(f"/api/tables/{game}/start")
    return game


async def deal(server: ThreadServer, game_id: str) -> None:
    """Start a game with a fixed deal."""
    async with server.app.services.games.change(game_id) as change:
        begin(change, 1)


def play_on(people: list[Person], game: str, moves: int, choice: int = 0) -> None:
    """Play a number of moves, always choosing the legal action with this index."""
    for _ in range(moves):
        states = [person.state(game) for person in people]
        mover = next(number for number, state in enumerate(states) if offered(state))
        actions = offered(states[mover])
        people[mover].play(game, states[mover], actions[choice % len(actions)])


def test_the_clock_of_a_table_is_configurable_within_limits(ada: Person) -> None:
    """Clocks are independent of the pace; values out of range are refused with a sentence."""
    clock = {"bank": 1500, "increment": 45, "at_zero": "pass"}
    table = ada.table("me", "open", start=False, clock=clock)
    assert table["clock"] == clock
    for wrong in ({"bank": 5}, {"bank": 91 * 86_400}, {"bank": 60, "increment": 8 * 86_400}):
        refused = ada.refusal("/api/tables", {"seats": [{"kind": "me"}, {"kind": "open"}], "clock": wrong})
        assert refused["code"] == "clock"


def test_the_host_changes_the_settings_until_the_game_starts(ada: Person, bruno: Person) -> None:
    """Only the host, and only before the start."""
    game = ada.table("me", "open", start=False)["id"]
    path = f"/api/tables/{game}"
    customs = {"spectators": "never", "delay": 10, "delay_by": "moves", "confirm": True, "private_talk": True}
    customs |= {"stand_in": "random"}
    assert bruno.http.patch(path, json={"customs": customs}).status_code == 403
    changed = ada.http.patch(path, json={"customs": customs, "pace": "slow", "clock": {"bank": 600}}).json()
    assert (changed["customs"], changed["pace"], changed["clock"]["bank"]) == (customs, "slow", 600)
    assert bruno.get(path)["customs"] == customs
    wrong = ada.http.patch(path, json={"customs": {"spectators": "later", "delay": 51}})
    assert wrong.json()["error"]["code"] == "delay"
    bruno.post(f"{path}/join")
    ada.post(f"{path}/start")
    assert ada.http.patch(path, json={"clock": None}).json()["error"]["code"] == "started"


def test_a_game_without_spectators_is_hidden_until_its_end(server: ThreadServer, ada: Person, bruno: Person) -> None:
    """Every request of a spectator is refused while it runs, and allowed afterwards."""
    game = started_game(ada, bruno, customs={"spectators": "never"})
    dora = server.person("Dora")
    for path in ("", "/events", "/charts", "/record", "/positions/0", "/chat", "/stream"):
        assert dora.http.get(f"/api/games/{game}{path}").json()["error"]["code"] == "no_spectators", path
    listed = next(each for each in dora.get("/api/tables", filter="running") if each["id"] == game)
    assert (listed["turn"], listed["version"], listed["round"]) == (None, 0, 0)
    for person in (ada, bruno):
        person.post(f"/api/games/{game}/end", {"agree": True})
    assert dora.state(game)["table"]["state"] == "over"


def questions(version: int) -> list[tuple[str, str, Any]]:
    """Return all requests a spectator can make about a game."""
    games, tables = "/api/games/{}", "/api/tables/{}"
    requests: list[tuple[str, str, Any]] = [("GET", tables, None), ("GET", games, None)]
    requests += [("GET", games + path, None) for path in ("/events", "/charts", "/record", "/chat")]
    requests += [("GET", f"{games}/positions/{number}", None) for number in range(version + 4)]
    requests += [("GET", f"{games}/explain?place={place}", None) for place in ("rome", "vienna")]
    requests += [("GET", f"{games}/{path}?action=army+rome+naples", None) for path in ("explain", "route", "preview")]
    requests += [("POST", games + path, {}) for path in ("/previews", "/routes", "/end")]
    requests += [("POST", games + "/previews", {"version": version + number}) for number in range(4)]
    requests += [("POST", games + "/actions", {"version": version, "action": "rondel taxation"})]
    requests += [("POST", games + "/undo", {"version": version}), ("POST", games + "/seats/0/absent", {})]
    return requests


def responses(person: Person, game: str, version: int) -> dict[str, str]:
    found = {}
    for method, path, body in questions(version):
        response = person.http.request(method, path.format(game), **({} if body is None else {"json": body}))
        found[f"{method} {path} {body}"] = f"{response.status_code} {TIMES.sub('', response.text).replace(game, 'G')}"
    with reading(person, game) as stream:
        found["stream"] = TIMES.sub("", json.dumps(until(stream, "state")["data"])).replace(game, "G")
    return found


def test_delayed_spectators_learn_nothing_newer(server: ThreadServer, ada: Person, bruno: Person) -> None:
    """Two games that differ only in the last three moves and messages look the same to a spectator delayed by three."""
    dora, same, people, name = server.person("Dora"), 7, [ada, bruno], unique.name()
    games = [ada.table("me", "open", start=False, name=name, customs=LATER)["id"] for _ in range(2)]
    for game in games:
        bruno.post(f"/api/tables/{game}/join")
        server.run(deal(server, game))
        play_on(people, game, same)
        ada.post(f"/api/games/{game}/chat", {"text": "Hello"}, 201)
    order = [each["id"] for each in dora.get("/api/lobby", state="running", text=name)["tables"]]
    play_on(people, games[0], 3, 0)
    play_on(people, games[1], 3, -1)
    ada.post(f"/api/games/{games[1]}/chat", {"text": "What a move!"}, 201)
    assert len({ada.state(game)["view"]["version"] for game in games}) == 1
    assert ada.state(games[0])["log"][-3:] != ada.state(games[1])["log"][-3:], "the worlds do not differ"
    seen = [responses(dora, game, same) for game in games]
    assert [requests for requests in seen[0] if seen[0][requests] != seen[1][requests]] == []
    state = dora.state(games[0])
    assert (state["table"]["version"], state["view"]["version"], state["log"][-1]["version"]) == (same,) * 3
    assert dora.http.get(f"/api/games/{games[0]}/positions/{same + 1}").status_code == 404
    made = dora.post(f"/api/games/{games[0]}/sandbox", {}, 201)
    assert made["version"] == same
    assert dora.http.post(f"/api/games/{games[0]}/sandbox", json={"at": same + 1}).status_code == 404
    bruno.post(f"/api/games/{games[1]}/resign")
    listed = dora.get("/api/lobby", state="running", text=name)["tables"]
    older = [each for each in dora.get("/api/tables", filter="running") if each["id"] in games]
    assert [each["id"] for each in listed] == [each["id"] for each in older] == order, "the order tells who moved last"
    for table in (*listed, *older, dora.get(f"/api/tables/{games[1]}"), dora.state(games[1])["table"]):
        assert not any(seat["resigned"] or seat["stand_in"] for seat in table["seats"])


def test_a_delayed_stream_stays_behind(server: ThreadServer, ada: Person, bruno: Person) -> None:
    """At the end of the game it catches up, including messages of players."""
    game = started_game(ada, bruno, customs=LATER)
    dora = server.person("Dora")
    play_on([ada, bruno], game, 4)
    with reading(dora, game) as stream:
        assert until(stream, "state")["data"]["view"]["version"] == 1
        ada.post(f"/api/games/{game}/chat", {"text": "Now!"}, 201)
        play_on([ada, bruno], game, 1)
        data = until(stream, "state")["data"]
        assert (data["view"]["version"], [line["version"] for line in data["log"]]) == (2, [2])
        assert dora.state(game)["chat_unread"] == 0
        for person in (ada, bruno):
            person.post(f"/api/games/{game}/end", {"agree": True})
        assert until(stream, "state")["data"]["table"]["state"] == "over"
        assert until(stream, "chat")["data"]["text"] == "Now!"


def test_a_delay_in_minutes_shows_the_past_position(server: ThreadServer, ada: Person, bruno: Person) -> None:
    """A game that has just begun shows its first position, regardless of moves since."""
    dora, day = server.person("Dora"), 1440
    game = started_game(ada, bruno, customs={"spectators": "later", "delay": day, "delay_by": "minutes"})
    play_on([ada, bruno], game, 1)
    with clock.shifted(day * 60 / 2):
        play_on([ada, bruno], game, 1)
        assert (dora.state(game)["view"]["version"], ada.state(game)["view"]["version"]) == (0, 2)
    with clock.shifted(day * 60):
        assert dora.state(game)["view"]["version"] == 1
    with clock.shifted(day * 60 * 1.5):
        assert dora.state(game)["view"]["version"] == 2
