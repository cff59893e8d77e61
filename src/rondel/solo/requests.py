"""Routes and handlers of the supported requests of the HTTP API (see docs/api.md)."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import msgspec

import rondel
from rondel.analysis.hint import hint
from rondel.solo import games, lessons, orders
from rondel.table import previews, puzzles, substitutes
from rondel.table.catalogue import catalogue, edition_facts, rule_texts
from rondel.table.errors import unknown
from rondel.table.hints import hint_seat, serialize_ending, serialize_hint
from rondel.table.moves import Move
from rondel.table.plan import plan_response
from rondel.table.replays import add_to_charts, record_of, refuse_to_show_cash
from rondel.table.serializers import log_json, past_view, sees_reasons, view_dict
from rondel.table.setup import known_bot
from rondel.table.table import viewing_seat
from rondel.table.visitors import own_name
from rondel.wire import play as wire
from rondel.wire.learn import LessonTableRequest
from rondel.wire.orders import Arrangement, NewOrder
from rondel.wire.play import Charts, PlanRequest
from rondel.wire.puzzles import PuzzleTry
from rondel.wire.tables import Gone, NewTable

if TYPE_CHECKING:
    from rondel.solo.api import Solo

T = TypeVar("T")
HINT_EFFORT = 1.0
# Without the compiled core a short game takes two minutes, which would block all other requests.
NO_ANALYSIS = {"state": "off", "done": 0, "steps": 0, "before": 0, "review": None}


class Request(NamedTuple):
    """Input of a handler: path parameters, query, body."""

    parameters: tuple[str, ...]
    query: dict[str, str]
    body: bytes

    def read(self, kind: type[T]) -> T:
        return msgspec.json.decode(self.body or b"{}", type=kind)

    def number(self, name: str) -> int | None:
        return int(self.query[name]) if name in self.query else None

    @property
    def seat(self) -> int | None:
        return self.number("seat")


def _rename(solo: Solo, request: Request) -> dict[str, str]:
    solo.person.name = own_name(str(request.read(dict[str, Any])["name"]))
    return {"name": solo.person.name}


def _act(solo: Solo, request: Request) -> bytes:
    data = request.read(wire.ActionRequest)
    move = Move(
        -1, data.action, version=data.version, revision=data.revision, request=data.request, wanted_seat=data.seat
    )
    return solo.state(games.play(solo.games, request.parameters[0], move, solo.person.visitor), data.seat)


def _give(solo: Solo, request: Request) -> bytes:
    data = request.read(wire.GiftRequest)
    move = Move(
        -1, f"give {data.nation} {data.amount}", version=data.version, request=data.request, wanted_seat=data.seat
    )
    return solo.state(games.play(solo.games, request.parameters[0], move, solo.person.visitor), data.seat)


def _undo(solo: Solo, request: Request) -> bytes:
    data, visitor = request.read(wire.UndoRequest), solo.person.visitor
    loaded = games.undo(
        solo.games, request.parameters[0], visitor, data.version, seat=data.seat, whole_turn=data.whole_turn
    )
    return solo.state(loaded, data.seat)


def _end(solo: Solo, request: Request) -> bytes:
    with solo.games.change(request.parameters[0]) as change:
        substitutes.agree_to_end(change, solo.person.visitor, request.read(wire.EndRequest).agree)
    return solo.state(change.after, None)


def _stand_in(solo: Solo, request: Request) -> bytes:
    seat, bot = int(request.parameters[1]), request.read(wire.StandInRequest).bot
    if bot is not None:
        known_bot(games.BOTS, bot)
    with solo.games.change(request.parameters[0]) as change:
        substitutes.hand_over(change, seat, bot, solo.person.visitor)
    return solo.state(change.after, seat)


def _resign(solo: Solo, request: Request) -> Gone:
    with solo.games.change(request.parameters[0]) as change:
        substitutes.give_up(change, solo.person.visitor, request.read(wire.ResignRequest).seat)
    return Gone(gone=True)


def _previews(solo: Solo, request: Request) -> dict[str, object]:
    loaded, data = solo.games.current(request.parameters[0]), request.read(wire.PreviewsRequest)
    viewer = viewing_seat(loaded.table, solo.person.visitor, data.seat)
    return {"version": loaded.version, "previews": dict(previews.each_preview(loaded, viewer, data))}


def _preview(solo: Solo, request: Request) -> Any:
    loaded = solo.games.current(request.parameters[0])
    viewer = viewing_seat(loaded.table, solo.person.visitor, request.seat)
    return previews.preview_of(loaded, request.query["action"], viewer)


def _explain(solo: Solo, request: Request) -> Any:
    loaded, query = solo.games.current(request.parameters[0]), request.query
    viewer = viewing_seat(loaded.table, solo.person.visitor, request.seat)
    about = previews.ExplainQuery(
        action=query.get("action"),
        place=query.get("place"),
        origin=query.get("from"),
        own=query.get("own"),
        unit=query.get("unit"),
        nation=query.get("nation"),
        face=request.number("face"),
    )
    return previews.explanation_of(loaded, viewer, about)


def _routes(solo: Solo, request: Request) -> dict[str, object]:
    loaded, data = solo.games.current(request.parameters[0]), request.read(wire.RoutesRequest)
    viewer = viewing_seat(loaded.table, solo.person.visitor, data.seat)
    return {"version": loaded.version, "routes": dict(previews.each_route(loaded, viewer, data))}


def _route(solo: Solo, request: Request) -> Any:
    return previews.route_of(solo.games.current(request.parameters[0]), request.query["action"])


def _events(solo: Solo, request: Request) -> list[msgspec.Raw]:
    loaded = solo.games.current(request.parameters[0])
    with_reason = sees_reasons(loaded.table, solo.person.visitor)
    since = request.number("since")
    entries = solo.games.game(loaded.id).since(-1 if since is None else since)
    return [log_json(loaded.table.edition, entry, with_reason=with_reason) for entry in entries]


def _position(solo: Solo, request: Request) -> Any:
    loaded, number = solo.games.current(request.parameters[0]), int(request.parameters[1])
    viewer = viewing_seat(loaded.table, solo.person.visitor, request.seat)
    if number > loaded.version:
        raise unknown("position")
    if number == loaded.version:
        return view_dict(loaded, loaded.game, viewer)
    return past_view(loaded.table, solo.games.game(loaded.id).position(number), viewer)


def _charts(solo: Solo, request: Request) -> Charts:
    loaded = solo.games.current(request.parameters[0])
    with_scores = loaded.table.options.get("cash") != "hidden" or loaded.table.state == "over"
    result = Charts(rounds=[], versions=[], scores=[], power={}, treasury={})
    for mark in solo.games.game(loaded.id).marks:
        if mark.new_round:
            add_to_charts(result, rondel.Game.from_json(mark.snapshot), with_scores)
    if not result.versions or result.versions[-1] != loaded.version:
        add_to_charts(result, loaded.game, with_scores)
    return result


def _record(solo: Solo, request: Request) -> bytes:
    loaded, game = solo.games.current(request.parameters[0]), solo.games.game(request.parameters[0])
    refuse_to_show_cash(loaded.table)
    return record_of(game.header, game.moves(), loaded.table).encode()


def _upload(solo: Solo, request: Request) -> Any:
    name = request.query.get("name", "Record")
    return solo.table(games.import_record(solo.games, solo.person.visitor, request.body, name))


def _give_order(solo: Solo, request: Request) -> Any:
    return orders.give(solo.games, request.parameters[0], solo.person.visitor, request.read(NewOrder))


def _arrange(solo: Solo, request: Request) -> Any:
    return orders.arrange(solo.games, request.parameters[0], solo.person.visitor, request.read(Arrangement).ids)


def _revoke(solo: Solo, request: Request) -> Any:
    return orders.revoke(solo.games, request.parameters[0], solo.person.visitor, int(request.parameters[1]))


def _plan(solo: Solo, request: Request) -> Any:
    return plan_response(solo.games.current(request.parameters[0]), solo.person.visitor, request.read(PlanRequest))


def _ending(solo: Solo, request: Request) -> Any:
    loaded, at = solo.games.current(request.parameters[0]), request.number("at")
    viewer = viewing_seat(loaded.table, solo.person.visitor, request.seat)
    game = loaded.game if at in (None, loaded.version) else solo.games.game(loaded.id).position(at or 0)
    return serialize_ending(loaded.table, game, viewer)


def _hint(solo: Solo, request: Request) -> Any:
    loaded = solo.games.current(request.parameters[0])
    seat = hint_seat(loaded, solo.person.visitor)
    return serialize_hint(loaded, hint(loaded.game, seat, HINT_EFFORT).to_dict())


def _open(solo: Solo, request: Request) -> Any:
    return solo.table(games.open_table(solo.games, solo.person.visitor, request.read(NewTable)))


def _remove(solo: Solo, request: Request) -> Gone:
    solo.games.remove(request.parameters[0])
    return Gone(gone=True)


def _sandbox(solo: Solo, request: Request) -> Any:
    at = request.read(wire.SandboxRequest).at
    return solo.table(games.sandbox(solo.games, solo.person.visitor, request.parameters[0], at))


def _step(solo: Solo, request: Request) -> Any:
    edition, number = request.parameters[0], int(request.parameters[1])
    name = request.read(LessonTableRequest).name
    return solo.table(lessons.open_step(solo.games, solo.person, edition, number, name))


def _first_game(solo: Solo, request: Request) -> Any:
    data = request.read(LessonTableRequest)
    return solo.table(lessons.first_game(solo.games, solo.person, request.parameters[0], data.name, new=data.new))


def _again(solo: Solo, request: Request) -> Any:
    return lessons.coach(lessons.restart_step(solo.games, request.parameters[0]))


def _reasons(solo: Solo, request: Request) -> Any:
    return lessons.reasons(solo.games, request.parameters[0], request.number("since") or 0)


def _try(_solo: Solo, request: Request) -> Any:
    return puzzles.judge_try(puzzles.known_puzzle(request.parameters[0]), request.read(PuzzleTry))


Handler = Callable[["Solo", Request], Any]
ID, WORD, NUMBER = "([0-9a-z]{1,12})", "([a-z0-9_]{1,40})", "([0-9]{1,7})"


def _routes_of(*routes: tuple[str, str, int, Handler]) -> list[tuple[str, re.Pattern[str], int, Handler]]:
    return [(method, re.compile("/api" + path), status, handler) for method, path, status, handler in routes]


GAME = f"/games/{ID}"
ROUTES = _routes_of(
    ("GET", "/catalogue", 200, lambda _solo, _request: catalogue(games.BOTS)),
    ("GET", f"/editions/{WORD}", 200, lambda _solo, request: edition_facts(request.parameters[0])),
    ("GET", "/rules", 200, lambda _solo, request: rule_texts(request.query.get("lang", "en"))),
    ("PATCH", "/me", 200, _rename),
    ("POST", "/tables", 201, _open),
    ("GET", f"/tables/{ID}", 200, lambda solo, request: solo.table(solo.games.current(request.parameters[0]))),
    ("DELETE", f"/tables/{ID}", 200, _remove),
    ("POST", "/records", 201, _upload),
    ("GET", GAME, 200, lambda solo, request: solo.state(solo.games.current(request.parameters[0]), request.seat)),
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
    ("GET", f"{GAME}/orders", 200, lambda solo, request: orders.listed(solo.games, request.parameters[0])),
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
        lambda solo, request: solo.table(games.rematch(solo.games, solo.person.visitor, request.parameters[0])),
    ),
    ("GET", "/lessons", 200, lambda solo, _request: lessons.overview(solo.person)),
    ("POST", f"/lessons/{WORD}/step/{NUMBER}", 201, _step),
    ("POST", f"/lessons/{WORD}/first_game", 201, _first_game),
    (
        "GET",
        f"/lessons/tables/{ID}",
        200,
        lambda solo, request: lessons.coach(solo.games.current(request.parameters[0])),
    ),
    ("POST", f"/lessons/tables/{ID}/again", 200, _again),
    (
        "GET",
        f"/lessons/tables/{ID}/idea",
        200,
        lambda solo, request: lessons.idea(solo.games.current(request.parameters[0]), solo.person),
    ),
    ("GET", f"/lessons/tables/{ID}/reasons", 200, _reasons),
    ("GET", "/puzzles", 200, lambda _solo, _request: puzzles.overview()),
    (
        "GET",
        f"/puzzles/{ID}",
        200,
        lambda _solo, request: puzzles.position_of(puzzles.known_puzzle(request.parameters[0])),
    ),
    ("POST", f"/puzzles/{ID}/tries", 200, _try),
    (
        "GET",
        f"/puzzles/{ID}/answer",
        200,
        lambda _solo, request: puzzles.answer_of(puzzles.known_puzzle(request.parameters[0])),
    ),
)
