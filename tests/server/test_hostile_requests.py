"""Hostile headers, paths, numbers and characters are refused with a sentence, never with an internal error."""

from __future__ import annotations

import http.client
import json
import re
import threading
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from tests.server.clients import NET, Person, ThreadServer, client, reading, until
from tests.server.conftest import EXTRA_BOTS
from tests.server.postgres import Postgres
from tests.server.shared import Servers

from rondel.server.http.middleware.identity import cookies
from rondel.server.http.openapi import export_document


def raw(
    server: ThreadServer,
    method: str,
    path: str,
    headers: dict[str, bytes],
    body: bytes = b"",
    *,
    skip_host: bool = False,
) -> int:
    """Send a request with headers that no client library would send; return the status."""
    host, port = server.address.removeprefix("http://").split(":")
    connection = http.client.HTTPConnection(host, int(port), timeout=NET)
    connection.putrequest(method, path, skip_host=skip_host)
    for name, value in headers.items():
        connection.putheader(name, value)
    if body:
        connection.putheader("content-length", str(len(body)))
        connection.putheader("content-type", "application/json")
    connection.endheaders(body or None)
    answer = connection.getresponse()
    answer.read()
    connection.close()
    return answer.status


def scope(*headers: bytes) -> Any:
    return {"type": "http", "headers": [(b"cookie", header) for header in headers]}


def test_our_cookie_is_found_after_malformed_ones() -> None:
    """Python's parser stops at the first malformed cookie, which logged people out."""
    odd = b'prefs={"a":1}; =; ;;; x y=\xe4; "q"="; rondel_session=secret; rondel_session=later'
    assert cookies(scope(odd))["rondel_session"] == "secret"
    assert cookies(scope(b"a=1", b"rondel_session=secret")) == {"a": "1", "rondel_session": "secret"}
    assert cookies(scope(b"x" * 10_000 + b"; rondel_session=secret")) == {}


def test_a_person_with_another_sites_cookies_stays_logged_in(server: ThreadServer) -> None:
    browser = client(server.address)
    assert browser.post("/api/guest", json={"name": "Ada"}).status_code == 201
    session = browser.cookies["rondel_session"]
    asked = httpx.get(
        server.address + "/api/me", headers={"cookie": f'prefs={{"a":1}}; rondel_session={session}'}, timeout=NET
    )
    assert asked.json()["user"]["name"] == "Ada"


def test_numbers_in_paths_must_be_canonical(ada: Person) -> None:
    """Python parses \u0661 as 1: an administrator's request about a nonexistent line hid the first one."""
    game = ada.table("me", "hot_seat")["id"]
    assert ada.http.get(f"/api/games/{game}/positions/0").status_code == 200
    for number in ("\u0660", "\uff10", "\u00b2", "+0", "-0", "0_0", "00", " 0", "0 ", "0.0", "0e0", "9" * 5000):
        assert ada.http.get(f"/api/games/{game}/positions/{quote(number)}").status_code == 404, number
    assert ada.http.get(f"/api/games/{game}/seats/+1/absent").status_code == 404


@pytest.mark.parametrize("cookie", [b'a="' + b"\\" * 12_000, b";" * 14_000, b'a="\\' * 3_000, b"\xff" * 12_000])
def test_odd_cookies_are_read_or_refused(server: ThreadServer, cookie: bytes) -> None:
    assert raw(server, "GET", "/api/me", {"cookie": cookie}) in (200, 400, 431)


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": b"http://["},
        {"origin": b"null"},
        {"origin": b"\xff\xfe"},
        {"origin": b"//"},
        {"authorization": b"Bearer \xff\xff"},
        {"authorization": b"Bearer"},
        {"authorization": b"\xb2"},
        {"x-csrftoken": b"\xff"},
        {"cookie": b"rondel_session=\xff\xfe; csrftoken=\xff"},
        {"x-forwarded-for": b"\xb2, ["},
        {"content-type": b"application/json; charset=\xff"},
        {"content-type": b"multipart/form-data"},
        {"accept": b"\xff/\xff;q=\xb2"},
    ],
)
def test_malformed_headers_are_refused(server: ThreadServer, headers: dict[str, bytes]) -> None:
    for method, path in (("POST", "/api/tables"), ("POST", "/api/guest"), ("GET", "/api/tables"), ("GET", "/healthz")):
        assert raw(server, method, path, headers, b'{"name": ""}' if method == "POST" else b"") < 500


