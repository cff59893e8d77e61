"""Races: the same request many times concurrently, by one or several people, in any process."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from tests.hostile.cast import PASSWORD, Person, guest
from tests.hostile.connection import Answer, Connection, Request
from tests.hostile.world import World

TIMES = 8


class Race(NamedTuple):
    """Concurrent requests, and the judge of their responses."""

    requests: Sequence[Request]
    judge: Callable[[list[Answer]], str | None]


def at_most_one(answers: list[Answer]) -> str | None:
    good = sum(200 <= answer.status < 300 for answer in answers)
    return f"{good} of {len(answers)} succeeded" if good > 1 else None


def exactly_one(answers: list[Answer]) -> str | None:
    statuses = [answer.status for answer in answers]
    good = sum(200 <= status < 300 for status in statuses)
    if good == 0 and 429 in statuses:  # all were over the rate limit
        return None
    return f"{good} of {len(answers)} succeeded: {statuses}" if good != 1 else None


def anything(_: list[Answer]) -> str | None:
    """Accept all responses; internal errors are found elsewhere."""
    return None


class Races:
    def __init__(self, world: World, port: int) -> None:
        self.world, self._port = world, port
        self.kinds: dict[str, Callable[[], Race | None]] = {
            "start": self._start,
            "join": self._join,
            "register one name": self._register_name,
            "register one guest": self._register_guest,
            "move": self._move,
            "move, repeated": self._repeated_move,
            "gift": self._gift,
            "undo": self._undo,
            "report": self._report,
            "block": self._block,
            "ban": self._ban,
            "tokens": self._tokens,
            "remove": self._remove,
            "rename": self._rename,
            "agree to end": self._end,
            "stand-in": self._stand_in,
            "chat": self._chat,
            "ban address": self._ban_address,
            "one-time password": self._one_time_password,
            "open tables": self._open_tables,
            "log out": self._log_out,
        }

    async def run(self, name: str) -> tuple[Race, list[Answer]] | None:
        race = self.kinds[name]()
        if race is None:
            return None
        connections = [Connection(self._port) for _ in race.requests]
        try:
            answers = await asyncio.gather(
                *(each.ask(request) for each, request in zip(connections, race.requests, strict=True))
            )
        finally:
            for each in connections:
                each.close()
        return race, list(answers)

    def _request(self, who: str, method: str, path: str, body: Any = None, person: Person | None = None) -> Request:
        headers = [*(person or self.world.people[who]).headers()]
        if body is not None:
            headers.append(("content-type", b"application/json"))
        content = None if body is None else json.dumps(body).encode()
        return Request(who, method, path, tuple(headers), content, about=f"race: {method} {path}")

    def _many(self, judge: Callable[[list[Answer]], str | None], *what: Any) -> Race:
        return Race([self._request(*what)] * TIMES, judge)

    def _guests(self, count: int = TIMES) -> list[Person]:
        number = self.world.rng.randrange(10**9)
        return [guest(self.world.base, f"Racer {number} {each}", f"100.64.{each}.9") for each in range(count)]

    def _running(self) -> tuple[str, dict[str, Any]] | None:
        """Return a new game of the host and its state."""
        made = self.world.new_table("host", ("me", "hot_seat"), start=True)
        with self.world.client("host") as client:
            answer = client.get(f"/api/games/{made}")
        if answer.status_code != 200 or not (answer.json().get("view", {}).get("decision") or {}).get("actions"):
            return None  # an older table where it is another player's turn
        return made, answer.json()

    def _start(self) -> Race | None:
        made = self.world.new_table("player", ("me", "hot_seat"))
        return self._many(at_most_one, "player", "POST", f"/api/tables/{made}/start", {})

    def _join(self) -> Race:
        made = self.world.post("Clara", "/api/tables", {"seats": [{"kind": "me"}, {"kind": "open"}]})["id"]
        several = self._guests()
        path = f"/api/tables/{made}/join"

        def judge(answers: list[Answer]) -> str | None:
            with self.world.client("Clara") as client:  # restore the victims' lobby
                client.delete(f"/api/tables/{made}")
            return exactly_one(answers)

        return Race([self._request("guest", "POST", path, {}, person) for person in several], judge)

    def _register_name(self) -> Race:
        body = {"name": f"Racing {self.world.rng.randrange(10**9)}", "password": PASSWORD}
        return self._many(exactly_one, "stranger", "POST", "/api/register", body)

    def _register_guest(self) -> Race:
        (one,) = self._guests(1)
        number = self.world.rng.randrange(10**9)
        bodies = [{"name": f"Runner {number} {each}", "password": PASSWORD} for each in range(TIMES)]

        def judge(answers: list[Answer]) -> str | None:
            """Later requests have an ended session, and register new accounts instead."""
            people = [json.loads(answer.readable)["user"]["id"] for answer in answers if answer.status == 201]
            became = people.count(one.id)
            return f"{became} requests made one guest an account" if became > 1 else None

        return Race([self._request("guest", "POST", "/api/register", body, one) for body in bodies], judge)

    def _move(self) -> Race | None:
        if (found := self._running()) is None:
            return None
        made, state = found
        body = {"version": state["view"]["version"], "action": state["view"]["decision"]["actions"][0]}
        return self._many(exactly_one, "host", "POST", f"/api/games/{made}/actions", body)

    def _repeated_move(self) -> Race | None:
        if (found := self._running()) is None:
            return None
        made, state = found
        version = state["view"]["version"]
        body = {"version": version, "action": state["view"]["decision"]["actions"][0], "request": "the same"}

        def judge(answers: list[Answer]) -> str | None:
            wanted = version + any(answer.status == 200 for answer in answers)
            now = self.world.get("host", f"/api/games/{made}")["view"]["version"]
            return None if now == wanted else f"one move raised the version from {version} to {now}"

        return self._many(judge, "host", "POST", f"/api/games/{made}/actions", body)

    def _gift(self) -> Race | None:
        if (found := self._running()) is None:
            return None
        made, state = found
        body = {"version": state["view"]["version"], "nation": "italy", "amount": 1, "seat": state["seat"]}
        return self._many(at_most_one, "host", "POST", f"/api/games/{made}/gifts", body)

    def _undo(self) -> Race | None:
        if (found := self._running()) is None:
            return None
        made, state = found
        move = {"version": state["view"]["version"], "action": state["view"]["decision"]["actions"][0]}
        with self.world.client("host") as client:
            after = client.post(f"/api/games/{made}/actions", json=move).json()
        if "view" not in after:
            return None
        return self._many(at_most_one, "host", "POST", f"/api/games/{made}/undo", {"version": after["view"]["version"]})

    def _report(self) -> Race:
        body = {"about": "person", "reason": "spam", "seat": 0}
        return self._many(anything, "account", "POST", f"/api/games/{self.world.victims['running']}/reports", body)

    def _block(self) -> Race:
        path = f"/api/games/{self.world.victims['running']}/blocks"
        return self._many(anything, "account", "POST", path, {"seat": 0})

    def _ban(self) -> Race:
        number = self.world.rng.choice(self.world.expendable)
        body = {"action": self.world.rng.choice(("ban", "unban", "mute", "unmute")), "reason": "race", "hours": 1}
        return self._many(anything, "admin", "POST", f"/api/admin/people/{number}", body)

    def _ban_address(self) -> Race:
        body = {"address": "192.0.2.9", "hours": 1, "reason": "race"}
        return self._many(anything, "admin", "POST", "/api/admin/addresses", body)

    def _tokens(self) -> Race:
        """Concurrent requests must not exceed the limit of twenty tokens."""
        (one,) = self._guests(1)
        request = self._request("guest", "POST", "/api/me/tokens", {"label": "race"}, one)

        def judge(_: list[Answer]) -> str | None:
            with one.browser(self.world.base) as client:
                count = len(client.get("/api/me/tokens").json())
            return None if count <= 20 else f"{count} tokens"

        return Race([request] * 28, judge)

    def _remove(self) -> Race:
        made = self.world.post("Clara", "/api/tables", {"seats": [{"kind": "me"}, {"kind": "open"}]})["id"]
        return self._many(exactly_one, "Clara", "DELETE", f"/api/tables/{made}")

    def _rename(self) -> Race:
        body = {"name": f"Renamed {self.world.rng.randrange(10**9)}"}
        whom = ("account", "host")
        return Race([self._request(whom[each % 2], "PATCH", "/api/me", body) for each in range(TIMES)], anything)

    def _end(self) -> Race | None:
        if (found := self._running()) is None:
            return None
        return self._many(at_most_one, "host", "POST", f"/api/games/{found[0]}/end", {"agree": True})

    def _stand_in(self) -> Race | None:
        if (found := self._running()) is None:
            return None
        bodies = [{"bot": "random"}, {"bot": None}] * (TIMES // 2)
        path = f"/api/games/{found[0]}/seats/0/bot"
        return Race([self._request("host", "POST", path, body) for body in bodies], anything)

    def _chat(self) -> Race | None:
        if (found := self._running()) is None:
            return None
        path = f"/api/games/{found[0]}/chat"
        talk = [self._request("host", "POST", path, {"text": "hello"}), self._request("host", "GET", path)]
        return Race(talk * (TIMES // 2), anything)

    def _one_time_password(self) -> Race | None:
        """A one-time password must work only once, even with concurrent logins."""
        world, name = self.world, f"Forgetful {self.world.rng.randrange(10**9)}"
        with Person(name, "100.64.1.1").browser(world.base) as client:
            made = client.post("/api/register", json={"name": name, "password": PASSWORD})
        if made.status_code != 201:
            return None
        body = {"action": "password", "reason": "forgot it"}
        with world.client("admin") as client:
            answer = client.post(f"/api/admin/people/{made.json()['user']['id']}", json=body)
        if answer.status_code != 200:
            return None
        given = answer.json()["password"]
        return self._many(exactly_one, "stranger", "POST", "/api/login", {"name": name, "password": given})

    def _open_tables(self) -> Race:
        (one,) = self._guests(1)
        body = {"seats": [{"kind": "me"}, {"kind": "open"}]}

        def judge(answers: list[Answer]) -> str | None:
            made = [json.loads(answer.body)["id"] for answer in answers if answer.status == 201]
            with one.browser(self.world.base) as client:
                for each in made:
                    client.delete(f"/api/tables/{each}")
            return None if len(made) <= 4 else f"a guest opened {len(made)} tables"

        return Race([self._request("guest", "POST", "/api/tables", body, one)] * TIMES, judge)

    def _log_out(self) -> Race:
        (one,) = self._guests(1)
        return Race([self._request("guest", "POST", "/api/logout", None, one)] * TIMES, anything)
