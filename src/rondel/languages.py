"""Registry of languages: one folder of rondel/locales per language, named by its tag and described in language.toml.

Terminal, server, rules, boards, browser and tests all read this registry, so adding a language means adding a folder
(docs/translating.md).
"""

import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

FALLBACK = "en"
"""The language that every text exists in."""

NO_BREAK_SPACE = "\N{NO-BREAK SPACE}"


@dataclass(frozen=True)
class Language:
    """The contents of one language.toml."""

    tag: str
    """BCP 47 tag: `de`, `pt-BR`, `zh-Hans`."""
    name: str
    """Name of the language in the language itself."""
    fallback: str = FALLBACK
    """The language used for missing translations."""
    direction: str = "ltr"
    also: tuple[str, ...] = ()
    """Other tags that it matches, besides those that begin with its own."""
    keep_with_next: tuple[str, ...] = ()
    """Words that must not end a line."""
    draft: bool = False
    """Whether translations may still be missing."""

    def with_no_break_spaces(self, text: str) -> str:
        """Return the text with no-break spaces after the words that must not end a line."""
        if not self.keep_with_next:
            return text
        words = "|".join(map(re.escape, self.keep_with_next))
        return re.sub(rf"(?<![\w.])({words}) (?! )", rf"\1{NO_BREAK_SPACE}", text, flags=re.IGNORECASE)


@cache
def languages() -> dict[str, Language]:
    """Return all languages by tag, the fallback first."""
    found = [
        _read(folder.name, (folder / "language.toml").read_text(encoding="utf-8"))
        for folder in (files("rondel") / "locales").iterdir()
        if (folder / "language.toml").is_file()
    ]
    return {each.tag: each for each in sorted(found, key=lambda each: (each.tag != FALLBACK, each.tag))}


def _read(tag: str, source: str) -> Language:
    facts: dict[str, Any] = {
        key: tuple(value) if isinstance(value, list) else value for key, value in tomllib.loads(source).items()
    }
    return Language(tag, **facts)


def fallback_chain(tag: str) -> tuple[str, ...]:
    """Return the languages to search for a text: the language itself, its fallbacks, and finally English."""
    found: list[str] = []
    while tag in languages() and tag not in found:
        found.append(tag)
        tag = languages()[tag].fallback
    return (*found, *(() if FALLBACK in found else (FALLBACK,)))


def best_match(wanted: Iterable[str]) -> str | None:
    """Return the available language for the first wanted tag that matches one, else None.

    `de-AT` matches German; `pt` and `pt-PT` match Brazilian Portuguese unless there is a closer match. System locale
    names (`pt_BR.UTF-8`) are accepted.
    """
    for name in wanted:
        if tag := _fitting(re.split(r"[.@]", name)[0].replace("_", "-").lower()):
            return tag
    return None


def _fitting(wanted: str) -> str | None:
    known = {alias.lower(): each.tag for each in languages().values() for alias in (*each.also, each.tag)}
    subtags = wanted.split("-")
    for count in range(len(subtags), 0, -1):
        if tag := known.get("-".join(subtags[:count])):
            return tag
    return next((tag for alias, tag in known.items() if alias.partition("-")[0] == subtags[0]), None)


def rules_page(docs: Path, tag: str) -> Path:
    """Return the source file of the rules in this language."""
    return docs / ("rules.md" if tag == FALLBACK else f"rules.{tag}.md")
