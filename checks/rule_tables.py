"""Tables in the rule texts agree with the editions, with each language's names of nations and cities."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Any, NamedTuple

from checks.messages import COMPLETE, catalog, rules_path
from checks.reading import Finding, Repository
from checks.rule_texts import Passage, passages

EDITIONS = ("imperial", "imperial_2030")
CASH = {"2": 35, "3": 24, "4": 13, "5": 13, "6": 13}


class Row(NamedTuple):
    cells: list[str]
    line: int


def _data(repo: Repository, edition: str, name: str) -> dict[str, Any]:
    return tomllib.loads(repo.text(f"src/rondel/editions/{edition}/{name}.toml"))


def _rule(repo: Repository, number: str, lang: str) -> Passage:
    return next((each for each in passages(repo, lang) if each.number == number), Passage(number, "", "", 1))


def _tables(repo: Repository, number: str, lang: str, count: int) -> list[list[Row]]:
    """Return the tables of a rule as rows of cells, without separator rows; pad with empty tables."""
    rule = _rule(repo, number, lang)
    found: list[list[Row]] = [[]]
    for line, text in enumerate(repo.text(rules_path(lang)).split("\n")[rule.line - 1 :], start=rule.line):
        if line > rule.line and text.startswith(("## ", "**R")):
            break
        if not text.startswith("|"):
            found += [[]] if found[-1] else []
        elif set(text) - set("|-: "):
            found[-1].append(Row([cell.strip() for cell in text.strip("|").split("|")], line))
    return [*(table for table in found if table), *([[]] * count)][:count]


def _differences(path: str, number: str, rows: Sequence[Row], expected: Sequence[list[str]]) -> Iterator[Finding]:
    line = rows[-1].line if rows else 1
    for row, wanted in zip_longest(rows, expected):
        if row is None or row.cells != wanted:
            wanted_text = " | ".join(wanted) if wanted else "no further row"
            yield Finding(path, row.line if row else line, f"{number}: the edition has {wanted_text}.")


def first_factories(repo: Repository) -> Iterator[Finding]:
    """R2.6: the initial factories are those of the board."""
    for lang in COMPLETE:
        names = catalog(repo, lang, "names.ftl").messages
        for edition, table in zip(EDITIONS, _tables(repo, "R2.6", lang, 2), strict=True):
            expected = []
            for nation, provinces in _data(repo, edition, "board")["home"].items():
                cities = [
                    ", ".join(
                        names[f"{edition}-region-{province}"].text
                        for province, facts in provinces.items()
                        if facts["city"] == city and facts.get("starts_with_factory")
                    )
                    for city in ("armament", "shipyard")
                ]
                expected.append([names[f"{edition}-nation-{nation}"].text, *(each or "–" for each in cities)])
            yield from _differences(rules_path(lang), "R2.6", table[1:], expected)


def flag_cards(repo: Repository) -> Iterator[Finding]:
    """R4.6: the second bond of each flag card."""
    for lang in COMPLETE:
        names = catalog(repo, lang, "names.ftl").messages
        (table,) = _tables(repo, "R4.6", lang, 1)
        for place, edition in enumerate(EDITIONS):
            cards = _data(repo, edition, "setup")["standard"]["cards"]
            pairs = [Row(row.cells[2 * place : 2 * place + 2], row.line) for row in table[1:]]
            expected = [[names[f"{edition}-nation-{each}"].text for each in (n, b[1][0])] for n, b in cards.items()]
            yield from _differences(rules_path(lang), "R4.6", pairs, expected)


def bonds_and_money(repo: Repository) -> Iterator[Finding]:
    """R1.2, R4.1, R5.1: bonds and starting money."""
    for edition in EDITIONS:
        setup = _data(repo, edition, "setup")["standard"]
        if setup["cash"] != CASH or {bonds[1][1] for bonds in setup["cards"].values()} != {2}:
            yield Finding(f"src/rondel/editions/{edition}/setup.toml", 1, "Cash or bonds are not those of R4.1, R4.6.")
    for lang in COMPLETE:
        path = rules_path(lang)
        (interest,), (draft,) = _tables(repo, "R1.2", lang, 1), _tables(repo, "R5.1", lang, 1)
        for edition in EDITIONS:
            bonds, cash = _data(repo, edition, "bonds"), _data(repo, edition, "setup")["draft"]["cash"]
            values = [Row(row.cells[1:], row.line) for row in interest]
            expected = [[str(each) for each in bonds[name]] for name in ("faces", "interest")]
            yield from _differences(path, "R1.2", values, expected)
            title, players = _data(repo, edition, "board")["title"], draft[0].cells[1:] if draft else []
            own = [row for row in draft if row.cells[0] == title]
            yield from _differences(path, "R5.1", own, [[title, *(str(cash.get(number)) for number in players)]])
            if draft and {*players} != {*cash}:
                yield Finding(path, draft[0].line, f"R5.1: the edition has amounts for {', '.join(cash)} players.")
        rule = _rule(repo, "R4.1", lang)
        if not all(str(amount) in rule.text for amount in CASH.values()):
            yield Finding(path, rule.line, "R4.1: the edition has 13, 24 and 35.")


def tax_chart(repo: Repository) -> Iterator[Finding]:
    """R20.5: the tax chart of 2030."""
    columns = _data(repo, "imperial_2030", "taxes")["columns"]
    for lang in COMPLETE:
        (table,) = _tables(repo, "R20.5", lang, 1)
        rows = [Row([cell.replace("+", "–").split("–")[0] for cell in row.cells[1:]], row.line) for row in table]
        expected = [[str(column[name]) for column in columns] for name in ("at_least", "bonus", "power")]
        yield from _differences(rules_path(lang), "R20.5", rows, expected)


def nations_in_order(repo: Repository) -> Iterator[Finding]:
    """R2.1, R2.2: nations in turn order, and the numbers of their provinces and of the other regions."""
    for lang in COMPLETE:
        names = catalog(repo, lang, "names.ftl").messages
        for edition, number in zip(EDITIONS, ("R2.1", "R2.2"), strict=True):
            rule, board = _rule(repo, number, lang), _data(repo, edition, "board")
            for place, nation in enumerate(_data(repo, edition, "nations"), start=1):
                if (entry := f"{place} {names[f'{edition}-nation-{nation}'].text}") not in rule.text:
                    yield Finding(rules_path(lang), rule.line, f"{number}: the edition has {entry}.")
            counts = [*{len(each) for each in board["home"].values()}, len(board["land"]), len(board["sea"])]
            figures = [int(word) for word in rule.text.replace(".", " ").replace(",", " ").split() if word.isdigit()]
            if figures != (expected := [1, 2, 3, 4, 5, 6, *counts]):
                yield Finding(rules_path(lang), rule.line, f"{number}: its numbers are {figures}, not {expected}.")


CHECKS = (first_factories, flag_cards, bonds_and_money, tax_chart, nations_in_order)
