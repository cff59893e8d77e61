"""Setup of all tests: tiers, order, prerequisites, leak detection, and the amount of random play.

Random play is reproducible by default; RONDEL_SOAK enables the long run (see test_random_play.py).
"""

from __future__ import annotations

import asyncio
import gc
import os
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, Phase, settings
from tests import leaks, prerequisites

if TYPE_CHECKING:
    from tests.server.clients import ForkServer
    from tests.server.postgres import Postgres

TESTS = Path(__file__).parent
# Excluded by `dev.py test --fast`, like tests marked `slow`: browser, server, machine learning libraries,
# pseudo-terminal, and hundreds of whole games.
SLOW_FOLDERS = ("maps", "research", "server", "web")
SLOW_FIXTURES = {"open_terminal"}
SLOW_FILES = {
    "analysis/test_review.py",
    "bots/test_golden_choices.py",
    "bots/test_endings.py",
    "bots/test_whole_games.py",
    "cli/test_admin.py",
    "cli/test_analyze.py",
    "cli/test_simulate.py",
    "engine/test_random_play.py",
    "fast/test_fuzz.py",
    "fast/test_garbled_positions.py",
    "fast/test_last_turns.py",
    "fast/test_evaluator.py",
    "fast/test_position.py",
    "fast/test_unit.py",
    "locales/test_new_language.py",
    "puzzles/test_shipped.py",
    "test_suite.py",
}
# Needed for releases only: fault injection and hostile runs, map drawing, empty environments, the built site.
RELEASE_FOLDERS = ("faults", "maps")
RELEASE_FIXTURES = {"sdist", "site"}


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--random-order", type=int, metavar="SEED", help="run the tests in random order")


def pytest_configure() -> None:
    leaks.remember_parents()


def pytest_report_header(config: pytest.Config) -> str | None:
    seed = config.getoption("--random-order")
    return None if seed is None else f"random order: --random {seed}"


def pytest_itemcollected(item: pytest.Item) -> None:
    used = set(getattr(item, "fixturenames", ()))
    path = item.path.relative_to(TESTS).as_posix() if item.path.is_relative_to(TESTS) else ""
    folder = path.partition("/")[0]
    if folder in SLOW_FOLDERS or path in SLOW_FILES or used & SLOW_FIXTURES or prerequisites.needs_postgresql(item):
        item.add_marker("slow")
    if folder in RELEASE_FOLDERS or used & RELEASE_FIXTURES:
        item.add_marker("release")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    seed = config.getoption("--random-order")
    if seed is not None:
        random.Random(seed).shuffle(items)


def pytest_collection_finish() -> None:
    """Freeze modules and tests and raise the GC thresholds; collections took a tenth of the time of server tests."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)


def pytest_runtest_setup(item: pytest.Item) -> None:
    if missing := prerequisites.missing(item):
        pytest.skip(missing)


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Fail a run with skipped tests; the summary names the missing prerequisites."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter and reporter.stats.get("skipped") and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    prerequisites.summarize(terminalreporter)


@pytest.fixture(autouse=True)
def no_leaks() -> Iterator[None]:
    before = leaks.snapshot()
    yield
    if clients := sys.modules.get("tests.server.clients"):
        clients.close_clients()
    if found := leaks.leaked(before):
        pytest.fail("left behind: " + "; ".join(found))


@pytest.fixture(autouse=True)
def no_running_loop(request: pytest.FixtureRequest) -> Iterator[None]:
    """Hide the event loop of Playwright's sync API, which counts as running after the first browser test of a worker.

    Later tests could not call `asyncio.run` otherwise.
    """
    running = asyncio._get_running_loop()
    if running is None or "browser" in request.fixturenames:
        yield
        return
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(running)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    from tests.server.postgres import Postgres

    with leaks.shared():
        cluster = Postgres()
    yield cluster
    cluster.stop()


@pytest.fixture(scope="session")
def fork_server() -> Iterator[ForkServer]:
    from tests.server.clients import ForkServer

    with leaks.shared():
        forking = ForkServer()
    yield forking
    forking.close()


# A game is determined by a seed, so there is nothing to shrink.
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
