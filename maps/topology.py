"""Topology: land shapes and sea lines become a gapless sheet of faces; every border is an arc between two regions."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np
import shapely
from shapely import LineString, Point, STRtree
from shapely.geometry.base import BaseGeometry
from shapely.ops import polygonize

from maps.projection import View
from maps.regions import Lands, TableError
from maps.shapes import polygons, union

INLAND = "inland_waters"
"""Enclosed water that no fleet can reach."""

GRID = 0.02

Vertex = tuple[int, int]
"""In thousandths of a pixel, so that equal points compare equal."""


def sheet(table: dict[str, Any], lands: Lands, view: View, frame: BaseGeometry) -> Lands:
    """Return all regions and closed areas; together they cover the frame without gaps or overlaps."""
    faces = faces_of(table, lands, view, frame)
    owner = assign_faces(table, lands, view, faces)
    parts: dict[str, list[BaseGeometry]] = defaultdict(list)
    for face, id in zip(faces, owner, strict=True):
        parts[id].append(face)
    ids = sorted(parts)
    simple = shapely.coverage_simplify([union(parts[id]) for id in ids], table["map"]["simplify"])
    if not shapely.coverage_is_valid(simple):
        raise TableError("Simplification broke the sheet: regions overlap or have gaps.")
    return dict(zip(ids, simple, strict=True))


def faces_of(table: dict[str, Any], lands: Lands, view: View, frame: BaseGeometry) -> list[BaseGeometry]:
    drawn = [sea_line(line, lands, view) for line in table["sea_lines"].values()]
    # A sea line may cross land; only its parts in the water divide seas.
    wet = union(drawn).difference(union(lands.values()).buffer(-0.5))
    edges = [shape.boundary for shape in lands.values()]
    linework = shapely.unary_union([*edges, wet, frame.boundary], grid_size=GRID)
    inside = frame.buffer(0.1)
    return [f for f in polygonize(linework) if inside.covers(f.representative_point())]


def sea_line(corners: list[list[float] | str], lands: Lands, view: View) -> BaseGeometry:
    """Return a sea line in pixels. An end "morocco|algeria" is the point on the coast where the two meet."""
    inner = [c for c in corners if not isinstance(c, str)]
    points = [tuple(p) for p in shapely.get_coordinates(view.shape(LineString(inner)))]
    if isinstance(corners[0], str):
        points = [*reversed(meeting(corners[0], lands, points[0])), *points]
    if isinstance(corners[-1], str):
        points = [*points, *meeting(corners[-1], lands, points[-1])]
    return LineString(points)


def meeting(names: str, lands: Lands, near: tuple[float, ...]) -> list[tuple[float, ...]]:
    """Return where the border of two lands meets the coast, and the next corners inland, so that no gap remains."""
    a, b = (lands[id].boundary for id in names.split("|"))
    shore = union(lands.values()).boundary
    shared = shapely.get_coordinates(a.intersection(b))
    on_shore = shared[shapely.distance(shapely.points(shared), shore) < 1e-6]
    if not len(on_shore):
        raise TableError(f"{names} do not meet at a coast.")
    end = min(on_shore.tolist(), key=lambda p: float(np.hypot(p[0] - near[0], p[1] - near[1])))
    inland = sorted(shared.tolist(), key=lambda p: float(np.hypot(p[0] - end[0], p[1] - end[1])))
    return [tuple(p) for p in inland[:3]]


def assign_faces(table: dict[str, Any], lands: Lands, view: View, faces: list[BaseGeometry]) -> list[str]:
    """Return the owner of each face: land by containment, seas by seed, the rest by their longest shared edge."""
    ids = list(lands)
    tree = STRtree([lands[id] for id in ids])
    owner: dict[int, str] = {}
    for i, face in enumerate(faces):
        hits = tree.query(face.representative_point(), predicate="within")
        if len(hits):
            owner[i] = ids[int(min(hits))]
    wet = [i for i in range(len(faces)) if i not in owner]
    seas = {**table["seas"], **table.get("closed_seas", {})}
    for sea, entry in seas.items():
        for seed in entry["seeds"]:
            place = Point(view.point(seed))
            hit = next((i for i in wet if faces[i].intersects(place)), None)
            if hit is None:
                raise TableError(f"The seed {seed} of {sea} lies on land or outside the frame.")
            if owner.setdefault(hit, sea) != sea:
                raise TableError(f"{sea} and {owner[hit]} are connected; a sea line has a gap.")
    assign_remaining(table, faces, owner, set(seas))
    return [owner[i] for i in range(len(faces))]


def assign_remaining(table: dict[str, Any], faces: list[BaseGeometry], owner: dict[int, str], seas: set[str]) -> None:
    tree = STRtree(faces)
    for _ in range(4):
        for i in [i for i in range(len(faces)) if i not in owner]:
            shared: dict[str, float] = defaultdict(float)
            for j in sorted(int(j) for j in tree.query(faces[i])):
                if j in owner:
                    length = faces[i].boundary.intersection(faces[j].boundary).length
                    if length > 0:
                        shared[owner[j]] += length
            wet = {id: length for id, length in shared.items() if id in seas}
            if wet:
                owner[i] = max(wet, key=lambda id: wet[id])
            elif shared and faces[i].area < table["map"]["smallest_lake"]:
                owner[i] = max(shared, key=lambda id: shared[id])
    for i in range(len(faces)):
        owner.setdefault(i, INLAND)


@dataclass(frozen=True)
class Arc:
    points: tuple[Vertex, ...]
    sides: frozenset[str]
    """The one or two adjacent areas; only one at the frame."""

    @property
    def length(self) -> float:
        steps = np.diff(np.array(self.points, dtype=float), axis=0)
        return float(np.hypot(steps[:, 0], steps[:, 1]).sum()) / 1000


Ring = list[tuple[int, bool]]
"""Arc indices in order, each with whether it is traversed backwards."""


def arcs_of(areas: Lands) -> tuple[list[Arc], dict[str, list[Ring]]]:
    """Split all outlines where the pair of neighbors changes."""
    outlines = [
        (id, [(round(x * 1000), round(y * 1000)) for x, y in line.coords][:-1])
        for id, shape in areas.items()
        for p in polygons(shape)
        for line in (p.exterior, *p.interiors)
    ]
    sides: dict[frozenset[Vertex], set[str]] = defaultdict(set)
    near: dict[Vertex, set[Vertex]] = defaultdict(set)
    for id, line in outlines:
        for a, b in zip(line, line[1:] + line[:1], strict=True):
            sides[frozenset((a, b))].add(id)
            near[a].add(b)
            near[b].add(a)

    def is_node(v: Vertex) -> bool:
        return len(near[v]) != 2 or len({frozenset(sides[frozenset((v, w))]) for w in near[v]}) > 1

    arcs: list[Arc] = []
    known: dict[tuple[Vertex, ...], int] = {}
    rings: dict[str, list[Ring]] = defaultdict(list)
    for id, line in outlines:
        ring: Ring = []
        for piece in pieces(line, [i for i, v in enumerate(line) if is_node(v)]):
            if piece[::-1] in known:
                ring.append((known[piece[::-1]], True))
                continue
            if piece not in known:
                known[piece] = len(arcs)
                arcs.append(Arc(piece, frozenset(sides[frozenset(piece[:2])])))
            ring.append((known[piece], False))
        rings[id].append(ring)
    return arcs, dict(rings)


def pieces(line: list[Vertex], nodes: list[int]) -> list[tuple[Vertex, ...]]:
    if not nodes:
        first = line.index(min(line))
        turned = line[first:] + line[: first + 1]
        # Both neighbors must traverse a closed arc from the same point in a comparable direction.
        return [tuple(turned)]
    turned = line[nodes[0] :] + line[: nodes[0] + 1]
    cuts = [n - nodes[0] for n in nodes] + [len(line)]
    return [tuple(turned[a : b + 1]) for a, b in pairwise(cuts)]
