"""What all tests share: which of them are slow, in which order they run, and how much random play is tried.

Random play is reproducible in the default run; RONDEL_SOAK asks for the long one (see test_random_play.py).
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, Phase, settings

if TYPE_CHECKING:
    from tests.server.clients import Nursery
    from tests.server.postgres import Postgres

TESTS = Path(__file__).parent
# `dev.py test --fast` leaves these out, and what is marked `slow` where it stands: a real browser, the drawing of the
# maps, a real PostgreSQL, servers in processes of their own, a pseudo-terminal, empty environments, the built site.
SLOW_FOLDERS = ("web", "maps")
SLOW_FIXTURES = {"postgres", "nursery", "sit_down", "sdist", "site"}
# The slow ones first: whoever is free takes the next, and small ones fill up the end. What runs an event loop of its
# own comes before the browser: Playwright's loop goes on in the worker that has once opened a page.
ORDER = ("test_packaging.py", "maps", "faults", "server", "research", "lessons", "cli", "web", "docs", "bots")
# Tests that share something dear run in one worker.
TOGETHER = {"sdist": "packaging", "site": "site"}


def pytest_itemcollected(item: pytest.Item) -> None:
    used = set(getattr(item, "fixturenames", ()))
    on_postgresql = "postgresql" in getattr(getattr(item, "callspec", None), "params", {}).values()
    if _part(item) in SLOW_FOLDERS or used & SLOW_FIXTURES or on_postgresql:
        item.add_marker("slow")
    for fixture, group in TOGETHER.items():
        if fixture in used:
            item.add_marker(pytest.mark.xdist_group(group))


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: ORDER.index(_part(item)) if _part(item) in ORDER else len(ORDER))


def _part(item: pytest.Item) -> str:
    """The folder of a test, or its file."""
    return item.path.relative_to(TESTS).parts[0]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    from tests.server.postgres import Postgres

    cluster = Postgres()
    yield cluster
    cluster.stop()


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    from tests.server.clients import Nursery

    forking = Nursery()
    yield forking
    forking.close()


# A game is one seed: there is nothing in it to shrink.
PHASES = (Phase.explicit, Phase.reuse, Phase.generate)

settings.register_profile(
    "default",
    phases=PHASES,
    max_examples=40,
    derandomize=True,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.register_profile(
    "soak",
    phases=PHASES,
    max_examples=int(os.environ.get("RONDEL_SOAK", "0") or 0) or 2000,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("soak" if os.environ.get("RONDEL_SOAK") else "default")
