"""Test data of the attack: victims and attackers, their tables, and all secrets."""

from __future__ import annotations

import hashlib
import json
import random
import time
from dataclasses import dataclass, field
from typing import Any

import httpx
from sqlalchemy import create_engine, select
from tests.hostile.cast import ACCOUNTS, EXPENDABLE, SECRET_PASSWORD, VICTIMS, Person, account, guest
from tests.hostile.connection import Answer, Request
from tests.server.clients import NET

from rondel.server.config import Settings
from rondel.server.operations.console import promote
from rondel.server.storage import models

HIDDEN = {"cash": "hidden"}
MARK = "kestrel"  # part of every text that outsiders must not read
MAX_TABLES = 40  # remembered tables of the attackers
UNKNOWN = "zzzzzzzzzz"  # not the id of any table


@dataclass
class Game:
    """An attackers' table: members, version, and the current decision."""

    id: str
    members: set[str] = field(default_factory=set)
    version: int = 0
    offered: list[str] = field(default_factory=list)
    decider: str = ""


class World:
    def __init__(self, base: str, database: str, rng: random.Random) -> None:
        self.base, self.database, self.rng = base, database, rng
        self.engine = create_engine(Settings(database=database).database_url.replace("+aiosqlite", ""))
        self.people: dict[str, Person] = {}
        self.victims: dict[str, str] = {}  # tables of the victims by kind
        self.games: dict[str, Game] = {}  # tables of the attackers
        self.tournaments: list[str] = []  # a private one of the victims, then a public one
        self.expendable: list[int] = []
        self.secrets: dict[bytes, str] = {}
        self._made = 0
        self._set_up_victims()
        self._set_up_attackers()
        self._note_secrets()

    # People.

    def _address(self) -> str:
        self._made += 1
        return f"198.51.100.{self._made % 250}" if self._made < 250 else f"10.{self._made >> 8}.{self._made & 255}.7"

    def client(self, who: str) -> httpx.Client:
        return self.people[who].browser(self.base)

    def post(self, who: str, path: str, body: Any = None, expect: tuple[int, ...] = (200, 201)) -> Any:
        with self.client(who) as client:
            answer = client.post(path, json={} if body is None else body)
        assert answer.status_code in expect, (who, path, body, answer.status_code, answer.text[:500])
        return answer.json()

    def get(self, who: str, path: str) -> Any:
        with self.client(who) as client:
            answer = client.get(path)
        assert answer.status_code == 200, (who, path, answer.text[:500])
        return answer.json()

    def make(self, role: str) -> None:
        """Create a person of this role, initially or after the session of the previous one has ended."""
        self._made += 1
        name, address = f"{role.replace('_', ' ')} {self._made}", self._address()
        by_token = role.endswith("by_token") or role == "withdrawn"
        if role == "stranger":
            self.people[role] = Person(name, address)
        elif role.startswith("admin"):
            account(self.base, "Chief" + name[5:], address)
            promote(self.database, "Chief" + name[5:], why="for the test")
            self.people[role] = account(self.base, "Chief" + name[5:], address, by_token=by_token)
        elif role in ACCOUNTS:
            self.people[role] = account(self.base, name, address, by_token=by_token)
        else:
            self.people[role] = guest(self.base, name, address, by_token=by_token)
        self._fit_out(role)

    def _fit_out(self, role: str) -> None:
        person = self.people[role]
        if role == "logged_out":
            self.post(role, "/api/logout")
        elif role == "withdrawn":
            self.people[role] = Person(person.name, person.address, token=person.token[:-4] + "AAAA")
        elif role in ("banned", "muted"):
            action = "ban" if role == "banned" else "mute"
            body = {"action": action, "reason": "for the test", "hours": 100}
            self.post("warden", f"/api/admin/people/{person.id}", body)

    def renew(self) -> None:
        """Replace attackers whose session or token has ended."""
        for role in [*self.people]:
            if role in (*VICTIMS, "warden", "stranger", "logged_out", "withdrawn"):
                continue
            with self.client(role) as client:
                answer = client.get("/api/me")
            user = answer.json().get("user") if answer.status_code == 200 else None
            if not user or user["id"] != self.people[role].id:
                self.make(role)

    # Tables of the victims.

    def _set_up_victims(self) -> None:
        for number, name in enumerate(VICTIMS):
            address = f"203.0.113.{40 + number}"
            if name == "Bruno":
                # Not a guest, because guests are renamed when their name is registered.
                self.people[name] = account(self.base, name, address, by_token=True, password=SECRET_PASSWORD)
            else:
                self.people[name] = account(self.base, name, address, password=SECRET_PASSWORD)
        warden = ("Warden Wren", "203.0.113.60")
        account(self.base, *warden, password=SECRET_PASSWORD)
        promote(self.database, "Warden Wren", why=f"{MARK} promotes")
        self.people["warden"] = account(self.base, *warden, password=SECRET_PASSWORD)
        self.post("Ada", "/api/me/tokens", {"label": f"{MARK} program"})
        self.post("Ada", "/api/login", {"name": "Ada", "password": "wrong"}, expect=(401,))
        make = self._victims_table
        make("running", ("me", "open", "random"), options=HIDDEN, talk="everybody")
        make("private", ("me", "open", "random"), options=HIDDEN, private=True, name=f"{MARK} table")
        make("open", ("me", "open"), start=False)
        make("private_open", ("me", "open", "open"), private=True, name=f"{MARK} waits", start=False)
        make("over", ("me", "open"))
        for who in ("Ada", "Bruno"):
            self.post(who, f"/api/games/{self.victims['over']}/end", {"agree": True})
        sandbox = self.post("Ada", f"/api/games/{self.victims['over']}/sandbox", {"at": 0})
        self.victims["sandbox"] = sandbox["id"]
        self.victims["lesson"] = self.post("Clara", "/api/lessons/imperial/first_game", {"name": f"{MARK} learns"})[
            "id"
        ]
        self._speak()
        order = {"order": {"kind": "invest", "cash_below": 1}, "lasts": "revoked"}
        for who, what in (("Ada", "running"), ("Bruno", "private")):
            self.post(who, f"/api/games/{self.victims[what]}/orders", order)
        self._set_up_club()

    def _set_up_club(self) -> None:
        """Create the victims' other data: a friendship, an alert, a private tournament, a feed secret."""
        self.post("Ada", "/api/friends", {"name": "Bruno"})
        self.post("Bruno", f"/api/friends/{self.people['Ada'].id}", {"agree": True})
        self.post("Ada", "/api/me/wishes", {"text": f"{MARK} wishes", "players": 4})
        self.post("Ada", f"/api/tables/{self.victims['over']}/shelf", {"place": "archived"})
        self.feed_secret = self.post("Ada", "/api/me/feeds")["secret"]
        with self.client("Ada") as client:
            muted = client.put(f"/api/games/{self.victims['running']}/notices", json={"muted": True})
        assert muted.status_code == 200, muted.text
        cup = self.post("Ada", "/api/tournaments", {"name": f"{MARK} cup", "private": True})
        self.post("Bruno", f"/api/tournaments/{cup['id']}/enter", {"invite": cup["invite"]})
        self.tournaments.append(cup["id"])

    def _victims_table(self, what: str, seats: tuple[str, ...], *, start: bool = True, **settings: Any) -> None:
        kinds = [{"kind": each} if each in ("me", "open") else {"kind": "bot", "bot": each} for each in seats]
        table = self.post("Ada", "/api/tables", {"seats": kinds, "seed": 3, **settings})
        self.victims[what] = table["id"]
        self.post("Bruno", f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
        if start:
            self.post("Ada", f"/api/tables/{table['id']}/start", {})

    def _speak(self) -> None:
        """Create private chat, a hidden line, a report, and moderation log entries."""
        private, public = self.victims["private"], self.victims["running"]
        self.post("Ada", f"/api/games/{private}/chat", {"text": f"{MARK} says Ada in private"})
        line = self.post("Bruno", f"/api/games/{public}/chat", {"text": f"{MARK} says Bruno, hidden"})["id"]
        self.post("Clara", f"/api/games/{public}/chat", {"text": "said in the open"})
        report = {"about": "line", "reason": "insult", "line": line, "words": f"{MARK} complains"}
        self.post("Ada", f"/api/games/{public}/reports", report)
        self.post("warden", f"/api/admin/chat/{line}", {"hidden": True, "reason": f"{MARK} hides"})
        self.post("warden", "/api/admin/reports/1", {"reason": f"{MARK} settles"})
        self.post("Clara", f"/api/games/{public}/blocks", {"line": line})

    # Tables of the attackers.

    def _set_up_attackers(self) -> None:
        for role in ("guest", "guest_by_token", "player", "muted", "banned", *ACCOUNTS):
            self.make(role)
        for role in ("admin", "admin_by_token", "stranger", "logged_out", "withdrawn"):
            self.make(role)
        for number in range(EXPENDABLE):
            self.expendable.append(guest(self.base, f"Expendable {number}", self._address()).id)
        for _ in range(3):
            self.new_table("host", ("me", "hot_seat", "hot_seat"), start=True, options=HIDDEN)
            self.new_table("host", ("me", "random"), start=True, edition="imperial_2030")
            self.new_table("guest", ("me", "hot_seat"), start=True, talk="everybody")
            self.new_table("account", ("me", "open"))
        self.tournaments.append(self.post("account", "/api/tournaments", {"name": "Open cup"})["id"])

    def new_table(self, who: str, seats: tuple[str, ...], **settings: Any) -> str:
        kinds = [
            {"kind": each} if each in ("me", "open", "hot_seat") else {"kind": "bot", "bot": each} for each in seats
        ]
        with self.client(who) as client:
            answer = client.post("/api/tables", json={"seats": kinds, "seed": 5, **settings})
        if answer.status_code != 201:  # quota reached: use an existing one
            return self.rng.choice([*self.games])
        made = answer.json()["id"]
        self.remember(made, who)
        return str(made)

    def remember(self, game_id: str, who: str) -> None:
        self.games.setdefault(game_id, Game(game_id)).members.add(who)
        while len(self.games) > MAX_TABLES:
            del self.games[next(iter(self.games))]

    def learn(self, request: Request, answer: Answer) -> None:
        """Extract the state of the attackers' tables from a response, for realistic further requests."""
        if answer.status not in (200, 201) or not answer.body.startswith(b"{"):
            return
        try:
            data = json.loads(answer.body)
        except ValueError:
            return
        table = data.get("table", data) if isinstance(data, dict) else {}
        game_id = table.get("id") if isinstance(table, dict) else None
        if not isinstance(game_id, str) or game_id in self.victims.values():
            return
        if table.get("your_seats") and request.who not in VICTIMS:
            self.remember(game_id, request.who)
        game = self.games.get(game_id)
        if game and isinstance(data.get("view"), dict):
            game.version = data["view"]["version"]
            if actions := (data["view"].get("decision") or {}).get("actions"):
                game.offered, game.decider = actions, request.who

    def victims_play(self) -> None:
        """Let the victims make one decision in each of their games."""
        for what in ("running", "private"):
            self._at_rest(self.victims[what])
            for who in ("Ada", "Bruno"):
                state = self.get(who, f"/api/games/{self.victims[what]}")
                actions = (state["view"].get("decision") or {}).get("actions")
                if actions:
                    body = {"version": state["view"]["version"], "action": self.rng.choice(actions)}
                    self.post(who, f"/api/games/{self.victims[what]}/actions", body)
                    break
            self._at_rest(self.victims[what])

    def _at_rest(self, game_id: str) -> None:
        """Wait until a person has to move."""
        until = time.monotonic() + NET
        while time.monotonic() < until:
            table = self.get("Ada", f"/api/tables/{game_id}")
            if table["state"] != "running" or table["seats"][table["turn"]["player"]]["kind"] == "human":
                return
            time.sleep(0.02)
        raise AssertionError("a bot of the victims does not move")

    # Secrets.

    def _note_secrets(self) -> None:
        self._at_rest(self.victims["running"])
        self._at_rest(self.victims["private"])
        self.secrets[MARK.encode()] = "a private text"
        self.secrets[self.feed_secret.encode()] = "the secret of feeds"
        for who in (*VICTIMS, "warden"):
            person = self.people[who]
            for what in ("session", "token", "csrf"):
                if secret := getattr(person, what):
                    self.secrets[secret.encode()] = f"the {what} of {who}"
            self.secrets[person.address.encode()] = f"the address of {who}"
        with self.engine.connect() as connection:
            own = [person.id for who, person in self.people.items() if who in (*VICTIMS, "warden")]
            for row in connection.execute(select(models.users).where(models.users.c.id.in_(own))):
                if row.password:
                    self.secrets[row.password.encode()] = f"the password of {row.name}"
            for table in (models.sessions, models.tokens):
                for row in connection.execute(select(table).where(table.c.user_id.in_(own))):
                    self.secrets[row.digest.encode()] = "the digest of a secret"
            cup = select(models.tournaments).where(models.tournaments.c.id == self.tournaments[0])
            for row in connection.execute(cup):
                self.secrets[row.invite.encode()] = "the invitation to a tournament"
                self.secrets[str(row.seed).encode()] = "the random seed of a tournament"
            for row in connection.execute(select(models.games).where(models.games.c.id.in_(self.victims.values()))):
                if row.private or row.sandbox:
                    self.secrets[row.invite.encode()] = f"the invitation to {row.id}"
                if row.state == "running":
                    self.secrets[str(row.bot_seed).encode()] = f"the random seed of the bots of {row.id}"
                    for seed in _seeds(row.bot_seed):
                        self.secrets[str(seed).encode()] = f"the seed of a bot of {row.id}"

    def close(self) -> None:
        self.engine.dispose()


def _seeds(bot_seed: int) -> list[int]:
    """Return the seed of the bot at each seat (see TableRow.bot_seed_of)."""
    digests = (hashlib.blake2b(f"{bot_seed} {seat}".encode(), digest_size=6).digest() for seat in range(6))
    return [int.from_bytes(each, "big") for each in digests]
