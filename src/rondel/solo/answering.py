"""The requests of the HTTP server that make sense for one person, answered with the same bytes (see docs/api.md)."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar
from urllib.parse import parse_qs, urlsplit

import msgspec

import rondel
from rondel.analysis.hint import hint
from rondel.server.analysis.endings import shown_ending
from rondel.server.analysis.hints import shown_hint, solo_seat
from rondel.server.errors import Refusal, refusal_of, unknown
from rondel.server.http.wire import play as asked
from rondel.server.http.wire.history import Charts
from rondel.server.http.wire.learn import LessonTableRequest
from rondel.server.http.wire.orders import Arrangement, NewOrder
from rondel.server.http.wire.plan import PlanRequest
from rondel.server.http.wire.puzzles import PuzzleTry
from rondel.server.http.wire.tables import Gone, NewTable
from rondel.server.learn import puzzles
from rondel.server.live.plans import plan_answer
from rondel.server.live.states import log_json, past_view, sees_reasons, state_bytes, table_of, view_dict
from rondel.server.orders.standing import StandingOrder
from rondel.server.people.names import own_name
from rondel.server.play import questions
from rondel.server.play.change import Stale
from rondel.server.play.loaded import LoadedGame
from rondel.server.play.moves import Move
from rondel.server.play.replaying import add_to_charts
from rondel.server.play.table import viewing_seat
from rondel.server.tables import standing_in
from rondel.server.tables.catalogue import catalogue, edition_facts, rule_texts
from rondel.server.tables.replays import record_of, refuse_to_show_cash
from rondel.server.tables.setting_up import known_bot
from rondel.solo import learning, ordering, playing
from rondel.solo.kept import Games
from rondel.solo.person import PERSON_ID, read_person

T = TypeVar("T")
_json = msgspec.json.Encoder()
HERE = frozenset((PERSON_ID,))
HINT_EFFORT = 1.0
# A whole game is searched for minutes by the compiled core: without it nobody would wait for the end.
NO_ANALYSIS = {"state": "off", "done": 0, "steps": 0, "before": 0, "review": None}


class Answer(NamedTuple):
    """A status and a body, as HTTP has them."""

    status: int
    body: str


class Request(NamedTuple):
    """What a handler gets: the words of the path, the query, the body."""

    words: tuple[str, ...]
    query: dict[str, str]
    body: bytes

    def read(self, kind: type[T]) -> T:
        return msgspec.json.decode(self.body or b"{}", type=kind)

    def number(self, name: str) -> int | None:
        return int(self.query[name]) if name in self.query else None

    @property
    def seat(self) -> int | None:
        return self.number("seat")


class Follower:
    """A page that follows a game: what it has been sent."""

    def __init__(self, game_id: str, seat: int | None) -> None:
        self.game_id, self.seat = game_id, seat
        self.revision, self.version, self.undos = -1, -1, -1
        self.orders: tuple[StandingOrder, ...] = ()


class Solo:
    """One person's games. Raises `NotHeld` where a game is wanted that has not been handed over (see `hold`)."""

    def __init__(self, person: str | None = None) -> None:
        self.games = Games()
        self.person = read_person(person)
        self._person_kept = person
        self._followers: dict[int, Follower] = {}
        self._number = 0

    def answer(self, method: str, target: str, body: str = "") -> Answer:
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
        return playing.work_once(self.games, game_id)

    def state(self, loaded: LoadedGame, seat: int | None, since: int | None = None) -> bytes:
        return state_bytes(loaded, self.person.visitor, seat, HERE, since)

    def table(self, loaded: LoadedGame) -> Any:
        return table_of(loaded.table, self.person.visitor, loaded.time, HERE)

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
                orders = ordering.listed(self.games, loaded.id)
                found.append((number, "orders", _json.encode(orders).decode()))
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
                learning.forget(self.person, game_id)
                continue
            loaded = self.games.current(game_id)
            learning.note(self.person, loaded)
            lesson = loaded.table.lesson_step is not None
            found[game_id] = {"table": self.table(loaded), "lesson": lesson, "text": game.text()}
        self.games.changed.clear()
        told: dict[str, object] = {"games": found}
        if (person := self.person.text()) != self._person_kept:
            self._person_kept = person
            told |= {"person": person, "lessons": learning.overview(self.person)}
        return _json.encode(told).decode()


