"""The documentation as the tests read it: pages, code blocks, links, and the files that may cite them."""

from __future__ import annotations

import re
import subprocess
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
READ = (".md", ".py", ".toml", ".ts", ".js", ".mjs", ".svelte", ".css", ".ftl", ".html")


class Block(NamedTuple):
    """A fenced block of a page: its language, its text and the line it begins at."""

    language: str
    text: str
    line: int


@cache
def tracked() -> tuple[str, ...]:
    """The files of the repository, those not yet committed included, as git lists them; deleted ones left out."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\n")
    return tuple(name for name in names if name and (ROOT / name).is_file())


def readable(*folders: str) -> list[Path]:
    """The text files under these folders that people write by hand."""
    return [ROOT / name for name in tracked() if name.startswith(folders) and name.endswith(READ)]


def pages() -> list[Path]:
    """Every Markdown page of the repository."""
    return [ROOT / name for name in tracked() if name.endswith(".md")]


def blocks(page: Path, language: str | None = None) -> list[Block]:
    """The fenced blocks of a page, or those of one language."""
    text = page.read_text("utf-8")
    found = re.finditer(r"^```(\w*)\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
    every = [Block(match[1], match[2], text.count("\n", 0, match.start()) + 2) for match in found]
    return [block for block in every if language in (None, block.language)]


def prose(page: Path) -> str:
    """A page without its fenced blocks."""
    return re.sub(r"^```.*?^```", "", page.read_text("utf-8"), flags=re.DOTALL | re.MULTILINE)
