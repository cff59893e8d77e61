"""The committed boards, read from their files."""

from __future__ import annotations

import json
from collections import defaultdict
from functools import cache
from math import dist
from pathlib import Path
from typing import Any

import shapely
from maps import outline
from maps.facts import LANGUAGES, Pair, pair
from maps.lettering import FACES, Face, Label
from shapely.geometry.base import BaseGeometry

ROOT = Path(__file__).parents[2]
BOARDS = ROOT / "web" / "src" / "boards"
EDITIONS = ("imperial", "imperial_2030")


@cache
def board(edition: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((BOARDS / f"{edition}.json").read_text(encoding="utf-8"))
    return found


@cache
def shape(edition: str, id: str) -> BaseGeometry:
    return outline.area(board(edition)["regions"][id]["path"])


@cache
def land(edition: str) -> BaseGeometry:
    """Return all land, including closed areas."""
    paths = [r["path"] for r in board(edition)["regions"].values() if r["kind"] != "sea"]
    paths += [c["path"] for c in board(edition)["closed"] if c["kind"] == "land"]
    return shapely.unary_union([outline.area(p) for p in paths])


def border_lengths(edition: str) -> dict[Pair, float]:
    """Return the length of the shared border of each pair of regions."""
    owners: dict[Any, set[str]] = defaultdict(set)
    lengths: dict[Any, float] = {}
    for id, region in board(edition)["regions"].items():
        for curve in outline.curves(region["path"]):
            at = curve.start
            for piece in curve.pieces:
                if piece.end != at:
                    key = (frozenset((at, piece.end)), piece.control)
                    owners[key].add(id)
                    lengths[key] = dist(at, piece.end) / 10
                at = piece.end
    shared: dict[Pair, float] = defaultdict(float)
    for key, ids in owners.items():
        if len(ids) == 2:
            shared[pair(*ids)] += lengths[key]
    return dict(shared)


def face(edition: str, id: str) -> Face:
    found = board(edition)
    kind = "sea" if found["regions"][id]["kind"] == "sea" else "land"
    return FACES[found["style"], kind]


def label_box(edition: str, id: str, language: str) -> BaseGeometry:
    entry = board(edition)["regions"][id]["labels"][language]
    label = Label(entry["x"], entry["y"], tuple(entry["lines"]), entry["size"])
    return label.box(face(edition, id))


def all_label_boxes(edition: str, id: str) -> BaseGeometry:
    return shapely.unary_union([label_box(edition, id, language) for language in LANGUAGES])


def city_box(edition: str, id: str) -> BaseGeometry | None:
    city = board(edition)["regions"][id]["city"]
    if city is None:
        return None
    half = board(edition)["sizes"]["city"] / 2
    return shapely.box(city["x"] - half, city["y"] - half, city["x"] + half, city["y"] + half)


def flag_box(edition: str, id: str) -> BaseGeometry | None:
    flag = board(edition)["regions"][id]["flag"]
    if flag is None:
        return None
    width, height = board(edition)["sizes"]["flag"]
    return shapely.box(flag[0] - width / 2, flag[1] - height / 2, flag[0] + width / 2, flag[1] + height / 2)


def harbors(edition: str) -> BaseGeometry:
    half = board(edition)["sizes"]["harbour"] / 2
    found = [r["harbour"] for r in board(edition)["regions"].values() if r["harbour"]]
    return shapely.unary_union([shapely.Point(h["x"], h["y"]).buffer(half) for h in found])