def _rename(solo: Solo, request: Request) -> dict[str, str]:
    solo.person.name = own_name(str(request.read(dict[str, Any])["name"]))
    return {"name": solo.person.name}


def _act(solo: Solo, request: Request) -> bytes:
    data = request.read(asked.ActionRequest)
    move = Move(
        -1, data.action, version=data.version, revision=data.revision, request=data.request, wanted_seat=data.seat
    )
    return solo.state(playing.play(solo.games, request.words[0], move, solo.person.visitor), data.seat)


def _give(solo: Solo, request: Request) -> bytes:
    data = request.read(asked.GiftRequest)
    move = Move(
        -1, f"give {data.nation} {data.amount}", version=data.version, request=data.request, wanted_seat=data.seat
    )
    return solo.state(playing.play(solo.games, request.words[0], move, solo.person.visitor), data.seat)


def _undo(solo: Solo, request: Request) -> bytes:
    data, visitor = request.read(asked.UndoRequest), solo.person.visitor
    loaded = playing.take_back(
        solo.games, request.words[0], visitor, data.version, seat=data.seat, whole_turn=data.whole_turn
    )
    return solo.state(loaded, data.seat)


def _end(solo: Solo, request: Request) -> bytes:
    with solo.games.change(request.words[0]) as change:
        standing_in.agree_to_end(change, solo.person.visitor, request.read(asked.EndRequest).agree)
    return solo.state(change.after, None)


def _stand_in(solo: Solo, request: Request) -> bytes:
    seat, bot = int(request.words[1]), request.read(asked.StandInRequest).bot
    if bot is not None:
        known_bot(playing.BOTS, bot)
    with solo.games.change(request.words[0]) as change:
        standing_in.hand_over(change, seat, bot, solo.person.visitor)
    return solo.state(change.after, seat)


def _resign(solo: Solo, request: Request) -> Gone:
    with solo.games.change(request.words[0]) as change:
        standing_in.give_up(change, solo.person.visitor, request.read(asked.ResignRequest).seat)
    return Gone(gone=True)


def _previews(solo: Solo, request: Request) -> dict[str, object]:
    loaded, data = solo.games.current(request.words[0]), request.read(asked.PreviewsRequest)
    viewer = viewing_seat(loaded.table, solo.person.visitor, data.seat)
    return {"version": loaded.version, "previews": dict(questions.each_preview(loaded, viewer, data))}


def _preview(solo: Solo, request: Request) -> Any:
    loaded = solo.games.current(request.words[0])
    viewer = viewing_seat(loaded.table, solo.person.visitor, request.seat)
    return questions.one_preview(loaded, request.query["action"], viewer)


def _explain(solo: Solo, request: Request) -> Any:
    loaded, query = solo.games.current(request.words[0]), request.query
    viewer = viewing_seat(loaded.table, solo.person.visitor, request.seat)
    about = questions.Asked(
        action=query.get("action"),
        place=query.get("place"),
        origin=query.get("from"),
        own=query.get("own"),
        unit=query.get("unit"),
        nation=query.get("nation"),
        face=request.number("face"),
    )
    return questions.explained(loaded, viewer, about)


def _routes(solo: Solo, request: Request) -> dict[str, object]:
    loaded, data = solo.games.current(request.words[0]), request.read(asked.RoutesRequest)
    viewer = viewing_seat(loaded.table, solo.person.visitor, data.seat)
    return {"version": loaded.version, "routes": dict(questions.each_route(loaded, viewer, data))}


def _route(solo: Solo, request: Request) -> Any:
    return questions.one_route(solo.games.current(request.words[0]), request.query["action"])


def _events(solo: Solo, request: Request) -> list[msgspec.Raw]:
    loaded = solo.games.current(request.words[0])
    told = sees_reasons(loaded.table, solo.person.visitor)
    since = request.number("since")
    entries = solo.games.game(loaded.id).since(-1 if since is None else since)
    return [log_json(loaded.table.edition, entry, with_reason=told) for entry in entries]


