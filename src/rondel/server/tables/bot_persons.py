"""The names of bots at a table: one for each seat, the same in all languages.

They are plain words of the English catalog, read without Fluent, which a browser does not have (rondel.solo).
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files


@cache
def bot_persons() -> tuple[str, ...]:
    """The names, seat by seat."""
    catalog = (files("rondel") / "locales" / "en" / "bots.ftl").read_text(encoding="utf-8")
    found = {int(number): name for number, name in re.findall(r"^bot-person-(\d+) = (.+)$", catalog, re.MULTILINE)}
    return tuple(found[number] for number in sorted(found))
