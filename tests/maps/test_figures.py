"""The figures of the rules are up to date, small, described in every language, and show legal positions."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from maps.figures import HOME, figures
from tests.engine.position import play, position
from tests.locales.language_lists import COMPLETE

from rondel.languages import languages, rules_page
from rondel.locales import text

DOCS = Path(__file__).parents[2] / "docs"
NAMES = ("battle", "convoy", "investor", "maneuver", "rail", "taxation")
AUSTRIA = "austria_hungary"


def test_the_committed_figures_are_up_to_date() -> None:
    drawn = figures()
    assert sorted(drawn) == list(NAMES)
    for name, picture in drawn.items():
        assert (HOME / f"{name}.svg").read_text(encoding="utf-8") == picture, name
        assert len(picture.encode()) <= 25_000, name


@pytest.mark.parametrize("lang", COMPLETE)
def test_the_page_shows_every_figure_with_its_description(lang: str) -> None:
    page = rules_page(DOCS, lang).read_text(encoding="utf-8")
    pictures = re.findall(r"^!\[(.+)\]\(\.\./web/public/figures/(\w+)\.svg\)$", page, re.MULTILINE)
    shown = {name: languages()[lang].with_no_break_spaces(words) for words, name in pictures}
    assert shown == {name: text(lang)(f"figure-{name}") for name in NAMES}


def test_the_moves_in_the_figures_are_legal() -> None:
    march = play(position(armies={"budapest": {AUSTRIA: 1}}), "rondel maneuver_1", "army budapest romania")
    assert march.view()["regions"]["romania"]["flag"] == AUSTRIA
    sea = {"western_mediterranean_sea": {"france": 1}}
    ship = position(turn="france", armies={"marseille": {"france": 1}}, fleets=sea)
    play(ship, "rondel maneuver_1", "end", "army marseille algeria")
    hostile = {"prague": {AUSTRIA: 1}, "budapest": {"italy": 1}}
    train = play(position(armies=hostile), "rondel maneuver_1")
    assert "army prague trieste" in [str(action) for action in train.decision.actions]
    assert "army prague budapest" in [str(action) for action in train.decision.actions], "it may march there to fight"


def test_the_amounts_in_the_figures_are_correct() -> None:
    fight = position(armies={"trieste": {AUSTRIA: 1}, "west_balkan": {"italy": 1}})
    over = play(fight, "rondel maneuver_1", "army trieste west_balkan", "fight italy army")
    assert not over.view()["regions"]["west_balkan"].get("armies")
    lenders = {"italy": {1: [9], 2: [4]}}
    paid = play(position(turn="italy", bonds=lenders, treasury={"italy": 10}), "rondel investor")
    assert paid.view()["nations"]["italy"]["treasury"] == 4
    taxed = position(flags={"romania": AUSTRIA, "west_balkan": AUSTRIA})
    assert taxed.view()["nations"][AUSTRIA]["tax"] == 6
