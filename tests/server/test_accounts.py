"""Account security and recovery: passwords, sessions, tokens, and streams that end with them."""

from __future__ import annotations

import time

import httpx
import pytest
from sqlalchemy import update
from tests import unique
from tests.server.clients import NET, Member, Person, ThreadServer, reading, until

from rondel.server.limits import kinds
from rondel.server.operations import moderation
from rondel.server.people.passwords import is_common
from rondel.server.storage.models import tokens


def _code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


@pytest.mark.parametrize(
    "password", ["password", "Passwort1", "12345678", "qwertyuiop", "aaaaaaaa", "iloveyou!", "87654321", "sunshine99"]
)
def test_common_passwords_are_refused(server: ThreadServer, password: str) -> None:
    answer = httpx.post(
        server.address + "/api/register", json={"name": unique.name(), "password": password}, timeout=NET
    )
    assert _code(answer) == (422, "common_password")


def test_a_password_derived_from_the_name_is_refused() -> None:
    assert is_common("Grace Hopper", "grace hopper")
    assert is_common("gracehopper1906", "GraceHopper")
    assert not is_common("correct horse", "Ada")


def test_changing_the_password_requires_the_old_one(server: ThreadServer) -> None:
    """It ends all other sessions and tokens."""
    ada = Member(server.address)
    other = ada.elsewhere()
    program = Person(server.address, token=ada.post("/api/me/tokens", {"label": "bot"}, 201)["token"])
    for wrong in ({"password": "battery staple"}, {"password": "battery staple", "old_password": "wrong guess"}):
        assert _code(ada.http.patch("/api/me", json=wrong)) == (403, "old_password")
    assert other.get("/api/me").json()["user"] is not None
    new = {"password": "battery staple", "old_password": ada.password}
    assert _code(ada.http.patch("/api/me", json={**new, "password": "password"})) == (422, "common_password")
    assert ada.http.patch("/api/me", json=new).status_code == 200
    assert ada.get("/api/me")["user"]["id"] == ada.id
    assert other.get("/api/me").json()["user"] is None
    assert program.http.get("/api/me").status_code == 401
    ada.elsewhere("battery staple")
    body = {"name": ada.name, "password": ada.password}
    assert httpx.post(server.address + "/api/login", json=body, timeout=NET).status_code == 401


def test_a_guest_has_no_password_to_change(ada: Person) -> None:
    assert _code(ada.http.patch("/api/me", json={"password": "battery staple"})) == (409, "guest")


def test_one_account_cannot_be_guessed_from_many_addresses(sqlite: str) -> None:
    """Thirty attempts per hour for each account, from all addresses together; other accounts are not affected."""
    assert kinds.SHARED_RATES["account"] == "30/hour"
    limited = ThreadServer(sqlite, rate_limits=True, limits="login=1000/hour, account=30/day")
    try:
        ada, bruno = Member(limited.address, "Ada"), Member(limited.address, "Bruno")
        body = {"name": "ADA", "password": "wrong guess"}
        codes = [
            httpx.post(limited.address + "/api/login", json=body, timeout=NET, verify=False).status_code
            for _ in range(33)
        ]
        assert codes == [401] * 30 + [429] * 3
        assert ada.http.get("/api/me").json()["user"]["id"] == ada.id
        bruno.elsewhere()
    finally:
        limited.stop()


def test_sessions_are_listed_and_ended(server: ThreadServer) -> None:
    ada, bruno = Member(server.address), Member(server.address)
    other, third = ada.elsewhere(), ada.elsewhere()
    found = ada.get("/api/me/sessions")
    assert [each["this"] for each in found].count(True) == 1
    assert len(found) == 3
    theirs = next(each["id"] for each in other.get("/api/me/sessions").json() if each["this"])
    assert bruno.http.delete(f"/api/me/sessions/{theirs}").status_code == 404
    assert ada.http.delete(f"/api/me/sessions/{theirs}").status_code == 200
    assert other.get("/api/me").json() == {"user": None}
    assert third.get("/api/me").json()["user"]["id"] == ada.id
    assert ada.http.delete("/api/me/sessions").status_code == 200
    assert third.get("/api/me").json() == {"user": None}
    assert ada.get("/api/me")["user"]["id"] == ada.id


