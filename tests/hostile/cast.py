"""Participants of the attack: victims and attackers by role, each with their own IP address."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import httpx
from tests.server.clients import NET

PASSWORD = "correct horse battery"
SECRET_PASSWORD = "nobody guesses this kestrel"  # of the victims
VICTIMS = ("Ada", "Bruno", "Clara")
# Attackers by role. The attacking administrator spares the victims.
GUESTS = ("guest", "guest_by_token", "muted", "banned", "player")
ACCOUNTS = ("account", "account_by_token", "host")
ADMINS = ("admin", "admin_by_token")
NOBODIES = ("stranger", "logged_out", "withdrawn")
ATTACKERS = (*GUESTS, *ACCOUNTS, *ADMINS, *NOBODIES)
EXPENDABLE = 6  # guests as targets of the attacking administrator


@dataclass
class Person:
    """A person with a session (cookies), a token, or neither."""

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
        """Return a client authenticated as this person."""
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
    cookies = {cookie.name: cookie.value or "" for cookie in client.cookies.jar}
    person.session, person.csrf = cookies["rondel_session"], cookies["csrftoken"]


def _made(answer: httpx.Response) -> Any:
    assert answer.status_code in (200, 201), answer.text
    return answer.json()
