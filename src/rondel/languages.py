"""The languages of the program: one folder in rondel/locales each, named by its tag and described in language.toml.

This is the only list there is. Terminal, server, rules, boards, browser and tests read it, so that a new language
is a new folder (docs/translating.md).
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
"""The language every text exists in."""

NO_BREAK_SPACE = "\N{NO-BREAK SPACE}"


@dataclass(frozen=True)
class Language:
    """What language.toml says about one language."""

    tag: str
    """As in BCP 47: `de`, `pt-BR`, `zh-Hans`."""
    name: str
    """What its speakers call it."""
    fallback: str = FALLBACK
    """The language of the texts it lacks."""
    direction: str = "ltr"
    also: tuple[str, ...] = ()
    """Other tags it is the right answer to, beside those that begin with its own."""
    keep_with_next: tuple[str, ...] = ()
    """Words that must not end a line."""
    draft: bool = False
    """Still being translated: texts may be missing."""

    def with_no_break_spaces(self, text: str) -> str:
        """The text with no-break spaces after the words that must not end a line."""
        if not self.keep_with_next:
            return text
        words = "|".join(map(re.escape, self.keep_with_next))
        return re.sub(rf"(?<![\w.])({words}) (?! )", rf"\1{NO_BREAK_SPACE}", text, flags=re.IGNORECASE)


@cache
def languages() -> dict[str, Language]:
    """All languages by tag, the fallback first."""
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
    """Where a text is looked for: in the language itself, then in its fallback, at last in English."""
    found: list[str] = []
    while tag in languages() and tag not in found:
        found.append(tag)
        tag = languages()[tag].fallback
    return (*found, *(() if FALLBACK in found else (FALLBACK,)))


def best_match(wanted: Iterable[str]) -> str | None:
    """The first wanted tag that some language fits: `de-AT` is German, `pt` and `pt-PT` Brazilian if no nearer one is
    there. Locale names of the machine (`pt_BR.UTF-8`) will do."""
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
    """Where the rules of this language are written."""
    return docs / ("rules.md" if tag == FALLBACK else f"rules.{tag}.md")
