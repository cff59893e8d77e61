"""WCAG 2.1.1: whatever scrolls is reached with Tab and scrolled with the arrow keys, in every size of window."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.waiting import wait_until
from tests.web.gameplay import decision, ready, sandbox, show, sit
from tests.web.pages import open_page

# Names of the panels that overflow and cannot be reached by keyboard, and how many overflow at all.
SCROLLERS = r"""() => {
  const scrolling = [...document.querySelectorAll("body *")].filter((element) => {
    const style = getComputedStyle(element);
    const down = /auto|scroll/.test(style.overflowY) && element.scrollHeight > element.clientHeight + 1;
    const across = /auto|scroll/.test(style.overflowX) && element.scrollWidth > element.clientWidth + 1;
    return (down || across) && element.checkVisibility();
  });
  const named = (element) => element.getAttribute("aria-label") || element.getAttribute("aria-labelledby");
  const lost = scrolling.filter((element) => element.tabIndex < 0 || !named(element));
  return [scrolling.length, lost.map((element) => `${element.localName}.${element.className}`)];
}"""
LOW = {"width": 1440, "height": 560}


def every_panel_is_reached(page: Page) -> int:
    """All that scroll can be focused; how many they are."""
    wait_until(lambda: not page.evaluate(SCROLLERS)[1], f"not reached by keyboard: {page.evaluate(SCROLLERS)[1]}", 5)
    return int(page.evaluate(SCROLLERS)[0])


@pytest.mark.release
def test_in_a_low_window_every_panel_that_scrolls_is_reached(
    someone: Callable[..., Page], subtests: pytest.Subtests
) -> None:
    page = someone(viewport=LOW)
    sit(page)
    for kind in ("rondel", "invest", "armies", "import", "challenge"):
        with subtests.test(kind=kind):
            show(page, decision(kind))
            assert every_panel_is_reached(page) >= 1


def test_on_a_phone_every_view_that_scrolls_is_reached(someone: Callable[..., Page]) -> None:
    page = someone(viewport={"width": 390, "height": 560})
    sandbox(page, decision("rondel"))
    scrolling = 0
    for view in range(5):
        page.locator("nav.tabs button").nth(view).click()
        scrolling += every_panel_is_reached(page)
    assert scrolling >= 2


def test_the_panels_of_a_lesson_are_reached(someone: Callable[..., Page], violations: Callable[[Page], str]) -> None:
    page = someone(viewport={"width": 1440, "height": 700})
    page.goto("/learn")
    page.get_by_role("button", name="Begin the lesson").first.click()
    expect(page.get_by_text("Step 1 of 9")).to_be_visible(timeout=30_000)
    ready(page)
    assert every_panel_is_reached(page) >= 1
    assert violations(page) == ""


def test_the_contents_of_the_rules_are_reached(someone: Callable[..., Page]) -> None:
    page = someone(viewport=LOW)
    open_page(page, "/rules")
    expect(page.get_by_role("navigation", name="Chapters")).to_be_visible()
    assert every_panel_is_reached(page) >= 1
