"""Request generator based on the OpenAPI document: valid, nearly valid and invalid requests with existing ids."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from tests.hostile.cast import ADMINS, ATTACKERS
from tests.hostile.connection import Request
from tests.hostile.values import BODIES, as_json, in_path, odd, odd_text, spoiled
from tests.hostile.world import UNKNOWN, World

# These end the session of their sender, so they are rarely sent with a session.
ENDS_SESSIONS = ("/api/guest", "/api/register", "/api/login", "/api/logout", "/api/me/sessions")
RARELY = 0.03
# Operations of the attacking administrator, on expendable targets or unknown ids.
MODERATED = ("/api/admin/people", "/api/admin/tables", "/api/admin/chat", "/api/admin/addresses", "/api/admin/reports")
NOBODYS = ("0", "-1", "\u00b2", "\u0661", "1e3", "x", "\x00", "9" * 9, "9" * 30, "2147483648", "")
TYPES = (b"application/json", b"text/plain", b"application/x-www-form-urlencoded", b"multipart/form-data; boundary=x")
ODD_TYPES = (b"", b"application/msgpack", b"application/json; charset=utf-16", b"\xff", b"a/b/c", b"json")
METHODS = ("GET", "POST", "DELETE", "PATCH", "PUT", "HEAD", "OPTIONS", "TRACE", "get", "X")


class Operation:
    def __init__(self, path: str, method: str, described: dict[str, Any], schemas: dict[str, Any]) -> None:
        self.path, self.method = path, method.upper()
        self.parameters: list[dict[str, Any]] = described.get("parameters", [])
        self.content: dict[str, Any] = described.get("requestBody", {}).get("content", {})
        self._schemas = schemas

    @property
    def name(self) -> str:
        return f"{self.method} {self.path}"

    def resolved(self, schema: dict[str, Any]) -> dict[str, Any]:
        while "$ref" in schema:
            schema = self._schemas[schema["$ref"].rpartition("/")[2]]
        if "allOf" in schema:
            return self.resolved(schema["allOf"][0])
        return schema


def operations(document: dict[str, Any]) -> Iterator[Operation]:
    for path, by_method in document["paths"].items():
        for method, described in by_method.items():
            # Readiness may be 503 on a busy machine; it is checked between the batches.
            if method in ("get", "post", "put", "patch", "delete") and path != "/readyz":
                yield Operation(path, method, described, document["components"]["schemas"])


class Generator:
    """Generates requests from a seed."""

    def __init__(self, world: World, document: dict[str, Any], rng: random.Random) -> None:
        self.world, self.rng = world, rng
        self.operations = list(operations(document))
        self._about_games = [each for each in self.operations if "/api/games/" in each.path]

    def request(self) -> Request:
        rng = self.rng
        operation = rng.choice(self._about_games if rng.random() < 0.3 else self.operations)
        who = rng.choice(ATTACKERS)
        if operation.name == "DELETE /api/me":
            who = "stranger"  # a deleted guest could not attack any more
        elif operation.path.startswith(ENDS_SESSIONS) and operation.method != "GET" and rng.random() > RARELY:
            who = "stranger" if rng.random() < 0.7 else rng.choice(("account_by_token", "logged_out", "withdrawn"))
        if who == "admin" and operation.path.startswith("/api/admin") and not operation.path.startswith(MODERATED):
            who = "account"  # for example, maintenance mode would end the attack
        game = self._game(operation, who)
        # Probability of deviating from the document.
        wrong = rng.choice((0.0, 0.0, 0.1, 0.1, 0.5))
        path, query = operation.path, []
        for parameter in operation.parameters:
            name = parameter["name"]
            value = self._parameter(operation, parameter, game, who)
            if rng.random() < wrong:
                value = odd_text(rng) if rng.random() < 0.6 else spoiled(rng, value)
                if who in ADMINS and name == "number":
                    value = rng.choice(NOBODYS)
            if parameter["in"] == "path":
                path = path.replace("{" + name + "}", in_path(value))
            elif value is not None:
                query.append(f"{in_path(name)}={in_path(value)}")
                if rng.random() < wrong:
                    query.append(f"{in_path(name)}={in_path(odd_text(rng))}")
        if wrong and rng.random() < 0.05:
            query.append(in_path(odd_text(rng)))
        headers = list(self.world.people[who].headers())
        body = self._body(operation, game, who, wrong)
        if body is not None:
            kind = rng.choice(TYPES + ODD_TYPES) if rng.random() < wrong / 2 else next(iter(operation.content), "")
            headers.append(("content-type", kind if isinstance(kind, bytes) else kind.encode()))
        method = rng.choice(METHODS) if wrong and rng.random() < 0.04 else operation.method
        target = path + ("?" + "&".join(query) if query else "")
        about = f"{operation.name} ({'valid' if not wrong else 'nearly valid' if wrong < 0.5 else 'wrong'})"
        return Request(who, method, target, tuple(headers), body, about, game)

    def _game(self, operation: Operation, who: str) -> str | None:
        """Return the id of a table of the attackers or victims, or an unknown one."""
        if "{game_id}" not in operation.path:
            return None
        rng, world = self.rng, self.world
        acts_as_admin = who in ADMINS and operation.method != "GET"  # may change any table
        if acts_as_admin or rng.random() < 0.45:
            mine = [each.id for each in world.games.values() if who in each.members]
            return rng.choice(mine if mine and rng.random() < 0.7 else [*world.games])
        return rng.choice([*world.victims.values()]) if rng.random() < 0.9 else UNKNOWN

    def _parameter(self, operation: Operation, parameter: dict[str, Any], game: str | None, who: str) -> Any:
        name, rng = parameter["name"], self.rng
        if name == "game_id":
            return game
        if name == "tournament_id":  # an administrator may end any of them
            return self.world.tournaments[-1] if who in ADMINS else rng.choice(self.world.tournaments)
        if parameter["in"] == "query" and rng.random() < 0.4:
            return None
        if operation.path.startswith("/api/admin") and name in ("number", "before"):
            if who in ADMINS:  # an expendable target, or an unknown id
                return rng.choice(self.world.expendable) if "people" in operation.path else rng.randrange(10**6, 10**9)
            return rng.choice((1, 2, 3, self.world.people["Ada"].id))
        known = self._known(name, game)
        return self._valid(operation, parameter["schema"], game, 0) if known is None else known

    def _known(self, name: str, game: str | None) -> Any:
        """Return an existing value for a known name, else None."""
        rng, world = self.rng, self.world
        held = world.games.get(game or "")
        person = rng.choice([*world.people.values()])
        values: dict[str, Any] = {
            "edition": rng.choice(("imperial", "imperial_2030")),
            "edition_id": rng.choice(("imperial", "imperial_2030")),
            "seat": rng.randrange(3),
            "version": held.version if held else rng.randrange(5),
            "number": rng.randrange(1, 12),
            "since": rng.randrange(6),
            "at": rng.randrange(4),
            "action": rng.choice(held.offered) if held and held.offered else "rondel taxation",
            "actions": rng.sample(held.offered, min(4, len(held.offered))) if held else ["army rome naples"],
            "nation": rng.choice(("italy", "france", "russia", "china")),
            "place": rng.choice(("rome", "naples", "paris", "beijing")),
            "from": rng.choice(("rome", "naples")),
            "face": rng.choice((2, 4, 9, 30)),
            "bot": rng.choice(("greedy", "random", "careful")),
            "token_id": rng.randrange(1, 30),
            "device_id": rng.randrange(1, 9),
            "webhook_id": rng.randrange(1, 9),
            "wish_id": rng.randrange(1, 9),
            "user_id": person.id or 1,
            "line": rng.randrange(1, 9),
            "name": rng.choice((person.name, f"Name {rng.randrange(10**6)}", "Ada", "\u0410da", "Warden Wren")),
            "password": rng.choice(("correct horse battery", "wrong but long", "password")),
            "old_password": "no idea of it",
            "session_id": f"{rng.getrandbits(64):016x}",
            "request": f"r{rng.randrange(30)}",
            "invite": "A" * 12,
            "address": f"192.0.2.{rng.randrange(1, 250)}",
            "lang": rng.choice(("de", "it", "xx")),
            "search": rng.choice(("a", "%", "_", "!", "Ada")),
        }
        return values.get(name)

    def _valid(self, operation: Operation, schema: dict[str, Any], game: str | None, depth: int) -> Any:
        """Return a random value that matches the schema."""
        rng, schema = self.rng, operation.resolved(schema)
        if "enum" in schema:
            return rng.choice(schema["enum"])
        if choices := schema.get("anyOf") or schema.get("oneOf"):
            return self._valid(operation, rng.choice(choices), game, depth + 1)
        kind = schema.get("type", "string")
        if isinstance(kind, list):
            kind = kind[0]
        if kind == "object":
            found = {}
            for name, inner in schema.get("properties", {}).items():
                if name in schema.get("required", ()) or rng.random() < 0.5:
                    known = self._known(name, game)
                    fits = known is not None and not operation.resolved(inner).get("enum")
                    found[name] = known if fits else self._valid(operation, inner, game, depth + 1)
            return found
        if kind == "array":
            return [
                self._valid(operation, schema.get("items", {}), game, depth + 1) for _ in range(rng.randrange(1, 4))
            ]
        if kind in ("integer", "number"):
            low, high = int(schema.get("minimum", 0)), int(schema.get("maximum", 50))
            return rng.choice((low, high, rng.randint(low, min(high, low + 50))))
        return {"boolean": rng.random() < 0.5, "null": None}.get(kind, f"text {rng.randrange(100)}")

    def _body(self, operation: Operation, game: str | None, who: str, wrong: float) -> bytes | None:
        rng = self.rng
        if not operation.content:
            return rng.choice(BODIES) if wrong and rng.random() < 0.1 else None
        if rng.random() < wrong / 3:
            return rng.choice(BODIES)
        schema = next(iter(operation.content.values()))
        if "application/json" not in operation.content:
            example = next(iter(schema["examples"].values()))["value"]
            return str(spoiled(rng, example) if rng.random() < wrong else example).encode("utf-8", "surrogatepass")
        value = self._valid(operation, schema["schema"], game, 0)
        if isinstance(value, dict):
            self._make_harmless(operation, value, who)
            for key in [*value]:
                if rng.random() < wrong:
                    value[key] = spoiled(rng, value[key])
            if rng.random() < wrong:
                value[odd_text(rng)] = odd(rng)
            if value and rng.random() < wrong / 2:
                del value[rng.choice([*value])]
        elif rng.random() < wrong:
            value = odd(rng)
        return as_json(rng, value)

    def _make_harmless(self, operation: Operation, value: dict[str, Any], who: str) -> None:
        """Keep an administrator's request from banning everybody, which would end the attack."""
        if who in ADMINS and operation.path.startswith("/api/admin"):
            value["address"] = False if "people" in operation.path else value.get("address")
            if operation.path.endswith("/addresses"):
                value["address"] = f"192.0.2.{self.rng.randrange(1, 250)}"
            if operation.path.endswith("/maintenance"):
                value["on"] = False
