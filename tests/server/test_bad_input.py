"""Bad input is refused with a sentence, or harmless."""

from __future__ import annotations

import http.client
from collections.abc import Iterator
from contextlib import closing

import httpx
import pytest
from tests.server.clients import NET, Person, ThreadServer, client, offered

NAMES = ["<script>alert(1)</script>", "'; DROP TABLE users; --", "Łucja ✨", "𝔘𝔫𝔦𝔠𝔬𝔡𝔢", "../../etc"]


@pytest.mark.both_databases
@pytest.mark.parametrize("name", NAMES)
def test_names_are_treated_as_plain_text(server: ThreadServer, name: str) -> None:
    person = server.person(name)
    assert person.get("/api/me")["user"]["name"] == name
    answer = person.http.post("/api/tables", json={"name": name, "seats": [{"kind": "me"}, {"kind": "open"}]})
    assert answer.json()["name"] == name
    assert answer.headers["content-type"].startswith("application/json")


@pytest.mark.parametrize("name", ["", "   ", "\u202e\u200b", "x" * 31, "\n", "\x00"])
def test_names_without_visible_characters_or_too_long_are_refused(server: ThreadServer, name: str) -> None:
    answer = httpx.post(server.address + "/api/guest", json={"name": name}, timeout=NET, verify=False)
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "name")


BODIES = [
    b"",
    b"{",
    b"[]",
    b"null",
    b'"text"',
    b'{"version": "x", "action": "pass"}',
    b'{"version": -1, "action": "pass"}',
    b'{"version": 1e99, "action": "pass"}',
    b'{"version": 99999999999999999999999, "action": "pass"}',
    b'{"version": 0}',
    b'{"version": 0, "action": ""}',
    b'{"version": 0, "action": 7}',
    b'{"version": 0, "action": "pass", "seat": 99}',
    b'{"version": 0, "action": "pass", "request": "\\u0000"}',
    b'{"version": 0, "action": "pass", "request": ""}',
    b"\xff\xfe\x00\x01",
    b"[" * 10_000,
    b'{"version": 0, "action": "' + b"a" * 5_000 + b'"}',
]


@pytest.mark.parametrize("body", BODIES, ids=lambda body: repr(body[:40]))
def test_malformed_moves_are_refused_and_change_nothing(ada: Person, body: bytes) -> None:
    game = ada.table("me", "hot_seat")["id"]
    before = ada.state(game)
    answer = ada.http.post(f"/api/games/{game}/actions", content=body, headers={"content-type": "application/json"})
    assert 400 <= answer.status_code < 500
    error = answer.json()["error"]
    assert error["code"]
    assert error["sentence"]
    assert ada.state(game)["view"] == before["view"]


@pytest.mark.parametrize(
    "action", ["pass\n", " rondel taxation", "RONDEL TAXATION", "give", "give italy", "give italy -1", "give italy x",
               "give mars 1", "give italy 99999999999999999999", "rondel taxation; rondel factory", "é", "a b c d e f"]
)  # fmt: skip
def test_invalid_actions_are_refused(ada: Person, action: str) -> None:
    game = ada.table("me", "hot_seat")["id"]
    error = ada.refusal(f"/api/games/{game}/actions", {"version": 0, "action": action})
    assert error["sentence"].endswith(".")
    assert ada.state(game)["view"]["version"] == 0


