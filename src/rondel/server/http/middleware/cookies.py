"""The cookies of a request, read in one pass whatever other sites or extensions have put before ours."""

from __future__ import annotations

from typing import cast

from litestar.types import Scope

LONGEST_HEADER = 8_192  # what browsers send at most for a site like this; the rest is not read


def cookies(scope: Scope) -> dict[str, str]:
    """By name, the first of each; values as they were sent.

    Not `http.cookies`: it is quadratic on older Pythons, and one cookie it cannot read makes it drop all that follow.
    """
    read = cast(dict[str, object], scope)
    if isinstance(known := read.get("rondel.cookies"), dict):
        return known
    found: dict[str, str] = {}
    read["rondel.cookies"] = found
    left = LONGEST_HEADER
    for name, value in scope["headers"]:
        if name == b"cookie" and left > 0:
            for pair in value[:left].decode("latin-1").split(";"):
                key, equals, kept = pair.partition("=")
                if equals:
                    found.setdefault(key.strip(), kept.strip())
            left -= len(value)
    return found
