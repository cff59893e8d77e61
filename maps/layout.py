"""Layout: positions for everything drawn in a region, most important first."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

import shapely
from shapely import LineString
from shapely.geometry.base import BaseGeometry

from maps import labels, marks, slots
from maps.facts import LANGUAGES, Facts
from maps.labels import Labels
from maps.lettering import FACES, Face, Label
from maps.projection import View
from maps.regions import Lands, TableError
from maps.shapes import Point, largest, union

CLEAR = 2.0
"""Clearance between two objects in a region, in pixels."""


NAME_SCALES = (1.0, 0.8, 0.65, 0.5)
"""Name sizes to try, relative to the desired size."""

FLAG_DIRECTIONS: tuple[Point, ...] = ((0, 0), (0, 1), (0, -1), (1, 0), (-1, 0))
"""Directions to search for the flag: at the name, or toward one side of the region."""

MIN_GAIN = 0.3
"""The increase in unit radius that justifies a smaller name or a distant flag."""


@dataclass
class Place:
    """Positions of everything drawn in one region."""

    labels: Labels = field(default_factory=dict)
    again: list[Labels] = field(default_factory=list)
    """Names on a second part of the region, at the opposite edge of the map."""
    city: Point | None = None
    harbor: marks.Harbor | None = None
    flag: Point | None = None
    crowd: slots.Slots | None = None
    few: slots.Slots | None = None
    two: slots.Slots | None = None


class Layout:
    def __init__(self, table: dict[str, Any], facts: Facts, names: dict[str, dict[str, str]], drawn: Lands, view: View):
        self.table = table
        self.facts = facts
        self.names = names
        self.drawn = drawn
        self.view = view
        self.style: str = table["map"]["style"]
        self.sizes = marks.SIZES[self.style]
        self.places = {id: Place() for id in facts.regions}
        self.taken: BaseGeometry = union([])
        """Harbors and names placed in seas they do not belong to."""
        self.open: Lands = {}
        """Regions minus the taken area; computed once all harbors and external names are placed."""

    def face(self, id: str) -> Face:
        region = self.facts.regions.get(id)
        return FACES[self.style, "sea" if region is not None and region.kind == "sea" else "land"]

    def entry(self, id: str) -> dict[str, Any]:
        found: dict[str, Any] = self.table["regions"].get(id) or self.table["seas"][id]
        return found

    def spelled(self, id: str) -> dict[str, str]:
        return {language: self.names[language][id] for language in LANGUAGES}

    def place_all(self) -> dict[str, Place]:
        self.place_cities_and_harbors()
        self.place_external_names()
        self.place_repeated_names()
        errors = []
        for id in self.facts.regions:
            try:
                self.place_region(id)
            except TableError as error:
                # Collect all errors, so that one run reports everything to fix in the table.
                errors.append(str(error))
        if errors:
            raise TableError("\n".join(errors))
        return self.places

    def place_region(self, id: str) -> None:
        """Place name, flag and units; if units get small, try smaller names and other flag positions."""
        place = self.places[id]
        is_external = bool(place.labels)
        best: Place | None = None
        goal = self.table["units"]["wanted"]
        for share in NAME_SCALES if not is_external else NAME_SCALES[:1]:
            for direction in FLAG_DIRECTIONS if self.facts.regions[id].kind != "home" else FLAG_DIRECTIONS[:1]:
                place = replace(self.places[id], flag=None)
                tried = self.try_layout(id, place, share, direction, is_external)
                if tried is None:
                    continue
                if best is None or radius(tried) > radius(best) + MIN_GAIN:
                    best = tried
                if radius(best) >= goal:
                    break
            if best is not None and radius(best) >= goal:
                break
        if best is None:
            raise TableError(f"Name, flag and ten units do not fit into {id}.")
        limits = self.table["units"]
        free, focus = self.free(id, best), self.focus(id, best)
        best.few = slots.slots(free, focus, slots.FEW, limits["few"], limits["smallest"])
        best.two = slots.slots(free, focus, slots.TWO, limits["few"], limits["smallest"])
        self.places[id] = best

    def try_layout(self, id: str, place: Place, share: float, direction: Point, is_external: bool) -> Place | None:
        if not is_external:
            place = replace(place, labels={})
            try:
                place.labels = self.name_inside(id, place, share)
            except TableError:
                return None
        focus = self.focus(id, place)
        if self.facts.regions[id].kind != "home":
            x0, y0, x1, y1 = self.drawn[id].bounds
            near = (focus[0] + direction[0] * (x1 - x0), focus[1] + direction[1] * (y1 - y0))
            try:
                place.flag = marks.flag_place(id, self.free(id, place), near, self.sizes)
            except TableError:
                return None
        limits = self.table["units"]
        place.crowd = slots.slots(self.free(id, place), focus, slots.CROWD, limits["crowd"], limits["smallest"])
        return place if place.crowd else None

    def place_cities_and_harbors(self) -> None:
        for id, region in self.facts.regions.items():
            if region.city:
                half = self.sizes.city
                self.places[id].city = marks.city_place(region, self.drawn[id], self.entry(id), self.view, half)
        for id, region in self.facts.regions.items():
            city = self.places[id].city
            if region.harbor and city:
                half = self.sizes.harbor
                harbor = marks.harbor_place(region, city, self.drawn, self.taken, self.entry(id), self.view, half)
                self.places[id].harbor = harbor
                self.taken = self.taken.union(harbor.area(half))

    def place_external_names(self) -> None:
        for id in self.facts.regions:
            entry = self.entry(id).get("beside")
            if entry:
                found = labels.external(self.spelled(id), self.drawn[id], entry, self.face(id), self.view)
                self.places[id].labels = found
                boxes = [label.box(self.face(id)) for label in found.values()]
                lines = [LineString([label.leader[:2], label.leader[2:]]) for label in found.values() if label.leader]
                self.taken = self.taken.union(union([*boxes, *[line.buffer(1) for line in lines]]))

    def free(self, id: str, place: Place) -> BaseGeometry:
        """Return the region minus everything already placed in it."""
        if id not in self.open:
            window = shapely.envelope(self.drawn[id]).buffer(CLEAR)
            self.open[id] = self.drawn[id].difference(self.taken.intersection(window).buffer(CLEAR))
        parts = []
        if place.city:
            parts.append(marks.city_area(place.city, self.sizes.city + CLEAR))
        for found in [place.labels, *place.again]:
            parts += [label.box(self.face(id)).buffer(CLEAR, join_style="mitre") for label in found.values()]
        if place.flag:
            parts.append(marks.flag_area(place.flag, self.sizes).buffer(CLEAR, join_style="mitre"))
        return self.open[id].difference(union(parts)) if parts else self.open[id]

    def name_inside(self, id: str, place: Place, share: float) -> Labels:
        entry = self.entry(id)
        kind = "sea" if self.facts.regions[id].kind == "sea" else "land"
        highest, lowest = self.table["type"][kind]
        wanted = max(float(entry.get("font", highest)) * share, float(lowest))
        limits = (round(wanted * 2) / 2, float(lowest))
        preferred = self.view.point(entry["label"]) if "label" in entry else None
        return labels.inside(id, self.spelled(id), self.free(id, place), self.face(id), limits, preferred)

    def place_repeated_names(self) -> None:
        for entry in self.table.get("again", []):
            id = entry["region"]
            found = labels.external(self.spelled(id), self.drawn[id], entry, self.face(id), self.view)
            plain = {k: Label(v.x, v.y, v.lines, v.size) for k, v in found.items()}
            self.places[id].again.append(plain)

    def closed_names(self, id: str) -> Labels:
        """Return the name of a closed area, if the table requests it."""
        entry = self.table.get("closed_names", {}).get(id)
        if entry is None:
            return {}
        face = FACES[self.style, "land"]
        if "at" in entry:
            found = labels.external(self.spelled(entry.get("name", id)), self.drawn[id], entry, face, self.view)
            return {k: Label(v.x, v.y, v.lines, v.size) for k, v in found.items()}
        return labels.inside(id, self.spelled(id), self.drawn[id], face, tuple(entry["type"]), None)

    def focus(self, id: str, place: Place) -> Point:
        """Return the point around which pieces gather."""
        label = place.labels["en"]
        if label.leader is None:
            c = label.box(self.face(id)).centroid
            return c.x, c.y
        return place.city or labels.middle(largest(self.drawn[id]))


def radius(place: Place) -> float:
    return place.crowd.radius if place.crowd else 0.0


def check_regions(table: dict[str, Any], facts: Facts) -> None:
    """Check that the table and the rules contain the same regions."""
    drawn = {*table["regions"], *table["seas"]}
    different = drawn.symmetric_difference(facts.regions)
    if different:
        raise TableError(f"The table and the rules disagree about {', '.join(sorted(different))}.")
