"""Numbers in paths are written in plain digits: Python would also read ١, +1, 1_0 and a 1 between blanks as numbers,
and one thing would have many addresses."""

from __future__ import annotations

from litestar.routes.base import parsers_map


def plain_number(text: str) -> int:
    """Raises `ValueError` for anything else; the framework then answers that there is no such page."""
    if not (text.isascii() and text.isdigit()):
        raise ValueError(text)
    return int(text)


def read_plain_numbers_only() -> None:
    """Asked for before the routes are made: they keep the parser they find."""
    parsers_map[int] = plain_number
