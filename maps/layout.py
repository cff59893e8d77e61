"""Finds a place in every region for everything that stands in it, the most important first."""

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
"""Pixels between two things in a region."""


SHARES = (1.0, 0.8, 0.65, 0.5)
"""Sizes of a name that are tried, in parts of the wanted size."""

FLAG_WAYS: tuple[Point, ...] = ((0, 0), (0, 1), (0, -1), (1, 0), (-1, 0))
"""Where the flag is looked for: beside the name, or towards one side of the region."""

WORTH = 0.3
"""How much larger units must become to justify a smaller name or a flag far from it."""


@dataclass
class Place:
    """Everything that stands in one region."""

    labels: Labels = field(default_factory=dict)
    again: list[Labels] = field(default_factory=list)
    """Names on a second part of the region, at the other edge of the world."""
    city: Point | None = None
    harbour: marks.Harbour | None = None
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
        """Harbours and names that stand in a sea they do not belong to."""
        self.open: Lands = {}
        """Regions without what is taken, once all harbours and names beside are known."""

    def face(self, id: str) -> Face:
        region = self.facts.regions.get(id)
        return FACES[self.style, "sea" if region is not None and region.kind == "sea" else "land"]

    def entry(self, id: str) -> dict[str, Any]:
        found: dict[str, Any] = self.table["regions"].get(id) or self.table["seas"][id]
        return found

    def spelled(self, id: str) -> dict[str, str]:
        return {language: self.names[language][id] for language in LANGUAGES}

    def place_all(self) -> dict[str, Place]:
        self.place_cities_and_harbours()
        self.place_names_beside()
        self.place_names_again()
        troubles = []
        for id in self.facts.regions:
            try:
                self.furnish(id)
            except TableError as trouble:
                # One run names everything the table must mend.
                troubles.append(str(trouble))
        if troubles:
            raise TableError("\n".join(troubles))
        return self.places

    def furnish(self, id: str) -> None:
        """Name, flag and units. Where units become small, a smaller name and other places for the flag are tried."""
        place = self.places[id]
        beside = bool(place.labels)
        best: Place | None = None
        goal = self.table["units"]["wanted"]
        for share in SHARES if not beside else SHARES[:1]:
            for way in FLAG_WAYS if self.facts.regions[id].kind != "home" else FLAG_WAYS[:1]:
                place = replace(self.places[id], flag=None)
                tried = self.furnished(id, place, share, way, beside)
                if tried is None:
                    continue
                if best is None or radius(tried) > radius(best) + WORTH:
                    best = tried
                if radius(best) >= goal:
                    break
            if best is not None and radius(best) >= goal:
                break
        if best is None:
            raise TableError(f"Name, flag and ten units do not fit into {id}.")
        limits = self.table["units"]
        free, heart = self.free(id, best), self.heart(id, best)
        best.few = slots.slots(free, heart, slots.FEW, limits["few"], limits["smallest"])
        best.two = slots.slots(free, heart, slots.TWO, limits["few"], limits["smallest"])
        self.places[id] = best

    def furnished(self, id: str, place: Place, share: float, way: Point, beside: bool) -> Place | None:
        if not beside:
            place = replace(place, labels={})
            try:
                place.labels = self.name_inside(id, place, share)
            except TableError:
                return None
        heart = self.heart(id, place)
        if self.facts.regions[id].kind != "home":
            x0, y0, x1, y1 = self.drawn[id].bounds
            near = (heart[0] + way[0] * (x1 - x0), heart[1] + way[1] * (y1 - y0))
            try:
                place.flag = marks.flag_place(id, self.free(id, place), near, self.sizes)
            except TableError:
                return None
        limits = self.table["units"]
        place.crowd = slots.slots(self.free(id, place), heart, slots.CROWD, limits["crowd"], limits["smallest"])
        return place if place.crowd else None

    def place_cities_and_harbours(self) -> None:
        for id, region in self.facts.regions.items():
            if region.city:
                half = self.sizes.city
                self.places[id].city = marks.city_place(region, self.drawn[id], self.entry(id), self.view, half)
        for id, region in self.facts.regions.items():
            city = self.places[id].city
            if region.harbour and city:
                half = self.sizes.harbour
                harbour = marks.harbour_place(region, city, self.drawn, self.taken, self.entry(id), self.view, half)
                self.places[id].harbour = harbour
                self.taken = self.taken.union(harbour.area(half))

    def place_names_beside(self) -> None:
        for id in self.facts.regions:
            entry = self.entry(id).get("beside")
            if entry:
                found = labels.beside(self.spelled(id), self.drawn[id], entry, self.face(id), self.view)
                self.places[id].labels = found
                boxes = [label.box(self.face(id)) for label in found.values()]
                lines = [LineString([label.leader[:2], label.leader[2:]]) for label in found.values() if label.leader]
                self.taken = self.taken.union(union([*boxes, *[line.buffer(1) for line in lines]]))

    def free(self, id: str, place: Place) -> BaseGeometry:
        """The region without what already stands in it."""
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
        wish = self.view.point(entry["label"]) if "label" in entry else None
        return labels.inside(id, self.spelled(id), self.free(id, place), self.face(id), limits, wish)

    def place_names_again(self) -> None:
        for entry in self.table.get("again", []):
            id = entry["region"]
            found = labels.beside(self.spelled(id), self.drawn[id], entry, self.face(id), self.view)
            plain = {k: Label(v.x, v.y, v.lines, v.size) for k, v in found.items()}
            self.places[id].again.append(plain)

    def closed_names(self, id: str) -> Labels:
        """The name of a closed area, where the table wants it written."""
        entry = self.table.get("closed_names", {}).get(id)
        if entry is None:
            return {}
        face = FACES[self.style, "land"]
        if "at" in entry:
            found = labels.beside(self.spelled(entry.get("name", id)), self.drawn[id], entry, face, self.view)
            return {k: Label(v.x, v.y, v.lines, v.size) for k, v in found.items()}
        return labels.inside(id, self.spelled(id), self.drawn[id], face, tuple(entry["type"]), None)

    def heart(self, id: str, place: Place) -> Point:
        """Around which point the pieces of a region gather."""
        label = place.labels["en"]
        if label.leader is None:
            c = label.box(self.face(id)).centroid
            return c.x, c.y
        return place.city or labels.middle(largest(self.drawn[id]))


def radius(place: Place) -> float:
    return place.crowd.radius if place.crowd else 0.0


def refuse_unknown(table: dict[str, Any], facts: Facts) -> None:
    """The table and the rules must name the same regions."""
    drawn = {*table["regions"], *table["seas"]}
    different = drawn.symmetric_difference(facts.regions)
    if different:
        raise TableError(f"The table and the rules disagree about {', '.join(sorted(different))}.")
