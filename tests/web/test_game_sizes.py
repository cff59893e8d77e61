"""Every decision at every window size: no text is cut, covered or broken, the bar keeps its height, every click on the
map has an effect, and the console is empty. `python -m tests.web.sizes` checks all languages and themes.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.engine.position import play, position
from tests.web.gameplay import (
    AUSTRIA,
    click_region,
    decision,
    last_action,
    maneuver_of_austria,
    played,
    sandbox,
    show,
    sign_in,
)
from tests.web.sizes import SIZES, WALK, clicks_without_effect, walk


@pytest.mark.release
@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_every_decision_fits_every_window_size(new_user: Callable[..., Page], locale: str) -> None:
    page = new_user(locale=locale)
    sign_in(page)
    problems = walk(page, list(WALK), list(SIZES))
    assert not problems, "\n".join(problems)


# One of each kind: own home province, foreign home province, other land, sea.
PLACES = ["vienna", "rome", "spain", "north_sea"]


@pytest.mark.parametrize(
    "kinds",
    [
        ("rondel", "armies"),
        pytest.param(("factory", "import", "fleets", "stance", "challenge", "flags"), marks=pytest.mark.release),
    ],
    ids=" ".join,
)
def test_every_click_on_the_map_has_an_effect(page: Page, subtests: pytest.Subtests, kinds: tuple[str, ...]) -> None:
    sign_in(page)
    for kind in kinds:
        with subtests.test(kind=kind):
            show(page, decision(kind))
            assert clicks_without_effect(page, PLACES) == []


def test_a_click_on_a_moved_army_is_explained(page: Page) -> None:
    """Regression: in "Which army moves?", clicks on moved units and empty provinces had no effect."""
    more = {"vienna": {AUSTRIA: 2}, "budapest": {AUSTRIA: 1}, "prague": {AUSTRIA: 1}}
    sandbox(page, play(maneuver_of_austria(armies=more), "end", "army budapest romania"))
    click_region(page, "romania")
    expect(page.get_by_role("alert").filter(has_text="have already moved")).to_be_visible()
    click_region(page, "spain")
    expect(page.get_by_role("alert").filter(has_text="has no army in Spain")).to_be_visible()


def test_destroying_a_factory_is_marked_and_needs_confirmation(page: Page) -> None:
    """R15.8: it costs a factory and three armies, so it needs confirmation."""
    game = sandbox(page, WALK["destroy"]())
    expect(page.locator(".doomed")).to_have_count(1)
    click_region(page, "venice")
    page.get_by_role("button", name="Destroy the factory in Venice").click()
    bar = page.locator("#decision")
    expect(bar).to_contain_text("Costs a factory and three armies")
    assert not last_action(page, game).startswith("destroy")
    bar.get_by_role("button", name="Destroy the factory").click()
    played(page, game, "destroy venice")


def test_every_bond_row_responds_to_taps_on_a_phone(new_user: Callable[..., Page]) -> None:
    """Where nothing can be bought, the reason is shown above the sheet and within the screen."""
    page = new_user(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    start = position(turn="italy", at={"italy": "maneuver_1"}, treasury={"italy": 0}, cash={0: 0}, investor=0)
    sandbox(page, play(start, "rondel investor"))
    rows = page.locator(".matrix .row")
    expect(rows).to_have_count(6)
    for number in range(6):
        rows.nth(number).get_by_role("rowheader").tap()
        refusal = page.locator(".refusal")
        if rows.nth(number).locator(".can, .chosen").count():
            expect(rows.nth(number).locator(".chosen")).to_be_visible()
            continue
        expect(refusal).to_be_in_viewport(ratio=1)
        box, bar = refusal.bounding_box(), page.locator("#decision").bounding_box()
        assert box
        assert bar
        assert box["y"] + box["height"] <= bar["y"] + 1, (box, bar)
        refusal.get_by_role("button", name="Close").tap()
        expect(refusal).to_have_count(0)
