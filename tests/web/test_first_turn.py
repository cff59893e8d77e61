"""R8.2: a nation's first turn may start on any space for free; the page says so and shows no distances."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.engine.position import position
from tests.web.gameplay import sandbox

import rondel

DISTANCE = re.compile(r"\d+ spaces?\b")


def test_a_first_turn_shows_no_distances(page: Page) -> None:
    sandbox(page, rondel.new_game("imperial", players=3, seed=1))
    expect(page.locator("#decision h1")).to_have_text("Where does Austria-Hungary start on the rondel?")
    expect(page.locator("#decision")).to_contain_text("First turn: every space is free.")
    expect(page.locator(".cards .card")).to_have_count(8)
    assert not DISTANCE.search(page.locator(".cards").inner_text())


def test_a_later_turn_shows_distances_and_free_spaces(page: Page) -> None:
    sandbox(page, position("imperial", turn="italy", at={"italy": "factory"}))
    expect(page.locator("#decision h1")).to_have_text("Where does Italy move on the rondel?")
    expect(page.locator("#decision")).to_contain_text("The first three spaces are free")
    page.locator(".cards .card").first.hover()  # cards expand on hover
    assert DISTANCE.search(page.locator(".cards").inner_text())


def test_an_empty_log_mentions_the_start_only_in_new_games(page: Page) -> None:
    """Lessons and sandboxes may start in the middle of a game."""
    sandbox(page, position("imperial", turn="italy", at={"italy": "factory"}, rounds=7))
    expect(page.get_by_role("log")).to_have_text("Nothing has been played from here yet.")
