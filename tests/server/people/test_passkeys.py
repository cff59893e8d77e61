"""Refused passkeys, without a device; tests/web/test_accounts.py has a virtual one."""

from __future__ import annotations

import base64
import json
from typing import Any

import pytest
from tests.server.clients import Member, Person, ThreadServer

from rondel.server.people.passkeys import site_of
from rondel.table.errors import Refusal


def _credential(challenge: str, **more: Any) -> dict[str, Any]:
    client_data = json.dumps({"type": "webauthn.get", "challenge": challenge, "origin": "https://games.example.org"})
    response = {"clientDataJSON": base64.urlsafe_b64encode(client_data.encode()).decode(), "signature": "AAAA", **more}
    return {"id": "AAAA", "rawId": "AAAA", "type": "public-key", "response": response}


def test_a_passkey_is_bound_to_the_host_name() -> None:
    """Any port; without HTTPS only on localhost; never an IP address."""
    assert site_of("games.example.org") == ("games.example.org", ["https://games.example.org"])
    assert site_of("Games.Example.org:8443") == ("games.example.org", ["https://games.example.org:8443"])
    assert site_of("localhost:8000") == ("localhost", ["https://localhost:8000", "http://localhost:8000"])
    for host in ("127.0.0.1:8000", "192.168.0.1", "[::1]:8000", "[::1]", ""):
        with pytest.raises(Refusal, match="need a site with a host name"):
            site_of(host)


def test_invalid_passkey_signatures_are_refused(server: ThreadServer) -> None:
    """A challenge is valid once; invalid credentials are refused with a sentence."""
    ada = Member(server.address)
    ada.http.headers["host"] = "games.example.org"
    wrong = ada.http.post("/api/me/passkeys/options", json={"password": "wrong guess"})
    assert (wrong.status_code, wrong.json()["error"]["code"]) == (403, "old_password")
    options = ada.post("/api/me/passkeys/options", {"password": ada.password})["options"]
    assert options["rp"]["id"] == "games.example.org"
    assert options["authenticatorSelection"]["userVerification"] == "required"
    credential = _credential(options["challenge"], attestationObject="o2Nmb")
    for _ in range(2):
        assert ada.refusal("/api/me/passkeys", {"credential": credential})["code"] == "passkey"
    assert ada.get("/api/me/passkeys") == []

    login = ada.post("/api/passkeys/options")["options"]
    as_new = {"credential": _credential(login["challenge"], attestationObject="o2Nmb")}
    assert ada.refusal("/api/me/passkeys", as_new)["code"] == "passkey", "made for another purpose"
    for odd in (_credential(login["challenge"]), {}, {"response": 1}, {"response": {"clientDataJSON": "W10"}}):
        assert ada.refusal("/api/passkeys/login", {"credential": odd})["code"] == "passkey"
    assert ada.http.delete("/api/me/passkeys/1").status_code == 404


def test_passkeys_require_a_logged_in_account(server: ThreadServer, ada: Person) -> None:
    ada.http.headers["host"] = "games.example.org"
    assert ada.refusal("/api/me/passkeys/options", {}, 409)["code"] == "guest"
    member = Member(server.address)
    token = Person(server.address, token=member.post("/api/me/tokens", {}, 201)["token"])
    assert token.http.get("/api/me/passkeys").json()["error"]["code"] == "by_token"
    assert member.refusal("/api/passkeys/options", {}, 409)["code"] == "no_passkeys"
