"""Guests, accounts, sessions, CSRF, tokens, headers."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import cast

import httpx
import pytest
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection
from tests import unique
from tests.server.clients import NET, Member, Person, ThreadServer, client

from rondel.server.config import Settings
from rondel.server.limits import kinds
from rondel.server.people import passwords
from rondel.server.people.sessions import Visitors
from rondel.server.storage.models import users
from rondel.server.storage.store import Store


@pytest.fixture
def visit(server: ThreadServer) -> httpx.Client:
    """A client with cookies that sends the CSRF header, like the web page."""
    made = client(server.address)
    made.get("/api/me")
    made.headers["x-csrftoken"] = made.cookies["csrftoken"]
    return made


@pytest.mark.both_databases
def test_a_guest_can_register_later_without_losing_games(visit: httpx.Client) -> None:
    assert visit.get("/api/me").json() == {"user": None}
    guest = visit.post("/api/guest", json={"name": "Ada"}).json()["user"]
    assert guest["guest"]
    seats = [{"kind": "me"}, {"kind": "hot_seat"}]
    game = visit.post("/api/tables", json={"seats": seats, "start": True}).json()["id"]
    name = unique.name()
    account = visit.post("/api/register", json={"name": name, "password": "correct horse"}).json()["user"]
    assert (account["id"], account["guest"]) == (guest["id"], False)
    visit.post("/api/logout")
    assert visit.get("/api/me").json() == {"user": None}
    answer = visit.post("/api/login", json={"name": name.upper(), "password": "correct horse"})
    assert answer.json()["user"]["id"] == guest["id"]
    assert game in [table["id"] for table in visit.get("/api/tables", params={"filter": "mine"}).json()]


def test_wrong_passwords_and_unknown_names_get_the_same_response(visit: httpx.Client) -> None:
    name = unique.name()
    visit.post("/api/register", json={"name": name, "password": "correct horse"})
    visit.post("/api/logout")
    wrong = visit.post("/api/login", json={"name": name, "password": "battery staple"})
    unknown = visit.post("/api/login", json={"name": unique.name(), "password": "battery staple"})
    assert wrong.status_code == unknown.status_code == 401
    assert wrong.json() == unknown.json()
    taken = visit.post("/api/register", json={"name": name, "password": "other password"})
    assert (taken.status_code, taken.json()["error"]["code"]) == (409, "name_taken")
    short = visit.post("/api/register", json={"name": unique.name(), "password": "short"})
    assert (short.status_code, short.json()["error"]["code"]) == (422, "password")


def test_unknown_names_take_as_long_to_check_as_wrong_passwords() -> None:
    """The dummy hash is cached, so that the response time does not reveal which accounts exist."""
    checker = passwords.hasher(Settings(password_cost="cheap"))
    assert passwords.dummy_hash(checker) == passwords.dummy_hash(checker)


def test_names_that_are_too_long_after_normalization_are_refused(visit: httpx.Client) -> None:
    """U+FDFA alone normalizes to eighteen letters."""
    answer = visit.post("/api/register", json={"name": "\ufdfa" * 30, "password": "correct horse"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "name")


def test_tokens_and_session_cookies_are_not_interchangeable(ada: Person, visit: httpx.Client) -> None:
    """Not even while the secret is cached: a token in a cookie would bypass the CSRF check."""
    assert ada.get("/api/me")["user"]["name"] == "Ada"
    other = client(ada.http.base_url, cookies={"rondel_session": ada.token})
    assert other.get("/api/me").json() == {"user": None}
    visit.post("/api/guest", json={"name": "Bruno"})
    secret = visit.cookies["rondel_session"]
    assert Person(str(ada.http.base_url), token=secret).http.get("/api/me").status_code == 401


def test_a_session_cookie_is_useless_without_the_csrf_header(visit: httpx.Client) -> None:
    visit.post("/api/guest", json={"name": "Ada"})
    del visit.headers["x-csrftoken"]
    answer = visit.post("/api/logout")
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "csrf")
    foreign = visit.post("/api/guest", json={"name": "Eve"}, headers={"origin": "https://evil.example"})
    assert (foreign.status_code, foreign.json()["error"]["code"]) == (403, "foreign_page")


def test_the_session_cookie_is_protected_from_scripts_and_other_sites(server: ThreadServer) -> None:
    answer = httpx.post(server.address + "/api/guest", json={"name": "Ada"}, timeout=NET)
    cookie = next(value for value in answer.headers.get_list("set-cookie") if value.startswith("rondel_session"))
    assert "httponly" in cookie.lower()
    assert "samesite=lax" in cookie.lower()


def test_tokens_are_shown_once_and_can_be_revoked(server: ThreadServer) -> None:
    ada = Member(server.address)
    made = ada.post("/api/me/tokens", {"label": "my bot"}, 201)
    program = Person(str(ada.http.base_url), token=made["token"])
    assert program.get("/api/me")["user"]["id"] == ada.get("/api/me")["user"]["id"]
    assert all("token" not in each for each in ada.get("/api/me/tokens"))
    assert ada.http.delete(f"/api/me/tokens/{made['id']}").status_code == 200
    assert program.http.get("/api/me").status_code == 401
    assert ada.http.delete(f"/api/me/tokens/{made['id']}").status_code == 404


def test_a_visitor_changed_during_lookup_is_not_cached(server: ThreadServer, ada: Person) -> None:
    """A ban between reading a person and caching them must not be lost."""
    reads = 0

    class ChangedAfterTheFirstRead:
        @asynccontextmanager
        async def read(self) -> AsyncIterator[AsyncConnection]:
            nonlocal reads
            async with server.app.services.store.read() as connection:
                yield connection
            reads += 1
            if reads == 1:
                visitors.invalidate_all()

    visitors = Visitors(cast(Store, ChangedAfterTheFirstRead()), session_days=1)
    found = [server.run(visitors.by_token(ada.token)) for _ in range(3)]
    assert [visitor and visitor.id for visitor in found] == [ada.get("/api/me")["user"]["id"]] * 3
    assert reads == 2, "the first answer was remembered, or the second was not"


def test_reported_rights_apply_to_the_next_request(server: ThreadServer) -> None:
    """An operator promotes an account, which the server has not noticed yet."""
    boss = Member(server.address)
    boss.get("/api/me")  # caches the old rights

    async def promote() -> None:
        async with server.app.services.store.write() as connection:
            await connection.execute(update(users).where(users.c.id == boss.id).values(admin=True))

    server.run(promote())
    assert boss.get("/api/me")["user"]["admin"]
    assert boss.http.get("/api/admin/reports").status_code == 200


def test_names_and_settings_can_be_changed(ada: Person) -> None:
    answer = ada.http.patch("/api/me", json={"name": "  Ada   Lovelace ", "settings": {"theme": "dark"}})
    assert answer.json()["user"]["name"] == "Ada Lovelace"
    assert ada.get("/api/me")["user"]["settings"] == {"theme": "dark"}
    assert ada.http.patch("/api/me", json={"settings": {"x": "y" * 5000}}).status_code == 422


@pytest.mark.parametrize(
    "path", ["/", "/api/me", "/api/tables/nothing", "/healthz", "/no/such/page", "/schema/openapi.json"]
)
def test_all_responses_have_security_headers(server: ThreadServer, path: str) -> None:
    headers = httpx.get(server.address + path, timeout=NET).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy
    assert "http" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert "frame-ancestors 'none'" in policy


def test_too_many_logins_are_refused(sqlite: str) -> None:
    """Twenty per minute; here per day, so that no machine is too slow to exceed the limit."""
    assert kinds.SHARED_RATES["login"] == "20/minute"
    limited = ThreadServer(sqlite, rate_limits=True, limits="login=20/day")
    try:
        body = {"name": "Ada", "password": "battery staple"}
        codes = [
            httpx.post(limited.address + "/api/login", json=body, timeout=NET, verify=False).status_code
            for _ in range(24)
        ]
        assert codes[:20] == [401] * 20
        assert codes[20:] == [429] * 4
    finally:
        limited.stop()


def test_secure_cookies_can_be_enforced(sqlite: str) -> None:
    strict = ThreadServer(sqlite, secure_cookies="always")
    try:
        answer = httpx.post(strict.address + "/api/guest", json={"name": "Ada"}, timeout=NET)
        assert all("secure" in cookie.lower() for cookie in answer.headers.get_list("set-cookie"))
    finally:
        strict.stop()
