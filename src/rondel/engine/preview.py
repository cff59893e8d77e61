"""Previews of actions: play the action on a copy and compare what the viewer may see."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from rondel.engine.actions import Action
from rondel.engine.board import regions_in
from rondel.engine.phases.taxation import tax
from rondel.engine.scoring import score
from rondel.engine.state import NOBODY, OFF_RONDEL, State
from rondel.engine.units import count
from rondel.engine.view import may_see_cash

if TYPE_CHECKING:
    from rondel.engine.game import Game

Facts = dict[str, dict[Any, Any]]
Units = dict[tuple[str, str, str], int]

# Kinds of follow-up decisions of the mover about the same unit.
_OWN_NEXT = ("stance", "arrival", "ask")


def preview(game: Game, action: Action | str, seat: int | None) -> dict[str, Any]:
    """Return the differences as [before, after], the seats that will be asked, and whether anything happens at all."""
    known = _as_known(game, seat)
    if known is None:
        return {"asks": [], "ends_game": False, "nothing": False}
    return _preview(known, action, seat, _facts(known.state, seat))


def each_preview(game: Game, actions: Iterable[Action | str], seat: int | None) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield the text and the preview of each action lazily."""
    known = _as_known(game, seat)
    if known is None:
        return
    before = _facts(known.state, seat)
    for action in actions:
        yield str(action), _preview(known, action, seat, before)


def _as_known(game: Game, seat: int | None) -> Game | None:
    """Return the game as the viewer knows it; None where any preview would reveal the decider's hidden cash."""
    if game.options.cash == "open" or game.over:
        return game
    return game.seat_view(seat).imagine() if seat == game.decision.player else None


def _preview(game: Game, action: Action | str, seat: int | None, before: Facts) -> dict[str, Any]:
    after_game = game.copy()
    after_game.play(action)
    after = _facts(after_game.state, seat, game.state, before)
    result: dict[str, Any] = {}
    for key, facts in before.items():
        if facts is after[key] or facts == after[key]:
            continue
        if key == "units":
            _compare_units(result, facts, after[key])
        else:
            _compare(result, key, facts, after[key])
    if game.state.investor != after_game.state.investor:
        result["investor"] = [game.state.investor, after_game.state.investor]
    if price := _rondel_price(game, action):
        result["price"] = price
    if not after_game.over and (then := after_game.decision).kind in _OWN_NEXT and then.player == game.decision.player:
        result["then"] = then.kind
    result["asks"] = _asked(after_game.state, game.decision.player)
    result["ends_game"] = after_game.over
    result["nothing"] = _is_idle(game, after_game, result)
    return result


def _facts(s: State, viewer: int | None, earlier: State | None = None, known: Facts | None = None) -> Facts:
    """Return the values that a preview compares, as far as the viewer may see them.

    Values in `known`, the facts of the `earlier` state, are reused where their inputs have not changed.
    """
    edition = s.edition
    seats = range(s.seats)
    nations = edition.nations
    same_units = same_flags = same_factories = False
    facts: Facts = known or {}
    if earlier is not None:
        same_units = s.armies == earlier.armies and s.lying == earlier.lying and s.fleets == earlier.fleets
        same_flags = s.flags == earlier.flags
        same_factories = s.factories == earlier.factories
    same_tax = same_units and same_flags and same_factories
    seen = [(seat, str(seat)) for seat in seats if may_see_cash(s, viewer, seat)]
    return {
        "treasury": {nation.id: amount for nation, amount in zip(nations, s.treasury, strict=True)},
        "power": {nation.id: points for nation, points in zip(nations, s.power, strict=True)},
        "factor": {nation.id: edition.factor[points] for nation, points in zip(nations, s.power, strict=True)},
        "tax": facts["tax"] if same_tax else {nation.id: tax(s, n) for n, nation in enumerate(nations)},
        "government": {
            nation.id: None if seat == NOBODY else seat for nation, seat in zip(nations, s.government, strict=True)
        },
        "cash": {name: s.cash[seat] for seat, name in seen},
        "score": {name: score(s, seat) for seat, name in seen},
        "swiss_bank": {str(seat): bool(s.swiss_banks >> seat & 1) for seat in seats},
        "units": facts["units"] if same_units else _units(s),
        "flags": facts["flags"] if same_flags else _flags(s),
        "factories": facts["factories"]
        if same_factories
        else {edition.regions[r].id: bool(s.factories >> r & 1) for r in regions_in(edition.homes)},
    }


def _flags(s: State) -> dict[str, str]:
    regions = s.edition.regions
    return {regions[r].id: nation.id for n, nation in enumerate(s.edition.nations) for r in regions_in(s.flags[n])}


def _rondel_price(game: Game, action: Action | str) -> int:
    """Return the price of a rondel move for the government (R8.4), whose cash may change for other reasons too."""
    s = game.state
    if game.decision.kind != "rondel" or s.place[s.nation] == OFF_RONDEL or not str(action).startswith("rondel "):
        return 0
    space = game.edition.actions.parse(str(action)).space
    return s.edition.price(s.edition.steps(s.place[s.nation], space), s.power[s.nation])


def _asked(s: State, mover: int) -> list[int]:
    """Return the other seats that decide next because of the action, in order."""
    seats = s.stack[-1].asked_seats(s) if s.stack else ()
    return [seat for seat in dict.fromkeys(seats) if seat != mover]


def _compare(result: dict[str, Any], key: str, before: dict[str, Any], after: dict[str, Any]) -> None:
    changed = {
        name: [before.get(name), after.get(name)]
        for name in sorted({*before, *after})
        if before.get(name) != after.get(name)
    }
    if changed:
        result[key] = changed


def _compare_units(result: dict[str, Any], before: Units, after: Units) -> None:
    """Add the changed units, nested by region, nation and kind: {"venice": {"italy": {"fleets": [0, 1]}}}."""
    for key in sorted({*before, *after}):
        if before.get(key, 0) != after.get(key, 0):
            region, nation, kind = key
            of_region = result.setdefault("units", {}).setdefault(region, {})
            of_region.setdefault(nation, {})[kind] = [before.get(key, 0), after.get(key, 0)]


def _units(s: State) -> Units:
    """Return the number of units by region, nation and kind."""
    result = {}
    for n, nation in enumerate(s.edition.nations):
        base = n * s.edition.levels
        for kind, levels in (("armies", s.armies), ("lying", s.lying), ("fleets", s.fleets)):
            for r in regions_in(levels[base]):
                result[s.edition.regions[r].id, nation.id, kind] = count(levels, base, 1 << r)
    return result


def _is_idle(game: Game, after: Game, result: dict[str, Any]) -> bool:
    """Return whether the move changes neither board, money nor power and leads to no other decision in this turn."""
    changes = set(result) - {"asks", "ends_game", "nothing", "investor", "then"}
    if changes or after.over or result["asks"]:
        return False
    same_turn = game.state.turns == after.state.turns and _is_in_action(after.state)
    return not same_turn


def _is_in_action(s: State) -> bool:
    return bool(s.stack) and s.stack[-1].KIND not in ("rondel", "")
