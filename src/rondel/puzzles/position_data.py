"""Compact data format of puzzle positions, with the minimum that `Game.from_view` needs.

Nations are in turn order, without names. Regions are space-separated ids (`"paris paris london"`: two armies and one),
bonds are space-separated face values (`"12 4"`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import rondel

Data = Mapping[str, Any]
NAMES = ("Ada", "Bruno", "Clara", "Dora", "Emil", "Frida")
FACTS = ("government", "treasury", "power", "rondel", "tax_marker")
UNITS = ("armies", "lying", "fleets")
# No gifts, so that puzzles are about moves on the board. Late fleet battles are off in both games, because the
# solutions were verified without them.
OPTIONS = rondel.Options(gifts="off", late_fleet_battles=False)


def game_at(data: Data) -> rondel.Game:
    """Return the game at the start of the turn."""
    return rondel.Game.from_view(view_of(data))


def view_of(data: Data) -> dict[str, Any]:
    """Return the view for `Game.from_view`."""
    edition = rondel.edition(data["edition"])
    order = [nation.id for nation in edition.nations]
    regions: dict[str, dict[str, Any]] = {}
    for place in edition.regions:
        if place.kind == "home":
            regions[place.id] = {"factory": place.id in data["factories"].split()}
    for nation, (*_, flags, armies, lying, fleets) in zip(order, data["nations"], strict=True):
        for place in flags.split():
            regions.setdefault(place, {})["flag"] = nation
        for unit, places in zip(UNITS, (armies, lying, fleets), strict=True):
            for place, count in Counter(places.split()).items():
                regions.setdefault(place, {}).setdefault(unit, {})[nation] = count
    return {
        "edition": data["edition"],
        "options": OPTIONS.to_dict(),
        "version": 0,
        "round": data["round"],
        "turn": {"nation": data["nation"], "number": data["number"]},
        "players": [
            {
                "seat": seat,
                "name": NAMES[seat],
                "cash": cash,
                "bonds": {
                    nation: [int(face) for face in faces.split()]
                    for nation, faces in zip(order, bonds, strict=True)
                    if faces
                },
            }
            for seat, (cash, *bonds) in enumerate(data["players"])
        ],
        "investor": data["investor"],
        "nations": {
            nation: dict(zip(FACTS, facts, strict=False))
            for nation, facts in zip(order, data["nations"], strict=True)
            if facts[0] is not None
        },
        "regions": regions,
    }


def data_of(game: rondel.Game) -> dict[str, Any]:
    """Return a game at the start of a nation's turn as compact data."""
    view = game.view(None)
    places: dict[tuple[str, str], list[str]] = {}
    for place, facts in view["regions"].items():
        if facts.get("flag"):
            places.setdefault((facts["flag"], "flags"), []).append(place)
        for unit in UNITS:
            for nation, count in facts.get(unit, {}).items():
                places.setdefault((nation, unit), []).extend([place] * count)
    return {
        "edition": view["edition"],
        "round": view["round"],
        "nation": view["turn"]["nation"],
        "number": view["turn"]["number"],
        "investor": view["investor"],
        "players": [
            [player["cash"], *(" ".join(map(str, player["bonds"].get(nation, ()))) for nation in view["nations"])]
            for player in view["players"]
        ],
        "nations": [
            [
                *(facts[key] for key in FACTS),
                *(" ".join(places.get((nation, what), ())) for what in ("flags", *UNITS)),
            ]
            for nation, facts in view["nations"].items()
        ],
        "factories": " ".join(place for place, facts in view["regions"].items() if facts.get("factory")),
    }
