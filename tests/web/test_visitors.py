"""A test of the tests: sessions are used again, and yet everybody who arrives is a stranger."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page
from tests.web.conftest import DESK, PHONE, Visitors
from tests.web.gameplay import call, sit


@pytest.fixture
def one_by_one(visitors: Visitors) -> Iterator[Visitors]:
    yield visitors
    visitors.leave()


def _moves_in(page: Page) -> None:
    """Leaves traces wherever a page can."""
    sit(page)
    page.goto("/about")
    page.evaluate("() => { localStorage.setItem('rondel.trace', '1'); sessionStorage.setItem('trace', '1'); }")


def test_whoever_arrives_finds_nothing_of_those_before(one_by_one: Visitors) -> None:
    first = one_by_one.arrive(viewport=PHONE, color_scheme="dark")
    session = first.context
    _moves_in(first)
    assert call(first, "GET", "/api/me")["user"]["name"] == "Ada"
    one_by_one.leave()

    second = one_by_one.arrive()
    assert second.context is session, "nothing was used again, so nothing is shown"
    assert second.context.cookies() == []
    second.goto("/about")
    assert call(second, "GET", "/api/me")["user"] is None
    assert second.evaluate("localStorage.getItem('rondel.trace')") is None
    assert second.evaluate("sessionStorage.getItem('trace')") is None
    assert second.evaluate("innerWidth") == DESK["width"]
    assert second.evaluate("matchMedia('(prefers-color-scheme: light)').matches")


def test_those_who_are_here_at_once_have_sessions_of_their_own(one_by_one: Visitors) -> None:
    ada, bruno = one_by_one.arrive(), one_by_one.arrive()
    assert ada.context is not bruno.context
    _moves_in(ada)
    assert call(bruno, "GET", "/api/me")["user"] is None