def test_invalid_origins_are_refused(server: ThreadServer) -> None:
    for origin in (b"null", b"http://[", b"", b"http://evil.example"):
        assert raw(server, "POST", "/api/guest", {"origin": origin}, b'{"name": "Ada"}') == 403


@pytest.mark.parametrize("last", ["\xb2", "-1", "9" * 5_000, "1e3", "\xff"])
def test_invalid_event_ids_are_ignored(ada: Person, last: str) -> None:
    game = ada.table("me", "hot_seat")["id"]
    with ada.http.stream(
        "GET", f"/api/games/{game}/stream", headers={b"last-event-id": last.encode("latin-1")}
    ) as answer:
        assert answer.status_code == 200
    with reading(ada, game) as stream:
        assert until(stream, "state")


@pytest.mark.parametrize("host", [b"a:99999", b"[::1", b"[1:2]", b"\xff", b"a b", b"a" * 400, b"a:\xb2", b"http://["])
def test_malformed_hosts_are_refused(server: ThreadServer, ada: Person, host: bytes) -> None:
    """The framework builds a URL from the header when it reports a bad request, and failed."""
    game = ada.table("me", "hot_seat")["id"]
    for path in (f"/api/games/{game}/preview", "/api/me", "/healthz", "/"):
        assert raw(server, "GET", path, {"host": host}, skip_host=True) == 400


@pytest.mark.parametrize("host", [b"rondel.example", b"[::1]:8000", b"127.0.0.1:65535", b"under_score-1", b""])
def test_any_well_formed_host_is_accepted(server: ThreadServer, host: bytes) -> None:
    assert raw(server, "GET", "/api/me", {"host": host}, skip_host=True) == 200


ODD = ["\x00", "\u00b2", "\ud800", "9" * 5_000]


def _json(value: str) -> bytes:
    return json.dumps(value).encode()


@pytest.mark.both_databases
@pytest.mark.release
def test_no_odd_text_makes_any_operation_fail(server: ThreadServer, subtests: pytest.Subtests) -> None:
    """Each text is sent as every path part, parameter and field of every operation."""
    for odd in ODD:
        with subtests.test(repr(odd[:8])):
            send_everywhere(server, odd)


@pytest.mark.slow
def test_nul_characters_make_no_operation_fail(postgresql_servers: Servers) -> None:
    """PostgreSQL cannot store them."""
    send_everywhere(postgresql_servers.get(extra_bots=EXTRA_BOTS), "\x00")


def send_everywhere(server: ThreadServer, odd: str) -> None:
    """Send the text everywhere as a person with a game; requests after a revoked token are repeated by a new person."""
    ada = server.person()
    game = ada.table("me", "hot_seat")["id"]
    for method, path, body in _requests(odd):
        headers = {"content-type": "application/json"} if body else {}
        answer = ada.http.request(method, path.replace("{game_id}", game), content=body, headers=headers)
        if answer.status_code == 401 and answer.json()["error"]["code"] == "bad_token":
            ada = server.person()
            game = ada.table("me", "hot_seat")["id"]
            answer = ada.http.request(method, path.replace("{game_id}", game), content=body, headers=headers)
        assert answer.status_code < 500, (method, path[:80], body[:80], answer.text[:200])


