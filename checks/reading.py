"""Findings, and the files of the repository with their line numbers."""

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
    """Something that must be corrected, and where."""

    path: str
    line: int
    message: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.message}"


class Block(NamedTuple):
    """A fenced block of a page: its language, its text and the line of its first line."""

    language: str
    text: str
    line: int


class Repository:
    """The files that git tracks or would track; `changed` replaces, adds or (None) removes some, without a copy."""

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
        """Files whose whole path fits one of these patterns; `*` also crosses folders."""
        return [path for path in self.files if any(fnmatch.fnmatchcase(path, pattern) for pattern in patterns)]

    def exists(self, path: str) -> bool:
        """Whether there is such a file or folder."""
        return path in self._folders or path in self.files

    def text(self, path: str) -> str:
        """What a file says; nothing if there is none."""
        return (self._changed[path] or "") if path in self._changed else _read(path)

    def written(self, *folders: str) -> list[str]:
        """The text files below these folders that people write."""
        return [path for path in self.files if path.startswith(folders) and path.endswith(_TEXT)]

    def pages(self) -> list[str]:
        """Every Markdown page."""
        return [path for path in self.files if path.endswith(".md")]

    def at(self, path: str, found: int | re.Match[str], message: str) -> Finding:
        """A finding at an offset, or at a match, of a file's text."""
        offset = found if isinstance(found, int) else found.start()
        return Finding(path, line_of(self.text(path), offset), message)

    def matches(self, path: str, pattern: str | re.Pattern[str]) -> Iterator[re.Match[str]]:
        """Where a pattern stands in a file; `^` and `$` are those of lines."""
        return re.finditer(pattern, self.text(path), re.MULTILINE if isinstance(pattern, str) else 0)

    def blocks(self, path: str, language: str) -> list[Block]:
        """The fenced blocks of a page in one language."""
        text = self.text(path)
        return [
            Block(match[1], match[2], line_of(text, match.start()) + 1)
            for match in _FENCED.finditer(text)
            if match[1] == language
        ]

    def prose(self, path: str) -> str:
        """A page with its fenced blocks blanked, so that every line keeps its number."""
        return _FENCED.sub(lambda match: "\n" * match[0].count("\n"), self.text(path))


Check = Callable[[Repository], Iterable[Finding]]


def line_of(text: str, offset: int) -> int:
    """The number of the line in which this offset lies."""
    return text.count("\n", 0, offset) + 1


def line_with(text: str, words: str) -> int:
    """The line where these words first stand (after the newlines they begin with), or the first line."""
    at = text.find(words)
    return line_of(text, at + len(words) - len(words.lstrip("\n"))) if at >= 0 else 1


def too_few(path: str, count: int, least: int, what: str) -> Iterator[Finding]:
    """A finding if a pattern hardly finds anything any more: a check that sees nothing proves nothing."""
    if count < least:
        yield Finding(path, 1, f"Only {count} {what} found, at least {least} expected: does the check still read them?")


@cache
def _tracked() -> tuple[str, ...]:
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    return tuple(name for name in names if name and (ROOT / name).is_file())


@cache
def _read(path: str) -> str:
    file = ROOT / path
    return file.read_text("utf-8", errors="ignore") if file.is_file() else ""
