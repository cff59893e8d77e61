"""Missing translations of a language: messages, forms of names, rules."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser, ast

_PASSAGE = re.compile(r"^(?:## |\*\*)(R\d+(?:\.(?:[A-Z]\d*|\d+))?)\b", re.MULTILINE)
_NAME = re.compile(r"[a-z0-9_]+-(nation|region)-([a-z0-9_]+)")
_FORM = re.compile(r'form: "(\w+)"')


@dataclass
class Missing:
    """What English has and the language does not."""

    tag: str
    messages: dict[str, list[str]] = field(default_factory=dict)
    """File -> untranslated keys."""
    totals: dict[str, int] = field(default_factory=dict)
    forms: list[str] = field(default_factory=list)
    """Forms that messages use and no name has."""
    unlisted: list[str] = field(default_factory=list)
    """Nations without any form, and regions without one if there is no `-place`."""
    rules: list[str] = field(default_factory=list)
    rules_total: int = 0

    @property
    def is_empty(self) -> bool:
        return not (any(self.messages.values()) or self.forms or self.unlisted or self.rules)


def missing(root: Path, tag: str) -> Missing:
    locales = root / "src" / "rondel" / "locales"
    found = Missing(tag)
    for file in sorted((locales / "en").glob("*.ftl")):
        if file.name != "forms.ftl":
            english, own = _keys(file), _keys(locales / tag / file.name)
            found.messages[file.name] = [key for key in english if key not in own]
            found.totals[file.name] = len(english)
    _names(locales, tag, found)
    english_rules = _PASSAGE.findall((root / "docs" / "rules.md").read_text(encoding="utf-8"))
    page = root / "docs" / ("rules.md" if tag == "en" else f"rules.{tag}.md")
    own_rules = set(_PASSAGE.findall(page.read_text(encoding="utf-8"))) if page.exists() else set()
    found.rules = [number for number in english_rules if number not in own_rules]
    found.rules_total = len(english_rules)
    return found


def _names(locales: Path, tag: str, found: Missing) -> None:
    terms = {
        entry.id.name: {each.id.name for each in entry.attributes}
        for entry in _entries(locales / tag / "forms.ftl")
        if isinstance(entry, ast.Term)
    }
    default_forms = terms.pop("place", set())
    known = default_forms.union(*terms.values())
    used = {form for file in (locales / tag).glob("*.ftl") for form in _FORM.findall(_without_comments(file))}
    found.forms = sorted(used - known)
    translated = [key for key in _keys(locales / tag / "names.ftl") if _NAME.fullmatch(key)]
    for key in translated:
        kind, id = _NAME.fullmatch(key).groups()  # type: ignore[union-attr]
        if (
            id not in terms
            and key not in terms
            and not (default_forms if kind == "region" else _needs_none(locales, tag))
        ):
            found.unlisted.append(key)


def _needs_none(locales: Path, tag: str) -> bool:
    """Return whether nations may lack forms, as in English: checks.toml requires none."""
    checks = locales / tag / "checks.toml"
    return "every_nation = ['" not in (checks.read_text(encoding="utf-8") if checks.exists() else "")


def _without_comments(file: Path) -> str:
    return "\n".join(line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#"))


def _keys(file: Path) -> list[str]:
    """Return every message with a value, and every attribute as `key.attribute`."""
    found = []
    for entry in _entries(file):
        if isinstance(entry, ast.Message):
            found += [entry.id.name] if entry.value else []
            found += [f"{entry.id.name}.{each.id.name}" for each in entry.attributes]
    return found


def _entries(file: Path) -> list[ast.EntryType]:
    return FluentParser().parse(file.read_text(encoding="utf-8")).body if file.exists() else []