def test_oversized_bodies_are_refused_before_they_are_read(ada: Person) -> None:
    answer = ada.http.post("/api/tables", content=b" " * 100_000, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too_large")
    assert ada.http.post("/api/records", content=b"x" * 1_100_000).status_code == 413

    def endless() -> Iterator[bytes]:
        for _ in range(100):  # no content length
            yield b" " * 1_000

    answer = ada.http.post("/api/tables", content=endless(), headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too_large")


def test_a_token_gives_no_access_to_another_persons_seat(ada: Person, bruno: Person) -> None:
    game = ada.table("me", "hot_seat")["id"]
    state = ada.state(game)
    action = offered(state)[0]
    assert bruno.play(game, state, action, 403)["error"]["code"] == "not_at_table"
    for path, body in {
        "gifts": {"version": 0, "nation": "italy", "amount": 1},
        "undo": {"version": 0},
        "end": {"agree": True},
        "seats/0/bot": {"bot": "random"},
    }.items():
        assert bruno.http.post(f"/api/games/{game}/{path}", json=body).status_code == 403
    assert bruno.refusal(f"/api/games/{game}/previews", {"actions": [action]})["code"] == "not_your_turn"
    broken = Person(str(ada.http.base_url), token="rondel_made_up")
    assert broken.http.get(f"/api/games/{game}").status_code == 401
    nobody = client(ada.http.base_url)
    assert nobody.post(f"/api/games/{game}/actions", json={"version": 0, "action": action}).status_code == 401
    assert ada.state(game)["view"]["version"] == 0


@pytest.mark.parametrize(
    "path",
    [
        "/../../../../etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/assets/..%2f..%2fconfig.py",
        "/api/games/..%2f..%2fetc",
        "/api/games/%00",
        "/api/games/' OR 1=1 --",
        "/api/editions/..%2f..",
        "/api/tables/" + "a" * 3000,
        "/api/games/x/positions/-1",
        "/api/games/x/positions/999999999999999999999999",
        "/api/rules?lang=../../x",
        "/api/tables?filter=%00",
        "//evil.example/",
    ],
)
def test_path_traversal_reaches_nothing(server: ThreadServer, path: str) -> None:
    connection = http.client.HTTPConnection(server.address.removeprefix("http://"), timeout=NET)
    with closing(connection):
        connection.request("GET", path.replace(" ", "%20"))
        answer = connection.getresponse()
        body = answer.read()
    assert answer.status < 500 or answer.status == 503  # 503: the page is not built
    assert b"root:" not in body
    assert b"SettingError" not in body


@pytest.mark.both_databases
def test_names_in_records_are_treated_as_plain_text(ada: Person) -> None:
    text = ada.http.get(f"/api/games/{ada.table('me', 'hot_seat')['id']}/record").text
    odd = text.replace("player: Ada 2", "player: A\x00da \u202e<b>")
    replay = ada.http.post("/api/records", content=odd)
    assert replay.status_code == 201
    assert replay.json()["seats"][1]["name"] == "Ada <b>"
    assert ada.state(replay.json()["id"])["view"]["players"][1]["name"] == "Ada <b>"
    assert ada.http.post("/api/records", content=text.replace("Ada 2", "\u202e")).status_code == 422


def test_unknown_methods_share_one_metric_label(server: ThreadServer) -> None:
    """Clients that send ever new methods must not fill the server's memory."""
    for number in range(3):
        assert (
            httpx.request(f"INVENTED{number}", server.address + "/api/me", timeout=NET, verify=False).status_code == 405
        )
    text = httpx.get(server.address + "/metrics", timeout=NET).text
    assert 'method="other"' in text
    assert "INVENTED" not in text


@pytest.mark.both_databases
def test_chat_is_plain_text_of_limited_length(ada: Person) -> None:
    game = ada.table("me", "hot_seat")["id"]
    said = ada.post(f"/api/games/{game}/chat", {"text": "<img src=x onerror=alert(1)>\nsecond line"}, 201)
    assert said["text"] == "<img src=x onerror=alert(1)>\nsecond line"
    for text in ("", "  \n ", "x" * 501):
        assert ada.refusal(f"/api/games/{game}/chat", {"text": text})["code"] == "chat"


def test_unknown_paths_and_methods_get_error_responses(ada: Person) -> None:
    for answer, status in (
        (ada.http.get("/api/no/such"), 404),
        (ada.http.put("/api/me", json={}), 405),
        (ada.http.get("/api/games/nothing"), 404),
        (ada.http.get("/api/editions/chess"), 404),
        (ada.http.get("/api/rules", params={"lang": "xx"}), 404),
    ):
        assert answer.status_code == status
        assert answer.json()["error"]["sentence"]
