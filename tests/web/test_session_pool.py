"""Tests of the session pool: reused sessions contain no data of earlier users."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page
from tests.web.conftest import DESK, PHONE, SessionPool
from tests.web.gameplay import call, sign_in


@pytest.fixture
def pool(sessions: SessionPool) -> Iterator[SessionPool]:
    yield sessions
    sessions.leave()


def _leave_data(page: Page) -> None:
    """Leave data in all kinds of storage."""
    sign_in(page)
    page.goto("/about")
    page.evaluate("() => { localStorage.setItem('rondel.trace', '1'); sessionStorage.setItem('trace', '1'); }")


def test_reused_sessions_contain_no_data(pool: SessionPool) -> None:
    first = pool.open(viewport=PHONE, color_scheme="dark")
    session = first.context
    _leave_data(first)
    assert call(first, "GET", "/api/me")["user"]["name"] == "Ada"
    pool.leave()

    second = pool.open()
    assert second.context is session, "nothing was used again, so nothing is shown"
    assert second.context.cookies() == []
    second.goto("/about")
    assert call(second, "GET", "/api/me")["user"] is None
    assert second.evaluate("localStorage.getItem('rondel.trace')") is None
    assert second.evaluate("sessionStorage.getItem('trace')") is None
    assert second.evaluate("innerWidth") == DESK["width"]
    assert second.evaluate("matchMedia('(prefers-color-scheme: light)').matches")


def test_concurrent_users_have_separate_sessions(pool: SessionPool) -> None:
    ada, bruno = pool.open(), pool.open()
    assert ada.context is not bruno.context
    _leave_data(ada)
    assert call(bruno, "GET", "/api/me")["user"] is None
