"""Parser of rules files: chapters `## R8 Rondel`, rules `**R8.7 Price you cannot pay.** text`."""

from __future__ import annotations

import re
from typing import NamedTuple

_CHAPTER = re.compile(r"^## (R\d+) (.+)$")
_RULE = re.compile(r"^\*\*(R\d+\.(?:\d+|[A-Z]\d*))(?: (.+?))?\*\*(?: (.*))?$")
_MARKS = re.compile(r"\*\*|(?<!\w)\*(?=\S)|(?<=\S)\*(?!\w)|`")
_TABLE_LINE = re.compile(r"^\|[-| :]+\|$")


class Passage(NamedTuple):
    """One rule, or a chapter heading with its introduction."""

    number: str
    title: str
    text: str


def passages(source: str) -> tuple[str, list[Passage]]:
    """Return the text before chapter R1 (without the page title) and all passages in file order."""
    before: list[str] = []
    found: list[tuple[str, str, list[str]]] = []
    lines = before
    for line in source.splitlines():
        if line.startswith("!["):
            continue  # pictures are for the page only
        if heading := _CHAPTER.match(line):
            lines = []
            found.append((heading[1], heading[2].strip(), lines))
        elif start := _RULE.match(line):
            lines = [start[3] or ""]
            found.append((start[1], (start[2] or "").rstrip("."), lines))
        else:
            lines.append(line)
    introduction = "\n".join(line for line in before if not line.startswith("# "))
    rules = [Passage(number, title, "\n".join(body).strip()) for number, title, body in found]
    return introduction.strip(), rules


def plain(text: str) -> str:
    """Return the text for a terminal: without emphasis, tables as aligned columns."""
    lines: list[str] = []
    table: list[list[str]] = []
    for line in [*_MARKS.sub("", text).splitlines(), ""]:
        if line.startswith("|"):
            if not _TABLE_LINE.match(line):
                table.append([cell.strip() for cell in line.strip().strip("|").split("|")])
            continue
        lines.extend(_columns(table))
        table = []
        lines.append(line)
    return "\n".join(lines).strip("\n")


def _columns(table: list[list[str]]) -> list[str]:
    if not table:
        return []
    widths = [max(len(cell) for cell in column) for column in zip(*table, strict=True)]
    rows = ["  ".join(map(str.ljust, row, widths)) for row in table]
    return [row.rstrip() for row in rows]
