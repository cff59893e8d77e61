"""Who takes part: people whose things nobody may touch, and those who try, each with an address of their own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import httpx
from tests.server.clients import NET

PASSWORD = "correct horse battery"
SECRET_PASSWORD = "nobody guesses this kestrel"  # of the victims
VICTIMS = ("Ada", "Bruno", "Clara")
# Everybody who attacks, by what they are. An administrator attacks, too, but only what is not the victims'.
GUESTS = ("guest", "guest_by_token", "muted", "banned", "player")
ACCOUNTS = ("account", "account_by_token", "host")
ADMINS = ("admin", "admin_by_token")
NOBODIES = ("stranger", "logged_out", "withdrawn")
ATTACKERS = (*GUESTS, *ACCOUNTS, *ADMINS, *NOBODIES)
EXPENDABLE = 6  # guests upon whom the attacking administrator acts


@dataclass
class Person:
    """Somebody with a session (cookies) or a token, or with neither."""

    name: str
    address: str
    id: int = 0
    session: str = ""
    csrf: str = ""
    token: str = ""

    def headers(self) -> tuple[tuple[str, bytes], ...]:
        found = [("x-forwarded-for", self.address.encode())]
        if self.token:
            found.append(("authorization", f"Bearer {self.token}".encode()))
        elif self.session:
            found.append(("cookie", f"csrftoken={self.csrf}; rondel_session={self.session}".encode()))
            found.append(("x-csrftoken", self.csrf.encode()))
        return tuple(found)

    def browser(self, base: str) -> httpx.Client:
        """A client that is this person."""
        headers = [(name, value.decode()) for name, value in self.headers()]
        return httpx.Client(base_url=base, timeout=NET, headers=headers, verify=False)


def guest(base: str, name: str, address: str, *, by_token: bool = False) -> Person:
    person = Person(name, address)
    with person.browser(base) as client:
        if by_token:
            made = _made(client.post("/api/guest", json={"name": name, "token": True}))
            person.token, person.id = made["token"], made["user"]["id"]
            return person
        person.id = _made(client.post("/api/guest", json={"name": name}))["user"]["id"]
        _keep_cookies(person, client)
    return person


def account(base: str, name: str, address: str, *, by_token: bool = False, password: str = PASSWORD) -> Person:
    person = Person(name, address)
    with person.browser(base) as client:
        made = client.post("/api/register", json={"name": name, "password": password})
        if made.status_code == 409:
            made = client.post("/api/login", json={"name": name, "password": password})
        person.id = _made(made)["user"]["id"]
        _keep_cookies(person, client)
    if by_token:
        with person.browser(base) as client:
            person.token = _made(client.post("/api/me/tokens", json={"label": "program"}))["token"]
    return person


def _keep_cookies(person: Person, client: httpx.Client) -> None:
    kept = {cookie.name: cookie.value or "" for cookie in client.cookies.jar}
    person.session, person.csrf = kept["rondel_session"], kept["csrftoken"]


def _made(answer: httpx.Response) -> Any:
    assert answer.status_code in (200, 201), answer.text
    return answer.json()
