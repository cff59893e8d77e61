"""docs/rulings.md: every ruling cited anywhere exists, and every option it names is an option of the engine."""

from __future__ import annotations

import ast
import dataclasses
import re
from collections.abc import Iterator
from typing import Any

import rondel
from checks.reading import Finding, Repository, line_of, line_with, too_few
from checks.rule_texts import passages
from rondel.engine.options import CHOICES

PAGE = "docs/rulings.md"
COUNT = 89
DEFAULTS = {field.name: field.default for field in dataclasses.fields(rondel.Options)}


def _rulings(repo: Repository) -> list[re.Match[str]]:
    return list(repo.matches(PAGE, r'^### <a id="(A\d+)"></a>(A\d+) \S'))


def every_ruling_stands_once(repo: Repository) -> Iterator[Finding]:
    """A1 to A89 occur exactly once, each with its own anchor."""
    seen: set[str] = set()
    for match in _rulings(repo):
        if match[1] != match[2]:
            yield repo.at(PAGE, match, f"The anchor of {match[2]} is {match[1]}.")
        if match[2] in seen:
            yield repo.at(PAGE, match, f"{match[2]} is a duplicate.")
        seen.add(match[2])
    wanted = {f"A{number}" for number in range(1, COUNT + 1)}
    for number in sorted(wanted ^ seen):
        line = line_with(repo.text(PAGE), f"</a>{number} ")
        yield Finding(PAGE, line, f"{number} is missing." if number in wanted else f"{number} is beyond A{COUNT}.")


def every_ruling_cited_exists(repo: Repository) -> Iterator[Finding]:
    """Every ruling cited as A… in source, tests, docs, maps and web exists."""
    known = {match[2] for match in _rulings(repo)}
    cited = set()
    folders = ("src/", "tests/", "checks/", "docs/", "maps/", "web/", "README", "CONTRIBUTING", "CHANGELOG")
    for path in repo.written(*folders):
        for match in repo.matches(path, r"\bA[0-9]{1,3}\b"):
            cited.add(match[0])
            if match[0] not in known:
                yield repo.at(path, match, f"There is no ruling {match[0]}.")
    yield from too_few(PAGE, len(cited), 61, "rulings cited")


def every_rule_cited_exists(repo: Repository) -> Iterator[Finding]:
    """Rulings refer to existing rules."""
    known, cited = {each.number for each in passages(repo, "en")}, set()
    for match in repo.matches(PAGE, r"\bR\d+(?:\.[A-D]?\d+)?\b"):
        cited.add(match[0])
        if match[0] not in known:
            yield repo.at(PAGE, match, f"There is no rule {match[0]}.")
    yield from too_few(PAGE, len(cited), 81, "rules cited")


def every_option_is_named(repo: Repository) -> Iterator[Finding]:
    """Every option has an "Option:" entry with its values, the default first and marked."""
    named = set()
    for match in repo.matches(PAGE, r"^\*\*Option:\*\* `(\w+)` = (.+)$"):
        option, (default, *others) = match[1], re.findall(r"`([^`]+)`", match[2]) or [""]
        named.add(option)
        values = [_value(word) for word in (default, *others)]
        if option not in DEFAULTS:
            yield repo.at(PAGE, match, f"There is no option {option}.")
        elif values[0] != DEFAULTS[option] or f"`{default}` (default)" not in match[2]:
            yield repo.at(PAGE, match, f"The default of {option} is {DEFAULTS[option]}; it comes first, as (default).")
        elif option in CHOICES and sorted(map(repr, values)) != sorted(map(repr, CHOICES[option])):
            yield repo.at(PAGE, match, f"The values of {option} are {', '.join(map(str, CHOICES[option]))}.")
    for option in sorted(set(DEFAULTS) - named):
        yield Finding(PAGE, 1, f"The option {option} is not named.")


def rulebook_options(repo: Repository) -> Iterator[Finding]:
    """The table of differences names valid options, and links to the rulings it summarizes."""
    text = repo.text(PAGE).partition("## Set-up and money")[0]
    for match in re.finditer(r"`(\w+)` = `([^`]+)`", text):
        chosen: dict[str, Any] = {match[1]: _value(match[2])}
        try:
            rondel.Options(**chosen)
        except (TypeError, rondel.RondelError) as error:
            yield repo.at(PAGE, match, f"The engine does not take {match[0]}: {error}")
    before, _, table = repo.text(PAGE).partition("## Where a default differs")
    rows = list(re.finditer(r"^\| .*$", table.partition("\n## ")[0], re.MULTILINE))[1:]
    for row in rows:
        if not re.search(r"\[(A\d+)\]\(#\1\)", row[0]):
            line = line_of(repo.text(PAGE), len(before) + len("## Where a default differs") + row.start())
            yield Finding(PAGE, line, "This row has no link to a ruling.")
    yield from too_few(PAGE, len(rows), 8, "rows of the table of differences")


def _value(word: str) -> object:
    try:
        return ast.literal_eval(word)
    except (ValueError, SyntaxError):
        return word


CHECKS = (
    every_ruling_stands_once,
    every_ruling_cited_exists,
    every_rule_cited_exists,
    every_option_is_named,
    rulebook_options,
)
