"""Routes of moves as legs (rail, march, convoy, sail, canal), for drawing."""

from __future__ import annotations

from collections.abc import Sequence

from rondel.engine.actions import Action
from rondel.engine.board import Ways, regions_in
from rondel.engine.edition import Edition
from rondel.engine.movement import best_path, open_provinces
from rondel.engine.phases.armies import Armies
from rondel.engine.phases.canal import foreign_canals
from rondel.engine.state import State

Leg = tuple[str, list[str] | str]


def route(s: State, action: Action) -> list[Leg]:
    """Return the legs of a legal move; none for actions that move nothing."""
    if action.kind == "fleet":
        return _sailing(s.edition, action.region, action.to)
    phase = s.stack[-1]
    if action.kind == "army" and isinstance(phase, Armies):
        return _journey(s, phase, action.region, action.to)
    return []


def _ids(edition: Edition, regions: Sequence[int]) -> list[str]:
    return [edition.regions[r].id for r in regions]


def _sailing(edition: Edition, origin: int, to: int) -> list[Leg]:
    legs: list[Leg] = [("sail", _ids(edition, (origin, to)))]
    canal = next(canal for sea, canal in edition.sailings[origin] if sea == to)
    if canal >= 0:
        legs.append(("canal", edition.canals[canal].id))
    return legs


def _journey(s: State, phase: Armies, origin: int, to: int) -> list[Leg]:
    """Return the route of an army: rail alone, else on foot with rail before or after, else by sea."""
    edition = s.edition
    ways = edition.ways(phase.nation, open_provinces(s, phase.nation))
    if ways.rail[origin] >> to & 1:
        return [("rail", _ids(edition, _track(edition, ways.rail[origin], origin, to)))]
    if ways.march[origin] >> to & 1:
        return _on_foot(edition, ways, origin, to)
    return _over_sea(s, phase, ways, origin, to)


def _track(edition: Edition, network: int, origin: int, to: int) -> list[int]:
    """Return the shortest path through connected provinces (breadth-first search)."""
    came_from = {origin: origin}
    queue = [origin]
    for here in queue:
        for there in regions_in(edition.land[here] & network):
            if there not in came_from:
                came_from[there] = here
                queue.append(there)
    track = [to]
    while track[-1] != origin:
        track.append(came_from[track[-1]])
    return track[::-1]


def _on_foot(edition: Edition, ways: Ways, origin: int, to: int) -> list[Leg]:
    best: list[Leg] | None = None
    for start in regions_in(ways.rail[origin] or 1 << origin):
        for stop in regions_in(ways.rail[to] or 1 << to):
            if edition.land[start] >> stop & 1:
                legs = _with_rail(edition, ways, origin, start, [("march", _ids(edition, (start, stop)))], stop, to)
                if best is None or len(legs) < len(best):
                    best = legs
    assert best is not None
    return best


def _with_rail(edition: Edition, ways: Ways, origin: int, start: int, legs: list[Leg], stop: int, to: int) -> list[Leg]:
    before: list[Leg] = []
    after: list[Leg] = []
    if start != origin:
        before = [("rail", _ids(edition, _track(edition, ways.rail[origin], origin, start)))]
    if stop != to:
        after = [("rail", _ids(edition, _track(edition, ways.rail[to], stop, to)))]
    return before + legs + after


def _over_sea(s: State, phase: Armies, ways: Ways, origin: int, to: int) -> list[Leg]:
    edition = s.edition
    canals = (1 << len(edition.canals)) - 1
    foreign = foreign_canals(s, phase.nation)
    path = best_path(edition, phase.ships, ways.seas[origin], ways.seas[to], canals, foreign)
    assert path is not None
    first, last = path.seas[0], path.seas[-1]
    start = _beside(edition, ways.rail[origin] or 1 << origin, first, origin)
    stop = _beside(edition, ways.rail[to] or 1 << to, last, to)
    legs: list[Leg] = [("convoy", _ids(edition, path.seas))]
    legs += [("canal", edition.canals[canal].id) for canal in path.canals]
    return _with_rail(edition, ways, origin, start, legs, stop, to)


def _beside(edition: Edition, provinces: int, sea: int, preferred: int) -> int:
    coastal = provinces & edition.coast[sea]
    return preferred if coastal >> preferred & 1 else regions_in(coastal)[0]
