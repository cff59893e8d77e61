"""Finds a place in every region for everything that stands in it, the most important first."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from shapely import LineString
from shapely.geometry.base import BaseGeometry

from maps import labels, marks, slots
from maps.facts import LANGUAGES, Facts
from maps.lettering import FACES, Face
from maps.projection import View
from maps.regions import Lands, TableError
from maps.shapes import Point, union

CLEAR = 2.0
"""Pixels between two things in a region."""


@dataclass
class Place:
    """Everything that stands in one region."""

    labels: labels.Labels = field(default_factory=dict)
    again: list[labels.Labels] = field(default_factory=list)
    """Names on a second part of the region, at the other edge of the world."""
    city: Point | None = None
    harbour: marks.Harbour | None = None
    flag: Point | None = None
    crowd: slots.Slots | None = None
    few: slots.Slots | None = None


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
        self.each(self.place_name)
        self.place_names_again()
        self.each(self.place_flag)
        self.each(self.place_slots)
        return self.places

    def each(self, place: Callable[[str], None]) -> None:
        """Does the same for all regions, so that one run names everything the table must mend."""
        troubles = []
        for id in self.facts.regions:
            try:
                place(id)
            except TableError as trouble:
                troubles.append(str(trouble))
        if troubles:
            raise TableError("\n".join(troubles))

    def place_cities_and_harbours(self) -> None:
        for id, region in self.facts.regions.items():
            if region.city:
                half = self.sizes.city
                self.places[id].city = marks.city_place(region, self.drawn[id], self.entry(id), self.view, half)
        for id, region in self.facts.regions.items():
            city = self.places[id].city
            if region.harbour and city:
                half = self.sizes.harbour
                harbour = marks.harbour_place(
                    region, city, self.drawn, self.taken, self.entry(id), self.view, half
                )
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

    def free(self, id: str) -> BaseGeometry:
        """The region without what already stands in it."""
        place = self.places[id]
        parts = [self.taken.buffer(CLEAR)]
        if place.city:
            parts.append(marks.city_area(place.city, self.sizes.city + CLEAR))
        for found in [place.labels, *place.again]:
            parts += [label.box(self.face(id)).buffer(CLEAR, join_style="mitre") for label in found.values()]
        if place.flag:
            parts.append(marks.flag_area(place.flag, self.sizes).buffer(CLEAR, join_style="mitre"))
        return self.drawn[id].difference(union(parts))

    def place_name(self, id: str) -> None:
        if self.places[id].labels:
            return
        entry = self.entry(id)
        kind = "sea" if self.facts.regions[id].kind == "sea" else "land"
        highest, lowest = self.table["type"][kind]
        limits = (float(entry.get("font", highest)), float(lowest))
        wish = self.view.point(entry["label"]) if "label" in entry else None
        # The name stays in the main part of a region: islands would tear it away from its city.
        self.places[id].labels = labels.inside(id, self.spelled(id), self.free(id), self.face(id), limits, wish)

    def place_names_again(self) -> None:
        for entry in self.table.get("again", []):
            id = entry["region"]
            found = labels.beside(self.spelled(id), self.drawn[id], entry, self.face(id), self.view)
            plain = {k: labels.Label(v.x, v.y, v.lines, v.size) for k, v in found.items()}
            self.places[id].again.append(plain)

    def closed_names(self, id: str) -> labels.Labels:
        """The name of a closed area, where the table wants it written."""
        entry = self.table.get("closed_names", {}).get(id)
        if entry is None:
            return {}
        face = FACES[self.style, "land"]
        if "at" in entry:
            found = labels.beside(self.spelled(entry.get("name", id)), self.drawn[id], entry, face, self.view)
            return {k: labels.Label(v.x, v.y, v.lines, v.size) for k, v in found.items()}
        return labels.inside(id, self.spelled(id), self.drawn[id], face, tuple(entry["type"]), None)

    def heart(self, id: str) -> Point:
        """Around which point the pieces of a region gather."""
        place = self.places[id]
        label = place.labels["en"]
        if label.leader is not None:
            if place.city:
                return place.city
            return labels.middle(labels.largest(self.drawn[id]))
        c = label.box(self.face(id)).centroid
        return c.x, c.y

    def place_flag(self, id: str) -> None:
        if self.facts.regions[id].kind != "home":
            x, y = self.heart(id)
            self.places[id].flag = marks.flag_place(id, self.free(id), (x, y), self.sizes)

    def place_slots(self, id: str) -> None:
        limits = self.table["units"]
        free, heart = self.free(id), self.heart(id)
        place = self.places[id]
        place.crowd = slots.slots(id, free, heart, slots.CROWD, limits["crowd"], limits["smallest"])
        place.few = slots.slots(id, free, heart, slots.FEW, limits["few"], limits["smallest"])


def refuse_unknown(table: dict[str, Any], facts: Facts) -> None:
    """The table and the rules must name the same regions."""
    drawn = {*table["regions"], *table["seas"]}
    different = drawn.symmetric_difference(facts.regions)
    if different:
        raise TableError(f"The table and the rules disagree about {', '.join(sorted(different))}.")
