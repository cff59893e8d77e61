"""Previews, routes and explanations of actions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET

import rondel
from rondel.table.errors import Refusal, bad, conflict
from rondel.table.loaded import LoadedGame
from rondel.wire.decision import Choice
from rondel.wire.decision import Refusal as Explanation
from rondel.wire.play import PreviewsRequest, RoutesRequest

MOST_ACTIONS = 400
MOVES = ("army ", "fleet ")


def each_preview(loaded: LoadedGame, viewer: int | None, request: PreviewsRequest) -> Iterable[tuple[str, Any]]:
    """Yield the requested previews lazily."""
    if request.version is not None and request.version != loaded.version:
        raise Refusal(409, "stale", "The game has moved on since you looked.", params={"version": loaded.version})
    wanted = _wanted(loaded, viewer, request.actions)
    if wanted and request.actions is None:
        return loaded.game.each_preview(viewer)  # faster for all actions: the position before is evaluated once
    return ((text, preview_of(loaded, text, viewer)) for text in dict.fromkeys(wanted))


def each_route(loaded: LoadedGame, viewer: int | None, request: RoutesRequest) -> Iterable[tuple[str, Any]]:
    """Yield the requested routes lazily."""
    wanted = _wanted(loaded, viewer, request.actions)
    return ((text, route_of(loaded, text)) for text in dict.fromkeys(wanted) if text.startswith(MOVES))


def _wanted(loaded: LoadedGame, viewer: int | None, named: list[str] | None) -> list[str]:
    if named is not None:
        if len(named) > MOST_ACTIONS:
            raise bad("too_many_actions", f"At most {MOST_ACTIONS} actions at once.", most=MOST_ACTIONS)
        return named
    decision = loaded.game.decision if loaded.table.state == "running" else None
    return [str(each) for each in decision.actions] if decision and decision.player == viewer else []


def preview_of(loaded: LoadedGame, text: str, viewer: int | None) -> Any:
    """Return a preview. Only the deciding player may request it: another seat's preview could reveal hidden cash."""
    if loaded.table.state != "running" or loaded.game.decision.player != viewer:
        raise bad("not_your_turn", "Previews are for the player who decides.")
    return loaded.game.preview(text, viewer)


class ExplainQuery(NamedTuple):
    """Subject of an explanation: an action text, a place (with the unit that would move there), or a bond."""

    action: str | None = None
    place: str | None = None
    origin: str | None = None
    own: str | None = None
    unit: str | None = None
    nation: str | None = None
    face: int | None = None


def explanation_of(loaded: LoadedGame, viewer: int | None, request: ExplainQuery) -> Explanation:
    """Return why something is not legal, with the rule and remedies."""
    why = _explained(loaded, viewer, request)
    parts = loaded.game.edition.actions.parse(why.action).parts() if why.action else None
    return Explanation(
        code=why.code,
        params=dict(why.params),
        sentence=str(why),
        rule=why.rule,
        remedies=[str(each) for each in why.remedies],
        remedy_choices=msgspec.convert(why.remedy_choices, list[Choice]),
        action=why.action,
        choice=msgspec.convert(parts, Choice) if parts else UNSET,
    )


def _explained(loaded: LoadedGame, viewer: int | None, request: ExplainQuery) -> rondel.Refusal:
    if request.place is not None:
        return loaded.game.explain_place(
            request.place, origin=request.origin, own=request.own, unit=request.unit, seat=viewer
        )
    if request.nation is not None and request.face is not None:
        return loaded.game.explain(f"buy {request.nation} {request.face}", viewer)
    if not request.action:
        raise bad("nothing_asked", "Name an action, a place, or the nation and the face of a bond.")
    return loaded.game.explain(request.action, viewer)


def route_of(loaded: LoadedGame, text: str) -> Any:
    if loaded.table.state != "running":
        raise conflict("game_over", "This game is over.")
    # Anybody may request routes of moves; for other actions the response could reveal hidden cash.
    if not text.startswith(MOVES):
        raise bad("unknown_action", "Only armies and fleets have routes.")
    return loaded.game.route(text)