def _position(solo: Solo, request: Request) -> Any:
    loaded, number = solo.games.current(request.words[0]), int(request.words[1])
    viewer = viewing_seat(loaded.table, solo.person.visitor, request.seat)
    if number > loaded.version:
        raise unknown("position")
    if number == loaded.version:
        return view_dict(loaded, loaded.game, viewer)
    return past_view(loaded.table, solo.games.game(loaded.id).position(number), viewer)


def _charts(solo: Solo, request: Request) -> Charts:
    loaded = solo.games.current(request.words[0])
    with_scores = loaded.table.options.get("cash") != "hidden" or loaded.table.state == "over"
    result = Charts(rounds=[], versions=[], scores=[], power={}, treasury={})
    for mark in solo.games.game(loaded.id).marks:
        if mark.new_round:
            add_to_charts(result, rondel.Game.from_json(mark.snapshot), with_scores)
    if not result.versions or result.versions[-1] != loaded.version:
        add_to_charts(result, loaded.game, with_scores)
    return result


def _record(solo: Solo, request: Request) -> bytes:
    loaded, game = solo.games.current(request.words[0]), solo.games.game(request.words[0])
    refuse_to_show_cash(loaded.table)
    return record_of(game.header, game.moves(), loaded.table).encode()


def _upload(solo: Solo, request: Request) -> Any:
    name = request.query.get("name", "Record")
    return solo.table(playing.import_record(solo.games, solo.person.visitor, request.body, name))


def _give_order(solo: Solo, request: Request) -> Any:
    return ordering.give(solo.games, request.words[0], solo.person.visitor, request.read(NewOrder))


def _arrange(solo: Solo, request: Request) -> Any:
    return ordering.arrange(solo.games, request.words[0], solo.person.visitor, request.read(Arrangement).ids)


def _revoke(solo: Solo, request: Request) -> Any:
    return ordering.revoke(solo.games, request.words[0], solo.person.visitor, int(request.words[1]))


def _plan(solo: Solo, request: Request) -> Any:
    return plan_answer(solo.games.current(request.words[0]), solo.person.visitor, request.read(PlanRequest))


def _ending(solo: Solo, request: Request) -> Any:
    loaded, at = solo.games.current(request.words[0]), request.number("at")
    viewer = viewing_seat(loaded.table, solo.person.visitor, request.seat)
    game = loaded.game if at in (None, loaded.version) else solo.games.game(loaded.id).position(at or 0)
    return shown_ending(loaded.table, game, viewer)


def _hint(solo: Solo, request: Request) -> Any:
    loaded = solo.games.current(request.words[0])
    seat = solo_seat(loaded, solo.person.visitor)
    return shown_hint(loaded, hint(loaded.game, seat, HINT_EFFORT).to_dict())


def _open(solo: Solo, request: Request) -> Any:
    return solo.table(playing.open_table(solo.games, solo.person.visitor, request.read(NewTable)))


def _remove(solo: Solo, request: Request) -> Gone:
    solo.games.remove(request.words[0])
    return Gone(gone=True)


def _sandbox(solo: Solo, request: Request) -> Any:
    at = request.read(asked.SandboxRequest).at
    return solo.table(playing.sandbox(solo.games, solo.person.visitor, request.words[0], at))


def _step(solo: Solo, request: Request) -> Any:
    edition, number = request.words[0], int(request.words[1])
    name = request.read(LessonTableRequest).name
    return solo.table(learning.open_step(solo.games, solo.person, edition, number, name))


def _first_game(solo: Solo, request: Request) -> Any:
    data = request.read(LessonTableRequest)
    return solo.table(learning.first_game(solo.games, solo.person, request.words[0], data.name, new=data.new))


def _again(solo: Solo, request: Request) -> Any:
    return learning.coach(learning.again(solo.games, request.words[0]))


def _reasons(solo: Solo, request: Request) -> Any:
    return learning.reasons(solo.games, request.words[0], request.number("since") or 0)


def _try(_solo: Solo, request: Request) -> Any:
    return puzzles.judged(puzzles.known_puzzle(request.words[0]), request.read(PuzzleTry))


Handler = Callable[[Solo, Request], Any]
ID, WORD, NUMBER = "([0-9a-z]{1,12})", "([a-z0-9_]{1,40})", "([0-9]{1,7})"


