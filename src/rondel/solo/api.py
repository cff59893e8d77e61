"""One person's games without a server: requests answered with the bytes of the HTTP server, and who follows them."""

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
HERE = frozenset((PERSON_ID,))


class Answer(NamedTuple):
    """A status and a body, as HTTP has them."""

    status: int
    body: str


class Follower:
    """A page that follows a game: what it has been sent."""

    def __init__(self, game_id: str, seat: int | None) -> None:
        self.game_id, self.seat = game_id, seat
        self.revision, self.version, self.undos = -1, -1, -1
        self.orders: tuple[StandingOrder, ...] = ()


class Solo:
    """One person's games. Raises `NotHeld` where a game is wanted that has not been handed over (see `hold`)."""

    games: Games
    person: Person

    def __init__(self, person: str | None = None) -> None:
        self.games = Games()
        self.person = read_person(person)
        self._person_kept = person
        self._followers: dict[int, Follower] = {}
        self._number = 0

    def handle(self, method: str, target: str, body: str = "") -> Answer:
        """The answer to a request; what is refused has changed nothing."""
        parts = urlsplit(target)
        query = {name: values[-1] for name, values in parse_qs(parts.query).items()}
        try:
            for verb, path, status, handler in ROUTES:
                if verb == method and (match := path.fullmatch(parts.path)):
                    told = handler(self, Request(match.groups(), query, body.encode()))
                    text = told if isinstance(told, bytes) else _json.encode(told)
                    return Answer(status, text.decode())
            raise unknown("address")
        except Stale as refusal:
            refusal.state = self.state(refusal.loaded, refusal.seat)
            return Answer(refusal.status, refusal.body().decode())
        except Refusal as refusal:
            return Answer(refusal.status, refusal.body().decode())
        except rondel.RondelError as error:
            refused = refusal_of(error)
            return Answer(refused.status, refused.body().decode())
        except (msgspec.MsgspecError, ValueError) as error:
            return Answer(400, Refusal(400, "bad_request", str(error)).body().decode())

    def hold(self, game_id: str, text: str | None) -> None:
        """Hand over a game that was asked for; None: there is no such game."""
        self.games.hold(game_id, text)

    def work(self, game_id: str) -> bool:
        """Make the next move that is not the person's; was there one?"""
        return games.work_once(self.games, game_id)

    def state(self, loaded: LoadedGame, seat: int | None, since: int | None = None) -> bytes:
        return state_bytes(loaded, self.person.visitor, seat, HERE, since)

    def table(self, loaded: LoadedGame) -> Any:
        return serialize_table(loaded.table, self.person.visitor, loaded.time, HERE)

    def follow(self, target: str) -> int | None:
        """Begin to follow a game (`/api/games/…/stream`); the number is for `news` and `leave`. None: no such game."""
        parts = urlsplit(target)
        seat = parse_qs(parts.query).get("seat")
        game_id = parts.path.split("/")[3]
        try:
            self.games.current(game_id)
        except Refusal:
            return None
        self._number += 1
        self._followers[self._number] = Follower(game_id, int(seat[-1]) if seat else None)
        return self._number

    def leave(self, number: int) -> None:
        self._followers.pop(number, None)

    def news(self) -> list[tuple[int, str, str]]:
        """For each follower whose game has changed: the state, with the log since what they were sent; and `orders`."""
        found = []
        for number, reader in self._followers.items():
            try:
                loaded = self.games.current(reader.game_id)
            except Refusal:
                continue  # removed
            if loaded.orders != reader.orders:
                reader.orders = loaded.orders
                order_list = orders.listed(self.games, loaded.id)
                found.append((number, "orders", _json.encode(order_list).decode()))
            if loaded.revision == reader.revision:
                continue
            # After an undo the end of the log is sent again: what was sent before may have been taken back.
            since = reader.version if reader.undos == loaded.table.undos else None
            reader.revision, reader.version, reader.undos = loaded.revision, loaded.version, loaded.table.undos
            found.append((number, "state", self.state(loaded, reader.seat, since).decode()))
        return found

    def written(self) -> str:
        """What is to be kept since this was last asked: games (null where removed), and the person if anything changed.

        JSON: `games`: id → {table, lesson, text} or null; `person` and `lessons`, if they changed.
        """
        found: dict[str, object] = {}
        for game_id, game in self.games.changed.items():
            if game is None:
                found[game_id] = None
                lessons.forget(self.person, game_id)
                continue
            loaded = self.games.current(game_id)
            lessons.note(self.person, loaded)
            lesson = loaded.table.lesson_step is not None
            found[game_id] = {"table": self.table(loaded), "lesson": lesson, "text": game.text()}
        self.games.changed.clear()
        told: dict[str, object] = {"games": found}
        if (person := self.person.text()) != self._person_kept:
            self._person_kept = person
            told |= {"person": person, "lessons": lessons.overview(self.person)}
        return _json.encode(told).decode()
