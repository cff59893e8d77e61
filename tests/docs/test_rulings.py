"""docs/rulings.md: every ruling cited anywhere stands there, and every option it names is one of the engine's."""

from __future__ import annotations

import ast
import dataclasses
import re
from typing import Any

import pytest
from tests.docs.pages import DOCS, readable

import rondel
from rondel.engine.options import CHOICES

PAGE = DOCS / "rulings.md"
TEXT = PAGE.read_text("utf-8")
RULINGS = re.findall(r'^### <a id="(A\d+)"></a>(A\d+) \S', TEXT, re.MULTILINE)
OPTION = re.compile(r"^\*\*Option:\*\* `(\w+)` = (.+)$", re.MULTILINE)
DEFAULTS = {field.name: field.default for field in dataclasses.fields(rondel.Options)}


def test_every_ruling_stands_once_under_its_own_anchor() -> None:
    """A1 to A89: no number is missing, none is used twice, and each can be linked to."""
    assert all(anchor == number for anchor, number in RULINGS)
    assert sorted(int(number[1:]) for _, number in RULINGS) == list(range(1, 90))


def test_every_ruling_cited_anywhere_resolves() -> None:
    """Source, tests, docs, maps and web cite rulings as A…; each of them has an entry."""
    known = {number for _, number in RULINGS}
    cited = {
        (number, page.name)
        for page in readable("src/", "tests/", "docs/", "maps/", "web/", "README", "CONTRIBUTING", "CHANGELOG")
        for number in re.findall(r"\bA[0-9]{1,3}\b", page.read_text("utf-8"))
    }
    assert len({number for number, _ in cited}) > 60
    assert sorted(each for each in cited if each[0] not in known) == []


def test_every_rule_cited_by_a_ruling_exists() -> None:
    """Rulings point to the rules they explain."""
    rules = set(re.findall(r"^\*\*(R[\dA-D.]+) ", (DOCS / "rules.md").read_text("utf-8"), re.MULTILINE))
    rules |= set(re.findall(r"^## (R\d+) ", (DOCS / "rules.md").read_text("utf-8"), re.MULTILINE))
    cited = set(re.findall(r"\bR\d+(?:\.[A-D]?\d+)?\b", TEXT))
    assert len(cited) > 80
    assert sorted(cited - rules) == []


def test_every_option_is_named_with_its_values_and_its_default() -> None:
    """An entry "Option:" gives the values of rondel.Options, the default first and marked; none is left out."""
    named = dict(OPTION.findall(TEXT))
    assert set(named) == set(DEFAULTS)
    for option, line in named.items():
        default, *others = re.findall(r"`([^`]+)`", line)
        assert f"`{default}` (default)" in line, option
        values = [_value(word) for word in (default, *others)]
        assert values[0] == DEFAULTS[option], option
        if option in CHOICES:
            assert sorted(map(repr, values)) == sorted(map(repr, CHOICES[option])), option


@pytest.mark.parametrize(
    ("option", "value"), re.findall(r"`(\w+)` = `([^`]+)`", TEXT.partition("## Set-up and money")[0])
)
def test_the_way_to_play_by_the_book_is_an_option_that_the_engine_takes(option: str, value: str) -> None:
    """The table of differences names options as one would write them in Python."""
    chosen: dict[str, Any] = {option: _value(value)}
    assert getattr(rondel.Options(**chosen), option) == _value(value)


def test_the_table_of_differences_links_to_the_rulings_it_sums_up() -> None:
    """Each row names a ruling that can be followed."""
    table = TEXT.partition("## Where a default differs")[2].partition("\n## ")[0]
    rows = [row for row in table.splitlines() if row.startswith("| ")][1:]
    assert len(rows) >= 8
    for row in rows:
        assert re.search(r"\[(A\d+)\]\(#\1\)", row), row


def _value(word: str) -> object:
    try:
        return ast.literal_eval(word)
    except (ValueError, SyntaxError):
        return word