def _routes_of(*routes: tuple[str, str, int, Handler]) -> list[tuple[str, re.Pattern[str], int, Handler]]:
    return [(method, re.compile("/api" + path), status, handler) for method, path, status, handler in routes]


GAME = f"/games/{ID}"
ROUTES = _routes_of(
    ("GET", "/catalogue", 200, lambda _solo, _request: catalogue(playing.BOTS)),
    ("GET", f"/editions/{WORD}", 200, lambda _solo, request: edition_facts(request.words[0])),
    ("GET", "/rules", 200, lambda _solo, request: rule_texts(request.query.get("lang", "en"))),
    ("PATCH", "/me", 200, _rename),
    ("POST", "/tables", 201, _open),
    ("GET", f"/tables/{ID}", 200, lambda solo, request: solo.table(solo.games.current(request.words[0]))),
    ("DELETE", f"/tables/{ID}", 200, _remove),
    ("POST", "/records", 201, _upload),
    ("GET", GAME, 200, lambda solo, request: solo.state(solo.games.current(request.words[0]), request.seat)),
    ("POST", f"{GAME}/actions", 200, _act),
    ("POST", f"{GAME}/gifts", 200, _give),
    ("POST", f"{GAME}/undo", 200, _undo),
    ("POST", f"{GAME}/end", 200, _end),
    ("POST", f"{GAME}/seats/{NUMBER}/bot", 200, _stand_in),
    ("POST", f"{GAME}/resign", 200, _resign),
    ("POST", f"{GAME}/previews", 200, _previews),
    ("GET", f"{GAME}/preview", 200, _preview),
    ("GET", f"{GAME}/explain", 200, _explain),
    ("POST", f"{GAME}/routes", 200, _routes),
    ("GET", f"{GAME}/route", 200, _route),
    ("GET", f"{GAME}/events", 200, _events),
    ("GET", f"{GAME}/positions/{NUMBER}", 200, _position),
    ("GET", f"{GAME}/charts", 200, _charts),
    ("GET", f"{GAME}/record", 200, _record),
    ("GET", f"{GAME}/chat", 200, lambda _solo, _request: []),
    ("GET", f"{GAME}/orders", 200, lambda solo, request: ordering.listed(solo.games, request.words[0])),
    ("POST", f"{GAME}/orders", 201, _give_order),
    ("PUT", f"{GAME}/orders", 200, _arrange),
    ("DELETE", f"{GAME}/orders/{NUMBER}", 200, _revoke),
    ("POST", f"{GAME}/plan", 200, _plan),
    ("GET", f"{GAME}/ending", 200, _ending),
    ("GET", f"{GAME}/hint", 200, _hint),
    ("GET", f"{GAME}/analysis", 200, lambda _solo, _request: NO_ANALYSIS),
    ("POST", f"{GAME}/sandbox", 201, _sandbox),
    (
        "POST",
        f"{GAME}/rematch",
        201,
        lambda solo, request: solo.table(playing.rematch(solo.games, solo.person.visitor, request.words[0])),
    ),
    ("GET", "/lessons", 200, lambda solo, _request: learning.overview(solo.person)),
    ("POST", f"/lessons/{WORD}/step/{NUMBER}", 201, _step),
    ("POST", f"/lessons/{WORD}/first_game", 201, _first_game),
    (
        "GET",
        f"/lessons/tables/{ID}",
        200,
        lambda solo, request: learning.coach(solo.games.current(request.words[0])),
    ),
    ("POST", f"/lessons/tables/{ID}/again", 200, _again),
    (
        "GET",
        f"/lessons/tables/{ID}/idea",
        200,
        lambda solo, request: learning.idea(solo.games.current(request.words[0]), solo.person),
    ),
    ("GET", f"/lessons/tables/{ID}/reasons", 200, _reasons),
    ("GET", "/puzzles", 200, lambda _solo, _request: puzzles.overview()),
    ("GET", f"/puzzles/{ID}", 200, lambda _solo, request: puzzles.position_of(puzzles.known_puzzle(request.words[0]))),
    ("POST", f"/puzzles/{ID}/tries", 200, _try),
    (
        "GET",
        f"/puzzles/{ID}/answer",
        200,
        lambda _solo, request: puzzles.answer_of(puzzles.known_puzzle(request.words[0])),
    ),
)
