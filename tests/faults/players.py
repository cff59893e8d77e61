"""Players who keep playing during faults, and record all responses."""

from __future__ import annotations

import random
import threading
import time
from typing import Any

import httpx
from tests.faults.ledger import Ledger, Sent
from tests.server.clients import Person, offered

ROUNDS = 6
RETRIED = ("no_database", "overloaded", "busy", "maintenance")


class Player(threading.Thread):
    """Plays one table after another with moves, gifts, undo and chat, repeating requests until they get a response.

    `dawdles`: lets the clock expire now and then, and takes the seat back from the substitute. `partner`: a player who
    joins the same tables from another thread; a player without `seats` waits for such an invitation.
    """

    def __init__(
        self,
        address: str,
        name: str,
        ledger: Ledger,
        seed: int,
        *seats: str,
        dawdles: bool = False,
        partner: Player | None = None,
    ) -> None:
        super().__init__(daemon=True, name=name)
        self.person = Person(address, name)
        self.person.http.timeout = httpx.Timeout(20.0)
        self._ledger, self._chance, self._seats, self._dawdles = ledger, random.Random(seed), seats, dawdles
        self._partner = partner
        self._number = 0
        self.game = ""
        self._state: dict[str, Any] | None = None  # from the last response
        self.leaving = threading.Event()

    def new_table(self) -> None:
        if not self._seats:
            time.sleep(0.1)
            return
        people = ("me", "hot_seat", "open")
        body: dict[str, Any] = {
            "edition": "imperial",
            "seats": [{"kind": seat} if seat in people else {"kind": "bot", "bot": seat} for seat in self._seats],
            "options": {"max_rounds": ROUNDS},
            "seed": self._chance.randrange(10**6),
            "start": self._partner is None,
        }
        if self._dawdles:
            body["clock"] = {"bank": 10, "increment": 2, "at_zero": "bot"}
        answer = self._ask("POST", "/api/tables", body)
        if answer is None or answer.status_code != 201:
            return
        game = answer.json()["id"]
        if self._partner is not None:
            self._partner._ask("POST", f"/api/tables/{game}/join", {})
            self._ask("POST", f"/api/tables/{game}/start", {})
            self._partner.game = game
        self.game = game
        with self._ledger.lock:
            self._ledger.games.append(game)

    def run(self) -> None:
        while not self.leaving.is_set():
            try:
                self._go_on()
            except Exception as error:  # noqa: BLE001 - the audit reports it
                self._ledger.fail(f"{self.name}: {type(error).__name__}: {error}")
                return

    def _go_on(self) -> None:
        if not self.game:
            return self.new_table()
        state, self._state = self._state, None
        if state is None or state["table"]["id"] != self.game:
            answer = self._ask("GET", f"/api/games/{self.game}")
            if answer is None or answer.status_code != 200:
                self.leaving.wait(1)
                return None
            state = answer.json()
        if state["table"]["state"] == "over":
            return self.new_table()
        chance = self._chance.random()
        actions = offered(state)
        if not actions:
            return self._wait(state)
        if chance < 0.06:
            return self._say()
        if chance < 0.14 and state.get("undo"):
            return self._undo(state)
        if chance < 0.18 and state["view"]["decision"]["nation"]:
            return self._send(state, "gifts", {"nation": state["view"]["decision"]["nation"], "amount": 1})
        if self._dawdles and chance > 0.985:
            self.leaving.wait(11)  # lets the clock expire, if the server is up
        return self._send(state, "actions", {"action": self._chance.choice(actions)})

    def _wait(self, state: dict[str, Any]) -> None:
        for seat in state["table"]["seats"]:
            if seat.get("stand_in") and seat["seat"] == state["seat"]:
                self._ask("POST", f"/api/games/{self.game}/seats/{seat['seat']}/bot", {"bot": None})
                self._ledger.count("seat taken back from a substitute")
        time.sleep(0.15)

    def _send(self, state: dict[str, Any], kind: str, more: dict[str, Any]) -> None:
        self._number += 1
        version = state["view"]["version"]
        action = more.get("action") or f"give {more['nation']} {more['amount']}"
        sent = Sent(self.game, f"{self.name}-{self._number}", action)
        with self._ledger.lock:
            self._ledger.sent.append(sent)
        body = {"version": version, "request": sent.request, "seat": self._decider(state), **more}
        answer = self._ask("POST", f"/api/games/{self.game}/{kind}", body)
        if answer is None:
            return
        if answer.status_code == 200:
            sent.version, sent.answer, self._state = version + 1, "acknowledged", answer.json()
            self._ledger.count(kind)
        else:
            sent.answer = "refused"
            self._ledger.count(f"refused: {answer.json()['error']['code']}")

    @staticmethod
    def _decider(state: dict[str, Any]) -> int:
        return int(state["view"]["decision"]["player"])

    def _undo(self, state: dict[str, Any]) -> None:
        lost: list[bool] = []
        body = {"version": state["view"]["version"]}
        answer = self._ask("POST", f"/api/games/{self.game}/undo", body, lost)
        if answer is not None and answer.status_code == 200 and not lost:
            self._ledger.undo(self.game, answer.json()["view"]["version"], surely=True)
            self._ledger.count("undo")
        elif answer is None or lost:
            self._ledger.undo(self.game, state["undo"]["turn_to"], surely=False)
            self._ledger.count("undo without a response")

    def _say(self) -> None:
        """Send a chat line, which has no request id: it is not repeated, and counts only if it was acknowledged."""
        self._number += 1
        line = f"{self.name} says {self._number}"
        lost: list[bool] = []
        answer = self._ask("POST", f"/api/games/{self.game}/chat", {"text": line}, lost, repeats=False)
        if answer is not None and answer.status_code == 201:
            with self._ledger.lock:
                self._ledger.said.append(line)
            self._ledger.count("chat")

    def _ask(
        self, method: str, path: str, body: Any = None, lost: list[bool] | None = None, *, repeats: bool = True
    ) -> httpx.Response | None:
        """Send a request until it gets a final response; None if the run ends first (or without `repeats`)."""
        while not self.leaving.is_set():
            try:
                answer = self.person.http.request(method, path, json=body)
            except httpx.TransportError as error:
                if lost is not None and not isinstance(error, httpx.ConnectError):
                    lost.append(True)
                self._ledger.count("connection lost")
            else:
                if answer.status_code < 500 and not (
                    answer.status_code == 409 and answer.json()["error"]["code"] in RETRIED
                ):
                    return answer
                code = answer.json()["error"]["code"]
                self._ledger.count(f"asked to try again: {answer.status_code} {code}")
                if code not in RETRIED:
                    self._ledger.fail(f"{answer.status_code} {method} {path}: {answer.text[:300]}")
                elif lost is not None:
                    lost.append(True)
            if not repeats:
                return None
            time.sleep(0.25)
        return None
