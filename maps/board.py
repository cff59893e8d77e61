"""Board pipeline: all steps in order, producing the content of web/src/boards/<edition>.json."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from shapely import box

from maps import adjacency, coast, decor, links, outline, regions, topology
from maps.cells import cells
from maps.facts import LANGUAGES, Facts, facts, names, pair
from maps.layout import Layout, Place, check_regions
from maps.lettering import Label
from maps.progress import step
from maps.projection import View
from maps.regions import TableError
from maps.shapes import union
from maps.smoothing import Pen

TABLES = Path(__file__).parent / "tables"
CLOSED_KINDS = {"polar_regions": "ice", "inland_waters": "water"}


def board(edition: str) -> dict[str, Any]:
    table = tomllib.loads((TABLES / f"{edition}.toml").read_text(encoding="utf-8"))
    known = facts(edition)
    check_regions(table, known)
    width, height = table["map"]["size"]
    frame = box(0, 0, width, height)
    view = View(table["map"], table["lens"])

    all_cells = cells(table["map"]["bounds"], table["map"].get("cut"))
    step(edition, f"{len(all_cells)} cells read")
    land = regions.lands(table, all_cells, view, frame)
    step(edition, f"merged into {len(land)} lands")
    land = coast.adjust_coasts(table, land, view)
    step(edition, "coasts adjusted")
    areas = topology.sheet(table, land, view, frame)
    arcs, rings = topology.arcs_of(areas)
    step(edition, f"one sheet of {len(areas)} areas and {len(arcs)} arcs")
    check(table, known, arcs, edition)
    pen = Pen(arcs, rings)
    paths = {id: pen.area(id) for id in areas}
    drawn = {id: outline.area(path) for id, path in paths.items()}
    step(edition, f"borders smoothed, {sum(map(len, paths.values())):,} bytes of paths")

    spelled = {language: names(edition, language) for language in LANGUAGES}
    layout = Layout(table, known, spelled, drawn, view)
    places = layout.place_all()
    tight = sorted((p.crowd.radius, id) for id, p in places.items() if p.crowd)[:3]
    step(edition, "names, cities, flags and units placed; tightest " + ", ".join(f"{i} {r}" for r, i in tight))

    result = {
        "id": edition,
        "width": width,
        "height": height,
        "style": table["map"]["style"],
        "sizes": {
            "city": 2 * layout.sizes.city,
            "harbour": 2 * layout.sizes.harbor,
            "flag": [2 * layout.sizes.flag_width, 2 * layout.sizes.flag_height],
        },
        "regions": {id: region_entry(known, id, paths[id], drawn[id], places[id]) for id in known.regions},
        "closed": closed(known, layout, paths),
        "links": links.links(table, known, drawn, view),
        "decor": decoration(table, known, pen, areas, drawn, view, frame),
    }
    step(edition, "graticule, shores, lakes and rivers drawn")
    return result


def check(table: dict[str, Any], known: Facts, arcs: list[topology.Arc], edition: str) -> None:
    linked = {pair(*entry["between"]) for entry in table.get("link", [])}
    report = adjacency.compare(known, adjacency.border_lengths(arcs), linked, table["map"]["visible_border"])
    if not report.agrees:
        raise TableError(
            f"{edition} is drawn incorrectly. Missing borders: {report.missing}. Extra borders: {report.extra}."
        )
    step(
        edition,
        f"all {len(known.borders)} borders and {len(known.canals)} canals are drawn, no other regions touch",
    )


def label_entry(label: Label) -> dict[str, Any]:
    entry: dict[str, Any] = {"x": label.x, "y": label.y, "lines": list(label.lines), "size": label.size}
    if label.leader is not None:
        entry["leader"] = list(label.leader)
    return entry


def region_entry(known: Facts, id: str, path: str, shape: Any, place: Place) -> dict[str, Any]:
    region = known.regions[id]
    assert place.crowd is not None
    assert place.few is not None
    assert place.two is not None
    city = harbor = None
    if place.city:
        x, y = place.city
        city = {"x": x, "y": y, "kind": region.city, "square": region.starts_with_factory}
    if place.harbor:
        h = place.harbor
        harbor = {"x": h.x, "y": h.y, "sea": h.sea, "angle": h.angle}
    inner = shape.representative_point()
    label = place.labels["en"]
    entry = {
        "kind": region.kind,
        "nation": region.nation,
        "hue": known.nations[region.nation] if region.nation else None,
        "path": path,
        "centre": [round(inner.x, 1), round(inner.y, 1)]
        if label.leader
        else [label.x, round(label.y - label.size * 0.3, 1)],
        "labels": {language: label_entry(place.labels[language]) for language in LANGUAGES},
        "city": city,
        "harbour": harbor,
        "flag": list(place.flag) if place.flag else None,
        "slots": [list(p) for p in place.crowd.places],
        "slot_radius": place.crowd.radius,
        "few": {"slots": [list(p) for p in place.few.places], "radius": place.few.radius},
        "two": {"slots": [list(p) for p in place.two.places], "radius": place.two.radius},
        "bbox": [round(v, 1) for v in shape.bounds],
    }
    if place.again:
        entry["again"] = [{k: label_entry(v) for k, v in found.items()} for found in place.again]
    return entry


def closed(known: Facts, layout: Layout, paths: dict[str, str]) -> list[dict[str, Any]]:
    """Return the areas that no piece can enter, with a name where the rules give one."""
    found = []
    for id in sorted(set(paths) - set(known.regions)):
        entry: dict[str, Any] = {"id": id, "kind": CLOSED_KINDS.get(id, "land"), "path": paths[id]}
        labels = layout.closed_names(id)
        if labels:
            entry["labels"] = {language: label_entry(label) for language, label in labels.items()}
        found.append(entry)
    return found


def decoration(
    table: dict[str, Any], known: Facts, pen: Pen, areas: regions.Lands, drawn: regions.Lands, view: View, frame: Any
) -> dict[str, Any]:
    wet = {id for id, r in known.regions.items() if r.kind == "sea"} | set(CLOSED_KINDS)
    dry = [id for id in areas if id not in wet]
    kinds: dict[str, list[int]] = {"frontiers": [], "sea_borders": [], "ice_edge": []}
    for i, arc in enumerate(pen.arcs):
        if len(arc.sides) == 2:
            kind = border_kind(known, wet, *sorted(arc.sides))
            if kind:
                kinds[kind].append(i)
    land = union(drawn[id] for id in dry)
    result: dict[str, Any] = {kind: pen.borders(chosen) for kind, chosen in kinds.items()}
    result["graticule"] = decor.graticule(table, view, frame)
    result["shores"] = decor.shores(land, frame)
    result["lakes"] = decor.lakes(table, view, land)
    result["rivers"] = decor.rivers(table, view, land)
    result["degrees"] = decor.frame_degrees(table, view)
    if "compass" in table["map"]:
        x, y, radius = table["map"]["compass"]
        result["compass"] = {"x": x, "y": y, "radius": radius}
    return result


def border_kind(known: Facts, wet: set[str], a: str, b: str) -> str | None:
    if a in wet and b in wet:
        both_play = a in known.regions and b in known.regions
        return "sea_borders" if both_play else "ice_edge"
    if a in wet or b in wet:
        return None
    first, second = known.regions.get(a), known.regions.get(b)
    same = first is not None and second is not None and first.nation is not None and first.nation == second.nation
    return None if same else "frontiers"
