"""Findings, and access to the repository's files with line numbers."""

from __future__ import annotations

import fnmatch
import re
import subprocess
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, cached_property
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
_FENCED = re.compile(r"^```(\w*)\n(.*?)^```", re.DOTALL | re.MULTILINE)
_TEXT = (".md", ".py", ".toml", ".ts", ".js", ".mjs", ".svelte", ".css", ".ftl", ".html")


class Finding(NamedTuple):
    """A violation and its location."""

    path: str
    line: int
    message: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.message}"


class Block(NamedTuple):
    """A fenced block of a page: language, text, and the line number of its first line."""

    language: str
    text: str
    line: int


class Repository:
    """The files that git tracks or would track; `changed` replaces, adds or (None) removes files in memory."""

    def __init__(self, changed: Mapping[str, str | None] | None = None) -> None:
        self._changed = dict(changed or {})

    @cached_property
    def files(self) -> tuple[str, ...]:
        """The paths of all files, relative to the root."""
        removed = {path for path, text in self._changed.items() if text is None}
        return tuple(sorted({*_tracked(), *self._changed} - removed))

    @cached_property
    def _folders(self) -> set[str]:
        return {parent.as_posix() for path in self.files for parent in Path(path).parents}

    def named(self, *patterns: str) -> list[str]:
        """Return the files whose path matches one of the patterns; `*` also matches slashes."""
        return [path for path in self.files if any(fnmatch.fnmatchcase(path, pattern) for pattern in patterns)]

    def exists(self, path: str) -> bool:
        """Return whether there is such a file or folder."""
        return path in self._folders or path in self.files

    def text(self, path: str) -> str:
        """Return the content of a file; empty if it does not exist."""
        return (self._changed[path] or "") if path in self._changed else _read(path)

    def written(self, *folders: str) -> list[str]:
        """Return the text files in these folders."""
        return [path for path in self.files if path.startswith(folders) and path.endswith(_TEXT)]

    def pages(self) -> list[str]:
        """Return every Markdown page."""
        return [path for path in self.files if path.endswith(".md")]

    def at(self, path: str, found: int | re.Match[str], message: str) -> Finding:
        """Return a finding at an offset, or at a match, in a file."""
        offset = found if isinstance(found, int) else found.start()
        return Finding(path, line_of(self.text(path), offset), message)

    def matches(self, path: str, pattern: str | re.Pattern[str]) -> Iterator[re.Match[str]]:
        """Return the matches of a pattern in a file; `^` and `$` match at lines."""
        return re.finditer(pattern, self.text(path), re.MULTILINE if isinstance(pattern, str) else 0)

    def blocks(self, path: str, language: str) -> list[Block]:
        """Return the fenced blocks of a page in one language."""
        text = self.text(path)
        return [
            Block(match[1], match[2], line_of(text, match.start()) + 1)
            for match in _FENCED.finditer(text)
            if match[1] == language
        ]

    def prose(self, path: str) -> str:
        """Return a page with its fenced blocks blanked, preserving line numbers."""
        return _FENCED.sub(lambda match: "\n" * match[0].count("\n"), self.text(path))


Check = Callable[[Repository], Iterable[Finding]]


def line_of(text: str, offset: int) -> int:
    """Return the line number of an offset."""
    return text.count("\n", 0, offset) + 1


def line_with(text: str, wanted: str) -> int:
    """Return the line number of the first occurrence (after leading newlines), or 1."""
    at = text.find(wanted)
    return line_of(text, at + len(wanted) - len(wanted.lstrip("\n"))) if at >= 0 else 1


def too_few(path: str, count: int, least: int, what: str) -> Iterator[Finding]:
    """Yield a finding if a pattern matches too rarely, which means that the check no longer works."""
    if count < least:
        yield Finding(path, 1, f"Only {count} {what} found, at least {least} expected: does the check still work?")


@cache
def _tracked() -> tuple[str, ...]:
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    return tuple(name for name in names if name and (ROOT / name).is_file())


@cache
def _read(path: str) -> str:
    file = ROOT / path
    return file.read_text("utf-8", errors="ignore") if file.is_file() else ""