def test_a_token_cannot_create_tokens_or_change_the_password(server: ThreadServer) -> None:
    ada = Member(server.address)
    program = Person(server.address, token=ada.post("/api/me/tokens", {"label": "bot"}, 201)["token"])
    assert program.refusal("/api/me/tokens", {"label": "another"}, 403)["code"] == "by_token"
    change = {"password": "battery staple", "old_password": ada.password}
    assert _code(program.http.patch("/api/me", json=change)) == (403, "by_token")
    assert program.http.get("/api/me/sessions").status_code == 403


def test_a_token_ends_with_the_session_that_created_it(server: ThreadServer) -> None:
    ada = Member(server.address)
    other = ada.elsewhere()
    kept = other.post("/api/me/tokens", json={"label": "kept"}).json()["token"]
    made = ada.post("/api/me/tokens", {"label": "bot"}, 201)["token"]
    ada.post("/api/logout")
    assert Person(server.address, token=made).http.get("/api/me").status_code == 401
    assert Person(server.address, token=kept).get("/api/me")["user"]["id"] == ada.id


@pytest.mark.both_databases
def test_tokens_expire(server: ThreadServer) -> None:
    ada = Member(server.address)
    made = ada.post("/api/me/tokens", {"label": "bot"}, 201)
    assert abs(made["expires"] - time.time() - 365 * 86_400) < 1000
    program = Person(server.address, token=made["token"])
    assert program.get("/api/me")["user"]["id"] == ada.id

    async def age() -> None:
        services = server.app.services
        async with services.store.write() as connection:
            await connection.execute(update(tokens).where(tokens.c.id == made["id"]).values(expires=time.time() - 1))
        services.visitors.invalidate(ada.id)

    server.run(age())
    assert program.http.get("/api/me").status_code == 401


def test_an_operator_sets_a_one_time_password(server: ThreadServer) -> None:
    """It works once, ends all sessions, and allows a new password without the old one."""
    ada = Member(server.address)
    once = moderation.password(server.settings.database, ada.name)
    server.run(_invalidate_visitors(server))
    assert ada.http.get("/api/me").json() == {"user": None}
    back = ada.elsewhere(once)
    assert back.get("/api/me").json()["user"]["new_password"]
    body = {"name": ada.name, "password": once}
    assert httpx.post(server.address + "/api/login", json=body, timeout=NET).status_code == 401
    assert back.patch("/api/me", json={"password": "battery staple"}).status_code == 200
    assert not back.get("/api/me").json()["user"]["new_password"]
    ada.elsewhere("battery staple")


async def _invalidate_visitors(server: ThreadServer) -> None:
    server.app.services.visitors.invalidate_all()


def test_a_stream_ends_at_logout(server: ThreadServer) -> None:
    ada = Member(server.address)
    game = ada.table("me", "hot_seat")["id"]
    with reading(ada, game) as stream:
        until(stream, "state")
        assert ada.same_session().post("/api/logout").status_code == 200
        assert [event["event"] for event in stream if event["event"] not in ("presence", "state")] == []


def test_a_stream_ends_with_its_token(server: ThreadServer) -> None:
    ada = Member(server.address)
    made = ada.post("/api/me/tokens", {"label": "bot"}, 201)
    program = Person(server.address, token=made["token"])
    game = ada.table("me", "hot_seat")["id"]
    with reading(program, game) as stream:
        until(stream, "state")
        assert ada.http.delete(f"/api/me/tokens/{made['id']}").status_code == 200
        assert [event["event"] for event in stream if event["event"] not in ("presence", "state")] == []


@pytest.mark.both_databases
def test_a_guest_who_registers_twice_at_once_becomes_one_account(server: ThreadServer) -> None:
    guest = server.person("Ada")
    first = guest.http.post("/api/register", json={"name": unique.name(), "password": "correct horse"})
    second = guest.http.post("/api/register", json={"name": unique.name(), "password": "correct horse"})
    assert first.status_code == 201
    assert _code(second) == (409, "registered")
