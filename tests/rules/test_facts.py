"""The tables in the rule texts say what the editions say, with the names each language has for nations and cities."""

from __future__ import annotations

import itertools
import tomllib
from importlib.resources import files
from typing import Any

import pytest
from tests.locales.catalogues import COMPLETE as LANGUAGES

from rondel.locales import text
from rondel.rules import rule

EDITIONS = ("imperial", "imperial_2030")


def data(edition: str, name: str) -> dict[str, Any]:
    return tomllib.loads((files("rondel") / "editions" / edition / f"{name}.toml").read_text(encoding="utf-8"))


def tables(number: str, lang: str) -> list[list[list[str]]]:
    """The tables of a rule, each as rows of cells without the ruled line."""
    found: list[list[list[str]]] = []
    lines = rule(number, lang).text.splitlines()
    for is_table, group in itertools.groupby(lines, lambda line: line.startswith("|")):
        if is_table:
            rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in group]
            found.append([row for row in rows if set(row[0]) != {"-"}])
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_first_factories_are_those_of_the_board(edition: str, lang: str) -> None:
    """R2.6"""
    say = text(lang)
    expected = []
    for nation, provinces in data(edition, "board")["home"].items():
        row = [say(f"{edition}-nation-{nation}")]
        for city in ("armament", "shipyard"):
            names = [
                say(f"{edition}-region-{province}")
                for province, facts in provinces.items()
                if facts["city"] == city and facts.get("starts_with_factory")
            ]
            row.append(", ".join(names) or "–")
        expected.append(row)
    assert tables("R2.6", lang)[EDITIONS.index(edition)][1:] == expected


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_second_bond_of_each_flag_card(edition: str, lang: str) -> None:
    """R4.6"""
    say = text(lang)
    at = 2 * EDITIONS.index(edition)
    pairs = [row[at : at + 2] for row in tables("R4.6", lang)[0][1:]]
    cards = data(edition, "setup")["standard"]["cards"]
    assert pairs == [
        [say(f"{edition}-nation-{nation}"), say(f"{edition}-nation-{bonds[1][0]}")] for nation, bonds in cards.items()
    ]
    assert {bonds[1][1] for bonds in cards.values()} == {2}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bonds_and_starting_money(lang: str) -> None:
    """R1.2, R4.1, R5.1"""
    for edition in EDITIONS:
        bonds = data(edition, "bonds")
        faces, interest = tables("R1.2", lang)[0]
        assert [int(cell) for cell in faces[1:]] == bonds["faces"]
        assert [int(cell) for cell in interest[1:]] == bonds["interest"]
        players, *rows = tables("R5.1", lang)[0]
        amounts = {row[0]: row[1:] for row in rows}[data(edition, "board")["title"]]
        draft = dict(zip(players[1:], map(int, amounts), strict=True))
        assert draft == data(edition, "setup")["draft"]["cash"]
        assert data(edition, "setup")["standard"]["cash"] == {"2": 35, "3": 24, "4": 13, "5": 13, "6": 13}
        assert all(amount in rule("R4.1", lang).text for amount in ("13", "24", "35"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_tax_chart_of_2030(lang: str) -> None:
    """R20.5"""
    taxes, bonus, power = tables("R20.5", lang)[0]
    columns = data("imperial_2030", "taxes")["columns"]
    least = [int(cell.replace("+", "–").split("–")[0]) for cell in taxes[1:]]
    assert least == [column["at_least"] for column in columns]
    assert [int(cell) for cell in bonus[1:]] == [column["bonus"] for column in columns]
    assert [int(cell) for cell in power[1:]] == [column["power"] for column in columns]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("edition", "number"), [("imperial", "R2.1"), ("imperial_2030", "R2.2")])
def test_nations_in_turn_order_with_their_provinces_and_regions(edition: str, number: str, lang: str) -> None:
    """R2.1, R2.2"""
    say = text(lang)
    board = data(edition, "board")
    words = rule(number, lang).text
    for place, nation in enumerate(data(edition, "nations"), start=1):
        assert f"{place} {say(f'{edition}-nation-{nation}')}" in words
    provinces = {len(each) for each in board["home"].values()}
    counts = [*provinces, len(board["land"]), len(board["sea"])]
    figures = [int(word) for word in words.replace(".", " ").replace(",", " ").split() if word.isdigit()]
    assert figures == [1, 2, 3, 4, 5, 6, *counts]