def _requests(odd: str) -> Iterator[tuple[str, str, bytes]]:
    """Yield method, URL and body of every operation, once for an existing table and once for the text as its id."""
    document = export_document()
    quoted = quote(odd.encode("utf-8", "surrogatepass"), safe="")
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            if path.endswith("/stream") and method == "get":
                continue
            query = "&".join(
                f"{each['name']}={quoted}" for each in operation.get("parameters", ()) if each["in"] == "query"
            )
            for known in (r"\{(?!game_id\})\w+\}", r"\{\w+\}"):
                at = re.sub(known, lambda _: quoted, path)
                for body in _bodies(operation, document["components"]["schemas"], odd):
                    yield method.upper(), f"{at}?{query}", body


def _bodies(operation: dict[str, Any], schemas: dict[str, Any], odd: str) -> list[bytes]:
    content = operation.get("requestBody", {}).get("content", {})
    bodies = [b""]
    for kind in content.values():
        schema = kind["schema"]
        for each in (schema, *schema.get("oneOf", ())):
            name = each.get("$ref", "").rpartition("/")[2]
            for field in schemas.get(name, {}).get("properties", {}):
                others = {"name": "Ada", "password": "correct horse", "version": 0, "action": "pass"}
                fields = [b'"%s": %s' % (key.encode(), _json(str(value))) for key, value in others.items()]
                kept = [each for each in fields if not each.startswith(b'"%s"' % field.encode())]
                for value in (_json(odd), b"[" + _json(odd) + b"]"):
                    bodies.append(b"{" + b", ".join([*kept, b'"%s": ' % field.encode() + value]) + b"}")
    return bodies


@pytest.mark.both_databases
def test_concurrent_registrations_of_one_guest_create_one_account(server: ThreadServer) -> None:
    guest = server.person("Ada")
    names = [f"Ada {number} {id(guest)}" for number in range(6)]
    statuses: list[int] = []

    def register(name: str) -> None:
        statuses.append(
            httpx.post(
                server.address + "/api/register",
                json={"name": name, "password": "correct horse battery"},
                headers={"authorization": f"Bearer {guest.token}"},
                timeout=NET,
            ).status_code
        )

    threads = [threading.Thread(target=register, args=(name,)) for name in names]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(statuses) == [201, 409, 409, 409, 409, 409]
    body = {"password": "correct horse battery"}
    logged_in = [
        httpx.post(server.address + "/api/login", json={**body, "name": name}, timeout=NET, verify=False).status_code
        for name in names
    ]
    assert logged_in.count(200) == 1


@pytest.mark.both_databases
def test_concurrent_chat_reads_and_writes_succeed(server: ThreadServer, ada: Person) -> None:
    game = ada.table("me", "hot_seat")["id"]
    statuses: list[int] = []

    def speak() -> None:
        other = Person(server.address, token=ada.token)
        for _ in range(5):
            statuses.append(other.http.post(f"/api/games/{game}/chat", json={"text": "hello"}).status_code)
            statuses.append(other.http.get(f"/api/games/{game}/chat").status_code)

    threads = [threading.Thread(target=speak) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert set(statuses) == {200, 201}


def test_concurrent_starts_in_two_processes_start_a_table_once(postgres: Postgres) -> None:
    database = postgres.database()
    one, two = ThreadServer(database), ThreadServer(database)
    try:
        ada = one.person()
        both = (ada, ada.at(two.address))
        for _ in range(6):
            game = ada.table("me", "hot_seat", start=False)["id"]
            answers: list[int] = []

            def start(who: Person, game: str = game, answers: list[int] = answers) -> None:
                answers.append(who.http.post(f"/api/tables/{game}/start").status_code)

            threads = [threading.Thread(target=start, args=(who,)) for who in both * 2]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            assert sorted(answers) == [200, 409, 409, 409]
            assert ada.state(game)["view"]["version"] == 0
    finally:
        one.stop()
        two.stop()


def test_the_health_check_supports_head(server: ThreadServer) -> None:
    answer = httpx.head(server.address + "/healthz", timeout=NET)
    assert (answer.status_code, answer.content) == (200, b"")
