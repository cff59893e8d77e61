"""Every decision at every size of window: nothing is cut, covered or broken, the bar keeps its height, every click on
the map is answered, and the console stays empty. `python -m tests.web.sizes` does the same in all languages and themes.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.engine.position import play
from tests.web.gameplay import AUSTRIA, click_region, decision, last_action, maneuver_of_austria, played, sandbox, sit
from tests.web.sizes import SIZES, WALK, silent_clicks, walk


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_every_decision_fits_every_size(someone: Callable[..., Page], locale: str) -> None:
    page = someone(locale=locale)
    sit(page)
    problems = walk(page, list(WALK), list(SIZES))
    assert not problems, "\n".join(problems)


# Of each kind: a home province, a foreign one, a neutral land, a sea.
PLACES = ["vienna", "rome", "spain", "north_sea"]


@pytest.mark.parametrize("kind", ["rondel", "factory", "import", "fleets", "stance", "challenge", "armies", "flags"])
def test_no_click_on_the_map_stays_without_an_answer(page: Page, kind: str) -> None:
    sandbox(page, decision(kind))
    assert silent_clicks(page, PLACES) == []


def test_an_army_that_has_moved_says_so(page: Page) -> None:
    """The click in "Which army moves?" that stayed silent: on a unit that has moved, and on a land without one."""
    more = {"vienna": {AUSTRIA: 2}, "budapest": {AUSTRIA: 1}, "prague": {AUSTRIA: 1}}
    sandbox(page, play(maneuver_of_austria(armies=more), "end", "army budapest romania"))
    click_region(page, "romania")
    expect(page.get_by_role("alert").filter(has_text="have already moved")).to_be_visible()
    click_region(page, "spain")
    expect(page.get_by_role("alert").filter(has_text="has no army in Spain")).to_be_visible()


def test_destroying_a_factory_is_marked_and_asks_first(page: Page) -> None:
    """R15.8: it costs a factory and three armies, so one click does not do it."""
    game = sandbox(page, WALK["destroy"]())
    expect(page.locator(".doomed")).to_have_count(1)
    click_region(page, "venice")
    page.get_by_role("button", name="Destroy the factory in Venice").click()
    bar = page.locator("#decision")
    expect(bar).to_contain_text("Costs a factory and three armies")
    assert not last_action(page, game).startswith("destroy")
    bar.get_by_role("button", name="Destroy the factory").click()
    played(page, game, "destroy venice")
