"""WCAG 2.1.1: scrollable panels are focusable by Tab and scrolled by arrow keys at every window size."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.waiting import wait_until
from tests.web.gameplay import decision, ready, sandbox, show, sign_in
from tests.web.pages import open_page

# Names of overflowing panels that are not focusable, and the number of overflowing panels.
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


def assert_panels_focusable(page: Page) -> int:
    """Assert that all overflowing panels are focusable; return their number."""
    wait_until(lambda: not page.evaluate(SCROLLERS)[1], f"not reached by keyboard: {page.evaluate(SCROLLERS)[1]}", 5)
    return int(page.evaluate(SCROLLERS)[0])


@pytest.mark.release
def test_scrolling_panels_are_focusable_in_a_low_window(
    new_user: Callable[..., Page], subtests: pytest.Subtests
) -> None:
    page = new_user(viewport=LOW)
    sign_in(page)
    for kind in ("rondel", "invest", "armies", "import", "challenge"):
        with subtests.test(kind=kind):
            show(page, decision(kind))
            assert assert_panels_focusable(page) >= 1


def test_scrolling_views_are_focusable_on_a_phone(new_user: Callable[..., Page]) -> None:
    page = new_user(viewport={"width": 390, "height": 560})
    sandbox(page, decision("rondel"))
    scrolling = 0
    for view in range(5):
        page.locator("nav.tabs button").nth(view).click()
        scrolling += assert_panels_focusable(page)
    assert scrolling >= 2


def test_lesson_panels_are_focusable(new_user: Callable[..., Page], violations: Callable[[Page], str]) -> None:
    page = new_user(viewport={"width": 1440, "height": 700})
    page.goto("/learn")
    page.get_by_role("button", name="Begin the lesson").first.click()
    expect(page.get_by_text("Step 1 of 9")).to_be_visible(timeout=30_000)
    ready(page)
    assert assert_panels_focusable(page) >= 1
    assert violations(page) == ""


def test_the_contents_of_the_rules_are_focusable(new_user: Callable[..., Page]) -> None:
    page = new_user(viewport=LOW)
    open_page(page, "/rules")
    expect(page.get_by_role("navigation", name="Chapters")).to_be_visible()
    assert assert_panels_focusable(page) >= 1
