"""Email addresses of accounts: confirmation, change, removal."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests import unique
from tests.server.clients import Member, Person, ThreadServer, client
from tests.server.mailbox import Mailbox
from tests.server.people.conftest import secret_in

from rondel.locales import text
from rondel.server.notify import confirmed_address
from rondel.server.people.email import CONFIRM_SECONDS
from rondel.server.people.email_addresses import clean_address, language_of
from rondel.table.clocks import clock
from rondel.table.errors import Refusal

Reachable = Callable[[], tuple[Member, str]]


def test_an_address_is_confirmed_by_its_link(site: ThreadServer, post_office: Mailbox) -> None:
    """In the user's language, as text and HTML; the link works once, and only its digest is stored."""
    ada = Member(site.address)
    ada.http.patch("/api/me", json={"settings": {"language": "de"}})
    address = f"{ada.name.lower()}@example.org"
    wrong = ada.http.put("/api/me/email", json={"email": address, "password": "wrong guess"})
    assert (wrong.status_code, wrong.json()["error"]["code"]) == (403, "old_password")
    asked = ada.http.put("/api/me/email", json={"email": address, "password": ada.password}).json()
    assert asked == {"email": None, "waiting": address, "mail": True}
    secret = secret_in(post_office, address)
    mail = post_office.to(address)[0]
    html = mail.get_body(("html",))
    assert mail["Subject"] == text("de")("mail-confirm-subject")
    assert html is not None
    assert f"https://games.example.org/confirm#{secret}" in html.get_content()
    assert ada.get("/api/me/email")["email"] is None

    stranger = client(site.address)
    followed = stranger.post("/api/email/confirm", json={"secret": secret})
    assert (followed.status_code, followed.json()) == (200, {"email": address})
    assert ada.get("/api/me/email") == {"email": address, "waiting": None, "mail": True}
    twice = stranger.post("/api/email/confirm", json={"secret": secret})
    assert (twice.status_code, twice.json()["error"]["code"]) == (410, "link_over")
    as_reset = stranger.post("/api/reset/password", json={"secret": secret, "password": "battery staple"})
    assert as_reset.status_code == 410

    async def known() -> object:
        async with site.app.services.store.read() as connection:
            return await confirmed_address(connection, ada.id)

    reachable = site.run(known())
    assert (reachable.address, reachable.language, reachable.name) == (address, "de", ada.name)


def test_the_old_address_is_notified_of_changes(site: ThreadServer, post_office: Mailbox, reachable: Reachable) -> None:
    ada, old = reachable()
    new = "new." + old
    ada.http.put("/api/me/email", json={"email": new, "password": ada.password})
    assert ada.get("/api/me/email") == {"email": old, "waiting": new, "mail": True}
    ada.post("/api/email/confirm", {"secret": secret_in(post_office, new)})
    notified = post_office.wait_for(old, 2)[1].get_body(("plain",))
    assert notified is not None
    assert new in notified.get_content()
    export = ada.get("/api/me/export")
    assert (export["email"], export["language"]) == (new, "en")
    removed = ada.http.request("DELETE", "/api/me/email", json={"password": ada.password}).json()
    assert removed == {"email": None, "waiting": None, "mail": True}
    assert post_office.wait_for(new, 2)[1]["Subject"] == "Your address was removed"


def test_responses_do_not_reveal_known_addresses(
    site: ThreadServer, post_office: Mailbox, reachable: Reachable
) -> None:
    """An address belongs to one account, regardless of case."""
    _, taken = reachable()
    bruno = Member(site.address)
    shouted = taken.upper().replace("EXAMPLE.ORG", "example.org")
    asked = bruno.http.put("/api/me/email", json={"email": shouted, "password": bruno.password})
    assert (asked.status_code, asked.json()["waiting"]) == (200, shouted)
    refused = bruno.refusal("/api/email/confirm", {"secret": secret_in(post_office, shouted)}, 409)
    assert refused["code"] == "email_taken"
    assert bruno.get("/api/me/email")["email"] is None


def test_an_expired_confirmation_link_does_nothing(site: ThreadServer, post_office: Mailbox) -> None:
    ada = Member(site.address)
    address = f"{ada.name.lower()}@example.org"
    ada.http.put("/api/me/email", json={"email": address, "password": ada.password})
    secret = secret_in(post_office, address)
    with clock.shifted(CONFIRM_SECONDS - 60):
        assert ada.get("/api/me/email")["waiting"] == address
    with clock.shifted(CONFIRM_SECONDS + 1):
        assert ada.refusal("/api/email/confirm", {"secret": secret}, 410)["code"] == "link_over"
        assert ada.get("/api/me/email") == {"email": None, "waiting": None, "mail": True}


def test_invalid_addresses_are_refused(subtests: pytest.Subtests) -> None:
    """No second recipient, header injection, or numeric private host."""
    for written in (
        *("", "ada", "ada@", "@example.org", "ada@host", "a b@example.org", "ada@1.2.3.4", "ada@[::1]", "a@b@c.org"),
        *("ada@example.org\nBcc: bob@example.org", "ada@example.org, bob@example.org", f"{'x' * 65}@example.org"),
        *("ada\u202e@example.org", f"ada@{'x' * 64}.org", "ada@exa\x00mple.org", "<ada@example.org>"),
    ):
        with subtests.test(written=written), pytest.raises(Refusal, match="not an e-mail address"):
            clean_address(written)


def test_addresses_are_normalized() -> None:
    assert clean_address(" Ada.L+club@Bücher.EXAMPLE ") == "Ada.L+club@xn--bcher-kva.example"


def test_emails_use_the_language_of_the_settings_or_browser() -> None:
    assert language_of({"language": "pl"}, "de") == "pl"
    assert language_of({"language": "auto"}, "xx, it-CH;q=0.8, en") == "it"
    assert language_of({"language": ["de"]}, "*") == "en"


def test_guests_and_programs_have_no_address(server: ThreadServer, ada: Person) -> None:
    assert ada.http.get("/api/me/email").json()["error"]["code"] == "guest"
    member = Member(server.address)
    no_mail = member.http.put("/api/me/email", json={"email": "a@example.org", "password": member.password})
    assert (no_mail.status_code, no_mail.json()["error"]["code"]) == (409, "no_mail")
    token = Person(server.address, token=member.post("/api/me/tokens", {}, 201)["token"])
    assert token.http.get("/api/me/email").json()["error"]["code"] == "by_token"


def test_emails_per_address_are_rate_limited(sqlite: str, post_office: Mailbox) -> None:
    """The limit per address applies across accounts."""
    with ThreadServer(sqlite, **post_office.settings, rate_limits=True, limits="mail=2/hour") as site:
        people = [Member(site.address) for _ in range(3)]
        body = {"email": f"{unique.name()}@example.org", "password": people[0].password}
        codes = [person.http.put("/api/me/email", json=body).status_code for person in people]
        assert codes == [200, 200, 429]
        with clock.shifted(3600):
            assert people[2].http.put("/api/me/email", json=body).status_code == 200
