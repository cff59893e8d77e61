"""The API of the HTTP server for one person without a server: requests and subscriptions."""

from __future__ import annotations

from typing import Any, NamedTuple
from urllib.parse import parse_qs, urlsplit

import msgspec

import rondel
from rondel.solo import games, lessons, orders
from rondel.solo.requests import ROUTES, Request
from rondel.solo.storage import PERSON_ID, Games, Person, read_person
from rondel.table.change import Stale
from rondel.table.errors import Refusal, refusal_of, unknown
from rondel.table.loaded import LoadedGame
from rondel.table.orders.standing import StandingOrder
from rondel.table.serializers import serialize_table, state_bytes

_json = msgspec.json.Encoder()
PRESENT = frozenset((PERSON_ID,))


class Response(NamedTuple):
    """HTTP status and body."""

    status: int
    body: str


class Subscription:
    """A page subscribed to a game, with the last state sent to it."""

    def __init__(self, game_id: str, seat: int | None) -> None:
        self.game_id, self.seat = game_id, seat
        self.revision, self.version, self.undos = -1, -1, -1
        self.orders: tuple[StandingOrder, ...] = ()


class Solo:
    """One person's games. Methods raise `GameNotLoaded` for games that must be loaded first (see `load`)."""

    games: Games
    person: Person

    def __init__(self, person: str | None = None) -> None:
        self.games = Games()
        self.person = read_person(person)
        self._stored_person = person
        self._subscriptions: dict[int, Subscription] = {}
        self._number = 0

    def handle(self, method: str, target: str, body: str = "") -> Response:
        """Handle a request; a refused one changes nothing."""
        parts = urlsplit(target)
        query = {name: values[-1] for name, values in parse_qs(parts.query).items()}
        try:
            for verb, path, status, handler in ROUTES:
                if verb == method and (match := path.fullmatch(parts.path)):
                    result = handler(self, Request(match.groups(), query, body.encode()))
                    text = result if isinstance(result, bytes) else _json.encode(result)
                    return Response(status, text.decode())
            raise unknown("address")
        except Stale as refusal:
            refusal.state = self.state(refusal.loaded, refusal.seat)
            return Response(refusal.status, refusal.body().decode())
        except Refusal as refusal:
            return Response(refusal.status, refusal.body().decode())
        except rondel.RondelError as error:
            refused = refusal_of(error)
            return Response(refused.status, refused.body().decode())
        except (msgspec.MsgspecError, ValueError) as error:
            return Response(400, Refusal(400, "bad_request", str(error)).body().decode())

    def load(self, game_id: str, text: str | None) -> None:
        """Load a stored game; None if it does not exist."""
        self.games.load(game_id, text)

    def play_next(self, game_id: str) -> bool:
        """Make the next automatic move; return whether there was one."""
        return games.play_next(self.games, game_id)

    def state(self, loaded: LoadedGame, seat: int | None, since: int | None = None) -> bytes:
        return state_bytes(loaded, self.person.visitor, seat, PRESENT, since)

    def table(self, loaded: LoadedGame) -> Any:
        return serialize_table(loaded.table, self.person.visitor, loaded.time, PRESENT)

    def subscribe(self, target: str) -> int | None:
        """Subscribe to a game (`/api/games/…/stream`); returns the subscription's number, or None if not found."""
        parts = urlsplit(target)
        seat = parse_qs(parts.query).get("seat")
        game_id = parts.path.split("/")[3]
        try:
            self.games.current(game_id)
        except Refusal:
            return None
        self._number += 1
        self._subscriptions[self._number] = Subscription(game_id, int(seat[-1]) if seat else None)
        return self._number

    def unsubscribe(self, number: int) -> None:
        self._subscriptions.pop(number, None)

    def take_events(self) -> list[tuple[int, str, str]]:
        """Return new events as (subscription, name, data): `state` with the log since the last one, and `orders`."""
        found = []
        for number, subscription in self._subscriptions.items():
            try:
                loaded = self.games.current(subscription.game_id)
            except Refusal:
                continue  # deleted
            if loaded.orders != subscription.orders:
                subscription.orders = loaded.orders
                order_list = orders.listed(self.games, loaded.id)
                found.append((number, "orders", _json.encode(order_list).decode()))
            if loaded.revision == subscription.revision:
                continue
            # After an undo the end of the log is sent again, because sent entries may have been undone.
            since = subscription.version if subscription.undos == loaded.table.undos else None
            subscription.revision, subscription.version, subscription.undos = (
                loaded.revision,
                loaded.version,
                loaded.table.undos,
            )
            found.append((number, "state", self.state(loaded, subscription.seat, since).decode()))
        return found

    def take_changes(self) -> str:
        """Return the changes to store since the last call, as JSON.

        `games`: ID → {table, lesson, text}, or null if deleted; `person` and `lessons`, if they changed.
        """
        found: dict[str, object] = {}
        for game_id, game in self.games.changed.items():
            if game is None:
                found[game_id] = None
                lessons.remove_table(self.person, game_id)
                continue
            loaded = self.games.current(game_id)
            lessons.note(self.person, loaded)
            lesson = loaded.table.lesson_step is not None
            found[game_id] = {"table": self.table(loaded), "lesson": lesson, "text": game.text()}
        self.games.changed.clear()
        changes: dict[str, object] = {"games": found}
        if (person := self.person.text()) != self._stored_person:
            self._stored_person = person
            changes |= {"person": person, "lessons": lessons.overview(self.person)}
        return _json.encode(changes).decode()
