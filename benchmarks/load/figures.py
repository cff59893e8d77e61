"""Figures of the server in docs/performance.md: each program has its own place there and replaces what it wrote."""

from __future__ import annotations

import os
import platform
import time

from benchmarks.server_client import ROOT

PAGE = ROOT / "docs" / "performance.md"
END = "<!-- end -->"


def show(name: str, lines: list[str], *, write: bool) -> None:
    """Print the figures; with `write` they replace those of this name on the page."""
    for line in lines:
        print(line)
    if write:
        _write(name, lines)


def _write(name: str, lines: list[str]) -> None:
    page = PAGE.read_text(encoding="utf-8")
    begin = f"<!-- figures of {name} -->"
    head, found, rest = page.partition(begin)
    if not found:
        raise SystemExit(f"docs/performance.md has no place for the figures of {name}")
    load = ", ".join(f"{each:.1f}" for each in os.getloadavg()[:2])
    when = time.strftime("%d %B %Y, %H:%M UTC", time.gmtime())
    taken = f"Taken on {when}, CPython {platform.python_version()}, {os.cpu_count()} cores, load average {load}."
    block = "\n".join(["", "```text", *lines, "```", "", taken, ""])
    _, _, tail = rest.partition(END)
    PAGE.write_text(f"{head}{begin}{block}{END}{tail}", encoding="utf-8")
