"""Links that connect or separate regions besides borders: canals, tunnels, straits, and the wraparound."""

from __future__ import annotations

from typing import Any

import shapely

from maps.facts import Facts, pair
from maps.projection import View
from maps.regions import Lands


def links(table: dict[str, Any], facts: Facts, drawn: Lands, view: View) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for entry in table.get("link", []):
        link = {"kind": entry["kind"], "between": entry["between"], "points": between(entry, view)}
        for id, joins in facts.canals.items():
            if joins == pair(*entry["between"]):
                link["id"] = id
        found.append(link)
    linked = {pair(*link["between"]) for link in found}
    given = {pair(*entry["between"]): entry for entry in table.get("strait", [])}
    for kind, pairs in (("strait", facts.crossed_on_foot), ("closed_strait", facts.not_crossed)):
        for both in pairs:
            if both not in linked:
                at = between(given[both], view) if both in given else shortest(*(drawn[id] for id in both))
                found.append({"kind": kind, "between": list(both), "points": at})
    for entry in table.get("wrap", []):
        _, west = view.point(entry["west"])
        _, east = view.point(entry["east"])
        ends = [rounded((0, west)), rounded((view.width, east))]
        found.append({"kind": "wrap", "between": [entry["region"]] * 2, "points": ends})
    return found


def rounded(point: Any) -> list[float]:
    return [round(float(v), 1) for v in point]


def between(entry: dict[str, Any], view: View) -> list[list[float]]:
    return [rounded(view.point(entry["from"])), rounded(view.point(entry["to"]))]


def shortest(a: Any, b: Any) -> list[list[float]]:
    return [rounded(p) for p in shapely.shortest_line(a, b).coords]
