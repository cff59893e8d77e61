"""JSON serialization of a game: its position with edition, options, players and setup.

All numbers are validated on loading, because records from outside may contain a position.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple, get_args, get_type_hints

from rondel.engine.edition import Edition
from rondel.engine.edition_files import edition_named
from rondel.engine.errors import PositionError, RondelError, problem_of
from rondel.engine.flow import PHASES
from rondel.engine.invariants import broken_invariant
from rondel.engine.options import Options
from rondel.engine.phases.armies import Crossing
from rondel.engine.phases.phase import Phase
from rondel.engine.record import RULES_VERSION
from rondel.engine.setup import player_names
from rondel.engine.state import NOBODY, RUNNING, State

FORMAT = 1
_FIELDS = tuple(slot for slot in State.__slots__ if slot not in ("edition", "options", "seats", "stack", "news"))
_canonical = json.JSONEncoder(separators=(",", ":"), sort_keys=True, check_circular=False)
# Valid phase stacks at a decision, from the bottom up (R7.3, R24).
_ALONE = {"Draft", "Rondel", "SwissBank", "Invest"}
_ACTIONS = {"Factory", "Production", "Import", "Fleets", "Armies", "Flags"}
_QUESTIONS = {"Canal", "Stance", "Arrival", "Ask", "Challenge"}


class SavedGame(NamedTuple):
    """The contents of a saved game; `text` is its canonical JSON."""

    state: State
    names: Sequence[str]
    version: int
    deal: tuple[str, ...] | None
    start_player: int | None
    text: str


def write_saved(
    state: State, names: Sequence[str], version: int, deal: tuple[str, ...] | None, start_player: int | None
) -> str:
    """Serialize the complete state as JSON."""
    data = {
        "rondel": FORMAT,
        "rules": RULES_VERSION,
        "edition": state.edition.id,
        "options": state.options.to_dict(),
        "players": list(names),
        "version": version,
        "deal": deal,
        "start_player": start_player,
        "state": to_data(state),
    }
    return json.dumps(data, separators=(",", ":"))


def read_saved(text: str, edition: Edition | None) -> SavedGame:
    """Parse the output of `write_saved`; raise `PositionError` for anything else."""
    try:
        data = json.loads(text)
        board = edition_named(data["edition"], edition)
        options = Options.from_stored(data["options"]).for_edition(board)
        names = player_names(board, data["players"])
        state = from_data(board, options, len(names), data["state"])
        problem = problem_in(state)
        if problem:
            raise PositionError(f"This is not a saved game: {problem}")
        return SavedGame(
            state,
            names,
            _count(data["version"]),
            tuple(data["deal"]) if data["deal"] is not None else None,
            None if data["start_player"] is None else _count(data["start_player"]),
            json.dumps(data, separators=(",", ":")),
        )
    except RondelError:
        raise
    except (ValueError, KeyError, TypeError, IndexError, AttributeError, RecursionError) as error:
        raise PositionError(f"This is not a saved game: {problem_of(error)}.") from None


def _count(value: object) -> int:
    """Return a validated non-negative integer."""
    if type(value) is not int or value < 0:
        raise ValueError(f"{value!r} is not a count")
    return value


def to_data(s: State) -> dict[str, Any]:
    """Return the position as JSON-serializable data, without edition and options."""
    data: dict[str, Any] = {}
    for key in _FIELDS:
        value = getattr(s, key)
        data[key] = list(value) if isinstance(value, list) else value
    data["stack"] = [[type(phase).__name__, *_as_lists(tuple(phase))] for phase in s.stack]
    return data


def from_data(edition: Edition, options: Options, seats: int, data: dict[str, Any]) -> State:
    """Return the position that `to_data` wrote, not yet validated (see `problem_in`)."""
    state = State(edition, options, seats)
    for key in _FIELDS:
        setattr(state, key, data[key])
    state.stack = [PHASES[name](*_as_tuples(fields)) for name, *fields in data["stack"]]
    return state


def fingerprint_text(s: State) -> str:
    """Return a canonical serialization: equal positions have equal texts."""
    return _canonical.encode(to_data(s))


def _as_lists(value: Any) -> Any:
    return [_as_lists(v) for v in value] if isinstance(value, tuple) else value


def _as_tuples(value: Any) -> Any:
    return tuple(_as_tuples(v) for v in value) if isinstance(value, (list, tuple)) else value


def problem_in(s: State) -> str | None:
    """Return a sentence about the first defect of a position, None if it is valid."""
    return _bad_number(s) or _bad_units(s) or _bad_stack(s) or broken_invariant(s)


def _bad_number(s: State) -> str | None:
    edition = s.edition
    nations, seats = edition.nation_count, s.seats
    lists = {
        "cash": (seats, 0, None),
        "treasury": (nations, 0, None),
        "power": (nations, 0, edition.facts.last_power_point),
        "place": (nations, -1, len(edition.spaces) - 1),
        "marker": (nations, 0, len(edition.columns) - 1),
        "government": (nations, NOBODY, seats - 1),
        "holdings": (nations * seats, 0, edition.all_bonds),
        "flags": (nations, 0, None),
    }
    for key, (length, least, most) in lists.items():
        values = getattr(s, key)
        if not isinstance(values, list) or len(values) != length or not all(_within(v, least, most) for v in values):
            return f"The state's {key} cannot be read."
    numbers = {
        "swiss_banks": (0, (1 << seats) - 1),
        "investor": (NOBODY, seats - 1),
        "factories": (0, None),
        "round": (1, None),
        "nation": (NOBODY, nations - 1),
        "turns": (0, None),
        "ending": (RUNNING, 3),
    }
    for key, (least, most) in numbers.items():
        if not _within(getattr(s, key), least, most):
            return f"The state's {key} cannot be read."
    if s.factories & ~edition.homes or any(flags & ~edition.flaggable for flags in s.flags):
        return "The state has factories or flags in regions that cannot have any."
    for nation in range(nations):
        held = 0
        for bonds in s.holdings[nation * seats : (nation + 1) * seats]:
            if bonds & held:
                return f"A bond of {edition.nations[nation].name} is held twice (R23.4)."
            held |= bonds
    return None


def _within(value: object, least: int, most: int | None) -> bool:
    return type(value) is int and value >= least and (most is None or value <= most)


def _bad_units(s: State) -> str | None:
    edition = s.edition
    board = (1 << edition.region_count) - 1
    for key in ("armies", "lying", "fleets"):
        levels = getattr(s, key)
        if not isinstance(levels, list) or len(levels) != edition.nation_count * edition.levels:
            return f"The state's {key} cannot be read."
        if not all(_within(level, 0, board) for level in levels):
            return f"The state's {key} cannot be read."
        for base in range(0, len(levels), edition.levels):
            if not _are_levels(levels[base : base + edition.levels]):
                return f"The state's {key} cannot be read."
    return None


def _are_levels(levels: Sequence[int]) -> bool:
    """Return whether each level is a subset of the one below and the last one is empty."""
    return levels[-1] == 0 and all(above & ~below == 0 for below, above in itertools.pairwise(levels))


def _bad_stack(s: State) -> str | None:
    names = [type(phase).__name__ for phase in s.stack]
    if not s.stack:
        return None if s.ending != RUNNING else "The state has no pending decision, but the game is not over."
    alone = len(names) == 1 and names[0] in _ALONE
    action = len(names) > 1 and names[0] == "AfterAction" and names[1] in _ACTIONS
    question = len(names) == 3 and names[1] in ("Fleets", "Armies") and names[2] in _QUESTIONS
    if s.ending != RUNNING or not (alone or (action and (len(names) == 2 or question))):
        return "The state's stack of decisions is impossible."
    drafting = names[0] == "Draft"
    if not drafting and (s.nation == NOBODY or s.government[s.nation] == NOBODY):
        return "In this state no nation with a government has the turn (R7.1)."
    if (s.investor != NOBODY) != (s.options.investor_card and not drafting):
        return "The investor card is in an impossible place (R1.9)."
    if not all(_is_sound(s, phase) for phase in s.stack):
        return "The state's stack of decisions cannot be read."
    return None


def _is_sound(s: State, phase: Phase) -> bool:
    """Return whether the fields of a phase are valid numbers of nations, seats, regions and so on."""
    edition = s.edition
    nations, regions = edition.nation_count - 1, edition.region_count - 1
    most = {
        "Draft.asked": s.seats,
        "first": s.seats - 1,
        "nation": nations,
        "mover": nations,
        "asked": nations,
        "others": nations,
        "queue": nations,
        "bankers": s.seats - 1,
        "place": regions,
        "province": regions,
        "origin": regions,
        "to": regions,
        "space": len(edition.spaces) - 1,
        "canal": len(edition.canals) - 1,
        "unit": 1,
        "stance": 1,
    }
    kinds = _field_types(type(phase))
    for name, value in zip(phase._fields, phase, strict=True):
        limit = most.get(f"{type(phase).__name__}.{name}", most.get(name))
        if kinds[name] is bool:
            sound = type(value) is bool
        elif kinds[name] is not int:
            sound = _has_shape(value, kinds[name]) and _are_numbers(value, limit)
            if sound and name == "crossing" and value:
                sound = _has_shape(value, tuple[tuple(get_type_hints(Crossing).values())])  # type: ignore[misc]
            if sound and name in ("waiting", "upright", "lying"):
                board = (1 << edition.region_count) - 1
                sound = bool(value) and all(_within(level, 0, board) for level in value) and _are_levels(value)
        else:
            sound = _within(value, 0 if limit == regions else NOBODY, limit)
        if not sound:
            return False
    return True


@cache
def _field_types(phase: type[Phase]) -> dict[str, object]:
    return get_type_hints(phase)


def _has_shape(value: object, kind: object) -> bool:
    """Return whether a value matches a type of nested tuples and numbers."""
    if kind in (int, bool, object):
        return kind is object or type(value) is kind
    inner = get_args(kind)
    if not isinstance(value, tuple):
        return False
    if inner[-1] is Ellipsis:
        return all(_has_shape(each, inner[0]) for each in value)
    return len(value) == len(inner) and all(map(_has_shape, value, inner))


def _are_numbers(values: tuple[object, ...], most: int | None) -> bool:
    return all(
        _are_numbers(v, most) if isinstance(v, tuple) else isinstance(v, bool) or _within(v, NOBODY, most)
        for v in values
    )
