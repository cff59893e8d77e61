"""Password reset with a one-time link by email or from an administrator."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import httpx
import pytest
from sqlalchemy import func, select, update
from tests import unique
from tests.server.clients import NET, Member, Person, ThreadServer, client
from tests.server.mailbox import Mailbox
from tests.server.people.conftest import secret_in

from rondel.server.operations.moderation import reset
from rondel.server.people.email import MAX_LINKS, RESET_SECONDS
from rondel.server.people.email import send_reset_link as send
from rondel.server.storage.models import one_time_links, users
from rondel.table.clocks import clock

Reachable = Callable[[], tuple[Member, str]]


def _visit(site: ThreadServer) -> httpx.Client:
    return client(site.address)


def test_a_password_reset_ends_all_sessions_and_tokens(
    site: ThreadServer, post_office: Mailbox, reachable: Reachable
) -> None:
    """Requested by name or address; the link works once; the owner is notified."""
    ada, address = reachable()
    token = Person(site.address, token=ada.post("/api/me/tokens", {}, 201)["token"])
    with _visit(site) as visit:
        assert visit.get("/api/reset").json() == {"mail": True}
        assert visit.post("/api/reset", json={"who": ada.name.upper()}).json() == {"sent": True}
        secret = secret_in(post_office, address, 2)
        visit.post("/api/reset", json={"who": f" {address.upper()} "})
        second = secret_in(post_office, address, 3)
        weak = visit.post("/api/reset/password", json={"secret": secret, "password": "password"})
        assert (weak.status_code, weak.json()["error"]["code"]) == (422, "common_password")
        chosen = visit.post("/api/reset/password", json={"secret": secret, "password": "battery staple"})
        assert (chosen.status_code, chosen.json()["user"]["name"]) == (200, ada.name)
        assert visit.get("/api/me").json()["user"]["id"] == ada.id
        assert ada.http.get("/api/me").json() == {"user": None}
        assert token.http.get("/api/me").status_code == 401
    assert post_office.wait_for(address, 4)[3]["Subject"] == "Your password was changed"
    with _visit(site) as visit:
        for used in (secret, second, "never made"):
            again = visit.post("/api/reset/password", json={"secret": used, "password": "another staple"})
            assert (again.status_code, again.json()["error"]["code"]) == (410, "link_over")
    ada.elsewhere("battery staple")


@pytest.mark.both_databases
def test_responses_do_not_reveal_known_accounts(site: ThreadServer, post_office: Mailbox, reachable: Reachable) -> None:
    """The response precedes the lookup, and the number of emails is limited."""
    ada, address = reachable()
    silent, nobody = Member(site.address), f"{unique.name()}@example.org"
    with _visit(site) as visit:
        responses = [
            visit.post("/api/reset", json={"who": who})
            for who in ("nobody-is-called-so", nobody, silent.name, "\x00", ada.name)
        ]
        assert {(response.status_code, response.content) for response in responses} == {(200, b'{"sent":true}')}
    post_office.wait_for(address, 2)
    for who in ("\x00", "\ud800"):  # background work does not fail, either
        site.run(send(site.app.services, who))

    async def ask_often() -> int:
        services = site.app.services
        await asyncio.gather(*(send(services, who) for who in (ada.name, address, ada.name, address)))
        mine = (one_time_links.c.user_id == ada.id, one_time_links.c.kind == "reset")
        async with services.store.read() as connection:
            return int(await connection.scalar(select(func.count()).where(*mine)) or 0)

    assert site.run(ask_often()) == MAX_LINKS
    post_office.wait_for(address, 1 + MAX_LINKS)
    assert not [mail for mail in post_office.mails if mail["To"] == nobody]


@pytest.mark.both_databases
def test_a_reset_link_used_concurrently_sets_one_password(
    site: ThreadServer, post_office: Mailbox, reachable: Reachable
) -> None:
    ada, address = reachable()
    site.run(send(site.app.services, ada.name))
    body = {"secret": secret_in(post_office, address, 2), "password": "battery staple"}

    async def follow() -> list[int]:
        async with httpx.AsyncClient(base_url=site.address, timeout=NET) as client:
            both = (client.post("/api/reset/password", json=body) for _ in range(2))
            return sorted(response.status_code for response in await asyncio.gather(*both))

    assert asyncio.run(follow()) == [200, 410]


def test_a_reset_link_to_a_former_address_is_void(
    site: ThreadServer, post_office: Mailbox, reachable: Reachable
) -> None:
    ada, old = reachable()
    site.run(send(site.app.services, ada.name))
    secret = secret_in(post_office, old, 2)
    ada.http.put("/api/me/email", json={"email": "new." + old, "password": ada.password})
    ada.post("/api/email/confirm", {"secret": secret_in(post_office, "new." + old)})
    assert ada.refusal("/api/reset/password", {"secret": secret, "password": "battery staple"}, 410)


def test_an_expired_reset_link_is_refused_every_time(
    site: ThreadServer, post_office: Mailbox, reachable: Reachable
) -> None:
    """The password does not change."""
    ada, address = reachable()
    site.run(send(site.app.services, ada.name))
    secret = secret_in(post_office, address, 2)
    with clock.shifted(RESET_SECONDS + 1):
        for _ in range(2):
            refusal = ada.refusal("/api/reset/password", {"secret": secret, "password": "battery staple"}, 410)
            assert (refusal["code"], refusal["sentence"][-1]) == ("link_over", ".")
    ada.elsewhere(ada.password)


def test_changing_the_password_notifies_and_voids_pending_links(
    site: ThreadServer, post_office: Mailbox, reachable: Reachable
) -> None:
    """An address change requested with the old password is cancelled, too."""
    ada, address = reachable()
    ada.http.put("/api/me/email", json={"email": f"thief.{address}", "password": ada.password})
    stolen = secret_in(post_office, f"thief.{address}")
    changed = {"password": "battery staple", "old_password": ada.password}
    assert ada.http.patch("/api/me", json=changed).status_code == 200
    assert post_office.wait_for(address, 2)[1]["Subject"] == "Your password was changed"
    assert ada.refusal("/api/email/confirm", {"secret": stolen}, 410)["code"] == "link_over"
    assert ada.get("/api/me/email")["email"] == address


def test_without_email_an_administrator_creates_the_link(server: ThreadServer) -> None:
    """On the page or with `rondel admin reset`; for administrators only on the command line."""
    boss, ada = Member(server.address), Member(server.address)

    async def promote() -> None:
        async with server.app.services.store.write() as connection:
            await connection.execute(update(users).where(users.c.id == boss.id).values(admin=True))
        server.app.services.visitors.invalidate(boss.id)

    server.run(promote())
    with _visit(server) as visit:
        assert visit.get("/api/reset").json() == {"mail": False}
        assert visit.post("/api/reset", json={"who": ada.name}).json()["error"]["code"] == "no_mail"
        path = boss.post(f"/api/admin/people/{ada.id}", {"action": "link", "reason": "forgot it"})["link"]
        assert path.startswith("/reset#")
        assert ada.http.get("/api/me").json()["user"]["id"] == ada.id, "nothing changes until it is used"
        chosen = {"secret": path.partition("#")[2], "password": "battery staple"}
        assert visit.post("/api/reset/password", json=chosen).status_code == 200
    assert ada.http.get("/api/me").json() == {"user": None}
    log = boss.get("/api/admin/log")
    assert [(line["action"], line["about"]) for line in log[:1]] == [("link", ada.name)]
    ada.refusal(f"/api/admin/people/{boss.id}", {"action": "link", "reason": "mine"}, 404)
    assert boss.refusal(f"/api/admin/people/{boss.id}", {"action": "link", "reason": "me"}, 403)["code"] == "is_admin"
    by_command = reset(server.settings.database, boss.name)
    with _visit(server) as visit:
        chosen = {"secret": by_command.partition("#")[2], "password": "battery staple"}
        assert visit.post("/api/reset/password", json=chosen).json()["user"]["admin"]


def test_reset_requests_are_limited_by_client_and_account(sqlite: str, post_office: Mailbox) -> None:
    with ThreadServer(sqlite, **post_office.settings, rate_limits=True, limits="reset=2/hour") as site:
        visit = _visit(site)
        codes = [visit.post("/api/reset", json={"who": f"Ada {number}"}).status_code for number in range(3)]
        assert codes == [200, 200, 429]
