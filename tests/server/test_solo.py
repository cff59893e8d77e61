"""Playing without a server (`rondel.solo`): the same requests get the same responses as over HTTP."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest
from tests.server.clients import ThreadServer, client

import rondel
from rondel.solo import Solo
from rondel.solo.browser import Browser
from rondel.solo.storage import GameNotLoaded

# Parts that differ between any two tables, or with the time.
OWN = ("id", "invite", "created", "touched", "at", "present", "private")


class Both:
    """Sends the same requests to a server and a `Solo`, and compares the responses."""

    def __init__(self, address: str) -> None:
        self.solo = Solo('{"name": "Ada"}')
        self.http = client(address)
        assert self.http.post("/api/guest", json={"name": "Ada"}).status_code == 201
        self.http.headers["x-csrftoken"] = self.http.cookies["csrftoken"]
        self.ids: tuple[str, str] = ("", "")

    def ask(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        """Return the response of both, after checking that they agree; `{id}` is the id of the table."""
        there = self.http.request(method, path.replace("{id}", self.ids[0]), json=body)
        here = self.solo.handle(method, path.replace("{id}", self.ids[1]), json.dumps(body) if body else "")
        assert there.status_code == here.status == status, (there.text[:500], here.body[:500])
        data = json.loads(here.body)
        assert plain(data) == plain(there.json())
        if method == "POST" and status == 201 and "id" in data:
            self.ids = (there.json()["id"], data["id"])
        return data


def plain(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: plain(each) for key, each in value.items() if key not in OWN}
    return [plain(each) for each in value] if isinstance(value, list) else value


@pytest.fixture
def both(server: ThreadServer) -> Both:
    return Both(server.address)


def test_the_first_decisions_of_a_game_agree(both: Both) -> None:
    seats = [{"kind": "me"}, {"kind": "hot_seat", "name": "Bo"}, {"kind": "hot_seat", "name": "Cy"}]
    both.ask("POST", "/api/tables", {"edition": "imperial", "seats": seats, "start": True, "seed": 4}, 201)
    for number in range(25):
        state = both.ask("GET", "/api/games/{id}")
        version, actions = state["view"]["version"], state["view"]["decision"]["actions"]
        both.ask("POST", "/api/games/{id}/previews", {"version": version})
        both.ask("POST", "/api/games/{id}/routes", {})
        action = actions[number * 7 % len(actions)]
        both.ask("POST", "/api/games/{id}/actions", {"version": version, "action": action, "request": f"r{number}"})
        # A repeated request is the same move.
        both.ask("POST", "/api/games/{id}/actions", {"version": version, "action": action, "request": f"r{number}"})
    version = state["view"]["version"] + 1
    both.ask("POST", "/api/games/{id}/actions", {"version": 3, "action": "pass"}, 409)
    both.ask("POST", "/api/games/{id}/actions", {"version": version, "action": "build vienna"}, 422)
    both.ask("POST", "/api/games/{id}/actions", {"version": version, "action": "march on paris"}, 422)
    both.ask("POST", "/api/games/{id}/undo", {"version": version})
    both.ask("GET", "/api/games/{id}/events?since=4")
    both.ask("GET", "/api/games/{id}/positions/9")
    both.ask("GET", "/api/games/{id}/positions/99", status=404)
    both.ask("GET", "/api/games/{id}/charts")
    both.ask("GET", "/api/games/{id}/explain?place=vienna")
    both.ask("GET", "/api/games/{id}/explain?nation=italy&face=30")
    both.ask("GET", "/api/games/{id}/ending?at=9")
    both.ask("GET", "/api/games/{id}/hint", status=403)
    both.ask("GET", "/api/games/{id}/chat")
    both.ask("GET", "/api/games/{id}/orders")
    order = {"kind": "canal", "answer": "allow", "nations": ["italy"]}
    both.ask("POST", "/api/games/{id}/orders", {"order": order, "seat": 1}, 201)
    both.ask("POST", "/api/games/{id}/orders", {"order": {**order, "nations": ["atlantis"]}}, 422)
    both.ask("POST", "/api/games/{id}/plan", {"version": version - 1, "actions": ["end"]}, 422)
    both.ask("POST", "/api/games/{id}/sandbox", {"at": 7}, 201)
    both.ask("GET", "/api/games/{id}")
    both.ask("POST", "/api/games/{id}/end", {"agree": True})
    both.ask("GET", "/api/games/{id}")


def test_catalogue_and_lessons_agree(both: Both) -> None:
    for edition in rondel.editions():
        both.ask("GET", f"/api/editions/{edition}")
    both.ask("GET", "/api/rules?lang=pl")
    both.ask("GET", "/api/lessons")
    both.ask("POST", "/api/lessons/imperial_2030/step/2", {"name": "Lesson"}, 201)
    both.ask("GET", "/api/lessons/tables/{id}")
    state = both.ask("GET", "/api/games/{id}")
    action = state["view"]["decision"]["actions"][0]
    both.solo.handle(
        "POST", f"/api/games/{both.ids[1]}/actions", json.dumps({"version": state["view"]["version"], "action": action})
    )
    body = both.solo.handle("POST", f"/api/lessons/tables/{both.ids[1]}/again").body
    assert json.loads(body)["state"] == "open"
    both.solo.take_changes()
    assert [row.step for row in both.solo.person.learns_at] == [2]
    assert json.loads(both.solo.handle("GET", "/api/lessons").body)[1]["begun"]


def test_puzzles_agree(both: Both) -> None:
    listed = both.ask("GET", "/api/puzzles")
    both.ask("GET", "/api/puzzles/daily")
    both.ask("GET", "/api/puzzles/0", status=404)
    for kind in ("win", "stop", "government", "best"):
        id = next(each["id"] for each in listed["puzzles"] if each["kind"] == kind)
        position = both.ask("GET", f"/api/puzzles/{id}")
        answer = both.ask("GET", f"/api/puzzles/{id}/answer")
        right = [step["action"] for step in answer["steps"]]
        wrong = next(each for each in position["state"]["view"]["decision"]["actions"] if each != right[0])
        path = f"/api/puzzles/{id}/tries"
        assert both.ask("POST", path, {"action": wrong})["outcome"] == "wrong"
        for number, action in enumerate(right):
            verdict = both.ask("POST", path, {"action": action, "played": right[:number]})
        assert verdict["outcome"] == "solved"
        both.ask("POST", path, {"action": right[0], "played": right}, 422)


def test_a_saved_solo_game_resumes_and_exports_a_record() -> None:
    """The saved text is enough to continue in another process, and a server accepts the record."""
    solo = Solo()
    wanted = {
        "seats": [{"kind": "me"}, {"kind": "bot", "bot": "hard"}, {"kind": "bot", "bot": "medium"}],
        "options": {"max_rounds": 2},
        "auto_forced": True,
        "seed": 2,
    }
    made = solo.handle("POST", "/api/tables", json.dumps(wanted))
    assert made.status == 201, made.body
    game = json.loads(made.body)["id"]
    number = solo.subscribe(f"/api/games/{game}/stream")
    heard: list[int] = []
    while True:
        while solo.play_next(game):
            heard += [entry["version"] for _, _, data in solo.take_events() for entry in json.loads(data)["log"]]
        state = json.loads(solo.handle("GET", f"/api/games/{game}").body)
        if state["view"]["over"]:
            break
        kept = json.loads(solo.take_changes())["games"].get(game)
        if kept and state["view"]["version"] > 6:  # continue in a new instance
            solo.unsubscribe(number or 0)
            solo = Solo()
            with pytest.raises(GameNotLoaded):
                solo.handle("GET", f"/api/games/{game}")
            solo.load(game, kept["text"])
            assert json.loads(solo.handle("GET", f"/api/games/{game}").body)["view"] == state["view"]
        hint = json.loads(solo.handle("GET", f"/api/games/{game}/hint").body)
        action = state["view"]["decision"]["actions"][0]
        assert hint["action"] in state["view"]["decision"]["actions"]
        body = json.dumps({"version": state["view"]["version"], "action": action})
        assert solo.handle("POST", f"/api/games/{game}/actions", body).status == 200
    assert json.loads(solo.handle("GET", f"/api/games/{game}/analysis").body)["state"] == "off"
    assert heard == sorted(set(heard)), "a line of the log was sent twice, or too late"
    record = solo.handle("GET", f"/api/games/{game}/record").body
    assert list(rondel.replay(record).scores) == state["view"]["result"]["scores"]
    replay = solo.handle("POST", "/api/records?name=Mine", record)
    assert replay.status == 201
    assert json.loads(replay.body)["tags"] == ["sandbox", "replay"]
    rematch = solo.handle("POST", f"/api/games/{game}/rematch")
    assert json.loads(rematch.body)["seats"][1]["you"] is True, "everybody sits one seat further"
    assert solo.handle("DELETE", f"/api/tables/{game}").status == 200
    assert solo.handle("GET", f"/api/games/{game}").status == 404
    assert json.loads(solo.take_changes())["games"][game] is None


def test_a_solo_game_can_be_continued_on_a_server(both: Both) -> None:
    """docs/site.md: the record of an unfinished game is uploaded, and its sandbox can be played on."""
    seats = [{"kind": "me"}, {"kind": "hot_seat", "name": "Bo"}]
    made = both.solo.handle("POST", "/api/tables", json.dumps({"seats": seats, "seed": 5}))
    game = f"/api/games/{json.loads(made.body)['id']}"
    for _ in range(5):
        view = json.loads(both.solo.handle("GET", game).body)["view"]
        body = {"version": view["version"], "action": view["decision"]["actions"][0]}
        view = json.loads(both.solo.handle("POST", f"{game}/actions", json.dumps(body)).body)["view"]
    record = both.solo.handle("GET", f"{game}/record").body
    replay = both.http.post("/api/records?name=Mine", content=record, headers={"content-type": "text/plain"})
    assert replay.status_code == 201
    copy = both.http.post(f"/api/games/{replay.json()['id']}/sandbox", json={}).json()["id"]
    there = both.http.get(f"/api/games/{copy}").json()["view"]
    assert there["decision"]["actions"] == view["decision"]["actions"]
    assert there["nations"] == view["nations"]
    action = {
        "version": there["version"],
        "action": there["decision"]["actions"][0],
        "seat": there["decision"]["player"],
    }
    assert both.http.post(f"/api/games/{copy}/actions", json=action).json()["view"]["version"] == view["version"] + 1


def test_solo_needs_no_library_but_msgspec() -> None:
    """In the browser only the standard library, this program and msgspec are available."""
    code = "import sys, rondel.solo.browser; print(*{name.partition('.')[0] for name in sys.modules})"
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    before = subprocess.run(
        [sys.executable, "-c", "import sys; print(*sys.modules)"], capture_output=True, text=True, check=True
    )
    outside = set(answer.stdout.split()) - sys.stdlib_module_names - set(before.stdout.split())
    # msgspec uses typing_extensions on older Pythons if available; the core is compiled only here.
    outside -= {"$coverage", "cython_runtime", "typing_extensions"}
    assert {name for name in outside if not name.startswith("_")} == {"msgspec", "rondel"}


def test_the_browser_interface_never_raises() -> None:
    browser = Browser()
    assert json.loads(browser.request("GET", "/api/games/abc", "")) == {"wants": "abc"}
    assert json.loads(browser.subscribe("/api/games/abc/stream")) == {"wants": "abc"}
    browser.load("abc", None)
    assert json.loads(browser.request("GET", "/api/games/abc", ""))["status"] == 404
    assert json.loads(browser.subscribe("/api/games/abc/stream")) == {"number": None}
    assert json.loads(browser.request("POST", "/api/tables", '{"seats": 3}'))["status"] == 400
    assert (
        json.loads(browser.request("POST", "/api/tables", '{"seats": [{"kind": "me"}, {"kind": "open"}]}'))["status"]
        == 422
    )
    assert json.loads(browser.request("GET", "/api/ratings", ""))["status"] == 404
    assert browser.take_events() == "[]"
