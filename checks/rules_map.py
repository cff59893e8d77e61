"""docs/rules-in-code.md: every rule is mapped to an existing file that cites it and defines the listed name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from checks.reading import Finding, Repository, too_few
from checks.rule_texts import passages

PAGE = "docs/rules-in-code.md"
RULE = re.compile(r"\bR(\d{1,2})(?:\.([A-D]\d?|\d{1,2}))?\b")
RANGE = re.compile(r"\bR(\d{1,2})\.(\d{1,2})\s*[-–]\s*(?:R?\d{1,2}\.)?(\d{1,2})\b")


class Row(NamedTuple):
    """A row of the map: rules, files, names in the last column, and line."""

    rules: set[str]
    files: list[str]
    names: list[str]
    line: int


def numbers_of(text: str) -> set[str]:
    """Return the rule numbers in a text, with ranges such as R18.1-3 expanded; a chapter counts as itself."""
    found = {f"R{m[1]}.{m[2]}" if m[2] else f"R{m[1]}" for m in RULE.finditer(text)}
    for m in RANGE.finditer(text):
        found |= {f"R{m[1]}.{n}" for n in range(int(m[2]), int(m[3]) + 1)}
    return found


def _rows(repo: Repository) -> list[Row]:
    found = []
    for line, text in enumerate(repo.text(PAGE).split("\n"), start=1):
        cells = [cell.strip() for cell in text.strip().strip("|").split("|")]
        if len(cells) > 1 and RULE.search(cells[0]):
            names = re.findall(r"`([^`]+)`", cells[3]) if len(cells) > 3 else []
            found.append(Row(numbers_of(cells[0]), re.findall(r"[\w./-]+\.(?:py|toml)", text), names, line))
    return found


def every_rule_is_mapped(repo: Repository) -> Iterator[Finding]:
    """Every chapter and every numbered rule is mapped, individually or with its chapter."""
    rows = _rows(repo)
    mapped = set().union(*(row.rules for row in rows))
    chapters = {rule for rule in mapped if "." not in rule}
    for each in passages(repo, "en"):
        chapter = each.number.partition(".")[0]
        of_chapter = any(rule.startswith(f"{each.number}.") for rule in mapped) and each.number == chapter
        if not (each.number in mapped or chapter in chapters or of_chapter):
            yield Finding("docs/rules.md", each.line, f"{PAGE} does not map {each.number}.")
    yield from too_few(PAGE, len(rows), 150, "rows with rules")


def every_file_cites_its_rule(repo: Repository) -> Iterator[Finding]:
    """A mapped file exists and cites the rule, or at least another rule of the same chapter."""
    for row in _rows(repo):
        if not row.files:
            yield Finding(PAGE, row.line, f"No file is given for {', '.join(sorted(row.rules))}.")
        for path in row.files:
            if path not in repo.files:
                yield Finding(PAGE, row.line, f"{path} does not exist.")
                continue
            chapters = {rule.partition(".")[0] for rule in numbers_of(repo.text(path))}
            for rule in sorted(row.rules):
                if rule.partition(".")[0] not in chapters:
                    yield Finding(PAGE, row.line, f"{path} does not cite {rule}.")


def every_name_is_defined(repo: Repository) -> Iterator[Finding]:
    """The names in the last column are defined in that file."""
    for row in _rows(repo):
        for name in row.names if row.files else ():
            last = re.escape(name.rstrip("()").split(".")[-1])
            defined = (
                rf"^\s*(?:(?:async )?def|class) {last}\b|^\s*(?:self\.|s\.)?{last}\b(?:\s*:[^=\n]+)?\s*=|^\s*{last}\s*:"
            )
            if not re.search(defined, repo.text(row.files[0]), re.MULTILINE):
                yield Finding(PAGE, row.line, f"{name} is not defined in {row.files[0]}.")


def every_phase_is_mapped(repo: Repository) -> Iterator[Finding]:
    """Every phase of the engine that cites a rule is mapped."""
    named = {path for row in _rows(repo) for path in row.files}
    for path in repo.named("src/rondel/engine/phases/*.py"):
        match = RULE.search(repo.text(path))
        if path not in named and match:
            yield repo.at(path, match, f"This cites a rule, but {PAGE} does not name the file.")


CHECKS = (every_rule_is_mapped, every_file_cites_its_rule, every_name_is_defined, every_phase_is_mapped)
