"""A position as JSON-able data and back; edition and options are kept beside it."""

from __future__ import annotations

import json
from typing import Any

from rondel.engine.edition import Edition
from rondel.engine.flow import PHASES
from rondel.engine.options import Options
from rondel.engine.state import State

_FIELDS = tuple(slot for slot in State.__slots__ if slot not in ("edition", "options", "seats", "stack", "news"))
_canonical = json.JSONEncoder(separators=(",", ":"), sort_keys=True, check_circular=False)


def to_data(s: State) -> dict[str, Any]:
    """The position as JSON-able data, without edition and options."""
    data: dict[str, Any] = {}
    for key in _FIELDS:
        value = getattr(s, key)
        data[key] = list(value) if isinstance(value, list) else value
    data["stack"] = [[type(phase).__name__, *_as_lists(tuple(phase))] for phase in s.stack]
    return data


def from_data(edition: Edition, options: Options, seats: int, data: dict[str, Any]) -> State:
    """The position that `to_data` wrote; whether it can occur is for `saved_state` to say."""
    state = State(edition, options, seats)
    for key in _FIELDS:
        setattr(state, key, data[key])
    state.stack = [PHASES[name](*_as_tuples(fields)) for name, *fields in data["stack"]]
    return state


def fingerprint_text(s: State) -> str:
    """A canonical text of the position: equal positions, equal text."""
    return _canonical.encode(to_data(s))


def _as_lists(value: Any) -> Any:
    return [_as_lists(v) for v in value] if isinstance(value, tuple) else value


def _as_tuples(value: Any) -> Any:
    return tuple(_as_tuples(v) for v in value) if isinstance(value, (list, tuple)) else value
