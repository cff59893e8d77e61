"""Puzzles in the browser: solved by mouse after a wrong attempt, by keyboard only, and on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.waiting import wait_until

from rondel import puzzles
from rondel.locales import LANGUAGES, text

PHONE = {"width": 390, "height": 844}
SPACES = ("factory", "production_1", "maneuver_1", "investor", "import", "production_2", "maneuver_2", "taxation")


def ready(page: Page) -> None:
    """Wait until the question is shown and its buttons accept clicks."""
    expect(page.locator("#decision h1")).to_be_visible()
    wait_until(lambda: page.locator("[data-revision]").count() and not page.locator("#decision.fresh").count())


def one(kind: str, decision: str, edition: str = "imperial") -> puzzles.Puzzle:
    """A puzzle with a one-step answer at this kind of decision."""
    return next(
        each
        for each in puzzles.all()
        if each.kind == kind
        and each.edition == edition
        and len(each.answer) == 1
        and each.game().decision.kind == decision
    )


def test_a_puzzle_by_mouse(
    page: Page, violations: Callable[[Page], str], screenshot: Callable[[Page, str], None]
) -> None:
    """A wrong answer is explained and changes nothing; the right one solves the puzzle, which the list remembers."""
    puzzle = one("stop", "rondel")
    offered = [str(action) for action in puzzle.game().decision.actions]
    wrong = next(action for action in offered if action != puzzle.answer[0])
    page.goto("/puzzles")
    expect(page.get_by_role("heading", name="Puzzles", level=1)).to_be_visible()
    expect(page.get_by_role("heading", name="Puzzle of the day")).to_be_visible()
    screenshot(page, "puzzles")
    assert not violations(page)
    page.locator(f'a[href$="/puzzles/{puzzle.id}"]').last.click()
    card = page.locator(".coach")
    expect(card).to_contain_text("Only one choice prevents that.")
    ready(page)
    screenshot(page, "puzzle")
    assert not violations(page)
    for action, title in ((wrong, "Not quite."), (puzzle.answer[0], "Solved!")):
        page.locator("svg.rondel .space").nth(SPACES.index(action.split()[1])).locator("text.name").click()
        page.locator("#decision .button.primary").last.click()
        expect(card.get_by_role("heading", name=title)).to_be_visible()
        screenshot(page, f"puzzle-{title[:3].lower()}")
        ready(page)
    expect(page.get_by_role("button", name="Next puzzle")).to_be_focused()
    page.get_by_role("link", name="Back to the puzzles").click()
    done = page.locator(f'a[href$="/puzzles/{puzzle.id}"]').last
    expect(done.get_by_role("img", name="solved")).to_be_visible()


def test_a_puzzle_by_keyboard_only(page: Page, violations: Callable[[Page], str]) -> None:
    puzzle = one("government", "invest")
    offered = [str(action) for action in puzzle.game().decision.actions]
    page.goto(f"/puzzles/{puzzle.id}")
    ready(page)
    expect(page.locator(".coach")).to_contain_text("Exactly one purchase")
    page.keyboard.press("v")
    options = page.get_by_role("listbox").get_by_role("option")
    expect(options).to_have_count(len(offered))
    expect(page.get_by_role("listbox")).to_be_focused()
    page.keyboard.press("Home")
    for _ in range(offered.index(puzzle.answer[0])):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator(".coach").get_by_role("heading", name="Solved!")).to_be_visible()
    expect(page.get_by_role("button", name="Next puzzle")).to_be_focused()
    assert not violations(page)
    page.keyboard.press("Enter")
    expect(page).not_to_have_url(re.compile(f"{puzzle.id}$"))
    ready(page)


@pytest.mark.release
def test_a_puzzle_on_a_phone_in_every_language(
    new_user: Callable[..., Page], violations: Callable[[Page], str], screenshot: Callable[[Page, str], None]
) -> None:
    """Question, hint and answer; nothing is wider than the screen."""
    puzzle = one("best", "rondel", "imperial_2030")
    for lang in LANGUAGES:
        say = text(lang)
        page = new_user(viewport=PHONE, has_touch=True, color_scheme="dark", locale=lang)
        page.goto(f"/puzzles/{puzzle.id}")
        card = page.locator(".coach")
        expect(card.get_by_role("heading", name=say("puzzle-kind-best"))).to_be_visible()
        card.get_by_role("button", name=say("puzzle-hint"), exact=True).tap()
        expect(card).to_contain_text(say("puzzle-hint-best"))
        card.get_by_role("button", name=say("puzzle-show-answer")).tap()
        expect(card).to_contain_text(say("puzzle-answer"))
        assert "puzzle-" not in card.inner_text()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        screenshot(page, f"puzzle-phone-{lang}")
    assert not violations(page)
